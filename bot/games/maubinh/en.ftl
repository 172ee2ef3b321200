# The words of Mậu Binh in English. Same keys and variables as vi.ftl.

game-maubinh = Mậu Binh
ruleset-maubinh-maubinh-com = maubinh.com
ruleset-maubinh-maubinh-com-hint = bonuses, collapse, sweep
ruleset-maubinh-xet-chat = suits count
ruleset-maubinh-xet-chat-hint = xét chất
ruleset-maubinh-bigone = BigOne
ruleset-maubinh-bigone-hint = equal rows are a foul
leave-cost-maubinh = ⚠️ Leaving now is a **foul**: you lose all three rows to everybody whose setting is legal, bonuses included. You cannot come back into this match.

## Rows, hands, instant wins

mb-row-back-first-back = back
mb-row-back-first-middle = middle
mb-row-back-first-front = front
mb-row-numbered-back = back (row 3)
mb-row-numbered-middle = middle (row 2)
mb-row-numbered-front = front (row 1)
mb-row-back-last-back = back
mb-row-back-last-middle = middle
mb-row-back-last-front = front

mb-category-high-card = high card
mb-category-pair = pair
mb-category-two-pair = two pair
mb-category-trips = three of a kind
mb-category-straight = straight
mb-category-flush = flush
mb-category-full-house = full house
mb-category-quads = four of a kind
mb-category-straight-flush = straight flush

mb-hand-high-card = { $high } high
mb-hand-pair = pair, { $high }
mb-hand-two-pair = two pair, { $high }-{ $low }
mb-hand-trips = trips, { $high }
mb-hand-straight = straight, { $high }
mb-hand-flush = flush, { $high }
mb-hand-full-house = full house, { $high }
mb-hand-quads = quads, { $high }
mb-hand-straight-flush = straight flush, { $high }

mb-instant-dragon-suited = suited dragon
mb-instant-dragon = dragon
mb-instant-five-pairs-trips = five pairs and trips
mb-instant-six-pairs = six pairs
mb-instant-three-flushes = three flushes
mb-instant-three-straights = three straights
mb-instant-same-colour = 13 of a colour
mb-instant-one-off-colour = 12 of a colour
mb-instant-five-consecutive-pairs = five pairs in a row
mb-instant-straight-flush = a straight flush held
mb-instant-quads = four of a kind held

mb-about-dragon-suited = 2 to ace, all of one suit
mb-about-dragon = 2 to ace
mb-about-five-pairs-trips = 5 pairs and 3 of a kind
mb-about-six-pairs = 6 pairs and any card
mb-about-three-flushes = can be split into 3 suited rows
mb-about-three-straights = can be split into 3 consecutive rows
mb-about-same-colour = all 13 black, or all red
mb-about-one-off-colour = 12 of one colour, 1 of the other
mb-about-five-consecutive-pairs = pairs of 5 consecutive ranks
mb-about-straight-flush = 5 of the 13 cards make one
mb-about-quads = 4 of the 13 cards are of one rank

## The board

mb-setting = ### ✍️ Setting the cards · { $deadline }
mb-setting-hint = Press **My hand** to set your cards. Once everybody is Done, the rows are revealed.
mb-sealed = 🔒 Match { $match }: `{ $commitment }…`
mb-doing-done = done
mb-doing-busy = setting
mb-doing-left = left the match
mb-doing-timed-out = out of time
mb-showdown = ### 🎴 All cards are set. Here come the rows!
mb-banner-instant = INSTANT WIN!
mb-instant-line = 🐉 **{ $who }** wins instantly: **{ $kind }**!
mb-unset = nothing set
mb-fouled-hand = foul · { $hand }
mb-beats = { $who } takes { $whom }
mb-next = Next: { $what } { $when }
mb-next-result = the result
mb-total = total { $total }
mb-tag-instant = instant win
mb-tag-sweep = sweep
mb-tag-collapse = collapse
mb-tag-left = left
mb-tag-unset = not set
mb-tag-late = too late
mb-tag-order = foul
mb-flaw-left = left the match
mb-flaw-unset = nothing set
mb-flaw-late = not Done in time
mb-flaw-order = foul

## The private panel

