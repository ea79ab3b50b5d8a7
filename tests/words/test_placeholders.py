"""Every explanation of every piece, on the full screen and on pages, is whole: no placeholder, no key is left in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from openps.catalog import OURS, edition_named
from openps.editions.edition import Edition
from openps.engine.chance import FreeChance
from openps.games.negotiator.box import Family
from openps.games.panic_station import box as station_box
from openps.games.panic_station.view import PlacedView, StationView
from openps.tui.pages import page_of_thing
from openps.words.messages import LANGUAGES, Messages
from openps.words.teller import Teller
from tests.games.negotiator.tables import changed_plain
from tests.games.pani_high.user_decks import a_user_deck

LEFT = re.compile(r"\{|\$|\b(?:explain|title|piece|effect|origin|demo)-[a-z]")
NG_OWN = changed_plain({
    "trust_me": {"effect": ["points +3"], "test": "none"}, "edward": {"on": "turn", "ability": ["threat +2"]},
})  # fmt: skip
OWN: dict[str, dict[str, Any]] = {"negotiator": {"cards": NG_OWN}, "pani_high": {"deck": a_user_deck()}}
KINDS = {
    Family.DISCUSSION: "card", Family.TAKER: "taker", Family.MAJOR: "demand", Family.ESCAPE: "demand",
    Family.MINOR: "demand",
}  # fmt: skip
TABLES = [(edition.key, options) for edition in OURS for options in ({}, OWN.get(edition.key)) if options is not None]


def spots(edition: Edition, state: Any) -> Iterator[str]:
    """Every kind of thing that the full screen can name in this game."""
    options = state.options
    if edition.key == "pani_high":
        for face in options.deck.faces:
            yield f"{'place' if face.family.value == 'location' else 'card'} {face.key}"
        yield from ["laid 0", "player 0"]
    elif edition.key == "negotiator":
        for face in options.cards.faces:
            if face.family in KINDS:
                yield f"{KINDS[face.family]} {face.key}"
        yield from ["demand 0", *[f"level {level}" for level in range(8)], "die 0", "icon threat"]
    else:
        yield from [f"card {card}" for card in (*edition.full_screen.speakable(None), *station_box.COLOUR_OF)]
        yield from [f"room {room}" for room in range(station_box.MOST_ROOMS)]
        yield from [f"seat {seat}" for seat in range(len(state.hands))]
        yield "cell 0 1"


def with_every_room(view: Any) -> Any:
    """Panic Station once it is explored to its last card; any other game as it is."""
    if not isinstance(view, StationView):
        return view
    return replace(
        view, placed=tuple([PlacedView(key, at, 0, "n", False) for at, key in enumerate(station_box.ROOM_KEYS)])
    )


def explained(key: str, options: dict[str, Any], language: str) -> Iterator[tuple[str, str]]:
    edition = edition_named(key)
    rules = edition.rules
    state = rules.setup(rules.options(rules.info.players[-1], options), FreeChance(3)).state
    teller = Teller(Messages(language, edition.words), 0, edition.screen.names(state.options, language))
    view = with_every_room(rules.view(state, 0))
    for spot in spots(edition, state):
        picture = page_of_thing(edition.full_screen.named(spot, view), teller)
        yield spot, "\n".join(["".join([ink.text for ink in line]) for line in picture])
    for page in ("demonstration", "cards", "discard"):
        yield page, edition.screen.page(page, view, teller)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda one: one if isinstance(one, str) else f"{len(one)}")
def test_no_placeholder_is_left(game: str, options: dict[str, Any], language: str) -> None:
    told = dict(explained(game, options, language))

    assert len(told) > 10
    assert {spot: text for spot, text in told.items() if LEFT.search(text)} == {}


def test_cards_of_a_player_are_explained_by_what_is_printed_on_them() -> None:
    told = dict(explained("negotiator", OWN["negotiator"], "en"))

    assert "+3 pts" in told["card trust_me"]
    assert "4s count" not in told["card trust_me"]
    assert "Every Terror Phase begins with this: Threat +2." in told["taker edward"]
    assert "our own design" not in "".join(told.values())


def test_a_deck_of_a_player_is_explained_and_demonstrated_by_its_own_values() -> None:
    told = dict(explained("pani_high", OWN["pani_high"], "en"))

    assert "Counts 2.5 in a battle, and 5 where" in told["card clubs"]
    assert "No card counts double here" in told["place cellar"]
    assert "attic" in told["demonstration"]
    assert "Swim" not in told["demonstration"]


def test_what_is_ours_says_so() -> None:
    """NG-R1, PH-R2"""
    crisis, school = (dict(explained(game, {}, "en")) for game in ("negotiator", "pani_high"))

    assert "This card is our own design" in crisis["card let_him_breathe"]
    assert "Part of this card is our own design" in crisis["taker donna"]
    assert "our own design" not in crisis["card sniper"]
    assert "our own design" in school["card swim"]
    assert "our own design" not in school["card raid"]
    for taker in ("donna", "edward"):
        assert re.findall(r"[A-Z]+-[A-Z]?\d[\d.]*", crisis[f"taker {taker}"])[0] == "NG-R1"
