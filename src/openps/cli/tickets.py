"""Lost tickets at the terminal: who lost one asks for it anew and waits, and who is asked agrees or does not."""

from __future__ import annotations

import asyncio
import textwrap
from collections.abc import Callable
from math import ceil
from typing import Final

from openps.cli.question import WIDTH
from openps.client import Api
from openps.client.http import ServerSaid
from openps.engine.errors import OpenpsError
from openps.wire import messages as wire
from openps.words.messages import Messages
from openps.words.search import plain

_KNOCK_EVERY: Final = 3.0
_PATIENCE: Final = 60
_SERVER_FAILS: Final = 500


class Tickets:
    """What one person at a table hears of lost tickets, each thing once, and says to it."""

    def __init__(self, api: Api, table: str, ticket: str) -> None:
        self._api = api
        self._table = table
        self._ticket = ticket
        self._asked: set[str] = set()  # members of whose lost tickets the person was told
        self.asks = False  # whether this person may say something about somebody's ticket: a yes can be taken back
        self._notes = 0  # so many were told of tickets that were made anew

    def lines(self, table: wire.TableNow, me: str | None, say: Messages) -> list[str]:
        """Somebody lost a ticket, and this person is asked; or it was made anew."""
        names = {one.member: one.name for one in table.members}
        mine = [one for one in table.asked_back if me in one.voters and me not in one.no]
        asked = {one.member for one in mine if me not in one.yes}
        told = [say("online-asked-back", name=names[member]) for member in sorted(asked - self._asked)]
        told += [note(one, say) for one in table.ticket_notes[self._notes :]]
        self._asked, self._notes, self.asks = asked, len(table.ticket_notes), bool(mine)
        return [textwrap.fill(one, WIDTH) for one in told]

    async def agree(self, code: str, say: Messages) -> None:
        """To whoever told this code; whose ticket it is, the table knows."""
        given = code.strip().lower()[:12]
        words = await self._first("reissue", lambda member: wire.Reissue(member=member, code=given), say)
        print(textwrap.fill(words or say("web-agreed"), WIDTH))

    async def disagree(self, say: Messages) -> None:
        """With everybody who asks: whoever told no code is not known."""
        words = await self._first("refuse", lambda member: wire.Refuse(member=member), say, every=True)
        print(textwrap.fill(words or say("web-refused"), WIDTH))

    async def _first(self, what: str, body: Callable[[str], object], say: Messages, every: bool = False) -> str:
        """Nothing where one was done, or why none was."""
        why, done = say("error-nobody-asked-back" if what == "reissue" else "error-nobody-asks-back"), False
        for member in [one.member for one in (await self._api.table(self._table)).asked_back]:
            try:
                await self._api.do(self._table, what, self._ticket, body(member))
            except ServerSaid as error:
                why = say.error(error)
            else:
                done = True
                if not every:
                    break
        return "" if done else why


def note(told: wire.TicketNote, say: Messages) -> str:
    key = "online-ticket-refused" if told.refused else "online-ticket-kept" if told.kept else "online-ticket-anew"
    return say(key, name=told.name, names=", ".join(told.by))


async def ask_back(api: Api, table: str, name: str, say: Messages) -> str:
    """Ask for the seat of this name anew, say which code to tell, and wait until the ticket is good."""
    members = (await api.table(table)).members
    member = next((one for one in members if plain(one.name) == plain(name)), None)
    if member is None:
        raise OpenpsError("error-nobody-named", got=name[:WIDTH], expected=", ".join([one.name for one in members]))
    asked = await api.lost(table, wire.Lost(member=member.member))
    print(textwrap.fill(say("online-lost-code", name=member.name, code=asked.code), WIDTH))
    told = ""
    while not (waits := await _knock(api, table, asked.ticket)).good:
        words = rest(waits, say)
        if words != told:
            print(textwrap.fill(words, WIDTH), flush=True)
        told = words
        await asyncio.sleep(_KNOCK_EVERY)
    print(say("online-lost-good"))
    return asked.ticket


async def _knock(api: Api, table: str, ticket: str) -> wire.Knocked:
    """A server that restarts is away for a moment, and the ticket is not lost again by that."""
    for _ in range(_PATIENCE):
        try:
            return await api.knock(table, ticket)
        except ServerSaid as said:
            if said.status < _SERVER_FAILS:
                raise
        except OpenpsError:
            pass
        await asyncio.sleep(1)
    return await api.knock(table, ticket)


def rest(waits: wire.Knocked, say: Messages) -> str:
    """Who agreed, how many have to yet, and how long it waits then."""
    told = [say("web-lost-agreed", names=", ".join(waits.yes))] if waits.yes else []
    told += [say("web-asked-back-missing", missing=waits.missing)] if waits.missing else []
    told += [say("web-lost-wait", minutes=ceil(waits.seconds / 60))] if waits.seconds else []
    return " ".join(told)
