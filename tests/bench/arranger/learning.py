"""Whether the fields can be made again."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from functools import partial

import numpy as np

from rules.cards import PACK
from rules.maubinh import Hand, Ruleset, settle
from rules.maubinh.arranger import Arranger, field_for, train
from tests.bench.arranger.peers import by_ranks
from tests.bench.arranger.strength import arranged


@dataclass(frozen=True)
class Learning:
    size: int
    """Bytes, as shipped."""
    seconds: float
    """Of CPU, to make it again."""
    difference: float
    """Stakes a hand, of the new one less the shipped one, on the same deals against normalised ranks."""


def again(ruleset: Ruleset, deals: int) -> Learning:
    shipped = field_for(ruleset)
    before = time.process_time()
    made = train(ruleset)
    seconds = time.process_time() - before
    new, old = Arranger(ruleset, made), Arranger(ruleset, shipped)
    dice = random.Random(7)
    gains = []
    for _ in range(0 if np.array_equal(made.laid, shipped.laid) else deals):
        pack = dice.sample(PACK, len(PACK))
        deal = [pack[at : at + 13] for at in range(0, len(pack), 13)]
        others = [Hand.of(by_ranks(old, cards)) for cards in deal[1:]]
        ours = partial(arranged, cards=deal[0], opponents=3)
        hands = (ours(new), ours(old))
        if hands[0] == hands[1]:
            gains.append(0)
        else:
            one, other = (settle([hand, *others], ruleset).net[0] for hand in hands)
            gains.append(one - other)
    return Learning(len(shipped.dump()), seconds, float(np.mean(gains)) if gains else 0.0)
