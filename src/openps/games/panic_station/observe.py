"""A view of Panic Station as a row of small numbers, for whoever learns from numbers."""

from __future__ import annotations

from typing import Final

from openps.engine.ids import Seat
from openps.engine.observation import (
    FLAG,
    Counter,
    Field,
    Kept,
    Values,
    always,
    clipped,
    many,
    named,
    one_hots,
    seats_of,
    up_to,
)  # fmt: skip
from openps.games.panic_station import box
from openps.games.panic_station.events import CheckCard, Did, Incident, Note, What
from openps.games.panic_station.now import TurnView
from openps.games.panic_station.pieces import ANYWHERE, Visits
from openps.games.panic_station.state import Ask, StationOptions
from openps.games.panic_station.view import ParasiteView, PlacedView, PlayerView, StationView

INCIDENTS: Final = 16  # the last so many
NOTES: Final = 8
CENTRED: Final = 64  # the Reactor lies here: both ways there are fewer rooms than this
USES: Final = ("", "scan", "doors", "cameras", "trooper", "android", "both")

_ASKS: Final[dict[Ask, int]] = {ask: at for at, ask in enumerate(Ask)}
_WHATS: Final[dict[What, int]] = {what: at + 1 for at, what in enumerate(What)}
_DIDS: Final[dict[Did, int]] = {did: at + 1 for at, did in enumerate(Did)}
_NOTES: Final[dict[str, int]] = {"trade": 1, "look": 2, "check": 3}
_SIDES: Final[dict[str, int]] = {side: at for at, side in enumerate(box.PARASITES)}
_USES: Final[dict[str, int]] = {use: at for at, use in enumerate(USES)}
_PLACED: Final = ("card", "x", "y", "facing", "red")
_INCIDENT: Final = ("what", "seat", "other", "number", "card")
_NOTE: Final = ("what", "with", "first", "second", "first_did", "second_did")
_PERSON: Final = (
    "alive", "arrived", "cards", "bullets", "buried", "trooper_room", "trooper_health", "android_room",
    "android_health",
)  # fmt: skip
_TURN: Final = (
    "begun", "ap", "must_search", "swapped", "failed", "terminal_used", "sick_bay_used", "bonus", "duty", "entering",
    "use", "user", "pull_seat", "pull_room", "placing", "shots", "die", "striker", "struck", "strike_room", "phase",
    "active_offered", "partner_offered", "bonus_too",
)  # fmt: skip
_ROOMS: Final = tuple([f"room_{room}" for room in range(box.MOST_ROOMS)])
_VISITS: Final = tuple([f"{room}.{kind}" for room in _ROOMS for kind in box.KINDS])
_SEARCH: Final = tuple(box.SEARCH_COPIES)


