"""Every clause of the rules is named by a test, and every clause that is named exists."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
CLAUSE = re.compile(r"NG-(?:[RHDT]\d+|\d+\.\d+)")


def defined() -> set[str]:
    rules = (ROOT / "docs" / "rules" / "negotiator.md").read_text()
    return set(re.findall(r"^- \*\*(NG-[^*]+)\*\*", rules, re.MULTILINE))


def named(paths: list[Path]) -> set[str]:
    return {clause for path in paths for clause in CLAUSE.findall(path.read_text())}


def test_every_clause_is_named_by_a_test() -> None:
    marked: set[str] = set()
    for path in HERE.glob("test_ng_*.py"):
        for marks in re.findall(r"mark\.clause\(([^)]*)\)", path.read_text()):
            marked |= set(CLAUSE.findall(marks))
    assert not sorted(defined() - marked)


def test_every_clause_that_code_and_tests_name_exists() -> None:
    code = [*(ROOT / "src/openps/games/negotiator").rglob("*.py"), *(ROOT / "src/openps/bots").glob("negotiator*.py")]
    assert not sorted(named([*code, *HERE.glob("*.py")]) - defined())
