# Chi nói gì bằng tiếng Việt, trừ lời riêng của từng trò. Cùng khóa và cùng biến với en.ftl.

## Cụm chung

list = { $first } và { $last }
chips = { $count ->
   *[other] { $amount } chip
}
stakes = { $count ->
   *[other] { $amount } lần
}
strength-1 = máy mới tập
strength-2 = máy khá
strength-3 = máy cao thủ
deadline = ⏳ { $when }
suit-s = bích
suit-c = tép
suit-d = rô
suit-h = cơ
trouble = 😵 Có lỗi phía bot, bàn vẫn nguyên vẹn và chip không mất. Thử lại nhé; nếu vẫn lỗi, báo cho quản trị máy chủ mã **{ $number }**.

## Bàn chơi

table-facts = Cược **{ $stake }** một lần · { $taken }/{ $places } chỗ
table-stake = { $stake }/lần
table-playing = Ván { $match } · cược **{ $stake }** một lần
table-house-rules = có luật riêng của máy chủ
table-no-suggest = không có gợi ý
table-practice = 🎓 Ván tập: chưa có người thứ hai nên không ai được hay mất chip.
table-paused = ⏸️ **Bàn tạm dừng.** Bot không gửi được tin vào kênh này. Nếu 10 phút nữa vẫn vậy, ván đang chơi sẽ hủy và mọi người được hoàn chip.
table-closed = 🚪 **Bàn đã đóng.** { $why } Gõ `/{ command-play }` để mở bàn mới.
closed-host = Chủ bàn đã đóng bàn.
closed-moderator = Quản trị máy chủ đã đóng bàn.
closed-idle = Lâu quá không ai bấm gì.
closed-empty = Không còn ai ngồi.
closed-unwritable = Bot không còn gửi được tin vào kênh.
closed-abandoned = Bot đã rời máy chủ này.
closed-outdated = Luật của bàn này không còn dùng nữa.
sitting-out = Ngồi ngoài ván này: { $who }

chair-host = chủ bàn
chair-ready = sẵn sàng
chair-waiting = chưa sẵn sàng
chairs-empty = { $count ->
   *[other] ▫️ còn trống { $count } chỗ
}

lobby-one-ready = Thêm ít nhất một người **Sẵn sàng** là chủ bàn chia được; ai chưa sẵn sàng thì ngồi ngoài ván đó.
lobby-all-ready = Tất cả **Sẵn sàng** thì chủ bàn mới chia.
lobby-fills = 🤖 Chỗ trống lúc chia sẽ do máy ngồi, nên một mình cũng chơi được; ai đã ngồi thì bấm **Sẵn sàng**.
lobby-again = **Ván mới** là chơi tiếp; ai không bấm thì ngồi ngoài. Chủ bàn bấm là chia.
lobby-cover = Cần { $cover } để ngồi.
lobby-commitment = 🔒 Bài ván { $match } đã niêm phong: `{ $commitment }…` Xong ván, `/{ command-verify }` là kiểm tra được.
lobby-idle = Bàn tự đóng { $when } nếu không ai bấm gì.

button-sit = Ngồi vào
button-full = Hết chỗ
button-ready = Sẵn sàng
button-unready = Khoan đã
button-deal = Chia bài
button-computer = Thêm máy
button-computer-out = Bớt một máy
button-stand = Rời bàn
button-rules = Luật
button-hand = Bài của tôi
button-seat = Chỗ của tôi
button-host = Chủ bàn
button-close = Đóng bàn
button-again = Ván mới
button-details = Chi tiết
button-skip = Lật luôn
button-board = Về bàn
button-fresh = Làm mới
button-word = Góp một từ
button-stay = Ở lại
button-leave-match = Bỏ ván
button-suggest = Gợi ý
button-leave = Bỏ ván
button-board-there = Xem bàn đó
button-hand-there = Bài ở bàn đó
button-leave-there = Rời bàn đó
button-daily = Nhận chip hôm nay
button-wallet = Ví của tôi
button-standings = Bảng xếp hạng

## Chỗ ngồi và chủ bàn

