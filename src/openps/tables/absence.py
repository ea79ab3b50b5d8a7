"""People who are away: since when, and who wants a bot to play for them until they are back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from openps.tables.table import Table

REALLY_AWAY: Final = 5.0
"""Seconds: a page that is loaded anew is nobody's absence."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is not at the table at some moment, and since when."""

    gone: Mapping[str, float]
    now: float
    seen: Mapping[str, float] = field(default_factory=dict)  # when members were here last, or used their ticket

    def here(self, member: str | None) -> bool:
        return member not in self.gone

    def away(self, member: str | None) -> float:
        """For how many seconds."""
        return max(self.now - self.gone.get(member or "", self.now), 0.0)

    def quiet(self, member: str) -> float:
        """For how many seconds there was no sign of them, here or from afar."""
        return min(self.away(member), self.now - self.seen.get(member, 0.0))


def votes_for_a_bot(table: Table, seat: int, presence: Presence) -> list[str]:
    """Those of this absence, by people who are there: what was voted the last time does not count."""
    since = presence.gone.get(table.places[seat].member or "")
    if since is None:
        return []
    return [who for who, at in table.votes.get(seat, {}).items() if at >= since and who in voters(table, presence)]


def voters(table: Table, presence: Presence) -> list[str]:
    return [one.id for one in table.people if presence.here(one.id)]


def is_majority(votes: int, of: int) -> bool:
    return 2 * votes > of
