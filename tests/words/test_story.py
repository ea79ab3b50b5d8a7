"""What happened between two looks: short stories in full, long ones summed up, and never without what concerns one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from openps.catalog import game_named, screen_of
from openps.catalog.bots import hire
from openps.engine.chance import FreeChance, named_seed
from openps.engine.claims import Claim, IHave, ITrust, TheyAre
from openps.engine.game import SEALED
from openps.engine.ids import Seat
from openps.engine.match import Match
from openps.games.pani_high import events as school
from openps.games.panic_station import events
from openps.games.panic_station.claims import Status
from openps.words.meanings import meanings
from openps.words.messages import LANGUAGES, Messages
from openps.words.story import LONGEST, PLAIN_STORY, Story, seats_of, summed_up, told, told_in_full
from openps.words.teller import Teller

PS = screen_of("panic_station")


def words(viewer: Seat | None = 0, language: str = "en") -> Teller:
    return Teller(Messages(language, "openps.games.panic_station"), viewer)


def summary(entries: list[object], viewer: Seat | None = 0) -> list[str]:
    return summed_up(told(entries, 0, PS.remark, words(viewer)), PS.story, words(viewer))


BUSY: list[object] = [
    events.TurnBegan(2, 4, False), events.ExploreBegan(2, 0), events.ExploreBegan(2, 0), events.Walked(2, 4, 3, False),
    events.Searched(2, 4, (4,)), events.CardDrawn(2, None), events.TradeBegan(2, 3, 3),
    events.CardsTraded(2, 3, None, None), events.TurnEnded(2, 3), events.TurnBegan(3, 4, False),
    events.ItemLaid(3, "keycard"), events.TurnEnded(3, 0),
]  # fmt: skip


def test_a_short_story_is_told_in_full() -> None:
    assert len(summary(BUSY[:LONGEST])) == LONGEST
    assert summary(BUSY[:3])[1] == "Seat 2 explored from room 0."


def test_a_long_story_is_told_by_player_and_the_rest_is_counted() -> None:
    assert summary(BUSY) == [
        "Seat 2: explored (2×) · moved · searched · traded with Seat 3.",
        "Seat 3: laid Keycard.",
        "12 more events: type log.",
    ]


@pytest.mark.parametrize(
    "event",
    [
        events.CardsTraded(2, 0, "gas_can", "ammo"),
        events.TradeBegan(3, 0, 1),
        events.CharacterHurt(1, 1, 3),
        events.ShotFired(2, 0, 1, 0),
        events.ScanRead(2, 4),
        events.PlayerEliminated(3, 1),
        events.HandScanned(2, 0, (None,)),
    ],
)
def test_what_concerns_the_viewer_or_everybody_is_always_told_in_full(event: object) -> None:
    line = told([event], 0, PS.remark, words())[0].line
    assert line in summary([*BUSY, event])


def test_what_befalls_somebody_else_is_counted() -> None:
    assert "Besides: Seat 1’s Android lost 1 HP." in summary([*BUSY, events.CharacterHurt(3, 1, 3)])


def test_every_claim_is_told_in_full_and_one_that_is_repeated_once() -> None:
    about, own, other = (
        Claim(2, TheyAre(0, Status.INFECTED), 12), Claim(0, ITrust(1), 13), Claim(2, IHave("ammo"), 14)
    )  # fmt: skip
    lines = summary([*BUSY, about, own, other, own])
    first, second, third = [words().claim(claim) for claim in (about, own, other)]
    assert [line for line in lines if "said" in line] == [first, f"{second} (2×)", third]


def test_the_same_line_twice_is_told_once() -> None:
    shot = events.ShotFired(2, 0, 1, 0)
    assert "Seat 2’s Android shot at your Trooper in room 1. (2×)" in summary([*BUSY, shot, shot])


def test_an_onlooker_reads_everything() -> None:
    assert len(summary(BUSY, None)) == len(BUSY)


@dataclass(frozen=True, slots=True)
class Passed:
    seat: Seat
    friends: tuple[Seat, ...]


def test_a_game_from_outside_needs_to_say_nothing() -> None:
    assert seats_of(Passed(1, (2, 0))) == [1, 2, 0]
    assert seats_of(SEALED) == []
    assert told_in_full(Passed(1, (0,)), PLAIN_STORY, 0)
    assert not told_in_full(Passed(1, (2,)), PLAIN_STORY, 0)
    assert not told_in_full(Passed(0, ()), Story(trifling=(Passed,)), 0)


def of_the_school(*entries: object) -> list[str]:
    screen = screen_of("pani_high")
    teller = Teller(Messages("en", "openps.games.pani_high"), 0)
    return summed_up(told(entries, 0, screen.remark, teller), screen.story, teller)


def fought(attacker: Seat, defender: Seat) -> list[object]:
    return [
        school.AttackDeclared(attacker, defender, "pool"), school.BattleBegan(defender, 1),
        school.CardsTurnedUp(("swim",), ("kendo",)), school.TotalsCompared(20, 60, attacker),
        school.LocationKept("pool", defender),
    ]  # fmt: skip


def test_cards_that_were_turned_up_in_the_own_battle_are_never_folded_away() -> None:
    waiting: list[object] = [school.TurnPassed(seat) for seat in (1, 2, 3, 4)]
    shown = "Turned up. Defence: Swim Club. Attack: Kendo."

    assert shown in of_the_school(*waiting, *fought(0, 2))
    assert shown in of_the_school(*waiting, *fought(1, 0))
    assert shown not in of_the_school(*waiting, *fought(1, 2))
    assert shown in of_the_school(*fought(3, 0)[2:], *waiting, *waiting), "it was declared before the last look"


def test_a_summary_is_in_order_of_time() -> None:
    later: list[object] = [school.TurnPassed(seat) for seat in (1, 2, 3, 4)]
    lines = of_the_school(*fought(0, 2), *later)

    assert lines[0].startswith("You attacked Pool, owned by Seat 2.")
    assert lines.index("Seat 1: passed.") > lines.index("Turned up. Defence: Swim Club. Attack: Kendo.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["panic_station", "pani_high"])
def test_between_two_questions_a_few_lines_are_read(key: str, language: str) -> None:
    """Of everything that does not concern the viewer there is a line a player, and two more."""
    game, screen = game_named(key), screen_of(key)
    match = Match(game, game.options(game.info.players[-1], {}), named_seed(7))
    teller = Teller(Messages(language, game.info.package), 0, screen.names(match.options, language))
    bot, chance, since, longest = hire("heuristic", key, lambda: 0.0), FreeChance(7), 0, 0
    while (decision := match.decision()) is not None:
        seat = decision.seats[0]
        if seat == 0:
            news = told(match.seen_by(0, match.log[since:]), since, screen.remark, teller)
            lines = summed_up(news, screen.story, teller)
            own = {one.line for one in news if told_in_full(one.entry, screen.story, 0)}
            others = [line for line in lines if not any(line.startswith(one) for one in own)]
            assert len(others) <= max(LONGEST, match.seats + 1)
            assert len(lines) <= max(LONGEST, len(own) + match.seats + 1)
            since, longest = len(match.log), max(longest, len(news))
        match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), chance))
    assert longest > LONGEST


def test_a_browser_is_told_by_names_what_matters_to_the_terminal() -> None:
    told = meanings(game_named("panic_station"), PS.story)
    named: Any = told["story"]
    kinds: Any = told["events"]
    assert "PlayerEliminated" in named["weighty"]
    assert "TurnBegan" in named["trifling"]
    assert {*named["weighty"], *named["trifling"]} <= set(kinds)
    assert named["apiece"] == {"character": 2}
    assert meanings(game_named("panic_station"))["story"] == {"weighty": [], "trifling": [], "apiece": {}}
