"""What an environment can be asked for: the same seed, raw views, shaped rewards, illegal actions, many at once."""

from __future__ import annotations

import json
import pickle

import numpy as np
import pytest
from pettingzoo import AECEnv

from openps.engine.errors import OpenpsError
from openps.rl import VectorEnv, pani_high_v0, panic_station_v0
from openps.rl.__main__ import main
from openps.rl.playing import act, deal


def played(env: AECEnv, seed: int, steps: int = 10_000) -> dict[str, float]:
    """Random play; what each agent got in all."""
    env.reset(seed=seed)
    rng, got = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def test_a_match_pays_at_its_end_and_everybody() -> None:
    got = played(pani_high_v0.env(), 1)
    assert sorted(got.values()) == [-1.0, -1.0, -1.0, -1.0, 1.0]


def test_shaped_rewards_add_up_to_the_standing_at_the_beginning() -> None:
    """What is added on the way is taken back at the end, whatever a seat did."""
    shaped = pani_high_v0.env(shaped=0.5)
    shaped.reset(seed=1)
    begun = [shaped.unwrapped.seated.now().standing(seat) for seat in range(5)]
    plain, got = played(pani_high_v0.env(), 1), played(shaped, 1)
    assert any(begun)
    assert [got[agent] for agent in got] == pytest.approx(
        [plain[agent] - 0.5 * standing for agent, standing in zip(plain, begun, strict=True)]
    )


def test_a_match_is_cut_off_after_so_many_moves() -> None:
    env = panic_station_v0.env(max_cycles=7)
    assert set(played(env, 1).values()) == {0.0}
    assert env.unwrapped.seated.now().steps == 7


def test_an_illegal_action_loses_is_refused_or_is_replaced() -> None:
    lost = panic_station_v0.env()
    lost.reset(seed=1)
    tried = lost.agent_selection
    illegal = int(np.flatnonzero(lost.observe(tried)["action_mask"] == 0)[0])
    lost.step(illegal)
    assert lost.rewards[tried] == -1.0
    assert set(lost.terminations.values()) == {True}
    assert "refused" in lost.infos[tried]
    refused = panic_station_v0.env(illegal="raise")
    refused.reset(seed=1)
    before = refused.observe(tried)["observation"].tobytes()
    with pytest.raises(OpenpsError):
        refused.step(illegal)
    assert refused.observe(tried)["observation"].tobytes() == before
    replaced = panic_station_v0.env(illegal="first")
    replaced.reset(seed=1)
    replaced.step(illegal)
    assert not any(replaced.terminations.values())
    with pytest.raises(OpenpsError, match="lose, raise, first"):
        panic_station_v0.env(illegal="ignore")


def test_the_raw_view_comes_on_request_and_is_the_agents_own() -> None:
    env = panic_station_v0.env(raw_view=True)
    env.reset(seed=1)
    _, _, _, _, info = env.last()
    assert info["view"].viewer == int(env.agent_selection.removeprefix("seat_"))
    plain = panic_station_v0.env()
    plain.reset(seed=1)
    assert plain.last()[4] == {}


def random_actions(env: VectorEnv, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks])


def arrays_of(env: VectorEnv) -> tuple[np.ndarray, ...]:
    return (env.observations, env.masks, env.rewards, env.dones, env.seats)


@pytest.mark.parametrize("game", ["negotiator", "panic_station", "pani_high"])
def test_many_at_once_fill_the_same_arrays_and_deal_anew(game: str) -> None:
    env, rng = VectorEnv(game, 3), np.random.default_rng(1)
    env.reset(seed=4)
    arrays = arrays_of(env)
    ended = 0
    while not ended:
        env.step(random_actions(env, rng))
        ended += int(env.dones.sum())
        assert (env.rewards.any(axis=1) == env.dones).all()
        for at in range(3):
            view = env.view(at)
            assert env.observations[at].tobytes() == env.numbered.row(view)
            assert view.viewer == env.seats[at]
            assert env.masks[at].any()
    assert all(now is then for now, then in zip(arrays_of(env), arrays, strict=True))


