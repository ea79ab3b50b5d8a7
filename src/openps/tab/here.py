"""What only the house in a tab can be asked, and no server: it is the house of the one who asks."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from openps.tab.away import Away, play_on
from openps.tab.carried import Given, Saving, bring_back, save
from openps.tables.errors import NotFound, NotPossible
from openps.tables.house import House

B = TypeVar("B")


async def answer(house: House, path: str, body: bytes) -> object:
    match path:
        case "/here/save":
            return await save(house, _read(body, Saving))
        case "/here/bring":
            return await bring_back(house, _read(body, Given))
        case "/here/away":
            return await play_on(house, _read(body, Away))
    raise NotFound("error-no-page")


def _read(body: bytes, kind: type[B]) -> B:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise NotPossible("error-here") from error
