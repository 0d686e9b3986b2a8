"""How fast the environments step, on one core and with random legal actions: `cargo xtask python --bench`."""

import random
import sys
import time

from pentapolis import VecEnv, make

# On one thread the time that this process got, whatever else the machine does.
clock = time.process_time

TABLES = [("builders", 4), ("deus", 4), ("seven-wonders-dice", 4), ("mare-nostrum", 4), ("age-of-rome", 4)]


def many(game, players, seconds, threads):
    envs = VecEnv(game, 256, players, threads=threads)
    for _ in range(50):
        envs.step(envs.sample())
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = envs.sample()
        began = clock()
        envs.step(actions)
        spent += clock() - began
        steps += envs.count
    return steps / spent, envs.observation_size, envs.action_count


def one(game, players, seconds):
    env, chance, steps, began = make(game, players), random.Random(1), 0, clock()
    while clock() - began < seconds:
        if env.is_over:
            env = make(game, players, seed=steps)
        env.observation()
        env.apply(chance.choice(env.legal()))
        steps += 1
    return steps / (clock() - began)


def main(seconds=2.0, threads=1):
    print(f"{'game':20} {'players':>7} {'numbers':>7} {'actions':>7} {'VecEnv/s':>12} {'Env/s':>10}")
    for game, players in TABLES:
        rate, size, actions = many(game, players, seconds, threads)
        print(f"{game:20} {players:7} {size:7} {actions:7} {rate:12,.0f} {one(game, players, seconds):10,.0f}")


if __name__ == "__main__":
    main(*(kind(text) for kind, text in zip((float, int), sys.argv[1:], strict=False)))
