"""The language of the cards: what each line means, that it has one spelling, and what is said about any other."""

from __future__ import annotations

import pytest

from openps.games.negotiator.effects import LONGEST, MOST, START, STEPS, WORDS, BadEffect, Effect, effect_of, every
from openps.games.negotiator.effects import read_effect as read
from openps.games.negotiator.read_cards import HOUSE_CARDS

THREAT, END = Effect("threat", "threat -1", -1), Effect("end", "end")
MEANINGS = [
    Effect("points", "points +2", 2),
    Effect("points", "points -15", -15),
    THREAT,
    Effect("threat_to", "threat_to start", START),
    Effect("threat_to", "threat_to L", 0),
    Effect("threat_to", "threat_to E", 7),
    Effect("threat_to", "threat_to 6", 6),
    Effect("dice", "dice -1 while_in_play", -1, "while_in_play"),
    Effect("dice", "dice +2 next_test", 2, "next_test"),
    Effect("fours", "fours this_discussion", 0, "this_discussion"),
    Effect("reroll", "reroll 1 this_turn", 1, "this_turn"),
    Effect("free", "free 1", 1),
    Effect("kill", "kill 15", 15),
    Effect("add", "add 2", 2),
    Effect("reveal", "reveal 1", 1),
    Effect("take", "take 3", 3),
    Effect("drop", "drop 1", 1),
    *[Effect(word, word) for word in ("halve", "eliminate", "escape", "end", "remove", "double")],
    Effect("each_turn", "each_turn threat -1", 0, "", ((THREAT,),)),
    Effect("choose", "choose threat -1 & end / end", 0, "", ((THREAT, END), (END,))),
]
FORMS = {
    "points": "points +1, points -1", "threat": "threat +1, threat -1", "dice": "dice +1, dice -1",
    "free": "free 1 … free 15", "reroll": "reroll 1 … reroll 15",
}  # fmt: skip
SPANS = "next_test, this_discussion, this_turn, while_in_play"


@pytest.mark.clause("NG-R1")
@pytest.mark.parametrize("effect", MEANINGS, ids=lambda effect: effect.text)
def test_a_line_means_exactly_this(effect: Effect) -> None:
    assert read(effect.text) == effect == effect_of(effect.text)


def test_every_word_of_the_language_stands_in_the_list() -> None:
    assert {effect.kind for effect in MEANINGS} == set(WORDS)


@pytest.mark.clause("NG-R1")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", ", ".join(WORDS)),
        ("fly 1", ", ".join(WORDS)),
        ("settle", ", ".join(WORDS)),
        ("points 2", FORMS["points"]),
        ("points", FORMS["points"]),
        ("points +0", "points +1 … points +15"),
        ("threat -16", "threat -1 … threat -15"),
        ("threat +x", "threat +1 … threat +15"),
        ("free 0", FORMS["free"]),
        ("free 16", FORMS["free"]),
        ("free 99999", FORMS["free"]),
        ("free +1", FORMS["free"]),
        ("free ٣", FORMS["free"]),
        ("free 01", "free 1"),
        ("free 1 ", FORMS["free"]),
        ("threat_to 7", "threat_to start, threat_to L … threat_to E"),
        ("threat_to", "threat_to start, threat_to L … threat_to E"),
        ("dice 1 next_test", FORMS["dice"]),
        ("dice +1", f"dice … {SPANS}"),
        ("fours", f"fours … {SPANS}"),
        ("fours forever", f"fours … {SPANS}"),
        ("reroll 0 next_test", FORMS["reroll"]),
        ("reroll 1 always", f"reroll … {SPANS}"),
        ("end now", "end"),
        ("each_turn double", "each_turn threat +1"),
        ("each_turn each_turn threat +1", "each_turn threat +1"),
        ("each_turn", ", ".join(WORDS)),
        ("choose points +1", "choose points +1 / threat -1"),
        ("choose end / choose end / end", "choose points +1 / threat -1"),
        ("choose end / fly", ", ".join(WORDS)),
    ],
)
def test_any_other_line_is_refused_with_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(BadEffect) as refused:
        read(line)
    assert str(refused.value) == expected


def test_a_line_that_is_too_long_is_not_even_read() -> None:
    options = ["threat +10"] * 4 + ["threat +1"] * 12
    longest = f"choose {' / '.join(options)}"
    assert len(longest) == LONGEST
    assert len(read(longest).options) == len(options)
    with pytest.raises(BadEffect) as refused:
        read(longest.replace("+1 ", "+10 ", 1))
    assert str(refused.value) == f"choose threat +10 / … (≤ {LONGEST})"
    assert MOST == 15


@pytest.mark.parametrize("step", STEPS)
def test_a_step_of_the_rules_can_be_kept_but_no_card_may_print_it(step: str) -> None:
    assert effect_of(f"{step} sniper") == Effect(step, f"{step} sniper", word="sniper")
    with pytest.raises(BadEffect):
        read(f"{step} sniper")


def test_effects_inside_others_are_found_too() -> None:
    effects = every([read("choose threat -1 & end / each_turn threat -1"), END])
    assert [effect.kind for effect in effects] == ["choose", "threat", "end", "each_turn", "threat", "end"]


def test_every_line_of_our_cards_has_one_spelling() -> None:
    for face in HOUSE_CARDS.faces:
        for effect in [*face.rows[0], *face.rows[1], *face.rows[2], *face.additional, *face.counterpart, *face.ability]:
            assert read(effect.text) == effect
