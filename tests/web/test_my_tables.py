"""*My tables* on the start page: with whom, whose turn, since when; told to members alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.server.running import Running
from tests.web.person import Person

Come = Callable[..., Person]


def test_my_tables_tell_with_whom_whose_turn_and_when(sit_down: Come, shared_server: Running) -> None:
    ann = sit_down()
    table = ann.open_table("pani_high", dict.fromkeys(range(1, 5), "normal"))
    ann.page.locator(".seats ~ .row button.main").click()
    ann.until_asked()
    told = ann.visit().locator(".tables .afar")
    told.wait_for()

    assert told.inner_text() == "with Boole, Curie, Darwin, Euler · Your turn · now"
    assert ann.axe() == []
    ticket = json.loads(ann.stored()["openps.tickets"])[0]["ticket"]
    address = f"{shared_server.url}/api/v1/tables/{table}/own"
    own = json.loads(urlopen(Request(address, headers={"authorization": f"Bearer {ticket}"})).read())
    assert (own["seat"], own["asked"], set(own)) == (0, [0], {"info", "seat", "asked", "touched"})
    for stranger in ("", "nonsense"):
        with pytest.raises(HTTPError, match="401"):
            urlopen(Request(address, headers={"authorization": f"Bearer {stranger}"}))
