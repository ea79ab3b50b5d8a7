"""Kuhn poker for two or three (KP, rules/en.md): one card each, one chip to bet, several hands a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Final, TypeAlias, get_args

from openps.engine.chance import Chance
from openps.engine.claims import Claim, IHave, ITrust, Verdict
from openps.engine.codec import MoveTexts
from openps.engine.decision import Decision
from openps.engine.errors import BadOptions, IllegalMove, Refusal, Violation
from openps.engine.game import SEALED, GameInfo, Option, Sealed, Step, Turn
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome

Card: TypeAlias = Annotated[str, "piece"]

CARDS: Final = ("jack", "queen", "king", "ace")  # KP-1.2, the lowest first
HANDS: Final = ("6", "1", "12")  # KP-1.4
ANTE: Final = 1  # KP-1.3

INFO: Final = GameInfo(
    key="kuhn_poker",
    players=(2, 3),
    rules_version=1,
    longest=100,
    clauses="KP",
    options=(Option("hands", HANDS, "KP-1.4"),),
    package="kuhn_poker",
    sayings=(IHave, ITrust),
)


def deck(players: int) -> tuple[str, ...]:
    """KP-1.2  One card more than there are players."""
    return CARDS[: players + 1]


@dataclass(frozen=True, slots=True)
class Options:
    players: int
    hands: int


# ---- moves


@dataclass(frozen=True, slots=True)
class Check:
    """KP-2.1"""


@dataclass(frozen=True, slots=True)
class Bet:
    """KP-2.1"""


@dataclass(frozen=True, slots=True)
class Call:
    """KP-2.2"""


@dataclass(frozen=True, slots=True)
class Fold:
    """KP-2.2"""


KuhnMove: TypeAlias = Check | Bet | Call | Fold
TEXTS: Final = MoveTexts({"check": Check, "bet": Bet, "call": Call, "fold": Fold})
FREE: Final = (Check(), Bet())
FACING_A_BET: Final = (Call(), Fold())


# ---- events; a card that a viewer may not know is None


@dataclass(frozen=True, slots=True)
class Dealt:
    """KP-1.3  A hand begins; `first` is whoever acts first."""

    hand: int
    first: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    seat: Seat


@dataclass(frozen=True, slots=True)
class BetMade:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Folded:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """KP-3.1  Those who are still in show their cards."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PotWon:
    """KP-3.2"""

    seat: Seat
    chips: int


KuhnEvent: TypeAlias = Dealt | Checked | BetMade | Called | Folded | Shown | PotWon


# ---- state and view


@dataclass(slots=True)
class Table:
    options: Options
    hand: int = 0
    first: Seat = 0
    cards: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)  # in the order of their rank: it tells nothing
    paid: list[int] = field(default_factory=list)
    folded: list[bool] = field(default_factory=list)
    shown: list[bool] = field(default_factory=list)
    acted: int = 0  # how many have acted in this hand
    bettor: Seat | None = None
    scores: list[int] = field(default_factory=list)
    over: bool = False

    def asked(self) -> Seat:
        """KP-2.1  In turn, past those who have folded."""
        return (self.first + self.acted) % self.options.players


@dataclass(frozen=True, slots=True)
class KuhnView:
    viewer: Viewer
    options: Options
    hand: int
    first: Seat
    cards: tuple[Card | None, ...]
    paid: tuple[int, ...]
    folded: tuple[bool, ...]
    shown: tuple[bool, ...]
    acted: int
    bettor: Seat | None
    scores: tuple[int, ...]
    over: bool
    claims: tuple[Claim, ...] = ()


OVER: Final = Refusal("match-over", "KP-3.3")
NOT_ASKED: Final = Refusal("not-asked", "KP-2.1")
NO_BET: Final = Refusal("no-bet", "KP-2.2")
BET_ALREADY: Final = Refusal("bet-already", "KP-2.1")
NO_SUCH_CARD: Final = Refusal("no-such-card", "KP-1.2")


