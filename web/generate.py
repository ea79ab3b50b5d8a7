"""Writes what the web client knows of the Python side: the wire as TypeScript types, and what fields of events mean.

`python web/generate.py` writes the files; `--check` only tells whether they are fresh.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from openps.catalog import AnyGame, games
from openps.engine.chance import FreeChance
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, Saying, Status, TheyAre
from openps.server.endpoints import ENDPOINTS, RecordFile
from openps.wire import messages as wire
from openps.words.teller import hints, kebab, meant

FOLDER: Final = Path(__file__).parent / "src" / "lib" / "generated"
HEAD: Final = """// Written by web/generate.py from the types of openps.wire; do not edit.

import type { LegalMove, MenuEntry, Named } from "../contract";

"""
PLAIN: Final[dict[Any, str]] = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
PLAIN[NoneType] = "null"
RAW: Final = {
    ("TableInfo", "options"): "Record<string, unknown>",
    ("Frame", "events"): "Named[]",
    ("Frame", "view"): "unknown",
    ("News", "events"): "Named[]",
    ("News", "view"): "unknown",
    ("News", "moves"): "LegalMove[]",
    ("News", "menu"): "MenuEntry[]",
    ("News", "claims"): "Named[]",
}
"""What stands in fields that the server encodes by itself."""


# ---- the wire


def wire_types() -> str:
    asked = [one for endpoint in ENDPOINTS for one in (endpoint.body, endpoint.answer) if one not in (None, RecordFile)]
    found: dict[str, type] = {}
    for one in [*asked, wire.Problem, *get_args(wire.Sent), *get_args(wire.Heard)]:
        _gather(one, found)
    parts = [_interface(found[name]) for name in sorted(found)]
    for name in ("Sent", "Heard"):
        members = " | ".join([one.__name__ for one in get_args(getattr(wire, name))])
        parts.append(f"export type {name} = {members};\n")
    return HEAD + "\n".join(parts)


def _gather(one: Any, found: dict[str, type]) -> None:
    if isinstance(one, type) and issubclass(one, msgspec.Struct):
        if one.__name__ not in found:
            found[one.__name__] = one
            for hint in get_type_hints(one).values():
                _gather(hint, found)
        return
    for inner in get_args(one):
        _gather(inner, found)


def _interface(cls: Any) -> str:
    lines = [f"export interface {cls.__name__} {{"]
    config = cls.__struct_config__
    if config.tag_field:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    types = get_type_hints(cls)
    for field in msgspec.structs.fields(cls):
        # What is sent may leave out a field with a default; what is heard always has it.
        open_end = "?" if issubclass(cls, wire.Strict) and not field.required else ""
        kind = RAW.get((cls.__name__, field.name)) or _type(types[field.name])
        lines.append(f"  {field.name}{open_end}: {kind};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any) -> str:
    origin = get_origin(hint)
    if origin is Annotated:
        return _type(get_args(hint)[0])
    if origin in (Union, UnionType):
        return " | ".join([_type(one) for one in get_args(hint)])
    if origin is Literal:
        return " | ".join([json.dumps(one) for one in get_args(hint)])
    if origin is list:
        inner = _type(get_args(hint)[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(get_args(hint)[1])}>"
    return PLAIN.get(hint) or str(hint.__name__)


# ---- what fields mean


def meaning(hint: Any) -> Any:
    """A word such as "seat", or a row: ["*", one] of any length, ["=", first, second …] of a fixed one."""
    plain, word = meant(hint)
    if get_origin(plain) is tuple:
        inner = get_args(plain)
        if inner[-1] is ...:
            return ["*", meaning(inner[0])]
        return ["=", *[meaning(one) for one in inner]]
    return word


def fields_of(cls: Any) -> dict[str, Any]:
    return {name: meaning(hint) for name, hint in hints(cls)}


def meanings(game: AnyGame) -> dict[str, Any]:
    """Fields of all events and moves of a game, and what can be claimed in it."""
    options = game.options(max(game.info.players), {})
    moves = {type(move) for move in game.all_moves(options)}
    state = game.setup(options, FreeChance(0)).state
    cards = [key for key in game.census(state) if _sayable(game, state, IHave(key))]
    tried: list[Saying] = [IAm(Status.HUMAN), TheyAre(1, Status.HUMAN), ITrust(1)]
    tried += [IHave(cards[0]), IGave(1, cards[0])] if cards else []
    return {
        "events": {cls.__name__: fields_of(cls) for cls in game.event_types()},
        "moves": {cls.__name__: fields_of(cls) for cls in sorted(moves, key=lambda one: one.__name__)},
        "claims": [kebab(type(says).__name__) for says in tried if _sayable(game, state, says)],
        "cards": sorted(cards),
    }


def _sayable(game: AnyGame, state: Any, says: Saying) -> bool:
    return game.why_unsaid(state, Claim(0, says, 0)) is None


# ---- files


def files() -> dict[str, str]:
    told = {f"{key}.json": json.dumps(meanings(game), indent=1) + "\n" for key, game in games().items()}
    return {"wire.ts": wire_types(), **told}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = []
    for name, text in files().items():
        path = FOLDER / name
        if not path.is_file() or path.read_text("utf-8") != text:
            stale.append(name)
            if not check:
                path.write_text(text, "utf-8")
    print(" ".join(stale))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
