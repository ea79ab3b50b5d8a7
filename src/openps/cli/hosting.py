"""What `openps admin` does, on the database itself; servers that run on it follow within a second or two.

Each command works whether servers run or not, on SQLite and PostgreSQL: it changes the database and leaves an order
there, which every process of every server reads, follows and answers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Final

import msgspec
import sqlalchemy as sa

from openps.cli.given import whole
from openps.cli.sure import YES
from openps.desk.limits import client_of
from openps.desk.networks import network_to_ban
from openps.desk.orders import OrderKind, Report
from openps.engine.errors import OpenpsError
from openps.store import host, migrate
from openps.store.door import store_at
from openps.store.postgres import PostgresStore
from openps.store.sql import Nobody, SqlStore
from openps.tables import acts, forgetting, journal
from openps.tables.errors import NotFound
from openps.tables.live import LiveTable, load
from openps.tables.ports import Row
from openps.tables.table import Table
from openps.words.messages import Messages

ANSWERED_WITHIN: Final = 5.0
_ASK_AGAIN: Final = 0.1
MOST_LISTED: Final = 1_000_000
_REPORT: Final = msgspec.json.Decoder(Report)


class Hosting:
    """A database that a host works on, and the servers that run on it."""

    def __init__(self, store: SqlStore, servers: set[str] | None, given: argparse.Namespace, say: Messages) -> None:
        self.store = store
        self.given = given
        self.say = say
        self._servers = servers  # those that are alive; None where one runs, of nobody knows how many processes

    async def order(self, kind: OrderKind, subject: str = "") -> list[Report]:
        """Give an order to every running server, and wait until all have answered."""
        number = await self.store.write(lambda connection: host.give_order(connection, kind, subject))
        deadline, answers = time.monotonic() + ANSWERED_WITHIN, dict[str, bytes]()
        while not self._all_in(answers) and time.monotonic() < deadline:
            await asyncio.sleep(_ASK_AGAIN)
            answers = await self.store.read(lambda connection: host.answers_to(connection, number))
        await self.store.write(host.delete_answers)
        if kind == OrderKind.REPORT:
            await self.store.scrub()  # answers list addresses
        if not self._all_in(answers):
            print(self.say("admin-silent", seconds=ANSWERED_WITHIN), file=sys.stderr)
        return [_REPORT.decode(body) for body in answers.values()]

    def _all_in(self, answers: Mapping[str, bytes]) -> bool:
        if self._servers is not None:
            return self._servers <= answers.keys()
        return bool(answers) and len(answers) >= _REPORT.decode(next(iter(answers.values()))).processes

    async def table(self, table_id: str) -> LiveTable:
        try:
            return await load(table_id, self.store, time.time)
        except NotFound:
            raise OpenpsError("error-admin-no-table", got=table_id[:40]) from None

    async def must_be_there(self, table_id: str) -> None:
        if not await self.store.rows(table_id, 0):
            raise OpenpsError("error-admin-no-table", got=table_id[:40])

    def is_sure(self, question: str) -> bool:
        """Ask, unless `--yes` answers; where nobody can be asked, `--yes` is needed."""
        if self.given.yes:
            return True
        if not sys.stdin.isatty():
            raise OpenpsError("error-admin-yes")
        try:
            answer = input(f"{question} ")
        except EOFError:
            answer = ""
        if answer.strip().lower() in YES:
            return True
        print(self.say("admin-not-sure"))
        return False


def run(url: str, given: argparse.Namespace, say: Messages) -> int:
    return asyncio.run(_run(url, given, say))


async def _run(url: str, given: argparse.Namespace, say: Messages) -> int:
    async with _opened(url) as (store, servers):
        with store.told():
            await _COMMANDS[given.verb](Hosting(store, servers, given, say))
    return 0


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[tuple[SqlStore, set[str] | None]]:
    """The database as it is: nothing is made and nothing migrated. With the servers that run on it."""
    store = store_at(url)
    try:
        with store.told():
            await store.snapshot(partial(_only_ours, store))
        store, beside = await _started(url, store)
        yield store, None if beside else await _alive(store)
    finally:
        await store.close()


def _only_ours(store: SqlStore, connection: sa.Connection) -> None:
    revision = migrate.revision(connection)
    if revision != migrate.head():
        older = revision is None or revision in migrate.known()
        raise OpenpsError("error-admin-older" if older else "error-db-newer", db=store.name)


async def _started(url: str, store: SqlStore) -> tuple[SqlStore, bool]:
    """SQLite: with the lock of a server, or beside the one that has it, and whether that is so."""
    try:
        await store.start(Nobody())
    except OpenpsError as error:
        if error.key != "error-db-locked":
            raise
        store = store_at(url, turns=contextlib.nullcontext())
        await store.start(Nobody())
        return store, True
    return store, False


async def _alive(store: SqlStore) -> set[str]:
    if isinstance(store, PostgresStore):
        return await store.read(host.servers_alive) - {store.server}
    return set()


# ---- looking


async def tables(at: Hosting) -> None:
    limit = whole("--num", at.given.num, 1, MOST_LISTED)
    rows = await at.store.read(lambda connection: host.list_tables(connection, limit))
    present = _connected(await at.order(OrderKind.REPORT))
    listed = [_listed(row, present) for row in rows]
    if at.given.json:
        print(json.dumps(listed, ensure_ascii=False))
        return
    for one in listed:
        print(at.say("admin-table", **{**one, "state": at.say(f"admin-state-{one['state']}")}))
    if not listed:
        print(at.say("admin-no-tables"))


def _listed(row: host.TableRow, present: Mapping[str, tuple[set[str], int]]) -> dict[str, object]:
    members, watching = present.get(row.card.table, (set(), 0))
    return {
        "table": row.card.table, "game": row.card.game, "state": row.card.phase, "taken": row.card.taken,
        "seats": row.card.players, "created": _moment(row.created), "touched": _moment(row.touched),
        "connected": len(members), "watching": watching,
    }  # fmt: skip


def _connected(reports: Sequence[Report]) -> dict[str, tuple[set[str], int]]:
    """Of all processes together: who is at a table, and how many watch."""
    there_now: dict[str, tuple[set[str], int]] = {}
    for report in reports:
        for table, there in report.tables.items():
            members, watching = there_now.get(table, (set(), 0))
            there_now[table] = (members | set(there.members), watching + there.watching)
    return there_now


async def show(at: Hosting) -> None:
    """What a spectator may know, and sizes. Never a card, a role, a seed or a ticket."""
    live = await at.table(at.given.table)
    size = await at.store.read(lambda connection: host.size_of(connection, live.table.id))
    members, watching = _connected(await at.order(OrderKind.REPORT)).get(live.table.id, (set(), 0))
    facts = _shown(live.table, members) | {"watching": watching, "events": size.events, "bytes": size.bytes}
    if at.given.json:
        print(json.dumps(facts, ensure_ascii=False))
    else:
        print("\n".join(_lines(facts, at.say)))


def _shown(table: Table, connected: set[str]) -> dict[str, object]:
    settings = table.settings
    return {
        "table": table.id, "game": table.plan.game, "state": table.phase, "touched": _moment(table.touched),
        "seats": [_seat(table, seat, connected) for seat in range(len(table.places))],
        "beside": [one.name for one in table.members.values() if one.seat is None],
        "settings": {
            "listed": settings.listed, "password": bool(settings.password), "spectators": settings.spectators,
            "patience": settings.patience, "pace": table.pace, "clock": settings.clock is not None,
        },
    }  # fmt: skip


def _seat(table: Table, seat: int, connected: set[str]) -> dict[str, object]:
    place = table.places[seat]
    member = table.members.get(place.member or "")
    return {"name": member.name if member else None, "bot": place.bot, "connected": place.member in connected}


def _lines(facts: Mapping[str, object], say: Messages) -> list[str]:
    seats, settings = facts["seats"], facts["settings"]
    assert isinstance(seats, list)
    assert isinstance(settings, dict)
    beside = facts["beside"]
    assert isinstance(beside, list)
    plain = {key: value for key, value in facts.items() if isinstance(value, str | int)}
    lines = [say("admin-show", **{**plain, "state": say(f"admin-state-{facts['state']}")})]
    lines += [f"  {say('admin-seat', number=number, who=_who(one, say))}" for number, one in enumerate(seats, 1)]
    lines += [f"  {say('admin-beside', names=', '.join(beside))}"] if beside else []
    return [*lines, "  " + ", ".join([f"{key}: {_yes_no(value, say)}" for key, value in settings.items()])]


def _who(seat: Mapping[str, object], say: Messages) -> str:
    if seat["bot"]:
        return say("admin-bot", level=str(seat["bot"]))
    if not seat["name"]:
        return say("admin-free")
    return say("admin-here" if seat["connected"] else "admin-away", name=str(seat["name"]))


def _yes_no(value: object, say: Messages) -> str:
    return say("admin-yes" if value else "admin-no") if isinstance(value, bool) else str(value)


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


# ---- ending


async def close(at: Hosting) -> None:
    """Its people see why, nothing more can happen at it, and the record can be downloaded."""
    live = await at.table(at.given.table)
    if at.is_sure(at.say("admin-close-sure", table=live.table.id)):
        await live.change(acts.Close())
        await at.order(OrderKind.CLOSE, live.table.id)
        print(at.say("admin-closed", table=live.table.id))


async def remove(at: Hosting) -> None:
    table = at.given.table
    await at.must_be_there(table)
    if at.is_sure(at.say("admin-remove-sure", table=table)):
        await at.store.remove([table])
        await at.order(OrderKind.REMOVE, table)
        print(at.say("admin-removed", table=table))


async def forget(at: Hosting) -> None:
    """Twice: between the first pass and the moment in which every server has followed, something may be written."""
    name = acts.clean_name(at.given.name)
    concerned = await _tables_of(at, name)
    if not concerned:
        raise OpenpsError("error-admin-no-name", got=name[:40])
    if not at.is_sure(at.say("admin-forget-sure", name=name, count=len(concerned))):
        return
    for table, members in concerned.items():
        await _forget_at(at.store, table, name, members)
    await at.order(OrderKind.FORGET, " ".join(concerned))
    for table, members in concerned.items():
        await _forget_at(at.store, table, name, members)
        await _leave(at, table, members)
    await at.store.scrub()
    print(at.say("admin-forgotten", name=name, count=len(concerned)))


async def _tables_of(at: Hosting, name: str) -> dict[str, set[str]]:
    """Where somebody of this name joined or wrote, and as which members."""
    written = b'"name":' + msgspec.json.encode(name)
    names = await at.store.read(lambda connection: host.tables_with(connection, written))
    concerned: dict[str, set[str]] = {}
    for table in [one for one in names if at.given.table in (None, one)]:
        rows = await at.store.rows(table, 0)
        members = forgetting.members_named(rows, name)
        if forgetting.without(rows, name, members):  # a card of the same name concerns nobody
            concerned[table] = members
    return concerned


async def _forget_at(store: SqlStore, table: str, name: str, members: set[str]) -> None:
    changes = forgetting.without(await store.rows(table, 0), name, members)
    if changes:
        await store.write(lambda connection: _rewrite(connection, table, changes, name))


def _rewrite(connection: sa.Connection, table: str, changes: Sequence[Row], name: str) -> None:
    host.rewrite(connection, table, changes)
    host.rename_host(connection, table, name, forgetting.NOBODY)


async def _leave(at: Hosting, table: str, members: set[str]) -> None:
    """Before a match: the others go on without this person, and with another owner if it was the owner's table."""
    with contextlib.suppress(OpenpsError):  # by the rules of another version: it cannot be played here anyway
        live = await at.table(table)
        for member in members & set(live.table.members) if live.table.phase == "lobby" else ():
            await live.change(acts.ByHouse(journal.Left(member=member, kicked=False)))
            await at.order(OrderKind.CLOSE, table)


