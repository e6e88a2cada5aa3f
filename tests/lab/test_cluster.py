"""A Ray cluster of two nodes plays the same games as this machine. Needs the extra `houseful[cluster]`."""

from collections.abc import Iterator

import pytest

from houseful.core.text.validation import Fault
from houseful.games import NAMES
from houseful.lab import ray_cluster
from houseful.lab.playing import on_cores
from houseful.lab.simulate import simulate
from tests.lab.test_simulate import job_of, without_clock

ray = pytest.importorskip("ray", reason="the extra houseful[cluster] is not installed: no cluster is tried")
pytestmark = pytest.mark.compiled
GAMES = 50_000


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes with a processor each."""
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes.address
    ray.shutdown()
    nodes.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(cluster: str) -> None:
    crew = ray_cluster.connect(cluster)
    assert sum(node["Alive"] for node in ray.nodes()) == 2
    for name in NAMES:
        job = job_of(name, GAMES)
        assert without_clock(simulate(job, crew=crew)) == without_clock(simulate(job, crew=on_cores))
    thinking = job_of("oktoberfest", 12, bot="greedy", jobs=1)
    assert without_clock(simulate(thinking, crew=crew)) == without_clock(simulate(thinking))


@pytest.mark.filterwarnings("ignore")
def test_a_node_with_other_rules_is_refused(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not ray.is_initialized():
        ray_cluster.connect(cluster)
    monkeypatch.setattr(ray_cluster, "cache_folder", lambda: ray_cluster.ADDRESS and type("", (), {"name": "other"}))
    with pytest.raises(Fault) as refused:
        simulate(job_of("oktoberfest", 10), crew=ray_cluster.on_cluster)
    assert refused.value.key == "fault-cluster-rules"
