"""A review as it was before it was written down as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Final

from openps.editions.edition import Edition
from openps.engine.codec import KIND, Reader
from openps.engine.match import AnyMatch
from openps.review import data
from openps.review.data import Review

_KINDS: Final[dict[str, type]] = {
    name: one for name, one in vars(data).items() if isinstance(one, type) and is_dataclass(one)
}
_CLAIM: Final = "Claim"


def read(body: bytes | str, edition: Edition, match: AnyMatch) -> Review:
    """Under `kind` stands what everything is."""
    own = [*edition.tale.kinds, *edition.insight.kinds]
    made = _Kept(own, match.log).made(json.loads(body))
    assert isinstance(made, Review)
    return made


class _Kept:
    """Kinds of reviews are built here, those of a game by what is written on them."""

    def __init__(self, own: Sequence[type], log: Sequence[object]) -> None:
        self._names = {one.__name__ for one in own}
        self._own = Reader(own)
        self._log = log

    def made(self, value: object) -> object:
        if isinstance(value, list):
            return tuple([self.made(one) for one in value])
        if not isinstance(value, dict):
            return value
        kind = value[KIND]
        if kind == _CLAIM:
            return self._log[value["at"]]  # what was said stands in the log
        if kind in self._names:
            return self._own.read(value)
        part: object = _KINDS[kind](**{name: self.made(one) for name, one in value.items() if name != KIND})
        return part
