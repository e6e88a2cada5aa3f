"""Fair dealing: a commitment, a secret, the players' numbers, and the seed that comes of them."""

import hashlib

import pytest

import houseful
from houseful.core.fairness import FairDeal, check_number, commitment_to, new_secret, read_fair_deal
from houseful.core.text.game_log import _sum_of
from houseful.core.text.validation import Fault

SECRET = "ab" * 32


def fair_log(numbers: tuple[str, ...] = ("7", "")) -> str:
    fair = FairDeal(SECRET, numbers)
    table = houseful.deal("oktoberfest", players=2, seed=fair.seed)
    table.fair = fair
    for _ in range(4):
        table.play(table.legal()[0])
    return table.log()


def resummed(log: str) -> str:
    """A log whose last line agrees with the rest again: only the fair deal can give it away."""
    *lines, end = log.rstrip("\n").split("\n")
    return "\n".join([*lines, end.rpartition(" ")[0] + f" {_sum_of(lines)}"]) + "\n"


def test_a_secret_is_new_each_time_and_the_commitment_is_its_hash() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert all(len(secret) == 64 and int(secret, 16) >= 0 for secret in secrets)
    assert commitment_to(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_the_seed_is_the_same_for_everybody_who_computes_it() -> None:
    told = hashlib.sha256(f"{SECRET}:7:".encode()).digest()
    assert FairDeal(SECRET, ("7", "")).seed == int.from_bytes(told[:8], "big") >> 1


def test_every_part_changes_the_seed() -> None:
    numbers = [("1", "2"), ("2", "1"), ("12", ""), ("", "12"), ("1", "2", "")]
    seeds = {FairDeal(secret, luck).seed for secret in (SECRET, "cd" * 32) for luck in numbers}
    assert len(seeds) == 2 * len(numbers)
    assert all(0 <= seed < 1 << 63 for seed in seeds)


@pytest.mark.parametrize("number", ["", "0", "x" * 32, "Ab9"])
def test_good_numbers(number: str) -> None:
    assert check_number(number) == number


@pytest.mark.parametrize("number", [" ", "-", "a:b", "x" * 33, "é", "1\n"])
def test_bad_numbers(number: str) -> None:
    with pytest.raises(Fault):
        check_number(number)


@pytest.mark.parametrize("numbers", [("", ""), ("7", ""), ("abc", "Z" * 32)])
def test_a_deal_is_read_as_it_was_written(numbers: tuple[str, ...]) -> None:
    deal = FairDeal(SECRET, numbers)
    assert read_fair_deal(deal.write(), 2) == deal


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        f"{commitment_to(SECRET)} {SECRET}",
        f"{commitment_to(SECRET)} {SECRET} 7",
        f"{commitment_to(SECRET)} {SECRET} 7 8 9",
        f"{commitment_to(SECRET)} {SECRET} 7  8",
        f"{commitment_to(SECRET)} {SECRET} 7 a:b",
        f"{commitment_to(SECRET)} {SECRET.upper()} 7 8",
        f"{commitment_to('cd' * 32)} {SECRET} 7 8",
    ],
)
def test_a_deal_that_does_not_hold_together(text: str) -> None:
    assert read_fair_deal(text, 2) is None


def test_a_log_carries_the_deal_and_replays() -> None:
    again = houseful.replay(fair_log())
    assert again.fair == FairDeal(SECRET, ("7", ""))
    assert again.copy().fair == again.fair
    assert again.redeal(0, 1).fair is None, "an imagined table knows nothing of the secret"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f" {SECRET} ", f" {'cd' * 32} "),
        (f"{commitment_to(SECRET)} {SECRET}", f"{commitment_to('cd' * 32)} {'cd' * 32}"),
        (" 7 -", " 8 -"),
        (" 7 -", " - 7"),
        (f"seed {FairDeal(SECRET, ('7', '')).seed}", "seed 12"),
    ],
)
def test_a_log_with_a_deal_that_was_changed_is_refused(old: str, new: str) -> None:
    log = fair_log()
    assert old in log
    with pytest.raises(ValueError, match=r"^Line [56]: .*seed"):
        houseful.replay(resummed(log.replace(old, new, 1)))
