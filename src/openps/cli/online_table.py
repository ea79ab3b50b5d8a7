"""A seat at a server for the full screen: a table is opened or joined, and its end is told from its record."""

from __future__ import annotations

import argparse

from openps.catalog import edition_named, game_named
from openps.cli import ends, online
from openps.client import Api
from openps.engine import record
from openps.tui.online import OnlineTable
from openps.tui.sight import Ending
from openps.wire import messages as wire
from openps.words.messages import Messages
from openps.words.teller import Teller


async def seated(url: str, link: str, name: str, language: str) -> OnlineTable:
    """At the table of a link: with the ticket in it, or as somebody new."""
    api = Api(url, language)
    table, ticket = online.link(link)
    if not ticket:
        ticket = (await api.join(table, wire.Join(name=name))).ticket
    return await _table(api, table, ticket, language)


async def opened(given: argparse.Namespace, say: Messages) -> OnlineTable:
    """As `openps play --server` asks."""
    api = Api(given.server, say.language)
    table, ticket = await online.seat(api, given, say)
    return await _table(api, table, ticket, say.language)


async def _table(api: Api, table: str, ticket: str, language: str) -> OnlineTable:
    info = await api.table(table)
    return OnlineTable(api, info.game, table, ticket, language, _tell_end)


def _tell_end(data: bytes, proof: wire.Proof, promised: str, teller: Teller) -> Ending:
    """Once it is over everything may be told, and it is told from the record, as at home."""
    read = record.read(data)
    game = game_named(read.game)
    match = record.replay(read, game)
    holds = online.proof_holds(proof, promised)
    more = [teller.say("play-seed", seed=proof.seed), teller.say("online-proof" if holds else "online-proof-bad")]
    return ends.ending_of(match, edition_named(read.game), teller, more)
