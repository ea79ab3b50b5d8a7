"""A game from outside that brings no panels is played on the full screen as well."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from openps.cli.files import load
from tests.examples.test_kuhn_poker import guest
from tests.tui.playing import SMALL, at_table, opening

__all__ = ["guest"]  # a fixture


@pytest.mark.usefixtures("guest")
def test_a_guest_is_played_to_its_end_with_the_panels_that_every_game_has(tmp_path: Path) -> None:
    async def played() -> str:
        async with at_table(opening("kuhn_poker", tmp_path), SMALL) as player:
            shown = player.shown()
            while not player.is_over:
                await player.press(player.pick().key)
                await player.asked()
            return shown

    shown = asyncio.run(played())
    assert "pot" in shown.lower()
    assert load(str(tmp_path / "kuhn_poker.jsonl"))[2].outcome() is not None
