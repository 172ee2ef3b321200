# Lời của Tiến Lên bằng tiếng Việt. Cùng khóa và cùng biến với en.ftl.

game-tienlen = Tiến Lên
ruleset-tienlen-mien-bac = miền Bắc
ruleset-tienlen-mien-bac-hint = cùng chất
ruleset-tienlen-mien-nam = miền Nam
ruleset-tienlen-mien-nam-hint = chất tự do
leave-cost-tienlen = ⚠️ Bỏ ván bây giờ là nhận **hạng thấp nhất còn lại**, phải trả tiền hạng đó, có thể phải trả cả tiền thúi cho bài đang cầm. Đã bị chặt thì vẫn trả. Bỏ rồi không vào lại ván này được.

## Bộ bài

tl-kind-single = lá lẻ
tl-kind-pair = đôi
tl-kind-triple = sám cô
tl-kind-quad = tứ quý
tl-kind-straight = sảnh
tl-kind-three-pairs = ba đôi thông
tl-kind-four-pairs = bốn đôi thông
tl-kind-two = heo
tl-kind-three-triples = ba sám cô

tl-play-single = lá { $rank }
tl-play-pair = đôi { $ranks }
tl-play-triple = sám { $ranks }
tl-play-quad = tứ quý { $ranks }
tl-play-straight = sảnh { $size } lá tới { $rank }
tl-play-three-pairs = ba đôi thông tới { $rank }
tl-play-four-pairs = bốn đôi thông tới { $rank }
tl-play-two = heo { $suit }
tl-play-twos = đôi heo

# Nhiều lá cùng một số.
tl-ranks-3 = 3
tl-ranks-4 = 4
tl-ranks-5 = 5
tl-ranks-6 = 6
tl-ranks-7 = 7
tl-ranks-8 = 8
tl-ranks-9 = 9
tl-ranks-10 = 10
tl-ranks-j = J
tl-ranks-q = Q
tl-ranks-k = K
tl-ranks-a = A

tl-instant-dragon = sảnh rồng
tl-instant-six-pairs = sáu đôi
tl-instant-four-twos = tứ quý heo
tl-instant-five-consecutive-pairs = năm đôi thông

## Bàn chung

tl-cards = { $count ->
   *[other] { $count } lá
}
tl-figure = { $count } lá
tl-passed = bỏ lượt
tl-left = bỏ ván
tl-stuck = chỉ còn heo
tl-on-table = 🃏 Trên bàn: **{ $cards }** của **{ $who }**
tl-leads = 🆕 Vòng mới: **{ $who }** ra bài tùy ý.
tl-leads-first = 🆕 Vòng mới: **{ $who }** ra bài.
tl-nothing-laid = Chưa có bài nào
tl-last-round = thắng vòng trước
tl-round = Vòng { $number }: { $moves }
tl-round-won = Vòng trước { $who } thắng bằng { $cards }

## Chặt, thúi, tới trắng

tl-shout-chop = CHẶT!
tl-shout-chop-two = CHẶT HEO!
tl-shout-chained = CHẶT CHỒNG!
tl-shout-instant = TỚI TRẮNG!
tl-banner-pays = { $payer } trả { $payee }
tl-chop = **{ $bomber } chặt { $payer }!** { $bomb } đè { $chopped }. Không bị chặt lại thì { $payer } trả { $bomber } **{ $stakes }**.
tl-chop-chained = **{ $bomber } chặt chồng { $payer }!** { $bomb } đè { $chopped }. Không bị chặt nữa thì { $payer } gánh hết, trả { $bomber } **{ $stakes }**.
tl-chop-paid = { $payer } bị chặt { $chopped } bằng { $bomb }: trả { $bomber } **{ $stakes }**
tl-chop-paid-chained = { $payer } bị chặt chồng { $chopped } bằng { $bomb }: trả { $bomber } **{ $stakes }**: { $sum }
tl-rotten = { $payer } **thúi** { $parts }: trả { $payee } **{ $stakes }**
tl-instant = **{ $who } tới trắng: { $kind }!**
tl-tag-instant = tới trắng
tl-tag-frozen = cóng
tl-tag-rotten-twos = thúi heo
tl-tag-rotten-goods = thúi hàng
tl-tag-rotten-both = thúi heo, hàng
tl-left-over = { $count ->
   *[other] còn { $count } lá
}

