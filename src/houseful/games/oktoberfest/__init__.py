"""Heroes of Oktoberfest, the tent (Matthijs Leguijt and Suzanne Verhoef, Jolly Dutch 2024)."""

from pathlib import Path
from typing import Any

from houseful.core.compile.specialize import Verbs
from houseful.core.game import Ai, Cards, Game, GameRules, Presentation
from houseful.core.options import Choice
from houseful.games.oktoberfest.ai.describe import DESCRIBED, describe_move
from houseful.games.oktoberfest.ai.evaluate import EVALUATION
from houseful.games.oktoberfest.ai.observe import FEATURES, observe
from houseful.games.oktoberfest.ai.refresh import NOTES, refresh
from houseful.games.oktoberfest.ai.tallies import TALLIES
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.census import census
from houseful.games.oktoberfest.hidden import redeal
from houseful.games.oktoberfest.move_numbers import MOVES
from houseful.games.oktoberfest.moves import legal, play
from houseful.games.oktoberfest.read_box import read_box
from houseful.games.oktoberfest.score_case import score_case
from houseful.games.oktoberfest.scoring import LINES, TIE_BREAKS, scores
from houseful.games.oktoberfest.show import sentences
from houseful.games.oktoberfest.show.account import account
from houseful.games.oktoberfest.show.event_builders import events_for_seat
from houseful.games.oktoberfest.show.events import OktoberfestEvent
from houseful.games.oktoberfest.show.gallery import gallery, gone
from houseful.games.oktoberfest.show.guide import GUIDE
from houseful.games.oktoberfest.show.notation import notation, tidy
from houseful.games.oktoberfest.show.picture import draw
from houseful.games.oktoberfest.show.portions import portions
from houseful.games.oktoberfest.show.reasons import reasons
from houseful.games.oktoberfest.show.refusals import REFUSALS, refusal
from houseful.games.oktoberfest.show.score_sources import score_sources
from houseful.games.oktoberfest.show.table_options import CHANGES, COUNTINGS
from houseful.games.oktoberfest.show.telling import STORY
from houseful.games.oktoberfest.show.view import OktoberfestView, private, public
from houseful.games.oktoberfest.table import NONE, SEATS, TentTable
from houseful.games.oktoberfest.turns import deal

RULES = (
    "tent.aim",
    "tent.setup.first",
    "tent.setup.heroes",
    "tent.setup.draft",
    "tent.setup.food",
    "tent.setup.objectives",
    "tent.setup.tables",
    "tent.turn.action",
    "tent.turn.markets",
    "tent.turn.pass",
    "tent.hand.limit",
    "tent.hand.refill",
    "tent.serve.table",
    "tent.serve.hand",
    "tent.serve.pay",
    "tent.serve.heroes",
    "tent.serve.exchange",
    "tent.serve.lavish",
    "tent.serve.place",
    "tent.serve.rows",
    "tent.serve.reward",
    "tent.serve.discard",
    "tent.hire.market",
    "tent.hire.cost",
    "tent.hire.change",
    "tent.hire.back",
    "tent.kitchen.cards",
    "tent.kitchen.open",
    "tent.hidden.hands",
    "tent.hidden.piles",
    "tent.hidden.proof",
    "tent.end.food",
    "tent.end.tables",
    "tent.end.last-turn",
    "tent.score.victory",
    "tent.score.heroes",
    "tent.score.coins",
    "tent.score.objective-a",
    "tent.score.colours",
    "tent.score.alternating",
    "tent.score.objective-b",
    "tent.score.bonus",
    "tent.score.gifts",
    "tent.score.series",
    "tent.score.pairs",
    "tent.score.tie",
    "tent.hero.helmut",
    "tent.hero.katharina",
    "tent.hero.klaus",
    "tent.hero.leonore",
    "tent.hero.mathaus",
    "tent.hero.suse",
)


def set_options(table: TentTable, options: dict[str, Any]) -> None:
    """Write the host's options into a blank table."""
    table.players = options["players"]
    table.series = COUNTINGS.index(options["series"])
    table.pairs = COUNTINGS.index(options["pairs"])
    table.change_rule = CHANGES.index(options["change"])
    table.first_wish = NONE if options["first"] is None else options["first"]


GAME = Game(
    name="oktoberfest",
    world="tent",
    rules=GameRules(
        version=1,
        players=(SEATS,),
        box=TentBox,
        table=TentTable,
        verbs=Verbs(deal, legal, play, scores, redeal, observe),
        moves=MOVES,
        options=(
            Choice("series", COUNTINGS, "overlapping"),
            Choice("pairs", COUNTINGS, "overlapping", follows="series"),
            Choice("change", CHANGES, "none"),
        ),
        first_game={"series": "overlapping", "pairs": "overlapping", "change": "none"},
        set_options=set_options,
        lines=LINES,
        tie_breaks=TIE_BREAKS,
        census=census,
        score_case=score_case,
        ids=RULES,
        refusal_ids=REFUSALS,
        line_ids={"vp-cards": "tent.score.victory", "hero-bonus": "tent.score.bonus"},
    ),
    cards=Cards(
        folder=Path(__file__).parent,
        read_box=read_box,
        gallery=gallery,
    ),
    presentation=Presentation(
        view_type=OktoberfestView,
        event_type=OktoberfestEvent,
        public=public,
        private=private,
        events_for_seat=events_for_seat,
        notation=notation,
        refusal=refusal,
        describe=sentences.describe,
        ask=sentences.ask,
        describe_event=sentences.tell_event,
        advise=sentences.advise,
        describe_case=sentences.describe_case,
        player_name=sentences.player_name,
        story=STORY,
        guide=GUIDE,
        gone=gone,
        tidy=tidy,
        score_sources=score_sources,
        portions=portions,
        reasons=reasons,
        account=account,
        draw=draw,
        grounds=("#1f4d3a", "#ecd9b4"),
    ),
    ai=Ai(
        features=FEATURES,
        refresh=refresh,
        notes=NOTES,
        describe_move=describe_move,
        described=DESCRIBED,
        evaluation=EVALUATION,
        tallies=TALLIES,
    ),
)
