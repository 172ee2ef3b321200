"""What the painter is told to draw, and what it never needs to."""

from __future__ import annotations

from typing import Any

from bot.seen import Phase
from bot.tables import Held, Mark, StaleBoard, StaleHand
from tests.bot.tables.hall import AN, BINH, CHANNEL, CHI, GUILD, Hall


async def board_of(hall: Hall) -> StaleBoard:
    """The only stale board."""
    (board,) = await hall.tables.stale_boards(9)
    return board


async def paint(hall: Hall) -> dict[int, StaleBoard]:
    """Draw everything that is stale, each epoch once, into message 1000 + epoch; what was drawn, by epoch."""
    drawn: dict[int, StaleBoard] = {}
    while stale := await hall.tables.stale_boards(9):
        for board in stale:
            assert board.epoch not in drawn
            assert board.message in (None, 1000 + board.epoch)
            await hall.tables.board_shown(board, 1000 + board.epoch)
            drawn[board.epoch] = board
    return drawn


async def deliver(hall: Hall) -> dict[int, StaleHand]:
    """Send every private panel that is owed, into message 2000 + seat; by user."""
    sent = {}
    for hand in await hall.tables.stale_hands(9):
        await hall.tables.hand_shown(hand, hand.user * 10, 2000 + hand.seat)
        sent[hand.user] = hand
    assert await hall.tables.stale_hands(9) == []
    return sent


async def test_a_new_table_owes_its_board_until_it_was_posted(hall: Hall) -> None:
    await hall.open()
    for _ in range(2):
        board = await board_of(hall)
        assert (board.epoch, board.message, board.final, board.moved) == (1, None, False, False)
    await paint(hall)
    assert (await hall.look()).message == 1001


async def test_many_changes_are_one_picture(hall: Hall) -> None:
    await hall.open()
    await paint(hall)
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (BINH, "unready"))
    board = await board_of(hall)
    assert board.message == 1001
    assert len(board.seen.chairs) == 2
    await paint(hall)


async def test_a_change_during_the_drawing_is_drawn_again(hall: Hall) -> None:
    await hall.open()
    board = await board_of(hall)
    await hall.tap(BINH, "sit")
    await hall.tables.board_shown(board, 1001)
    assert (await board_of(hall)).version > board.version


async def test_what_nobody_can_see_is_not_drawn(hall: Hall) -> None:
    await hall.match_of(BINH, CHI)
    await paint(hall)
    await hall.tap(AN, "low")
    await paint(hall)
    # Changing one's mind shows nothing: who is done stays done.
    await hall.tap(AN, "low")
    drawn = await paint(hall)
    assert all(board.seen.view.card is None for board in drawn.values())


async def test_every_match_is_dealt_on_a_new_board_and_the_lobby_points_to_it_once_it_is_there(
    hall: Hall,
) -> None:
    await hall.open()
    await paint(hall)
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"))
    new = await board_of(hall)
    assert (new.epoch, new.message, new.seen.phase, new.final) == (2, None, Phase.PLAYING, False)
    await hall.tables.board_shown(new, 1002)
    old = await board_of(hall)
    assert (old.epoch, old.message, old.moved, old.final) == (1, 1001, True, True)
    assert old.seen.message == 1002
    await hall.tables.board_shown(old, 1001)
    assert await hall.tables.stale_boards(9) == []


async def test_a_lobby_that_was_never_posted_is_not_posted_any_more_once_the_match_is_dealt(
    hall: Hall,
) -> None:
    await hall.match_of(BINH)
    assert list(await paint(hall)) == [2]


async def test_a_board_that_answers_its_order_is_left_to_that_for_a_while(hall: Hall) -> None:
    await hall.open(answered=True)
    assert await hall.tables.stale_boards(9) == []
    first = await hall.tables.stale_board(hall.table)
    assert first is not None
    assert (first.message, first.epoch) == (None, 1)
    await hall.tap(BINH, "sit")
    assert await hall.tables.stale_boards(9) == []
    await hall.tables.board_shown(first, 1001)
    assert (await board_of(hall)).message == 1001, "it goes on like any other"
    await paint(hall)
    assert await hall.tables.stale_board(hall.table) is None


