game-onecard = Một Lá
leave-cost-onecard = Bỏ ván bây giờ là bỏ bài: có người theo thì bạn mất một lần cược.
onecard-yours = Lá của bạn: **{ $card }**
onecard-stay = Theo
onecard-fold = Bỏ
onecard-paid = { $payer } trả { $payee } ×{ $stakes }
onecard-rules = Mỗi người một lá, lần lượt theo hoặc bỏ. Ai theo mà lá lớn nhất thì ăn: người theo trả 2 lần, người bỏ trả 1 lần.
