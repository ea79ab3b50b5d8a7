"""Views, events, moves and claims of any game as JSON, and back.

A view travels without its options: they are public and fixed, so they are told once, with the table. Events and moves
name their class under `kind`; what stands inside a view needs no name, its place says what it is. Claims travel as
their one line of text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Final, get_origin, get_type_hints

import msgspec

from openps.engine.claims import Claim, claim_text, parse_claim
from openps.engine.decision import MenuEntry
from openps.engine.errors import OpenpsError
from openps.engine.game import ASIDE, SEALED, AnyGame, Sealed

KIND: Final = "kind"
ENCODER: Final = msgspec.json.Encoder()

_CLAIM: Final = "Claim"
_SEALED: Final = ENCODER.encode({KIND: "Sealed"})
_MOST_KEPT: Final = 20_000
_MOST_OPTIONS: Final = 64
NOTHING_KEPT: Final[Mapping[str, int]] = MappingProxyType({})


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a dataclass that travel with it."""
    known = _FIELDS.get(cls)
    if known is None:
        known = _FIELDS[cls] = tuple([field.name for field in fields(cls) if field.name not in ASIDE])
    return known


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def encode_view(view: object) -> bytes:
    return Views(type(view)).encode(view)


class Views:
    """Views of one moment as JSON: what is the same for several viewers is encoded once."""

    def __init__(self, cls: type) -> None:
        self._shape = _shape(cls)
        self._kept: dict[bytes, tuple[object, bytes]] = {}

    def encode(self, view: object, kept: Mapping[str, int] = NOTHING_KEPT) -> bytes:
        """Rows that a viewer has in part come without that part."""
        shape = self._shape
        parts = [ENCODER.encode(dict(zip(shape.plain, shape.plain_of(view), strict=True)))[:-1]]
        for name, label, part in zip(shape.parts, shape.labels, shape.parts_of(view), strict=True):
            value = part[kept[name] :] if name in kept and isinstance(part, tuple) else part
            known = self._kept.get(label)
            if known is None or (known[0] is not value and known[0] != value):
                known = self._kept[label] = (value, label + ENCODER.encode(value))
            parts.append(known[1])
        return b"".join(parts) + b"}"


class _Shape:
    """The fields of a view: plain ones, and those that are worth keeping."""

    def __init__(self, cls: type) -> None:
        hints = get_type_hints(cls)
        self.parts = [n for n in field_names(cls) if is_dataclass(hints[n]) or get_origin(hints[n]) is tuple]
        self.plain = [name for name in field_names(cls) if name not in self.parts]
        self.labels = [f',"{name}":'.encode() for name in self.parts]
        self.plain_of = _getter(self.plain)
        self.parts_of = _getter(self.parts)


def _getter(names: Sequence[str]) -> Callable[[object], Sequence[object]]:
    """All those fields at once; for fewer than two, `attrgetter` gives no row."""
    return attrgetter(*names) if len(names) > 1 else lambda view: [getattr(view, name) for name in names]


@cache
def _shape(cls: type) -> _Shape:
    return _Shape(cls)


def named(value: object) -> dict[str, object]:
    """An event or a move with the name of its class."""
    parts: dict[str, object] = {KIND: type(value).__name__}
    for name in field_names(type(value)):
        parts[name] = getattr(value, name)
    return parts


def plain_claim(claim: Claim) -> dict[str, object]:
    return {KIND: _CLAIM, "speaker": claim.speaker, "text": claim_text(claim), "at": claim.at}


def plain_event(event: object) -> dict[str, object]:
    if isinstance(event, Sealed):
        return {KIND: "Sealed"}
    return plain_claim(event) if isinstance(event, Claim) else named(event)


def encode_event(event: object) -> bytes:
    return _SEALED if isinstance(event, Sealed) else ENCODER.encode(plain_event(event))


class Moves:
    """Legal moves as JSON. A game has few different moves and shows them often: each is encoded once."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._kept: dict[object, bytes] = {}

    def kept(self) -> int:
        """How many are at hand."""
        return len(self._kept)

    def encode(self, moves: Sequence[object]) -> bytes:
        return b"[" + b",".join([self._one(move) for move in moves]) + b"]"

    def _one(self, move: object) -> bytes:
        known = self._kept.get(move)
        if known is None:
            known = ENCODER.encode({"text": self._game.move_text(move), "move": named(move)})
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()  # filled by cards that nobody plays with any more
            self._kept[move] = known
        return known


def encode_menu(entries: Sequence[MenuEntry], moves: Sequence[object]) -> bytes:
    """The kinds of action of a turn with the numbers of their moves, or why there are none."""
    number = {move: index for index, move in enumerate(moves)}
    rows = []
    for entry in entries:
        refusal = entry.refusal
        rows.append(
            {
                "action": str(entry.action),
                "moves": [number[move] for move in entry.moves],
                "refusal": refusal and refusal.key,
                "clause": refusal and refusal.clause,
            }
        )
    return ENCODER.encode(rows)


# ---- and back, for clients and bots


class Reader:
    """Reads views, events and moves of one match; the options are those of its table."""

    def __init__(self, game: AnyGame, options: object) -> None:
        self._game = game
        self._options = options
        self._hints = _hints(game.view_type())
        self._events = {cls.__name__: cls for cls in game.event_types()}

    def view(self, data: Mapping[str, object], claims: Sequence[Mapping[str, object]] = ()) -> object:
        given: dict[str, object] = {}
        for name, hint in self._hints.items():
            if name == "options":
                given[name] = self._options
            elif name == "claims":
                given[name] = tuple([claim(one) for one in claims])
            else:
                given[name] = msgspec.convert(data[name], hint)
        return self._game.view_type()(**given)

    def event(self, data: Mapping[str, object]) -> object:
        kind = data.get(KIND)
        if kind == "Sealed":
            return SEALED
        if kind == _CLAIM:
            return claim(data)
        cls = self._events.get(str(kind))
        if cls is None:
            raise OpenpsError("error-plain-kind", got=kind)
        return msgspec.convert({name: value for name, value in data.items() if name != KIND}, cls)

    def move(self, text: str) -> object:
        return self._game.parse_move(text)


@cache
def _hints(cls: type) -> dict[str, object]:
    """The types of the fields of a view. They take long to work out, and bots read one view after the other."""
    return get_type_hints(cls)


def claim(data: Mapping[str, object]) -> Claim:
    said = msgspec.convert(data, _Said)
    return parse_claim(said.text, said.speaker, said.at)


class _Said(msgspec.Struct):
    speaker: int
    text: str
    at: int


def read_options(game: AnyGame, given: Mapping[str, object]) -> object:
    """The options of a table from the plain values that it shows; they do not change, so each is read once."""
    key = (game.info.key, ENCODER.encode(given))
    known = _READ_OPTIONS.pop(key, None)
    if known is None:
        plain = msgspec.json.decode(key[1])
        known = game.options(plain.pop("players"), plain)
    for oldest in list(_READ_OPTIONS)[: max(0, len(_READ_OPTIONS) + 1 - _MOST_OPTIONS)]:
        _READ_OPTIONS.pop(oldest, None)  # a deck of one's own is large, and its table is soon forgotten
    _READ_OPTIONS[key] = known
    return known


_READ_OPTIONS: Final[dict[tuple[str, bytes], object]] = {}
