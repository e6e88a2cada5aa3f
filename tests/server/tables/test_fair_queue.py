"""The fair queue: whoever asks for little waits for little, and nobody waits for ever."""

from collections import Counter

from houseful.server.tables.fair_queue import IDLE_AFTER, QUICK, FairQueue, Job

MASTER, NOVICE, HINT = 2.5, 0.002, 1.5


def job(person: str, table: str, cost: float, idle: bool = False) -> Job:
    return Job(person, table, cost, lambda: None, idle)


def served(queue: FairQueue, jobs: int, again: bool = False) -> list[Job]:
    """The jobs that go next; `again`: each table asks for another one as soon as it was served."""
    found = []
    for _ in range(jobs):
        one = queue.pop()
        assert one is not None
        found.append(one)
        if again:
            queue.push(job(one.person, one.table, one.cost, one.idle))
    return found


def test_a_quick_job_waits_for_none_of_two_hundred_long_ones() -> None:
    queue = FairQueue()
    for number in range(200):
        queue.push(job("eve", f"eve {number}", MASTER))
    served(queue, 50, again=True)
    queue.push(job("ada", "ada", NOVICE))
    assert served(queue, 1)[0].person == "ada"


def test_a_long_job_waits_for_at_most_one_of_each_other_person() -> None:
    queue = FairQueue()
    for person in ("eve", "mallory", "trudy"):
        for number in range(100):
            queue.push(job(person, f"{person} {number}", MASTER))
    served(queue, 30, again=True)
    queue.push(job("ada", "ada", MASTER))
    before = [one.person for one in served(queue, 4, again=True)]
    assert "ada" in before
    assert max(Counter(before).values()) == 1


def test_people_with_the_same_wishes_get_the_same_share() -> None:
    queue = FairQueue()
    for person, tables in (("ada", 1), ("bob", 7), ("eve", 90)):
        for number in range(tables):
            queue.push(job(person, f"{person} {number}", MASTER))
    shares = Counter(one.person for one in served(queue, 300, again=True))
    assert set(shares.values()) == {100}


def test_the_tables_of_one_person_take_turns() -> None:
    queue = FairQueue()
    for table in "abcde":
        queue.push(job("ada", table, MASTER))
    order = [one.table for one in served(queue, 50, again=True)]
    for at in range(0, 50, 5):
        assert set(order[at : at + 5]) == set("abcde")


def test_the_quick_tables_of_one_person_go_before_the_slow_ones_and_those_are_not_forgotten() -> None:
    queue = FairQueue()
    queue.push(job("ada", "slow", MASTER))
    queue.push(job("ada", "quick", NOVICE))
    order = [one.table for one in served(queue, 5_000, again=True)]
    assert order[:2] == ["quick", "quick"]
    assert order.count("slow") in (3, 4, 5), "as much time as the quick one, not as many turns"


def test_an_old_long_job_goes_before_new_quick_ones() -> None:
    queue = FairQueue()
    queue.push(job("ada", "ada", MASTER))
    for number in range(20):
        queue.push(job("bob", f"bob {number}", 0.5))
    order = [one.person for one in served(queue, 20, again=True)]
    assert "ada" in order[:6]


def test_hints_go_before_tables_of_bots_alone_which_still_get_a_turn() -> None:
    queue = FairQueue()
    for number in range(20):
        queue.push(job("eve", f"eve {number}", NOVICE, idle=True))
        queue.push(job("ada", f"ada {number}", HINT))
    order = [one.idle for one in served(queue, 2 * (IDLE_AFTER + 1))]
    assert order == 2 * [*[False] * IDLE_AFTER, True]
    assert [one.idle for one in served(queue, 40 - len(order))][-18:] == [True] * 18


def test_the_thread_for_quick_jobs_takes_no_long_one() -> None:
    queue = FairQueue()
    queue.push(job("ada", "ada", MASTER))
    assert queue.pop(quick_only=True) is None
    queue.push(quick := job("eve", "eve", QUICK))
    assert queue.pop(quick_only=True) is quick
    assert len(queue) == 1


def test_a_job_that_is_taken_out_is_gone_and_the_others_stay() -> None:
    queue = FairQueue()
    jobs = [job("ada", f"{number}", cost) for number, cost in enumerate((MASTER, NOVICE, HINT, MASTER, NOVICE))]
    for one in jobs:
        queue.push(one)
    for one in (jobs[0], jobs[4]):
        queue.remove(one)
        assert one not in queue
    assert set(served(queue, 3)) == set(jobs[1:4])
    assert queue.pop() is None


def test_the_oldest_job_is_known() -> None:
    queue = FairQueue()
    assert queue.oldest() == 0.0
    first = job("ada", "ada", MASTER)
    first.since -= 7.0
    queue.push(first)
    queue.push(job("eve", "eve", NOVICE))
    assert 7.0 <= queue.oldest() < 67.0
    queue.pop(quick_only=True)
    queue.pop()
    assert queue.oldest() == 0.0
