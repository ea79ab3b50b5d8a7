"""A table in the middle of everything, to see what is written to it and what is seen of it."""

from __future__ import annotations

from typing import Any, Final

from openps.games.panic_station import box
from openps.games.panic_station import events as e
from openps.games.panic_station.events import CheckCard, Incident, Infection, Note, What
from openps.games.panic_station.state import Station
from tests.games.panic_station.tables import at, built, say

ROOMS: Final = ("run_1 0 E upright", "parasites_3 0 N upright", "open_terminal 0 S turned", "team_1 0 W turned")
"""Rooms 1 to 4. The Reactor is open on all sides."""
GRAY_AT_0, BLACK_AT_1, TURNED_AT_1, GRAY_AT_2 = 0, 4 * 1 + 1, 4 * 1 + 2, 4 * 2
PARASITES: Final = (GRAY_AT_0, BLACK_AT_1, TURNED_AT_1, GRAY_AT_2)
HANDS: Final = [
    ("ammo", "armor", "energy_boost", "first_aid_kit", "gas_can", "gas_can", "gas_can", "grenade", "heat_scanner",
     "infection_red", "keycard"),
    ("armor", "gas_can", "infection_green", "infection_green", "infection_green"),
    ("ammo", "host", "infection_purple", "infection_purple", "keycard"),
    ("gas_can", "infection_orange", "infection_orange", "infection_orange", "infection_purple"),
]  # fmt: skip
TABLES: Final = [("ammo", "ammo", "combat_knife"), ("ammo", "keycard"), (), ("target_scope",)]
HEALTH: Final = [3, 2, 4, 1, 2, 3, 4, 4]
WHERE: Final = [1, 0, 2, 2, 1, 3, 0, 4]
BULLETS: Final = [5, 3, 2, 1]
DECK: Final = ("armor", "ammo", "parasite_alert", "gas_can", "keycard")
STORY: Final = (Incident(What.LOOK, 3, 1, 0, ""), Incident(What.TRADE, 2, 3, 5, ""))
NOTES: Final = [(), (), (Note(1, e.NOTE_TRADE, 3, ("infection_purple", "ammo")),), ()]
MET, RAN, FOUGHT = 1 << 20, 1 << 21, 1 << 12


def busy() -> Station:
    """In the middle of everything: no field is as it was at the beginning, and few have the same value."""
    state = at(built(*ROOMS), **dict(zip("RrGgPpOo", WHERE, strict=True)))
    facts: dict[str, Any] = {
        "hands": list(HANDS), "tables": list(TABLES), "bullets": list(BULLETS), "health": list(HEALTH),
        "graves": [(), (), (), ("armor",)], "deck": DECK, "left": 4, "marker_active": False, "notes": list(NOTES),
        "ahead": 3, "buried": 1, "red": 0b00001, "parasites": PARASITES, "gray": 2, "black": 3, "lost": ("heavy_gun",),
        "discard": ("ammo",), "infected": 0b0110, "host": 2, "infections": (Infection(2, 1),),
        "checks": (CheckCard(3, 0, False),), "arrived": 0b0111, "marker": 2, "doors_open": True, "active": 0,
        "turn": 7, "ap": 5, "must_search": True, "used": 0, "met": MET, "ran": RAN, "fought": FOUGHT, "bonus": 1,
        "duty": 1, "entering": 0, "use": "doors", "user": 3, "draws": (0, 3, 2), "pull_seat": 3, "pull_room": 4,
        "placing": 2, "shots": 1, "aimed": (4,), "hits": ((2, 1), (3, 2), (4, 1)), "shields": ((1, 2), (2, 1)),
        "die": 3, "striker": 6, "struck": 4, "strike_room": 1, "phase": True, "partner": 3,
        "offers": ("gas_can", "armor"), "story": STORY, "plan": (10, box.HIVE, 11, 12),
    }  # fmt: skip
    return say(state, **facts)
