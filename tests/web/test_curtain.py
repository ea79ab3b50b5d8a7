"""Several people at one screen of a browser: a curtain between them, and nothing that it tells."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

from openps.engine import codec
from openps.engine.chance import FreeChance
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from tests.clauses import clause
from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import Line, Prepared, write

Come = Callable[..., Person]
PEOPLE = ("Ann", "Bea", "Cem", "Dov")
TABLET = ViewportSize(width=768, height=1024)
MOST_MATCHES = 50
AFTERWARDS = 12  # moves that both worlds go on for


def test_people_at_one_screen_hand_it_round_behind_a_curtain(sit_down: Come) -> None:
    ann = sit_down()
    page = ann.visit("new/pani_high/here")
    page.locator("summary").click()
    page.locator("details select").first.select_option("0")
    page.get_by_label("Name of player 2").fill("Bea")
    page.locator("main form button.main").click()
    for number in range(3):
        page.locator(".curtain").wait_for(timeout=300_000)
        assert page.locator("[data-move], .board").count() == 0, "nobody's hand is shown, whoever begins"
        page.locator(".curtain button").wait_for(timeout=300_000)
        ann.stop()
        name = page.locator(".curtain h1").inner_text().removeprefix("Hand the screen to ")
        assert name in ("Bea", "Alex")
        if not number:
            assert ann.axe() == []
        page.locator(".curtain button").click()
        ann.until_asked()
        ann.play_on()


# ---- two worlds


@dataclass(frozen=True, slots=True)
class Twin:
    """A table that stands in the middle of a match, and what is played at it by clicks."""

    told: Prepared
    then: Sequence[Line]


def twins() -> tuple[Twin, Twin, Seat, Seat]:
    """Two worlds, who is hit in them, with armor or without, and an onlooker who cannot tell them apart.

    Same seed, same moves, but for the card that somebody gave in a trade.
    """
    for number in range(MOST_MATCHES):
        start = Prepared("panic_station", len(PEOPLE), f"{number:064x}", [], PEOPLE)
        both, luck = [start.match(), start.match()], FreeChance(number)
        if not traded(both, luck) or not hit(both, luck):
            continue
        decision = both[0].decision()
        assert decision is not None
        (victim,) = decision.seats
        shot = both[0].ply - 1
        onlookers = [seat for seat in alike(both) if seat != both[0].moves[shot][0]]
        for _ in range(AFTERWARDS):
            if not set(onlookers) <= set(alike(both)) or not same_move(both, luck):
                break
        onlookers = [seat for seat in onlookers if seat in alike(both) and seat in seats_after(both[0], shot)]
        if onlookers:
            first, second = [cut(start, match, shot, f"twin{at}") for at, match in enumerate(both)]
            return first, second, victim, onlookers[0]
    raise AssertionError(f"no such worlds in {MOST_MATCHES} matches")


def cut(start: Prepared, match: AnyMatch, at: int, table: str) -> Twin:
    lines = [(seat, match.game.move_text(move)) for seat, move in match.moves]
    return Twin(replace(start, before=lines[:at], table=table), lines[at:])


def seats_after(match: AnyMatch, ply: int) -> set[Seat]:
    return {seat for seat, _ in match.moves[ply:]}


def named(match: AnyMatch, seat: Seat, *words: str) -> Iterator[Any]:
    """The legal moves that begin or end with one of these words."""
    for move in match.legal_moves(seat):
        text = match.game.move_text(move).split()
        if text[0] in words or text[-1] in words:
            yield move


def traded(both: Sequence[AnyMatch], luck: FreeChance) -> bool:
    """Until somebody gives armor in one world, and a gas can in the other."""
    while (decision := both[0].decision()) is not None:
        seat = decision.seats[0]
        armor, gas = [next(named(both[0], seat, card), None) for card in ("armor", "gas_can")]
        if decision.ask == "offer" and armor and gas:
            both[0].play(seat, armor)
            both[1].play(seat, gas)
            return True
        eager = list(named(both[0], seat, "search", "trade", "explore"))
        move = luck.pick(eager if eager and luck.below(3, "eager") else both[0].legal_moves(seat), "move")
        for match in both:
            match.play(seat, move)
    return False


def hit(both: Sequence[AnyMatch], luck: FreeChance) -> bool:
    """Until somebody is hit who has armor in one world only; those who were not in the trade noticed nothing."""
    while len(alike(both)) == len(PEOPLE) - 2:
        decision = both[0].decision()
        answers = [] if decision is None else [len(match.legal_moves(decision.seats[0])) for match in both]
        if decision is not None and decision.ask == "armor" and sorted(answers) == [1, 2]:
            return True
        if not same_move(both, luck):
            return False
    return False


def same_move(both: Sequence[AnyMatch], luck: FreeChance) -> bool:
    """A shot where there is one; nothing where the two worlds have no answer in common."""
    decision = both[0].decision()
    if decision is None or decision != both[1].decision():
        return False
    looking = both[0].moves[-1][0]
    seat = looking if looking in decision.seats else decision.seats[0]
    common = [move for move in both[0].legal_moves(seat) if move in both[1].legal_moves(seat)]
    shots = [move for move in named(both[0], seat, "fire", "stab") if move in common]
    if not common:
        return False
    move = luck.pick(shots or common, "move")
    for match in both:
        match.play(seat, move)
    return True


def alike(both: Sequence[AnyMatch]) -> list[Seat]:
    """The seats that were told the same in both worlds."""
    return [seat for seat in range(len(PEOPLE)) if everything(both[0], seat) == everything(both[1], seat)]


def everything(match: AnyMatch, seat: Seat) -> tuple[str, ...]:
    masked = [codec.to_json(event) for event in match.seen_by(seat, match.log)]
    return (codec.to_json(match.view(seat)), repr(match.decision()), repr(match.outcome()), *masked)


def tickets(told: Prepared) -> str:
    """All seats in the purse of one browser, as if it had opened the table for all of them; the newest first."""
    purse = [
        {"table": told.table, "ticket": told.ticket(seat), "member": f"{seat:012x}", "game": told.game, "name": name,
         "at": seat}
        for seat, name in enumerate(PEOPLE)
    ]  # fmt: skip
    return json.dumps(purse[::-1])


def seen(person: Person, twin: Twin, viewer: Seat) -> list[str]:
    """Everything that an onlooker sees, screen by screen: curtains as they are, and its own table."""
    page = person.visit()
    page.evaluate("(purse) => localStorage.setItem('openps.tickets', purse)", tickets(twin.told))
    person.visit(f"table/{twin.told.table}")
    page.reload()
    screens, looking = [], None
    for seat, move in twin.then:
        if seat != looking:
            page.locator(".curtain button").wait_for()
            screens.append(page.locator("main").inner_html())
            page.locator(".curtain button").click()
            looking = seat
        offered = page.locator(f'[data-move="{move}"]').first
        offered.wait_for(state="attached")
        screens.append(page.locator("main").inner_text() if seat == viewer else f"{PEOPLE[seat]} looks and clicks")
        answers = person.answers()
        offered.dispatch_event("click")
        person.until(lambda before=answers: person.answers() > before, f"an answer to {move}")
    return screens


@clause("PS-16.12")
def test_two_worlds_that_look_alike_give_an_onlooker_the_same_screens(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    """Somebody is hit, with armor or without: the same curtains, the same clicks, the same words."""
    first, second, victim, viewer = twins()
    server.kill()
    for twin in (first, second):
        write(twin.told, str(tmp_path / "t.db"))
    server.start_again()
    screens = [seen(sit_down(), twin, viewer) for twin in (first, second)]

    assert screens[0] == screens[1]
    assert f"{PEOPLE[victim]} looks and clicks" in screens[0]
    assert any("looks" not in screen and "curtain" not in screen for screen in screens[0]), "the onlooker looked too"
    assert not any("armor" in screen.lower() for screen in screens[0] if "curtain" in screen)


def test_the_curtain_covers_all_of_a_tablet(sit_down: Come) -> None:
    ann = sit_down()
    ann.page.set_viewport_size(TABLET)
    ann.visit("new/pani_high/here").locator("main form button.main").click()
    box = ann.page.locator(".curtain").bounding_box()
    header = ann.page.locator("header").bounding_box()

    assert box is not None
    assert header is not None
    assert (box["x"], box["width"]) == (0, TABLET["width"])
    assert box["y"] <= header["height"] + 1
    assert box["y"] + box["height"] >= TABLET["height"] - 1
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), "nothing lies below it"
