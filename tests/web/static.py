"""A plain web space: static files from a folder, and nothing else."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from static_site import build

SITE = Path(__file__).parents[2] / "build" / "site"
HEAVY, STUB = 100_000, 1_000  # bytes
OWN = ("index.html", "sw.js", "py/manifest.json")  # what a change of the copy writes anew


class Space:
    """Where the files lie, what was asked for, and whether anybody answers."""

    def __init__(self, url: str, asked: list[str], server: ThreadingHTTPServer) -> None:
        self.url = url
        self.asked = asked
        self._server = server

    def cut(self) -> None:
        """From now on nobody is there, not even to say so."""
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def serving(folder: Path, types: Mapping[str, str] | None = None) -> Iterator[Space]:
    """`types` are those of a host that does not know an ending."""
    asked: list[str] = []

    class Plain(SimpleHTTPRequestHandler):
        extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **(types or {})}  # noqa: RUF012 - as the library has it

        def send_head(self) -> Any:
            """It tells versions apart by the second in which they were written: here they follow faster."""
            del self.headers["If-Modified-Since"]
            return super().send_head()

        def log_message(self, format: str, *given: Any) -> None:  # noqa: A002 - as the library calls it
            asked.append(self.path)

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield Space(f"http://127.0.0.1:{server.server_port}", asked, server)
        finally:
            server.shutdown()  # also where a test fails: a thread would ask a closed socket for ever


@contextmanager
def recorder() -> Iterator[tuple[str, list[str]]]:
    """A proxy for whatever does not stay on this machine: it writes down who was asked for, and refuses."""
    asked: list[str] = []

    class Refusing(BaseHTTPRequestHandler):
        def refuse(self) -> None:
            asked.append(self.path)
            self.send_error(403)

        do_GET = do_POST = do_CONNECT = do_HEAD = refuse  # noqa: N815 - as the library calls them

        def log_message(self, format: str, *given: Any) -> None:  # noqa: A002 - as the library calls it
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Refusing) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", asked
        finally:
            server.shutdown()


def copied(folder: Path, **more: str) -> Path:
    """The built site, to be changed: links to what stays, files of its own for the rest, and `more` of them."""
    if not (SITE / "index.html").is_file():
        pytest.skip("THE SITE IS NOT BUILT: it is NOT TESTED (make site)")
    shutil.copytree(SITE, folder, copy_function=os.symlink)
    for name in OWN:
        (folder / name).unlink()
        shutil.copyfile(SITE / name, folder / name)
    for name, text in more.items():
        (folder / f"{name}.js").write_text(text, "utf-8")
    build.seal(folder)
    return folder


def asleep(site: Path) -> Path:
    """A copy whose house never begins: Python's start takes longer than all that is looked at besides it."""
    (house,) = (site / "assets").glob("house-*.js")
    _replaced(house, b"")
    build.seal(site)
    return site


def light(site: Path) -> Path:
    """A copy that is asleep and where Python is a stub: it is kept, told and upgraded as ever, in a moment."""
    for path in (site / "py").iterdir():
        if path.stat().st_size > HEAVY:
            _replaced(path, path.read_bytes()[:STUB])
    return asleep(site)


def _replaced(path: Path, data: bytes) -> None:
    """Never through a link, into the site itself."""
    path.unlink()
    path.write_bytes(data)


def retitled(folder: Path, title: str) -> None:
    """Another version of the site: only its start page differs."""
    page = folder / "index.html"
    before, _, rest = page.read_text("utf-8").partition("<title>")
    page.write_text(f"{before}<title>{title}</title>{rest.partition('</title>')[2]}", "utf-8")
    build.seal(folder)
