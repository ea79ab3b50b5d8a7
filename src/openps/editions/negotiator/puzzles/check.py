"""The chance to win of each move, by thinking everything through over the rules contract and nothing else.

It knows neither the solver nor its short cuts: every legal move, every fall of the dice, and every place where a hidden
card may lie. What can be told apart is told apart by the view, so that no move depends on what nobody can see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from math import factorial
from typing import Final, TypeAlias

from openps.editions.puzzles.puzzle import NotCertified, Question
from openps.engine.chance import Chance, FreeChance
from openps.games.negotiator.box import NEGOTIATOR as ME
from openps.games.negotiator.box import Card, Family, Method, Trigger
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import Crisis
from openps.games.negotiator.view import CrisisView

Belief: TypeAlias = list[tuple[float, Crisis]]
"""States that look the same, with their chances."""

MOST_STEPS: Final = 3_000
MARGIN: Final = 0.01  # by so much the best move is better than any other
EQUAL: Final = 1e-9
PAST: Final = ("viewer", "options", "turn", "turned", "played", "down", "removed", "discard", "rolled", "claims")
ALIKE: Final = ((3, 3), (1, 4), (2, 6))  # NG-5.2, NG-5.3: failures, 4s, successes; how many faces, and one of them
FACES: Final = tuple([(1, face) for face in range(1, 7)])


def check(view: CrisisView, log: Sequence[object], question: Question) -> int:
    """The one choice that is better than all legal moves by more than the margin."""
    chances = chances_of(view)
    best = max(chances, key=lambda move: chances[move])
    if any(chances[move] > chances[best] - MARGIN for move in chances if move != best) or best not in question.choices:
        raise NotCertified
    return question.choices.index(best)


def chances_of(view: CrisisView) -> dict[str, float]:
    """By the text of the move."""
    tree = Tree()
    belief = everywhere(view)
    moves = NEGOTIATOR.legal_moves(belief[0][1], ME)
    return {NEGOTIATOR.move_text(move): tree.after(belief, move) for move in moves}


class Tree:
    """An expectimax; what was thought through once is remembered."""

    def __init__(self) -> None:
        self.steps = 0
        self._known: dict[object, float] = {}

    def after(self, belief: Belief, move: CrisisMove) -> float:
        seen: dict[CrisisView, Belief] = {}
        for weight, state in belief:
            for chance, after in falls(state, move):
                self._count()
                seen.setdefault(NEGOTIATOR.view(after, ME), []).append((weight * chance, after))
        return sum([self._worth(view, states) for view, states in seen.items()])

    def _count(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise NotCertified

    def _worth(self, view: CrisisView, states: Belief) -> float:
        total = sum([weight for weight, _ in states])
        if view.ask is None:
            return sum([weight for weight, state in states if won(state)])
        key = timeless(view)
        if key not in self._known:
            even = [(weight / total, state) for weight, state in states]
            self._known[key] = self._best(even)
        return total * self._known[key]

    def _best(self, belief: Belief) -> float:
        best = 0.0
        for move in NEGOTIATOR.legal_moves(belief[0][1], ME):
            best = max(best, self.after(belief, move))
            if best > 1 - EQUAL:
                break
        return best


def timeless(view: CrisisView) -> object:
    """A view without what changes nothing that is to come: how long ago it began, in which order cards were laid, and
    dice that were judged. In the last Discussion what was laid does not come back (NG-R35)."""
    rows = [getattr(view, field.name) for field in fields(view) if field.name not in PAST]
    laid = () if view.last else tuple([tuple(sorted(row)) for row in (view.played, view.down, view.removed)])
    return (*rows, laid, view.played[-1:], view.rolled if view.testing else ())


def won(state: Crisis) -> bool:
    end = NEGOTIATOR.outcome(state)
    return end is not None and bool(end.winners)


# ---- luck


class Dice(Chance):
    """Faces that were chosen before, and then a question: how many dice are to be rolled next."""

    def __init__(self, chosen: Sequence[tuple[int, ...]]) -> None:
        self._chosen = list(chosen)
        self.wanted = 0

    def roll(self, dice: int, label: str, sides: int = 6) -> tuple[int, ...]:
        if self._chosen:
            return self._chosen.pop(0)
        self.wanted = dice
        raise Unrolled


class Unrolled(Exception):
    """The dice have yet to fall."""


def falls(state: Crisis, move: CrisisMove, rolled: tuple[tuple[int, ...], ...] = ()) -> Iterator[tuple[float, Crisis]]:
    """Every way a move can end; the same faces in another order are the same."""
    after, dice = state.copy(), Dice(rolled)
    try:
        NEGOTIATOR.apply(after, ME, move, dice)
    except Unrolled:
        for chance, faces in throws(dice.wanted, told_apart(after)):
            for more, end in falls(state, move, (*rolled, faces)):
                yield chance * more, end
    else:
        yield 1.0, after


def told_apart(state: Crisis) -> tuple[tuple[int, int], ...]:
    """Where only successes count, and no ability looks for pairs, a 1 is as good as a 2."""
    kinds = {face.test for face in state.options.cards.faces if face.key in (*state.played[-1:], state.shown)}
    pairs = state.options.cards.face[state.taker].trigger is Trigger.PAIR
    return ALIKE if kinds == {Method.SUCCESSES} and not pairs else FACES


@cache
def throws(dice: int, sides: tuple[tuple[int, int], ...]) -> tuple[tuple[float, tuple[int, ...]], ...]:
    made = []
    for faces in combinations_with_replacement(sides, dice):
        ways = factorial(dice)
        for (weight, _), count in Counter(faces).items():
            ways = ways * weight**count // factorial(count)
        made.append((ways / 6**dice, tuple([face for _, face in faces])))
    return tuple(made)


# ---- what is hidden


def everywhere(view: CrisisView) -> Belief:
    """NG-H2 to NG-H4  All that the Terror deck and the face-down Demands may be, each as likely as its shuffles."""
    worlds: Counter[tuple[tuple[Card, ...], tuple[Card, ...]]] = Counter()
    for deck, demands in product(decks(view), demand_rows(view)):
        worlds[deck, demands] += 1
    total = worlds.total()
    return [(count / total, placed(view, deck, demands)) for (deck, demands), count in worlds.items()]


def decks(view: CrisisView) -> list[tuple[Card, ...]]:
    """A Pivotal Event lies at the bottom, Terror cards above it."""
    if not view.deck:
        return [()]
    cards = view.options.cards
    gone = Counter([*view.discard, *view.minors, *filter(None, [view.shown])])
    red = list((Counter(cards.red) - gone).elements())
    gold = list((Counter(cards.gold) - gone).elements())
    return [(last, *above) for last in gold for above in permutations(red, len(view.deck) - 1)]


def demand_rows(view: CrisisView) -> list[tuple[Card, ...]]:
    row = view.demands or view.gone
    up = Counter([card for card in row if card is not None])
    hidden = [at for at, card in enumerate(row) if card is None]
    rows = [list(row)]
    for kind in sorted({view.kinds[at] for at in hidden}):
        places = [at for at in hidden if view.kinds[at] == kind]
        left = list((Counter(view.options.cards.candidates(view.taker, Family(kind))) - up).elements())
        rows = [laid(one, places, cards) for one in rows for cards in permutations(left, len(places))]
    return [tuple([card for card in one if card is not None]) for one in rows]


def laid(row: list[Card | None], places: Sequence[int], cards: Sequence[Card]) -> list[Card | None]:
    after = list(row)
    for at, card in zip(places, cards, strict=True):
        after[at] = card
    return after


def placed(view: CrisisView, deck: tuple[Card, ...], demands: tuple[Card, ...]) -> Crisis:
    """The state of a world; what is in no place that counts is out of the game."""
    state = NEGOTIATOR.determinize(view, FreeChance(0))
    terror, every = [*state.deck, *state.out], [*(state.demands or state.gone), *state.spare]
    state.deck, state.out = list(deck), sorted((Counter(terror) - Counter(deck)).elements())
    state.spare = sorted((Counter(every) - Counter(demands)).elements())
    if state.demands:
        state.demands = list(demands)
    elif state.gone:
        state.gone = list(demands)
    return state
