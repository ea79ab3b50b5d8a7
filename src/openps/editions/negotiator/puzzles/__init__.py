"""Ends of Négociateur: which move wins most often, and how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.bots.budget import QUICK
from openps.bots.ladder import BEGINNER
from openps.editions.negotiator.bots.heuristic import Heuristic
from openps.editions.negotiator.bots.solver import solved
from openps.editions.negotiator.puzzles.check import check
from openps.editions.puzzles.puzzle import Puzzles, Question, Reason, Task
from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove, EndTalk
from openps.games.negotiator.view import CrisisView

NODES: Final = 600
MOST_CARDS: Final = 4  # in hand
FAR: Final = 2  # a card can be bought if so many less are laid down for it
CHOICES: Final = range(3, 9)
CLEARLY: Final = 0.015  # better than the next best move by this
HOPE: Final = range(3, 98)  # percent: neither lost nor won
WARMTH: Final = {BEGINNER: 0.5}  # as the level plays; the others always do what they hold for the best
FINE: Final = 1000  # chances are told in thousandths


def play(view: CrisisView, moves: Sequence[CrisisMove], chance: Chance) -> CrisisMove:
    """By rule of thumb; in the last Discussion at random to the last card, for all kinds of positions."""
    if not view.last:
        return Heuristic().choose(view, moves, chance, QUICK)
    return chance.pick([move for move in moves if not isinstance(move, EndTalk)] or moves, "bot")


def find(match: AnyMatch, seat: Seat) -> Sequence[Task]:
    view: CrisisView = match.view(seat)
    moves = match.legal_moves(seat)
    if not is_small(view) or len(moves) not in CHOICES:
        return ()
    solution = solved(view, NODES, None)
    if solution is None or int(100 * solution.chance) not in HOPE:
        return ()
    chances = [solution.chances[move] for move in moves]
    first, second = sorted(chances, reverse=True)[:2]
    if first - second < CLEARLY:
        return ()
    texts = tuple([NEGOTIATOR.move_text(move) for move in moves])
    clause = NEGOTIATOR.clause_of(solution.best, view.ask.value if view.ask else "")
    return (Task(Question("best", "move", {}, texts), chances.index(first), reasons(texts, chances, clause)),)


def is_small(view: CrisisView) -> bool:
    """The last Discussion, few cards in hand, and hardly anything that could still be bought."""
    costs = [view.options.cards.cost[card] for card in view.market]
    reach = max(0, view.points) + len(view.hand) - FAR
    return view.last and len(view.hand) <= MOST_CARDS and min(costs, default=box.HAND_LIMIT) > reach


def is_last(match: AnyMatch) -> bool:
    view: CrisisView = match.view(box.NEGOTIATOR)
    return view.last


def reasons(texts: Sequence[str], chances: Sequence[float], clause: str) -> tuple[Reason, ...]:
    """Each move with its chance, the best first; then what is counted."""
    order = sorted(range(len(texts)), key=lambda at: -chances[at])
    told = [Reason("chance", {"move": texts[at], "thousandths": round(FINE * chances[at])}) for at in order]
    return (Reason(told[0].says, told[0].values, clause), *told[1:], Reason("how", {}, "NG-11.7"))


def guess(view: CrisisView, question: Question, level: str, chance: Chance) -> int:
    """What the bot of that level plays."""
    moves = [NEGOTIATOR.parse_move(str(text)) for text in question.choices]
    return moves.index(Heuristic(WARMTH.get(level, 0.0)).choose(view, moves, chance, QUICK))


PUZZLES: Final = Puzzles(
    package=__name__,
    find=find,
    guess=guess,
    check=check,
    play=play,
    players=box.PLAYERS,
    options=tuple([{"taker": taker} for taker in box.TAKERS]),
    a_match=4,
    a_kind=4,
    begins=is_last,
    ends=12,
)
