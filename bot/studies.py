"""What games work out about house rules, in the background: once for each way to play, kept in the data folder.

Until it is known a game advises by what it knows (`bot.games.Study`), so nobody waits for it. The work is done in a
process of its own, which is looked at now and then: it takes no time from the event loop, gives way to everything else
on the machine, and is ended when the bot stops. What is lost with it is only time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, Popen
from typing import Any, Final

from bot.games import Hosted, Study

log: Final = logging.getLogger(__name__)

PREPARE_EVERY: Final = 2.0
LEARN_EVERY: Final = 5.0
"""Seconds between two looks at the rulesets that are played."""

STEP: Final = 0.25
"""How much is done from one line in the log to the next."""

MODEST: Final = 10
"""How far the process stands back (`nice`)."""

ROOT: Final = Path(__file__).parent.parent

PASSED_ON: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT", "TEMP", "TMPDIR")
"""What the process is told of our environment: no tokens, no keys."""

ONE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


@dataclass(slots=True)
class _Lesson:
    """A process that learns, and how far it was when that was last told."""

    game: str
    ruleset: Any
    study: Study
    wanted: str
    process: Popen[bytes]
    progress: Path
    told: float = 0.0

    @property
    def share(self) -> float:
        """How much is done, by the last whole line that it wrote."""
        lines = self.progress.read_bytes().rpartition(b"\n")[0].split()
        return float(lines[-1]) if lines else 0.0

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()
        self.progress.unlink(missing_ok=True)


class Studies:
    """The studies of all games. `prepare` and `learn` are to be called again and again, `close` at the end."""

    def __init__(
        self,
        hosted: Mapping[str, Hosted],
        met: Callable[[], Iterable[tuple[str, Any]]],
        folder: Path,
    ) -> None:
        """`met`: the rulesets that have been played since the start, each with its game."""
        self._hosted = hosted
        self._met = met
        self._folder = folder
        self._ready: set[tuple[str, Any, str | None]] = set()
        self._failed: set[tuple[str, str]] = set()
        self._lesson: _Lesson | None = None
        self._closed = False

    async def prepare(self) -> None:
        """Make every ruleset ready that is played: what was learnt before is read, what is slow at first is done."""
        for game, ruleset, study in self._studied():
            if (game, ruleset, study.wanted(ruleset)) not in self._ready:
                await asyncio.to_thread(self._prepare, game, ruleset, study)
                self._ready.add((game, ruleset, study.wanted(ruleset)))

    async def learn(self) -> None:
        """Look after the process that learns, or begin the next one if anything is wanted."""
        lesson = self._lesson
        if lesson is not None and lesson.process.poll() is None:
            self._tell(lesson)
        elif lesson is not None:
            self._lesson = None
            self._tell(lesson)
            await asyncio.to_thread(self._ended, lesson)
        elif (wanted := self._next()) is not None:
            self._lesson = await asyncio.to_thread(self._begin, *wanted)
            if self._closed:
                self.close()

    @property
    def busy(self) -> bool:
        """Whether something is being learnt."""
        return self._lesson is not None

    def close(self) -> None:
        """Learn nothing any more."""
        self._closed = True
        if self._lesson is not None:
            self._lesson.end()
            self._lesson = None

    def _studied(self) -> Iterator[tuple[str, Any, Study]]:
        """The built-in rulesets and those that were met, of the games that study any."""
        for game, hosted in self._hosted.items():
            if hosted.study is not None:
                for ruleset in hosted.game.rulesets.values():
                    yield game, ruleset, hosted.study
        for game, ruleset in self._met():
            study = self._hosted[game].study if game in self._hosted else None
            if study is not None:
                yield game, ruleset, study

    def _file(self, game: str, wanted: str) -> Path:
        return self._folder / f"{game}-{wanted}"

    def _prepare(self, game: str, ruleset: Any, study: Study) -> None:
        wanted = study.wanted(ruleset)
        if wanted is not None:
            kept = self._file(game, wanted)
            try:
                study.learn(kept.read_bytes())
            except FileNotFoundError:
                pass
            except ValueError:
                log.warning("what was learnt for %s is damaged and will be learnt anew: %s", game, kept)
                kept.unlink(missing_ok=True)
        study.warm(ruleset)

    def _next(self) -> tuple[str, Any, Study, str] | None:
        """What is wanted, was not learnt before and has not failed before."""
        for game, ruleset, study in self._studied():
            wanted = study.wanted(ruleset)
            if wanted is None or self._closed:
                continue
            if (game, wanted) not in self._failed and not self._file(game, wanted).exists():
                return game, ruleset, study, wanted
        return None

    def _begin(self, game: str, ruleset: Any, study: Study, wanted: str) -> _Lesson:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lesson = study.lesson(ruleset, self._file(game, wanted))
        known = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        progress = self._folder / f"{game}-{wanted}.{os.getpid()}.progress"
        with progress.open("wb") as out:
            process = Popen(  # noqa: S603  our own interpreter, with arguments of our own
                (sys.executable, *lesson), cwd=ROOT, env=known | ONE_THREAD, stdin=DEVNULL, stdout=out
            )
        if hasattr(os, "setpriority"):
            with suppress(ProcessLookupError):  # it has ended already
                os.setpriority(os.PRIO_PROCESS, process.pid, MODEST)
        log.info("%s learns the house rules %s", game, wanted)
        return _Lesson(game, ruleset, study, wanted, process, progress)

    def _tell(self, lesson: _Lesson) -> None:
        """Say in the log how far it is, now and then."""
        share = lesson.share
        if share >= lesson.told + STEP:
            lesson.told = share
            log.info("%s learns the house rules %s: %d %%", lesson.game, lesson.wanted, round(100 * share))

    def _ended(self, lesson: _Lesson) -> None:
        lesson.progress.unlink(missing_ok=True)
        code = lesson.process.returncode
        if code != 0:
            self._failed.add((lesson.game, lesson.wanted))  # it would fail again
            log.warning("%s could not learn the house rules %s (%d)", lesson.game, lesson.wanted, code)
            return
        self._prepare(lesson.game, lesson.ruleset, lesson.study)
        log.info("%s has learnt the house rules %s", lesson.game, lesson.wanted)
