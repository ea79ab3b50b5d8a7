"""The table of Négociateur on 80 columns: what lies where, and what a roll or a choice can bring."""

from __future__ import annotations

import pytest

from openps.catalog import screen_of
from openps.engine.chance import FreeChance
from openps.games.negotiator import events
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.state import Crisis, Phase
from openps.words.messages import LANGUAGES, Messages
from openps.words.page import Page
from openps.words.teller import Teller
from tests.games.negotiator.tables import demands, do, hold, in_terror, stack, table

SCREEN = screen_of("negotiator")


def teller(language: str = "en") -> Teller:
    names = SCREEN.names(NEGOTIATOR.options(1, {}), language)
    return Teller(Messages(language, NEGOTIATOR.info.package), 0, names)


def drawn(state: Crisis, language: str = "en") -> str:
    return SCREEN.draw(NEGOTIATOR.view(state, 0), teller(language))


def line_of(state: Crisis, head: str) -> str:
    """The lines under one head, as one."""
    lines = drawn(state).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith(head))
    more = next((at for at in range(first + 1, len(lines)) if lines[at][0] != " "), len(lines))
    return " ".join(" ".join(lines[first:more]).split())


def test_a_change_is_told_with_its_sign() -> None:
    assert teller("en").event(events.PointsChanged(2)) == "Discussion points: +2."
    assert teller("fr").event(events.PointsChanged(-1)) == "Points de Discussion : −1."
    assert teller("en").event(events.DiceChanged(1, "next_test")) == "Dice: +1 for the next test."
    assert teller("fr").event(events.DiceChanged(-1, "while_in_play")) == "Dés : −1 tant que la carte est en jeu."


def test_the_last_terror_card_is_the_one_that_was_turned_up() -> None:
    """Not a Minor Demand that was conceded since, nor a card that was dropped unresolved."""
    state = in_terror("worsening", minors=["pizza"])
    do(state, "end")
    assert "Last: It is getting worse — Threat +1" in line_of(state, "Terror")
    do(state, "concede pizza")
    assert state.discard[-1] == "pizza"
    assert "Last: It is getting worse" in line_of(state, "Terror")

    hold(state, "minor_extraction", "keep_cool")
    state.zone = 0
    do(state, "play minor_extraction", 1, 2)
    assert state.discard[-1] == "impatient"
    assert "Last: It is getting worse" in line_of(state, "Terror")


def test_a_minor_demand_that_was_just_turned_up_is_the_last_card() -> None:
    state = in_terror("pizza")
    do(state, "end")
    assert "Last: Pizza, no olives" in line_of(state, "Terror")
    assert "Minor: Pizza, no olives" in line_of(state, "Demands")


def test_nothing_was_turned_up_at_the_beginning() -> None:
    assert "Last" not in drawn(table())


def test_the_dice_lie_beside_the_rows_they_choose_from() -> None:
    state = hold(table(threat=4), "keep_cool", "small_talk", "sniper")
    do(state, "play keep_cool", 4, 2)
    dice = line_of(state, "Dice")
    assert dice == "Dice [4] [2] for Easy now: no success 2+: +1 pt, Threat −1 | 1: Threat −1 | 0: −1 pt"


def test_one_success_that_brings_points_only_is_shown_so() -> None:
    shown = {}
    for reading in ("reveals", "points_only"):
        state = hold(table(options={"one_success": reading}), "what_do_you_want")
        shown[reading] = line_of(state, "Your hand")
    assert "| 1: +1 pt, a Demand turned up |" in shown["reveals"]
    assert "| 1: +1 pt |" in shown["points_only"]


