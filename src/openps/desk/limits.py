"""How much one client may ask for. A client is an address; the numbers suit a household and stop a flood."""

from __future__ import annotations

import contextlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Protocol

from openps.desk.waiting import Waiting
from openps.engine.errors import OpenpsError
from openps.tables.errors import NotYours, TooMuch, Unknown


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates are per second with a burst of so many seconds' worth; sizes are in bytes, times in seconds."""

    body: int = 65_536
    message: int = 4_096
    requests: float = 30.0
    messages: float = 60.0
    chats: float = 0.5
    reactions: float = 0.5
    tables: float = 0.2
    hints: float = 0.2
    reviews: float = 0.05
    failures: float = 0.5
    asks: float = 0.02  # for new tickets
    tries: float = 1.0  # of passwords, at one table by all together
    sockets: int = 100
    all_sockets: int = 5_000
    plain: int = 100  # connections besides those that sockets need
    all_plain: int = 1_000
    outgoing: int = 1_048_576  # waiting for one socket
    client_outgoing: int = 16_777_216
    all_outgoing: int = 134_217_728
    request_seconds: float = 20.0  # until a request has come as a whole
    take_seconds: float = 10.0  # until a client has taken some of what lies ready for it


BURST = 30
SMALL_BURST = 20
CHAT_BURST = 5
A_FEW_ASKS = 4
A_FEW_HINTS = 5
A_FEW_REVIEWS = 6
A_FEW_GESTURES = 6  # at once, and one more in so many seconds: at most ten a minute
SECONDS_A_GESTURE = 15
NEARLY = 0.9
MANY_TRIES = 40  # more than one client has: a single stranger never keeps friends from trying
MOST_BUCKETS = 20_000
LONGEST_NAME = 64
HOME_BITS = 64  # of an IPv6 address; the others are the home's own to choose


