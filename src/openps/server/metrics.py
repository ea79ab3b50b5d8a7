"""`GET /metrics` in the text form of Prometheus, at an address of its own that only this machine reaches.

No label names a table, a person or a text. How long bots think could still tell somebody at a table what a bot holds:
so these numbers are for the host, and never behind the door that players come through.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST as KIND
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from starlette.types import ASGIApp, Receive, Scope, Send

from openps import __version__
from openps.desk.codes import NOT_FOUND
from openps.desk.whole import AskOthers
from openps.server.shown import NUMBERS
from openps.version import commit

PATH: Final = "/metrics"
_FAMILY: Final = re.compile("^(?=# HELP )", re.MULTILINE)
_SAMPLE: Final = re.compile(r"([\w:]+)(?:\{(.*)\})? (\S+)")
_QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)


class Metrics:
    """A meter that keeps what it is told as numbers."""

    def __init__(self) -> None:
        self._all = kept = CollectorRegistry()
        ProcessCollector(registry=kept)
        PlatformCollector(registry=kept)
        built = {"version": __version__, "commit": commit()}
        Info("openps_build", "The version of openps, and its commit.", registry=kept).info(built)
        self._moves = _seconds("openps_move_seconds", "Moves of people, until written and told.", _QUICK, kept)
        self._refusals = Counter("openps_refusals", "What was refused, by reason.", ["code"], registry=kept)
        self._thoughts = _seconds("openps_bot_seconds", "Answers of bots, from the question on.", _SLOW, kept)
        self._writes = _seconds("openps_store_write_seconds", "Commits of the store.", _QUICK, kept)
        self._failures = Counter("openps_store_write_failures", "Commits that failed.", registry=kept)

    def watch(self, tables: Callable[[], int], sockets: Callable[[], int]) -> None:
        Gauge("openps_tables", "Tables at hand in this server.", registry=self._all).set_function(tables)
        Gauge("openps_sockets", "Open sockets.", registry=self._all).set_function(sockets)

    def moved(self, seconds: float) -> None:
        self._moves.observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def thought(self, seconds: float) -> None:
        self._thoughts.observe(seconds)

    def wrote(self, seconds: float, succeeded: bool) -> None:
        self._writes.observe(seconds)
        if not succeeded:
            self._failures.inc()

    async def numbers(self) -> bytes:
        return generate_latest(self._all)

    def page(self, fits: Callable[[str], bool], ask_others: AskOthers) -> ASGIApp:
        """One address and nothing else."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await send({"type": "websocket.close", "code": NOT_FOUND})
                return
            host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
            good = scope["path"] == PATH and scope["method"] == "GET" and fits(host)
            headers = [(b"content-type", KIND.encode()), (b"cache-control", b"no-store")]
            await send({"type": "http.response.start", "status": 200 if good else 404, "headers": headers})
            body = together([await self.numbers(), *await ask_others(NUMBERS)]) if good else b""
            await send({"type": "http.response.body", "body": body})

        return answer


def _seconds(name: str, about: str, buckets: Sequence[float], kept: CollectorRegistry) -> Histogram:
    return Histogram(name, about, buckets=buckets, registry=kept)


def together(pages: Sequence[bytes]) -> bytes:
    """The numbers of several processes on one page, each under its own label: sums are made by whoever reads them."""
    if len(pages) == 1:
        return pages[0]
    families: dict[str, list[str]] = {}
    for number, page in enumerate(pages):
        for family in _FAMILY.split(page.decode())[1:]:
            about, samples = _about(family)
            families.setdefault(about, []).extend(_labelled(sample, number) for sample in samples)
    return "".join([f"{line}\n" for about, samples in families.items() for line in (about, *samples)]).encode()


def _about(family: str) -> tuple[str, list[str]]:
    """The two lines that say what it is, and the rest."""
    lines = family.splitlines()
    return "\n".join(lines[:2]), lines[2:]


def _labelled(sample: str, number: int) -> str:
    return _SAMPLE.sub(lambda it: f'{it[1]}{{worker="{number}"{"," + it[2] if it[2] else ""}}} {it[3]}', sample)
