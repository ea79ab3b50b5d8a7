"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from openps.catalog import games
from openps.client import Api, Seat, connect
from openps.engine import record
from openps.tables import fairness
from openps.wire import messages as wire
from tests.server.running import running


async def play_at_random(seat: Seat, luck: int = 0) -> None:
    """Whatever is first or so, until it is over."""
    while True:
        if seat.last is not None and seat.last.outcome is not None:
            return
        moves = seat.moves()
        if moves:
            luck = luck * 7 + 3
            answer = await seat.play(moves[luck % len(moves)])
            assert isinstance(answer, wire.News), answer
        else:
            await seat.hear()


@pytest.mark.parametrize("key", games())
def test_one_person_and_bots_play_to_the_end(key: str, tmp_path: Path) -> None:
    async def test(url: str) -> None:
        api = Api(url)
        seats = ["open", *["beginner"] * (games()[key].info.players[0] - 1)]  # they think least
        me = await api.open(wire.NewTable(game=key, name="Ann", players=len(seats), seats=seats, pace=0))
        await api.do(me.table, "ready", me.ticket, wire.Ready(entropy="c0ffee"))
        async with await connect(url, me.table, me.ticket) as seat:
            promised = seat.table.secret_commitment
            await api.do(me.table, "start", me.ticket)
            await asyncio.wait_for(play_at_random(seat), 240)
        read = record.read(await api.record(me.table))
        record.replay(read, games()[key])
        proof = await api.proof(me.table)
        entropies = [(one.seat, one.entropy) for one in proof.entropies]
        assert entropies == [(0, "c0ffee")]
        assert proof.secret_commitment == promised
        assert proof.seed == read.seed
        assert fairness.check(proof.secret, promised, entropies, proof.seed, read.commitment)

    with running(str(tmp_path / "t.db"), tmp_path) as server:
        asyncio.run(test(server.url))
        assert server.stop() == 0
        assert "unexpected" not in server.logs()
        assert "bot-failed" not in server.logs()
