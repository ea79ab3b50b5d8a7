"""Talk: claims, their texts and what becomes of them (PS-19.6)."""

from __future__ import annotations

from typing import Any

import pytest

from openps.engine import laws
from openps.engine.chance import named_seed
from openps.engine.claims import (
    BadClaim,
    Claim,
    IAm,
    IGave,
    IHave,
    IllegalClaim,
    ITrust,
    Saying,
    TheyAre,
    Verdict,
    claim_text,
    parse_claim,
)
from openps.engine.errors import Refusal
from openps.engine.match import Match
from openps.games.panic_station import box
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import CardsTraded
from openps.games.panic_station.state import Station, is_infected
from openps.words.messages import LANGUAGES, Messages
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
        parse_claim(text, 0, 0, statuses=GAME.info.statuses)


@clause("PS-19.6")
@pytest.mark.parametrize(
    ("says", "verdict"),
    [
        (IAm(Status.HUMAN), Verdict.FALSE),
        (IAm(Status.HOST), Verdict.TRUE),
        (TheyAre(1, Status.INFECTED), Verdict.FALSE),
        (TheyAre(1, Status.HUMAN), Verdict.TRUE),
        (IHave("gas_can"), Verdict.TRUE),
        (IHave("grenade"), Verdict.FALSE),
        (IHave("keycard"), Verdict.TRUE),  # it lies open on the table
        (IGave(1, "armor"), Verdict.TRUE),
        (IGave(2, "armor"), Verdict.FALSE),
        (ITrust(1), Verdict.UNKNOWABLE),
    ],
)
def test_claims_are_judged_by_what_was_true_when_they_were_spoken(says: Saying, verdict: Verdict) -> None:
    state = infect(hold(built(), {0: ["gas_can", "armor"]}), host=0)
    state.tables[0] = ("keycard",)
    before = [CardsTraded(0, 1, "armor", "ammo")]

    assert GAME.judge(state, before, Claim(0, says, 1)) == verdict


@clause("PS-19.6")
def test_the_claims_of_a_whole_match_are_judged_at_its_end() -> None:
    silent = laws.random_match(GAME, options(), 3)
    match: Match[Any, Any, Any, Any, Any] = Match(GAME, options(), silent.seed)
    expected = []
    for seat, move in silent.moves:
        if GAME.why_unsaid(match.state, Claim(1, IAm(Status.INFECTED), 0)) is None:
            match.say(1, "I am infected")
            expected.append(Verdict.TRUE if is_infected(match.state, 1) else Verdict.FALSE)
        match.play(seat, move)

    assert len(expected) > 20
    assert [verdict for _, verdict in match.verdicts()] == expected


@clause("PS-19.6")
def test_anybody_says_anything_at_any_time() -> None:
    """Also out of turn, and also what only the Host could know: whether it is true is nobody's question."""
    match: Match[Any, Any, Any, Any, Any] = Match(GAME, options(), "00" * 32)
    for seat in range(4):
        for text in ("I am host", f"{(seat + 1) % 4} is infected", "I have infection_red", "I have heat_scanner"):
            assert match.say(seat, text).speaker == seat


@clause("PS-19.6", "PS-10.1")
def test_nobody_speaks_while_two_choose_what_to_trade() -> None:
    state = at(built("empty_1 0 E upright"), G=1)
    assert [unsaid(state, seat) for seat in range(4)] == [None] * 4

    do(state, "walk trooper E")
    do(state, "trade 1")
    assert [unsaid(state, seat) for seat in range(4)] == [Refusal("silent-choice", "PS-19.6")] * 4


@clause("PS-4.8", "PS-19.6")
def test_the_dead_do_not_speak() -> None:
    state = built()
    state.alive &= ~2
    assert unsaid(state, 1) == Refusal("dead-are-silent", "PS-19.6")
    assert unsaid(state, 0) is None


def test_nobody_speaks_once_it_is_over() -> None:
    match = laws.random_match(GAME, options(), 3)
    assert unsaid(match.state, 0) == Refusal("match-over", "PS-17.1")


@pytest.mark.parametrize("says", [IHave("cake"), IGave(1, "cake")])
def test_a_claim_is_about_cards_that_there_are(says: Saying) -> None:
    assert GAME.why_unsaid(built(), Claim(0, says, 0)) == Refusal("no-such-card", "PS-1.2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_names_another_card_is_told_which_there_are(language: str) -> None:
    """What is typed, and in French its name as well."""
    match = Match(GAME, GAME.options(6, {}), named_seed("cards"))
    with pytest.raises(IllegalClaim) as caught:
        match.say(0, "I have cake")
    told = Messages(language, GAME.info.package).error(caught.value)
    assert [card for card in (*box.SEARCH_COPIES, *box.INFECTIONS) if f" {card}" not in told] == []
    assert {"en": "Cards: ammo, armor,", "fr": "gas_can (Jerrican), "}[language] in told


def unsaid(state: Station, seat: int) -> Refusal | None:
    return GAME.why_unsaid(state, Claim(seat, IAm(Status.HUMAN), 0))
