# Lời của Chuo Pai bằng tiếng Việt. Cùng khóa và cùng biến với en.ftl. Tên chữ Hán nằm trong names.py.

game-chuopai = Chuo Pai
ruleset-chuopai-tu-xuyen = Tứ Xuyên
leave-cost-chuopai = ⚠️ Bỏ ván bây giờ thì **máy đánh thay bạn** tới hết ván, kết quả vẫn tính cho bạn: có thể thua tới 2 lần cược. Bỏ rồi không vào lại ván này được.

## Quân và họ

cp-heaven = Thiên
cp-earth = Địa
cp-man = Nhân
cp-harmony = Hòa
cp-long-three = Trường Tam
cp-plum = Mai
cp-bench = Ghế Dài
cp-cat = Mèo
cp-high-foot = Cao Cước
cp-axe = Rìu
cp-four-six = Tứ Lục
cp-black-nine = Chín Đen
cp-straight-eight = Tám Thẳng
cp-bent-eight = Tám Cong
cp-black-seven = Bảy Đen
cp-black-five = Năm Đen
cp-red-nine = Chín Đỏ
cp-red-seven = Bảy Đỏ
cp-red-five = Năm Đỏ
cp-nail = Đinh
cp-two-red = Nhị Hồng

cp-family-long = họ Dài
cp-family-yao = họ Yêu
cp-family-black = họ Đen
cp-family-red = họ Đỏ
cp-kind-heaven-nine = Thiên Cửu
cp-kind-earth-eight = Địa Bát
cp-kind-man-seven = Nhân Thất
cp-kind-harmony-five = Hòa Ngũ

## Bàn chung

cp-tiles = { $count ->
   *[other] { $count } quân
}
cp-points = { $count ->
   *[other] { $count } điểm
}
cp-passed = bỏ lượt
cp-left = đã bỏ, máy đánh thay
cp-on-table = 🀄 Trên bàn: **{ $tiles }** của **{ $who }**
cp-beaten-by = ⚔️ Chặn được: { $plays }
cp-beaten-by-special = ⚔️ Chặn được: { $kinds } (đúng { $count } quân)
cp-beaten-by-none = 👑 Không gì chặn được nữa.
cp-must-beat-all = -# Có quân chặn được là phải chặn, không có mới được bỏ lượt.
cp-leads = 🆕 Vòng { $number }: **{ $who }** ra trước tùy ý.
cp-you-lead = 🆕 Vòng { $number }: **bạn** ra trước tùy ý.
cp-nothing-laid = Chưa có quân nào
cp-won-note = thắng vòng, +{ $points }
cp-bonus = **Thưởng mở bài:** { $who } hạ { $tiles }, **+{ $points }**
cp-shout-bonus = THƯỞNG MỞ BÀI
cp-shout-tie = HÒA!
cp-round = Vòng { $number }: { $moves }
cp-round-won = Vòng trước { $who } thắng bằng { $tiles }, +{ $points }
cp-round-whole = Vòng { $number }: { $moves } → { $who } +{ $points }
cp-tied-with = bằng điểm { $who }
cp-alt-table = Trên bàn: { $tiles } của { $who }.
cp-alt-nothing = Trên bàn chưa có quân nào.
cp-alt-hand = { $count } quân của bạn: { $tiles }.

## Bài riêng

cp-nothing-beats = 🚫 Bạn không có gì chặn được, chỉ còn cách **bỏ lượt**.
cp-nothing-beats-yet = 🚫 Lúc này bạn chưa có gì chặn được. Có thể hẹn bỏ lượt.
cp-acted = 💤 Vòng này bạn đã đi rồi. Hẹn bây giờ là cho vòng sau.
cp-choose-answer = { $count ->
   *[other] { $count } cách chặn
}
cp-choose-lead = Ra trước: chọn quân hoặc bộ
cp-choose = Hẹn: chọn quân hoặc bộ
cp-choose-some = Đánh những quân nào?
cp-button-play = Đánh ×{ $count }
cp-button-plan = Hẹn ×{ $count }
cp-suggest = 💡 Gợi ý: **{ $tiles }**. Ưng thì bấm nút xanh.
cp-suggest-pass = 💡 Bạn không có gì chặn được: **bỏ lượt** thôi.
cp-you-left = 🚪 Bạn đã bỏ ván này, máy đánh thay bạn. Kết quả sẽ hiện ở bàn.
cp-you-are-out = 🏁 **Bạn đã hết quân.** Chồng của bạn: { $points }. Ngồi xem mọi người đánh nốt nhé.
cp-line-got = Ăn { $who } **{ $stakes }**: { $mine } điểm so với { $theirs }
cp-line-paid = Thua { $who } **{ $stakes }**: { $mine } điểm so với { $theirs }
cp-line-even = Hòa với { $who }: cùng { $mine } điểm