# ---- who may come


async def ban(at: Hosting) -> None:
    network = network_to_ban(at.given.address)
    if at.is_sure(at.say("admin-ban-sure", network=network)):
        new = await at.store.write(lambda connection: host.ban(connection, network))
        await at.order(OrderKind.BANS)
        print(at.say("admin-banned" if new else "admin-banned-already", network=network))


async def unban(at: Hosting) -> None:
    network = network_to_ban(at.given.address)
    if not await at.store.write(lambda connection: host.unban(connection, network)):
        banned = await at.store.bans()
        raise OpenpsError("error-admin-not-banned", got=network, expected=", ".join(banned) or "–")
    await at.order(OrderKind.BANS)
    print(at.say("admin-unbanned", network=network))


async def limits(at: Hosting) -> None:
    if at.given.clear is not None:
        await _clear(at, at.given.clear)
        return
    reports, bans = await at.order(OrderKind.REPORT), await at.store.bans()
    uses = [use for report in reports for use in report.clients]
    in_force = reports[0].limits if reports else {}
    if at.given.json:
        print(json.dumps({"limits": in_force, "bans": bans, "clients": msgspec.to_builtins(uses)}))
        return
    lines = [f"{key} = {value}" for key, value in in_force.items()] or [at.say("admin-no-server")]
    lines += [at.say("admin-ban", network=network) for network in bans]
    lines += [at.say("admin-client", **msgspec.structs.asdict(use)) for use in uses]
    print("\n".join(lines))


async def _clear(at: Hosting, address: str) -> None:
    """Count again from nothing, for one client or for all."""
    if address:
        network_to_ban(address)  # raises where it is none
    await at.order(OrderKind.CLEAR, client_of(address) if address else "")
    print(at.say("admin-cleared"))


_COMMANDS: Final[dict[str, Callable[[Hosting], Awaitable[None]]]] = {
    "tables": tables,
    "show": show,
    "close": close,
    "remove": remove,
    "forget": forget,
    "ban": ban,
    "unban": unban,
    "limits": limits,
}
