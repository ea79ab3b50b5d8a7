"""Matches at a table that are over, played at random by the house itself."""

from __future__ import annotations

import contextlib
import random
from typing import Any

from openps.engine.claims import IllegalClaim
from openps.tables import acts, journal
from tests.tables.house import Party

SEATS = {"panic_station": 4, "pani_high": 5, "negotiator": 1}


async def finish(at: Party, game: str, seed: int = 0, leave: int = 0, **settings: Any) -> None:
    """Until the end, or, with `leave`, until so many moves are played."""
    luck = random.Random(seed)
    await at.open(game=game, players=SEATS[game], come=False, **settings)
    await at.start()
    while at.table.phase == "playing" and not (leave and len(at.table.playing.moves) >= leave):
        seat = luck.choice(sorted(at.table.offers))
        move = at.table.game.move_text(luck.choice(at.table.offers[seat].moves))
        await at.live.change(acts.ByHouse(journal.Played(seat=seat, move=move, by="bot")))
        await _talk(at, seat, luck)


async def _talk(at: Party, seat: int, luck: random.Random) -> None:
    others = [one for one in range(len(at.table.places)) if one != seat]
    if others and at.table.phase == "playing" and luck.random() < 0.1:
        with contextlib.suppress(IllegalClaim):
            await at.live.change(acts.ByHouse(journal.Said(seat=seat, text=f"I trust {luck.choice(others)}")))
