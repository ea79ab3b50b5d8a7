"""What all chapters of play share."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.game import Turn
from openps.engine.ids import Seat
from openps.games.panic_station import box, events
from openps.games.panic_station.events import StationEvent
from openps.games.panic_station.evolve import evolve
from openps.games.panic_station.outcome import End
from openps.games.panic_station.pieces import PAIRS, Character
from openps.games.panic_station.state import Station


class StationTurn(Turn[Station, StationEvent]):
    """Names its writer, which a compiler can then call without looking it up."""

    __slots__ = ()

    def __init__(self, state: Station) -> None:
        super().__init__(state, evolve)

    def emit(self, event: StationEvent) -> None:
        evolve(self.state, event)
        self.events.append(event)


def roll(chance: Chance, label: str) -> int:
    """PS-1.7"""
    return chance.roll(1, label, box.DIE)[0]


def own(seat: Seat, kind: str) -> Character:
    """The player's `trooper` or `android`."""
    return PAIRS[seat][box.KIND_NUMBER[kind]]


def end_if(turn: StationTurn, end: End | None) -> None:
    """PS-17.12  The match ends the moment a condition arises."""
    if end is not None:
        turn.emit(events.MatchEnded(end.value))


def parasite_appears(turn: StationTurn, seat: Seat, character: Character, chance: Chance) -> None:
    """PS-14.1 to PS-14.4  Gray ones first, then black ones; with an empty supply one on the board is moved."""
    state = turn.state
    die = roll(chance, "parasite")
    room = state.floor.near[state.where[character]][die - 1]
    if state.gray:
        turn.emit(events.ParasiteAppeared(die, box.PARASITES[box.GRAY], room))
    elif state.black:
        turn.emit(events.ParasiteAppeared(die, box.PARASITES[box.BLACK], room))
    else:
        turn.emit(events.PullOwed(seat, die, room))
