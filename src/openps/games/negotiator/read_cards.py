"""From plain values (TOML, JSON) to a set of cards and back; what is malformed is collected, not stopped at."""

from __future__ import annotations

import pkgutil
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from openps.engine.errors import BadOptions, Violation
from openps.engine.lines import is_printable
from openps.games.negotiator import box
from openps.games.negotiator.box import RULES, Card, Family, Method, Trigger
from openps.games.negotiator.cards import NO_ROWS, CardSet, Face, Rows, Words
from openps.games.negotiator.check_cards import violations_of
from openps.games.negotiator.effects import COUNTERPART, BadEffect, Effect, effect_of, read_effect

_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_WORDS: Final = ("key", "name", "text", "source")
_ROWS: Final = ("test", "two", "one", "none", "effect")
_FIELDS: Final[dict[Family, tuple[str, ...]]] = {
    Family.TAKER: (*_WORDS, "hostages", "threat", "majors", "escapes", "on", "ability"),
    Family.ACCOMPLICE: _WORDS,
    Family.MAJOR: (*_WORDS, *_ROWS, "cost", "taker", "counterpart"),
    Family.ESCAPE: (*_WORDS, *_ROWS, "cost", "takers", "counterpart"),
    Family.TERROR: (*_WORDS, *_ROWS, "copies", "additional"),
    Family.MINOR: (*_WORDS, *_ROWS, "copies", "cost", "counterpart", "additional"),
    Family.PIVOTAL: (*_WORDS, *_ROWS, "copies", "additional"),
    Family.DISCUSSION: (*_WORDS, *_ROWS, "copies", "cost", "usable_in_tests"),
}
_MOST: Final = 99
_MOST_FACES: Final = 60  # of a kind: no box holds more, and no file costs anything to read
_MOST_LANGUAGES: Final = 10
_LONGEST_LANGUAGE: Final = 20
_MOST_WRONG_FIELDS: Final = 10
_LONGEST_TEXT: Final = 500
_LONGEST_ROW: Final = 12
_LONGEST_NAME: Final = 60
HOUSE: Final = "house"
# No rule asks for what these are about.
_HARMLESS: Final = ("cards-name", "cards-text", "cards-languages", "cards-unknown-field")


def read_cards(data: object, ours: bool = False, rules: int = RULES) -> CardSet:
    """The cards that plain values describe; raises BadOptions with every violation. Only ours are called `house`."""
    reader = _Reader(ours, rules)
    cards = reader.cards(data)
    if cards is None:
        raise BadOptions(reader.violations)
    wrong = violations_of(cards, rules)
    violations = [*reader.violations, *[one for one in wrong if reader.understood(one, cards)]]
    if violations:
        raise BadOptions(violations)
    return cards


