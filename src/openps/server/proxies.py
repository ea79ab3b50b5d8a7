"""Proxies that are believed when they say for whom they ask."""

from __future__ import annotations

from ipaddress import ip_network

from openps.desk.networks import Networks
from openps.engine.errors import OpenpsError


class Proxies(Networks):
    """Addresses and networks; a peer that is none of them is believed nothing."""

    def __init__(self, given: str = "") -> None:
        names = [part.strip() for part in given.split(",") if part.strip()]
        for name in names:
            _check(name)
        super().__init__(names)


def _check(name: str) -> None:
    try:
        ip_network(name)
    except ValueError:
        raise OpenpsError("error-proxy", got=name) from None