seat-title = Chỗ của bạn
seat-none = Bạn chưa ngồi ở bàn này.
seat-out = Ván này bạn ngồi ngoài. Ván sau bấm **Sẵn sàng** là được chia bài.
seat-closed = Bàn này đã đóng.
seat-paused = Bàn đang tạm dừng vì bot không gửi được tin vào kênh.
seat-host = 👑 Bạn là chủ bàn. Đủ người sẵn sàng thì bấm **Chia bài**.
seat-ready = ✅ Bạn đã sẵn sàng. Đợi chủ bàn chia bài.
seat-waiting = ⬜ Bạn đã ngồi vào bàn. Bấm **Sẵn sàng** để được chia bài.
seat-receipt = 🔒 Cam kết xáo bài ván { $match }, giữ lại để đối chiếu:
    `{ $commitment }`
    -# Bài đã niêm phong trước khi có người sẵn sàng. **Góp một từ** là bạn góp phần vào lượt xáo. Xong ván, `/{ command-verify }` kiểm tra được.
host-title = Việc của chủ bàn
host-live = Đang có ván nên chưa đóng bàn được. Hết ván rồi bạn đóng bàn, mời người ra hay thêm bớt máy tùy ý.
host-about = Thêm bớt máy, mời người ra, đóng bàn: việc của riêng bạn.
host-moderator = Bạn quản lý tin nhắn ở đây nên đóng được bàn này.
host-not-you = Chỉ chủ bàn làm được việc này. Chủ bàn là **{ $host }**.
host-none = Bàn này chưa có chủ. Người ngồi vào đầu tiên sẽ là chủ bàn.
host-kick = Mời ai ra khỏi bàn?
host-computer = Thêm máy: chọn sức chơi
quit-title = Rời bàn?
quit-lobby = Giữa hai ván, rời bàn không mất gì. Nếu bạn là chủ bàn, người ngồi kế sẽ làm chủ.
word-title = Góp một từ vào lượt xáo bài
word-label = Từ hoặc câu của bạn
word-placeholder = gì cũng được, ví dụ: bánh mì

## Kết quả của mọi trò

panel-title = 🎴 Bài của bạn · ván { $match }
result-title = Kết quả ván { $match }
result-chips = { $moved } → còn { $balance }
result-short = 💸 cháy túi, chỉ trả được phần đã đặt
result-unpaid = 🎓 Ván tập với máy: không ai được hay mất chip.
result-computers = 🤖 Chip chỉ tính giữa người với người, ăn thua với máy chỉ để xem.
details-chips = Chip: { $moved }
details-short = Người cháy túi chỉ trả phần đã đặt; người thắng chia nhau phần có thật.
details-title = 🧾 Chi tiết ván { $match }
details-none = Bàn này chưa có ván nào xong.
over-won = 🎉 Bạn thắng **{ $net }**.
over-lost = Bạn thua **{ $net }**.
over-even = Bạn hòa vốn.
over-without-you = Ván này không có bạn.

## Đánh theo lượt

turn-of = 👉 { $who } đang đi
turn-yours = 🟢 **Tới lượt bạn!**
turn-wait = 👉 Đợi { $who } đi
plan-made = 📌 **Hẹn trước:** { $what }. Tới lượt, còn hợp lệ là đi ngay.
plan-dropped = ↩️ Nước hẹn trước ({ $what }) không còn đi được. Bạn chọn nước khác nhé.
typed-ahead = hẹn
typed-pass = bỏ
place-1 = nhất
place-2 = nhì
place-3 = ba
place-last = bét
placed = về { $place }
history-more = { $count ->
   *[other] … { $count } lượt trước
}
button-play-cards = Đánh
button-pass = Bỏ lượt
button-plan-cards = Hẹn đánh
button-plan-pass = Hẹn bỏ
button-unplan = Thôi hẹn

## Kiểm tra chia bài

proof-title = Chia bài có công bằng không?
proof-about = Trước khi ai bấm **Sẵn sàng**, bot đã chọn hạt giống ngẫu nhiên và công bố cam kết (SHA-256) của nó, nên không thể đổi bài về sau. Thứ tự bộ bài tính từ hạt giống và những gì người chơi góp vào. Hết ván hạt giống được công bố: gõ `/{ command-verify }` để bot tính lại, hoặc tự tính bằng `rules/shuffle.py`.
proof-last = **Ván { $match }**
proof-next = **Cam kết của ván { $match }**
proof-line = 🔓 Ván { $match } đã mở niêm phong: hạt giống `{ $seed }…` · `/{ command-verify }` để kiểm tra