class KuhnPoker:
    @property
    def info(self) -> GameInfo:
        return INFO

    def options(self, players: int, given: Mapping[str, object]) -> Options:
        hands = given.get("hands", HANDS[0])
        wrong = [Violation("option-unknown", option=key) for key in given if key != "hands"]
        if players not in INFO.players:
            wrong.append(Violation("option-players", got=players, expected="2, 3", clause="KP-1.1"))
        if str(hands) not in HANDS:
            wrong.append(
                Violation("option-value", option="hands", got=str(hands), expected=", ".join(HANDS), clause="KP-1.4")
            )
        if wrong:
            raise BadOptions(wrong)
        return Options(players, int(str(hands)))

    def plain_options(self, options: Options) -> Mapping[str, object]:
        return {"players": options.players, "hands": str(options.hands)}

    def blank(self, options: Options) -> Table:
        return Table(options, left=list(deck(options.players)), scores=[0] * options.players)

    def setup(self, options: Options, chance: Chance) -> Step[Table, KuhnEvent]:
        turn: Turn[Table, KuhnEvent] = Turn(self.blank(options), self.evolve)
        deal(turn, chance)
        return Step(turn.state, turn.events)

    def copy(self, state: Table) -> Table:
        return Table(
            state.options, state.hand, state.first, state.cards.copy(), state.left.copy(), state.paid.copy(),
            state.folded.copy(), state.shown.copy(), state.acted, state.bettor, state.scores.copy(), state.over,
        )  # fmt: skip

    def decision(self, state: Table) -> Decision | None:
        if state.over:
            return None
        return Decision("bet" if state.bettor is None else "call", (state.asked(),))

    def legal_moves(self, state: Table, seat: Seat) -> Sequence[KuhnMove]:
        if state.over or seat != state.asked():
            return ()
        return FREE if state.bettor is None else FACING_A_BET

    def why_not(self, state: Table, seat: Seat, move: KuhnMove) -> Refusal | None:
        if state.over:
            return OVER
        if seat != state.asked():
            return NOT_ASKED
        if state.bettor is None:
            return None if move in FREE else NO_BET
        return None if move in FACING_A_BET else BET_ALREADY

    def apply(self, state: Table, seat: Seat, move: KuhnMove, chance: Chance) -> Sequence[KuhnEvent]:
        refusal = self.why_not(state, seat, move)
        if refusal is not None:
            raise IllegalMove(seat, move, refusal)
        turn: Turn[Table, KuhnEvent] = Turn(state, self.evolve)
        turn.emit(_HAPPENS[type(move)](seat))
        if hand_is_over(state):
            end_hand(turn, chance)
        return turn.events

    def evolve(self, state: Table, event: KuhnEvent) -> None:
        match event:
            case Dealt(hand, first, cards):
                start_hand(state, hand, first, [card for card in cards if card is not None])
            case Checked():
                state.acted += 1
            case BetMade(seat):
                state.bettor = seat
                pay(state, seat)
            case Called(seat):
                pay(state, seat)
            case Folded(seat):
                state.folded[seat] = True
                state.acted += 1
            case Shown(seat):
                state.shown[seat] = True
            case PotWon(seat, chips):
                state.scores = [score - paid for score, paid in zip(state.scores, state.paid, strict=True)]
                state.scores[seat] += chips
                state.over = state.hand == state.options.hands

    def tells_nothing(self, event: KuhnEvent) -> bool:
        """A bet is a bet: whoever has seen it has learned something."""
        return False

    def outcome(self, state: Table) -> Outcome | None:
        """KP-3.3"""
        if not state.over:
            return None
        most = max(state.scores)
        winners = tuple([seat for seat, score in enumerate(state.scores) if score == most])
        return Outcome(winners, "most_chips", tuple(state.scores))

    def view(self, state: Table, viewer: Viewer) -> KuhnView:
        known = [seat == viewer or shown for seat, shown in enumerate(state.shown)]
        return KuhnView(
            viewer, state.options, state.hand, state.first,
            tuple([card if known[seat] else None for seat, card in enumerate(state.cards)]),
            tuple(state.paid), tuple(state.folded), tuple(state.shown), state.acted, state.bettor,
            tuple(state.scores), state.over,
        )  # fmt: skip

    def viewing(self, state: Table) -> Callable[[Viewer], KuhnView]:
        return partial(self.view, state)

    def mask(self, event: KuhnEvent, viewer: Viewer) -> KuhnEvent | Sealed:
        match event:
            case Dealt(hand, first, cards):
                return Dealt(hand, first, tuple([card if seat == viewer else None for seat, card in enumerate(cards)]))
            case Checked() | BetMade() | Called() | Folded() | Shown() | PotWon():
                return event
        return SEALED

    def determinize(self, view: KuhnView, chance: Chance) -> Table:
        hidden = chance.shuffled([card for card in deck(view.options.players) if card not in view.cards], "imagined")
        cards = [hidden.pop() if card is None else card for card in view.cards]
        return Table(
            view.options, view.hand, view.first, cards, by_rank(hidden), list(view.paid), list(view.folded),
            list(view.shown), view.acted, view.bettor, list(view.scores), view.over,
        )  # fmt: skip

    def move_text(self, move: KuhnMove) -> str:
        return TEXTS.text(move)

    def parse_move(self, text: str) -> KuhnMove:
        move: KuhnMove = TEXTS.parse(text)
        return move

    def clause_of(self, move: KuhnMove, ask: str) -> str:
        return "KP-2.1" if move in FREE else "KP-2.2"

    def all_moves(self, options: Options) -> Sequence[KuhnMove]:
        return (*FREE, *FACING_A_BET)

    def why_unsaid(self, state: Table, claim: Claim) -> Refusal | None:
        """KP-4.1  Cards that there are, and trust, at any time until the end."""
        if state.over:
            return OVER
        if isinstance(claim.says, IHave):
            return None if claim.says.card in deck(state.options.players) else NO_SUCH_CARD
        return None if isinstance(claim.says, ITrust) else NO_SUCH_CARD

    def judge(self, state: Table, before: Sequence[KuhnEvent], claim: Claim) -> Verdict:
        if not isinstance(claim.says, IHave):
            return Verdict.UNKNOWABLE
        return Verdict.TRUE if state.cards[claim.speaker] == claim.says.card else Verdict.FALSE

    def event_types(self) -> Sequence[type]:
        return get_args(KuhnEvent)

    def view_type(self) -> type:
        return KuhnView

    def census(self, state: Table) -> Mapping[str, int]:
        return Counter([*state.cards, *state.left])

    def named(self, event: KuhnEvent) -> list[str]:
        match event:
            case Dealt(cards=cards):
                return [card for card in cards if card is not None]
            case Shown(card=card):
                return [card]
        return []

    def visible(self, view: KuhnView) -> list[str]:
        return [card for card in view.cards if card is not None]


