"""Pictures in the simulated Discord: what kind they are, how large, and the emojis that the simulator throws away."""

from __future__ import annotations

import base64
from io import BytesIO
from typing import Final

from PIL import Image, UnidentifiedImageError
from simcord.backend import Backend

from bot.sandbox.snapshot import emoji_url

_SIGNATURES: Final = (
    (b"\x89PNG\r\n", "image/png"),
    (b"GIF8", "image/gif"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"RIFF", "image/webp"),
)


def content_type(data: bytes) -> str:
    """Of a picture, told by its first bytes; anything else may only be downloaded."""
    return next(
        (kind for signature, kind in _SIGNATURES if data.startswith(signature)), "application/octet-stream"
    )


def size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels, so that the page keeps the place free while a picture loads."""
    try:
        with Image.open(BytesIO(data)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None


def emoji_pictures(backend: Backend) -> None:
    """Put the pictures of application emojis on the simulated CDN, out of the log of requests that made them."""
    path = f"/applications/{backend.application_id}/emojis"
    ids = {emoji.name: emoji.id for emoji in backend.application_emojis.values()}
    for request in backend.http_requests:
        if request.method == "POST" and request.path == path and isinstance(request.json, dict):
            emoji = ids.get(request.json["name"])
            if emoji is not None:
                _, _, encoded = str(request.json["image"]).partition(",")
                backend.cdn._blobs[emoji_url(emoji)] = base64.b64decode(encoded)
