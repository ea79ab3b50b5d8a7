"""A view of Négociateur as a row of small numbers, for whoever learns from numbers."""

from __future__ import annotations

from typing import Final

from openps.engine.observation import FLAG, Counter, Field, Values, always, clipped, many, one_hots, up_to
from openps.games.negotiator import box
from openps.games.negotiator.cards import printed
from openps.games.negotiator.odds import dice_for, successes_of
from openps.games.negotiator.state import CONCEDED, FACE_DOWN, Ask, CrisisOptions, Fate, Phase
from openps.games.negotiator.view import CrisisView

MOST_TURNS: Final = box.RED_IN_DECK + box.GOLD_IN_DECK
MOST_POINTS: Final = 15
DEBT: Final = 8  # dice and points may be below nothing: this much is added
_ASKS: Final[dict[Ask, int]] = {ask: at for at, ask in enumerate(Ask)}
_FATES: Final[dict[Fate, int]] = {fate: at for at, fate in enumerate(Fate)}
_PHASES: Final[dict[Phase, int]] = {phase: at for at, phase in enumerate(Phase)}
_SPANS: Final = ("next_test", "this_discussion", "this_turn")


class CrisisObserver:
    """Cards are counted by their kinds; what matters most, such as Threat, has a number for each of its values."""

    def __init__(self, options: CrisisOptions) -> None:
        faces = options.cards.faces
        self._taker = options.taker
        self._talk = Counter(sorted(set(options.cards.discussion)))
        self._terror = Counter([face.key for face in faces if face.family in box.TERROR])
        self._demands = Counter([face.key for face in faces if face.family in box.CONCEDABLE])
        self._tested = Counter([face.key for face in faces if face.test is not box.Method.NONE])
        self._choices = Counter(sorted({e.text for face in faces for e in printed(face) if e.kind == "choose"}))
        self._takers = Counter([face.key for face in faces if face.family is box.Family.TAKER])
        self._hot = {size: one_hots(size) for size in (2, 3, 6, 8, 11, 12, 16)}
        self._fields = self._make_fields()

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._fields

    def _make_fields(self) -> tuple[Field, ...]:
        talk, demands = tuple(self._talk.place), tuple(self._demands.place)
        return (
            Field("taker", tuple(self._takers.place)),
            Field("fate", tuple([fate.value for fate in Fate])),
            Field("phase", tuple([phase.value for phase in Phase])),
            Field("ask", tuple([ask.value for ask in Ask])),
            Field("threat", tuple([f"threat_{level}" for level in box.DIAL])),
            Field("cards_left", tuple([f"left_{left}" for left in range(MOST_TURNS + 1)])),
            Field("points", tuple([f"points_{point}" for point in range(MOST_POINTS + 1)])),
            Field("zone", tuple([f"zone_{size}" for size in range(12)])),
            Field("room", tuple([f"room_{size}" for size in range(6)])),
            Field("dice", tuple([f"dice_{dice}" for dice in range(6)])),
            Field("row", ("row_0", "row_1", "row_2")),
            Field("table", ("turn", "last", "freed", "dead", "stock", "clock", "cut", "points_and_debt")),
            Field("test", ("converted", "easy", "again", "fours_to_convert")),
            Field("rolled", tuple([f"face_{face}" for face in range(1, box.SIDES + 1)])),
            Field("first_dice", tuple([f"die_{die}" for die in range(box.MOST_DICE)])),
            many("lasting", ("dice", "fours", "rerolls"), _SPANS),
            Field("hand", talk),
            Field("hand_twice", talk),
            Field("market", talk),
            Field("affordable", talk),
            Field("played", talk),
            Field("down", talk),
            Field("removed", talk),
            Field("discard", tuple(self._terror.place)),
            Field("shown", tuple(self._terror.place)),
            Field("testing", tuple(self._tested.place)),
            Field("choice", tuple(self._choices.place)),
            Field("hidden_demands", ("hidden_0", "hidden_1", "hidden_2_or_more")),
            Field("demands_open", demands),
            Field("demands_conceded", demands),
        )

    def legend(self) -> dict[str, Values]:
        """What numbers mean, by the names of fields, `field.column` or `field.owner.column`; the others are 0 or 1."""
        counted = ("table", "test", "rolled", "hand", "market", "affordable", "played", "down", "removed", "discard")
        known = {field: Values() for field in (*counted, "lasting", "demands_open", "demands_conceded")}
        known |= {"first_dice": up_to(box.SIDES), "table.cut": FLAG, "table.points_and_debt": Values(plus=DEBT)}
        known |= {f"lasting.dice.{span}": Values(plus=DEBT) for span in _SPANS}
        if self._taker in self._takers.place:
            known |= {f"taker.{taker}": always(int(taker == self._taker)) for taker in self._takers.place}
        return known

    def observe(self, seen: CrisisView) -> bytes:
        return b"".join(self.parts(seen))

    def parts(self, seen: CrisisView) -> list[bytes]:
        """One for each field."""
        return [*self._standing(seen), *self._dice(seen), *self._cards(seen), *self._terrors(seen)]

    def standing(self, seen: CrisisView) -> float:
        """Who is free already, and how calm it is; who is dead counts against it."""
        everybody = max(1, seen.zone + seen.freed + seen.dead)
        return (seen.freed - seen.dead) / everybody - seen.threat / box.THREAT_E / 2

    def _standing(self, seen: CrisisView) -> list[bytes]:
        hot = self._hot
        room = (seen.zone + seen.freed + seen.dead) // 2 - seen.dead  # deaths that are not yet too many
        return [
            self._takers.counts((seen.taker,)),
            hot[8][_FATES[seen.fate]],
            hot[3][_PHASES[seen.phase]],
            hot[8][-1 if seen.ask is None else _ASKS[seen.ask]],
            hot[8][seen.threat],
            hot[12][min(MOST_TURNS, len(seen.deck))],
            hot[16][max(0, min(MOST_POINTS, seen.points))],
            hot[12][min(11, seen.zone)],
            hot[6][max(0, min(5, room))],
        ]

    def _dice(self, seen: CrisisView) -> list[bytes]:
        testing = seen.ask is Ask.DICE or seen.ask is Ask.PAY
        fours = max(0, seen.rolled.count(box.CONVERTIBLE) - seen.converted) if testing else 0
        return [
            self._hot[6][min(5, dice_for(seen))],
            self._hot[3][min(box.TOP_ROW, successes_of(seen)) if testing else -1],
            bytes((
                seen.turn, seen.last, seen.freed, seen.dead, seen.stock, seen.clock, seen.cut,
                clipped(DEBT + seen.points),
            )),
            bytes((seen.converted, seen.easy, seen.again, fours)),
            bytes([seen.rolled.count(face) for face in range(1, box.SIDES + 1)]),
            bytes(seen.rolled[: box.MOST_DICE]).ljust(box.MOST_DICE, b"\0"),
            bytes([clipped(DEBT + dice) for dice in seen.dice] + [clipped(n) for n in (*seen.fours, *seen.rerolls)]),
        ]  # fmt: skip

    def _cards(self, seen: CrisisView) -> list[bytes]:
        talk, cost = self._talk, seen.options.cards.cost
        hand = talk.counts(seen.hand)
        return [
            hand,
            bytes([int(copies > 1) for copies in hand]),
            talk.counts(seen.market),
            talk.counts(tuple([card for card in seen.market if cost[card] <= seen.points])),
            talk.counts(seen.played),
            talk.counts(seen.down),
            talk.counts(seen.removed),
        ]

    def _terrors(self, seen: CrisisView) -> list[bytes]:
        hidden = sum([face == FACE_DOWN for face in seen.faces[: len(seen.demands)]])
        choice = seen.todo[0] if seen.ask is Ask.CHOOSE and seen.todo else None
        return [
            self._terror.counts(seen.discard),
            self._terror.counts((seen.shown,)),
            self._tested.counts((seen.testing,)),
            self._choices.counts((choice,)),
            self._hot[3][min(2, hidden)],
            self._demands.counts((*seen.minors, *demands_of(seen, conceded=False))),
            self._demands.counts(demands_of(seen, conceded=True)),
        ]


def demands_of(seen: CrisisView, conceded: bool) -> tuple[str, ...]:
    """Those that lie open, or those that were conceded; what is face down is no number here."""
    rows = zip(seen.demands, seen.faces, strict=False)
    return tuple(
        [card for card, face in rows if card is not None and face != FACE_DOWN and (face == CONCEDED) is conceded]
    )
