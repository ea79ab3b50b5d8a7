"""Solved ends of Négociateur: against a search without any cleverness, against sums by hand, and played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt

import pytest

from openps.editions.negotiator.bots.heuristic import best_move
from openps.editions.negotiator.bots.solver import GLANCE, Solution, Solver, TooLong, settled, solved
from openps.engine.chance import Chance, FreeChance
from openps.games.negotiator import box, moves
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, FACE_UP, Crisis, Fate
from openps.games.negotiator.view import CrisisView
from tests.long import slice_of

PLENTY = 1_000_000
GOLD = ["lights_out", "voice_from_home", "shot_inside", "someone_breaks", "team_in_place", "face_to_face"]


def an_end(
    hand: Sequence[str],
    market: Sequence[str] = (),
    taker: str = box.ARKAYNE,
    threat: int = 0,
    zone: int = 0,
    gold: Sequence[str] = (),
) -> Crisis:
    """A Discussion near the end with few cards in the game: the last one, or the one before one of these gold cards."""
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {"taker": taker}), FreeChance(1)).state
    cards = state.options.cards
    state.hand, state.market = sorted(hand), sorted(market, key=cards.rank.__getitem__)
    state.removed = sorted((Counter(cards.discussion) - Counter(hand) - Counter(market)).elements())
    state.freed, state.zone = state.zone - zone, zone
    state.threat = threat
    state.faces = [CONCEDED] * len(state.demands)
    state.gone, state.demands = state.demands, []  # no Demand disturbs
    state.deck = list(gold[:1])
    state.discard = [*cards.red, *[card for card in GOLD if card not in gold]]
    state.out = list(gold[1:])
    state.last = not gold
    state.turn = 10
    return state


def solution(state: Crisis) -> Solution:
    solution = solved(NEGOTIATOR.view(state, box.NEGOTIATOR), PLENTY)
    assert solution is not None
    return solution


# ---- against a search without any cleverness


class Wanted(Exception):
    """Dice that nobody has thrown yet."""


class Thrown(Chance):
    def __init__(self, rolls: Sequence[tuple[int, ...]]) -> None:
        self._rolls = list(rolls)

    def roll(self, dice: int, label: str, sides: int = 6) -> tuple[int, ...]:
        if not self._rolls:
            raise Wanted(dice)
        return self._rolls.pop(0)


class Plodder:
    """Every roll of every die, every move; knows the Terror deck."""

    def __init__(self) -> None:
        self._known: dict[str, Fraction] = {}

    def chance(self, state: Crisis) -> Fraction:
        if state.ask is None:
            end = NEGOTIATOR.outcome(state)
            return Fraction(bool(end and end.winners))
        key = repr(state)
        if key not in self._known:
            options = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
            self._known[key] = max([self.after(state, move, ()) for move in options])
        return self._known[key]

    def after(self, state: Crisis, move: CrisisMove, rolls: tuple[tuple[int, ...], ...]) -> Fraction:
        after = state.copy()
        try:
            NEGOTIATOR.apply(after, box.NEGOTIATOR, move, Thrown(rolls))
        except Wanted as wanted:
            dice = wanted.args[0]
            # Dice cannot be told apart: the same faces in another order are thrown once and counted as often.
            ways = Counter([tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice)])
            falls = [count * self.after(state, move, (*rolls, faces)) for faces, count in ways.items()]
            return sum(falls, Fraction()) / ways.total()
        return self.chance(after)


def with_rerolls(state: Crisis) -> Crisis:
    state.rerolls = [1, 0, 0]
    return state


def with_demands(state: Crisis, *demands: str, points: int) -> Crisis:
    state.demands, state.gone, state.faces = list(demands), [], [FACE_UP] * len(demands)
    state.spare = sorted(set(state.options.cards.demands) - set(demands))
    state.points = points
    return state


def with_minor(state: Crisis, minor: str) -> Crisis:
    state.discard.remove(minor)
    state.minors = [minor]
    return state


def with_accomplice(state: Crisis) -> Crisis:
    state.fate = Fate.ACCOMPLICE
    return state


ENDS = {
    "one card": lambda: an_end(["keep_cool"]),
    "two cards": lambda: an_end(["keep_cool", "minor_extraction"], threat=1, zone=1),
    "two dice": lambda: an_end(["just_stay_calm", "minor_extraction"], threat=2, zone=1),
    "a four to convert": lambda: an_end(["keep_cool", "small_talk", "what_do_you_want", "minor_extraction"], threat=5),
    "something to buy": lambda: an_end(["small_talk"], ["few_minutes_more", "minor_extraction", "sniper"], threat=2),
    "free cards": lambda: an_end(["trust_me"], ["keep_cool", "keep_cool", "just_stay_calm"], threat=2),
    "compared dice": lambda: an_end(["hear_his_breath"], ["minor_extraction", "let_him_breathe"], threat=3),
    "more dice": lambda: an_end(["empty_promise", "coming_in", "minor_extraction"], threat=5, zone=1),
    "a choice": lambda: an_end(["let_him_breathe", "keep_cool"], ["just_stay_calm"], threat=1),
    "a shot": lambda: an_end(["sniper", "keep_cool"], threat=2, zone=1),
    "all units": lambda: an_end(["all_units", "trust_me"], threat=2, zone=3),
    "the accomplice": lambda: with_accomplice(an_end(["keep_cool", "minor_extraction"], threat=2, zone=1)),
    "failures": lambda: an_end(["keep_cool", "minor_extraction"], taker=box.EDWARD, threat=2),
    "pairs": lambda: an_end(["keep_cool", "minor_extraction"], taker=box.DONNA, threat=1),
    "pairs of three": lambda: an_end(["hear_his_breath"], ["minor_extraction"], taker=box.DONNA, threat=1),
    "dice rolled again": lambda: with_rerolls(an_end(["minor_extraction", "keep_cool"], threat=2)),
    "compared dice again": lambda: with_rerolls(an_end(["hear_his_breath"], ["minor_extraction"], threat=3)),
    "a concession": lambda: with_demands(an_end(["keep_cool", "small_talk"], threat=1, zone=1), "ransom", points=3),
    "cards for a concession": lambda: with_demands(
        an_end(["keep_cool"], ["minor_extraction", "bold_lie"], threat=2), "armoured_truck", points=4
    ),
    "doubled": lambda: with_demands(
        an_end(["few_minutes_more", "keep_cool"], ["minor_extraction"]), "free_the_fugitives", points=4
    ),
    "a minor demand": lambda: with_minor(an_end(["keep_cool", "small_talk"], threat=1), "beer"),
    "before the last card": lambda: an_end(["minor_extraction"], threat=2, gold=["face_to_face"]),
    "a purchase": lambda: an_end(["small_talk"], ["just_stay_calm", "keep_cool"], threat=1, gold=["team_in_place"]),
    "cut off": lambda: an_end(["few_minutes_more", "keep_cool"], ["minor_extraction"], gold=["shot_inside"]),
    "help in a test": lambda: an_end(["trust_me", "keep_cool"], threat=2, gold=["face_to_face"]),
    "a removed card": lambda: an_end(["coming_in", "keep_cool"], threat=1, gold=["lights_out"]),
}


@pytest.mark.parametrize("name", ENDS)
def test_every_chance_is_that_of_a_search_through_everything(name: str) -> None:
    state = ENDS[name]()
    plodder = Plodder()
    answer = solution(state)

    options = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
    assert set(answer.chances) == set(options)
    for move in options:
        assert answer.chances[move] == pytest.approx(float(plodder.after(state, move, ()))), NEGOTIATOR.move_text(move)
    assert answer.chance == pytest.approx(max(answer.chances.values()))
    assert answer.chances[answer.best] == pytest.approx(answer.chance)


# ---- sums by hand


def test_one_success_of_three_dice_is_enough() -> None:
    """NG-11.6  Nobody is left to free: the next one freed is the Hostage-Taker himself."""
    answer = solution(an_end(["keep_cool"]))

    assert answer.best == moves.Play("keep_cool")
    assert answer.chance == pytest.approx(19 / 27)
    assert answer.chances[moves.Lay("keep_cool")] == answer.chances[moves.EndTalk()] == 0.0


def test_all_that_the_pivotal_event_can_be_is_weighed() -> None:
    """NG-H2  The card comes back after three events of six, and after a test of another without exactly one success."""
    answer = solution(an_end(["keep_cool"], gold=GOLD))
    again = Fraction(19, 27) * (3 + Fraction(5, 9)) / 6

    assert answer.chances[moves.EndTalk()] == pytest.approx(float(again))
    assert answer.chance == pytest.approx(float(Fraction(19, 27) + Fraction(8, 27) * again))


def test_what_lies_hidden_is_not_known() -> None:
    """NG-H2, NG-H4  Every world that looks the same is solved alike."""
    state = an_end(["what_do_you_want", "keep_cool"], threat=1, gold=GOLD)
    state.demands, state.gone = ["ransom", "helicopter"], []
    state.faces = [FACE_DOWN, FACE_UP]
    other = state.copy()
    other.deck, other.out, other.demands = (
        ["team_in_place"],
        sorted(set(GOLD) - {"team_in_place"}),
        ["weapons", "helicopter"],
    )
    assert NEGOTIATOR.view(state, 0).demands == NEGOTIATOR.view(other, 0).demands

    assert solution(state) == solution(other)


def test_a_hidden_demand_is_weighed_as_what_it_can_be() -> None:
    """NG-H4  Three Major Demands are as likely; for four points, two of them free somebody and so end it."""
    state = an_end(["what_do_you_want"], threat=1, gold=[])
    state.demands, state.gone, state.faces = ["ransom"], [], [FACE_DOWN]
    state.points = 3
    # One success (4/9) brings the fourth point, two or more (7/27) bring two.
    talked = Fraction(4, 9) + Fraction(7, 27)

    assert solution(state).chances[moves.Play("what_do_you_want")] == pytest.approx(float(talked * Fraction(2, 3)))


# ---- limits


def test_it_never_guesses() -> None:
    state = an_end(["keep_cool", "minor_extraction"], ["just_stay_calm"], threat=1, zone=1)
    view = NEGOTIATOR.view(state, box.NEGOTIATOR)
    needed = solution(state).nodes

    assert solved(view, needed) is not None
    assert solved(view, needed - 1) is None
    best = solved(view, PLENTY, asked=())
    assert best is not None
    assert not best.chances
    assert best.nodes < needed
    assert best.chance == pytest.approx(solution(state).chance)


def test_an_earlier_position_is_not_tried() -> None:
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, {}), FreeChance(1)).state
    assert solved(NEGOTIATOR.view(state, box.NEGOTIATOR), PLENTY) is None


# ---- certain victories


def a_certain_end() -> Crisis:
    """NG-10.9  Four cards face down pay for the last hostage; there is far more that one could do instead."""
    hand = ["keep_cool", "small_talk", "what_do_you_want", "trust_me"]
    market = [
        "few_minutes_more",
        "hear_his_breath",
        "just_stay_calm",
        "let_him_breathe",
        "minor_extraction",
        "bold_lie",
    ]
    return with_demands(an_end(hand, market, threat=2, zone=1, gold=GOLD), "ransom", points=0)


def test_a_certain_victory_is_found_in_an_end_that_is_too_large_to_solve(monkeypatch: pytest.MonkeyPatch) -> None:
    state, few = a_certain_end(), 12_500
    with monkeypatch.context() as without_a_glance:
        without_a_glance.setattr(Solver, "certain", lambda _: None)
        with pytest.raises(TooLong):
            Solver(NEGOTIATOR.view(state, box.NEGOTIATOR), few).solve(())

    while state.ask is not None:
        view = NEGOTIATOR.view(state, box.NEGOTIATOR)
        move = settled(view, few)
        assert move is not None
        NEGOTIATOR.apply(state, box.NEGOTIATOR, move, Thrown([]))  # no die is thrown
    end = NEGOTIATOR.outcome(state)
    assert end is not None
    assert end.winners


def test_a_small_end_without_a_certain_victory_is_solved() -> None:
    state = an_end(["keep_cool", "minor_extraction"], ["just_stay_calm"], threat=1, zone=1)
    view = NEGOTIATOR.view(state, box.NEGOTIATOR)

    assert Solver(view, PLENTY).certain() is None
    assert settled(view, PLENTY) == solution(state).best


def test_where_certainty_takes_long_to_rule_out_nothing_more_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    view = NEGOTIATOR.view(a_certain_end(), box.NEGOTIATOR)
    solver = Solver(view, PLENTY)
    assert solver.certain() is not None
    monkeypatch.setattr(Solver, "solve", None)

    assert settled(view, solver.nodes * GLANCE) is not None
    assert settled(view, (solver.nodes - 1) * GLANCE) is None


# ---- played out


@cache
def best_of(view: CrisisView) -> Solution | None:
    return solved(view, PLENTY, asked=())


def played(state: Crisis, luck: Chance, by_solver: bool) -> bool:
    state = NEGOTIATOR.determinize(NEGOTIATOR.view(state, box.NEGOTIATOR), luck)
    while state.ask is not None:
        options = NEGOTIATOR.legal_moves(state, box.NEGOTIATOR)
        view = NEGOTIATOR.view(state, box.NEGOTIATOR)
        answer = best_of(view) if by_solver and len(options) > 1 else None
        NEGOTIATOR.apply(state, box.NEGOTIATOR, answer.best if answer else best_move(view, options), luck)
    end = NEGOTIATOR.outcome(state)
    return bool(end and end.winners)


PLAYED = {
    "two cards": lambda: an_end(["keep_cool", "minor_extraction"], threat=1, zone=1),
    "a purchase": lambda: an_end(["small_talk"], ["just_stay_calm", "keep_cool"], threat=1, gold=GOLD),
    "pairs": lambda: an_end(["keep_cool", "minor_extraction"], taker=box.DONNA, threat=1),
    "failures": lambda: an_end(["keep_cool", "minor_extraction"], taker=box.EDWARD, threat=1, gold=GOLD),
}


@pytest.mark.parametrize("name", PLAYED)
def test_it_wins_as_often_as_it_says_and_the_rule_of_thumb_no_more(name: str) -> None:
    state, luck, many = PLAYED[name](), FreeChance(f"played {name}"), slice_of(600, 200)
    chance = solution(state).chance
    error = sqrt(chance * (1 - chance) / many)

    assert sum([played(state, luck, True) for _ in range(many)]) / many == pytest.approx(chance, abs=3 * error)
    assert sum([played(state, luck, False) for _ in range(many)]) / many <= chance + 3 * error
