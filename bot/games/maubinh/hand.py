"""The private panel: one's own cards, how they are set, and what can be done with them; later, how it went."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.maubinh import arranging, drawings, gestures
from bot.games.maubinh.afterwards import fixed, over
from bot.games.maubinh.names import hand_name, instant_name, row_name
from bot.games.maubinh.suggesting import announcing, expected, opponents, suggestions, title, why
from bot.screens import Button, Buttons, Option, Part, Screen, Select, Text, Titled, table
from bot.screens.panel import board_link, board_row, head
from bot.screens.phrases import GOLD, GREEN, GREY, RED, capital, card_line, card_name, stakes
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal
from rules.maubinh.rows import ROWS, Row
from rules.maubinh.views import OwnView, View


def hand(seen: Seen, words: Words, draft: str) -> Screen:
    """The panel of `seen.you`, in a direct message and in the channel alike."""
    view = seen.view
    if isinstance(view, View) and view.own is not None:
        if view.stage == "setting" and not _out(seen, view):
            return _setting(seen, view, view.own, words, draft)
        return fixed(seen, view, view.own, words)
    if seen.finished is not None:
        return over(seen, seen.finished, words)
    return Screen((Text(words("illegal-no-hand")), *board_row(seen, words)), GREY)


def _out(seen: Seen, view: View) -> bool:
    """Whether nothing can be set any more: left, or out of time."""
    player = view.players[seen.seat if seen.seat is not None else 0]
    return player.left or player.timed_out


# --- while the cards are set -------------------------------------------------------------------------------------


def _setting(seen: Seen, view: View, own: OwnView, words: Words, draft: str) -> Screen:
    top = Text(head(seen, words, table.deadline(seen, words)))
    if draft == gestures.LEAVE:
        return Screen((top, Text(words("mb-leave-sure")), _leave_buttons(words)), RED)
    if draft == gestures.SURE and own.check is not None and own.check.foul:
        picture = drawings.setting(view, own, words)
        return Screen((top, picture, Text(_foul(view, own, words)), _sure_buttons(words)), RED)
    if draft == gestures.SUGGEST and seen.suggest:
        return Screen((top, *_suggested(view, own, words)), GOLD)
    back = _chosen_back(draft)
    if back is not None:
        return Screen((top, *_choose_middle(view, own, words, back)), GOLD)
    if own.setting is None or draft == gestures.NEW:
        return Screen((top, *_choose_back(seen, view, own, words)), GOLD)
    foul = own.check is not None and own.check.foul
    return Screen((top, *_saved(seen, view, own, words)), RED if foul else GREEN)


def _chosen_back(draft: str) -> frozenset[int] | None:
    """The back that a draft remembers; None when it remembers none (or something that no panel of ours wrote)."""
    if not draft.startswith(gestures.BACK):
        return None
    try:
        back = arranging.positions(draft.removeprefix(gestures.BACK))
    except Illegal:
        return None
    return back if len(back) == 5 else None


def _choose_back(seen: Seen, view: View, own: OwnView, words: Words) -> Iterator[Part]:
    row = row_name(Row.BACK, view.ruleset, words)
    yield drawings.dealt(own, words)
    yield from _instant(view, own, words)
    yield Text(words("mb-choose-back", row=row, front=row_name(Row.FRONT, view.ruleset, words)))
    act = "~back" if own.setting is None else f"~back {gestures.NEW}"
    yield Select(act, words("mb-pick", row=row, count=5), _cards(own, range(13), words), 5, 5)
    yield _first_buttons(seen, view, own, words)


def _first_buttons(seen: Seen, view: View, own: OwnView, words: Words) -> Buttons:
    buttons = []
    me = view.players[seen.seat or 0]
    if me.done:
        buttons.append(Button(words("mb-button-undone"), "undone"))
    elif own.pattern is not None and not own.declined:
        buttons.append(Button(words("mb-button-done"), "done", "good"))
    if own.setting is not None:
        buttons.append(Button(words("mb-button-keep"), "~panel"))
    if seen.suggest:
        buttons.append(Button(words("button-suggest"), "~suggest", "primary"))
    buttons.append(Button(words("button-leave"), "~leave"))
    return Buttons((*buttons, *board_link(seen, words)))


def _choose_middle(view: View, own: OwnView, words: Words, back: frozenset[int]) -> Iterator[Part]:
    row = row_name(Row.MIDDLE, view.ruleset, words)
    yield drawings.with_back(view, own, back, words)
    yield Text(words("mb-choose-middle", row=row, front=row_name(Row.FRONT, view.ruleset, words)))
    rest = sorted(arranging.ALL - back)
    pick = words("mb-pick", row=row, count=5)
    yield Select(f"~middle {arranging.mask(back)}", pick, _cards(own, rest, words), 5, 5)
    yield Buttons((Button(words("mb-button-back-again"), "~new"),))


def _saved(seen: Seen, view: View, own: OwnView, words: Words) -> Iterator[Part]:
    assert own.setting is not None
    assert own.check is not None
    done = view.players[seen.seat or 0].done
    yield drawings.setting(view, own, words)
    yield from _instant(view, own, words)
    yield Text(_status(view, own, words, done=done))
    names = {row: row_name(row, view.ruleset, words) for row in ROWS}
    at = arranging.rows_of(own.cards, own.setting)
    labels = [f"{card_name(card, words)} · {names[row]}" for card, row in zip(own.cards, at, strict=True)]
    in_rows = sorted(range(13), key=lambda position: (ROWS.index(at[position]), position))
    rest = [position for position in range(13) if at[position] is not Row.BACK]
    yield Select("~swap", words("mb-pick-swap"), _options(own, labels, in_rows), 2, 2)
    yield Select(
        "~back", words("mb-repick", row=names[Row.BACK], count=5), _options(own, labels, range(13)), 5, 5
    )
    yield Select(
        "~middle", words("mb-repick", row=names[Row.MIDDLE], count=5), _options(own, labels, rest), 5, 5
    )
    yield _done_buttons(seen, own, words, done=done)
    yield Buttons((Button(words("button-leave"), "~leave"), *board_link(seen, words)))


def _done_buttons(seen: Seen, own: OwnView, words: Words, *, done: bool) -> Buttons:
    """A foul is asked about before it counts as final, unless an instant win makes it irrelevant."""
    assert own.check is not None
    asks = own.check.foul and (own.pattern is None or own.declined)
    finish = (
        Button(words("mb-button-undone"), "undone")
        if done
        else Button(words("mb-button-done"), "~sure" if asks else "done", "danger" if asks else "good")
    )
    suggest = (Button(words("button-suggest"), "~suggest", "primary"),) if seen.suggest else ()
    return Buttons((finish, *suggest, Button(words("mb-button-new"), "~new")))


def _status(view: View, own: OwnView, words: Words, *, done: bool) -> str:
    assert own.setting is not None
    assert own.check is not None
    foul = own.check.foul
    verdict = _foul(view, own, words) if foul else f"🟢 **{words('mb-legal')}**"
    lines = [
        f"{capital(row_name(row, view.ruleset, words))}: **{hand_name(own.setting[row], view.ruleset, words)}**"
        f" · {card_line(drawings.by_rank(own.setting[row]))}"
        for row in ROWS
    ]
    saved = words("mb-is-done" if done else f"mb-not-done-{view.ruleset.on_timeout}")
    return "\n".join((verdict, *lines, f"-# {saved}"))


def _foul(view: View, own: OwnView, words: Words) -> str:
    """Which rows are out of order, and what that costs."""
    assert own.setting is not None
    names = {row: row_name(row, view.ruleset, words) for row in ROWS}
    bad = [row for row in ROWS if row in drawings.clashing(own.setting, view)]
    hands = {row: hand_name(own.setting[row], view.ruleset, words) for row in bad}
    told = " < ".join(f"{names[row]} ({hands[row]})" for row in bad)
    key = "mb-foul-strict" if view.ruleset.strict_order else "mb-foul-equal"
    order = words(key, **{row.value: names[row] for row in ROWS})
    return f"🔴 **{words('mb-foul')}**: {told}\n{order}"


def _instant(view: View, own: OwnView, words: Words) -> Iterator[Part]:
    """The instant win in one's cards: what it brings, and whether to announce it."""
    if own.pattern is None:
        return
    kind = instant_name(own.pattern, words)
    each = view.ruleset.instant_stakes(own.pattern)
    key = "mb-instant-declined" if own.declined else "mb-instant-held"
    text = words(key, kind=kind, stakes=stakes(words, each))
    button = (
        Button(words("mb-button-announce"), "claim", "good")
        if own.declined
        else Button(words("mb-button-decline"), "decline", "plain")
    )
    yield Titled(f"🐉 {text}", button)


