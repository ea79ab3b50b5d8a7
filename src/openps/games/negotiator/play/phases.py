"""Setup, and the round of Discussion, Purchase and Terror (chapters 2, 4, 7, 8 and 9)."""

from __future__ import annotations

from typing import Final

from openps.engine.chance import Chance
from openps.games.negotiator import box, events, made, moves
from openps.games.negotiator.box import Card, Family, Trigger
from openps.games.negotiator.effects import ADDITIONAL, PREPARE, Effect, effect_of
from openps.games.negotiator.legal import can_buy, can_talk, face_down
from openps.games.negotiator.play.shared import SETTLE, Queue, finish, pause, push, resumed
from openps.games.negotiator.state import CONCEDED, Ask, CrisisOptions, Fate, blank
from openps.games.negotiator.turn import CrisisTurn

_DRAW: Final = effect_of("draw")
_NEXT_TURN: Final = effect_of("next_turn")

# ---- setup


def set_out(options: CrisisOptions, chance: Chance) -> CrisisTurn:
    """NG-2.1 to NG-2.16"""
    turn = CrisisTurn(blank(options))
    taker = options.taker
    if taker == box.RANDOM_TAKER:
        taker = chance.pick(box.TAKERS, "taker")
    face = options.cards.face[taker]
    turn.emit(events.TakerSet(face.key, face.hostages, face.threat))
    place_demands(turn, taker, chance)
    build_deck(turn, chance)
    turn.talk_began(made.talk_began(1, False))
    pause(turn, [], Ask.DISCUSS)
    return turn


def place_demands(turn: CrisisTurn, taker: Card, chance: Chance) -> None:
    """NG-2.4 to NG-2.6"""
    cards = turn.state.options.cards
    face = cards.face[taker]
    placed: list[Card] = []
    for family, count in ((Family.MAJOR, face.majors), (Family.ESCAPE, face.escapes)):
        candidates = cards.candidates(taker, family)
        placed += chance.shuffled(candidates, family.value)[:count] if len(candidates) > 1 else candidates[:count]
    spare = turn.state.spare.copy()
    for demand in placed:
        spare.remove(demand)
    turn.emit(events.DemandsPlaced(tuple(placed), tuple(spare)))


def build_deck(turn: CrisisTurn, chance: Chance) -> None:
    """NG-2.12 to NG-2.15"""
    cards = turn.state.options.cards
    red, gold = chance.shuffled(cards.red, "terror"), chance.shuffled(cards.gold, "pivotal")
    deck = gold[: box.GOLD_IN_DECK] + red[: box.RED_IN_DECK]
    turn.emit(events.TerrorDeckBuilt(tuple(deck), tuple(red[box.RED_IN_DECK :] + gold[box.GOLD_IN_DECK :])))


# ---- Discussion


def play_card(turn: CrisisTurn, move: moves.Play, chance: Chance) -> Queue:
    """NG-4.3, NG-4.4; before a test of the Terror Phase NG-8.5"""
    state = turn.state
    turn.card_played(made.CARD_PLAYED[move.card])
    if state.ask is Ask.PREPARE:
        queue = resumed(turn)
        queue.append(PREPARE[queue.pop().word])
    else:
        queue = [SETTLE]
    push(queue, state.options.cards.start[move.card])
    return queue


def play_lay(turn: CrisisTurn, move: moves.Lay, chance: Chance) -> Queue:
    """NG-4.6"""
    turn.card_laid(made.CARD_LAID[move.card])
    turn.points_changed(made.POINTS_CHANGED[box.FACE_DOWN_POINTS])
    return [SETTLE]


def play_end(turn: CrisisTurn, move: moves.EndTalk, chance: Chance) -> Queue:
    """NG-4.10"""
    queue: Queue = []
    end_talk(turn, queue)
    return queue


def play_abandon(turn: CrisisTurn, move: moves.Abandon, chance: Chance) -> Queue:
    """NG-D8"""
    turn.emit(events.Abandoned())
    return []


def settle(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-4.10 to NG-4.12  After every card: the Discussion goes on or ends."""
    state = turn.state
    if not state.cut and (state.hand or can_talk(state)):
        pause(turn, queue, Ask.DISCUSS)
    else:
        end_talk(turn, queue)


def end_talk(turn: CrisisTurn, queue: Queue) -> None:
    """NG-10.15, NG-R33  Whoever was granted an escape and is still there gets away."""
    state = turn.state
    turn.talk_ended(made.TALK_ENDED)
    if state.clock:
        return finish(turn, queue, events.TakerEscaped())
    # NG-R37: with no Terror card left nothing that is bought could be used.
    if state.deck and can_buy(state):
        return pause(turn, queue, Ask.BUY)
    return end_purchase(turn, queue)


# ---- Purchase


def play_buy(turn: CrisisTurn, move: moves.Buy, chance: Chance) -> Queue:
    """NG-7.2, NG-7.5; in the last Discussion NG-9.3"""
    state = turn.state
    turn.card_bought(made.card_bought(move.card, state.options.cards.cost[move.card]))
    queue: Queue = []
    if state.ask is Ask.BUY and not can_buy(state):
        end_purchase(turn, queue)
    return queue


def play_done(turn: CrisisTurn, move: moves.Done, chance: Chance) -> Queue:
    queue: Queue = []
    end_purchase(turn, queue)
    return queue


def end_purchase(turn: CrisisTurn, queue: Queue) -> None:
    """NG-7.1, NG-7.10, NG-7.11; then what every turn brings, and a Terror card"""
    turn.purchase_ended(made.PURCHASE_ENDED)
    queue.append(_DRAW)
    state = turn.state
    if state.fate is not Fate.TAKER:
        return
    cards = state.options.cards
    if CONCEDED in state.faces:
        for place, demand in enumerate(state.demands):
            if state.faces[place] == CONCEDED:
                push(queue, cards.every_turn[demand])
    taker = cards.face[state.taker]
    if taker.trigger is Trigger.TURN and state.deck:
        turn.emit(events.AbilityTriggered(state.taker))
        push(queue, taker.ability)


# ---- Terror


def draw(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-8.1, NG-8.2, NG-8.7, NG-12.4"""
    state = turn.state
    if not state.deck:
        return finish(turn, queue, events.TimeRanOut(state.zone))
    card = state.deck[-1]
    turn.terror_drawn(made.TERROR_DRAWN[card])
    queue.append(_NEXT_TURN)
    if not state.options.cards.is_minor[card]:
        return push(queue, state.options.cards.terror_steps[card])
    if state.fate is Fate.ACCOMPLICE:
        turn.terror_resolved(made.TERROR_RESOLVED[card])
        return None
    turn.emit(events.MinorKept(card))
    queue.append(ADDITIONAL[card])
    return None


def additional(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-8.3, NG-8.4, NG-12.5, NG-R34  Only while a Demand is face down, read after the main effect."""
    if turn.state.fate is Fate.TAKER and face_down(turn.state):
        push(queue, turn.state.options.cards.face[effect.word].additional)


def away(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-8.1"""
    turn.terror_resolved(made.TERROR_RESOLVED[effect.word])


def next_turn(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-4.1, NG-R27, NG-R35, NG-R45"""
    turn.terror_ended(made.TERROR_ENDED)
    turn.talk_began(made.talk_began(turn.state.turn + 1, not turn.state.deck))
    queue.append(SETTLE)


def play_roll(turn: CrisisTurn, move: moves.Roll, chance: Chance) -> Queue:
    """NG-D7  The test is the next thing to do."""
    return resumed(turn)
