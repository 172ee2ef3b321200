"""Fields: kept in few bytes, found by how a ruleset is played, learnt anew for a house."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from rules.game import Strength
from rules.maubinh import RULESETS, Ruleset, train
from rules.maubinh.arranger import (
    BadField,
    Field,
    arranger_for,
    field,
    field_for,
    has_own_field,
    key_of,
    learn,
)
from rules.maubinh.arranger.training import train as train_field
from rules.maubinh.computer import SETTERS
from rules.maubinh.house import house
from tests.rules.maubinh.arranger.hands import random_hands
from tests.rules.maubinh.helpers import BIGONE, EVERY, MAUBINH_COM, XET_CHAT

HOUSE = house("maubinh.com", {"collapse": 6})


@pytest.fixture
def forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is learnt during the test is forgotten after it."""
    monkeypatch.setattr(field, "_learnt", {})


@pytest.fixture(scope="module")
def small() -> Field:
    """A field made of few hands in few rounds."""
    return train_field(HOUSE, seed=5, hands=96, rounds=2)


@pytest.mark.parametrize("ruleset", EVERY, ids=lambda ruleset: ruleset.name)
def test_the_built_in_rulesets_have_their_own_in_at_most_64_kilobytes(ruleset: Ruleset) -> None:
    """After a change of a ruleset: python -m rules.maubinh.train"""
    assert has_own_field(ruleset)
    assert field_for(ruleset).key == key_of(ruleset)
    packed = files("rules.maubinh.arranger") / "fields" / f"{ruleset.name}.field"
    assert len(packed.read_bytes()) <= 64 * 1024


def test_bytes_give_back_the_field(small: Field) -> None:
    again = Field.load(small.dump())
    assert again.key == small.key
    assert np.array_equal(again.laid, small.laid)
    assert again.instants == small.instants


@pytest.mark.parametrize("change", ["cut", "head", "empty", "kind"])
def test_other_bytes_are_no_field(change: str, small: Field) -> None:
    data = small.dump()
    changed = {
        "cut": data[:-20],
        "head": b"{}" + data,
        "empty": b"",
        "kind": json.dumps({"key": "", "settings": 0, "instants": {"royal": 1}}).encode() + b"\n" + data,
    }[change]
    with pytest.raises(BadField):
        Field.load(changed)


def test_only_what_changes_the_play_has_a_field_of_its_own() -> None:
    alike = {
        "seconds": 30,
        "on_timeout": "auto",
        "labels": "numbered",
        "instants_draw": True,
        "all_ready": True,
    }
    assert key_of(house("maubinh.com", alike)) == key_of(MAUBINH_COM)
    dearer = [[win.kind.value, 2 * win.stakes] for win in MAUBINH_COM.instants]
    assert key_of(house("maubinh.com", {"instants": dearer})) == key_of(MAUBINH_COM)
    different = (
        {"suits": True},
        {"strict_order": True},
        {"bonuses": {"front trips": 3}},
        {"instants": [["quads", 6]]},
        {"collapse": 3},
        {"sweep": 1},
    )
    keys = {key_of(house("maubinh.com", switches)) for switches in different}
    assert len(keys | {key_of(MAUBINH_COM)}) == len(different) + 1


def test_until_it_is_learnt_the_nearest_field_that_ranks_alike_serves() -> None:
    assert field_for(HOUSE) is field_for(MAUBINH_COM)
    assert field_for(house("bigone", {"bonuses": {"front trips": 3}})) is field_for(BIGONE)
    assert field_for(house("bigone", {"suits": True})) is field_for(XET_CHAT)
    assert not has_own_field(HOUSE)


@pytest.mark.usefixtures("forgets")
def test_what_is_learnt_is_played_from_then_on(small: Field) -> None:
    before = arranger_for(HOUSE)
    learn(small)
    assert has_own_field(HOUSE)
    assert field_for(HOUSE) is small
    assert arranger_for(HOUSE) is not before
    assert arranger_for(MAUBINH_COM) is arranger_for(MAUBINH_COM)
    assert field_for(MAUBINH_COM) is not small


def test_equal_seeds_give_equal_fields(small: Field) -> None:
    assert train_field(HOUSE, seed=5, hands=96, rounds=2).dump() == small.dump()
    assert train_field(HOUSE, seed=6, hands=96, rounds=2).dump() != small.dump()


def test_a_field_is_made_of_legal_settings_of_hands_without_an_instant_win(small: Field) -> None:
    assert small.laid.shape == (3, 96)
    assert (small.laid[0] >= small.laid[1]).all()
    assert (small.laid[1] >= small.laid[2]).all()
    strict = train_field(BIGONE, seed=5, hands=96, rounds=1)
    assert (strict.laid[0] > strict.laid[1]).all()
    kinds = arranger_for(BIGONE).scale.categories[strict.laid]
    assert not np.isin(kinds, [7, 8]).any(), "quads and straight flushes win instantly there"


def test_learning_tells_how_far_it_is() -> None:
    told: list[float] = []
    train_field(HOUSE, seed=1, hands=512, rounds=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_what_was_learnt_beats_the_rule_of_thumb_it_began_with() -> None:
    """Of some hands against the field: what either way of setting can expect."""
    arranger = arranger_for(MAUBINH_COM)
    gained = 0.0
    for hand in random_hands(100, seed=1):
        thumb = SETTERS[Strength.REGULAR](hand, MAUBINH_COM, opponents=3, luck=0)
        gained += arranger.value(arranger.best(hand, 3), 3) - arranger.value(thumb, 3)
    assert gained > 20


@pytest.mark.usefixtures("forgets")
def test_the_command_writes_the_field_of_a_house_and_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def quick(ruleset: Ruleset, seed: int, *, progress: object) -> Field:
        assert callable(progress)
        return train_field(ruleset, seed, hands=256, rounds=1, progress=progress)

    monkeypatch.setattr(train, "train", quick)
    out = tmp_path / "fields" / "house.field"
    train.main(["--house", train.as_json(HOUSE), "--out", str(out)])
    assert Field.load(out.read_bytes()).key == key_of(HOUSE)
    assert list(out.parent.iterdir()) == [out]
    assert capsys.readouterr().out.split() == ["1.000"]


def test_the_command_makes_those_of_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small: Field
) -> None:
    monkeypatch.setattr(train, "train", lambda ruleset, seed, *, progress: small)
    train.main(["--out", str(tmp_path)])
    assert {path.stem for path in tmp_path.iterdir()} == set(RULESETS)
