# Lời của Mậu Binh bằng tiếng Việt. Cùng khóa và cùng biến với en.ftl.

game-maubinh = Mậu Binh
ruleset-maubinh-maubinh-com = maubinh.com
ruleset-maubinh-maubinh-com-hint = có thưởng, sập, càn quét
ruleset-maubinh-xet-chat = xét chất
ruleset-maubinh-xet-chat-hint = bằng nhau thì so chất
ruleset-maubinh-bigone = BigOne
ruleset-maubinh-bigone-hint = chi bằng nhau là lủng
leave-cost-maubinh = ⚠️ Bỏ ván bây giờ là **binh lủng**: thua cả ba chi cho từng người bài hợp lệ, có thưởng thì tính cả thưởng. Bỏ rồi không vào lại ván này được.

## Chi, tay bài, thắng trắng

mb-row-back-first-back = chi đầu
mb-row-back-first-middle = chi giữa
mb-row-back-first-front = chi cuối
mb-row-numbered-back = chi 3
mb-row-numbered-middle = chi 2
mb-row-numbered-front = chi 1
mb-row-back-last-back = chi cuối
mb-row-back-last-middle = chi giữa
mb-row-back-last-front = chi đầu

mb-category-high-card = mậu thầu
mb-category-pair = đôi
mb-category-two-pair = thú
mb-category-trips = sám cô
mb-category-straight = sảnh
mb-category-flush = thùng
mb-category-full-house = cù lũ
mb-category-quads = tứ quý
mb-category-straight-flush = thùng phá sảnh

mb-hand-high-card = mậu thầu { $high }
mb-hand-pair = đôi { $high }
mb-hand-two-pair = thú { $high }-{ $low }
mb-hand-trips = sám { $high }
mb-hand-straight = sảnh { $high }
mb-hand-flush = thùng { $high }
mb-hand-full-house = cù lũ { $high }
mb-hand-quads = tứ quý { $high }
mb-hand-straight-flush = thùng phá sảnh { $high }

mb-instant-dragon-suited = rồng cuốn
mb-instant-dragon = sảnh rồng
mb-instant-five-pairs-trips = năm đôi một sám
mb-instant-six-pairs = lục phé bôn
mb-instant-three-flushes = ba thùng
mb-instant-three-straights = ba sảnh
mb-instant-same-colour = đồng màu 13 lá
mb-instant-one-off-colour = đồng màu 12 lá
mb-instant-five-consecutive-pairs = năm đôi thông
mb-instant-straight-flush = có thùng phá sảnh
mb-instant-quads = có tứ quý

mb-about-dragon-suited = đủ 2 đến A, cùng một chất
mb-about-dragon = đủ 2 đến A
mb-about-five-pairs-trips = 5 đôi và 1 bộ ba
mb-about-six-pairs = 6 đôi và 1 lá lẻ
mb-about-three-flushes = chia được thành 3 chi đều đồng chất
mb-about-three-straights = chia được thành 3 chi đều liên tiếp
mb-about-same-colour = 13 lá cùng đen hoặc cùng đỏ
mb-about-one-off-colour = 12 lá một màu, 1 lá khác màu
mb-about-five-consecutive-pairs = 5 đôi liền nhau
mb-about-straight-flush = trong bài có 5 lá thùng phá sảnh
mb-about-quads = trong bài có 4 lá giống nhau

## Bàn chung

mb-setting = ### ✍️ Xếp bài · { $deadline }
mb-setting-hint = Bấm **Bài của tôi** để xếp bài. Ai cũng Xong là lật ngay.
mb-sealed = 🔒 Bài ván { $match }: `{ $commitment }…`
mb-doing-done = đã xong
mb-doing-busy = đang xếp
mb-doing-left = đã bỏ ván
mb-doing-timed-out = hết giờ
mb-showdown = ### 🎴 Bài đã chốt, chuẩn bị lật!
mb-banner-instant = THẮNG TRẮNG!
mb-instant-line = 🐉 **{ $who }** thắng trắng: **{ $kind }**!
mb-unset = không xếp bài
mb-fouled-hand = lủng · { $hand }
mb-beats = { $who } ăn { $whom }
mb-next = Sắp tới: { $what } { $when }
mb-next-result = kết quả
mb-total = tổng { $total }
mb-tag-instant = thắng trắng
mb-tag-sweep = càn quét
mb-tag-collapse = sập 3 chi
mb-tag-left = bỏ ván
mb-tag-unset = không xếp
mb-tag-late = hết giờ
mb-tag-order = binh lủng
mb-flaw-left = bỏ ván
mb-flaw-unset = không xếp bài
mb-flaw-late = hết giờ chưa Xong
mb-flaw-order = binh lủng

