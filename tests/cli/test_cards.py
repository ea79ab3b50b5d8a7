"""The cards of Négociateur as a file, and what is said about a file of one's own."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from openps.cli import given
from openps.cli.main import main
from openps.engine.chance import FreeChance
from openps.engine.errors import BadOptions
from openps.games.negotiator.cards import CardSet
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards, read_cards
from openps.words.messages import LANGUAGES


@pytest.fixture
def ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["cards"]) == 0
    file = tmp_path / "my.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_cards_are_printed_as_a_file_that_plays(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "--lang", language]) == 0
    file = tmp_path / "my.toml"
    file.write_text(capsys.readouterr().out, "utf-8")

    assert main(["cards", "--check", str(file), "--lang", language]) == 0
    assert capsys.readouterr().out.startswith(str(file))
    assert main(["simulate", "negotiator", "--cards", str(file), "--num", "2"]) == 0


def test_what_is_printed_is_every_value_of_ours(ours: Path) -> None:
    assert read_cards(given.toml(str(ours))).faces == HOUSE_CARDS.faces


NARROW = "\u202f"  # no-break space


@pytest.mark.parametrize(("language", "hostages"), [("en", "from 1 to 15 hostages"), ("fr", "de 1 à 15 otages")])
def test_every_violation_is_listed(
    language: str, hostages: str, ours: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = ours.read_text("utf-8").replace("hostages = 9", "hostages = 19").replace("dial = [3,", "dial = [2,")
    ours.write_text(bad.replace('"points +3"', '"point +3"'), "utf-8")

    assert main(["cards", "--check", str(ours), "--lang", language]) == 2
    told = capsys.readouterr().err
    assert f"edward{':' if language == 'en' else NARROW + ':'} {hostages} (NG-1.17)" in told
    for clause in ("NG-3.9", "NG-3.10", "NG-R1"):
        assert f"({clause})" in told
    assert told.count("\n  - ") == 6, told
    assert "cards-" not in told


@pytest.mark.parametrize(
    ("text", "told"), [("dial = [", "is not TOML"), ("dial = 1979-05-27", "dial: there must be 8 whole numbers")]
)
def test_a_file_that_is_no_card_set_is_refused(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, "utf-8")
    assert main(["cards", "--check", str(file)]) == 2
    assert told in capsys.readouterr().err
    assert main(["cards", "--check", str(tmp_path / "nowhere")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_file_with_a_byte_order_mark_is_read(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours.write_bytes(b"\xef\xbb\xbf" + ours.read_bytes())

    assert main(["cards", "--check", str(ours)]) == 0
    assert "64 cards" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "told"), [("en", "isn’t saved as UTF-8 (line 2)"), ("fr", "enregistré en UTF-8")])
def test_a_file_in_another_encoding_gets_a_sentence(
    language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes('name = "my"\n# é'.encode("latin-1"))

    assert main(["cards", "--check", str(file), "--lang", language]) == 2
    assert told in capsys.readouterr().err


def test_donna_may_have_another_ability(ours: Path) -> None:
    """NG-13.18  The rulebook doesn't say what her ability is."""
    ours.write_text(ours.read_text("utf-8").replace('on = "pair"', 'on = "turn"'), "utf-8")

    assert main(["cards", "--check", str(ours)]) == 0


STRANGE: tuple[object, ...] = (
    None, -1, 10**9, 1.5, True, "", "house", "threat +1", [], ["free 1"], {}, {"en": 3}, [[]],
)  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_whatever_stands_in_place_of_a_value_is_read_or_refused(seed: int) -> None:
    """Never another error: a stranger's file must not break the program."""
    chance = FreeChance(seed)
    for _ in range(25):
        plain = plain_cards(HOUSE_CARDS) | {"name": "mine"}
        for _ in range(chance.below(3, "how many") + 1):
            place = plain
            family = chance.pick(list(plain), "family")
            if isinstance(plain[family], list) and plain[family] and isinstance(plain[family][0], dict):
                place = chance.pick(plain[family], "card")
                family = chance.pick(list(place), "field")
            place[family] = chance.pick(STRANGE, "value")
        with contextlib.suppress(BadOptions):
            assert isinstance(read_cards(plain), CardSet)
