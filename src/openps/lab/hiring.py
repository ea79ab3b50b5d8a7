"""Bots for measurements. Ours must not fail; a program of somebody else may, and is heard of where it is run."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from openps.bots.player import Player
from openps.catalog.bots import PROGRAM, hire, hire_backed, spec_named
from openps.engine.errors import OpenpsError
from openps.words.messages import Messages, language_of_locale


class Crew:
    """The bots of a measurement, hired when they are first needed and let go together in the end.

    Some read much before they play, so none is hired twice.
    """

    def __init__(self) -> None:
        self._players: dict[tuple[str, str], Player] = {}

    def hired(self, spec: str, game: str) -> Player:
        player = self._players.get((spec, game))
        if player is None:
            player = self._players[spec, game] = _hired(spec, game)
        return player

    def close(self) -> None:
        while self._players:
            self._players.popitem()[1].close()

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _hired(spec: str, game: str) -> Player:
    if spec_named(spec, game).rung.key == PROGRAM:
        return hire_backed(spec, game, time.perf_counter, complain)
    return hire(spec, game, time.perf_counter)


def complain(failed: OpenpsError) -> None:
    """A line on the error output, in words."""
    sys.stderr.write(f"openps: {Messages(language_of_locale()).error(failed)}\n")
