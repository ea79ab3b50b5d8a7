"""One table as its journal tells it: who sits where, what is agreed, and the match that is played."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from openps.catalog import edition_named, game_named
from openps.editions.edition import Edition
from openps.engine.chance import commitment
from openps.engine.claims import Claim
from openps.engine.game import AnyGame
from openps.engine.match import AnyMatch, Match
from openps.tables import fairness, journal
from openps.tables.clocks import Clocks
from openps.tables.errors import NotFound
from openps.tables.ports import Row
from openps.wire import facts

Phase = Literal["lobby", "playing", "over", "closed"]
MOST_CHATS: Final = 100


@dataclass(frozen=True, slots=True)
class Member:
    """A person with a ticket; `ticket` is its hash."""

    id: str
    name: str
    ticket: str
    seat: int | None = None
    colour: str | None = None
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """One seat: a member or a bot on it, or nobody yet."""

    member: str | None = None
    bot: str | None = None
    stand_in: bool = False
    entropy: str = ""
    away_since: int = 0
    away_moves: int = 0

    @property
    def free(self) -> bool:
        return self.member is None and self.bot is None

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None or self.stand_in


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat is asked, what it may answer, and since which news: an answer to older news is stale."""

    ask: str
    moves: tuple[Any, ...]
    since: int


@dataclass(frozen=True, slots=True)
class Chat:
    seq: int
    member: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Pending:
    """A new ticket that waits for the host's word."""

    ticket: str
    code: str


