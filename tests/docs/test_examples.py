"""The drawn examples of Panic Station say what the rules do, in both languages."""

from __future__ import annotations

import re

import pytest

from openps.cli.main import main
from openps.engine.chance import FreeChance
from openps.engine.errors import IllegalMove
from openps.games.panic_station.board import drawn
from openps.games.panic_station.events import PhaseBegan, TurnBegan
from openps.games.panic_station.game import PANIC_STATION as GAME
from openps.words.rules import clauses
from tests.docs.examples import Example, rounds

LANGUAGES = ("en", "fr")
DIFFICULT = (
    "PS-2.4", "PS-5.3", "PS-6.3", "PS-6.7", "PS-7.3", "PS-7.4", "PS-7.5", "PS-7.8", "PS-7.11", "PS-7.12", "PS-7.13",
    "PS-7.14", "PS-8.3", "PS-9.2", "PS-9.4", "PS-9.7", "PS-9.17", "PS-10.4", "PS-10.8", "PS-11.4", "PS-12.15",
    "PS-14.1", "PS-14.8", "PS-17.1", "PS-17.2", "PS-17.10", "PS-17.12",
)  # fmt: skip
"""Placement, two-room cards, parasites, the marker, entering, trades, the Hive: each has a drawn example."""
CYCLE = "PS-5.3"


def pictures(language: str) -> list[tuple[str, int, list[str]]]:
    """Every drawn example: its clause, its number there, its lines."""
    return [
        (clause.id, number, lines)
        for clause in clauses("panic_station", language).values()
        for number, lines in enumerate(clause.pictures())
    ]


def cases() -> list[object]:
    return [
        pytest.param(lines, id=f"{language}-{id_}-{number}")
        for language in LANGUAGES
        for id_, number, lines in pictures(language)
        if id_ != CYCLE
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difficult_rule_has_a_drawn_example(language: str) -> None:
    assert list(dict.fromkeys([id_ for id_, _, _ in pictures(language)])) == list(DIFFICULT)


@pytest.mark.parametrize("lines", cases())
def test_an_example_is_what_the_rules_do(lines: list[str]) -> None:
    assert Example(lines).play() > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marker_goes_round_as_the_table_says(language: str) -> None:
    (lines,) = clauses("panic_station", language)[CYCLE].pictures()
    told = rounds(lines)
    state = drawn("+----  ----+\n| 0 re     |\n  RrGgPpOo\n|          |\n+----  ----+")
    state.active, state.marker, state.marker_active = 3, 0, True  # before the first of these turns
    for player, phase, *marker in told:
        events = GAME.apply(state, state.active, GAME.parse_move("end"), FreeChance(1))

        assert any(isinstance(event, PhaseBegan) for event in events) == phase
        assert [event.seat for event in events if isinstance(event, TurnBegan)] == [player]
        assert [state.marker, state.marker_active] == marker
    assert len(told) == 11  # two whole cycles and the phase after them


def test_both_languages_draw_the_same() -> None:
    """The pictures are equal, line by line; only what stands under them is translated."""
    english, french = pictures("en"), pictures("fr")
    for (id_, _, lines), (_, _, lignes) in zip(english, french, strict=True):
        assert len(lines) == len(lignes), id_
        for line, ligne in zip(lines, lignes, strict=True):
            if re.match(r"[ +|#]|$", line):
                assert line == ligne, id_
            else:
                assert re.findall(r"PS-[\d.]+|\d+", line) == re.findall(r"PS-[\d.]+|\d+", ligne), id_


REACTOR = ["+----  ----+", "| 0 re     |", "  RrGg", "|          |", "+----  ----+"]


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (["next room: storage_1", "red plays explore trooper", "legal: place 0 E upright"], AssertionError),
        (["next room: storage_1", "red plays explore trooper", "illegal: place 0 W upright (PS-7.3)"], AssertionError),
        (["next room: storage_1", "red plays explore trooper", "illegal: place 0 E upright (PS-7.4)"], AssertionError),
        (["red plays lay keycard"], IllegalMove),
        (["red plays end, die 2"], AssertionError),
        (["red plays explore trooper", "AP: 4"], AssertionError),
        (["red plays explore trooper", "green: infected"], AssertionError),
        (["red plays explore trooper", "then:", *REACTOR[:2], "  RGg", *REACTOR[3:]], AssertionError),
        (["right:", "+----  ----++----------+", "| 0 re     || 1 st1    |", "  RrGg      |",
          "|          ||          |", "+----  ----++----  ----+"], AssertionError),
        (["and they lived happily"], ValueError),
    ],
)  # fmt: skip
def test_an_example_that_is_wrong_is_noticed(lines: list[str], error: type[Exception]) -> None:
    with pytest.raises(error):
        Example([*REACTOR, *lines]).play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_command_shows_the_example_with_its_clause(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "panic_station", "PS-7.3", "--lang", language]) == 0
    shown = capsys.readouterr().out

    assert shown.startswith("PS-7.3   ")
    assert "| 1 st1    || 0 re     |" in shown
    assert "```" not in shown
    assert "*" not in shown
    assert max([len(line) for line in shown.splitlines()]) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_readable_at_80_columns(language: str) -> None:
    for clause in clauses("panic_station", language).values():
        assert max([len(line) for line in clause.shown(80).splitlines()]) <= 80, clause.id
