"""French is set as French in everything that people are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from openps.engine.lines import is_printable
from tests.words.typography import ROOT, plain_ones, set_right, texts

TEXTS = list(texts())


@pytest.mark.parametrize("path", TEXTS, ids=[path.relative_to(ROOT).as_posix() for path in TEXTS])
def test_every_french_text_is_set_as_french(path: Path) -> None:
    """`python -m tests.words.typography` sets right most of what fails here."""
    assert plain_ones(path.read_text("utf-8")) == []


def test_the_texts_of_the_house_of_every_game_and_of_the_example_are_among_them() -> None:
    folders = {path.relative_to(ROOT).parts[:3] for path in TEXTS}

    assert {("src", "openps", "words"), ("src", "openps", "games"), ("src", "openps", "editions")} <= folders
    assert {("docs", "rules", "fr"), ("examples", "kuhn_poker", "kuhn_poker")} <= folders
    assert len(TEXTS) == 1 + 3 * 4 + 2


@pytest.mark.parametrize(
    "plain",
    ["l'otage", 'un "mot"', "Prêt ?", "Prêt?", "deux : trois", "« oui »", "«oui»", "fini; puis", "a dit: oui"],
)
def test_plain_typing_is_noticed(plain: str) -> None:
    assert plain_ones(f"key = {plain}") != []


def test_what_is_no_french_stays_as_it_is() -> None:
    code = 'key = { $who_is ->\n    [you] Tapez `a ; b`\n   *[other] { " " }\n }\n# it\'s: fine\n```text\nx : y\n```\n'
    assert set_right(code) == code
    assert set_right("k = L'otage : « oui » !") == "k = L’otage\u202f: «\u202foui\u202f»\u202f!"


def test_spaces_that_do_not_break_are_kept_in_what_people_write() -> None:
    """A name, a line of chat or a card of one's own may be French, too."""
    assert is_printable("Prêt\u202f?")
    assert is_printable("Prêt\u00a0?")
    assert not is_printable("Prêt\n?")
