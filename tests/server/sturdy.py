"""Players that never give up: they come back after every broken line, and know exactly what they have asked for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from openps.catalog import game_named
from openps.client import Api, Gone, Seat, connect
from openps.engine import record
from openps.engine.errors import OpenpsError
from openps.wire import messages as wire

SEATS = 6
FREE = ("--limit", "failures=1000", "--limit", "requests=1000")


class Sturdy:
    """One seat. `meant` holds every move that it wanted played, in order: the record must hold just these.

    A move whose answer was lost is sent again with the same `after`: if it had been written, the server refuses it.
    """

    def __init__(self, urls: Callable[[], str], table: str, ticket: str, luck: random.Random) -> None:
        self._urls = urls
        self._table = table
        self._ticket = ticket
        self._luck = luck
        self.seat = -1
        self.meant: list[str] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.comebacks = 0
        self.over = asyncio.Event()

    async def run(self) -> None:
        while not self.over.is_set():
            try:
                async with await connect(self._urls(), self._table, self._ticket) as seat:
                    self.seat = seat.seat if seat.seat is not None else -1
                    await self._play(seat)
            except (Gone, OpenpsError, OSError):
                self.comebacks += 1
                await asyncio.sleep(0.05)

    async def _play(self, seat: Seat) -> None:
        await self._settle(seat)
        while not self.over.is_set():
            if seat.last is not None and seat.last.outcome is not None:
                self.over.set()
                return
            moves = seat.moves()
            if moves:
                self._open = (self._luck.choice(moves), seat.seq)
                await self._settle(seat)
            else:
                await seat.hear()

    _open: tuple[str, int] | None = None

    async def _settle(self, seat: Seat) -> None:
        """Send what is open until it is certain that it was played."""
        if self._open is None:
            return
        move, after = self._open
        answer = await seat.play(move, after)
        if isinstance(answer, wire.News):
            self.acknowledged.append((answer.seq, move))
        else:
            # Nobody else acts for this seat: only its own move can have made this one old.
            assert isinstance(answer, wire.Refused)
            assert self.comebacks, answer
        self.meant.append(move)
        self._open = None


async def gather_six(api: Api) -> dict[str, str]:
    first = await api.open(wire.NewTable(game="panic_station", players=SEATS, name="P0", patience=3600))
    tickets = {"table": first.table, "P0": first.ticket}
    for number in range(1, SEATS):
        tickets[f"P{number}"] = (await api.join(first.table, wire.Join(name=f"P{number}"))).ticket
    return tickets


async def insist(api: Api, table: str, tickets: list[str]) -> None:
    for ticket in tickets[1:]:
        await api.do(table, "ready", ticket, wire.Ready(entropy="ab"))
    try:
        await api.do(table, "start", tickets[0])
    except OpenpsError as error:
        raise AssertionError(str(error)) from error


def check(data: bytes, players: list[Sturdy]) -> None:
    """What each seat meant is in the record in its order, once; what was acknowledged stands under its number."""
    read = record.read(data)
    match = record.replay(read, game_named("panic_station"))
    assert match.outcome() is not None
    for player in players:
        assert [move for seat, move in read.moves if seat == player.seat] == player.meant
    numbers = [seq for player in players for seq, _ in player.acknowledged]
    assert len(numbers) == len(set(numbers))
    assert 0 < len(numbers) <= len(read.moves)
