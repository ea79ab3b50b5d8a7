"""Writes what the web client takes from Python: what the fields of events and moves mean, so that it puts them into the
words of the terminal, and what is printed on the components of each game.

`python web/generate.py` writes the files; `--check` only tells whether they are fresh.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from openps.catalog import games
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards
from openps.games.pani_high import box as school_box
from openps.games.pani_high.deck import HOUSE_DECK
from openps.games.panic_station import box as station_box
from openps.words.meanings import meanings

SOURCE: Final = Path(__file__).parent / "src"


# ---- what is printed on the components, without the words


def printed() -> dict[str, Any]:
    rooms = [
        {"key": card.key, "icon": station_box.ICONS[card.icon], "sides": card.sides, "two": card.two_rooms}
        for card in station_box.ROOM_CARDS
    ]
    faces = [
        {name: getattr(face, name) for name in ("key", "family", "copies", "value", "doubled_at")}
        for face in HOUSE_DECK.faces
    ]
    school = {"demonstration": school_box.DEMONSTRATION, "seal_score": school_box.SEAL_SCORE, "faces": faces}
    return {"panic_station": {"rooms": rooms}, "negotiator": _crisis_cards(), "pani_high": school}


def _crisis_cards() -> dict[str, Any]:
    cards = dict(plain_cards(HOUSE_CARDS))
    for family in cards.values():
        for card in family if isinstance(family, list) else ():
            if isinstance(card, dict):
                for words in ("name", "text", "source"):
                    card.pop(words, None)
    return cards


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
