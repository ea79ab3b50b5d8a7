"""What is asked of a table, as values: an act is checked against the table as it stands, and gives the fact it makes.

Nothing is written here, and nothing that is refused gets any further: an act that is not allowed raises, with a key for
its words and, where a rule forbids it, the clause.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

from openps.bots.ladder import NORMAL
from openps.catalog.bots import bot_names, level_names
from openps.engine.errors import IllegalMove
from openps.engine.ids import Viewer
from openps.engine.lines import is_printable
from openps.tables import journal, lost_tickets, rooms
from openps.tables.absence import REALLY_AWAY, Presence, is_majority, voters, votes_for_a_bot
from openps.tables.errors import NotFound, NotNow, NotPossible, NotYours, TooMuch, Unknown
from openps.tables.table import Agreed, Member, Place, Table, read_move
from openps.tables.tickets import hashed
from openps.wire import messages as wire

MOST_MEMBERS = 40
TAKE_BACK_WITHIN = 5  # seconds
MOST_CLAIMS = 200  # of one seat in a match,
MOST_CLAIMS_AT_ONCE = 12  # and between two moves: more than anybody listens to


# ---- who asks


def member_of(table: Table, ticket: str) -> Member:
    member = table.member_with(hashed(ticket)) if ticket else None
    if member is None:
        raise Unknown("error-no-ticket")
    return member


def host_of(table: Table, ticket: str) -> Member:
    member = member_of(table, ticket)
    if member.id != table.host:
        raise NotYours("error-not-host")
    return member


def member_named(table: Table, member: str | None) -> Member:
    """The person behind a socket; those who only look on are no members."""
    person = table.members.get(member or "")
    if person is None:
        raise NotYours("error-only-watching")
    return person


def seat_of(member: Member) -> int:
    if member.seat is None:
        raise NotYours("error-not-seated")
    return member.seat


# ---- when


def in_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise NotNow("error-table-started")


def in_play(table: Table) -> None:
    if table.phase != "playing":
        raise NotNow("error-table-not-playing")


def over(table: Table) -> Table:
    """The one gate: what holds the seed is told once the match is over, and not before.

    Whoever reads a table reads what is written (`LiveTable`), so an end that could still fail opens it for nobody.
    """
    if table.phase != "over":
        raise NotNow("error-table-not-over")
    return table


def ended(table: Table) -> Table:
    """A match that is over, or that the host of the server closed: it cannot continue, so its seed helps nobody."""
    return table if table.phase == "closed" and table.match is not None else over(table)


def recorded(table: Table) -> Table:
    """Of a match that ended and can be told from its seed on; practice goes on from another one."""
    if ended(table).plan.practice is not None:
        raise NotNow("error-practice-record")
    return table


def proved(table: Table) -> Table:
    """Of a match that was played here from its deal on: how its seed was made is known to this server alone."""
    if recorded(table).plan.brought is not None:
        raise NotNow("error-no-proof")
    return table


# ---- before the match


@dataclass(frozen=True, slots=True)
class Join:
    """Without a seat in mind one gets the first free one; where none is free, one joins to look on."""

    asked: wire.Join
    member: str
    ticket: str

    def fact(self, table: Table) -> journal.Joined:
        in_lobby(table)
        if len(table.members) >= MOST_MEMBERS:
            raise TooMuch("error-table-full")
        asked = self.asked
        seat = asked.seat if asked.seat is not None else first_free(table)
        if asked.seat is not None:
            free_place(table, asked.seat)
        colour = free_colour(table, asked.colour, None)
        name = clean_name(asked.name)
        return journal.Joined(member=self.member, name=name, ticket=hashed(self.ticket), seat=seat, colour=colour)


def clean_name(name: str) -> str:
    """One line that shows: no control characters, no blanks around it."""
    clean = "".join([char for char in name if is_printable(char)]).strip()
    if not clean:
        raise NotPossible("error-name")
    return clean


def first_free(table: Table) -> int | None:
    return next((seat for seat, place in enumerate(table.places) if place.free), None)


def free_place(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise NotPossible("error-no-seat", got=seat)
    place = table.places[seat]
    if not place.free:
        raise NotNow("error-seat-taken", seat=seat)
    return place


def free_colour(table: Table, colour: str | None, member: str | None) -> str | None:
    if colour is not None and any(one.colour == colour and one.id != member for one in table.members.values()):
        raise NotNow("error-colour-taken", colour=colour)
    return colour


@dataclass(frozen=True, slots=True)
class Sit:
    ticket: str
    asked: wire.Sit

    def fact(self, table: Table) -> journal.Sat:
        member, asked = member_of(table, self.ticket), self.asked
        in_lobby(table)
        if asked.seat is not None and asked.seat != member.seat:
            free_place(table, asked.seat)
        colour = free_colour(table, asked.colour, member.id) if asked.colour else member.colour
        return journal.Sat(member=member.id, seat=asked.seat, colour=colour)


@dataclass(frozen=True, slots=True)
class Ready:
    ticket: str
    asked: wire.Ready

    def fact(self, table: Table) -> journal.Readied:
        member = member_of(table, self.ticket)
        in_lobby(table)
        if member.seat is None:
            raise NotNow("error-not-seated")
        return journal.Readied(member=member.id, ready=self.asked.ready, entropy=self.asked.entropy)


@dataclass(frozen=True, slots=True)
class PlaceBot:
    """Before the match on any seat without a person; during it, another level for a bot that plays."""

    ticket: str
    asked: wire.PlaceBot

    def fact(self, table: Table) -> journal.BotPlaced:
        host_of(table, self.ticket)
        seat, level = self.asked.seat, self.asked.level
        if seat >= len(table.places):
            raise NotPossible("error-no-seat", got=seat)
        if table.phase != "playing" or table.places[seat].bot is None or level is None:
            in_lobby(table)
        if table.places[seat].member is not None:
            raise NotNow("error-seat-taken", seat=seat)
        if level is not None:
            known_bot(table.plan.game, level)
        return journal.BotPlaced(seat=seat, level=level)


def known_bot(game: str, level: str) -> str:
    """A level or a bot by its name alone: what people at a table may not set is set by whoever runs the server."""
    known = [*level_names(game), *bot_names(game)]
    if level not in known:
        raise NotPossible("error-no-bot", got=level, game=game, expected=", ".join(known))
    return level


def usual_bot(game: str) -> str:
    """Who sits down on a free seat, and who stands in."""
    return NORMAL if NORMAL in level_names(game) else bot_names(game)[-1]


@dataclass(frozen=True, slots=True)
class Kick:
    ticket: str
    asked: wire.Kick

    def fact(self, table: Table) -> journal.Left:
        host = host_of(table, self.ticket)
        in_lobby(table)
        if self.asked.member not in table.members or self.asked.member == host.id:
            raise NotFound("error-no-member")
        return journal.Left(member=self.asked.member, kicked=True)


@dataclass(frozen=True, slots=True)
class Leave:
    """Before the match the seat is free again; during it a bot plays on until its owner comes back."""

    ticket: str

    def fact(self, table: Table) -> journal.Left | journal.StoodIn:
        member = member_of(table, self.ticket)
        if table.phase == "playing" and member.seat is not None:
            if table.places[member.seat].stand_in:
                raise NotNow("error-left-already")
            return journal.StoodIn(seat=member.seat, on=True)
        in_lobby(table)
        return journal.Left(member=member.id, kicked=False)


@dataclass(frozen=True, slots=True)
class Start:
    """Every person is ready (the host says so by starting); bots take the free seats."""

    ticket: str

    def fact(self, table: Table) -> journal.Started:
        host = host_of(table, self.ticket)
        in_lobby(table)
        seated = [one for one in table.members.values() if one.seat is not None]
        waiting = [one.name for one in seated if not one.ready and one != host]
        if waiting:
            raise NotNow("error-not-ready", names=", ".join(waiting))
        best = usual_bot(table.plan.game)
        return journal.Started(bots={seat: best for seat, place in enumerate(table.places) if place.free})


# ---- tickets that were lost

Looking: TypeAlias = Callable[[], Presence]
"""Who is here is asked under the table's lock: whoever comes back while a change waits has come back before it."""


