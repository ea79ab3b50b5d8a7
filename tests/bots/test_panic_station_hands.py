"""What everybody is likely to hold, by counting."""

from __future__ import annotations

import pytest

from openps.editions.panic_station.bots.hands import COUNTED, likely_hands
from openps.engine.chance import FreeChance
from openps.engine.laws import random_moments
from openps.games.panic_station import box
from tests.games.panic_station.tables import GAME, options

WORLDS = 150


def test_the_own_hand_is_certain_and_gas_is_not_counted_here() -> None:
    state = GAME.setup(options(5), FreeChance(2)).state
    view = GAME.view(state, 1)
    own = likely_hands(view)[1]

    assert own == {card: float(card in view.hand) for card in COUNTED}
    assert box.GAS not in own


def test_it_is_what_imagined_worlds_have_on_average() -> None:
    """Counting takes microseconds; worlds that the view cannot rule out, dealt one by one, say much the same."""
    errors = []
    moments = [moment for seed in range(8, 12) for moment in random_moments(GAME, options(5), seed)]
    for moment in moments[30::60]:
        view = GAME.view(moment.before, 0)
        hands = likely_hands(view)
        worlds = [GAME.determinize(view, FreeChance(seed)) for seed in range(WORLDS)]
        for seat in range(1, 5):
            if not view.players[seat].alive:
                continue
            for card in COUNTED:
                share = sum([card in world.hands[seat] for world in worlds]) / WORLDS
                errors.append(abs(share - hands[seat][card]))
                assert 0.0 <= hands[seat][card] <= 1.0

    assert len(errors) > 100
    assert sum(errors) / len(errors) < 0.05


@pytest.mark.parametrize("viewer", range(5))
def test_a_card_that_lies_open_is_in_no_hand(viewer: int) -> None:
    state = GAME.setup(options(5), FreeChance(3)).state
    state.lost = (*state.lost, box.SCANNER)
    hands = [list(hand) for hand in state.hands]
    for seat, hand in enumerate(hands):
        state.hands[seat] = tuple(card for card in hand if card != box.SCANNER)

    held = [hand[box.SCANNER] for seat, hand in enumerate(likely_hands(GAME.view(state, viewer))) if seat != viewer]
    assert held == [0.0] * 4
