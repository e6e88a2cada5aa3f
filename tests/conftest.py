"""What all tests share: how much of the suite plain Python repeats, and how often garbage is collected."""

import gc

import pytest
from hypothesis import settings

from houseful.core.compile.rule import INTERPRETED

# Importing and collecting tests makes much that stays: looking through it again and again takes a tenth of all time.
gc.disable()
MOST_EXAMPLES = 40  # of a property, interpreted: compiled it is tried with all of them


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Interpreted, leave out what is marked `compiled`, and look at fewer examples of each property."""
    if not INTERPRETED:
        return
    for item in items:
        limit_examples(item)
    left_out = [item for item in items if item.get_closest_marker("compiled")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """Leave alone what is there now, and collect the garbage of the tests."""
    gc.collect()
    gc.freeze()
    gc.enable()


def limit_examples(item: pytest.Item) -> None:
    """Let Hypothesis try at most `MOST_EXAMPLES`."""
    test = getattr(item, "obj", None)
    asked = getattr(test, "_hypothesis_internal_use_settings", None)
    if asked is not None and asked.max_examples > MOST_EXAMPLES:
        vars(test)["_hypothesis_internal_use_settings"] = settings(asked, max_examples=MOST_EXAMPLES)
