"""What is outside the subset is refused with its file and line; nothing is guessed."""

import importlib.util
import re
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from houseful.browser.javascript.main import translate
from houseful.browser.javascript.refusal import NotTranslatableError

Refuse = Callable[[str], str]
NUMBERS = count()


@pytest.fixture
def refused(tmp_path: Path) -> Iterator[Refuse]:
    """Translates `entry` of a module with this text; the complaint."""
    name = f"houseful.core.probe{next(NUMBERS)}"  # modules are read once

    def try_it(text: str) -> str:
        file = tmp_path / "src" / "probe.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        with pytest.raises(NotTranslatableError) as error:
            translate({"shared": {"entry": f"{name}:entry"}})
        return str(error.value)

    yield try_it
    sys.modules.pop(name, None)


CASES = {
    "match": ("def entry(x):\n    match x:\n        case 1:\n            return 2", "2: Match"),
    "for with else": ("def entry(x):\n    for y in x:\n        pass\n    else:\n        return 1", "2: for with else"),
    "an unknown function": ("import json\ndef entry(x):\n    return json.dumps(x)", "3: the function json.dumps"),
    "an unknown format": ('def entry(x):\n    return f"{x:08b}"', "2: a format"),
    "a conversion": ('def entry(x):\n    return f"{x!r}"', "2: a conversion"),
    "% on a text": ('def entry(x):\n    return "%d" % x', "2: % on a text"),
    "a tuple told from a list": ("def entry(x):\n    return isinstance(x, tuple)", "2: a question whether"),
    "arguments by name": ("def entry(how):\n    return how(a=1)", "2: arguments by name"),
    "an unknown argument": ("def other(a):\n    return a\ndef entry():\n    return other(b=1)", "4: the argument b"),
    "an unknown attribute": ("def entry(x):\n    return x.nowhere", "2: nothing has an attribute nowhere"),
    "an unknown pattern": ('import re\nP = re.compile(r"\\w+")\ndef entry(x):\n    return P.search(x)', "re.compile"),
    "async": ("async def wait():\n    pass\nasync def entry():\n    await wait()", "function"),
    "global": ("N = 0\ndef entry():\n    global N\n    N = 1", "3: Global"),
    "a decorator": (
        "def d(f):\n    return f\nclass A:\n    @d\n    def m(self):\n        pass\ndef entry():\n    return A().m()",
        "the decorator ['d']",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_known_is_refused_by_its_line(case: str, refused: Refuse) -> None:
    text, complaint = CASES[case]
    said = refused(text)
    assert complaint in said
    assert re.search(r"probe(\.py)?:\d+: ", said), said
