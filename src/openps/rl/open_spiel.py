"""The games for OpenSpiel: importing this registers `openps_` and the key of each.

Luck is explicit: every draw of the rules is a chance node. An information state is all that a seat may know, its view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from openps.rl.missing import needed

needed("error-no-open-spiel", "numpy", "gymnasium", "pettingzoo", "pyspiel")

import numpy as np  # noqa: E402 - what is missing is told first
import pyspiel  # noqa: E402 - as above

from openps.catalog import OURS  # noqa: E402 - as above
from openps.engine.chance import FreeChance  # noqa: E402 - as above
from openps.rl.branch import Branch  # noqa: E402 - as above
from openps.rl.errors import BadUse  # noqa: E402 - as above
from openps.rl.numbered import Numbered  # noqa: E402 - as above

Params = dict[str, int | str]
PREFIX: Final = "openps_"
FEWEST_OUTCOMES: Final = 6  # of a die
RESAMPLED: Final = 1 << 30


def given_options(text: str) -> dict[str, object]:
    """`easier_humans:on;first_aid_ap:0` as options of the game; OpenSpiel has its own use for = and commas."""
    pairs = [part.partition(":") for part in text.split(";") if part.strip()]
    for key, colon, value in pairs:
        if not (key.strip() and colon and value.strip()):
            raise BadUse("error-rl-option", got=key + colon + value)
    return {key.strip(): value.strip() for key, _, value in pairs}


class OpenSpielGame(pyspiel.Game):
    """`players`, `options` such as `easier_humans:on`, and `longest`: after so many moves a match is cut off."""

    def __init__(self, kind: pyspiel.GameType, key: str, params: Params) -> None:
        options = given_options(str(params.get("options", "")))
        self.numbered = Numbered(key, int(params.get("players", kind.min_num_players)), options)
        game = self.numbered.game
        self.longest = int(params.get("longest", 0)) or game.info.longest
        pieces = sum(game.census(game.blank(self.numbered.options)).values())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbered.actions, max_chance_outcomes=max(FEWEST_OUTCOMES, pieces),
            num_players=self.numbered.players, min_utility=-1.0, max_utility=1.0, max_game_length=self.longest,
        )  # fmt: skip
        super().__init__(kind, info, params)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> OpenSpielObserver:
        return OpenSpielObserver(self.numbered)


class OpenSpielState(pyspiel.State):
    """What OpenSpiel asks a branch for."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.branch = Branch(game.numbered, game.longest)

    def current_player(self) -> int:
        if self.branch.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.branch.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.branch.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.branch.bound
        return [(outcome, 1.0 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.branch.bound:
            self.branch.draw(action)
        else:
            self.branch.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.branch.numbered.text(action)

    def is_terminal(self) -> bool:
        return self.branch.over

    def returns(self) -> list[float]:
        return self.branch.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Another world that this player cannot tell from this one, with the same history written on it."""
        made: OpenSpielState = self.clone()
        made.branch = self.branch.imagined(player, FreeChance(int(sampler() * RESAMPLED)))
        return made

    def __str__(self) -> str:
        """The history of actions tells a state apart; it is for programs, and never shown to a seat."""
        return " ".join([str(action) for action in self.history()])


class OpenSpielObserver:
    """The row of a seat, with its fields by name, and its view as text."""

    def __init__(self, numbered: Numbered) -> None:
        self.tensor = np.zeros(numbered.size, np.float32)
        self.dict: dict[str, np.ndarray] = {}
        start = 0
        for field in numbered.fields:
            end = start + len(field.labels)
            self.dict[field.name] = self.tensor[start:end]
            start = end

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.branch.row(player), np.uint8)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return state.branch.known(player)


def game_type(key: str, title: str, players: tuple[int, ...]) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + key, long_name=title, dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC, information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM, reward_model=kind.RewardModel.TERMINAL, max_num_players=max(players),
        min_num_players=min(players), provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True, provides_factored_observation_string=False,
        parameter_specification={"players": min(players), "longest": 0, "options": ""},
    )  # fmt: skip


class Maker:
    """What OpenSpiel calls to make a game."""

    def __init__(self, kind: pyspiel.GameType, key: str) -> None:
        self._kind, self._key = kind, key
        # OpenSpiel lets go of it when the interpreter is gone already; what refers to itself is not freed by that.
        self._itself = self

    def __call__(self, params: Params | None = None) -> OpenSpielGame:
        return OpenSpielGame(self._kind, self._key, params or {})


def register_all() -> None:
    known = set(pyspiel.registered_names())
    for edition in OURS:
        if PREFIX + edition.key not in known:
            kind = game_type(edition.key, edition.key, edition.rules.info.players)
            pyspiel.register_game(kind, Maker(kind, edition.key))


register_all()
