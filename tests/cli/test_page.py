"""A screen of 100 columns and 30 rows holds all that the next decision needs: the table, the question, the choices."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from openps.cli import terminal
from openps.cli.main import main
from openps.words.messages import LANGUAGES
from openps.words.page import ENDLESS, Page, beside, first_that_fits, flowing, in_columns, wrapped

HEADLINE = re.compile(r"(Turn|Tour) \d+ · ")
PROMPT = re.compile(r"\[1-(\d+)\]")
DECISIONS = 60
SEEDS = (1, 2, 3)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "30")
    return tmp_path / "data"


class Screens(io.StringIO):
    """What was printed between two answers."""

    def cut(self) -> list[str]:
        lines = self.getvalue().splitlines()
        self.seek(0)
        self.truncate()
        return lines


def screens_of_a_match(game: str, seed: int, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[list[str]]:
    """The table with its question, of every decision of somebody who types numbers at random but never gives up."""
    screen, luck = Screens(), random.Random(seed)
    screens: list[list[str]] = []

    def typed(prompt: str) -> str:
        lines = screen.cut()
        tables = [at for at, line in enumerate(lines) if HEADLINE.match(line)]
        if tables:
            screens.append([*lines[tables[-1] :], prompt])
        last = PROMPT.search(prompt)
        if len(screens) >= DECISIONS or last is None:
            raise EOFError
        return str(luck.randint(1, max(1, int(last[1]) - (game == "negotiator"))))

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr(sys, "stdout", screen)
    assert main(["play", game, "--seed", str(seed), *arguments]) == 0
    return screens


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("negotiator", ("--taker", "donna")),
        ("negotiator", ("--taker", "arkayne")),
        ("panic_station", ("--bots", "heuristic")),
        ("panic_station", ("--bots", "heuristic", "--players", "6")),
        ("pani_high", ("--bots", "heuristic")),
        ("pani_high", ("--bots", "heuristic", "--players", "6")),
    ],
    ids=["donna", "arkayne", "four", "six", "five", "six-at-school"],
)
def test_no_decision_needs_more_than_30_rows_of_100_columns(
    game: str, more: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens = [
        screen for seed in SEEDS for screen in screens_of_a_match(game, seed, monkeypatch, *more, "--lang", language)
    ]
    assert len(screens) > 40
    assert [screen for screen in screens if len(screen) > 30] == []
    assert max(len(line) for screen in screens for line in screen) <= 100


def test_where_there_is_room_a_choice_has_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    first = screens_of_a_match("pani_high", 3, monkeypatch, "--bots", "heuristic", "--lang", "en")[0]
    assert "    1  Computer Room (Seat 4)" in first
    assert "    3  pass" in first


def test_a_terminal_is_used_from_80_to_100_columns_and_a_pipe_has_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert terminal.page() == Page(100, 30)
    monkeypatch.setenv("COLUMNS", "60")
    assert terminal.page() == Page(80, 30)
    monkeypatch.setenv("COLUMNS", "200")
    assert terminal.page() == Page(100, 30)
    monkeypatch.delenv("COLUMNS")
    monkeypatch.delenv("LINES")
    assert terminal.page() == Page(80, ENDLESS)


# ---- laying out


def test_the_roomiest_layout_that_fits_is_taken_or_else_the_shortest() -> None:
    layouts = [["a"] * 5, ["b"] * 3, ["c"] * 2]
    for rows, taken in ((9, "a"), (4, "b"), (2, "c"), (1, "c")):
        assert first_that_fits(layouts, rows)[0] == taken


LAID_OUT: list[tuple[Callable[[], list[str]], list[str]]] = [
    (lambda: wrapped("head ", "one two three", 12), ["head one two", "     three"]),
    (lambda: flowing(["one", "two", "three"], 10), ["one · two", "three"]),
    (lambda: flowing([], 10), []),
    (lambda: beside(["ab", "c"], ["x", "y", "z"]), ["ab  x", "c   y", "    z"]),
    (lambda: in_columns(["1 a", "2 bb", "3 c"], 11), ["1 a   2 bb", "3 c"]),
]


@pytest.mark.parametrize(("laid", "lines"), LAID_OUT)
def test_lines_are_laid_out(laid: Callable[[], list[str]], lines: list[str]) -> None:
    assert laid() == lines
