"""What opponents lay: thousands of settings of random hands, set as well as we know, and how often hands win instantly.

Everything that the arranger believes about other players is a `Field`. One is made by `rules.maubinh.arranger.training`
for each way to play; those of the built-in rulesets are shipped. A house ruleset plays against the field of the
nearest ruleset until its own is learnt.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rules.maubinh.rows import ROWS, Category
from rules.maubinh.rulesets import RULESETS, Instant, Ruleset


class BadField(Exception):
    """Bytes that are no field."""


@dataclass(frozen=True, eq=False)
class Field:
    """Compared by identity: there is one of each."""

    key: str
    """Of the ways to play for which it was made (`key_of`)."""
    laid: NDArray[np.int16]
    """Settings of hands without an instant win, in random order, as numbers of the scale: (3, n), back first."""
    instants: Mapping[Instant, float]
    """The chance that thirteen random cards win instantly, by the kind that counts."""

    def dump(self) -> bytes:
        """A line of JSON, then the numbers, low bytes before high bytes, compressed."""
        head = {"key": self.key, "settings": self.laid.shape[1], "instants": self.instants}
        planes = self.laid.astype("<i2").view(np.uint8).reshape(-1, 2).T.tobytes()
        return json.dumps(head).encode() + b"\n" + zlib.compress(planes, 9)

    @staticmethod
    def load(data: bytes) -> Field:
        """What `dump` gave. Raises `BadField`."""
        try:
            line, _, packed = data.partition(b"\n")
            head = json.loads(line)
            planes = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(2, 3, head["settings"])
            laid = planes[0].astype(np.int16) | (planes[1].astype(np.int16) << 8)
            instants = {Instant(kind): float(chance) for kind, chance in head["instants"].items()}
            return Field(str(head["key"]), laid, instants)
        except (ValueError, KeyError, TypeError, AttributeError, zlib.error) as error:
            raise BadField(str(error)) from error


def parameters(ruleset: Ruleset) -> Mapping[str, Any]:
    """All in a ruleset that changes how hands are best set, as JSON values. What instant wins pay does not."""
    return {
        "suits": ruleset.suits,
        "strict_order": ruleset.strict_order,
        "values": [[ruleset.value(row, category) for category in Category] for row in ROWS],
        "instants": [win.kind.value for win in ruleset.instants],
        "collapse": ruleset.collapse,
        "sweep": ruleset.sweep,
    }


def key_of(ruleset: Ruleset) -> str:
    """16 hex digits, equal for rulesets that are played alike."""
    text = json.dumps(parameters(ruleset), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


_learnt: Final[dict[str, Field]] = {}
"""Fields that came after the start, by key: the one thing here that changes, and only by getting better."""


def learn(field: Field) -> None:
    """From now on the rulesets of this field's key are played by it."""
    _learnt[field.key] = field


def field_for(ruleset: Ruleset) -> Field:
    """The field of `ruleset`, or of the nearest one that is known and ranks rows alike."""
    key = key_of(ruleset)
    own = _learnt.get(key) or _shipped().get(key)
    return own or _nearest(ruleset)


def has_own_field(ruleset: Ruleset) -> bool:
    """Whether nothing is left to learn for `ruleset`."""
    return field_for(ruleset).key == key_of(ruleset)


def _nearest(ruleset: Ruleset) -> Field:
    """The shipped field of the built-in ruleset with the most parameters in common; numbers mean the same in both."""
    wanted = parameters(ruleset)

    def likeness(other: Ruleset) -> int:
        return sum(wanted[name] == value for name, value in parameters(other).items())

    alike = [other for other in RULESETS.values() if other.suits == ruleset.suits]
    return _shipped()[key_of(max(alike, key=likeness))]


@cache
def _shipped() -> Mapping[str, Field]:
    """The fields in the package, by key."""
    folder = files("rules.maubinh.arranger") / "fields"
    found = (Field.load((folder / f"{name}.field").read_bytes()) for name in RULESETS)
    return {field.key: field for field in found}
