"""The bot that looks ahead: it thinks within its budget, the same luck gives the same choice, and it sees a victory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from openps.bots.budget import Budget
from openps.bots.race import BATCH
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.imagination import Imagination
from openps.editions.panic_station.bots.mind import Mind
from openps.editions.panic_station.bots.search import CANDIDATES, VISITS, StationSearch, Thought, pruned, visiting
from openps.editions.panic_station.bots.value import (
    FEATURES,
    SIDES,
    accusations,
    chance_to_win,
    danger,
    features,
    known,
    near,
    side,
    weights,
)
from openps.editions.panic_station.train import fitted, learn
from openps.engine.chance import FreeChance
from openps.engine.claims import Claim, IAm, TheyAre
from openps.games.panic_station import box
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import NOTE_TRADE, Infection, Note
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.state import Ask, Station
from tests.games.panic_station.tables import GAME, at, built, do, hold, infect, kill, parasites


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

    assert BATCH <= budget.taken < 30 + BATCH * (CANDIDATES + VISITS)
    mind = Mind(view)
    assert chosen(state, steps=0) in [GAME.move_text(move) for move in moves if mind.worth(move) == best(mind, moves)]


def best(mind: Mind, moves: Sequence[StationMove]) -> float:
    return max([mind.worth(move) for move in moves])


def test_it_thinks_about_a_few_good_moves_only() -> None:
    state = hold(opening(), {0: ["ammo", "combat_knife", "keycard", "heavy_gun"]})
    mind, moves = Mind(GAME.view(state, 0)), GAME.legal_moves(state, 0)
    habit = max(moves, key=mind.worth)
    rivals = pruned(mind, moves, habit, VISITS)

    assert habit not in rivals
    assert len([move for move in rivals if not visiting(mind, move)]) < CANDIDATES
    assert 0 < len(rivals) < len(moves) - 1, "some are not worth a thought"
    assert all(mind.worth(move) <= mind.worth(habit) for move in rivals)


def test_it_thinks_about_meeting_others_even_where_the_rules_of_thumb_shun_it() -> None:
    state = opening()
    mind, moves = Mind(GAME.view(state, 0)), GAME.legal_moves(state, 0)
    visits = [move for move in moves if visiting(mind, move)]

    assert visits
    assert [GAME.move_text(move).split()[0] for move in visits] == ["walk"] * len(visits)
    habit = max(moves, key=mind.worth)
    assert set(visits) & set(pruned(mind, moves, habit, company=1))
    assert len(pruned(mind, moves, habit, company=0)) == len(pruned(mind, moves, habit, company=1)) - 1


@pytest.mark.parametrize(("loyal", "sick", "thinks"), [(0, False, True), (1, False, False), (1, True, True)])
def test_a_loyal_bot_thinks_ahead_only_if_it_is_infected(loyal: int, sick: bool, thinks: bool) -> None:
    """Humans who each look after themselves lose together."""
    state = infect(opening(), 0, host=0) if sick else opening()
    budget = Budget(steps=40)
    StationSearch(loyal=loyal).choose(GAME.view(state, 0), GAME.legal_moves(state, 0), FreeChance(1), budget)

    assert (budget.taken > 0) is thinks


def test_infected_and_loyal_it_still_trades_by_habit() -> None:
    state = at(hold(infect(opening(), 0, host=0), {0: ["gas_can", "armor", "ammo"]}), G=1)
    state.now.must_search = False
    do(state, "walk trooper N")
    do(state, "trade 1")
    assert GAME.view(state, 0).ask is Ask.OFFER
    budget = Budget(steps=40)
    StationSearch(loyal=1).choose(GAME.view(state, 0), GAME.legal_moves(state, 0), FreeChance(1), budget)

    assert not budget.taken


def test_a_move_that_wins_at_once_is_worth_a_victory() -> None:
    state = hold(at(built("hive 0 N upright"), R=1), {0: ["gas_can"] * 3})
    mind, moves = Mind(GAME.view(state, 0)), GAME.legal_moves(state, 0)
    burn = next(move for move in moves if GAME.move_text(move) == "burn")
    other = next(move for move in moves if GAME.move_text(move) == "end")
    thought = Thought(mind, other)
    dream = thought.dream(FreeChance(1))
    before = dream.world.copy()

    assert thought.outlook(dream, burn) == 1.0
    assert 0.0 < thought.outlook(dream, other) < 1.0
    assert dream.world == before, "the next move starts from the same world"


# ---- worlds


def test_the_worlds_it_imagines_look_the_same_to_it() -> None:
    state = opening()
    view = GAME.view(state, 0)
    for number in range(5):
        assert GAME.view(Imagination(Suspicions(view)).world(FreeChance(number)), 0) == view


def test_worlds_come_as_often_as_they_are_believed() -> None:
    suspicions = Suspicions(GAME.view(opening(), 0))
    imagination, chance = Imagination(suspicions), FreeChance(5)
    counted = Counter([(world.host, world.infected) for world in [imagination.world(chance) for _ in range(600)]])

    assert len(counted) == len(suspicions.weights) > 1
    for world, weight in suspicions.weights.items():
        assert counted[world] / 600 == pytest.approx(weight, abs=0.08)


def test_a_secret_choice_of_another_is_imagined_as_it_would_choose() -> None:
    """PS-10.1  An infected player with nothing else in mind infects; it does not give any card at random."""
    state = infect(hold(at(built("empty_1 0 E upright"), R=0, G=1), {1: ["armor"] * 2}), host=0)
    state.hands[0] = (box.HOST, *state.hands[0][:-1])
    do(state, "walk trooper E")
    do(state, "trade 1")
    do(state, f"offer {box.INFECTIONS[0]}", seat=0)
    view = GAME.view(state, 1)
    imagination, chance = Imagination(Suspicions(view)), FreeChance(1)
    worlds = [imagination.world(chance) for _ in range(30)]

    assert view.ask is Ask.OFFER
    assert all(GAME.view(world, 1) == view for world in worlds)
    given = {bool(world.infected & 1): world.offers[0] for world in worlds}
    assert given[True] == box.INFECTIONS[0]
    assert given[False] not in box.INFECTIONS


# ---- what a state is worth


def worth(state: Station, seat: int = 0) -> float:
    return chance_to_win(state, seat)


def test_health_gas_and_company_are_worth_something_and_the_dead_do_not_win() -> None:
    state = hold(built("hive 0 N upright", "storage_1 0 S upright"))

    assert worth(hold(at(state.copy(), R=1), {0: ["gas_can"] * 3})) > worth(hold(state.copy(), {0: ["ammo"] * 3}))
    assert worth(parasites(state.copy(), black=[0, 0, 0])) < worth(parasites(state.copy()))
    assert worth(kill(state.copy(), "R")) < worth(state)
    assert worth(kill(state.copy(), "R", "r")) == 0


def test_the_last_one_infected_loses_what_the_others_win() -> None:
    """PS-17.5"""
    state = infect(hold(built("empty_1 0 E upright")), 0, 1, 2, 3, host=1)
    state.infections = (Infection(1, 2), Infection(1, 3), Infection(1, 0))

    assert worth(state, 0) < 0.5 < worth(state, 1)


def test_how_the_sides_stand_picks_the_weights() -> None:
    state = hold(built("empty_1 0 E upright"))
    assert [side(state, 0), side(infect(state, host=1), 0), side(state, 1)] == ["human_0", "human_1", "infected_3"]
    assert [side(infect(state, 2), 0), side(state, 2)] == ["human_2", "infected_2"]
    assert [side(infect(state, 3), 0), side(state, 3)] == ["alone", "infected_1"]
    assert side(infect(state, 0), 0) == "infected_0"


def test_who_failed_to_infect_somebody_is_known_to_it_and_so_is_whoever_is_accused() -> None:
    state = infect(hold(built("empty_1 0 E upright")), host=0)
    humans = (1, 2, 3)
    said = accusations([Claim(2, TheyAre(0, Status.INFECTED), 0), Claim(3, TheyAre(0, Status.HUMAN), 1)])
    assert said == {(2, 0)}
    assert accusations([Claim(2, IAm(Status.INFECTED), 0)]) == frozenset()
    assert known(state, 0, humans, ()) == 0
    assert known(state, 0, humans, said) == pytest.approx(1 / 3)

    state.notes[0] = (Note(0, NOTE_TRADE, 1, (box.INFECTIONS[0], box.GAS)),)
    assert known(state, 0, humans, said) == pytest.approx(2 / 3)
    assert known(state, 1, humans, {(2, 1)}) == 0, "a human has nothing to hide"


def test_distance_and_danger_are_told_by_rooms() -> None:
    state = parasites(hold(at(built("empty_1 0 E upright", "run_1 1 E upright"), R=0, r=2)), black=[1])

    assert near(state, 0, (2,), (0, 1)) == 1.0
    assert 0 < near(state, 0, (2,), (0,)) < near(state, 0, (1,), (0,)) < 1.0
    assert near(state, 0, (), (0, 1)) == 0.0
    assert sum([danger(state, room) for room in range(3)]) == pytest.approx(2.0), "it bites in some room"


def test_the_data_file_has_every_feature_and_no_other() -> None:
    state = infect(built("empty_1 0 E upright"), 0, host=0)

    assert len(features(state, 0, ())) == len(FEATURES)
    for players in box.PLAYERS:
        assert set(weights(players)) == set(SIDES)
        assert {len(each) for each in weights(players).values()} == {len(FEATURES)}
    assert weights(4) == weights(5) != weights(6), "matches of six have taught something of their own"


def test_training_finds_what_decides() -> None:
    """Whoever has the third feature wins nine times in ten, the others one time in ten."""
    rows = []
    for number in range(400):
        values = [0.0] * len(FEATURES)
        values[0], values[2] = 1.0, float(number % 2)
        lucky = number % 20 >= 2
        rows.append((values, float(bool(number % 2) == lucky)))
    weights = fitted(rows)

    assert weights[2] > 0.5, "more rows would say more"
    assert weights[1] == pytest.approx(0, abs=1e-6), "nothing was seen of it"


def test_training_plays_and_names_its_seed() -> None:
    learned = learn(2, "test")

    assert learned["matches"] == 2
    assert learned["seed"] == "test"
    assert set(learned) == {"matches", "seed", *SIDES}
    assert set(learned["human_1"]) == set(FEATURES)
