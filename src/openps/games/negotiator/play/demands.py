"""Demands (chapter 10) and the choices that cards offer (NG-D4, NG-D5)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.games.negotiator import box, events, moves
from openps.games.negotiator.effects import Effect, effect_of
from openps.games.negotiator.legal import face_down
from openps.games.negotiator.play.shared import SETTLE, Queue, pause, push, resumed
from openps.games.negotiator.state import Ask
from openps.games.negotiator.turn import CrisisTurn


def reveal(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-10.3, NG-R32, NG-D4"""
    hidden = face_down(turn.state)
    if len(hidden) > 1:
        queue.append(effect)
        return pause(turn, queue, Ask.REVEAL)
    if hidden:
        turn.emit(events.DemandRevealed(hidden[0], turn.state.demands[hidden[0]]))
    return None


def play_reveal(turn: CrisisTurn, move: moves.Reveal, chance: Chance) -> Queue:
    turn.emit(events.DemandRevealed(move.position, turn.state.demands[move.position]))
    return one_fewer(turn)


def take(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-R25  Up to the hand limit; the rest stays in the Purchase Area."""
    state = turn.state
    if state.market and len(state.hand) < box.HAND_LIMIT:
        queue.append(effect)
        pause(turn, queue, Ask.TAKE)


def play_take(turn: CrisisTurn, move: moves.Take, chance: Chance) -> Queue:
    turn.emit(events.CardTaken(move.card))
    return one_fewer(turn)


def one_fewer(turn: CrisisTurn) -> Queue:
    """What is left to do after one of several was revealed or taken."""
    queue = resumed(turn)
    effect = queue.pop()
    if effect.amount > 1:
        queue.append(effect_of(f"{effect.kind} {effect.amount - 1}"))
    return queue


def choose(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-D5"""
    queue.append(effect)
    pause(turn, queue, Ask.CHOOSE)


def play_choose(turn: CrisisTurn, move: moves.Choose, chance: Chance) -> Queue:
    queue = resumed(turn)
    push(queue, queue.pop().options[move.option])
    return queue


def play_concede(turn: CrisisTurn, move: moves.Concede, chance: Chance) -> Queue:
    """NG-10.9, NG-10.10, NG-10.13  Pay, then the effect, then the counterpart; a Minor Demand is then discarded."""
    cards = turn.state.options.cards
    turn.emit(events.DemandConceded(move.demand, cards.cost[move.demand]))
    queue = [SETTLE]
    if cards.is_minor[move.demand]:
        queue.append(effect_of(f"settled {move.demand}"))
    push(queue, cards.at_once[move.demand])
    return queue


def settled(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    if effect.word in turn.state.minors:
        turn.emit(events.MinorSettled(effect.word))


def resolve(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-4.4, NG-4.5  A test where the card calls for one, its effects otherwise."""
    push(queue, turn.state.options.cards.start[effect.word])