## Bảng xếp hạng, ví, chip hằng ngày

standings-title = Bảng xếp hạng · { $server }
standings-all = Từ trước đến nay · chip ăn thua giữa người với người
standings-month = Tháng này · chip ăn thua giữa người với người
standings-week = Tuần này · chip ăn thua giữa người với người
standings-all-button = Tất cả
standings-month-button = Tháng này
standings-week-button = Tuần này
standings-empty = Chưa ai có ván nào trong thời gian này. Gõ `/{ command-play }` mở bàn đi!
standings-facts = { $matches ->
   *[other] { $matches } ván · thắng { $rate }% · ván đậm nhất { $best }
}
standings-you = **Bạn đang đứng ở đây**
    { $row }
standings-not-you = -# Bạn chưa chơi ván nào với người khác trong thời gian này.
standings-page = Trang { $page }/{ $pages }
wallet-title = Ví của bạn
wallet-at-stake = Đang đặt ở bàn: { $amount }
wallet-about = Chip chỉ để chơi cho vui: không mua được, không đổi ra tiền. Mỗi máy chủ có ví riêng.
daily-waits = 🎁 Chip hôm nay đang chờ bạn nhận.
daily-later = Chip ngày mai nhận được { $when }.
daily-got = Bạn nhận **{ $amount }** hôm nay. Lần tới { $when }.
daily-had = Hôm nay bạn đã nhận { $amount } rồi. Lần tới { $when }.
daily-balance = Trong ví có **{ $balance }**.

## Trợ giúp

help-title = Chi: đánh bài Việt Nam ngay trong Discord
help-about = Rủ bạn bè lập bàn { $games }. Bài riêng chỉ mình bạn thấy; lật bài, tính chip bot lo.
help-steps = **Bắt đầu thế nào?**
    1. Gõ `/{ command-play }` để mở bàn trong kênh.
    2. Bạn bè bấm **Ngồi vào** rồi **Sẵn sàng**. Thiếu người thì bấm **Thêm máy**.
    3. Chủ bàn bấm **Chia bài**. Bài đến bằng tin nhắn riêng, và luôn nằm ở nút **Bài của tôi**.
help-money = Ai mới cũng có { $starting }; mỗi ngày gõ `/{ command-daily }` nhận thêm { $daily }. Chip chỉ để chơi, không mua bán.
help-fair = Bài được niêm phong trước khi chia, xong ván ai cũng kiểm tra được bằng `/{ command-verify }`.
help-commands = `/{ command-hand }` xem và xếp bài · `/{ command-leave }` · `/{ command-rules }`
    Gõ thay vì bấm: { $typing }
    `/{ command-wallet }` · `/{ command-daily }` nhận chip mỗi ngày · `/{ command-leaderboard }`
    `/{ command-settings }` dành cho người quản lý máy chủ
help-privacy = 🔏 Bot không đọc tin nhắn. Bot chỉ lưu tên và số Discord của bạn, số chip và các ván bạn đã chơi. Bài đang chơi được lưu ở dạng mã hóa. Ai rời máy chủ thì không còn trên bảng xếp hạng.

## Cài đặt của máy chủ