@pytest.mark.parametrize("game", ["negotiator", "panic_station", "pani_high"])
def test_a_match_among_many_is_what_it_is_alone(game: str) -> None:
    env, rng = VectorEnv(game, 4), np.random.default_rng(1)
    env.reset(seed=4)
    alone = deal(env.numbered, "4 3")
    while not alone.over:
        assert env.seats[2] == alone.seat
        assert env.observations[2].tobytes() == alone.row(alone.seat)
        assert env.masks[2].tobytes() == alone.mask()
        actions = random_actions(env, rng)
        act(alone, int(actions[2]))
        env.step(actions)
    assert env.dones[2]
    assert env.rewards[2].tolist() == alone.rewards()


def test_what_went_on_before_an_illegal_action_is_told() -> None:
    env = VectorEnv("panic_station", 2)
    env.reset(seed=4)
    first, before = int(env.masks[0].argmax()), env.observations.copy()
    with pytest.raises(OpenpsError, match="is no action here"):
        env.step([first, 100_000])
    assert (env.observations[0] != before[0]).any()
    assert (env.observations[1] == before[1]).all()
    assert [env.view(at).viewer for at in range(2)] == env.seats.tolist()


def test_the_same_seed_is_the_same_evening() -> None:
    rows = []
    for _ in range(2):
        env, rng = VectorEnv("pani_high", 2, players=6), np.random.default_rng(1)
        env.reset(seed=9)
        for _ in range(50):
            env.step(random_actions(env, rng))
        rows.append(env.observations.tobytes() + env.masks.tobytes())
    assert rows[0] == rows[1]


def test_before_a_reset_it_says_so() -> None:
    with pytest.raises(OpenpsError, match="call reset first"):
        VectorEnv("negotiator", 1).step([0])
    with pytest.raises(OpenpsError, match="At least one match"):
        VectorEnv("negotiator", 0)


def test_an_environment_goes_to_another_process() -> None:
    env = pani_high_v0.raw_env()
    assert pickle.loads(pickle.dumps(env.seated.numbered)).fields == env.seated.numbered.fields


@pytest.mark.parametrize(
    ("game", "options"),
    [("panic_station", {}), ("panic_station", {"master_and_servant": "on"}), ("pani_high", {}),
     ("pani_high", {"first_player": "host"}), ("negotiator", {}), ("negotiator", {"taker": "random"})],
)  # fmt: skip
def test_rows_are_what_the_legend_says(game: str, options: dict[str, str]) -> None:
    """Over random matches no number is out of its range, and what is constant stays what it is."""
    env, rng = VectorEnv(game, 4, talk=game != "negotiator", **options), np.random.default_rng(1)
    legend = env.numbered.legend()
    columns = [column for field in legend["fields"] for column in field["columns"]]
    assert len(columns) == legend["size"] == env.observations.shape[1]
    low = np.array([column.get("constant", 0) for column in columns])
    high = np.array([column.get("constant", column["values"] - 1) for column in columns])
    assert (low == high).nonzero()[0].tolist() == legend["constant_columns"]
    assert all(len(legend["names"][column["names"]]) == column["values"] for column in columns if "names" in column)
    env.reset(seed=2)
    for _ in range(400):
        outside = np.argwhere((env.observations < low) | (env.observations > high))
        assert [columns[at]["label"] for _, at in outside] == []
        env.step(random_actions(env, rng))


def test_the_legend_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["panic_station", "--players", "5"]) == 0
    legend = json.loads(capsys.readouterr().out)
    fields = {field["name"]: field for field in legend["fields"]}
    assert (fields["me"]["offset"], fields["ask"]["offset"]) == (0, 5)
    assert fields["hand"]["columns"][0]["label"] == "gas_can"
    offer = fields["mine"]["columns"][2]
    assert legend["names"][offer["names"]][:2] == ["none", "gas_can"]
    assert fields["checks"]["offset"] in legend["constant_columns"]
    assert main(["negotiator", "--actions"]) == 0
    assert "    0  end" in capsys.readouterr().out
    assert main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err
