"""For all tests: a sentence or a variable that is missing is an error, not something to be worked around."""

from __future__ import annotations

from bot.words import Words

Words.strict = True
