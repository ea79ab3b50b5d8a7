"""Turns, rooms and characters that move."""

from __future__ import annotations

from typing import Final

from openps.games.panic_station import box, events
from openps.games.panic_station.events import What
from openps.games.panic_station.evolve.shared import lose_bonus, remember, spend
from openps.games.panic_station.now import FAILED, SICK_BAY_USED, SWAPPED, TERMINAL_USED
from openps.games.panic_station.pieces import (
    ANYWHERE,
    NEITHER,
    NOBODY,
    OFF,
    PAIRS,
    Character,
    kind_of,
    moved,
    visit,
)
from openps.games.panic_station.state import Station, others_in

_WAY: Final = {way: number for number, way in enumerate(box.WAYS)}
_FACING: Final = {facing: number for number, facing in enumerate(box.FACINGS)}

# ---- turns and the parasite phase


def turn_began(state: Station, event: events.TurnBegan) -> None:
    now = state.now
    now.begun, now.ap = True, event.ap
    state.turn += 1
    if event.arrives:
        state.arrived |= 1 << event.seat
        now.must_search = True
        for one in PAIRS[event.seat]:
            state.where[one] = 0


def turn_ended(state: Station, event: events.TurnEnded) -> None:
    now = state.now
    state.active, now.begun = event.following, False
    now.ap = now.used = now.met = now.ran = now.fought = 0
    now.must_search = False
    now.bonus = now.bonus_too = now.duty = now.entering = NEITHER


def marker_activated(state: Station, event: events.MarkerActivated) -> None:
    state.marker_active = True


def phase_began(state: Station, event: events.PhaseBegan) -> None:
    state.now.phase, state.doors_open = True, False


def parasites_moved(state: Station, event: events.ParasitesMoved) -> None:
    """PS-6.2, PS-6.3  One room in the direction of the die, through open doorways only."""
    way, state.now.die = event.die - 1, event.die
    state.parasites = moved(state.parasites, [there[way] for there in state.floor.open_to])


def phase_ended(state: Station, event: events.PhaseEnded) -> None:
    state.now.phase = False
    state.marker, state.marker_active = event.marker, False


# ---- rooms


def terminal_used(state: Station, event: events.TerminalUsed) -> None:
    spend(state, 1)
    state.now.used |= TERMINAL_USED
    use_room(state, event.character, event.function)


def sick_bay_used(state: Station, event: events.SickBayUsed) -> None:
    spend(state, 1)
    state.now.used |= SICK_BAY_USED
    use_room(state, event.character, "both" if event.both else "heal")


def use_room(state: Station, character: Character, use: str) -> None:
    state.red |= 1 << state.floor.card_of[state.where[character]]
    state.now.use, state.now.user = use, character


def scan_read(state: Station, event: events.ScanRead) -> None:
    state.now.use = ""
    remember(state, What.SCAN, NOBODY, other=state.alive, number=event.infected)


def doors_opened(state: Station, event: events.DoorsOpened) -> None:
    state.doors_open, state.now.use = True, ""


def cameras_switched_on(state: Station, event: events.CamerasSwitchedOn) -> None:
    state.now.placing, state.now.use = ANYWHERE, ""


def explore_began(state: Station, event: events.ExploreBegan) -> None:
    spend(state, 1)
    state.now.placing = event.room


def card_buried(state: Station, event: events.CardBuried) -> None:
    state.plan = (*state.plan[1:], state.plan[0])
    state.buried += 1
    state.now.used |= SWAPPED


def hive_set_aside(state: Station, event: events.HiveSetAside) -> None:
    state.plan = state.plan[1:]
    state.aside = True
    state.ahead = 1
    state.now.used |= SWAPPED


def explore_failed(state: Station, event: events.ExploreFailed) -> None:
    state.now.placing = OFF
    state.now.used |= FAILED
    if state.aside:
        state.plan, state.aside, state.ahead = (box.HIVE, *state.plan), False, 2


def room_placed(state: Station, event: events.RoomPlaced) -> None:
    card = state.plan[0]
    cell = state.floor.cell_beyond(event.room, _WAY[event.way])
    state.floor = state.floor.with_card(card, cell, _FACING[event.facing])
    state.plan = state.plan[1:]
    state.ahead = 1
    state.now.placing = OFF
    if state.aside:
        state.plan, state.aside = (box.HIVE, *state.plan), False
    state.buried = min(state.buried, len(state.plan))


def walked(state: Station, event: events.Walked) -> None:
    """PS-9.1  Rooms with an icon for those who enter, and other players, ask for something."""
    character, room, kind = event.character, event.room, kind_of(event.character)
    spend(state, 0 if event.free else 1)
    lose_bonus(state.now, kind)
    state.where[character] = room
    if state.floor.icons[room] in (box.PARASITE, box.RUN) or others_in(state, event.seat, room):
        state.now.entering = kind


def entry_settled(state: Station, event: events.EntrySettled) -> None:
    now, kind = state.now, kind_of(event.character)
    now.entering = NEITHER
    now.duty = kind if event.duty else NEITHER
    if event.run:
        now.bonus, now.bonus_too = kind, now.bonus
        now.ran |= visit(state.where[event.character], kind)
