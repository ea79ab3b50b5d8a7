"""Luck: pinned for ever, even, and bound by what was published before the match."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Final

import pytest

from openps.engine.chance import Chance, FreeChance, ScriptedChance, SeededChance, commitment, is_seed, named_seed
from openps.engine.errors import ScriptError

SEED: Final = named_seed(1)

# One in a thousand fair sources is further off, by degrees of freedom.
CHI_SQUARE: Final = {5: 20.52, 9: 27.88, 23: 49.73}


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum([(count - expected) ** 2 / expected for count in counts])


# ---- the seed


def test_a_named_seed_is_the_same_for_ever() -> None:
    assert named_seed(1) == "6d2a0f3b8a1212bf83805bf2d06c9c24da3063368491fbc484a6297d28a17df5"
    assert named_seed("pani") == "34796f2cd8ab80c03093f7f0a327371e224fe90fb03abae3e799c4e65c6d8b7f"
    assert named_seed("1") == named_seed(1)


def test_a_commitment_is_the_same_for_ever() -> None:
    assert commitment("00" * 32) == "8bd76a82948b189b518819170e9d9acf409998141d1d1c518786f2a072332412"
    assert commitment(SEED) == hashlib.sha256(b"openps commitment 1\n" + bytes.fromhex(SEED)).hexdigest()


def test_a_commitment_binds_every_digit_of_the_seed_and_tells_none() -> None:
    others = [SEED[:at] + digit + SEED[at + 1 :] for at in range(len(SEED)) for digit in "0123456789abcdef"]
    commitments = {commitment(seed) for seed in others}

    assert len(commitments) == len(set(others)) == 15 * 64 + 1
    assert SEED not in commitments


@pytest.mark.parametrize("text", ["", "00", "0" * 63, "0" * 65, "A" * 64, "g" * 64, " " * 64, 0, None, b"0" * 64])
def test_what_is_no_seed(text: object) -> None:
    assert not is_seed(text)


def test_what_is_a_seed() -> None:
    assert is_seed(SEED)
    assert is_seed("0123456789abcdef" * 4)


# ---- seeded luck


def test_seeded_draws_are_the_same_for_ever() -> None:
    chance = SeededChance(SEED, 0)

    # More than eight draws: the second block of the hash begins at the ninth.
    assert [chance.below(100, "deal") for _ in range(12)] == [50, 44, 84, 61, 44, 23, 69, 62, 48, 2, 34, 2]


def test_seeded_rolls_shuffles_and_picks_are_the_same_for_ever() -> None:
    chance = SeededChance(SEED, 1)

    assert chance.roll(5, "dice") == (4, 1, 5, 2, 3)
    assert chance.shuffled("abcdefg", "cards") == ["e", "d", "b", "g", "c", "a", "f"]
    assert chance.pick(["x", "y", "z"], "one") == "x"


def test_a_draw_can_be_checked_with_nothing_but_the_hash() -> None:
    """What docs tell a sceptic to compute: key, ply, label and block, eight bytes a draw."""
    block = hashlib.blake2b(b"7\ndice\n0", key=bytes.fromhex(SEED), digest_size=64).digest()
    faces = tuple([1 + int.from_bytes(block[at : at + 8], "big") % 6 for at in range(0, 64, 8)])

    assert SeededChance(SEED, 7).roll(8, "dice") == faces


def test_draws_that_would_favour_a_number_are_thrown_away() -> None:
    """Of 2^64 draws only the first 2^63 + 1 count for that bound: about half of them are drawn again."""
    bound = 2**63 + 1
    block = hashlib.blake2b(b"7\nwide\n0", key=bytes(32), digest_size=64).digest()
    drawn = [int.from_bytes(block[at : at + 8], "big") for at in range(0, 64, 8)]
    counted = [number for number in drawn if number < bound]
    chance = SeededChance("00" * 32, 7)

    assert 0 < len(counted) < 8
    assert [chance.below(bound, "wide") for _ in counted] == counted


def test_the_same_seed_and_ply_draw_the_same() -> None:
    assert SeededChance(SEED, 3).roll(50, "dice") == SeededChance(SEED, 3).roll(50, "dice")


def test_another_ply_draws_something_else() -> None:
    rolls = {SeededChance(SEED, ply).roll(12, "dice") for ply in range(200)}

    assert len(rolls) == 200


def test_another_seed_draws_something_else() -> None:
    rolls = {SeededChance(named_seed(name), 0).roll(12, "dice") for name in range(200)}

    assert len(rolls) == 200


def test_labels_do_not_disturb_each_other() -> None:
    alone, mixed = SeededChance(SEED, 0), SeededChance(SEED, 0)
    expected = [alone.below(1000, "a") for _ in range(20)]
    drawn = []
    for count in range(20):
        mixed.roll(count, "b")
        drawn.append(mixed.below(1000, "a"))

    assert drawn == expected


def test_labels_draw_different_numbers() -> None:
    chance = SeededChance(SEED, 0)

    assert len({chance.roll(12, f"label {number}") for number in range(200)}) == 200


def test_a_label_cannot_be_mistaken_for_a_block_or_a_ply() -> None:
    rolls = [SeededChance(SEED, 1).roll(12, "a"), SeededChance(SEED, 1).roll(12, "a\n0")]
    rolls += [SeededChance(SEED, 11).roll(12, "a"), SeededChance(SEED, 1).roll(12, "1\na")]

    assert len(set(rolls)) == 4


# ---- evenness of both kinds


def chances() -> list[Chance]:
    return [SeededChance(SEED, 0), FreeChance(1)]


@pytest.mark.parametrize("chance", chances(), ids=["seeded", "free"])
def test_every_number_is_as_likely(chance: Chance) -> None:
    counts = Counter([chance.below(10, "number") for _ in range(20_000)])

    assert sorted(counts) == list(range(10))
    assert chi_square(list(counts.values())) < CHI_SQUARE[9]


@pytest.mark.parametrize("chance", chances(), ids=["seeded", "free"])
def test_every_face_is_as_likely(chance: Chance) -> None:
    counts = Counter(chance.roll(20_000, "dice"))

    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert chi_square(list(counts.values())) < CHI_SQUARE[5]


@pytest.mark.parametrize("chance", chances(), ids=["seeded", "free"])
def test_every_order_is_as_likely(chance: Chance) -> None:
    counts = Counter([tuple(chance.shuffled("abcd", "cards")) for _ in range(12_000)])

    assert set(counts) == set(permutations("abcd"))
    assert chi_square(list(counts.values())) < CHI_SQUARE[23]


def test_every_number_is_as_likely_over_the_plies_of_a_match() -> None:
    counts = Counter([SeededChance(SEED, ply).below(10, "number") for ply in range(10_000)])

    assert chi_square(list(counts.values())) < CHI_SQUARE[9]


@pytest.mark.parametrize("chance", chances(), ids=["seeded", "free"])
def test_a_shuffle_leaves_the_cards_as_they_were(chance: Chance) -> None:
    cards = ["a", "b", "b", "c"]
    shuffled = chance.shuffled(cards, "cards")

    assert cards == ["a", "b", "b", "c"]
    assert sorted(shuffled) == cards


@pytest.mark.parametrize("chance", chances(), ids=["seeded", "free"])
def test_the_smallest_choices(chance: Chance) -> None:
    assert chance.below(1, "one") == 0
    assert chance.shuffled([], "none") == []
    assert chance.shuffled(["a"], "one") == ["a"]
    assert chance.roll(0, "none") == ()
    assert chance.roll(3, "coins", sides=1) == (1, 1, 1)


@pytest.mark.parametrize("chance", chances(), ids=["seeded", "free"])
@pytest.mark.parametrize("bound", [0, -1])
def test_nothing_cannot_be_drawn_from(chance: Chance, bound: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        chance.below(bound, "none")


def test_the_bare_chance_draws_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6, "dice")


# ---- free luck


def test_free_draws_are_the_same_for_ever() -> None:
    chance = FreeChance(1)

    assert [chance.below(100, "a") for _ in range(5)] == [13, 84, 76, 25, 49]
    assert chance.shuffled("abcdefg", "b") == ["c", "b", "e", "a", "f", "g", "d"]
    assert chance.pick("xyz", "c") == "y"
    assert chance.roll(4, "d") == (5, 1, 3, 5)


@pytest.mark.parametrize("seed", [0, 1, 2**40, "a word"])
def test_free_luck_is_reproducible(seed: int | str) -> None:
    one, two = FreeChance(seed), FreeChance(seed)

    assert one.shuffled(range(60), "a") == two.shuffled(range(60), "a")
    assert one.roll(20, "b") == two.roll(20, "b")


def test_another_free_seed_draws_something_else() -> None:
    assert len({FreeChance(seed).roll(12, "dice") for seed in range(200)}) == 200


# ---- scripted luck


def test_a_script_is_followed_in_order() -> None:
    chance = ScriptedChance(6, 6, 1, "b", ["c", "a", "b"], 4)

    assert chance.roll(3, "dice") == (6, 6, 1)
    assert chance.pick(["a", "b"], "card") == "b"
    assert chance.shuffled(["a", "b", "c"], "deal") == ["c", "a", "b"]
    assert not chance.finished()
    assert chance.below(5, "number") == 4
    assert chance.finished()


@pytest.mark.parametrize("value", [6, -1, "six", None, 2.0])
def test_a_scripted_number_must_be_below_the_bound(value: object) -> None:
    with pytest.raises(ScriptError) as caught:
        ScriptedChance(value).below(6, "number")

    assert caught.value.arguments == {"label": "number", "expected": "a number below 6", "got": value}


@pytest.mark.parametrize("value", [0, 7, "six", None])
def test_a_scripted_face_must_be_on_the_die(value: object) -> None:
    with pytest.raises(ScriptError) as caught:
        ScriptedChance(3, value).roll(2, "dice")

    assert caught.value.arguments["expected"] == "a face from 1 to 6"


def test_a_scripted_pick_must_be_one_of_the_items() -> None:
    with pytest.raises(ScriptError) as caught:
        ScriptedChance("c").pick(["a", "b"], "card")

    assert caught.value.arguments == {"label": "card", "expected": "one of ['a', 'b']", "got": "c"}


@pytest.mark.parametrize("value", [["a"], ["a", "a"], ["a", "b", "c"], "ab", 3])
def test_a_scripted_shuffle_must_be_an_order_of_the_items(value: object) -> None:
    with pytest.raises(ScriptError) as caught:
        ScriptedChance(value).shuffled(["a", "b"], "deal")

    assert caught.value.arguments["expected"] == "an order of ['a', 'b']"


def test_a_script_that_is_used_up_says_for_what_it_was_asked() -> None:
    chance = ScriptedChance(1)
    chance.roll(1, "dice")
    with pytest.raises(ScriptError) as caught:
        chance.pick(["a"], "one more card")

    assert caught.value.key == "error-script"
    assert caught.value.arguments["label"] == "one more card"


def test_a_bound_that_no_draw_can_reach_is_refused() -> None:
    chance = SeededChance(named_seed("far"), 1)

    assert 0 <= chance.below(2**64, "far") < 2**64
    with pytest.raises(ValueError, match="more than a draw can reach"):
        chance.below(2**64 + 1, "far")
