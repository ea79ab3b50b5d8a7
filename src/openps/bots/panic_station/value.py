"""How good a view is for its seat: the chance to win, learned from played matches (`make train`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from openps.bots.cells import learned
from openps.bots.panic_station.mind import Mind
from openps.games.panic_station import box
from openps.games.panic_station.state import OFF

FEATURES: Final = (
    "one", "trooper", "trooper_health", "android", "android_health", "gas", "ready", "hive", "near_hive", "ready_near",
    "unexplored", "trooper_risk", "android_risk", "infected_others", "living_others", "troopers_of_others", "takeover",
    "last", "exposed", "parasites", "round", "infection_cards", "armor", "bullets", "unsearched", "phase_due",
)  # fmt: skip
_FAR: Final = 10.0


def features(mind: Mind) -> list[float]:
    """What a seat's chance depends on, each about 0 to 1."""
    view, seats = mind.view, len(mind.view.players)
    trooper, android = mind.health
    hive = mind.floor.hive
    near = 0.0
    if hive != OFF and mind.rooms[box.TROOPER] != OFF:
        near = 1.0 - min(_FAR, mind.distances(hive)[mind.rooms[box.TROOPER]]) / _FAR
    others = [seat for seat in range(seats) if seat != mind.me and view.players[seat].alive]
    return [
        1.0, float(trooper > 0), trooper / box.FULL_HEALTH, float(android > 0), android / box.FULL_HEALTH,
        min(mind.gas, mind.needed) / mind.needed, float(mind.ready()), float(hive != OFF), near,
        near * mind.ready(), (view.rooms_hidden + len(view.rooms_ahead)) / len(box.ROOM_CARDS),
        mind.harm(box.TROOPER, mind.rooms[box.TROOPER]) / 20.0, mind.harm(box.ANDROID, mind.rooms[box.ANDROID]) / 20.0,
        sum([mind.suspicion(seat) for seat in others]) / max(1, len(others)), len(others) / seats,
        sum([view.players[seat].trooper.health > 0 for seat in others]) / seats, mind.suspicions.takeover(),
        mind.suspicions.last, exposure(mind), len(view.parasites) / 10.0, view.turn / seats / 20.0,
        view.hand.count(box.INFECTIONS[mind.me]) / 3.0, view.hand.count(box.ARMOR) / 3.0,
        view.players[mind.me].bullets / 8.0, len(mind.black_rooms()) / 10.0, float(view.marker_active),
    ]  # fmt: skip


def exposure(mind: Mind) -> float:
    """How likely infected the most suspect company of the own characters is."""
    rooms = {room for room in mind.rooms if room not in (OFF, 0)}
    return max([mind.suspicion(seat) for room in rooms for seat in mind.others_in(room)], default=0.0)


@cache
def weights() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The weights of humans and of the infected."""
    text = learned("panic_station")
    human, infected = [tuple([text[role][name] for name in FEATURES]) for role in ("human", "infected")]
    return human, infected


def chance_to_win(mind: Mind) -> float:
    if not mind.view.players[mind.me].alive:
        return 0.0
    return logistic(weights()[mind.view.infected], features(mind))


def logistic(weights: Sequence[float], values: Sequence[float]) -> float:
    score = sum([weight * value for weight, value in zip(weights, values, strict=True)])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
