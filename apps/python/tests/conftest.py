import pytest

import pentapolis

# Every game with the fewest and the most players, and some between.
TABLES = [
    ("builders", 2), ("builders", 4),
    ("deus", 2), ("deus", 3), ("deus", 4),
    ("seven-wonders-dice", 2), ("seven-wonders-dice", 7),
    ("mare-nostrum", 3), ("mare-nostrum", 5),
    ("age-of-rome", 1), ("age-of-rome", 2), ("age-of-rome", 4),
]  # fmt: skip


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request):
    return request.param


@pytest.fixture
def env(table):
    game, players = table
    return pentapolis.make(game, players=players, seed=7)