@lru_cache(4_096)
def client_of(address: str) -> str:
    """Who counts as one: an IPv4 address, or all that one home has of IPv6."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_NAME]
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> HOME_BITS << HOME_BITS)}/{HOME_BITS}"


def rates(limits: Limits) -> dict[str, tuple[float, float]]:
    """Of each kind of use: how much a second, and how much at once."""
    return {
        "requests": (limits.requests, BURST * 4),
        "pages": (limits.requests * 5, BURST * 40),
        "connections": (limits.requests * 2, BURST * 8),
        "failures": (limits.failures, SMALL_BURST),
        "tries": (limits.tries, MANY_TRIES),
        "tables": (limits.tables, SMALL_BURST),
        "asks": (limits.asks, A_FEW_ASKS),
        "chats": (limits.chats, CHAT_BURST),
        "reaction": (limits.reactions, 1),
        "reactions": (1 / SECONDS_A_GESTURE, A_FEW_GESTURES),
        "hints": (limits.hints, A_FEW_HINTS),
        "reviews": (limits.reviews, A_FEW_REVIEWS),
    }


class Bucket:
    """Fills steadily, is emptied by use."""

    __slots__ = ("_most", "_rate", "at", "level")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self.level = most
        self.at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        self._fill(now)
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def empty(self, now: float) -> bool:
        self._fill(now)
        return self.level < 1.0

    def give_back(self, amount: float = 1.0) -> None:
        self.level = min(self._most, self.level + amount)

    def used(self, now: float) -> float:
        self._fill(now)
        return self._most - self.level

    def _fill(self, now: float) -> None:
        """Another process may have used it a moment later than now, while we waited for our turn."""
        if now > self.at:
            self.level = min(self._most, self.level + (now - self.at) * self._rate)
            self.at = now


class Places:
    """So many for one client, so many for all."""

    def __init__(self, of_one: int, of_all: int) -> None:
        self._of_one = of_one
        self._of_all = of_all
        self._taken: Counter[str] = Counter()
        self.taken = 0

    @property
    def here(self) -> int:
        return self.taken

    def take(self, client: str, many: bool = False) -> bool:
        """`many`: it stands for other clients, who are counted elsewhere."""
        if self.taken >= self._of_all or (self._taken[client] >= self._of_one and not many):
            return False
        self._taken[client] += 1
        self.taken += 1
        return True

    def leave(self, client: str) -> None:
        self.taken -= 1
        self._taken[client] -= 1
        if not self._taken[client]:
            del self._taken[client]


class AnyBucket(Protocol):
    """One in this process, or in a ledger that several share."""

    def take(self, now: float, amount: float = 1.0) -> bool: ...

    def empty(self, now: float) -> bool: ...

    def give_back(self, amount: float = 1.0) -> None: ...

    def used(self, now: float) -> float:
        """How much is missing now."""
        ...


class AnyPlaces(Protocol):
    """Likewise."""

    @property
    def taken(self) -> int: ...

    @property
    def here(self) -> int:
        """In this process."""
        ...

    def take(self, client: str, many: bool = False) -> bool: ...

    def leave(self, client: str) -> None: ...


class SharedLedger(Protocol):
    """Where several processes of one server count together."""

    def bucket(self, name: str, rate: float, most: float, now: float) -> AnyBucket: ...

    def sockets(self, of_one: int, of_all: int) -> AnyPlaces: ...

    def connections(self, of_one: int, of_all: int) -> AnyPlaces: ...


class Clients:
    """Buckets and open sockets of every client; forgets those whom it has not seen for longest when they are too many.

    Whoever is forgotten starts anew. Somebody with so many addresses gains nothing by it: each of them is new anyway.
    """

    def __init__(self, limits: Limits, now: Callable[[], float], shared: SharedLedger | None = None) -> None:
        self.limits = limits
        self.now = now
        self.bans: Container[str] = frozenset()
        self._rates = rates(limits)
        self._shared = shared
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets = (Places if shared is None else shared.sockets)(limits.sockets, limits.all_sockets)
        self.outgoing = Waiting(limits.client_outgoing, limits.all_outgoing)

    @property
    def remembered(self) -> int:
        return len(self._buckets)

    @property
    def open_sockets(self) -> int:
        return self._sockets.taken

    @property
    def own_sockets(self) -> int:
        """Of them, those of this process."""
        return self._sockets.here

    # ---- for the host

    def admit(self, client: str) -> None:
        """Raises if the host banned this address."""
        if client in self.bans:
            raise NotYours("error-banned")

    def used(self, client: str) -> tuple[int, int]:
        """How many requests and failures of a client count at the moment."""
        requests, failures = [self._bucket(client, kind).used(self.now()) for kind in ("requests", "failures")]
        return round(requests), round(failures)

    def active(self) -> set[str]:
        """Clients whose requests this process counts; where several processes count together, nobody can list them."""
        return {client for client, kind in self._buckets if kind == "requests"}

    def clear(self, client: str) -> None:
        """As if this client had used nothing."""
        for kind, (_, burst) in self._rates.items():
            self._bucket(client, kind).give_back(burst)

    def connections(self, of_one: int, of_all: int) -> AnyPlaces:
        """Places for whatever connects, to be counted by the doorway."""
        return (Places if self._shared is None else self._shared.connections)(of_one, of_all)

    def _bucket(self, client: str, kind: str) -> AnyBucket:
        rate, burst = self._rates[kind]
        if self._shared is not None:
            return self._shared.bucket(f"{kind} {client}", rate, burst, self.now())
        key = (client, kind)
        known = self._buckets.get(key)
        if known is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.popitem(last=False)
            known = self._buckets[key] = Bucket(rate, burst, self.now())
        else:
            self._buckets.move_to_end(key)
        return known

    def _failures(self, client: str) -> AnyBucket:
        return self._bucket(client, "failures")

    def request(self, client: str) -> None:
        """One request; a client that has failed too often waits as well, or passwords could be tried."""
        now = self.now()
        if self._failures(client).empty(now) or not self._bucket(client, "requests").take(now):
            raise TooMuch("error-too-fast")

    def page(self, client: str) -> None:
        """Whatever is asked for, pages and files too: many at once, as a class room opens them, but not without end."""
        if not self._bucket(client, "pages").take(self.now()):
            raise TooMuch("error-too-fast")

    def failed(self, client: str) -> None:
        self._failures(client).take(self.now())

    @contextlib.contextmanager
    def trying(self, client: str, table: str) -> Iterator[None]:
        """A password is paid for before it is checked, by the client and by the table, and given back if it was right.

        Checks are slow: those of a volley would all have begun before the first of them had failed. Whoever hangs up
        meanwhile has paid.
        """
        own, shared = self._failures(client), self._bucket(table, "tries")
        now = self.now()
        if own.empty(now) or not shared.take(now):
            raise TooMuch("error-too-fast")
        own.take(now)
        try:
            yield
        except Unknown:
            own.give_back()  # every failure of a client is counted where it is answered
            raise
        except OpenpsError:
            own.give_back()
            shared.give_back()
            raise
        own.give_back()
        shared.give_back()

    def new_table(self, client: str) -> None:
        if not self._bucket(client, "tables").take(self.now()):
            raise TooMuch("error-too-many-tables")

    def ask_back(self, client: str) -> None:
        """Who lost a ticket asks once, perhaps twice; a stranger does not fill other people's screens."""
        if not self._bucket(client, "asks").take(self.now()):
            raise TooMuch("error-too-fast")

    def messages(self) -> Bucket:
        return Bucket(self.limits.messages, self.limits.messages * 2, self.now())

    def frames(self) -> Bucket:
        """Whatever a socket carries, control frames and parts of messages too; messages get their own answer before."""
        return Bucket(self.limits.messages * 2, self.limits.messages * 4, self.now())

    def may_connect(self, client: str) -> bool:
        """Somebody whose requests are all refused does not come back at once by another connection."""
        knocks = self._bucket(client, "connections")
        return knocks.take(self.now())

    def chat(self, who: str) -> None:
        """By member, or by client of those who have no ticket, however many sockets they open."""
        if not self._bucket(who, "chats").take(self.now()):
            raise TooMuch("error-chat-too-fast")

    def reaction(self, who: str) -> None:
        """A second one waits a moment, and ten are enough for a minute."""
        soon = self._bucket(who, "reaction")
        often = self._bucket(who, "reactions")
        if not (soon.take(self.now()) and often.take(self.now())):
            raise TooMuch("error-chat-too-fast")

    def hint(self, who: str) -> None:
        """A bot thinks a second for each."""
        if not self._bucket(who, "hints").take(self.now()):
            raise TooMuch("error-hints-too-fast")

    def review(self, client: str) -> None:
        """Each keeps a processor busy for a while."""
        if not self._bucket(client, "reviews").take(self.now()):
            raise TooMuch("error-reviews-too-fast")

    def open_socket(self, client: str) -> bool:
        return self._sockets.take(client)

    def nearly_full(self) -> bool:
        return self.open_sockets >= NEARLY * self.limits.all_sockets

    def close_socket(self, client: str) -> None:
        self._sockets.leave(client)