@dataclass(frozen=True, slots=True)
class Reissue:
    """A yes to whoever told the code: the new ticket is good once all have agreed whose word it takes.

    None of them ever sees it.
    """

    ticket: str
    asked: wire.Reissue
    waiting: tuple[lost_tickets.Request, ...]  # those that nobody has said yes to
    looking: Looking

    def fact(self, table: Table) -> journal.TicketAgreed | journal.TicketReissued:
        voter, presence = member_of(table, self.ticket), self.looking()
        request = self._request(table, presence)
        lost_tickets.only_absent(table, request.member, presence)
        before = request.by if isinstance(request, Agreed) else ()
        yes = [*before, voter.id]
        rule = lost_tickets.terms(table, request.member, presence, yes)
        if voter.id not in rule.voters:
            raise NotYours("error-ticket-not-asked")
        if voter.id in before:
            raise NotNow("error-agreed-already")
        if rule.missing(yes) or rule.wait:
            return journal.TicketAgreed(
                member=request.member, ticket=request.ticket, code=request.code, asked=request.asked, by=voter.id
            )
        return journal.TicketReissued(member=request.member, ticket=request.ticket, by=yes)

    def _request(self, table: Table, presence: Presence) -> lost_tickets.AnyRequest:
        known: list[lost_tickets.AnyRequest] = [*lost_tickets.agreed_now(table, presence), *self.waiting]
        asked = [one for one in known if (one.member, one.code) == (self.asked.member, self.asked.code)]
        for one in asked:
            if lost_tickets.counts(table, one, presence):
                return one
        raise NotFound("error-nobody-asked-back")


