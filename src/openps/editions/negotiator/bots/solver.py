"""The end of a crisis, solved: the exact chance to win of every move, from what the view shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from openps.editions.negotiator.bots.boards import Board, Boards, Result, board_key
from openps.editions.negotiator.bots.branches import FEW, Hidden, Script, branches, dice_key
from openps.editions.negotiator.bots.heuristic import ranked
from openps.engine.chance import FreeChance
from openps.games.negotiator import box, moves
from openps.games.negotiator.box import Card
from openps.games.negotiator.cards import Face, printed
from openps.games.negotiator.effects import Effect, every
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import Ask, Crisis
from openps.games.negotiator.view import CrisisView

Key: TypeAlias = tuple[object, ...]
Cards: TypeAlias = tuple[Card, ...]

NOTHING: Final = -1.0  # below every chance: nothing is cut off
CERTAIN: Final = 1.0 - 1e-9  # sums of chances are rounded
ALMOST: Final = 0.999  # with such a floor, what leaves nothing to luck is tried first
GLANCE: Final = 10  # a certain victory is looked for with a tenth of the nodes
HANDS: Final = 10_000  # that are remembered with what can be kept of them


class TooLong(Exception):
    """More would have to be thought through than was allowed."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The best move, and how likely it wins if everything after it is as good."""

    best: CrisisMove
    chance: float
    chances: dict[CrisisMove, float]  # the same for every move that was asked about
    nodes: int


def solved(view: CrisisView, limit: int, asked: Sequence[CrisisMove] | None = None) -> Solution | None:
    """The best move, and the chances of those that are asked about, by default of all.

    None where more than two Terror cards are left, or where more than so many nodes would be needed: it never guesses.
    """
    if view.ask is None or len(view.deck) > FEW:
        return None
    try:
        return Solver(view, limit).solve(asked)
    except TooLong:
        return None


