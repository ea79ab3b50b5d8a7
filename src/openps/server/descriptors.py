"""How many connections the process may hold open: each is a file to the system, and the store needs some as well."""

from __future__ import annotations

import sys
from typing import Final

from openps.desk.limits import Limits

KEPT: Final = 200
"""For the database, bots, files that are served, and the moment in which a connection too many is refused."""


def most_connections(limits: Limits) -> int:
    """As many as the limits want, if the system gives so many; it is asked for more than it gives at first."""
    wanted = limits.all_sockets + limits.all_plain
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + KEPT:
        soft = wanted + KEPT if hard == resource.RLIM_INFINITY else min(hard, wanted + KEPT)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - KEPT))