@dataclass(frozen=True, slots=True)
class Refuse:
    """A no to whoever asks for a ticket, without a code: somebody who has told none is nobody's friend."""

    ticket: str
    asked: wire.Refuse
    waiting: tuple[lost_tickets.Request, ...]
    looking: Looking

    def fact(self, table: Table) -> journal.TicketRefused:
        voter, presence, member = member_of(table, self.ticket), self.looking(), self.asked.member
        told = lost_tickets.asked_back(table, self._still_waiting(table, presence), presence)
        asked = next((one for one in told if one.member == member), None)
        if asked is None:
            raise NotFound("error-nobody-asks-back")
        if voter.id not in asked.voters:
            raise NotYours("error-ticket-not-asked")
        if voter.id in asked.no:
            raise NotNow("error-refused-already")
        return journal.TicketRefused(member=member, by=voter.id)

    def _still_waiting(self, table: Table, presence: Presence) -> list[lost_tickets.Request]:
        return [one for one in self.waiting if lost_tickets.counts(table, one, presence)]


@dataclass(frozen=True, slots=True)
class Knock:
    """With a new ticket that was agreed on: the time that it had to wait is over."""

    ticket: str
    looking: Looking

    def fact(self, table: Table) -> journal.TicketReissued:
        presence = self.looking()
        request = lost_tickets.agreed_with(table, hashed(self.ticket), presence)
        if request is None:
            raise NotFound("error-nobody-asked-back")
        lost_tickets.only_absent(table, request.member, presence)
        if not lost_tickets.is_due(table, request, presence):
            raise NotNow("error-stale")
        return journal.TicketReissued(member=request.member, ticket=request.ticket, by=list(request.by))


@dataclass(frozen=True, slots=True)
class KeepTicket:
    """Its owner is back: whatever was agreed on is void."""

    member: str

    def fact(self, table: Table) -> journal.TicketKept:
        if self.member not in [one.member for one in table.agreed]:
            raise NotNow("error-stale")
        return journal.TicketKept(member=self.member)


