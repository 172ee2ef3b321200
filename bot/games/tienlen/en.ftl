# The words of Tiến Lên in English. Same keys and variables as vi.ftl.

game-tienlen = Tiến Lên
ruleset-tienlen-mien-bac = northern
ruleset-tienlen-mien-bac-hint = same suits
ruleset-tienlen-mien-nam = southern
ruleset-tienlen-mien-nam-hint = any suits
leave-cost-tienlen = ⚠️ Leaving now gives you the **lowest place that is free**: you pay for it, and perhaps for what rots in your hand. Chops are still paid. You cannot come back into this match.

## Plays

tl-kind-single = single
tl-kind-pair = pair
tl-kind-triple = triple
tl-kind-quad = four of a kind
tl-kind-straight = straight
tl-kind-three-pairs = three pairs in a row
tl-kind-four-pairs = four pairs in a row
tl-kind-two = 2
tl-kind-three-triples = three triples

tl-play-single = single { $rank }
tl-play-pair = pair of { $ranks }
tl-play-triple = three { $ranks }
tl-play-quad = four { $ranks }
tl-play-straight = { $size }-card straight to { $rank }
tl-play-three-pairs = three pairs in a row to { $rank }
tl-play-four-pairs = four pairs in a row to { $rank }
tl-play-two = the 2 of { $suit }
tl-play-twos = pair of twos

# Several of a rank. Never a figure with an s: that is how a card of spades is written.
tl-ranks-3 = threes
tl-ranks-4 = fours
tl-ranks-5 = fives
tl-ranks-6 = sixes
tl-ranks-7 = sevens
tl-ranks-8 = eights
tl-ranks-9 = nines
tl-ranks-10 = tens
tl-ranks-j = jacks
tl-ranks-q = queens
tl-ranks-k = kings
tl-ranks-a = aces

tl-instant-dragon = dragon
tl-instant-six-pairs = six pairs
tl-instant-four-twos = four twos
tl-instant-five-consecutive-pairs = five pairs in a row

## The board

tl-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tl-figure = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tl-passed = passed
tl-left = left
tl-stuck = only a 2 left
tl-on-table = 🃏 On the table: **{ $cards }** by **{ $who }**
tl-leads = 🆕 New round: **{ $who }** leads anything.
tl-leads-first = 🆕 New round: **{ $who }** leads.
tl-nothing-laid = Nothing laid yet
tl-last-round = won the last round
tl-round = Round { $number }: { $moves }
tl-round-won = { $who } won the last round with { $cards }

## Chops, rotten hands, instant wins

tl-shout-chop = CHOP!
tl-shout-chop-two = 2 CHOPPED!
tl-shout-chained = CHOP ON CHOP!
tl-shout-instant = INSTANT WIN!
tl-banner-pays = { $payer } pays { $payee }
tl-chop = **{ $bomber } chops { $payer }!** { $bomb } on { $chopped }. Unless it is chopped in turn, { $payer } pays { $bomber } **{ $stakes }**.
tl-chop-chained = **{ $bomber } chops { $payer }’s chop!** { $bomb } on { $chopped }. Unless it is chopped again, { $payer } pays for the whole chain: **{ $stakes }** to { $bomber }.
tl-chop-paid = { $bomber } chopped { $payer }’s { $chopped } with { $bomb }: { $payer } pays **{ $stakes }**
tl-chop-paid-chained = { $bomber } chopped { $payer }’s chop, { $chopped }, with { $bomb }: { $payer } pays **{ $stakes }** for { $sum }
tl-rotten = { $payer } has a **rotten hand**, { $parts }: pays { $payee } **{ $stakes }**
tl-instant = **{ $who } wins instantly: { $kind }!**
tl-tag-instant = instant win
tl-tag-frozen = frozen
tl-tag-rotten-twos = rotten 2
tl-tag-rotten-goods = rotten bomb
tl-tag-rotten-both = rotten 2 + bomb
tl-left-over = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}

## The private panel

tl-your-cards = Your cards
tl-nothing-beats = 🚫 You hold nothing that beats it.
tl-only-a-two = 🚫 All you have left is a 2. A 2 may not be the last card, so you can only pass.
tl-you-passed = 💤 You passed, so you are out of this round. What you plan now is for the next one.
tl-you-are-out = { $medal } **You are { $place }!** Watch the others finish.
tl-you-left = 🚪 You have left this match. The result will be on the board.
tl-pick = Choose cards to play
tl-pick-legal = 🟢 **{ $cards }**: legal
tl-pick-plan = 🟡 **{ $cards }**: can be planned, is played if legal in your turn
tl-choose-lead = { $count ->
    [one] Lead: { $count } way
   *[other] Lead: { $count } ways
}
tl-choose-other = { $count ->
    [one] { $count } other play
   *[other] { $count } other plays
}
tl-sort-rank = By rank
tl-sort-suit = By suit
tl-suggest = 💡 Suggestion: **{ $cards }**. Press Play if you like it.
tl-suggest-pass = 💡 Suggestion: **pass**, and keep your cards for the next round.
tl-line-paid = Paid { $who } **{ $stakes }** · { $why }
tl-line-got = Got **{ $stakes }** from { $who } · { $why }
tl-reason-place = place
tl-reason-chop = chop
tl-reason-rotten = rotten hand
tl-reason-instant = instant win
tl-alt-table = On the table: { $cards } by { $who }.
tl-alt-nothing = Nothing on the table.
tl-alt-hand = Your cards: { $cards }.

