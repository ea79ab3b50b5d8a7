"""2. Setup (PH-2.1 to PH-2.6, PH-R3, PH-R4)."""

from __future__ import annotations

import pytest

from openps.engine.chance import FreeChance
from openps.engine.errors import ScriptError
from openps.games.pani_high.events import CardDrawn, FirstPlayerSet, FirstPlayerTied, HandsDealt
from tests.clauses import clause
from tests.games.pani_high.tables import asked, game, last, lines, play, refused, start

ONE_LEADER = {2: ["pool", "dojo"], 4: ["library"]}


@clause("PH-2.1", "PH-2.4")
@pytest.mark.parametrize(("players", "left"), [(5, 75), (6, 68)])
def test_seven_cards_each_and_the_rest_is_the_draw_pile(players: int, left: int) -> None:
    dealt = last(start(players=players, luck=[0]).events, HandsDealt)

    assert [len(hand) for hand in dealt.hands] == [7] * players
    assert len(dealt.pile) == left


@clause("PH-2.4")
def test_the_top_of_the_draw_pile_is_drawn_first() -> None:
    step = start(ONE_LEADER, pile=["raid", "spy"])

    assert last(step.events, CardDrawn) == CardDrawn(2, "raid")
    assert step.state.pile[-1] == "spy"
    assert len(step.state.pile) == 74


@clause("PH-2.2", "PH-R6")
def test_locations_of_the_deal_are_laid_in_front_of_their_owner() -> None:
    state = start(ONE_LEADER).state

    assert state.places == [[], [], ["dojo", "pool"], [], ["library"]]
    assert not any(card in hand for hand in state.hands for card in ("pool", "dojo", "library"))


@clause("PH-2.3")
def test_laid_locations_are_not_replaced() -> None:
    state = start(ONE_LEADER).state

    assert [len(hand) for hand in state.hands] == [7, 7, 5 + 1, 7, 6], "the first player has drawn already"


@clause("PH-2.5", "PH-R4")
def test_the_smallest_hand_begins() -> None:
    step = start(ONE_LEADER)

    assert last(step.events, FirstPlayerSet) == FirstPlayerSet(2)
    assert (step.state.active, asked(step.state)) == (2, ("act", 2))


@clause("PH-R4")
def test_whoever_laid_the_most_locations_begins() -> None:
    everybody = {0: ["pool"], 1: ["dojo"], 2: ["library"], 3: ["rooftop", "auditorium"], 4: ["gymnasium"]}

    assert start(everybody).state.active == 3


@clause("PH-2.6", "PH-R3")
@pytest.mark.parametrize("first", [1, 3])
def test_luck_chooses_among_the_tied_alone(first: int) -> None:
    """The script would refuse a pick that is not among those offered."""
    assert start({1: ["pool"], 3: ["dojo"]}, luck=[first]).state.active == first


@clause("PH-R3")
def test_luck_is_offered_the_tied_and_nobody_else() -> None:
    with pytest.raises(ScriptError) as caught:
        start({1: ["pool"], 3: ["dojo"]}, luck=["nobody"])

    assert caught.value.arguments["expected"] == "one of [1, 3]"


@clause("PH-2.6", "PH-R3", "PH-D1")
def test_the_host_names_the_first_player_among_the_tied() -> None:
    step = start({1: ["pool"], 3: ["dojo"]}, pile=["spy"], host=True)
    state = step.state

    assert last(step.events, FirstPlayerTied) == FirstPlayerTied((1, 3))
    assert asked(state) == ("first", 0)
    assert lines(state, 0) == ["first 1", "first 3"]
    assert refused(state, 0, "first 0") == ("not-tied", "PH-R3")
    assert play(state, 0, "first 3") == [FirstPlayerSet(3), CardDrawn(3, "spy")]
    assert (state.active, asked(state)) == (3, ("act", 3))


@clause("PH-2.5", "PH-R3")
def test_the_host_is_not_asked_where_one_hand_is_the_smallest() -> None:
    assert asked(start(ONE_LEADER, host=True).state) == ("act", 2)


@clause("PH-R3")
def test_the_host_option_is_chosen_by_its_key() -> None:
    assert game.options(5, {"first_player": "host"}).host_chooses
    assert not game.options(5, {"first_player": "random"}).host_chooses
    assert not game.options(5, {}).host_chooses


@clause("PH-R1", "PH-2.1")
def test_the_whole_deck_is_shuffled_before_the_deal() -> None:
    options = game.options(5, {})
    first, second = (game.setup(options, FreeChance(seed)).state for seed in (1, 2))

    assert game.census(first) == game.census(second)
    assert first.pile != second.pile
    assert first.hands != second.hands