# ---- during the match


@dataclass(frozen=True, slots=True)
class Play:
    """One move of a person. `after` is the last news that the person saw: an answer to an older question is stale."""

    member: str | None
    move: str
    after: int

    def fact(self, table: Table) -> journal.Played:
        seat = seat_of(member_named(table, self.member))
        in_play(table)
        if table.paused:
            raise NotNow("error-table-paused")
        offer = table.offers.get(seat)
        if offer is not None and self.after < offer.since:
            raise NotNow("error-stale")
        if self.after > table.seq:
            raise NotPossible("error-news-number", got=self.after)
        legal(table, seat, self.move)
        return journal.Played(seat=seat, move=self.move, by="person")


@dataclass(frozen=True, slots=True)
class BotPlay:
    """The answer of a bot, if the question still stands and is still a bot's."""

    seat: int
    move: str
    since: int
    by: journal.By

    def fact(self, table: Table) -> journal.Played:
        in_play(table)
        offer = table.offers.get(self.seat)
        mine = self.by == "clock" or table.places[self.seat].played_by_bot
        if table.paused or offer is None or offer.since != self.since or not mine:
            raise NotNow("error-stale")
        legal(table, self.seat, self.move)
        return journal.Played(seat=self.seat, move=self.move, by=self.by)


def legal(table: Table, seat: int, text: str) -> None:
    """Raises BadMoveText for what is no move at all, IllegalMove with the clause for one that the rules forbid now."""
    match, offer = table.playing, table.offers.get(seat)
    move = read_move(table.plan.game, text)
    refusal = None if offer and move in offer.moves else match.game.why_not(match.state, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move, refusal)


@dataclass(frozen=True, slots=True)
class TakeBack:
    """One's own last move, for a few seconds, as long as nobody learned anything by it, moved or spoke since."""

    member: str | None
    at: float

    def fact(self, table: Table) -> journal.TookBack:
        seat = seat_of(member_named(table, self.member))
        in_play(table)
        if table.paused:
            raise NotNow("error-table-paused")
        if time_to_take_back(table, seat, self.at) <= 0:
            raise NotNow("error-nothing-to-take-back", seconds=TAKE_BACK_WITHIN)
        return journal.TookBack(seat=seat)


def time_to_take_back(table: Table, seat: Viewer, now: float) -> float:
    """How many seconds a seat still has for it."""
    slip = table.slip
    return max(slip.at + TAKE_BACK_WITHIN - now, 0.0) if slip is not None and slip.seat == seat else 0.0


@dataclass(frozen=True, slots=True)
class Say:
    """A claim of a person."""

    member: str | None
    text: str

    def fact(self, table: Table) -> journal.Said:
        return said(table, seat_of(member_named(table, self.member)), self.text)


@dataclass(frozen=True, slots=True)
class BotSay:
    """What a bot says, if the same seats are still asked and it is still a bot's seat."""

    seat: int
    text: str
    asked: tuple[int, ...]

    def fact(self, table: Table) -> journal.Said:
        if table.paused or table.places[self.seat].bot is None or tuple(table.offers) != self.asked:
            raise NotNow("error-stale")
        return said(table, self.seat, self.text)


def said(table: Table, seat: int, text: str) -> journal.Said:
    """Raises what the match has against it: that it is no claim, names nobody, or may not be said now."""
    in_play(table)
    no_secret_choice(table)
    if len(text) > wire.MOST_TEXT:
        raise NotPossible("error-claim-long", most=wire.MOST_TEXT)
    table.playing.claim_of(seat, text)
    not_too_talkative(table, seat)
    return journal.Said(seat=seat, text=text)


