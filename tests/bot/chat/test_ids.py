"""custom_ids: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.ids import LONGEST, Spot, Surface, read

spots = st.builds(
    Spot,
    table=st.integers(0, 10**9),
    version=st.integers(0, 10**6),
    surface=st.sampled_from(Surface),
    draft=st.text(alphabet=st.characters(codec="utf-8"), max_size=30),
)
acts = st.text(alphabet=st.characters(codec="utf-8"), min_size=1, max_size=30)


@given(spots, acts)
def test_what_is_written_is_read_back(spot: Spot, act: str) -> None:
    try:
        custom_id = spot.control(act)
    except ValueError:
        assert ":" in spot.draft or "~" in spot.draft  # the only way to grow
        return
    assert len(custom_id) <= LONGEST
    assert read(custom_id) == (spot, act)


@given(acts)
def test_a_screen_of_no_table_keeps_only_the_act(act: str) -> None:
    assert read(Spot().control(act)) == (Spot(), act)


@given(
    st.one_of(
        st.text(max_size=LONGEST), st.text("m1fx:~0az_-+ ٣", max_size=30).map(lambda rest: f"m1:{rest}")
    )
)
def test_whatever_is_read_is_what_we_would_have_written(text: str) -> None:
    found = read(text)
    if found is not None:
        spot, act = found
        assert spot.control(act) == text


@pytest.mark.parametrize(
    "foreign",
    ["", "m1", "m1:", "m0:1:1:b::sit", "m1:1:1:b:sit", "m1:1:1:z::sit", "m1:-1:1:b::sit", "m1:1:1:b::", "f1:",
     "m1:+1:1:b::sit", "m1:1_0:1:b::sit", "m1:٣:1:b::sit", "m1:A:1:b::sit", "x1:3"],
)  # fmt: skip
def test_what_is_not_ours_is_not_read(foreign: str) -> None:
    assert read(foreign) is None


def test_the_longest_spot_leaves_room_for_an_action() -> None:
    spot = Spot(table=10**7, version=10**5, surface=Surface.HAND, draft="d" * 40)
    assert read(spot.control("a" * 36)) == (spot, "a" * 36)
    with pytest.raises(ValueError, match="at most 100"):
        spot.control("a" * 60)
