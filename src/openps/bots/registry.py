"""Which bots there are, by game and name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from openps.bots import pani_high
from openps.bots.bot import Bot, RandomBot
from openps.bots.negotiator import Heuristic
from openps.bots.negotiator_planner import Planner
from openps.bots.panic_station import StationHeuristic
from openps.engine.errors import OpenpsError

AnyBot: TypeAlias = Bot[Any, Any]

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
PLANNER: Final = "planner"

_OF_EVERY_GAME: Final[dict[str, Callable[[], AnyBot]]] = {RANDOM: RandomBot}
_OF_ONE_GAME: Final[dict[str, dict[str, Callable[[], AnyBot]]]] = {
    "panic_station": {HEURISTIC: StationHeuristic},
    "negotiator": {HEURISTIC: Heuristic, PLANNER: Planner},
    "pani_high": {HEURISTIC: pani_high.HeuristicBot},
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [*_OF_EVERY_GAME, *_OF_ONE_GAME.get(game, {})]


def make_bot(name: str, game: str) -> AnyBot:
    made = {**_OF_EVERY_GAME, **_OF_ONE_GAME.get(game, {})}.get(name)
    if made is None:
        raise OpenpsError("error-no-bot", got=name, game=game, expected=", ".join(bot_names(game)))
    return made()
