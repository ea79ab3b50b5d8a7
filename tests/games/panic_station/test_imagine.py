"""PS-19.3: what a viewer imagines of what is hidden: every card that is accounted for stays where it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from openps.engine import laws
from openps.engine.chance import FreeChance, ScriptedChance
from openps.games.panic_station import box
from openps.games.panic_station.events import CheckCard, Infection
from openps.games.panic_station.imagine import (
    Secrets,
    completed,
    determinize,
    fill,
    first_set_left,
    hidden_cards,
    imagined_offers,
    imagined_plan,
    known_secrets,
    marks,
    most_gas,
    ordered_deck,
    pick_deck,
    public_state,
    seated,
    sightings,
)
from openps.games.panic_station.pieces import NOBODY
from openps.games.panic_station.state import Station
from openps.games.panic_station.view import Revealed, StationView
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, do, hold, infect, kill, options, say, table, trade

R, G, P, O = (1 << seat for seat in range(4))  # noqa: E741 - the letters of the board
RED, GREEN, PURPLE, ORANGE = box.INFECTIONS[:4]


def seen(state: Station, viewer: int | None = 0) -> StationView:
    return GAME.view(state, viewer)


def plain(**given: str) -> StationView:
    """Red's view of a table at which everybody holds their own infection cards and two gas cans."""
    return seen(built(**given))


# ---- which cards are hidden


@clause("PS-19.2")
def test_hidden_is_whatever_the_viewer_does_not_see_lying_somewhere() -> None:
    state = table(built("empty_1 0 E upright"), 1, "keycard")
    state.discard, state.lost = ("grenade",), ("target_scope",)
    state = hold(state, {0: ["armor", "ammo"]})
    every = Counter([*box.SEARCH_CARDS, *[colour for colour in box.INFECTIONS[:4] for _ in range(3)]])
    open_cards = Counter(["keycard", "grenade", "target_scope"])

    assert Counter(hidden_cards(seen(state, None))) == every - open_cards
    assert Counter(hidden_cards(seen(state, 0))) == every - open_cards - Counter(state.hands[0])
    state.graves[0], state.hands[0] = state.hands[0], ()
    assert Counter(hidden_cards(seen(state, 0))) == every - open_cards - Counter(state.graves[0])


@clause("PS-18.1")
def test_fewer_infection_cards_are_hidden_where_there_are_fewer() -> None:
    assert hidden_cards(plain(easier_humans="on")).count(GREEN) == 2


# ---- where cards were seen


@clause("PS-19.3")
def test_what_was_given_is_with_whoever_got_it_and_nobody_keeps_what_the_viewer_holds() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    state = infect(hold(state, {0: ["target_scope", "armor"], 1: ["ammo", "grenade"]}), host=0)
    do(state, "walk trooper E")
    do(state, "trade 1")
    trade(state, "infection_red", "ammo")
    home = [(card, 1 << seat) for seat, card in enumerate(box.INFECTIONS[:4]) for _ in range(3)]

    assert sorted(sightings(seen(state, 0))) == sorted([*home[3:], (RED, G)])
    # Green has the card, red the ammo for it; everything else is at home.
    assert sorted(sightings(seen(state, 1))) == sorted([("ammo", R), *home[:2], *home[6:]])
    # Whoever only saw that they traded: each of their infection cards may be with either.
    assert sorted(sightings(seen(state, 2))) == sorted([*[(card, R | G) for card, _ in home[:6]], *home[9:]])
    # A spectator has no hand to know.
    assert sorted(sightings(seen(state, None))) == sorted([*[(card, R | G) for card, _ in home[:6]], *home[6:]])


@clause("PS-10.2", "PS-10.4")
@pytest.mark.parametrize(
    ("mask", "infected", "infections", "where"),
    [
        (G | P, 0, [], G),  # a human keeps their own infection cards
        (G | P, G, [], G),  # what nobody saw given away is still at home
        (G | P, G, None, G | P),  # or not
        (P | O, G, [], P | O),  # it has left its home
        (G | P, G | P, [Infection(1, 2)], P),  # a victim has got one
        (G | P, G | O, [Infection(1, 3)], None),  # which must be somewhere
        (G | P, G | R, [Infection(1, 0)], G),  # the viewer's own cards are known
        (P | O, 0, [], None),  # not with anybody else
    ],
)
def test_a_sighting_is_narrowed_to_what_a_history_allows(
    mask: int, infected: int, infections: list[Infection] | None, where: int | None
) -> None:
    expected = None if where is None else [(GREEN, where)]

    assert marks(plain(), [(GREEN, mask)], NOBODY, infected, infections) == expected


