"""What `openps admin` asks of a running server: read from the database once a second, done, and answered there."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from enum import StrEnum
from typing import Final

import msgspec

from openps.desk.desk import Desk
from openps.desk.networks import Networks
from openps.tables.errors import Farewell, NotFound, StoreAway
from openps.tables.ports import HostOrder, HostStore

LOOK_EVERY: Final = 1.0
ANSWERS_KEPT_FOR: Final = 15
"""Looks after which an answer that nobody read is deleted."""
MOST_CLIENTS: Final = 1_000


class OrderKind(StrEnum):
    CLOSE = "close"
    REMOVE = "remove"
    FORGET = "forget"
    BANS = "bans"
    CLEAR = "clear"
    REPORT = "report"


class ClientUse(msgspec.Struct, frozen=True):
    """One address: its open sockets, and how many requests and failures count against it now."""

    client: str
    sockets: int
    requests: int
    failures: int


class Presence(msgspec.Struct, frozen=True):
    """Members of a table who are connected to one process, and how many watch."""

    members: list[str]
    watching: int


class Report(msgspec.Struct, frozen=True):
    """The answer of one process; the rest of it only if it was asked for a report."""

    processes: int  # of this server
    limits: dict[str, int | float] = {}
    clients: list[ClientUse] = []
    tables: dict[str, Presence] = {}


_WRITE: Final = msgspec.json.Encoder()


class OrderFollower:
    """Follows the orders of the host for one process. Orders from before its start are not its business."""

    def __init__(self, desk: Desk, store: HostStore, processes: int = 1) -> None:
        self._desk = desk
        self._store = store
        self._processes = processes
        self._last = 0
        self._until_withdrawn = 0

    async def start(self) -> None:
        self._last = await self._store.last_order()
        await self._read_bans()

    async def look(self) -> None:
        for order in await self._store.orders(self._last):
            await self._follow(order)
            self._last = order.number
        if self._until_withdrawn:
            self._until_withdrawn -= 1
            if not self._until_withdrawn:
                await self._store.withdraw_answers()

    async def _follow(self, order: HostOrder) -> None:
        """An order that fails is not tried again, or it would be for ever; a store that is away is another matter."""
        try:
            await self._do(order)
            self._desk.log("host-order", kind=order.kind)
        except StoreAway:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the next order is followed
            self._desk.unexpected(error)
        report = self._report() if order.kind == OrderKind.REPORT else Report(self._processes)
        await self._store.answer(order.number, _WRITE.encode(report))
        self._until_withdrawn = ANSWERS_KEPT_FOR

    async def _do(self, order: HostOrder) -> None:
        match order.kind:
            case OrderKind.CLOSE:
                self._desk.house.read_again(order.subject)
            case OrderKind.REMOVE:
                await self._remove(order.subject)
            case OrderKind.FORGET:
                for table in order.subject.split():
                    await self._desk.house.put_away(table, Farewell.RESTART, StoreAway("error-not-written"))
            case OrderKind.BANS:
                await self._read_bans()
            case OrderKind.CLEAR:
                for client in [order.subject] if order.subject else self._clients():
                    self._desk.clients.clear(client)

    async def _remove(self, table: str) -> None:
        """Also here: this process may have written a row after the table was deleted."""
        await self._desk.house.put_away(table, Farewell.REMOVED, NotFound("error-table-removed"))
        await self._store.remove([table])

    async def _read_bans(self) -> None:
        self._desk.clients.bans = bans = Networks(await self._store.bans())
        for socket in [one for one in self._desk.sockets if one.client in bans]:
            socket.close(Farewell.BANNED)

    # ---- reports

    def _report(self) -> Report:
        present = self._desk.house.present()
        return Report(
            self._processes,
            limits=asdict(self._desk.clients.limits),
            clients=self._uses(),
            tables={table: Presence(members, watching) for table, (members, watching) in present.items()},
        )

    def _clients(self) -> set[str]:
        return {socket.client for socket in self._desk.sockets} | self._desk.clients.active()

    def _uses(self) -> list[ClientUse]:
        """Those with open sockets or recent requests, the busiest first."""
        sockets = Counter([socket.client for socket in self._desk.sockets])
        uses = [ClientUse(one, sockets[one], *self._desk.clients.used(one)) for one in self._clients()]
        busy = [use for use in uses if use.sockets or use.requests or use.failures]
        return sorted(busy, key=lambda use: (-use.sockets, -use.requests, use.client))[:MOST_CLIENTS]
