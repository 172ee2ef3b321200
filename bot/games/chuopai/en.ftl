# Chuo Pai's words in English. Same keys and variables as vi.ftl. The Chinese names are in names.py.

game-chuopai = Chuo Pai
ruleset-chuopai-tu-xuyen = Sichuan
leave-cost-chuopai = ⚠️ If you leave now, **a computer plays on for you** until the match ends, and the result is still yours: you may lose up to 2 stakes. You cannot come back into this match.

## Tiles and families

cp-heaven = Heaven
cp-earth = Earth
cp-man = Man
cp-harmony = Harmony
cp-long-three = Long Three
cp-plum = Plum
cp-bench = Bench
cp-cat = Cat
cp-high-foot = High Foot
cp-axe = Axe
cp-four-six = Four Six
cp-black-nine = Black Nine
cp-straight-eight = Straight Eight
cp-bent-eight = Bent Eight
cp-black-seven = Black Seven
cp-black-five = Black Five
cp-red-nine = Red Nine
cp-red-seven = Red Seven
cp-red-five = Red Five
cp-nail = Nail
cp-two-red = Two Red

cp-family-long = Long
cp-family-yao = Yao
cp-family-black = Black
cp-family-red = Red
cp-kind-heaven-nine = Heaven & Nines
cp-kind-earth-eight = Earth & Eights
cp-kind-man-seven = Man & Sevens
cp-kind-harmony-five = Harmony & Fives

## The board

cp-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
cp-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cp-passed = passes
cp-left = left, a computer plays
cp-on-table = 🀄 On the table: **{ $tiles }** by **{ $who }**
cp-beaten-by = ⚔️ Beaten by: { $plays }
cp-beaten-by-special = ⚔️ Beaten by: { $kinds } (exactly { $count } tiles)
cp-beaten-by-none = 👑 Nothing beats that.
cp-must-beat-all = -# Who can beat it must; only who cannot passes.
cp-leads = 🆕 Round { $number }: **{ $who }** leads anything.
cp-you-lead = 🆕 Round { $number }: **you** lead anything.
cp-nothing-laid = Nothing laid yet
cp-won-note = won the round, +{ $points }
cp-bonus = **Opening bonus:** { $who } lays aside { $tiles }, **+{ $points }**
cp-shout-bonus = OPENING BONUS
cp-shout-tie = A DRAW!
cp-round = Round { $number }: { $moves }
cp-round-won = Last round: { $who } won with { $tiles }, +{ $points }
cp-round-whole = Round { $number }: { $moves } → { $who } +{ $points }
cp-tied-with = level with { $who }
cp-alt-table = On the table: { $tiles } by { $who }.
cp-alt-nothing = Nothing on the table.
cp-alt-hand = Your { $count } tiles: { $tiles }.

## The private panel

cp-nothing-beats = 🚫 You hold nothing that beats it: you can only **pass**.
cp-nothing-beats-yet = 🚫 As it stands you hold nothing that beats it. You can plan to pass.
cp-acted = 💤 You have had your turn in this round. What you plan now is for the next one.
cp-choose-answer = { $count ->
    [one] { $count } way to beat it
   *[other] { $count } ways to beat it
}
cp-choose-lead = Lead a tile or a combination
cp-choose = Plan a tile or a combination
cp-choose-some = Which of them?
cp-button-play = Play ×{ $count }
cp-button-plan = Plan ×{ $count }
cp-suggest = 💡 Suggestion: **{ $tiles }**. Press the green button if you like it.
cp-suggest-pass = 💡 Nothing you hold beats it, so **pass**.
cp-you-left = 🚪 You have left this match and a computer plays on for you. The result will be on the board.
cp-you-are-out = 🏁 **You have no tiles left.** Your pile: { $points }. Watch the others finish.
cp-line-got = Won **{ $stakes }** from { $who }: { $mine } points to { $theirs }
cp-line-paid = Lost **{ $stakes }** to { $who }: { $mine } points to { $theirs }
cp-line-even = Level with { $who }: { $mine } points each

## Details

cp-detail = **{ $payer }** pays **{ $payee }** **{ $stakes }** · pile of { $low } against { $high }
cp-detail-even = **{ $one }** and **{ $other }** pay nothing · both piles have { $points }
cp-from-bonus = { $points } (opening bonus)
cp-from-round = { $points } (round { $number })
cp-held = { $who } still held { $tiles }, worth nothing

## The rules

cp-rules-goal = Three players, 28 tiles each from 84: **21 patterns, four of each**. Computers take empty seats. Who wins rounds collects tiles; **the biggest pile wins**.
cp-rules-families = **Families**, each from high to low (`=`: equal; equal numbers in the picture). Families never beat each other:
cp-rules-round = **A round:** the leader lays **one to four identical tiles**, or a combination. Then each of the others acts once: **who can beat it must**, who cannot passes. The winner adds only **his own winning tiles** to his pile, one point each, and leads the next round; all other tiles played are out.
cp-rules-beat = **Beating:** the same family, the same number of tiles, a higher pattern. Equal patterns do not beat each other, nor can they be laid together.
cp-rules-special = **Combinations:** at least one head with at least one of its mates, 2 to 12 tiles. Only a higher combination with as many tiles beats one; sets and combinations never beat each other. From high to low:
cp-rules-pairing = **{ $kind }**: { $head } with { $first } or { $second }
cp-rules-bonus = **Opening bonus:** whoever is dealt both a Nail 1-2 and a Two Red 2-4 moves all his tiles of these two patterns to his pile at once, one point each.
cp-rules-end = **The end:** when a round is over and at most one player still has tiles. Tiles in the hand count nothing. Of each two players, the one with the bigger pile wins **1 stake** from the other; level piles, nothing.
cp-rules-time = **Time:** { $seconds } seconds a turn, then the computer plays that turn for you. If you leave, a computer plays on, and the result stays yours.

## The typed command

command-play-tiles = play-tiles
command-play-tiles-about = Chuo Pai: play tiles by typing
command-play-tiles-tiles = tiles
command-play-tiles-tiles-about = The tiles: 6-6 x2, heaven x2, 天 x2; “pass” to pass

## Refusals

illegal-typed-nothing = You have not named any tiles.
illegal-typed-no-tile = “{ $token }” is no tile. Write its pips, `6-6` or `1-3 x2`, or its name, like heaven.
illegal-must-beat = { $plays ->
    [one] You must beat it: you hold { $plays } play that does, so you may not pass.
   *[other] You must beat it: you hold { $plays } plays that do, so you may not pass.
}
illegal-must-be-set = Identical tiles lie there; only identical tiles beat them.
illegal-must-be-special = { $current } is a combination; only a higher combination beats it.
illegal-must-same-size = { $size ->
    [one] It must be exactly { $size } tile.
   *[other] It must be exactly { $size } tiles.
}
illegal-must-same-family = { $family ->
    [long] It must be of the Long family, like { $current }.
    [yao] It must be of the Yao family, like { $current }.
    [black] It must be of the Black family, like { $current }.
   *[red] It must be of the Red family, like { $current }.
}
