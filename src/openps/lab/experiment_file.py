"""An experiment is a file. Whatever is wrong with it is told at once, all of it, with the line and what would fit."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Final

from openps.bots.specs import MARK
from openps.catalog import edition_named, game_named, games
from openps.catalog.bots import PROGRAM, bot_names, level_names, spec_named
from openps.engine.errors import BadOptions, OpenpsError, Violation
from openps.engine.game import AnyGame
from openps.lab.experiment import ALL, ROTATE, SEATS, VARY, Experiment, Grid, OwnValue, Stop
from openps.lab.plain import Outside, Plain

MOST_MATCHES: Final = 100_000_000
MOST_CELLS: Final = 10_000
LEAST_STEP: Final = 100
STEPS: Final = 10  # how often the usual stop rule is asked
KINDS: Final = ("side", "seat", "bot", "why")
_HEAD: Final = re.compile(r"\s*\[+\s*([A-Za-z0-9_.\" -]+?)\s*\]+")
_KEY: Final = re.compile(r"\s*\"?([A-Za-z0-9_-]+)\"?\s*=")


class BadExperiment(BadOptions):
    """A file that is no experiment; every mistake is listed."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        super().__init__(violations)
        self.key = "error-experiment"


def read(text: str, folder: Path = Path(), own: Mapping[str, str] | None = None) -> Experiment:
    """Files that the experiment names are beside it, in this folder; `own` names more, by their options."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadExperiment([Violation("experiment-toml", reason=str(error))]) from None
    return _Reader(plain, text, folder, own or {}).experiment()


class _Lines:
    """Where every key stands: the reader of the standard library does not say."""

    def __init__(self, text: str) -> None:
        self._at: dict[tuple[str, str], int] = {}
        table, grids = "", 0
        for number, line in enumerate(text.splitlines(), 1):
            if head := _HEAD.match(line):
                grids += head[1] == "grid"
                table = head[1].replace("grid", f"grid{grids}", 1)
                self._at.setdefault((table, ""), number)
            elif key := _KEY.match(line):
                self._at.setdefault((table, key[1]), number)

    def of(self, table: str, key: str) -> int:
        """The line of the key, or of its table where it is not there."""
        places = ((table, key), (table, ""), (table.split(".")[0], ""))
        return next((self._at[place] for place in places if place in self._at), 1)


class _Reader:
    """Reads on after a mistake, so that all are found at once."""

    def __init__(self, plain: Plain, text: str, folder: Path, own: Mapping[str, str]) -> None:
        self.plain, self.text, self.folder, self.own = plain, text, folder, own
        self.files: dict[str, OwnValue] = {}
        self._used: set[str] = set()
        self.lines = _Lines(text)
        self.wrong: list[Violation] = []

    def experiment(self) -> Experiment:
        known = ("name", "seed", "matches", "step", "talk", "decisions", "stop", "grid")
        self._unknown("", self.plain, known)
        matches = self._whole("", self.plain, "matches", 1, MOST_MATCHES, 100)
        made = Experiment(
            name=self._string("", self.plain, "name", "experiment"),
            seed=self._seed(),
            matches=matches,
            step=self._whole("", self.plain, "step", 1, MOST_MATCHES, max(LEAST_STEP, -(-matches // STEPS))),
            talk=self._switch("talk", True),
            decisions=self._switch("decisions", False),
            grids=self._grids(),
            stop=self._stop(),
            text=self.text,
            files=self.files,
        )
        for key in sorted(set(self.own) - self._used):
            self._mistake("experiment-own", "grid1", key)
        self._check_cells(made)
        if self.wrong:
            raise BadExperiment(sorted(self.wrong, key=lambda one: int(str(one.arguments["line"]))))
        return made

    def _check_cells(self, made: Experiment) -> None:
        if not self.wrong and (count := len(made.cells())) > MOST_CELLS:
            self._mistake("experiment-cells", "grid1", "", got=count, most=MOST_CELLS)

    # ---- values

    def _mistake(self, why: str, table: str, at: str, **arguments: object) -> None:
        self.wrong.append(Violation(why, line=self.lines.of(table, at), name=at, **arguments))

    def _unknown(self, table: str, plain: Plain, known: Sequence[str]) -> None:
        for key in [key for key in plain if key not in known]:
            self._mistake("experiment-unknown", table, key, expected=", ".join(known))

    def _whole(self, table: str, plain: Plain, key: str, low: int, high: int, usual: int) -> int:
        value = plain.get(key, usual)
        if type(value) is not int or not low <= value <= high:
            self._mistake("experiment-whole", table, key, got=_shown(value), low=low, high=high)
            return usual
        return value

    def _string(self, table: str, plain: Plain, key: str, usual: str) -> str:
        value = plain.get(key, usual)
        if not isinstance(value, str):
            self._mistake("experiment-text", table, key, got=_shown(value))
            return usual
        return value

    def _seed(self) -> str:
        value = self.plain.get("seed", "0")
        return str(value) if type(value) is int else self._string("", self.plain, "seed", "0")

    def _switch(self, key: str, usual: bool) -> bool:
        value = self.plain.get(key, usual)
        if type(value) is not bool:
            self._mistake("experiment-choice", "", key, got=_shown(value), expected="true, false")
            return usual
        return value

    def _choice(self, table: str, plain: Plain, key: str, expected: Sequence[str], usual: str) -> str:
        value = plain.get(key, usual)
        if value not in expected:
            self._mistake("experiment-choice", table, key, got=_shown(value), expected=", ".join(expected))
            return usual
        return str(value)

    # ---- the stop rule

    def _stop(self) -> Stop | None:
        plain = self.plain.get("stop")
        if plain is None:
            return None
        if not isinstance(plain, dict):
            self._mistake("experiment-table", "", "stop")
            return None
        self._unknown("stop", plain, ("figure", "width"))
        figure = self._string("stop", plain, "figure", "")
        if not self._is_figure(figure):
            self._mistake("experiment-figure", "stop", "figure", got=figure, expected=", ".join(self._figures()))
        width = plain.get("width")
        if not isinstance(width, float) or not 0 < width < 1:
            self._mistake("experiment-width", "stop", "width", got=_shown(width))
            return None
        return Stop(figure, width)

    def _is_figure(self, figure: str) -> bool:
        kind, _, name = figure.partition(":")
        if kind == "seat":
            return name.isascii() and name.isdigit()
        return bool(name) and kind in KINDS and (kind != "side" or figure in self._figures())

    def _figures(self) -> list[str]:
        """What there is to measure in all games of the file."""
        asked = [grid.get("game") for grid in self._tables() if isinstance(grid.get("game"), str)]
        sides = [set(games()[key].info.sides.values()) for key in asked if key in games()]
        common = sorted(set.intersection(*sides)) if sides else []
        return [*[f"side:{side}" for side in common], "seat:0", "bot:NAME", "why:REASON"]

    # ---- the grids

    def _tables(self) -> list[Plain]:
        plain = self.plain.get("grid")
        return [one for one in plain if isinstance(one, dict)] if isinstance(plain, list) else []

    def _grids(self) -> tuple[Grid, ...]:
        tables = self._tables()
        if not tables:
            self._mistake("experiment-no-grid", "", "grid")
        read = [self._grid(f"grid{number}", plain) for number, plain in enumerate(tables, 1)]
        return tuple([grid for grid in read if grid is not None])

    def _grid(self, table: str, plain: Plain) -> Grid | None:
        self._unknown(table, plain, ("game", "players", "bots", "seats", "vary", "matches", "options"))
        game = self._game(table, plain)
        vary = self._choice(table, plain, "vary", VARY, ALL)
        seats = self._choice(table, plain, "seats", SEATS, ROTATE)
        matches = self._whole(table, plain, "matches", 1, MOST_MATCHES, 0) if "matches" in plain else 0
        if game is None:
            return None
        players = self._players(table, plain, game)
        options = self._options(table, plain, game)
        bots = self._bots(table, plain, game, min(players, default=1))
        return Grid(game.info.key, players, bots, options, vary, seats, matches)

    def _game(self, table: str, plain: Plain) -> AnyGame | None:
        try:
            return game_named(self._string(table, plain, "game", ""))
        except OpenpsError:
            expected = ", ".join(games())
            self._mistake("experiment-choice", table, "game", got=_shown(plain.get("game")), expected=expected)
            return None

    def _players(self, table: str, plain: Plain, game: AnyGame) -> tuple[int, ...]:
        given = _listed(plain.get("players", game.info.players[0]))
        fit = [one for one in given if type(one) is int and one in game.info.players]
        if not given or len(fit) < len(given):
            expected = ", ".join(map(str, game.info.players))
            self._mistake("experiment-choice", table, "players", got=_shown(plain.get("players")), expected=expected)
        return tuple(fit)

    def _options(self, table: str, plain: Plain, game: AnyGame) -> dict[str, tuple[str, ...]]:
        given = plain.get("options", {})
        if not isinstance(given, dict):
            self._mistake("experiment-table", table, "options")
            return {}
        known = {option.key: option.values for option in game.info.options}
        inside = f"{table}.options" if self._has_table(table) else table
        self._unknown(inside, given, tuple(known))
        named = {key: str(Path(path).resolve()) for key, path in self.own.items() if key in known}
        self._used.update(named)
        values = {**given, **named}
        return {key: self._values(inside, key, values[key], known[key], game) for key in values if key in known}

    def _has_table(self, table: str) -> bool:
        return (f"{table}.options", "") in self.lines._at

    def _values(self, table: str, key: str, value: object, expected: Sequence[str], game: AnyGame) -> tuple[str, ...]:
        values = [_word(one) for one in _listed(value)]
        if key in [file.option for file in edition_named(game.info.key).files]:
            read = [one if one in expected else self._own_file(table, key, one, game) for one in values]
            return tuple(read) or (expected[0],)
        for one in [one for one in values if one not in expected]:
            self._mistake("experiment-choice", table, key, got=one, expected=", ".join(expected))
        if not values:
            self._mistake("experiment-empty", table, key, expected=", ".join(expected))
        return tuple(values) or (expected[0],)

    def _own_file(self, table: str, key: str, named: str, game: AnyGame) -> str:
        """The name under which the file is known from here on; what is wrong with it its own command says."""
        path = self.folder / named
        try:
            text = path.read_bytes().decode()
            value = tomllib.loads(text, parse_float=Decimal)
            game.options(game.info.players[0], {key: value})
        except (OSError, ValueError, RecursionError, OpenpsError):
            self._mistake("experiment-file", table, key, got=named, option=key)
            return named
        name = named if self.files.get(path.name, OwnValue(text, value)).text != text else path.name
        self.files[name] = OwnValue(text, value)
        return name

    def _bots(self, table: str, plain: Plain, game: AnyGame, seats: int) -> tuple[tuple[str, ...], ...]:
        """One line-up, or a list of them: each is a bot, or several that share the seats."""
        given = _listed(plain.get("bots", ["random"]))
        lists = any(isinstance(one, list) for one in given)
        line_ups = [tuple(map(str, _listed(one))) for one in given] if lists else [tuple(map(str, given))]
        for name in dict.fromkeys([name for names in line_ups for name in names]):
            self._check_bot(table, name, game)
        for names in line_ups:
            if not 1 <= len(names) <= max(1, seats):
                self._mistake("experiment-line-up", table, "bots", got=len(names), players=seats)
        return tuple(line_ups)

    def _check_bot(self, table: str, name: str, game: AnyGame) -> None:
        expected = ", ".join([*bot_names(game.info.key), *level_names(game.info.key)])
        try:
            spec = spec_named(name, game.info.key)
        except OpenpsError:
            self._mistake("experiment-choice", table, "bots", got=name, expected=expected)
            return
        if spec.seconds is not None:
            rest = f"400:{name.partition(MARK)[2]}" if spec.rung.key == PROGRAM else str(spec.rung.steps)
            self._mistake("experiment-clock", table, "bots", got=name, expected=f"{spec.rung.key}:{rest}")


def _listed(value: object) -> list[Outside]:
    return value if isinstance(value, list) else [value]


def _word(value: object) -> str:
    """Options are words: on and off, and numbers as they are written."""
    if value is True or value is False:
        return "on" if value else "off"
    return str(value)


def _shown(value: object) -> str:
    return "–" if value is None else str(value)
