"""The one list of games. A game from outside joins it by the entry point group `openps.games`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any, Final, TypeAlias

from openps.engine.errors import OpenpsError
from openps.engine.game import Game
from openps.engine.match import Match
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.pani_high.game import PANI_HIGH
from openps.games.panic_station.game import PANIC_STATION

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]

GROUP: Final = "openps.games"
OURS: Final[tuple[AnyGame, ...]] = (PANIC_STATION, NEGOTIATOR, PANI_HIGH)


def games() -> dict[str, AnyGame]:
    """All games by key: ours first, then those that are installed beside us; none replaces another."""
    found: dict[str, AnyGame] = {game.info.key: game for game in OURS}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        game: AnyGame = entry.load()
        found.setdefault(game.info.key, game)
    return found


def game_named(key: str) -> AnyGame:
    """The game of that key; a dash is as good as an underscore."""
    known = games()
    game = known.get(key.replace("-", "_").lower())
    if game is None:
        raise OpenpsError("error-no-game", got=key, expected=", ".join(known))
    return game
