"""OpenSpiel's C++ engine: random play of hearts, ISMCTS on gin_rummy. Prints one JSON object."""

import itertools
import json
import random
import time

import pyspiel

SECONDS = 3.0


def rate(work):
    """How much is done in a second. Nine of ten stretches are slower: on a busy machine most are held up."""
    rates = []
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        stretch = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - stretch))
    return sorted(rates)[len(rates) * 9 // 10]


def dealt(name):
    """A state with its chance decided, so that a player must act."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def decisions_to_the_end(state, rng):
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def mean_decisions(state):
    rng = random.Random(1)
    games = 50
    return sum(decisions_to_the_end(state, rng) for _ in range(games)) / games


def hearts_decisions_per_second():
    """Whole games from the deal on, between its random players, all in C++."""
    start = pyspiel.load_game("hearts").new_initial_state()
    players = range(start.num_players())
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in players]
    decisions = mean_decisions(start)
    games = 20
    seeds = itertools.count()

    def play():
        for _ in range(games):
            pyspiel.evaluate_bots(start.clone(), bots, next(seeds))
        return games * decisions

    return rate(play)


def hearts_roll_out_decisions_per_second():
    """One simulation of its MCTS is nothing but random roll-outs from a hand that is dealt, all in C++."""
    state = dealt("hearts")
    decisions = mean_decisions(state)
    rollouts = 50
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 100, False, 1, False)

    def play():
        bot.mcts_search(state)
        return rollouts * decisions

    return rate(play)


def gin_rummy_iterations_per_second():
    state = dealt("gin_rummy")
    simulations = 5
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
        False,
        True,
    )

    def think():
        bot.step(state)
        return simulations

    return rate(think)


print(
    json.dumps(
        {
            "hearts": hearts_decisions_per_second(),
            "hearts_roll_outs": hearts_roll_out_decisions_per_second(),
            "gin_rummy": gin_rummy_iterations_per_second(),
        }
    )
)
