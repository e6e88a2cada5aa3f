"""What a search of one decision may take, what it found, and a search in slices. No clock and no thread."""

from collections.abc import Sequence
from dataclasses import dataclass

from houseful.bots.nets.shipped import shipped_net
from houseful.bots.search.session import NetSearch, Search, net_figures_of
from houseful.bots.search.tree import Figures
from houseful.bots.seat import Seat
from houseful.core.game import Move

STREAM = 1 << 40  # between the first seeds of two threads
SETTLING = 32  # rounds between two looks at a search without a clock, so that it ends alike on every machine


@dataclass(frozen=True)
class Budget:
    """The limits of a search: rounds in all threads together, and seconds."""

    rounds: int = 2_000
    seconds: float | None = None
    threads: int = 1
    seed: int = 0
    net: bool = False  # with the game's net: its policy and values instead of playouts
    settle: bool = False  # stop when the rounds that are left cannot change which move is tried most


@dataclass(frozen=True)
class Considered:
    """One move: how often it was tried, and what it leads to on average."""

    move: Move
    visits: int
    margin: float  # points ahead of the best other at the end; alone, the points themselves
    win_chance: float  # from 0 to 1, a tie split
    value: float  # what the search goes by: win and margin together, from 0 to 1


@dataclass(frozen=True)
class Thought:
    """All moves that were tried, the most visited first."""

    seat: int
    rounds: int
    moves: tuple[Considered, ...]

    @property
    def best(self) -> Considered:
        """The move that was tried most."""
        return self.moves[0]

    @property
    def margin(self) -> float:
        """The expected margin: the mean over all rounds."""
        return sum(m.visits * m.margin for m in self.moves) / self.rounds

    @property
    def win_chance(self) -> float:
        """The expected share of the win: the mean over all rounds."""
        return sum(m.visits * m.win_chance for m in self.moves) / self.rounds


def open_search(seat: Seat, budget: Budget, seed: int, rounds: int, figures: Figures | None) -> Search:
    """A search of a seat's decision before its first round."""
    if not budget.net:
        return Search(seat.imagine(0), seat.number, seed, rounds, figures)
    net, chosen = shipped_net(seat.game), figures or net_figures_of(seat.game)
    return NetSearch(seat.imagine(0), seat.number, seed, rounds, chosen, net)


def pooled(seat: Seat, searches: Sequence[Search]) -> Thought:
    """The roots of all trees, added up by move."""
    sums: dict[int, tuple[int, float, float, float]] = {}
    for search in searches:
        for one in search.tried():
            visits, margin, won, value = sums.get(one.action, (0, 0.0, 0.0, 0.0))
            sums[one.action] = (visits + one.visits, margin + one.margin, won + one.won, value + one.value)
    rows = [
        (action, Considered(seat.move_of(action), visits, margin / visits, won / visits, value / visits))
        for action, (visits, margin, won, value) in sums.items()
    ]
    rows.sort(key=lambda row: (-row[1].visits, -row[1].value, row[0]))
    return Thought(seat.number, sum(search.rounds for search in searches), tuple(found for _, found in rows))


def shares(budget: Budget, threads: int) -> list[tuple[int, int]]:
    """What each of several threads searches of a budget: the seed of its first round, and how many rounds."""
    each, more = divmod(budget.rounds, threads)
    found = [(budget.seed + STREAM * thread, each + (thread < more)) for thread in range(threads)]
    return [(seed, rounds) for seed, rounds in found if rounds]


class Slices:
    """A search that is thought on slice by slice, so that whoever runs it can do something else in between.

    It ends after the same round and finds the same as `consider` with a budget without seconds. Where there are
    threads, they search shares of it instead, and it is told what they have found.
    """

    def __init__(self, seat: Seat, budget: Budget) -> None:
        self.seat, self.budget = seat, budget
        self.is_done = False
        self._searches: list[Search] = []

    def go_on(self) -> bool:
        """Search on for a few rounds; whether nothing is left to be searched."""
        if self.is_done:
            return True
        if not self._searches:
            self._searches = [open_search(self.seat, self.budget, self.budget.seed, self.budget.rounds, None)]
        search = self._searches[0]
        search.think(min(SETTLING, self.budget.rounds - search.rounds))
        left = self.budget.rounds - search.rounds
        self.is_done = left == 0 or (self.budget.settle and search.is_settled(left))
        return self.is_done

    def take(self, searches: Sequence[Search]) -> None:
        """Go by what threads have found in their shares."""
        self._searches, self.is_done = list(searches), True

    def thought(self) -> Thought:
        """What was found so far; something is found after the first slice."""
        return pooled(self.seat, self._searches)
