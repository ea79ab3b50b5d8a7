"""What happened while somebody waited: what befell them is marked, what they did themselves is not told at all."""

from __future__ import annotations

import pytest

from openps.catalog import screen_of
from openps.engine.claims import Claim, ITrust, TheyAre
from openps.engine.ids import Seat
from openps.games.negotiator import events as crisis
from openps.games.pani_high import events as school
from openps.games.panic_station import events
from openps.games.panic_station.claims import Status
from openps.words.messages import LANGUAGES, Messages
from openps.words.recap import Part, is_news, last_deed, recap_of
from openps.words.story import told
from openps.words.teller import Teller

ROUTINE: list[object] = [
    events.TurnBegan(2, 4, False), events.ExploreBegan(2, 0), events.Walked(2, 4, 3, False), events.TurnEnded(2, 3),
]  # fmt: skip


def recap(entries: list[object], game: str = "panic_station", viewer: Seat = 0, language: str = "en") -> list[Part]:
    screen, teller = screen_of(game), Teller(Messages(language, f"openps.games.{game}"), viewer)
    news = [one for one in told(entries, 0, screen.remark, teller) if is_news(one.entry, screen.story, teller)]
    return recap_of(news, screen.story, teller)


@pytest.mark.parametrize(
    ("game", "befell"),
    [
        ("panic_station", events.CharacterHurt(0, 1, 3)),
        ("panic_station", events.CardsTraded(2, 0, "gas_can", "ammo")),
        ("panic_station", events.HandScanned(2, 0, (None,))),
        ("panic_station", events.ShotFired(2, 1, 3, 0)),
        ("panic_station", events.PlayerEliminated(3, 0)),
        ("panic_station", events.ScanRead(1, 4)),
        ("panic_station", Claim(2, TheyAre(0, Status.INFECTED), 9)),
        ("pani_high", school.AttackDeclared(2, 0, "library")),
        ("pani_high", school.LocationTaken("library", 0, 2)),
        ("pani_high", school.LocationTaken("library", 2, 0)),
        ("pani_high", school.TotalsCompared(30, 10, 0)),
        ("pani_high", school.CardsDropped(0, ("raid",))),
        ("negotiator", crisis.HostageKilled()),
        ("negotiator", crisis.HostageFreed()),
    ],
    ids=lambda one: type(one).__name__ if not isinstance(one, str) else one,
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_befell_somebody_is_marked_and_told_in_full(game: str, befell: object, language: str) -> None:
    routine = {
        "panic_station": ROUTINE,
        "pani_high": [school.TurnPassed(1), school.CardDrawn(2, None)],
        "negotiator": [crisis.TalkBegan(3, False), crisis.PointsChanged(1)],
    }[game]
    parts = recap([*routine, befell, *routine], game, language=language)
    teller = Teller(Messages(language, f"openps.games.{game}"), 0)
    (mine,) = [part for part in parts if part.mine]
    assert mine.line.startswith(teller.event(befell))


def test_what_is_told_in_full_stands_in_the_order_of_the_log() -> None:
    happened = [crisis.TerrorDrawn("riot"), crisis.PointsChanged(1), crisis.HostageKilled(), crisis.PointsChanged(2)]
    parts = recap([*happened], "negotiator")
    teller = Teller(Messages("en", "openps.games.negotiator"), 0)
    assert [part.line for part in parts] == [teller.event(one).rstrip() for one in happened]
    assert [part.mine for part in parts] == [True, False, True, False]


def test_what_was_done_to_others_is_told_by_player_below() -> None:
    hurt = [events.ShotFired(2, 6, 3, 0), events.CharacterHurt(6, 1, 3)]
    parts = recap([*ROUTINE, *hurt])
    assert not any(part.mine for part in parts)
    assert parts[0] == Part("Seat 2: explored · moved · shot at Seat 3’s Trooper.", 3)


def test_what_one_did_oneself_is_no_news() -> None:
    own = [events.Walked(0, 0, 3, False), events.HitTaken(0), Claim(0, ITrust(2), 3)]
    assert recap(own) == []
    assert recap([school.TurnPassed(0), school.DefenderWindowClosed(0)], "pani_high") == []


def test_the_same_blow_twice_is_one_line_that_tells_of_two() -> None:
    died = Part("A hostage died. (2×)", 2, mine=True)
    assert recap([crisis.HostageKilled(), crisis.HostageKilled()], "negotiator") == [died]


def test_talk_about_others_is_one_line() -> None:
    talk = [Claim(2, ITrust(3), 0), Claim(3, ITrust(2), 1), Claim(2, ITrust(1), 2)]
    assert recap(talk) == [Part("Seat 2, Seat 3: 3 things said", 3)]


def test_who_comes_back_reads_on_behind_the_own_last_deed() -> None:
    story, teller = screen_of("pani_high").story, Teller(Messages("en", "openps.games.pani_high"), 0)
    lost = [school.AttackDeclared(2, 0, "library"), school.LocationTaken("library", 0, 2), school.CardDrawn(0, "raid")]
    assert last_deed([school.TurnPassed(1), school.TurnPassed(0), *lost], story, teller) == 2
    assert last_deed(lost, story, teller) == 0
