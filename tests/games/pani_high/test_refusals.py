"""Every reason for which a move is refused, through the front door, with the state untouched."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from openps.engine.errors import BadMoveText, Refusal
from openps.games.pani_high import refuse
from openps.games.pani_high.state import School
from tests.clauses import clause
from tests.games.pani_high.tables import a_table, attack, battle, fight, game, play, refused, start

HAND = ["bribe", "kendo", "raid", "seal", "swim"]


def to_act() -> School:
    return a_table(hands={0: HAND, 1: ["choir"]}, places={0: ["dojo"], 1: ["pool"]})


def unarmed() -> School:
    return a_table(hands={0: ["seal", "agitation"]}, places={1: ["pool"]})


def laying() -> School:
    state = to_act()
    play(state, 0, "attack pool")
    return state


def defending() -> School:
    state = to_act()
    attack(state, "pool", ["swim"])
    play(state, 1, "lay choir")
    return state


def in_the_window(must: bool = False) -> School:
    """The attacker's window, without a Bribe, with a Policewoman if she must be shown."""
    laid = ["policewoman", "swim"] if must else ["swim"]
    state = a_table(hands={0: laid, 1: ["kendo"]}, places={1: ["pool"]}, attacker_must_show=must)
    battle(state, "pool", laid, ["kendo"])
    play(state, 1, "close")
    return state


def forced() -> School:
    return in_the_window(must=True)


def taking() -> School:
    state = a_table(hands={0: ["swim"], 1: ["bribe"]}, places={1: ["pool"]})
    battle(state, "pool", ["swim"], ["bribe"])
    play(state, 1, "bribe")
    return state


def losing() -> School:
    state = a_table(hands={0: ["swim", "bribe", "choir"], 1: ["council_president"]}, places={1: ["dojo"]})
    fight(state, "dojo", ["swim", "bribe"], ["council_president"])
    return state


def over() -> School:
    state = a_table(last_turns=True)
    play(state, 0, "pass")
    return state


def tied() -> School:
    return start({1: ["pool"], 3: ["dojo"]}, host=True).state


def above_the_limit() -> School:
    state = a_table(hands={0: ["second_year"] * 6 + ["swim", "kendo"]})
    play(state, 0, "pass")
    return state


def spying() -> School:
    state = a_table(hands={0: ["spy"], 1: ["seal"]})
    play(state, 0, "spy 1")
    return state


REFUSALS = [
    ("match-over", "PH-11.1", over, 0, "pass"),
    ("not-asked", "PH-R37", to_act, 1, "pass"),
    ("other-question", "PH-R13", to_act, 0, "ready"),
    ("not-tied", "PH-R3", tied, 0, "first 2"),
    ("no-such-location", "PH-3.5", to_act, 0, "attack rooftop"),
    ("own-location", "PH-3.5", to_act, 0, "attack dojo"),
    ("no-combat-card", "PH-R11", unarmed, 0, "attack pool"),
    ("not-in-hand", "PH-8.1", to_act, 0, "spy 1"),
    ("own-hand", "PH-R32", to_act, 0, "raid 0"),
    ("empty-hand", "PH-R32", to_act, 0, "raid 2"),
    ("nobody-has-cards", "PH-R33", unarmed, 0, "agitate"),
    ("not-a-combat-card", "PH-R11", laying, 0, "lay seal"),
    ("nothing-laid", "PH-4.1", laying, 0, "ready"),
    ("already-defending", "PH-R12", defending, 1, "yield"),
    ("no-bribe", "PH-5.1", in_the_window, 0, "bribe"),
    ("no-policewoman", "PH-6.1", in_the_window, 0, "policewoman"),
    ("must-show", "PH-R14", forced, 0, "close"),
    ("no-such-card", "PH-R15", taking, 1, "take 1"),
    ("must-take", "PH-5.2", taking, 1, "take_nothing"),
    ("s-card-lost", "PH-7.2", losing, 0, "save bribe"),
    ("not-committed", "PH-R30", losing, 0, "save choir"),
    ("no-committee", "PH-7.5", losing, 0, "save swim"),
    ("not-in-that-hand", "PH-9.1", above_the_limit, 0, "discard bribe"),
    ("not-in-spied-hand", "PH-8.5", spying, 0, "discard spy"),
    ("not-in-hand", "PH-4.1", laying, 0, "lay council_president"),
]


@clause("PH-3.5", "PH-8.1", "PH-R3", "PH-R11", "PH-R14", "PH-R15", "PH-R30", "PH-R32", "PH-R33", "PH-R37")
@pytest.mark.parametrize(
    ("key", "rule", "table", "seat", "text"), REFUSALS, ids=[f"{row[0]} {row[1]}" for row in REFUSALS]
)
def test_a_refusal_names_its_reason_and_its_clause(
    key: str, rule: str, table: Callable[[], School], seat: int, text: str
) -> None:
    state = table()
    assert refused(state, seat, text) == (key, rule)
    assert game.parse_move(text) not in game.legal_moves(state, seat)


def test_no_reason_is_forgotten() -> None:
    reasons = {value.key for value in vars(refuse).values() if isinstance(value, Refusal)}

    assert {row[0] for row in REFUSALS} == reasons


@pytest.mark.parametrize("text", ["", "attack", "raid two", "raid +1", "lay swim kendo", "surrender", "take -1"])
def test_a_line_that_is_no_move_is_not_a_move(text: str) -> None:
    with pytest.raises(BadMoveText):
        game.parse_move(text)
