"""The big proof in small: it counts what it proved, finds what is broken, and is the same however it is shared out."""

from __future__ import annotations

import pytest

from openps import catalog
from openps.catalog import AnyGame
from openps.engine import laws
from openps.engine.laws import LawBroken
from openps.lab.proof import Proof, prove, prove_many, tables
from tests.contract import test_laws_can_fail as broken
from tests.contract.toy import TOY, Options, Toy
from tests.long import slice_of

SLICE = slice_of(1, 5)  # one table of so many


def test_every_table_is_played_at() -> None:
    everything = [Options(2, "two"), Options(3, "two"), Options(2, "one"), Options(3, "one")]

    assert tables(TOY, {}) == everything
    assert tables(TOY, {"rounds": "one"}) == everything[2:]


@pytest.mark.parametrize("game", catalog.games().values(), ids=catalog.games())
def test_few_tables_of_many_are_the_same_ones_with_every_value(game: AnyGame) -> None:
    few = [game.plain_options(options) for options in tables(game, {}, most=4)]

    assert few == [game.plain_options(options) for options in tables(game, {}, most=4)]
    assert 4 <= len(few) < len(tables(game, {}))
    for option in game.info.options:
        assert {plain[option.key] for plain in few} == set(option.values)
    assert {plain["players"] for plain in few} == set(game.info.players)


def test_a_proof_counts_what_it_proved() -> None:
    """Two and three seats, two rounds and one, a bid each: 6, 9, 4 and 6 decisions; views at each and at the end."""
    proof = prove(TOY, {}, range(40), secrecy=4)

    assert (proof.matches, proof.decisions) == (40, 10 * (6 + 9 + 4 + 6))
    assert (proof.secrecy_matches, proof.secrecy_checks) == (4, 3 * 7 + 4 * 10 + 3 * 5 + 4 * 7)
    assert proof.secrecy_steps > 10
    assert sum(proof.outcomes.values()) == 40


def test_the_proof_of_nothing_is_empty() -> None:
    assert prove(TOY, {}, range(0), secrecy=10) == prove_many(TOY, {}, range(0), 10, jobs=1) == Proof()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_proof_is_the_same_however_many_work_at_it(jobs: int) -> None:
    assert prove_many(TOY, {}, range(7, 130), 50, jobs) == prove(TOY, {}, range(7, 130), 50)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (broken.ForgetsToLog(), laws.LOG),
        (broken.AsksAfterTheEnd(), laws.SOMEONE),
        (broken.RefusesAndWrites(), laws.PLAYABLE),
        (broken.ForgetsOnesOwnCard(), laws.SECRECY),
        (broken.TellsTheBid(), laws.SECRECY),
        (broken.TellsThePeekedCard(), laws.MASKS),
        (broken.TellsTheDeal(), laws.MASKS),
        (broken.NeverWritesAMoveTheSameWay(), laws.ROUND_TRIP),
        (broken.NeverEnds(), laws.ENDS),
        (broken.LosesTheSwappedCard(), laws.NOTHING_LOST),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Toy) else "",
)
def test_a_proof_finds_what_is_broken(game: AnyGame, law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        prove(game, {}, range(60), secrecy=60)

    assert caught.value.law == law


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_lowest_seed_that_breaks_a_law_is_named_however_many_work_at_it(jobs: int) -> None:
    with pytest.raises(LawBroken) as alone:
        prove(broken.LosesTheSwappedCard(), {"rounds": "one"}, range(100, 200), secrecy=0)
    with pytest.raises(LawBroken) as shared:
        prove_many(broken.LosesTheSwappedCard(), {"rounds": "one"}, range(100, 200), 0, jobs)

    assert (shared.value.law, shared.value.detail) == (alone.value.law, alone.value.detail)
    assert alone.value.detail.startswith("toy, seed 10")


@pytest.mark.parametrize("game", catalog.games().values(), ids=catalog.games())
def test_every_game_of_the_catalog_is_proved_in_small(game: AnyGame) -> None:
    """At some tables once, at few in full secrecy: test_laws.py keeps these laws as well, `make laws` at all."""
    seeds = range(0, len(tables(game, {})), SLICE)
    secret = min(len(seeds), 16 // SLICE)
    proof = prove(game, {}, seeds, secrecy=secret)

    assert (proof.matches, proof.secrecy_matches) == (len(seeds), secret)
    assert 2 * proof.secrecy_checks > proof.decisions
    assert proof.secrecy_steps > 50 // SLICE
