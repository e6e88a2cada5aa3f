"""What Python means by a construct, its translation means, too."""

import json
import subprocess
from collections.abc import Sequence

from houseful.browser.testing.semantics import answers
from houseful.browser.testing.walking import written


def test_every_construct_gives_the_same(walker: Sequence[str]) -> None:
    done = subprocess.run(walker, input="semantics\n", capture_output=True, text=True, check=True)
    text = written(answers())
    theirs = json.loads(done.stdout)
    for topic, found in json.loads(text).items():
        assert theirs[topic] == found, topic
    assert done.stdout.strip() == text  # numbers are written alike, too