settings-title = Cài đặt máy chủ
settings-about = Cái gì cũng có sẵn giá trị mặc định, không cần đụng tới vẫn chơi được.
settings-choose = Chọn mục muốn đổi
setting-choose = Chọn giá trị
setting-default = Mặc định: { $value }
setting-language = Ngôn ngữ của bàn
setting-language-about = Bàn chơi chung nói tiếng gì. Tin riêng thì theo ngôn ngữ Discord của từng người.
setting-zone = Múi giờ
setting-zone-about = Ngày mới bắt đầu lúc nào, để tính chip hằng ngày và bảng xếp hạng tuần, tháng.
setting-channels = Kênh được mở bàn
setting-channels-about = Chưa chọn kênh nào thì kênh nào cũng mở bàn được.
setting-starting = Chip ban đầu
setting-starting-about = Người chơi lần đầu ở máy chủ này có sẵn bao nhiêu chip.
setting-daily = Chip hằng ngày
setting-daily-about = Mỗi ngày gõ `/{ command-daily }` nhận được bao nhiêu chip.
setting-reveal_seconds = Nhịp lật bài
setting-reveal_seconds-about = Mỗi chi được xem trong bao lâu trước khi lật chi kế.
setting-setting_seconds = Thời gian xếp bài
setting-setting_seconds-about = Từ lúc chia bài đến lúc phải xếp xong.
setting-turn_seconds = Thời gian mỗi lượt
setting-turn_seconds-about = Ở những trò đi theo lượt: quá giờ thì máy đi giúp.
setting-idle_minutes = Tự đóng bàn
setting-idle_minutes-about = Bàn đang chờ người mà không ai bấm gì trong bao lâu thì đóng.
setting-suggest = Nút Gợi ý
setting-suggest-about = Người chơi có được nhờ bot gợi ý cách xếp bài không.
setting-on_timeout = Hết giờ chưa Xong
setting-on_timeout-about = Mậu Binh: ai hết giờ mà chưa bấm Xong thì tính thế nào.
setting-rulesets = Luật mặc định
setting-rulesets-about = Luật mà `/{ command-play }` đưa ra đầu tiên ở mỗi trò.
seconds = { $count ->
   *[other] { $count } giây
}
minutes = { $count ->
   *[other] { $count } phút
}
by-ruleset = theo luật bàn
yes = có
no = không
language-vi = Tiếng Việt
language-en = English
channels-all = mọi kênh
channels-here = Cho mở bàn ở kênh này
channels-not-here = Thôi kênh này
on-timeout-saved = tính bài đã lưu, chưa lưu thì binh lủng
on-timeout-foul = binh lủng, dù đã lưu hay chưa
on-timeout-auto = máy xếp giúp nếu chưa lưu bài hợp lệ
button-back = Trở lại
button-type = Tự nhập
button-default = Về mặc định

## Từ chối: cài đặt

refused-setting-unknown = Không có mục cài đặt “{ $setting }”.
refused-setting-choice = “{ $setting }” chỉ nhận một trong: { $choices }.
refused-setting-range = “{ $setting }” phải là số nguyên từ { $least } đến { $most }.
refused-setting-zone = Không có múi giờ “{ $value }”. Viết như `Asia/Ho_Chi_Minh` hoặc `Europe/Berlin`.
refused-setting-shape = “{ $setting }” không nhận giá trị này.

## Từ chối: chữ và công tắc

illegal-not-a-card = Không đọc được “{ $text }” là lá bài nào. Viết như `10♥`, `A cơ`, `Kd` nhé.
illegal-not-an-action = Không hiểu thao tác này. Mở lại màn hình rồi thử lần nữa nhé.
illegal-no-such-ruleset = Không có luật nào tên “{ $name }”.
illegal-bad-seats = Trò này không chơi { $seats } người được.
illegal-no-such-seat = Không có chỗ ngồi đó.
illegal-dealer-only = Việc này bàn tự làm, người chơi không cần làm.
illegal-not-for-dealer = Việc này là của người chơi.
illegal-match-over = Ván này đã xong rồi.
illegal-already-left = Bạn đã bỏ ván này rồi.
illegal-not-your-card = Bạn không có lá { $card }.
illegal-card-twice = Lá { $card } bị dùng hai lần.
illegal-undecided = Máy không quyết định được, nên đi theo cách mặc định.
illegal-no-such-switch = Luật này không có mục “{ $switch }”.
illegal-bad-switch = Mục “{ $switch }” không nhận giá trị “{ $value }”.

## Từ chối: lá bài gõ tay, bài riêng

illegal-no-hand = Bạn không có bài ở bàn này.
illegal-no-suggest = Bàn này mở không có Gợi ý.
illegal-lost-draft = Bảng này cũ quá rồi. Bấm **Bài của tôi** ở bàn để mở lại.
illegal-typed-unknown = Không hiểu “{ $token }”. Viết từng lá như `Ah`, `10♥`, `A cơ`, hoặc số thứ tự 1 đến { $most }.
illegal-typed-no-suit = “{ $token }” chất gì? Bạn có { $cards }.
illegal-typed-position = Không có lá số “{ $token }”. Số thứ tự đi từ 1 đến { $most }; lá bài thì viết kèm chất, như `10♥`.
illegal-typed-not-held = Bạn không có lá “{ $token }”.
illegal-typed-which = “{ $token }” là { $hearts } (cơ) hay { $clubs } (tép)? Viết rõ: `cơ` hoặc `h` cho cơ, `tép` hoặc `t` cho tép.
illegal-typed-twice = Lá { $card } bị gõ hai lần.

