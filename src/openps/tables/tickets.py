"""The right to a seat: a random secret that only its owner knows; the table keeps a hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Callable
from typing import Final

TICKET_BYTES: Final = 24
CODE_BYTES: Final = 3
MEMBER_BYTES: Final = 6
TABLE_LETTERS: Final = 12
_SALT_BYTES: Final = 16
# Letters that nobody mistakes for each other when reading an address aloud.
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"

_TABLE_ID: Final = re.compile("[a-z0-9]{4,20}")

Entropy = Callable[[int], bytes]
"""Where secrets come from: so many bytes that nobody can guess."""


def new_ticket(entropy: Entropy) -> str:
    return base64.urlsafe_b64encode(entropy(TICKET_BYTES)).decode()


def hashed(ticket: str) -> str:
    """A ticket is long and random: a plain hash of it tells nothing."""
    return hashlib.sha256(b"openps ticket\n" + ticket.encode()).hexdigest()


def may_be_table_id(text: str) -> bool:
    """Whether there could be a table of this name: nothing else is ever looked for in a store or an address."""
    return _TABLE_ID.fullmatch(text) is not None


def new_table_id(entropy: Entropy) -> str:
    """About 59 bits: a private table is found by its link, not by trying."""
    number = int.from_bytes(entropy(TABLE_LETTERS), "big")
    letters = []
    for _ in range(TABLE_LETTERS):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def hashed_password(password: str, entropy: Entropy) -> str:
    """People choose passwords badly, so this one is slow and salted."""
    salt = entropy(_SALT_BYTES)
    return f"{salt.hex()}:{_slow(password, salt)}"


def password_fits(password: str, kept: str) -> bool:
    salt, _, known = kept.partition(":")
    return hmac.compare_digest(_slow(password, bytes.fromhex(salt)), known)


def _slow(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**13, r=8, p=1).hex()


def tag(table: str) -> str:
    """A name for logs: the address of a private table is a secret of its guests."""
    return hashlib.sha256(b"openps table\n" + table.encode()).hexdigest()[:8]
