"""The heuristic bot of Pani-High!: what it does at tables made by hand, and how well it does in whole matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest

from openps.bots.bot import Bot, RandomBot
from openps.bots.budget import QUICK
from openps.catalog.bots import HEURISTIC, make_bot
from openps.editions.pani_high.bots.estimates import odds_of_holding, read
from openps.editions.pani_high.bots.heuristic import HeuristicBot
from openps.engine.chance import FreeChance
from openps.engine.ids import Seat
from openps.engine.outcome import Outcome
from openps.games.pani_high import memory
from openps.games.pani_high.box import Card
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.state import School
from openps.games.pani_high.view import PaniView
from tests.games.pani_high.tables import a_table, attack, battle, close_windows, game, play
from tests.long import slice_of

PaniBot = Bot[PaniView, PaniMove]

STRONG = ["council_president", "vice_president", "vice_president", "club_captain", "club_captain", "club_captain"]
WEAK = ["sleepyhead", "sleepyhead", "daydreamer", "daydreamer"]


def answer(state: School, seed: int = 1) -> str:
    """What the bot does in the place of whoever is asked."""
    seat = state.asked
    move = HeuristicBot().choose(game.view(state, seat), game.legal_moves(state, seat), FreeChance(seed), QUICK)
    return game.move_text(move)


def remembers(state: School, viewer: Seat, holder: Seat, cards: Sequence[Card]) -> School:
    for card in cards:
        memory.saw(state.memories[viewer], card, holder)
    return state


def laid_by_the_bot(state: School, seed: int) -> list[str]:
    """The cards it lays until it is ready, in its order."""
    laid = []
    while (text := answer(state, seed)).startswith("lay "):
        play(state, state.asked, text)
        laid.append(text)
    return laid


# ---- what it keeps


def test_it_is_registered() -> None:
    assert isinstance(make_bot(HEURISTIC, "pani_high"), HeuristicBot)


@pytest.mark.parametrize("others", [[*STRONG, "third_year"], ["policewoman"] * 4 + ["bribe"] * 3])
def test_it_keeps_the_seal_above_the_hand_limit(others: list[Card]) -> None:
    """PH-R38"""
    state = a_table(hands={0: ["seal", *others]})
    play(state, 0, "pass")

    assert answer(state) != "discard seal"


def test_it_discards_what_serves_least() -> None:
    """PH-D10"""
    state = a_table(hands={0: ["sleepyhead", *STRONG, "policewoman"]}, places={1: ["pool"]})
    play(state, 0, "pass")

    assert answer(state) == "discard sleepyhead"


def test_it_saves_its_best_card() -> None:
    """PH-7.1"""
    state = a_table(
        hands={0: ["third_year", "vice_president", "first_year", "health_committee"], 1: ["council_president", "swim"]},
        places={1: ["pool"]},
    )
    battle(state, "pool", ["first_year", "vice_president", "third_year"], ["council_president", "swim"])
    close_windows(state)

    assert answer(state) == "save vice_president"


def test_it_spends_no_committee_on_a_card_that_is_worth_less() -> None:
    """PH-R28"""
    state = a_table(hands={0: ["sleepyhead", "health_committee"], 1: ["swim"]}, places={1: ["pool"]})
    battle(state, "pool", ["sleepyhead"], ["swim"])
    close_windows(state)

    assert answer(state) == "save_no_more"


# ---- what it attacks


def test_it_takes_what_nobody_can_defend() -> None:
    """With the least of its cards: a stronger one would only be shown around (PH-H9)."""
    state = a_table(hands={0: ["sleepyhead", *STRONG]}, places={1: ["pool"]})

    assert answer(state) == "attack pool"
    play(state, 0, "attack pool")
    assert laid_by_the_bot(state, seed=1) == ["lay sleepyhead"]


def test_it_does_not_attack_what_it_surely_loses() -> None:
    state = a_table(hands={0: ["first_year"], 1: STRONG}, places={1: ["pool"]})
    remembers(state, 0, 1, STRONG)

    assert answer(state) == "pass"


def test_it_attacks_in_the_last_turn_because_cards_are_worth_nothing_afterwards() -> None:
    """PH-11.1"""
    state = a_table(hands={0: ["first_year"], 1: ["second_year"] * 4}, places={1: ["pool"]}, last_turns=True)

    assert answer(state) == "attack pool"


def test_it_attacks_where_its_clubs_count_twice() -> None:
    """PH-4.10"""
    hands = {0: ["swim", "diving"], 1: ["first_year"], 2: ["second_year"]}
    state = a_table(hands=hands, places={1: ["pool", "library"], 2: ["dojo"]}, last_turns=True)

    assert answer(state) == "attack pool"


def test_a_defender_known_to_be_strong_is_left_alone_until_it_is_forgotten() -> None:
    """PH-H9"""
    state = a_table(hands={0: ["club_captain", "swim"], 1: STRONG[:2]}, places={1: ["pool"]})

    assert answer(state) == "attack pool"
    assert answer(remembers(state, 0, 1, STRONG[:2])) == "pass"


def late_table(policewomen_spent: bool) -> School:
    """The pile is short and the rival has three cards: whether four Policewomen are still about is a question."""
    police = ["policewoman"] * 4
    pile = ["first_year"] * 3 + ["second_year"] * 4 + ["diving", "kendo", "choir", "anime", "magic", "biology", "track"]
    return a_table(
        hands={0: ["council_president", "vice_president"], 1: ["sleepyhead", "sleepyhead", "daydreamer"]},
        places={1: ["pool"]},
        pile=pile if policewomen_spent else [*pile, *police],
        last_turns=True,
    )


def test_it_counts_policewomen() -> None:
    """PH-6.9  It attacks once all four are seen to be spent."""
    at_large, spent = late_table(policewomen_spent=False), late_table(policewomen_spent=True)

    assert odds_of_holding(read(game.view(at_large, 0)), 1, "policewoman") > 0.3
    assert odds_of_holding(read(game.view(spent, 0)), 1, "policewoman") == 0
    assert answer(at_large) == "pass"
    assert answer(spent) == "attack pool"


def test_a_policewoman_seen_in_a_hand_is_feared() -> None:
    state = a_table(hands={0: ["club_captain", "vice_president"], 1: ["policewoman"]}, places={1: ["pool"]})

    assert answer(state) == "attack pool"
    assert answer(remembers(state, 0, 1, ["policewoman"])) == "pass"


@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_laying_tells_nothing(seed: int) -> None:
    """PH-R15  The same cards in any order, so that a blind Bribe finds each as often."""
    state = a_table(
        hands={0: ["council_president", "third_year", "second_year", "first_year"], 1: ["second_year"] * 3},
        places={1: ["pool"]},
        last_turns=True,
    )
    play(state, 0, "attack pool")
    usual = sorted(laid_by_the_bot(game.copy(state), seed=100))

    assert len(usual) > 1
    assert sorted(laid_by_the_bot(game.copy(state), seed)) == usual
    assert {laid_by_the_bot(game.copy(state), other)[0] for other in range(40)} == set(usual)


# ---- how it defends


def test_it_yields_to_what_it_cannot_beat() -> None:
    """PH-4.5"""
    state = a_table(hands={0: STRONG, 1: ["first_year", "second_year"]}, places={1: ["pool"]})
    attack(state, "pool", STRONG[:4])

    assert answer(state) == "yield"


def test_it_defends_what_it_can_hold() -> None:
    """PH-4.4"""
    state = a_table(hands={0: ["first_year"], 1: ["council_president", "swim"]}, places={1: ["pool"]})
    attack(state, "pool", ["first_year"])

    assert answer(state).startswith("lay ")


def test_it_defends_with_everything_when_nothing_comes_after() -> None:
    """PH-R40"""
    state = a_table(hands={0: STRONG, 1: ["second_year"]}, places={1: ["pool"]}, last_turns=True)
    attack(state, "pool", STRONG[:2])

    assert answer(state) == "lay second_year"


def test_a_policewoman_meets_a_large_attack() -> None:
    """PH-6.2"""
    state = a_table(hands={0: STRONG, 1: ["policewoman", "first_year"]}, places={1: ["pool"]})
    attack(state, "pool", STRONG[:4])

    assert laid_by_the_bot(state, seed=1) == ["lay policewoman"]
    play(state, 1, "ready")
    assert answer(state) == "policewoman"


def test_a_bribe_meets_a_single_card() -> None:
    """PH-R23"""
    state = a_table(hands={0: ["vice_president"], 1: ["bribe", "sleepyhead"]}, places={1: ["pool"]})
    attack(state, "pool", ["vice_president"])

    assert laid_by_the_bot(state, seed=1) == ["lay bribe"]
    play(state, 1, "ready")
    assert answer(state) == "bribe"


# ---- windows


def test_bribes_are_shown_before_the_policewoman_ends_the_battle() -> None:
    """PH-R21"""
    state = a_table(hands={0: ["swim", "third_year"], 1: ["bribe", "policewoman"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim", "third_year"], ["bribe", "policewoman"])

    assert answer(state) == "bribe"
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    assert answer(state) == "policewoman"


@pytest.mark.parametrize(("mine", "shown"), [("sleepyhead", "policewoman"), ("swim", "close")])
def test_an_attacker_shows_a_policewoman_only_when_the_fight_goes_wrong(mine: Card, shown: str) -> None:
    """PH-6.6"""
    state = a_table(hands={0: ["policewoman", mine], 1: ["second_year"]}, places={1: ["pool"]})
    battle(state, "pool", ["policewoman", mine], ["second_year"])
    play(state, 1, "close")

    assert answer(state) == shown


def test_an_attacker_takes_back_a_good_card() -> None:
    """PH-R16, PH-H8"""
    state = a_table(hands={0: ["bribe", "swim"], 1: ["bribe", "first_year"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim", "bribe"], ["bribe", "first_year"])
    for text in ("bribe", "take 0", "close"):
        play(state, 1, text)
    play(state, 0, answer(state))

    assert answer(state) == "take 1"


def test_an_attacker_leaves_a_poor_card_where_it_is() -> None:
    state = a_table(hands={0: ["bribe", "sleepyhead"], 1: ["bribe", "first_year"]}, places={1: ["pool"]})
    battle(state, "pool", ["sleepyhead", "bribe"], ["bribe", "first_year"])
    for text in ("bribe", "take 0", "close"):
        play(state, 1, text)
    play(state, 0, "bribe")

    assert answer(state) == "take 0"


# ---- conspiracies


@pytest.mark.parametrize("card", ["raid", "drop_out", "spy"])
def test_a_conspiracy_goes_against_the_seat_that_was_seen_with_the_seal(card: Card) -> None:
    """PH-H15"""
    state = a_table(hands={0: [card], 1: ["first_year"], 2: ["second_year"], 3: ["seal"], 4: ["swim"]})
    remembers(state, 0, 3, ["seal"])

    assert answer(state) == f"{card} 3"


def test_a_spy_removes_the_seal() -> None:
    """PH-8.5"""
    state = a_table(hands={0: ["spy"], 3: ["seal", "council_president", "policewoman"]})
    play(state, 0, "spy 3")

    assert answer(state) == "discard seal"


def test_a_spy_without_a_seal_to_find_removes_the_strongest() -> None:
    state = a_table(hands={0: ["spy"], 3: ["second_year", "council_president", "sleepyhead"]}, places={3: ["pool"]})
    play(state, 0, "spy 3")

    assert answer(state) == "discard council_president"


# ---- whole matches


def play_out(bots: Sequence[PaniBot], seed: int, given: Mapping[str, object] | None = None) -> Iterator[School]:
    """Every state in which somebody is asked, and the last one."""
    luck, whims = FreeChance(f"table {seed}"), FreeChance(f"bots {seed}")
    state = game.setup(game.options(len(bots), given or {}), luck).state
    while game.decision(state) is not None:
        yield state
        seat = state.asked
        move = bots[seat].choose(game.view(state, seat), game.legal_moves(state, seat), whims, QUICK)
        game.apply(state, seat, move, luck)
    yield state


def outcome_of(bots: Sequence[PaniBot], seed: int) -> Outcome:
    *_, end = play_out(bots, seed)
    outcome = game.outcome(end)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("seed", range(slice_of(6, 2)))
def test_it_plays_one_of_the_given_moves_and_the_same_one_again(players: int, seed: int) -> None:
    """Also at tables that random players brought about, where it would never have come itself."""
    given = {"first_player": "host", "attacker_policewoman": "must"} if seed % 2 else {}
    bot = HeuristicBot()
    for ply, state in enumerate(play_out([RandomBot()] * players, seed, given)):
        if state.ask is not None:
            view, moves = game.view(state, state.asked), game.legal_moves(state, state.asked)
            chosen = bot.choose(view, moves, FreeChance(ply), QUICK)
            assert chosen in moves
            assert HeuristicBot().choose(view, moves, FreeChance(ply), QUICK) == chosen


@pytest.mark.parametrize("seed", range(slice_of(4, 2)))
def test_it_looks_at_nothing_but_the_view(seed: int) -> None:
    """Hidden cards are dealt anew; whoever sees the same does the same."""
    bot = HeuristicBot()
    different = 0
    for ply, state in enumerate(play_out([bot, RandomBot(), bot, RandomBot(), bot], seed)):
        if state.ask is None:
            continue
        seat = state.asked
        view = game.view(state, seat)
        imagined = game.determinize(view, FreeChance(ply))
        different += imagined.hands != state.hands
        assert game.view(imagined, seat) == view
        choices = [
            bot.choose(game.view(table, seat), game.legal_moves(table, seat), FreeChance(ply), QUICK)
            for table in (state, imagined)
        ]
        assert choices[0] == choices[1]
    assert different > 100, "the imagined tables were other tables"


@pytest.mark.parametrize("seed", range(slice_of(20, 6)))
def test_it_never_gives_the_seal_away(seed: int) -> None:
    """PH-R38  Against itself, and it is always itself who discards above the limit."""
    for state in play_out([HeuristicBot()] * 5, seed):
        if state.ask == "discard" and "seal" in state.hands[state.asked]:
            assert answer(state) != "discard seal"
