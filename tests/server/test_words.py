"""A server answers in the words of the table's own game, over HTTP and over sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from openps.client import Api, ServerSaid, connect
from openps.wire import messages as wire
from tests.server.running import Running, running
from tests.server.test_guard import a_table, ask
from tests.server.test_terminal import terminal


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("words")
    with running(str(folder / "t.db"), folder) as made:
        yield made


BANANA = [
    ("panic_station", "en", "There is no such card. Cards: ammo, armor, "),
    ("panic_station", "fr", "Cette carte n’existe pas. Cartes : ammo (Munitions), "),
    ("pani_high", "en", "There is no such card in this deck. Cards: agitation, "),
]


@pytest.mark.parametrize(("game", "language", "words"), BANANA)
def test_a_socket_refuses_in_the_words_of_its_game(
    server: Running, game: str, language: wire.Language, words: str
) -> None:
    async def told() -> wire.Heard:
        table, (ticket,) = await a_table(server.url, game, people=1)
        async with await connect(server.url, table, ticket, language=language) as seat:
            await Api(server.url).do(table, "start", ticket)
            while not seat.moves():
                await seat.hear()
            return await seat.ask(wire.Say(text="I have banana"))

    refused = asyncio.run(told())
    assert isinstance(refused, wire.Refused)
    assert refused.words.startswith(words)


def test_the_terminal_at_a_server_reads_the_words_of_its_game(server: Running) -> None:
    said = " ".join(terminal(server, "\ndire I have banana\nquitter\n", "panic_station").split())
    assert "Cette carte n’existe pas. Cartes : ammo (Munitions)" in said


@pytest.mark.parametrize(
    ("game", "option", "words"),
    [("pani_high", "deck", "the deck needs a name"), ("negotiator", "cards", "the cards need a name")],
)
def test_a_table_is_refused_in_the_words_of_the_game_that_was_asked_for(
    server: Running, game: str, option: str, words: str
) -> None:
    body: dict[str, Any] = {"game": game, "name": "A", "options": {option: {"name": ""}}}
    status, _, answer = ask(server.url, "POST", "/api/v1/tables", json.dumps(body).encode())
    assert status == 400
    assert words in json.loads(answer)["words"]


def test_a_table_refuses_requests_in_words(server: Running) -> None:
    async def told() -> str:
        table, tickets = await a_table(server.url, "panic_station")
        with pytest.raises(ServerSaid) as said:
            await Api(server.url).do(table, "start", tickets[1])
        return str(said.value.arguments["words"])

    assert asyncio.run(told()) == "Only the owner of the table may do this."