@clause("PS-10.4")
def test_each_victim_has_one_card_and_the_rest_stay_at_home() -> None:
    three = [(GREEN, G | P | O)] * 3
    infections = [Infection(1, 2), Infection(1, 3)]

    assert marks(plain(), three, NOBODY, G | P | O, infections) == [(GREEN, P), (GREEN, O), (GREEN, G)]


def test_what_is_known_best_is_placed_first_and_other_cards_stay_where_they_were_seen() -> None:
    sighted = [("armor", P | O), (GREEN, G | P), (PURPLE, P), ("keycard", O)]

    assert marks(plain(), sighted, NOBODY, G, []) == [(PURPLE, P), ("keycard", O), ("armor", P | O), (GREEN, G)]


@clause("PS-18.2")
def test_a_victim_of_the_host_card_owes_no_infection_card() -> None:
    infection = [Infection(1, 2)]

    assert marks(plain(), [], NOBODY, G | P, infection) is None
    assert marks(plain(host_card_infects="on"), [], NOBODY, G | P, infection) == []


@clause("PS-3.10")
def test_the_host_card_is_with_the_host_unless_it_was_seen_elsewhere() -> None:
    view = plain()
    assert marks(view, [], 2, P, []) == [("host", P)]
    assert marks(view, [("armor", G)], 2, P, []) == [("armor", G), ("host", P)]
    assert marks(view, [("host", P | O)], 2, P, []) == [("host", P | O)]
    assert marks(view, [], NOBODY, 0, []) == []
    assert marks(view, [], 0, R, []) == []  # the viewer knows
    mine = seen(hold(built(host_card_infects="on"), {0: ["host", "armor"]}))
    assert marks(mine, [], 2, P, []) == []  # parried, and in the viewer's hand


# ---- hands


def small(*sizes: int, viewer: int | None = 0, dead: int = 0) -> StationView:
    """Hands of these sizes; the dead seat has as many cards in its grave and none in hand."""
    state = built()
    state.hands = [("armor",) * size for size in sizes]
    if dead:
        state.graves[dead], state.hands[dead] = state.hands[dead], ()
    return seen(state, viewer)


def test_cards_make_room_for_each_other() -> None:
    view = small(2, 1, 1, 1)
    assert seated(view, [("a", G | P), ("b", G)]) == [["armor", "armor"], ["b"], ["a"], []]
    assert seated(view, [("a", G | P), ("b", G | O), ("c", G)]) == [["armor", "armor"], ["c"], ["a"], ["b"]]
    assert seated(view, [("a", G | P), ("b", P | O), ("c", G | P)]) == [["armor", "armor"], ["c"], ["a"], ["b"]]
    assert seated(view, [("a", G), ("b", G)]) is None
    assert seated(view, [("a", R)]) is None  # the viewer's hand is known
    assert seated(small(2, 2, 2, 2), [("a", G), ("b", G)]) == [["armor", "armor"], ["a", "b"], [], []]


@clause("PS-4.8", "PS-19.5")
def test_the_dead_keep_their_cards_and_a_spectator_knows_no_hand() -> None:
    assert seated(small(2, 1, 1, 1, dead=1), [("a", G)]) == [["armor", "armor"], ["a"], [], []]
    assert seated(small(1, 1, 1, 1, viewer=None), [("a", R)]) == [["a"], [], [], []]
    state = built()
    state.graves[0], state.hands[0] = ("ammo", "armor"), ()
    held = seated(seen(state), [])
    assert held is not None
    assert held[0] == ["ammo", "armor"]


