import numpy as np
import pytest

import pentapolis
from pentapolis import VecEnv

NAMES = ("observations", "masks", "rewards", "scores", "to_act", "ended")


def arrays(envs):
    return [getattr(envs, name).copy() for name in NAMES]


def test_games_go_on_for_ever(table):
    game, players = table
    envs = VecEnv(game, 6, players, seed=1)
    ended = 0
    while ended < 3:
        envs.step(envs.sample())
        ended += int(envs.ended.sum())
        rewards = envs.rewards.sum(axis=1)
        assert (rewards[~envs.ended] == 0).all()
        assert players == 1 or np.allclose(rewards[envs.ended], 1)
        assert ((envs.to_act >= 0) & (envs.to_act < players)).all()
        assert envs.masks.any(axis=1).all()
    assert envs.games_played == ended and envs.decisions > 0


def test_any_number_of_threads_plays_the_same(table):
    game, players = table
    one, two = (VecEnv(game, 40, players, seed=3, threads=threads) for threads in (1, 2))
    for _ in range(30):
        actions = one.sample()
        assert (actions == two.sample()).all()
        one.step(actions)
        two.step(actions)
        assert all((a == b).all() for a, b in zip(arrays(one), arrays(two), strict=True))


def test_the_same_seed_begins_the_same_games(table):
    game, players = table
    envs = VecEnv(game, 8, players, seed=9)
    first = arrays(envs)
    for _ in range(10):
        envs.step(envs.sample())
    envs.reset()
    assert all((a == b).all() for a, b in zip(first, arrays(envs), strict=True) if a.dtype != np.float32)
    envs.reset(seed=10)
    assert game == "builders" or (envs.observations != first[0]).any()


def test_a_mask_is_what_is_legal_however_often_it_was_written(table):
    game, players = table
    envs = VecEnv(game, 3, players, seed=2)
    for _ in range(200):
        actions = envs.sample()
        assert envs.masks[np.arange(3), actions].all()
        envs.step(actions)
    fresh = np.array(envs.masks)
    assert (fresh.sum(axis=1) > 0).all()
    for row, illegal in enumerate(np.argmin(fresh, axis=1)):
        actions = envs.sample()
        actions[row] = illegal
        before = arrays(envs)
        with pytest.raises(pentapolis.IllegalAction, match=f"game {row}: the action {illegal} "):
            envs.step(actions)
        assert all((a == b).all() for a, b in zip(before, arrays(envs), strict=True))


def test_it_writes_into_the_buffers_of_the_caller():
    shape = VecEnv("deus", 5, 3)
    buffers = {name: np.ones_like(getattr(shape, name)) for name in NAMES}
    envs = VecEnv("deus", 5, 3, **buffers)
    assert all(getattr(envs, name) is buffer for name, buffer in buffers.items())
    assert (buffers["observations"] == shape.observations).all() and (buffers["masks"] == shape.masks).all()
    for name, buffer in buffers.items():
        for wrong in (buffer.astype(np.float64), buffer[:4], "text", np.asfortranarray(np.ones((7, 7)))):
            with pytest.raises(ValueError, match=f"{name} must be a writable, contiguous numpy array"):
                VecEnv("deus", 5, 3, **{name: wrong})
    buffers["rewards"].flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        envs.step(envs.sample())


def test_bots_play_the_other_seats():
    envs = VecEnv("seven-wonders-dice", 4, 3, opponents={0: "random", 2: "senator"}, seed=4)
    for _ in range(100):
        assert (envs.to_act == 1).all()
        envs.step(envs.sample())
    assert envs.decisions > 100 * 4 * 2
    with pytest.raises(ValueError, match="nobody is left to act"):
        VecEnv("builders", 1, 2, opponents={0: "random", 1: "random"})
    with pytest.raises(ValueError, match="no seat 5"):
        VecEnv("builders", 1, 2, opponents={5: "random"})
    with pytest.raises(ValueError, match="no bot `nemo`"):
        VecEnv("builders", 1, 2, opponents={1: "nemo"})


def test_without_autoreset_a_game_that_is_over_stays_over():
    envs = VecEnv("builders", 2, 2, autoreset="disabled", seed=1)
    assert envs.autoreset == "disabled"
    while not envs.ended.any():
        envs.step(envs.sample())
    over = int(np.argmax(envs.ended))
    assert envs.to_act[over] == -1 and not envs.masks[over].any() and envs.scores[over].any()
    assert envs.sample()[over] == -1
    with pytest.raises(pentapolis.IllegalAction, match=f"game {over} is over"):
        envs.step(envs.sample())
    envs.reset()
    envs.step(envs.sample())


def test_wrong_arguments_are_explained():
    with pytest.raises(ValueError, match="count is 0"):
        VecEnv("builders", 0, 2)
    for wrong in (0, 10**6):
        with pytest.raises(ValueError, match=f"threads is {wrong}"):
            VecEnv("builders", 1, 2, threads=wrong)
    with pytest.raises(ValueError, match="expected same-step or disabled"):
        VecEnv("builders", 1, 2, autoreset="sometimes")
    envs = VecEnv("builders", 3, 2)
    with pytest.raises(ValueError, match="2 actions for 3 games"):
        envs.step(np.zeros(2, np.int64))
    for wrong in ([0, 0, 0], np.zeros(3, np.float32), None, np.zeros((3, 1), np.int64)):
        with pytest.raises(TypeError, match="numpy array of int64"):
            envs.step(wrong)
    for wrong in (-1, 10**9):
        with pytest.raises(pentapolis.IllegalAction, match=f"no action {wrong}"):
            envs.step(np.full(3, wrong))
    envs.close()
    for use in (envs.sample, envs.reset, lambda: envs.step(np.zeros(3, np.int64)), lambda: envs.decisions):
        with pytest.raises(RuntimeError, match="closed"):
            use()


def test_memory_does_not_grow():
    resource = pytest.importorskip("resource")
    envs = VecEnv("builders", 64, 2, seed=1)

    def after(steps):
        for _ in range(steps):
            envs.step(envs.sample())
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = after(2_000)
    assert after(4_000) < before + 4_096, "kilobytes"
