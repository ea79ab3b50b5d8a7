"""How fast bots answer at a table: by its pace, or at once where nobody waits for anything but the next question."""

from __future__ import annotations

from typing import Final

from openps.tables.table import Table

AT_ONCE: Final = 0.1
"""Seconds. Shorter steps would tell how long a bot thinks about what it holds."""


def step(table: Table) -> float:
    """In seconds: bots answer at whole steps of it, however long they think."""
    usual = table.pace / 1000
    if len(table.people) > 1:
        usual = max(usual, AT_ONCE)  # whoever plays alone looks at a watch against nobody
    if not is_skipping(table):
        return usual
    # Where no question comes to a person any more, nobody gains by what a watch tells.
    return min(usual, AT_ONCE) if in_the_match(table) else 0.0


def is_skipping(table: Table) -> bool:
    return bool(table.skips) and table.phase == "playing" and in_the_match(table) <= table.skips


def in_the_match(table: Table) -> set[str]:
    """The people whom a question may still come to: not those who are out, nor those for whom a bot plays."""
    out = table.edition.out(table.playing.view(None))
    return {
        place.member
        for seat, place in enumerate(table.places)
        if place.member is not None and not place.stand_in and seat not in out
    }
