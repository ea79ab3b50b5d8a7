"""The heuristic of Négociateur: every move by its worth, by rule of thumb. The planner looks ahead with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from openps.bots.budget import Budget
from openps.bots.warmth import warm_pick
from openps.editions.negotiator.bots.sense import POINT, Situation, Thoughts, row_worth, sense_of, situation
from openps.engine.chance import Chance
from openps.games.negotiator import box, moves
from openps.games.negotiator.box import Card
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.odds import Seen, successes_of
from openps.games.negotiator.state import Ask
from openps.games.negotiator.view import CrisisView

LAY: Final = 0.5
DEAR: Final = 0.25  # how much less a card is worth face down for each point it costs
BUY_DEAR: Final = 0.1  # how much more a card is worth to buy for each point it costs
KEEP_DEAR: Final = 1.25  # what a card is worth in hand for each point it costs
ROOMY: Final = 6
BUY_LEAST: Final = 0.04


class Heuristic:
    """Plays the card that is worth most on average, converts where it pays, and spends what it has."""

    def __init__(self, temperature: float = 0.0) -> None:
        self._temperature = temperature

    def choose(self, view: CrisisView, moves: Sequence[CrisisMove], chance: Chance, budget: Budget) -> CrisisMove:
        if not self._temperature or len(moves) == 1:
            return best_move(view, moves)
        return warm_pick(moves, worths(view, moves), self._temperature, chance)


def best_move(seen: Seen, options: Sequence[CrisisMove]) -> CrisisMove:
    """The move that is worth most by rule of thumb; the first of equals."""
    if len(options) == 1 or seen.ask is None or takes_free_card(seen, options[0]):
        return options[0]
    mind = sense_of(seen.options.cards).at(situation(seen))
    score = _SCORES[seen.ask]
    best, most = options[0], -1e9
    for move in options:
        worth = score(seen, mind, move)
        if worth > most:
            best, most = move, worth
    return best


def takes_free_card(seen: Seen, first: CrisisMove) -> bool:
    """The Purchase Area lies by cost: a free card comes first, and is taken while there is room for others as well."""
    if seen.ask is not Ask.BUY or not isinstance(first, moves.Buy) or len(seen.hand) > ROOMY:
        return False
    return not seen.options.cards.cost[first.card]


def ranked(seen: Seen, options: Sequence[CrisisMove]) -> list[CrisisMove]:
    """All moves, the one that is worth most first."""
    if len(options) == 1 or seen.ask is None:
        return list(options)
    worth = dict(zip(options, worths(seen, options), strict=True))
    return sorted(options, key=lambda move: -worth[move])


def worths(seen: Seen, options: Sequence[CrisisMove]) -> list[float]:
    assert seen.ask is not None
    mind = sense_of(seen.options.cards).at(situation(seen))
    score = _SCORES[seen.ask]
    return [score(seen, mind, move) for move in options]


def score_talk(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    if isinstance(move, moves.Play):
        return mind.play(move.card)
    if isinstance(move, moves.Lay):
        return LAY - DEAR * seen.options.cards.cost[move.card] - (1.0 if seen.last else 0.0)
    if isinstance(move, moves.Concede):
        return score_concession(seen, mind.now, move.demand)
    if isinstance(move, moves.Buy):
        return 0.1 + 0.05 * seen.options.cards.cost[move.card] + 0.01 * mind.play(move.card)
    return -1e8 if isinstance(move, moves.Abandon) else 0.0


def score_concession(seen: Seen, now: Situation, demand: Card) -> float:
    """Escape Demands only when the next cards are likely to end it: left to those who look ahead."""
    cards = seen.options.cards
    if cards.is_escape[demand]:
        return -20.0
    face = cards.face[demand]
    return row_worth([*face.rows[0], *face.counterpart], now) - POINT * face.cost


def score_dice(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    """Whether one more success is worth two more cards."""
    if isinstance(move, moves.Accept):
        return 0.0
    if isinstance(move, moves.Reroll):
        return 1.0 - 0.1 * seen.rolled[move.die] if seen.rolled[move.die] < box.CONVERTIBLE else -1.0
    assert isinstance(move, moves.Convert)
    count = successes_of(seen)
    if count >= box.TOP_ROW:
        return -1.0
    rows = mind.rows(seen.testing)
    prices = sorted([card_price(seen, mind, card) for card in seen.hand])
    return rows[count + 1] - rows[count] - prices[0] - prices[1] - 0.01 * card_price(seen, mind, move.card)


def card_price(seen: Seen, mind: Thoughts, card: Card) -> float:
    return max(LAY, mind.play(card), KEEP_DEAR * seen.options.cards.cost[card])


def score_pay(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    assert isinstance(move, moves.Pay)
    return -card_price(seen, mind, move.card)


def score_buy(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    """Points do not keep: the card that is worth most, as long as anything can be bought."""
    if isinstance(move, moves.Buy):
        cost = seen.options.cards.cost[move.card]
        return 0.1 + (5.0 if not cost else max(BUY_LEAST, mind.play(move.card)) + BUY_DEAR * cost)
    return -1e8 if isinstance(move, moves.Abandon) else 0.0


def score_take(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    assert isinstance(move, moves.Take)
    return mind.play(move.card) + 0.2 * seen.options.cards.cost[move.card]


def score_choice(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    assert isinstance(move, moves.Choose)
    return row_worth(effect_of(seen.todo[0]).options[move.option], mind.now)


def score_reveal(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    """The Major Demand is the more useful one to know, and it lies first."""
    assert isinstance(move, moves.Reveal)
    return -float(move.position)


def score_prepare(seen: Seen, mind: Thoughts, move: CrisisMove) -> float:
    return 0.0 if isinstance(move, moves.Roll) else -1.0


_SCORES: Final[dict[Ask, Callable[[Seen, Thoughts, Any], float]]] = {
    Ask.DISCUSS: score_talk,
    Ask.DICE: score_dice,
    Ask.PAY: score_pay,
    Ask.REVEAL: score_reveal,
    Ask.CHOOSE: score_choice,
    Ask.TAKE: score_take,
    Ask.BUY: score_buy,
    Ask.PREPARE: score_prepare,
}
