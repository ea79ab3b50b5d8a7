"""`openps serve --metrics`: numbers for the host, where they are asked for."""

from __future__ import annotations

import argparse
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from ipaddress import ip_address

from openps.cli.given import whole
from openps.engine.errors import OpenpsError
from openps.server.run import Display, Plan, bound
from openps.store.sql import SqlStore
from openps.words.extras import require

_HERE = "127.0.0.1"


@contextmanager
def address(given: argparse.Namespace, plan: Plan) -> Iterator[socket.socket | None]:
    """Where they will be read, if they are asked for."""
    if given.metrics is None:
        yield None
        return
    require("metrics", "prometheus_client")
    host, port = metrics_address(given.metrics)
    with bound(replace(plan, host=host, port=port)) as listening:
        yield listening


def display(listening: socket.socket | None, store: SqlStore, number: int = 0) -> Display | None:
    """The numbers of one process; the first shows those of all."""
    if listening is None:
        return None
    from openps.server.metrics import Metrics

    meter = Metrics()
    store.timed = meter.wrote
    return Display(meter, None if number else listening)


def metrics_address(given: str) -> tuple[str, int]:
    """A port of this machine, or a loopback address and a port: nobody else is to read the numbers."""
    host, _, port = given.rpartition(":")
    host = host.strip("[]") or _HERE
    try:
        loopback = ip_address(host).is_loopback
        number = whole("--metrics", port, 0, 65_535)
    except (ValueError, OpenpsError):
        raise OpenpsError("error-metrics-address", got=given) from None
    if not loopback:
        raise OpenpsError("error-metrics-address", got=given)
    return host, number


def url_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    named = f"[{host}]" if ":" in host else host
    return "http://" + f"{named}:{port}/metrics"
