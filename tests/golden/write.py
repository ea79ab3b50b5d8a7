"""Writes the golden matches anew: `make golden`, after a change of rules that is meant. Review the diff."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from openps.bots.budget import QUICK
from openps.catalog import game_named, screen_of
from openps.catalog.bots import make_bot
from openps.engine import record
from openps.engine.chance import FreeChance, named_seed
from openps.engine.match import Match
from openps.words.messages import Messages
from openps.words.teller import Teller
from tests.golden import worked_example

GOLDEN = Path(__file__).parent

SWITCHES = {
    "taker": "random", "accomplice_kills_per": "level", "one_success": "points_only", "abandon": "yes",
}  # fmt: skip

# name, game, players, options, bots by seat (in turn)
MATCHES: tuple[tuple[str, str, int, dict[str, Any], tuple[str, ...]], ...] = (
    ("random-5", "pani_high", 5, {}, ("random",)),
    ("random-6-host-must", "pani_high", 6, {"first_player": "host", "attacker_policewoman": "must"}, ("random",)),
    ("heuristic-5", "pani_high", 5, {}, ("heuristic",)),
    ("heuristic-against-random-6", "pani_high", 6, {}, ("heuristic", "random")),
    ("heuristic-arkayne", "negotiator", 1, {"taker": "arkayne"}, ("heuristic",)),
    ("heuristic-donna", "negotiator", 1, {"taker": "donna"}, ("heuristic",)),
    ("heuristic-edward", "negotiator", 1, {"taker": "edward"}, ("heuristic",)),
    ("random-switches", "negotiator", 1, SWITCHES, ("random",)),
    ("random-4", "panic_station", 4, {}, ("random",)),
    ("heuristic-5", "panic_station", 5, {}, ("heuristic",)),
    (
        "heuristic-against-random-6-variants",
        "panic_station",
        6,
        {"first_marker": "inactive", "easier_humans": "on", "harder_hive": "on", "master_and_servant": "on"},
        ("heuristic", "random"),
    ),
)


def played(name: str, key: str, players: int, options: dict[str, Any], bots: tuple[str, ...]) -> bytes:
    game = game_named(key)
    match = Match(game, game.options(players, options), named_seed(f"golden {name}"))
    seats = [bots[seat % len(bots)] for seat in range(players)]
    at_seats = [make_bot(bot, key) for bot in seats]
    chance = FreeChance(name)
    while (decision := match.decision()) is not None:
        seat = decision.seats[0]
        match.play(seat, at_seats[seat].choose(match.view(seat), match.legal_moves(seat), chance, QUICK))
    return record.write(match, seats)


def told(data: bytes) -> str:
    """The whole log in words, nothing hidden: what a reviewer reads."""
    read = record.read(data)
    game = game_named(read.game)
    match = record.open_match(read, game)
    names = screen_of(read.game).names(match.options, "en")
    teller = Teller(Messages("en", game.info.package), None, names)
    lines = [words for event in match.log if (words := teller.event(event))]
    for seat, text in read.moves:
        lines.append(f"[{match.ply + 1}] {seat}> {text}")
        events = match.play(seat, game.parse_move(text))
        lines += [f"    {words}" for event in events if (words := teller.event(event))]
    return "\n".join(lines) + "\n"


def keep(name: str, key: str, data: bytes) -> None:
    folder = GOLDEN / key
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.jsonl").write_bytes(data)
    (folder / f"{name}.txt").write_text(told(data), "utf-8")


def main() -> None:
    for name, key, players, options, bots in MATCHES:
        keep(name, key, played(name, key, players, options, bots))
    keep(worked_example.NAME, "negotiator", worked_example.played())


if __name__ == "__main__":
    main()
