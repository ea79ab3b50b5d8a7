"""Négociateur gathered into the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, get_args

from openps.engine.chance import Chance
from openps.engine.claims import Claim, Verdict
from openps.engine.decision import Decision
from openps.engine.errors import BadOptions, Refusal, Violation
from openps.engine.game import GameInfo, Option, Sealed, Step
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome
from openps.games.negotiator import box, evolve, imagine, legal, mask, outcome, play, refuse, view
from openps.games.negotiator.box import Card
from openps.games.negotiator.cards import CardSet
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.moves import CLAUSES, TEXTS, Buy, CrisisMove, Play
from openps.games.negotiator.observe import CrisisObserver
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import Ask, Crisis, CrisisOptions, blank
from openps.games.negotiator.view import CrisisView

PER_INCREASE, PER_LEVEL = "increase", "level"
REVEALS, POINTS_ONLY = "reveals", "points_only"
NO, YES = "no", "yes"

# Where another question allows the same move by another clause.
_CLAUSES_BY_QUESTION: Final[dict[tuple[type, str], str]] = {
    (Play, Ask.PREPARE.value): "NG-8.5",
    (Buy, Ask.DISCUSS.value): "NG-9.3",
}

_INFO: Final = GameInfo(
    key="negotiator",
    players=box.PLAYERS,
    rules_version=box.RULES,
    longest=1500,
    clauses="NG",
    options=(
        Option("taker", (*box.TAKERS, box.RANDOM_TAKER), "NG-D1"),
        Option("accomplice_kills_per", (PER_INCREASE, PER_LEVEL), "NG-R38"),
        Option("one_success", (REVEALS, POINTS_ONLY), "NG-R1"),
        Option("abandon", (NO, YES), "NG-D8"),
        Option("cards", (HOUSE_CARDS.name,), "NG-R1"),
    ),
    package="openps.games.negotiator",
    sayings=(),  # NG-1.19
)

NOBODY_LISTENS: Final = Refusal("nobody-listens", "NG-1.19")


class Negotiator:
    """The rules of Négociateur, by one version of them."""

    def __init__(self, info: GameInfo) -> None:
        self._info = info

    @property
    def info(self) -> GameInfo:
        return self._info

    def options(self, players: int, given: Mapping[str, object]) -> CrisisOptions:
        """NG-1.19, NG-D1  One player; a Hostage-Taker; cards that the rules allow."""
        wrong: list[Violation] = []
        if players not in box.PLAYERS:
            wrong.append(Violation("option-players", clause="NG-1.19", got=players, expected="1"))
        cards = HOUSE_CARDS
        try:
            cards = CardSet.from_plain(given.get("cards", HOUSE_CARDS.name), self._info.rules_version)
        except BadOptions as error:
            wrong += error.violations
        for key, value in given.items():
            wrong += _wrong_option(key, value)
        if wrong:
            raise BadOptions(wrong)
        return CrisisOptions(
            cards,
            str(given.get("taker", box.ARKAYNE)),
            given.get("accomplice_kills_per") == PER_LEVEL,
            given.get("one_success") != POINTS_ONLY,
            given.get("abandon") == YES,
            self._info.rules_version,
        )

    def plain_options(self, options: CrisisOptions) -> Mapping[str, object]:
        return {
            "players": box.PLAYERS[0],
            "taker": options.taker,
            "accomplice_kills_per": PER_LEVEL if options.kills_per_level else PER_INCREASE,
            "one_success": REVEALS if options.one_success_reveals else POINTS_ONLY,
            "abandon": YES if options.may_abandon else NO,
            "cards": options.cards.to_plain(),
        }

    def blank(self, options: CrisisOptions) -> Crisis:
        return blank(options)

    def setup(self, options: CrisisOptions, chance: Chance) -> Step[Crisis, CrisisEvent]:
        turn = play.setup(options, chance)
        return Step(turn.state, turn.events)

    def copy(self, state: Crisis) -> Crisis:
        return state.copy()

    def decision(self, state: Crisis) -> Decision | None:
        return legal.decision(state)

    def legal_moves(self, state: Crisis, seat: Seat) -> Sequence[CrisisMove]:
        return legal.legal_moves(state, seat)

    def why_not(self, state: Crisis, seat: Seat, move: object) -> Refusal | None:
        return refuse.why_not(state, seat, move)

    def apply(self, state: Crisis, seat: Seat, move: object, chance: Chance) -> Sequence[CrisisEvent]:
        return play.apply(state, seat, move, chance)

    def play_out(self, state: Crisis, luck: Chance, thinking: Chance, most: int) -> int:
        return play.play_out(state, luck, thinking, most)

    def evolve(self, state: Crisis, event: CrisisEvent) -> None:
        evolve.evolve(state, event)

    def tells_nothing(self, event: CrisisEvent) -> bool:
        return mask.tells_nothing(event)

    def outcome(self, state: Crisis) -> Outcome | None:
        return outcome.outcome(state)

    def view(self, state: Crisis, viewer: Viewer) -> CrisisView:
        return view.view(state, viewer)

    def viewing(self, state: Crisis) -> Callable[[Viewer], CrisisView]:
        return partial(view.view, state)

    def mask(self, event: CrisisEvent, viewer: Viewer) -> CrisisEvent | Sealed:
        return mask.mask(event, viewer)

    def determinize(self, seen: CrisisView, chance: Chance) -> Crisis:
        return imagine.determinize(seen, chance)

    def move_text(self, move: CrisisMove) -> str:
        return TEXTS.text(move)

    def parse_move(self, text: str) -> CrisisMove:
        move: CrisisMove = TEXTS.parse(text)
        return move

    def clause_of(self, move: CrisisMove, ask: str) -> str:
        return _CLAUSES_BY_QUESTION.get((type(move), ask)) or CLAUSES[type(move)]

    def all_moves(self, options: CrisisOptions) -> Sequence[CrisisMove]:
        return legal.all_moves(options)

    def observer(self, options: CrisisOptions) -> CrisisObserver:
        return CrisisObserver(options)

    def why_unsaid(self, state: Crisis, claim: Claim) -> Refusal | None:
        """NG-1.19  One player: there is nobody to talk to."""
        return NOBODY_LISTENS

    def judge(self, state: Crisis, before: Sequence[CrisisEvent], claim: Claim) -> Verdict:
        return Verdict.UNKNOWABLE

    def event_types(self) -> Sequence[type]:
        return get_args(CrisisEvent)

    def view_type(self) -> type:
        return CrisisView

    def census(self, state: Crisis) -> dict[str, int]:
        """Every card and every pawn is in exactly one place."""
        cards: list[Card] = [state.shown] if state.shown else []
        for row in (state.hand, state.market, state.played, state.down, state.removed, state.deck, state.discard):
            cards += row
        for row in (state.minors, state.out, state.demands, state.spare, state.gone):
            cards += row
        pieces = {card: cards.count(card) for card in sorted(set(cards))}
        return {**pieces, "pawns": state.zone + state.freed + state.dead + state.stock}

    def named(self, event: CrisisEvent) -> list[Card]:
        return mask.named(event)

    def visible(self, seen: CrisisView) -> set[Card]:
        return view.visible(seen)


def _wrong_option(key: str, value: object) -> list[Violation]:
    for option in _INFO.options:
        if option.key == key:
            if key == "cards" or value in option.values:
                return []
            return [Violation("option-value", clause=option.clause, option=key, expected=", ".join(option.values))]
    return [Violation("option-unknown", option=key, expected=", ".join([option.key for option in _INFO.options]))]


NEGOTIATOR: Final = Negotiator(replace(_INFO, earlier=(Negotiator(replace(_INFO, rules_version=1)),)))