class StationObserver:
    """A number that stands for a seat, a room, a character or a card is one more than it; 0 is none."""

    def __init__(self, options: StationOptions) -> None:
        self.players = options.players
        self._checked = options.master_and_servant
        self._seats = one_hots(self.players)
        self._asks = one_hots(len(Ask))
        self._cards = Counter((*_SEARCH, *box.INFECTIONS[: self.players]))
        self._keys = Counter(box.ROOM_KEYS)
        self._kept = Kept(2048)
        self._unhurt, self._unshielded = bytes(2 * self.players), bytes(self.players)
        self._unchecked = bytes(self.players * self.players)
        self._fields = self._make_fields()

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._fields

    def _make_fields(self) -> tuple[Field, ...]:
        seats, cards = seats_of(self.players), tuple(self._cards.place)
        crew = box.CHARACTERS[: 2 * self.players]
        return (
            Field("me", seats),
            Field("ask", tuple([ask.value for ask in Ask])),
            Field("asked", seats),
            Field("active", seats),
            Field("marker", seats),
            Field("partner", seats),
            Field("table", ("turn", "marker_active", "doors_open", "hive_aside", "gray", "black", "deck")),
            Field("mine", ("infected", "host", "offer")),
            Field("now", _TURN),
            Field("met", _VISITS),
            Field("ran", _VISITS),
            Field("fought", _ROOMS),
            Field("damage", crew),
            Field("shot_at", crew),
            Field("shields", seats),
            many("placed", [f"card_{at}" for at in range(len(box.ROOM_CARDS))], _PLACED),
            Field("plan", ("next", "hidden", "buried")),
            Field("rooms_buried", box.ROOM_KEYS),
            many("parasites", _ROOMS, box.PARASITES),
            many("people", seats, (*_PERSON, *_SEARCH)),
            Field("hand", cards),
            Field("grave", cards),
            Field("discard", cards),
            Field("lost", cards),
            Field("fresh", cards),
            many("checks", seats, seats),
            many("story", [f"last_{at + 1}" for at in range(INCIDENTS)], _INCIDENT),
            many("notes", [f"last_{at + 1}" for at in range(NOTES)], _NOTE),
        )

    def legend(self) -> dict[str, Values]:
        """What numbers mean, by the names of fields, `field.column` or `field.owner.column`; the others are 0 or 1."""
        seats, rooms = named("none", *seats_of(self.players)), named("none", *_ROOMS)
        cards, crew = named("none", *self._cards.place), named("none", *box.CHARACTERS[: 2 * self.players])
        kind, keys = named("none", *box.KINDS), named("none", *box.ROOM_KEYS)
        known: dict[str, Values] = {
            "table.turn": Values(), "table.gray": Values(), "table.black": Values(),
            "table.deck": up_to(len(box.SEARCH_CARDS)), "mine.offer": cards,
            "now.ap": Values(), "now.bonus": kind, "now.duty": kind, "now.entering": kind,
            "now.use": named("none", *USES[1:]), "now.user": crew, "now.pull_seat": seats, "now.pull_room": rooms,
            "now.placing": named(*rooms.names, "anywhere"), "now.shots": Values(), "now.die": up_to(6),
            "now.striker": crew, "now.struck": crew, "now.strike_room": rooms, "damage": Values(),
            "placed.card": keys, "placed.x": Values(plus=CENTRED), "placed.y": Values(plus=CENTRED),
            "placed.facing": named("none", *box.FACINGS), "plan": up_to(len(box.ROOM_CARDS)), "plan.next": keys,
            "parasites": Values(), "people": Values(), "people.alive": FLAG, "people.arrived": FLAG,
            "people.trooper_room": rooms, "people.android_room": rooms,
            "people.trooper_health": up_to(box.FULL_HEALTH), "people.android_health": up_to(box.FULL_HEALTH),
            "story.what": named("none", *[what.value for what in What]), "story.seat": seats, "story.other": Values(),
            "story.number": Values(), "story.card": cards, "notes.what": named("none", *_NOTES), "notes.with": seats,
            "notes.first": cards, "notes.second": cards,
        }  # fmt: skip
        known |= {f"notes.{did}": named("none", *[one.value for one in Did]) for did in ("first_did", "second_did")}
        known |= {pile: Values() for pile in ("hand", "grave", "discard", "lost", "fresh")}
        # The first card is the Reactor, and it never moves.
        reactor = {"card": 1, "x": CENTRED, "y": CENTRED, "facing": 1, "red": 0}
        known |= {f"placed.card_0.{column}": always(number) for column, number in reactor.items()}
        known["checks"] = named("none", "not shown", "not infected", "infected") if self._checked else always(0)
        return known

    def observe(self, seen: StationView) -> bytes:
        return b"".join(self.parts(seen))

    def parts(self, seen: StationView) -> list[bytes]:
        """One for each field."""
        parts = [b""] * len(self._fields)
        self.renew(parts, seen, None)
        return parts

    def renew(self, parts: list[bytes], seen: StationView, before: StationView | None) -> None:
        """Writes the parts of a view over those of the view `before`, of whichever seat; nothing stood there if none.

        What is the same object in both views tells the same, and its part stays.
        """
        self._renew_turn(parts, seen, None if before is None else before.now)
        self._renew_board(parts, seen, before)
        self._renew_cards(parts, seen, before)

    def _renew_turn(self, parts: list[bytes], seen: StationView, before: TurnView | None) -> None:
        seats, now = self._seats, seen.now
        parts[0] = seats[-1 if seen.viewer is None else seen.viewer]
        parts[1] = self._asks[-1 if seen.ask is None else _ASKS[seen.ask]]
        parts[2] = self._several(seen.asked)
        parts[3] = seats[seen.active]
        parts[4] = seats[seen.marker]
        parts[6] = bytes((
            clipped(seen.turn), seen.marker_active, seen.doors_open, seen.hive_aside, seen.gray, seen.black, seen.deck,
        ))  # fmt: skip
        parts[7] = bytes((seen.infected, seen.host, self._cards.number(seen.offer)))
        if now is not before:
            parts[5] = seats[now.partner]
            parts[8] = turn_row(now)
            parts[9] = visits_row(now.met)
            parts[10] = visits_row(now.ran)
            parts[11] = bits_row(now.fought, box.MOST_ROOMS)
            parts[12] = self._damage(now)
            parts[13] = self._shot_at(now)
            parts[14] = self._shields(now)

    def _renew_board(self, parts: list[bytes], seen: StationView, before: StationView | None) -> None:
        if before is None or seen.placed is not before.placed:
            parts[15] = self._rooms(seen.placed)
        ahead, buried = seen.rooms_ahead, seen.rooms_buried
        parts[16] = bytes((self._keys.number(ahead[0] if ahead else None), seen.rooms_hidden, len(buried)))
        if before is None or buried is not before.rooms_buried:
            parts[17] = self._keys.counts(buried)
        if before is None or seen.parasites is not before.parasites:
            parts[18] = self._parasites(seen.parasites)
        if before is None or seen.players is not before.players:
            parts[19] = self._people(seen.players)

    def _renew_cards(self, parts: list[bytes], seen: StationView, before: StationView | None) -> None:
        counts = self._cards.counts
        if before is None or seen.hand is not before.hand:
            parts[20] = counts(seen.hand)
        if before is None or seen.grave is not before.grave:
            parts[21] = counts(seen.grave)
        if before is None or seen.discard is not before.discard:
            parts[22] = counts(seen.discard)
        if before is None or seen.lost is not before.lost:
            parts[23] = counts(seen.lost)
        if before is None or seen.fresh is not before.fresh:
            parts[24] = counts(seen.fresh)
        parts[25] = self._checks(seen.checks)
        if before is None:
            parts[26] = self._last_incidents(seen.story)
        elif seen.story is not before.story:
            parts[26] = self._story_goes_on(seen.story, before.story, parts[26])
        if before is None or seen.notes is not before.notes:
            parts[27] = self._last_notes(seen.notes)

    def standing(self, seen: StationView) -> float:
        """Own health, from 0 to 1: nobody fights on without it."""
        if seen.viewer is None:
            return 0.0
        me = seen.players[seen.viewer]
        return (me.trooper.health + me.android.health) / (2 * box.FULL_HEALTH)

    def _several(self, seats: tuple[Seat, ...]) -> bytes:
        if len(seats) == 1:
            return self._seats[seats[0]]
        return bytes([int(seat in seats) for seat in range(self.players)])

    # A tuple with a name of its own is no sequence to the compiler: a list of it is.

    def _damage(self, now: TurnView) -> bytes:
        if not now.hits:
            return self._unhurt
        row = bytearray(self._unhurt)
        for character, damage in list(now.hits):
            row[character] = damage
        return bytes(row)

    def _shot_at(self, now: TurnView) -> bytes:
        if not now.aimed:
            return self._unhurt
        row = bytearray(self._unhurt)
        for character in list(now.aimed):
            row[character] = 1
        return bytes(row)

    def _shields(self, now: TurnView) -> bytes:
        if not now.shields:
            return self._unshielded
        row = bytearray(self._unshielded)
        for seat, _ in list(now.shields):
            row[seat] = 1
        return bytes(row)

    # What follows stays the same objects until something happens to it.

    def _rooms(self, placed: tuple[PlacedView, ...]) -> bytes:
        known = self._kept.rows.get(id(placed))
        if known is not None:
            return known
        row = bytearray(len(_PLACED) * len(box.ROOM_CARDS))
        for at, one in enumerate(placed):
            start = len(_PLACED) * at
            number, facing = self._keys.number(one.card), box.FACING_NUMBER[one.facing] + 1
            row[start : start + len(_PLACED)] = bytes((number, CENTRED + one.x, CENTRED + one.y, facing, one.red))
        return self._kept.keep(placed, bytes(row))

    def _parasites(self, parasites: tuple[ParasiteView, ...]) -> bytes:
        if not parasites:  # all that is empty is one object
            return _NO_PARASITES
        known = self._kept.rows.get(id(parasites))
        return self._kept.keep(parasites, parasites_row(parasites)) if known is None else known

    def _people(self, players: tuple[PlayerView, ...]) -> bytes:
        rows = self._kept.rows
        return b"".join([rows.get(id(player)) or self._person(player) for player in players])

    def _person(self, player: PlayerView) -> bytes:
        return self._kept.keep(player, person_row(player) + self._cards.counts(player.table)[: len(_SEARCH)])

    def _checks(self, checks: tuple[CheckCard, ...]) -> bytes:
        """PS-18.5  Of each killer and victim: 1 where it was not shown to me, 2 not infected, 3 infected."""
        if not checks:
            return self._unchecked
        row = bytearray(self._unchecked)
        for check in checks:
            told = 1 if check.infected is None else 2 + check.infected
            row[self.players * check.killer + check.victim] = told
        return bytes(row)

    def _last_incidents(self, story: tuple[Incident, ...]) -> bytes:
        rows = [self._incident(one) for one in reversed(story[-INCIDENTS:])]
        return b"".join(rows).ljust(len(_NO_INCIDENTS), b"\0")

    def _story_goes_on(self, story: tuple[Incident, ...], before: tuple[Incident, ...], row: bytes) -> bytes:
        """A match only adds to its story: what is new comes first, and as much at the end is told no more."""
        known = len(before)
        if known > len(story) or (known and story[known - 1] is not before[-1]):
            return self._last_incidents(story)
        for one in story[known:]:
            row = self._incident(one) + row
        return row[: len(_NO_INCIDENTS)]

    def _incident(self, one: Incident) -> bytes:
        number = self._cards.number(one.card)
        return bytes((_WHATS[one.what], one.seat + 1, clipped(one.other + 1), clipped(one.number), number))

    def _last_notes(self, notes: tuple[Note, ...]) -> bytes:
        if not notes:
            return _NO_NOTES
        known = self._kept.rows.get(id(notes))
        if known is not None:
            return known
        rows = [self._note(one) for one in reversed(notes[-NOTES:])]
        return self._kept.keep(notes, b"".join(rows).ljust(NOTES * len(_NOTE), b"\0"))

    def _note(self, note: Note) -> bytes:
        first, second = [*[self._cards.number(card) for card in note.cards[:2]], 0, 0][:2]
        did = (_DIDS[note.did[0]], _DIDS[note.did[1]])
        if note.what == "check":
            first = 2 if note.cards else 1
        return bytes((_NOTES[note.what], note.with_seat + 1, first, second, *did))


