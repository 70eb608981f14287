"""Web push: a message that only one browser can read, signed so that its push service takes it.

RFC 8291 says how a message is encrypted, RFC 8292 (VAPID) how it is signed. Sending it is an
ordinary POST, which outbound_http.py does. docs/decisions/28-packaging.md says why this is ours.
"""

from __future__ import annotations

import base64
import json
import os
import time

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

Key = ec.EllipticCurvePrivateKey

CURVE = ec.SECP256R1()
SALT_BYTES = 16
RECORD_BYTES = 4096  # push services take no longer message
LAST_RECORD = b"\x02"
SECONDS_VALID = 12 * 3600  # of a signature; at most a day is allowed


# --- Our key, by which push services know us ---


def new_key() -> Key:
    """A new key."""
    return ec.generate_private_key(CURVE)


def read_key(pem: bytes) -> Key:
    """A key from its file. Raises ValueError."""
    key = load_pem_private_key(pem, None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ValueError("this is not a key for web push")
    return key


def written_key(key: Key) -> bytes:
    """A key for its file."""
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def public_part(key: Key) -> str:
    """What a browser needs to know of us."""
    return encode(_point(key))


# --- A message ---


def encrypt(
    message: bytes, p256dh: str, auth: str, key: Key | None = None, salt: bytes = b""
) -> bytes:
    """A message for the browser that gave these two. Raises ValueError if they are no keys.

    A key and a salt are made for each message; only tests give them.
    """
    key, salt = key or new_key(), salt or os.urandom(SALT_BYTES)
    theirs, ours = decode(p256dh), _point(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(decode(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, message + LAST_RECORD, None)


def signature(key: Key, audience: str, contact: str) -> str:
    """The header `authorization` for a push service, which is named by scheme and host."""
    claims = {"aud": audience, "exp": int(time.time()) + SECONDS_VALID, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    raw = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"vapid t={signed}.{encode(raw)},k={public_part(key)}"


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: Key) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# --- base64url without padding ---


def encode(raw: bytes) -> str:
    """Bytes as text."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Bytes again. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