async def test_a_board_that_did_not_become_an_answer_is_posted_by_the_painter(hall: Hall) -> None:
    await hall.open(answered=True)
    first = await hall.tables.stale_board(hall.table)
    assert first is not None
    await hall.tables.board_not_answered(first)
    assert (await board_of(hall)).message is None
    await paint(hall)
    await hall.open(BINH, answered=True)
    await hall.later(14)
    assert await hall.tables.stale_boards(9) == []
    await hall.later(1)
    assert (await board_of(hall)).message is None, "whoever wanted to answer with it is gone"


async def test_an_answer_that_comes_late_leaves_a_pointer_to_the_match(hall: Hall) -> None:
    await hall.open(answered=True)
    first = await hall.tables.stale_board(hall.table)
    assert first is not None
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"))
    await hall.tables.board_shown(first, 1001)
    drawn = await paint(hall)
    assert (drawn[1].message, drawn[1].moved) == (1001, True)


async def test_the_next_match_gets_a_board_of_its_own_and_the_old_one_keeps_its_result(hall: Hall) -> None:
    await hall.match_of(BINH)
    await paint(hall)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    result = await hall.later(5)
    await paint(hall)
    await hall.taps_of((BINH, "again"), (AN, "again"))
    await hall.tables.tick()
    drawn = await paint(hall)
    new, old = drawn[3], drawn[2]
    assert (new.message, new.final, new.seen.phase) == (None, False, Phase.PLAYING)
    assert (old.message, old.final, old.moved) == (1002, True, False)
    assert old.seen.finished == result.finished
    assert old.seen.phase is Phase.LOBBY
    assert old.seen.view is None


async def test_a_board_that_was_left_unpainted_shows_its_own_match_even_after_the_next(hall: Hall) -> None:
    await hall.match_of(BINH)
    await paint(hall)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    first = (await hall.later(5)).finished
    await hall.taps_of((BINH, "again"), (AN, "again"), (AN, "high"), (BINH, "high"))
    second = (await hall.later(5)).finished
    drawn = await paint(hall)
    assert (drawn[2].seen.finished, drawn[3].seen.finished) == (first, second)


async def test_a_closed_table_is_drawn_once_more(hall: Hall) -> None:
    await hall.open()
    await paint(hall)
    await hall.tap(AN, "close")
    drawn = await paint(hall)
    assert drawn[1].final
    assert not drawn[1].moved
    assert drawn[1].seen.closed_because == "host"


async def test_a_lost_board_is_posted_anew(hall: Hall) -> None:
    await hall.match_of(BINH)
    await paint(hall)
    await hall.tap(AN, "low")
    lost = await board_of(hall)
    await hall.tables.board_lost(lost)
    await hall.tables.board_lost(lost)  # told twice
    drawn = await paint(hall)
    assert list(drawn) == [3]
    assert drawn[3].message is None
    assert (await hall.look()).message == 1003


async def test_a_lost_board_of_the_past_is_not_posted_again(hall: Hall) -> None:
    await hall.open()
    await paint(hall)
    await hall.tap(AN, "close")
    await hall.tables.board_lost(await board_of(hall))
    assert await hall.tables.stale_boards(9) == []


async def test_a_board_of_fifty_minutes_is_left_for_a_new_one(hall: Hall) -> None:
    await hall.open()
    await paint(hall)
    for _ in range(5):
        await hall.later(10 * 60)
        await hall.tap(AN, "ready")
    await hall.later(1)
    drawn = await paint(hall)
    assert drawn[2].message is None
    assert drawn[1].moved
    assert drawn[1].final
    assert drawn[1].seen.message == 1002


async def test_an_old_board_that_need_not_change_stays(hall: Hall) -> None:
    await hall.open()
    await paint(hall)
    await hall.later(14 * 60)
    await hall.tap(AN, "ready")
    await paint(hall)
    await hall.later(14 * 60)
    assert await hall.tables.stale_boards(9) == []


async def test_a_paused_table_is_not_drawn_until_it_goes_on(hall: Hall) -> None:
    await hall.open()
    await hall.tables.pause(hall.table, "no-permission")
    assert await hall.tables.stale_boards(9) == []
    await hall.tables.resume(hall.table)
    assert (await board_of(hall)).seen.phase is Phase.LOBBY


