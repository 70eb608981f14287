"""A deal that nobody can steer and everybody can check.

1. Whoever runs the table draws a secret and shows its commitment.
2. Each seat adds a nonce of its own, after it has seen the commitment.
3. The key of the game is made of the secret and all nonces.
4. After the end the secret is shown; anyone can check the commitment and replay the game.

Whoever runs the table cannot choose a key, because the nonces come after the commitment; a seat
cannot, because the secret is hidden from it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from rubra.core.stream import KEY_BYTES

SECRET_BYTES = 32


def new_secret() -> bytes:
    """A secret for one game."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is shown before the first nonce is given."""
    return hashlib.sha256(b"rubra commitment\0" + secret).hexdigest()


def key_from(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The key of the game."""
    mixed = hmac.new(secret, b"rubra key\0", hashlib.sha256)
    for nonce in nonces:
        raw = nonce.encode()
        mixed.update(len(raw).to_bytes(4, "little") + raw)
    return mixed.digest()[:KEY_BYTES]