def not_too_talkative(table: Table, seat: int) -> None:
    """Everybody hears every claim, and whoever comes hears all of them: nobody fills a table with theirs.

    Only who speaks is asked: what was said before there was a limit stands in its journal and is read from there.
    """
    match = table.playing
    now = takewhile(lambda said: said[0] == match.ply, reversed(match.claims))
    if len([claim for _, claim in now if claim.speaker == seat]) >= MOST_CLAIMS_AT_ONCE:
        raise NotNow("error-claims-at-once", most=MOST_CLAIMS_AT_ONCE)
    if len([claim for claim in table.claims if claim.speaker == seat]) >= MOST_CLAIMS:
        raise NotNow("error-claims-in-all", most=MOST_CLAIMS)


@dataclass(frozen=True, slots=True)
class Chat:
    """Free words on private tables only, and of players never into a secret choice. Onlookers have their own room."""

    member: str | None
    text: str
    name: str = ""  # of somebody who looks on without a ticket

    def fact(self, table: Table) -> journal.Chatted:
        person, room = table.members.get(self.member or ""), rooms.room_of(table, self.member)
        if person is None and not self.name:
            raise NotYours("error-only-watching")
        name = "" if person else clean_name(self.name)
        if table.settings.listed:
            raise NotYours("error-no-chat")
        if room == rooms.PLAYERS:
            no_secret_choice(table)
        clean = "".join([char for char in self.text if is_printable(char)]).strip()
        if not clean:
            raise NotPossible("error-chat-empty")
        return journal.Chatted(member=person.id if person else "", text=clean, room=room, name=name)


def no_secret_choice(table: Table) -> None:
    if table.phase == "playing" and table.secret_choice:
        raise NotNow("error-secret-choice")


@dataclass(frozen=True, slots=True)
class React:
    """A gesture of somebody at the table: seen for a moment and kept by nobody, so it makes no fact.

    Onlookers make none that players would see, and nobody does while a secret choice is made: what one chooses, and
    how long it takes, is not to be commented.
    """

    member: str | None
    reaction: wire.Reaction

    def gesture(self, table: Table) -> wire.Reacted:
        member = member_named(table, self.member)
        if table.phase == "playing":
            seat_of(member)
        no_secret_choice(table)
        return wire.Reacted(member=member.id, reaction=self.reaction)


@dataclass(frozen=True, slots=True)
class Pause:
    member: str | None
    on: bool

    def fact(self, table: Table) -> journal.Paused:
        member = member_named(table, self.member)
        in_play(table)
        seat_of(member)
        if table.paused == self.on:
            raise NotNow("error-paused-already" if self.on else "error-not-paused")
        return journal.Paused(on=self.on)


@dataclass(frozen=True, slots=True)
class StandIn:
    seat: int
    on: bool

    def fact(self, table: Table) -> journal.StoodIn:
        in_play(table)
        if table.places[self.seat].stand_in == self.on or table.places[self.seat].member is None:
            raise NotNow("error-stale")
        return journal.StoodIn(seat=self.seat, on=self.on)


@dataclass(frozen=True, slots=True)
class LetBotPlay:
    """For a person who is away, at once: the owner says so alone, the others by a majority of those who are there."""

    ticket: str
    asked: wire.LetBotPlay
    presence: Presence

    def fact(self, table: Table) -> journal.StoodIn | journal.Voted:
        member, seat = member_of(table, self.ticket), self.asked.seat
        in_play(table)
        seat_of(member)
        who_is_away(table, seat, self.presence)
        votes = votes_for_a_bot(table, seat, self.presence)
        if (member.id in votes) == self.asked.on:
            raise NotNow("error-voted-already" if self.asked.on else "error-not-voted")
        if not self.asked.on:
            return journal.Voted(member=member.id, seat=seat, on=False)
        if member.id == table.host or is_majority(len(votes) + 1, len(voters(table, self.presence))):
            return journal.StoodIn(seat=seat, on=True)
        return journal.Voted(member=member.id, seat=seat, on=True)


