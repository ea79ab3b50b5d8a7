"""Message files of one language, the house's own and those of a game, and words for errors."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from openps.engine.errors import BadOptions, OpenpsError
from openps.words import fluent
from openps.words.fluent import Pattern, Value

LANGUAGES: Final = ("en", "fr")
HOUSE: Final = "openps.words"
_WORDS: Final = re.compile(r"[^\W_]+")


def language_of_locale(environment: Mapping[str, str] | None = None) -> str:
    """The language that the person's locale asks for; English where it asks for one we do not speak."""
    settings = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = settings.get(name, "")
        if asked:
            return asked[:2].lower() if asked[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def load(package: str, language: str) -> dict[str, Pattern]:
    """The messages that a package brings in `messages/<language>.ftl`."""
    return fluent.parse(files(package).joinpath("messages", f"{language}.ftl").read_text("utf-8"))


class Messages:
    """Words in one language: those of the house, and of the package of one game where one is played.

    Never of several games: the same key says other things in each of them. A game adds to the words of the house and
    changes none. `more` are packages with words of that game that are seldom said.
    """

    def __init__(self, language: str, package: str = HOUSE, *more: str) -> None:
        self.language = language
        self._patterns: dict[str, Pattern] = {}
        for one in (*more, package, HOUSE):
            self._patterns |= load(one, language)

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def __call__(self, key: str, /, **values: object) -> str:
        """The words for a key; the key itself where nobody wrote any."""
        pattern = self._patterns.get(key)
        if pattern is None:
            return key
        return fluent.render(pattern, self.language, {name: as_value(value) for name, value in values.items()})

    def error(self, error: OpenpsError) -> str:
        """One line for an error; of refused options, a line for each violation."""
        told = self._one(error)
        if not isinstance(error, BadOptions):
            return told
        violations = [self._one(violation) for violation in error.violations]
        if len(violations) == 1:
            return f"{told} {violations[0]}"
        return "\n".join([told, *[f"  - {violation}" for violation in violations]])

    def _one(self, error: OpenpsError) -> str:
        given = error.arguments.items()
        words = self(error.key, **{name: self._listed(it) if isinstance(it, tuple) else it for name, it in given})
        clause = error.arguments.get("clause")
        return f"{words} ({clause})" if clause else words

    def _listed(self, keys: Sequence[str]) -> str:
        """Pieces as they are typed, each with its name where that is another word: gas_can (Jerrican)."""
        return ", ".join([f"{key} ({name})" if (name := self._name(key)) else key for key in keys])

    def _name(self, key: str) -> str:
        """The name of a piece; nothing where its key says as much, or where the user brought it."""
        name = self(f"piece-{key}") if f"piece-{key}" in self else ""
        return "" if _WORDS.findall(name.lower()) == key.split("_") else name


def as_value(value: object) -> Value:
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
