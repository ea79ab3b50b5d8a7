"""A crisis laid out for a test: cards where the test wants them, luck written down."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from openps.engine.chance import FreeChance, ScriptedChance
from openps.games.negotiator.cards import CardSet
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards, read_cards
from openps.games.negotiator.state import Ask, Crisis

SEAT = 0
QUIET = "impatient"  # a Terror card whose one effect is to drop another


def table(taker: str = "arkayne", options: dict[str, object] | None = None, **fields: Any) -> Crisis:
    """The first Discussion, with these facts instead of those of the setup."""
    given = {"taker": taker, **(options or {})}
    state = NEGOTIATOR.setup(NEGOTIATOR.options(1, given), FreeChance(1)).state
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def hold(state: Crisis, *cards: str) -> Crisis:
    """These Discussion cards in hand, all others in the Purchase Area."""
    left = list(state.options.cards.discussion)
    for card in cards:
        left.remove(card)
    state.hand = sorted(cards)
    state.market = sorted(left, key=state.options.cards.rank.__getitem__)
    state.played, state.down, state.removed = [], [], []
    return state


def stack(state: Crisis, *cards: str) -> Crisis:
    """The Terror deck from its top to its bottom."""
    state.deck = list(reversed(cards))
    return state


def demands(state: Crisis, **faces: int) -> Crisis:
    """These Demands on the table: 0 face down, 1 face up, 2 conceded."""
    state.demands, state.faces = list(faces), list(faces.values())
    return state


def do(state: Crisis, line: str, *luck: object) -> Sequence[CrisisEvent]:
    """Play one line with exactly this luck."""
    chance = ScriptedChance(*luck)
    brought = NEGOTIATOR.apply(state, SEAT, NEGOTIATOR.parse_move(line), chance)
    assert chance.finished()
    return brought


def lines(state: Crisis) -> list[str]:
    return [NEGOTIATOR.move_text(move) for move in NEGOTIATOR.legal_moves(state, SEAT)]


def refusal(state: Crisis, line: str) -> str | None:
    """The clause that forbids a line, if one does."""
    reason = NEGOTIATOR.why_not(state, SEAT, NEGOTIATOR.parse_move(line))
    return None if reason is None else reason.clause


def kinds(events: Sequence[CrisisEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


def reason(state: Crisis) -> str | None:
    end = NEGOTIATOR.outcome(state)
    return None if end is None else end.reason


def won(state: Crisis) -> bool:
    end = NEGOTIATOR.outcome(state)
    return end is not None and end.winners == (SEAT,)


def row(card: str, **rows: object) -> CardSet:
    """The house cards with one card changed: `row("sniper", effect=["free 1"])`."""
    return changed({card: rows})


def changed(cards: dict[str, dict[str, object]], **top: object) -> CardSet:
    return read_cards(changed_plain(cards, **top))


def changed_plain(cards: dict[str, dict[str, object]], **top: object) -> dict[str, Any]:
    """The house cards as plain values, some fields changed; a new effect takes the place of all rows."""
    plain = copy.deepcopy(plain_cards(HOUSE_CARDS))
    plain |= {"name": "test", **top}
    for key, fields in cards.items():
        for family in plain.values():
            for face in family if isinstance(family, list) else ():
                if isinstance(face, dict) and face["key"] == key:
                    change(face, fields)
    return plain


def change(face: dict[str, Any], fields: dict[str, object]) -> None:
    if "effect" in fields:
        for old in ("two", "one", "none", "test"):
            face.pop(old, None)
    if "two" in fields:
        face.pop("effect", None)
    face |= fields


def with_cards(cards: CardSet, taker: str = "arkayne", **fields: Any) -> Crisis:
    return table(taker, {"cards": plain_cards(cards)}, **fields)


def in_terror(card: str, taker: str = "arkayne", options: dict[str, object] | None = None, **fields: Any) -> Crisis:
    """One `end` before this Terror card is turned up; nothing can be bought."""
    state = table(taker, options, **fields)
    if "deck" not in fields:
        stack(state, card, QUIET, QUIET, "lights_out")
    state.market = []
    assert state.ask is Ask.DISCUSS
    return state
