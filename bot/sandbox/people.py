"""The people one can be in the sandbox, and the server they share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SERVER: Final = "Quán Trà Đá"
CHANNELS: Final = (
    ("bàn-bài", "Đánh bài ở đây · Gõ /play để mở bàn"),
    ("tán-gẫu", "Chuyện trò ngoài bàn bài"),
)
BOT_NAME: Final = "Chi"
LOCALES: Final = ("vi", "en-US")


@dataclass(slots=True)
class Person:
    """Somebody to be. `locale` is the language of his Discord, `receives` whether his DMs are open."""

    key: str  # in addresses: ?me=an
    name: str
    locale: str
    receives: bool = True
    id: int = 0  # his Discord id, given by the world


def newcomers() -> dict[str, Person]:
    """Everybody, as on the first day. An owns the server; the other two are ordinary members."""
    people = (Person("an", "An", "vi"), Person("binh", "Bình", "vi"), Person("emma", "Emma", "en-US"))
    return {person.key: person for person in people}
