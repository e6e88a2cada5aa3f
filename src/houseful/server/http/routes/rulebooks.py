"""Rulebooks with their tables and drawings, the gallery of all cards, the glossary."""

from functools import lru_cache

from houseful.core.game import Game
from houseful.core.text.drawings import drawing
from houseful.core.text.glossary import glossary
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.rulebook import Block, CardTable, DrawingNamed, Paragraph, sections, shelf_shown
from houseful.games import NAMES, find_game
from houseful.host.cards import all_cards, cards_of
from houseful.host.state import viewpoint_of
from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.route_decorators import get
from houseful.server.http.routes.parameters import Anybody, AtTable, ForGame, InLanguage, Seat, TheServices

SentBlock = p.RuleParagraph | p.RuleRemark | p.RuleTable | p.RuleDrawing


@get("/rules/{game:str}", summary="A rulebook")
async def rules(game: ForGame, language: InLanguage = "en") -> p.Rulebook:
    """A game's rules in our words, each with its id, with tables of cards and drawings where they stand."""
    return rulebook(find_game(game).name, language)


@lru_cache(maxsize=len(NAMES) * len(LANGUAGES))
def rulebook(name: str, language: p.Language) -> p.Rulebook:
    """The whole book, made once: its drawings are games that have to be played."""
    game = find_game(name)
    lines = {line: game.rule_of_line(line) for line in game.rules.lines}
    parts = [
        p.RuleSection(part.number, part.title, [sent(game, block, language) for block in part.blocks])
        for part in sections(game.folder, language)
    ]
    return p.Rulebook(name, language, parts, lines)


def sent(game: Game, block: Block, language: str) -> SentBlock:
    """A block of the rulebook with what the page needs to show it."""
    if isinstance(block, Paragraph):
        return p.RuleParagraph(block.number, block.rule, block.text)
    if isinstance(block, CardTable):
        return p.RuleTable(block.caption, shelf_shown(game, block, language))
    if isinstance(block, DrawingNamed):
        made = drawing(game, block.name, language)
        return p.RuleDrawing(block.caption, made.name, made.kind, made.view, made.events, made.cards, made.facts)
    return p.RuleRemark(block.text)


@get("/games/{game:str}/cards", summary="Every card of a game")
async def cards(
    services: TheServices,
    visitor: Anybody,
    game: ForGame,
    table: AtTable = None,
    seat: Seat = None,
    language: InLanguage = "en",
) -> p.CardGallery:
    """The gallery: what each card says and where we know it from; at a table its own cards, and which have gone."""
    played = find_game(game)
    if table is None:
        return all_cards(played, language)
    live = await services.registry.live(table)
    if live.row.game != game:
        raise Refused(404, "server-no-table")
    viewpoint = viewpoint_of(live.position, None if visitor is None else visitor.id, seat)
    return cards_of(live.position, played, live.position.pack or played.standard, viewpoint, language)


@get("/glossary", summary="What things are called")
async def list_terms(language: InLanguage = "en") -> p.Glossary:
    """One word for one thing, for those who translate, explain or search."""
    return terms_in(language)


def terms_in(language: p.Language) -> p.Glossary:
    """The glossary in a language."""
    terms = [p.GlossaryTerm(one.name, one.words[language], one.words["en"], list(one.games)) for one in glossary()]
    return p.Glossary(language, terms)


RULEBOOKS = [rules, cards, list_terms]
