"""Writes what the web client takes from Python: what the fields of events and moves mean, so that it puts them into the
words of the terminal, what is printed on the components of each game, and the card of each game, which the start page
shows where there is no server, while Python gets ready behind it.

`python web/generate.py` writes the files; `--check` only tells whether they are fresh.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from runpy import run_path
from typing import Any, Final

from msgspec import to_builtins

from openps.catalog import editions
from openps.desk.endpoints import game_card
from openps.words.meanings import meanings

SOURCE: Final = Path(__file__).parent / "src"


# ---- what is printed on the components, without the words


def printed() -> dict[str, Any]:
    """What the folder of each board says: its `box.py` writes its `box.json`."""
    return {path.parent.name: run_path(str(path))["printed"]() for path in sorted(SOURCE.glob("games/*/box.py"))}


# ---- what the house in a tab would tell, once it is there


def cards() -> dict[Path, Any]:
    return {
        SOURCE / "lib" / "generated" / "cards" / f"{key}.json": {"place": place, "card": to_builtins(game_card(one))}
        for place, (key, one) in enumerate(editions().items())
    }


# ---- files


def files() -> dict[Path, str]:
    by_path = {
        SOURCE / "lib" / "generated" / f"{key}.json": meanings(
            one.rules, one.screen.story, (*one.tale.kinds, *one.insight.kinds)
        )
        for key, one in editions().items()
    }
    by_path |= cards()
    by_path |= {SOURCE / "games" / key / "box.json": components for key, components in printed().items()}
    return {path: json.dumps(plain, indent=1) + "\n" for path, plain in by_path.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = []
    for path, text in files().items():
        if not path.is_file() or path.read_text("utf-8") != text:
            stale.append(path.name)
            if not check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
    print(" ".join(stale))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
