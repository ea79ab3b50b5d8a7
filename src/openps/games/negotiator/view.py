"""The gate: what may be known of a crisis. There is no opponent, so whoever looks on sees what the player sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openps.engine.claims import Claim
from openps.engine.ids import Viewer
from openps.games.negotiator.box import Card
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
    owed: tuple[int, ...]
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
        tuple(state.owed),
    )  # fmt: skip


def covered(cards: Sequence[Card], over: bool) -> tuple[Card | None, ...]:
    return tuple(cards) if over else (None,) * len(cards)


def demands_seen(demands: Sequence[Card], faces: Sequence[int], over: bool) -> tuple[Card | None, ...]:
    """NG-H4, NG-H5"""
    return tuple([demand if over or faces[i] != FACE_DOWN else None for i, demand in enumerate(demands)])


def visible(seen: CrisisView) -> set[Card]:
    rows = (
        seen.hand, seen.market, seen.played, seen.down, seen.removed, seen.deck, seen.discard, seen.minors, seen.out,
        seen.demands, seen.spare, seen.gone,
    )  # fmt: skip
    return {seen.taker, seen.shown, *[card for row in rows for card in row if card is not None]}
