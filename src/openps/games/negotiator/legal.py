"""What the table waits for, and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openps.engine.decision import Decision
from openps.engine.ids import Seat
from openps.engine.values import Table
from openps.games.negotiator import box, moves
from openps.games.negotiator.box import Card, Method
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import FACE_DOWN, FACE_UP, Ask, Crisis, CrisisOptions

_DECISIONS: Final[dict[Ask, Decision]] = {ask: Decision(ask.value, (box.NEGOTIATOR,)) for ask in Ask}

# Moves are small values that come back thousands of times: each is made once.
_PLAY: Final[Table[Card, moves.Play]] = Table(moves.Play)
_CONCEDE: Final[Table[Card, moves.Concede]] = Table(moves.Concede)
_CONVERT: Final[Table[Card, moves.Convert]] = Table(moves.Convert)
_PAY: Final[Table[Card, moves.Pay]] = Table(moves.Pay)
_REROLL: Final[Table[int, moves.Reroll]] = Table(moves.Reroll)
_REVEAL: Final[Table[int, moves.Reveal]] = Table(moves.Reveal)
_CHOOSE: Final[Table[int, moves.Choose]] = Table(moves.Choose)
_TAKE: Final[Table[Card, moves.Take]] = Table(moves.Take)
_END: Final = moves.EndTalk()
_DONE: Final = moves.Done()
_ACCEPT: Final = moves.Accept()
_ROLL: Final = moves.Roll()
_ABANDON: Final = moves.Abandon()


def decision(state: Crisis) -> Decision | None:
    ask = state.ask
    return None if ask is None else _DECISIONS[ask]


def legal_moves(state: Crisis, seat: Seat) -> Sequence[CrisisMove]:
    ask = state.ask
    if ask is None or seat != box.NEGOTIATOR:
        return ()
    return _LEGAL[ask](state)


# ---- what may be done


def kinds(cards: Sequence[Card]) -> list[Card]:
    """Every kind once, in its order: copies cannot be told apart, and lie together."""
    once: list[Card] = []
    before = ""
    for card in cards:
        if card != before:
            once.append(card)
            before = card
    return once


def discuss_moves(state: Crisis) -> list[CrisisMove]:
    """NG-D2, NG-R29, NG-R36"""
    legal: list[CrisisMove] = []
    talk = state.options.cards.talk
    before = ""
    for card in state.hand:
        if card != before:  # copies cannot be told apart, and lie together
            legal += talk[card]
            before = card
    legal += [_CONCEDE[demand] for demand in payable_demands(state)]
    if state.last:
        legal += buys(state)
    legal.append(_END)
    if state.options.may_abandon:
        legal.append(_ABANDON)
    return legal


def payable_demands(state: Crisis) -> list[Card]:
    """NG-10.7, NG-10.14, NG-R31"""
    if FACE_UP not in state.faces and not state.minors:
        return []
    cost, budget, faces = state.options.cards.cost, max(0, state.points), state.faces
    payable: list[Card] = []
    for place, demand in enumerate(state.demands):
        if faces[place] == FACE_UP and cost[demand] <= budget and demand not in payable:
            payable.append(demand)
    for demand in state.minors:
        if cost[demand] <= budget and demand not in payable:
            payable.append(demand)
    return payable


def buys(state: Crisis) -> list[CrisisMove]:
    """NG-7.4, NG-7.6 to NG-7.8, NG-R22  Played cards are not in the Purchase Area yet."""
    affordable: list[CrisisMove] = []
    if len(state.hand) >= box.HAND_LIMIT:
        return affordable
    cards = state.options.cards
    cost, buy = cards.cost, cards.buy
    budget = max(0, state.points)  # NG-7.8: what costs nothing may always be taken
    before = ""
    for card in state.market:
        if card != before:
            if cost[card] > budget:
                break  # the Purchase Area lies by cost
            affordable.append(buy[card])
            before = card
    return affordable


def can_buy(state: Crisis) -> bool:
    """The Purchase Area lies by cost: the first card is the cheapest."""
    market = state.market
    if not market or len(state.hand) >= box.HAND_LIMIT:
        return False
    return state.options.cards.cost[market[0]] <= max(0, state.points)


def can_talk(state: Crisis) -> bool:
    """NG-4.11, NG-R30"""
    return bool(state.hand) or bool(payable_demands(state)) or (state.last and can_buy(state))


def buy_moves(state: Crisis) -> list[CrisisMove]:
    """NG-D6"""
    legal = buys(state)
    legal.append(_DONE)
    if state.options.may_abandon:
        legal.append(_ABANDON)
    return legal


def dice_moves(state: Crisis) -> list[CrisisMove]:
    """NG-D3"""
    legal: list[CrisisMove] = []
    if can_convert(state):
        legal += [_CONVERT[card] for card in kinds(state.hand)]
    if can_reroll(state):
        legal += [_REROLL[die] for die in range(len(state.rolled))]
    legal.append(_ACCEPT)
    return legal


def can_convert(state: Crisis) -> bool:
    """NG-5.3, NG-R5  Only where 5s and 6s count, and where 4s do not count anyway."""
    return (
        len(state.hand) >= box.CONVERSION_CARDS
        and not state.easy
        and state.rolled.count(box.CONVERTIBLE) > state.converted
        and state.options.cards.face[state.testing].test is Method.SUCCESSES
    )


def can_reroll(state: Crisis) -> bool:
    """NG-R6  Re-rolls come before conversions."""
    return state.again > 0 and not state.converted


def pay_moves(state: Crisis) -> list[CrisisMove]:
    return [_PAY[card] for card in kinds(state.hand)]


def reveal_moves(state: Crisis) -> list[CrisisMove]:
    """NG-D4"""
    return [_REVEAL[place] for place in face_down(state)]


def face_down(state: Crisis) -> list[int]:
    return [place for place in range(len(state.demands)) if state.faces[place] == FACE_DOWN]


def choose_moves(state: Crisis) -> list[CrisisMove]:
    """NG-D5"""
    return [_CHOOSE[option] for option in range(len(effect_of(state.todo[0]).options))]


def take_moves(state: Crisis) -> list[CrisisMove]:
    return [_TAKE[card] for card in kinds(state.market)]


def prepare_moves(state: Crisis) -> list[CrisisMove]:
    """NG-D7"""
    usable = state.options.cards.usable
    legal: list[CrisisMove] = [_PLAY[card] for card in kinds(state.hand) if usable[card]]
    legal.append(_ROLL)
    return legal


_LEGAL: Final[dict[Ask, Callable[[Crisis], list[CrisisMove]]]] = {
    Ask.DISCUSS: discuss_moves,
    Ask.DICE: dice_moves,
    Ask.PAY: pay_moves,
    Ask.REVEAL: reveal_moves,
    Ask.CHOOSE: choose_moves,
    Ask.TAKE: take_moves,
    Ask.BUY: buy_moves,
    Ask.PREPARE: prepare_moves,
}


def all_moves(options: CrisisOptions) -> list[CrisisMove]:
    """Every move that a match with these options could ever ask for."""
    cards = options.cards
    every = sorted(set(cards.discussion))
    possible: list[CrisisMove] = [_END, _DONE, _ACCEPT, _ROLL, _ABANDON]
    for kind in (moves.Play, moves.Lay, moves.Buy, moves.Convert, moves.Pay, moves.Take):
        possible += [kind(card) for card in every]
    demands = [face.key for face in cards.faces if face.takers or face.family is box.Family.MINOR]
    possible += [_CONCEDE[demand] for demand in demands]
    possible += [_REROLL[die] for die in range(box.MOST_DICE)]
    possible += [_REVEAL[place] for place in range(len(cards.demands))]
    return possible + [_CHOOSE[option] for option in range(cards.most_options)]
