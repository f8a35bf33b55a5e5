"""Secrets that open things: who holds one may sit, join or watch. What the store has of a seat's is only a hash."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 32
KEY_BYTES = 16
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 14  # about 69 bits: nobody finds a table by trying


def new_token() -> str:
    """A player's token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_key() -> str:
    """A key that is part of a link: to join a table, to watch it, to bring a seat to a second device."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """A table's id."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so that a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_same(key: str, other: str) -> bool:
    """Are the keys equal? How long the answer takes tells nothing about them."""
    return secrets.compare_digest(key.encode(), other.encode())
