"""Puts events and moves into words for one viewer.

A message is found by the name of the class (`CardDrawn` is `event-card-drawn`, with `-hidden` behind it where the
viewer may not know a piece). What a field stands for is read from its annotation: a seat, a piece, tenths, a change;
another meaning, such as "way" for the value N, has its words under `way-N`.

Words must fit each other in every language, so a value comes in several forms, and a message takes the one that its
sentence needs. A seat `who` is also `who_mid` within a sentence, `who_of` and `who_to` behind these prepositions,
`who_has` and `who_not` with the verb of what was done or not done, and `who_is` (you, other, none) to choose by. What
has a message `the-way` or `cap-way` is also `name_the` and, at the beginning of a sentence, `name_cap`. Pieces that
seats own are named after their owner, by `own-piece` and `own-piece-cap`; `owners-character` lists the keys of such
pieces by seat.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from openps.engine.claims import Claim, Saying, Verdict
from openps.engine.game import Sealed
from openps.engine.ids import Seat, Viewer
from openps.words.messages import Messages, as_value

SEAT_FORMS: Final = ("mid", "of", "to", "has", "not")
PIECE_FORMS: Final = ("the", "cap")
_VOWEL: Final = re.compile(r"[aeiouœæ]|y(?![aeiou])")


def _unknown(number: int) -> object:
    return None


class Teller:
    """Words for one viewer at one table; `pieces` are names that the table brought along, such as a user's cards.

    `entry` finds an entry of the log by its number, as the viewer may know it: claims point at them.
    """

    def __init__(
        self,
        messages: Messages,
        viewer: Viewer,
        pieces: Mapping[str, str] | None = None,
        entry: Callable[[int], object] = _unknown,
    ) -> None:
        self.say = messages
        self.viewer = viewer
        self._pieces = pieces or {}
        self._entry = entry
        self._owners: dict[str, dict[str, tuple[Seat, int]]] = {}  # by meaning and key: the seat, and which of its own

    def seat(self, seat: Seat | None) -> str:
        """How a seat is called where its name stands alone, as at the head of a row."""
        if seat is None:
            return "none"
        return self.say("seat-you") if seat == self.viewer else self.say("seat-other", seat=seat)

    def mid(self, seat: Seat) -> str:
        """How a seat is called within a sentence."""
        return self._form("mid", seat)

    def who(self, name: str, seat: Seat | None) -> dict[str, str]:
        """A seat as values of a message, in all its forms."""
        if seat is None:
            return {name: "none", f"{name}_is": "none"}
        forms = {f"{name}_{form}": self._form(form, seat) for form in SEAT_FORMS}
        return {name: self._form("start", seat), f"{name}_is": self._is(seat), **forms}

    def _is(self, seat: Seat) -> str:
        return "you" if seat == self.viewer else "other"

    def _form(self, form: str, seat: Seat) -> str:
        return self.say(f"seat-{self._is(seat)}-{form}", seat=seat)

    def piece(self, key: str) -> str:
        """The name of a card or another piece."""
        return self._pieces.get(key) or self.say(f"piece-{key}")

    def text(self, key: str) -> str:
        """What is printed on a piece to be read aloud; nothing where nothing is."""
        words = f"text-{key}"
        return self._pieces.get(f"text {key}") or (self.say(words) if words in self.say else "")

    def pieces(self, keys: Sequence[str | None]) -> str:
        """Several pieces in one line; those that the viewer may not know only by their number."""
        known = [key for key in keys if key is not None]
        told = []
        for key in sorted(set(known)):
            count = known.count(key)
            told.append(f"{count}× {self.piece(key)}" if count > 1 else self.piece(key))
        if len(known) < len(keys):
            told.append(self.say("pieces-hidden", count=len(keys) - len(known)))
        return ", ".join(told) or self.say("pieces-none")

    def tenths(self, value: int) -> str:
        whole, rest = divmod(value, 10)
        return f"{whole}{self.say('decimal-mark')}{rest}" if rest else str(whole)

    def event(self, event: object) -> str:
        """One line of the log; nothing for what is sealed."""
        if isinstance(event, Sealed):
            return ""
        if isinstance(event, Claim):
            return self.claim(event)
        key = f"event-{kebab(type(event).__name__)}"
        hidden = any(_hides(getattr(event, name), hint) for name, hint in hints(type(event)))
        if hidden and f"{key}-hidden" in self.say:
            key = f"{key}-hidden"
        return self.say(key, **self.values(event))

    def tale(self, what: object) -> str:
        """What decided a match that is over, or what became of a seat; a claim in the words of its speaker."""
        if isinstance(what, Claim):
            return self.claim(what)
        return self.say(f"tale-{kebab(type(what).__name__)}", **self.values(what))

    def claim(self, claim: Claim) -> str:
        """What somebody said, between quotation marks: the words are theirs."""
        words = self.saying(claim.says)
        if claim.because is not None:
            words = self.say("claim-because", words=words, moment=self.moment(claim.because))
        return self.say("claim-said", **self.who("who", claim.speaker), words=words)

    def moment(self, number: int) -> str:
        """The entry of the log that a claim points at: in a few words where its game has some, and by its number."""
        entry = self._entry(number)
        key = f"moment-{kebab(type(entry).__name__)}"
        if key not in self.say:
            return self.say("moment-entry", number=number)
        values = self.who("who", entry.speaker) if isinstance(entry, Claim) else self.values(entry)
        return self.say("moment-numbered", moment=self.say(key, **values), number=number)

    def saying(self, says: Saying) -> str:
        return self.say(f"claim-{kebab(type(says).__name__)}", **self.values(says))

    def forms(self, sayings: Sequence[type[Saying]]) -> str:
        """How claims of these kinds are typed."""
        return ", ".join([self.say(f"form-{kebab(one.__name__)}") for one in sayings]) or "none"

    def verdict(self, claim: Claim, verdict: Verdict) -> str:
        return self.say("claim-judged", claim=self.claim(claim), verdict=self.say(f"verdict-{verdict.value}"))

    def move(self, move: object) -> str:
        return self.say(f"move-{kebab(type(move).__name__)}", **self.values(move))

    def group(self, move: object) -> str:
        """The kind of action that a move belongs to."""
        return self.say(f"group-{kebab(type(move).__name__)}")

    def values(self, named: Any) -> dict[str, str | int]:
        """The fields as words, in their forms; beside a piece `name`, what is printed on it as `name_text`."""
        values: dict[str, str | int] = {}
        for name, hint in hints(type(named)):
            value = getattr(named, name)
            values[name] = self._value(value, hint)
            values |= self._forms(name, value, hint, str(values[name]))
        return values

    def _forms(self, name: str, value: Any, hint: Any, words: str) -> dict[str, str]:
        plain, meaning = meant(hint)
        if meaning == "seat" and get_origin(plain) is not tuple:
            return self.who(name, value)
        if value is None or not meaning:
            return {}
        if meaning == "piece":
            return {f"{name}_text": self.text(value)}
        owned = self._owned(meaning, value)
        if owned:
            return {f"{name}_the": words, f"{name}_cap": self.say("own-piece-cap", **owned)}
        known = [form for form in PIECE_FORMS if f"{form}-{meaning}" in self.say]
        return {f"{name}_{form}": self.say(f"{form}-{meaning}", words=words, vowel=vowel(words)) for form in known}

    def _value(self, value: Any, hint: Any) -> str | int:
        hint, meaning = meant(hint)
        if get_origin(hint) is tuple:
            return self._row(value, hint)
        if meaning == "seat":
            return self.seat(value)
        if meaning == "piece" and value is not None:
            return self.piece(value)
        if meaning == "tenths" and value is not None:
            return self.tenths(value)
        if meaning == "change" and value is not None:
            return signed(value)
        if meaning and value is not None:
            owned = self._owned(meaning, value)
            return self.say("own-piece", **owned) if owned else self.say(f"{meaning}-{value}")
        return "none" if value is None else as_value(value)

    def _owned(self, meaning: str, key: object) -> dict[str, str | int]:
        """Whose piece it is, in all forms, and which of its owner's; nothing for a piece that no seat owns."""
        known = self._owners.get(meaning)
        if known is None:
            known = self._owners[meaning] = self._read_owners(f"owners-{meaning}")
        owned = known.get(str(key))
        return {} if owned is None else {**self.who("owner", owned[0]), "kind": owned[1]}

    def _read_owners(self, message: str) -> dict[str, tuple[Seat, int]]:
        rows = self.say(message).split("|") if message in self.say else []
        return {key: (seat, kind) for seat, row in enumerate(rows) for kind, key in enumerate(row.split())}

    def _row(self, values: Sequence[Any], hint: Any) -> str:
        inner, *others = get_args(hint)
        if others != [...]:
            told = [str(self._value(value, one)) for value, one in zip(values, get_args(hint), strict=True)]
            return " ".join(told)
        if meant(inner)[1] == "piece":
            return self.pieces(values)
        if meant(inner)[1] == "seat":
            return ", ".join([self.mid(seat) for seat in values])
        return ", ".join([str(self._value(value, inner)) for value in values])


