"""Tickets that were lost: who may ask for a new one, whose yes it takes, and how long.

A seat is somebody's eyes. Its owner's absence gives it to nobody: as long as the owner is at the table, or was a moment
ago, nothing is asked and nothing granted. Before the cards are dealt the host says yes; then most of the other people
who play, and never the host alone; where there is nobody besides the host, the host's yes waits for a long time, in
which the owner needs only to come back. A request is nothing that happened at a table until somebody of it says yes or
no. A no takes one's own yes back, and ends the request once the others are too few.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeAlias

from msgspec import Struct

from openps.tables.absence import Presence, is_majority
from openps.tables.errors import NotFound, NotNow, TooMuch
from openps.tables.table import Agreed, Table
from openps.wire import messages as wire

WAITS_FOR: Final = 900.0
"""Seconds after which a request that nobody said yes to is forgotten."""
AGREED_FOR: Final = 86_400.0
MOST_OF_A_TABLE: Final = 12
MOST_FOR_A_MEMBER: Final = 4
MOST_OF_AN_ADDRESS: Final = 2


class Request(Struct, frozen=True):
    """Somebody asks for a new ticket of a member; `ticket` is its hash, `code` what they tell those who decide."""

    member: str
    ticket: str
    code: str
    asked: float


AnyRequest: TypeAlias = Request | Agreed


# ---- the rule


@dataclass(frozen=True, slots=True)
class Terms:
    """What a new ticket of a member takes as a table stands: yes of so many of these, and so much time."""

    voters: frozenset[str]
    least: int
    host: str = ""  # whose yes is not enough, where others play
    wait: float = 0.0

    def missing(self, yes: Iterable[str]) -> int:
        """How many have to say yes yet."""
        counted = [one for one in yes if one in self.voters]
        besides = [one for one in counted if one != self.host]
        return max(self.least - len(counted), 0 if besides else 1)


def terms(table: Table, member: str, presence: Presence, yes: Iterable[str] = ()) -> Terms:
    """In the lobby the host's word. Then most of the other people who play, of whom one at least is not the host.

    Whoever has been away for as long as the host alone would have to wait is not counted, but may still say yes.
    """
    host = table.host if table.host != member else ""
    if table.phase == "lobby" and host:
        return Terms(frozenset({host}), 1)
    wait = table.settings.lost_wait
    others = [one.id for one in table.people if one.id != member]
    if host and not [one for one in others if one != host]:
        return Terms(frozenset({host}), 1, wait=wait)
    counted = [one for one in others if presence.away(one) < wait or one in yes]
    return Terms(frozenset(others), majority(len(counted)), host)


def majority(of: int) -> int:
    return next(votes for votes in range(1, of + 2) if is_majority(votes, of))


def time_left(request: Agreed, rule: Terms, now: float) -> float:
    return max(request.since + rule.wait - now, 0.0)


def is_due(table: Table, request: Agreed, presence: Presence) -> bool:
    rule = terms(table, request.member, presence, request.by)
    return not rule.missing(request.by) and time_left(request, rule, presence.now) <= 0


def only_absent(table: Table, member: str, presence: Presence) -> None:
    """Nobody's ticket is replaced while they are here, on any server, or shortly after."""
    person = table.members.get(member)
    if person is None:
        raise NotFound("error-no-member")
    after = table.settings.lost_after
    if presence.here(member):
        raise NotNow("error-ticket-in-use", name=person.name, seconds=after)
    if presence.quiet(member) < after:
        raise NotNow("error-ticket-too-soon", name=person.name, seconds=ceil(after - presence.quiet(member)))


# ---- requests


