"""One table as its journal tells it: who sits where, what is agreed, and the match that is played."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Literal, assert_never

from openps.catalog import edition_named, game_by_rules, game_named
from openps.editions.edition import Edition
from openps.engine.chance import commitment
from openps.engine.claims import Claim
from openps.engine.game import AnyGame
from openps.engine.match import AnyMatch
from openps.tables import beginnings, fairness, journal
from openps.tables.clocks import Clocks
from openps.tables.errors import NotFound
from openps.tables.journal import Fact, FactOfCompany, FactOfMatch, FactOfPace, FactOfPeople, FactOfTickets, Stamp
from openps.tables.ports import Row
from openps.wire import encoding
from openps.wire.messages import Room

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
    moves: tuple[object, ...]
    since: int


@dataclass(frozen=True, slots=True)
class Slip:
    """The last move of a person that can still be taken back: whose, when, and how log and clocks stood before it."""

    seat: int
    at: float
    length: int
    clocks: Clocks | None


@dataclass(frozen=True, slots=True)
class Chat:
    seq: int
    member: str
    text: str
    at: float
    room: Room = "players"
    name: str = ""


@dataclass(frozen=True, slots=True)
class Agreed:
    """A new ticket that somebody of the table has said yes to, and that is not good yet; `ticket` is its hash."""

    member: str
    ticket: str
    code: str
    asked: float
    since: float  # of the first yes
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TicketNote:
    """For good: whose ticket was made anew, when and by whose word; who was back before it was; or who said no."""

    name: str
    seat: int | None
    at: float
    by: tuple[str, ...]  # names
    kept: bool = False
    refused: bool = False


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
    pending: dict[str, str] = field(default_factory=dict)  # new tickets of old journals, by member
    match: AnyMatch | None = None
    offers: dict[int, Offer] = field(default_factory=dict)
    secret_choice: bool = False
    claims: list[Claim] = field(default_factory=list)
    chats: list[Chat] = field(default_factory=list)
    clocks: Clocks | None = None
    paused: bool = False
    rematch: str = ""
    milestones: list[int] = field(default_factory=list)  # numbers of the news that added to the log of the match,
    lengths: list[int] = field(default_factory=list)  # and how long the log was then
    slip: Slip | None = None
    votes: dict[int, dict[str, float]] = field(default_factory=dict)  # by seat: who wants a bot on it, and since when
    pace: int = 0  # milliseconds that a bot takes for an answer
    skips: frozenset[str] = frozenset()  # members who would have bots answer at once until a person is asked
    agreed: tuple[Agreed, ...] = ()
    ticket_notes: tuple[TicketNote, ...] = ()
    refusals: dict[tuple[str, str], float] = field(default_factory=dict)  # by member and voter: when they said no

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
        return game_by_rules(self.plan.game, self.plan.rules)

    @property
    def edition(self) -> Edition:
        return edition_named(self.plan.game)

    @property
    def options(self) -> object:
        return self.match.options if self.match else encoding.read_options(self.game, self.plan.options)

    @property
    def playing(self) -> AnyMatch:
        assert self.match is not None
        return self.match

    @property
    def people(self) -> list[Member]:
        """Those who play."""
        return [member for member in self.members.values() if member.seat is not None]

    @property
    def may_resign(self) -> bool:
        """As the table was opened; without a word, where nobody is left alone with a bot in place of a friend."""
        agreed = self.settings.resign
        return len(self.people) <= 1 if agreed is None else agreed

    def member_with(self, ticket: str) -> Member | None:
        """The member whose ticket has this hash."""
        for member in self.members.values():
            if member.ticket == ticket:
                return member
        return None

    def seed(self) -> str:
        if self.plan.brought is not None:
            return self.plan.brought.seed
        return fairness.table_seed(self.plan.secret, self.entropies())

    def entropies(self) -> list[tuple[int, str]]:
        return [(seat, place.entropy) for seat, place in enumerate(self.places) if place.entropy]

    def secret_commitment(self) -> str:
        return commitment(self.plan.secret)

    def log_length(self, seq: int) -> int:
        """How long the log of the match was at the news of this number."""
        index = bisect_right(self.milestones, seq)
        return self.lengths[index - 1] if index else 0

    # ---- the journal

    def after(self, fact: Fact, stamp: Stamp) -> Table:
        """The table with one more fact. This one stays as it is: for those who read meanwhile, or if it is refused."""
        next_one = self.copy()
        next_one.fold(fact, stamp)
        return next_one

    def copy(self) -> Table:
        """One is made for every move: field by field is four times as fast as `replace`."""
        return Table(
            self.id, self.seq, self.touched, self.phase, self.opened, self.members.copy(), self.host,
            self.places.copy(), self.pending.copy(), self.match.copy() if self.match else None, self.offers,
            self.secret_choice, self.claims.copy(), self.chats, self.clocks.copy() if self.clocks else None,
            self.paused, self.rematch, self.milestones.copy(), self.lengths.copy(), self.slip,
            self.votes, self.pace, self.skips, self.agreed, self.ticket_notes, self.refusals,
        )  # fmt: skip

    def fold(self, fact: Fact, stamp: Stamp) -> None:
        """The only writer, in place: for whoever has this table alone. After an error nobody knows what it holds."""
        if isinstance(fact, FactOfMatch):
            self._fold_match(fact, stamp)
        elif isinstance(fact, FactOfCompany):
            self._fold_company(fact, stamp)
        elif isinstance(fact, FactOfPace):
            self._fold_pace(fact)
        elif isinstance(fact, FactOfTickets):
            self._fold_tickets(fact, stamp)
        else:
            self._fold_people(fact)
        self.seq = stamp.seq
        self.touched = stamp.at

    def _fold_people(self, fact: FactOfPeople) -> None:
        match fact:
            case journal.Opened():
                self._opened(fact)
            case journal.Joined():
                self._joined(fact)
            case journal.Sat():
                self._sat(fact.member, fact.seat, fact.colour)
            case journal.Readied():
                self._readied(fact)
            case journal.BotPlaced():
                self.places[fact.seat] = replace(self.places[fact.seat], bot=fact.level)
            case journal.Left():
                self._left(fact)
            case _:
                assert_never(fact)

    def _fold_tickets(self, fact: FactOfTickets, stamp: Stamp) -> None:
        match fact:
            case journal.AskedBack():
                self.pending[fact.member] = fact.ticket
            case journal.Reissued():
                self._reissued(fact.member, self.pending.pop(fact.member), [self.host], stamp)
            case journal.TicketAgreed():
                self._ticket_agreed(fact, stamp)
            case journal.TicketRefused():
                self._ticket_refused(fact, stamp)
            case journal.TicketReissued():
                self._reissued(fact.member, fact.ticket, fact.by, stamp)
            case journal.TicketKept():
                by = [who for one in self.agreed if one.member == fact.member for who in one.by]
                self._note(fact.member, dict.fromkeys(by), stamp, kept=True)
            case _:
                assert_never(fact)

    def _fold_company(self, fact: FactOfCompany, stamp: Stamp) -> None:
        match fact:
            case journal.Chatted():
                self._chatted(fact, stamp)
            case journal.StoodIn():
                self._stood_in(fact, stamp)
            case journal.Voted():
                self._voted(fact, stamp)
            case journal.Resigned():
                self._resigned(fact)
            case _:
                assert_never(fact)

    def _fold_match(self, fact: FactOfMatch, stamp: Stamp) -> None:
        match fact:
            case journal.Played():
                self._played(fact, stamp)
            case journal.TookBack():
                self._took_back(stamp)
            case journal.Said():
                self._said(fact, stamp)
            case journal.Started():
                self._started(fact, stamp)
            case journal.Paused():
                self._paused(fact, stamp)
            case journal.Woken():
                self._woken(stamp)
            case journal.Rematched():
                self.rematch = fact.table
            case _:
                assert_never(fact)

    def _fold_pace(self, fact: FactOfPace) -> None:
        match fact:
            case journal.Paced():
                self.pace = fact.pace
            case journal.Skipped():
                self.skips = self.skips | {fact.member} if fact.on else self.skips - {fact.member}
            case _:
                assert_never(fact)

    def _opened(self, fact: journal.Opened) -> None:
        self.opened = fact
        self.pace = fact.settings.pace
        players = fact.options["players"]
        assert isinstance(players, int)
        self.places = [Place(bot=fact.bots.get(seat)) for seat in range(players)]

    def _joined(self, fact: journal.Joined) -> None:
        self.members[fact.member] = Member(fact.member, fact.name, fact.ticket)
        self.host = self.host or fact.member
        self._sat(fact.member, fact.seat, fact.colour)

    def _sat(self, who: str, seat: int | None, colour: str | None) -> None:
        member = self.members[who]
        ready = member.ready
        if member.seat is not None and member.seat != seat:
            self.places[member.seat] = Place()
        if seat is not None and member.seat != seat:
            self.places[seat] = Place(member=member.id)
            ready = False
        self.members[who] = replace(member, seat=seat, colour=colour, ready=ready)

    def _readied(self, fact: journal.Readied) -> None:
        member = self.members[fact.member]
        self.members[fact.member] = replace(member, ready=fact.ready)
        if member.seat is not None and fact.entropy:
            self.places[member.seat] = replace(self.places[member.seat], entropy=fact.entropy)

    def _left(self, fact: journal.Left) -> None:
        member = self.members.pop(fact.member)
        self.pending.pop(fact.member, None)
        self.agreed = tuple([one for one in self.agreed if one.member != fact.member])
        if member.seat is not None:
            self.places[member.seat] = Place()
        if self.host == fact.member:
            self.host = next(iter(self.members), "")
        if not self.members and self.phase == "lobby":
            self.phase = "closed"

    def _ticket_agreed(self, fact: journal.TicketAgreed, stamp: Stamp) -> None:
        """Who said no, or yes to another request for the same ticket, has changed their mind."""
        first = Agreed(fact.member, fact.ticket, fact.code, fact.asked, stamp.at, ())
        agreed = next((one for one in self.agreed if one.ticket == fact.ticket), first)
        others = without_yes([one for one in self.agreed if one is not agreed], fact.member, fact.by)
        self.agreed = (*others, replace(agreed, by=(*agreed.by, fact.by)))
        self.refusals = {pair: at for pair, at in self.refusals.items() if pair != (fact.member, fact.by)}

    def _ticket_refused(self, fact: journal.TicketRefused, stamp: Stamp) -> None:
        """Who had said yes takes it back. Those who say no one after the other share one note."""
        self.agreed = tuple(without_yes(self.agreed, fact.member, fact.by))
        self.refusals = {**self.refusals, (fact.member, fact.by): stamp.at}
        member, voter = self.members[fact.member], self.members[fact.by]
        note = TicketNote(member.name, member.seat, stamp.at, (voter.name,), refused=True)
        last = self.ticket_notes[-1] if self.ticket_notes else None
        if last is None or (last.name, last.seat, last.refused) != (note.name, note.seat, True):
            self.ticket_notes = (*self.ticket_notes, note)
            return
        names = tuple(dict.fromkeys([*last.by, voter.name]))
        self.ticket_notes = (*self.ticket_notes[:-1], replace(note, by=names))

    def _reissued(self, who: str, ticket: str, by: Iterable[str], stamp: Stamp) -> None:
        self.members[who] = replace(self.members[who], ticket=ticket)
        self._note(who, by, stamp, kept=False)

    def _note(self, who: str, by: Iterable[str], stamp: Stamp, kept: bool) -> None:
        """By name: whoever it was may leave, and what they did stays."""
        member = self.members[who]
        names = tuple([self.members[one].name for one in by if one in self.members])
        self.agreed = tuple([one for one in self.agreed if one.member != who])
        self.refusals = {pair: at for pair, at in self.refusals.items() if pair[0] != who}
        self.ticket_notes = (*self.ticket_notes, TicketNote(member.name, member.seat, stamp.at, names, kept))

    def _started(self, fact: journal.Started, stamp: Stamp) -> None:
        for seat, level in fact.bots.items():
            self.places[seat] = Place(bot=level)
        self.match = beginnings.begun(self.game, self.options, self.seed(), self.plan)
        self.claims = [claim for _, claim in self.match.claims]
        self.phase = "playing"
        if self.settings.clock:
            self.clocks = Clocks(self.settings.clock, len(self.places))
        self._moved_on(None, stamp)

    def _played(self, fact: journal.Played, stamp: Stamp) -> None:
        match, length = self.playing, len(self.playing.log)
        match.play(fact.seat, read_move(self.plan.game, fact.move))
        slipped = fact.by == "person" and match.outcome() is None and match.can_take_back(length)
        self.slip = self._slip(fact.seat, stamp.at, length) if slipped else None
        place = self.places[fact.seat]
        if place.stand_in:
            self.places[fact.seat] = replace(place, away_moves=place.away_moves + 1)
        if self.clocks:
            self.clocks.answered(fact.seat, stamp.at)
        self._moved_on(fact.seat, stamp)

    def _slip(self, seat: int, at: float, length: int) -> Slip:
        return Slip(seat, at, length, self.clocks.copy() if self.clocks else None)

    def _took_back(self, stamp: Stamp) -> None:
        """As if it had not been, for those as well who were told of it: the log ends where it ended before.

        The clocks have gone on since the question was asked: nobody gains time by moves that have never been.
        """
        slip, self.slip = self.slip, None
        assert slip is not None
        self.playing.take_back(slip.length)
        self.clocks = slip.clocks.copy() if slip.clocks else None
        self.milestones.pop()
        self.lengths.pop()
        self._moved_on(slip.seat, stamp)

    def _said(self, fact: journal.Said, stamp: Stamp) -> None:
        self.slip = None
        self.claims.append(self.playing.say(fact.seat, fact.text))
        self._remember_length(stamp.seq)

    def _chatted(self, fact: journal.Chatted, stamp: Stamp) -> None:
        """So many are kept of each room: nobody talks the words of the others away."""
        same = [chat for chat in self.chats if chat.room == fact.room]
        kept = [chat for chat in self.chats if len(same) < MOST_CHATS or chat is not same[0]]
        self.chats = [*kept, Chat(stamp.seq, fact.member, fact.text, stamp.at, fact.room, fact.name)]

    def _stood_in(self, fact: journal.StoodIn, stamp: Stamp) -> None:
        place = replace(self.places[fact.seat], stand_in=fact.on)
        self.places[fact.seat] = replace(place, away_since=stamp.seq - 1, away_moves=0) if fact.on else place
        self.votes = {seat: votes for seat, votes in self.votes.items() if seat != fact.seat}

    def _voted(self, fact: journal.Voted, stamp: Stamp) -> None:
        others = {who: at for who, at in self.votes.get(fact.seat, {}).items() if who != fact.member}
        self.votes = {**self.votes, fact.seat: {**others, fact.member: stamp.at} if fact.on else others}

    def _resigned(self, fact: journal.Resigned) -> None:
        """The luck that the person added to the seed stays with the seat."""
        place = self.places[fact.seat]
        if place.member is not None:
            self.members[place.member] = replace(self.members[place.member], seat=None)
        self.places[fact.seat] = replace(place, member=None, bot=fact.bot, stand_in=False)
        if self.slip is not None and self.slip.seat == fact.seat:
            self.slip = None

    def _paused(self, fact: journal.Paused, stamp: Stamp) -> None:
        self.slip = None  # its clocks would not know of the pause
        self.paused = fact.on
        if self.clocks:
            self.clocks.stop(stamp.at) if fact.on else self.clocks.ask(self.offers, stamp.at)

    def _woken(self, stamp: Stamp) -> None:
        self.slip = None  # likewise
        if self.clocks and not self.paused:
            self.clocks.restart(self.offers, stamp.at)

    # ---- after a move

    def _moved_on(self, mover: int | None, stamp: Stamp) -> None:
        """Who is asked now. A seat that was asked the same before and has not answered keeps its question."""
        match = self.playing
        decision = match.decision()
        before, self.offers = self.offers, {}
        for seat in decision.seats if decision else ():
            assert decision is not None
            moves = tuple(match.legal_moves(seat))
            kept = before.get(seat)
            same = kept is not None and seat != mover and (kept.ask, kept.moves) == (decision.ask, moves)
            self.offers[seat] = kept if same and kept else Offer(decision.ask, moves, stamp.seq)
        self.secret_choice = self._is_secret(before)
        self.skips -= {self.places[seat].member or "" for seat in self.offers}
        if decision is None:
            self.phase = "over"
        if self.clocks:
            self.clocks.ask(self.offers, stamp.at)
        self._remember_length(stamp.seq)

    def _is_secret(self, before: dict[int, Offer]) -> bool:
        """Several seats choose at once, or the rest of them still do."""
        asks = {offer.ask for offer in self.offers.values()}
        rest = self.secret_choice and set(self.offers) < set(before) and asks == {o.ask for o in before.values()}
        return len(self.offers) > 1 or (rest and bool(self.offers))

    def _remember_length(self, seq: int) -> None:
        self.milestones.append(seq)
        self.lengths.append(len(self.playing.log))


@lru_cache(2_000)
def read_move(game: str, text: str) -> object:
    """A move is checked and then played, and few are made for the first time: what a text says does not change."""
    return game_named(game).parse_move(text)


def folded(table_id: str, rows: Sequence[Row]) -> Table:
    """The table that a journal tells of."""
    table = Table(table_id)
    for row in rows:
        table.fold(journal.read(row.body), Stamp(row.seq, row.at))
    return table


def without_yes(agreed: Iterable[Agreed], member: str, voter: str) -> list[Agreed]:
    """Requests for this ticket lose the voter's yes; one that has no other is gone."""
    rest = [replace(one, by=tuple([who for who in one.by if one.member != member or who != voter])) for one in agreed]
    return [one for one in rest if one.by]
