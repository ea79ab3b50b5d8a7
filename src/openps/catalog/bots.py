"""Which bots there are, by game and spec: ours, and those of packages that are installed beside us."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from openps.bots.bot import AnyBot
from openps.bots.budget import Budget, Clock
from openps.bots.ladder import RANDOM, Ladder, Rung
from openps.bots.player import BackedPlayer, Complain, Player
from openps.bots.program import SECONDS, BotFailed, ProgramBot
from openps.bots.specs import MARK, Spec, read_budget, read_spec
from openps.catalog import find_edition, game_named
from openps.catalog.guests import brought, failure
from openps.engine.chance import Chance
from openps.engine.errors import OpenpsError

GROUP: Final = "openps.bots"
HEURISTIC: Final = "heuristic"
PROGRAM: Final = "program"


@cache
def ladder_of(game: str) -> Ladder:
    """The rungs of a game, the weakest first, then those from outside; none replaces another.

    Every game has a bot that plays at random. An entry point of the group names a `Ladder` with the rungs to add.
    """
    base = _base(game)
    return Ladder(game, (*base.rungs, *_guests()[0].get(game, ())), base.levels)


def _base(game: str) -> Ladder:
    """Of the game's own edition; of a game that is not there, the bot that plays anything at random."""
    known = find_edition(game)
    return Ladder(game, RANDOM) if known is None else known.ladder


def left_out() -> Sequence[OpenpsError]:
    """Bots that are installed beside us and cannot play, each with the reason."""
    return _guests()[1]


@cache
def _guests() -> tuple[dict[str, list[Rung]], list[OpenpsError]]:
    """The rungs from outside by game."""
    by_game: dict[str, list[Rung]] = {}
    failed: list[OpenpsError] = []
    for entry, ladder in brought(GROUP, _checked, failed):
        rungs = by_game.setdefault(ladder.game, [])
        for rung in ladder.rungs:
            if rung.key in [known.key for known in (*_base(ladder.game).rungs, *rungs)]:
                failed.append(failure("left-out-taken", entry, taken=rung.key))
            else:
                rungs.append(rung)
    return by_game, failed


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
    own = [rung.key for rung in _base(game).rungs]
    levels = level_names(game)
    return [*levels, *[name for name in bot_names(game) if name not in own]] if levels else bot_names(game)


def spec_named(text: str, game: str) -> Spec:
    """What a spec, or a level, means in a game; raises with what there is, or what would fit."""
    ladder = ladder_of(game)
    text = ladder.levels.get(text, text)
    key, _, rest = text.partition(MARK)
    if key == PROGRAM and rest.strip():
        return _program(rest.strip(), game)
    rung = next((rung for rung in ladder.rungs if rung.key == key), None)
    if rung is None:
        raise OpenpsError("error-no-bot", got=text, game=game, expected=", ".join([*bot_names(game), *ladder.levels]))
    return read_spec(text, rung)


def _program(text: str, game: str) -> Spec:
    """`COMMAND`, or `400:COMMAND` and `2s:COMMAND`: how many steps or seconds it is told to think."""
    budget, mark, command = text.partition(MARK)
    steps, seconds = read_budget(budget) if mark else (None, None)
    if steps is None and seconds is None:
        command, seconds = text, SECONDS
    return Spec(Rung(PROGRAM, partial(ProgramBot, command.strip(), game_named(game))), steps, seconds)


def make_bot(spec: str, game: str) -> AnyBot:
    read = spec_named(spec, game)
    return read.rung.make(**read.parameters)


def hire(spec: str, game: str, clock: Clock) -> Player:
    return Player(spec_named(spec, game), make_bot(spec, game), clock)


def hire_backed(spec: str, game: str, clock: Clock, complain: Complain, give_up: float = math.inf) -> BackedPlayer:
    """A player that never fails, also where its bot cannot even be made."""
    below = hire(rung_below(spec, game), game, clock)
    named = spec_named(spec, game)
    try:
        bot = make_bot(spec, game)
    except Exception as error:  # noqa: BLE001 - whatever a package from outside does wrong, the match goes on
        bot = _NotMade(BotFailed("bot-failed-start", command=spec, reason=f"{type(error).__name__}: {error}"))
    return BackedPlayer(Player(named, bot, clock), below, complain, clock, give_up)


class _NotMade:
    """In the place of a bot that could not be made."""

    def __init__(self, why: BotFailed) -> None:
        self._why = why

    def choose(self, view: object, moves: Sequence[object], chance: Chance, budget: Budget) -> object:
        raise self._why


def is_ours(spec: str, game: str) -> bool:
    """Whether a bot is of the game's own ladder: a program, or a bot from outside, may fail."""
    return spec_named(spec, game).rung in _base(game).rungs


def rung_below(spec: str, game: str) -> str:
    """Who plays when the bot of this spec cannot; nobody is below the weakest."""
    return [*deciders(spec, game), spec][1]


def deciders(spec: str, game: str) -> list[str]:
    """Who decides for a seat, in turn, where the one before fails: the bot of this spec, then the weaker ones.

    A program, or a bot that was there when a table was opened and is there no more, stands above all of ours that do
    not think ahead; one from outside stands above all of ours. These may fail, so none decides for another.
    """
    ours = _base(game).rungs
    quick = [rung.key for rung in reversed(ours) if not rung.steps]
    try:
        key = spec_named(spec, game).rung.key
    except OpenpsError:
        return quick
    if key == PROGRAM:
        return [spec, *quick]
    names = [rung.key for rung in reversed(ours)]
    return [spec, *names[names.index(key) + 1 if key in names else 0 :]]