mb-legal = Legal
mb-foul = Foul
mb-foul-equal = It must be { $back } ≥ { $middle } ≥ { $front }, or you lose all three rows.
mb-foul-strict = It must be { $back } > { $middle } > { $front } (equal is a foul, too), or you lose all three rows.
mb-choose-back = **Step 1 of 2:** choose your strongest 5 cards for the **{ $row }**. After two steps the last 3 go to the { $front } by themselves.
mb-choose-middle = **Step 2 of 2:** choose 5 cards for the **{ $row }**. The other 3 go to the { $front }.
mb-pick = Choose { $count } cards: { $row }
mb-repick = Choose { $count } other cards: { $row }
mb-pick-swap = Swap 2 cards
mb-is-done = ✅ You are **Done**. You can still change it until the reveal; the last one saved counts.
mb-not-done-saved = Saved. Press **Done** so that nobody has to wait; when time runs out, the saved setting counts.
mb-not-done-foul = Saved, but **you must press Done**: when time runs out without it, you have fouled.
mb-not-done-auto = Saved. When time runs out this setting counts; if it is a foul, the computer sets your cards.
mb-instant-held = **Instant win: { $kind }!** { $stakes } from each player, whatever you set. It is announced by itself.
mb-instant-declined = **{ $kind }, not announced.** You compare rows like everybody else, so set your cards.
mb-suggest-about = 💡 **Suggestions**, with the stakes to expect from { $opponents ->
    [one] one opponent
   *[other] { $opponents } opponents
}
mb-suggest-honest = An expectation is the average over a great many matches against people who set well; this match may differ. **Use** saves a setting at once, and you can still change it.
mb-suggest-announce = 🐉 Announcing your { $kind } is expected to bring { $announced }, the best setting { $played }: **let it be announced**.
mb-suggest-decline = 🐉 Announcing your { $kind } is expected to bring { $announced }, the best setting { $played }: **do not announce it**.
mb-why-only = These cards have only one legal setting.
mb-why-equal = **Why?** It is about as good as “{ $kind }”: take whichever you like.
mb-why-free = **Why?** It is ahead of “{ $kind }”, mainly by { $gains }, and gives up next to nothing.
mb-why-trade = **Why?** It is ahead of “{ $kind }”, mainly by { $gains }; that costs it { $losses }.
mb-why-gain = { $stakes } in the { $row } with { $hand }
mb-why-loss = { $stakes } in the { $row }
mb-why-gain-together = { $stakes } over all three rows together
mb-why-loss-together = { $stakes } over all three rows together
mb-suggest-front = strong { $row }
mb-suggest-balanced = balanced
mb-suggest-back = strong { $row }
mb-button-use = Use
mb-button-done = Done
mb-button-undone = Keep editing
mb-button-done-anyway = Done anyway, foul
mb-button-mend = Mend it
mb-button-new = Start over
mb-button-keep = Keep the saved one
mb-button-back-again = Choose again
mb-button-announce = Announce it
mb-button-decline = Do not announce
mb-leave-sure = ⚠️ **Really leave the match?** It counts as a **foul**: you lose all three rows to everybody whose setting is legal, and an instant win is void. If you are only away for a moment, just let it be: the ruleset says what a saved setting counts when time runs out.
mb-fixed-left = 🚪 You have left this match. The result will be on the board.
mb-fixed-timed-out = ⏰ Your time to set the cards is up. The reveal follows on the board.
mb-fixed-reveal = 👀 Your cards are final; the rows are being revealed on the board.
mb-alt-dealt = Your 13 cards: { $cards }
mb-alt-back = { $row }: { $cards }. Left: { $rest }
mb-alt-setting = { $rows }. { $verdict }

## Looking back

mb-button-review = Review
mb-review-title = 🔎 Match { $match } in review
mb-review-private = Only you can see this.
mb-review-yours = You
mb-review-yours-unset = You: nothing set
mb-review-yours-announced = You: { $kind }
mb-review-best = Best
mb-review-best-unset = Best
mb-review-best-announced = Best: { $kind }
mb-review-expected = Expected
mb-review-came = Came to
mb-review-unknown = unknown
mb-review-before = **Before the reveal** (what you could know)
mb-review-after = **After the reveal** (what nobody could know)
mb-review-flaw-order = ⚠️ Your rows were out of order: a foul.
mb-review-flaw-unset = ⚠️ You set nothing, which counts as a foul.
mb-review-flaw-late = ⚠️ You were not Done in time, which counts as a foul.
mb-review-flaw-left = ⚠️ You left the match, which counts as a foul.
mb-review-timed-out = ⏰ Your time ran out; what you had saved counted.
mb-review-set-for-you = ⏰ Your time ran out; the computer set your cards unless a legal setting was saved.
mb-review-announced-rightly = 🐉 It was right to announce your { $kind }: { $announced } expected, against { $played } for the best setting.
mb-review-announced-wrongly = 🐉 Your { $kind } was better not announced: { $announced } expected, against { $played } for the best setting.
mb-review-declined-rightly = 🐉 It was right not to announce your { $kind }: { $announced } expected, against { $played } for the best setting.
mb-review-declined-wrongly = 🐉 Your { $kind } was better announced: { $announced } expected, against { $played } for the best setting.
mb-review-well = ✅ You could not have done better: { $made } stakes expected.
mb-review-lost = You gave away **{ $loss }** stakes: yours could expect { $made }, the best { $best }.
mb-review-got = You came to **{ $got }**.
mb-review-best-got = The best setting would have come to **{ $best }**.
mb-review-unshown = Not all cards were shown, so nobody can tell how another setting would have done.
mb-review-no-more = Against just these cards nothing would have brought more.
mb-review-missed = Against just these cards up to **{ $most }** was possible. Nobody could know: that part is luck, not a mistake.
mb-review-by-announcing = by announcing the instant win

