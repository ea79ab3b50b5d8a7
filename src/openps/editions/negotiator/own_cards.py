"""Cards of one's own: ours as a file to start from, and what is said of a file that the rules allow."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from openps.editions.own_file import OwnFile
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards, read_cards
from openps.words.messages import Messages


def cards_good(plain: Mapping[str, object], file: str, say: Messages) -> str:
    checked = read_cards(plain)
    total = sum([face.copies for face in checked.faces])
    return say("cards-good", file=file, name=checked.name, cards=total)


def cards_toml(say: Messages) -> str:
    """Ours under another name: only ours may be called ours."""
    plain = plain_cards(HOUSE_CARDS) | {"name": say("cards-mine")}
    lines = [f"# {say('cards-head')}", f"# {say('cards-sources')}"]
    for field, value in plain.items():
        if isinstance(value, list) and isinstance(value[0], dict):
            for face in value:
                lines += ["", f"[[{field}]]", *[f"{key} = {toml_value(one)}" for key, one in face.items()]]
        else:
            lines.append(f"{field} = {toml_value(value)}")
    return "\n".join(lines)


def toml_value(value: object) -> str:
    """On one line; texts are escaped in JSON as they are in TOML."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join([f'{key} = {toml_value(one)}' for key, one in value.items()])} }}"
    if isinstance(value, list):
        return f"[{', '.join([toml_value(one) for one in value])}]"
    return json.dumps(value, ensure_ascii=False)


CARDS: Final = OwnFile("cards", cards_toml, cards_good)
