"""Section 3: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from openps.engine.chance import FreeChance, ScriptedChance
from openps.games.panic_station import box, events
from openps.games.panic_station.game import PANIC_STATION
from openps.games.panic_station.play.turns import exploration_deck, search_deck
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, do, names, options


def prepared(seed: int, players: int = 4, **given: str) -> Any:
    return PANIC_STATION.setup(options(players, **given), FreeChance(seed))


def with_alerts(players: int, *on_top: str) -> Any:
    """A setup whose first search cards are written down."""
    rest = [card for card in box.SEARCH_CARDS if card != "host"]
    for _ in range(players):
        rest.remove("gas_can")
    drawn = [card for card in on_top if card not in ("gas_can", "host")]
    for card in drawn:
        rest.remove(card)
    random = [*drawn, *rest[: 2 * players - 1 - len(drawn)]]
    below = rest[2 * players - 1 - len(drawn) :]
    special = ["gas_can"] * players + ["host", *random]
    order = list(special)
    for card in on_top:
        order.remove(card)
    order += reversed(on_top)
    rooms = list(range(3, 20))
    script: list[object] = [rooms, [*rooms[9:], 2], 0, [*random, *below], order, 0]
    if "parasite_alert" in on_top:
        script.append(1)  # the first phase moves the parasites
    return PANIC_STATION.setup(options(players), ScriptedChance(*script))


@clause("PS-3.1")
def test_the_reactor_is_the_first_room() -> None:
    assert [placed.card for placed in GAME.view(prepared(1).state, 0).placed] == ["reactor"]


@clause("PS-3.2")
def test_the_hive_is_one_of_the_last_three_and_the_terminal_in_the_lower_half() -> None:
    depths: Counter[int] = Counter()
    for seed in range(300):
        deck = exploration_deck(FreeChance(seed))
        assert sorted(deck) == list(range(1, 20))
        assert deck.index(box.OPEN_TERMINAL) >= 9
        depths[19 - deck.index(box.HIVE)] += 1

    assert set(depths) == {1, 2, 3}
    assert min(depths.values()) > 60


@clause("PS-3.4", "PS-19.1")
def test_everybody_sees_the_top_exploration_card_and_no_other() -> None:
    step = prepared(3)
    seen = [GAME.view(step.state, viewer) for viewer in (0, 3, None)]

    for view in seen:
        assert view.rooms_ahead == (box.ROOM_KEYS[step.state.plan[0]],)
        assert view.rooms_hidden == 18
    told = GAME.mask(step.events[0], 2)
    assert isinstance(told, events.StationSetUp)
    assert [room is not None for room in told.rooms] == [True, *[False] * 18]


@clause("PS-3.5", "PS-3.6")
@pytest.mark.parametrize(("players", "random"), [(4, 7), (5, 9), (6, 11)])
def test_the_first_set_holds_a_gas_can_a_player_and_the_host(players: int, random: int) -> None:
    for seed in range(20):
        deck = search_deck(players, FreeChance(seed))
        top = deck[-3 * players :]

        assert Counter(deck) == Counter(box.SEARCH_CARDS)
        assert "host" in top
        assert top.count("gas_can") >= players
        assert len(top) == players + 1 + random


@clause("PS-3.6")
def test_the_rest_of_the_deck_is_shuffled() -> None:
    assert search_deck(4, FreeChance(1))[:30] != search_deck(4, FreeChance(2))[:30]


@clause("PS-3.7", "PS-3.9")
def test_everybody_starts_with_three_infection_cards_and_two_others() -> None:
    for seed in range(20):
        state = prepared(seed, 5).state
        for seat, hand in enumerate(state.hands):
            assert len(hand) == 5
            assert hand.count(box.INFECTIONS[seat]) == 3


@clause("PS-3.8")
def test_a_dealt_parasite_alert_puts_a_gray_parasite_into_the_reactor_and_is_replaced() -> None:
    step = with_alerts(4, "parasite_alert", "parasite_alert", "gas_can")
    state = step.state

    assert names(step.events)[1:4] == ["AlertDealt", "AlertDealt", "CardDealt"]
    assert state.parasites == (0, 0)
    assert state.discard == ("parasite_alert", "parasite_alert")
    assert len(state.hands[0]) == 5
    assert "gas_can" in state.hands[0]


@clause("PS-3.10")
def test_whoever_is_dealt_the_host_card_is_infected_from_the_start() -> None:
    state = with_alerts(4, "gas_can", "host").state

    assert state.host == 1
    assert state.infected == 1 << 1
    assert GAME.view(state, 1).host
    assert GAME.view(state, 1).infected
    assert not GAME.view(state, 0).infected


@clause("PS-3.11")
def test_everybody_starts_healthy_and_without_ammo() -> None:
    state = prepared(1).state

    assert state.health == [4] * 8
    assert state.bullets == [0] * 4
    assert state.tables == [()] * 4


@clause("PS-3.12")
def test_a_random_first_player_gets_the_active_marker() -> None:
    steps = [prepared(seed) for seed in range(60)]

    assert {step.state.active for step in steps} == {0, 1, 2, 3}
    for step in steps:
        # Its phase has been played already, with nobody on the board; the marker has gone on.
        phase = [name for name in names(step.events) if name in ("PhaseBegan", "PhaseEnded", "TurnBegan")]
        assert phase == ["PhaseBegan", "PhaseEnded", "TurnBegan"]
        assert (step.state.marker, step.state.marker_active) == ((step.state.active + 1) % 4, False)


@clause("PS-3.13")
def test_characters_enter_the_reactor_at_their_first_turn() -> None:
    state = prepared(2).state
    first = state.active

    assert [room for room in state.where if room != -1] == [0, 0]
    assert state.where[2 * first] == state.where[2 * first + 1] == 0

    state.now.must_search, state.cached = False, None
    do(state, "end")
    following = (first + 1) % 4
    assert state.where[2 * following] == 0
