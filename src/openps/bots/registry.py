"""Which bots there are, by game and spec: ours, and those of packages that are installed beside us."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from openps.bots import negotiator, pani_high, panic_station
from openps.bots.bot import AnyBot, RandomBot
from openps.bots.budget import Clock
from openps.bots.ladder import Ladder, Rung
from openps.bots.specs import MARK, Spec, read_spec
from openps.engine.chance import Chance
from openps.engine.errors import OpenpsError

GROUP: Final = "openps.bots"
HEURISTIC: Final = "heuristic"

_OURS: Final = (panic_station.LADDER, negotiator.LADDER, pani_high.LADDER)


class Player:
    """A bot with the time it takes for a decision: whoever sits at a table by a spec."""

    def __init__(self, spec: Spec, bot: AnyBot, clock: Clock) -> None:
        self.spec = spec
        self.bot = bot
        self._clock = clock

    def choose(self, view: Any, moves: Sequence[Any], chance: Chance) -> Any:
        return self.bot.choose(view, moves, chance, self.spec.budget(self._clock))


@cache
def ladder_of(game: str) -> Ladder:
    """The rungs of a game, the weakest first, then those from outside; none replaces another.

    Every game has a bot that plays at random. An entry point of the group names a `Ladder` with the rungs to add.
    """
    base = next((ladder for ladder in _OURS if ladder.game == game), Ladder(game, (Rung("random", RandomBot),)))
    rungs = {rung.key: rung for rung in base.rungs}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        added: Ladder = entry.load()
        if added.game == game:
            rungs.update({rung.key: rung for rung in added.rungs if rung.key not in rungs})
    return Ladder(game, tuple(rungs.values()), base.levels)


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [rung.key for rung in ladder_of(game).rungs]


def level_names(game: str) -> list[str]:
    """The levels for people, the easiest first."""
    return list(ladder_of(game).levels)


def spec_named(text: str, game: str) -> Spec:
    """What a spec, or a level, means in a game; raises with what there is, or what would fit."""
    ladder = ladder_of(game)
    text = ladder.levels.get(text, text)
    rung = next((rung for rung in ladder.rungs if rung.key == text.partition(MARK)[0]), None)
    if rung is None:
        raise OpenpsError("error-no-bot", got=text, game=game, expected=", ".join([*bot_names(game), *ladder.levels]))
    return read_spec(text, rung)


def make_bot(spec: str, game: str) -> AnyBot:
    read = spec_named(spec, game)
    return read.rung.make(**read.parameters)


def hire(spec: str, game: str, clock: Clock) -> Player:
    return Player(spec_named(spec, game), make_bot(spec, game), clock)


def rung_below(spec: str, game: str) -> str:
    """Who plays when the bot of this spec cannot: the next weaker one, and nobody is below the weakest."""
    names = bot_names(game)
    return names[max(0, names.index(spec_named(spec, game).rung.key) - 1)]
