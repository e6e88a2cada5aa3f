"""Everybody's points with their reasons, as far as a viewpoint may know them."""

from typing import Any

from houseful.core.account import account_of, certain_of
from houseful.core.scores import ScoreLine
from houseful.core.text.people import people_named
from houseful.server.messages import ScoreAccount, ScoreAccounts, ScorePart
from houseful.server.tables.delivery import Viewpoint
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.result_picture import names_at


def accounts_of(live: LiveTable, viewpoint: Viewpoint, language: str) -> ScoreAccounts:
    """Every seat's score sheet as it stands; Refused before the game is dealt."""
    live.position.check_dealt()
    view, sheets = live.table.view(viewpoint), live.table.scores()
    with people_named(names_at(live, language)):
        seats = [account_at(live, view, seat, dict(sheet.lines), language) for seat, sheet in enumerate(sheets)]
    return ScoreAccounts(live.ply, seats)


def account_at(
    live: LiveTable, view: dict[str, Any], seat: int, sheet: dict[str, ScoreLine], language: str
) -> ScoreAccount:
    """One seat's score sheet as it stands, each line with its rule and the pieces behind it."""
    game = live.table.definition
    parts = account_of(game.presentation.account, view, seat, language)
    told = [
        ScorePart(**part, rule=game.rule_of_line(part["line"]), sources=[*sheet[part["line"]].sources])
        for part in parts
    ]
    return ScoreAccount(sum(part["points"] for part in parts), certain_of(parts), told)
