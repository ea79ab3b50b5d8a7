"""Cards that a host brought have no figures of ours; members may have them measured, one set at a time."""

from __future__ import annotations

import asyncio
import json

import pytest

from openps.catalog.balance import is_own, meter_of
from openps.desk.measuring import Measuring
from openps.games.negotiator.game import NEGOTIATOR
from openps.lab.measure_now import measured
from openps.server.measuring import in_a_process
from openps.tables.errors import NotPossible, TooMuch
from tests.games.negotiator.tables import changed_plain
from tests.games.pani_high.user_decks import a_user_deck

ASKED, OTHERS = b'{"game":"negotiator"}', b'{"game":"pani_high"}'
TOLD = json.dumps({"matches": 300, "times": {"won": 30}, "rounds": 9.5}).encode()


def test_no_figure_of_ours_is_told_for_cards_of_somebody_else() -> None:
    usual = dict(NEGOTIATOR.plain_options(NEGOTIATOR.options(1, {})))
    own = dict(NEGOTIATOR.plain_options(NEGOTIATOR.options(1, {"cards": changed_plain({"arkayne": {"hostages": 3}})})))

    assert meter_of("negotiator", 1, usual) is not None
    assert is_own("negotiator", own)
    assert meter_of("negotiator", 1, own) is None
    assert meter_of("pani_high", 5, {"deck": a_user_deck()}) is None


def test_own_cards_are_measured_by_matches() -> None:
    known = measured("negotiator", 1, {"cards": changed_plain({"arkayne": {"hostages": 1}}), "taker": "arkayne"}, 10)

    assert known.matches == 10
    assert 0 < known.times["won"] <= 10
    assert known.rounds >= 1


class Slow:
    """A measurement that ends when the test says so."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.go = asyncio.Event()

    async def __call__(self, asked: bytes) -> bytes:
        self.asked.append(asked)
        await self.go.wait()
        return TOLD


def test_one_set_is_measured_at_a_time_and_the_answer_is_kept() -> None:
    async def test() -> None:
        slow = Slow()
        measuring = Measuring(slow, lambda *_, **__: None)
        measuring.begin(ASKED)
        measuring.begin(ASKED)
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            measuring.begin(OTHERS)
        assert measuring.is_running(ASKED)
        slow.go.set()
        while measuring.is_running(ASKED):
            await asyncio.sleep(0)
        known = measuring.known(ASKED)
        assert known is not None
        assert (known.matches, known.times["won"]) == (300, 30)
        measuring.begin(ASKED)
        assert slow.asked == [ASKED]

    asyncio.run(test())


def test_what_cannot_be_measured_stays_unknown() -> None:
    async def test() -> None:
        told: list[object] = []
        measuring = Measuring(in_a_process, lambda *given, **more: told.append((given, more)))
        measuring.begin(b"no json")
        while measuring.is_running(b"no json"):
            await asyncio.sleep(0.01)
        assert measuring.known(b"no json") is None
        assert "json" not in str(told)

    asyncio.run(test())
    with pytest.raises(NotPossible):
        Measuring(None, lambda *_, **__: None).begin(ASKED)
