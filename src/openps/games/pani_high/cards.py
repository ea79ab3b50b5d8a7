"""A deck of cards: what is printed on each, and the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openps.games.pani_high import box
from openps.games.pani_high.box import Card, Family
from openps.games.pani_high.moves import LayCard


@dataclass(frozen=True, slots=True)
class Face:
    """One kind of card: what is printed on it and how many there are. Values in tenths (PH-R26)."""

    key: Card
    family: Family
    copies: int
    value: int = 0
    doubled_at: tuple[Card, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    texts: tuple[tuple[str, str], ...] = ()


class Deck:
    """All cards of a match, with the tables that the rules look things up in."""

    def __init__(self, name: str, faces: Sequence[Face], committee_saves: int = box.COMMITTEE_SAVES) -> None:
        self.name = name
        self.faces: tuple[Face, ...] = tuple(faces)
        self.committee_saves = committee_saves
        self.cards: list[Card] = [face.key for face in self.faces for _ in range(face.copies)]
        self.copies: dict[Card, int] = {card: self.cards.count(card) for card in sorted(set(self.cards))}
        self.locations: list[Card] = [face.key for face in self.faces if face.family is Family.LOCATION]
        self.is_location: dict[Card, bool] = {f.key: f.family is Family.LOCATION for f in self.faces}
        self.is_combat: dict[Card, bool] = {f.key: f.family is Family.COMBAT for f in self.faces}
        self.lay: dict[Card, LayCard] = {card: LayCard(card) for card, combat in self.is_combat.items() if combat}
        self.worth: dict[Card, dict[Card, int]] = {place: self._worth_at(place) for place in self.locations}

    def _worth_at(self, place: Card) -> dict[Card, int]:
        """PH-4.10, PH-R27  Every combat card's value in a battle for this location."""
        combat = [face for face in self.faces if face.family is Family.COMBAT]
        return {face.key: face.value * (2 if place in face.doubled_at else 1) for face in combat}

    def to_plain(self) -> object:
        """The deck as plain values that `from_plain` reads back; ours by its name."""
        from openps.games.pani_high.read_cards import plain_deck

        return self.name if self == HOUSE_DECK else plain_deck(self)

    @staticmethod
    def from_plain(data: object) -> Deck:
        """Checked for the smallest table; a larger one needs a few cards more (PH-R2)."""
        from openps.games.pani_high.read_cards import read_deck

        return HOUSE_DECK if data == HOUSE_DECK.name else read_deck(data, (min(box.PLAYERS),))

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, Deck):
            return self is other
        return (self.name, self.faces, self.committee_saves) == (other.name, other.faces, other.committee_saves)

    def __hash__(self) -> int:
        return hash((self.name, len(self.faces), self.committee_saves))  # often asked for: not all faces

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {len(self.cards)} cards)"


def special_faces(copies: Mapping[Card, int], values: Mapping[Card, int]) -> list[Face]:
    """The cards whose effects are in the rules: S cards, Health Committees, conspiracies, the Seal."""
    return [Face(key, family, copies[key], values.get(key, 0)) for key, family in box.FAMILY_OF_SPECIAL.items()]


def _house_deck() -> Deck:
    faces = [Face(place, Family.LOCATION, 1) for place in box.HOUSE_CLUBS]
    for place, clubs in box.HOUSE_CLUBS.items():
        for club, value in zip(clubs, box.HOUSE_CLUB_VALUES, strict=True):
            faces.append(Face(club, Family.COMBAT, 1, value, (place,)))
    faces += [Face(key, Family.COMBAT, copies, value) for key, value, copies in box.HOUSE_PLAIN]
    return Deck("house", faces + special_faces(box.HOUSE_COPIES, {box.COMMITTEE: box.HOUSE_COMMITTEE_VALUE}))


HOUSE_DECK: Final = _house_deck()
