"""Seeds at rest."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from bot.seen import Phase
from bot.tables import Seal, SealError, Tables
from rules.maubinh import GAME as MAUBINH
from rules.maubinh import Setting
from rules.shuffle import verify
from rules.tienlen import GAME as TIENLEN
from tests.bot.tables.hall import AN, BINH, KEY, Hall
from tests.bot.tables.toy import TOY


def test_what_is_sealed_opens_under_its_name_and_key_only() -> None:
    seal = Seal(KEY)
    sealed = seal.close(b"secret", "match 1")
    assert b"secret" not in sealed
    assert seal.open(sealed, "match 1") == b"secret"
    for other, name in ((seal, "match 2"), (Seal(bytes(32)), "match 1")):
        with pytest.raises(SealError):
            other.open(sealed, name)
    with pytest.raises(SealError):
        seal.open(b"short", "match 1")


def test_the_same_secret_is_sealed_differently_each_time() -> None:
    assert Seal(KEY).close(b"secret", "x") != Seal(KEY).close(b"secret", "x")


def test_a_key_is_made_at_the_first_start_for_its_owner_only_and_kept(tmp_path: Path) -> None:
    sealed = Seal.load(None, tmp_path / "data").close(b"secret", "x")
    file = tmp_path / "data" / "seal.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["seal.key"]
    assert Seal.load(None, tmp_path / "data").open(sealed, "x") == b"secret"


def test_a_key_from_the_environment_needs_no_file(tmp_path: Path) -> None:
    Seal.load(KEY.hex(), tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["xyz", "ab", KEY.hex() + "00"])
def test_a_key_that_is_none_is_refused_with_its_name(text: str, tmp_path: Path) -> None:
    with pytest.raises(SealError, match="key"):
        Seal.load(text, tmp_path)


def test_a_key_that_others_may_read_is_refused(tmp_path: Path) -> None:
    Seal.load(None, tmp_path)
    (tmp_path / "seal.key").chmod(0o644)
    with pytest.raises(SealError, match="chmod 600"):
        Seal.load(None, tmp_path)


def contents(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.iterdir() if path.is_file()]


async def start_with_another_key(hall: Hall) -> None:
    hall.tables = Tables(
        hall.store,
        hall.games,
        now=lambda: hall.clock.wall,
        steady=lambda: hall.clock.steady,
        seal=Seal(bytes(32)),
    )
    await hall.tables.tick()


async def test_with_another_key_a_lobby_commits_anew_before_anybody_is_ready(hall: Hall) -> None:
    old = await hall.open()
    await hall.taps_of((BINH, "sit"), (BINH, "ready"))
    hall.clock.move(14 * 60 + 45)
    await start_with_another_key(hall)
    seen = await hall.look()
    assert seen.commitment != old.commitment
    assert seen.facts["note"] == "new-commitment"
    assert not any(chair.ready for chair in seen.chairs)
    await hall.taps_of((BINH, "ready"), (AN, "deal"), (AN, "low"), (BINH, "low"))
    finished = (await hall.later(5)).finished
    assert finished is not None
    proof = finished.proof
    assert proof.commitment == seen.commitment
    assert proof.seed is not None
    assert verify(
        proof.commitment,
        bytes.fromhex(proof.seed),
        table=proof.table,
        match=proof.match,
        entropy=proof.entropy,
        pack=TOY.pack,
    )


async def test_with_another_key_a_live_match_is_paid_back(hall: Hall) -> None:
    await hall.match_of(BINH)
    await start_with_another_key(hall)
    assert (await hall.look()).phase is Phase.LOBBY
    assert (await hall.chips(AN), await hall.chips(BINH)) == (10_000, 10_000)


async def test_no_seed_of_a_match_to_come_lies_open_in_the_files(hall: Hall, tmp_path: Path) -> None:
    drawn: list[bytes] = []

    def random(size: int) -> bytes:
        drawn.append(bytes([len(drawn) + 1]) * size)
        return drawn[-1]

    hall.tables = Tables(
        hall.store,
        hall.games,
        now=lambda: hall.clock.wall,
        steady=lambda: hall.clock.steady,
        seal=Seal(KEY),
        random=random,
    )
    await hall.match_of(BINH)
    seeds = [secret for secret in drawn if len(secret) == 32]
    assert seeds
    stored = b"".join(contents(tmp_path))
    assert b"commitment" in stored
    assert not any(seed in stored or seed.hex().encode() in stored for seed in seeds)


async def test_no_hand_that_is_played_lies_open_in_the_files(hall: Hall, tmp_path: Path) -> None:
    hall.games = {"maubinh": MAUBINH}
    await hall.start()
    await hall.match_of(BINH, game="maubinh")
    setting = Setting.of((await hall.look(AN)).view.own.cards)
    assert (await hall.tap(AN, f"set {setting}")).view.own.setting == setting
    stored = b"".join(contents(tmp_path))
    assert str(setting).encode() not in stored
    await hall.start()
    assert (await hall.look(AN)).view.own.setting == setting


async def test_no_planned_play_lies_open_in_the_files(hall: Hall, tmp_path: Path) -> None:
    hall.games = {"tienlen": TIENLEN}
    await hall.start()
    seen = await hall.match_of(BINH, game="tienlen")
    waiting = next(chair.user for chair in seen.chairs if chair.seat != seen.view.turn)
    assert waiting is not None
    plan = f"play {(await hall.look(waiting)).view.hand[0]}"
    assert (await hall.tap(waiting, f"plan {plan}")).planned == plan
    assert plan.encode() not in b"".join(contents(tmp_path))
    await hall.start()
    assert (await hall.look(waiting)).planned == plan