## Bài riêng

mb-legal = Hợp lệ
mb-foul = Binh lủng
mb-foul-equal = Phải xếp { $back } ≥ { $middle } ≥ { $front }, nếu không sẽ thua cả ba chi.
mb-foul-strict = Phải xếp { $back } > { $middle } > { $front } (bằng nhau cũng là lủng), nếu không sẽ thua cả ba chi.
mb-choose-back = **Bước 1/2:** chọn 5 lá mạnh nhất cho **{ $row }**. Xong hai bước, 3 lá còn lại tự vào { $front }.
mb-choose-middle = **Bước 2/2:** chọn 5 lá cho **{ $row }**. 3 lá còn lại tự vào { $front }.
mb-pick = Chọn { $count } lá cho { $row }
mb-repick = Chọn lại { $count } lá cho { $row }
mb-pick-swap = Đổi chỗ 2 lá cho nhau
mb-is-done = ✅ Bạn đã **Xong**. Vẫn đổi được cho tới lúc lật bài; lần lưu cuối cùng mới tính.
mb-not-done-saved = Bài đã lưu. Bấm **Xong** để khỏi đợi; hết giờ thì tính bài đã lưu.
mb-not-done-foul = Bài đã lưu, nhưng **phải bấm Xong**: hết giờ mà chưa Xong là binh lủng.
mb-not-done-auto = Bài đã lưu. Hết giờ thì tính bài này; nếu đang lủng, máy xếp lại giúp.
mb-instant-held = **Thắng trắng: { $kind }!** { $stakes } từ mỗi người, khỏi cần xếp. Để yên là tự báo.
mb-instant-declined = **Không báo { $kind }.** Bạn so chi như mọi người, nên phải xếp bài.
mb-suggest-about = 💡 **Gợi ý cách xếp**, kèm số lần cược kỳ vọng { $opponents ->
    [1] từ một đối thủ
   *[other] từ { $opponents } đối thủ
}
mb-suggest-honest = Kỳ vọng là mức trung bình qua rất nhiều ván gặp người xếp giỏi, ván này có thể khác. Bấm **Dùng** là lưu ngay, sau đó vẫn đổi được.
mb-suggest-announce = 🐉 Báo { $kind } kỳ vọng { $announced }, xếp khéo nhất { $played }: **cứ để báo**.
mb-suggest-decline = 🐉 Báo { $kind } kỳ vọng { $announced }, xếp khéo nhất { $played }: **đừng báo**.
mb-why-only = Bài này chỉ có một cách xếp hợp lệ.
mb-why-equal = **Vì sao?** Gần như ngang cách “{ $kind }”, ưng cách nào cũng được.
mb-why-free = **Vì sao?** Hơn cách “{ $kind }” chủ yếu nhờ { $gains }, mà hầu như không thiệt chi nào.
mb-why-trade = **Vì sao?** Hơn cách “{ $kind }” chủ yếu nhờ { $gains }; đổi lại thiệt { $losses }.
mb-why-gain = { $row } ({ $hand }) lợi { $stakes }
mb-why-loss = { $stakes } ở { $row }
mb-why-gain-together = tính chung ba chi lợi { $stakes }
mb-why-loss-together = { $stakes } khi tính chung ba chi
mb-suggest-front = mạnh { $row }
mb-suggest-balanced = cân ba chi
mb-suggest-back = mạnh { $row }
mb-button-use = Dùng
mb-button-done = Xong
mb-button-undone = Sửa tiếp
mb-button-done-anyway = Vẫn Xong, chịu lủng
mb-button-mend = Xếp lại
mb-button-new = Xếp từ đầu
mb-button-keep = Giữ bài đã lưu
mb-button-back-again = Chọn lại
mb-button-announce = Báo
mb-button-decline = Không báo
mb-leave-sure = ⚠️ **Bỏ ván thật không?** Bỏ là tính **binh lủng**: thua cả ba chi cho từng người bài hợp lệ, và mất luôn thắng trắng nếu có. Nếu chỉ bận một lát, cứ để đó: bài đã lưu vẫn được tính theo luật hết giờ.
mb-fixed-left = 🚪 Bạn đã bỏ ván này. Kết quả sẽ hiện ở bàn.
mb-fixed-timed-out = ⏰ Hết giờ xếp bài. Đợi lật bài ở bàn nhé.
mb-fixed-reveal = 👀 Bài đã chốt, đang lật từng chi ở bàn.
mb-alt-dealt = 13 lá của bạn: { $cards }
mb-alt-back = { $row }: { $cards }. Còn lại: { $rest }
mb-alt-setting = { $rows }. { $verdict }

