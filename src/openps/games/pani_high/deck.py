"""Decks: ours, and those that a user wrote, checked against the rules and refused with every violation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from openps.engine.errors import BadOptions, Violation
from openps.games.pani_high import box
from openps.games.pani_high.box import Card, Family

_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TABLES: Final = ("name", "committee_saves", "copies", "values", "location", "combat")
_FACE_FIELDS: Final = {
    "location": ("key", "name", "text"),
    "combat": ("key", "value", "copies", "doubled_at", "name"),
}
_COUNTED: Final = (
    (box.POLICEWOMAN, "PH-1.8"), (box.RAID, "PH-1.9"), (box.DROP_OUT, "PH-1.10"),
    (box.SPY, "PH-1.11"), (box.AGITATION, "PH-1.12"), (box.SEAL, "PH-1.14"),
)  # fmt: skip
_MOST_COPIES: Final = 99
_LONGEST_TEXT: Final = 500
_TENTH: Final = Decimal("0.1")


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
        self.locations: list[Card] = [face.key for face in self.faces if face.family is Family.LOCATION]
        self.is_location: dict[Card, bool] = {f.key: f.family is Family.LOCATION for f in self.faces}
        self.is_combat: dict[Card, bool] = {f.key: f.family is Family.COMBAT for f in self.faces}
        self.worth: dict[Card, dict[Card, int]] = {place: self._worth_at(place) for place in self.locations}

    def _worth_at(self, place: Card) -> dict[Card, int]:
        """PH-4.10, PH-R27  Every combat card's value in a battle for this location."""
        combat = [face for face in self.faces if face.family is Family.COMBAT]
        return {face.key: face.value * (2 if place in face.doubled_at else 1) for face in combat}

    def to_plain(self) -> object:
        """The deck as plain values that `from_plain` reads back; ours by its name."""
        return self.name if self == HOUSE_DECK else plain_deck(self)

    @staticmethod
    def from_plain(data: object) -> Deck:
        """Checked for the smallest table; a larger one needs a few cards more (PH-R2)."""
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


def read_deck(data: object, players: Sequence[int] = box.PLAYERS) -> Deck:
    """The deck that plain values (TOML, JSON) describe; raises BadOptions with every violation."""
    reader = _Reader()
    deck = reader.deck(data)
    violations = reader.violations
    if deck is not None and not violations:
        violations = violations_of(deck, players)
    if violations or deck is None:
        raise BadOptions(violations)
    return deck


def violations_of(deck: Deck, players: Sequence[int] = box.PLAYERS) -> list[Violation]:
    """Everything in a deck that PH-1.3 to PH-1.14 and PH-R2 do not allow."""
    return [*_wrong_values(deck), *_wrong_counts(deck), *_wrong_doublings(deck), *too_small(deck, players)]


def plain_deck(deck: Deck) -> dict[str, Any]:
    """The deck as plain values that `read_deck` reads back."""
    special = {face.key: face for face in deck.faces if face.key in box.FAMILY_OF_SPECIAL}
    return {
        "name": deck.name,
        "committee_saves": deck.committee_saves,
        "copies": {key: face.copies for key, face in special.items()},
        "values": {key: _decimal(special[key].value) for key in box.SPECIAL_COMBAT},
        "location": [_plain_face(f) for f in deck.faces if f.family is Family.LOCATION],
        "combat": [_plain_face(f) for f in deck.faces if f.family is Family.COMBAT and f.key not in special],
    }