def test_a_granted_escape_is_said_until_the_call_ends() -> None:
    state = demands(table(points=9), ransom=0, helicopter=1)
    assert "A helicopter on the roof (4 points) — +2 dice this call; lost if the call then ends" in line_of(
        state, "Demands"
    )
    do(state, "concede helicopter")
    assert "The way out was granted" in drawn(state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("taker", ["arkayne", "donna", "edward"])
def test_every_screen_of_a_match_fits_and_breaks_lines_well(taker: str, language: str) -> None:
    words = teller(language)
    for seed in range(6):
        chance = FreeChance(seed)
        state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker}), chance).state
        while state.ask is not None:
            view, moves = NEGOTIATOR.view(state, 0), NEGOTIATOR.legal_moves(state, 0)
            told = [SCREEN.draw(view, words), *[SCREEN.explain(move, view, words) for move in moves]]
            told += [SCREEN.label(move, view, words) for move in moves]
            assert "{" not in "".join(told)
            lines = [line for text in told[: 1 + len(moves)] for line in text.splitlines()]
            assert max(map(len, lines)) <= 80
            assert not [line for line in lines if line.strip()[:1] in (":", ";", "%", "»", "?", "!")]
            NEGOTIATOR.apply(state, 0, chance.pick(moves, "move"), chance)


def test_a_stacked_deck_counts_down() -> None:
    state = stack(table(), "worsening", "lights_out")
    assert "2 cards left, the Pivotal Event is the last" in line_of(state, "Terror")
    state.deck = []
    assert line_of(state, "Terror") == "Terror no card left"


# ---- what a newcomer needs to know


def test_the_goal_is_on_the_screen() -> None:
    """NG-11.1"""
    goal = line_of(table(), "Goal")
    assert "free them all, then make Arkayne give up: one release more does it" in goal
    assert "NEXT RELEASE" not in goal


def test_the_state_in_which_the_next_release_wins_is_on_the_screen() -> None:
    """NG-11.6, NG-8.8"""
    state = table()
    state.freed, state.zone = state.zone, 0
    assert "THE NEXT RELEASE IN A CALL WINS" in line_of(state, "Goal")
    state.phase = Phase.TERROR
    assert "NEXT RELEASE" not in line_of(state, "Goal")


def test_the_ability_of_who_is_in_charge_is_on_the_screen() -> None:
    """NG-R42"""
    assert "every failed test: Threat +1" in line_of(table("edward"), "Ability")
    assert "two equal dice" in line_of(table("donna"), "Ability")
    assert "1 more hostage, Threat +1" in line_of(table("donna"), "Ability")
    assert "Ability" not in drawn(table("arkayne"))


@pytest.mark.parametrize(
    ("per", "told"), [("increase", "each rise of Threat kills a hostage"), ("level", "each level that Threat rises")]
)
def test_the_rules_of_the_accomplice_are_told_when_he_appears(per: str, told: str) -> None:
    """NG-12.6 to NG-12.9"""
    state = hold(table("edward", options={"accomplice_kills_per": per}), "sniper", "keep_cool")
    assert "Accomplice" not in drawn(state)
    do(state, "play sniper", 6, 1)

    shown = drawn(state)
    assert told in line_of(state, "Accomplice")
    assert "never the last one" in line_of(state, "Accomplice")
    assert "Ability" not in shown
    assert "\nDemands" not in shown
    assert "then the accomplice surrenders, and you win" in line_of(state, "Goal")
    state.zone = 1
    assert "THE NEXT RELEASE WINS" in line_of(state, "Goal")


def test_a_small_page_leaves_out_what_the_choices_tell() -> None:
    """Step by step, the least needed first; goal, dial, hostages and hand always stay."""
    state = demands(table(points=9), ransom=1, helicopter=1)
    view, words = NEGOTIATOR.view(state, 0), teller()
    sizes = [len(SCREEN.draw(view, words, Page(100, rows)).splitlines()) for rows in (99, 18, 12, 1)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[-1]
    tightest = SCREEN.draw(view, words, Page(100, 1))
    for head in ("Goal", "Threat", "Hostages", "Demands", "Terror", "For sale", "Your hand"):
        assert f"\n{head}" in tightest


def test_costs_are_told_in_points() -> None:
    assert "2 points: 2× Stay on the line" in line_of(table(), "For sale")
    buy = NEGOTIATOR.parse_move("buy hear_his_breath")
    view = NEGOTIATOR.view(table(points=9), 0)
    assert SCREEN.label(buy, view, teller()).startswith("Hear him out (1 point) — ")
    assert SCREEN.brief(buy, view, teller()) == "Hear him out (1 point)"
