"""A view of Pani-High! as a row of small numbers, for whoever learns from numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.engine.ids import Seat
from openps.engine.observation import (
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
from openps.games.pani_high.state import Ask, PaniOptions
from openps.games.pani_high.view import BattleView, ForceView, PaniView, Sighting

_ASKS: Final[dict[Ask, int]] = {ask: at for at, ask in enumerate(Ask)}
_SIDES: Final = ("attack", "defence")


class PaniObserver:
    """Cards are counted by their kinds; a number that stands for a seat is one more than it, and 0 is none."""

    def __init__(self, options: PaniOptions) -> None:
        self.players = options.players
        self._host_chooses = options.host_chooses
        # Locations lie on the table: no pile has one.
        self._copies = {card: up_to(copies) for card, copies in options.deck.copies.items()}
        self._copies |= {place: always(0) for place in options.deck.locations}
        self._seats = one_hots(self.players)
        self._asks = one_hots(len(Ask))
        self._cards = Counter(tuple(options.deck.copies))
        self._places = Counter(options.deck.locations)
        self._kept = Kept(2048)
        self._untied, self._unknown = bytes(self.players), bytes((self.players + 1) * self._cards.size)
        self._fields = self._make_fields()
        battle = [field for field in self._fields if field.name.startswith("battle")]
        self._peace = [bytes(len(field.labels)) for field in battle]

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._fields

    def _make_fields(self) -> tuple[Field, ...]:
        seats, cards, places = seats_of(self.players), tuple(self._cards.place), tuple(self._places.place)
        return (
            Field("me", seats),
            Field("ask", tuple([ask.value for ask in Ask])),
            Field("asked", seats),
            Field("active", seats),
            Field("tied", seats),
            Field("spied", seats),
            Field("table", ("turn", "pile")),
            Field("hand_sizes", seats),
            Field("hand", cards),
            Field("spied_hand", cards),
            Field("discard", cards),
            many("places", seats, places),
            Field("battle", ("going_on", "turned_up", "loser", "credit")),
            Field("battle_location", places),
            many("battle_seats", _SIDES, seats),
            many("battle_sizes", _SIDES, ("laid", "taken")),
            many("battle_laid", _SIDES, cards),
            many("battle_taken", _SIDES, cards),
            many("battle_shown", _SIDES, cards),
            Field("battle_saved", cards),
            many("known", (*seats, "one_of_several"), cards),
            many("known_to_all", (*seats, "one_of_several"), cards),
        )

    def legend(self) -> dict[str, Values]:
        """What numbers mean, by the names of fields, `field.column` or `field.owner.column`; the others are 0 or 1."""
        battle = ("battle_laid", "battle_taken", "battle_shown", "battle_saved")
        piles = ("hand", "spied_hand", "discard", *battle, "known", "known_to_all")
        known = {f"{pile}.{card}": self._copies[card] for pile in piles for card in self._cards.place}
        known |= {"table": Values(), "hand_sizes": Values(), "battle_sizes": Values(), "battle.credit": Values()}
        known["battle.loser"] = named("none", *seats_of(self.players))
        if not self._host_chooses:
            known |= {"tied": always(0), "ask.first": always(0)}
        return known

    def observe(self, seen: PaniView) -> bytes:
        return b"".join(self.parts(seen))

    def parts(self, seen: PaniView) -> list[bytes]:
        """One for each field."""
        parts = [b""] * len(self._fields)
        self.renew(parts, seen, None)
        return parts

    def renew(self, parts: list[bytes], seen: PaniView, before: PaniView | None) -> None:
        """Writes the parts of a view over those of the view `before`, of whichever seat; nothing stood there if none.

        What is the same in both views tells the same, and its part stays.
        """
        self._renew_question(parts, seen)
        self._renew_cards(parts, seen, before)
        if seen.battle is not None:
            parts[12:20] = self._battle(seen.battle)
        elif before is None or before.battle is not None:
            parts[12:20] = self._peace
        if before is None or seen.memory is not before.memory:
            parts[20] = self._sightings(seen.memory)
        if before is None or seen.common is not before.common:
            parts[21] = self._sightings(seen.common)

    def _renew_question(self, parts: list[bytes], seen: PaniView) -> None:
        seats = self._seats
        parts[0] = seats[-1 if seen.viewer is None else seen.viewer]
        parts[1] = self._asks[-1 if seen.ask is None else _ASKS[seen.ask]]
        parts[2] = seats[seen.asked if seen.ask is not None else -1]
        parts[3] = seats[seen.active]
        parts[4] = self._tied(seen.tied) if seen.tied else self._untied
        parts[5] = seats[-1 if seen.spied is None else seen.spied]
        parts[6] = bytes((clipped(seen.turn), seen.pile))
        parts[7] = bytes(seen.hand_sizes)

    def _renew_cards(self, parts: list[bytes], seen: PaniView, before: PaniView | None) -> None:
        counts = self._cards.counts
        if before is None or seen.hand != before.hand:
            parts[8] = counts(seen.hand)
        if before is None or seen.spied_hand != before.spied_hand:
            parts[9] = counts(seen.spied_hand)
        if before is None or seen.discard != before.discard:
            parts[10] = counts(seen.discard)
        if before is None or seen.places is not before.places:
            parts[11] = b"".join([self._places.counts(row) for row in seen.places])

    def standing(self, seen: PaniView) -> float:
        """The part of all locations that lies in front of the viewer."""
        return 0.0 if seen.viewer is None else len(seen.places[seen.viewer]) / self._places.size

    def _tied(self, tied: tuple[Seat, ...]) -> bytes:
        return bytes([int(seat in tied) for seat in range(self.players)])

    def _battle(self, battle: BattleView) -> list[bytes]:
        counts, sides = self._cards.counts, (battle.attack, battle.defence)
        loser = 0 if battle.loser is None else battle.loser + 1
        return [
            bytes((1, battle.turned_up, loser, battle.credit)),
            self._places.counts((battle.location,)),
            b"".join([self._seats[side.seat] for side in sides]),
            bytes([size for side in sides for size in (len(side.laid), len(side.taken))]),
            b"".join([counts(side.laid) for side in sides]),
            b"".join([counts(taken_cards(side)) for side in sides]),
            b"".join([counts(side.shown) for side in sides]),
            counts(battle.saved),
        ]

    def _sightings(self, sightings: tuple[Sighting, ...]) -> bytes:
        """Of each seat the cards that it certainly has, and last those that one of several has."""
        if not sightings:
            return self._unknown
        row = self._kept.rows.get(id(sightings))
        return self._kept.keep(sightings, self._known_cards(sightings)) if row is None else row

    def _known_cards(self, sightings: Sequence[Sighting]) -> bytes:
        row = bytearray(self._unknown)
        for one in sightings:
            owner = one.seats[0] if len(one.seats) == 1 else self.players
            row[owner * self._cards.size + self._cards.place[one.card]] += 1
        return bytes(row)


def taken_cards(side: ForceView) -> tuple[str | None, ...]:
    return tuple([taken.card for taken in side.taken])