async def test_everybody_who_is_dealt_in_is_owed_his_hand(hall: Hall) -> None:
    await hall.open(computers=1)
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (CHI, "sit"), (AN, "deal"))
    sent = await deliver(hall)
    assert sorted(sent) == [AN, BINH]
    assert sent[BINH].seen.view.card is not None
    assert sent[BINH].seen.seat == sent[BINH].seat
    assert (sent[AN].message, sent[AN].channel, sent[AN].over) == (None, None, False)


async def test_a_panel_follows_what_was_done_elsewhere_and_the_end_of_the_match(hall: Hall) -> None:
    await hall.match_of(BINH)
    await deliver(hall)
    await hall.tap(AN, "low")
    again = await deliver(hall)
    assert list(again) == [AN]
    assert (again[AN].channel, again[AN].message) == (AN * 10, 2000)
    await hall.tap(BINH, "low")
    assert sorted(await deliver(hall)) == [AN, BINH]  # the cards are being revealed
    await hall.later(5)
    over = await deliver(hall)
    assert all(hand.over and hand.seen.finished is not None for hand in over.values())


async def test_a_panel_that_was_tapped_itself_is_redrawn_by_the_answer(hall: Hall) -> None:
    await hall.match_of(BINH)
    await deliver(hall)
    await hall.tap(AN, "low", panel=2000)
    assert await hall.tables.stale_hands(9) == []


async def test_in_turn_the_panel_of_the_next_is_redrawn(hall: Hall) -> None:
    await hall.match_of(BINH, CHI, ruleset="in-turn")
    await deliver(hall)
    await hall.tap(AN, "low", panel=2000)
    assert list(await deliver(hall)) == [BINH]


async def test_panels_are_redrawn_when_their_deadline_moves(hall: Hall) -> None:
    await hall.match_of(BINH)
    await deliver(hall)
    await hall.tables.tick()
    await deliver(hall)
    hall.clock.set(100)
    await hall.tables.tick()
    assert set(await deliver(hall)) == {AN, BINH}
    await hall.tables.pause(hall.table, "no-access")
    await hall.tables.resume(hall.table)
    sent = await deliver(hall)
    assert set(sent) == {AN, BINH}
    assert all(hand.seen.phase is Phase.PLAYING for hand in sent.values())


async def test_an_open_panel_is_marked_anew_when_it_looks_different_to_its_reader(hall: Hall) -> None:
    await hall.open()
    table = hall.table
    readers = [(table, AN), (table, BINH), (table, CHI)]

    async def changed(before: dict[tuple[int, int], Mark]) -> set[int]:
        after = await hall.tables.panel_marks(readers)
        return {user for _, user in readers if after[table, user] != before[table, user]}

    marks = await hall.tables.panel_marks(readers)
    assert await changed(marks) == set()
    for text in ("sit", "ready"):
        await hall.tap(BINH, text)
        assert await changed(marks) == {AN, BINH, CHI}, "anything may matter in the lobby"
        marks = await hall.tables.panel_marks(readers)
    await hall.tap(AN, "deal")
    assert await changed(marks) == {AN, BINH, CHI}
    marks = await hall.tables.panel_marks(readers)
    await hall.tap(AN, "low")
    assert await changed(marks) == {AN, CHI}, "what somebody else does with his cards is nothing to a player"
    marks = await hall.tables.panel_marks(readers)
    await hall.tap(BINH, "low")
    assert await changed(marks) == {AN, BINH, CHI}, "the cards are being revealed"
    marks = await hall.tables.panel_marks(readers)
    await hall.later(5)
    assert await changed(marks) == {AN, BINH, CHI}


async def test_who_gets_no_panels_by_dm_has_marks_all_the_same(hall: Hall) -> None:
    await hall.match_of(BINH)
    for hand in await hall.tables.stale_hands(9):
        await hall.tables.hand_refused(hand)
    before = await hall.tables.panel_marks([(hall.table, BINH)])
    await hall.tap(BINH, "low")
    assert await hall.tables.panel_marks([(hall.table, BINH)]) != before