## Xem lại

mb-button-review = Xem lại
mb-review-title = 🔎 Xem lại ván { $match }
mb-review-private = Chỉ mình bạn thấy.
mb-review-yours = Bạn xếp
mb-review-yours-unset = Bạn: không xếp
mb-review-yours-announced = Bạn: { $kind }
mb-review-best = Hay nhất
mb-review-best-unset = Hay nhất
mb-review-best-announced = Nên báo: { $kind }
mb-review-expected = Kỳ vọng
mb-review-came = Thực tế
mb-review-unknown = không rõ
mb-review-before = **Trước khi lật** (điều bạn có thể biết)
mb-review-after = **Sau khi lật** (điều không ai biết trước)
mb-review-flaw-order = ⚠️ Bạn xếp lủng.
mb-review-flaw-unset = ⚠️ Bạn không xếp bài nên tính là lủng.
mb-review-flaw-late = ⚠️ Hết giờ mà chưa bấm Xong nên tính là lủng.
mb-review-flaw-left = ⚠️ Bạn bỏ ván nên tính là lủng.
mb-review-timed-out = ⏰ Bạn hết giờ, bài đã lưu được tính.
mb-review-set-for-you = ⏰ Bạn hết giờ; chưa lưu bài hợp lệ thì máy xếp giúp.
mb-review-announced-rightly = 🐉 Báo { $kind } là đúng: kỳ vọng { $announced }, còn xếp khéo nhất chỉ { $played }.
mb-review-announced-wrongly = 🐉 Lẽ ra đừng báo { $kind }: báo kỳ vọng { $announced }, xếp khéo nhất tới { $played }.
mb-review-declined-rightly = 🐉 Không báo { $kind } là đúng: báo chỉ kỳ vọng { $announced }, xếp khéo nhất { $played }.
mb-review-declined-wrongly = 🐉 Lẽ ra nên báo { $kind }: báo kỳ vọng { $announced }, xếp khéo nhất chỉ { $played }.
mb-review-well = ✅ Không cách nào hơn: kỳ vọng { $made } lần cược.
mb-review-lost = Bạn bỏ phí **{ $loss }** lần cược: cách của bạn kỳ vọng { $made }, cách hay nhất { $best }.
mb-review-got = Bạn được **{ $got }**.
mb-review-best-got = Cách hay nhất thì được **{ $best }**.
mb-review-unshown = Có bài không lật, nên cách khác sẽ ra sao thì không ai rõ.
mb-review-no-more = Gặp đúng những bài này, không gì được hơn.
mb-review-missed = Gặp đúng những bài này, nhiều nhất có thể là **{ $most }**. Không ai biết trước được: phần đó là may rủi, không phải lỗi.
mb-review-by-announcing = bằng cách báo thắng trắng

## Chi tiết

mb-pair = **{ $one }** với **{ $other }**: **{ $total }**
mb-item-sweep = càn quét
mb-item-collapse = sập 3 chi
mb-item-instant = thắng trắng
mb-reason-row = { $winner }: { $hand }
mb-reason-bonus = { $winner }: { $hand }, thưởng { $stakes } lần thay cho 1
mb-reason-foul = { $loser } { $flaw }
mb-reason-equal = bằng nhau
mb-reason-both-fouled = cả hai cùng lủng

## Luật chơi

