"""Parasites, attacks and deaths."""

from __future__ import annotations

from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box, events
from openps.games.panic_station.events import NOTE_CHECK, CheckCard, What
from openps.games.panic_station.evolve.words import note, remember, spend, used_up, without
from openps.games.panic_station.state import NOBODY, OFF, Station, others_in

_SIDE: Final = {side: number for number, side in enumerate(box.PARASITES)}

# ---- parasites


def add_parasite(state: Station, side: int, room: int) -> None:
    state.parasites = tuple(sorted((*state.parasites, room << 2 | side)))


def remove_parasite(state: Station, side: int, room: int) -> None:
    index = state.parasites.index(room << 2 | side)
    state.parasites = state.parasites[:index] + state.parasites[index + 1 :]


def parasite_appeared(state: Station, event: events.ParasiteAppeared) -> None:
    side = _SIDE[event.parasite]
    if side == box.GRAY:
        state.gray -= 1
    else:
        state.black -= 1
    state.die = event.die
    add_parasite(state, side, event.room)


def pull_owed(state: Station, event: events.PullOwed) -> None:
    state.pull_seat, state.pull_room, state.die = event.seat, event.room, event.die


def parasite_pulled(state: Station, event: events.ParasitePulled) -> None:
    side = _SIDE[event.parasite]
    remove_parasite(state, side, event.start)
    add_parasite(state, side, event.room)
    state.pull_seat, state.pull_room = NOBODY, OFF


def parasite_wounded(state: Station, event: events.ParasiteWounded) -> None:
    """PS-11.13, PS-11.14"""
    side, room = _SIDE[event.parasite], event.room
    remove_parasite(state, side, room)
    if side == box.GRAY:
        state.gray += 1
    elif side == box.TURNED:
        state.black += 1
    elif state.gray:
        state.gray -= 1
        state.black += 1
        add_parasite(state, box.GRAY, room)
    else:
        add_parasite(state, box.TURNED, room)


# ---- attacks


def grenade_thrown(state: Station, event: events.GrenadeThrown) -> None:
    seat, room = event.seat, event.room
    spend(state, 1)
    used_up(state, seat, box.GRENADE)
    state.striker, state.struck, state.strike_room = event.character, NOBODY, room
    if others_in(state, seat, room):
        fought(state, event.character & 1, room)


def shot_fired(state: Station, event: events.ShotFired) -> None:
    """PS-11.3  The first shot of an action costs the AP."""
    if not state.shots:
        spend(state, 1)
    state.shots = event.more
    spend_bullet(state, event.seat)
    if event.target is not None:
        state.aimed = (*state.aimed, event.target)
        attacked(state, box.ANDROID, event.target, event.room)


def shot_wasted(state: Station, event: events.ShotWasted) -> None:
    """PS-11.4"""
    state.shots = 0
    spend_bullet(state, event.seat)


def spend_bullet(state: Station, seat: Seat) -> None:
    """PS-11.3  An empty ammo card is discarded."""
    state.bullets[seat] -= 1
    if state.bullets[seat] % box.BULLETS == 0:
        state.tables[seat] = without(state.tables[seat], box.AMMO)
        state.discard = (*state.discard, box.AMMO)


def attacked(state: Station, kind: int, target: int, room: int) -> None:
    """PS-9.6  One of the active player's two characters attacked another player's in this room."""
    remember(state, What.ATTACK, state.active, other=target >> 1, number=state.turn)
    fought(state, kind, room)
    if state.duty != NOBODY:
        state.entering, state.duty = state.duty, NOBODY


def fought(state: Station, kind: int, room: int) -> None:
    """PS-9.4, PS-9.7, PS-12.13  From inside or outside, before or after entering: nothing more is owed there."""
    state.fought |= 1 << room
    state.met |= 1 << (2 * room + kind)


def stabbed(state: Station, event: events.Stabbed) -> None:
    spend(state, 1)
    state.die = event.die
    struck = NOBODY if event.target is None else event.target
    state.striker, state.struck, state.strike_room = event.character, struck, event.room
    if event.target is not None:
        attacked(state, event.character & 1, event.target, event.room)


def hits_landed(state: Station, event: events.HitsLanded) -> None:
    state.hits, state.shields, state.aimed = event.hits, event.asked, ()


def armor_played(state: Station, event: events.ArmorPlayed) -> None:
    """PS-16.8, PS-16.9  One point less for each own character that is hit in this room."""
    seat, room = state.shields[0]
    used_up(state, seat, box.ARMOR)
    left = []
    for character, damage in state.hits:
        saved = character >> 1 == seat and state.where[character] == room
        if damage - saved:
            left.append((character, damage - saved))
    state.hits = tuple(left)
    if not any(character >> 1 == seat and state.where[character] == room for character, _ in left):
        state.shields = state.shields[1:]


def hit_taken(state: Station, event: events.HitTaken) -> None:
    state.shields = state.shields[1:]


def character_hurt(state: Station, event: events.CharacterHurt) -> None:
    state.health[event.character] = event.health
    state.hits = state.hits[1:]
    if not event.health:
        state.where[event.character] = OFF


def player_eliminated(state: Station, event: events.PlayerEliminated) -> None:
    """PS-4.8, PS-5.4  Remembered with all who live on: of those who died at the same time nobody does."""
    seat = event.seat
    state.alive &= ~(1 << seat)
    state.graves[seat], state.hands[seat] = state.hands[seat], ()
    state.lost, state.tables[seat] = (*state.lost, *state.tables[seat]), ()
    state.bullets[seat] = 0
    state.marker = event.marker
    health = state.health
    living = sum([1 << one for one in range(len(state.hands)) if health[2 * one] or health[2 * one + 1]])
    remember(state, What.DEATH, seat, other=living)


def check_card_given(state: Station, event: events.CheckCardGiven) -> None:
    state.checks = (*state.checks, CheckCard(event.killer, event.victim, event.infected))
    note(state, event.killer, NOTE_CHECK, event.victim, ("infected",) if event.infected else ())
