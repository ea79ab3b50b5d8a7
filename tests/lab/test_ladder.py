"""The ladder: paired deals, every seat, the same numbers on any number of processes."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from openps.bots.bot import Beliefs, RandomBot, Speech, Statement
from openps.bots.budget import Budget
from openps.bots.ladder import Rung
from openps.bots.play import play_match
from openps.bots.player import Player
from openps.bots.specs import Spec
from openps.catalog import game_named
from openps.catalog.bots import hire
from openps.engine.chance import Chance, FreeChance
from openps.engine.claims import IAm
from openps.games.panic_station.claims import Status
from openps.games.panic_station.view import StationView
from openps.lab import ladder
from openps.lab.ladder import Contest, Standing, measure, play_one
from openps.lab.standings import plain
from openps.lab.stats import Interval


def contest(candidate: str, baseline: str, game: str = "pani_high", players: int = 5, talk: bool = True) -> Contest:
    return Contest(game, players, {}, candidate, baseline, "ladder", talk)


def told(standing: Standing) -> dict[str, Any]:
    """All but the time it took."""
    row = plain(standing)
    for bot in row["bots"].values():
        for key in ("mean_ms", "p99_ms", "max_ms"):
            del bot[key]
    return {key: value for key, value in row.items() if key != "seconds"}


def nothing(done: int) -> None:
    pass


def test_a_bot_is_as_strong_as_itself_by_another_name() -> None:
    standing = measure(contest("heuristic:temperature=0", "heuristic"), 2, None, 1, nothing)

    assert standing.differences() == pytest.approx([0.0, 0.0])
    assert plain(standing)["played"] == 10


def test_equal_bots_are_not_compared_and_play_every_deal_once() -> None:
    row = plain(measure(contest("random", "random", "panic_station", 4), 6, None, 1, nothing))

    assert row["equal"]
    assert row["played"] == row["deals"] == row["alone"]["matches"] == 6
    assert row["among"]["matches"] == 0
    assert sum([side["value"] for side in row["alone"]["sides"].values()]) == pytest.approx(1.0)


def test_the_candidate_sits_on_every_seat_of_every_deal() -> None:
    asked = contest("heuristic", "random")

    assert list(asked.matches(2)) == [(deal, seat, 0) for deal in (0, 1) for seat in (None, 0, 1, 2, 3, 4)]
    assert asked.seats(3) == ["random", "random", "random", "heuristic", "random"]
    assert asked.seats(None) == ["random"] * 5


def test_a_quick_baseline_may_play_every_deal_more_often_with_other_luck() -> None:
    asked = replace(contest("heuristic", "random", "panic_station", 4), alone=3)
    standing = measure(asked, 2, None, 1, nothing)

    assert list(asked.matches(1)) == [(0, None, 0), (0, None, 1), (0, None, 2), *[(0, seat, 0) for seat in range(4)]]
    assert (standing.alone.matches, standing.among.matches) == (6, 8)
    assert len(standing.baseline) == len(standing.candidate) == 2
    alone = [sum(play_one(asked, 1, None, again).points) / 4 for again in range(3)]
    assert standing.baseline[1] == pytest.approx(sum(alone) / 3)
    assert len({play_one(asked, 1, None, again).decisions for again in range(3)}) > 1


def test_a_deal_that_is_played_again_is_the_same_deal_with_other_luck() -> None:
    game = game_named("panic_station")
    options, players = game.options(4, {}), [hire("random", "panic_station", lambda: 0.0)] * 4
    dealt = game.setup(options, FreeChance("ladder:1")).events
    matches = [play_match(game, options, players, "ladder:1", again=again) for again in range(3)]

    assert [match.log[: len(dealt)] for match in matches] == [[*dealt]] * 3
    assert len({tuple(match.moves) for match in matches}) == 3


def test_the_better_bot_is_found_better() -> None:
    standing = measure(contest("heuristic", "random"), 10, None, 1, nothing)

    assert standing.difference().low > 0
    assert standing.baseline_rate() == Interval(0.2, 0.2, 0.2), "one of five equal rivals wins: nothing to estimate"
    assert standing.rate().low > 0.4


def test_any_number_of_processes_gives_the_same_numbers() -> None:
    asked = contest("heuristic", "random", "panic_station", 4)

    assert told(measure(asked, 3, None, 1, nothing)) == told(measure(asked, 3, None, 2, nothing))


def test_progress_is_told_match_by_match() -> None:
    heard: list[int] = []
    measure(contest("heuristic", "random"), 2, None, 1, heard.append)

    assert heard == list(range(1, 13))


def test_a_sequential_test_stops_as_soon_as_it_knows() -> None:
    standing = measure(contest("heuristic", "random"), 400, 0.3, 1, nothing)

    assert standing.better is True
    assert 2 < len(standing.candidate) < 60


def test_a_game_for_one_is_compared_deal_by_deal() -> None:
    row = plain(measure(contest("heuristic", "random", "negotiator", 1), 12, None, 1, nothing))

    assert row["played"] == row["deals"] == 12
    assert row["difference"]["value"] > 0.2
    assert row["roles"] == {"candidate": {}, "baseline": {}}


def test_roles_lengths_and_ends_are_counted() -> None:
    row = plain(measure(contest("heuristic", "random", "panic_station", 4), 3, None, 1, nothing))

    assert sum([one["played"] for one in row["roles"]["candidate"].values()]) == 12
    assert sum([one["played"] for one in row["roles"]["baseline"].values()]) == 12
    assert sum(row["among"]["outcomes"].values()) == row["among"]["matches"] == 12
    assert row["alone"]["matches"] == 3
    assert 1 <= row["among"]["rounds"] <= row["among"]["longest"]
    assert row["bots"]["random"]["decisions"] > 100


class Open(RandomBot):
    """Believes that everybody else is infected with one in five, and says that it is human."""

    def beliefs(self, view: StationView) -> Beliefs:
        others = [seat for seat in range(len(view.players)) if seat != view.viewer]
        odds = {Statement(seat, IAm(Status.INFECTED)): 0.2 for seat in others}
        return Beliefs(
            "before-scan", {**odds, Statement(view.viewer or 0, IAm(Status.HUMAN)): float(not view.infected)}
        )

    def speak(self, view: StationView, log: Sequence[object], chance: Chance) -> Speech | None:
        return None if view.claims else Speech(IAm(Status.HUMAN))


@pytest.fixture
def _open_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(Spec(Rung("open", Open), 0, None), Open(), lambda: 0.0)
    monkeypatch.setattr(ladder, "_hired", lambda *_: player)


@pytest.mark.usefixtures("_open_bots")
def test_beliefs_are_held_against_the_truth() -> None:
    row = plain(measure(contest("open", "open", "panic_station", 4), 2, None, 1, nothing))
    of_others, of_self = sorted(row["bots"]["open"]["beliefs"], key=lambda one: -one["statements"])

    assert of_others["what"] == "I am infected"
    assert of_others["when"] == "before-scan"
    assert of_others["statements"] == 3 * of_self["statements"]
    assert 0 < of_others["base_rate"] < 1
    assert of_others["curve"][0]["thought"] == pytest.approx(0.2)
    assert of_self["skill"]["value"] == 1.0, "everybody knows what he is himself"


@pytest.mark.usefixtures("_open_bots")
def test_talk_can_be_switched_off() -> None:
    loud = plain(measure(contest("open", "open", "panic_station", 4), 1, None, 1, nothing))
    quiet = plain(measure(contest("open", "open", "panic_station", 4, talk=False), 1, None, 1, nothing))

    assert loud["alone"]["claims"] >= 1
    assert quiet["alone"]["claims"] == 0


class Tidy(RandomBot):
    """Notes whether Python might clear away garbage while it thinks."""

    collects: ClassVar[set[bool]] = set()

    def choose(self, view: Any, moves: Sequence[Any], chance: Chance, budget: Budget) -> Any:
        self.collects.add(gc.isenabled())
        return super().choose(view, moves, chance, budget)


def test_clearing_away_garbage_is_not_the_time_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(Spec(Rung("tidy", Tidy), 0, None), Tidy(), lambda: 0.0)
    monkeypatch.setattr(ladder, "_hired", lambda *_: player)
    measure(contest("tidy", "tidy", "pani_high", 5), 1, None, 1, nothing)

    assert Tidy.collects == {False}
    assert gc.isenabled()
