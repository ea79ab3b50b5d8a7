"""Commands that stand in files of deploy/, read by the parser of `openps` itself."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from openps.cli.main import _parser
from openps.words.messages import Messages

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
VARIABLE = re.compile(r"\$\{(\w+)[^}]*\}")


def understood(arguments: Sequence[str]) -> Namespace:
    """What `openps` makes of these arguments; raises where it would refuse them."""
    return _parser(Messages("en")).parse_args(list(arguments))


def settings(example: str) -> dict[str, str]:
    """What a file with settings offers, also what is commented out in it."""
    return dict(re.findall(r"^#?([A-Z_]+)=(.*)$", (DEPLOY / example).read_text("utf-8"), re.MULTILINE))


def filled_in(text: str, values: Mapping[str, str]) -> str:
    """With its variables replaced; one that no file offers is an error."""
    return VARIABLE.sub(lambda variable: values[variable[1]], text)
