"""Overbooking, the hotel (Filippo Landini, HUCH! 2022)."""

from pathlib import Path
from typing import Any

from houseful.core.compile.specialize import Verbs
from houseful.core.game import Ai, Cards, Game, GameRules, Presentation
from houseful.core.options import Choice
from houseful.games.overbooking.ai.describe import DESCRIBED, describe_move
from houseful.games.overbooking.ai.evaluate import EVALUATION
from houseful.games.overbooking.ai.observe import FEATURES, observe
from houseful.games.overbooking.ai.refresh import NOTES, refresh
from houseful.games.overbooking.ai.tallies import TALLIES
from houseful.games.overbooking.box import BONUSES, HotelBox, read_box
from houseful.games.overbooking.census import census
from houseful.games.overbooking.hidden import redeal
from houseful.games.overbooking.moves import MOVES, legal, play
from houseful.games.overbooking.rounds import deal
from houseful.games.overbooking.score_case import score_case
from houseful.games.overbooking.scoring import LINES, scores
from houseful.games.overbooking.show import sentences
from houseful.games.overbooking.show.account import account
from houseful.games.overbooking.show.certain_points import certain_points
from houseful.games.overbooking.show.event_builders import events_for_seat
from houseful.games.overbooking.show.events import OverbookingEvent
from houseful.games.overbooking.show.gallery import gallery, gone
from houseful.games.overbooking.show.guide import GUIDE
from houseful.games.overbooking.show.names import unshared
from houseful.games.overbooking.show.notation import notation
from houseful.games.overbooking.show.picture import draw
from houseful.games.overbooking.show.reasons import reasons
from houseful.games.overbooking.show.refusals import REFUSALS, refusal
from houseful.games.overbooking.show.score_sources import score_sources
from houseful.games.overbooking.show.telling import STORY
from houseful.games.overbooking.show.view import OverbookingView, private, public
from houseful.games.overbooking.table import NONE, HotelTable

RULES = (
    "hotel.aim",
    "hotel.setup.decks",
    "hotel.setup.hotels",
    "hotel.setup.first",
    "hotel.play.turns",
    "hotel.play.place",
    "hotel.play.hand",
    "hotel.play.keep",
    "hotel.play.pass",
    "hotel.line.limit",
    "hotel.back.limit",
    "hotel.back.tile",
    "hotel.hidden.backs",
    "hotel.hidden.faces",
    "hotel.hidden.peek",
    "hotel.hidden.passes",
    "hotel.sign.none",
    "hotel.sign.small-only",
    "hotel.sign.large-only",
    "hotel.sign.first-face-up",
    "hotel.sign.second-face-up",
    "hotel.sign.monks-first",
    "hotel.sign.soldiers-first",
    "hotel.sign.no-soldiers",
    "hotel.sign.no-back-door",
    "hotel.sign.two-crests",
    "hotel.check.order",
    "hotel.check.reveal",
    "hotel.power.order",
    "hotel.power.choice",
    "hotel.power.target",
    "hotel.power.monk",
    "hotel.power.merchants",
    "hotel.power.maids",
    "hotel.power.nobles",
    "hotel.power.soldiers",
    "hotel.power.workers",
    "hotel.book.order",
    "hotel.book.fit",
    "hotel.book.leave",
    "hotel.round.next",
    "hotel.round.flip",
    "hotel.round.new",
    "hotel.round.tiles",
    "hotel.round.draw",
    "hotel.score.coins",
    "hotel.score.tiles",
    "hotel.score.crests",
    "hotel.score.tie",
    "hotel.score.end",
)


def set_options(table: HotelTable, options: dict[str, Any]) -> None:
    """Write the host's decisions into a blank table."""
    table.players = options["players"]
    table.bonus = BONUSES.index(options["bonus"])
    table.peek = int(options["peek"])
    table.first_wish = NONE if options["first"] is None else options["first"]


GAME = Game(
    name="overbooking",
    world="hotel",
    rules=GameRules(
        version=1,
        players=(2, 3, 4),
        box=HotelBox,
        table=HotelTable,
        verbs=Verbs(deal, legal, play, scores, redeal, observe),
        moves=MOVES,
        options=(Choice("bonus", BONUSES, "expert"), Choice("peek", (True, False), True)),
        first_game={"bonus": "none"},
        set_options=set_options,
        lines=LINES,
        tie_breaks=1,
        census=census,
        score_case=score_case,
        ids=RULES,
        refusal_ids=REFUSALS,
    ),
    cards=Cards(
        folder=Path(__file__).parent,
        read_box=read_box,
        gallery=gallery,
    ),
    presentation=Presentation(
        view_type=OverbookingView,
        event_type=OverbookingEvent,
        public=public,
        private=private,
        unshared=unshared,
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
        score_sources=score_sources,
        certain_points=certain_points,
        reasons=reasons,
        account=account,
        draw=draw,
        grounds=("#4a2f52", "#eadff0"),
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