def _suggested(view: View, own: OwnView, words: Words) -> Iterator[Part]:
    proposals = suggestions(view)
    head = words("mb-suggest-about", opponents=opponents(view))
    yield Text("\n".join(filter(None, (head, announcing(view, words)))))
    for place, proposal in enumerate(proposals):
        rows = [
            f"{capital(row_name(row, view.ruleset, words))}: {hand_name(cards, view.ruleset, words)}"
            f" · {card_line(drawings.by_rank(cards))}"
            for row, cards in zip(ROWS, proposal.setting, strict=True)
        ]
        named = f"{capital(title(proposal, view.ruleset, words))}: {expected(proposal.expected, words)}"
        use = Button(
            words("mb-button-use"),
            gestures.place_text(own, proposal.setting),
            "good" if place == 0 else "plain",
        )
        # The rows stand below the button, not beside it: so each of them is one line of a phone.
        yield Titled(f"{'⭐ ' if place == 0 else ''}**{named}**", use)
        yield Text("\n".join(rows))
    yield Text(f"{why(proposals, view, words)}\n-# {words('mb-suggest-honest')}")
    yield Buttons((Button(words("button-back"), "~panel"),))


def _cards(own: OwnView, positions: Iterable[int], words: Words) -> tuple[Option, ...]:
    return _options(own, [card_name(card, words) for card in own.cards], positions)


def _options(own: OwnView, labels: list[str], positions: Iterable[int]) -> tuple[Option, ...]:
    return tuple(
        Option(labels[position], str(position), card=str(own.cards[position])) for position in positions
    )


def _leave_buttons(words: Words) -> Buttons:
    leave = Button(words("button-leave-match"), "leave", "danger")
    return Buttons((leave, Button(words("button-stay"), "~panel", "primary")))


def _sure_buttons(words: Words) -> Buttons:
    done = Button(words("mb-button-done-anyway"), "done", "danger")
    return Buttons((Button(words("mb-button-mend"), "~panel", "primary"), done))
