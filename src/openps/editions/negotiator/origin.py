"""Where the values of our cards are from (NG-R1): the rulebook, public listings of the cards, or ourselves."""

from __future__ import annotations

from collections import Counter
from typing import Final

from openps.games.negotiator.box import Card
from openps.games.negotiator.cards import CardSet, Face
from openps.games.negotiator.read_cards import HOUSE_CARDS

OURS, PARTLY = "ours", "partly"
WORDS: Final = ("name", "text")  # names and flavor are our own words in any case


def origin(card: Card, cards: CardSet) -> str:
    """`ours` for a card of our own design, `partly` where some of it is; nothing for cards that a player brought."""
    return origin_of(cards.face[card]) if cards == HOUSE_CARDS and card in cards.face else ""


def origin_of(face: Face) -> str:
    told = [source for field, source in face.sources if field not in WORDS]
    if OURS not in told:
        return ""
    return PARTLY if set(told) != {OURS} else OURS


def counted() -> dict[str, int]:
    """How many values come from where, for the sentence `origin-values`."""
    told = Counter([source for face in HOUSE_CARDS.faces for _, source in face.sources])
    named = {source.replace("-", "_"): count for source, count in told.items()}
    return {"values": sum(told.values()), **named}
