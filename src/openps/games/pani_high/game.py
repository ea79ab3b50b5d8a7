"""Pani-High! gathered into the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, get_args

from openps.engine.chance import Chance
from openps.engine.claims import Claim, Verdict
from openps.engine.decision import Decision
from openps.engine.errors import BadOptions, Refusal, Violation
from openps.engine.game import GameInfo, Option, Sealed, Step
from openps.engine.ids import Seat, Viewer
from openps.engine.outcome import Outcome
from openps.games.pani_high import box, claims, evolve, imagine, legal, mask, outcome, play, refuse, view
from openps.games.pani_high.box import Card
from openps.games.pani_high.cards import HOUSE_DECK, Deck
from openps.games.pani_high.check_cards import too_small
from openps.games.pani_high.events import PaniEvent
from openps.games.pani_high.moves import CLAUSES, CLAUSES_BY_QUESTION, TEXTS, PaniMove
from openps.games.pani_high.observe import PaniObserver
from openps.games.pani_high.state import PaniOptions, School, blank
from openps.games.pani_high.view import PaniView

INFO: Final = GameInfo(
    key="pani_high",
    players=box.PLAYERS,
    rules_version=1,
    longest=6000,
    clauses="PH",
    options=(
        Option("first_player", ("random", "host"), "PH-R3"),
        Option("attacker_policewoman", ("may", "must"), "PH-R14"),
        Option("deck", (HOUSE_DECK.name,), "PH-R2"),
    ),
    package="openps.games.pani_high",
    sayings=claims.SAYINGS,
    histories=("discard",),
)


class PaniHigh:
    """The rules of Pani-High!"""

    @property
    def info(self) -> GameInfo:
        return INFO

    def options(self, players: int, given: Mapping[str, object]) -> PaniOptions:
        """PH-1.1  Five or six players; a deck that the rules allow."""
        wrong: list[Violation] = []
        if players not in box.PLAYERS:
            wrong.append(Violation("option-players", clause="PH-1.1", got=players, expected="5, 6"))
        deck = HOUSE_DECK
        try:
            deck = Deck.from_plain(given.get("deck", HOUSE_DECK.name))
        except BadOptions as error:
            wrong += error.violations
        else:
            wrong += too_small(deck, (players,)) if players in box.PLAYERS else []
        for key, value in given.items():
            wrong += _wrong_option(key, value)
        if wrong:
            raise BadOptions(wrong)
        host, must = given.get("first_player") == "host", given.get("attacker_policewoman") == "must"
        return PaniOptions(players, deck, host, must)

    def plain_options(self, options: PaniOptions) -> Mapping[str, object]:
        return {
            "players": options.players,
            "first_player": "host" if options.host_chooses else "random",
            "attacker_policewoman": "must" if options.attacker_must_show else "may",
            "deck": options.deck.to_plain(),
        }

    def blank(self, options: PaniOptions) -> School:
        return blank(options)

    def setup(self, options: PaniOptions, chance: Chance) -> Step[School, PaniEvent]:
        turn = play.setup(options, chance)
        return Step(turn.state, turn.events)

    def copy(self, state: School) -> School:
        return state.copy()

    def decision(self, state: School) -> Decision | None:
        return legal.decision(state)

    def legal_moves(self, state: School, seat: Seat) -> Sequence[PaniMove]:
        return legal.legal_moves(state, seat)

    def why_not(self, state: School, seat: Seat, move: object) -> Refusal | None:
        return refuse.why_not(state, seat, move)

    def apply(self, state: School, seat: Seat, move: object, chance: Chance) -> Sequence[PaniEvent]:
        return play.apply(state, seat, move, chance)

    def play_out(self, state: School, luck: Chance, thinking: Chance, most: int) -> int:
        return play.play_out(state, luck, thinking, most)

    def evolve(self, state: School, event: PaniEvent) -> None:
        evolve.evolve(state, event)

    def tells_nothing(self, event: PaniEvent) -> bool:
        return mask.tells_nothing(event)

    def outcome(self, state: School) -> Outcome | None:
        return outcome.outcome(state)

    def view(self, state: School, viewer: Viewer) -> PaniView:
        return view.view(state, viewer)

    def viewing(self, state: School) -> Callable[[Viewer], PaniView]:
        return partial(view.view, state)

    def mask(self, event: PaniEvent, viewer: Viewer) -> PaniEvent | Sealed:
        return mask.mask(event, viewer)

    def determinize(self, seen: PaniView, chance: Chance) -> School:
        return imagine.determinize(seen, chance)

    def move_text(self, move: PaniMove) -> str:
        return TEXTS.text(move)

    def parse_move(self, text: str) -> PaniMove:
        move: PaniMove = TEXTS.parse(text)
        return move

    def clause_of(self, move: PaniMove, ask: str) -> str:
        return CLAUSES_BY_QUESTION.get((type(move), ask)) or CLAUSES[type(move)]

    def all_moves(self, options: PaniOptions) -> Sequence[PaniMove]:
        return legal.all_moves(options)

    def observer(self, options: PaniOptions) -> PaniObserver:
        return PaniObserver(options)

    def why_unsaid(self, state: School, claim: Claim) -> Refusal | None:
        return claims.why_unsaid(state, claim)

    def judge(self, state: School, before: Sequence[PaniEvent], claim: Claim) -> Verdict:
        return claims.judge(state, claim)

    def event_types(self) -> Sequence[type]:
        return get_args(PaniEvent)

    def view_type(self) -> type:
        return PaniView

    def census(self, state: School) -> dict[Card, int]:
        """Every card is in exactly one place."""
        cards = [*state.pile, *state.discard]
        for row in (*state.hands, *state.places):
            cards += row
        if state.battle is not None:
            cards += play.committed(state.battle.attack) + play.committed(state.battle.defence)
        return dict(Counter(cards))

    def named(self, event: PaniEvent) -> list[Card]:
        return mask.named(event)

    def visible(self, seen: PaniView) -> set[Card]:
        return view.visible(seen)


def _wrong_option(key: str, value: object) -> list[Violation]:
    for option in INFO.options:
        if option.key == key:
            if key == "deck" or value in option.values:
                return []
            return [Violation("option-value", clause=option.clause, option=key, expected=", ".join(option.values))]
    return [Violation("option-unknown", option=key, expected=", ".join([option.key for option in INFO.options]))]


PANI_HIGH: Final = PaniHigh()
