"""Limits on every connection: how many there are, and how much of what is sent to it a peer may leave unread."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple, Protocol

import uvicorn

from openps.desk.limits import Clients, client_of
from openps.server.passing import Passing
from openps.server.proxies import Proxies

OURS: Final = "ours"
"""Key in the state of a connection that this server opened to itself; no peer can set it."""

TAKE_AT_LEAST: Final = 16_384
"""So many bytes of what lies ready a peer takes within its time, or it is cut."""

A_SLICE: Final = 4_096
"""So many bytes are looked at before it is asked whether they were too much: a read holds up to 64 times as many."""


class Doorway:
    """Who may connect: so many of one address and in all, and not as fast as one likes.

    A proxy stands for all its clients: only the sum holds for it, and what each of them may is counted by request.
    """

    def __init__(self, clients: Clients, proxies: Proxies, most: int) -> None:
        limits = clients.limits
        self.clients = clients
        self.places = clients.connections(
            limits.sockets + limits.plain, min(most, limits.all_sockets + limits.all_plain)
        )
        self._proxies = proxies

    def let_in(self, address: str, handed_over: bool = False) -> bool:
        """Whoever comes from another process of this server has knocked there."""
        client, many = client_of(address), address in self._proxies
        return (many or handed_over or self.clients.may_connect(client)) and self.places.take(client, many)

    def gone(self, address: str) -> None:
        self.places.leave(client_of(address))


class Settings(uvicorn.Config):
    """What uvicorn wants to know, the doorway of its connections, and the ways to other processes."""

    doorway: Doorway
    passing: Passing | None = None


class ServerState(Protocol):
    """What the connections of one `uvicorn.Server` share."""

    connections: set[Any]
    tasks: set[asyncio.Task[None]]


class Mark(NamedTuple):
    """When so much waited for a peer."""

    at: float
    waiting: int


class Watched(asyncio.Protocol):
    """What both kinds of connections have in common."""

    transport: asyncio.Transport
    client: tuple[str, int] | None = None
    config: uvicorn.Config
    app_state: dict[str, object]
    _mark: Mark | None = None

    @property
    def doorway(self) -> Doorway:
        assert isinstance(self.config, Settings)
        return self.config.doorway

    @property
    def passing(self) -> Passing | None:
        assert isinstance(self.config, Settings)
        return self.config.passing

    @property
    def is_ours(self) -> bool:
        """Whether this server opened it to itself: no limit counts it, and no flood can keep it out."""
        return OURS in self.app_state

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def waiting(self) -> int:
        """Bytes that the peer has not taken and the kernel does not hold."""
        return self.transport.get_write_buffer_size()

    def let_go(self) -> None:
        """At once: what a peer does not read, it would not read in a polite end either."""
        self.transport.abort()

    def resume_writing(self) -> None:
        self._mark = None
        super().resume_writing()

    def is_stuck(self, now: float) -> bool:
        """Whether the peer took too little of what lies ready for it; asked while nothing new is added to that."""
        mark, waiting = self._mark, self.waiting
        if mark is not None and waiting and now - mark.at < self.doorway.clients.limits.take_seconds:
            return False
        if mark is not None and waiting and mark.waiting - waiting < TAKE_AT_LEAST:
            return True
        self._mark = Mark(now, waiting) if waiting else None
        return False
