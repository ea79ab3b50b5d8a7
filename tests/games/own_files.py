"""Card files and decks as strangers might write them: house values in most places, anything of the language in some."""

from __future__ import annotations

import copy
from typing import Any, Final

from hypothesis import strategies as st

from openps.games.negotiator import box as crisis
from openps.games.negotiator.box import Family, Method, Span, Trigger
from openps.games.negotiator.effects import (
    ALONE,
    AMOUNT,
    INNER,
    LEVEL,
    MOST,
    OPTIONS,
    SIGNED,
    TIMED,
    TIMED_AMOUNT,
    TIMED_SIGNED,
    WORDS,
)
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards
from openps.games.pani_high.cards import HOUSE_DECK
from openps.games.pani_high.read_cards import plain_deck

TENTHS: Final = st.integers(3, 60).map(lambda tenths: f"{tenths // 10}.{tenths % 10}")
AMOUNTS: Final = st.one_of(st.integers(1, 3), st.just(MOST))
SPANS: Final = st.sampled_from([span.value for span in Span])
# NG-R1  What the rulebook says of these must stand.
KNOWN: Final = (
    crisis.RELAX, crisis.STAY_CALM, crisis.SMALL_TALK, crisis.WHAT_DO_YOU_WANT, crisis.SNIPER, crisis.ALL_UNITS,
    "accomplice",
)  # fmt: skip
ROWS: Final = ("two", "one", "none", "effect", "additional", "counterpart", "ability")


def _lines(word: str) -> st.SearchStrategy[str]:
    """Lines that begin with a word and hold no other line."""
    amount = AMOUNTS.map(str)
    signed = st.tuples(st.sampled_from("+-"), amount).map("".join)
    after: dict[str, st.SearchStrategy[str]] = {
        ALONE: st.just(""),
        AMOUNT: amount,
        SIGNED: signed,
        LEVEL: st.sampled_from([*crisis.DIAL, "start"]),
        TIMED: SPANS,
        TIMED_AMOUNT: st.tuples(amount, SPANS).map(" ".join),
        TIMED_SIGNED: st.tuples(signed, SPANS).map(" ".join),
    }
    return after[WORDS[word]].map(lambda rest: f"{word} {rest}".rstrip())


def _any(*words: str) -> st.SearchStrategy[str]:
    return st.sampled_from(words).flatmap(_lines)


def _choices(line: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    option = st.lists(line, min_size=1, max_size=2).map(" & ".join)
    return st.lists(option, min_size=2, max_size=3).map(lambda options: "choose " + " / ".join(options))


def _rows(*words: str) -> st.SearchStrategy[list[str]]:
    line = _any(*words)
    return st.lists(st.one_of(line, _choices(line)), min_size=1, max_size=4)


AT_ONCE: Final = [word for word in WORDS if WORDS[word] not in (INNER, OPTIONS) and word not in ("double", "remove")]
LASTING: Final = st.one_of(_any(*AT_ONCE, "double"), _any(*AT_ONCE).map(lambda line: f"each_turn {line}"))


def _effects(family: Family, field: str) -> st.SearchStrategy[list[str]]:
    """Lines of the kinds that have a meaning there; for how long, anything."""
    if field == "counterpart" and family is Family.MAJOR:
        return st.lists(LASTING, max_size=4)
    return _rows(*AT_ONCE, "remove") if family is Family.DISCUSSION else _rows(*AT_ONCE)


@st.composite
def card_sets(draw: st.DrawFn) -> dict[str, Any]:
    """The house cards with some rows, numbers and tests of somebody else."""
    plain = copy.deepcopy(plain_cards(HOUSE_CARDS)) | {"name": "drawn"}
    faces = [(family, face) for family in Family for face in plain[family.value] if face["key"] not in KNOWN]
    for family, face in draw(st.lists(st.sampled_from(faces), max_size=12)):
        _changed(draw, family, face)
    return plain


def _changed(draw: st.DrawFn, family: Family, face: dict[str, Any]) -> None:
    """One field of a card, or its test with all its rows."""
    field = draw(st.sampled_from([field for field in ROWS if field in face] + ["numbers", "kind"]))
    if field in ROWS:
        face[field] = draw(_effects(family, field))
    elif field == "numbers":
        face |= {number: draw(st.integers(1, 9)) for number in ("cost", "hostages", "threat") if face.get(number)}
    elif family is Family.TAKER:
        face["on"] = draw(st.sampled_from([trigger.value for trigger in Trigger if trigger is not Trigger.NONE]))
        face["ability"] = draw(_effects(family, "ability"))
    elif "test" in face:
        for row in ("two", "one", "none", "effect"):
            face.pop(row, None)
        face["test"] = draw(st.sampled_from([method.value for method in Method]))
        rows = ("effect",) if face["test"] == Method.NONE else ("two", "one", "none")
        face |= {row: draw(_effects(family, row)) for row in rows}


@st.composite
def decks(draw: st.DrawFn) -> dict[str, Any]:
    """The house deck with other counts, values, doublings and places."""
    plain = copy.deepcopy(plain_deck(HOUSE_DECK)) | {"name": "drawn"}
    plain["committee_saves"] = draw(st.integers(1, 9))
    free = dict.fromkeys(("bribe", "health_committee"), st.integers(1, 40))
    plain["copies"] |= draw(st.fixed_dictionaries({}, optional=free))
    plain["values"] |= draw(st.fixed_dictionaries({}, optional=dict.fromkeys(plain["values"], TENTHS)))
    plain["location"] = plain["location"][: draw(st.integers(1, 12))]
    places = [place["key"] for place in plain["location"]]
    for combat in plain["combat"]:
        combat["doubled_at"] = [place for place in combat["doubled_at"] if place in places]
    others = [combat for combat in plain["combat"] if combat["value"] != "6"]
    for combat in draw(st.lists(st.sampled_from(others), max_size=12)):
        combat["value"] = draw(TENTHS)
        combat["copies"] = draw(st.integers(0, 9))
        combat["doubled_at"] = draw(st.lists(st.sampled_from(places), max_size=3)) if places else []
    return plain
