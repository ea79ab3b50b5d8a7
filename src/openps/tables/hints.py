"""Hints while one learns: what a strong bot would do on a seat, from what that seat may know, and nothing else.

Only where the table was opened for it, and only where one person plays, alone with bots: nobody gets help against
somebody who has none. It counts in no career.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from openps.bots.ladder import STRONG
from openps.catalog.bots import bot_names, level_names
from openps.tables import acts
from openps.tables.caretaker import question_to
from openps.tables.errors import NotNow, NotYours
from openps.tables.ports import Bots
from openps.tables.table import Offer, Table


@dataclass(frozen=True, slots=True)
class Hint:
    """A move for a seat, in answer to the question that stood since these news."""

    seat: int
    move: str
    since: int


def asked(table: Table, member: str | None) -> tuple[int, Offer]:
    """The seat that may ask, and its question. Somebody who joined counts, whether they sit or look on by now."""
    seat = acts.seat_of(acts.member_named(table, member))
    if not table.settings.hints:
        raise NotYours("error-no-hints")
    if len(table.members) > 1:
        raise NotYours("error-hints-alone")
    acts.in_play(table)
    offer = table.offers.get(seat)
    if offer is None:
        raise NotNow("error-hint-not-asked")
    return seat, offer


async def hint(table: Table, member: str | None, bots: Bots, luck: int) -> Hint:
    seat, offer = asked(table, member)
    question = replace(question_to(table, seat, offer, "bot", luck), level=strongest(table.plan.game))
    return Hint(seat, (await bots.choose(question)).move, offer.since)


def strongest(game: str) -> str:
    return STRONG if STRONG in level_names(game) else bot_names(game)[-1]
