"""Five board games of the ancient world as environments for learning and simulation.

>>> import pentapolis
>>> env = pentapolis.make("builders", players=2, seed=7)
>>> env.apply("coins 3")
>>> env.log()[0]
'Player 1 took 6 sesterces for 3 actions.'
"""

from os import PathLike as _PathLike
from pathlib import Path as _Path

from ._pentapolis import Bot, Env, IllegalAction, VecEnv, bots, games, make, open_file, simulate

__all__ = ["Bot", "Env", "IllegalAction", "VecEnv", "bot", "bots", "games", "load", "make", "open_file", "simulate"]


def bot(name: str, iterations: int | None = None, seed: int = 0) -> Bot:
    """A bot of this name (see `bots()`), which chooses for any position of any game."""
    return Bot(name, iterations, seed)


def load(path: "str | _PathLike[str]") -> Env:
    """Opens a game file that the program, or `Env.save`, has written."""
    return open_file(_Path(path).read_text(encoding="utf-8"))
