"""Secrets at rest: the seed of a deal, and what players do with their cards, lie in the database sealed.

AES-256-GCM with a key that is not in the database: from the environment, or from a file of its own beside it. The
name of what is sealed is bound to it, so that a sealed seed cannot be moved to another match.
"""

from __future__ import annotations

import base64
import os
import secrets
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 12


class SealError(Exception):
    """The key is none, or not the one that a secret was sealed with. The text is a sentence for the operator."""


class Seal:
    """Seals and opens small secrets with one key of 32 bytes."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise SealError(f"The sealing key has {len(key)} bytes instead of {KEY_BYTES}.")
        self._cipher = AESGCM(key)

    @classmethod
    def load(cls, given: str | None, directory: Path) -> Seal:
        """The key `given` (CHI_SEAL_KEY: 64 hex digits), else that of `directory`/seal.key, made at the first start.

        Raises `SealError` for a key that is none, and for a file that others may read.
        """
        return cls(_from_text(given, "CHI_SEAL_KEY") if given else _from_file(directory / "seal.key"))

    def close(self, secret: bytes, name: str) -> bytes:
        """`secret` sealed under `name`."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, secret, name.encode())

    def open(self, sealed: bytes, name: str) -> bytes:
        """The secret again. Raises `SealError` with another key or another name."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], name.encode())
        except (InvalidTag, ValueError) as error:
            raise SealError(f"What was sealed as {name} does not open with this key.") from error

    def close_text(self, secret: str, name: str) -> str:
        """The same for a text, as text."""
        return base64.b85encode(self.close(secret.encode(), name)).decode()

    def open_text(self, sealed: str, name: str) -> str:
        """The text again. Raises `SealError`."""
        try:
            return self.open(base64.b85decode(sealed), name).decode()
        except ValueError as error:
            raise SealError(f"What lies there as {name} was not sealed.") from error


def _from_text(text: str, source: str) -> bytes:
    try:
        return bytes.fromhex(text.strip())
    except ValueError as error:
        raise SealError(f"{source} is not a key: it must be {2 * KEY_BYTES} hex digits.") from error


def _from_file(path: Path) -> bytes:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        _make(path)
    if path.stat().st_mode & 0o077:
        raise SealError(f"{path} may be read by others: chmod 600 it.")
    return _from_text(path.read_text("ascii", errors="replace"), str(path))


def _make(path: Path) -> None:
    """Write a new key, whole or not at all; whoever comes second keeps the first one's."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(fd, "w") as file:
            file.write(secrets.token_hex(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
