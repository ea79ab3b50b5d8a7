"""The rules on one page, and a search that understands a player's words: in both languages, for each of our games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from openps.catalog import OURS, clauses_of, edition_named, primer_of, search_rules
from openps.cli.main import main
from openps.words.messages import LANGUAGES, Messages
from openps.words.search import topics

KEYS = [edition.key for edition in OURS]
EACH = [(key, language) for key in KEYS for language in LANGUAGES]
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
FIRST = 3  # what a player reads of the answers

# What players ask, and a clause that they expect among the first answers.
ASKED = {
    "en": {
        "panic_station": {
            "goal": "PS-17.1", "how to win": "PS-17.1", "winning": "PS-17.1", "How do I win?": "PS-17.1",
            "can I heal": "PS-15.1", "healing": "PS-16.6", "can I shoot": "PS-11.1", "do I have to trade": "PS-9.2",
            "how do I get infected": "PS-10.4", "who is infected?": "PS-13.3", "action points": "PS-4.1",
            "can I lie": "PS-19.6", "dies": "PS-4.6", "why can't I play a card: five cards": "PS-16.1",
        },
        "negotiator": {
            "goal": "NG-11.1", "how to win": "NG-11.1", "winning": "NG-11.1", "how do I lose": "NG-11.2",
            "can I shoot": "NG-11.8", "how many dice": "NG-5.1", "hand limit": "NG-7.6", "buying cards": "NG-7.2",
            "free a hostage": "NG-3.6", "how long is the game": "NG-8.2", "can I heal": "NG-3.6",
        },
        "pani_high": {
            "goal": "PH-1.17", "how to win": "PH-1.17", "winning": "PH-11.3", "who starts": "PH-2.5", "tie": "PH-11.4",
            "what can I do": "PH-3.4", "police": "PH-6.2", "can I heal": "PH-7.1", "when is it over": "PH-11.1",
            "seal": "PH-10.1", "hand limit": "PH-9.1",
        },
    },
    "fr": {
        "panic_station": {
            "but du jeu": "PS-17.1", "comment gagner": "PS-17.1", "gagner": "PS-17.1", "soigner": "PS-15.1",
            "Comment guérir ?": "PS-16.6", "comment guerir": "PS-15.1", "tirer": "PS-11.1", "échanger": "PS-9.2",
            "echanger": "PS-9.2", "suis-je infecté": "PS-10.13", "puis-je mentir": "PS-19.6",
            "points d’action": "PS-4.1", "le mort": "PS-4.6",
        },
        "negotiator": {
            "but du jeu": "NG-11.1", "comment gagner": "NG-11.1", "gagner": "NG-11.1", "perdre": "NG-11.2",
            "dés": "NG-5.1", "combien de des": "NG-5.1", "acheter": "NG-7.2", "libérer un otage": "NG-3.6",
            "soigner": "NG-3.6", "tirer": "NG-11.8", "durée": "NG-8.2",
        },
        "pani_high": {
            "but du jeu": "PH-1.17", "comment gagner": "PH-1.17", "gagner": "PH-11.3", "qui commence": "PH-2.5",
            "egalite": "PH-11.4", "que puis-je faire": "PH-3.4", "police": "PH-6.2", "soigner": "PH-7.1",
            "fin de partie": "PH-11.1", "sceau": "PH-10.1",
        },
    },
}  # fmt: skip
QUESTIONS = [
    (language, key, asked, clause)
    for language, by_game in ASKED.items()
    for key, questions in by_game.items()
    for asked, clause in questions.items()
]


def first_answers(key: str, language: str, asked: str) -> list[str]:
    return [clause.id for clause in search_rules(key, language, asked)[:FIRST]]


@pytest.mark.parametrize(("language", "key", "asked", "clause"), QUESTIONS)
def test_a_players_words_find_the_clause(language: str, key: str, asked: str, clause: str) -> None:
    assert clause in first_answers(key, language, asked)


@pytest.mark.parametrize(("key", "language"), EACH)
def test_every_word_of_players_leads_to_its_clauses(key: str, language: str) -> None:
    """Each line of asked.*.txt, by each of its wordings; and it names only clauses that there are."""
    known = clauses_of(key, language)
    small = Messages(language)("search-small-words")
    lines = topics(edition_named(key).document, language, small)

    assert len(lines) >= 15
    for topic in lines:
        assert set(topic.clauses) <= set(known)
        for words in topic.asked:
            assert topic.clauses[0] in first_answers(key, language, " ".join(words)), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_finds_its_clause_and_a_chapter_all_of_its_own(language: str) -> None:
    assert first_answers("panic_station", language, "ps-10.4")[0] == "PS-10.4"
    chapter = [clause.id for clause in search_rules("panic_station", language, "ps 15")]
    assert chapter[:4] == ["PS-15.1", "PS-15.2", "PS-15.3", "PS-15.4"]


def test_words_of_the_rules_find_them_as_before() -> None:
    assert "PH-4.9" in [clause.id for clause in search_rules("pani_high", "en", "totals are equal")]
    assert search_rules("pani_high", "en", "flying saucer") == []
    assert search_rules("pani_high", "en", "  ") == []


@pytest.mark.parametrize(("key", "language"), EACH)
def test_the_page_has_the_goal_a_turn_five_things_and_the_end(key: str, language: str) -> None:
    panels = primer_of(key, language)
    parts = list(dict.fromkeys([panel.part for panel in panels]))

    assert len(parts) == 4
    assert [len([one for one in panels if one.part == part]) for part in parts] == [1, 1, 5, 1]
    assert all(one.title for one in panels if one.part == parts[2])


@pytest.mark.parametrize(("key", "language"), EACH)
def test_every_sentence_of_the_page_names_clauses_that_there_are(key: str, language: str) -> None:
    known = clauses_of(key, language)
    for panel in primer_of(key, language):
        assert panel.shows
        for sentence in panel.sentences:
            assert sentence.clauses, sentence.text
            assert set(sentence.clauses) <= set(known), sentence.text
            assert re.search(r"[^.]\.$", sentence.text), sentence.text


@pytest.mark.parametrize("key", KEYS)
def test_both_languages_tell_the_same(key: str) -> None:
    english, french = [
        [(one.picture, [sentence.clauses for sentence in one.sentences]) for one in primer_of(key, language)]
        for language in LANGUAGES
    ]
    assert english == french


@pytest.mark.parametrize("key", KEYS)
def test_every_picture_is_drawn_by_the_game(key: str) -> None:
    drawn = set(re.findall(r'name === "(\w+)"', (GAMES / key / "Pictures.svelte").read_text("utf-8")))
    assert {panel.picture for panel in primer_of(key, "en")} == drawn


def test_the_terminal_shows_the_page_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "panic_station", "page", "--lang", "fr"]) == 0
    told = capsys.readouterr().out

    assert told.startswith("Le but du jeu\n-------------\n")
    assert told.index("(PS-17.1)") < told.index("Cinq choses à savoir\n") < told.index("La fin\n")
    assert max(map(len, told.splitlines())) <= 80
    assert main(["rules", "panic_station", "comment", "gagner", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("PS-17.1 ")
