"""Options that somebody sends cost little to read, whatever they hold, and nothing once their table is gone."""

from __future__ import annotations

import gc
import json
import threading
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from openps.catalog import game_named
from openps.desk.endpoints import Body
from openps.desk.limits import Limits
from openps.engine.errors import BadOptions, OpenpsError
from openps.engine.game import AnyGame
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards
from openps.games.pani_high.cards import HOUSE_DECK
from openps.games.pani_high.read_cards import plain_deck
from openps.tables import house
from openps.tables.house import checked_options
from openps.wire import encoding
from openps.wire import messages as wire
from tests.long import slice_of
from tests.tables.house import Party, party
from tests.tables.long_match import long_deck

Plain = dict[str, Any]
MEGABYTE = 2**20
FILLS = slice_of(100, 66)  # decks: as many as are kept, and some
MORE = slice_of(100, 24)
LEFT = 900  # bytes of a deck, on an average


def deck(**changes: Any) -> Plain:
    return {"deck": plain_deck(HOUSE_DECK) | {"name": "mine"} | changes}


def cards(**changes: Any) -> Plain:
    return {"cards": plain_cards(HOUSE_CARDS) | {"name": "mine"} | changes}


def rows(count: int, **more: object) -> list[Plain]:
    return [{"key": f"k{number}", **more} for number in range(count)]


HOUSE_ROWS = plain_deck(HOUSE_DECK)
BOMBS: dict[str, tuple[str, Plain, str]] = {
    "locations by students": (
        "pani_high",
        deck(
            location=HOUSE_ROWS["location"] + rows(1700),
            combat=HOUSE_ROWS["combat"] + [{"key": f"c{number}", "value": 1} for number in range(1100)],
        ),
        "deck-many-faces",
    ),
    "doublings": (
        "pani_high",
        deck(combat=[*HOUSE_ROWS["combat"], {"key": "x", "value": 1, "doubled_at": ["attic"] * 5000}]),
        "deck-many-faces",
    ),
    "copies": (
        "pani_high",
        deck(combat=HOUSE_ROWS["combat"] + rows(50, value=1, copies=99)),
        "deck-large",
    ),
    "names": ("pani_high", deck(location=[{"key": "attic", "name": "x" * 81}]), "deck-text"),
    "languages": (
        "pani_high",
        deck(location=[{"key": "attic", "name": {f"l{number}": "x" for number in range(3000)}}]),
        "deck-languages",
    ),
    "fields": ("pani_high", deck(**{f"f{number}": 1 for number in range(3500)}), "deck-unknown-field"),
    "kinds": ("negotiator", cards(minor=rows(1500)), "cards-many-faces"),
    "takers": ("negotiator", cards(escape=[{"key": "x", "takers": ["arkayne"] * 2000}]), "cards-takers"),
    "words": (
        "negotiator",
        cards(minor=[{"key": "x", "name": {f"l{n}": "x" for n in range(1500)}}]),
        "cards-languages",
    ),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_deck_that_is_too_large_is_refused_with_the_limit_and_costs_nothing(name: str) -> None:
    key, given, why = BOMBS[name]
    assert len(json.dumps(given)) < Limits().body
    game = game_named(key)
    tracemalloc.start()
    try:
        with pytest.raises(BadOptions) as refused:
            checked_options(game, game.info.players[0], given)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert why in [wrong.key for wrong in refused.value.violations]
    assert len(refused.value.violations) < 100
    assert most < 2 * MEGABYTE


def test_a_large_deck_is_still_a_deck() -> None:
    game = game_named("pani_high")
    options = checked_options(game, 6, {"deck": long_deck(5)})
    assert len(encoding.read_options(game, options).deck.cards) == 366


@pytest.mark.parametrize(("key", "mine"), [("pani_high", deck), ("negotiator", cards)])
def test_hundreds_of_decks_leave_nothing_behind(key: str, mine: Callable[..., Plain]) -> None:
    """Each is opened, read for a table, and gone; the first ones fill what is kept."""
    game = game_named(key)

    def come_and_go(first: int, last: int) -> int:
        for number in range(first, last):
            options = checked_options(game, game.info.players[0], mine(name=f"deck {number}"))
            encoding.read_options(game, options)
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        filled = come_and_go(0, FILLS)
        assert come_and_go(FILLS, FILLS + MORE) - filled < MORE * LEFT
    finally:
        tracemalloc.stop()


def test_moves_of_cards_that_are_gone_make_room_for_those_that_are_played() -> None:
    game = game_named("pani_high")
    moves = encoding.Moves(game)
    for number in range(25_000):
        moves.encode([game.parse_move(f"lay k{number}")])
    assert moves.kept() < 20_000


@pytest.mark.parametrize(
    "options",
    [
        '{"deck":' + "[" * 30_000 + "]" * 30_000 + "}",
        '{"deck":' + '{"a":' * 10_000 + "1" + "}" * 10_000 + "}",
        '{"deck":{"name":"x","committee_saves":' + "9" * 60_000 + "}}",
        '{"deck":{"name":"x","committee_saves":1e400}}',
        '{"deck":{"name":"x","committee_saves":NaN}}',
        '{"deck":"house","deck":{"name":"house"}}',
        '{"first_player":[[[]]]}',
        '{"players":5}',
    ],
    ids=["lists", "tables", "digits", "infinity", "nan", "twice", "shape", "players"],
)
def test_strange_json_is_refused_and_nothing_else_happens(options: str) -> None:
    game = game_named("pani_high")
    body = f'{{"game":"pani_high","name":"Ada","options":{options}}}'.encode()
    assert len(body) < Limits().body
    with pytest.raises(OpenpsError):
        checked_options(game, 5, Body(wire.NewTable).read(body).options)


def test_no_table_waits_while_the_options_of_another_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []
    check = house.checked_options

    def slow(game: AnyGame, players: int, given: Plain) -> Plain:
        readers.append(threading.current_thread())
        return check(game, players, given)

    async def test(at: Party) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(house, "checked_options", slow)
            await at.open(1, options=deck())
        assert len(readers) == 1
        assert readers[0] is not threading.main_thread()

    party(test)