mb-rules-goal = Mỗi người 13 lá, xếp thành ba chi: **{ $back }** 5 lá mạnh nhất, **{ $middle }** 5 lá, **{ $front }** 3 lá. Từng cặp người so từng chi với nhau.
mb-rules-ladder = **Từ mạnh đến yếu:** { $ladder }. { $front } chỉ có thể là sám cô, đôi hoặc mậu thầu. Sảnh lớn nhất 10-J-Q-K-A, nhỏ nhất A-2-3-4-5.
mb-rules-foul = **Binh lủng:** phải xếp { $back } ≥ { $middle } ≥ { $front }. Lủng thì thua cả ba chi cho người hợp lệ, đúng giá trị chi của họ; hai người cùng lủng thì hòa.
mb-rules-foul-strict = **Binh lủng:** phải xếp { $back } > { $middle } > { $front }, bằng nhau cũng là lủng. Lủng thì thua cả ba chi cho người hợp lệ; hai người cùng lủng thì hòa.
mb-rules-suits = **Có xét chất:** cơ > rô > tép > bích. Thùng và mậu thầu chỉ so lá lớn nhất (số rồi chất); sảnh so lá đầu; còn lại so số trước, bằng nhau mới xét chất.
mb-rules-no-suits = **Không xét chất:** so từng lá từ lớn xuống; bằng nhau thì chi đó hòa.
mb-rules-scoring = **Tính tiền:** thắng một chi được 1 lần cược.
mb-rules-bonuses = Chi thắng bằng tay đặc biệt, số lần thay cho 1: { $bonuses }.
mb-rules-collapse = **Sập 3 chi:** ai bét cả ba chi trả thêm mỗi người { $stakes } lần. Binh lủng cũng kể là sập.
mb-rules-sweep = **Càn quét:** từ 3 người trở lên, ai thắng cả ba chi của mọi người thì tiền chi nhân { $factor }.
mb-rules-instants = **Thắng trắng** (khỏi xếp bài), ăn của mỗi người không thắng trắng:
mb-rules-instant = { $stakes ->
   *[other] **{ $stakes } lần**:
}
mb-rules-instants-draw = Hai người cùng thắng trắng thì hòa nhau. Được quyền *không báo* để so chi như thường.
mb-rules-instants-compare = Hai người cùng thắng trắng: loại mạnh hơn ăn; cùng loại thì so tiếp. Được quyền *không báo* để so chi như thường.
mb-rules-instants-alone = { $what } không tính trong ván có người thắng trắng.
mb-rules-time = **Thời gian:** { $seconds } giây để xếp. Lưu bao nhiêu lần cũng được; **Xong** rồi vẫn đổi được đến lúc lật bài.
mb-rules-timeout-saved = Hết giờ thì tính bài đã lưu; chưa lưu là binh lủng.
mb-rules-timeout-foul = Hết giờ mà chưa bấm Xong là binh lủng, dù đã lưu.
mb-rules-timeout-auto = Hết giờ mà chưa lưu bài hợp lệ thì máy xếp giúp.
mb-rules-leaving = Bỏ ván giữa chừng là binh lủng, thắng trắng cũng mất.

## Lệnh gõ

command-set = xếp
command-set-about = Xếp bài Mậu Binh bằng cách gõ
command-set-back = sau
command-set-back-about = 5 lá mạnh nhất, hoặc cả 13 lá: Ah, 10♥, A cơ, hay số thứ tự 1 đến 13
command-set-middle = giữa
command-set-middle-about = 5 lá chi giữa
command-set-front = trước
command-set-front-about = 3 lá còn lại; để trống cũng được
mb-complete-whole = 💡 { $stakes } { $kind }: { $hands }

## Từ chối

illegal-choose-count = Cần chọn đúng { $count } lá, bạn chọn { $chosen }.
illegal-same-row = Hai lá đó cùng một chi, đổi cũng như không. Chọn hai lá ở hai chi khác nhau.
illegal-typed-row-count = { $row ->
    [back] Ô thứ nhất (chi mạnh nhất)
    [middle] Ô thứ hai (chi giữa)
   *[front] Ô thứ ba (chi 3 lá)
} cần { $wanted } lá, bạn gõ { $count }. Bạn cũng có thể gõ cả 13 lá vào ô thứ nhất.
illegal-not-thirteen = Cần đủ 13 lá, ở đây có { $count }.
illegal-already-done = Bạn đã Xong rồi.
illegal-not-done = Bạn chưa bấm Xong.
illegal-nothing-saved = Bạn chưa xếp bài. Xếp đủ ba chi rồi hãy bấm Xong.
illegal-no-instant-win = Bài bạn không có thắng trắng.
illegal-already-declined = Bạn đã chọn không báo rồi.
illegal-not-declined = Bạn đang báo thắng trắng rồi.
illegal-bad-timeout = Việc này do đồng hồ làm.
illegal-rows-are-fixed = Bài đã chốt, đang lật, không đổi được nữa.
illegal-time-is-up = Hết giờ xếp bài rồi.
illegal-still-setting = Chưa lật được: vẫn còn người đang xếp bài.
