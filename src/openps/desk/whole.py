"""How all processes of a server are: each is asked, and one that does not answer is not well."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from openps.tables.ports import Able

NAME: Final = "figures"


class Figures(msgspec.Struct, array_like=True, frozen=True):
    """What one process says of itself."""

    writes: bool
    listens: bool
    tables: int
    websocket: bool

    @property
    def are_good(self) -> bool:
        return self.writes and self.listens and self.websocket


SILENT: Final = Figures(writes=False, listens=False, tables=0, websocket=False)
UNABLE: Final = Able(writes=False, listens=False)
_WRITE: Final = msgspec.msgpack.Encoder()
_READ: Final = msgspec.msgpack.Decoder(Figures)

AskOthers = Callable[[str], Awaitable[list[bytes]]]


async def alone(name: str) -> list[bytes]:
    """A server that is one process."""
    return []


async def untried() -> bool:
    """Where nothing is served over a WebSocket of our own, such as in a browser's tab."""
    return True


class Whole:
    """Of this process and all others."""

    def __init__(self, pulse: Callable[[], Awaitable[Able]], tables: Callable[[], int]) -> None:
        self._pulse = pulse
        self._tables = tables
        self.ask_others: AskOthers = alone
        self.websocket: Callable[[], Awaitable[bool]] = untried

    async def own(self) -> bytes:
        return _WRITE.encode(await self._figures())

    async def _figures(self) -> Figures:
        able, websocket = await asyncio.gather(self._pulse(), self.websocket())
        return Figures(able.writes, able.listens, self._tables(), websocket)

    async def __call__(self) -> Figures:
        mine = await self._figures()
        parts = [mine, *[_READ.decode(said) if said else SILENT for said in await self.ask_others(NAME)]]
        return Figures(
            writes=all(part.writes for part in parts),
            listens=all(part.listens for part in parts),
            tables=sum(part.tables for part in parts),
            websocket=all(part.websocket for part in parts),
        )
