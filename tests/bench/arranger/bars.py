"""A line per bar: figure, bar, ok or short."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    name: str
    figure: float
    bar: float
    at_most: bool = True
    note: str = ""

    @property
    def ok(self) -> bool:
        return self.figure <= self.bar if self.at_most else self.figure >= self.bar

    def __str__(self) -> str:
        sign, verdict = "≤" if self.at_most else "≥", "ok" if self.ok else "short"
        line = f"{self.name:<44} {self.figure:>10.4g}   {sign} {self.bar:<8g} {verdict:<6}"
        return f"{line} {self.note}".rstrip()
