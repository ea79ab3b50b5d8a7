"""The meter in the lobby: what the lab found for exactly the options that are chosen, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from openps.catalog import edition_named, messages_of
from openps.editions.balance import ESTIMATED, Balance, Meter, Rate
from openps.engine.game import Option
from openps.words.messages import Messages


def is_own(game: str, options: Mapping[str, object]) -> bool:
    """Whether somebody brought components of their own, such as a deck: no figure of ours is true of them."""
    edition = edition_named(game)
    usual = {option.key: option.values[0] for option in edition.rules.info.options}
    return any(options.get(file.option, usual[file.option]) != usual[file.option] for file in edition.files)


def meter_of(game: str, players: int, options: Mapping[str, object], level: str = "") -> Meter | None:
    """Nothing for a game that nobody measured, or for options that nobody could."""
    edition = edition_named(game)
    balance, chosen = edition.balance, {key: str(value) for key, value in options.items()}
    if balance is None or any(is_unmeasured(option, balance, chosen) for option in edition.rules.info.options):
        return None
    meter = balance.meter(players, chosen, level)
    today = {edition.rules.info.rules_version, *edition.same_matches}
    return meter if meter is None or balance.rules <= today else replace(meter, kind=ESTIMATED)


def is_unmeasured(option: Option, balance: Balance, chosen: Mapping[str, str]) -> bool:
    """Whether an option that the lab never varied has another value than the usual one."""
    return option.key not in balance.usual and chosen.get(option.key, option.values[0]) != option.values[0]


def told(game: str, players: int, options: Mapping[str, object], level: str, language: str) -> str:
    """The sentence; empty where nothing is known."""
    meter = meter_of(game, players, options, level)
    return "" if meter is None else sentence(meter, messages_of(game, language))


def sentence(meter: Meter, say: Messages) -> str:
    """What comes first is told with its interval, the rest without."""
    told = [_rate(rate, say, "meter-rate" if not at else "meter-rate-too") for at, rate in enumerate(meter.rates)]
    return say(
        f"meter-{meter.kind}", rates=", ".join(told), rounds=round(meter.rounds), matches=meter.matches,
        level=say(f"web-bot-{meter.level}"),
    )  # fmt: skip


def _rate(rate: Rate, say: Messages, key: str) -> str:
    """A side has a name in its game; what is counted of every game, in the house."""
    name = say(f"meter-{rate.key}") if f"meter-{rate.key}" in say else say(f"side-{rate.key}")
    value, low, high = (round(100 * part) for part in (rate.value, rate.low, rate.high))
    return say(key, name=name, value=value, low=low, high=high)