KUHN_POKER: Final = KuhnPoker()
_HAPPENS: Final[Mapping[type, Callable[[Seat], KuhnEvent]]] = {
    Check: Checked, Bet: BetMade, Call: Called, Fold: Folded,
}  # fmt: skip


# ---- what the rules do


def by_rank(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def deal(turn: Turn[Table, KuhnEvent], chance: Chance) -> None:
    """KP-1.3  The next hand; whoever acts first moves one seat further."""
    hand, players = turn.state.hand + 1, turn.state.options.players
    cards = chance.shuffled(deck(players), "deal")[:players]
    turn.emit(Dealt(hand, (hand - 1) % players, tuple(cards)))


def start_hand(state: Table, hand: int, first: Seat, cards: list[str]) -> None:
    state.hand, state.first, state.cards = hand, first, cards
    state.left = [card for card in deck(state.options.players) if card not in cards]
    state.paid = [ANTE] * len(cards)
    state.folded, state.shown = [False] * len(cards), [False] * len(cards)
    state.acted, state.bettor = 0, None


def pay(state: Table, seat: Seat) -> None:
    state.paid[seat] += 1
    state.acted += 1


def hand_is_over(state: Table) -> bool:
    """KP-2.3  All have checked, or all others have answered the bet."""
    players = state.options.players
    if state.bettor is None:
        return state.acted == players
    before_the_bet = (state.bettor - state.first) % players
    return state.acted == before_the_bet + players


def end_hand(turn: Turn[Table, KuhnEvent], chance: Chance) -> None:
    """KP-3.1, KP-3.2  The highest card among those who are in takes the pot; alone, nobody has to show."""
    state = turn.state
    inside = [seat for seat, folded in enumerate(state.folded) if not folded]
    for seat in inside if len(inside) > 1 else ():
        turn.emit(Shown(seat, state.cards[seat]))
    best = max(inside, key=lambda seat: CARDS.index(state.cards[seat]))
    turn.emit(PotWon(best, sum(state.paid)))
    if not state.over:
        deal(turn, chance)
