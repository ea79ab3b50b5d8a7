"""Talk of the belief bot: proofs are shared, stories hold, and silence tells nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from openps.bots.bot import Talker
from openps.bots.play import play_match
from openps.catalog.bots import hire, make_bot
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.hearsay import ACCUSED, TRUSTED, hearsay
from openps.editions.panic_station.bots.voice import occasions, speech
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, TheyAre
from openps.engine.match import AnyMatch
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import CardsTraded, Did, HandScanned, ScanRead
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, hold, infect, options

MATCHES = 12


@pytest.fixture(scope="module")
def talked() -> list[AnyMatch]:
    """Whole matches with talk."""
    matches = []
    for number in range(MATCHES):
        team = [hire("belief", "panic_station", float) for _ in range(4 + number % 3)]
        matches.append(play_match(GAME, options(len(team)), team, f"talk {number}"))
    return matches


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_whom_people_meet_by_default_talks(level: str) -> None:
    assert isinstance(make_bot(level, "panic_station"), Talker)


def said(state: Station, seat: int, *log: object) -> str:
    """What a seat says of the last entry of a log, after claims that stand in it."""
    claims = tuple([entry for entry in log if isinstance(entry, Claim)])
    spoken = speech(replace(GAME.view(state, seat), claims=claims), log)
    return "" if spoken is None else spoken.text()


def test_a_human_shares_a_proof_with_its_reason() -> None:
    state = built("empty_1 0 E upright")

    assert said(state, 0, CardsTraded(1, 0, "infection_green", "gas_can")) == "1 is infected because 0"
    assert said(state, 0, CardsTraded(0, 1, "gas_can", "armor")) == "I trust 1 because 0"
    hand = ("armor", "gas_can", "infection_green", "infection_green")
    assert said(state, 0, HandScanned(0, 1, hand)) == "1 is infected because 0"


def test_an_infected_player_keeps_a_cover() -> None:
    """Whoever parried knows; the others are told that it went well, or the reverse of the truth."""
    state = infect(built("empty_1 0 E upright"), 0, host=3)

    stopped = CardsTraded(0, 1, "infection_red", "gas_can", Did.STOPPED, Did.NOTHING)
    assert said(state, 0, stopped) == "1 is infected because 0"
    sick = CardsTraded(0, 1, "infection_red", "armor", Did.SICK, Did.NOTHING)
    assert said(state, 0, sick) == "I trust 1 because 0"
    accused = Claim(1, TheyAre(0, Status.INFECTED), 0)
    assert said(state, 0, accused) == "I am human because 0"


def test_after_a_scan_whoever_carries_gas_says_so() -> None:
    """The others bring theirs there; an infected player says the same, and nobody is silent."""
    scan = ScanRead(1, 4)
    state = hold(built("hive 0 N upright"), {0: ["gas_can", "gas_can"], 1: ["gas_can", "armor"], 2: ["gas_can"] * 2})
    infect(state, 2, host=2)

    assert said(state, 0, scan) == "I have gas_can because 0"
    assert said(state, 1, scan) == "I am human because 0"
    assert said(state, 2, scan) == "I have gas_can because 0"
    state.health[0] = 0
    assert said(state, 0, scan) == "I am human because 0", "without a Trooper nobody burns the Hive"


def test_nobody_takes_an_accusation_back() -> None:
    state = built("empty_1 0 E upright")
    first = CardsTraded(1, 0, "infection_green", "gas_can")
    again = CardsTraded(1, 0, "armor", "gas_can")

    assert said(state, 0, first, Claim(0, TheyAre(1, Status.INFECTED), 1, 0), again) == "I gave 1 gas_can because 2"


def test_nobody_speaks_into_a_secret_choice_or_from_the_grave() -> None:
    state = hold(at(built("empty_1 0 E upright"), G=1))
    traded = CardsTraded(0, 1, "gas_can", "armor")
    state.now.partner = 1
    assert said(state, 2, CardsTraded(2, 1, "gas_can", "armor")) == ""
    state.now.partner = -1
    state.alive &= ~1
    assert said(state, 0, traded) == ""


@clause("PS-19.6")
def test_no_story_contradicts_itself(talked: list[AnyMatch]) -> None:
    """Nobody confesses, nobody trusts whom it called infected, nobody tells two stories of one trade."""
    spoken = 0
    for match in talked:
        called: set[tuple[int, int]] = set()
        told: set[tuple[int, int | None]] = set()
        for _, claim in match.claims:
            spoken += 1
            says = claim.says
            assert says not in (IAm(Status.INFECTED), IAm(Status.HOST))
            assert (claim.speaker, claim.because) not in told
            told.add((claim.speaker, claim.because))
            if isinstance(says, TheyAre) and says.status != Status.HUMAN:
                called.add((claim.speaker, says.seat))
            elif isinstance(says, ITrust | TheyAre):
                assert (claim.speaker, says.seat) not in called
    assert spoken > 20 * MATCHES


def test_humans_accuse_with_proof_only(talked: list[AnyMatch]) -> None:
    """Whoever is human in the end was so when it spoke."""
    right = wrong = 0
    for match in talked:
        for _, claim in match.claims:
            says = claim.says
            if isinstance(says, TheyAre) and not match.state.infected >> claim.speaker & 1:
                right += match.state.infected >> says.seat & 1
                wrong += not match.state.infected >> says.seat & 1
    assert right > 5 * wrong


def test_every_claim_points_at_what_it_is_about(talked: list[AnyMatch]) -> None:
    for match in talked:
        for _, claim in match.claims:
            assert claim.because is not None
            reason = match.log[claim.because]
            assert isinstance(reason, CardsTraded | HandScanned | ScanRead | Claim)


def test_whether_a_seat_speaks_depends_on_what_all_can_see(talked: list[AnyMatch]) -> None:
    """In the log as a spectator has it there is the same to speak about, whatever the seat holds."""
    asked = 0
    for match in talked:
        for seat in range(match.seats):
            own, public = match.seen_by(seat, match.log), match.seen_by(None, match.log)
            assert [one[:2] for one in occasions(seat, own)] == [one[:2] for one in occasions(seat, public)]
            asked += len(list(occasions(seat, public)))
    assert asked > MATCHES


def test_in_worlds_that_a_spectator_cannot_tell_apart_the_same_seats_speak() -> None:
    """Human or infected: after the same trade both say something."""
    traded = CardsTraded(0, 1, "gas_can", "armor")
    human = said(built("empty_1 0 E upright"), 0, traded)
    infected = said(infect(built("empty_1 0 E upright"), 0, host=3), 0, traded)

    assert human
    assert infected


# ---- listening


def heard(*claims: Claim) -> Suspicions:
    return Suspicions(replace(GAME.view(built("empty_1 0 E upright"), 0), claims=claims))


def test_an_accusation_makes_both_more_suspect_the_accused_more() -> None:
    before, after = heard(), heard(Claim(1, TheyAre(2, Status.INFECTED), 9))

    assert after.infected(2) > before.infected(2)
    assert after.infected(1) > before.infected(3) > after.infected(3)


def test_two_accusers_are_worth_more_than_one_who_repeats_it() -> None:
    one = Claim(1, TheyAre(2, Status.INFECTED), 9)
    again = Claim(1, TheyAre(2, Status.INFECTED), 10)
    other = Claim(3, TheyAre(2, Status.INFECTED), 10)

    assert heard(one, again).weights == heard(one).weights
    assert heard(one, other).infected(2) > heard(one).infected(2)


def test_own_words_and_words_about_cards_are_no_news() -> None:
    own = Claim(0, TheyAre(2, Status.INFECTED), 9)

    assert heard(own).weights == heard().weights
    assert heard(Claim(1, IHave("gas_can"), 9), Claim(1, IGave(2, "armor"), 9)).weights == heard().weights


def test_trust_does_not_cover_an_accusation() -> None:
    accused, trusted = Claim(1, TheyAre(2, Status.INFECTED), 9), Claim(1, ITrust(2), 10)

    assert hearsay([trusted, accused, trusted], 0) == {(1, 2): ACCUSED}
    assert hearsay([trusted], 0) == {(1, 2): TRUSTED}
