"""What nobody may guess: ids, secrets of deals, keys of bots."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable

from rubra.core.fairness import SECRET_BYTES
from rubra.core.stream import KEY_BYTES

ID_BYTES = 12


class Randomness:
    """Draws from the operating system, or from another source: a test passes one that it knows."""

    def __init__(self, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._bytes = random_bytes

    def new_id(self) -> str:
        """An id of a table, an invitation or a nonce: 96 bits, fit for an address."""
        return urlsafe_b64encode(self._bytes(ID_BYTES)).decode()

    def new_secret(self) -> bytes:
        """A secret for one deal."""
        return self._bytes(SECRET_BYTES)

    def new_key(self) -> bytes:
        """A key for one bot's stream."""
        return self._bytes(KEY_BYTES)
