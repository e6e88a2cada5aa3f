"""What a kernel exports: the verbs, evaluation, search and net of a game, over its desk.

Templates as in `core/compile/specialize.py`. Each works on the table that lies on the desk; the page copies it there
and back. Numbers that are named `net`, `links`, `values` and `sheets` are addresses.
"""

from typing import Any

from numba import types

from houseful.bots.move_values import evaluate_moves
from houseful.bots.net_bot import bound_look, glance
from houseful.bots.nets.inference import Sight
from houseful.bots.nets.shipped import shipped_net
from houseful.bots.search import mcts, net_search
from houseful.bots.search.playout import Workspace
from houseful.bots.search.session import figures_of
from houseful.bots.search.tree import LINKS, VALUES, Tree
from houseful.browser.wasm.layout import Board, Layout
from houseful.browser.wasm.memory import POINTER, desk, numbers_reader, opener, rows_opener
from houseful.core.compile import specialize
from houseful.core.compile.specialize import bind_rule, names_of, random_game
from houseful.core.game import Game

# The names that mypy cannot find are the game's.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def deal(seed: int) -> None:
    """Deal, with the options that stand on the table."""
    board = open_board(desk())
    deal_table(board.box, board.table, seed)


def legal() -> int:
    """Write the legal moves; return how many there are."""
    board, work = open_board(desk()), open_work(desk())
    return list_legal(board.box, board.table, work.moves)  # type: ignore[no-any-return]


def play(action: int, recording: int) -> int:
    """Play a move if it is legal; return whether it was."""
    board, work = open_board(desk()), open_work(desk())
    trace = board.record if recording else work.trace
    return int(play_if_legal(board.box, board.table, action, trace, work.moves))


def scores() -> None:
    """Write the score sheet as it stands."""
    board, work = open_board(desk()), open_work(desk())
    fill_sheet(board.box, board.table, work.sheet)


def redeal(seat: int, seed: int) -> None:
    """Draw everything afresh that a seat cannot know."""
    board = open_board(desk())
    redeal_table(board.box, board.table, seat, seed)


def observe(seat: int) -> None:
    """Write what a seat may know as numbers."""
    board, sight = open_board(desk()), open_sight(desk())
    observe_table(board.box, board.table, seat, sight.features)


def describe() -> int:
    """Write what each legal move does as numbers; return how many are legal."""
    board, work, sight = open_board(desk()), open_work(desk()), open_sight(desk())
    found = list_legal(board.box, board.table, work.moves)
    for choice in range(found):
        for deed in range(sight.described.shape[1]):
            sight.described[choice, deed] = 0
        describe_move(as_box(board.box), as_table(board.table), int(work.moves[choice]), sight.described[choice])
    return found  # type: ignore[no-any-return]


def evaluate() -> int:
    """Write what each legal move seems to be worth; return how many are legal."""
    board, work = open_board(desk()), open_work(desk())
    return evaluate_moves(board.box, board.table, work.moves, work.weights)


def playouts(seed: int, games: int, sheets: Any) -> int:
    """Play random games from the blank table, with seeds counted up; return the decisions made."""
    board, work = open_board(desk()), open_work(desk())
    pages = sheets_at(sheets, games)
    return play_at_random(  # type: ignore[no-any-return]
        board.box, board.root, board.table, seed, work.moves, pages, work.trace
    )


def look(net: Any) -> int:
    """Have a net look at the decision; return how many moves are legal."""
    board, work = open_board(desk()), open_work(desk())
    return glance(board.box, board.table, work.moves, open_net(net), open_sight(desk()))


def search(seat: int, first: int, last: int, links: Any, values: Any, nodes: int) -> None:
    """Search with the seeds from the first up to, not including, the last."""
    board, work, figures = open_board(desk()), open_work(desk()), read_figures(desk())
    tree = Tree(links_at(links, nodes), values_at(values, nodes), board.path, board.marks, board.counters)
    search_plainly(board.box, board.root, board.table, seat, (first, last), tree, work, figures)


def search_with_net(seat: int, first: int, last: int, links: Any, values: Any, nodes: int, net: Any) -> None:
    """The same with a net."""
    board, work, figures = open_board(desk()), open_work(desk()), read_figures(desk())
    tree = Tree(links_at(links, nodes), values_at(values, nodes), board.path, board.marks, board.counters)
    seen = open_net(net), open_sight(desk())
    search_by_net(board.box, board.root, board.table, seat, (first, last), tree, work, figures, seen)


SMALL, LARGE = types.int32, types.int64
SIGNATURES = {
    deal: (LARGE,),
    legal: (),
    play: (SMALL, SMALL),
    scores: (),
    redeal: (SMALL, LARGE),
    observe: (SMALL,),
    describe: (),
    evaluate: (),
    playouts: (LARGE, SMALL, POINTER),
    look: (POINTER,),
    search: (SMALL, LARGE, LARGE, POINTER, POINTER, SMALL),
    search_with_net: (SMALL, LARGE, LARGE, POINTER, POINTER, SMALL, POINTER),
}


def names_for(game: Game, layout: Layout) -> dict[str, Any]:
    """What the templates above may use."""
    templates = ("deal_table", "list_legal", "play_if_legal", "fill_sheet", "redeal_table", "observe_table")
    return {
        **names_of(game),
        **{name: bind_rule(getattr(specialize, name), game) for name in templates},
        "play_at_random": bind_rule(specialize.play_at_random, game, random_game=bind_rule(random_game, game)),
        "evaluate_moves": bind_rule(evaluate_moves, game),
        "glance": bind_rule(glance, game, look=bound_look(game)),
        "search_plainly": bind_rule(mcts.search, game, **mcts.search_rules(game)),
        "search_by_net": bind_rule(net_search.search_with_net, game, **net_search.net_search_rules(game)),
        "sheets_at": rows_opener("i2", layout.work["sheet"].shape),
        "links_at": rows_opener("i4", (LINKS,)),
        "values_at": rows_opener("f8", (VALUES,)),
        "open_board": opener(Board, layout.board),
        "open_work": opener(Workspace, layout.work),
        "open_sight": opener(Sight, layout.sight),
        "open_net": opener(type(shipped_net(game)), layout.net),
        "read_figures": numbers_reader(figures_of(game), layout.figures),
    }
