"""Writes what the fields of events and moves mean, so that the web client puts them into the words of the terminal.

`python web/generate.py` writes the files; `--check` only tells whether they are fresh.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final, get_args, get_origin

from openps.catalog import AnyGame, games
from openps.engine.chance import FreeChance
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, Saying, Status, TheyAre
from openps.words.teller import hints, kebab, meant

FOLDER: Final = Path(__file__).parent / "src" / "lib" / "generated"


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
    return {f"{key}.json": json.dumps(meanings(game), indent=1) + "\n" for key, game in games().items()}


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
