"""How matches of Négociateur are reviewed: the Negotiator against the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from openps.bots.budget import Budget
from openps.editions.insight import Deed, Horizon, Insight, Risk, Standing
from openps.editions.negotiator.bots.heuristic import best_move, ranked
from openps.editions.negotiator.bots.instinct import features, knows, learned_instinct
from openps.editions.negotiator.reasons import KINDS, reasons
from openps.engine.chance import Chance
from openps.engine.claims import Claim
from openps.games.negotiator import events
from openps.games.negotiator.box import TOP_ROW, Card
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.odds import odds, successes
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import Crisis, CrisisOptions
from openps.games.negotiator.view import CrisisView

TURNS: Final = 3
FURTHER: Final = 20  # more than there are: to the end


class ByInstinct:
    """Does what instinct likes best; with strange cards, what the rule of thumb does."""

    def choose(self, view: CrisisView, moves: Sequence[CrisisMove], chance: Chance, budget: Budget) -> CrisisMove:
        return learned_instinct(view.taker).best(view, moves) if knows(view) else best_move(view, moves)


@dataclass(frozen=True, slots=True)
class TestRolled:
    """NG-5.8  The dice of a test, before any 4 was converted."""

    card: Card
    dice: int
    successes: int


def standing(state: Crisis, claims: Sequence[Claim]) -> Standing:
    assert state.ask is not None
    chance = [learned_instinct(state.taker).chance_to_win(state.ask, features(state))]
    return Standing(chance, chance)


HORIZON: Final = Horizon(TURNS, FURTHER, lambda state: state.turn, standing)


def horizon(options: CrisisOptions) -> Horizon | None:
    """Strange cards are played to the end: nothing was learned about them."""
    return HORIZON if options.cards == HOUSE_CARDS else None


def shuffle(state: Crisis, chance: Chance) -> None:
    """NG-2.13  The Terror deck; the Pivotal Event lies at its bottom."""
    state.deck = [*state.deck[:1], *chance.shuffled(state.deck[1:], "terror deck")]


def looked_at(view: CrisisView, moves: Sequence[CrisisMove], chance: Chance, most: int) -> Sequence[CrisisMove]:
    """The best few by rule of thumb."""
    return ranked(view, moves)[:most]


def risks(deed: Deed) -> list[Risk]:
    return list(_rolls(deed))


def _rolls(deed: Deed) -> Iterator[Risk]:
    """How likely a test was to come out as it did, as the dice fall."""
    state: Crisis = deed.before
    for number, entry in enumerate(deed.entries, deed.number):
        if isinstance(entry, events.DiceRolled) and (before := odds(state, entry.card)) is not None:
            kind = state.options.cards.face[entry.card].test
            count = successes(kind, entry.faces, state.threat, bool(any(state.fours)), 0)
            row = min(TOP_ROW, count)
            well, badly = [sum(part) / before.total for part in (before.plain[row:], before.plain[: row + 1])]
            yield Risk(number, TestRolled(entry.card, len(entry.faces), count), well, badly)


INSIGHT: Final = Insight(
    bot="instinct",
    make=ByInstinct,
    horizon=horizon,
    shuffle=shuffle,
    looked_at=looked_at,
    risks=risks,
    reasons=reasons,
    risk_kinds=(TestRolled,),
    reason_kinds=KINDS,
)
