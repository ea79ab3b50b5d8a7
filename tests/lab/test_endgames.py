"""Solved endgames: the same positions for everybody, and what a bot gives away at them."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from openps.cli.main import main
from openps.editions.endgames import Position
from openps.editions.negotiator import EDITION
from openps.editions.negotiator.bots.branches import FEW
from openps.editions.negotiator.endgames import CrisisEndgames, decisions
from openps.lab import endgames
from openps.lab.endgames import EQUAL, Report, kept, measure

NODES = 2000
LINE = f"endgames negotiator --bots random,search --num 1 --seed tests --nodes {NODES}"


def nothing(done: int) -> None:
    pass


def test_decisions_are_choices_with_few_terror_cards_left_in_their_order() -> None:
    by_match = [decisions(f"deal {number}", {}, 0.5) for number in range(6)]
    assert any(by_match)
    for match in by_match:
        assert all(len(moves) > 1 and len(view.deck) <= FEW for view, moves in match)
        assert all(len(before.deck) >= len(after.deck) for (before, _), (after, _) in pairwise(match))


def test_a_match_gives_two_positions_at_the_most_that_are_solved_and_can_be_won() -> None:
    report = Report()
    positions: list[Position] = []
    for number in range(12):
        match = kept(CrisisEndgames().ends(f"deal {number}", 0, {}, NODES), report)
        assert len(match) <= 2
        positions += match

    assert positions
    assert all((position.chance or 0.0) > EQUAL for position in positions)
    assert report.solved.total() >= report.lost.total() + len(positions)
    # Where one cannot be solved, earlier ones of the match are not tried.
    assert 0 < report.tried.total() - report.solved.total() <= 12


@pytest.fixture(scope="module")
def report() -> Report:
    return measure(EDITION, ("random", "search"), {}, 3, "tests", NODES, nothing)


def test_the_same_seed_gives_the_same_positions_whoever_is_asked(report: Report) -> None:
    other = measure(EDITION, ("random",), {}, 3, "tests", NODES, nothing)

    assert (other.tried, other.kept, other.matches) == (report.tried, report.kept, report.matches)
    assert other.regrets["random"] == report.regrets["random"]


def test_regret_is_what_the_chosen_move_wins_less_often_than_the_best(report: Report) -> None:
    rows = report.plain()["bots"]

    # What is solved within these nodes, the search solves by itself.
    assert report.within == report.positions == 3
    assert rows["search"]["worst"] == 0.0
    assert rows["search"]["best_moves"]["value"] == 1.0
    assert rows["random"]["regret"]["value"] == pytest.approx(sum(report.regrets["random"]) / 3, abs=1e-5)
    assert 0.0 <= rows["random"]["regret"]["value"] <= rows["random"]["worst"] <= 1.0


def test_a_move_that_cannot_be_followed_counts_as_all_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgames, "AGAIN", 0)
    measured = measure(EDITION, ("random",), {}, 2, "tests", NODES, nothing)

    assert measured.unclear["random"] == sum([regret > 0 for regret in measured.regrets["random"]]) > 0


@pytest.mark.parametrize(("language", "told"), [("en", "gives away"), ("fr", "concède")])
def test_the_command_tells_it_in_words(language: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE.split(), "--lang", language]) == 0
    printed = capsys.readouterr().out

    assert "endgames-" not in printed, "a key without words"
    assert printed.count(told) == 2


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE.split(), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)

    assert (result["game"], result["seed"], result["nodes"], result["positions"]) == ("negotiator", "tests", NODES, 1)
    assert sum(result["kept"].values()) == 1
    assert result["bots"]["search"]["regret"]["value"] == 0.0
