"""TypeScript for the web client, made from the same types that the server speaks. `make types` writes it.

`wire.ts` holds the messages, which are the same for every game. What one game tells, its view, events, moves, questions
and aids, stands in `generated.ts` in the folder of its board.
"""

from __future__ import annotations

import sys
import types as kinds
from collections.abc import Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Raw, Struct, structs

from openps.catalog import OURS
from openps.editions.edition import Edition
from openps.engine.game import ASIDE, AnyGame
from openps.review.data import Review
from openps.wire import messages

HEAD: Final = "// Made from the types of the server by `make types`. Do not edit.\n"
# What a raw part of a message holds: each game's own, which only its board knows.
_RAW: Final = {
    "view": "object", "events": "Named[]", "moves": "LegalMove[]", "menu": "MenuEntry[]", "claims": "ClaimEvent[]",
    "options": "Record<string, unknown>", "aid": "unknown", "meanings": "unknown", "what": "Named",
    "fates": "Named[][]", "review": "Review | null",
}  # fmt: skip
_ALWAYS: Final = """
/** An event or a move: the name of its class, and its fields. What a viewer may not know is null. */
export type Named = { kind: string; [field: string]: unknown };
export type SealedEvent = { kind: "Sealed" };
export type ClaimEvent = { kind: "Claim"; speaker: number; text: string; at: number };
/** A move and the text that is sent for it. */
export interface LegalMove<Move extends Named = Named> { text: string; move: Move }
/** A kind of action of a turn: the numbers of its legal moves, or why there are none. */
export interface MenuEntry { action: string; moves: number[]; refusal: string | null; clause: string | null }
/** All that one game tells its board; the shell knows it only like this. */
export interface Telling { view: object; event: Named; move: Named; ask: string; aid: unknown }
"""
_IMPORTS: Final = """
import type * as wire from "../../wire";

export interface Told { view: View; event: Event | wire.SealedEvent | wire.ClaimEvent; move: Move; ask: Ask; aid: Aid }
"""
_NAMED: Final = """
import type { Named } from "./wire";
"""
_REVIEW: Final = """
import type { Review } from "./review";
"""
_AID: Final = "Aid"
_FEW: Final = 8
"""So many values of a field are listed; what has more is any string."""


def documents() -> dict[str, str]:
    """All files by their path in `web/src`."""
    games = {f"games/{edition.key}/generated.ts": game_document(edition) for edition in OURS}
    return {"wire.ts": house_document(), "review.ts": review_document(), **games}


def house_document() -> str:
    """The messages, whatever is played."""
    writer = _Writer()
    for message in (messages.Sent, messages.Heard):
        for one in get_args(message):
            writer.struct(one)
    for name in _http_types():
        writer.struct(name)
    writer.union("Sent", [one.__name__ for one in get_args(messages.Sent)])
    writer.union("Heard", [one.__name__ for one in get_args(messages.Heard)])
    return HEAD + _REVIEW + _ALWAYS + "".join(writer.parts)


def review_document() -> str:
    """What a review of a match holds: `what` and `reasons` are each game's own."""
    writer = _Writer()
    writer.dataclass(Review, Review.__name__)
    return HEAD + _NAMED + "".join(writer.parts)


def game_document(edition: Edition) -> str:
    """What one game tells its board."""
    writer = _GameWriter()
    writer.game(edition.rules, edition.data)
    return HEAD + _IMPORTS + "".join(writer.parts)


def _http_types() -> list[type[Struct]]:
    structs_named = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, Struct)]
    return [one for one in structs_named if one not in (messages.Strict, messages.Told, Struct)]


