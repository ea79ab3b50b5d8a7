"""Sets of addresses and networks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from openps.desk.limits import HOME_BITS, client_of
from openps.engine.errors import OpenpsError


class Networks:
    """Written as `10.0.0.7` or `10.0.0.0/8`, IPv4 or IPv6; raises ValueError for anything else."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = list(names)
        self._networks = [ip_network(name) for name in self.names]
        self._holds = lru_cache(4_096)(self._is_inside)

    def __contains__(self, address: object) -> bool:
        """Takes an address, or a client as `client_of` names it."""
        return bool(self._networks) and isinstance(address, str) and self._holds(address)

    def _is_inside(self, address: str) -> bool:
        try:
            peer = ip_address(address.partition("/")[0])
        except ValueError:
            return False
        return any(peer in network for network in self._networks)


def network_to_ban(text: str) -> str:
    """As bans are stored: a single IPv6 address stands for the /64 of its home, as it does for limits."""
    try:
        network = ip_network(text.strip(), strict=False)
        if network.num_addresses == 1:
            network = ip_network(client_of(str(network.network_address)))
    except ValueError:
        raise OpenpsError("error-ban", got=text[:60]) from None
    if network.version == 6 and network.prefixlen > HOME_BITS:
        network = network.supernet(new_prefix=HOME_BITS)
    return str(network).removesuffix("/32") if network.version == 4 else str(network)
