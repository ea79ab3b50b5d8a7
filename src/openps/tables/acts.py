"""What people ask of a table, checked against the table as it stands: each act is the fact that it would make.

Nothing is written here. An act that is not allowed raises, with a key for its words.
"""

from __future__ import annotations

from openps.bots.ladder import NORMAL
from openps.catalog.bots import bot_names, level_names
from openps.tables import journal
from openps.tables.errors import NotFound, NotNow, NotPossible, NotYours, TooMuch
from openps.tables.table import Member, Place, Table
from openps.tables.tickets import hashed
from openps.wire import messages as wire

MOST_MEMBERS = 40
MOST_PENDING = 5


# ---- who asks


def member_of(table: Table, ticket: str) -> Member:
    member = table.member_with(hashed(ticket)) if ticket else None
    if member is None:
        raise NotYours("error-no-ticket")
    return member


def host_of(table: Table, ticket: str) -> Member:
    member = member_of(table, ticket)
    if member.id != table.host:
        raise NotYours("error-not-host")
    return member


def in_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise NotNow("error-table-started")


def in_play(table: Table) -> None:
    if table.phase != "playing":
        raise NotNow("error-table-not-playing")


# ---- before the match


def join(table: Table, asked: wire.Join, member: str, ticket: str) -> journal.Joined:
    """Without a seat in mind one gets the first free one; where none is free, one joins to look on."""
    in_lobby(table)
    if len(table.members) >= MOST_MEMBERS:
        raise TooMuch("error-table-full")
    seat = asked.seat if asked.seat is not None else first_free(table)
    if asked.seat is not None:
        free_place(table, asked.seat)
    colour = free_colour(table, asked.colour, None)
    name = clean_name(asked.name)
    return journal.Joined(member=member, name=name, ticket=hashed(ticket), seat=seat, colour=colour)


def clean_name(name: str) -> str:
    """One line that shows: no control characters, no blanks around it."""
    clean = "".join([char for char in name if char.isprintable()]).strip()
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


def sit(table: Table, ticket: str, asked: wire.Sit) -> journal.Sat:
    member = member_of(table, ticket)
    in_lobby(table)
    if asked.seat is not None and asked.seat != member.seat:
        free_place(table, asked.seat)
    colour = free_colour(table, asked.colour, member.id) if asked.colour else member.colour
    return journal.Sat(member=member.id, seat=asked.seat, colour=colour)


def ready(table: Table, ticket: str, asked: wire.Ready) -> journal.Readied:
    member = member_of(table, ticket)
    in_lobby(table)
    if member.seat is None:
        raise NotNow("error-not-seated")
    return journal.Readied(member=member.id, ready=asked.ready, entropy=asked.entropy)


def place_bot(table: Table, ticket: str, asked: wire.PlaceBot) -> journal.BotPlaced:
    """Before the match on any seat without a person; during it, another level for a bot that plays."""
    host_of(table, ticket)
    if asked.seat >= len(table.places):
        raise NotPossible("error-no-seat", got=asked.seat)
    if table.phase != "playing" or table.places[asked.seat].bot is None or asked.level is None:
        in_lobby(table)
    if table.places[asked.seat].member is not None:
        raise NotNow("error-seat-taken", seat=asked.seat)
    if asked.level is not None:
        known_bot(table.plan.game, asked.level)
    return journal.BotPlaced(seat=asked.seat, level=asked.level)


def known_bot(game: str, level: str) -> str:
    """A level or a bot by its name alone: what people at a table may not set is set by whoever runs the server."""
    known = [*level_names(game), *bot_names(game)]
    if level not in known:
        raise NotPossible("error-no-bot", got=level, game=game, expected=", ".join(known))
    return level


def usual_bot(game: str) -> str:
    """Who sits down on a free seat, and who stands in."""
    return NORMAL if NORMAL in level_names(game) else bot_names(game)[-1]


def kick(table: Table, ticket: str, asked: wire.Kick) -> journal.Left:
    host = host_of(table, ticket)
    in_lobby(table)
    if asked.member not in table.members or asked.member == host.id:
        raise NotFound("error-no-member")
    return journal.Left(member=asked.member, kicked=True)


def leave(table: Table, ticket: str) -> journal.Left | journal.StoodIn:
    """Before the match the seat is free again; during it a bot plays on until its owner comes back."""
    member = member_of(table, ticket)
    if table.phase == "playing" and member.seat is not None:
        if table.places[member.seat].stand_in:
            raise NotNow("error-left-already")
        return journal.StoodIn(seat=member.seat, on=True)
    in_lobby(table)
    return journal.Left(member=member.id, kicked=False)


