"""`openps serve --metrics`: numbers for the host, where they are asked for."""

from __future__ import annotations

import argparse
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address

from openps.cli.given import whole
from openps.cli.serve_settings import HIGHEST_PORT
from openps.engine.errors import OpenpsError
from openps.server.run import Display, bound
from openps.store.sql import SqlStore
from openps.words.extras import require

_HERE = "127.0.0.1"


@contextmanager
def address(asked: argparse.Namespace) -> Iterator[socket.socket | None]:
    """Where they will be read, if they are asked for."""
    if not asked.metrics:
        yield None
        return
    require("metrics", "prometheus_client")
    host, port = metrics_address(asked.metrics, asked.metrics_public)
    with bound(host, port, "--metrics") as listening:
        yield listening


def display(
    listening: socket.socket | None, asked: argparse.Namespace, store: SqlStore, number: int = 0
) -> Display | None:
    """The numbers of one process; the first shows those of all."""
    if listening is None:
        return None
    from openps.server.metrics import Metrics

    meter = Metrics()
    store.timed = meter.wrote
    return Display(meter, None if number else listening, metrics_address(asked.metrics, public=True)[0])


def metrics_address(text: str, public: bool = False) -> tuple[str, int]:
    """A port of this machine, or an address and a port. Other machines may read them only if that is allowed."""
    host, _, port = text.rpartition(":")
    host = host.strip("[]") or _HERE
    try:
        number = whole("--metrics", port, 0, HIGHEST_PORT)
    except OpenpsError:
        raise OpenpsError("error-metrics-address", name="--metrics", got=text) from None
    if not (public or is_loopback(host)):
        raise OpenpsError("error-metrics-private", got=text)
    return host, number


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def url_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    named = f"[{host}]" if ":" in host else host
    return "http://" + f"{named}:{port}/metrics"
