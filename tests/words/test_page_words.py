"""What the page and the table say to people: sentences, no commands, and one word for one thing."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from openps.catalog import games
from openps.words.messages import HOUSE, LANGUAGES, load

PACKAGES = [HOUSE, *[game.info.package for game in games().values()]]
COMMAND = re.compile(r"\bopenps [a-z]+|(?<![\w-])--[a-z]")
OF_SERVERS = ("help-host", "help-db", "help-option", "error-host", "error-port", "error-port-taken", "error-db-url")


def lines(package: str, language: str) -> dict[str, str]:
    """The messages as they are written, each in one line."""
    text = files(package).joinpath("messages", f"{language}.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z][\w-]*) =(.*(?:\n +.*)*)", text, re.MULTILINE)
    assert {key for key, _ in messages} == set(load(package, language))
    return dict(messages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_page_names_no_command(package: str, language: str) -> None:
    told = lines(package, language)
    said = {key: text for key, text in told.items() if key.startswith("web-") and key != "web-unofficial"}

    assert [key for key, text in said.items() if COMMAND.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_begins_with_a_colon(package: str, language: str) -> None:
    assert [key for key, text in lines(package, language).items() if text.lstrip().startswith(":")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_opened_a_table_is_not_called_like_a_role_of_a_game(language: str) -> None:
    told = {key: text for key, text in lines(HOUSE, language).items() if key not in OF_SERVERS}
    named = [key for key, text in told.items() if re.search(r"\bhosts?\b|\bhôtes?\b|\b[Hh]ost's\b", text.casefold())]

    assert named == []
