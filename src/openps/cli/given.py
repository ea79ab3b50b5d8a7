"""What the user gave, turned into what the house understands; refused with one clear line."""

from __future__ import annotations

import argparse
import secrets
import tomllib
from collections.abc import Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Final

from openps.catalog import AnyGame
from openps.engine.chance import SEED_BYTES, named_seed
from openps.engine.errors import BadOptions, OpenpsError, Violation

MOST_PLAYERS: Final = 99
# Options with a flag of their own: --taker X is short for --option taker=X, --deck FILE reads its value from a file.
SHORT: Final = ("taker",)
FROM_FILES: Final = ("deck", "cards")


def whole(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if text.isascii() and text.isdigit() and len(text) <= 18 and low <= int(text) <= high:
        return int(text)
    raise OpenpsError("error-number", name=name, got=text, low=low, high=high)


def choice(name: str, text: str, expected: Sequence[str]) -> str:
    """One of a few words."""
    if text not in expected:
        raise OpenpsError("error-choice", name=name, got=text, expected=", ".join(expected))
    return text


def players(given: argparse.Namespace, game: AnyGame) -> int:
    """How many seats: as asked, or as few as the game allows."""
    if given.players is None:
        return game.info.players[0]
    return whole("--players", given.players, 1, MOST_PLAYERS)


def seed(given: argparse.Namespace) -> str:
    """The secret seed of a match: fresh, unless the user named one."""
    return secrets.token_hex(SEED_BYTES) if given.seed is None else named_seed(given.seed)


def options(given: argparse.Namespace, game: AnyGame, people: bool = False) -> dict[str, object]:
    """The options as plain values; `game.options` checks them. People may give up wherever a game knows of it."""
    plain: dict[str, object] = {"abandon": "yes"} if people and _knows(game, "abandon") else {}
    for pair in given.option:
        key, mark, value = pair.partition("=")
        if not mark or not key:
            raise OpenpsError("error-option-form", got=pair)
        plain[key.strip()] = value.strip()
    for key in (*SHORT, *FROM_FILES):
        value = getattr(given, key)
        if value is not None:
            if not _knows(game, key):
                raise BadOptions([Violation("option-missing", game=game.info.key, option=key)])
            plain[key] = value if key in SHORT else toml(value)
    return plain


def _knows(game: AnyGame, option: str) -> bool:
    return option in [one.key for one in game.info.options]


def toml(path: str) -> Mapping[str, object]:
    """A TOML file; decimal fractions stay exact."""
    data = read_bytes(path)
    try:
        return tomllib.loads(data.decode(), parse_float=Decimal)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise OpenpsError("error-toml", file=path, reason=str(error) or type(error).__name__) from None


def read_bytes(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise OpenpsError("error-file-read", file=path, reason=_reason(error)) from None


def write_bytes(path: Path, data: bytes) -> None:
    """Whole or not at all: a crash in between leaves the old file."""
    partial = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_bytes(data)
        partial.replace(path)
    except (OSError, ValueError) as error:
        raise OpenpsError("error-file-write", file=str(path), reason=_reason(error)) from None


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
