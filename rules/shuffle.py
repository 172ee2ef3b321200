"""Fair dealing: a secret seed, a commitment to it that is shown beforehand, and the one order that follows from it.

The table commits to 32 secret bytes before anybody is ready; the players add words of their own; the order of the
pack is a Fisher–Yates shuffle fed by HMAC-SHA256 in counter mode. When the match is settled the seed is shown, and
anybody can check with `verify` that the commitment was to this seed and that the deal followed from it.

Everything that is hashed carries a tag and the length of each part, so that no two different inputs look alike.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

SEED_BYTES: Final = 32
COMMIT_TAG: Final = b"chi/commit/v1"
DEAL_TAG: Final = b"chi/deal/v1"

T = TypeVar("T")


def _message(tag: bytes, parts: Sequence[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in (tag, *parts))


def commitment(seed: bytes, table: str, match: int) -> str:
    """What is shown before the deal: SHA-256, 64 hex digits, over the seed, the table's name and the match number."""
    _check(seed)
    return hashlib.sha256(_message(COMMIT_TAG, (table.encode(), str(match).encode(), seed))).hexdigest()


def _check(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


def _words(seed: bytes, entropy: Sequence[str]) -> Iterator[int]:
    """An endless stream of uniform 32-bit numbers."""
    context = _message(DEAL_TAG, tuple(part.encode() for part in entropy))
    for counter in itertools.count():
        block = hmac.new(seed, context + counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for at in range(0, len(block), 4):
            yield int.from_bytes(block[at : at + 4], "big")


def _below(bound: int, words: Iterator[int]) -> int:
    """A uniform number in 0..bound-1: words that would favour the small numbers are thrown away."""
    limit = (1 << 32) - (1 << 32) % bound
    return next(word for word in words if word < limit) % bound


def shuffle(seed: bytes, entropy: Sequence[str], pack: Sequence[T]) -> tuple[tuple[T, ...], int]:
    """The order of `pack` and one more draw in 0..2**32-1, both fixed by the seed and the players' `entropy`."""
    _check(seed)
    words = _words(seed, entropy)
    order = list(pack)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return tuple(order), next(words)


def verify(
    committed: str, seed: bytes, *, table: str, match: int, entropy: Sequence[str], pack: Sequence[T]
) -> tuple[T, ...] | None:
    """The order that was dealt, or None when the seed is not the one that was committed to."""
    if not hmac.compare_digest(committed, commitment(seed, table, match)):
        return None
    return shuffle(seed, entropy, pack)[0]
