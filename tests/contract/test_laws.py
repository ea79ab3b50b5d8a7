"""The nine laws over every game of the catalog, with every number of players and every value of every option.

Hypothesis chooses the seeds, the same ones at every run. Laws that cost much are kept at some moments of a match, other
ones for another seed. Each test counts the states it was kept at: a law that was never looked at is not kept.

`make test` has half as many tables of each game and a third of the seeds; `make long` takes them all, and `make laws`
is the long proof.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openps import catalog
from openps.catalog import AnyGame
from openps.engine import laws
from openps.engine.chance import FreeChance
from openps.engine.ids import Viewer
from openps.engine.laws import Moment
from openps.lab.proof import tables
from tests.long import slice_of

MOST: Final = slice_of(8, 4)  # tables of each game; every value of every option is among them
SLICE: Final = slice_of(1, 3)  # one seed of so many
MORE: Final = 100  # seeds at the most, where the usual ones bring too little: a match may be given up at once
IDLE: Final = 10  # of the moves that a seat tries which nobody asks: at a hundred moments each is tried about ten times
SOME_BACK: Final = 15 // SLICE  # moves that could be taken back at each table; every third of them is
SEEDS: Final = 16  # whose matches are kept: as many as a law asks for, and some
ENOUGH: Final = 120 // SLICE  # states at each table, and steps that were really compared


class Place(NamedTuple):
    """A game with its options, ready to be played."""

    game: AnyGame
    options: Any
    players: int

    def moments(self, seed: int, about: int | None = None) -> tuple[Moment, ...]:
        """The steps of a random match, or about so many of them."""
        met = _played(self, seed)
        every = 1 if about is None else max(len(met) // about, 1)
        return met[seed % every :: every]

    def deal(self, seed: int) -> Moment:
        """The step before those."""
        return laws.setup_moment(self.game, self.options, seed)

    def last(self, seed: int) -> Any:
        """The state when the match is over."""
        return self.moments(seed)[-1].after

    def viewers(self) -> list[Viewer]:
        return laws.viewers(self.players)

    def names(self) -> list[str]:
        return [f"player {seat + 1}" for seat in range(self.players)]


@lru_cache(maxsize=SEEDS)
def _played(place: Place, seed: int) -> tuple[Moment, ...]:
    """Hypothesis brings the same seeds to every law: their matches are played once for all laws at a table."""
    return tuple(laws.random_moments(place.game, place.options, seed))


def places() -> list[Any]:
    parameters = []
    for game in catalog.games().values():
        for options in tables(game, {}, MOST):
            plain = game.plain_options(options)
            players = plain["players"]
            assert isinstance(players, int)
            named = "-".join([game.info.key, *[str(value) for value in plain.values()]])
            parameters.append(pytest.param(Place(game, options, players), id=named))
    return parameters


@pytest.fixture(scope="module", params=places())
def place(request: pytest.FixtureRequest) -> Place:
    """One table after the other, with all laws at each."""
    table: Place = request.param
    return table


def for_seeds(examples: int, law: Callable[[int], int], enough: int = 0) -> int:
    """Keep a law for so many seeds, or a slice of them, and some more where matches are short; how often in all."""
    times: list[int] = []

    @settings(max_examples=examples // SLICE, derandomize=True, deadline=None, database=None)
    @given(seed=st.integers(0, 2**32 - 1))
    def kept(seed: int) -> None:
        times.append(law(seed))

    kept()
    for seed in range(MORE):
        if sum(times) < enough:
            times.append(law(seed))
    return sum(times)


def test_the_same_seed_gives_the_same_match(place: Place) -> None:
    """Law 1, within one process; test_laws_can_fail.py compares several."""

    def law(seed: int) -> int:
        return laws.same_seed_same_match(place.game, place.options, seed, place.names()).count(b"\n")

    assert for_seeds(6, law, ENOUGH) >= ENOUGH


def test_the_log_is_the_truth(place: Place) -> None:
    """Law 2"""

    def law(seed: int) -> int:
        laws.log_is_truth(place.game, place.options, seed)
        return 1

    assert for_seeds(6, law) == 6 // SLICE


def test_someone_may_always_act(place: Place) -> None:
    """Law 3, at every state from the deal to the end"""

    def law(seed: int) -> int:
        states = [place.deal(seed).after, *[moment.after for moment in place.moments(seed)]]
        for state in states:
            laws.someone_may_act(place.game, state, place.players)
        assert place.game.outcome(states[-1]) is not None
        return len(states)

    assert for_seeds(6, law, ENOUGH) >= ENOUGH


def test_legal_means_playable(place: Place) -> None:
    """Law 4, for every move of whoever may act at some moments, and some of everybody else's, also when it is over"""

    def law(seed: int) -> int:
        chance = FreeChance(seed)
        moments = place.moments(seed, about=10)
        for state in [*[moment.before for moment in moments], place.last(seed)]:
            laws.legal_means_playable(place.game, state, place.options, place.players, chance, IDLE)
        return len(moments) + 1

    assert for_seeds(6, law, ENOUGH) >= ENOUGH


