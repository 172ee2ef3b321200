"""What taps on the private panel mean: most of them come to a saved setting at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games import Act, Draft, Gesture
from bot.games.maubinh import arranging
from bot.screens.panel import ask_advice
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal
from rules.maubinh.actions import setting_action
from rules.maubinh.rows import Setting
from rules.maubinh.views import OwnView, View

# What a panel remembers between taps.
SUGGEST: Final = "suggest"
NEW: Final = "new"
"""Begin again, whatever is saved."""
SURE: Final = "sure"
"""The question before Done with a foul."""
LEAVE: Final = "leave"
BACK: Final = "b"
"""`b31`: the back is chosen (its positions as a mask), the middle comes next."""


def gesture(seen: Seen, text: str, values: Sequence[str], words: Words) -> Gesture:  # noqa: ARG001 - the protocol's
    """The answer to a tap. Raises `Illegal` with `no-hand`, `lost-draft`, `no-suggest`, or what `arranging` refuses."""
    own = own_view(seen)
    word, _, rest = text.partition(" ")
    match word:
        case "back":
            back = arranging.chosen(values, 5)
            if own.setting is None or rest == NEW:
                return Draft(BACK + arranging.mask(back))
            return _save(arranging.change_back(own.cards, own.setting, back))
        case "middle":
            return _save(_with_middle(own, rest, arranging.chosen(values, 5)))
        case "swap":
            return _save(arranging.swap(own.cards, _saved(own), arranging.chosen(values, 2)))
        case "place":
            back, middle = (arranging.positions(mask) for mask in _two(rest))
            return _save(arranging.place(own.cards, back, middle))
        case "suggest":
            ask_advice(seen)
            return Draft(SUGGEST)
        case "new" | "sure" | "leave":
            return Draft(word)
        case "panel":
            return Draft("")
        case _:
            raise Illegal("lost-draft")


def own_view(seen: Seen) -> OwnView:
    """The viewer's cards. Raises `Illegal("no-hand")` when he has none."""
    if not isinstance(seen.view, View) or seen.view.own is None:
        raise Illegal("no-hand")
    return seen.view.own


def place_text(own: OwnView, setting: Setting) -> str:
    """The gesture that saves a setting, without naming a card."""
    back, middle, _ = arranging.where(own.cards, setting)
    return f"~place {arranging.mask(back)} {arranging.mask(middle)}"


def _with_middle(own: OwnView, back: str, middle: frozenset[int]) -> Setting:
    """The middle beside a back that was just chosen, or (no mask) beside the saved one."""
    if back:
        return arranging.place(own.cards, arranging.positions(back), middle)
    return arranging.place(own.cards, arranging.where(own.cards, _saved(own))[0], middle)


def _save(setting: Setting) -> Act:
    return Act(str(setting_action(setting)))


def _saved(own: OwnView) -> Setting:
    if own.setting is None:
        raise Illegal("nothing-saved")
    return own.setting


def _two(text: str) -> tuple[str, str]:
    first, _, second = text.partition(" ")
    return first, second