def _decimal(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    return f"{'-' if tenths < 0 else ''}{whole}{f'.{rest}' if rest else ''}"


def _plain_face(face: Face) -> dict[str, Any]:
    plain: dict[str, Any] = {"key": face.key}
    if face.family is Family.COMBAT:
        plain |= {"value": _decimal(face.value), "copies": face.copies, "doubled_at": list(face.doubled_at)}
    if face.names:
        plain["name"] = dict(face.names)
    if face.texts:
        plain["text"] = dict(face.texts)
    return plain


def _wrong_values(deck: Deck) -> list[Violation]:
    """PH-1.3, PH-1.4; S cards may print nothing (PH-R17)."""
    wrong = []
    combat = [face for face in deck.faces if face.family is Family.COMBAT and face.copies]
    for face in combat:
        silent = face.key in box.S_CARDS and face.value == 0
        if not silent and not box.LOWEST_VALUE <= face.value <= box.HIGHEST_VALUE:
            wrong.append(Violation("deck-value", clause="PH-1.3", card=face.key, value=_decimal(face.value)))
    sixes = sum([face.copies for face in combat if face.value == box.HIGHEST_VALUE])
    if sixes != 1:
        wrong.append(Violation("deck-sixes", clause="PH-1.4", count=sixes))
    return wrong


def _wrong_counts(deck: Deck) -> list[Violation]:
    """PH-1.6 to PH-1.14."""
    copies = {face.key: face.copies for face in deck.faces}
    wrong = []
    for key, clause in _COUNTED:
        if copies.get(key, 0) != box.HOUSE_COPIES[key]:
            count, expected = copies.get(key, 0), box.HOUSE_COPIES[key]
            wrong.append(Violation("deck-copies", clause=clause, card=key, count=count, expected=expected))
    for key, clause in ((box.BRIBE, "PH-1.6"), (box.COMMITTEE, "PH-1.7")):
        if not copies.get(key, 0):
            wrong.append(Violation("deck-missing", clause=clause, card=key))
    conspiracies = sum([copies.get(key, 0) for key in box.CONSPIRACIES])
    expected = sum([box.HOUSE_COPIES[key] for key in box.CONSPIRACIES])
    if conspiracies != expected:
        wrong.append(Violation("deck-conspiracies", clause="PH-1.13", count=conspiracies, expected=expected))
    return wrong


def _wrong_doublings(deck: Deck) -> list[Violation]:
    """PH-1.5, PH-R2  Some cards are doubled somewhere, and only at locations that exist."""
    wrong = []
    for face in deck.faces:
        for place in face.doubled_at:
            if place not in deck.locations:
                wrong.append(Violation("deck-doubled-nowhere", clause="PH-R2", card=face.key, location=place))
    if not any(face.doubled_at and face.copies for face in deck.faces):
        wrong.append(Violation("deck-no-doubling", clause="PH-1.5"))
    return wrong


def too_small(deck: Deck, players: Sequence[int]) -> list[Violation]:
    """PH-1.2, PH-R2  There is something to fight for, and something left to draw."""
    wrong = []
    if not deck.locations:
        wrong.append(Violation("deck-no-location", clause="PH-1.2"))
    needed = box.DEALT * max(players) + 1
    if len(deck.cards) < needed:
        wrong.append(Violation("deck-small", clause="PH-R2", count=len(deck.cards), expected=needed))
    return wrong


class _Reader:
    """Turns plain values into faces and collects what is malformed instead of stopping at the first."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []

    def deck(self, data: object) -> Deck | None:
        if not isinstance(data, Mapping):
            self._wrong("deck-shape", where="deck")
            return None
        self._known_fields("deck", data, _TABLES)
        copies = self._special(data, "copies", tuple(box.FAMILY_OF_SPECIAL), self._copies)
        values = self._special(data, "values", box.SPECIAL_COMBAT, self._tenths)
        # A special card that the file does not speak of has no copies; its count is then refused by its clause.
        faces = self._faces(data, "location") + self._faces(data, "combat")
        faces += special_faces({key: copies.get(key, 0) for key in box.FAMILY_OF_SPECIAL}, values)
        self._no_twins(faces)
        return Deck(self._name(data), faces, self._saves(data))

    def _wrong(self, key: str, **arguments: object) -> None:
        self.violations.append(Violation(key, clause="PH-R2", **arguments))

    def _known_fields(self, where: str, data: Mapping[str, object], known: Sequence[str]) -> None:
        for field in data:
            if field not in known:
                self._wrong("deck-unknown-field", where=where, field=str(field), expected=", ".join(known))

    def _name(self, data: Mapping[str, object]) -> str:
        name = data.get("name", "")
        if not isinstance(name, str) or not 0 < len(name) <= 60 or name == HOUSE_DECK.name:
            self._wrong("deck-name")
            return ""
        return name

    def _saves(self, data: Mapping[str, object]) -> int:
        saves = data.get("committee_saves", box.COMMITTEE_SAVES)
        if not isinstance(saves, int) or isinstance(saves, bool) or not 1 <= saves <= _MOST_COPIES:
            self._wrong("deck-saves", most=_MOST_COPIES)
            return box.COMMITTEE_SAVES
        return saves

    def _special(self, data: Mapping[str, object], table: str, keys: Sequence[Card], read: Any) -> dict[Card, int]:
        given = data.get(table, {})
        if not isinstance(given, Mapping):
            self._wrong("deck-shape", where=table)
            return {}
        self._known_fields(table, given, keys)
        return {key: read(key, given[key]) for key in keys if key in given}

    def _faces(self, data: Mapping[str, object], kind: str) -> list[Face]:
        rows = data.get(kind, [])
        if not isinstance(rows, list):
            self._wrong("deck-shape", where=kind)
            return []
        return [face for row in rows if (face := self._face(kind, row)) is not None]

    def _face(self, kind: str, row: object) -> Face | None:
        if not isinstance(row, Mapping):
            self._wrong("deck-shape", where=kind)
            return None
        key = row.get("key")
        if not isinstance(key, str) or not _KEY.fullmatch(key):
            self._wrong("deck-key", where=kind, got=str(key)[:40])
            return None
        self._known_fields(key, row, _FACE_FIELDS[kind])
        names = self._texts(key, row.get("name", {}))
        if kind == "location":
            return Face(key, Family.LOCATION, 1, 0, (), names, self._texts(key, row.get("text", {})))
        copies, value = self._copies(key, row.get("copies", 1)), self._tenths(key, row.get("value"))
        return Face(key, Family.COMBAT, copies, value, self._places(key, row.get("doubled_at", [])), names)

    def _places(self, key: Card, places: object) -> tuple[Card, ...]:
        if not isinstance(places, list) or not all(isinstance(place, str) for place in places):
            self._wrong("deck-shape", where=f"{key}.doubled_at")
            return ()
        return tuple(places)

    def _texts(self, key: Card, texts: object) -> tuple[tuple[str, str], ...]:
        if isinstance(texts, str):
            texts = {"en": texts}
        fine = isinstance(texts, Mapping) and all(
            isinstance(text, str) and len(text) <= _LONGEST_TEXT and text.isprintable() for text in texts.values()
        )
        if not isinstance(texts, Mapping) or not fine:
            self._wrong("deck-text", card=key, most=_LONGEST_TEXT)
            return ()
        return tuple([(str(language), str(text)) for language, text in texts.items()])

    def _copies(self, key: Card, copies: object) -> int:
        if not isinstance(copies, int) or isinstance(copies, bool) or not 0 <= copies <= _MOST_COPIES:
            self._wrong("deck-copies-number", card=key, got=str(copies)[:40], most=_MOST_COPIES)
            return 0
        return copies

    def _tenths(self, key: Card, value: object) -> int:
        """PH-R26  Whole tenths; 0.25 is no combat value."""
        try:
            number = Decimal(str(value)) if isinstance(value, int | float | str | Decimal) else Decimal("NaN")
            tenths = number.quantize(_TENTH)  # refuses what is too large to be a number of tenths
            if tenths == number:
                return int(tenths * 10)
        except (InvalidOperation, ValueError):
            pass
        self.violations.append(Violation("deck-value-number", clause="PH-R26", card=key, got=str(value)[:40]))
        return 0

    def _no_twins(self, faces: Sequence[Face]) -> None:
        keys = [face.key for face in faces]
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            self._wrong("deck-twice", card=key)
