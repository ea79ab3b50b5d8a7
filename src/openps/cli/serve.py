"""`openps serve`, and what else needs more than the core. It is looked for when it is needed, and not before."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Final

from openps.catalog import USUAL
from openps.cli import configuration, files, fullscreen
from openps.cli import play as here
from openps.engine.errors import OpenpsError
from openps.store import private
from openps.words.extras import require
from openps.words.messages import Messages

if TYPE_CHECKING:  # what a core without the web has not got
    from openps.desk.logs import Log
    from openps.server.run import Plan
    from openps.store.sql import SqlStore

A_DAY: Final = 86_400.0
TURN_WITHIN: Final = 10.0
"""Seconds that a process waits for its turn to write; SQLite itself waits as long after that."""


def serve(given: argparse.Namespace, say: Messages) -> int:
    """Start the server that was asked for, or show its settings."""
    needs_web()
    configuration.warn_of_mistyped_variables(say)
    settings = configuration.settings_in_force(given)
    asked = configuration.options(settings)
    plan = _plan(asked)
    if given.show_config:
        print(configuration.shown(settings, say))
        return 0
    return _serve(asked, plan, say)


def play(given: argparse.Namespace, say: Messages) -> int:
    """At a table of a server where one is named, otherwise in this terminal; on the full screen where it is capable."""
    if given.lost and not (given.server and given.table):
        raise OpenpsError("error-lost-where")
    if given.server is not None:
        require("tui", "msgspec", "websockets")  # less than what a server needs
    if not given.lost and fullscreen.is_wanted(given):  # a new ticket is asked for, and waited for, in words
        return fullscreen.play(given, say)
    given.game = given.game or USUAL
    if given.server is None:
        return here.play(given, say)
    from openps.cli import online

    return online.play(given, say)


def verify(given: argparse.Namespace, say: Messages) -> int:
    """The record, and how its seed was made where there is a proof of that."""
    done = files.verify(given, say)
    if given.proof is not None:
        needs_web()
        from openps.cli import proof

        print(say("verify-proof-good", count=proof.checked(given.file, given.proof)))
    return done


def backup(given: argparse.Namespace, say: Messages) -> int:
    needs_web()
    configuration.warn_of_mistyped_variables(say)
    from openps.cli import backups

    return backups.backup(configuration.database(given), given, say)


def restore(given: argparse.Namespace, say: Messages) -> int:
    needs_web()
    configuration.warn_of_mistyped_variables(say)
    from openps.cli import backups

    return backups.restore(configuration.database(given), given, say)


def needs_web() -> None:
    require("web", "msgspec", "sqlalchemy", "alembic", "starlette", "uvicorn", "websockets")


def close_our_folder(log: Callable[..., None]) -> None:
    """Earlier versions left it to the umask who may look into it. One that was named by the user is the user's."""
    ours = files.own_folder()
    try:
        if private.tighten(ours):
            log("tightened", file=str(ours))
    except PermissionError:
        log("open-to-others", file=str(ours))


def _serve(asked: argparse.Namespace, plan: Plan, say: Messages) -> int:
    from openps.cli import numbers
    from openps.server import access_log, run

    with (
        log_to(asked.log_file) as log,
        run.bound(plan.host, plan.port) as listening,
        numbers.address(asked) as shown,
        access_log.opened(asked.access_log) as access,
    ):
        close_our_folder(log)
        server = Server(asked, say, replace(plan, access_log=access), log, listening, shown)
        if asked.workers > 1:
            return _serve_by(asked.workers, server)
        store = server.store()
        run.run(server.plan, store, log, listening, server.ready, numbers.display(shown, asked, store))
    return 0


@contextlib.contextmanager
def log_to(name: str) -> Iterator[Log]:
    """The server's log in this file, or on standard error without a name."""
    from openps.desk.logs import logger

    if not name:
        yield logger()
        return
    try:
        stream = TextIOWrapper(private.opened(Path(name), "ab"), "utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", "") or str(error)
        raise OpenpsError("error-log", file=name, reason=reason) from None
    with stream:
        yield logger(stream)


def _plan(asked: argparse.Namespace) -> Plan:
    from openps.cli import numbers
    from openps.desk.limits import Limits
    from openps.server import run
    from openps.server.proxies import Proxies

    if asked.metrics:
        numbers.metrics_address(asked.metrics, asked.metrics_public)
    return run.Plan(
        host=asked.host,
        port=asked.port,
        public_url=asked.public_url,
        proxies=Proxies(asked.behind_proxy),
        limits=Limits(**asked.limits),
        retention=asked.retention * A_DAY or None,
    )


@dataclass(frozen=True, slots=True)
class Server:
    """What a host asked for, with its doors open and nobody behind them yet."""

    asked: argparse.Namespace
    say: Messages
    plan: Plan
    log: Log
    listening: socket.socket
    shown: socket.socket | None

    def store(self, turns: contextlib.AbstractContextManager[None] | None = None) -> SqlStore:
        from openps.store.door import store_at

        return store_at(self.asked.db, self.log, self.asked.accept_loss, turns)

    def ready(self) -> None:
        from openps.cli import numbers

        address = self.plan.public_url or "http://" + f"{self.plan.host}:{self.listening.getsockname()[1]}"
        print(self.say("serve-here", url=address), flush=True)
        if self.shown is not None:
            private = numbers.is_loopback(self.shown.getsockname()[0])
            key = "serve-metrics" if private else "serve-metrics-public"
            print(self.say(key, url=numbers.url_of(self.shown)), flush=True)
        if self.asked.open:
            self.show(address)

    def show(self, address: str) -> None:
        """A browser may take its time to start; the first answer must not wait for it."""
        if self.asked.workers == 1:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        else:  # a parent that is forked again has no threads
            command = [sys.executable, "-m", "webbrowser", address]
            subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603 - our own address


def _serve_by(workers: int, server: Server) -> int:
    """Several processes that are one server. The parent has the doors and the database, and serves nobody."""
    from openps.cli import numbers
    from openps.server import run
    from openps.server.crew import Crew
    from openps.server.foreman import Foreman, Post
    from openps.server.shared_lock import SharedLock

    kept, turns = server.store(), SharedLock(TURN_WITHIN)

    def work(number: int, parent: socket.socket) -> None:
        log = partial(server.log, worker=number)
        store = replace(server, log=log).store(turns)
        display = numbers.display(server.shown, server.asked, store, number)
        run.run(server.plan, store, log, server.listening, no_news, display, crew.member(number, parent))

    asyncio.run(kept.hold())
    with contextlib.closing(Crew(workers, server.plan.limits)) as crew:
        try:
            posts = [Post(number) for number in range(workers)]
            return Foreman(posts, work, server.log, crew.gone, server.ready).run()
        finally:
            asyncio.run(kept.give_back())


def no_news() -> None:
    """One process of several is ready: its parent hears it on its line, and tells the host when all are."""
