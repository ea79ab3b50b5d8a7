"""What is general names no game: whoever changes something about a game opens that game's folders and no others."""

from __future__ import annotations

import re
from pathlib import Path

from openps.catalog import OURS
from openps.engine import claims

ROOT = Path(__file__).parents[2]
KEYS = [edition.key for edition in OURS]
CATALOGUE = {"src/openps/catalog/__init__.py"}
# Of the web client, what still names a game. This list only ever grows shorter.
STILL = {
    "web/src/app.css",
    "web/src/dev/boards.ts",
    "web/src/games/boards.test.ts",
    "web/src/lib/clauses.ts",
    "web/src/lib/people.ts",
    "web/src/lib/route.svelte.ts",
    "web/src/lib/small.test.ts",
    "web/src/lib/words.test.ts",
    "web/src/shell/Career.svelte",
    "web/src/shell/GameArt.svelte",
    "web/src/shell/Lobby.svelte",
    "web/src/shell/Start.svelte",
    "web/src/shell/TablePage.test.ts",
    "web/src/wire.ts",
}
TEXT = {".py", ".ftl", ".toml", ".css", ".html", ".ts", ".svelte", ".json", ".mako"}


def spellings(key: str) -> list[str]:
    """As Python, CSS and TypeScript write it: panic_station, PANIC_STATION, panic-station, panicStation."""
    camel = "".join([part.capitalize() for part in key.split("_")])
    return [key, key.upper(), key.replace("_", "-"), camel, camel[0].lower() + camel[1:]]


NAMED = re.compile("|".join([spelling for key in KEYS for spelling in spellings(key)]))


def is_a_games_own(path: Path) -> bool:
    """In a folder of a game, or a file that is called after it."""
    return any(part in KEYS for part in (*path.parts, path.stem))


def naming(folder: str) -> set[str]:
    """The files of a folder outside the games' own that contain the key of a game."""
    paths = [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.suffix in TEXT]
    general = [path for path in paths if not is_a_games_own(path) and "static" not in path.parts]
    assert len(general) > 60
    return {path.as_posix() for path in general if NAMED.search((ROOT / path).read_text("utf-8"))}


def test_only_the_catalogue_names_games() -> None:
    assert naming("src/openps") == CATALOGUE


def test_of_the_web_client_only_what_is_listed_still_does() -> None:
    found = naming("web/src")
    assert sorted(found - STILL) == []
    assert sorted(STILL - found) == [], "these name no game any more: take them off the list"


def test_the_engine_does_not_know_what_somebody_can_be() -> None:
    told = Path(claims.__file__).read_text("utf-8")
    assert re.findall(r"\b(human|infected|host)\b", told, re.IGNORECASE) == []
