"""The suites of those whose interfaces these are."""

import warnings
from types import SimpleNamespace

import pytest

import pentapolis


@pytest.fixture(autouse=True)
def quiet(capsys):
    """The suites warn of large spaces and of masks; what they refuse, they raise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_pettingzoo_aec(table):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, render_test, seed_test

    from pentapolis.pettingzoo import env

    game, players = table
    api_test(env(game, players), num_cycles=200)
    seed_test(lambda: env(game, players), num_cycles=60)
    render_test(lambda render_mode=None: env(game, players, render_mode=render_mode))


def test_pettingzoo_parallel(table):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
    from pettingzoo.utils.conversions import parallel_to_aec

    from pentapolis.pettingzoo import parallel_env

    game, players = table
    parallel_api_test(parallel_env(game, players), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(game, players), num_cycles=60)

    def parallel(max_cycles):
        return parallel_env(game, players, max_cycles=max_cycles)

    # In a cycle everybody acts once, if only to wait: that is the parallel environment, turn by turn.
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))))


def test_an_illegal_action_in_parallel_is_replaced():
    from pentapolis.pettingzoo import parallel_env

    env = parallel_env("builders", 2)
    observations, _ = env.reset(seed=1)
    masks = {agent: observation["action_mask"] for agent, observation in observations.items()}
    waiting = next(agent for agent, mask in masks.items() if mask[0])
    acting = next(agent for agent in masks if agent != waiting)
    assert masks[waiting].sum() == 1 and not masks[acting][0]
    _, _, _, _, infos = env.step({acting: 0, waiting: 0})
    assert infos[acting]["illegal_action"] and not infos[waiting]["illegal_action"]


def test_an_illegal_action_one_by_one_is_refused():
    from pentapolis.pettingzoo import env

    aec = env("builders", 2)
    aec.reset(seed=1)
    with pytest.raises(pentapolis.IllegalAction):
        aec.step(int(aec.last()[0]["action_mask"].argmin()))


def test_gymnasium(table):
    pytest.importorskip("gymnasium")
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import pentapolis.gymnasium  # noqa: F401

    game, players = table
    name = "".join(word.capitalize() for word in game.split("-"))
    env = gymnasium.make(f"pentapolis/{name}-v1", players=players, opponents="random", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


def test_gymnasium_plays_to_the_end():
    from pentapolis.gymnasium import PentapolisEnv

    env = PentapolisEnv("age-of-rome", 3, opponents=["novice", "random"], seat=1)
    _, info = env.reset(seed=4)
    terminated, reward = False, 0.0
    while not terminated:
        assert reward == 0.0 and (env.action_masks() == info["action_mask"]).all()
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert not truncated and not info["illegal_action"]
    assert reward in (0.0, 0.5, 1.0) and len(info["scores"]) == 3
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)


OPEN_SPIEL = [("builders", 2), ("deus", 3), ("seven_wonders_dice", 4), ("mare_nostrum", 3), ("age_of_rome", 2)]


@pytest.fixture(params=OPEN_SPIEL, ids=lambda table: f"{table[0]}-{table[1]}")
def spiel(request):
    pyspiel = pytest.importorskip("pyspiel")
    import pentapolis.openspiel  # noqa: F401

    game, players = request.param
    return pyspiel.load_game(f"pentapolis_{game}_v1", {"players": players, "seed": 3})


def test_openspiel(spiel):
    import pyspiel

    pyspiel.random_sim_test(spiel, num_sims=2, serialize=False, verbose=False)


def test_an_openspiel_state_is_written_and_read(spiel):
    state = spiel.new_initial_state()
    for _ in range(30):
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    again = spiel.deserialize_state(state.serialize())
    assert again.legal_actions() == state.legal_actions() and str(again) == str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state) or clone.serialize() != state.serialize()


def test_the_search_of_openspiel_plays_our_games(spiel):
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(2),
        final_policy_type=final,
    )
    state = spiel.new_initial_state()
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_resampled_world_looks_the_same(spiel):
    import numpy as np

    state = spiel.new_initial_state()
    for _ in range(25):
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    player, chance = state.current_player(), np.random.RandomState(5)
    for _ in range(3):
        world = state.resample_from_infostate(player, chance.rand)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
