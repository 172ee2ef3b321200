"""What the controls of our screens can stand for, besides actions of the table and gestures of a panel.

Three kinds of act are told apart by their first character (`bot.screens.Screen` says the same from outside):

- no mark: an action of the table or its game in its one text (`ready`, `kick 17`, `done`). The values of a `Select`
  follow the act after a blank (`computer` with the value 3 is `computer 3`), so do the fields of a `Form`.
- `~`: a gesture of the game's own panel, judged by `bot.games.Hosted.gesture`.
- `>`: a page. It changes nothing; it is answered privately with a screen or a form of this package.
- `=`: a setting of the server (`=language` with the value `vi`), for those who may manage it.
"""

from __future__ import annotations

from typing import Final

PAGE: Final = ">"
GESTURE: Final = "~"
SETTING: Final = "="

# Pages of a table: drawn from what the tapper may see of it.
HAND: Final = ">hand"
"""The tapper's own panel: his cards while a match is live (`Hosted.hand`), his seat otherwise (`table.seat`)."""
RULES: Final = ">rules"
"""`Hosted.rules` of the table's ruleset."""
DETAILS: Final = ">details"
"""`Hosted.details` of the last match."""
HOST: Final = ">host"
"""`table.host`: the tools of the host."""
WORD: Final = ">word"
"""`table.word_form`: a word of one's own for the shuffle."""
PROOF: Final = ">proof"
"""`table.proof`: how to check the last deal."""
QUIT: Final = ">quit"
"""`>quit 12` is `table.quit` for table 12, wherever it was tapped; what it shows then belongs to table 12."""

# Pages of a server or of nobody.
STANDINGS: Final = ">standings"
"""`>standings month 2`: period and page, see `standings`."""
WALLET: Final = ">wallet"
DAILY: Final = ">daily"
"""The one page that moves chips: it presses the day's chips and answers with `wallet.daily`."""
SETTINGS: Final = ">settings"
"""`>settings table` is a page of the panel; `>settings` its first."""
SETTING_FORM: Final = ">set"
"""`>set starting_chips` is the form in which that setting is typed."""
HELP: Final = ">help"


def page(act: str, *words: str | int) -> str:
    """A page with its words: `page(STANDINGS, "month", 2)` is `>standings month 2`."""
    return " ".join((act, *map(str, words)))
