"""Gun, heavy gun, knife, grenade, armor, wounds and death (sections 4, 11 and 16)."""

from __future__ import annotations

from openps.engine.chance import Chance
from openps.engine.ids import Seat
from openps.games.panic_station import box, events, moves
from openps.games.panic_station.evolve.attacks import character_hurt, covers, hit_taken
from openps.games.panic_station.legal.aims import shots
from openps.games.panic_station.made import CHARACTER_HURT, HIT_TAKEN
from openps.games.panic_station.outcome import end_after_deaths
from openps.games.panic_station.pieces import CHARACTER_NAMED, Character, Room, seat_of
from openps.games.panic_station.play.shared import StationTurn, end_if, own, roll
from openps.games.panic_station.state import (
    Station,
    both_dead,
    characters_in,
    has,
    is_infected,
    next_living,
    parasites_in,
    room_of,
)


def play_fire(turn: StationTurn, seat: Seat, move: moves.Fire, chance: Chance) -> None:
    """PS-11.1, PS-11.4, PS-11.5  A parasite is wounded at once; characters when the last shot is aimed."""
    state = turn.state
    more, left = shots_after(state, seat), state.bullets[seat] - 1
    character = CHARACTER_NAMED.get(move.target)
    if character is not None:
        turn.emit(events.ShotFired(seat, character, state.where[character], more, left))
    else:
        side, room = aim(state, seat, move.target)
        turn.emit(events.ShotFired(seat, None, room, more, left))
        wound_parasite(turn, side, room)
    if more and not shots(state, seat):
        # A21: both bullets of a heavy gun are spent; where nothing is left to shoot at there is nothing to ask.
        turn.emit(events.ShotWasted(seat, left - 1))
    land_shots(turn, seat)


def wound_parasite(turn: StationTurn, side: str, room: Room) -> None:
    """PS-11.13, PS-11.14"""
    survives = side == box.PARASITES[box.BLACK]
    left = box.PARASITES[box.GRAY if turn.state.gray else box.TURNED] if survives else box.DEAD
    turn.emit(events.ParasiteWounded(side, room, left))


def play_waste(turn: StationTurn, seat: Seat, move: moves.WasteShot, chance: Chance) -> None:
    """PS-11.4  The bullet is spent, nobody is hurt by it."""
    turn.emit(events.ShotWasted(seat, turn.state.bullets[seat] - 1))
    land_shots(turn, seat)


def land_shots(turn: StationTurn, seat: Seat) -> None:
    """Once the last shot is fired, whoever was aimed at is hit."""
    if not turn.state.now.shots and turn.state.now.aimed:
        land(turn, seat, turn.state.now.aimed)


def shots_after(state: Station, seat: Seat) -> int:
    """How many shots follow the one that is fired now."""
    if state.now.shots:
        return state.now.shots - 1
    most = box.HEAVY_SHOTS if has(state, seat, box.HEAVY_GUN) else 1
    return min(most, state.bullets[seat]) - 1


def aim(state: Station, seat: Seat, target: str) -> tuple[str, Room]:
    """What a target such as `gray_N` means."""
    side, _, way = target.partition("_")
    room = room_of(state, seat, box.ANDROID)
    return side, state.floor.beyond[room][box.WAY_NUMBER[way]] if way else room


def land(turn: StationTurn, seat: Seat, aimed: tuple[Character, ...]) -> None:
    """PS-16.12, A20  Every player hit is asked for armor, in turn order from the attacker, once for each room."""
    state = turn.state
    hits = tuple([(one, aimed.count(one)) for one in dict.fromkeys(aimed)])
    seats = len(state.hands)
    places = dict.fromkeys([(seat_of(one), state.where[one]) for one, _ in hits])
    asked = sorted(places, key=lambda place: (place[0] - seat) % seats)
    turn.emit(events.HitsLanded(hits, tuple(asked)))


def play_stab(turn: StationTurn, seat: Seat, move: moves.Stab, chance: Chance) -> None:
    """PS-11.9"""
    state = turn.state
    me = own(seat, move.character)
    target = CHARACTER_NAMED.get(move.target)
    die = roll(chance, "knife")
    turn.emit(events.Stabbed(seat, me, state.where[me], target, die))
    if die < box.KNIFE_HITS:
        return
    if target is None:
        wound_parasite(turn, move.target, state.where[me])
    else:
        land(turn, seat, (target,))


def play_grenade(turn: StationTurn, seat: Seat, move: moves.ThrowGrenade, chance: Chance) -> None:
    """PS-11.10, PS-11.12  Everything in the room is wounded once; nobody is asked for armor."""
    state = turn.state
    me = own(seat, move.character)
    room = state.floor.beyond[state.where[me]][box.WAY_NUMBER[move.way]]
    turn.emit(events.GrenadeThrown(seat, me, room))
    for side in parasites_in(state, room):
        wound_parasite(turn, box.PARASITES[side], room)
    hits = tuple([(one, 1) for one in characters_in(state, room)])
    if hits:
        turn.emit(events.HitsLanded(hits, ()))
        hurt_together(turn)


def play_armor(turn: StationTurn, seat: Seat, move: moves.PlayArmor, chance: Chance) -> None:
    """PS-16.8"""
    state = turn.state
    _, room = state.now.shields[0]
    hits: tuple[tuple[Character, int], ...] = state.now.hits
    covered = [one for one, _ in hits if covers(state, seat, room, one)]
    turn.emit(events.ArmorPlayed(seat, room, tuple(covered)))


def play_take_hit(turn: StationTurn, seat: Seat, move: moves.TakeHit, chance: Chance) -> None:
    """PS-16.12"""
    event = HIT_TAKEN[seat]
    hit_taken(turn.told(event), event)


def hurt(turn: StationTurn) -> None:
    """PS-17.12  Shots come one after the other, bites all at once."""
    if turn.state.now.phase:
        hurt_together(turn)
    else:
        judge_deaths(turn, [hurt_next(turn)])


def hurt_together(turn: StationTurn) -> None:
    """PS-17.12  What one bite or one grenade does happens at the same time, and the end is judged after all of it."""
    judge_deaths(turn, [hurt_next(turn) for _ in range(len(turn.state.now.hits))])


def hurt_next(turn: StationTurn) -> Character:
    """PS-4.6  Returns the character."""
    state = turn.state
    character, damage = state.now.hits[0]
    left = max(0, state.health[character] - damage)
    known = CHARACTER_HURT[character]
    event = known[damage][left] if damage < len(known) else events.CharacterHurt(character, damage, left)
    character_hurt(turn.told(event), event)
    return character


def judge_deaths(turn: StationTurn, hit: list[Character]) -> None:
    """PS-4.8, PS-17.7, PS-17.11  Of those who were hit at the same time: whose player is out, and is that the end?"""
    state = turn.state
    dead = dict.fromkeys([seat_of(character) for character in hit if not state.health[character]])
    for seat in dead:
        if both_dead(state, seat):
            eliminate(turn, seat)
    if dead:
        end_if(turn, end_after_deaths(state, list(dead)))


def eliminate(turn: StationTurn, seat: Seat) -> None:
    """PS-4.8, PS-5.4, PS-18.5"""
    state = turn.state
    holder = next_living(state, seat) if state.marker == seat else state.marker
    turn.emit(events.PlayerEliminated(seat, holder, holder != state.marker))
    # Parasites keep no cards. The active player is never the victim: a grenade leaves its thrower alive.
    if state.options.master_and_servant and not state.now.phase:
        turn.emit(events.CheckCardGiven(seat, state.active, is_infected(state, seat)))
