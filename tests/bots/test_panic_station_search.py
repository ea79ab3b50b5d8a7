"""The bot that looks ahead: it thinks within its budget, the same luck gives the same choice, and it sees a victory."""

from __future__ import annotations

import pytest

from openps.bots.budget import Budget
from openps.bots.panic_station.mind import Mind
from openps.bots.panic_station.search import CANDIDATES, StationSearch, likely_world, pruned
from openps.bots.panic_station.value import FEATURES, chance_to_win, features, weights
from openps.engine.chance import FreeChance
from openps.games.panic_station import box
from openps.games.panic_station.state import Station
from openps.lab.train_panic_station import fitted, learn
from tests.games.panic_station.tables import GAME, at, built, hold, infect, kill, parasites


def chosen(state: Station, steps: int = 40, luck: int = 1) -> str:
    view, moves = GAME.view(state, state.active), GAME.legal_moves(state, state.active)
    return GAME.move_text(StationSearch().choose(view, moves, FreeChance(luck), Budget(steps)))


def opening() -> Station:
    return at(built("storage_1 0 N upright", "parasites_1 0 E upright", "team_1 0 W upright"), G=2)


def test_it_burns_the_hive_when_it_can() -> None:
    assert chosen(hold(at(built("hive 0 N upright"), R=1), {0: ["gas_can"] * 3})) == "burn"


def test_the_same_luck_gives_the_same_choice() -> None:
    assert len({chosen(opening(), luck=3) for _ in range(3)}) == 1


def test_it_keeps_to_its_budget_and_without_one_to_its_habit() -> None:
    state = opening()
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    budget = Budget(steps=30)
    StationSearch().choose(view, moves, FreeChance(1), budget)

    assert 30 <= budget.taken < 30 + CANDIDATES
    assert chosen(state, steps=0) in [GAME.move_text(move) for move in moves]


def test_it_thinks_about_a_few_good_moves_only() -> None:
    state = opening()
    mind, moves = Mind(GAME.view(state, 0)), GAME.legal_moves(state, 0)
    habit = max(moves, key=mind.worth)
    rivals = pruned(mind, moves, habit)

    assert habit not in rivals
    assert 0 < len(rivals) < CANDIDATES < len(moves)
    assert all(mind.worth(move) <= mind.worth(habit) for move in rivals)


def test_the_worlds_it_imagines_look_the_same_to_it() -> None:
    state = opening()
    view = GAME.view(state, 0)
    for number in range(5):
        assert GAME.view(likely_world(Mind(view), FreeChance(number)), 0) == view


# ---- what a view is worth


def worth(state: Station, seat: int = 0) -> float:
    return chance_to_win(Mind(GAME.view(state, seat)))


def test_gas_and_health_are_worth_something_and_the_dead_do_not_win() -> None:
    state = built("hive 0 N upright", "storage_1 0 S upright")

    assert worth(hold(state, {0: ["gas_can"] * 3})) > worth(hold(state, {0: ["ammo"] * 3}))
    assert worth(parasites(hold(state), black=[0, 0, 0])) < worth(parasites(hold(state)))
    assert worth(kill(hold(state), "R")) < worth(built("hive 0 N upright", "storage_1 0 S upright"))
    assert worth(kill(hold(state), "R", "r")) == 0


def test_the_data_file_has_every_feature_and_no_other() -> None:
    state = infect(built("empty_1 0 E upright"), 0, host=0)
    state.hands[0] = tuple(sorted([*state.hands[0], box.HOST]))

    assert len(features(Mind(GAME.view(state, 0)))) == len(FEATURES)
    assert [len(each) for each in weights()] == [len(FEATURES)] * 2


def test_training_finds_what_decides() -> None:
    """Whoever has the third feature wins nine times in ten, the others one time in ten."""
    rows = []
    for number in range(200):
        values = [0.0] * len(FEATURES)
        values[0], values[2] = 1.0, float(number % 2)
        lucky = number % 20 >= 2
        rows.append((values, float(bool(number % 2) == lucky)))
    weights = fitted(rows, {"gas": 1.5})

    assert weights[2] > 0.5, "more rows would say more"
    assert weights[1] == pytest.approx(0, abs=1e-6)
    assert weights[FEATURES.index("gas")] == pytest.approx(1.5), "nothing was seen of it"


def test_training_plays_and_names_its_seed() -> None:
    found = learn(2, "test")

    assert found["matches"] == 2
    assert found["seed"] == "test"
    assert set(found["human"]) == set(found["infected"]) == set(FEATURES)
