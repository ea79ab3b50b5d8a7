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

_HERE = "127.0.0.1"


@contextmanager
def display(given: argparse.Namespace, plan: Plan, store: SqlStore) -> Iterator[Display | None]:
    if given.metrics is None:
        yield None
        return
    try:
        from openps.server.metrics import Metrics
    except ImportError:
        raise OpenpsError("error-no-metrics") from None
    host, port = metrics_address(given.metrics)
    meter = Metrics()
    store.timed = meter.wrote
    with bound(replace(plan, host=host, port=port)) as listening:
        yield Display(meter, listening)


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
