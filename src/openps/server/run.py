"""Runs the application on a socket until it is told to stop; then writes are finished first."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import itertools
import os
import secrets
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import FrameType
from typing import Final

import uvicorn

from openps.catalog import left_out as games_left_out
from openps.catalog.bots import left_out as bots_left_out
from openps.desk import whole
from openps.desk.desk import Desk
from openps.desk.limits import Clients, Limits
from openps.desk.logs import Log
from openps.desk.meter import NO_METER, Meter
from openps.desk.orders import LOOK_EVERY, OrderFollower
from openps.desk.pulse import Pulse
from openps.engine.errors import OpenpsError
from openps.server.access_log import AccessLog
from openps.server.app import make_app
from openps.server.arrival import Packet
from openps.server.connection_limits import OURS, Doorway, Settings
from openps.server.connections import HttpConnection, look_at
from openps.server.crew import Member, divided
from openps.server.descriptors import most_connections
from openps.server.foreman import READY
from openps.server.measuring import in_a_process
from openps.server.passing import Passing
from openps.server.proxies import Proxies
from openps.server.reviewers import ReviewProcess
from openps.server.self_check import SelfCheck
from openps.server.share import ALL
from openps.server.shown import NUMBERS, Shown
from openps.server.thinkers import Thinkers
from openps.server.websocket_connection import SocketConnection
from openps.tables.errors import StoreAway
from openps.tables.house import KEPT_FOR, House
from openps.tables.ports import HostStore, Store

STOP_WITHIN: Final = 10
BREATH: Final = 4.0
TIDY_EVERY: Final = 900  # breaths: about an hour
BACKLOG: Final = 2048
TICKS_A_SECOND: Final = 10  # of uvicorn
GARBAGE_AFTER: Final = 10_000  # new objects that may be garbage; Python itself looks after 700
SEND_BUFFER: Final = 131_072
"""Bytes that the kernel keeps for a connection (doubled by itself); else megabytes wait for whoever reads nothing."""

SWITCH: Final = 0.0005
"""Seconds that a busy event loop may keep a thread waiting that has just come back from the disk."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    proxies: Proxies = field(default_factory=Proxies)
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = field(default_factory=Limits)
    access_log: AccessLog | None = None
    retention: float | None = KEPT_FOR  # seconds; None keeps every table