def test_views_betray_nothing(place: Place) -> None:
    """Law 5, first half: what a viewer imagines looks the same to that viewer"""

    def law(seed: int) -> int:
        chance = FreeChance(seed)
        moments = place.moments(seed, about=50)
        for moment in moments:
            pieces = place.game.census(moment.before)
            for viewer in place.viewers():
                laws.view_betrays_nothing(place.game, moment.before, viewer, chance, pieces)
        return len(moments)

    assert for_seeds(3, law, ENOUGH) >= ENOUGH


def test_the_view_of_the_end_betrays_nothing_either(place: Place) -> None:
    """Law 5, first half, once the match is over: what is told by then must be imagined as well"""

    def law(seed: int) -> int:
        state = place.last(seed)
        for viewer in place.viewers():
            laws.view_betrays_nothing(place.game, state, viewer, FreeChance(seed))
        return 1

    assert for_seeds(6, law) == 6 // SLICE


def test_steps_betray_nothing(place: Place) -> None:
    """Law 5, second half: who cannot tell two states apart is told the same of what happens in them"""

    def law(seed: int) -> int:
        compared = 0
        for moment in place.moments(seed, about=25):
            for viewer in place.viewers():
                imagined = place.game.determinize(place.game.view(moment.before, viewer), FreeChance(seed))
                compared += laws.steps_betray_nothing(place.game, moment, viewer, imagined, seed)
        return compared

    assert for_seeds(3, law, ENOUGH) >= ENOUGH


def test_masks_agree_with_views(place: Place) -> None:
    """Law 6, for every event, the deal included"""

    def law(seed: int) -> int:
        steps = [place.deal(seed), *place.moments(seed)]
        for step in steps:
            for viewer in place.viewers():
                laws.masks_agree_with_views(place.game, step, viewer)
        return len(steps)

    assert for_seeds(6, law, ENOUGH) >= ENOUGH


def test_every_move_survives_its_text(place: Place) -> None:
    """Law 7"""
    laws.moves_survive(place.game, place.options)

    assert place.game.all_moves(place.options)


def test_every_event_survives_whole_and_masked(place: Place) -> None:
    """Law 7"""

    def law(seed: int) -> int:
        steps = [place.deal(seed), *place.moments(seed, about=50)]
        for step in steps:
            for viewer in place.viewers():
                laws.events_survive(place.game, step.events, viewer)
        return len(steps)

    assert for_seeds(6, law, ENOUGH) >= ENOUGH


def test_every_view_survives(place: Place) -> None:
    """Law 7"""

    def law(seed: int) -> int:
        states = [place.last(seed), *[moment.before for moment in place.moments(seed, about=15)]]
        for state in states:
            for viewer in place.viewers():
                laws.view_survives(place.game, place.game.view(state, viewer))
        return len(states)

    assert for_seeds(6, law, 90 // SLICE) >= 90 // SLICE


def test_every_record_survives(place: Place) -> None:
    """Law 7"""

    def law(seed: int) -> int:
        laws.record_survives(place.game, place.options, seed, place.names())
        return 1

    assert for_seeds(6, law) == 6 // SLICE


def test_every_match_ends(place: Place) -> None:
    """Law 8"""
    assert for_seeds(15, lambda seed: laws.match_ends(place.game, place.options, seed), ENOUGH) >= ENOUGH


def test_nothing_is_lost(place: Place) -> None:
    """Law 9, after every event"""

    def law(seed: int) -> int:
        moments = place.moments(seed)
        for moment in moments:
            laws.nothing_is_lost(place.game, moment)
        return len(moments)

    assert for_seeds(6, law, ENOUGH) >= ENOUGH


def test_talk_changes_nothing(place: Place) -> None:
    """Claims stand in the log, in every view and in the record, and nothing else knows of them."""

    def law(seed: int) -> int:
        return laws.talk_changes_nothing(place.game, place.options, seed, place.names())

    said = for_seeds(3, law)
    assert (said > 0) == (len(place.names()) > 1)


def test_what_is_taken_back_has_never_been(place: Place) -> None:
    """Nobody learned anything by it, and every view, the log and the record are what they were."""

    def law(seed: int) -> int:
        return laws.taking_back_leaves_no_trace(place.game, place.options, seed, place.names(), every=3)

    assert for_seeds(3, law, SOME_BACK) >= SOME_BACK
