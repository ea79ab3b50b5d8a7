"""An experiment is a file; whatever is wrong with it is told at once, with the line and what would fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from openps.cli.main import main
from openps.lab.experiment import ONE, PAIRS, combined
from openps.lab.experiment_file import BadExperiment, read
from openps.words.messages import Messages
from tests.lab.experiments import SMALL, written

WRONG = """\
seed = 1
matchs = 20
matches = "many"
talk = 3

[stop]
figure = "side:robots"
width = 2.0

[[grid]]
game = "panic_station"
players = [4, 9]
bots = ["heuristic", "search:1s"]

[grid.options]
easier_humans = ["off", "maybe"]
harder = "on"

[[grid]]
game = "chess"
"""


def mistakes(text: str) -> list[str]:
    with pytest.raises(BadExperiment) as raised:
        read(text)
    return Messages("en").error(raised.value).splitlines()[1:]


def test_every_mistake_is_told_with_its_line_and_what_would_fit() -> None:
    told = mistakes(WRONG)

    lines = [int(line.split("line ")[1].split(":")[0]) for line in told]
    assert lines == [2, 3, 4, 7, 8, 12, 13, 16, 17, 20]
    assert "matchs is not known here. Known: name, seed, matches" in told[0]
    assert "matches is a whole number from 1" in told[1]
    assert "It can be, for instance: side:humans, side:infected, seat:0" in told[3]
    assert "players cannot be [4, 9]. It can be: 4, 5, 6" in told[5]
    assert "search:1s thinks by the clock" in told[6]
    assert "easier_humans cannot be maybe. It can be: off, on" in told[7]
    assert "Known: first_marker, easier_humans" in told[8]
    assert "game cannot be chess. It can be: panic_station, negotiator, pani_high" in told[9]


def test_what_is_no_toml_says_where() -> None:
    with pytest.raises(BadExperiment) as raised:
        read("seed = = 1")
    assert "line 1" in Messages("en").error(raised.value)


def test_a_file_without_a_grid_plays_nothing() -> None:
    with pytest.raises(BadExperiment) as raised:
        read("seed = 1")
    assert "[[grid]]" in Messages("fr").error(raised.value)


def test_a_wrong_file_is_refused_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "plan", str(written(tmp_path, WRONG)), "--lang", "en"]) == 2
    assert "line 20" in capsys.readouterr().err


def test_lists_make_a_grid() -> None:
    cells = read(SMALL).cells()

    assert [cell.options for cell in cells] == [{"easier_humans": "off"}, {"easier_humans": "on"}]
    assert cells[0].matches == 12


def test_options_can_be_varied_one_by_one_and_in_pairs() -> None:
    options = dict.fromkeys("abc", ("no", "yes"))

    assert len(combined(options, ONE)) == 1 + 3
    assert len(combined(options, PAIRS)) == 1 + 3 + 3
    assert {"a": "yes", "b": "no", "c": "yes"} in combined(options, PAIRS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_is_an_experiment(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "new", "--lang", language]) == 0
    example = read(capsys.readouterr().out)

    assert len(example.cells()) == 4
    assert sum(cell.matches for cell in example.cells()) == 800


def test_a_plan_says_how_many_and_how_long(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "plan", str(written(tmp_path)), "--lang", "en"]) == 0
    told = capsys.readouterr().out

    assert "2 cells, at most 24 matches" in told
    assert "About " in told