class _Reader:
    def __init__(self, ours: bool, rules: int) -> None:
        self._rules = rules
        self.violations: list[Violation] = []
        self._ours = ours
        # What could not be read: the card, `dial`, or "" where it is not even clear which card it was meant to be.
        self._garbled: set[str] = set()

    def understood(self, wrong: Violation, cards: CardSet) -> bool:
        """Whether this stands in what was read, rather than follows from what could not be."""
        card = wrong.arguments.get("card")
        if wrong.key.startswith("cards-dial"):
            return "dial" not in self._garbled
        if card is None or wrong.key == "cards-demands":
            return not self._garbled
        return card not in self._garbled and ("" not in self._garbled or card in cards.face)

    def cards(self, data: object) -> CardSet | None:
        if not isinstance(data, Mapping):
            self._wrong("cards-shape", where="cards")
            return None
        self._known_fields("cards", data, ("name", "dial", "dial_source", *[family.value for family in Family]))
        faces: list[Face] = []
        for family in Family:
            faces += self._faces(data, family)
        keys = [face.key for face in faces]
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            self._wrong("cards-twice", card=key)
        return CardSet(self._name(data), self._dial(data.get("dial")), faces, self._rules)

    def _wrong(self, key: str, **arguments: object) -> None:
        self.violations.append(Violation(key, clause="NG-R1", **arguments))
        if key not in _HARMLESS:
            self._garbled.add(str(arguments.get("card", "")))

    def _known_fields(self, where: str, data: Mapping[str, object], known: Sequence[str]) -> None:
        unknown = [str(field)[:40] for field in data if field not in known]
        for field in unknown[:_MOST_WRONG_FIELDS]:
            self._wrong("cards-unknown-field", where=where, field=field, expected=", ".join(known))

    def _name(self, data: Mapping[str, object]) -> str:
        name = data.get("name", "")
        fine = isinstance(name, str) and 0 < len(name) <= _LONGEST_NAME and is_printable(name)
        if not isinstance(name, str) or not fine or (name == HOUSE and not self._ours):
            self._wrong("cards-name", most=_LONGEST_NAME)
            return ""
        return name

    def _dial(self, dial: object) -> list[int]:
        """NG-R2  A number of dice for each of the eight positions."""
        wanted = len(box.DIAL)
        if not isinstance(dial, list) or len(dial) != wanted or not all(type(dice) is int for dice in dial):
            self.violations.append(Violation("cards-dial", clause="NG-R2", expected=wanted))
            self._garbled.add("dial")
            return [box.FEWEST_DICE] * wanted
        return dial

    def _faces(self, data: Mapping[str, object], family: Family) -> list[Face]:
        rows = data.get(family.value, [])
        if not isinstance(rows, list):
            self._wrong("cards-shape", where=family.value)
            return []
        if len(rows) > _MOST_FACES:
            self._wrong("cards-many-faces", where=family.value, count=len(rows), most=_MOST_FACES)
            return []
        return [face for row in rows if (face := self._face(family, row)) is not None]

    def _face(self, family: Family, row: object) -> Face | None:
        if not isinstance(row, Mapping):
            self._wrong("cards-shape", where=family.value)
            return None
        key = row.get("key")
        if not isinstance(key, str) or not _KEY.fullmatch(key):
            self._wrong("cards-key", where=family.value, got=str(key)[:40])
            return None
        self._known_fields(key, row, _FIELDS[family])
        test = self._one_of(key, "test", row.get("test", self._usual_test(row)), Method)
        usable = row.get("usable_in_tests", False)
        if not isinstance(usable, bool):
            self._wrong("cards-flag", card=key, field="usable_in_tests")
        return Face(
            key, family,
            copies=self._count(key, row, "copies", 1, 1),
            cost=self._count(key, row, "cost", 0, 0),
            test=Method(test),
            rows=self._rows(key, row, Method(test)),
            additional=self._effects(key, "additional", row),
            counterpart=self._effects(key, "counterpart", row),
            takers=self._takers(key, row),
            usable_in_tests=usable is True,
            hostages=self._count(key, row, "hostages", 0, 0),
            threat=self._count(key, row, "threat", 0, 0),
            majors=self._count(key, row, "majors", 0, 0),
            escapes=self._count(key, row, "escapes", 0, 0),
            trigger=Trigger(self._one_of(key, "on", row.get("on", Trigger.NONE.value), Trigger)),
            ability=self._effects(key, "ability", row),
            names=self._texts(key, row.get("name", {})),
            texts=self._texts(key, row.get("text", {})),
            sources=self._texts(key, row.get("source", {})),
        )  # fmt: skip

    def _usual_test(self, row: Mapping[str, object]) -> str:
        return Method.SUCCESSES.value if "two" in row else Method.NONE.value

    def _one_of(self, key: Card, field: str, value: object, kinds: Any) -> str:
        allowed = [kind.value for kind in kinds]
        if value in allowed:
            return str(value)
        self._wrong("cards-word", card=key, field=field, got=str(value)[:40], expected=", ".join(allowed))
        return Method.NONE.value

    def _rows(self, key: Card, row: Mapping[str, object], test: Method) -> Rows:
        """NG-1.14  Three rows with a test, one effect without."""
        wanted = ("effect",) if test is Method.NONE else ("none", "one", "two")
        for field in ("none", "one", "two", "effect"):
            if field in row and field not in wanted:
                self._wrong("cards-row", card=key, field=field, test=test.value)
        rows = [self._effects(key, field, row) for field in wanted]
        return (rows[0], rows[0], rows[0]) if test is Method.NONE else (rows[0], rows[1], rows[2])

    def _effects(self, key: Card, field: str, row: Mapping[str, object]) -> tuple[Effect, ...]:
        """NG-6.2  In printed order."""
        lines = row.get(field, [])
        if not isinstance(lines, list) or len(lines) > _LONGEST_ROW:
            self._wrong("cards-shape", card=key, where=f"{key}.{field}")
            return ()
        return tuple([effect for line in lines if (effect := self._effect(key, field, line)) is not None])

    def _effect(self, key: Card, field: str, line: object) -> Effect | None:
        try:
            if isinstance(line, str) and COUNTERPART not in line.split():
                return effect_of(read_effect(line).text)
            expected = '"threat +1"'
        except BadEffect as error:
            expected = str(error)
        self._wrong("cards-effect", card=key, field=field, got=str(line)[:40], expected=expected)
        return None

    def _takers(self, key: Card, row: Mapping[str, object]) -> tuple[Card, ...]:
        takers = row.get("takers", [row["taker"]] if "taker" in row else [])
        known = isinstance(takers, list) and len(takers) <= len(box.TAKERS)
        if not isinstance(takers, list) or not known or not all(taker in box.TAKERS for taker in takers):
            self._wrong("cards-takers", card=key, expected=", ".join(box.TAKERS))
            return ()
        return tuple(takers)

    def _count(self, key: Card, row: Mapping[str, object], field: str, default: int, least: int) -> int:
        value = row.get(field, default)
        if type(value) is not int or not least <= value <= _MOST:
            self._wrong("cards-number", card=key, field=field, got=str(value)[:40], least=least, most=_MOST)
            return default
        return value

    def _texts(self, key: Card, texts: object) -> Words:
        if isinstance(texts, str):
            texts = {"en": texts}
        if not isinstance(texts, Mapping) or not all(_is_text(text) for text in texts.values()):
            self._wrong("cards-text", card=key, most=_LONGEST_TEXT)
            return ()
        if len(texts) > _MOST_LANGUAGES or max([0, *[len(str(name)) for name in texts]]) > _LONGEST_LANGUAGE:
            self._wrong("cards-languages", card=key, most=_MOST_LANGUAGES)
            return ()
        return tuple([(str(name), str(text)) for name, text in texts.items()])


