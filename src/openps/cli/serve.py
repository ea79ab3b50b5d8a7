"""`openps serve`, and what else needs more than the core. It is looked for when it is needed, and not before."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from openps.catalog import USUAL
from openps.cli import files, fullscreen
from openps.cli import play as here
from openps.cli.given import whole
from openps.engine.errors import OpenpsError
from openps.store import private
from openps.words.extras import require
from openps.words.messages import Messages

if TYPE_CHECKING:  # what a core without the web has not got
    from openps.desk.logs import Log
    from openps.server.run import Plan
    from openps.store.sql import SqlStore

HOST: Final = "127.0.0.1"
PORT: Final = "8000"
THIS_MACHINE: Final = "127.0.0.1,::1"
MOST_WORKERS: Final = 64
TURN_WITHIN: Final = 10.0
"""Seconds that a process waits for its turn to write; SQLite itself waits as long after that."""
_DATABASE: Final = "tables.db"


def serve(given: argparse.Namespace, say: Messages) -> int:
    _needs_web()
    return _serve(given, say)


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
        _needs_web()
        from openps.cli import proof

        print(say("verify-proof-good", count=proof.checked(given.file, given.proof)))
    return done


def backup(given: argparse.Namespace, say: Messages) -> int:
    _needs_web()
    from openps.cli import backups

    return backups.backup(database(given), given, say)


def restore(given: argparse.Namespace, say: Messages) -> int:
    _needs_web()
    from openps.cli import backups

    return backups.restore(database(given), given, say)


def _needs_web() -> None:
    require("web", "msgspec", "sqlalchemy", "alembic", "starlette", "uvicorn", "websockets")


def database(given: argparse.Namespace) -> str:
    """Where the tables are kept: as asked, or in the user's data folder. A password is better kept out of arguments."""
    return given.db or os.environ.get("OPENPS_DB") or str(files.matches_folder().parent / _DATABASE)


def close_our_folder(log: Callable[..., None]) -> None:
    """Earlier versions left it to the umask who may look into it. One that was named by the user is the user's."""
    ours = files.own_folder()
    try:
        if private.tighten(ours):
            log("tightened", file=str(ours))
    except PermissionError:
        log("open-to-others", file=str(ours))


def _serve(given: argparse.Namespace, say: Messages) -> int:
    from openps.cli import numbers
    from openps.desk.logs import logger
    from openps.server import run

    plan, workers = _plan(given), _workers(given)
    log = logger()
    close_our_folder(log)
    with run.bound(plan) as listening, numbers.address(given, plan) as shown:
        server = Server(given, say, plan, log, listening, shown)
        if workers > 1:
            return _serve_by(workers, server)
        store = server.store()
        run.run(plan, store, log, listening, server.ready, numbers.display(shown, store))
    return 0


def _plan(given: argparse.Namespace) -> Plan:
    from openps.desk import limits
    from openps.server import run
    from openps.server.proxies import Proxies

    url = given.public_url.rstrip("/")
    if url and not url.startswith(("http://", "https://")):
        raise OpenpsError("error-public-url", got=url)
    return run.Plan(
        host=given.host,
        port=whole("--port", given.port, 0, 65_535),
        public_url=url,
        proxies=Proxies(given.behind_proxy),
        limits=limits.with_changes(limits.Limits(), given.limit),
    )


def _workers(given: argparse.Namespace) -> int:
    workers = whole("--workers", given.workers, 1, MOST_WORKERS)
    if workers > 1 and not hasattr(os, "fork"):
        raise OpenpsError("error-no-workers")
    return workers


@dataclass(frozen=True, slots=True)
class Server:
    """What a host asked for, with its doors open and nobody behind them yet."""

    given: argparse.Namespace
    say: Messages
    plan: Plan
    log: Log
    listening: socket.socket
    shown: socket.socket | None

    def store(self, turns: contextlib.AbstractContextManager[None] | None = None) -> SqlStore:
        from openps.store.door import store_at

        return store_at(database(self.given), self.log, self.given.accept_loss, turns)

    def ready(self) -> None:
        from openps.cli import numbers

        address = self.plan.public_url or "http://" + f"{self.plan.host}:{self.listening.getsockname()[1]}"
        print(self.say("serve-here", url=address), flush=True)
        if self.shown is not None:
            print(self.say("serve-metrics", url=numbers.url_of(self.shown)), flush=True)
        if self.given.open:
            self.show(address)

    def show(self, address: str) -> None:
        """A browser may take its time to start; the first answer must not wait for it."""
        if self.given.workers == "1":
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
        display = numbers.display(server.shown, store, number)
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
