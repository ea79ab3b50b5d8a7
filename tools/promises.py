"""Does what an extra promises, with the openps that is installed: python -m tools.promises EXTRA"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

EXPERIMENT = """
name = "a try"
matches = 20
[[grid]]
game = "pani_high"
players = 5
"""
ADDRESS = re.compile(r"http:/[\w.:/]+")


def web() -> None:
    with serving() as lines, contextlib.closing(urllib.request.urlopen(address(lines) + "/healthz")) as answer:
        told = json.load(answer)
    assert (told["status"], told["websocket"]) == ("ok", True), told


def metrics() -> None:
    with serving("--metrics", "0") as lines:
        address(lines)
        with urllib.request.urlopen(address(lines)) as answer:
            assert b"openps_tables" in answer.read()


@contextlib.contextmanager
def serving(*more: str) -> Iterator[Iterator[str]]:
    """A server, as the lines that it prints."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "openps", "serve", "--db", f"{folder}/t.db", "--port", "0", *more]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            yield iter(server.stdout)
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=60)


def address(lines: Iterator[str]) -> str:
    found = ADDRESS.search(next(lines, ""))
    assert found is not None, "the server did not start"
    return found[0]


def tui() -> None:
    """The menu comes up, and what plays at a server is there."""
    from openps.cli.doors import LocalDoor
    from openps.cli.online_table import seated
    from openps.tui.app import OpenpsApp
    from openps.tui.menu import Menu

    async def look() -> None:
        app = OpenpsApp(Menu(LocalDoor()), "en")
        async with app.run_test() as pilot:
            await pilot.pause()
            assert isinstance(app.screen, Menu)

    asyncio.run(look())
    assert callable(seated)


def rl() -> None:
    import gymnasium

    import openps.rl  # noqa: F401 - registers the games

    made = gymnasium.make("openps/PaniHigh-v0", players=5)
    assert made.reset(seed=1)
    made.close()


def lab() -> None:
    with experiment() as (file, out):
        openps("lab", "run", file, "--out", out)
        openps("lab", "report", out)
        assert "<svg" in Path(out, "report.html").read_text("utf-8")


def cluster() -> None:
    from openps.lab.hands import cluster_here

    with experiment() as (file, out), cluster_here(1) as made:
        openps("lab", "run", file, "--out", out, "--cluster", made.scheduler_address)
        assert Path(out, "matches.parquet").is_file()


@contextlib.contextmanager
def experiment() -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "try.toml")
        file.write_text(EXPERIMENT, "utf-8")
        yield str(file), f"{folder}/found"


def openps(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "openps", *arguments], check=True, stdout=subprocess.DEVNULL)


PROMISES: dict[str, Callable[[], None]] = {
    "web": web, "metrics": metrics, "tui": tui, "rl": rl, "lab": lab, "cluster": cluster,
}  # fmt: skip

if __name__ == "__main__":
    PROMISES[sys.argv[1]]()
