"""A small whole game with everything that the laws look at: luck, a hidden hand, a hidden pile, a secret choice.

TOY-1  There are six animals, one card each. Two or three seats get one card, face down; the rest is the pile.
TOY-2  In turn, for one or two rounds, a seat keeps its card, swaps it blindly for one of the pile, or looks at the
       card of another seat.
TOY-3  Then every seat secretly bids at once: it stays or it folds.
TOY-4  Once all have bid, cards and bids are shown. The highest card that stayed wins; if nobody stayed, nobody wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias, get_args

from openps.engine.chance import Chance
from openps.engine.claims import Claim, IHave, Verdict
from openps.engine.codec import MoveTexts
from openps.engine.decision import Decision
from openps.engine.errors import BadOptions, IllegalMove, Refusal, Violation
from openps.engine.game import SEALED, GameInfo, Option, Sealed, Step, Turn
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome

Card: TypeAlias = str

DECK: Final[tuple[Card, ...]] = ("ant", "bee", "cat", "dog", "elk", "fox")  # the later in the alphabet, the higher
ROUNDS: Final = {"two": 2, "one": 1}

INFO: Final = GameInfo(
    key="toy",
    players=(2, 3),
    rules_version=1,
    longest=9,  # three seats, two rounds and one bid each
    clauses="TOY",
    options=(Option("rounds", tuple(ROUNDS), "TOY-2"),),
    package="tests.contract",
)


@dataclass(frozen=True, slots=True)
class Options:
    players: int
    rounds: str = "two"


# ---- moves


@dataclass(frozen=True, slots=True)
class Keep:
    """TOY-2"""


@dataclass(frozen=True, slots=True)
class Swap:
    """TOY-2"""


@dataclass(frozen=True, slots=True)
class Peek:
    """TOY-2"""

    target: Seat


@dataclass(frozen=True, slots=True)
class Stay:
    """TOY-3"""


@dataclass(frozen=True, slots=True)
class Fold:
    """TOY-3"""


ToyMove: TypeAlias = Keep | Swap | Peek | Stay | Fold

TEXTS: Final = MoveTexts({"keep": Keep, "swap": Swap, "peek": Peek, "stay": Stay, "fold": Fold})


# ---- events; what a viewer may not know is None


@dataclass(frozen=True, slots=True)
class Dealt:
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Swapped:
    seat: Seat
    drawn: Card | None


@dataclass(frozen=True, slots=True)
class Peeked:
    seat: Seat
    target: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class BidMade:
    seat: Seat
    stays: bool | None


@dataclass(frozen=True, slots=True)
class Shown:
    cards: tuple[Card, ...]
    bids: tuple[bool, ...]


ToyEvent: TypeAlias = Dealt | Kept | Swapped | Peeked | BidMade | Shown


# ---- state and view


@dataclass(slots=True)
class Table:
    options: Options
    pile: list[Card]  # in the order of the alphabet: luck picks from it, so its order tells nothing
    hands: list[Card]
    known_by: list[list[Seat]]  # for every card in a hand, the seats that have seen it: public
    done: list[str]  # what was openly done, turn by turn
    bids: list[bool | None]
    over: bool

    def bidding(self) -> bool:
        return len(self.done) == self.options.players * ROUNDS[self.options.rounds]


@dataclass(frozen=True, slots=True)
class ToyView:
    viewer: Viewer
    options: Options
    cards: tuple[Card | None, ...]  # in the hands, as far as this viewer has seen them
    known_by: tuple[tuple[Seat, ...], ...]
    done: tuple[str, ...]
    has_bid: tuple[bool, ...]
    bids: tuple[bool | None, ...]  # one's own, and all of them once they are shown
    over: bool
    claims: tuple[Claim, ...] = ()


class Toy:
    """The contract, kept as it should be; its broken relatives override one method each."""

    @property
    def info(self) -> GameInfo:
        return INFO

    def options(self, players: int, given: Mapping[str, object]) -> Options:
        rounds = given.get("rounds", "two")
        wrong = [Violation("option-unknown", option=key) for key in given if key != "rounds"]
        if players not in INFO.players:
            wrong.append(Violation("option-players", clause="TOY-1"))
        if not isinstance(rounds, str) or rounds not in ROUNDS:
            wrong.append(Violation("option-value", clause="TOY-2"))
        if wrong:
            raise BadOptions(wrong)
        return Options(players, str(rounds))

    def plain_options(self, options: Options) -> Mapping[str, object]:
        return {"players": options.players, "rounds": options.rounds}

    def blank(self, options: Options) -> Table:
        return Table(options, list(DECK), [], [], [], [], False)

    def setup(self, options: Options, chance: Chance) -> Step[Table, ToyEvent]:
        """TOY-1"""
        turn: Turn[Table, ToyEvent] = Turn(self.blank(options), self.evolve)
        turn.emit(Dealt(tuple(chance.shuffled(DECK, "deal")[: options.players])))
        return Step(turn.state, turn.events)

    def copy(self, state: Table) -> Table:
        known_by = [seats.copy() for seats in state.known_by]
        pile, hands = state.pile.copy(), state.hands.copy()
        return Table(state.options, pile, hands, known_by, state.done.copy(), state.bids.copy(), state.over)

    def decision(self, state: Table) -> Decision | None:
        """TOY-2, TOY-3"""
        if state.over:
            return None
        if not state.bidding():
            return Decision("act", (len(state.done) % len(state.hands),))
        return Decision("bid", tuple([seat for seat, bid in enumerate(state.bids) if bid is None]))

    def legal_moves(self, state: Table, seat: Seat) -> Sequence[ToyMove]:
        decision = self.decision(state)
        if decision is None or seat not in decision.seats:
            return ()
        if decision.ask == "bid":
            return (Stay(), Fold())
        return (Keep(), Swap(), *[Peek(other) for other in range(len(state.hands)) if other != seat])

    def why_not(self, state: Table, seat: Seat, move: ToyMove) -> Refusal | None:
        decision = self.decision(state)
        if decision is None:
            return Refusal("match-over", "TOY-4")
        if seat not in decision.seats:
            return Refusal("not-asked", "TOY-2")
        if isinstance(move, Stay | Fold) != (decision.ask == "bid"):
            return Refusal("other-question", "TOY-3")
        if isinstance(move, Peek) and (move.target == seat or move.target >= len(state.hands)):
            return Refusal("nobody-there", "TOY-2")
        return None

    def apply(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> Sequence[ToyEvent]:
        refusal = self.why_not(state, seat, move)
        if refusal is not None:
            raise IllegalMove(seat, move, refusal)
        turn: Turn[Table, ToyEvent] = Turn(state, self.evolve)
        turn.emit(self.happens(state, seat, move, chance))
        if state.bids.count(None) == 0:
            turn.emit(Shown(tuple(state.hands), tuple([bool(bid) for bid in state.bids])))
        return turn.events

    def happens(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> ToyEvent:
        match move:
            case Keep():
                return Kept(seat)
            case Swap():
                return Swapped(seat, chance.pick(state.pile, "swap"))
            case Peek(target):
                return Peeked(seat, target, state.hands[target])
            case _:
                return BidMade(seat, isinstance(move, Stay))

    def evolve(self, state: Table, event: ToyEvent) -> None:
        match event:
            case Dealt(cards):
                state.hands = [card for card in cards if card is not None]
                state.pile = [card for card in state.pile if card not in cards]
                state.known_by = [[seat] for seat in range(len(cards))]
                state.bids = [None for _ in cards]
            case Swapped(seat, drawn):
                assert drawn is not None
                state.pile = sorted([card for card in (*state.pile, state.hands[seat]) if card != drawn])
                state.hands[seat], state.known_by[seat] = drawn, [seat]
            case Peeked(seat, target) if seat not in state.known_by[target]:
                state.known_by[target] = sorted([*state.known_by[target], seat])
            case BidMade(seat, stays):
                state.bids[seat] = stays
            case Shown():
                state.over = True
        if isinstance(event, Kept | Swapped | Peeked):
            state.done.append(type(event).__name__)

    def tells_nothing(self, event: ToyEvent) -> bool:
        return isinstance(event, Kept)

    def outcome(self, state: Table) -> Outcome | None:
        """TOY-4"""
        if not state.over:
            return None
        stayed = [(card, seat) for seat, card in enumerate(state.hands) if state.bids[seat]]
        return Outcome((max(stayed)[1],), "highest") if stayed else Outcome((), "nobody_stayed")

    def view(self, state: Table, viewer: Viewer) -> ToyView:
        seen = [state.over or viewer in seats for seats in state.known_by]
        return ToyView(
            viewer,
            state.options,
            tuple([card if seen[seat] else None for seat, card in enumerate(state.hands)]),
            tuple([tuple(seats) for seats in state.known_by]),
            tuple(state.done),
            tuple([bid is not None for bid in state.bids]),
            tuple([bid if state.over or seat == viewer else None for seat, bid in enumerate(state.bids)]),
            state.over,
        )

    def viewing(self, state: Table) -> Callable[[Viewer], ToyView]:
        return partial(self.view, state)

    def mask(self, event: ToyEvent, viewer: Viewer) -> ToyEvent | Sealed:
        match event:
            case Dealt(cards):
                return Dealt(tuple([card if seat == viewer else None for seat, card in enumerate(cards)]))
            case Swapped(seat):
                return event if seat == viewer else Swapped(seat, None)
            case Peeked(seat, target):
                return event if viewer in (seat, target) else Peeked(seat, target, None)
            case BidMade(seat):
                return event if seat == viewer else BidMade(seat, None)
            case Kept() | Shown():
                return event
        return SEALED

    def determinize(self, view: ToyView, chance: Chance) -> Table:
        hidden = chance.shuffled([card for card in DECK if card not in view.cards], "imagined cards")
        hands = [hidden.pop() if card is None else card for card in view.cards]
        bids = [self.imagined_bid(view, seat, chance) for seat in range(len(hands))]
        known_by = [list(seats) for seats in view.known_by]
        return Table(view.options, sorted(hidden), hands, known_by, list(view.done), bids, view.over)

    def imagined_bid(self, view: ToyView, seat: Seat, chance: Chance) -> bool | None:
        hidden = view.has_bid[seat] and view.bids[seat] is None
        return chance.pick((True, False), "imagined bid") if hidden else view.bids[seat]

    def move_text(self, move: ToyMove) -> str:
        return TEXTS.text(move)

    def parse_move(self, text: str) -> ToyMove:
        move: ToyMove = TEXTS.parse(text)
        return move

    def clause_of(self, move: ToyMove, ask: str) -> str:
        return "TOY-3" if isinstance(move, Stay | Fold) else "TOY-2"

    def all_moves(self, options: Options) -> Sequence[ToyMove]:
        return (Keep(), Swap(), *[Peek(seat) for seat in range(options.players)], Stay(), Fold())

    def why_unsaid(self, state: Table, claim: Claim) -> Refusal | None:
        if state.bidding():
            return Refusal("silent-choice", "TOY-3")
        return None

    def judge(self, state: Table, before: Sequence[ToyEvent], claim: Claim) -> Verdict:
        match claim.says:
            case IHave(card):
                return Verdict.TRUE if state.hands[claim.speaker] == card else Verdict.FALSE
        return Verdict.UNKNOWABLE

    def event_types(self) -> Sequence[type]:
        return get_args(ToyEvent)

    def view_type(self) -> type:
        return ToyView

    def census(self, state: Table) -> Mapping[Card, int]:
        return Counter([*state.pile, *state.hands])

    def named(self, event: ToyEvent) -> list[Card]:
        match event:
            case Dealt(cards) | Shown(cards):
                return [card for card in cards if card is not None]
            case Swapped(_, str(card)) | Peeked(_, _, str(card)):
                return [card]
        return []

    def visible(self, view: ToyView) -> list[Card]:
        return [card for card in view.cards if card is not None]


TOY: Final = Toy()