def vowel(words: str) -> str:
    """Whether words begin with the sound of a vowel, as far as letters tell: yes or no."""
    plain = unicodedata.normalize("NFD", words.lower())
    return "yes" if _VOWEL.match(plain) else "no"


def signed(value: int) -> str:
    """A change with its sign, always: +2, −1."""
    return f"{value:+}".replace("-", "−")


def _hides(value: Any, hint: Any) -> bool:
    """Whether a piece is missing here because the viewer may not know it."""
    hint, meaning = meant(hint)
    if get_origin(hint) is tuple:
        return any(_hides(item, get_args(hint)[0]) for item in value)
    return meaning == "piece" and value is None


def meant(hint: Any) -> tuple[Any, str]:
    """A type without its annotation, and what the annotation says; looks through `… | None` and new names."""
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is Annotated:
        plain, meaning, *_ = get_args(hint)
        return plain, str(meaning)
    inner = [one for one in get_args(hint) if one is not type(None)]
    if len(inner) == 1 and get_origin(hint) is not tuple:
        return meant(inner[0])
    return hint, ""


def hints(cls: Any) -> list[tuple[str, Any]]:
    """The fields of a class with their annotated types."""
    typed = _HINTS.get(cls)
    if typed is None:
        types = get_type_hints(cls, include_extras=True)
        typed = _HINTS[cls] = [(field.name, types[field.name]) for field in fields(cls)]
    return typed


_HINTS: Final[dict[type, list[tuple[str, Any]]]] = {}


def kebab(name: str) -> str:
    """`CardDrawn` is card-drawn, `IAm` is i-am."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=^I)(?=[A-Z])", "-", name).lower()
