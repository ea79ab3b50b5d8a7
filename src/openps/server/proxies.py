"""Proxies that are believed when they say for whom they ask."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from openps.engine.errors import OpenpsError


class Proxies:
    """Addresses and networks; a peer that is none of them is believed nothing."""

    def __init__(self, given: str = "") -> None:
        self.names = [part.strip() for part in given.split(",") if part.strip()]
        self._networks = [_network(name) for name in self.names]
        self._holds = lru_cache(4_096)(self._is_inside)

    def __contains__(self, address: str) -> bool:
        return bool(self._networks) and self._holds(address)

    def _is_inside(self, address: str) -> bool:
        try:
            peer = ip_address(address)
        except ValueError:
            return False
        return any(peer in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name)
    except ValueError:
        raise OpenpsError("error-proxy", got=name) from None
