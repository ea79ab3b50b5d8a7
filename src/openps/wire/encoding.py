"""Views, events, moves and claims of any game as JSON, and back.

A view travels without its options: they are public and fixed, so they are told once, with the table. Events and moves
name their class under `kind`; what stands inside a view needs no name, its place says what it is. Claims travel as
their one line of text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final, NamedTuple, TypedDict, get_type_hints

import msgspec

from openps.engine.claims import Claim, claim_text, parse_claim
from openps.engine.decision import MenuEntry
from openps.engine.errors import OpenpsError
from openps.engine.game import ASIDE, SEALED, AnyGame, Sealed

KIND: Final = "kind"
ENCODER: Final = msgspec.json.Encoder()

_CLAIM: Final = "Claim"
_COMPILED: Final = "__mypyc_attrs__"
"""What a class of the compiled core has."""
_SEALED: Final = ENCODER.encode({KIND: "Sealed"})
_MOST_KEPT: Final = 20_000
_MOST_OPTIONS: Final = 64

Row = tuple[object, ...]


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a dataclass that travel with it."""
    known = _FIELDS.get(cls)
    if known is None:
        known = _FIELDS[cls] = tuple([field.name for field in fields(cls) if field.name not in ASIDE])
    return known


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def encode_view(view: object) -> bytes:
    """The whole of it."""
    return Views(type(view)).changes(None, view).data


class Changes(NamedTuple):
    """What is not in a view as it was before. Of the rows that `kept` names so many entries stay, and these follow."""

    data: bytes
    kept: dict[str, int]


class _Field:
    """How one field changed; it holds on to both values, so that nothing else can be taken for them."""

    __slots__ = ("data", "kept", "new", "old")

    def __init__(self, old: object, new: object, data: bytes, kept: int | None = None) -> None:
        self.old = old
        self.new = new
        self.data = data
        self.kept = kept


class Views:
    """Views of one moment as JSON, each without what its viewer knows: what several are told alike is encoded once."""

    def __init__(self, cls: type, histories: Sequence[str] = ()) -> None:
        self._names = field_names(cls)
        self._values = _getter(self._names)
        self._nothing: Row = (_UNKNOWN,) * len(self._names)
        self._histories = histories
        self._last = [_UNTOLD] * len(self._names)

    def changes(self, before: object | None, view: object) -> Changes:
        """Most fields are everybody's: what was told last of a field is asked first, by identity and not by value."""
        last, rows, kept = self._last, [], {}
        old = self._nothing if before is None else self._values(before)
        new = self._values(view)
        for place in range(len(new)):  # by number: compiled, that takes no iterator and no pair a field
            was, value = old[place], new[place]
            if was is value:
                continue
            known = last[place]
            if known.old is not was or known.new is not value:
                known = last[place] = self._compared(self._names[place], was, value)
            if known.data:
                rows.append(known.data)
            if known.kept is not None:
                kept[self._names[place]] = known.kept
        return Changes(b"{" + b",".join(rows) + b"}", kept)

    def _compared(self, name: str, old: object, new: object) -> _Field:
        if old == new:
            return _Field(old, new, b"")
        if name in self._histories and isinstance(old, tuple) and isinstance(new, tuple):
            kept = beginning(old, new)
            return _Field(old, new, _labelled(name, new[kept:]), kept)
        return _Field(old, new, _labelled(name, new))


class _Unknown:
    """In the place of what nobody was told."""


_UNKNOWN: Final = _Unknown()
_UNTOLD: Final = _Field(_UNKNOWN, _UNKNOWN, b"")


def _labelled(name: str, value: object) -> bytes:
    return b'"%s":%s' % (name.encode(), ENCODER.encode(value))


def beginning(before: Row, now: Row) -> int:
    """How many entries a history begins with that stood in it before: all of them, unless a move was taken back."""
    if now[: len(before)] == before:
        return len(before)
    for place, (one, other) in enumerate(zip(before, now, strict=False)):
        if one != other:
            return place
    return len(now)


@cache
def _getter(names: tuple[str, ...]) -> Callable[[object], Row]:
    """All those fields at once; for fewer than two, `attrgetter` gives no row."""
    return attrgetter(*names) if len(names) > 1 else lambda value: tuple([getattr(value, name) for name in names])


