"""PettingZoo environments: `env` (AEC, one seat after the other) and `parallel_env` (all seats at once).

An observation is a dict of `observation` (int16) and `action_mask` (int8). A reward is the share of the victory, when
the game ends.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from . import Env, make

__all__ = ["PentapolisAEC", "PentapolisParallel", "env", "parallel_env"]

_LOWEST, _HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def env(game: str, players: int, **how: Any) -> PentapolisAEC:
    """The AEC environment; `how` as for `PentapolisAEC`."""
    return PentapolisAEC(game, players, **how)


def parallel_env(game: str, players: int, **how: Any) -> PentapolisParallel:
    """The parallel environment; `how` as for `PentapolisParallel`."""
    return PentapolisParallel(game, players, **how)


class _Table:
    """What both kinds share: a game, its agents and their spaces."""

    def _sit_down(
        self,
        game: str,
        players: int,
        variants: dict[str, bool | str] | None,
        edition: str | None,
        render_mode: str | None,
        waits: int,
    ) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode is {render_mode!r}, expected None, 'ansi' or 'human'")
        self._begin = {"game": game, "players": players, "variants": variants, "edition": edition}
        self._table: Env = make(**self._begin)
        self._next_seed: int | None = None
        self.render_mode = render_mode
        self.metadata = {
            "name": f"pentapolis_{game.replace('-', '_')}_v1",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": True,
            "version": self._table.version,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._waits = waits
        actions, size = self._table.action_count + waits, self._table.observation_size
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(_LOWEST, _HIGHEST, (size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """Begins a game: with this seed, or with another one than the last."""
        if seed is not None:
            self._next_seed = seed
        elif self._next_seed is None:
            self._next_seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._table = make(**self._begin, seed=self._next_seed)
        self._next_seed += 1
        self.agents = self.possible_agents[:]

    def _look(self, seat: int) -> dict[str, np.ndarray]:
        mask = np.zeros(self._table.action_count + self._waits, np.int8)
        if seat in self._table.to_act:
            mask[self._waits :] = self._table.mask(seat)
        elif self._waits:
            mask[0] = 1
        return {"observation": self._table.observation(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The table in plain text, as everybody sees it."""
        if self.render_mode is None:
            return None
        board = self._table.board()
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        self._table.close()


class PentapolisAEC(_Table, AECEnv):
    """One seat decides after the other; where several decide at once, the first of them comes first.

    An illegal action raises `pentapolis.IllegalAction` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int,
        variants: dict[str, bool | str] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._sit_down(game, players, variants, edition, render_mode, waits=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.to_act[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._look(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.apply(int(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        shares = self._table.win_shares()
        if shares is None:
            self.agent_selection = self.possible_agents[self._table.to_act[0]]
        else:
            self.rewards = dict(zip(self.agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class PentapolisParallel(_Table, ParallelEnv):
    """All seats act in every step. Action 0 is to wait; every other action has the index of the game plus one.

    Whoever must decide cannot wait, and whoever need not can only wait; the mask says so. An action that is not legal
    is replaced by the legal one with the lowest index, and `info["illegal_action"]` is true.
    """

    def __init__(
        self,
        game: str,
        players: int,
        variants: dict[str, bool | str] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self._sit_down(game, players, variants, edition, render_mode, waits=1)
        self.max_cycles = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self._cycles = 0
        return self._looks(), {agent: {"illegal_action": False} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        illegal = {agent: self._act(agent, actions) for agent in self._deciding()}
        self._cycles += 1
        agents, shares = self.agents, self._table.win_shares()
        terminated = shares is not None
        truncated = not terminated and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(agents, shares or [0.0] * len(agents), strict=True))
        observations = self._looks()
        infos = {agent: {"illegal_action": illegal.get(agent, False)} for agent in agents}
        if terminated or truncated:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _deciding(self) -> list[str]:
        return [self.possible_agents[seat] for seat in self._table.to_act]

    def _act(self, agent: str, actions: dict[str, int]) -> bool:
        """Whether the action had to be replaced."""
        seat = self.possible_agents.index(agent)
        legal = self._table.legal(seat)
        chosen = int(actions.get(agent, 0)) - 1
        is_illegal = chosen not in legal
        self._table.apply(min(legal) if is_illegal else chosen, seat)
        return is_illegal

    def _looks(self) -> dict[str, Any]:
        return {agent: self._look(seat) for seat, agent in enumerate(self.possible_agents)}
