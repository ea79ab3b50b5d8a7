"""How good a state is for a seat: the chance to win, learned from played matches (`make train`).

It is asked of imagined worlds, in which nothing is hidden: who is infected there and who holds the gas decides more
than what anybody believes. How the sides stand picks one of a few lists of weights, because the same thing is worth
something else to each: among many infected a human is better off as one of them, unless it would be the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from typing import Final, TypeAlias

from openps.bots.cells import learned
from openps.engine.claims import Claim, TheyAre
from openps.engine.ids import Seat
from openps.games.panic_station import box
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import NOTE_TRADE
from openps.games.panic_station.floor import FAR
from openps.games.panic_station.pieces import OFF, PAIRS, lair_of, side_of
from openps.games.panic_station.state import Station, is_alive, is_infected, room_of, rooms_of

SIDES: Final = (
    "human_0", "human_1", "human_2", "human_3", "alone", "infected_0", "infected_1", "infected_2", "infected_3",
)  # fmt: skip
"""A human by how many are infected, or the only one; an infected player by how many humans live."""
FEATURES: Final = (
    "one", "trooper", "trooper_health", "android", "android_health", "gas", "ready", "gas_of_humans", "ready_human",
    "hive", "near_hive", "unexplored", "early", "round", "living", "trooper_risk", "android_risk", "risk_now",
    "parasites", "armor", "known", "others_known", "can_infect", "sick_near", "last", "near_terminal", "troopers",
    "sick_share",
)  # fmt: skip
"""Only what can be a reason to win or lose. What merely goes along with it would be sought or shunned in vain."""
_REACH: Final = 8
_EARLY: Final = 4  # rounds
_LATE: Final = 20
_BITES: Final = (1.0, 2.0, 1.0)  # by the side of a parasite

Accusation: TypeAlias = tuple[Seat, Seat]
"""Who says of whom that it is infected."""


def accusations(claims: Iterable[Claim]) -> frozenset[Accusation]:
    said = [(claim.speaker, claim.says) for claim in claims]
    return frozenset(
        [(one, says.seat) for one, says in said if isinstance(says, TheyAre) and says.status != Status.HUMAN]
    )


def side(state: Station, me: Seat) -> str:
    """How the sides stand, as one seat sees it: the name of a list of weights."""
    humans = (state.alive & ~state.infected).bit_count()
    sick = (state.alive & state.infected).bit_count()
    if is_infected(state, me):
        return f"infected_{min(humans, 3)}"
    return "alone" if humans == 1 else f"human_{min(sick, 3)}"


def features(state: Station, me: Seat, accused: Iterable[Accusation]) -> list[float]:
    """What a seat's chance depends on, each about 0 to 1."""
    seats, floor = len(state.hands), state.floor
    living = [seat for seat in range(seats) if is_alive(state, seat)]
    humans = [seat for seat in living if not is_infected(state, seat)]
    sick = [seat for seat in living if is_infected(state, seat)]
    needed = state.options.gas_to_burn
    hand, (trooper, android) = state.hands[me], [state.health[one] for one in PAIRS[me]]
    gas = [state.hands[seat].count(box.GAS) if has_trooper(state, seat) else 0 for seat in humans]
    ready = [seat for seat, cans in zip(humans, gas, strict=True) if cans >= needed]
    infected = is_infected(state, me)
    terminals = [] if humans else [room for room, icon in enumerate(floor.icons) if icon == box.TERMINAL]
    near_trooper, near_android = [danger(state, room) for room in rooms_of(state, me)]
    risks = [near_trooper / (trooper or 1), near_android / (android or 1)]
    rounds = state.turn / seats
    last = bool(state.infections) and state.infections[-1].victim == me
    return [
        1.0, float(trooper > 0), trooper / box.FULL_HEALTH, float(android > 0), android / box.FULL_HEALTH,
        0.0 if infected else min(needed, hand.count(box.GAS)) / needed, float(me in ready),
        sum(gas) / (2 * needed), float(bool(ready)), float(floor.hive != OFF),
        0.0 if floor.hive == OFF else max([near(state, seat, (floor.hive,), (0,)) for seat in ready], default=0.0),
        len(state.plan) / len(box.ROOM_CARDS), max(0.0, 1.0 - rounds / _EARLY), min(2.0, rounds / _LATE),
        len(living) / seats, risks[0], risks[1], (risks[0] + risks[1]) * state.marker_active,
        len(state.parasites) / 10.0, hand.count(box.ARMOR) / 3.0,
        known(state, me, humans, accused), others_known(sick, me, humans, accused),
        float(infected and box.INFECTIONS[me] in hand),
        0.0 if infected else max([meeting(state, me, seat) for seat in sick], default=0.0),
        float(last), max([near(state, seat, terminals, (0, 1)) for seat in sick], default=0.0),
        sum([has_trooper(state, seat) for seat in living]) / seats, len(sick) / len(living),
    ]  # fmt: skip


