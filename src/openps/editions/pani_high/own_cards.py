"""A deck of one's own: ours as a file to start from, and what is said of a file that the rules allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from openps.editions.own_file import OwnFile
from openps.games.pani_high.cards import HOUSE_DECK
from openps.games.pani_high.game import PANI_HIGH
from openps.games.pani_high.read_cards import plain_deck, read_deck
from openps.words.messages import LANGUAGES, Messages


def deck_good(plain: Mapping[str, object], file: str, say: Messages) -> str:
    return say("deck-good", file=file, count=len(read_deck(plain).cards))


def deck_toml(say: Messages) -> str:
    plain = plain_deck(HOUSE_DECK)
    lines = [f"# {say('deck-head')}", 'name = "my deck"', f"committee_saves = {plain['committee_saves']}  # PH-R28"]
    lines += ["", "[copies]", *[f"{key} = {count}" for key, count in plain["copies"].items()]]
    lines += ["", "[values]  # PH-R17", *[f"{key} = {value}" for key, value in plain["values"].items()]]
    for place in plain["location"]:
        lines += ["", "[[location]]", *_toml_face(place), _toml_words("text", "text", place["key"])]
    for combat in plain["combat"]:
        lines += ["", "[[combat]]", *_toml_face(combat)]
    return "\n".join(lines)


def _toml_face(face: dict[str, Any]) -> list[str]:
    lines = [f'key = "{face["key"]}"', _toml_words("name", "piece", face["key"])]
    if "value" in face:
        places = ", ".join([f'"{place}"' for place in face["doubled_at"]])
        lines += [f"value = {face['value']}", f"copies = {face['copies']}", f"doubled_at = [{places}]"]
    return lines


def _toml_words(field: str, prefix: str, key: str) -> str:
    words = []
    for language in LANGUAGES:
        text = Messages(language, PANI_HIGH.info.package)(f"{prefix}-{key}")
        words.append(f'{language} = "{text}"')
    return f"{field} = {{ {', '.join(words)} }}"


DECK: Final = OwnFile("deck", deck_toml, deck_good)
