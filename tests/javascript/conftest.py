"""The translated modules, bundled into one program for Node."""

from collections.abc import Sequence

import pytest

from tests.bundling import GENERATED, walker_in


@pytest.fixture(scope="session")
def walker(tmp_path_factory: pytest.TempPathFactory) -> Sequence[str]:
    """The command that walks through games in JavaScript, by kernels as pages do."""
    return walker_in(tmp_path_factory.mktemp("walking"), GENERATED)
