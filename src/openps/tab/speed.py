"""How fast this device is, measured when the bots wake up, and which levels play otherwise on it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from openps.bots.budget import Clock
from openps.catalog import games
from openps.catalog.bots import level_names, spec_named
from openps.engine.chance import FreeChance
from openps.engine.match import AnyMatch, Match
from openps.tab.bots import THINKS_FOR

LESS_FAR: Final = "less-far"
LONGER: Final = "longer"
Told: TypeAlias = Mapping[str, Mapping[str, str]]
"""By game and level, only where there is something to say."""

PLIES: Final = 200
"""At most so many of a match at random: milliseconds on a server, a tenth of a second on a slow phone."""
TIMES: Final = 3
"""It is played so often, and the quickest counts: a device has something else to do now and then."""
USUAL: Final = 0.004
"""Seconds that it takes where levels were measured: a server of 2026, CPython without the compiled core."""
AHEAD: Final = 0.3
"""Seconds of the longest decision there, of a bot that thinks ahead, with all its steps."""
AT_ONCE: Final = 0.002
"""And of one that does not."""
PATIENCE: Final = 2.0
"""Seconds that nobody minds."""


def measured(clock: Clock) -> float:
    """Seconds of a short match at random, always the same one. The first time makes what is made but once."""
    _play()
    return min(_timed(clock) for _ in range(TIMES))


def _timed(clock: Clock) -> float:
    began = clock()
    _play()
    return clock() - began


def _play() -> None:
    game = next(iter(games().values()))
    match: AnyMatch = Match(game, game.options(min(game.info.players), {}), "00" * 32)
    luck = FreeChance(0)
    while (decision := match.decision()) is not None and match.ply < PLIES:
        seat = decision.seats[0]
        match.play(seat, luck.pick(match.legal_moves(seat), "move"))


def levels(seconds: float) -> Told:
    """What is to be told of the levels of each game on a device that took so long."""
    told = {game: _of_game(game, seconds / USUAL) for game in games()}
    return {game: of for game, of in told.items() if of}


def _of_game(game: str, slower: float) -> Mapping[str, str]:
    return {level: how for level in level_names(game) if (how := _how(game, level, slower))}


def _how(game: str, level: str, slower: float) -> str:
    """One that thinks ahead stops when its time is over; the others take whatever they need."""
    if spec_named(level, game).rung.steps:
        return LESS_FAR if slower * AHEAD > THINKS_FOR else ""
    return LONGER if slower * AT_ONCE > PATIENCE else ""


def told(clock: Clock = time.perf_counter) -> str:
    """In the worker of the bots, once it is awake: JSON for the page."""
    return msgspec.json.encode(levels(measured(clock))).decode()