@clause("PS-19.2")
@pytest.mark.parametrize("seed", range(3))
def test_every_hidden_card_is_dealt_once_and_every_hand_is_full(seed: int) -> None:
    state = kill(hold(table(built(), 2, "ammo", "heavy_gun"), {0: ["armor", "keycard"], 3: ["grenade"] * 2}), "G", "g")
    state.graves[1], state.hands[1] = state.hands[1], ()
    view = seen(state)
    held = seated(view, [("grenade", O), ("grenade", O)])
    assert held is not None
    deck = fill(view, held, NOBODY, FreeChance(seed))

    assert [len(cards) for cards in held] == [5, 5, 5, 5]
    assert (held[0], held[3].count("grenade")) == ([*state.hands[0]], 2)
    assert len(deck) == state.left
    assert Counter([*deck, *held[1], *held[2], *held[3]]) == Counter(hidden_cards(view))


# ---- the search deck


@clause("PS-3.5")
@pytest.mark.parametrize(("left", "drawn", "fresh"), [(12, 0, ()), (4, 8, ()), (1, 11, ()), (0, 12, ()), (0, 20, ())])
def test_the_first_set_is_drawn_first(left: int, drawn: int, fresh: tuple[str, ...]) -> None:
    view = replace(plain(), deck=46 - drawn)

    assert first_set_left(view) == left
    assert first_set_left(replace(view, fresh=("armor",))) == 0
    # Of the twelve gas cans four are in the first set, whose other cards may all be drawn first.
    assert most_gas(view, 1) == 8 + left
    assert most_gas(view, NOBODY) == 7 + left


ALL_GAS = ["gas_can"] * 12


@clause("PS-3.5")
@pytest.mark.parametrize(("host", "most"), [(1, 10), (NOBODY, 9)])
def test_no_more_gas_is_in_the_deck_than_can_be(host: int, most: int) -> None:
    view = replace(plain(), deck=36)  # ten are drawn, two of the first set are left
    others = ["armor"] * 7 + ["ammo"] * 6 + ["grenade"] * 20 + (["host"] if host == NOBODY else [])
    deck = pick_deck(view, [*ALL_GAS, *others], host)

    assert len(deck) == 36
    assert deck.count("gas_can") == most


@clause("PS-12.6", "PS-12.16")
def test_alerts_and_a_host_card_that_nobody_has_are_in_the_deck_and_after_a_shuffle_only_what_was_shuffled() -> None:
    view = replace(plain(), deck=4)
    loose = ["ammo", "parasite_alert", "armor", "host", "armor", "keycard"]
    assert pick_deck(view, loose, NOBODY) == ["parasite_alert", "host", "ammo", "armor"]
    assert pick_deck(view, loose, 1) == ["parasite_alert", "ammo", "armor", "armor"]
    shuffled = replace(view, fresh=("armor", "grenade", "keycard", "parasite_alert"), deck=3)
    assert pick_deck(shuffled, loose, 1) == ["parasite_alert", "armor", "keycard"]
    twice = replace(view, fresh=("armor", "armor", "keycard"), deck=3)
    assert pick_deck(twice, ["armor", "ammo", "armor", "armor", "keycard"], 1) == ["armor", "armor", "keycard"]
    with pytest.raises(ValueError, match="no state"):
        pick_deck(replace(view, deck=9), loose, 1)
    with pytest.raises(ValueError, match="no state"):
        pick_deck(replace(view, fresh=("grenade",)), loose, 1)


@clause("PS-3.5")
def test_what_is_left_of_the_first_set_is_on_top_with_the_host_card_and_enough_gas() -> None:
    """Nine cards are drawn, none of them gas or the host card: the three of the first set that are left are known."""
    view = replace(plain(), deck=14 + 23)
    rest = ["armor"] * 24
    for seed in range(20):
        deck = ordered_deck(view, [*rest, *ALL_GAS, "host"], NOBODY, FreeChance(seed))
        assert len(deck) == 37
        # Four gas cans are needed for three places: as many as there are needed go to the top with the host card.
        assert "host" in deck[-5:]
        assert deck[-5:].count("gas_can") == 4

        view_10 = replace(view, deck=36)
        deck = ordered_deck(view_10, [*rest, *ALL_GAS[:10], "host", "ammo"], NOBODY, FreeChance(seed))
        assert "host" in deck[-3:]
        deck = ordered_deck(view_10, [*rest, *ALL_GAS[:10], "ammo", "ammo"], 1, FreeChance(seed))
        assert len(deck) == 36
        assert deck[-2:].count("gas_can") == 2

        late = replace(view, deck=30)
        deck = ordered_deck(late, ["armor"] * 18 + ALL_GAS, 1, FreeChance(seed))
        assert Counter(deck) == Counter(["armor"] * 18 + ALL_GAS)


