"""Everybody's points with their reasons, as far as a viewpoint may know them."""

from typing import Any

from houseful.core.account import account_of, certain_of
from houseful.core.game import Game
from houseful.core.scores import ScoreLine
from houseful.core.text.people import people_named
from houseful.host.entries import Viewpoint
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.accounts import ScoreAccount, ScoreAccounts, ScorePart
from houseful.host.names import names_at


def accounts_of(game: HostedGame, viewpoint: Viewpoint, language: str) -> ScoreAccounts:
    """Every seat's score sheet as it stands; Refused before the game is dealt."""
    view, sheets = game.table.view(viewpoint), game.table.scores()
    with people_named(names_at(game.seats, language)):
        seats = [
            account_at(game.table.definition, view, seat, dict(sheet.lines), language)
            for seat, sheet in enumerate(sheets)
        ]
    return ScoreAccounts(game.ply, seats)


def account_at(game: Game, view: dict[str, Any], seat: int, sheet: dict[str, ScoreLine], language: str) -> ScoreAccount:
    """One seat's score sheet as it stands, each line with its rule and the pieces behind it."""
    parts = account_of(game.presentation.account, view, seat, language)
    told = [
        ScorePart(**part, rule=game.rule_of_line(part["line"]), sources=[*sheet[part["line"]].sources])
        for part in parts
    ]
    return ScoreAccount(sum(part["points"] for part in parts), certain_of(parts), told)
