"""What becomes of an event that stands in no list."""

from __future__ import annotations

import pytest

from openps.engine.game import SEALED, AnyGame
from openps.lab.bench import core


class NotListed:
    """Something that nobody thought of."""


def stays_sealed(game: AnyGame) -> bool:
    """Nobody is told anything of it; the compiled core knows its events and does not even take another one."""
    if core() == "pure":
        return game.mask(NotListed(), 0) == SEALED
    with pytest.raises(TypeError):
        game.mask(NotListed(), 0)
    return True
