"""Parasites, attacks and deaths."""

from __future__ import annotations

from typing import Final

from openps.engine.ids import Seat
from openps.games.panic_station import box, events
from openps.games.panic_station.events import NOTE_CHECK, CheckCard, What
from openps.games.panic_station.evolve.shared import lose_bonus, note, remember, spend, used_up, without
from openps.games.panic_station.pieces import (
    LURKERS,
    NEITHER,
    NO_CHARACTER,
    NO_CHARACTERS,
    NOBODY,
    OFF,
    Character,
    Characters,
    Hits,
    KindNumber,
    Room,
    Shields,
    kind_of,
    seat_of,
    visit,
)
from openps.games.panic_station.state import Station, both_dead, others_in

_SIDE: Final = {side: number for number, side in enumerate(box.PARASITES)}

# ---- parasites


def add_parasite(state: Station, side: int, room: Room) -> None:
    parasites, one = state.parasites, LURKERS[room][side]
    place = 0
    for other in parasites:
        if other >= one:
            break
        place += 1
    state.parasites = parasites[:place] + (one,) + parasites[place:]  # noqa: RUF005 - asked for at every other turn


def remove_parasite(state: Station, side: int, room: Room) -> None:
    index = state.parasites.index(LURKERS[room][side])
    state.parasites = state.parasites[:index] + state.parasites[index + 1 :]


def parasite_appeared(state: Station, event: events.ParasiteAppeared) -> None:
    side = _SIDE[event.parasite]
    if side == box.GRAY:
        state.gray -= 1
    else:
        state.black -= 1
    state.now.die = event.die
    add_parasite(state, side, event.room)


def pull_owed(state: Station, event: events.PullOwed) -> None:
    now = state.now
    now.pull_seat, now.pull_room, now.die = event.seat, event.room, event.die


def parasite_pulled(state: Station, event: events.ParasitePulled) -> None:
    side = _SIDE[event.parasite]
    remove_parasite(state, side, event.start)
    add_parasite(state, side, event.room)
    state.now.pull_seat, state.now.pull_room = NOBODY, OFF


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
    now = state.now
    now.striker, now.struck, now.strike_room = event.character, NO_CHARACTER, room
    if others_in(state, seat, room):
        fought(state, kind_of(event.character), room)


def shot_fired(state: Station, event: events.ShotFired) -> None:
    """PS-11.3  The first shot of an action costs the AP."""
    if not state.now.shots:
        spend(state, 1)
    state.now.shots = event.more
    spend_bullet(state, event.seat)
    if event.target is not None:
        state.now.aimed = Characters((*state.now.aimed, event.target))
        attacked(state, box.ANDROID, event.target, event.room)


def shot_wasted(state: Station, event: events.ShotWasted) -> None:
    """PS-11.4"""
    state.now.shots = 0
    spend_bullet(state, event.seat)


def spend_bullet(state: Station, seat: Seat) -> None:
    """PS-11.3  An empty ammo card is discarded."""
    state.bullets[seat] -= 1
    if state.bullets[seat] % box.BULLETS == 0:
        state.tables[seat] = without(state.tables[seat], box.AMMO)
        state.discard = (*state.discard, box.AMMO)


def attacked(state: Station, kind: KindNumber, target: Character, room: Room) -> None:
    """PS-9.6  One of the active player's two characters attacked another player's in this room."""
    remember(state, What.ATTACK, state.active, other=seat_of(target), number=state.turn)
    fought(state, kind, room)
    if state.now.duty != NEITHER:
        state.now.entering, state.now.duty = state.now.duty, NEITHER


def fought(state: Station, kind: KindNumber, room: Room) -> None:
    """PS-9.4, PS-9.7, PS-12.13  From inside or outside, before or after entering: nothing more is owed there."""
    state.now.fought |= 1 << room
    state.now.met |= visit(room, kind)


def stabbed(state: Station, event: events.Stabbed) -> None:
    spend(state, 1)
    now, struck = state.now, NO_CHARACTER if event.target is None else event.target
    now.die = event.die
    now.striker, now.struck, now.strike_room = event.character, struck, event.room
    if event.target is not None:
        attacked(state, kind_of(event.character), event.target, event.room)


def hits_landed(state: Station, event: events.HitsLanded) -> None:
    now = state.now
    now.hits, now.shields, now.aimed = Hits(event.hits), Shields(event.asked), NO_CHARACTERS


def armor_played(state: Station, event: events.ArmorPlayed) -> None:
    """PS-16.8, PS-16.9  One point less for each of the player's characters that is hit in this room."""
    seat, room = state.now.shields[0]
    used_up(state, seat, box.ARMOR)
    hits: tuple[tuple[Character, int], ...] = state.now.hits
    left = []
    for character, damage in hits:
        saved = covers(state, seat, room, character)
        if damage - saved:
            left.append((character, damage - saved))
    state.now.hits = Hits(tuple(left))
    if not any(covers(state, seat, room, character) for character, _ in left):
        next_shield(state)


def covers(state: Station, seat: Seat, room: Room, character: Character) -> bool:
    """PS-16.8  Whether armor that this player plays in a room is good for a character."""
    return seat_of(character) == seat and state.where[character] == room


def next_shield(state: Station) -> None:
    state.now.shields = Shields(state.now.shields[1:])


def hit_taken(state: Station, event: events.HitTaken) -> None:
    next_shield(state)


def character_hurt(state: Station, event: events.CharacterHurt) -> None:
    state.health[event.character] = event.health
    state.now.hits = Hits(state.now.hits[1:])
    if not event.health:
        state.where[event.character] = OFF
        if seat_of(event.character) == state.active:  # by the player's own grenade
            lose_bonus(state.now, kind_of(event.character))


def player_eliminated(state: Station, event: events.PlayerEliminated) -> None:
    """PS-4.8, PS-5.4  Remembered with all who live on: of those who died at the same time nobody does."""
    seat = event.seat
    state.alive &= ~(1 << seat)
    state.graves[seat], state.hands[seat] = state.hands[seat], ()
    state.lost, state.tables[seat] = (*state.lost, *state.tables[seat]), ()
    state.bullets[seat] = 0
    state.marker = event.marker
    living = sum([1 << one for one in range(len(state.hands)) if not both_dead(state, one)])
    remember(state, What.DEATH, seat, other=living)


def check_card_given(state: Station, event: events.CheckCardGiven) -> None:
    state.checks = (*state.checks, CheckCard(event.killer, event.victim, event.infected))
    note(state, event.killer, NOTE_CHECK, event.victim, ("infected",) if event.infected else ())
