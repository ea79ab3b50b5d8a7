"""Bots for measurements. Ours must not fail; one of somebody else may, and then it is counted and said."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Final

from openps.bots.player import BackedPlayer, Failures, Player
from openps.catalog.bots import hire, hire_backed, is_ours
from openps.engine.errors import OpenpsError
from openps.words.messages import Messages, language_of_locale

GIVE_UP: Final = 20  # decisions in which bots failed: what is void after one of them is not played on after so many


class Crew:
    """The bots of a measurement, hired when they are first needed and let go together in the end.

    Some read much before they play, so none is hired twice.
    """

    def __init__(self) -> None:
        self._players: dict[tuple[str, str], Player] = {}
        self._said: set[str] = set()

    def hired(self, spec: str, game: str) -> Player:
        player = self._players.get((spec, game))
        if player is None:
            player = self._players[spec, game] = self._hired(spec, game)
        return player

    def _hired(self, spec: str, game: str) -> Player:
        if is_ours(spec, game):
            return hire(spec, game, time.perf_counter)
        return hire_backed(spec, game, time.perf_counter, self._complain, GIVE_UP)

    def _complain(self, failed: OpenpsError) -> None:
        """Each kind of failure once on the error output, in words; how many there were is in the results."""
        if failed.key not in self._said:
            self._said.add(failed.key)
            sys.stderr.write(f"openps: {Messages(language_of_locale()).error(failed)}\n")

    def failures(self) -> dict[str, Failures]:
        """Of the bots that may fail, since this was last asked: each by its spec, also with none."""
        taken: dict[str, Failures] = {}
        for (spec, _), player in self._players.items():
            if isinstance(player, BackedPlayer):
                taken[spec], player.failures = player.failures, Failures()
        return taken

    def close(self) -> None:
        while self._players:
            self._players.popitem()[1].close()

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def plain_failures(failures: Mapping[str, Failures]) -> dict[str, dict[str, object]]:
    """Of the bots that failed, as plain values."""
    return {
        bot: {"decisions": one.decisions, "failed": one.failed, "reasons": dict(sorted(one.reasons.items()))}
        for bot, one in failures.items()
        if one.failed
    }


def add_failures(to: dict[str, Failures], more: Mapping[str, Failures]) -> None:
    for bot, one in more.items():
        to.setdefault(bot, Failures()).add(one)


def failed_in_all(failures: Mapping[str, Failures]) -> int:
    return sum([one.failed for one in failures.values()])
