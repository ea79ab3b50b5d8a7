"""The gate: what may be known of a crisis. There is no opponent, so whoever looks on sees what the player sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from openps.engine.claims import Claim
from openps.engine.game import SEALED, Sealed
from openps.engine.ids import Viewer
from openps.games.negotiator import events
from openps.games.negotiator.box import Card
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.state import FACE_DOWN, Ask, Crisis, CrisisOptions, Fate, Phase


@dataclass(frozen=True, slots=True)
class CrisisView:
    """Everything that may be known now (NG-H1 to NG-H9); a hidden card is None. Fields are named as in the state."""

    viewer: Viewer
    options: CrisisOptions
    taker: Card
    fate: Fate
    turn: int
    phase: Phase
    last: bool
    ask: Ask | None
    todo: tuple[str, ...]
    threat: int
    points: int
    zone: int
    freed: int
    dead: int
    stock: int
    hand: tuple[Card, ...]
    market: tuple[Card, ...]
    played: tuple[Card, ...]
    down: tuple[Card, ...]
    removed: tuple[Card, ...]
    deck: tuple[Card | None, ...]  # the top is last; NG-H2
    discard: tuple[Card, ...]
    shown: Card
    turned: Card
    minors: tuple[Card, ...]
    out: tuple[Card | None, ...]  # NG-H3
    demands: tuple[Card | None, ...]  # NG-H4
    faces: tuple[int, ...]
    kinds: tuple[str, ...]  # of each Demand, face down or not: major or escape
    spare: tuple[Card | None, ...]
    gone: tuple[Card | None, ...]
    clock: bool
    cut: bool
    dice: tuple[int, ...]
    fours: tuple[int, ...]
    rerolls: tuple[int, ...]
    testing: Card
    rolled: tuple[int, ...]
    converted: int
    easy: bool
    again: int
    claims: tuple[Claim, ...] = ()  # what everybody said, in its order; the match knows it, not the state


def view(state: Crisis, viewer: Viewer) -> CrisisView:
    """NG-H9  Once it is over, everything is shown."""
    over = state.ask is None
    face = state.options.cards.face
    return CrisisView(
        viewer, state.options, state.taker, state.fate, state.turn, state.phase, state.last, state.ask,
        tuple(state.todo), state.threat, state.points, state.zone, state.freed, state.dead, state.stock,
        tuple(state.hand), tuple(state.market), tuple(state.played), tuple(state.down), tuple(state.removed),
        covered(state.deck, over), tuple(state.discard), state.shown, state.turned, tuple(state.minors),
        covered(state.out, over), demands_seen(state.demands, state.faces, over), tuple(state.faces),
        tuple([face[demand].family.value for demand in state.demands or state.gone]), covered(state.spare, over),
        demands_seen(state.gone, state.faces, over), state.clock, state.cut, tuple(state.dice), tuple(state.fours),
        tuple(state.rerolls), state.testing, tuple(state.rolled), state.converted, state.easy, state.again,
    )  # fmt: skip


def covered(cards: Sequence[Card], over: bool) -> tuple[Card | None, ...]:
    return tuple(cards) if over else (None,) * len(cards)


def demands_seen(demands: Sequence[Card], faces: Sequence[int], over: bool) -> tuple[Card | None, ...]:
    """NG-H4, NG-H5"""
    return tuple([demand if over or faces[i] != FACE_DOWN else None for i, demand in enumerate(demands)])


# ---- masks


def mask(event: CrisisEvent, viewer: Viewer) -> CrisisEvent | Sealed:
    """Closed by default: an event that stands in no list stays sealed."""
    kind = type(event)
    if kind in _OPEN:
        return event
    gate = _GATED.get(kind)
    return SEALED if gate is None else gate(event)


def mask_demands(event: events.DemandsPlaced) -> CrisisEvent:
    """NG-H4"""
    return events.DemandsPlaced((None,) * len(event.demands), (None,) * len(event.spare))


def mask_deck(event: events.TerrorDeckBuilt) -> CrisisEvent:
    """NG-H2, NG-H3"""
    return events.TerrorDeckBuilt((None,) * len(event.deck), (None,) * len(event.out))


_OPEN: Final[frozenset[type]] = frozenset(
    {
        events.TakerSet, events.TalkBegan, events.Asked, events.CardPlayed, events.CardLaid, events.CardPaid,
        events.DiceRolled, events.DieRerolled, events.AbilityTriggered, events.FourConverted, events.TestJudged,
        events.PointsChanged, events.ThreatMoved, events.HostageFreed, events.HostageKilled, events.HostageSpared,
        events.HostagesAdded, events.DiceChanged, events.FoursGiven, events.RerollsGiven, events.DemandRevealed,
        events.DemandConceded, events.MinorSettled, events.CardBought, events.CardTaken, events.CardRemoved,
        events.TalkCut, events.TalkEnded, events.PurchaseEnded, events.TerrorDrawn, events.TerrorResolved,
        events.TerrorDropped, events.MinorKept, events.TerrorEnded, events.TakerCaptured, events.TakerEliminated,
        events.AccompliceTookOver, events.AccompliceSurrendered, events.TakerEscaped, events.TimeRanOut,
        events.HopeLost, events.Abandoned,
    }
)  # fmt: skip

# Any: each function takes the one event type that it stands under.
_GATED: Final[dict[type, Callable[[Any], CrisisEvent]]] = {
    events.DemandsPlaced: mask_demands,
    events.TerrorDeckBuilt: mask_deck,
}


# ---- what the laws compare

_NAMING: Final = ("taker", "card", "demand", "demands", "spare", "deck", "out")


def named(event: CrisisEvent) -> list[Card]:
    """The cards that an event names."""
    cards: list[Card] = []
    for field in event.__match_args__:
        if field in _NAMING:
            value = getattr(event, field)
            cards += [card for card in (value if isinstance(value, tuple) else (value,)) if card is not None]
    return cards


def visible(seen: CrisisView) -> set[Card]:
    rows = (
        seen.hand, seen.market, seen.played, seen.down, seen.removed, seen.deck, seen.discard, seen.minors, seen.out,
        seen.demands, seen.spare, seen.gone,
    )  # fmt: skip
    return {seen.taker, seen.shown, *[card for row in rows for card in row if card is not None]}
