# What Chi says in English, each game's own words apart. Same keys and variables as vi.ftl.

## Common phrases

list = { $first } and { $last }
chips = { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
stakes = { $count ->
    [one] { $amount } stake
   *[other] { $amount } stakes
}
strength-1 = beginner
strength-2 = regular
strength-3 = expert
deadline = ⏳ { $when }
suit-s = spades
suit-c = clubs
suit-d = diamonds
suit-h = hearts
trouble = 😵 Something went wrong on our side. The table is unharmed and no chips are lost. Try again; if it keeps happening, give the server's admins this number: **{ $number }**.

## The table

table-facts = **{ $stake }** a stake · { $taken } of { $places } seats
table-stake = { $stake }/stake
table-playing = Match { $match } · **{ $stake }** a stake
table-house-rules = with this server's house rules
table-no-suggest = no suggestions
table-practice = 🎓 Practice: with no second person at the table, no chips are won or lost.
table-paused = ⏸️ **The table is paused.** The bot cannot write in this channel. If that has not changed in 10 minutes, the match is called off and everybody gets their chips back.
table-closed = 🚪 **This table is closed.** { $why } Type `/{ command-play }` to open a new one.
closed-host = The host closed it.
closed-moderator = A moderator closed it.
closed-idle = Nobody did anything for a while.
closed-empty = Nobody was left at it.
closed-unwritable = The bot can no longer write in the channel.
closed-abandoned = The bot has left this server.
closed-outdated = Its rules are no longer offered.
sitting-out = Sitting this one out: { $who }

chair-host = host
chair-ready = ready
chair-waiting = not ready yet
chairs-empty = { $count ->
    [one] ▫️ { $count } empty seat
   *[other] ▫️ { $count } empty seats
}

lobby-one-ready = The host can deal once at least one other player is **Ready**; whoever is not sits the match out.
lobby-all-ready = The host can deal once everybody is **Ready**.
lobby-fills = 🤖 Computers take the seats that are empty at the deal, so you can even play alone; whoever sits presses **Ready**.
lobby-again = **Play again** keeps you in; whoever does not press it sits out. The host's press deals.
lobby-cover = You need { $cover } to sit.
lobby-commitment = 🔒 Match { $match } is sealed: `{ $commitment }…` Afterwards `/{ command-verify }` checks the deal.
lobby-idle = The table closes { $when } if nobody does anything.

button-sit = Sit
button-full = Table full
button-ready = Ready
button-unready = Not yet
button-deal = Deal
button-computer = Add computer
button-computer-out = Remove a computer
button-stand = Leave
button-rules = Rules
button-hand = My hand
button-seat = My seat
button-host = Host
button-close = Close
button-again = Play again
button-details = Details
button-skip = Skip
button-board = To the table
button-fresh = Refresh
button-word = Add a word
button-stay = Stay
button-leave-match = Leave the match
button-suggest = Suggest
button-leave = Leave
button-board-there = See that table
button-hand-there = My hand there
button-leave-there = Leave that table
button-daily = Take today's chips
button-wallet = My wallet
button-standings = Leaderboard

## Seats and the host

seat-title = Your seat
seat-none = You do not sit at this table.
seat-out = You sit this match out. Press **Ready** before the next one to be dealt in.
seat-closed = This table is closed.
seat-paused = The table is paused: the bot cannot write in the channel.
seat-host = 👑 You are the host. Press **Deal** when enough players are ready.
seat-ready = ✅ You are ready. The host deals.
seat-waiting = ⬜ You have a seat. Press **Ready** to be dealt in.
seat-receipt = 🔒 Commitment to the shuffle of match { $match }, keep it for comparison:
    `{ $commitment }`
    -# Sealed before anybody was ready. **Add a word** and the shuffle is partly yours. After the match, `/{ command-verify }` checks it.
host-title = For the host
host-live = A match is being played, so the table cannot be closed now. Between matches you can close it, remove somebody, or add and remove computers.
host-about = Only you can add and remove computers, remove somebody, or close the table.
host-moderator = You manage messages here, so you may close this table.
host-not-you = Only the host can do this. The host is **{ $host }**.
host-none = This table has no host yet: it will be whoever sits down first.
host-kick = Remove whom?
host-computer = Add a computer: how strong?
quit-title = Leave the table?
quit-lobby = Between two matches leaving costs nothing. If you are the host, the next player becomes host.
word-title = Add a word to the shuffle
word-label = A word or a sentence of yours
word-placeholder = anything, like: banana bread

## Results of all games

panel-title = 🎴 Your hand · match { $match }
result-title = Result of match { $match }
result-chips = { $moved } → { $balance } left
result-short = 💸 broke: paid only what was at stake
result-unpaid = 🎓 Practice against computers: no chips were won or lost.
result-computers = 🤖 Chips count between people only; stakes against computers are just for show.
details-chips = Chips: { $moved }
details-short = Who was broke paid only what he had at stake; the winners share what there was.
details-title = 🧾 Details of match { $match }
details-none = No match has ended at this table yet.
over-won = 🎉 You won **{ $net }**.
over-lost = You lost **{ $net }**.
over-even = You broke even.
over-without-you = You did not play in this match.

## Games in turns

turn-of = 👉 { $who } is to play
turn-yours = 🟢 **Your turn!**
turn-wait = 👉 Waiting for { $who }
plan-made = 📌 **Planned:** { $what }. Done as soon as your turn comes, if legal then.
plan-dropped = ↩️ What you had planned ({ $what }) is no longer legal. Choose something else.
typed-ahead = plan
typed-pass = pass
place-1 = 1st
place-2 = 2nd
place-3 = 3rd
place-last = last
placed = { $place }
history-more = { $count ->
    [one] … { $count } turn before
   *[other] … { $count } turns before
}
button-play-cards = Play
button-pass = Pass
button-plan-cards = Plan play
button-plan-pass = Plan pass
button-unplan = Undo

## Checking the deal

proof-title = Was the deal fair?
proof-about = Before anybody could press **Ready** the bot had chosen a random seed and published a commitment (SHA-256) to it, so the cards could not be changed later. The order of the pack follows from the seed and from what the players added. The seed is published after the match: `/{ command-verify }` computes it again, or do it yourself with `rules/shuffle.py`.
proof-last = **Match { $match }**
proof-next = **Commitment to match { $match }**
proof-line = 🔓 Match { $match } is unsealed: seed `{ $seed }…` · check it with `/{ command-verify }`

## Leaderboard, wallet, daily chips

standings-title = Leaderboard · { $server }
standings-all = All time · chips won and lost between people
standings-month = This month · chips won and lost between people
standings-week = This week · chips won and lost between people
standings-all-button = All time
standings-month-button = This month
standings-week-button = This week
standings-empty = Nobody has played in this period yet. Open a table with `/{ command-play }`!
standings-facts = { $matches ->
    [one] { $matches } match · { $rate }% won · biggest win { $best }
   *[other] { $matches } matches · { $rate }% won · biggest win { $best }
}
standings-you = **This is you**
    { $row }
standings-not-you = -# You have not played against other people in this period.
standings-page = Page { $page } of { $pages }
wallet-title = Your wallet
wallet-at-stake = In play at a table: { $amount }
wallet-about = Chips are for fun only: they cannot be bought or cashed out. Each server has its own wallet.
daily-waits = 🎁 Today's chips are waiting for you.
daily-later = Tomorrow's chips come { $when }.
daily-got = You took today's **{ $amount }**. The next ones come { $when }.
daily-had = You have already taken today's { $amount }. The next ones come { $when }.
daily-balance = Your wallet holds **{ $balance }**.

## Help

help-title = Chi: Vietnamese card games, right in Discord
help-about = Open a table of { $games } with your friends. Only you see your cards; the bot reveals, counts and pays.
help-steps = **How do I start?**
    1. Type `/{ command-play }` to open a table in the channel.
    2. Friends press **Sit**, then **Ready**. Too few of you? **Add computer**.
    3. The host presses **Deal**. Your cards come by direct message, and are always behind **My hand**.
help-money = Everybody starts with { $starting }, and `/{ command-daily }` gives { $daily } more each day. Chips cannot be bought or sold.
help-fair = Every deal is sealed beforehand, and afterwards anybody can check it with `/{ command-verify }`.
help-commands = `/{ command-hand }` see and set your cards · `/{ command-leave }` · `/{ command-rules }`
    Typing instead of tapping: { $typing }
    `/{ command-wallet }` · `/{ command-daily }` chips every day · `/{ command-leaderboard }`
    `/{ command-settings }` for those who manage the server
help-privacy = 🔏 The bot reads no messages. It keeps your Discord name and number, your chips and the matches you played. Cards in play are stored encrypted. Whoever leaves the server is taken off its leaderboard.

## Settings of the server

settings-title = Server settings
settings-about = Everything has a default; you can play without touching any of this.
settings-choose = What do you want to change?
setting-choose = Choose a value
setting-default = Default: { $value }
setting-language = Language of the tables
setting-language-about = What the public tables speak. Private messages follow each person's own Discord language.
setting-zone = Time zone
setting-zone-about = When a new day begins, for the daily chips and the weekly and monthly leaderboards.
setting-channels = Channels for tables
setting-channels-about = While none is chosen, tables may be opened in every channel.
setting-starting = Starting chips
setting-starting-about = What somebody has who plays in this server for the first time.
setting-daily = Daily chips
setting-daily-about = What `/{ command-daily }` gives once a day.
setting-reveal_seconds = Pace of the reveal
setting-reveal_seconds-about = How long each row is shown before the next one.
setting-setting_seconds = Time to set
setting-setting_seconds-about = From the deal until the cards must be set.
setting-turn_seconds = Time for a turn
setting-turn_seconds-about = In games with turns: after that the computer plays for you.
setting-idle_minutes = Closing idle tables
setting-idle_minutes-about = How long a table that waits for players stays open while nobody does anything.
setting-suggest = The Suggest button
setting-suggest-about = Whether players may ask the bot how to set their cards.
setting-on_timeout = When time runs out
setting-on_timeout-about = Mậu Binh: what counts for somebody who was not Done in time.
setting-rulesets = Usual rulesets
setting-rulesets-about = The ruleset that `/{ command-play }` offers first in each game.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
by-ruleset = as the ruleset says
yes = yes
no = no
language-vi = Tiếng Việt
language-en = English
channels-all = every channel
channels-here = Allow this channel
channels-not-here = Not this channel
on-timeout-saved = the saved setting counts; none saved is a foul
on-timeout-foul = a foul, saved or not
on-timeout-auto = the computer sets the cards unless a legal setting was saved
button-back = Back
button-type = Type a value
button-default = Back to the default

## Refusals: settings

refused-setting-unknown = There is no setting “{ $setting }”.
refused-setting-choice = “{ $setting }” can only be one of: { $choices }.
refused-setting-range = “{ $setting }” must be a whole number from { $least } to { $most }.
refused-setting-zone = There is no time zone “{ $value }”. Write it like `Asia/Ho_Chi_Minh` or `Europe/Berlin`.
refused-setting-shape = “{ $setting }” cannot have this value.

## Refusals: texts and switches

illegal-not-a-card = I cannot read “{ $text }” as a card. Write it like `10♥`, `A hearts` or `Kd`.
illegal-not-an-action = I do not understand that. Open the screen again and try once more.
illegal-no-such-ruleset = There is no ruleset called “{ $name }”.
illegal-bad-seats = This game is not played by { $seats }.
illegal-no-such-seat = There is no such seat.
illegal-dealer-only = The table does that by itself.
illegal-not-for-dealer = That is for a player to do.
illegal-match-over = This match is over.
illegal-already-left = You have left this match already.
illegal-not-your-card = You do not hold { $card }.
illegal-card-twice = { $card } is used twice.
illegal-undecided = The computer could not decide and did what the clock would do.
illegal-no-such-switch = This ruleset has no switch “{ $switch }”.
illegal-bad-switch = The switch “{ $switch }” cannot be “{ $value }”.

## Refusals: cards as they are typed, the private panel

illegal-no-hand = You have no cards at this table.
illegal-no-suggest = This table was opened without suggestions.
illegal-lost-draft = This panel is too old. Open it again with **My hand** on the board.
illegal-typed-unknown = I do not understand “{ $token }”. Write each card like `Ah`, `10♥` or `A hearts`, or use positions 1 to { $most }.
illegal-typed-no-suit = “{ $token }” of which suit? You hold { $cards }.
illegal-typed-position = There is no card at position “{ $token }”. Positions go from 1 to { $most }; a card needs its suit, like `10♥`.
illegal-typed-not-held = You do not hold “{ $token }”.
illegal-typed-which = Is “{ $token }” { $hearts } (*cơ*, hearts) or { $clubs } (clubs)? Write `h` or `cơ` for hearts, `♣` or `clubs` for clubs.
illegal-typed-twice = { $card } is typed twice.

## Refusals: games in turns

illegal-not-your-turn = It is not your turn. To decide ahead, open **My hand** and plan it.
illegal-leader-may-not-pass = You lead, so you may not pass.
illegal-not-in-hand = You do not hold { $cards }.
illegal-not-a-play = These cards make no play together.
illegal-must-be-higher = It must be higher than { $current }.

## Commands: names are lower case, without blanks, as Discord wants them

command-play = play
command-play-about = Open a table in this channel
command-play-game = game
command-play-game-about = What to play
command-play-ruleset = ruleset
command-play-ruleset-about = By which rules (the server's usual ones if you leave it out)
command-play-stake = stake
command-play-stake-about = Chips a stake (100 if you leave it out)
command-play-seats = seats
command-play-seats-about = How many may sit (as many as the game allows if you leave it out)
command-play-computers = computers
command-play-computers-about = Computer players that sit down at once
command-play-suggest = suggest
command-play-suggest-about = Whether players may ask for suggestions
command-hand = hand
command-hand-about = Your cards, or your seat, at the table where you sit
command-leave = leave
command-leave-about = Leave the table where you sit
command-rules = rules
command-rules-about = The rules of your table, or of any game
command-rules-game = game
command-rules-game-about = Which game
command-rules-ruleset = ruleset
command-rules-ruleset-about = Which of its rulesets
command-play-cards = play-cards
command-play-cards-about = Play cards by typing, at a table where people play in turns
command-play-cards-cards = cards
command-play-cards-cards-about = The cards to play: 7h 7d, 10♥, A hearts, or positions; “pass” to pass
command-verify = verify
command-verify-about = Check that the last deal was fair
command-leaderboard = leaderboard
command-leaderboard-about = Who has won most in this server
command-leaderboard-period = period
command-leaderboard-period-about = Over which time
command-wallet = wallet
command-wallet-about = Your chips in this server
command-daily = daily
command-daily-about = Take today's chips
command-help = help
command-help-about = What this is and how to start
command-settings = settings
command-settings-about = Language, channels, chips and pace of this server's tables
command-changed = This command has changed. Close Discord and open it again to get the new one.

## What the bot says besides screens

tap-unknown = This button is from an older version of the bot. Open your cards anew with `/{ command-hand }`, or a table with `/{ command-play }`.
tap-stale = ⏱️ The table moved on before you tapped, so nothing was done. This is how it stands now.
tap-again = That took too long. Tap once more, please.
table-gone = This table does not exist any more. Open a new one with `/{ command-play }`.
table-left = 🚪 You have left the table.
board-dealt = -# 🎴 Match { $match } was dealt: { $link }
board-moved = -# ⬇️ This table goes on further down: { $link }
dm-whence = -# 🏠 **{ $server }** · { $channel } · table { $table }
verify-ok = ✅ **Match { $match } was dealt fairly.** The seed is the one that was committed to before the deal, and the order of the pack follows from it.
verify-bad = ❌ **Match { $match } does not check out.** The seed is not the one that was committed to. Tell the server's admins.
paused-no-permission = ⏸️ Your table in { $channel } (**{ $server }**) is paused: the bot may not write there any more. Ask an admin to allow it to see the channel, send messages and attach files. If nothing changes within 10 minutes, everybody gets their chips back.
paused-no-access = ⏸️ Your table in { $channel } (**{ $server }**) is paused: the bot cannot see the channel any more. Ask an admin to let it in. If nothing changes within 10 minutes, everybody gets their chips back.
paused-channel-gone = ⏸️ Your table in **{ $server }** is paused: its channel was deleted. In 10 minutes everybody gets their chips back.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files

## Refusals: servers and commands

refused-no-server = This works in a server only, or here once you sit at a table.
refused-no-table-here = You do not sit at a table in this server. Press **Sit** on a board, or open a table with `/{ command-play }`.
refused-other-game = Your table plays { $game }, where this command has no use.
refused-no-table-anywhere = You do not sit at any table. Open one with `/{ command-play }` in a server.
refused-not-manager = Only those who may manage the server can change its settings.
refused-bot-permissions = I cannot keep a table in this channel: I lack { $missing }. Ask an admin to allow it, or use another channel.

## Refusals: at a table

refused-no-such-table = There is no such table. Open one with `/{ command-play }`.
refused-table-closed = This table is closed. Open a new one with `/{ command-play }`.
refused-paused = The table is paused because the bot cannot write in the channel. It goes on as soon as that works again; after 10 minutes everybody gets their chips back.
refused-not-seated = You do not sit at this table. Press **Sit** first.
refused-already-seated = You sit at this table already. Press **Ready** to be dealt in.
refused-seated-elsewhere = You sit at another table in this server, and one person has one seat. Play on there, or leave that table and then sit here.
refused-table-full = Every chair is taken. Wait until somebody leaves, or open another table with `/{ command-play }`.
refused-too-poor = To sit here you need at least { $need } chips (10 times the stake of { $stake }); you have { $have }. Take today’s chips with `/{ command-daily }`, or look for a table with a lower stake.
refused-match-live = A match is being played. Do this when it is over.
refused-no-match = No cards have been dealt yet. Wait for the host to press **Deal**.
refused-not-in-match = You are sitting this match out. Press **Ready** before the next one to be dealt in.
refused-left-match = You have left this match. Your chair is free when it ends; to play on, press **Sit** for another one.
refused-too-many-actions = You have moved { $most } times in this match; no more is taken down. What you did last stands, and the clock does the rest.
refused-answered-before = That tap was answered before. Tap again if you still want it.
refused-leave-first = You hold cards in this match. To go at once, leave the match with `/{ command-leave }` (leaving early loses, as the rules say).
refused-clock-only = Only the table’s clock can do that.
refused-nothing-to-skip = Nothing is being revealed right now.
refused-no-plans = There is no turn to plan for right now.
refused-no-plan-to-leave = Leaving is not planned ahead: `/{ command-leave }` works at any time.
refused-not-host = Only the host can do that.
refused-not-yours-to-close = { $live ->
    [yes] A match is being played, so only somebody who may manage this channel’s messages can close the table. You can leave the match with `/{ command-leave }`.
   *[no] Only the host, or somebody who may manage this channel’s messages, can close the table.
}
refused-close-own-match = You play in this match yourself, so you cannot call it off. Close the table when it is over, or leave the match with `/{ command-leave }`.
refused-not-all-ready = These rules are dealt when everybody is ready. Still waiting for: { $names }.
refused-nobody-ready = Nobody else is ready. Wait until somebody presses **Ready**, or press **Add computer**.
refused-too-few = It takes at least { $least } players. Bring a friend, or press **Add computer**.
refused-seats = This game is played by: { $choices }.
refused-no-such-strength = Computer players have three strengths: 1, 2 and 3.
refused-no-computer = There is no computer player to send away.
refused-no-such-player = That person does not sit here any more.
refused-not-yourself = You cannot remove yourself. To go, press **Leave**.
refused-bad-word = A word for the shuffle fits on one line and has at most { $longest } characters.
refused-no-such-game = The bot does not know this game. Type `/{ command-play }` and choose from the list.
refused-no-such-ruleset = This game has no such rules. Choose one of: { $rulesets }.
refused-bad-stake = The stake is a whole number of chips from { $least } to { $most }.
refused-bad-seats = A table of this game can have this many seats: { $choices }.
refused-bad-computers = This table takes 0 to { $most } computer players; one chair is yours.
refused-channel-not-allowed = Tables cannot be opened in this channel here. Go to { $channels }.

## Told privately, once

notice-seated = 🪑 You have a seat. The shuffle of match { $match } is committed to: `{ $commitment }`
notice-seated-waiting = 🪑 You have a seat. A match is being played; press **Ready** when it is over to be dealt in.
notice-word-taken = 🎲 “{ $word }” goes into the next shuffle.
notice-planned = ⏱️ Noted. When your turn comes it is played at once, if it is still legal.
notice-dms-closed = 📪 The bot cannot message you because your DMs are closed. That is fine: **My hand** on the board opens your cards at any time.

## On the board until the table goes on

note-back = 🔄 The bot has restarted. The table goes on, and everybody has some more time.
note-clock = 🔄 The bot’s clock has jumped, so everybody has some more time.
note-void = ↩️ The last match could not go on and was called off. Everybody has got their chips back.
note-new-commitment = 🔒 The old commitment could not be kept, so there is a new one. Please press **Ready** again.