def settled(view: CrisisView, limit: int) -> CrisisMove | None:
    """A move that wins for certain, or the best one where all can be thought through; None where neither is found.

    Everything short of certainty is soon cut off, so certain victories are found in ends that are far too large to be
    solved. Where even that takes long, a solution would take longer than anybody allows, and is not tried.
    """
    if view.ask is None or len(view.deck) > FEW:
        return None
    solver = Solver(view, limit // GLANCE)
    try:
        winning = solver.certain()
        if winning is not None:
            return winning
        solver.limit = limit
        return solver.solve(()).best
    except TooLong:
        return None


class Talk(NamedTuple):
    """A Discussion that waits for the next card."""

    hand: Cards
    market: Cards
    removed: Cards
    points: int
    board: Board
    laying: bool = False  # a card was just laid down


class Solver:
    """Thinks every move through to the end. Positions that differ in nothing that matters are thought through once."""

    def __init__(self, view: CrisisView, limit: int) -> None:
        # Any world will do: wherever something hidden is turned up, all that it could be is thought through.
        self._root = NEGOTIATOR.determinize(view, FreeChance(0))
        self._hidden = Hidden(view)
        self.limit = limit
        self.nodes = 0
        self._boards = Boards()
        self._known: dict[Key, tuple[float, bool]] = {}
        cards = view.options.cards
        self._cards = cards
        self._all = Counter([*view.hand, *view.market, *view.played, *view.down, *view.removed])
        self._cuts = _printing(cards.faces, cards.face[view.taker].ability, ("end", "take"))
        self._takes = _printing(cards.faces, cards.face[view.taker].ability, ("take",))

    def solve(self, asked: Sequence[CrisisMove] | None) -> Solution:
        best, chance = self._best()
        wanted = self._options() if asked is None else asked
        return Solution(best, chance, {move: self._chance(move) for move in wanted}, self.nodes)

    def _best(self) -> tuple[CrisisMove, float]:
        winning = self.certain()
        if winning is not None:
            return winning, 1.0
        options = self._options()
        best, chance = options[0], NOTHING
        for move in options:
            value = self._after(self._root, move, chance)
            if value > chance:
                best, chance = move, value
        return best, chance

    def certain(self) -> CrisisMove | None:
        """A move that wins whatever happens, if there is one."""
        options = sorted(self._options(), key=lambda move: isinstance(move, moves.Play))
        return next((move for move in options if self._wins(move)), None)

    def _wins(self, move: CrisisMove) -> bool:
        return self._after(self._root, move, CERTAIN) > CERTAIN

    def _chance(self, move: CrisisMove) -> float:
        return 1.0 if self._wins(move) else self._after(self._root, move, NOTHING)

    def _options(self) -> list[CrisisMove]:
        return ranked(self._root, NEGOTIATOR.legal_moves(self._root, box.NEGOTIATOR))

    # A floor is what is reached already. Above it a value is exact; otherwise it is between the true one and the floor.

    def _after(self, state: Crisis, move: CrisisMove, floor: float, script: Script = ()) -> float:
        total, rest = 0.0, 1.0
        for chance, after in branches(state, move, self._hidden, script):
            self._count()
            rest = max(0.0, rest - chance)
            total += chance * self._value(after, (floor - total - rest) / chance)
            if total + rest <= floor:
                return total + rest
        return total

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooLong

    def _value(self, state: Crisis, floor: float) -> float:
        if state.ask is None:
            end = NEGOTIATOR.outcome(state)
            return 1.0 if end is not None and end.winners else 0.0
        if state.ask is Ask.DISCUSS:
            return self._talk(self._talk_of(state), floor)
        key = key_of(state)
        known, exact = self._known.get(key, (1.0, False))
        if exact or known <= floor:
            return known
        best = 0.0
        for move in _once(state, NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)):
            best = max(best, self._after(state, move, max(floor, best)))
            if best >= CERTAIN:
                break
        self._known[key] = best, best > floor
        return best

    def _talk_of(self, state: Crisis) -> Talk:
        # What comes back only after the last Discussion does not come back.
        removed = () if state.last else tuple(sorted(state.removed))
        return Talk(tuple(state.hand), tuple(state.market), removed, state.points, self._boards.board(state))

    def _crisis_of(self, talk: Talk) -> Crisis:
        state = talk.board.state.copy()
        state.hand, state.market, state.removed = list(talk.hand), list(talk.market), list(talk.removed)
        state.points = talk.points
        if not talk.board.last:
            state.down = list((self._all - Counter(talk.hand + talk.market + talk.removed)).elements())
        return state

    def _talk(self, talk: Talk, floor: float) -> float:
        self._count()
        known, exact = self._known.get(talk, (1.0, False))
        if exact or known <= floor:
            return known
        best = self._best_way_on(talk, floor)
        self._known[talk] = best, best > floor
        return best

    def _best_way_on(self, talk: Talk, floor: float) -> float:
        best = 0.0
        for way in self._ways_on(talk, floor > ALMOST):
            best = max(best, way(max(floor, best)))
            if best >= CERTAIN:
                break
        return best

    def _ways_on(self, talk: Talk, sure: bool) -> Iterator[Callable[[float], float]]:
        """All that can be said next, as what it is worth above a floor; first what may settle it soon."""
        hand, market, removed, points, board, laying = talk
        for demand in board.concedable:
            if self._cards.cost[demand] <= max(0, points):
                yield partial(self._concede, talk, demand)
        late = self._cuts if board.deck else self._takes  # laying a card can wait, but for these
        plays = [partial(self._play, talk, card) for card in self._ordered(talk) if not laying or card in late]
        if not sure:
            yield from plays
        if board.last and len(hand) < box.HAND_LIMIT:
            for card in dict.fromkeys(market):
                cost = self._cards.cost[card]
                if cost > max(0, points):
                    break
                bought = Talk(with_card(hand, card), without(market, card), removed, points - cost, board)
                yield partial(self._talk, bought)
        for card in dict.fromkeys(hand):
            laid = Talk(without(hand, card), market, removed, points + box.FACE_DOWN_POINTS, board, True)
            yield partial(self._talk, laid)
        if sure:
            yield from plays
        # With no Terror card left time runs out as soon as the talk ends (NG-8.2).
        if board.deck:
            yield partial(self._after, self._crisis_of(talk), moves.EndTalk())

    def _ordered(self, talk: Talk) -> list[Card]:
        """What looks best first: the more is reached, the less is left to think through."""
        mind = talk.board.thoughts(len(talk.hand))
        return sorted(dict.fromkeys(talk.hand), key=lambda card: -mind.play(card))

    def _concede(self, talk: Talk, demand: Card, floor: float) -> float:
        results = talk.board.concede(demand)
        if results is None:
            return self._after(self._crisis_of(talk), moves.Concede(demand), floor)
        return self._best_result(talk, results, talk.removed, floor)

    def _play(self, talk: Talk, card: Card, floor: float) -> float:
        if not talk.board.plain:
            return self._after(self._crisis_of(talk), moves.Play(card), floor)
        talk = talk._replace(hand=without(talk.hand, card), laying=False)
        total, rest = 0.0, 1.0
        for chance, count, fours in talk.board.falls(card):
            rest = max(0.0, rest - chance)
            total += chance * self._judged(talk, card, count, fours, (floor - total - rest) / chance)
            if total + rest <= floor:
                return total + rest
        return total

    def _judged(self, talk: Talk, card: Card, count: int, fours: int, floor: float) -> float:
        """NG-5.3  As the dice lie, or with some 4s converted by two other cards each."""
        best = self._row(talk, card, count, floor)
        for converted in range(1, min(fours, len(talk.hand) // box.CONVERSION_CARDS) + 1):
            # More than two successes bring nothing but room in hand, which is of use for what is bought later.
            if count + converted > box.TOP_ROW and talk.board.last:
                break
            if self._useless(talk, card, count + converted, max(floor, best)):
                continue
            for kept in keeping(talk.hand, len(talk.hand) - box.CONVERSION_CARDS * converted):
                after = talk._replace(hand=kept)
                best = max(best, self._row(after, card, count + converted, max(floor, best)))
        return best

    def _useless(self, talk: Talk, card: Card, count: int, floor: float) -> bool:
        """Whether a row would not be good enough even if no card had to be paid for it.

        Where the talk goes on, cards in hand are never too many: they can still be laid down.
        """
        goes_on = talk.board.last or talk.board.row(card, count) is not None
        return goes_on and self._row(talk, card, count, floor) <= floor

    def _row(self, talk: Talk, card: Card, count: int, floor: float) -> float:
        results = talk.board.row(card, count)
        if results is None:
            state = self._crisis_of(talk._replace(hand=with_card(talk.hand, card)))
            return self._after(state, moves.Play(card), floor, talk.board.script(card, min(count, box.TOP_ROW)))
        removed = talk.removed
        if results[0].removed and not talk.board.last:
            removed = tuple(sorted([*removed, card]))
        return self._best_result(talk, results, removed, floor)

    def _best_result(self, talk: Talk, results: Sequence[Result], removed: Cards, floor: float) -> float:
        best = 0.0
        for gained, after, won, _ in results:
            if after is None:
                best = max(best, float(won))
            else:
                said = Talk(talk.hand, talk.market, removed, talk.points + gained, after)
                best = max(best, self._talk(said, max(floor, best)))
        return best


def without(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(hand: Cards, card: Card) -> Cards:
    return tuple(sorted((*hand, card)))


@lru_cache(HANDS)
def keeping(hand: Cards, count: int) -> tuple[Cards, ...]:
    """All ways to keep so many of these cards; copies cannot be told apart."""
    return tuple(dict.fromkeys(combinations(hand, count)))


def _once(state: Crisis, options: Sequence[CrisisMove]) -> Sequence[CrisisMove]:
    """Of equal dice one is rolled again; the others are the same."""
    if not state.again:
        return options
    return [m for m in options if not isinstance(m, moves.Reroll) or state.rolled.index(state.rolled[m.die]) == m.die]


def _printing(faces: Sequence[Face], ability: Sequence[Effect], kinds: Sequence[str]) -> frozenset[Card]:
    """The cards that may have one of these effects; all, if what a Hostage-Taker does may."""
    always = any(effect.kind in kinds for effect in every(ability))
    return frozenset([face.key for face in faces if always or any(effect.kind in kinds for effect in printed(face))])


def key_of(state: Crisis) -> Key:
    """All that matters of a question other than what to say next; what was played is the rest of the cards."""
    kind = state.options.cards.face[state.testing].test if state.testing else None
    return (
        state.ask, state.phase, state.points, tuple(state.hand), tuple(state.market), tuple(sorted(state.removed)),
        board_key(state), state.shown, tuple(state.todo), state.testing, state.converted, state.easy, state.again,
        None if kind is None else dice_key(state.rolled, kind), tuple(state.played[-1:]),
    )  # fmt: skip
