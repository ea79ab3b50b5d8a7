"""What is wrong with how an environment is used, in a sentence: it is read in a traceback."""

from __future__ import annotations

from openps.engine.errors import BadOptions, OpenpsError
from openps.words.messages import Messages

LANGUAGE = "en"  # the language of tracebacks


class BadUse(OpenpsError):
    """An environment that cannot be made like this, or was asked for something that it does not do."""

    def __str__(self) -> str:
        return Messages(LANGUAGE).error(self)


def told(error: OpenpsError, game: str) -> str:
    """Why the rules refuse something, in the words of the game."""
    words = Messages(LANGUAGE, game)
    if isinstance(error, BadOptions):
        return " ".join([words.error(violation) for violation in error.violations])
    return words.error(error)


class BadGameOptions(OpenpsError):
    """Options that the game does not have, each with what would fit."""

    def __init__(self, error: OpenpsError, words: str) -> None:
        super().__init__(error.key, **error.arguments)
        self._told = told(error, words)

    def __str__(self) -> str:
        return self._told
