"""Talk of the belief bot: proofs are shared, stories hold, and silence tells nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from openps.bots.bot import Talker
from openps.bots.play import play_match
from openps.catalog.bots import hire, make_bot
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.hearsay import ACCUSED, TRUSTED, hearsay
from openps.editions.panic_station.bots.voice import Occasion, accusations, accuses, speech, topics
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, TheyAre, saying_text
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import (
    CardOffered,
    CardsTraded,
    Did,
    HandScanned,
    ScanRead,
    TradeBegan,
    TurnBegan,
    TurnEnded,
)
from openps.games.panic_station.state import Station
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, hold, infect, options
from tests.long import slice_of

MATCHES = slice_of(12, 6)


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
    """What a seat says after a log, claims included; entry 0 is the beginning of a turn of its own."""
    return heard_to_say(state, seat, began(seat), *log)


def heard_to_say(state: Station, seat: int, *log: object) -> str:
    claims = tuple([entry for entry in log if isinstance(entry, Claim)])
    spoken = speech(replace(GAME.view(state, seat), claims=claims), log)
    return "" if spoken is None else spoken.text()


def began(seat: int) -> TurnBegan:
    return TurnBegan(seat, 4, arrives=False)


def test_a_human_shares_a_proof_with_its_reason() -> None:
    state = built("empty_1 0 E upright")

    assert said(state, 0, CardsTraded(1, 0, "infection_green", "gas_can")) == "1 is infected because 1"
    assert said(state, 0, CardsTraded(0, 1, "gas_can", "armor")) == "I trust 1 because 1"
    hand = ("armor", "gas_can", "infection_green", "infection_green")
    assert said(state, 0, HandScanned(0, 1, hand)) == "1 is infected because 1"


def test_of_a_trade_a_bot_cites_where_it_began_as_that_tells_the_room() -> None:
    trade = (
        TradeBegan(1, 0, 6),
        CardOffered(0, "gas_can"),
        CardOffered(1, None),
        CardsTraded(1, 0, "armor", "gas_can"),
    )

    assert said(built("empty_1 0 E upright"), 0, *trade) == "I trust 1 because 1"


def test_an_infected_player_keeps_a_cover() -> None:
    """Whoever parried knows; the others are told that it went well, or the reverse of the truth."""
    state = infect(built("empty_1 0 E upright"), 0, host=3)

    stopped = CardsTraded(0, 1, "infection_red", "gas_can", Did.STOPPED, Did.NOTHING)
    assert said(state, 0, stopped) == "1 is infected because 1"
    sick = CardsTraded(0, 1, "infection_red", "armor", Did.SICK, Did.NOTHING)
    assert said(state, 0, sick) == "I trust 1 because 1"
    accused = Claim(1, TheyAre(0, Status.INFECTED), 1)
    assert said(state, 0, accused) == "I am human because 1"


def test_after_a_scan_whoever_carries_gas_says_so() -> None:
    """The others bring theirs there; an infected player says the same."""
    scan = ScanRead(1, 4)
    state = hold(built("hive 0 N upright"), {0: ["gas_can", "gas_can"], 1: ["gas_can", "armor"], 2: ["gas_can"] * 2})
    infect(state, 2, host=2)

    assert said(state, 0, scan) == "I have gas_can because 1"
    assert said(state, 1, scan) == "", "whoever has none has nothing to say that matters"
    assert said(state, 2, scan) == "I have gas_can because 1"
    state.health[0] = 0
    assert said(state, 0, scan) == "", "without a Trooper nobody burns the Hive"


def test_nobody_takes_an_accusation_back() -> None:
    state = built("empty_1 0 E upright")
    first = CardsTraded(1, 0, "infection_green", "gas_can")
    again = CardsTraded(1, 0, "armor", "gas_can")

    called = (first, Claim(0, TheyAre(1, Status.INFECTED), 2, 1))
    assert said(state, 0, *called, began(0), again) == "I gave 1 gas_can because 4"
    assert said(state, 0, *called, began(0), first) == "", "it was said already"
    assert said(state, 0, *called, began(0), CardsTraded(1, 0, "armor", "ammo")) == "", "only where gas goes matters"


def test_nobody_speaks_into_a_secret_choice_or_from_the_grave() -> None:
    state = hold(at(built("empty_1 0 E upright"), G=1))
    traded = CardsTraded(0, 1, "gas_can", "armor")
    state.now.partner = 1
    assert said(state, 0, traded) == ""
    state.now.partner = -1
    assert said(state, 0, traded) != ""
    state.alive &= ~1
    assert said(state, 0, traded) == ""


# ---- when it is worth listening to


def test_a_bot_speaks_in_its_own_turn_only_and_once_in_it() -> None:
    state = built("empty_1 0 E upright")
    traded, other = CardsTraded(0, 1, "gas_can", "armor"), CardsTraded(0, 2, "gas_can", "armor")
    trusts = Claim(0, ITrust(1), 2, 1)

    assert said(state, 0, traded, TurnEnded(0, 1)) == ""
    assert said(state, 0, traded, TurnEnded(0, 1), began(1)) == ""
    assert said(state, 0, traded, trusts, other) == "", "once a turn"
    assert said(state, 0, traded, trusts, other, began(1), began(0)) == "I trust 2 because 3", (
        "the next turn is another"
    )
    assert said(state, 0, traded, began(1), began(0), began(1), began(0)) == "", "what is older is told by nobody"


def test_of_several_things_a_bot_says_the_weightiest() -> None:
    """Who is infected, then where the gas is, then who is not, and of equals the latest."""
    state = hold(built("empty_1 0 E upright"), {0: ["gas_can", "gas_can"]})
    proof, fine = CardsTraded(1, 0, "infection_green", "gas_can"), CardsTraded(2, 0, "armor", "ammo")
    latest, scan = CardsTraded(3, 0, "armor", "ammo"), ScanRead(1, 4)

    assert said(state, 0, proof, scan, fine) == "1 is infected because 1"
    assert said(state, 0, fine, scan, latest) == "I have gas_can because 2"
    assert said(state, 0, fine, latest) == "I trust 3 because 2"


def test_an_accusation_is_answered_once_in_the_turn_in_which_it_is_made() -> None:
    """Also in a turn of somebody else, and in an own one that had its word."""
    state = built("empty_1 0 E upright")
    traded, trusts = CardsTraded(0, 2, "gas_can", "armor"), Claim(0, ITrust(2), 2, 1)
    accused = Claim(1, TheyAre(0, Status.INFECTED), 3)
    denied, again = Claim(0, IAm(Status.HUMAN), 4, 3), Claim(1, TheyAre(0, Status.INFECTED), 5)
    early = Claim(1, TheyAre(0, Status.INFECTED), 1)

    assert heard_to_say(state, 0, began(1), early) in ("I am human because 1", "1 is infected because 1")
    assert said(state, 0, traded, trusts, accused) in ("I am human because 3", "1 is infected because 3")
    assert said(state, 0, traded, trusts, accused, denied) == ""
    assert said(state, 0, traded, trusts, accused, denied, again) == "", "who says it again is not answered again"
    assert heard_to_say(state, 0, began(1), early, began(2)) == "", "at once or never"


def test_no_bot_says_anything_twice_and_few_say_much(talked: list[AnyMatch]) -> None:
    """At most one claim in an own turn, one for each accusation, and of all a number that people read."""
    for match in talked:
        in_turns: Counter[int] = Counter()
        answered: Counter[tuple[int, int]] = Counter()
        sentences: Counter[tuple[int, str]] = Counter()
        turn, active = -1, -1
        for number, entry in enumerate(match.log):
            if isinstance(entry, TurnBegan):
                turn, active = number, entry.seat
            elif isinstance(entry, Claim):
                assert entry.because is not None
                reason = match.log[entry.because]
                sentences[entry.speaker, saying_text(entry.says)] += 1
                if isinstance(reason, Claim):
                    assert accuses(reason, entry.speaker)
                    assert entry.because > turn
                    answered[entry.speaker, entry.because] += 1
                else:
                    assert entry.speaker == active
                    in_turns[turn] += 1
        for counted in (in_turns, answered, sentences):
            assert set(counted.values()) == {1}


def test_a_match_has_no_more_claims_than_people_read(talked: list[AnyMatch]) -> None:
    """Each of four to six bots speaks some five times in a match; it was twelve times."""
    spoken = sum(len(match.claims) for match in talked)
    bots = sum(match.seats for match in talked)

    assert 2 < spoken / bots < 6


# ---- stories


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
    assert spoken > 8 * MATCHES


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
            assert isinstance(reason, TradeBegan | HandScanned | ScanRead | Claim)
            if isinstance(reason, TradeBegan):
                assert claim.speaker in (reason.seat, reason.partner)


def turns_end(log: Sequence[object]) -> list[int]:
    """Up to where the log is read when a turn is at its end."""
    return [number for number, entry in enumerate(log) if isinstance(entry, TurnEnded)]


def accused_of(seat: Seat, log: Sequence[object]) -> Iterator[Occasion]:
    return accusations(seat, [entry for entry in log if isinstance(entry, Claim)], log)


def test_whether_a_seat_speaks_depends_on_what_all_can_see(talked: list[AnyMatch]) -> None:
    """In the log as a spectator has it there is the same to speak about, whatever the seat holds."""
    asked = 0
    for match in talked:
        for seat in range(match.seats):
            own, public = match.seen_by(seat, match.log), match.seen_by(None, match.log)
            for end in turns_end(public):
                for reasons in (accused_of, topics):
                    mine, theirs = [[one[:2] for one in reasons(seat, log[:end])] for log in (own, public)]
                    assert mine == theirs
                    asked += len(mine)
    assert asked > 10 * MATCHES


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