def who_is_away(table: Table, seat: int, presence: Presence) -> None:
    """Somebody who plays, and nobody plays for them yet."""
    if seat >= len(table.places) or table.places[seat].member is None:
        raise NotPossible("error-no-person", got=seat)
    if table.places[seat].stand_in:
        raise NotNow("error-bot-plays-already")
    if presence.away(table.places[seat].member) < REALLY_AWAY:
        raise NotNow("error-not-away")


@dataclass(frozen=True, slots=True)
class Resign:
    """Where the table allows it: by the move that the rules have for it, or else a bot has the seat for good."""

    ticket: str

    def fact(self, table: Table) -> journal.Played | journal.Resigned:
        member = member_of(table, self.ticket)
        in_play(table)
        seat, move = seat_of(member), table.edition.give_up(table.options)
        if move:
            return Play(member.id, move, table.seq).fact(table)
        if not table.may_resign:
            raise NotYours("error-no-resigning")
        return journal.Resigned(seat=seat, bot=usual_bot(table.plan.game))


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots take for an answer, for everybody at the table: its owner says so."""

    member: str | None
    pace: int

    def fact(self, table: Table) -> journal.Paced:
        if member_named(table, self.member).id != table.host:
            raise NotYours("error-not-host")
        in_play(table)
        return journal.Paced(pace=self.pace)


@dataclass(frozen=True, slots=True)
class Skip:
    """To have bots answer at once, until a person is asked. It is done once all agree to whom a question may come."""

    member: str | None
    on: bool

    def fact(self, table: Table) -> journal.Skipped:
        member = member_named(table, self.member)
        in_play(table)
        if member.id != table.host:
            seat_of(member)
        if self.on and member.seat in table.offers:
            raise NotNow("error-skip-asked")
        if self.on == (member.id in table.skips):
            raise NotNow("error-stale")
        return journal.Skipped(member=member.id, on=self.on)


# ---- after the match, and by the house


@dataclass(frozen=True, slots=True)
class Rematch:
    ticket: str
    new: str

    def fact(self, table: Table) -> journal.Rematched:
        seat_of(member_of(table, self.ticket))
        over(table)
        if table.rematch:
            raise NotNow("error-rematched-already")
        return journal.Rematched(table=self.new)


@dataclass(frozen=True, slots=True)
class Close:
    """By the host of the server. A match that is over has nothing left to close."""

    def fact(self, table: Table) -> journal.Closed:
        if table.phase == "over":
            raise NotNow("error-table-over")
        return journal.Closed()


@dataclass(frozen=True, slots=True)
class ByHouse:
    """What the house itself writes, such as the opening of a table: nobody asks, so there is nothing to refuse."""

    made: journal.Fact

    def fact(self, _table: Table) -> journal.Fact:
        return self.made


Act: TypeAlias = (
    Join | Sit | Ready | PlaceBot | Kick | Leave | Start | Reissue | Play | BotPlay | TakeBack | Say | BotSay
    | Chat | Pause | StandIn | LetBotPlay | Resign | Rematch | ByHouse
    | Pace | Skip | Refuse | Knock | KeepTicket | Close
)  # fmt: skip


def opened(
    asked: wire.NewTable, table_options: dict[str, object], rules: int, password: str, secret: str
) -> journal.Opened:
    players = table_options["players"]
    assert isinstance(players, int)
    if len(asked.seats) > players:
        raise NotPossible("error-too-many-seats", count=len(asked.seats), players=players)
    bots = {seat: known_bot(asked.game, level) for seat, level in enumerate(asked.seats) if level != "open"}
    settings = journal.Settings(
        listed=asked.listed, password=password, spectators=asked.spectators, patience=asked.patience,
        clock=asked.clock, pace=asked.pace, reminders=asked.reminders, open_chat=asked.open_chat, resign=asked.resign,
        lost_after=asked.lost_after, lost_wait=asked.lost_wait, hints=asked.hints,
    )  # fmt: skip
    return journal.Opened(
        game=asked.game, rules=rules, options=table_options, settings=settings, secret=secret, bots=bots
    )