@clause("PS-3.5")
def test_within_the_first_set_the_host_card_lies_anywhere_and_gas_only_where_it_is_missing() -> None:
    view = replace(plain(), deck=37)  # three of the first set are left
    deck = ["armor"] * 28 + ALL_GAS[:8] + ["host"]
    orders = [ordered_deck(view, deck, NOBODY, FreeChance(seed)) for seed in range(60)]
    assert {len(order) - order.index("host") for order in orders} == {1, 2, 3}
    assert {"gas_can" in order[-3:] for order in orders} == {False, True}
    assert ordered_deck(view, ["armor"] * 37, 1, FreeChance(1)) == ["armor"] * 37  # all the gas is drawn


@clause("PS-3.5")
def test_the_rest_of_the_deck_may_lie_in_any_order() -> None:
    view = replace(plain(), deck=4)
    orders = {tuple(ordered_deck(view, ["a", "b", "c", "d"], 1, FreeChance(seed))) for seed in range(200)}

    assert len(orders) == 24


# ---- the exploration deck


def depths(view: StationView, card: str, seeds: int = 200) -> set[int]:
    """Where a room may be imagined, counted from the bottom."""
    depths_met = set()
    for seed in range(seeds):
        plan = imagined_plan(view, FreeChance(seed))
        depths_met.add(len(plan) - plan.index(box.ROOM_NUMBER[card]))
    return depths_met


@clause("PS-3.2", "PS-3.4", "PS-19.2")
def test_the_hive_is_among_the_last_three_rooms_and_the_terminal_among_the_last_ten() -> None:
    view = seen(GAME.setup(options(), FreeChance(2)).state)
    assert len(view.rooms_ahead) == 1

    assert depths(view, "hive") == {1, 2, 3}
    assert depths(view, "open_terminal") == set(range(1, 11))
    for seed in range(5):
        plan = imagined_plan(view, FreeChance(seed))
        assert box.ROOM_KEYS[plan[0]] == view.rooms_ahead[0]
        assert sorted(plan) == list(range(1, 20))


@clause("PS-3.2", "PS-7.8", "PS-7.13")
def test_rooms_that_were_seen_stay_where_they_are() -> None:
    state = built("run_1 0 E upright", "hive 0 N upright")
    state.plan = (*[card for card in state.plan if card not in (3, 4, 5)], 3, 4, 5)
    state.ahead, state.buried = 2, 2
    view = seen(state)
    assert depths(view, "open_terminal") == {len(state.plan)}  # it lies on top
    state.plan = (*state.plan[1:-3], state.plan[0], *state.plan[-3:])
    view = seen(state)
    assert depths(view, "open_terminal") == set(range(3, 13))
    for seed in range(5):
        plan = imagined_plan(view, FreeChance(seed))
        assert (plan[:2], plan[-2:]) == (state.plan[:2], state.plan[-2:])
        assert sorted(plan) == sorted(state.plan)

    state = built()
    state.plan, state.aside = tuple([card for card in state.plan if card != box.HIVE]), True
    assert sorted(imagined_plan(seen(state), FreeChance(1))) == sorted(state.plan)


@clause("PS-3.2")
def test_of_few_rooms_the_hive_may_be_any() -> None:
    state = built("run_1 0 E upright")
    view = seen(state)
    others = [key for key in box.ROOM_KEYS if key not in ("hive", "reactor", "run_1", "team_1", "team_2")]
    placed = tuple([replace(view.placed[0], card=key) for key in ("reactor", "run_1", *others)])
    view = replace(view, placed=placed, rooms_ahead=("team_1",), rooms_hidden=2)

    assert depths(view, "hive", 30) == {1, 2}


# ---- everything together


