"""What the user gave, turned into what the house understands; refused with one clear line."""

from __future__ import annotations

import argparse
import secrets
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from typing import Final

from openps.catalog import editions
from openps.engine.chance import SEED_BYTES, named_seed
from openps.engine.errors import BadOptions, OpenpsError, Violation
from openps.engine.game import AnyGame
from openps.store import private

MOST_PLAYERS: Final = 99


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
    return fresh_seed() if given.seed is None else named_seed(given.seed)


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def options(given: argparse.Namespace, game: AnyGame, people: bool = False) -> dict[str, object]:
    """The options as plain values; `game.options` checks them. People may give up wherever a game knows of it."""
    plain: dict[str, object] = {"abandon": "yes"} if people and _knows(game, "abandon") else {}
    for pair in given.option:
        key, mark, value = pair.partition("=")
        if not mark or not key:
            raise OpenpsError("error-option-form", got=pair)
        plain[key.strip()] = value.strip()
    return plain | _flagged(given, game)


def _flagged(given: argparse.Namespace, game: AnyGame) -> dict[str, object]:
    """Options with a flag of their own: --flag X is short for --option flag=X, or X is a file with its value."""
    plain: dict[str, object] = {}
    files = {file.option for edition in editions().values() for file in edition.files}
    for key in [key for key in given.flags if getattr(given, key) is not None]:
        if not _knows(game, key):
            raise BadOptions([Violation("option-missing", game=game.info.key, option=key)])
        value: str = getattr(given, key)
        plain[key] = toml(value) if key in files else value
    return plain


def _knows(game: AnyGame, option: str) -> bool:
    return option in [one.key for one in game.info.options]


def toml(path: str) -> Mapping[str, object]:
    """A TOML file, with or without a byte-order mark; decimal fractions stay exact."""
    data = read_bytes(path)
    try:
        return tomllib.loads(data.decode("utf-8-sig"), parse_float=Decimal)
    except UnicodeDecodeError as error:
        raise OpenpsError("error-not-utf8", file=path, line=data.count(b"\n", 0, error.start) + 1) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise OpenpsError("error-toml", file=path, reason=str(error) or type(error).__name__) from None


def read_bytes(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise OpenpsError("error-file-read", file=path, reason=_reason(error)) from None


def write_bytes(path: Path, data: bytes) -> None:
    """Whole or not at all: a crash in between leaves the old file."""
    partial = path.with_name(f"{path.name}.part")
    with refused_in_words(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_bytes(data)
        partial.replace(path)


def write_private(path: Path, data: bytes) -> None:
    """As `write_bytes`, for its owner alone: who reads the seed of a running match knows every card of it."""
    partial = path.with_name(f"{path.name}.part")
    with refused_in_words(path):
        private.make_folder(path.parent)
        partial.unlink(missing_ok=True)  # one that was left behind may be open to others
        with private.opened(partial, "xb") as file:
            file.write(data)
        partial.replace(path)


@contextmanager
def refused_in_words(path: Path) -> Iterator[None]:
    """What the system has against writing a file, with its name."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise OpenpsError("error-file-write", file=str(path), reason=_reason(error)) from None


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