def has_trooper(state: Station, seat: Seat) -> bool:
    return state.health[PAIRS[seat][box.TROOPER]] > 0


def near(state: Station, seat: Seat, goals: Iterable[int], kinds: Iterable[int]) -> float:
    """1 in one of the rooms, 0 far away from all."""
    passes = state.doors_open or box.KEYCARD in state.tables[seat]
    places = [room_of(state, seat, kind) for kind in kinds]
    steps = [state.floor.distances(goal, passes)[place] for goal in goals for place in places if place != OFF]
    return max(0.0, 1.0 - min(steps, default=FAR) / _REACH)


def meeting(state: Station, me: Seat, other: Seat) -> float:
    """How close somebody is that could be met: nobody trades in the Reactor (PS-9.3)."""
    goals = [room for room in rooms_of(state, other) if room not in (OFF, 0)]
    return near(state, me, goals, (0, 1))


def danger(state: Station, room: int) -> float:
    """The damage to expect of the next phase in a room."""
    if room == OFF:
        return 0.0
    total = 0.0
    for one in state.parasites:
        for there in state.floor.open_to[lair_of(one)]:
            if there == room:
                total += _BITES[side_of(one)] / box.DIE
    return total


def known(state: Station, me: Seat, humans: Sequence[Seat], accused: Iterable[Accusation]) -> float:
    """Which part of the humans knows that a seat is infected: it failed to infect them, or they say so."""
    if not humans or not is_infected(state, me):
        return 0.0
    own = box.INFECTIONS[me]
    know = {note.with_seat for note in state.notes[me] if note.what == NOTE_TRADE and note.cards == (own, box.GAS)}
    know |= {speaker for speaker, other in accused if other == me}
    return len([seat for seat in humans if seat in know]) / len(humans)


def others_known(sick: Sequence[Seat], me: Seat, humans: Sequence[Seat], accused: Iterable[Accusation]) -> float:
    """Which part of the other infected some human has named."""
    others = [seat for seat in sick if seat != me]
    named = {other for speaker, other in accused if speaker in humans}
    return len([seat for seat in others if seat in named]) / len(others) if others else 0.0


@cache
def weights(players: int) -> dict[str, tuple[float, ...]]:
    """What was learned, by how the sides stand; with six players from matches of six alone.

    To be infected is worth something else to one of many: what four to six players taught together misled six.
    """
    kept = learned(__package__)
    lists = kept["six"] if players == box.PLAYERS[-1] else kept
    return {name: tuple([lists[name][feature] for feature in FEATURES]) for name in SIDES}


def chance_to_win(state: Station, me: Seat, accused: Iterable[Accusation] = ()) -> float:
    if not is_alive(state, me):
        return 0.0
    return logistic(weights(len(state.hands))[side(state, me)], features(state, me, accused))


def logistic(weights: Sequence[float], values: Sequence[float]) -> float:
    score = sum([weight * value for weight, value in zip(weights, values, strict=True)], 0.0)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
