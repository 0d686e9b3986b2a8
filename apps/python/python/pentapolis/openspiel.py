"""OpenSpiel games: `pyspiel.load_game("pentapolis_deus_v1(players=3)")` after `import pentapolis.openspiel`.

Chance is sampled inside (`SAMPLED_STOCHASTIC`); seats that decide at the same time do so one after the other, without
seeing what the others chose. An information state is what a seat sees now, so a policy has no memory of its own.
`resample_from_infostate` imagines a world that looks the same. OpenSpiel cannot serialize sampled games of Python
itself: `State.serialize` and `Game.deserialize_state` do, for worlds that were not imagined.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import games, make, open_file

__all__ = ["PentapolisGame", "PentapolisObserver", "PentapolisState"]

_MOST_DECISIONS = 60_000


def _type(game: str) -> pyspiel.GameType:
    least, most = games()[game]["players"]
    return pyspiel.GameType(
        short_name=f"pentapolis_{game.replace('-', '_')}_v1",
        long_name=f"Pentapolis: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(least, 2), "seed": 0},
    )


class PentapolisGame(pyspiel.Game):
    """One of our games. Parameters: `players`, and `seed`, from which the seeds of all games are counted."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self._name = game
        self._players = int(params.get("players", _type(game).parameter_specification["players"]))
        self._next_seed = int(params.get("seed", 0))
        table = make(game, self._players)
        self.observation_size = table.observation_size
        info = pyspiel.GameInfo(
            num_distinct_actions=table.action_count,
            max_chance_outcomes=0,
            num_players=self._players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=_MOST_DECISIONS,
        )
        super().__init__(_type(game), info, params)

    def new_initial_state(self) -> PentapolisState:
        self._next_seed += 1
        return PentapolisState(self, make(self._name, self._players, seed=self._next_seed - 1))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PentapolisObserver:
        return PentapolisObserver(self.observation_size, params)

    def deserialize_state(self, text: str) -> PentapolisState:
        """What `PentapolisState.serialize` has written."""
        state = PentapolisState(self, open_file(text))
        return state


class PentapolisState(pyspiel.State):
    """A position."""

    def __init__(self, game: PentapolisGame, table: Any) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        to_act = self.table.to_act
        return to_act[0] if to_act else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(player))

    def _apply_action(self, action: int) -> None:
        self.table.apply(action, self.current_player())

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.notation(action)

    def is_terminal(self) -> bool:
        return self.table.is_over

    def returns(self) -> list[float]:
        return self.table.win_shares() or [0.0] * self.table.players

    def __str__(self) -> str:
        return self.table.board()

    def serialize(self) -> str:
        return self.table.save()

    def resample_from_infostate(self, player: int, sampler: Any) -> PentapolisState:
        """A world that looks the same to this player; `sampler` gives random numbers from 0 to 1."""
        other = self.clone()
        other.table = self.table.imagine(player, seed=int(sampler() * 2**53))
        return other


class PentapolisObserver:
    """What a player sees, as numbers."""

    def __init__(self, size: int, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, found {params}")
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PentapolisState, player: int) -> None:
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: PentapolisState, player: int) -> str:
        return f"seat {player}: {state.table.observation(player).tobytes().hex()}"


def _register(game: str) -> None:
    # A class, which outlives the interpreter's last look at it: the registry of OpenSpiel lets go of it later still.
    class Registered(PentapolisGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(_type(game), Registered)


for _game in games():
    _register(_game)
