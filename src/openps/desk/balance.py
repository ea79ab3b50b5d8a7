"""The meter over HTTP: what a table with these options may expect."""

from __future__ import annotations

import json
from typing import Final, Literal

from openps.catalog import messages_of
from openps.catalog.balance import is_own, meter_of, sentence
from openps.desk.measuring import Measuring
from openps.editions.balance import LEVEL, MEASURED, Meter, meter_of_cell
from openps.editions.edition import Edition
from openps.tables.table import Table
from openps.wire import messages as wire

LONGEST: Final = 1000  # letters of options


def meter(edition: Edition, players: int, options: str, level: str, language: str) -> wire.BalanceMeter:
    """Options that the game does not know are refused, as they are when a table is opened."""
    given = parsed(options[:LONGEST])
    edition.rules.options(players, given)
    known = meter_of(edition.key, players, given, level)
    if known is None:
        return wire.BalanceMeter(
            game=edition.key, players=players, level=level, kind="unknown", rates=[], rounds=0.0, matches=0, text=""
        )
    return _told(known, edition.key, players, language)


def of_own(table: Table, measuring: Measuring, language: str) -> wire.BalanceMeter:
    """Of a table whose host brought the components: what was measured of them, or whether it can be."""
    asked, game, players = what_to_measure(table), table.plan.game, len(table.places)
    known = measuring.known(asked)
    if known is not None:
        return _told(meter_of_cell(known, LEVEL), game, players, language)
    own = is_own(game, table.plan.options) and measuring.is_possible
    kind: Literal["measuring", "own", "unknown"] = (
        "measuring" if measuring.is_running(asked) else "own" if own else "unknown"
    )
    return wire.BalanceMeter(
        game=game, players=players, level=LEVEL, kind=kind, rates=[], rounds=0.0, matches=0,
        text="" if kind == "unknown" else messages_of(game, language)(f"meter-{kind}"),
    )  # fmt: skip


def what_to_measure(table: Table) -> bytes:
    """In plain values that another process understands; tables with the same ones ask for the same."""
    options = {key: value for key, value in table.plan.options.items() if key != "players"}
    asked = {"game": table.plan.game, "players": len(table.places), "options": options}
    return json.dumps(asked, sort_keys=True).encode()


def _told(known: Meter, game: str, players: int, language: str) -> wire.BalanceMeter:
    rates = [wire.BalanceRate(key=one.key, value=one.value, low=one.low, high=one.high) for one in known.rates]
    kind: Literal["measured", "estimated"] = "measured" if known.kind == MEASURED else "estimated"
    return wire.BalanceMeter(
        game=game, players=players, level=known.level, kind=kind, rates=rates, rounds=known.rounds,
        matches=known.matches, text=sentence(known, messages_of(game, language)),
    )  # fmt: skip


def parsed(options: str) -> dict[str, str]:
    """`easier_humans=on,harder_hive=on`"""
    pairs = [pair.partition("=") for pair in options.split(",") if pair.strip()]
    return {key.strip(): value.strip() for key, _, value in pairs}
