import random
import re
from pathlib import Path

import numpy as np
import pytest

import pentapolis

CORPUS = Path(__file__).parents[3] / "corpus"


def play(env, decisions, seed=1):
    chance = random.Random(seed)
    for _ in range(decisions):
        if env.is_over:
            break
        env.apply(chance.choice(env.legal()))
    return env


def test_a_game_is_played_to_its_end(env):
    play(env, 100_000)
    assert env.is_over and env.to_act == []
    assert min(env.ranks()) == 1 or env.players == 1
    assert len(env.scores()) == env.players
    assert sum(env.win_shares()) == pytest.approx(1) or env.players == 1
    assert not env.mask().any()
    with pytest.raises(ValueError, match="over"):
        env.apply(0)


def test_index_and_notation_are_two_names_of_one_action(env):
    play(env, 40)
    legal = env.legal()
    assert [env.index(notation) for notation in env.legal_notation()] == legal
    by_index, by_notation = env.copy(), env.copy()
    by_index.apply(legal[0])
    by_notation.apply(env.notation(legal[0]))
    assert by_index.save() == by_notation.save()


def test_the_mask_marks_what_is_legal(env):
    for decisions in (0, 3, 30):
        play(env, decisions)
        for seat in range(env.players):
            legal = env.legal(seat)
            assert np.flatnonzero(env.mask(seat)).tolist() == sorted(legal)
            assert bool(legal) == (seat in env.to_act)


def test_an_observation_has_a_name_for_every_number(env):
    names = env.observation_names()
    assert len(set(names)) == len(names) == env.observation_size
    for decisions in (0, 5, 50):
        play(env, decisions)
        for seat in range(env.players):
            observation = env.observation(seat)
            assert observation.shape == (len(names),) and observation.dtype == np.int16


def test_what_is_imagined_looks_the_same(env):
    play(env, 30)
    for seat in range(env.players):
        for seed in range(3):
            world = env.imagine(seat, seed=seed)
            assert (world.observation(seat) == env.observation(seat)).all()
            assert world.legal(seat) == env.legal(seat)
            play(world, 5)


def test_the_same_seed_gives_the_same_game(table):
    game, players = table
    games = [play(pentapolis.make(game, players=players, seed=5), 60) for _ in range(2)]
    assert games[0].save() == games[1].save()
    other = pentapolis.make(game, players=players, seed=6)
    assert other.save() != pentapolis.make(game, players=players, seed=5).save()


def test_a_saved_game_goes_on_where_it_was(env, tmp_path):
    play(env, 25)
    path = tmp_path / "game.json"
    path.write_text(env.save(), encoding="utf-8")
    opened = pentapolis.load(path)
    assert opened.decisions == env.decisions
    assert (opened.observation() == env.observation()).all()
    assert play(opened, 20).save() == play(env, 20).save()


def test_games_of_earlier_builds_are_opened():
    files = [path for path in CORPUS.rglob("*.json") if '"pentapolis game 1"' in path.read_text(encoding="utf-8")]
    assert files
    opened = 0
    for path in files:
        try:
            env = pentapolis.load(path)
        except ValueError as error:
            assert "only the program can open it" in str(error), path
        else:
            opened += 1
            assert len(env.legal(0)) >= 0 and env.board()
    assert opened


def test_everything_is_said_in_both_languages(env):
    play(env, 20)
    seat = env.to_act[0]
    for lang in ("en", "hu"):
        assert env.board(lang=lang) and env.board(seat, lang) and env.prompt(lang=lang)
        assert all(env.log(lang=lang)) and env.log(lang=lang)
        assert all(env.label(action, lang=lang) for action in env.legal())
    assert env.log(lang="en") != env.log(lang="hu")
    assert len(env.log(since=10)) < len(env.log())
    with pytest.raises(ValueError, match="there is no language `xx`"):
        env.board(lang="xx")


def test_nobody_hears_what_others_draw():
    env = play(pentapolis.make("deus", players=2, seed=3), 80)
    assert env.log(seat=0) != env.log(seat=1)
    cards = [place for place, name in enumerate(env.observation_names()) if name.startswith("hand.")]
    assert env.observation(0)[cards].tolist() != env.observation(1)[cards].tolist()


def test_a_wrong_action_is_explained_and_changes_nothing(env):
    before = env.save()
    illegal = next(action for action in range(env.action_count) if action not in env.legal())
    with pytest.raises(pentapolis.IllegalAction, match=r"rule [0-9R]"):
        env.apply(illegal)
    for wrong in (-1, env.action_count, 10**18, -(10**18)):
        with pytest.raises(pentapolis.IllegalAction, match=f"there is no action {wrong}"):
            env.apply(wrong)
    with pytest.raises(pentapolis.IllegalAction, match="is no action"):
        env.apply("frobnicate the widget")
    for wrong in (None, 1.5, True, [], 10**40):
        with pytest.raises(TypeError, match="index or a string"):
            env.apply(wrong)
    with pytest.raises(IndexError, match="no seat 99"):
        env.apply(env.legal()[0], 99)
    assert env.save() == before


