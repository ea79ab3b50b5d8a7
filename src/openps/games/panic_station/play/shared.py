"""What all chapters of play share."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, events
from openps.games.panic_station.events import StationEvent
from openps.games.panic_station.evolve import evolve, opened
from openps.games.panic_station.evolve.attacks import parasite_appeared
from openps.games.panic_station.made import PARASITE_APPEARED
from openps.games.panic_station.outcome import End, winner
from openps.games.panic_station.pieces import OWN, Character
from openps.games.panic_station.state import Station


class StationTurn:
    """As `engine.game.Turn`, but it names its writer, which a compiler can then call without looking it up."""

    __slots__ = ("events", "state")

    def __init__(self, state: Station) -> None:
        self.state = state
        self.events: list[StationEvent] = []

    def emit(self, event: StationEvent) -> None:
        evolve(self.state, event)
        self.events.append(event)

    def told(self, event: StationEvent) -> Station:
        """In place of `emit`, for a frequent event: gives the state to the one function that folds such events."""
        self.events.append(event)
        state = self.state
        # Nothing has to be done where an event has just been folded: so not even a call.
        return state if state.cached is None and not state.lent else opened(state)


def roll(chance: Chance, label: str) -> int:
    """PS-1.7"""
    return chance.roll(1, label, box.DIE)[0]


def own(seat: Seat, kind: str) -> Character:
    """The player's `trooper` or `android`."""
    return OWN[seat][kind]


def heal(turn: StationTurn, patients: tuple[Character, ...]) -> None:
    """PS-15.1, PS-15.3, PS-16.6  Two points for one character, or one each for two, and never above full health."""
    health = turn.state.health
    points = min(box.HEALED // len(patients), *[box.FULL_HEALTH - health[one] for one in patients])
    turn.emit(events.Healed(patients, points, tuple([health[one] + points for one in patients])))


def end_if(turn: StationTurn, end: End | None) -> None:
    """PS-17.12  The match ends the moment a condition arises."""
    if end is not None:
        turn.emit(events.MatchEnded(end.value, winner(turn.state, end)))


def parasite_appears(turn: StationTurn, seat: Seat, character: Character, chance: Chance) -> None:
    """PS-14.1 to PS-14.4  Gray ones first, then black ones; with an empty supply one on the board is moved."""
    state = turn.state
    die = roll(chance, "parasite")
    room = state.floor.near[state.where[character]][die - 1]
    if not state.gray and not state.black:
        turn.emit(events.PullOwed(seat, die, room))
        return
    appeared = PARASITE_APPEARED[die][box.GRAY if state.gray else box.BLACK][room]
    parasite_appeared(turn.told(appeared), appeared)
