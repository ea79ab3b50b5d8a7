"""Decisions share one form, so that whoever looks for the reason of something finds it in the same place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
NAME = re.compile(r"(\d{4})-[a-z0-9-]+\.md")
HEADING = re.compile(r"^\*\*([A-Z][a-z ]*)\.\*\*", re.MULTILINE)
LINK = re.compile(r"\]\(([\w./-]+\.md)\)")
FORM = ["Question", "Decision", "Why", "Not taken", "Clauses"]
NEEDED = FORM[:3]
LONGEST = 45  # lines: half a page, and the longest list there is


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = [match[1] for path in DECISIONS if (match := NAME.fullmatch(path.name))]
    assert len(numbers) == len(DECISIONS) == len(set(numbers)) > 50


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_the_form_of_the_others(path: Path) -> None:
    text = path.read_text("utf-8")
    headings = HEADING.findall(text)

    assert text.startswith(f"# {int(path.name[:4])}. ")
    assert headings == [heading for heading in FORM if heading in headings]
    assert set(headings) >= set(NEEDED)
    assert len(text.splitlines()) <= LONGEST


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_points_at_files_that_exist(path: Path) -> None:
    assert [link for link in LINK.findall(path.read_text("utf-8")) if not (path.parent / link).is_file()] == []
