"""The memory aid (PH-H17): what a viewer has legitimately seen, never wrong, uncertain after blind losses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from openps.engine import laws
from openps.engine.chance import FreeChance
from openps.engine.ids import Seat
from openps.games.pani_high.memory import left, saw_hand
from openps.games.pani_high.memory import settle as settle_doubts
from openps.games.pani_high.state import Memory, School
from openps.games.pani_high.view import Sighting
from tests.clauses import clause
from tests.games.pani_high.tables import Cards, a_table, attack, battle, close_windows, fight, game, play, settle

STRONG = ["council_president", "vice_president"]


def a_known_hand(
    own: Cards = (), hands: Mapping[Seat, Cards] | None = None, places: Mapping[Seat, Cards] | None = None
) -> School:
    """Everybody saw seat 0 win the pool and take swim and aikido back; seat 1 is to act."""
    conspiracies = ["raid", "drop_out", "agitation", "spy"]
    state = a_table(
        hands={0: ["swim", "aikido", "seal", *own], 1: conspiracies, **(hands or {})},
        places={1: ["pool"], **(places or {})},
        pile=["first_year"] * 4,
    )
    attack(state, "pool", ["swim", "aikido"])
    play(state, 1, "yield")
    return state


def memory(state: School, viewer: int | None) -> list[tuple[str, tuple[int, ...]]]:
    return [(sighting.card, sighting.seats) for sighting in game.view(state, viewer).memory]


@clause("PH-H17", "PH-H9")
def test_the_aid_lists_what_was_seen_and_not_ones_own_cards() -> None:
    state = a_known_hand()

    assert memory(state, 3) == [("aikido", (0,)), ("swim", (0,))]
    assert memory(state, 0) == []
    assert [sighting.card for sighting in game.view(state, 0).common] == ["aikido", "swim"]


@clause("PH-H17", "PH-H10")
@pytest.mark.parametrize("card", ["swim", "aikido", "seal"])
def test_a_blind_loss_makes_known_cards_uncertain_for_third_parties(card: str) -> None:
    state = a_known_hand()
    play(state, 1, "raid 0", card)

    for viewer in (2, 3, 4, None):
        assert memory(state, viewer) == [("aikido", (0, 1)), ("swim", (0, 1))]


@clause("PH-H17", "PH-H10")
def test_the_thief_knows_what_he_took_and_what_is_left() -> None:
    state = a_known_hand()
    play(state, 1, "raid 0", "swim")

    assert memory(state, 1) == [("aikido", (0,))]
    assert memory(state, 0) == [("swim", (1,))]


@clause("PH-H17", "PH-H11")
def test_an_agitation_makes_known_cards_uncertain_too() -> None:
    state = a_known_hand()
    play(state, 1, "agitate", "seal")

    assert memory(state, 4) == [("aikido", (0, 1)), ("swim", (0, 1))]
    assert memory(state, 0) == [("seal", (1,))]


@clause("PH-H17")
def test_a_hand_that_is_emptied_blindly_leaves_no_doubt() -> None:
    state = a_table(hands={0: ["swim"], 1: ["raid"]}, places={1: ["pool"]}, pile=["first_year"] * 4)
    attack(state, "pool", ["swim"])
    play(state, 1, "yield")
    play(state, 1, "raid 0", "swim")

    assert memory(state, 3) == [("swim", (1,))]


@clause("PH-H17", "PH-H12")
def test_an_open_loss_leaves_the_other_cards_certain() -> None:
    state = a_known_hand()
    play(state, 1, "drop_out 0", "seal", "swim")

    assert memory(state, 3) == [("aikido", (0,))]


@clause("PH-H17")
def test_a_card_that_shows_up_openly_ends_the_doubt() -> None:
    state = a_known_hand(places={2: ["dojo"]})
    play(state, 1, "raid 0", "swim")
    for seat in (2, 3, 4):
        play(state, seat, "pass")
    play(state, 0, "pass")
    attack(state, "dojo", ["swim"])
    play(state, 2, "yield")

    assert memory(state, 3) == [("aikido", (0, 1)), ("swim", (1,))], "the swim club came back to seat 1's hand"


@clause("PH-H17", "PH-H13")
def test_a_look_into_the_hand_ends_the_doubt_for_the_spy_alone() -> None:
    state = a_known_hand(hands={2: ["spy"]})
    play(state, 1, "raid 0", "swim")
    play(state, 2, "spy 0")

    assert memory(state, 2) == [("aikido", (0,)), ("seal", (0,)), ("swim", (1,))]
    assert memory(state, 3) == [("aikido", (0, 1)), ("swim", (0, 1))]


@clause("PH-H17")
def test_a_second_blind_loss_widens_the_doubt() -> None:
    state = a_known_hand(hands={2: ["raid"]})
    play(state, 1, "raid 0", "swim")
    play(state, 2, "raid 1", "spy")

    assert memory(state, 4) == [("aikido", (0, 1, 2)), ("swim", (0, 1, 2))]
    assert memory(state, 0) == [("swim", (1, 2))]


@clause("PH-H17")
def test_copies_that_cannot_be_told_apart_are_never_guessed() -> None:
    """Seat 0 shows a second year, loses a card blindly, and then shows a second year again: it may be another one."""
    state = a_table(
        hands={0: ["second_year"] * 3, 1: ["raid"]}, places={1: ["pool"], 2: ["dojo"]}, pile=["first_year"] * 4
    )
    attack(state, "pool", ["second_year", "second_year"])
    play(state, 1, "yield")
    assert memory(state, 3) == [("second_year", (0,)), ("second_year", (0,))]
    play(state, 1, "raid 0", "second_year")
    for seat in (2, 3, 4):
        play(state, seat, "pass")

    assert memory(state, 3) == [("second_year", (0, 1)), ("second_year", (0, 1))]
    attack(state, "dojo", ["second_year"])
    play(state, 2, "yield")
    assert memory(state, 3) == [("second_year", (0,)), ("second_year", (0, 1))]


@clause("PH-H17", "PH-H9")
def test_when_one_of_two_known_copies_is_lost_the_other_is_still_known() -> None:
    hands = {0: ["second_year"] * 3, 2: ["council_president"]}
    state = a_table(hands=hands, places={1: ["pool"], 2: ["dojo"]}, pile=["raid"] * 5)
    attack(state, "pool", ["second_year", "second_year"])
    play(state, 1, "yield")
    for seat in (1, 2, 3, 4):
        play(state, seat, "pass")
    fight(state, "dojo", ["second_year"], ["council_president"])
    settle(state)

    assert memory(state, 3) == [("council_president", (2,)), ("second_year", (0,))]


@clause("PH-H17", "PH-H13")
def test_a_look_counts_copies() -> None:
    state = a_table(hands={0: ["second_year"] * 3 + ["seal"], 1: ["spy"]}, active=1)
    play(state, 1, "spy 0")

    assert memory(state, 1) == [("seal", (0,)), *[("second_year", (0,))] * 3]
    play(state, 1, "discard second_year")
    assert memory(state, 1) == [("seal", (0,)), *[("second_year", (0,))] * 2]


@clause("PH-H17")
def test_when_one_of_three_loose_copies_leaves_two_are_left() -> None:
    known: Memory = {"swim": (0b011, 0b011, 0b101), "kendo": (0b001,)}
    left(known, "swim", 0)

    assert known == {"swim": (0b111, 0b111), "kendo": (0b001,)}


@clause("PH-H8", "PH-H17")
def test_a_taken_card_is_remembered_with_whoever_has_it_after_the_battle() -> None:
    state = a_table(hands={0: ["council_president", "choir"], 1: ["bribe", "kendo"]}, places={1: ["dojo"]})
    battle(state, "dojo", ["council_president", "choir"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    close_windows(state)
    settle(state)

    assert memory(state, 0) == [("council_president", (1,)), ("kendo", (1,))]
    assert memory(state, 3) == [("council_president", (1,)), ("kendo", (1,))]


@clause("PH-H8", "PH-H17")
def test_whoever_took_a_card_does_not_see_it_leave_twice() -> None:
    """Seat 1 knows two second-years of seat 0 and takes one of them: the other is still there when all is turned up."""
    hands = {0: ["second_year", "second_year"], 1: ["bribe", "council_president"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["raid"])
    state.memories[1] = {"second_year": (0b00001, 0b00001)}
    battle(state, "pool", ["second_year"], ["bribe", "council_president"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")
    assert memory(state, 1) == [("second_year", (0,))]
    close_windows(state)

    assert memory(state, 1) == [("second_year", (0,))]


@clause("PH-H14", "PH-H17")
def test_what_a_loser_discards_is_forgotten_and_what_he_saves_is_not() -> None:
    state = a_known_hand(own=["health_committee"], hands={2: STRONG}, places={2: ["dojo"]})
    for seat in (1, 2, 3, 4):
        play(state, seat, "pass")
    fight(state, "dojo", ["swim", "aikido"], STRONG)
    play(state, 0, "save swim")
    settle(state)

    assert memory(state, 3) == [("council_president", (2,)), ("swim", (0,)), ("vice_president", (2,))]


def a_spied_hand() -> School:
    """Seat 4 alone knows the hand of seat 0, who is to act: Bribe, Policewoman and swim."""
    hands = {4: ["spy"], 0: ["bribe", "policewoman", "swim", "seal"], 1: ["bribe", "kendo"]}
    state = a_table(hands=hands, places={1: ["pool"]}, pile=["first_year"], active=4)
    play(state, 4, "spy 0")
    play(state, 4, "discard seal")
    return state


@clause("PH-H7", "PH-H17")
def test_a_shown_policewoman_is_no_longer_remembered_in_the_hand() -> None:
    state = a_spied_hand()
    assert memory(state, 4) == [("bribe", (0,)), ("policewoman", (0,)), ("swim", (0,))]
    battle(state, "pool", ["policewoman", "swim"], ["kendo"])
    play(state, 1, "close")
    play(state, 0, "policewoman")

    assert memory(state, 4) == [("bribe", (0,)), ("swim", (0,))]


@clause("PH-H8", "PH-H17")
def test_a_found_bribe_is_no_longer_remembered_in_the_hand() -> None:
    state = a_spied_hand()
    battle(state, "pool", ["bribe", "swim"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert memory(state, 4) == [("policewoman", (0,)), ("swim", (0,))]


@clause("PH-H17", "PH-5.2")
def test_a_card_that_a_bribe_took_is_one_card_of_its_layer_to_those_who_only_watch() -> None:
    state = a_spied_hand()
    before = state.cards_with()
    battle(state, "pool", ["policewoman", "swim"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert state.cards_with()[0] == before[0]
    assert state.cards_with(fighting=True)[0] == before[0] - 1


@clause("PH-H8", "PH-H17")
def test_a_taken_policewoman_is_remembered_with_her_layer_until_she_is_shown() -> None:
    state = a_spied_hand()
    battle(state, "pool", ["policewoman", "swim"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    assert memory(state, 4) == [("bribe", (0,)), ("policewoman", (0,)), ("swim", (0,))], "he cannot know better"
    play(state, 1, "policewoman")
    assert memory(state, 4) == [("bribe", (0,))]


@clause("PH-H17")
def test_when_one_of_several_loose_copies_leaves_the_others_may_be_in_any_of_their_places() -> None:
    """One copy with seat 0 or 1, one with seat 0 or 2: seat 0 shows one, and it may be either."""
    known: Memory = {"swim": (0b011, 0b101)}
    left(known, "swim", 0)

    assert known == {"swim": (0b111,)}


@clause("PH-H17", "PH-H13")
def test_a_look_that_finds_one_of_two_loose_copies_leaves_the_other_elsewhere() -> None:
    known: Memory = {"swim": (0b011, 0b101)}
    saw_hand(known, 0, ["kendo", "swim"])

    assert known == {"kendo": (0b001,), "swim": (0b001, 0b110)}


@clause("PH-H17", "PH-H13")
def test_a_look_that_finds_only_the_copy_that_was_certain_tells_where_the_loose_one_is() -> None:
    known: Memory = {"swim": (0b001, 0b011)}
    saw_hand(known, 0, ["swim"])

    assert known == {"swim": (0b001, 0b010)}


def come_true(sightings: Sequence[Sighting], held: dict[int, list[str]]) -> bool:
    """Whether every sighting can stand for a card of its own in one of its hands."""
    if not sightings:
        return True
    first, rest = sightings[0], sightings[1:]
    for seat in first.seats:
        if first.card in held[seat]:
            held[seat].remove(first.card)
            fine = come_true(rest, held)
            held[seat].append(first.card)
            if fine:
                return True
    return False


def held_by(state: School, seat: int) -> list[str]:
    """The hand and, until everything is turned up, the face-down cards that came from it."""
    cards = state.hands[seat].copy()
    if state.battle is not None and not state.battle.turned_up:
        for force in (state.battle.attack, state.battle.defence):
            cards += force.laid if force.seat == seat else []
            cards += [taken.card for taken in force.taken if taken.layer == seat]
    return cards


def assert_memory_holds(state: School, viewer: int | None) -> None:
    """Every sighting of a viewer stands for a card of its own that is where it says."""
    players = len(state.hands)
    held = {seat: held_by(state, seat) for seat in range(players)}
    by_card: dict[str, list[Sighting]] = {}
    for sighting in game.view(state, viewer).memory:
        by_card.setdefault(sighting.card, []).append(sighting)
        assert sighting.seats
        assert viewer not in sighting.seats, "nobody needs to remember his own hand"
    for sightings in by_card.values():
        assert come_true(sorted(sightings, key=lambda one: len(one.seats)), held)


def assert_no_doubt_about_known_hands(state: School, viewer: int | None) -> None:
    """Whoever knows every card of a hand suspects no other there."""
    fighting = state.battle is not None and viewer in (state.battle.attack.seat, state.battle.defence.seat)
    remembered = [sighting.seats for sighting in game.view(state, viewer).memory]
    for seat in range(len(state.hands)):
        if not fighting and remembered.count((seat,)) == len(held_by(state, seat)):
            assert not [seats for seats in remembered if seat in seats and len(seats) > 1]


@clause("PH-H17")
@pytest.mark.parametrize(("players", "seed"), [(5, 1), (5, 2), (6, 3), (6, 4)])
def test_the_memory_is_never_wrong_and_never_in_doubt_about_a_known_hand(players: int, seed: int) -> None:
    for moment in laws.random_moments(game, game.options(players, {}), seed):
        for viewer in laws.viewers(players):
            assert_memory_holds(moment.after, viewer)
            assert_no_doubt_about_known_hands(moment.after, viewer)


def a_suspected_hand(own: Cards, taken: str) -> School:
    """Everybody saw the swim club in seat 0's hand; then seat 1 took a card there. It is seat 1's turn again, who has
    that card, his own, choir and track.
    """
    hands = {0: ["swim", "aikido"], 1: ["raid", *own], 2: STRONG}
    state = a_table(hands=hands, places={1: ["pool"], 2: ["dojo"]}, pile=["choir", *["raid"] * 4, "track"])
    attack(state, "pool", ["swim"])
    play(state, 1, "yield")
    play(state, 1, "raid 0", taken)
    for seat in (2, 3, 4, 0):
        play(state, seat, "pass")
    assert memory(state, 3) == [("swim", (0, 1))], "it may be what was taken"
    return state


@clause("PH-H17", "PH-H9")
def test_a_hand_of_which_every_card_was_seen_is_not_suspected_of_another() -> None:
    state = a_suspected_hand([], taken="aikido")
    attack(state, "dojo", ["choir", "aikido", "track"])
    play(state, 2, "yield")

    for viewer in (2, 3, 4, None):
        assert memory(state, viewer) == [("aikido", (1,)), ("choir", (1,)), ("swim", (0,)), ("track", (1,))]


@clause("PH-H17", "PH-H14")
def test_a_hand_that_was_lost_openly_is_not_suspected_of_anything() -> None:
    state = a_suspected_hand([], taken="aikido")
    fight(state, "dojo", ["choir", "aikido", "track"], STRONG)
    settle(state)

    assert memory(state, 3) == [("council_president", (2,)), ("swim", (0,)), ("vice_president", (2,))]


@clause("PH-H17", "PH-H6", "PH-H7")
def test_a_card_face_down_may_still_be_the_suspected_one() -> None:
    """All that is left in the hand is known; what was laid beside the Bribe may be the swim club, and is."""
    state = a_suspected_hand(["bribe"], taken="swim")
    attack(state, "dojo", ["choir", "track"])
    play(state, 2, "yield")
    for seat in (2, 3, 4):
        play(state, seat, "pass")
    battle(state, "dojo", ["aikido"], ["bribe", "swim"])
    play(state, 1, "bribe")

    assert memory(state, 3) == [("choir", (1,)), ("swim", (0, 1)), ("track", (1,))]


def in_doubt(own: Cards, active: Seat = 0, first: Cards = (), last_turns: bool = False) -> School:
    """Seat 3 knows the swim club in seat 0's hand, and thinks of kendo there or with seat 2, where it is."""
    state = a_table(hands={0: own, 1: first, 2: ["kendo"]}, places={1: ["dojo"]}, active=active, last_turns=last_turns)
    state.memories[3] = {"kendo": (0b00101,)}
    if "swim" in own:
        state.memories[3]["swim"] = (0b00001,)
    return state