## Bài riêng

tl-your-cards = Bài của bạn
tl-nothing-beats = 🚫 Bạn không có gì chặn được.
tl-only-a-two = 🚫 Bạn chỉ còn một heo. Heo không được đánh cuối, nên chỉ còn cách bỏ lượt.
tl-you-passed = 💤 Bạn đã bỏ lượt nên mất vòng này. Bài hẹn bây giờ là cho vòng sau.
tl-you-are-out = { $medal } **Bạn { $place }!** Ngồi xem mọi người đánh nốt nhé.
tl-you-left = 🚪 Bạn đã bỏ ván này. Kết quả sẽ hiện ở bàn.
tl-pick = Chọn lá để đánh
tl-pick-legal = 🟢 **{ $cards }**: đánh được
tl-pick-plan = 🟡 **{ $cards }**: hẹn được, tới lượt còn hợp lệ mới đánh
tl-choose-lead = { $count ->
   *[other] Ra bài: { $count } cách
}
tl-choose-other = { $count ->
   *[other] Cách khác: { $count }
}
tl-sort-rank = Theo số
tl-sort-suit = Theo chất
tl-suggest = 💡 Gợi ý: **{ $cards }**. Ưng thì bấm Đánh.
tl-suggest-pass = 💡 Gợi ý: **bỏ lượt**, giữ bài cho vòng sau.
tl-line-paid = Trả { $who } **{ $stakes }** · { $why }
tl-line-got = Ăn { $who } **{ $stakes }** · { $why }
tl-reason-place = tiền hạng
tl-reason-chop = chặt
tl-reason-rotten = thúi
tl-reason-instant = tới trắng
tl-alt-table = Trên bàn: { $cards } của { $who }.
tl-alt-nothing = Trên bàn chưa có bài.
tl-alt-hand = Bài của bạn: { $cards }.

## Chi tiết

tl-detail = **{ $payer }** trả **{ $payee }** **{ $stakes }** · { $why }
tl-why-place = { $payer } trả { $payee }
tl-why-chop = bị { $bomb } chặt { $sum }
tl-why-chained = bị { $bomb } chặt chồng, gánh cả { $sum }
tl-why-rotten = thúi { $parts }
tl-why-instant = tới trắng: { $kind }
tl-held = { $who } còn { $cards }

## Luật chơi