## Từ chối: đánh theo lượt

illegal-not-your-turn = Chưa tới lượt bạn. Muốn đi sẵn thì mở **Bài của tôi** rồi hẹn trước.
illegal-leader-may-not-pass = Bạn ra bài, nên không bỏ lượt được.
illegal-not-in-hand = Trong tay bạn không có { $cards }.
illegal-not-a-play = Mấy lá này không thành một bộ nào, nên không đánh chung được.
illegal-must-be-higher = Phải đánh lớn hơn { $current }.

## Lệnh: tên viết thường, không có dấu cách, đúng như Discord đòi

command-play = chơi
command-play-about = Mở bàn trong kênh này
command-play-game = trò
command-play-game-about = Chơi trò gì
command-play-ruleset = luật
command-play-ruleset-about = Theo luật nào (bỏ trống thì theo luật quen của máy chủ)
command-play-stake = cược
command-play-stake-about = Mỗi lần (chi) ăn thua bao nhiêu chip (bỏ trống là 100)
command-play-seats = số-ghế
command-play-seats-about = Bàn mấy người (bỏ trống thì tối đa của trò)
command-play-computers = số-máy
command-play-computers-about = Cho mấy máy ngồi vào luôn
command-play-suggest = gợi-ý
command-play-suggest-about = Người chơi có được bấm Gợi ý không
command-hand = bài
command-hand-about = Xem bài, hoặc chỗ ngồi, của bạn ở bàn đang chơi
command-leave = rời-bàn
command-leave-about = Rời bàn bạn đang ngồi
command-rules = luật-chơi
command-rules-about = Luật của bàn bạn đang ngồi, hoặc của trò bất kỳ
command-rules-game = trò
command-rules-game-about = Trò nào
command-rules-ruleset = luật
command-rules-ruleset-about = Luật nào của trò đó
command-play-cards = đánh
command-play-cards-about = Đánh bài bằng cách gõ, khi tới lượt bạn ở bàn đánh theo lượt
command-play-cards-cards = lá
command-play-cards-cards-about = Các lá muốn đánh: 7h 7d, 10♥, A cơ, hay số thứ tự; gõ “bỏ” để bỏ lượt
command-verify = kiểm-tra
command-verify-about = Kiểm tra ván vừa rồi chia bài có công bằng không
command-leaderboard = xếp-hạng
command-leaderboard-about = Ai ăn nhiều nhất máy chủ này
command-leaderboard-period = kỳ
command-leaderboard-period-about = Tính trong thời gian nào
command-wallet = ví
command-wallet-about = Chip của bạn ở máy chủ này
command-daily = điểm-danh
command-daily-about = Nhận chip hôm nay
command-help = trợ-giúp
command-help-about = Bot này là gì, bắt đầu thế nào
command-settings = cài-đặt
command-settings-about = Ngôn ngữ, kênh, chip và nhịp chơi của các bàn trong máy chủ
command-changed = Lệnh này đã đổi. Tắt Discord rồi mở lại để có lệnh mới nhé.

## Lời của bot ngoài các màn hình

