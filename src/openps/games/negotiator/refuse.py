"""Why a move is not allowed now, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from openps.engine.errors import Refusal
from openps.engine.ids import Seat
from openps.games.negotiator import box, moves
from openps.games.negotiator.box import Card
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.legal import can_convert, can_reroll
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, Ask, Crisis

OVER: Final = Refusal("match-over", "NG-11.1")
NOT_ASKED: Final = Refusal("not-asked", "NG-1.19")
OTHER_QUESTION: Final = Refusal("other-question", "NG-4.1")
NOT_IN_HAND: Final = Refusal("not-in-hand", "NG-4.2")
NOT_USABLE: Final = Refusal("not-usable", "NG-R28")
NO_SUCH_DEMAND: Final = Refusal("no-such-demand", "NG-10.7")
ALREADY_CONCEDED: Final = Refusal("already-conceded", "NG-10.14")
CANNOT_PAY: Final = Refusal("cannot-pay", "NG-R31")
NOT_FOR_SALE: Final = Refusal("not-for-sale", "NG-7.3")
TOO_DEAR: Final = Refusal("too-dear", "NG-7.4")
HAND_FULL: Final = Refusal("hand-full", "NG-7.6")
NOT_YET: Final = Refusal("not-yet", "NG-9.3")
NO_FOUR: Final = Refusal("no-four", "NG-5.3")
NO_REROLL: Final = Refusal("no-reroll", "NG-D3")
NO_SUCH_DIE: Final = Refusal("no-such-die", "NG-D3")
NOT_FACE_DOWN: Final = Refusal("not-face-down", "NG-R32")
NO_SUCH_OPTION: Final = Refusal("no-such-option", "NG-D5")
NO_GIVING_UP: Final = Refusal("no-giving-up", "NG-D8")


def why_not(state: Crisis, seat: Seat, move: object) -> Refusal | None:
    ask = state.ask
    if ask is None:
        return OVER
    if seat != box.NEGOTIATOR:
        return NOT_ASKED
    asks, refuse = _WHY_NOT[type(move)]
    if ask not in asks:
        return OTHER_QUESTION
    return refuse(state, move)


def allowed(state: Crisis, move: CrisisMove) -> Refusal | None:
    return None


def why_not_play(state: Crisis, move: moves.Play) -> Refusal | None:
    if move.card not in state.hand:
        return NOT_IN_HAND
    if state.ask is Ask.PREPARE and not state.options.cards.usable[move.card]:
        return NOT_USABLE
    return None


def why_not_lay(state: Crisis, move: moves.Lay | moves.Pay) -> Refusal | None:
    return None if move.card in state.hand else NOT_IN_HAND


def why_not_concede(state: Crisis, move: moves.Concede) -> Refusal | None:
    demand = move.demand
    if demand in state.demands:
        face = state.faces[state.demands.index(demand)]
        if face == FACE_DOWN:
            return NO_SUCH_DEMAND  # the same words as for a Demand that is not there: a refusal must not tell
        if face == CONCEDED:
            return ALREADY_CONCEDED
    elif demand not in state.minors:
        return NO_SUCH_DEMAND
    return CANNOT_PAY if state.options.cards.cost[demand] > max(0, state.points) else None


def why_not_buy(state: Crisis, move: moves.Buy) -> Refusal | None:
    if state.ask is Ask.DISCUSS and not state.last:
        return NOT_YET
    return why_not_acquire(state, move.card)


def why_not_acquire(state: Crisis, card: Card) -> Refusal | None:
    if len(state.hand) >= box.HAND_LIMIT:
        return HAND_FULL
    if card not in state.market:
        return NOT_FOR_SALE
    return TOO_DEAR if state.options.cards.cost[card] > max(0, state.points) else None


def why_not_convert(state: Crisis, move: moves.Convert) -> Refusal | None:
    if not can_convert(state):
        return NO_FOUR
    return None if move.card in state.hand else NOT_IN_HAND


def why_not_reroll(state: Crisis, move: moves.Reroll) -> Refusal | None:
    if not can_reroll(state):
        return NO_REROLL
    return None if 0 <= move.die < len(state.rolled) else NO_SUCH_DIE


def why_not_reveal(state: Crisis, move: moves.Reveal) -> Refusal | None:
    there = 0 <= move.position < len(state.demands) and state.faces[move.position] == FACE_DOWN
    return None if there else NOT_FACE_DOWN


def why_not_choose(state: Crisis, move: moves.Choose) -> Refusal | None:
    return None if 0 <= move.option < len(effect_of(state.todo[0]).options) else NO_SUCH_OPTION


def why_not_take(state: Crisis, move: moves.Take) -> Refusal | None:
    return None if move.card in state.market else NOT_FOR_SALE


def why_not_abandon(state: Crisis, move: moves.Abandon) -> Refusal | None:
    return None if state.options.may_abandon else NO_GIVING_UP


# Any: each function takes the one move type that it stands under.
_WHY_NOT: Final[dict[type, tuple[tuple[Ask, ...], Callable[[Crisis, Any], Refusal | None]]]] = {
    moves.Play: ((Ask.DISCUSS, Ask.PREPARE), why_not_play),
    moves.Lay: ((Ask.DISCUSS,), why_not_lay),
    moves.Concede: ((Ask.DISCUSS,), why_not_concede),
    moves.EndTalk: ((Ask.DISCUSS,), allowed),
    moves.Buy: ((Ask.BUY, Ask.DISCUSS), why_not_buy),
    moves.Done: ((Ask.BUY,), allowed),
    moves.Convert: ((Ask.DICE,), why_not_convert),
    moves.Pay: ((Ask.PAY,), why_not_lay),
    moves.Reroll: ((Ask.DICE,), why_not_reroll),
    moves.Accept: ((Ask.DICE,), allowed),
    moves.Reveal: ((Ask.REVEAL,), why_not_reveal),
    moves.Choose: ((Ask.CHOOSE,), why_not_choose),
    moves.Take: ((Ask.TAKE,), why_not_take),
    moves.Roll: ((Ask.PREPARE,), allowed),
    moves.Abandon: ((Ask.DISCUSS, Ask.BUY), why_not_abandon),
}
