"""Deductions of Panic Station: who is infected, who cannot be, and who is the Host."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from openps.bots.budget import QUICK
from openps.bots.ladder import BEGINNER
from openps.editions.panic_station.bots.believer import Believer
from openps.editions.panic_station.puzzles.check import check
from openps.editions.panic_station.puzzles.reasons import Chain, reasons
from openps.editions.puzzles.puzzle import Puzzles, Question, Task
from openps.engine.chance import Chance, FreeChance
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.panic_station import box, events
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.state import Station, is_infected
from openps.games.panic_station.view import StationView
from openps.games.panic_station.worlds import ALL, HOST_IS, INFECTED

TELLING: Final = (events.CardsTraded, events.ScanRead, events.HandScanned, events.PlayerEliminated)
FORGETS: Final = {BEGINNER: 0.7}  # so much of what it could go by a player of that level does not think of
FORGETS_SOME: Final = 0.4
FEWEST_CHOICES: Final = 3
FINE: Final = 1000
DEALS: Final = 400
LATELY: Final = 12  # entries of the log among which something telling must be

Holds: TypeAlias = Callable[[Seat], int]
"""The worlds in which something is so of a seat."""

ASKED: Final[dict[str, Holds]] = {
    "infected": lambda seat: INFECTED[seat],
    "clean": lambda seat: ALL & ~INFECTED[seat],
    "host": lambda seat: HOST_IS[seat],
    "no-host": lambda seat: ALL & ~HOST_IS[seat],
}


SO: Final[dict[str, Callable[[Station, Seat], bool]]] = {
    "infected": is_infected,
    "clean": lambda state, seat: not is_infected(state, seat),
    "host": lambda state, seat: state.host == seat,
    "no-host": lambda state, seat: state.host != seat,
}


def play(view: StationView, moves: Sequence[StationMove], chance: Chance) -> StationMove:
    return Believer().choose(view, moves, chance, QUICK)


def find(match: AnyMatch, seat: Seat) -> Sequence[Task]:
    """Where one of the others alone is something for certain."""
    if not any(isinstance(entry, TELLING) for entry in match.log[-LATELY:]):
        return ()
    view: StationView = match.view(seat)
    seats = [one for one, player in enumerate(view.players) if one != seat and player.alive]
    if not view.players[seat].alive or len(seats) < FEWEST_CHOICES:
        return ()
    chain = Chain(view)
    log = match.seen_by(seat, match.log)
    tasks = [asked(kind, seats, chain, log) for kind in ASKED]
    return [one for one in tasks if one is not None and is_alone(match, view, one)]


def asked(kind: str, seats: Sequence[Seat], chain: Chain, log: Sequence[object]) -> Task | None:
    holds = ASKED[kind]
    sure = [seat for seat in seats if not chain.worlds & ~holds(seat)]
    if len(sure) != 1:
        return None
    why = reasons(kind, sure[0], holds(sure[0]), chain, log)
    return Task(Question(kind, "seat", {}, tuple(seats)), seats.index(sure[0]), why) if why else None


def is_alone(match: AnyMatch, view: StationView, task: Task) -> bool:
    """Hands and piles may rule out more than trades and scans tell: of each other answer a whole deal is seen in which
    it is not so."""
    so, luck = SO[task.question.kind], FreeChance(f"{match.seed}:{match.ply}")
    others = [int(one or 0) for at, one in enumerate(task.question.choices) if at != task.answer]
    for _ in range(DEALS):
        deal: Station = match.game.determinize(view, luck)
        others = [seat for seat in others if so(deal, seat)]
        if not others:
            return True
    return False


def guess(view: StationView, question: Question, level: str, chance: Chance) -> int:
    """What most of the worlds say that are left to whoever forgets some of what rules worlds out."""
    forgets = FORGETS.get(level, FORGETS_SOME)
    chain = Chain(view)
    worlds = chain.again([at for at in chain.telling if chance.below(FINE, "forgets") >= forgets * FINE])
    holds = ASKED[question.kind]
    odds = [(worlds & holds(int(seat or 0))).bit_count() for seat in question.choices]
    best = [at for at, count in enumerate(odds) if count == max(odds)]
    return chance.pick(best, "guess")


PUZZLES: Final = Puzzles(
    package=__name__, find=find, guess=guess, check=check, play=play, players=box.PLAYERS, a_match=3
)
