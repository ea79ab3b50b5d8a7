"""What is promised names the tests that would fail without it, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["docs/guide/host-for-strangers.md", "docs/reliability.md"]
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
TABLE = re.compile(r"^\|.*(?:tests|tested by) \|\n\|[ |-]+\|\n((?:\|.*\n)+)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("page", PAGES)
def test_the_tests_that_a_page_names_exist(page: str) -> None:
    named = TEST.findall((ROOT / page).read_text("utf-8"))
    assert len(named) > 10
    assert [one for one in named if not is_there(*one)] == []


def is_there(file: str, name: str) -> bool:
    path = ROOT / file
    return path.is_file() and f"def {name}(" in path.read_text("utf-8")


def test_a_name_that_is_not_there_is_noticed() -> None:
    assert is_there("tests/docs/test_promises.py", "test_a_name_that_is_not_there_is_noticed")
    assert not is_there("tests/docs/test_promises.py", "test_of_nothing")
    assert not is_there("tests/docs/test_nothing.py", "test_of_nothing")


@pytest.mark.parametrize("page", PAGES)
def test_every_row_of_its_tables_names_a_test(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    rows = [row for table in TABLE.findall(text) for row in table.splitlines()]
    assert len(rows) > 10
    assert [row for row in rows if not TEST.search(row)] == []


@pytest.mark.parametrize("page", PAGES)
def test_its_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    assert [one for one in LINK.findall(path.read_text("utf-8")) if not (path.parent / one).exists()] == []
