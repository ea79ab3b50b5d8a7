"""What is general names no game: whoever changes something about a game opens that game's folders and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from openps.catalog import OURS, messages_of
from openps.engine import claims
from openps.words.messages import LANGUAGES

ROOT = Path(__file__).parents[2]
KEYS = [edition.key for edition in OURS]
CATALOGUE = {"src/openps/catalog/__init__.py"}
THE_PAGES_LIST = {"web/src/games/index.ts"}
TEXT = {".py", ".ftl", ".toml", ".css", ".html", ".ts", ".svelte", ".json", ".mako"}


def spellings(key: str) -> list[str]:
    """As Python, CSS and TypeScript write it: panic_station, PANIC_STATION, panic-station, panicStation."""
    camel = "".join([part.capitalize() for part in key.split("_")])
    return [key, key.upper(), key.replace("_", "-"), camel, camel[0].lower() + camel[1:]]


NAMED = re.compile("|".join([spelling for key in KEYS for spelling in spellings(key)]))


def is_a_games_own(path: Path) -> bool:
    """In a folder of a game, or a file that is called after it, with or without the version of an environment."""
    return any(re.sub(r"_v\d+$", "", part) in KEYS for part in (*path.parts, path.stem))


def naming(folder: str) -> set[str]:
    """The files of a folder outside the games' own that contain the key of a game."""
    paths = [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.suffix in TEXT]
    general = [path for path in paths if not is_a_games_own(path) and "static" not in path.parts]
    general = [path for path in general if not path.name.endswith(".test.ts")]
    assert len(general) > 60
    return {path.as_posix() for path in general if NAMED.search((ROOT / path).read_text("utf-8"))}


def test_only_the_catalogue_names_games() -> None:
    assert naming("src/openps") == CATALOGUE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_house_speak_of_no_game(language: str) -> None:
    told = (ROOT / "src" / "openps" / "words" / "messages" / f"{language}.ftl").read_text("utf-8")
    titles = [messages_of(key, language)(f"game-{key}").rstrip("!") for key in KEYS]
    assert [line for line in told.splitlines() if any(title in line for title in titles)] == []


def test_of_the_page_only_the_list_of_its_games_does() -> None:
    assert naming("web/src") == THE_PAGES_LIST
    for general in ("generate.py", "index.html", "vite.config.ts"):
        assert not NAMED.search((ROOT / "web" / general).read_text("utf-8"))


def test_the_engine_does_not_know_what_somebody_can_be() -> None:
    told = Path(claims.__file__).read_text("utf-8")
    assert re.findall(r"\b(human|infected|host)\b", told, re.IGNORECASE) == []