@clause("PS-10.1")
def test_an_own_offer_is_known_and_another_is_one_that_may_be_given() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    state = hold(state, {0: ["ammo", "keycard"], 1: ["armor", "grenade"]})
    do(state, "walk trooper E")
    do(state, "trade 1")
    assert imagined_offers(seen(state, 0), state, FreeChance(1)) == ("", "")
    do(state, "offer keycard", seat=0)
    assert imagined_offers(seen(state, 0), state, ScriptedChance()) == ("keycard", "")
    others = {imagined_offers(seen(state, 2), state, FreeChance(seed)) for seed in range(20)}
    assert others == {("ammo", ""), ("keycard", "")}
    say(state, offers=("", "grenade"))
    assert imagined_offers(seen(state, 1), state, ScriptedChance()) == ("", "grenade")
    others = {imagined_offers(seen(state, None), state, FreeChance(seed)) for seed in range(20)}
    assert others == {("", "armor"), ("", "grenade")}


def test_the_dead_have_their_cards_in_the_grave_and_check_cards_show_what_is_imagined() -> None:
    state = kill(built(), "G", "g")
    state.hands[1], state.graves[1] = (), ("armor", "grenade")
    state.checks = (CheckCard(2, 1, False), CheckCard(3, 0, True))
    view = seen(state, None)
    secrets = Secrets(2, 0b0110, [Infection(2, 1)], [["d", "a"], ["c", "b"], ["e"], ["f"]], ["ammo", "armor"])
    imagined = completed(view, public_state(view), secrets, FreeChance(1))

    assert imagined.hands == [("a", "d"), (), ("e",), ("f",)]
    assert imagined.graves == [(), ("b", "c"), (), ()]
    assert (imagined.deck[:2], imagined.left) == (("ammo", "armor"), 2)
    assert imagined.deck[2:] == ("",) * 44  # of the first deck everybody knows how many are drawn
    assert (imagined.host, imagined.infected, imagined.infections) == (2, 0b0110, (Infection(2, 1),))
    assert imagined.checks == (CheckCard(2, 1, True), CheckCard(3, 0, False))
    shuffled = replace(view, fresh=("ammo", "armor"))
    assert completed(shuffled, public_state(view), secrets, FreeChance(1)).deck == ("ammo", "armor")


@clause("PS-19.5")
def test_after_the_match_nothing_is_left_to_imagine() -> None:
    shown = Revealed((("a",), ()), ((), ("b", "c")), 0b10, 1, (Infection(1, 0),), ("d", "e"), ("hive",))

    assert known_secrets(shown) == Secrets(1, 0b10, [Infection(1, 0)], [["a"], ["b", "c"]], ["d", "e"])


@clause("PS-10.4", "PS-19.3")
def test_whoever_is_imagined_infected_by_another_holds_a_card_of_that_colour() -> None:
    """Purple walked in on green unseen: in half of what red imagines one of them has infected the other."""
    state = at(built("empty_1 0 E upright"), P=1)
    state.active = 1
    state = infect(hold(state, {1: ["host", "armor"], 2: ["ammo", "keycard"]}), host=1)
    do(state, "walk trooper E")
    do(state, "trade 2")
    trade(state, "infection_green", "ammo")
    infections = 0
    for seed in range(40):
        imagined = determinize(seen(state), FreeChance(seed))
        for infection in imagined.infections:
            infections += 1
            assert box.INFECTIONS[infection.giver] in imagined.hands[infection.victim]
            assert imagined.hands[infection.giver].count(box.INFECTIONS[infection.giver]) == 2
        if not imagined.infections:
            assert [hand.count(box.INFECTIONS[seat]) for seat, hand in enumerate(imagined.hands)] == [3] * 4
    assert 5 < infections < 40


@clause("PS-19.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_imagined_at_any_moment_keeps_every_size_and_every_open_card(seed: int) -> None:
    moments = list(laws.random_moments(GAME, options(4 + seed, easier_humans="on"), seed))
    for number, moment in enumerate(moments[::9]):
        state = moment.before
        imagined = determinize(seen(state, number % 4), FreeChance(number))
        assert [len(hand) for hand in imagined.hands] == [len(hand) for hand in state.hands]
        assert [len(grave) for grave in imagined.graves] == [len(grave) for grave in state.graves]
        assert (imagined.left, len(imagined.plan)) == (state.left, len(state.plan))
        assert state.fresh or len(imagined.deck) == len(state.deck)
        assert (imagined.tables, imagined.discard, imagined.lost) == (state.tables, state.discard, state.lost)
        assert all(hand == tuple(sorted(hand)) for hand in (*imagined.hands, *imagined.graves))