class Server(uvicorn.Server):
    """Stops by our own signals: writes are finished before the process ends. Looks at its connections every second."""

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            look_at(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def __init__(self, config: uvicorn.Config, desk: Desk, member: Member | None, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._desk = desk
        self._member = member
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        share = self._member.share if self._member else ALL
        check = SelfCheck(self._own, share, partial(self._desk.trouble, "websocket"))
        self._desk.whole.websocket = Pulse(check, time.monotonic, unable=False)
        if self._member is not None:
            loop = asyncio.get_running_loop()
            self._member.passing.open(self._adopted)
            loop.add_reader(self._member.parent, self._lose_parent, loop, self._member.parent)
            self._member.parent.send(READY)
        self._ready()  # from now on it answers, and its signals stop it in order

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._member is not None:
            self._member.passing.close()
        await super().shutdown(sockets)

    def _adopted(self, packet: Packet) -> asyncio.Protocol:
        """For a connection that another process has begun to read."""
        made = HttpConnection(self.config, self.server_state, self.lifespan.state)
        made.brought = packet
        return made

    def _own(self) -> asyncio.Protocol:
        """For a connection that this process opens to itself."""
        return HttpConnection(self.config, self.server_state, {OURS: True})

    def _lose_parent(self, loop: asyncio.AbstractEventLoop, parent: socket.socket) -> None:
        """It says nothing, so there is something to read only when it is gone: then this ends as by its word."""
        loop.remove_reader(parent)
        self.handle_exit(signal.SIGTERM, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._desk.stopping = True
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        caught = (signal.SIGINT, signal.SIGTERM) if threading.current_thread() is threading.main_thread() else ()
        for number in caught:
            with contextlib.suppress(NotImplementedError):  # no such thing on Windows: there it ends as it always did
                loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in caught:
                with contextlib.suppress(NotImplementedError):
                    loop.remove_signal_handler(number)


class Beside(uvicorn.Server):
    """Ends with the one that it stands beside, which hears the signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass(frozen=True, slots=True)
class Display:
    """Numbers, and where they can be read; by one process for all of them."""

    meter: Shown
    listening: socket.socket | None
    host: str = ""
    """The name it was given, if its address was given by name."""


def look_for_garbage_rarely() -> None:
    """What is there at the start stays, and little that comes refers to itself: looking for it took 4 % of the time."""
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER)


async def serve(
    plan: Plan,
    store: Store,
    log: Log,
    listening: socket.socket,
    ready: Callable[[], None],
    display: Display | None,
    member: Member | None = None,
) -> None:
    """A whole life: open the store, answer until told to stop, finish all writes."""
    meter: Meter = NO_METER if display is None else display.meter
    share = member.share if member else ALL
    thinkers = Thinkers(max(1, plan.bots // share.of), log, meter=meter)
    house = House(store, thinkers, time.time, secrets.token_bytes, time.monotonic, share.has, plan.retention)
    origins = (plan.public_url,) if plan.public_url else ()
    clients = Clients(divided(plan.limits, share.of), time.monotonic, member.ledger if member else None)
    desk = Desk(house, clients, log, origins, ReviewProcess.start, meter=meter, measure=in_a_process)
    passing = _passing(member, desk, display)
    mind_lost_errors(asyncio.get_running_loop(), desk.unexpected)
    await house.start()
    look_for_garbage_rarely()
    beside = [asyncio.create_task(breathe(desk))]
    if isinstance(store, HostStore):
        follower = OrderFollower(desk, store, share.of)
        await follower.start()
        beside.append(asyncio.create_task(follow(desk, follower)))
    log("started")
    for failed in (*games_left_out(), *bots_left_out()):
        log(failed.key, **failed.arguments)
    try:
        async with shown(display, desk):
            await Server(_config(plan, desk, passing), desk, member, ready).serve(sockets=[listening])
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await desk.reviews.close()
        await house.close()
        await thinkers.close()
        desk.rarely.settle(at_the_end=True)
        log("stopped")


def _passing(member: Member | None, desk: Desk, display: Display | None) -> Passing | None:
    """The ways to other processes, and what those may ask."""
    if member is None:
        return None
    member.passing.fits = desk.fits
    desk.whole.ask_others = member.passing.ask_others
    member.passing.answers[whole.NAME] = desk.whole.own
    if display is not None:
        member.passing.answers[NUMBERS] = display.meter.numbers
    return member.passing


def mind_lost_errors(loop: asyncio.AbstractEventLoop, unexpected: Callable[[BaseException | None], None]) -> None:
    """What fails when nobody waits for it any more is told like any other failure: asyncio would write out its message.

    That of a database holds the row that it could not write: tickets, and what the seed is made of.
    """
    loop.set_exception_handler(lambda _, context: unexpected(context.get("exception")))


@contextlib.asynccontextmanager
async def shown(display: Display | None, desk: Desk) -> AsyncIterator[None]:
    """The numbers can be read as long as tables are served."""
    if display is not None:
        display.meter.watch(desk.house.tables, lambda: desk.clients.own_sockets)
    if display is None or display.listening is None:
        yield
        return
    page = display.meter.page(partial(_fits_display, desk, display.host), desk.whole.ask_others)
    config = uvicorn.Config(
        page, lifespan="off", ws="none", access_log=False, log_level="critical", server_header=False
    )
    server = Beside(config)
    serving = asyncio.create_task(server.serve(sockets=[display.listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def _fits_display(desk: Desk, name: str, host: str) -> bool:
    return desk.fits("", host) or (bool(name) and host.rpartition(":")[0].lower() == name.lower())


def _config(plan: Plan, desk: Desk, passing: Passing | None) -> uvicorn.Config:
    made = Settings(
        make_app(desk, plan.access_log),
        lifespan="off",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=plan.limits.message,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="critical",
        server_header=False,
        proxy_headers=bool(plan.proxies.names),
        forwarded_allow_ips=plan.proxies.names,
        timeout_graceful_shutdown=STOP_WITHIN,
        backlog=BACKLOG,
    )
    made.doorway = Doorway(desk.clients, plan.proxies, most_connections(plan.limits))
    made.passing = passing
    return made


async def breathe(desk: Desk) -> None:
    for breath in itertools.count(1):
        await asyncio.sleep(BREATH)
        desk.rarely.settle()
        try:
            await desk.house.breathe()
            if breath % TIDY_EVERY == 0:
                forgotten = await desk.house.tidy()
                desk.log("tidied", tables=forgotten)
        except StoreAway:
            continue  # the store has complained itself
        except Exception as error:  # noqa: BLE001 - whatever it is, it must not end this
            desk.unexpected(error)


async def follow(desk: Desk, follower: OrderFollower) -> None:
    """What the host asks for, once a second."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            await follower.look()
        except StoreAway:
            continue  # the store has complained itself
        except Exception as error:  # noqa: BLE001 - whatever it is, it must not end this
            desk.unexpected(error)


def run(
    plan: Plan,
    store: Store,
    log: Log,
    listening: socket.socket,
    ready: Callable[[], None],
    display: Display | None = None,
    member: Member | None = None,
) -> None:
    """On the fastest loop there is, with short turns for the threads that write."""
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(plan, store, log, listening, ready, display, member))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def bound(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket that listens there, made before everything else: an address that cannot be had is a sentence."""
    try:
        return _listening(host, port)
    except (OSError, ValueError, TypeError) as error:  # a name that cannot be one is no OSError
        reason = getattr(error, "strerror", "") or str(error)
        raise OpenpsError(_why_not_bound(error), host=host, port=port, reason=reason, option=option) from None


def _listening(host: str, port: int) -> socket.socket:
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        made.bind((host, port))
        made.listen(BACKLOG)
    except BaseException:
        made.close()
        raise
    return made


def _why_not_bound(error: Exception) -> str:
    if isinstance(error, PermissionError):
        return "error-port-rights"
    if not isinstance(error, OSError) or isinstance(error, socket.gaierror):
        return "error-host"
    if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):  # the second where there is no IPv6
        return "error-host"
    return "error-port-taken" if error.errno == errno.EADDRINUSE else "error-port"
