game-onecard = One Card
leave-cost-onecard = Leaving now is folding: if somebody stays, you pay one stake.
onecard-yours = Your card: **{ $card }**
onecard-stay = Stay
onecard-fold = Fold
onecard-paid = { $payer } pays { $payee } ×{ $stakes }
onecard-rules = One card each. Stay or fold in turn: the highest card that stayed is paid, 2 stakes by who stayed, 1 by who folded.