def start(table: Table, ticket: str) -> journal.Started:
    """Every person is ready (the host says so by starting); bots take the free seats."""
    host = host_of(table, ticket)
    in_lobby(table)
    waiting = [one.name for one in table.members.values() if one.seat is not None and not one.ready and one != host]
    if waiting:
        raise NotNow("error-not-ready", names=", ".join(waiting))
    best = usual_bot(table.plan.game)
    return journal.Started(bots={seat: best for seat, place in enumerate(table.places) if place.free})


# ---- tickets that were lost


def lost(table: Table, asked: wire.Lost, ticket: str, code: str) -> journal.AskedBack:
    """The new ticket is good once the host has said yes; the host never sees it."""
    if asked.member not in table.members:
        raise NotFound("error-no-member")
    if asked.member == table.host:
        raise NotNow("error-host-ticket")
    if len(table.pending) >= MOST_PENDING and asked.member not in table.pending:
        raise TooMuch("error-too-many-asked-back")
    return journal.AskedBack(member=asked.member, ticket=hashed(ticket), code=code)


def reissue(table: Table, ticket: str, asked: wire.Reissue) -> journal.Reissued:
    host_of(table, ticket)
    waiting = table.pending.get(asked.member)
    if waiting is None or waiting.code != asked.code:
        raise NotFound("error-nobody-asked-back")
    return journal.Reissued(member=asked.member)


# ---- during the match


def seat_of(table: Table, member: Member) -> int:
    if member.seat is None:
        raise NotYours("error-not-seated")
    return member.seat


def play(table: Table, seat: int, move: str, after: int) -> journal.Played:
    """One move of a person. `after` is the last news that the person saw: an answer to an older question is stale."""
    in_play(table)
    if table.paused:
        raise NotNow("error-table-paused")
    offer = table.offers.get(seat)
    if offer is not None and after < offer.since:
        raise NotNow("error-stale")
    if after > table.seq:
        raise NotPossible("error-news-number", got=after)
    return journal.Played(seat=seat, move=move, by="person")


def play_bot(table: Table, seat: int, move: str, since: int, by: journal.By) -> journal.Played:
    """The answer of a bot, if the question still stands and is still a bot's."""
    in_play(table)
    offer = table.offers.get(seat)
    mine = by == "clock" or table.places[seat].played_by_bot
    if table.paused or offer is None or offer.since != since or not mine:
        raise NotNow("error-stale")
    return journal.Played(seat=seat, move=move, by=by)


def say(table: Table, seat: int, text: str) -> journal.Said:
    in_play(table)
    if table.secret_choice:
        raise NotNow("error-secret-choice")
    return journal.Said(seat=seat, text=text)


def say_bot(table: Table, seat: int, text: str, asked: tuple[int, ...]) -> journal.Said:
    """What a bot says, if the same seats are still asked and it is still a bot's seat."""
    if table.paused or table.places[seat].bot is None or tuple(table.offers) != asked:
        raise NotNow("error-stale")
    return say(table, seat, text)


def chat(table: Table, member: Member, text: str) -> journal.Chatted:
    """Free words on private tables only, and never into a secret choice."""
    if table.settings.listed:
        raise NotYours("error-no-chat")
    if table.phase == "playing" and table.secret_choice:
        raise NotNow("error-secret-choice")
    clean = "".join([char for char in text if char.isprintable()]).strip()
    if not clean:
        raise NotPossible("error-chat-empty")
    return journal.Chatted(member=member.id, text=clean)


def pause(table: Table, member: Member, on: bool) -> journal.Paused:
    in_play(table)
    seat_of(table, member)
    if table.paused == on:
        raise NotNow("error-paused-already" if on else "error-not-paused")
    return journal.Paused(on=on)


def stand_in(table: Table, seat: int, on: bool) -> journal.StoodIn:
    in_play(table)
    if table.places[seat].stand_in == on or table.places[seat].member is None:
        raise NotNow("error-stale")
    return journal.StoodIn(seat=seat, on=on)


# ---- after the match


def over(table: Table) -> Table:
    """The one gate: what holds the seed is told once the match is over, and not before.

    Whoever reads a table reads what is written (`LiveTable`), so an end that could still fail opens it for nobody.
    """
    if table.phase != "over":
        raise NotNow("error-table-not-over")
    return table


def rematch(table: Table, ticket: str, new: str) -> journal.Rematched:
    seat_of(table, member_of(table, ticket))
    over(table)
    if table.rematch:
        raise NotNow("error-rematched-already")
    return journal.Rematched(table=new)


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
        clock=asked.clock, pace=asked.pace, reminders=asked.reminders,
    )  # fmt: skip
    return journal.Opened(
        game=asked.game, rules=rules, options=table_options, settings=settings, secret=secret, bots=bots
    )
