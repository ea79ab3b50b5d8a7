"""What is printed on the exploration and character cards, without the words."""

from __future__ import annotations

from typing import Any

from openps.games.panic_station import box


def printed() -> dict[str, Any]:
    rooms = [
        {"key": card.key, "icon": box.ICONS[card.icon], "sides": card.sides, "two": card.two_rooms}
        for card in box.ROOM_CARDS
    ]
    gas = {"usual": box.GAS_TO_BURN, "harder": box.HARDER_GAS}
    return {"rooms": rooms, "ap_of_health": box.AP_OF_HEALTH, "gas_to_burn": gas}
