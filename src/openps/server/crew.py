"""Several processes that are one server: what they share, and what each of them is given of it."""

from __future__ import annotations

import socket
from dataclasses import dataclass, replace

from openps.desk.limits import Limits
from openps.server.ledger import Ledger, OwnLedger
from openps.server.passing import Pair, Passing, pair
from openps.server.share import Share


@dataclass(frozen=True, slots=True)
class Member:
    """What one process has of it."""

    share: Share
    passing: Passing
    ledger: OwnLedger
    parent: socket.socket  # says when we are ready; its end is the parent's


class Crew:
    """Made by the parent, before the first process."""

    def __init__(self, processes: int, limits: Limits) -> None:
        self.processes = processes
        self._pairs: list[Pair] = [pair() for _ in range(processes)]
        self._ledger = Ledger(processes, limits)

    def member(self, number: int, parent: socket.socket) -> Member:
        share = Share(number, self.processes)
        return Member(share, Passing(share, self._pairs), OwnLedger(self._ledger, number), parent)

    def gone(self, number: int) -> None:
        self._ledger.forget(number)

    def close(self) -> None:
        for ends in self._pairs:
            for end in ends:
                end.close()


def divided(limits: Limits, processes: int) -> Limits:
    """What waits for readers lies in one process: each has its part of what all may hold."""
    of_one = max(limits.outgoing, limits.client_outgoing // processes)
    return replace(limits, client_outgoing=of_one, all_outgoing=limits.all_outgoing // processes)
