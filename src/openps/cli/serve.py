"""`openps serve`, and what else needs more than the core. It is looked for when it is needed, and not before."""

from __future__ import annotations

import argparse
import os
import threading
import webbrowser
from collections.abc import Callable
from importlib import import_module
from typing import Final

from openps.cli import files
from openps.cli import play as here
from openps.cli.given import whole
from openps.engine.errors import OpenpsError
from openps.store import private
from openps.words.messages import Messages

HOST: Final = "127.0.0.1"
PORT: Final = "8000"
THIS_MACHINE: Final = "127.0.0.1,::1"
_DATABASE: Final = "tables.db"


def serve(given: argparse.Namespace, say: Messages) -> int:
    _needs_web()
    return _serve(given, say)


def play(given: argparse.Namespace, say: Messages) -> int:
    """At a table of a server where one is named, otherwise in this terminal."""
    if given.server is None:
        return here.play(given, say)
    _needs_web()
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
    try:
        for package in ("msgspec", "sqlalchemy", "uvicorn"):
            import_module(package)
    except ImportError:
        raise OpenpsError("error-no-web") from None


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
    from openps.server import limits, run
    from openps.server.logs import logger
    from openps.server.proxies import Proxies
    from openps.store.door import store_at

    url = given.public_url.rstrip("/")
    if url and not url.startswith(("http://", "https://")):
        raise OpenpsError("error-public-url", got=url)
    plan = run.Plan(
        host=given.host,
        port=whole("--port", given.port, 0, 65_535),
        public_url=url,
        proxies=Proxies(given.behind_proxy),
        limits=limits.with_changes(limits.Limits(), given.limit),
    )
    log = logger()
    close_our_folder(log)
    store = store_at(database(given), log, given.accept_loss)
    with run.bound(plan) as listening, numbers.display(given, plan, store) as display:
        address = url or "http://" + f"{plan.host}:{listening.getsockname()[1]}"

        def ready() -> None:
            print(say("serve-here", url=address), flush=True)
            if display is not None:
                print(say("serve-metrics", url=numbers.url_of(display.listening)), flush=True)
            if given.open:
                # A browser may take its time to start; the first answer must not wait for it.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        run.run(plan, store, log, listening, ready, display)
    return 0