def _is_text(text: object) -> bool:
    return isinstance(text, str) and len(text) <= _LONGEST_TEXT and is_printable(text)


# ---- and back


def plain_cards(cards: CardSet) -> dict[str, Any]:
    """The cards as plain values that `read_cards` reads back."""
    plain: dict[str, Any] = {"name": cards.name, "dial": list(cards.dial)}
    for family in Family:
        plain[family.value] = [_plain_face(face) for face in cards.faces if face.family is family]
    return plain


def _plain_face(face: Face) -> dict[str, Any]:
    values: dict[str, Any] = {
        "copies": face.copies, "cost": face.cost, "hostages": face.hostages, "threat": face.threat,
        "majors": face.majors, "escapes": face.escapes, "on": face.trigger.value, "ability": _lines(face.ability),
        "additional": _lines(face.additional), "counterpart": _lines(face.counterpart),
        "taker": face.takers[0] if face.takers else "", "takers": list(face.takers),
        "usable_in_tests": face.usable_in_tests, "test": face.test.value, "name": dict(face.names),
        "text": dict(face.texts), "source": dict(face.sources),
    }  # fmt: skip
    kept: dict[str, Any] = {"key": face.key}
    kept |= {field: value for field, value in values.items() if field in _FIELDS[face.family] and value not in ("", {})}
    return kept | _plain_rows(face)


def _plain_rows(face: Face) -> dict[str, list[str]]:
    if face.rows == NO_ROWS:
        return {}
    if face.test is Method.NONE:
        return {"effect": _lines(face.rows[0])}
    return {"two": _lines(face.rows[2]), "one": _lines(face.rows[1]), "none": _lines(face.rows[0])}


def _lines(effects: Sequence[Effect]) -> list[str]:
    return [effect.text for effect in effects]


def _house_cards() -> CardSet:
    # The loader that brought this module brings the file beside it as well; nothing is opened here (decision 0040).
    data = pkgutil.get_data("openps.games.negotiator", "box.toml")
    assert data is not None
    return read_cards(tomllib.loads(data.decode()), ours=True)


HOUSE_CARDS: Final = _house_cards()
