"""For all tests: a sentence or a variable that is missing is an error, not something to be worked around; and a
property is judged by what holds, not by how fast a busy machine gets there."""

from __future__ import annotations

from hypothesis import settings

from bot.words import Words

Words.strict = True

settings.register_profile("all", deadline=None, max_examples=50)
settings.load_profile("all")
