"""What travels comes back the same, and the documents for clients are those of the types."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from openps.catalog import edition_named, games
from openps.desk.endpoints import ENDPOINTS
from openps.engine import laws
from openps.engine.claims import parse_claim
from openps.engine.laws import AnyGame
from openps.server import openapi, typescript
from openps.wire import encoding
from openps.wire import messages as wire

ROOT = Path(__file__).parents[2]
each_game = pytest.mark.parametrize("game", games().values(), ids=games())


@each_game
def test_views_and_events_travel_and_come_back(game: AnyGame) -> None:
    options = game.options(max(game.info.players), {})
    reader = encoding.Reader(game, encoding.read_options(game, game.plain_options(options)))
    for moment in laws.random_moments(game, options, 11):
        for viewer in laws.viewers(max(game.info.players)):
            view = game.view(moment.after, viewer)
            assert reader.view(msgspec.json.decode(encoding.encode_view(view))) == view
            for event in moment.events:
                masked = game.mask(event, viewer)
                assert reader.event(msgspec.json.decode(encoding.encode_event(masked))) == masked


@each_game
def test_views_encoded_together_are_those_encoded_alone(game: AnyGame) -> None:
    """What is kept from one viewer must not reach another."""
    options = game.options(max(game.info.players), {})
    for moment in laws.random_moments(game, options, 12):
        together, seen_by = encoding.Views(game.view_type()), game.viewing(moment.after)
        for viewer in laws.viewers(max(game.info.players)):
            alone = encoding.encode_view(game.view(moment.after, viewer))
            assert msgspec.json.decode(together.changes(None, seen_by(viewer)).data) == msgspec.json.decode(alone)


@each_game
def test_moves_travel_as_text_with_their_parts(game: AnyGame) -> None:
    moves = list(game.all_moves(game.options(max(game.info.players), {})))[:200]
    encoder = encoding.Moves(game)
    told = msgspec.json.decode(encoder.encode(moves))

    assert [game.parse_move(one["text"]) for one in told] == moves
    assert [one["move"]["kind"] for one in told] == [type(move).__name__ for move in moves]
    assert encoder.encode(moves) == encoder.encode(moves)


def test_claims_travel_as_their_line() -> None:
    said = parse_claim("2 is infected because 17", 4, 30)

    assert encoding.claim(msgspec.json.decode(encoding.encode_event(said))) == said


def test_the_options_of_a_view_are_told_with_the_table_and_not_again() -> None:
    game = games()["pani_high"]
    state = game.setup(game.options(5, {}), laws.FreeChance(1)).state

    assert b"options" not in encoding.encode_view(game.view(state, 0))


def test_a_client_may_send_nothing_that_is_not_named() -> None:
    for one in ('{"type":"ping","x":1}', '{"type":"move","move":"pass","after":0,"seat":3}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(one, type=wire.Sent)


def test_the_typescript_is_fresh() -> None:
    """`make types` writes it."""
    for path, text in typescript.documents().items():
        assert (ROOT / "web" / "src" / path).read_text("utf-8") == text, path


@each_game
def test_a_game_tells_its_board_the_type_of_everything(game: AnyGame) -> None:
    told = typescript.game_document(edition_named(game.info.key))
    options = game.options(max(game.info.players), {})

    for cls in (*game.event_types(), *{type(move) for move in game.all_moves(options)}):
        assert f'{{ kind: "{cls.__name__}"' in told
    for field in encoding.field_names(game.view_type()):
        assert f"\n  {field}: " in told


def test_a_field_of_few_words_is_told_word_by_word() -> None:
    """A board may then ask for each of them; a card stays any string, because a table may bring its own."""
    told = typescript.game_document(edition_named("panic_station"))

    assert '| { kind: "Run"; way: "N" | "E" | "S" | "W" }' in told
    assert '| { kind: "Heal"; character: "trooper" | "android" | "both" }' in told
    assert '| { kind: "Lay"; card: string }' in told


def test_every_endpoint_and_every_message_is_in_the_document() -> None:
    document = openapi.document()
    documented = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}

    assert documented == {(one.method, one.path) for one in ENDPOINTS}
    for name in ("Hello", "Move", "Say", "Chat", "Pause", "Ping", "Welcome", "News", "Refused", "TableNews"):
        assert name in document["components"]["schemas"]
