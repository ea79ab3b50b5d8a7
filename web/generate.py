"""Writes what the web client takes from Python: what the fields of events and moves mean, so that it puts them into the
words of the terminal, and what is printed on the components of each game.

`python web/generate.py` writes the files; `--check` only tells whether they are fresh.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import is_dataclass
from pathlib import Path
from runpy import run_path
from typing import Any, Final, get_args, get_origin

from openps.catalog import AnyGame, games
from openps.engine.chance import FreeChance
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, Saying, Status, TheyAre
from openps.wire.facts import ASIDE
from openps.words.teller import hints, kebab, meant

SOURCE: Final = Path(__file__).parent / "src"


# ---- what fields mean


def meaning(hint: Any) -> Any:
    """A word such as "seat", a row: ["*", one] of any length, ["=", first, second …] of a fixed one, or named parts."""
    plain, word = meant(hint)
    if get_origin(plain) is tuple:
        inner = get_args(plain)
        if inner[-1] is ...:
            return ["*", meaning(inner[0])]
        return ["=", *[meaning(one) for one in inner]]
    return fields_of(plain) if is_dataclass(plain) else word


def fields_of(cls: Any) -> dict[str, Any]:
    return {name: meaning(hint) for name, hint in hints(cls)}


def meanings(game: AnyGame) -> dict[str, Any]:
    """Fields of the view, of all events and moves of a game, and what can be claimed in it."""
    options = game.options(max(game.info.players), {})
    moves = {type(move) for move in game.all_moves(options)}
    state = game.setup(options, FreeChance(0)).state
    cards = [key for key in game.census(state) if _sayable(game, state, IHave(key))]
    tried: list[Saying] = [IAm(Status.HUMAN), TheyAre(1, Status.HUMAN), ITrust(1)]
    tried += [IHave(cards[0]), IGave(1, cards[0])] if cards else []
    view = {name: meant for name, meant in fields_of(game.view_type()).items() if name not in ASIDE}
    return {
        "view": view,
        "events": {cls.__name__: fields_of(cls) for cls in game.event_types()},
        "moves": {cls.__name__: fields_of(cls) for cls in sorted(moves, key=lambda one: one.__name__)},
        "claims": [kebab(type(says).__name__) for says in tried if _sayable(game, state, says)],
        "cards": sorted(cards),
        "score": unit_of_scores(game),
    }


def unit_of_scores(game: AnyGame) -> str:
    """What a number of the final scores stands for, as the view says it; nothing for a plain number."""
    told = dict(hints(game.view_type())).get("scores")
    return meaning(told)[1] if told is not None else ""


def _sayable(game: AnyGame, state: Any, says: Saying) -> bool:
    return game.why_unsaid(state, Claim(0, says, 0)) is None


# ---- what is printed on the components, without the words


def printed() -> dict[str, Any]:
    """What the folder of each board says: its `box.py` writes its `box.json`."""
    return {path.parent.name: run_path(str(path))["printed"]() for path in sorted(SOURCE.glob("games/*/box.py"))}


# ---- files


def files() -> dict[Path, str]:
    found = {SOURCE / "lib" / "generated" / f"{key}.json": meanings(game) for key, game in games().items()}
    found |= {SOURCE / "games" / key / "box.json": components for key, components in printed().items()}
    return {path: json.dumps(plain, indent=1) + "\n" for path, plain in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = []
    for path, text in files().items():
        if not path.is_file() or path.read_text("utf-8") != text:
            stale.append(path.name)
            if not check:
                path.write_text(text, "utf-8")
    print(" ".join(stale))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