tl-rules-goal = Mỗi người 13 lá, ai **hết bài trước thắng**. Số từ nhỏ đến lớn: 3 4 5 6 7 8 9 10 J Q K A 2. Chất từ nhỏ đến lớn: ♠ bích, ♣ tép, ♦ rô, ♥ cơ. Con 2 gọi là **heo**.
tl-rules-plays = **Các bộ:** lá lẻ · đôi · sám cô (3 lá cùng số) · tứ quý · sảnh (từ 3 lá liền nhau, tới A là hết) · ba đôi thông (3 đôi liền nhau) · bốn đôi thông. Heo chỉ đánh lẻ hoặc đánh đôi.
tl-rules-beat-same = **Chặn:** cùng kiểu, cùng số lá, **cùng chất** và lớn hơn. Ví dụ 5♥ chỉ bị chặn bởi lá cơ lớn hơn; đôi 5♥ 5♦ chỉ bị chặn bởi đôi cơ-rô lớn hơn; sảnh 3♠ 4♥ 5♠ bị chặn bởi sảnh lớn hơn cũng gồm hai bích một cơ.
tl-rules-beat-free = **Chặn:** cùng kiểu, cùng số lá và lớn hơn, **chất nào cũng được**. Bằng số thì so chất của lá lớn nhất.
tl-rules-twos = Heo chặn mọi lá lẻ không phải heo, và chặn heo nhỏ chất hơn. Đôi heo chặn mọi đôi; đôi heo có ♥ chặn đôi heo không có ♥.
tl-rules-bombs = **Chặt** 💣 (chất nào cũng được): **tứ quý** chặt một heo, đôi heo, ba đôi thông, tứ quý nhỏ hơn. **Ba đôi thông** chặt một heo, ba đôi thông nhỏ hơn. **Bốn đôi thông** chặt một heo, đôi heo, ba đôi thông, tứ quý, bốn đôi thông nhỏ hơn.
tl-rules-values = Bị chặt thì trả người chặt (lần cược): 2♠ **{ $spades }**, 2♣ **{ $clubs }**, 2♦ **{ $diamonds }**, 2♥ **{ $hearts }**, đôi heo thì cộng lại; tứ quý **{ $quad }**, ba đôi thông **{ $three }**, bốn đôi thông **{ $four }**.
tl-rules-chained = **Chặt chồng:** bị chặt lại thì người bị chặt sau cùng gánh hết tiền của cả chuỗi, những người trước khỏi trả. Heo đè heo không mất tiền.
tl-rules-round = **Vòng:** lần lượt từng người chặn hoặc bỏ lượt; bỏ lượt là **mất vòng**, đợi vòng sau. Không ai chặn nữa thì người đánh cuối thắng vòng và ra bài mới; người ra bài không được bỏ lượt.
tl-rules-lead = Ván đầu ai cầm 3♠ (hoặc lá nhỏ nhất đã chia) ra bài, đánh gì cũng được; từ ván sau người về nhất ra bài.
tl-rules-first = Ván đầu ai cầm 3♠ (hoặc lá nhỏ nhất đã chia) ra bài, và bài đầu tiên phải có lá đó; từ ván sau người về nhất ra bài.
tl-rules-last = **Không được về bằng heo:** lá cuối cùng không được là 2. Ai chỉ còn một heo thì đứng yên, không đánh được nữa.
tl-rules-places = **Tiền hạng** (lần cược):
tl-rules-place = { $payer } trả { $payee } **{ $stakes }**
tl-rules-place-line = - { $players } người: { $paid }
tl-rules-rotten-last = **Thúi:** người bét trả người về nhất cho bài thúi còn trên tay.
tl-rules-rotten-each = **Thúi:** ai còn bài trên tay cũng trả người về nhất cho bài thúi của mình.
tl-rules-rotten-values = Mỗi heo theo giá trên; { $worth }. Mỗi lá chỉ tính một lần, theo cách đắt nhất.
tl-rules-instants = **Tới trắng** ngay khi chia: { $kinds }. Ăn mỗi người **{ $stakes }** lần.
tl-rules-time = **Thời gian:** mỗi lượt { $seconds } giây, hết giờ thì tự bỏ lượt (người ra bài thì đánh lá lẻ nhỏ nhất). Bỏ ván là nhận hạng thấp nhất còn lại; tiền chặt vẫn tính.

## Từ chối

illegal-nothing-chosen = Bạn chưa chọn lá nào.
illegal-already-out = Bạn đã hết bài, ngồi xem mọi người đánh nốt nhé.
illegal-passed-this-round = Bạn đã bỏ lượt nên mất vòng này, đợi vòng sau nhé.
illegal-twos-single-or-pair = Heo chỉ được đánh lẻ hoặc đánh đôi.
illegal-two-not-last = Không được về bằng heo: phải chừa lại lá khác để đánh cuối.
illegal-first-play-must-hold = Bài đầu tiên của ván phải có { $card }.
illegal-must-same-kind = { $wanted ->
    [single] Trên bàn là lá lẻ, phải chặn bằng một lá.
    [pair] Trên bàn là đôi, phải chặn bằng đôi.
    [triple] Trên bàn là sám cô, phải chặn bằng sám cô.
    [straight] Trên bàn là sảnh { $size } lá, phải chặn bằng sảnh { $size } lá.
   *[other] Trên bàn là { $current }, phải chặn bằng hàng lớn hơn.
}
illegal-must-same-suits = Phải cùng chất { $suits }.
illegal-cannot-chop = { $kind ->
    [quad] Tứ quý không chặt được { $current }.
    [three_pairs] Ba đôi thông không chặt được { $current }.
   *[four_pairs] Bốn đôi thông không chặt được { $current }.
}
