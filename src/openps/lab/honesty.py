"""No bot can cheat: where a seat cannot tell two worlds apart, its bot does and says the same in both.

Positions come from played matches. From the view of a seat other worlds are imagined that it cannot rule out; with the
same luck and the same budget the bot must make the same move and the same claim in each of them. In the worlds that
bot is asked that has played the match so far, in the real one a fresh bot: what it remembers must not matter either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from openps.bots.bot import AnyBot, Speech, Talker
from openps.bots.budget import Budget
from openps.bots.talk import Conversation
from openps.engine.chance import FreeChance
from openps.engine.game import AnyGame
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch, Match

Maker: TypeAlias = Callable[[], AnyBot]
Answer: TypeAlias = tuple[object, Speech | None]

WILD: Final = 3  # one move in so many is made at random, so that matches also go where the bot would not
SPREAD: Final = 4  # one choice in so many is looked at, so that few positions also come from late in a match


class Dishonest(AssertionError):
    """A bot that knows what its seat cannot know: in another world that looks the same it does something else."""


@dataclass(frozen=True, slots=True)
class Honesty:
    """How much was compared: positions, worlds, those that really are another world, and claims that were made."""

    positions: int = 0
    worlds: int = 0
    different: int = 0
    claims: int = 0

    def __add__(self, other: Honesty) -> Honesty:
        return Honesty(
            self.positions + other.positions,
            self.worlds + other.worlds,
            self.different + other.different,
            self.claims + other.claims,
        )


@dataclass(frozen=True, slots=True)
class Position:
    """A seat that has a choice, in a match under way, and the bot that has played it so far."""

    match: AnyMatch
    seat: Seat
    heard: Sequence[object]
    bot: AnyBot
    steps: int

    @property
    def luck(self) -> str:
        return f"{self.match.seed} {self.match.ply} {self.seat}"


def positions(game: AnyGame, options: object, make: Maker, steps: int, seed: str) -> Iterator[Position]:
    """The choices of one match among copies of a bot that now and then do something wild. Good until the next one."""
    luck, wild = FreeChance(seed), FreeChance(f"{seed} wild")
    match: AnyMatch = Match(game, options, seed, lambda _seed, _ply: luck)
    bots = [make() for _ in range(match.seats)]
    talkers = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Talker)}
    conversation = Conversation(match, talkers)
    while (decision := match.decision()) is not None:
        conversation.moment(wild)
        seat = wild.pick(decision.seats, "seat")
        moves = match.legal_moves(seat)
        if len(moves) > 1:
            yield Position(match, seat, conversation.heard(seat) if seat in talkers else (), bots[seat], steps)
        if wild.below(WILD, "wild"):
            match.play(seat, bots[seat].choose(match.view(seat), moves, wild, Budget(steps)))
        else:
            match.play(seat, wild.pick(moves, "move"))


def keep_honest(position: Position, make: Maker, worlds: int) -> Honesty:
    """Compare one position with so many imagined ones; raises Dishonest."""
    match, seat = position.match, position.seat
    view, moves = match.view(seat), match.legal_moves(seat)
    answer = _answer(position, make(), view, moves, match.state)
    different = 0
    for number in range(worlds):
        world = match.game.determinize(view, FreeChance(f"{position.luck} world {number}"))
        seen = replace(match.game.view(world, seat), claims=view.claims)
        if seen != view or match.game.legal_moves(world, seat) != moves:
            raise Dishonest(f"{position.luck}: world {number} looks another way")
        again = _answer(position, position.bot, seen, moves, world)
        if again != answer:
            raise Dishonest(f"{position.luck}: {answer} became {again} in world {number}")
        different += world != match.state
    return Honesty(1, worlds, different, int(answer[1] is not None))


def _answer(position: Position, bot: AnyBot, view: object, moves: Sequence[object], world: object) -> Answer:
    """What a bot does and says. `world` is not handed on; it stands here so that one who reaches for it is caught."""
    move = bot.choose(view, moves, FreeChance(f"{position.luck} move"), Budget(position.steps))
    if not isinstance(bot, Talker):
        return move, None
    return move, bot.speak(view, position.heard, FreeChance(f"{position.luck} talk"))


def prove_honest(game: AnyGame, make: Maker, steps: int, wanted: int, worlds: int, seed: str) -> Honesty:
    """So many positions of every seat, at tables of every size in turn, each with so many worlds."""
    proved = Honesty()
    done: dict[Seat, int] = {}
    seats, chance = max(game.info.players), FreeChance(seed)
    number = 0
    while _some_are_missing(done, seats, wanted):
        options = game.options(game.info.players[number % len(game.info.players)], {})
        for position in positions(game, options, make, steps, f"{seed} {number}"):
            if done.get(position.seat, 0) < wanted and not chance.below(SPREAD, "position"):
                done[position.seat] = done.get(position.seat, 0) + 1
                proved += keep_honest(position, make, worlds)
                if not _some_are_missing(done, seats, wanted):
                    break  # nobody has to see how the match goes on
        number += 1
    return proved


def _some_are_missing(done: Mapping[Seat, int], seats: int, wanted: int) -> bool:
    return any(done.get(seat, 0) < wanted for seat in range(seats))
