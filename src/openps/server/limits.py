"""How much one client may ask for. A client is an address; the numbers suit a household and stop a flood."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace

from openps.engine.errors import OpenpsError
from openps.tables.errors import TooMuch


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates are per second with a burst of so many seconds' worth; sizes are in bytes."""

    body: int = 65_536
    message: int = 4_096
    requests: float = 30.0
    messages: float = 60.0
    chats: float = 0.5
    reactions: float = 0.5
    tables: float = 0.2
    failures: float = 0.5
    asks: float = 0.02  # for new tickets
    sockets: int = 100
    all_sockets: int = 5_000
    outgoing: int = 1_048_576


BURST = 30
SMALL_BURST = 20
CHAT_BURST = 5
A_FEW_ASKS = 4
A_FEW_GESTURES = 6  # at once, and one more in so many seconds: at most ten a minute
SECONDS_A_GESTURE = 15
MOST_CLIENTS = 20_000
NEARLY = 0.9


def with_changes(limits: Limits, given: list[str]) -> Limits:
    """`sockets=500` and the like, as a host writes them."""
    known = {field.name: field.type for field in fields(Limits)}
    for pair in given:
        key, _, value = pair.partition("=")
        if key not in known or not value.replace(".", "", 1).isdecimal():
            raise OpenpsError("error-limit", got=pair, expected=", ".join(known))
        whole = isinstance(getattr(limits, key), int)
        number = int(float(value)) if whole else float(value)
        limits = replace(limits, **{key: number})  # type: ignore[arg-type]  # which field it is, is known at run time
    return limits


class Bucket:
    """Fills steadily, is emptied by use."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        self._fill(now)
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def empty(self, now: float) -> bool:
        self._fill(now)
        return self._level < 1.0

    def full(self, now: float) -> bool:
        self._fill(now)
        return self._level >= self._most

    def _fill(self, now: float) -> None:
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now


class Clients:
    """Buckets and open sockets of every client; forgets clients that have used nothing lately."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        self.now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: dict[str, int] = {}
        self.open_sockets = 0

    def _bucket(self, client: str, kind: str, rate: float, burst: float) -> Bucket:
        key = (client, kind)
        known = self._buckets.get(key)
        if known is None:
            if len(self._buckets) >= MOST_CLIENTS:
                self._forget_the_quiet()
            known = self._buckets[key] = Bucket(rate, burst, self.now())
        return known

    def _forget_the_quiet(self) -> None:
        now = self.now()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}

    def request(self, client: str) -> None:
        """One request; a client that has failed too often waits as well, or passwords could be tried."""
        now, limits = self.now(), self.limits
        failures = self._bucket(client, "failures", limits.failures, SMALL_BURST)
        if failures.empty(now) or not self._bucket(client, "requests", limits.requests, BURST * 4).take(now):
            raise TooMuch("error-too-fast")

    def failed(self, client: str) -> None:
        self._bucket(client, "failures", self.limits.failures, SMALL_BURST).take(self.now())

    def new_table(self, client: str) -> None:
        if not self._bucket(client, "tables", self.limits.tables, SMALL_BURST).take(self.now()):
            raise TooMuch("error-too-many-tables")

    def ask_back(self, client: str) -> None:
        """Who lost a ticket asks once, perhaps twice; a stranger does not fill other people's screens."""
        if not self._bucket(client, "asks", self.limits.asks, A_FEW_ASKS).take(self.now()):
            raise TooMuch("error-too-fast")

    def messages(self) -> Bucket:
        return Bucket(self.limits.messages, self.limits.messages * 2, self.now())

    def chat(self, who: str) -> None:
        """By member, or by client of those who have no ticket, however many sockets they open."""
        if not self._bucket(who, "chats", self.limits.chats, CHAT_BURST).take(self.now()):
            raise TooMuch("error-chat-too-fast")

    def reaction(self, who: str) -> None:
        """A second one waits a moment, and ten are enough for a minute."""
        soon = self._bucket(who, "reaction", self.limits.reactions, 1)
        often = self._bucket(who, "reactions", 1 / SECONDS_A_GESTURE, A_FEW_GESTURES)
        if not (soon.take(self.now()) and often.take(self.now())):
            raise TooMuch("error-chat-too-fast")

    def open_socket(self, client: str) -> bool:
        if self._sockets.get(client, 0) >= self.limits.sockets or self.open_sockets >= self.limits.all_sockets:
            return False
        self._sockets[client] = self._sockets.get(client, 0) + 1
        self.open_sockets += 1
        return True

    def nearly_full(self) -> bool:
        return self.open_sockets >= NEARLY * self.limits.all_sockets

    def close_socket(self, client: str) -> None:
        self.open_sockets -= 1
        left = self._sockets[client] - 1
        if left:
            self._sockets[client] = left
        else:
            del self._sockets[client]