class _Writer:
    """Writes each type once, in the order in which they are asked for."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._done: set[str] = set()
        self._may_miss = False

    def union(self, name: str, members: Sequence[str]) -> None:
        self.parts.append(f"\nexport type {name} =\n" + "\n".join([f"  | {one}" for one in members]) + ";\n")

    def struct(self, cls: type[Struct]) -> str:
        if cls.__name__ not in self._done:
            self._done.add(cls.__name__)
            hints = get_type_hints(cls, include_extras=True)
            info = cls.__struct_config__
            lines = [f"  {info.tag_field}: {_quoted(info.tag)};"] if info.tag_field else []
            asked = issubclass(cls, messages.Strict)
            for field in structs.fields(cls):
                mark = "?" if asked and not field.required else ""
                lines.append(f"  {field.name}{mark}: {self._field(field.name, hints[field.name])};")
            self._interface(cls.__name__, lines)
        return cls.__name__

    def _interface(self, name: str, lines: Sequence[str]) -> None:
        self.parts.append(f"\nexport interface {name} {{\n" + "".join([f"{line}\n" for line in lines]) + "}\n")

    def _field(self, name: str, hint: object) -> str:
        return _RAW[name] if hint is Raw or name == "aid" else self._type(hint)

    def _type(self, hint: object) -> str:
        hint = getattr(hint, "__supertype__", hint)  # a NewType is what it stands for
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._type(inner[0])
        if origin in (Union, kinds.UnionType):
            return " | ".join(dict.fromkeys([self._type(one) for one in inner]))
        if origin is Literal:
            return _one_of(inner)
        if origin in (list, tuple, Sequence):
            return self._row(origin, inner)
        if origin is dict:
            return f"Record<string, {self._type(inner[1])}>"
        return self._plain(hint)

    def _row(self, origin: object, inner: tuple[object, ...]) -> str:
        if origin is tuple and inner[-1] is not ...:
            return "[" + ", ".join([self._type(one) for one in inner]) + "]"
        one = self._type(inner[0])
        return f"({one})[]" if "|" in one else f"{one}[]"

    def _plain(self, hint: object) -> str:
        known = {
            int: "number",
            float: "number",
            str: "string",
            bool: "boolean",
            type(None): "null",
            Any: "unknown",
            object: "Named",
        }
        if hint in known:
            return known[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return _one_of([member.value for member in hint])
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        if is_dataclass(hint) and isinstance(hint, type):
            return self.dataclass(hint, hint.__name__)
        raise TypeError(f"{hint} has no TypeScript")

    def dataclass(self, cls: type, name: str) -> str:
        if name not in self._done:
            self._done.add(name)
            self._interface(name, [f"  {field}: {text};" for field, text in self.fields(cls).items()])
        return name

    def fields(self, cls: type) -> dict[str, str]:
        """The fields of a dataclass that travel with it, and what they hold."""
        hints = get_type_hints(cls, include_extras=True)
        return {self._named(one): self._type(hints[one.name]) for one in fields(cls) if one.name not in ASIDE}

    def _named(self, field: Field[Any]) -> str:
        return f"{field.name}?" if self._may_miss and field.default is not MISSING else field.name


class _GameWriter(_Writer):
    """Writes what one game tells; a message that all games share stands in `wire.ts` already."""

    def game(self, game: AnyGame, data: Sequence[type]) -> None:
        hints = get_type_hints(game.view_type(), include_extras=True)
        asks = [one for one in get_args(hints.get("ask")) if one is not type(None)]
        self.dataclass(game.view_type(), "View")
        self._alias("Ask", self._type(asks[0]) if asks else "string")
        self._data(data)
        self.union("Event", [_named(one.__name__, self.fields(one)) for one in game.event_types()])
        self.union("Move", self._moves(game))

    def _data(self, data: Sequence[type]) -> None:
        """What it tells besides, marked where a client may leave something out; one of them is the aid of its board."""
        self._may_miss = True
        names = [self.dataclass(one, one.__name__) for one in data]
        self._may_miss = False
        self._alias(_AID, next((f"{name} | null" for name in names if name.endswith(_AID)), "null"))

    def _alias(self, name: str, text: str) -> None:
        self.parts.append(f"\nexport type {name} = {text};\n")

    def _moves(self, game: AnyGame) -> list[str]:
        """A field that takes few values in all moves of the game, such as a way, is told value by value."""
        by_kind: dict[type, list[Any]] = {}
        for move in game.all_moves(game.options(max(game.info.players), {})):
            by_kind.setdefault(type(move), []).append(move)
        ordered = sorted(by_kind.items(), key=lambda one: one[0].__name__)
        return [_named(cls.__name__, self.fields(cls) | _listed(cls, moves)) for cls, moves in ordered]

    def struct(self, cls: type[Struct]) -> str:
        return f"wire.{cls.__name__}" if cls.__module__ == messages.__name__ else super().struct(cls)


def _listed(cls: type, moves: Sequence[Any]) -> dict[str, str]:
    """Words with few values, as they occur. A piece is not listed: a table may bring its own."""
    few = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        values = dict.fromkeys([getattr(move, name) for move in moves])
        if get_args(hint)[:1] == (str,) and get_args(hint)[1] != "piece" and len(values) <= _FEW:
            few[name] = _one_of(list(values))
    return few


def _named(kind: str, field_types: dict[str, str]) -> str:
    return "{ " + "; ".join([f"kind: {_quoted(kind)}", *[f"{name}: {one}" for name, one in field_types.items()]]) + " }"


def _one_of(values: Sequence[object]) -> str:
    return " | ".join([_quoted(one) for one in values])


def _quoted(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def write(source: Path) -> None:
    for path, text in documents().items():
        (source / path).write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
