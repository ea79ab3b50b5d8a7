"""Our own law on top: in worlds that a seat cannot tell apart, row, mask and information state are equal to the byte.

And what else holds of rows, masks and rewards.
"""

from __future__ import annotations

import pytest

from openps.catalog import OURS
from openps.engine.chance import FreeChance
from openps.engine.errors import OpenpsError
from openps.rl.branch import Branch
from openps.rl.numbered import Numbered
from openps.rl.playing import Playing, act, deal

TABLES = [(edition.key, players) for edition in OURS for players in edition.rules.info.players]


def numbered(key: str, players: int, talk: bool = False) -> Numbered:
    return Numbered(key, players, {}, talk)


def moments(rules: Numbered, seed: int, most: int) -> list[Playing]:
    """Of a random match with some talk, each as it was, a few steps apart."""
    playing, thinking = deal(rules, seed), FreeChance(f"choices {seed}")
    seen: list[Playing] = []
    while not playing.over and len(seen) < most:
        for _ in range(1 + thinking.below(7, "steps")):
            if not playing.over:
                legal = [action for action, may in enumerate(playing.mask()) if may]
                act(playing, thinking.pick(legal, "action"))
        seen.append(playing.copy(FreeChance(0)))
    return seen


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_what_cannot_be_told_apart_is_the_same_to_the_byte(key: str, players: int) -> None:
    rules, other_worlds = numbered(key, players, talk=True), 0
    for at, playing in enumerate(moments(rules, 1, 30)):
        for seat in range(players):
            other = playing.imagined(seat, FreeChance(f"{at} {seat}"))
            assert other.row(seat) == playing.row(seat)
            assert other.mask(seat) == playing.mask(seat)
            assert other.seats == playing.seats
            assert Branch(rules, 9999, other).known(seat) == Branch(rules, 9999, playing).known(seat)
            everybody = [one for one in range(players) if one != seat]
            other_worlds += any(other.row(one) != playing.row(one) for one in everybody)
    assert other_worlds or players == 1, "the worlds differ in nothing: this law would prove nothing"


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_row_is_as_long_as_its_layout_says(key: str, players: int) -> None:
    rules = numbered(key, players)
    names = [field.name for field in rules.fields]
    assert len(names) == len(set(names))
    for playing in moments(rules, 2, 40):
        for seat in (*range(players), None):
            parts = rules.observer.parts(playing.view(seat))
            assert [len(part) for part in parts] == [len(field.labels) for field in rules.fields]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_short_way_from_view_to_view_comes_to_the_row_of_the_view(key: str, players: int) -> None:
    """Whoever looks next: the parts that stay are those of the last view, which may have been another seat's."""
    rules, thinking, told = numbered(key, players, talk=True), FreeChance("looking"), 0
    for seed in range(4):
        playing = deal(rules, seed)
        while not playing.over:
            for seat in (*range(players), None):
                if seat == playing.seat or not thinking.below(3, "looks"):
                    never_seen = rules.row(playing.view(seat), playing.claims)
                    assert playing.row(seat) == never_seen
                    told += 1
            legal = [action for action, may in enumerate(playing.mask()) if may]
            act(playing, thinking.pick(legal, "action"))
    assert told > 50


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_an_action_is_its_move_and_a_mask_is_what_the_rules_allow(key: str, players: int) -> None:
    rules = numbered(key, players)
    assert [rules.number(move) for move in rules.moves] == list(range(rules.actions))
    assert rules.game.parse_move(rules.text(3)) == rules.moves[3]
    for playing in moments(rules, 3, 20):
        for seat in range(players):
            legal = playing.legal() if seat == playing.seat else ()
            if seat == playing.seat or seat not in playing.seats:
                assert [rules.moves[at] for at, may in enumerate(playing.mask(seat)) if may] == sorted(
                    legal, key=rules.number
                )


def test_two_who_choose_at_the_same_time_are_asked_in_turn_and_see_nothing_of_each_other() -> None:
    rules = numbered("panic_station", 4)
    both = [playing for seed in range(40) for playing in moments(rules, seed, 40) if len(playing.seats) > 1]
    assert both
    first, second = both[0].seats
    rows = set()
    for action in [at for at, may in enumerate(both[0].mask(first)) if may]:
        after = both[0].copy(FreeChance(1))
        act(after, action, first)
        if second in after.seats:
            rows.add((after.row(second), bytes(after.mask(second))))
    assert len(rows) == 1


def test_one_thing_is_said_before_the_answer_and_everybody_hears_it() -> None:
    rules = numbered("panic_station", 4, talk=True)
    playing = deal(rules, 1)
    speaker, listener = playing.seat, (playing.seat + 1) % 4
    before, moves = playing.row(listener), len(rules.moves)
    said = playing.mask().index(1, moves)
    act(playing, said)
    assert (playing.seat, playing.steps) == (speaker, 0)
    assert not any(playing.mask()[moves:])
    assert playing.row(listener) != before
    assert playing.view(listener).claims[0].speaker == speaker
    with pytest.raises(OpenpsError, match="cannot be said now"):
        act(playing, said)


def test_a_game_without_numbers_and_options_that_do_not_exist_are_told_in_a_sentence() -> None:
    with pytest.raises(OpenpsError, match="easier_humans"):
        Numbered("panic_station", 5, {"easier": "on"})
    with pytest.raises(OpenpsError, match="4, 5, 6"):
        Numbered("panic_station", 9, {})
    with pytest.raises(OpenpsError, match=r"is no action here; there are 0 to"):
        act(deal(numbered("negotiator", 1), 1), 100_000)
