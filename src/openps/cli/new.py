"""`openps new game NAME`: a package with a game that runs and keeps the laws from the first minute.

It is the example of this house under another name, so there is one example to keep good, and no second one to forget.
"""

from __future__ import annotations

import argparse
import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from openps.catalog import games
from openps.cli.given import choice, write_bytes
from openps.engine.errors import OpenpsError
from openps.words.messages import Messages

KINDS: Final = ("game",)
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", re.ASCII)
LONGEST: Final = 40
EXAMPLE: Final = "kuhn_poker"
_HERE: Final = Path(__file__).parent
_TEXT: Final = {".py", ".toml", ".md", ".ftl", ".js", ".svg"}


def new(given: argparse.Namespace, say: Messages) -> int:
    choice("WHAT", given.what, KINDS)
    name = _checked(given.name)
    target = Path(given.folder) / name
    if target.exists():
        raise OpenpsError("error-new-exists", folder=str(target))
    if _is_a_package(name):
        raise OpenpsError("error-new-package", got=name)
    for path in sorted([path for path in example_folder().rglob("*") if path.suffix in _TEXT]):
        inside = Path(*[_renamed(part, name) for part in path.relative_to(example_folder()).parts])
        write_bytes(target / inside, _renamed(path.read_text("utf-8"), name).encode())
    print(say("new-written", folder=str(target), game=name))
    return 0


def _checked(name: str) -> str:
    """A key and a package in one: lower case, and no game that is there already."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or iskeyword(name):
        raise OpenpsError("error-new-name", got=name[:LONGEST])
    if name in games():
        raise OpenpsError("error-new-taken", got=name)
    return name


def _is_a_package(name: str) -> bool:
    """Whether Python knows a package or a module of this name; a mere folder beside us is none."""
    known = find_spec(name)
    return known is not None and known.origin is not None


def example_folder() -> Path:
    """Inside an installed package the example lies beside this file, in a checkout under examples."""
    installed = _HERE / "example"
    return installed if installed.is_dir() else _HERE.parents[2] / "examples" / EXAMPLE


def _renamed(text: str, name: str) -> str:
    """The example's name in all its spellings, and the letters before its clauses."""
    title = name.replace("_", " ").capitalize()
    camel = "".join([part.capitalize() for part in name.split("_")])
    letters = _letters(name)
    spellings = {
        EXAMPLE.upper(): name.upper(), EXAMPLE: name, "openps-kuhn-poker": f"openps-{name.replace('_', '-')}",
        "KuhnPoker": camel, "Kuhn poker": title, "Poker de Kuhn": title, "poker de Kuhn": title, "Kuhn": camel,
    }  # fmt: skip
    text = re.sub("|".join(spellings), lambda spelled: spellings[spelled[0]], text)
    return re.sub(r"\bKP\b", letters, text)


def _letters(name: str) -> str:
    """What the clauses of a game begin with, as those of no other game that is here."""
    letters = "".join([part[0] for part in name.split("_")]).upper().ljust(2, "X")
    taken = {game.info.clauses for game in games().values()}
    while letters in taken:
        letters += "X"
    return letters
