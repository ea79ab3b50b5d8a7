"""Words for errors in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from openps.catalog import find_edition
from openps.engine.errors import BadOptions, OpenpsError
from openps.wire import messages as wire
from openps.words.messages import HOUSE, LANGUAGES, Messages

MOST_WORDS: Final = 2_000


@cache
def messages(language: str, package: str = HOUSE) -> Messages:
    """The words of the house, and of the one game that is spoken of."""
    return Messages(language, package)


def language_of(accepted: str) -> str:
    """The first language that a browser asks for and we speak."""
    for part in accepted.lower().split(","):
        asked = part.partition(";")[0].strip()[:2]
        if asked in LANGUAGES:
            return asked
    return LANGUAGES[0]


def problem(error: OpenpsError, language: str, game: str = "") -> wire.Problem:
    """What is wrong, in the words of the game at hand; of the house alone where there is none, or none of that name."""
    clauses = _clauses(error)
    edition = find_edition(game) if game else None
    words = messages(language, edition.words if edition else HOUSE).error(error)[:MOST_WORDS]
    return wire.Problem(code=error.key, clause=", ".join(dict.fromkeys(clauses)), words=words)


def _clauses(error: OpenpsError) -> Iterable[str]:
    violations = error.violations if isinstance(error, BadOptions) else (error,)
    return [str(one.arguments["clause"]) for one in violations if one.arguments.get("clause")]
