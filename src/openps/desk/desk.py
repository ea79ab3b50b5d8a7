"""What every handler has at hand."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import TYPE_CHECKING

from openps.catalog import screen_of
from openps.desk.limits import Clients
from openps.desk.logs import Log, Rarely, kind_of, where
from openps.desk.measuring import Measure, Measuring
from openps.desk.meter import NO_METER, Meter
from openps.desk.pulse import Pulse
from openps.desk.reviews import Reviews, Start
from openps.desk.whole import UNABLE, Whole
from openps.tables.house import House
from openps.tables.table import Table

if TYPE_CHECKING:  # it knows the desk
    from openps.desk.socket import Socket


@dataclass(slots=True)
class Desk:
    house: House
    clients: Clients
    log: Log
    origins: tuple[str, ...]  # besides the server's own
    start_review: Start
    stopping: bool = False
    meter: Meter = NO_METER
    sockets: set[Socket] = field(default_factory=set)
    measure: Measure | None = None  # plays matches elsewhere; nothing where there are no processes
    reviews: Reviews = field(init=False)
    whole: Whole = field(init=False)
    rarely: Rarely = field(init=False)
    measuring: Measuring = field(init=False)

    def __post_init__(self) -> None:
        self.whole = Whole(Pulse(self.house.store.able, self.clients.now, UNABLE), self.house.tables)
        self.reviews = Reviews(self.house.store, self.log, self.start_review)
        self.rarely = Rarely(self.log, self.clients.now)
        self.measuring = Measuring(self.measure, self.log)
        self.house.report = self.trouble

    def names(self, table: Table, language: str) -> dict[str, str]:
        """Names of pieces that the table brought along, such as a user's cards."""
        return dict(screen_of(table.plan.game).names(table.options, language))

    def trying(self, client: str, table: Table) -> contextlib.AbstractContextManager[None]:
        """Around whatever checks a password; a table without one asks for nothing."""
        return self.clients.trying(client, table.id) if table.settings.password else contextlib.nullcontext()

    def unexpected(self, error: BaseException | None) -> None:
        if error is not None:
            self.log("unexpected", error=type(error).__name__, where=where(error))

    def trouble(self, doing: str, error: BaseException) -> None:
        """Something that the store could not do; what it was about is nobody's business."""
        self.rarely("trouble", doing=doing, error=kind_of(error))

    def fits(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may talk to us: our own pages, those the host named, and programs (no origin).

        Our own name is a number, localhost or what the host named: a stranger's name that leads here is not ours.
        """
        if not any(host == named.partition("://")[2] for named in self.origins) and not _is_plain(host):
            return False
        return not origin or origin.partition("://")[2] == host or origin in self.origins


def _is_plain(host: str) -> bool:
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if name == "localhost":
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
