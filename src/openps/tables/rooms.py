"""Who reads what somebody writes: players among themselves, onlookers among themselves, and after the end all of it.

Whoever looks on can tell a player nothing while the match is played, and what players write is theirs until it is over,
unless the table was opened with an open chat.
"""

from __future__ import annotations

from typing import Final

from openps.tables.table import Chat, Table
from openps.wire.messages import Room

PLAYERS: Final = "players"
ONLOOKERS: Final = "onlookers"


def room_of(table: Table, member: str | None) -> Room:
    """Before the match all who came in are one company; then it is the seat that counts."""
    person = table.members.get(member or "")
    if person is None:
        return ONLOOKERS
    return PLAYERS if person.seat is not None or table.phase == "lobby" else ONLOOKERS


def reads_during_the_match(table: Table, member: str | None, room: Room) -> bool:
    own = room_of(table, member)
    return room == own or (own == ONLOOKERS and table.settings.open_chat)


def may_read(table: Table, member: str | None, room: Room) -> bool:
    return table.phase == "over" or reads_during_the_match(table, member, room)


def lines_for(table: Table, member: str | None) -> list[Chat]:
    """All that this one may read now."""
    return [chat for chat in table.chats if may_read(table, member, chat.room)]


def opened_by_the_end(table: Table, member: str | None) -> list[Chat]:
    """What this one could not read as long as the match was played."""
    return [chat for chat in table.chats if not reads_during_the_match(table, member, chat.room)]
