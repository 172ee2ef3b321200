"""House rules are learnt in the background: once, in a process that can be stopped, while the nearest rules serve."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.games import Hosted, Study, hosted
from bot.studies import Studies
from rules.maubinh import RULESETS, arranger
from rules.maubinh.house import house
from rules.maubinh.train import from_json

DILIGENT = """
import pathlib, sys
for share in (0.1, 0.3, 0.6, 1.0):
    print(share, flush=True)
pathlib.Path(sys.argv[1]).write_bytes(b"learnt")
"""
LAZY = "import sys; sys.exit(3)"
ENDLESS = "import os, pathlib, sys, time; pathlib.Path(sys.argv[1] + '.pid').write_text(str(os.getpid())); time.sleep(600)"
OURS = house("maubinh.com", {"collapse": 9})


@dataclass
class Pupil:
    """A game that studies by running `lesson`, and what it was told."""

    lesson: str
    known: list[bytes] = field(default_factory=list)
    warmed: list[Any] = field(default_factory=list)
    begun: int = 0

    @property
    def hosted(self) -> dict[str, Hosted]:
        study = Study(self.warmed.append, self._wanted, self._lesson, self._learn)
        return {"maubinh": replace(hosted()["maubinh"], study=study)}

    def _wanted(self, ruleset: Any) -> str | None:
        return "ours" if ruleset == OURS and not self.known else None

    def _lesson(self, ruleset: Any, file: Path) -> tuple[str, ...]:
        self.begun += 1
        return "-c", self.lesson, str(file)

    def _learn(self, data: bytes) -> None:
        if data != b"learnt":
            raise ValueError("damaged")
        self.known.append(data)


async def learnt(studies: Studies) -> None:
    """Let it work until it is done with the process it began, if any, and has looked once more."""
    await studies.prepare()
    await studies.learn()
    for _ in range(200):
        if not studies.busy:
            break
        await asyncio.sleep(0.05)
        await studies.learn()
    await studies.learn()


def met() -> Iterable[tuple[str, Any]]:
    return [("maubinh", RULESETS["bigone"]), ("maubinh", OURS)]


async def test_what_is_wanted_is_learnt_once_and_the_log_says_how_far_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pupil = Pupil(DILIGENT)
    studies = Studies(pupil.hosted, met, tmp_path / "studies")
    with caplog.at_level(logging.INFO, "bot.studies"):
        await learnt(studies)
        await learnt(studies)
    assert pupil.known == [b"learnt"]
    assert pupil.begun == 1
    told = [line for line in caplog.messages if "%" in line]
    assert told
    assert told[-1].endswith(": 100 %")
    assert [file.name for file in (tmp_path / "studies").iterdir()] == ["maubinh-ours"]


async def test_after_a_restart_it_is_read_and_not_learnt_again(tmp_path: Path) -> None:
    await learnt(Studies(Pupil(DILIGENT).hosted, met, tmp_path))
    pupil = Pupil(LAZY)
    again = Studies(pupil.hosted, met, tmp_path)
    await learnt(again)
    assert pupil.known == [b"learnt"]
    assert pupil.begun == 0


async def test_what_is_damaged_is_learnt_anew(tmp_path: Path) -> None:
    (tmp_path / "maubinh-ours").write_bytes(b"half of it")
    pupil = Pupil(DILIGENT)
    studies = Studies(pupil.hosted, met, tmp_path)
    await studies.prepare()
    assert pupil.known == []
    await learnt(studies)
    assert pupil.known == [b"learnt"]


async def test_what_cannot_be_learnt_is_told_once_and_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pupil = Pupil(LAZY)
    studies = Studies(pupil.hosted, met, tmp_path)
    await learnt(studies)
    await learnt(studies)
    assert pupil.begun == 1
    assert len([record for record in caplog.records if record.levelno == logging.WARNING]) == 1


async def test_every_ruleset_that_is_played_is_made_ready_before_anybody_asks(tmp_path: Path) -> None:
    pupil = Pupil(LAZY)
    studies = Studies(pupil.hosted, met, tmp_path)
    await studies.prepare()
    await studies.prepare()
    assert pupil.warmed == [*RULESETS.values(), OURS]


@pytest.mark.skipif(os.name != "posix", reason="looks for the process by its number")
async def test_a_bot_that_stops_ends_the_work_at_once(tmp_path: Path) -> None:
    studies = Studies(Pupil(ENDLESS).hosted, met, tmp_path)
    await studies.learn()
    told = tmp_path / "maubinh-ours.pid"
    process = 0
    for _ in range(1000):  # until it has begun, and stands back
        process = int(told.read_text() or 0) if told.exists() else 0
        if process and os.getpriority(os.PRIO_PROCESS, process) >= 10:
            break
        await asyncio.sleep(0.02)
    assert os.getpriority(os.PRIO_PROCESS, process) >= 10
    before = time.monotonic()
    studies.close()
    assert time.monotonic() - before < 5
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    await studies.learn()
    assert not studies.busy, "nothing is begun after the end"


# --- Mậu Binh ---------------------------------------------------------------------------------------------------------


def study() -> Study:
    found = hosted()["maubinh"].study
    assert found is not None
    return found


def test_built_in_rules_are_known_and_so_are_house_rules_that_change_no_setting() -> None:
    assert [study().wanted(ruleset) for ruleset in RULESETS.values()] == [None] * 3
    for switches in ({"on_timeout": "auto"}, {"seconds": 30}, {"labels": "numbered"}):
        assert study().wanted(house("maubinh.com", switches)) is None


def test_the_lesson_is_of_just_these_rules(tmp_path: Path) -> None:
    arguments = study().lesson(OURS, tmp_path / "file")
    assert arguments[:2] == ("-m", "rules.maubinh.train")
    assert from_json(arguments[arguments.index("--house") + 1]) == OURS
    assert arguments[-1] == str(tmp_path / "file")


def test_until_house_rules_are_learnt_the_nearest_serve_and_afterwards_what_was_learnt() -> None:
    ours = house("maubinh.com", {"collapse": 8})
    assert study().wanted(ours) == arranger.key_of(ours)
    study().warm(ours)
    before = arranger.arranger_for(ours)
    study().learn(arranger.train(ours, hands=64, rounds=1).dump())
    assert study().wanted(ours) is None
    assert arranger.arranger_for(ours) is not before
    assert arranger.field_for(ours).key == arranger.key_of(ours)


@pytest.mark.parametrize("data", [b"", b"half of it", b"{}\nxx"])
def test_bytes_that_were_not_learnt_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  whatever is wrong with them
        study().learn(data)