@dataclass(slots=True)
class Table:
    """Written by `fold` alone; what stands in its lists is never written, only replaced."""

    id: str
    seq: int = 0
    touched: float = 0.0
    phase: Phase = "lobby"
    opened: journal.Opened | None = None
    members: dict[str, Member] = field(default_factory=dict)
    host: str = ""
    places: list[Place] = field(default_factory=list)
    pending: dict[str, Pending] = field(default_factory=dict)
    match: AnyMatch | None = None
    offers: dict[int, Offer] = field(default_factory=dict)
    secret_choice: bool = False
    claims: list[Claim] = field(default_factory=list)
    chats: list[Chat] = field(default_factory=list)
    clocks: Clocks | None = None
    paused: bool = False
    rematch: str = ""
    told: list[int] = field(default_factory=list)  # numbers of the news that added to the log of the match,
    lengths: list[int] = field(default_factory=list)  # and how long the log was then

    @property
    def plan(self) -> journal.Opened:
        if self.opened is None:
            raise NotFound("error-no-table")
        return self.opened

    @property
    def settings(self) -> journal.Settings:
        return self.plan.settings

    @property
    def game(self) -> AnyGame:
        return game_named(self.plan.game)

    @property
    def edition(self) -> Edition:
        return edition_named(self.plan.game)

    @property
    def options(self) -> Any:
        return facts.read_options(self.game, self.plan.options)

    @property
    def playing(self) -> AnyMatch:
        assert self.match is not None
        return self.match

    def member_with(self, ticket: str) -> Member | None:
        """The member whose ticket has this hash."""
        for member in self.members.values():
            if member.ticket == ticket:
                return member
        return None

    def seed(self) -> str:
        return fairness.table_seed(self.plan.secret, self.entropies())

    def entropies(self) -> list[tuple[int, str]]:
        return [(seat, place.entropy) for seat, place in enumerate(self.places) if place.entropy]

    def secret_commitment(self) -> str:
        return commitment(self.plan.secret)

    def log_length(self, seq: int) -> int:
        """How long the log of the match was when news of this number were told."""
        index = bisect_right(self.told, seq)
        return self.lengths[index - 1] if index else 0

    # ---- the journal

    def after(self, row: Row) -> Table:
        """The table with one more row. This one stays as it is: for those who read meanwhile, or if it is refused."""
        next_one = self.copy()
        next_one.fold(row)
        return next_one

    def copy(self) -> Table:
        """One is made for every move: field by field is four times as fast as `replace`."""
        return Table(
            self.id, self.seq, self.touched, self.phase, self.opened, self.members.copy(), self.host,
            self.places.copy(), self.pending.copy(), self.match.copy() if self.match else None, self.offers,
            self.secret_choice, self.claims.copy(), self.chats, self.clocks.copy() if self.clocks else None,
            self.paused, self.rematch, self.told.copy(), self.lengths.copy(),
        )  # fmt: skip

    def fold(self, row: Row) -> None:
        """The only writer, in place: for whoever has this table alone. After an error nobody knows what it holds."""
        fact = journal.read(row.body)
        _FOLD[type(fact)](self, fact, row)
        self.seq = row.seq
        self.touched = row.at

    def _opened(self, fact: journal.Opened, row: Row) -> None:
        self.opened = fact
        self.places = [Place(bot=fact.bots.get(seat)) for seat in range(fact.options["players"])]

    def _joined(self, fact: journal.Joined, row: Row) -> None:
        self.members[fact.member] = Member(fact.member, fact.name, fact.ticket)
        self.host = self.host or fact.member
        self._sat(journal.Sat(member=fact.member, seat=fact.seat, colour=fact.colour), row)

    def _sat(self, fact: journal.Sat, row: Row) -> None:
        member = self.members[fact.member]
        ready = member.ready
        if member.seat is not None and member.seat != fact.seat:
            self.places[member.seat] = Place()
        if fact.seat is not None and member.seat != fact.seat:
            self.places[fact.seat] = Place(member=member.id)
            ready = False
        self.members[fact.member] = replace(member, seat=fact.seat, colour=fact.colour, ready=ready)

    def _readied(self, fact: journal.Readied, row: Row) -> None:
        member = self.members[fact.member]
        self.members[fact.member] = replace(member, ready=fact.ready)
        if member.seat is not None and fact.entropy:
            self.places[member.seat] = replace(self.places[member.seat], entropy=fact.entropy)

    def _bot_placed(self, fact: journal.BotPlaced, row: Row) -> None:
        self.places[fact.seat] = Place(bot=fact.level)

    def _left(self, fact: journal.Left, row: Row) -> None:
        member = self.members.pop(fact.member)
        self.pending.pop(fact.member, None)
        if member.seat is not None:
            self.places[member.seat] = Place()
        if self.host == fact.member:
            self.host = next(iter(self.members), "")
        if not self.members and self.phase == "lobby":
            self.phase = "closed"

    def _asked_back(self, fact: journal.AskedBack, row: Row) -> None:
        self.pending[fact.member] = Pending(fact.ticket, fact.code)

    def _reissued(self, fact: journal.Reissued, row: Row) -> None:
        ticket = self.pending.pop(fact.member).ticket
        self.members[fact.member] = replace(self.members[fact.member], ticket=ticket)

    def _started(self, fact: journal.Started, row: Row) -> None:
        for seat, level in fact.bots.items():
            self.places[seat] = Place(bot=level)
        self.match = Match(self.game, self.options, self.seed())
        self.phase = "playing"
        if self.settings.clock:
            self.clocks = Clocks(self.settings.clock, len(self.places))
        self._moved_on(None, row)

    def _played(self, fact: journal.Played, row: Row) -> None:
        match = self.playing
        match.play(fact.seat, match.game.parse_move(fact.move))
        place = self.places[fact.seat]
        if place.stand_in:
            self.places[fact.seat] = replace(place, away_moves=place.away_moves + 1)
        if self.clocks:
            self.clocks.answered(fact.seat, row.at)
        self._moved_on(fact.seat, row)

    def _said(self, fact: journal.Said, row: Row) -> None:
        self.claims.append(self.playing.say(fact.seat, fact.text))
        self._remember_length(row.seq)

    def _chatted(self, fact: journal.Chatted, row: Row) -> None:
        self.chats = [*self.chats[1 - MOST_CHATS :], Chat(row.seq, fact.member, fact.text, row.at)]

    def _stood_in(self, fact: journal.StoodIn, row: Row) -> None:
        place = replace(self.places[fact.seat], stand_in=fact.on)
        self.places[fact.seat] = replace(place, away_since=row.seq - 1, away_moves=0) if fact.on else place

    def _paused(self, fact: journal.Paused, row: Row) -> None:
        self.paused = fact.on
        if self.clocks:
            self.clocks.stop(row.at) if fact.on else self.clocks.ask(self.offers, row.at)

    def _woken(self, fact: journal.Woken, row: Row) -> None:
        if self.clocks and not self.paused:
            self.clocks.restart(self.offers, row.at)

    def _rematched(self, fact: journal.Rematched, row: Row) -> None:
        self.rematch = fact.table

    # ---- after a move

    def _moved_on(self, mover: int | None, row: Row) -> None:
        """Who is asked now. A seat that was asked the same before and has not answered keeps its question."""
        match = self.playing
        decision = match.decision()
        before, self.offers = self.offers, {}
        for seat in decision.seats if decision else ():
            assert decision is not None
            moves = tuple(match.legal_moves(seat))
            kept = before.get(seat)
            same = kept is not None and seat != mover and (kept.ask, kept.moves) == (decision.ask, moves)
            self.offers[seat] = kept if same and kept else Offer(decision.ask, moves, row.seq)
        self.secret_choice = self._is_secret(before)
        if decision is None:
            self.phase = "over"
        if self.clocks:
            self.clocks.ask(self.offers, row.at)
        self._remember_length(row.seq)

    def _is_secret(self, before: dict[int, Offer]) -> bool:
        """Several seats choose at once, or the rest of them still do."""
        asks = {offer.ask for offer in self.offers.values()}
        rest = self.secret_choice and set(self.offers) < set(before) and asks == {o.ask for o in before.values()}
        return len(self.offers) > 1 or (rest and bool(self.offers))

    def _remember_length(self, seq: int) -> None:
        self.told.append(seq)
        self.lengths.append(len(self.playing.log))


_FOLD: Final[dict[type, Callable[[Table, Any, Row], None]]] = {
    journal.Opened: Table._opened,
    journal.Joined: Table._joined,
    journal.Sat: Table._sat,
    journal.Readied: Table._readied,
    journal.BotPlaced: Table._bot_placed,
    journal.Left: Table._left,
    journal.AskedBack: Table._asked_back,
    journal.Reissued: Table._reissued,
    journal.Started: Table._started,
    journal.Played: Table._played,
    journal.Said: Table._said,
    journal.Chatted: Table._chatted,
    journal.StoodIn: Table._stood_in,
    journal.Paused: Table._paused,
    journal.Woken: Table._woken,
    journal.Rematched: Table._rematched,
}


def folded(table: str, rows: Sequence[Row]) -> Table:
    """The table that a journal tells of."""
    made = Table(table)
    for row in rows:
        made.fold(row)
    return made