## Chi tiết

cp-detail = **{ $payer }** trả **{ $payee }** **{ $stakes }** · chồng { $low } thua chồng { $high }
cp-detail-even = **{ $one }** và **{ $other }** hòa, không ai trả ai · chồng cùng { $points }
cp-from-bonus = { $points } (mở bài)
cp-from-round = { $points } (vòng { $number })
cp-held = { $who } còn { $tiles }, không tính điểm

## Luật chơi

cp-rules-goal = Ba người, mỗi người 28 quân trong 84 quân: **21 loại, mỗi loại bốn quân**. Thiếu người thì máy ngồi vào. Thắng vòng thì được ăn quân; **chồng ai nhiều quân nhất là thắng**.
cp-rules-families = **Các họ**, trong mỗi họ từ lớn đến nhỏ (`=` là ngang nhau, trong hình mang cùng số). Khác họ không chặn được nhau:
cp-rules-round = **Một vòng:** người ra trước đánh **một đến bốn quân giống nhau**, hoặc một bộ. Sau đó mỗi người kia đi đúng một lượt: **chặn được là phải chặn**, không chặn được thì bỏ lượt. Người thắng chỉ lấy **những quân thắng của chính mình** về chồng, mỗi quân một điểm, rồi ra trước vòng sau; các quân khác bỏ ra ngoài.
cp-rules-beat = **Chặn:** cùng họ, cùng số quân, loại lớn hơn. Loại ngang nhau không chặn được nhau, cũng không đánh chung được.
cp-rules-special = **Bộ:** ít nhất một quân đầu kèm ít nhất một quân theo nó, từ 2 đến 12 quân. Chỉ bộ lớn hơn có cùng số quân mới chặn được; bộ và quân giống nhau không chặn được nhau. Từ lớn đến nhỏ:
cp-rules-pairing = **{ $kind }**: { $head } kèm { $first } hoặc { $second }
cp-rules-bonus = **Thưởng mở bài:** chia bài xong, ai có cả Đinh 1-2 lẫn Nhị Hồng 2-4 thì hạ hết các quân của hai loại này về chồng, mỗi quân một điểm.
cp-rules-end = **Hết ván:** xong một vòng mà chỉ còn tối đa một người có quân. Quân còn trên tay không tính. Cứ hai người so chồng với nhau: chồng lớn ăn chồng nhỏ **1 lần** cược; bằng nhau thì thôi.
cp-rules-time = **Thời gian:** mỗi lượt { $seconds } giây, hết giờ thì máy đánh thay lượt đó. Bỏ ván thì máy đánh thay tới cuối, kết quả vẫn là của bạn.

## Lệnh gõ

command-play-tiles = xuất
command-play-tiles-about = Chuo Pai: đánh quân bằng cách gõ
command-play-tiles-tiles = quân
command-play-tiles-tiles-about = Các quân muốn đánh: 6-6 x2, thiên x2, 天 x2; gõ “bỏ” để bỏ lượt

## Từ chối

illegal-typed-nothing = Bạn chưa gõ quân nào.
illegal-typed-no-tile = “{ $token }” không phải quân nào. Gõ số chấm, như `6-6` hay `1-3 x2`, hoặc tên, như thiên.
illegal-must-beat = { $plays ->
   *[other] Phải chặn: bạn có { $plays } cách, không được bỏ lượt.
}
illegal-must-be-set = Trên bàn là quân giống nhau, phải chặn bằng quân giống nhau.
illegal-must-be-special = { $current } là một bộ, phải chặn bằng bộ lớn hơn.
illegal-must-same-size = { $size ->
   *[other] Phải đúng { $size } quân.
}
illegal-must-same-family = { $family ->
    [long] Phải là quân họ Dài như { $current }.
    [yao] Phải là quân họ Yêu như { $current }.
    [black] Phải là quân họ Đen như { $current }.
   *[red] Phải là quân họ Đỏ như { $current }.
}
