"""The one list of games. A game from outside joins it by the entry point group `openps.games`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from openps.catalog.guests import brought, failure
from openps.engine.errors import OpenpsError
from openps.engine.game import Game, GameInfo
from openps.engine.match import AnyGame as AnyGame
from openps.engine.match import AnyMatch as AnyMatch
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.pani_high.game import PANI_HIGH
from openps.games.panic_station.game import PANIC_STATION

GROUP: Final = "openps.games"
OURS: Final[tuple[AnyGame, ...]] = (PANIC_STATION, NEGOTIATOR, PANI_HIGH)


def games() -> dict[str, AnyGame]:
    """All games by key: ours first, then those that are installed beside us; none replaces another."""
    return dict(_found()[0])


def left_out() -> Sequence[OpenpsError]:
    """Games that are installed beside us and cannot be played, each with the reason."""
    return _found()[1]


@cache
def _found() -> tuple[dict[str, AnyGame], list[OpenpsError]]:
    """Looking through everything that is installed takes long, and it does not change."""
    found: dict[str, AnyGame] = {game.info.key: game for game in OURS}
    failed: list[OpenpsError] = []
    for entry, game in brought(GROUP, _checked, failed):
        if game.info.key in found:
            failed.append(failure("left-out-taken", entry, taken=game.info.key))
        else:
            found[game.info.key] = game
    return found, failed


def _checked(thing: Any) -> AnyGame:
    """A game answers the whole contract, and has words."""
    missing = [name for name in vars(Game) if not name.startswith("_") and not hasattr(thing, name)]
    if missing or not isinstance(thing.info, GameInfo):
        raise TypeError(f"no Game: {type(thing).__name__} lacks {', '.join(missing) or 'info'}")
    for language in ("en", "fr"):
        files(thing.info.package).joinpath("messages", f"{language}.ftl").read_bytes()
    game: AnyGame = thing
    return game


def game_named(key: str) -> AnyGame:
    """The game of that key; a dash is as good as an underscore."""
    known = games()
    game = known.get(key.replace("-", "_").lower())
    if game is None:
        raise OpenpsError("error-no-game", got=key, expected=", ".join(known))
    return game
