"""From plain values (TOML, JSON) to a deck and back; what is malformed is collected, not stopped at."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from openps.engine.errors import BadOptions, Violation
from openps.engine.lines import is_printable
from openps.games.pani_high import box
from openps.games.pani_high.box import Card, Family
from openps.games.pani_high.cards import HOUSE_DECK, Deck, Face, special_faces
from openps.games.pani_high.check_cards import decimal_text, violations_of

_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TABLES: Final = ("name", "committee_saves", "copies", "values", "location", "combat")
_FACE_FIELDS: Final = {
    "location": ("key", "name", "text"),
    "combat": ("key", "value", "copies", "doubled_at", "name"),
}
_MOST_COPIES: Final = 99
# More than any box holds, and few enough that no file costs anything to read.
_MOST_FACES: Final = {"location": 40, "combat": 150}
_MOST_LANGUAGES: Final = 10
_LONGEST_LANGUAGE: Final = 20
_MOST_WRONG_FIELDS: Final = 10
_LONGEST_NAME: Final = 80
_LONGEST_TEXT: Final = 500
# No rule asks for what these are about.
_HARMLESS: Final = ("deck-name", "deck-saves", "deck-text", "deck-languages", "deck-unknown-field", "deck-twice")
_TENTH: Final = Decimal("0.1")


def read_deck(data: object, players: Sequence[int] = box.PLAYERS) -> Deck:
    """The deck that plain values (TOML, JSON) describe; raises BadOptions with every violation."""
    reader = _Reader()
    deck = reader.deck(data)
    if deck is None:
        raise BadOptions(reader.violations)
    violations = [*reader.violations, *[wrong for wrong in violations_of(deck, players) if reader.understood(wrong)]]
    if violations:
        raise BadOptions(violations)
    return deck


class _Reader:
    """Turns plain values into faces and collects what is malformed instead of stopping at the first."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []
        # What could not be read: a card, or a table where it is not even clear which cards were meant.
        self._garbled: set[str] = set()

    def understood(self, wrong: Violation) -> bool:
        """Whether this follows from what was read, rather than from what could not be.

        A violation that names no card counts several: it is told only of a file that could be read as a whole.
        """
        if "" in self._garbled or (self._garbled and "card" not in wrong.arguments):
            return False
        return not self._garbled & {wrong.arguments.get("card"), wrong.arguments.get("location")}

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
        self._refused(Violation(key, clause="PH-R2", **arguments))

    def _refused(self, wrong: Violation) -> None:
        self.violations.append(wrong)
        if wrong.key not in _HARMLESS:
            self._garbled.add(str(wrong.arguments.get("card", "")))

    def _known_fields(self, where: str, data: Mapping[str, object], known: Sequence[str]) -> None:
        unknown = [str(field)[:40] for field in data if field not in known]
        for field in unknown[:_MOST_WRONG_FIELDS]:
            self._wrong("deck-unknown-field", where=where, field=field, expected=", ".join(known))

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
        if len(rows) > _MOST_FACES[kind]:
            self._wrong("deck-many-faces", where=kind, count=len(rows), most=_MOST_FACES[kind])
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
        names = self._texts(key, row.get("name", {}), _LONGEST_NAME)
        if kind == "location":
            return Face(key, Family.LOCATION, 1, 0, (), names, self._texts(key, row.get("text", {}), _LONGEST_TEXT))
        copies, value = self._copies(key, row.get("copies", 1)), self._tenths(key, row.get("value"))
        return Face(key, Family.COMBAT, copies, value, self._places(key, row.get("doubled_at", [])), names)

    def _places(self, key: Card, places: object) -> tuple[Card, ...]:
        if not isinstance(places, list) or not all(isinstance(place, str) for place in places):
            self._wrong("deck-shape", where=f"{key}.doubled_at")
            return ()
        if len(places) > _MOST_FACES["location"]:
            self._wrong("deck-many-faces", where=f"{key}.doubled_at", count=len(places), most=_MOST_FACES["location"])
            return ()
        return tuple(places)

    def _texts(self, key: Card, texts: object, longest: int) -> tuple[tuple[str, str], ...]:
        if isinstance(texts, str):
            texts = {"en": texts}
        fine = isinstance(texts, Mapping) and all(
            isinstance(text, str) and len(text) <= longest and is_printable(text) for text in texts.values()
        )
        if not isinstance(texts, Mapping) or not fine:
            self._wrong("deck-text", card=key, most=longest)
            return ()
        if len(texts) > _MOST_LANGUAGES or max([0, *[len(str(language)) for language in texts]]) > _LONGEST_LANGUAGE:
            self._wrong("deck-languages", card=key, most=_MOST_LANGUAGES)
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
        self._refused(Violation("deck-value-number", clause="PH-R26", card=key, got=str(value)[:40]))
        return 0

    def _no_twins(self, faces: Sequence[Face]) -> None:
        keys = [face.key for face in faces]
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            self._wrong("deck-twice", card=key)


def plain_deck(deck: Deck) -> dict[str, Any]:
    """The deck as plain values that `read_deck` reads back."""
    special = {face.key: face for face in deck.faces if face.key in box.FAMILY_OF_SPECIAL}
    return {
        "name": deck.name,
        "committee_saves": deck.committee_saves,
        "copies": {key: face.copies for key, face in special.items()},
        "values": {key: decimal_text(special[key].value) for key in box.SPECIAL_COMBAT},
        "location": [_plain_face(f) for f in deck.faces if f.family is Family.LOCATION],
        "combat": [_plain_face(f) for f in deck.faces if f.family is Family.COMBAT and f.key not in special],
    }


def _plain_face(face: Face) -> dict[str, Any]:
    plain: dict[str, Any] = {"key": face.key}
    if face.family is Family.COMBAT:
        plain |= {"value": decimal_text(face.value), "copies": face.copies, "doubled_at": list(face.doubled_at)}
    if face.names:
        plain["name"] = dict(face.names)
    if face.texts:
        plain["text"] = dict(face.texts)
    return plain
