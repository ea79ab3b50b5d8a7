"""TypeScript for the web client, made from the same types that the server speaks. `make types` writes it."""

from __future__ import annotations

import types as kinds
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Raw, Struct, structs

from openps.catalog import OURS, AnyGame
from openps.wire import messages
from openps.wire.facts import ASIDE

HEAD: Final = "// Made from the types of the server by `make types`. Do not edit.\n"
# What a raw part of a message holds: each game's own.
_RAW: Final = {
    "view": "View", "events": "GameEvent[]", "moves": "LegalMove[]", "menu": "MenuEntry[]", "claims": "ClaimEvent[]",
    "options": "Record<string, unknown>",
}  # fmt: skip
_ALWAYS: Final = """
export interface SealedEvent { kind: "Sealed" }
export interface ClaimEvent { kind: "Claim"; speaker: number; text: string; at: number }
export interface LegalMove { text: string; move: GameMove }
export interface MenuEntry { action: string; moves: number[]; refusal: string | null; clause: string | null }
"""


def document() -> str:
    writer = _Writer()
    for message in (messages.Sent, messages.Heard):
        for one in get_args(message):
            writer.struct(one)
    for name in _http_types():
        writer.struct(name)
    prefixes = [writer.game(game) for game in OURS]
    writer.union("Sent", [one.__name__ for one in get_args(messages.Sent)])
    writer.union("Heard", [one.__name__ for one in get_args(messages.Heard)])
    writer.union("View", [f"{prefix}View" for prefix in prefixes])
    writer.union("GameEvent", [*[f"{prefix}Event" for prefix in prefixes], "SealedEvent", "ClaimEvent"])
    writer.union("GameMove", [f"{prefix}Move" for prefix in prefixes])
    return HEAD + _ALWAYS + "".join(writer.parts)


def _http_types() -> list[type[Struct]]:
    found = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, Struct)]
    return [one for one in found if one not in (messages.Strict, messages.Told, Struct)]


class _Writer:
    """Writes each type once, in the order in which they are asked for."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._done: set[str] = set()
        self._prefix = ""

    def union(self, name: str, members: Sequence[str]) -> None:
        self.parts.append(f"\nexport type {name} =\n" + "\n".join([f"  | {one}" for one in members]) + ";\n")

    def struct(self, cls: type[Struct]) -> None:
        if cls.__name__ in self._done:
            return
        self._done.add(cls.__name__)
        hints = get_type_hints(cls, include_extras=True)
        info = cls.__struct_config__
        lines = [f"  {info.tag_field}: {_quoted(info.tag)};"] if info.tag_field else []
        asked = issubclass(cls, messages.Strict)
        for field in structs.fields(cls):
            mark = "?" if asked and not field.required else ""
            lines.append(f"  {field.name}{mark}: {self._field(field.name, hints[field.name])};")
        self._interface(cls.__name__, lines)

    def game(self, game: AnyGame) -> str:
        """The view, the events and the moves of a game, with its name before each."""
        prefix = self._prefix = "".join([part.capitalize() for part in game.info.key.split("_")])
        self._dataclass(game.view_type(), f"{prefix}View", ())
        events = [self._dataclass(one, f"{prefix}{one.__name__}", (one.__name__,)) for one in game.event_types()]
        self.union(f"{prefix}Event", events)
        moves = {type(move) for move in game.all_moves(game.options(max(game.info.players), {}))}
        named = sorted(moves, key=lambda one: one.__name__)
        self.union(
            f"{prefix}Move", [self._dataclass(one, f"{prefix}{one.__name__}Move", (one.__name__,)) for one in named]
        )
        return prefix

    def _dataclass(self, cls: type, name: str, kind: tuple[str, ...]) -> str:
        if name not in self._done:
            self._done.add(name)
            hints = get_type_hints(cls, include_extras=True)
            lines = [f"  kind: {_quoted(one)};" for one in kind]
            lines += [f"  {one.name}: {self._type(hints[one.name])};" for one in fields(cls) if one.name not in ASIDE]
            self._interface(name, lines)
        return name

    def _interface(self, name: str, lines: Sequence[str]) -> None:
        self.parts.append(f"\nexport interface {name} {{\n" + "".join([f"{line}\n" for line in lines]) + "}\n")

    def _field(self, name: str, hint: Any) -> str:
        return _RAW[name] if hint is Raw else self._type(hint)

    def _type(self, hint: Any) -> str:
        hint = getattr(hint, "__supertype__", hint)  # a NewType is what it stands for
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._type(inner[0])
        if origin in (Union, kinds.UnionType):
            return " | ".join(dict.fromkeys([self._type(one) for one in inner]))
        if origin is Literal:
            return " | ".join([_quoted(one) for one in inner])
        if origin in (list, tuple, Sequence):
            return self._row(origin, inner)
        if origin is dict:
            return f"Record<string, {self._type(inner[1])}>"
        return self._plain(hint)

    def _row(self, origin: Any, inner: tuple[Any, ...]) -> str:
        if origin is tuple and inner[-1] is not ...:
            return "[" + ", ".join([self._type(one) for one in inner]) + "]"
        one = self._type(inner[0])
        return f"({one})[]" if "|" in one else f"{one}[]"

    def _plain(self, hint: Any) -> str:
        known = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
        if hint in known:
            return known[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return " | ".join([_quoted(member.value) for member in hint])
        if isinstance(hint, type) and issubclass(hint, Struct):
            self.struct(hint)
            return hint.__name__
        if is_dataclass(hint) and isinstance(hint, type):
            return self._dataclass(hint, f"{self._prefix}{hint.__name__}", ())
        raise TypeError(f"{hint} has no TypeScript")


def _quoted(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


if __name__ == "__main__":
    import sys

    sys.stdout.write(document())
