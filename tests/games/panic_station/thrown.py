"""Stations thrown together at random: anybody acts, and everybody and everything may be anywhere."""

from __future__ import annotations

from typing import Final

from openps.engine.chance import Chance
from openps.games.panic_station import box
from openps.games.panic_station.floor import first_floor
from openps.games.panic_station.pieces import OFF
from openps.games.panic_station.state import Station
from tests.games.panic_station.tables import built

USED: Final = ("ammo", "combat_knife", "target_scope", "keycard")
HELD: Final = (*box.FREELY_LAID, "grenade", "heat_scanner", "first_aid_kit", "armor", *["gas_can"] * 5)


def thrown_together(chance: Chance) -> Station:
    """Some rooms, and everybody and everything anywhere in them."""
    state = built(first_aid_ap=chance.pick(["0", "1"], "aid"))
    lay_some_rooms(state, chance)
    me = state.active = chance.below(4, "active")
    rooms = len(state.floor.icons)
    near = [chance.below(rooms, "room"), chance.pick(busy_rooms(state) or [0], "room")]  # so that some meet
    for one in range(8):
        state.health[one] = chance.below(5, "health") if one >> 1 == me else 1 + chance.below(4, "health")
        state.where[one] = chance.pick(near, "room") if state.health[one] else OFF
    for seat in range(4):
        state.tables[seat] = tuple([card for card in USED if chance.below(2, "table")])
        state.bullets[seat] = 1 + chance.below(4, "bullets") if "ammo" in state.tables[seat] else 0
    hand = [card for card in HELD if chance.below(2, "hand")]
    state.hands[me] = tuple(sorted([box.INFECTIONS[me]] * chance.below(4, "infections") + hand))
    state.parasites = tuple(sorted([chance.pick(near, "bug") << 2 | chance.below(3, "side") for _ in range(3)]))
    state.infected = chance.below(16, "infected") & chance.below(16, "infected")
    state.now.used = chance.below(2, "used") and chance.below(16, "used")
    state.now.ap, state.doors_open = chance.below(5, "ap"), chance.below(4, "doors") == 0
    state.now.fought = chance.below(1 << rooms, "fought") & chance.below(1 << rooms, "fought")
    if chance.below(8, "deck") == 0:
        state.left, state.discard = 0, chance.pick([(), ("armor",)], "discard")
    return state


def busy_rooms(state: Station) -> list[int]:
    """Rooms in which something can be done that can be done nowhere else."""
    used = (box.TERMINAL, box.SICK_BAY)
    return [room for room, icon in enumerate(state.floor.icons) if icon in used or room == state.floor.hive]


def own_rooms(state: Station) -> tuple[int, int]:
    """Of the active player's Trooper and Android."""
    return state.where[2 * state.active], state.where[2 * state.active + 1]


def lay_some_rooms(state: Station, chance: Chance) -> None:
    others = [card for card in range(len(box.ROOM_CARDS)) if card not in (box.REACTOR, box.HIVE)]
    floor, plan = first_floor(), [box.HIVE] * chance.below(2, "hive") + chance.shuffled(others, "rooms")
    for card in plan[: 2 + chance.below(14, "rooms")]:
        spots = [(room, *spot) for room, places in floor.spots(card).items() for spot in places]
        if spots:
            room, way, facing = chance.pick(spots, "spot")
            floor = floor.with_card(card, floor.cell_beyond(room, way), facing)
    placed = [card for card, _, _ in floor.placed]
    rest = chance.shuffled([card for card in range(len(box.ROOM_CARDS)) if card not in placed], "plan")
    state.floor, state.plan = floor, tuple(rest[: chance.below(3, "plan") or len(rest)])
