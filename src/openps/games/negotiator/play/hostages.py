"""Threat, points and hostages (chapters 3 and 6), and who is in charge (chapters 11 and 12)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.games.negotiator import box, events, made
from openps.games.negotiator.effects import START, Effect
from openps.games.negotiator.outcome import too_many_dead
from openps.games.negotiator.play.shared import Queue, finish
from openps.games.negotiator.state import CONCEDED, Crisis, Fate, Phase
from openps.games.negotiator.turn import CrisisTurn


def change_points(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-6.4, NG-R28  There is no conversation in the Terror Phase to earn points in."""
    if turn.state.phase is not Phase.TERROR:
        turn.points_changed(made.POINTS_CHANGED[effect.amount])


def change_threat(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-6.5"""
    if effect.amount > 0:
        raise_threat(turn, queue, effect.amount * (2 if doubled(turn.state) else 1))
    else:
        lower_threat(turn, queue, -effect.amount)


def set_threat(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-R38  To a level, which is an increase if it is above the present one."""
    state = turn.state
    level = state.options.cards.face[state.taker].threat if effect.amount == START else effect.amount
    if level > state.threat:
        raise_threat(turn, queue, level - state.threat)
    elif level < state.threat:
        turn.threat_moved(made.THREAT_MOVED[state.threat][level])


def doubled(state: Crisis) -> bool:
    """NG-10.12"""
    if CONCEDED not in state.faces:
        return False
    doubles = state.options.cards.doubles
    for place, demand in enumerate(state.demands):  # noqa: SIM110 - a plain loop, this is asked at every rise
        if doubles[demand] and state.faces[place] == CONCEDED:
            return True
    return False


def raise_threat(turn: CrisisTurn, queue: Queue, levels: int) -> None:
    """NG-3.4, NG-3.5, NG-12.6, NG-R38  Beyond E each level costs a hostage; the Accomplice kills for the increase."""
    state = turn.state
    before = state.threat
    after = min(box.THREAT_E, before + levels)
    if after != before:
        turn.threat_moved(made.THREAT_MOVED[before][after])
    victims = before + levels - after
    if state.fate is Fate.ACCOMPLICE:
        victims += levels if state.options.kills_per_level else 1
    kill_hostages(turn, queue, victims)


def lower_threat(turn: CrisisTurn, queue: Queue, levels: int) -> None:
    """NG-3.6, NG-3.7  Below L each level frees a hostage."""
    before = turn.state.threat
    after = max(box.THREAT_L, before - levels)
    if after != before:
        turn.threat_moved(made.THREAT_MOVED[before][after])
    free_hostages(turn, queue, levels - (before - after))


def free(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-6.7"""
    free_hostages(turn, queue, effect.amount)


def free_hostages(turn: CrisisTurn, queue: Queue, count: int) -> None:
    """NG-3.15, NG-11.6, NG-12.9, NG-R15  One by one; with nobody left to free, the Hostage-Taker gives himself up."""
    state = turn.state
    for _ in range(count):
        if state.zone:
            turn.emit(events.HostageFreed())
            if not state.zone and state.fate is Fate.ACCOMPLICE:
                return finish(turn, queue, events.AccompliceSurrendered())
        elif state.phase is not Phase.TERROR:  # NG-8.8
            return finish(turn, queue, events.TakerCaptured())
    return None


def kill(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-6.8"""
    kill_hostages(turn, queue, effect.amount)


def kill_hostages(turn: CrisisTurn, queue: Queue, count: int) -> None:
    """NG-3.14, NG-3.16, NG-11.2, NG-12.7, NG-R16, NG-R39"""
    state = turn.state
    for _ in range(count):
        if not state.zone:
            drop_terror_card(turn)
        elif state.zone == 1 and state.fate is Fate.ACCOMPLICE:
            turn.emit(events.HostageSpared())
        else:
            turn.hostage_killed(made.HOSTAGE_KILLED)
            if too_many_dead(state):
                return finish(turn, queue, events.HopeLost())
    return None


def drop_terror_card(turn: CrisisTurn) -> None:
    """NG-3.16, NG-3.17, NG-R17"""
    if turn.state.deck:
        turn.emit(made.TERROR_DROPPED[turn.state.deck[-1]])


def add(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-R20  As many as there are unused pawns."""
    count = min(effect.amount, turn.state.stock)
    if count:
        turn.emit(events.HostagesAdded(count))


def drop(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    for _ in range(effect.amount):
        drop_terror_card(turn)


def halve(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """Half of the Terror deck is left, rounded up."""
    for _ in range(len(turn.state.deck) // 2):
        drop_terror_card(turn)


def eliminate(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-11.8 to NG-11.10, NG-12.8, NG-R42"""
    state = turn.state
    if state.fate is not Fate.TAKER or state.phase is Phase.TERROR:
        return None
    if not state.zone:
        return finish(turn, queue, events.TakerEliminated())
    turn.emit(events.TakerEliminated())
    turn.emit(events.AccompliceTookOver())
    return None


def escape(turn: CrisisTurn, effect: Effect, queue: Queue, chance: Chance) -> None:
    """NG-11.3  The Hostage-Taker; the Accomplice has nowhere to go."""
    if turn.state.fate is Fate.TAKER:
        finish(turn, queue, events.TakerEscaped())
