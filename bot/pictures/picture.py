"""A picture that a screen asks for, and the album that remembers the bytes of those drawn lately.

A picture is a frozen description; equal descriptions are the same picture, so it is its own key. Its bytes are drawn
when somebody wants them, off the event loop: `await asyncio.to_thread(album.bytes_of, picture)`. Its file name never
says anything.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Final, Protocol

from bot.pictures.canvas import SUFFIX, Canvas

FILE_NAME: Final = f"cards.{SUFFIX}"
"""What every picture is called: a name that told cards would leak them."""

ALBUM_BYTES: Final = 16 * 2**20


class Drawing(Protocol):
    """Frozen, hashable data that can be drawn. What is drawn depends on it alone."""

    def draw(self) -> Canvas:
        """The finished canvas. It may take tens of milliseconds."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing and the text that says the same (`alt`, at most 1024 letters for Discord)."""

    drawing: Drawing
    alt: str

    @property
    def name(self) -> str:
        return FILE_NAME

    def render(self) -> bytes:
        """The bytes of the file, drawn anew."""
        return self.drawing.draw().encode()


class Album:
    """The bytes of the pictures used last, within a bound. Safe to use from several threads."""

    def __init__(self, most_bytes: int = ALBUM_BYTES) -> None:
        self._most = most_bytes
        self._held = 0
        self._kept: OrderedDict[Drawing, bytes] = OrderedDict()
        self._lock = Lock()

    def ready(self, picture: Picture) -> bytes | None:
        """The bytes if they are here already; never draws."""
        with self._lock:
            found = self._kept.get(picture.drawing)
            if found is not None:
                self._kept.move_to_end(picture.drawing)
            return found

    def bytes_of(self, picture: Picture) -> bytes:
        """The bytes, drawn if need be: call it off the event loop."""
        found = self.ready(picture)
        if found is None:
            found = picture.render()
            self._keep(picture.drawing, found)
        return found

    def _keep(self, drawing: Drawing, drawn: bytes) -> None:
        with self._lock:
            self._held += len(drawn) - len(self._kept.pop(drawing, b""))
            self._kept[drawing] = drawn
            while self._held > self._most:
                _, dropped = self._kept.popitem(last=False)
                self._held -= len(dropped)
