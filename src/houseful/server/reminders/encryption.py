"""Message encryption for Web Push (RFC 8291): only the browser that subscribed can read what is sent.

The content encoding is aes128gcm (RFC 8188) with a single record: salt, size, our public key, ciphertext.
"""

import os
import struct

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"  # the delimiter behind the text of the last record
PUBLIC_KEY_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """The key of an uncompressed point; ValueError if it does not lie on the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def encrypt(
    text: bytes,
    receiver: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for the holder of a subscription's key; salt and our key are new for each, but in tests."""
    salt, own = salt or os.urandom(SALT_BYTES), own or ec.generate_private_key(CURVE)
    sender = public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), read_public_key(receiver))
    key, nonce = derive_keys(shared, auth, receiver, sender, salt)
    header = salt + struct.pack("!IB", RECORD_BYTES, len(sender)) + sender
    return header + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def derive_keys(shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message's only record."""
    secret = hkdf(auth, shared, b"WebPush: info\0" + receiver + sender, 32)
    return (
        hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16),
        hkdf(salt, secret, b"Content-Encoding: nonce\0", 12),
    )


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869)."""
    return HKDF(SHA256(), length, salt, info).derive(secret)