class Asking:
    """Requests that nobody of the table said yes to: kept in mind, few of them, and not for long."""

    def __init__(self) -> None:
        self._requests: dict[str, tuple[Request, str]] = {}  # by hash of the ticket: with the address that asks

    def take(self, table: Table, request: Request, address: str, presence: Presence) -> None:
        """A second one replaces none: they are told apart by their codes."""
        member = request.member
        only_absent(table, member, presence)
        if not terms(table, member, presence).voters:
            raise NotNow("error-nobody-to-ask")
        waiting = self.waiting(table, presence)
        same = [one for one in waiting if one.member == member]
        mine = [one for one in waiting if address and self._requests[one.ticket][1] == address]
        if len(waiting) >= MOST_OF_A_TABLE or len(same) >= MOST_FOR_A_MEMBER or len(mine) >= MOST_OF_AN_ADDRESS:
            raise TooMuch("error-too-many-asked-back")
        self._requests[request.ticket] = (request, address)

    def heard(self, request: Request) -> bool:
        """Of another server, which has judged it; whether it is new."""
        if request.ticket in self._requests or len(self._requests) >= 2 * MOST_OF_A_TABLE:
            return False
        self._requests[request.ticket] = (request, "")
        return True

    def waiting(self, table: Table, presence: Presence) -> list[Request]:
        """Those that still count; the others are forgotten."""
        self._requests = {
            ticket: (one, address)
            for ticket, (one, address) in self._requests.items()
            if one.asked > presence.now - WAITS_FOR and counts(table, one, presence) and not is_written(table, one)
        }
        return [one for one, _ in self._requests.values()]

    def forget(self, member: str) -> None:
        self._requests = {key: kept for key, kept in self._requests.items() if kept[0].member != member}


def counts(table: Table, request: AnyRequest, presence: Presence) -> bool:
    """A request is one of the absence in which it was made: a sign of the owner ends it, or enough who say no."""
    absent = request.member in table.members and presence.seen.get(request.member, 0.0) < request.asked
    return absent and not is_refused(table, request, presence)


def is_refused(table: Table, request: AnyRequest, presence: Presence) -> bool:
    """Even if all who have not said no said yes, it would not be enough."""
    no = said_no(table, request.member, request.asked)
    yes = request.by if isinstance(request, Agreed) else ()
    rule = terms(table, request.member, presence, yes)
    return bool(no) and rule.missing(rule.voters.difference(no)) > 0


def said_no(table: Table, member: str, since: float) -> list[str]:
    """To what was asked for until then; whoever asks later is another matter."""
    return [who for (one, who), at in table.refusals.items() if one == member and at >= since]


def is_written(table: Table, request: Request) -> bool:
    return request.ticket in [one.ticket for one in table.agreed]


def agreed_now(table: Table, presence: Presence) -> list[Agreed]:
    """Those with a yes that still count."""
    recent = [one for one in table.agreed if one.since > presence.now - AGREED_FOR]
    return [one for one in recent if counts(table, one, presence)]


def agreed_with(table: Table, ticket: str, presence: Presence) -> Agreed | None:
    return next((one for one in agreed_now(table, presence) if one.ticket == ticket), None)


# ---- what is told of them


def asked_back(table: Table, waiting: Sequence[Request], presence: Presence) -> list[wire.AskedBack]:
    """One for each member, by the request that got furthest; the codes are known to those who were told them."""
    every: list[AnyRequest] = [*agreed_now(table, presence), *waiting]
    members = dict.fromkeys([one.member for one in every])
    return [_told(table, member, [one for one in every if one.member == member], presence) for member in members]


def _told(table: Table, member: str, asked: Sequence[AnyRequest], presence: Presence) -> wire.AskedBack:
    agreed = [one for one in asked if isinstance(one, Agreed)]
    best = max(agreed, key=lambda one: len(one.by), default=None)
    yes = best.by if best else ()
    rule = terms(table, member, presence, yes)
    left = time_left(best, rule, presence.now) if best else rule.wait
    return wire.AskedBack(
        member=member, yes=list(yes), missing=rule.missing(yes), voters=sorted(rule.voters), seconds=ceil(left),
        no=said_no(table, member, max([one.asked for one in asked])),
    )  # fmt: skip


def knocked(table: Table, request: AnyRequest, presence: Presence) -> wire.Knocked:
    """What whoever asked waits for."""
    yes = request.by if isinstance(request, Agreed) else ()
    rule = terms(table, request.member, presence, yes)
    left = time_left(request, rule, presence.now) if isinstance(request, Agreed) else rule.wait
    names = [table.members[one].name for one in yes if one in table.members]
    return wire.Knocked(good=False, yes=names, missing=rule.missing(yes), seconds=ceil(left))
