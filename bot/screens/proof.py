"""How anybody can check a deal: the commitment shown before it, the seed shown after it, and what the players added."""

from __future__ import annotations

from bot.screens import Screen, Text
from bot.screens.phrases import GREY
from bot.seen import Proof, Seen
from bot.words import Words, plain_name

SHOWN = 12
"""Words of the players that are listed; more of them are counted."""


def proof_line(proof: Proof, words: Words) -> str:
    """One small line below a result."""
    seed = proof.seed
    return "" if seed is None else words("proof-line", match=proof.match, seed=seed[:12])


def proof(seen: Seen, words: Words) -> Screen:
    """Everything about the last deal at the table, and the commitment to the next."""
    parts = [words("proof-about")]
    if seen.finished is not None:
        parts.append(_facts(seen.finished.proof, words))
    if seen.commitment is not None:
        parts.append(f"{words('proof-next', match=seen.match)}\n```\n{seen.commitment}\n```")
    return Screen((Text(f"### {words('proof-title')}"), *map(Text, parts)), GREY)


def _facts(proof: Proof, words: Words) -> str:
    added = "\n".join(f"  {_safe(one)}" for one in proof.entropy[:SHOWN])
    more = len(proof.entropy) - SHOWN
    rows = [
        f"table       {_safe(proof.table)}",
        f"match       {proof.match}",
        f"commitment  {proof.commitment}",
        f"seed        {proof.seed or '…'}",
        f"entropy     {len(proof.entropy)}",
        *((added,) if added else ()),
        *((f"  … +{more}",) if more > 0 else ()),
    ]
    return f"{words('proof-last', match=proof.match)}\n```\n" + "\n".join(rows) + "\n```"


def _safe(text: str) -> str:
    """What players typed cannot end the block."""
    return plain_name(text, 48).replace("`", "'")
