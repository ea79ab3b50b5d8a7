"""The connection by which a server hears of others: LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Final

from openps.store.connections import CONNECT_WITHIN, Raw, connected, cut_after

CHANNEL: Final = "openps"
_ANSWER_WITHIN: Final = 2.0
_NOTIFY: Final = "SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one"


class Deaf(ConnectionError):
    """Nothing is heard on it: it must be made anew."""


class Garbled(ValueError):
    """Something was said that no server says. What it was is not told: anything may stand in it."""


class Ears:
    """Whether it hears is not believed but tried, by an echo: a connection can die without a word."""

    def __init__(self, address: str, me: str, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._address = address
        self._own_channel = f"{CHANNEL}_{me}"
        self._heard = heard
        self._lost = lost
        self._raw: Raw | None = None
        self._busy = asyncio.Lock()
        self._notes: list[str] = []  # what is to be said as soon as it is our turn
        self._numbers = itertools.count(1)
        self._echo: tuple[str, asyncio.Future[None]] | None = None

    @property
    def open(self) -> bool:
        return self._raw is not None and not self._raw.is_closed()

    async def connect(self) -> None:
        made = await connected(self._address)
        try:
            with cut_after(CONNECT_WITHIN, made):
                await made.add_listener(CHANNEL, lambda _connection, _pid, _channel, note: self._heard(str(note)))
                await made.add_listener(self._own_channel, self._echoed)
        except BaseException:
            made.terminate()
            raise
        made.add_termination_listener(lambda _: self._lost())  # a hint: it is not called for every death
        self._raw = made

    async def check(self) -> None:
        """Hear an echo of ourselves in time; otherwise the connection is given up."""
        number, echo = str(next(self._numbers)), asyncio.get_running_loop().create_future()
        self._echo = (number, echo)
        try:
            async with asyncio.timeout(2 * _ANSWER_WITHIN):
                async with self._busy:
                    await self._notify(self._own_channel, [number])
                await echo
        except TimeoutError:
            self.cut()
            raise Deaf from None

    def _echoed(self, _connection: object, _pid: int, _channel: str, note: object) -> None:
        if self._echo is not None and self._echo[0] == note and not self._echo[1].done():
            self._echo[1].set_result(None)

    async def shout(self, note: str) -> None:
        """While something is said, what else there is to say gathers, and is said in one breath."""
        self._notes.append(note)
        async with self._busy:
            notes, self._notes = self._notes, []
            if notes:
                await self._notify(CHANNEL, notes)

    async def _notify(self, channel: str, notes: list[str]) -> None:
        """In our turn."""
        raw = self._raw
        if raw is None or raw.is_closed():
            raise Deaf
        with cut_after(_ANSWER_WITHIN, raw):
            await raw.execute(_NOTIFY, channel, notes)

    def cut(self) -> None:
        if self._raw is not None:
            self._raw.terminate()
            self._raw = None

    async def close(self) -> None:
        if self._raw is not None and not self._raw.is_closed():
            try:
                await self._raw.close(timeout=_ANSWER_WITHIN)
            except (OSError, TimeoutError):
                self.cut()