def turn_row(now: TurnView) -> bytes:
    used = now.used
    return bytes((
        now.begun, clipped(now.ap), now.must_search, used & 1, used >> 1 & 1, used >> 2 & 1, used >> 3 & 1,
        now.bonus + 1, now.duty + 1, now.entering + 1, _USES.get(now.use, 0), now.user + 1, now.pull_seat + 1,
        now.pull_room + 1, box.MOST_ROOMS + 1 if now.placing == ANYWHERE else now.placing + 1, now.shots, now.die,
        now.striker + 1, now.struck + 1, now.strike_room + 1, now.phase, now.offered[0], now.offered[1],
        now.bonus_too + 1,
    ))  # fmt: skip


_NO_INCIDENTS: Final = bytes(INCIDENTS * len(_INCIDENT))
_NO_NOTES: Final = bytes(NOTES * len(_NOTE))
_NO_VISITS: Final = bytes(2 * box.MOST_ROOMS)
_NO_PARASITES: Final = bytes(len(box.PARASITES) * box.MOST_ROOMS)


def visits_row(visits: Visits) -> bytes:
    return bits_row(visits, 2 * box.MOST_ROOMS)


def bits_row(bits: int, size: int) -> bytes:
    if not bits:
        return _NO_VISITS[:size]
    row = bytearray(size)
    while bits:
        lowest = bits & -bits
        row[lowest.bit_length() - 1] = 1
        bits ^= lowest
    return bytes(row)


def parasites_row(parasites: tuple[ParasiteView, ...]) -> bytes:
    row = bytearray(_NO_PARASITES)
    for one in parasites:
        row[len(box.PARASITES) * one.room + _SIDES[one.side]] += 1
    return bytes(row)


def person_row(player: PlayerView) -> bytes:
    trooper, android = player.trooper, player.android
    return bytes((
        player.alive, player.arrived, player.cards, player.bullets, player.buried,
        0 if trooper.room is None else trooper.room + 1, trooper.health,
        0 if android.room is None else android.room + 1, android.health,
    ))  # fmt: skip
