"""Négociateur at the terminal, typed by hand: every hostage-taker is beaten and not beaten, in both languages."""

from __future__ import annotations

import io
import re
from itertools import count
from pathlib import Path

import pytest

from openps.cli.career import Book
from openps.cli.main import main
from openps.editions.negotiator.bots.heuristic import best_move
from openps.editions.negotiator.career import CAREER
from openps.engine.chance import named_seed
from openps.engine.match import Match
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.words.messages import LANGUAGES, Messages


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def thought_out(taker: str, seed: int) -> tuple[bool, list[str]]:
    """What somebody with some sense would type, and whether it wins."""
    match = Match(NEGOTIATOR, NEGOTIATOR.options(1, {"taker": taker, "abandon": "yes"}), named_seed(seed))
    lines = []
    while match.decision() is not None:
        moves = match.legal_moves(0)
        move = best_move(match.view(0), moves)
        if len(moves) > 1:
            lines.append(NEGOTIATOR.move_text(move))
        match.play(0, move)
    end = match.outcome()
    assert end is not None
    return bool(end.winners), lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("taker", ["arkayne", "donna", "edward", "random"])
def test_a_match_is_won_and_lost_by_hand(
    taker: str, won: bool, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seed, lines = next((seed, lines) for seed in count() for wins, lines in [thought_out(taker, seed)] if wins is won)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, ""])))
    assert main(["play", "negotiator", "--taker", taker, "--seed", str(seed), "--lang", language]) == 0
    shown = capsys.readouterr().out

    (entry,) = Book(CAREER).read("me")
    kept = entry.end
    assert kept.won is won
    assert taker in (kept.taker, "random")
    say = Messages(language, NEGOTIATOR.info.package)
    assert say("outcome-" + kept.reason) in shown
    assert "{" not in shown
    # Paths and hashes are as long as they are; a prompt that is answered by a pipe has no line end of its own.
    prompt = re.compile(re.escape(say("play-prompt", last=0)).replace("0", r"\d+"))
    lines = [prompt.sub("", line) for line in shown.splitlines() if not re.search("[0-9a-f]{64}|matches", line)]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(("language", "word"), [("en", "cards"), ("fr", "cartes")])
def test_every_card_for_sale_can_be_read_with_its_rows_at_any_time(
    language: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """NG-2.11, NG-H1"""
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{word}\nquit\n"))
    assert main(["play", "negotiator", "--plain", "--seed", "1", "--lang", language]) == 0
    told = " ".join(capsys.readouterr().out.split())

    sale = {card for card in HOUSE_CARDS.discussion if HOUSE_CARDS.cost[card]}
    names = [dict(HOUSE_CARDS.face[card].names)[language] for card in sale]
    assert [name for name in names if f"{name} (" not in told] == []
    assert {"en": "0: hostage-taker escapes, call ends", "fr": "fin de l’appel"}[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_own_cards_no_figure_is_told_and_they_can_be_measured(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards"]) == 0
    file = tmp_path / "my.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("measure\nquit\n"))
    assert main(["play", "negotiator", "--plain", "--cards", str(file), "--lang", language]) == 0
    told = " ".join(capsys.readouterr().out.replace("\u202f", " ").split())

    assert "normal" not in told.partition("[1-")[0], "no figure of ours"
    say = Messages(language)
    for key in ("meter-own", "meter-measuring"):
        assert " ".join(say(key).replace("\u202f", " ").split()) in told
