"""Every clause of a game that can be played is named by a test, and every clause named anywhere exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from openps.catalog import OURS
from openps.engine.game import AnyGame
from openps.words.rules import clauses

ROOT = Path(__file__).parents[2]
# Not where code puts the number together: NG-13.{n}
NAMED = re.compile(r"\b((?:PS|NG|PH)-[A-Z]?\d+(?:\.\d+)?)\b(?!\.\{)")


def clauses_of_tests(folder: Path) -> set[str]:
    """What stands in `@clause(...)` on a test function: a mention elsewhere proves nothing."""
    named: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named |= {id_ for decorator in node.decorator_list for id_ in clause_ids(decorator)}
    return named


def clause_ids(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else getattr(decorator.func, "id", "")
    if name != "clause":
        return []
    return [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]


@pytest.mark.parametrize("game", [edition.rules for edition in OURS], ids=lambda game: game.info.key)
def test_every_clause_is_named_by_a_test(game: AnyGame) -> None:
    known = [id_ for id_ in clauses(game.info.key, "en") if id_.startswith(f"{game.info.clauses}-")]
    proved = clauses_of_tests(ROOT / "tests" / "games" / game.info.key)

    assert known
    assert [id_ for id_ in known if id_ not in proved] == []


def test_a_deleted_test_is_noticed(tmp_path: Path) -> None:
    """The check reads decorators of tests: take the test away and its clause is missing."""
    (tmp_path / "test_it.py").write_text('@clause("PH-4.9", "PH-4.8")\ndef test_it() -> None: ...\n# PH-4.7\n')
    assert clauses_of_tests(tmp_path) == {"PH-4.9", "PH-4.8"}

    (tmp_path / "test_it.py").write_text('def helper() -> None:\n    """PH-4.9"""\n')
    assert clauses_of_tests(tmp_path) == set()


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "bench"])
def test_every_clause_named_exists(folder: str) -> None:
    known = {id_ for game in ("panic_station", "negotiator", "pani_high") for id_ in clauses(game, "en")}
    unknown = []
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in (".py", ".md", ".ftl", ".toml"):
            named = NAMED.findall(path.read_text("utf-8"))
            unknown += [f"{path.relative_to(ROOT)}: {id_}" for id_ in named if id_ not in known]

    assert unknown == []


@pytest.mark.parametrize("game", ["panic_station", "negotiator", "pani_high"])
def test_both_languages_have_the_same_clauses(game: str) -> None:
    assert list(clauses(game, "en")) == list(clauses(game, "fr"))
    assert clauses(game, "en") != clauses(game, "fr")