tap-unknown = Nút này thuộc phiên bản cũ của bot. Gõ `/{ command-hand }` để mở lại bài, hoặc `/{ command-play }` để mở bàn.
tap-stale = ⏱️ Bàn đã sang bước khác trước khi bạn bấm, nên lần bấm vừa rồi không tính. Đây là tình hình lúc này.
tap-again = Vừa rồi lâu quá. Bạn bấm lại giúp nhé.
table-gone = Bàn này không còn nữa. Gõ `/{ command-play }` để mở bàn mới.
table-left = 🚪 Bạn đã rời bàn.
board-dealt = -# 🎴 Ván { $match } đã chia: { $link }
board-moved = -# ⬇️ Bàn này chơi tiếp ở bên dưới: { $link }
dm-whence = -# 🏠 **{ $server }** · { $channel } · bàn { $table }
verify-ok = ✅ **Ván { $match } chia bài công bằng.** Hạt giống đúng là hạt giống đã niêm phong trước khi chia, và thứ tự bộ bài được tính ra từ nó.
verify-bad = ❌ **Ván { $match } không khớp.** Hạt giống không phải là hạt giống đã niêm phong. Hãy báo cho quản trị viên máy chủ.
paused-no-permission = ⏸️ Bàn của bạn ở { $channel } (**{ $server }**) tạm dừng: bot không còn được viết ở đó. Nhờ quản trị viên cho bot xem kênh, gửi tin nhắn và đính kèm tệp. Nếu 10 phút nữa vẫn vậy, ai cũng được trả lại chip.
paused-no-access = ⏸️ Bàn của bạn ở { $channel } (**{ $server }**) tạm dừng: bot không còn thấy kênh đó. Nhờ quản trị viên cho bot vào lại. Nếu 10 phút nữa vẫn vậy, ai cũng được trả lại chip.
paused-channel-gone = ⏸️ Bàn của bạn ở **{ $server }** tạm dừng: kênh đã bị xóa. 10 phút nữa ai cũng được trả lại chip.

permission-view-channel = Xem kênh
permission-send-messages = Gửi tin nhắn
permission-send-messages-in-threads = Gửi tin nhắn trong chủ đề
permission-embed-links = Nhúng liên kết
permission-attach-files = Đính kèm tệp

## Từ chối: máy chủ và lệnh

refused-no-server = Cái này chỉ dùng được trong máy chủ, hoặc ở đây khi bạn đang ngồi ở một bàn.
refused-no-table-here = Bạn chưa ngồi ở bàn nào trong máy chủ này. Bấm **Ngồi vào** ở một bàn, hoặc gõ `/{ command-play }` để mở bàn.
refused-other-game = Bàn của bạn chơi { $game }, nên lệnh này không dùng được ở đó.
refused-no-table-anywhere = Bạn không ngồi ở bàn nào cả. Vào một máy chủ rồi gõ `/{ command-play }` để mở bàn nhé.
refused-not-manager = Chỉ người có quyền quản lý máy chủ mới đổi được cài đặt.
refused-bot-permissions = Bot không giữ bàn ở kênh này được vì thiếu quyền: { $missing }. Nhờ quản trị viên cấp quyền, hoặc sang kênh khác.

## Từ chối: ở bàn chơi