def named(value: object) -> dict[str, object]:
    """An event or a move with the name of its class."""
    names = field_names(type(value))
    return {KIND: type(value).__name__, **dict(zip(names, _getter(names)(value), strict=True))}


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
    return b"[" + b",".join([_menu_row(entry, number) for entry in entries]) + b"]"


def _menu_row(entry: MenuEntry, number: Mapping[object, int]) -> bytes:
    refusal = entry.refusal
    because = None if refusal is None else (refusal.key, refusal.clause)
    if not entry.moves:
        return _encoded_row(str(entry.action), (), because)
    return _encoded_row(str(entry.action), tuple([number[move] for move in entry.moves]), because)


@lru_cache(2_000)
def _encoded_row(action: str, moves: tuple[int, ...], because: tuple[str, str] | None) -> bytes:
    """Most of a menu is what it was before."""
    key, clause = because or (None, None)
    return ENCODER.encode({"action": action, "moves": moves, "refusal": key, "clause": clause})


# ---- and back, for clients and bots


class Reader:
    """Reads views, events and moves of one match; the options are those of its table."""

    def __init__(self, game: AnyGame, options: object) -> None:
        self._game = game
        self._options = options
        self._hints = _hints(game.view_type())
        self._events = {cls.__name__: cls for cls in game.event_types()}
        self._compiled = hasattr(game.view_type(), _COMPILED)

    def view(self, data: Mapping[str, object], claims: Sequence[Mapping[str, object]] = ()) -> object:
        given: dict[str, object] = {}
        for name, hint in self._hints.items():
            if name == "options":
                given[name] = self._options
            elif name == "claims":
                given[name] = tuple([claim(one) for one in claims])
            else:
                given[name] = self._read(data[name], hint)
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
        return self._read({name: value for name, value in data.items() if name != KIND}, cls)

    def _read(self, data: object, hint: object) -> object:
        value: object = msgspec.convert(data, hint)
        return made(value) if self._compiled else value

    def move(self, text: str) -> object:
        return self._game.parse_move(text)


def made(value: object) -> object:
    """The same, with everything in it made by its own class.

    `msgspec` fills the fields of an object without calling its class, and a compiled one has no methods then: whoever
    calls one ends the process.
    """
    cls: type = type(value)
    if isinstance(value, tuple):
        row = [made(one) for one in value]
        return tuple(row) if cls is tuple else cls(*row)
    if isinstance(value, list):
        return [made(one) for one in value]
    if isinstance(value, dict):
        return {key: made(one) for key, one in value.items()}
    names = _fields_of(cls)
    return value if names is None else cls(**{name: made(getattr(value, name)) for name in names})


@cache
def _fields_of(cls: type) -> tuple[str, ...] | None:
    """Of a class that is to be called; nothing of any other."""
    return tuple([field.name for field in fields(cls)]) if is_dataclass(cls) else None


@cache
def _hints(cls: type) -> dict[str, object]:
    """The types of the fields of a view. They take long to work out, and bots read one view after the other."""
    return get_type_hints(cls)


def claim(data: Mapping[str, object]) -> Claim:
    said = msgspec.convert(data, _Said)
    return parse_claim(said["text"], said["speaker"], said["at"])


class _Said(TypedDict):
    speaker: int
    text: str
    at: int


def read_options(game: AnyGame, given: Mapping[str, object]) -> object:
    """The options of a table from the plain values that it shows; they do not change, so each is read once."""
    key = (game.info.key, game.info.rules_version, ENCODER.encode(given))
    known = _READ_OPTIONS.pop(key, None)
    if known is None:
        plain = msgspec.json.decode(key[2])
        known = game.options(plain.pop("players"), plain)
    for oldest in list(_READ_OPTIONS)[: max(0, len(_READ_OPTIONS) + 1 - _MOST_OPTIONS)]:
        _READ_OPTIONS.pop(oldest, None)  # a deck of one's own is large, and its table is soon forgotten
    _READ_OPTIONS[key] = known
    return known


_READ_OPTIONS: Final[dict[tuple[str, int, bytes], object]] = {}
