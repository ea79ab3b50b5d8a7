"""The longest matches there are, at a table with a watcher on every seat: what each decision costs there.

Random play ends a match of Panic Station after 390 decisions at most; Pani-High! with three times its students lasts
for 1,400.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from openps.engine.chance import FreeChance
from openps.engine.errors import OpenpsError
from openps.games.pani_high.cards import HOUSE_DECK
from openps.games.pani_high.read_cards import plain_deck
from tests.tables.house import Party

BEST = "6"  # there is one of these (PH-1.4)


def long_deck(times: int = 3) -> dict[str, Any]:
    deck = plain_deck(HOUSE_DECK) | {"name": "long"}
    rows = [row if row["value"] == BEST else row | {"copies": row["copies"] * times} for row in deck["combat"]]
    return deck | {"combat": rows}


SCHOOL = {"game": "pani_high", "players": 6, "options": {"deck": long_deck()}}
STATION = {"game": "panic_station", "players": 6}


@contextmanager
def counting(at: Party, told: list[int]) -> Iterator[None]:
    """How many bytes everybody at the table is told meanwhile; what was told is forgotten, or memory would grow."""
    for guest in at.guests:
        guest.raw.clear()
    yield
    told.append(sum([len(message) for guest in at.guests for message in guest.raw]))


async def decide(at: Party, luck: FreeChance) -> None:
    seat = luck.pick(sorted(at.table.offers), "seat")
    await at.play(seat, at.text(seat, luck.below(len(at.table.offers[seat].moves), "move")))


async def talk(at: Party, times: int = 1) -> int:
    """Everybody says something, as far as the rules and the table let them; returns how much was said."""
    said = 0
    for seat in range(len(at.table.places)):
        for _ in range(times):
            try:
                await at.say(seat, f"I trust {(seat + 1) % len(at.table.places)}")
                said += 1
            except OpenpsError:
                break
    return said
