"""A Gymnasium environment for one seat; our bots play the others.

The registered names carry the version of this interface: `gymnasium.make("pentapolis/Deus-v1", players=3)`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import bot, games, make

__all__ = ["PentapolisEnv", "register"]


class PentapolisEnv(gymnasium.Env):
    """One seat against bots. Observations are int16; `action_masks()` and `info["action_mask"]` say what is legal.

    A reward is the share of the victory, when the game ends. An action that is not legal is replaced by the legal one
    with the lowest index, and `info["illegal_action"]` is true.
    """

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | list[str] = "random",
        seat: int = 0,
        iterations: int | None = None,
        variants: dict[str, bool | str] | None = None,
        edition: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is {render_mode!r}, expected None, 'ansi' or 'human'")
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players} players")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{len(names)} opponents for {players - 1} seats")
        self._begin = {"game": game, "players": players, "variants": variants, "edition": edition}
        self._names, self._iterations, self._seat = names, iterations, seat
        self._table = make(**self._begin)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self._table.action_count)
        bounds = np.iinfo(np.int16)
        self.observation_space = spaces.Box(bounds.min, bounds.max, (self._table.observation_size,), np.int16)
        self._seat_bots(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        luck, thoughts = (int(number) for number in self.np_random.integers(0, 2**63 - 1, 2))
        self._table = make(**self._begin, seed=luck)
        self._seat_bots(thoughts)
        self._let_others_act()
        return self._observe(), self._info(False)

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        legal = self._table.legal(self._seat)
        if not legal:
            raise RuntimeError("the game is over: reset the environment first")
        is_illegal = int(action) not in legal
        self._table.apply(min(legal) if is_illegal else int(action), self._seat)
        self._let_others_act()
        shares = self._table.win_shares()
        reward = 0.0 if shares is None else float(shares[self._seat])
        return self._observe(), reward, shares is not None, False, self._info(is_illegal)

    def action_masks(self) -> np.ndarray:
        """True for every legal action, as MaskablePPO of sb3-contrib asks for it."""
        return self._table.mask(self._seat)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        board = self._table.board(self._seat)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        self._table.close()

    def _seat_bots(self, seed: int) -> None:
        others = [seat for seat in range(self._begin["players"]) if seat != self._seat]
        seated = zip(others, self._names, strict=True)
        self._bots = {seat: bot(name, self._iterations, (seed + seat) % 2**64) for seat, name in seated}

    def _let_others_act(self) -> None:
        while not self._table.is_over and self._seat not in self._table.to_act:
            seat = self._table.to_act[0]
            self._table.apply(self._bots[seat].choose(self._table, seat), seat)

    def _observe(self) -> np.ndarray:
        return self._table.observation(self._seat)

    def _info(self, is_illegal: bool) -> dict[str, Any]:
        mask = self._table.mask(self._seat).astype(np.int8)
        info: dict[str, Any] = {"action_mask": mask, "illegal_action": is_illegal}
        scores = self._table.scores()
        if scores is not None:
            info["scores"] = scores
        return info


def register() -> None:
    """Registers every game under its name: `pentapolis/Builders-v1`, `pentapolis/SevenWondersDice-v1` …"""
    for game, about in games().items():
        name = "".join(word.capitalize() for word in game.split("-"))
        if f"pentapolis/{name}-v1" in gymnasium.registry:
            continue
        gymnasium.register(
            id=f"pentapolis/{name}-v1",
            entry_point=PentapolisEnv,
            kwargs={"game": game, "players": about["players"][0]},
        )


register()
