"""Overbooked, the plane (Daryl Chow, Jumbo 2018)."""

from pathlib import Path
from typing import Any

from houseful.core.compile.specialize import Verbs
from houseful.core.game import Ai, Cards, Game, GameRules, Presentation
from houseful.core.options import Choice
from houseful.core.scores import Sheet, first_in
from houseful.games.overbooked.ai.describe import DESCRIBED, describe_move
from houseful.games.overbooked.ai.evaluate import EVALUATION
from houseful.games.overbooked.ai.observe import FEATURES, observe
from houseful.games.overbooked.ai.refresh import NOTES, refresh
from houseful.games.overbooked.ai.tallies import TALLIES
from houseful.games.overbooked.box import PlaneBox, read_box
from houseful.games.overbooked.census import census
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.hidden import redeal
from houseful.games.overbooked.moves import MOVES, legal, play
from houseful.games.overbooked.options import (
    KIDS,
    LOW_SEASON,
    MISSING_FRIENDS,
    SOLO_DEFAULTS,
    EventsOption,
    check_new,
    check_solo,
    event_set,
)
from houseful.games.overbooked.scenarios import DIFFICULTIES, SCENARIOS
from houseful.games.overbooked.score_case import score_case
from houseful.games.overbooked.scoring import LINES, scores
from houseful.games.overbooked.setup import deal
from houseful.games.overbooked.show import sentences
from houseful.games.overbooked.show.account import account
from houseful.games.overbooked.show.earlier_notation import move_of_version_1
from houseful.games.overbooked.show.event_builders import events_for_seat
from houseful.games.overbooked.show.events import OverbookedEvent
from houseful.games.overbooked.show.gallery import gallery, gone
from houseful.games.overbooked.show.guide import GUIDE
from houseful.games.overbooked.show.notation import notation
from houseful.games.overbooked.show.picture import draw
from houseful.games.overbooked.show.refusals import REFUSALS, refusal
from houseful.games.overbooked.show.score_sources import score_sources, shows
from houseful.games.overbooked.show.telling import STORY
from houseful.games.overbooked.show.view import OverbookedView, private, public
from houseful.games.overbooked.table import NONE, WON, PlaneTable

RULES = (
    "plane.aim",
    "plane.setup.plane",
    "plane.setup.supply",
    "plane.setup.vouchers",
    "plane.setup.hall",
    "plane.setup.first",
    "plane.hidden.deck",
    "plane.seat.kinds",
    "plane.seat.adjacent",
    "plane.turn.order",
    "plane.take.card",
    "plane.take.skip",
    "plane.take.vouchers",
    "plane.take.gate",
    "plane.place.board",
    "plane.place.turn",
    "plane.place.zone",
    "plane.place.gaps",
    "plane.place.displace",
    "plane.place.wish",
    "plane.place.share",
    "plane.place.short",
    "plane.hall.refill",
    "plane.hall.empty",
    "plane.end.trigger",
    "plane.end.round",
    "plane.score.couples",
    "plane.score.kids",
    "plane.score.rugby",
    "plane.score.friends",
    "plane.score.seniors",
    "plane.score.vouchers",
    "plane.score.bonus-cards",
    "plane.score.overbooked",
    "plane.score.most-overbooked",
    "plane.score.empty-seats",
    "plane.score.winner",
    "plane.symbol.swap",
    "plane.symbol.cross",
    "plane.symbol.skip",
    "plane.symbol.plus-one",
    "plane.complex",
    "plane.event.draw",
    *(f"plane.event.{event}" for event in EVENTS),
    "plane.solo.setup",
    "plane.solo.vouchers",
    "plane.solo.take",
    "plane.solo.remove",
    "plane.solo.last-voucher",
    "plane.solo.pay",
    "plane.solo.win",
    "plane.solo.loss",
    "plane.solo.cards",
    "plane.solo.friends",
    "plane.solo.romance",
    "plane.solo.school",
)


LINE_IDS = {"bonus-cards": "plane.symbol.plus-one"} | {f"event:{event}": f"plane.event.{event}" for event in EVENTS}


def set_options(table: PlaneTable, options: dict[str, Any]) -> None:
    """Write the host's decisions onto a blank table; a Fault if they do not go together."""
    check_solo(options)
    events = options["events"]
    table.players = options["players"]
    table.events = event_set(events)
    table.drawn_events = events if isinstance(events, int) else 0
    table.symbols = int(options["symbols"])
    table.complex = int(options["complex"])
    table.kids = KIDS.index(options["kids"])
    table.missing_friends = MISSING_FRIENDS.index(options["missing_friends"])
    table.low_season = LOW_SEASON.index(options["low_season"])
    table.scenario = SCENARIOS.index(options["scenario"])
    table.difficulty = DIFFICULTIES.index(options["difficulty"])
    table.named_first = NONE if options["first"] is None else options["first"]


def winners(table: PlaneTable, sheets: list[Sheet]) -> list[int]:
    """Who has most points; alone, the player if the scenario is fulfilled (plane.score.winner, plane.solo.win)."""
    if table.players == 1:
        return [0] if table.result == WON else []
    return first_in(sheets)


def sample_deals() -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every house rule, scenario and event, well mixed."""
    deals = []
    for turn, events in enumerate(2 * list(OPTIONS[0].samples())):
        for players in (1, 2, 3, 4):
            chosen = {option.name: option.samples()[turn % len(option.samples())] for option in OPTIONS[1:]}
            chosen |= {"complex": turn // 2 % 2 == 1, "kids": KIDS[turn // 4 % 2], "low_season": LOW_SEASON[turn // 18]}
            chosen["difficulty"] = DIFFICULTIES[turn // 3 % 3]
            if players > 1:
                chosen |= SOLO_DEFAULTS
            deals.append((players, {"events": events if players > 1 else 0, **chosen}))
    return [deals[17 * number % len(deals)] for number in range(len(deals))]


OPTIONS = (
    EventsOption(),
    Choice("symbols", (False, True), False),
    Choice("complex", (False, True), False),
    Choice("kids", KIDS, "any"),
    Choice("missing_friends", MISSING_FRIENDS, "every"),
    Choice("low_season", LOW_SEASON, "area"),
    Choice("scenario", SCENARIOS, SOLO_DEFAULTS["scenario"]),
    Choice("difficulty", DIFFICULTIES, SOLO_DEFAULTS["difficulty"]),
)

GAME = Game(
    name="overbooked",
    world="plane",
    rules=GameRules(
        version=2,
        players=(1, 2, 3, 4),
        box=PlaneBox,
        table=PlaneTable,
        verbs=Verbs(deal, legal, play, scores, redeal, observe),
        moves=MOVES,
        options=OPTIONS,
        first_game={"events": 0, "symbols": False, "complex": False},
        set_options=set_options,
        lines=LINES,
        tie_breaks=1,
        census=census,
        score_case=score_case,
        ids=RULES,
        refusal_ids=REFUSALS,
        line_ids=LINE_IDS,
        options_alone=tuple(SOLO_DEFAULTS),
        winners=winners,
        sample_deals=sample_deals,
        check_new=check_new,
        earlier={1: move_of_version_1},
    ),
    cards=Cards(
        folder=Path(__file__).parent,
        read_box=read_box,
        gallery=gallery,
    ),
    presentation=Presentation(
        view_type=OverbookedView,
        event_type=OverbookedEvent,
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
        score_sources=score_sources,
        shows_line=shows,
        gone=gone,
        account=account,
        draw=draw,
        grounds=("#1f5f86", "#bfe0f1"),
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
