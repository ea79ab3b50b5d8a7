"""Talk: claims, their texts and what becomes of them (PS-19.6)."""

from __future__ import annotations

import pytest

from openps.engine import laws
from openps.engine.claims import (
    BadClaim,
    Claim,
    IAm,
    IGave,
    IHave,
    ITrust,
    Saying,
    Status,
    TheyAre,
    Verdict,
    claim_text,
    parse_claim,
)
from openps.engine.match import Match
from openps.games.panic_station.claims import judge, judged, may_speak
from openps.games.panic_station.events import CardsTraded
from openps.games.panic_station.state import is_infected
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, do, hold, infect, options

SAYINGS: list[tuple[str, Saying]] = [
    ("I am human", IAm(Status.HUMAN)),
    ("2 is infected", TheyAre(2, Status.INFECTED)),
    ("I gave 1 gas_can", IGave(1, "gas_can")),
    ("I have gas_can", IHave("gas_can")),
    ("I trust 3", ITrust(3)),
]


@pytest.mark.parametrize(("text", "says"), SAYINGS)
@pytest.mark.parametrize("because", [None, 17])
def test_a_claim_has_one_line_of_text(text: str, says: Saying, because: int | None) -> None:
    line = text if because is None else f"{text} because {because}"
    claim = Claim(0, says, 5, because)

    assert claim_text(claim) == line
    assert parse_claim(line, 0, 5) == claim


@pytest.mark.parametrize(
    "text", ["", "I am tired", "hello", "x is human", "I gave gas_can", "2 is infected because no"]
)
def test_other_texts_are_no_claims(text: str) -> None:
    with pytest.raises(BadClaim):
        parse_claim(text, 0, 0)


@clause("PS-19.6")
@pytest.mark.parametrize(
    ("says", "verdict"),
    [
        (IAm(Status.HUMAN), Verdict.FALSE),
        (IAm(Status.HOST), Verdict.TRUE),
        (TheyAre(1, Status.INFECTED), Verdict.FALSE),
        (TheyAre(1, Status.HUMAN), Verdict.TRUE),
        (TheyAre(9, Status.HUMAN), Verdict.UNKNOWABLE),
        (IHave("gas_can"), Verdict.TRUE),
        (IHave("grenade"), Verdict.FALSE),
        (IHave("cake"), Verdict.UNKNOWABLE),
        (IGave(1, "armor"), Verdict.TRUE),
        (IGave(2, "armor"), Verdict.FALSE),
        (ITrust(1), Verdict.UNKNOWABLE),
    ],
)
def test_claims_are_judged_by_what_was_true_when_they_were_spoken(says: Saying, verdict: Verdict) -> None:
    state = infect(hold(built(), {0: ["gas_can", "armor"]}), host=0)
    before = [CardsTraded(0, 1, "armor", "ammo")]

    assert judged(state, before, Claim(0, says, 1)) == verdict


@clause("PS-19.6")
def test_the_claims_of_a_whole_match_are_judged_at_its_end() -> None:
    match = laws.random_match(GAME, options(), 3)
    state = GAME.blank(options())
    claims, expected = [], []
    for at_event, event in enumerate(match.log):
        if at_event % 10 == 5:
            claims.append(Claim(1, IAm(Status.INFECTED), at_event))
            expected.append(Verdict.TRUE if is_infected(state, 1) else Verdict.FALSE)
        GAME.evolve(state, event)
    claims.append(Claim(1, IHave("gas_can"), 10**6))

    assert judge(match.options, match.log, claims) == [*expected, Verdict.UNKNOWABLE]


@clause("PS-19.6")
def test_talk_is_no_move_and_changes_nothing() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    assert all(may_speak(state, seat) for seat in range(4))
    before = state.copy()
    parse_claim("I am human", 2, 0)
    assert state == before

    do(state, "walk trooper E")
    do(state, "trade 1")
    assert not any(may_speak(state, seat) for seat in range(4))  # not during a secret choice


def test_the_dead_do_not_speak() -> None:
    state = built()
    state.alive &= ~2
    assert not may_speak(state, 1)
    assert isinstance(Match(GAME, options(), "00" * 32).log, list)