refused-no-such-table = Không có bàn này. Gõ `/{ command-play }` để mở bàn mới.
refused-table-closed = Bàn này đã đóng. Gõ `/{ command-play }` để mở bàn mới.
refused-paused = Bàn đang tạm dừng vì bot không gửi được tin vào kênh. Kênh dùng lại được là chơi tiếp; sau 10 phút vẫn chưa được thì ai cũng được trả lại chip.
refused-not-seated = Bạn không ngồi ở bàn này. Bấm **Ngồi vào** trước đã.
refused-already-seated = Bạn đang ngồi ở bàn này rồi. Bấm **Sẵn sàng** để được chia bài.
refused-seated-elsewhere = Bạn đang ngồi ở một bàn khác trong máy chủ này. Mỗi người chỉ ngồi một bàn: chơi tiếp ở đó, hoặc rời bàn đó rồi sang đây.
refused-table-full = Bàn hết chỗ rồi. Đợi có người đứng dậy, hoặc gõ `/{ command-play }` mở bàn khác.
refused-too-poor = Ngồi bàn này phải có ít nhất { $need } chip (10 lần cược { $stake }), bạn có { $have }. Gõ `/{ command-daily }` nhận chip hôm nay, hoặc tìm bàn cược nhỏ hơn.
refused-match-live = Ván đang chơi dở. Đợi hết ván rồi làm nhé.
refused-no-match = Bàn chưa chia bài. Đợi chủ bàn bấm **Chia bài**.
refused-not-in-match = Ván này bạn ngồi ngoài. Ván sau bấm **Sẵn sàng** là được chia bài.
refused-left-match = Bạn đã bỏ ván này rồi. Hết ván là chỗ của bạn trống; muốn chơi tiếp thì bấm **Ngồi vào** chỗ khác.
refused-too-many-actions = Bạn đã thao tác { $most } lần trong ván này rồi, bàn không ghi thêm nữa. Lần cuối của bạn được giữ, còn lại đồng hồ lo.
refused-answered-before = Lần bấm đó đã được trả lời rồi. Nếu vẫn muốn, bấm lại nhé.
refused-leave-first = Bạn đang có bài trong ván này. Muốn đi luôn thì gõ `/{ command-leave }` để bỏ ván (bỏ giữa chừng là thua theo luật).
refused-clock-only = Việc này chỉ đồng hồ của bàn làm được.
refused-nothing-to-skip = Lúc này không có gì đang lật để bỏ qua.
refused-no-plans = Lúc này không có lượt nào để hẹn trước.
refused-no-plan-to-leave = Bỏ ván thì không cần hẹn trước: lúc nào cũng gõ `/{ command-leave }` được.
refused-not-host = Chỉ chủ bàn làm được việc này.
refused-not-yours-to-close = { $live ->
    [yes] Ván đang chơi dở nên chỉ người quản lý tin nhắn của kênh mới đóng bàn được. Bạn có thể gõ `/{ command-leave }` để bỏ ván.
   *[no] Chỉ chủ bàn, hoặc người quản lý tin nhắn của kênh, mới đóng bàn được.
}
refused-close-own-match = Bạn đang chơi ván này nên không tự hủy ván được. Hết ván rồi đóng bàn, hoặc gõ `/{ command-leave }` để bỏ ván.
refused-not-all-ready = Luật này phải đợi tất cả sẵn sàng mới chia. Còn đợi: { $names }.
refused-nobody-ready = Chưa có ai khác sẵn sàng. Đợi thêm một người bấm **Sẵn sàng**, hoặc bấm **Thêm máy**.
refused-too-few = Phải có ít nhất { $least } người mới chia được. Rủ thêm bạn, hoặc bấm **Thêm máy**.
refused-seats = Trò này chỉ chơi với số người: { $choices }.
refused-no-such-strength = Máy chỉ có ba sức chơi: 1, 2 và 3.
refused-no-computer = Bàn không có máy nào để bớt.
refused-no-such-player = Người đó không còn ngồi ở bàn này.
refused-not-yourself = Bạn không tự mời mình ra được. Muốn đi thì bấm **Rời bàn**.
refused-bad-word = Từ góp vào lượt xáo phải nằm gọn trong một dòng, không quá { $longest } ký tự.
refused-no-such-game = Bot không có trò này. Gõ `/{ command-play }` và chọn trong danh sách.
refused-no-such-ruleset = Trò này không có luật đó. Chọn một trong: { $rulesets }.
refused-bad-stake = Tiền cược phải là số nguyên từ { $least } đến { $most } chip.
refused-bad-seats = Bàn này chỉ có thể có số chỗ: { $choices }.
refused-bad-computers = Bàn này nhận từ 0 đến { $most } máy; phải chừa một chỗ cho bạn.
refused-channel-not-allowed = Máy chủ không cho mở bàn ở kênh này. Sang { $channels } nhé.

## Nhắn riêng một lần

notice-seated = 🪑 Bạn đã ngồi vào bàn. Cam kết xáo bài ván { $match }: `{ $commitment }`
notice-seated-waiting = 🪑 Bạn đã ngồi vào bàn. Ván này đang chơi dở; hết ván bấm **Sẵn sàng** là được chia bài.
notice-word-taken = 🎲 Từ “{ $word }” sẽ góp vào lượt xáo bài của ván tới.
notice-planned = ⏱️ Đã hẹn trước. Tới lượt bạn, còn hợp lệ là đi ngay.
notice-dms-closed = 📪 Bot không nhắn riêng cho bạn được vì bạn đóng tin nhắn riêng. Không sao: nút **Bài của tôi** ở bàn lúc nào cũng mở được bài.

## Ghi trên bàn đến bước kế tiếp

note-back = 🔄 Bot vừa khởi động lại. Bàn chơi tiếp, ai cũng có thêm thời gian.
note-clock = 🔄 Đồng hồ của bot vừa nhảy, nên ai cũng có thêm thời gian.
note-void = ↩️ Ván vừa rồi không chơi tiếp được nên đã hủy. Chip đặt vào đã trả lại đủ.
note-new-commitment = 🔒 Cam kết xáo bài cũ không còn dùng được nên đã thay cam kết mới. Mọi người bấm **Sẵn sàng** lại nhé.
