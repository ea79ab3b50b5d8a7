"""What a person must have read before the table goes on, and what the table answered for them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from openps.catalog import edition_named
from openps.cli.local import LocalTable, looked_back
from openps.games.panic_station import events
from openps.games.panic_station.view import StationView
from openps.tui.app import OpenpsApp
from openps.tui.recap import Fate
from openps.tui.table import TableScreen
from openps.words.messages import Messages
from openps.words.teller import Teller
from tests.clauses import clause
from tests.long import LONG
from tests.tui.playing import LARGE, SMALL, Player, at_table, opening

STATION = edition_named("panic_station")


def read_of(player: Player) -> str:
    return " ".join(" ".join(player.read).split())


@clause("PS-10.4")
@pytest.mark.parametrize(
    ("language", "infected"), [("en", "You are infected."), ("fr", "Vous passez du côté des infectés.")]
)
def test_who_is_infected_reads_it_in_a_window_once(language: str, infected: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(opening("panic_station", tmp_path, seed="5"), SMALL, language) as player:
            assert player.fates == 1, "everybody reads at the beginning what they are"
            assert infected not in read_of(player)
            sight = player.screen.sight
            assert sight is not None
            assert isinstance(sight.view, StationView)
            assert not sight.view.infected
            # As if it happened in somebody else's turn: nothing is asked.
            player.screen.sight = replace(sight, view=replace(sight.view, infected=True), moves=())
            player.screen.catch_up()
            await player.asked()
            assert player.fates == 2
            assert infected in read_of(player)
            assert "PS-17.5" in read_of(player)
            player.screen.catch_up()
            await player.asked()
            assert player.fates == 2, "once"

    asyncio.run(play())


def test_nothing_is_told_again_when_a_window_is_closed(tmp_path: Path) -> None:
    async def play() -> None:
        screen = TableScreen(LocalTable(opening("panic_station", tmp_path), pace=0.0))
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=LARGE) as pilot:
            player = Player(app, pilot, screen, "keys")
            await player.until(lambda: isinstance(app.screen, Fate))
            await pilot.press("x")
            await player.asked()
            screen.show()
            await pilot.pause()
            assert app.screen is screen

    asyncio.run(play())


@pytest.mark.parametrize("size", [SMALL, LARGE] if LONG else [SMALL], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_window_comes_before_every_own_turn_in_which_something_befell_one(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async def play() -> int:
        windows = 0
        async with at_table(opening("panic_station", tmp_path), size) as player:
            while not player.is_over and player.keys < 40 and (LONG or windows < 2):
                before = len(player.read) - player.fates
                await player.press(player.pick().key)
                await player.asked()
                if befell_while_others_played(player):
                    assert len(player.read) - player.fates == before + 1
                    windows += 1
        return windows

    assert asyncio.run(play()) > 1


def befell_while_others_played(player: Player) -> bool:
    sight = player.screen.sight
    if player.is_over or sight is None or not sight.moves:
        return False
    assert sight.since is not None
    news = player.screen._news(sight, player.screen._entries(sight, player.screen.teller), player.screen.teller)
    mine = [one for one in news if isinstance(one.entry, events.CardsTraded | events.CharacterHurt)]
    concerned = [one for one in mine if " you" in one.line.lower()]
    return bool(concerned) and any(isinstance(one, events.TurnBegan) for one in sight.log[sight.since :])


@clause("NG-8.1")
def test_the_terror_card_and_what_it_did_are_read_before_the_next_call(tmp_path: Path) -> None:
    async def play() -> str:
        async with at_table(opening("negotiator", tmp_path), LARGE) as player:
            while not player.read:
                await player.press(player.pick().key)
                await player.asked()
            return player.read[0]

    assert "Terror:" in asyncio.run(play())


# ---- what had one answer


def forced_offer(tmp_path: Path) -> LocalTable:
    """A table whose person had to give the only card that may be given: the first seed at which bots bring it about."""
    for seed in range(60):
        begun = opening("panic_station", tmp_path, seed=str(seed))
        match = begun.match
        while (decision := match.decision()) is not None and match.ply < 400:
            seat = decision.seats[0]
            moves = match.legal_moves(seat)
            if seat == 0 and decision.ask == "offer" and len(moves) == 1:
                match.play(seat, moves[0])
                return LocalTable(begun, pace=0.0)
            match.play(seat, moves[match.ply * 7 % len(moves)])
    raise AssertionError("no such match")


@clause("PS-10.2")
@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "It is the only card that you may give."), ("fr", "C’est la seule carte que vous pouvez donner.")],
)
def test_an_answer_that_nobody_chose_says_so(language: str, why: str, tmp_path: Path) -> None:
    async def look() -> tuple[list[str], list[str]]:
        table = forced_offer(tmp_path)
        screen = TableScreen(table)
        app = OpenpsApp(screen, language)
        async with app.run_test(size=LARGE) as pilot:
            player = Player(app, pilot, screen, "keys")
            await player.asked()
            assert screen.sight is not None
            told = screen._entries(screen.sight, screen.teller)
            offered = [one.line for one in told if isinstance(one.entry, events.CardOffered) and why in one.line]
            return offered, player.read

    offered, _ = asyncio.run(look())
    assert len(offered) == 1


def test_nobody_else_learns_that_an_answer_was_the_only_one(tmp_path: Path) -> None:
    """The reason is made by the table of its person; the entry that others see is as always."""
    table = forced_offer(tmp_path)
    match = table._match
    ((at, ask),) = [(at, ask) for at, ask in looked_back(match, [0])[1].items() if ask == "offer"][-1:]
    assert ask == "offer"
    others = [match.seen_by(seat, match.log[at : at + 1]) for seat in (1, 2, 3)]
    assert [[events.CardOffered(0, None)]] * 3 == [list(one) for one in others]


@clause("PS-10.1")
def test_the_question_of_a_trade_names_the_partner(tmp_path: Path) -> None:
    match = opening("panic_station", tmp_path, seed="5").match
    while (decision := match.decision()) is not None and decision.ask != "offer":
        moves = match.legal_moves(decision.seats[0])
        match.play(decision.seats[0], moves[match.ply * 7 % len(moves)])
    assert decision is not None
    state_view = match.view(decision.seats[0])
    assert isinstance(state_view, StationView)
    seats = (state_view.active, state_view.now.partner)
    for own, other in (seats, seats[::-1]):
        teller = Teller(Messages("en", STATION.words), own)
        asked = STATION.full_screen.asks(match.view(own), teller)
        assert asked.startswith(f"A trade with {teller.mid(other)}.")
