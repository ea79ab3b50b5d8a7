"""The same thing has the same name: the files of the games as ARCHITECTURE lists them, and variables that say what they
hold."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from openps.catalog import OURS

ROOT = Path(__file__).parents[2]
GAMES = [edition.key for edition in OURS]
ROW = re.compile(r"^\| (`[^|]+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
SHARED_TESTS = {"tables", "test_components", "test_setup", "test_end", "test_secrets"}


def listed(game: str) -> set[str]:
    """The files that ARCHITECTURE promises for a game."""
    promised = set()
    for names, games in ROW.findall((ROOT / "ARCHITECTURE.md").read_text("utf-8")):
        if games == "every game" or game in games.split(", "):
            promised |= set(re.findall(r"`(\w+)`", names))
    return promised


def parts(folder: Path) -> set[str]:
    """Files and folders of Python by their name."""
    files = [path for path in folder.glob("*.py") if path.stem != "__init__"]
    return {path.stem for path in [*files, *[path.parent for path in folder.glob("*/__init__.py")]]}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_that_the_architecture_lists(game: str) -> None:
    assert len(listed(game)) > 12
    assert parts(ROOT / "src" / "openps" / "games" / game) == listed(game)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_chapters_of_a_part_share_stands_in_a_file_of_that_name(game: str) -> None:
    for part in (ROOT / "src" / "openps" / "games" / game).glob("*/__init__.py"):
        assert not {"core", "words", "common", "util"} & parts(part.parent)


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_the_games_share_their_names(game: str) -> None:
    assert parts(ROOT / "tests" / "games" / game) >= SHARED_TESTS


def called_found(path: Path) -> list[str]:
    """Variables and parameters that say only that there was a search."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    stored = [node.lineno for node in nodes if isinstance(node, ast.Name) and node.id == "found" and is_stored(node)]
    stored += [node.lineno for node in nodes if isinstance(node, ast.arg) and node.arg == "found"]
    return [f"{path.relative_to(ROOT)}:{line}" for line in stored]


def is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def test_a_variable_is_named_by_what_it_holds() -> None:
    paths = [path for folder in ("src", "tests", "bench") for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(paths) > 300
    assert [place for path in paths for place in called_found(path)] == []
