"""Stations thrown together at random: red acts, and everybody and everything may be anywhere."""

from __future__ import annotations

from typing import Final

from openps.engine.chance import Chance
from openps.games.panic_station import box
from openps.games.panic_station.floor import first_floor
from openps.games.panic_station.state import OFF, Station
from tests.games.panic_station.tables import built

USED: Final = ("ammo", "combat_knife", "target_scope", "keycard")
HELD: Final = (*box.FREELY_LAID, "grenade", "heat_scanner", "first_aid_kit", "gas_can", "gas_can", "gas_can", "armor")


def thrown_together(chance: Chance) -> Station:
    """Some rooms, and everybody and everything anywhere in them."""
    state = built(first_aid_ap=chance.pick(["0", "1"], "aid"))
    lay_some_rooms(state, chance)
    rooms = len(state.floor.icons)
    near = [chance.below(rooms, "room") for _ in range(3)]  # so that some of them meet
    for one in range(8):
        state.health[one] = chance.below(5, "health") if one < 2 else 1 + chance.below(4, "health")
        state.where[one] = chance.pick(near, "room") if state.health[one] else OFF
    for seat in range(4):
        state.tables[seat] = tuple([card for card in USED if chance.below(2, "table")])
        state.bullets[seat] = 1 + chance.below(4, "bullets") if "ammo" in state.tables[seat] else 0
    hand = [card for card in HELD if chance.below(2, "hand")]
    state.hands[0] = tuple(sorted(["infection_red"] * chance.below(4, "infections") + hand))
    state.parasites = tuple(sorted([chance.pick(near, "bug") << 2 | chance.below(3, "side") for _ in range(3)]))
    state.infected, state.used = chance.below(2, "infected"), chance.below(4, "used") and chance.below(16, "used")
    state.ap, state.doors_open = chance.below(3, "ap"), chance.below(4, "doors") == 0
    state.fought = chance.below(1 << rooms, "fought") & chance.below(1 << rooms, "fought")
    if chance.below(8, "deck") == 0:
        state.left, state.discard = 0, chance.pick([(), ("armor",)], "discard")
    return state


def lay_some_rooms(state: Station, chance: Chance) -> None:
    cards = [card for card in range(1, len(box.ROOM_CARDS)) if card != box.HIVE or chance.below(2, "hive")]
    floor, plan = first_floor(), chance.shuffled(cards, "rooms")
    for card in plan[: 2 + chance.below(14, "rooms")]:
        spots = [(room, *spot) for room, found in floor.spots(card).items() for spot in found]
        if spots:
            room, way, facing = chance.pick(spots, "spot")
            floor = floor.with_card(card, floor.cell_beyond(room, way), facing)
    placed = [card for card, _, _ in floor.placed]
    rest = chance.shuffled([card for card in range(len(box.ROOM_CARDS)) if card not in placed], "plan")
    state.floor, state.plan = floor, tuple(rest[: chance.below(3, "plan") or len(rest)])
