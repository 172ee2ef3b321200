"""What belongs to a server: leaderboard, wallet, daily chips, help, settings."""

from __future__ import annotations

from pathlib import Path

from simcord import MemberActor

from bot.store import Tx, boards
from tests.bot.world import World, controls, text, world


async def rate(here: World, nets: dict[MemberActor, int], match: int) -> None:
    """A finished match in the books."""

    async def write(tx: Tx) -> None:
        for who in nets:
            await boards.see(tx, here.guild.id, who.id, who.name)
        at = here.env.now().timestamp()
        await boards.record(tx, match, here.guild.id, at, {who.id: net for who, net in nets.items()})

    await here.client.desk.store.run(write)


async def test_the_leaderboard_pages_knows_ones_own_rank_and_hides_who_left(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        people = [here.person(f"người{n:02}") for n in range(12)]
        asker = people[11]
        for n, who in enumerate(people[1:]):
            await rate(here, {people[0]: 10, who: -10 - n}, n)
        first = here.answer(await here.type(asker, "leaderboard"))
        shown = text(first)
        assert shown.index("người00") < shown.index("người01")
        assert "người11" in shown, "one's own row, though it is on the next page"
        await here.press(asker, "~standings all 2", first)
        assert "người10" in text(here.fresh(first))
        assert "người00" not in text(here.fresh(first))
        here.guild.remove_member(people[0])
        await here.restart()  # within the hour it would take him to be there still
        first = here.answer(await here.type(asker, "leaderboard", period="week"))
        assert "người00" not in text(first)
        assert "người01" in text(first)
        asked = [one.path for one in here.env.http_requests if "/members/" in one.path]
        await here.press(asker, "~standings month", first)
        assert "người01" in text(here.fresh(first))
        assert len(asked) == len([one for one in here.env.http_requests if "/members/" in one.path])


async def test_the_daily_chips_come_once_a_day_and_only_when_asked_for(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An", "en-US")
        purse = here.answer(await here.type(an, "wallet"))
        assert "10,000" in text(purse)
        await here.press(an, "~daily", purse)
        assert "11,000" in text(here.fresh(purse))
        again = here.answer(await here.type(an, "daily"))
        assert "already" in text(again)
        assert await here.chips(an) == [11_000]
        await here.restart(after=24 * 3600)
        assert "12,000" in text(here.answer(await here.type(an, "daily")))


async def test_the_wallet_in_a_dm_is_that_of_ones_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An", "en-US")
        assert "server" in text(here.answer(await an.user.slash("wallet")))
        await here.play(an)
        assert "Sòng Nhà Bà Tám" in text(here.answer(await an.user.slash("wallet")))


async def test_help_is_given_anywhere(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An", "en-US")
        assert "/play" in text(here.answer(await here.type(an, "help")))
        assert "/play" in text(here.answer(await an.user.slash("help")))


async def test_a_manager_changes_the_language_and_the_board_speaks_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        boss = here.person("Sếp", moderator=True)
        page = here.answer(await here.type(boss, "settings"))
        await here.choose(boss, "~settings", ["language"], page)
        await here.choose(boss, "~change language", ["en"], here.fresh(page))
        await here.play(boss)
        assert "Sit" in text(here.board)


async def test_a_manager_types_a_value_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        boss, an = here.person("Sếp", "en-US", moderator=True), here.person("An", "en-US")
        page = here.answer(await here.type(boss, "settings"))
        await here.choose(boss, "~settings", ["starting"], page)
        form = await here.press(boss, "~type starting", here.fresh(page))
        await boss.submit_modal(form, {"value": "25,000"})
        assert "25,000" in text(here.answer(await here.type(an, "wallet")))
        form = await here.press(boss, "~type starting", here.fresh(page))
        refused = await boss.submit_modal(form, {"value": "rất nhiều"})
        assert "⚠️" in text(here.answer(refused))


async def test_tables_are_opened_only_where_the_server_allows_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        boss = here.person("Sếp", "en-US", moderator=True)
        page = here.answer(await here.type(boss, "settings"))
        await here.choose(boss, "~settings", ["channels"], page)
        await here.press(boss, "~change channels here", here.fresh(page))
        elsewhere = here.guild.create_text_channel("other")
        refused = here.answer(await boss.slash(elsewhere, "play"))
        assert f"<#{here.channel.id}>" in text(refused)
        await here.play(boss)
        assert "sit" in controls(here.board)


async def test_settings_are_not_changed_by_who_may_not_even_from_an_old_panel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        boss = here.person("Sếp", "en-US", moderator=True)
        page = here.answer(await here.type(boss, "settings"))
        await here.choose(boss, "~settings", ["language"], page)
        here.env.backend.guilds[here.guild.id].members[boss.id].role_ids.clear()
        result = await here.choose(boss, "~change language", ["en"], here.fresh(page))
        assert "manage" in text(here.answer(result))
        assert (await here.client.desk.settings(here.guild.id)).language == "vi"


async def test_when_the_bot_is_removed_everybody_gets_his_chips_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = here.person("An"), here.person("Bình")
        await here.play(an)
        await here.press(binh, "sit")
        await here.press(binh, "ready")
        await here.press(an, "deal")
        await here.wait(2)
        assert max(await here.chips(an, binh)) < 10_000
        here.env.backend.emit("GUILD_DELETE", {"id": str(here.guild.id)})
        await here.env.settle()
        assert await here.chips(an, binh) == [10_000, 10_000]
