from typing import Any

import numpy as np
from numpy.typing import NDArray

class IllegalAction(ValueError):
    """The action is not allowed now; the message says why and names the rule. Nothing has changed."""

def games() -> dict[str, dict[str, Any]]:
    """The number of players and the variants of every game, by name."""

def bots() -> list[str]:
    """The names of all bots."""

def make(
    game: str,
    players: int,
    variants: dict[str, bool | str] | None = None,
    edition: str | None = None,
    seed: int = 0,
) -> Env:
    """Begins a game.

    `variants` are those of `games()`, `edition` is the path of an edition file. The same seed and actions give the
    same game on every machine.
    """

def open_file(text: str) -> Env:
    """Opens a game from the text of a file that the program, or `Env.save`, has written."""

def simulate(
    game: str,
    bots: list[str],
    games: int,
    variants: dict[str, bool | str] | None = None,
    edition: str | None = None,
    seed: int = 0,
    threads: int = 1,
    iterations: int | None = None,
) -> dict[str, Any]:
    """Lets bots play and returns columns with a row for each game and seat: `game`, `seat`, `bot`, `rank`, `score`,
    `win_share`, `rounds`, `decisions`, `by_the_book`.

    One bot for each seat. If they differ, every deal is played in all rotations, so that bots are compared and not
    chairs. The same seed gives the same columns on any number of threads.
    """

class Env:
    """One game. Seats count from 0; everything is seen through the eyes of a seat."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def to_act(self) -> list[int]:
        """The seats that must decide now; several at once is normal, none means that the game is over."""
    @property
    def round(self) -> int: ...
    @property
    def decisions(self) -> int:
        """How many actions have been taken."""
    @property
    def is_over(self) -> bool: ...
    @property
    def action_count(self) -> int:
        """How many actions the game can ever have; each has an index below this."""
    @property
    def observation_size(self) -> int: ...
    def observation_names(self) -> list[str]:
        """What each number of an observation means."""
    @property
    def version(self) -> str:
        """Changes whenever an index or a place in the observation comes to mean something else."""
    def legal(self, seat: int | None = None) -> list[int]:
        """The indices of all legal actions of a seat, by default of the first that must act."""
    def legal_notation(self, seat: int | None = None) -> list[str]: ...
    def notation(self, index: int) -> str: ...
    def index(self, notation: str) -> int: ...
    def label(self, action: int | str, seat: int | None = None, lang: str = "en") -> str:
        """What a legal action does, in words."""
    def apply(self, action: int | str, seat: int | None = None) -> None:
        """Carries out an action, given by its index or in notation; refused, nothing changes."""
    def observation(self, seat: int | None = None, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What a seat sees as numbers, by default the first that must act; written into `out` if it is given."""
    def mask(self, seat: int | None = None, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """True for every legal index of a seat, by default of the first that must act."""
    def prompt(self, seat: int | None = None, lang: str = "en") -> str: ...
    def board(self, seat: int | None = None, lang: str = "en") -> str:
        """The table in plain text, as a seat sees it; without a seat, as everybody does."""
    def log(self, since: int = 0, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened from a decision on, in words, as far as a seat may know."""
    def scores(self) -> list[float] | None:
        """The final points by seat; None while the game goes on."""
    def ranks(self) -> list[int] | None: ...
    def win_shares(self) -> list[float] | None:
        """1 for a sole winner, a half each for two who share the victory, 0 for the others."""
    def save(self) -> str:
        """The text of a file that the program opens. It holds the seed, and with it all secrets."""
    def copy(self) -> Env:
        """An independent copy that will have the same luck."""
    def __copy__(self) -> Env: ...
    def __deepcopy__(self, memo: Any) -> Env: ...
    def imagine(self, seat: int, seed: int = 0) -> Env:
        """A world that a seat could be in, by what it sees, with other luck to come."""
    def close(self) -> None: ...

class Bot:
    """A player that is a program: see `bots()`. It knows what its seat sees, and nothing else."""

    def __init__(self, name: str, iterations: int | None = None, seed: int = 0) -> None: ...
    def choose(self, env: Env, seat: int | None = None) -> int:
        """The index of the action it chooses for a seat, by default for the first that must act."""

class VecEnv:
    """`count` games side by side. `step` takes one action for each of them, without the interpreter's lock and on
    several threads, and writes into its arrays: those of the caller, or new ones.

    `opponents` maps seats to names of bots, which play inside. `autoreset` is "same-step" (a game that is over begins
    anew at once; rewards, scores and `ended` tell of the old one, everything else of the new one) or "disabled".
    A reward is the share of the victory, when the game ends; before that it is 0.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int,
        *,
        variants: dict[str, bool | str] | None = None,
        edition: str | None = None,
        seed: int = 0,
        threads: int = 1,
        opponents: dict[int, str] | None = None,
        iterations: int | None = None,
        autoreset: str = "same-step",
        observations: NDArray[np.int16] | None = None,
        masks: NDArray[np.bool_] | None = None,
        rewards: NDArray[np.float32] | None = None,
        scores: NDArray[np.float32] | None = None,
        to_act: NDArray[np.int32] | None = None,
        ended: NDArray[np.bool_] | None = None,
    ) -> None: ...
    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew; without a seed, as they began first."""
    def step(self, actions: NDArray[np.int64]) -> None:
        """One action, by its index, for the seat that must act in each game. If any is wrong, nothing happens."""
    def sample(self) -> NDArray[np.int64]:
        """Any legal action of each game, each as likely; -1 where a game is over."""
    @property
    def game(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def autoreset(self) -> str: ...
    @property
    def action_count(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def decisions(self) -> int:
        """All actions so far, those of the opponents included."""
    @property
    def games_played(self) -> int: ...
    @property
    def observations(self) -> NDArray[np.int16]: ...
    @property
    def masks(self) -> NDArray[np.bool_]: ...
    @property
    def rewards(self) -> NDArray[np.float32]: ...
    @property
    def scores(self) -> NDArray[np.float32]: ...
    @property
    def to_act(self) -> NDArray[np.int32]: ...
    @property
    def ended(self) -> NDArray[np.bool_]: ...
    def close(self) -> None: ...
