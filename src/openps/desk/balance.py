"""The meter over HTTP: what a table with these options may expect."""

from __future__ import annotations

from typing import Final, Literal

from openps.catalog import messages_of
from openps.catalog.balance import meter_of, sentence
from openps.editions.balance import MEASURED
from openps.editions.edition import Edition
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
    rates = [wire.BalanceRate(key=one.key, value=one.value, low=one.low, high=one.high) for one in known.rates]
    kind: Literal["measured", "estimated"] = "measured" if known.kind == MEASURED else "estimated"
    return wire.BalanceMeter(
        game=edition.key, players=players, level=known.level, kind=kind, rates=rates, rounds=known.rounds,
        matches=known.matches, text=sentence(known, messages_of(edition.key, language)),
    )  # fmt: skip


def parsed(options: str) -> dict[str, str]:
    """`easier_humans=on,harder_hive=on`"""
    pairs = [pair.partition("=") for pair in options.split(",") if pair.strip()]
    return {key.strip(): value.strip() for key, _, value in pairs}
