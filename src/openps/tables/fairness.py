"""A seed that nobody chose.

The server commits to a secret before anybody sits down. People add luck of their own until the match starts. The seed
is a hash of all parts: the server was bound before it knew what people add, and people add without knowing the secret.
After the match the parts are shown, and `check` is what anybody can compute.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from openps.engine.chance import commitment, is_seed

_SEED: Final = b"openps table seed 1\n"


def table_seed(secret: str, entropies: Sequence[tuple[int, str]]) -> str:
    """The seed from the server's secret and what each seat added, in the order of the seats."""
    digest = hashlib.sha256(_SEED + bytes.fromhex(secret))
    for seat, entropy in sorted(entropies):
        digest.update(f"{seat} {entropy}\n".encode())
    return digest.hexdigest()


def check(
    secret: str, secret_commitment: str, entropies: Sequence[tuple[int, str]], seed: str, seed_commitment: str
) -> bool:
    """Whether a seed was made as promised."""
    if not (is_seed(secret) and is_seed(seed)):
        return False
    bound = commitment(secret) == secret_commitment and commitment(seed) == seed_commitment
    return bound and table_seed(secret, entropies) == seed
