"""What of our deck is known of the published game, and what is our own design (PH-R2)."""

from __future__ import annotations

from typing import Final

from openps.games.pani_high import box
from openps.games.pani_high.box import Family
from openps.games.pani_high.cards import HOUSE_DECK, Deck, Face

OURS, PARTLY = "ours", "partly"
NUMBER_IS_OURS: Final = (box.BRIBE, box.COMMITTEE)


def origin(face: Face, deck: Deck) -> str:
    """`ours` for a card of our own design, `partly` where some of it is; nothing for a deck that a player brought."""
    if deck != HOUSE_DECK:
        return ""
    if face.key in NUMBER_IS_OURS:
        return PARTLY
    return OURS if face.family is Family.COMBAT and face.key not in box.S_CARDS else ""


def counted() -> dict[str, int]:
    """How many cards are from where, for the sentence `origin-values`."""
    copies = {face.key: face.copies for face in HOUSE_DECK.faces}
    places = len(HOUSE_DECK.locations)
    known = sum([count for key, count in copies.items() if key in box.HOUSE_COPIES and key not in NUMBER_IS_OURS])
    cards = len(HOUSE_DECK.cards)
    return {"cards": cards, "known": known, "places": places, "ours": cards - known - places}
