import doctest
import re
from pathlib import Path

import pytest

import pentapolis

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run(example):
    exec(compile(example, "README.md", "exec"), {})


def test_the_first_words_are_true():
    assert EXAMPLES
    assert doctest.testmod(pentapolis).failed == 0


def test_the_stubs_name_what_there_is():
    from pentapolis import _pentapolis

    stubs = (Path(pentapolis.__file__).parent / "_pentapolis.pyi").read_text(encoding="utf-8")
    for name, thing in vars(_pentapolis).items():
        if name.startswith("_"):
            continue
        assert re.search(rf"^(class|def) {name}\b", stubs, re.MULTILINE), name
        for member in vars(thing) if isinstance(thing, type) and not issubclass(thing, Exception) else ():
            if not member.startswith("_"):
                assert re.search(rf"^    def {member}\(", stubs, re.MULTILINE), f"{name}.{member}"