def raid_another(state: School) -> None:
    play(state, 0, "raid 1", "choir")


def drop_two(state: School) -> None:
    play(state, 1, "drop_out 0", "choir", "track")


def spy_and_discard(state: School) -> None:
    play(state, 1, "spy 0")
    play(state, 1, "discard choir")


def lose_and_save(state: School) -> None:
    fight(state, "dojo", ["aikido"], STRONG)
    play(state, 0, "save aikido")


def show_a_bribe(state: School) -> None:
    battle(state, "dojo", ["bribe", "swim"], ["choir"])
    play(state, 1, "close")
    play(state, 0, "bribe")


def find_a_bribe(state: School) -> None:
    battle(state, "dojo", ["bribe", "swim"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")


@clause("PH-H17")
@pytest.mark.parametrize(
    ("own", "active", "first", "loses"),
    [
        (["raid", "swim"], 0, ["choir"], raid_another),
        (["choir", "swim", "track"], 1, ["drop_out"], drop_two),
        (["choir", "swim"], 1, ["spy"], spy_and_discard),
        (["aikido", "health_committee", "swim"], 0, STRONG, lose_and_save),
        (["bribe", "swim"], 0, ["choir"], show_a_bribe),
        (["bribe", "swim"], 0, ["bribe"], find_a_bribe),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_every_open_loss_of_the_last_unknown_card_ends_the_doubt(
    own: Cards, active: int, first: Cards, loses: Callable[[School], None]
) -> None:
    state = in_doubt(own, active, first)
    assert memory(state, 3) == [("kendo", (0, 2)), ("swim", (0,))]
    loses(state)

    assert ("kendo", (2,)) in memory(state, 3)
    assert ("swim", (0,)) in memory(state, 3)


@clause("PH-H17", "PH-H16")
def test_the_seal_revealed_at_scoring_ends_the_doubt_about_its_holder() -> None:
    state = in_doubt(["seal"], last_turns=True)
    play(state, 0, "pass")

    assert memory(state, 3) == [("kendo", (2,)), ("seal", (0,))]


@clause("PH-H17", "PH-H13")
def test_what_a_spy_finds_missing_may_settle_another_hand() -> None:
    """Kendo is not here, so it is all that seat 2 has; so aikido is with seat 4."""
    state = a_table(hands={0: ["swim"], 1: ["spy"], 2: ["kendo"], 4: ["aikido"]}, active=1)
    state.memories[1] = {"kendo": (0b00101,), "aikido": (0b10100,)}
    play(state, 1, "spy 0")

    assert memory(state, 1) == [("aikido", (4,)), ("kendo", (2,)), ("swim", (0,))]


@clause("PH-H17", "PH-H8")
def test_whoever_takes_the_last_unknown_card_of_a_side_is_in_no_doubt_any_more() -> None:
    """Seats 1 and 3 know the swim club in seat 0's hand and think of kendo there or with seat 2."""
    state = a_table(hands={0: ["swim", "aikido"], 1: ["bribe"], 2: ["kendo"]}, places={1: ["pool"]})
    for viewer in (1, 3):
        state.memories[viewer] = {"swim": (0b00001,), "kendo": (0b00101,)}
    battle(state, "pool", ["swim", "aikido"], ["bribe"])
    play(state, 1, "bribe")
    play(state, 1, "take 1")

    assert memory(state, 1) == [("kendo", (2,)), ("swim", (0,))]
    assert memory(state, 3) == [("kendo", (0, 2)), ("swim", (0,))], "to seat 3 kendo may be what was taken"


@clause("PH-H17")
def test_what_is_certain_about_one_hand_may_settle_the_next() -> None:
    known: Memory = {"aikido": (0b001,), "kendo": (0b011,), "swim": (0b010, 0b110)}
    settle_doubts(known, [1, 2, 5])
    assert known == {"aikido": (0b001,), "kendo": (0b010,), "swim": (0b010, 0b100)}

    known = {"aikido": (0b100,), "kendo": (0b110,), "swim": (0b011,)}
    settle_doubts(known, [5, 1, 1])
    assert known == {"aikido": (0b100,), "kendo": (0b010,), "swim": (0b001,)}, "in whichever order they sit"


@clause("PH-H17")
def test_a_hand_with_an_unknown_card_stays_suspected() -> None:
    known: Memory = {"aikido": (0b001,), "kendo": (0b011,)}
    settle_doubts(known, [2, 2, 5])

    assert known == {"aikido": (0b001,), "kendo": (0b011,)}


@clause("PH-H17")
@pytest.mark.parametrize(("players", "seed"), [(5, 5), (6, 6)])
def test_what_a_viewer_imagines_from_a_view_looks_the_same(players: int, seed: int) -> None:
    options = game.options(players, {})
    for number, moment in enumerate(laws.random_moments(game, options, seed)):
        if number % 7 == 0:
            viewer = laws.viewers(players)[number % (players + 1)]
            imagined = laws.view_betrays_nothing(game, moment.before, viewer, FreeChance(number))
            laws.steps_betray_nothing(game, moment, viewer, imagined, number)
            laws.masks_agree_with_views(game, moment, viewer)
            for other in laws.viewers(players):
                assert_memory_holds(imagined, other)


@clause("PH-H17")
@pytest.mark.parametrize("seed", range(12))
def test_others_are_imagined_to_remember_no_copy_twice(seed: int) -> None:
    """Two second-years are with seat 0 or 1: whoever is imagined to hold one of them knows of one other at most."""
    state = a_table(hands={0: ["second_year"] * 3, 1: ["raid"]}, places={1: ["pool"]}, pile=["swim", "kendo"])
    attack(state, "pool", ["second_year", "second_year"])
    play(state, 1, "yield")
    play(state, 1, "raid 0", "second_year")

    for viewer in (2, None):
        imagined = game.determinize(game.view(state, viewer), FreeChance(seed))
        for other in laws.viewers(5):
            assert_memory_holds(imagined, other)
        assert memory(imagined, 1) == [("second_year", (0,))] * imagined.hands[0].count("second_year")


@clause("PH-H17", "PH-H8")
def test_others_are_imagined_to_remember_what_everybody_saw_of_a_card_that_a_bribe_took() -> None:
    state = a_table(
        hands={0: ["swim", "aikido"], 1: ["bribe", "kendo"]}, places={1: ["pool"]}, discard=["raid"], pile=["spy"]
    )
    for remembered in state.memories[1:]:
        remembered["swim"] = (0b00001,)
    battle(state, "pool", ["swim", "aikido"], ["bribe", "kendo"])
    play(state, 1, "bribe")
    play(state, 1, "take 0")

    imagined = game.determinize(game.view(state, 3), FreeChance(1))
    assert [memory(imagined, viewer) for viewer in (2, 3, 4, None)] == [[("swim", (0,))]] * 4
    assert memory(imagined, 0) == []


@clause("PH-H17")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("pause", [2, 9, 60])
def test_how_often_somebody_looks_makes_no_difference(seed: int, pause: int) -> None:
    """What is noted is worked off when somebody looks, with as many cards in each hand as there were at that time."""
    chance, options = FreeChance(seed), game.options(5 + seed % 2, {})
    state = game.setup(options, chance).state
    watched, moves = game.copy(state), 0
    while (decision := game.decision(state)) is not None:
        seat, moves = decision.seats[0], moves + 1
        for event in game.apply(state, seat, chance.pick(game.legal_moves(state, seat), "move"), chance):
            game.evolve(watched, event)
            game.view(watched, None)
        if moves % pause == 0:
            assert state.memories == watched.memories
    assert state == watched