## Details

mb-pair = **{ $one }** and **{ $other }**: **{ $total }**
mb-item-sweep = sweep
mb-item-collapse = collapse
mb-item-instant = instant win
mb-reason-row = { $winner }: { $hand }
mb-reason-bonus = { $winner }: { $hand }, { $stakes } instead of 1
mb-reason-foul = { $loser }: { $flaw }
mb-reason-equal = equal
mb-reason-both-fouled = both fouled

## The rules

mb-rules-goal = Each player sets 13 cards into three rows: the **{ $back }**, the strongest 5; the **{ $middle }**, 5; the **{ $front }**, 3. Then each pair of players compares row with row.
mb-rules-ladder = **Hands, strongest first:** { $ladder }. { $front }: only three of a kind, a pair or a high card. The highest straight is 10-J-Q-K-A, the lowest A-2-3-4-5.
mb-rules-foul = **Foul** (*binh lủng*): it must be { $back } ≥ { $middle } ≥ { $front }. A foul loses all three rows to every legal setting, at the value of the winner's rows; two fouls draw.
mb-rules-foul-strict = **Foul** (*binh lủng*): it must be { $back } > { $middle } > { $front }; equal is a foul, too. A foul loses all three rows to every legal setting; two fouls draw.
mb-rules-suits = **Suits count:** ♥ hearts > ♦ diamonds > ♣ clubs > ♠ spades. Flushes and high cards compare only their highest card (rank, then suit), straights their top card; all else compares ranks, then suits.
mb-rules-no-suits = **Suits do not count:** cards are compared from high to low; equal rows draw.
mb-rules-scoring = **Scoring:** a row won is worth 1 stake.
mb-rules-bonuses = Rows won with something special, stakes instead of 1: { $bonuses }.
mb-rules-collapse = **Collapse** (*sập 3 chi*): who is last in all three rows pays { $stakes } more to each opponent. A foul counts as one.
mb-rules-sweep = **Sweep** (*càn quét*): with 3 or more players, whoever wins all three rows from everybody gets the rows × { $factor }.
mb-rules-instants = **Instant wins** (no need to set the cards), from each player without one:
mb-rules-instant = { $stakes ->
    [one] **{ $stakes } stake**:
   *[other] **{ $stakes } stakes**:
}
mb-rules-instants-draw = Two instant winners draw. You may decline yours and compare rows instead.
mb-rules-instants-compare = Between two instant winners the stronger kind wins; equal kinds are compared further. You may decline yours and compare rows instead.
mb-rules-instants-alone = { $what } do not apply in a match with an instant win.
mb-rules-time = **Time:** { $seconds } seconds to set. Save as often as you like; after **Done** you can still change it until the reveal.
mb-rules-timeout-saved = When time runs out the saved setting counts; none saved is a foul.
mb-rules-timeout-foul = When time runs out before you are Done, it is a foul, saved or not.
mb-rules-timeout-auto = When time runs out without a legal setting saved, the computer sets your cards.
mb-rules-leaving = Leaving the match is a foul, and an instant win is void.

## The typed command

command-set = set
command-set-about = Set your Mậu Binh cards by typing
command-set-back = back
command-set-back-about = Your strongest 5 cards, or all 13: Ah, 10♥, A cơ, or positions 1 to 13
command-set-middle = middle
command-set-middle-about = The 5 cards of the middle row
command-set-front = front
command-set-front-about = The other 3; may be left out
mb-complete-whole = 💡 { $stakes } { $kind }: { $hands }

## Refusals

illegal-choose-count = Choose exactly { $count } cards; you chose { $chosen }.
illegal-same-row = Those two are in the same row; swapping them changes nothing. Choose cards of two rows.
illegal-typed-row-count = { $row ->
    [back] The first field (the strongest row)
    [middle] The second field (the middle row)
   *[front] The third field (the row of 3)
} takes { $wanted } cards; you typed { $count }. You may also type all 13 into the first field.
illegal-not-thirteen = It takes 13 cards; here are { $count }.
illegal-already-done = You are Done already.
illegal-not-done = You have not pressed Done.
illegal-nothing-saved = You have not set your cards. Set all three rows, then press Done.
illegal-no-instant-win = There is no instant win in your cards.
illegal-already-declined = You have already declined it.
illegal-not-declined = It is going to be announced already.
illegal-bad-timeout = Only the clock does that.
illegal-rows-are-fixed = The cards are final and being revealed; nothing can be changed any more.
illegal-time-is-up = The time to set the cards is up.
illegal-still-setting = Nothing can be revealed yet: somebody is still setting cards.
