"""A state keeps parts of the last views of it: whoever looks again sees what somebody sees who never looked before."""

from __future__ import annotations

import pytest

from openps.catalog import OURS
from openps.engine.chance import FreeChance

GAMES = {edition.key: edition.rules for edition in OURS}
TABLES = [(key, players) for key, game in GAMES.items() for players in game.info.players]


@pytest.mark.parametrize(("key", "players"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_state_that_is_looked_at_all_the_time_shows_what_its_copy_shows(key: str, players: int, seed: int) -> None:
    game, chance = GAMES[key], FreeChance(f"{key} {seed}")
    state = game.setup(game.options(players, {}), chance).state
    looked = 0
    while (decision := game.decision(state)) is not None:
        for viewer in (*range(players), None):
            if chance.below(2, "look"):  # others look another time
                assert game.view(state, viewer) == game.view(game.copy(state), viewer)
                looked += 1
        seat = decision.seats[0]
        game.apply(state, seat, chance.pick(game.legal_moves(state, seat), "move"), chance)
    for viewer in (*range(players), None):
        assert game.view(state, viewer) == game.view(game.copy(state), viewer)
    assert looked > players