async def test_of_a_table_that_is_none_there_are_no_marks(hall: Hall) -> None:
    await hall.open()
    assert await hall.tables.panel_marks([(99, AN)]) == {}
    assert await hall.tables.panel_marks([]) == {}


async def test_closed_dms_are_remembered_for_a_day_and_told_once(hall: Hall) -> None:
    await hall.match_of(BINH)
    for hand in await hall.tables.stale_hands(9):
        if hand.user == BINH:
            await hall.tables.hand_refused(hand)
        else:
            await hall.tables.hand_shown(hand, 1, 2)
    assert await hall.tables.stale_hands(9) == []
    assert (await hall.answer(BINH, "low")).notices == (("dms-closed", {}),)
    assert (await hall.answer(BINH, "high")).notices == ()
    await hall.tap(AN, "low", panel=2)
    await hall.later(5)
    await hall.taps_of((BINH, "again"), (AN, "again"))
    new = [hand for hand in await hall.tables.stale_hands(9) if not hand.over]
    assert [hand.user for hand in new] == [AN]


async def test_after_a_day_closed_dms_are_tried_again(hall: Hall) -> None:
    await hall.match_of(BINH)
    for hand in await hall.tables.stale_hands(9):
        await hall.tables.hand_refused(hand)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    await hall.later(86_401)
    await hall.taps_of((BINH, "again"), (AN, "again"))
    assert sorted(await deliver(hall)) == [AN, BINH]


async def test_a_refused_panel_of_a_match_that_is_over_is_given_up(hall: Hall) -> None:
    await hall.match_of(BINH)
    hands = await hall.tables.stale_hands(9)
    await hall.taps_of((AN, "low"), (BINH, "leave"))
    await hall.later(5)
    for hand in hands:
        await hall.tables.hand_refused(hand)
    assert await hall.tables.stale_hands(9) == []


async def test_a_panel_owed_over_the_end_of_the_match_shows_that_match(hall: Hall) -> None:
    await hall.match_of(BINH)
    await deliver(hall)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    await hall.later(5)
    first = (await hall.look(AN)).finished
    await hall.taps_of((BINH, "again"), (AN, "again"))
    owed = {(hand.user, hand.match): hand for hand in await hall.tables.stale_hands(9)}
    assert set(owed) == {(AN, 1), (BINH, 1), (AN, 2), (BINH, 2)}
    assert owed[AN, 1].seen.finished == first
    assert owed[AN, 2].seen.view.card is not None


async def test_the_limit_is_kept(hall: Hall) -> None:
    for at, user in enumerate((AN, BINH, CHI)):
        await hall.open(user, guild=GUILD + at, channel=CHANNEL + at)
    assert len(await hall.tables.stale_boards(2)) == 2


async def test_boards_that_cannot_be_drawn_now_take_no_place_away_from_others(hall: Hall) -> None:
    first, second, third = [
        (await hall.open(user, guild=GUILD + at, channel=CHANNEL + at)).table
        for at, user in enumerate((AN, BINH, CHI))
    ]

    async def drawn(**held: Any) -> list[int]:
        return [stale.table for stale in await hall.tables.stale_boards(1, Held(**held))]

    assert await drawn() == [first]
    assert await drawn(boards=frozenset({(first, 1)})) == [second]
    assert await drawn(tables=frozenset({first}), channels=frozenset({CHANNEL + 1})) == [third]


async def test_of_one_channel_one_board_is_drawn_at_a_time(hall: Hall) -> None:
    tables = [(await hall.open(user, guild=GUILD + at)).table for at, user in enumerate((AN, BINH))]
    (first,) = await hall.tables.stale_boards(9)
    await hall.tables.board_shown(first, 1001)
    (second,) = await hall.tables.stale_boards(9)
    assert [first.table, second.table] == tables


async def test_hands_that_cannot_be_brought_now_take_no_place_away_from_others(hall: Hall) -> None:
    await hall.match_of(BINH)
    (first,) = await hall.tables.stale_hands(1)
    held = Held(hands=frozenset({(first.table, first.match, first.user)}))
    (second,) = await hall.tables.stale_hands(1, held)
    assert {first.user, second.user} == {AN, BINH}
