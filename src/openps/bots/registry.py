"""Which bots there are, by game and spec: ours, and those of packages that are installed beside us."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias, TypeVar

from openps.bots import negotiator, pani_high, panic_station
from openps.bots.bot import AnyBot, Holder, RandomBot
from openps.bots.budget import Clock
from openps.bots.ladder import Ladder, Rung
from openps.bots.program import SECONDS, BotFailed, ProgramBot
from openps.bots.specs import MARK, Spec, read_spec
from openps.catalog import game_named
from openps.catalog.guests import brought, failure
from openps.engine.chance import Chance
from openps.engine.errors import OpenpsError

GROUP: Final = "openps.bots"
HEURISTIC: Final = "heuristic"
PROGRAM: Final = "program"

_OURS: Final = (panic_station.LADDER, negotiator.LADDER, pani_high.LADDER)


M = TypeVar("M")
Complain: TypeAlias = Callable[[OpenpsError], None]


class Player:
    """A bot with the time it takes for a decision: whoever sits at a table by a spec."""

    def __init__(self, spec: Spec, bot: AnyBot, clock: Clock) -> None:
        self.spec = spec
        self.bot = bot
        self._clock = clock

    def choose(self, view: object, moves: Sequence[M], chance: Chance) -> M:
        chosen: M = self.bot.choose(view, moves, chance, self.spec.budget(self._clock))
        return chosen

    def close(self) -> None:
        """The match is over for this player; one that is asked again begins anew."""
        if isinstance(self.bot, Holder):
            self.bot.close()


class BackedPlayer(Player):
    """A player for whom the next weaker one decides where it fails; whoever runs it hears of it, the table does not."""

    def __init__(self, first: Player, below: Player, complain: Complain, clock: Clock) -> None:
        super().__init__(first.spec, first.bot, clock)
        self._below = below
        self._complain = complain

    def choose(self, view: object, moves: Sequence[M], chance: Chance) -> M:
        try:
            return super().choose(view, moves, chance)
        except BotFailed as failed:
            self._complain(failed)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the match goes on
            self._complain(BotFailed("bot-failed-crashed", bot=self.spec.rung.key, error=type(error).__name__))
        return self._below.choose(view, moves, chance)

    def close(self) -> None:
        super().close()
        self._below.close()


@cache
def ladder_of(game: str) -> Ladder:
    """The rungs of a game, the weakest first, then those from outside; none replaces another.

    Every game has a bot that plays at random. An entry point of the group names a `Ladder` with the rungs to add.
    """
    base = _base(game)
    return Ladder(game, (*base.rungs, *_guests()[0].get(game, ())), base.levels)


def _base(game: str) -> Ladder:
    return next((ladder for ladder in _OURS if ladder.game == game), Ladder(game, (Rung("random", RandomBot),)))


def left_out() -> Sequence[OpenpsError]:
    """Bots that are installed beside us and cannot play, each with the reason."""
    return _guests()[1]


@cache
def _guests() -> tuple[dict[str, list[Rung]], list[OpenpsError]]:
    """The rungs from outside by game."""
    found: dict[str, list[Rung]] = {}
    failed: list[OpenpsError] = []
    for entry, ladder in brought(GROUP, _checked, failed):
        rungs = found.setdefault(ladder.game, [])
        for rung in ladder.rungs:
            if rung.key in [known.key for known in (*_base(ladder.game).rungs, *rungs)]:
                failed.append(failure("left-out-taken", entry, taken=rung.key))
            else:
                rungs.append(rung)
    return found, failed


def _checked(thing: object) -> Ladder:
    if not isinstance(thing, Ladder) or not all(isinstance(rung, Rung) for rung in thing.rungs):
        raise TypeError(f"no Ladder: {type(thing).__name__}")
    return thing


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return [rung.key for rung in ladder_of(game).rungs]


def level_names(game: str) -> list[str]:
    """The levels for people, the easiest first."""
    return list(ladder_of(game).levels)


def choices(game: str) -> list[str]:
    """What people choose from for a seat: the levels, and bots from outside; every bot where there are no levels."""
    ours = [rung.key for ladder in _OURS if ladder.game == game for rung in ladder.rungs]
    levels = level_names(game)
    return [*levels, *[name for name in bot_names(game) if name not in ours]] if levels else bot_names(game)


def spec_named(text: str, game: str) -> Spec:
    """What a spec, or a level, means in a game; raises with what there is, or what would fit."""
    ladder = ladder_of(game)
    text = ladder.levels.get(text, text)
    key, _, rest = text.partition(MARK)
    if key == PROGRAM and rest.strip():
        return Spec(Rung(PROGRAM, lambda: ProgramBot(rest.strip(), game_named(game))), None, SECONDS)
    rung = next((rung for rung in ladder.rungs if rung.key == key), None)
    if rung is None:
        raise OpenpsError("error-no-bot", got=text, game=game, expected=", ".join([*bot_names(game), *ladder.levels]))
    return read_spec(text, rung)


def make_bot(spec: str, game: str) -> AnyBot:
    read = spec_named(spec, game)
    return read.rung.make(**read.parameters)


def hire(spec: str, game: str, clock: Clock) -> Player:
    return Player(spec_named(spec, game), make_bot(spec, game), clock)


def hire_backed(spec: str, game: str, clock: Clock, complain: Complain) -> Player:
    """A player that never fails."""
    return BackedPlayer(hire(spec, game, clock), hire(rung_below(spec, game), game, clock), complain, clock)


def rung_below(spec: str, game: str) -> str:
    """Who plays when the bot of this spec cannot; nobody is below the weakest."""
    return [*deciders(spec, game), spec][1]


def deciders(spec: str, game: str) -> list[str]:
    """Who decides for a seat, in turn, where the one before fails: the bot of this spec, then the weaker ones.

    A program, or a bot that was there when a table was opened and is there no more, stands above all that do not think
    ahead.
    """
    rungs = ladder_of(game).rungs
    quick = [rung.key for rung in reversed(rungs) if not rung.steps]
    try:
        key = spec_named(spec, game).rung.key
    except OpenpsError:
        return quick
    if key == PROGRAM:
        return [spec, *quick]
    names = [rung.key for rung in reversed(rungs)]
    return [spec, *names[names.index(key) + 1 :]]
