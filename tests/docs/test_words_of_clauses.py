"""Clauses are read by players: no code stands in them, and what they point at can be read where they are shown."""

from __future__ import annotations

import re

import pytest

from openps.editions.negotiator.origin import OURS, origin_of
from openps.games.negotiator.box import Family
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.pani_high.cards import HOUSE_DECK
from openps.words.messages import LANGUAGES, Messages
from openps.words.rules import clauses
from tests.clauses import clause

SHAPES = re.compile(r"`[ows]{1,4}`")  # of the sides of a room: a notation of the rules, explained there
CODE = re.compile(r"`|\b[a-z]+_[a-z]+\b|[a-z] ?(?:\+=|≤|>=|<=|==) ?\w|\((?:(?:partly )?ours|(?:en partie )?de nous)\)$")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["negotiator", "pani_high", "panic_station"])
def test_no_code_is_shown_to_players(game: str, language: str) -> None:
    told = {one.id: SHAPES.sub("", one.text) for one in clauses(game, language).values()}
    assert {name: text for name, text in told.items() if CODE.search(text)} == {}


@clause("PH-R2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_listed_under_its_clause(language: str) -> None:
    say = Messages(language, "openps.games.pani_high")
    listed = "\n".join(clauses("pani_high", language)["PH-R2"].example)
    clubs = [face.key for face in HOUSE_DECK.faces if face.doubled_at]

    assert [card for card in [*HOUSE_DECK.locations, *clubs] if say(f"piece-{card}") not in listed] == []


@clause("NG-R1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_our_own_are_named_under_their_clause(language: str) -> None:
    told = " ".join(clauses("negotiator", language)["NG-R1"].example).replace("’", "'")
    wholly = [face for face in HOUSE_CARDS.faces if origin_of(face) == OURS and face.family is not Family.PIVOTAL]

    assert [face.key for face in wholly if dict(face.names)[language].replace("’", "'") not in told] == []
