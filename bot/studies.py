"""What games work out about house rules, in the background: once for each way to play, kept in the data folder.

Until it is known a game advises by what it knows (`bot.games.Study`), so nobody waits for it. The work is done in a
process of its own, so that it takes no time from the event loop; it gives way to everything else on the machine, and
is ended when the bot stops. What is lost with it is only time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
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


class Studies:
    """The studies of all games. `prepare` and `learn` are to be called again and again; each survives being cancelled."""

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

    async def prepare(self) -> None:
        """Make every ruleset ready that is played: what was learnt before is read, what is slow at first is done."""
        for game, ruleset, study in self._studied():
            if (game, ruleset, study.wanted(ruleset)) not in self._ready:
                await asyncio.to_thread(self._prepare, game, ruleset, study)
                self._ready.add((game, ruleset, study.wanted(ruleset)))

    async def learn(self) -> None:
        """Learn what is wanted, one after the other."""
        for game, ruleset, study in self._studied():
            wanted = study.wanted(ruleset)
            if wanted is None or (game, wanted) in self._failed or self._file(game, wanted).exists():
                continue
            if not await self._taught(game, ruleset, study, wanted):
                self._failed.add((game, wanted))  # it would fail again
                continue
            await asyncio.to_thread(self._prepare, game, ruleset, study)
            log.info("%s is played by what was learnt of the house rules %s", game, wanted)

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

    async def _taught(self, game: str, ruleset: Any, study: Study, wanted: str) -> bool:
        """Whether the process did its work; the file is there then."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lesson = study.lesson(ruleset, self._file(game, wanted))
        known = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            sys.executable, *lesson, cwd=ROOT, env=known | ONE_THREAD, stdin=DEVNULL, stdout=PIPE
        )
        try:
            if hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PROCESS, process.pid, MODEST)
            await _follow(process, f"{game} learns the house rules {wanted}")
        except ProcessLookupError:  # it has ended already
            pass
        finally:
            if process.returncode is None:
                process.kill()
            code = await process.wait()
        if code != 0:
            log.warning(
                "learning the house rules %s of %s failed (%d); the nearest serve", wanted, game, code
            )
        return code == 0


async def _follow(process: Process, what: str) -> None:
    """Tell in the log how far it is."""
    assert process.stdout is not None
    told = 0.0
    log.info("%s: begun", what)
    async for line in process.stdout:
        share = float(line)
        if share >= told + STEP:
            told = share
            log.info("%s: %d %%", what, round(100 * share))
    await process.wait()
