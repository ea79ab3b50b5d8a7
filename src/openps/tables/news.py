"""What those who watch a table are told: for each viewer everything that viewer may know, encoded once.

Of the state it gives out only what the game says of it to a viewer (the view, the masked events, the moves and the menu
of the seat that is asked, aids) and to everybody (who is asked, the outcome, verdicts). A match that is over also goes
out step by step (`replays`), and its seed (`proof`), behind the gate `acts.over`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_
from typing import Final, Literal

import msgspec
from msgspec import Raw

from openps.engine.chance import commitment
from openps.engine.claims import Claim
from openps.engine.game import AnyGame
from openps.engine.ids import Viewer
from openps.tables import journal, script
from openps.tables.absence import Presence, votes_for_a_bot
from openps.tables.acts import time_to_take_back
from openps.tables.heard import NOTHING, Heard, pages
from openps.tables.lost_tickets import Request, asked_back
from openps.tables.pace import is_skipping
from openps.tables.table import Chat, Table, TicketNote
from openps.wire import encoding
from openps.wire import messages as wire

ENCODER: Final = msgspec.json.Encoder()
_MOVES: Final[dict[str, encoding.Moves]] = {}
_NO_ROWS: Final = Raw(b"[]")


def moves_of(game: AnyGame) -> encoding.Moves:
    known = _MOVES.get(game.info.key)
    if known is None:
        known = _MOVES[game.info.key] = encoding.Moves(game)
    return known


class Tail:
    """The events after some news: the number of the first, and all of them."""

    __slots__ = ("events", "first")

    def __init__(self, first: int, events: Sequence[object]) -> None:
        self.first = first
        self.events = events


class Told:
    """The news of one moment for those who know and have heard the same, and what they have heard with them."""

    __slots__ = ("_data", "heard", "news")

    def __init__(self, news: wire.News, heard: Heard) -> None:
        self.news = news
        self.heard = heard
        self._data = b""

    def data(self) -> bytes:
        self._data = self._data or ENCODER.encode(self.news)
        return self._data

    def answer(self, re: str) -> bytes:
        """For the one who asked, who hears which request it answers."""
        return ENCODER.encode(msgspec.structs.replace(self.news, re=re))


class Telling:
    """The news of one moment, for any number of viewers: what is public about it is worked out once."""

    def __init__(self, table: Table, now: float) -> None:
        match = table.playing
        self._table = table
        self._match = match
        self._public: dict[int, bytes] = {}
        self._open: dict[int, Raw] = {}
        self._tails: dict[int, Tail] = {}
        self._told: dict[tuple[Viewer, Heard, int], Told] = {}
        self._said: dict[int, bytes] = {}
        self._edition = table.edition
        self._taught = bool(table.plan.lesson)
        self._moves = moves_of(match.game)
        self._view = match.viewing()
        self._views = encoding.Views(match.game.view_type(), match.game.info.histories)
        decision, outcome = match.decision(), match.outcome()
        self._decision = None if decision is None else wire.Question(ask=decision.ask, seats=list(decision.seats))
        self._outcome = (
            None
            if outcome is None
            else wire.Ending(winners=list(outcome.winners), reason=outcome.reason, scores=list(outcome.scores))
        )
        verdicts = match.verdicts() if table.claims else []
        self._verdicts = [wire.Judged(claim=at, verdict=verdict.value) for at, (_, verdict) in enumerate(verdicts)]
        self._clocks = table.clocks.all_left(now) if table.clocks else None
        self._now = now

    def news(self, viewer: Viewer, since: int, heard: Heard = NOTHING) -> wire.News:
        """Everything that a viewer may know, without what was heard, and the events after the news of that number."""
        return self.told(viewer, since, heard).news

    def told(self, viewer: Viewer, since: int, heard: Heard) -> Told:
        """The same for all who know and have heard the same."""
        known = self._told.get((viewer, heard, since))
        if known is None:
            known = self._told[viewer, heard, since] = self.worked_out(viewer, since, heard)
        return known

    def worked_out(self, viewer: Viewer, since: int, heard: Heard) -> Told:
        table, match = self._table, self._match
        offer = table.offers.get(viewer) if viewer is not None else None
        moves: Sequence[object] = offer.moves if offer else ()
        tail = self._tail(since)
        view = self._view(viewer)
        changes = self._views.changes(heard.view, view)
        news = wire.News(
            seq=table.seq,
            since=since,
            first=tail.first,
            events=self._events(viewer, tail),
            view=Raw(changes.data),  # claims travel beside it
            decision=self._decision,
            moves=Raw(self._moves.encode(moves)) if moves else _NO_ROWS,
            menu=Raw(self._menu(viewer, moves)) if moves else _NO_ROWS,
            claims=Raw(self._claims_after(heard.claims)),
            clocks=self._clocks,
            outcome=self._outcome,
            verdicts=self._verdicts,
            aid=self._edition.aid(match, view, table.id),
            take_back=time_to_take_back(table, viewer, self._now) if table.slip is not None else 0.0,
            lesson=script.step_of(table, viewer) if self._taught else None,
            kept_claims=heard.claims,
            kept=changes.kept,
        )
        return Told(news, Heard(len(table.claims), view))

    def _claims_after(self, number: int) -> bytes:
        if number not in self._said:
            self._said[number] = encoded_claims(self._table.claims[number:])
        return self._said[number]

    def _menu(self, viewer: Viewer, moves: Sequence[object]) -> bytes:
        if viewer is None:
            return b"[]"
        return encoding.encode_menu(self._edition.menu(self._match.state, viewer, moves), moves)

    def _tail(self, since: int) -> Tail:
        known = self._tails.get(since)
        if known is None:
            first = self._table.log_length(since)
            known = self._tails[since] = Tail(first, self._match.log[first:])
        return known

    def _events(self, viewer: Viewer, tail: Tail) -> Raw:
        """Those who see all of it as it is get it as one piece."""
        first, events = tail.first, tail.events
        seen = self._match.seen_by(viewer, events)
        if not all(map(is_, seen, events)):
            return Raw(b"[" + b",".join(self._one_by_one(first, seen)) + b"]")
        if first not in self._open:
            self._open[first] = Raw(b"[" + b",".join(self._one_by_one(first, seen)) + b"]")
        return self._open[first]

    def _one_by_one(self, first: int, seen: Sequence[object]) -> list[bytes]:
        log = self._match.log
        return [
            self._shared(number, event) if event is log[number] else encoding.encode_event(event)
            for number, event in enumerate(seen, first)
        ]

    def _shared(self, number: int, event: object) -> bytes:
        """Of the very entry of the log; one that is only equal may still hide what it does not compare."""
        known = self._public.get(number)
        if known is None:
            known = self._public[number] = encoding.encode_event(event)
        return known


def encoded_claims(claims: Sequence[Claim]) -> bytes:
    return ENCODER.encode([encoding.plain_claim(claim) for claim in claims])


def earlier_claims(table: Table) -> list[wire.Claims]:
    """What was said before somebody came, in pages; the last one goes with the news."""
    return [wire.Claims(kept_claims=at, claims=Raw(encoded_claims(page))) for at, page in pages(table.claims)]


def table_now(table: Table, presence: Presence, watching: int, waiting: Sequence[Request] = ()) -> wire.TableNow:
    """What may change about a table; the members who are connected are present."""
    return wire.TableNow(
        seq=table.seq,
        phase=table.phase,
        members=[member_info(table, member, presence) for member in table.members],
        seats=[seat_info(table, seat, presence) for seat in range(len(table.places))],
        resign=resigning(table),
        pace=table.pace,
        paused=table.paused,
        watching=watching,
        asked_back=asked_back(table, waiting, presence),
        seed_commitment=commitment(table.seed()) if table.match else "",
        rematch=table.rematch,
        skips=sorted(table.skips),
        skipping=is_skipping(table),
        ticket_notes=[ticket_note(one) for one in table.ticket_notes],
    )


def table_info(table: Table, now: wire.TableNow) -> wire.TableInfo:
    """All that is public about a table."""
    plan, settings = table.plan, table.settings
    return wire.TableInfo(
        **msgspec.structs.asdict(now),
        table=table.id,
        game=plan.game,
        rules_version=plan.rules,
        options=Raw(ENCODER.encode(plan.options)),
        listed=settings.listed,
        locked=bool(settings.password),
        spectators=settings.spectators,
        reminders=settings.reminders,
        chat=not settings.listed,
        open_chat=settings.open_chat,
        patience=settings.patience,
        clock=settings.clock,
        secret_commitment=table.secret_commitment(),
        lesson=plan.lesson,
        lost_after=settings.lost_after,
        lost_wait=settings.lost_wait,
        practice=practice_info(plan.practice),
        hints=settings.hints,
    )


def practice_info(practice: journal.Practice | None) -> wire.PracticeInfo | None:
    """Not what the match is played with: its seed tells all cards."""
    if practice is None:
        return None
    return wire.PracticeInfo(
        table=practice.table, ply=practice.ply, fair=practice.fair, waits=practice.seen is not None
    )


def resigning(table: Table) -> Literal["no", "bot", "rules"]:
    if table.edition.give_up(table.options):
        return "rules"
    return "bot" if table.may_resign else "no"


def seat_info(table: Table, seat: int, presence: Presence) -> wire.SeatInfo:
    place = table.places[seat]
    votes = votes_for_a_bot(table, seat, presence) if table.votes else []
    return wire.SeatInfo(
        member=place.member,
        bot=place.bot,
        stand_in=place.stand_in,
        votes=votes,
        entropy=place.entropy,
        failed=place.failed,
    )


def member_info(table: Table, member: str, presence: Presence) -> wire.Member:
    person = table.members[member]
    return wire.Member(
        member=person.id, name=person.name, colour=person.colour, seat=person.seat, ready=person.ready,
        host=person.id == table.host, here=presence.here(person.id), away=round(presence.away(person.id), 1),
    )  # fmt: skip


def ticket_note(told: TicketNote) -> wire.TicketNote:
    return wire.TicketNote(
        name=told.name, seat=told.seat, at=told.at, by=list(told.by), kept=told.kept, refused=told.refused
    )


def chat_line(chat: Chat) -> wire.ChatLine:
    return wire.ChatLine(seq=chat.seq, member=chat.member, text=chat.text, at=chat.at, room=chat.room, name=chat.name)


def proof(table: Table) -> wire.Proof:
    """Of a match that is over: how its seed was made."""
    seed = table.seed()
    return wire.Proof(
        secret=table.plan.secret,
        secret_commitment=table.secret_commitment(),
        entropies=[wire.SeatEntropy(seat=seat, entropy=entropy) for seat, entropy in table.entropies()],
        seed=seed,
        seed_commitment=commitment(seed),
    )


def seat_names(table: Table) -> list[str]:
    """Who sat where, as records name them."""
    names = []
    for place in table.places:
        member = table.members.get(place.member or "")
        names.append(member.name if member else place.bot or "")
    return names


def option_values(options: Mapping[str, object]) -> dict[str, object]:
    """Options as JSON keeps them."""
    kept: dict[str, object] = msgspec.json.decode(ENCODER.encode(options))
    return kept