## Details

tl-detail = **{ $payer }** pays **{ $payee }** **{ $stakes }** · { $why }
tl-why-place = { $payer } pays { $payee }
tl-why-chop = { $sum }, chopped by { $bomb }
tl-why-chained = the whole chain of chops up to { $bomb }: { $sum }
tl-why-rotten = rotten: { $parts }
tl-why-instant = instant win: { $kind }
tl-held = { $who } still held { $cards }

## The rules

tl-rules-goal = Everybody gets 13 cards; **the first to get rid of them wins**. Ranks, low to high: 3 4 5 6 7 8 9 10 J Q K A 2. Suits, low to high: ♠ spades, ♣ clubs, ♦ diamonds, ♥ hearts. Players call a 2 a *heo* (pig).
tl-rules-plays = **Plays:** single · pair · triple · four of a kind · straight (three or more ranks in a row, up to the ace) · three pairs in a row · four pairs in a row. A 2 is only played as a single or a pair.
tl-rules-beat-same = **Beating:** the same kind, as many cards, the **same suits**, higher. A lone 5♥ is only beaten by a higher heart; 5♥ 5♦ only by a higher pair of hearts and diamonds; 3♠ 4♥ 5♠ by a higher straight of two spades and a heart.
tl-rules-beat-free = **Beating:** the same kind, as many cards, higher, **in any suits**. Between equal ranks the suit of the top card decides.
tl-rules-twos = A 2 beats every single that is no 2, and a 2 of a lower suit. A pair of twos beats every other pair; the pair with 2♥ beats the pair without.
tl-rules-bombs = **Chopping** (*chặt* 💣, in any suits): **four of a kind** chops a 2, a pair of twos, three pairs in a row, a lower four of a kind. **Three pairs in a row** chop a 2 and lower three pairs. **Four pairs in a row** chop a 2, a pair of twos, three pairs, four of a kind, lower four pairs.
tl-rules-values = Whoever is chopped pays the chopper (stakes): 2♠ **{ $spades }**, 2♣ **{ $clubs }**, 2♦ **{ $diamonds }**, 2♥ **{ $hearts }**, a pair of twos the sum; four of a kind **{ $quad }**, three pairs **{ $three }**, four pairs **{ $four }**.
tl-rules-chained = **Chop on chop** (*chặt chồng*): when a chop is chopped, the last one chopped pays for the whole chain and those before pay nothing. A 2 on a 2 costs nothing.
tl-rules-round = **Rounds:** everybody in turn beats what lies there or passes; who passes is out until the next round. When nobody goes on, the last to play wins the round and leads; a leader may not pass.
tl-rules-lead = In the first match the holder of 3♠ (or of the lowest card dealt) leads anything; later on the winner of the last match leads.
tl-rules-first = In the first match the holder of 3♠ (or of the lowest card dealt) leads, and that card must be in the first play; later on the winner of the last match leads.
tl-rules-last = **A 2 may not be the last card.** Who has nothing left but a 2 is stuck and cannot play any more.
tl-rules-places = **Places** (stakes):
tl-rules-place = { $payer } pays { $payee } **{ $stakes }**
tl-rules-place-line = - { $players } players: { $paid }
tl-rules-rotten-last = **Rotten hand** (*thúi*): the last one pays the first for what rots in his hand.
tl-rules-rotten-each = **Rotten hand** (*thúi*): whoever still holds cards pays the first for what rots in his hand.
tl-rules-rotten-values = Each 2 as above; { $worth }. Every card counts once, the dearest way.
tl-rules-instants = **Instant wins** (*tới trắng*) at the deal: { $kinds }. **{ $stakes }** stakes from each player.
tl-rules-time = **Time:** { $seconds } seconds a turn; then you pass (a leader plays his lowest single). Leaving takes the lowest place that is free; chops are still paid.

## Refusals

illegal-nothing-chosen = You have not chosen any cards.
illegal-already-out = You have no cards left; watch the others finish.
illegal-passed-this-round = You passed, so you are out until the next round.
illegal-twos-single-or-pair = A 2 is only played as a single or as a pair.
illegal-two-not-last = A 2 may not be the last card: keep another one to finish with.
illegal-first-play-must-hold = The first play of the match must hold { $card }.
illegal-must-same-kind = { $wanted ->
    [single] A single lies there: beat it with one card.
    [pair] A pair lies there: beat it with a pair.
    [triple] A triple lies there: beat it with a triple.
    [straight] A straight of { $size } lies there: beat it with a straight of { $size }.
   *[other] { $current } lies there: only a greater bomb beats it.
}
illegal-must-same-suits = It must be in the same suits: { $suits }.
illegal-cannot-chop = { $kind ->
    [quad] Four of a kind does not chop { $current }.
    [three_pairs] Three pairs in a row do not chop { $current }.
   *[four_pairs] Four pairs in a row do not chop { $current }.
}
