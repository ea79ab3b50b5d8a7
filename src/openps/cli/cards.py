"""`openps cards`: our cards of Négociateur as a file to start one's own from, or whether the rules allow somebody's."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import Any

from openps.cli import given as user
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards, read_cards
from openps.words.messages import Messages


def cards(given: argparse.Namespace, say: Messages) -> int:
    own = Messages(say.language, NEGOTIATOR.info.package)
    if given.check is None:
        print(cards_toml(own))
        return 0
    checked = read_cards(user.toml(given.check))
    total = sum([face.copies for face in checked.faces])
    print(own("cards-good", file=given.check, name=checked.name, cards=total))
    return 0


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


def toml_value(value: Any) -> str:
    """On one line; texts are escaped in JSON as they are in TOML."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join([f'{key} = {toml_value(one)}' for key, one in value.items()])} }}"
    if isinstance(value, list):
        return f"[{', '.join([toml_value(one) for one in value])}]"
    return json.dumps(value, ensure_ascii=False)
