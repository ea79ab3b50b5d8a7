"""A person's name, chats and tickets taken out of the event log of a table, which folds and replays as before.

Event logs are only added to; this is the one exception, because a name that is merely covered by a later event would
still be there. No event is added or removed and no number changes, so servers that run the table have to read it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from openps.tables import journal
from openps.tables.ports import Row
from openps.tables.tickets import hashed

NOBODY: Final = "Anonymous"
NO_WORDS: Final = "…"


def members_named(rows: Sequence[Row], name: str) -> set[str]:
    """Who joined under this name, as it was written."""
    facts = [journal.read(row.body) for row in rows]
    return {fact.member for fact in facts if isinstance(fact, journal.Joined) and fact.name == name}


def without(rows: Sequence[Row], name: str, members: set[str]) -> list[Row]:
    """The rows that change, with the new bodies."""
    changed: list[Row] = []
    for row in rows:
        before = journal.read(row.body)
        after = _forgotten(before, name, members)
        if after != before:
            changed.append(Row(row.seq, row.at, journal.write(after)))
    return changed


def _forgotten(fact: journal.Fact, name: str, members: set[str]) -> journal.Fact:
    if isinstance(fact, journal.Chatted):
        return _without_words(fact, name, members)
    if not isinstance(fact, journal.Joined | journal.AskedBack | journal.TicketAgreed | journal.TicketReissued):
        return fact
    if fact.member not in members:
        return fact
    if isinstance(fact, journal.Joined):
        fact = structs.replace(fact, name=NOBODY)
    return structs.replace(fact, ticket=_void(fact.ticket))


def _without_words(fact: journal.Chatted, name: str, members: set[str]) -> journal.Chatted:
    """A spectator without a ticket is known by name alone."""
    if fact.member in members:
        return structs.replace(fact, text=NO_WORDS)
    if not fact.member and fact.name == name:
        return structs.replace(fact, text=NO_WORDS, name=NOBODY)
    return fact


def _void(ticket: str) -> str:
    """No ticket has this hash, and different tickets stay different. Void once is void."""
    return ticket if ticket.startswith("void ") else f"void {hashed(ticket)}"
