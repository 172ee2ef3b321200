"""Make the fields of the arranger: `python -m rules.maubinh.train`.

Without arguments: those of the built-in rulesets, into the package. With `--house` (a ruleset as JSON, see
`as_json`) and `--out`: one for a house ruleset, telling on standard output which share is done, a line each.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rules.maubinh.arranger.training import SEED, train
from rules.maubinh.house import house, switches_of
from rules.maubinh.rulesets import RULESETS, Ruleset

FIELDS: Final = Path(__file__).parent / "arranger" / "fields"


def as_json(ruleset: Ruleset) -> str:
    """A ruleset for `--house`."""
    return json.dumps({"base": ruleset.name, "switches": switches_of(ruleset)})


def from_json(text: str) -> Ruleset:
    """What `as_json` gave. Raises `rules.game.Illegal` for switches that cannot be."""
    told = json.loads(text)
    return house(told["base"], told["switches"])


def write(ruleset: Ruleset, path: Path, seed: int, *, tell: bool = False) -> None:
    """Train and write; the file appears whole or not at all. `tell`: print the share that is done now and then."""

    def progress(share: float) -> None:
        if tell:
            print(f"{share:.3f}", flush=True)  # noqa: T201  whoever started this reads it

    data = train(ruleset, seed, progress=progress).dump()
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(data)
    unfinished.replace(path)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m rules.maubinh.train", description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--house", type=from_json, metavar="JSON")
    parser.add_argument("--out", type=Path, default=FIELDS, help="a folder; with --house a file")
    given = parser.parse_args(arguments)
    if given.house is not None:
        write(given.house, given.out, given.seed, tell=True)
        return
    for name, ruleset in RULESETS.items():
        before, path = time.process_time(), given.out / f"{name}.field"
        write(ruleset, path, given.seed)
        took = time.process_time() - before
        print(f"{name}: {path.stat().st_size} bytes in {took:.1f} s of CPU", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
