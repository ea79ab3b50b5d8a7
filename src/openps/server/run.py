"""Runs the application on a socket until it is told to stop; then writes are finished first."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import secrets
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import uvicorn

from openps.catalog import left_out as games_left_out
from openps.catalog.bots import left_out as bots_left_out
from openps.engine.errors import OpenpsError
from openps.server.app import make_app
from openps.server.desk import Desk
from openps.server.limits import Clients, Limits
from openps.server.logs import Log
from openps.server.thinkers import Thinkers
from openps.tables.house import House
from openps.tables.ports import Store

STOP_WITHIN: Final = 10
BREATH: Final = 4.0
TIDY_EVERY: Final = 900  # breaths: about an hour
BACKLOG: Final = 2048
SWITCH: Final = 0.0005
"""Seconds that a busy event loop may keep a thread waiting that has just come back from the disk."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    behind_proxy: bool = False
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = field(default_factory=Limits)


class Server(uvicorn.Server):
    """Stops by our own signals: writes are finished before the process ends."""

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


async def serve(plan: Plan, store: Store, log: Log, listening: socket.socket, ready: Callable[[], None]) -> None:
    """A whole life: open the store, answer until told to stop, finish all writes."""
    thinkers = Thinkers(plan.bots, log)
    house = House(store, thinkers, time.time, secrets.token_bytes)
    origins = (plan.public_url,) if plan.public_url else ()
    desk = Desk(house, Clients(plan.limits, time.monotonic), log, origins)
    mind_lost_errors(asyncio.get_running_loop(), desk.unexpected)
    await house.start()
    breathing = asyncio.create_task(breathe(desk))
    log("started")
    for failed in (*games_left_out(), *bots_left_out()):
        log(failed.key, **failed.arguments)
    try:
        ready()
        await Server(_config(plan, desk)).serve(sockets=[listening])
    finally:
        breathing.cancel()
        await asyncio.gather(breathing, return_exceptions=True)
        await house.close()
        await thinkers.close()
        log("stopped")


def mind_lost_errors(loop: asyncio.AbstractEventLoop, unexpected: Callable[[BaseException | None], None]) -> None:
    """What fails when nobody waits for it any more is told like any other failure: asyncio would write out its message.

    That of a database holds the row that it could not write: tickets, and what the seed is made of.
    """
    loop.set_exception_handler(lambda _, context: unexpected(context.get("exception")))


def _config(plan: Plan, desk: Desk) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(desk),
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=plan.limits.message,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="critical",
        server_header=False,
        proxy_headers=plan.behind_proxy,
        timeout_graceful_shutdown=STOP_WITHIN,
        backlog=BACKLOG,
    )


async def breathe(desk: Desk) -> None:
    for breath in itertools.count():
        await asyncio.sleep(BREATH)
        try:
            await desk.house.breathe()
            if breath % TIDY_EVERY == 0:
                forgotten = await desk.house.tidy()
                desk.log("tidied", tables=forgotten)
        except Exception as error:  # noqa: BLE001 - a database that is away for a moment must not end this
            desk.unexpected(error)


def run(plan: Plan, store: Store, log: Log, listening: socket.socket, ready: Callable[[], None]) -> None:
    """On the fastest loop there is, with short turns for the threads that write."""
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(plan, store, log, listening, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def bound(plan: Plan) -> socket.socket:
    """The socket first: a port that is taken is told in one line."""
    family = socket.AF_INET6 if ":" in plan.host else socket.AF_INET
    made = socket.socket(family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((plan.host, plan.port))
        made.listen(BACKLOG)
    except OSError as error:
        made.close()
        raise OpenpsError("error-port", host=plan.host, port=plan.port, reason=error.strerror or "") from None
    return made