def test_a_wrong_buffer_is_refused(env):
    size = env.observation_size
    good = np.full(size, -1, np.int16)
    assert env.observation(out=good) is good and (good == env.observation()).all()
    for wrong in (np.zeros(size, np.float32), np.zeros((1, size), np.int16), "text", [0] * size):
        with pytest.raises(TypeError, match="numpy array of int16"):
            env.observation(out=wrong)
    with pytest.raises(ValueError, match="expected"):
        env.observation(out=np.zeros(size + 1, np.int16))
    with pytest.raises(ValueError, match="contiguous"):
        env.observation(out=np.zeros(2 * size, np.int16)[::2])
    frozen = np.zeros(size, np.int16)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        env.observation(out=frozen)
    with pytest.raises(TypeError, match="numpy array of bool"):
        env.mask(out=np.zeros(env.action_count, np.int8))


def test_a_closed_environment_says_so(env):
    env.close()
    assert "closed" in repr(env)
    for use in (env.legal, env.mask, env.observation, env.save, env.board, env.copy, lambda: env.apply(0), lambda: env.to_act):
        with pytest.raises(RuntimeError, match="closed"):
            use()


def test_wrong_wishes_are_explained(tmp_path):
    with pytest.raises(ValueError, match="there is no game `chess`; there are: builders"):
        pentapolis.make("chess", players=2)
    with pytest.raises(ValueError, match="9 players cannot play"):
        pentapolis.make("deus", players=9)
    with pytest.raises(ValueError, match="no variant `weather`"):
        pentapolis.make("deus", players=2, variants={"weather": "rain"})
    with pytest.raises(ValueError, match="cannot be `sometimes`"):
        pentapolis.make("deus", players=2, variants={"face-down": "sometimes"})
    with pytest.raises(TypeError, match="is a bool or one of the words"):
        pentapolis.make("deus", players=2, variants={"face-down": 3})
    with pytest.raises(FileNotFoundError):
        pentapolis.make("deus", players=2, edition=str(tmp_path / "none.toml"))
    broken = tmp_path / "broken.toml"
    broken.write_text("[turn]\n", encoding="utf-8")
    with pytest.raises(ValueError, match="broken.toml"):
        pentapolis.make("builders", players=2, edition=str(broken))
    with pytest.raises(ValueError, match="no game file"):
        pentapolis.open_file("{}")


def test_variants_and_editions_change_the_game(tmp_path):
    env = pentapolis.make("deus", players=2, variants={"face_down": True, "small-port": "literal"}, seed=1)
    assert any(action.startswith("face-down") for action in env.legal_notation())
    text = (Path(__file__).parents[3] / "games/builders/editions/default.toml").read_text(encoding="utf-8")
    changed, count = re.subn(r"(\[start\][^\[]*?coins = )\d+", r"\g<1>42", text)
    assert count == 1
    path = tmp_path / "rich.toml"
    path.write_text(changed, encoding="utf-8")
    rich, plain = (pentapolis.make("builders", players=2, edition=edition) for edition in (str(path), None))
    coins = rich.observation_names().index("seat0.coins")
    assert rich.observation()[coins] == 42 != plain.observation()[coins]
    assert rich.version == plain.version


def test_the_version_depends_on_the_game_and_the_number_of_players():
    versions = {
        pentapolis.make(game, players=players).version
        for game, about in pentapolis.games().items()
        for players in range(about["players"][0], about["players"][1] + 1)
    }
    assert len(versions) == 3 + 3 + 6 + 3 + 4


def test_bots_choose_something_legal(table):
    game, players = table
    for name in pentapolis.bots():
        env = play(pentapolis.make(game, players=players, seed=2), 10)
        bot = pentapolis.bot(name, iterations=20, seed=4)
        for _ in range(3):
            action = bot.choose(env)
            assert action in env.legal()
            env.apply(action)
    with pytest.raises(ValueError, match="there is no bot `grandmaster`"):
        pentapolis.bot("grandmaster")
    with pytest.raises(ValueError, match="at least one iteration"):
        pentapolis.bot("consul", iterations=0)


def test_a_simulation_gives_columns():
    one, two = (pentapolis.simulate("builders", ["senator", "random"], 20, seed=3, threads=threads) for threads in (1, 2))
    assert all(list(one[name]) == list(two[name]) for name in one)
    assert {len(column) for column in one.values()} == {40}
    senators = [share for bot, share in zip(one["bot"], one["win_share"], strict=True) if bot == "senator"]
    assert sum(senators) > 15
    with pytest.raises(ValueError, match="there is no bot"):
        pentapolis.simulate("builders", ["senator", "deep-blue"], 1)
