"""Scripted clients for `bench/server.py`: every seat of every table is a socket of its own that plays at random.

The clients share the machine with the server they measure, so they read no more of a message than they need.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from openps.client import Api
from openps.wire import messages as wire

MOVES = '"moves":['
TEXT = '{"text":"'


@dataclass
class Tally:
    """What was measured between the marks."""

    counting: bool = False
    started: int = 0  # matches
    latencies: list[float] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    finished: int = 0
    refused: int = 0


class Player:
    """One seat: waits for news that offer moves, thinks, answers, waits for the answer to that."""

    def __init__(self, url: str, table: str, ticket: str, think: float, tally: Tally, luck: random.Random) -> None:
        self._address = "ws" + url.removeprefix("http") + "/api/v1/socket"
        self._hello = f'{{"type":"hello","table":"{table}","ticket":"{ticket}"}}'
        self._think = think
        self._tally = tally
        self._luck = luck

    async def run(self, here: asyncio.Event) -> None:
        async with connect(self._address, compression=None, max_size=2**23, ping_interval=None) as line:
            await line.send(self._hello)
            here.set()
            sent_at: float | None = None
            async for text in line:
                assert isinstance(text, str)
                self._tally.messages += self._tally.counting
                self._tally.bytes += len(text) if self._tally.counting else 0
                if text.startswith('{"type":"refused"'):
                    self._tally.refused += 1
                    sent_at = None
                if not text.startswith('{"type":"news"'):
                    continue
                if sent_at is not None and text.endswith('"re":"m"}'):
                    if self._tally.counting:
                        self._tally.latencies.append(time.perf_counter() - sent_at)
                    sent_at = None
                if '"outcome":{' in text:
                    return
                move = self._choice(text)
                if move is not None and sent_at is None:
                    if self._think:
                        await asyncio.sleep(self._think * self._luck.uniform(0.5, 1.5))
                    seq = text[text.index('"seq":') + 6 : text.index(",", 15)]
                    sent_at = time.perf_counter()
                    await line.send(f'{{"type":"move","move":"{move}","after":{seq},"id":"m"}}')

    def _choice(self, text: str) -> str | None:
        start = text.index(MOVES) + len(MOVES)
        if text[start] == "]":
            return None
        choices = text[start : text.index('"menu":', start)].split(TEXT)[1:]
        chosen = self._luck.choice(choices)
        return chosen[: chosen.index('"')]


async def play_table(api: Api, number: int, seats: int, think: float, tally: Tally, stop: asyncio.Event) -> None:
    """Match after match at one table, with the same people."""
    luck = random.Random(number)
    first = await api.open(wire.NewTable(game="panic_station", players=seats, name="p0", pace=0, patience=600))
    tickets = [first.ticket]
    for seat in range(1, seats):
        tickets.append((await api.join(first.table, wire.Join(name=f"p{seat}"))).ticket)
    table = first.table
    while not stop.is_set():
        for ticket in tickets[1:]:
            await api.do(table, "ready", ticket, wire.Ready())
        events = [asyncio.Event() for _ in tickets]
        players = [Player(api.url, table, ticket, think, tally, luck) for ticket in tickets]
        tasks: list[asyncio.Task[Any]] = [
            asyncio.create_task(player.run(event)) for player, event in zip(players, events, strict=True)
        ]
        try:
            await asyncio.gather(*[event.wait() for event in events])
            await api.do(table, "start", tickets[0])
            tally.started += 1
            await asyncio.wait([*tasks, asyncio.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED)
            if not stop.is_set():
                await asyncio.gather(*tasks)
                tally.finished += 1
                table = await api.rematch(table, tickets[0])
        except ConnectionClosed:
            if not stop.is_set():
                raise
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
