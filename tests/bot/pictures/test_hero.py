"""The picture of the README is what our own code draws."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from bot.pictures import hero


def test_the_file_is_the_drawing() -> None:
    file = Image.open(Path(hero.__file__).with_name("hero.webp"))
    assert file.size == hero.SIZE
    kept = np.asarray(file.convert("RGB"), dtype=np.float64)
    assert np.abs(kept - np.asarray(hero.draw(), dtype=np.float64)).mean() < 2
