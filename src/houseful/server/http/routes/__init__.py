"""The routes of the HTTP side: what scripts and outside bots use, and the page for everything but moves."""

from litestar import Router

from houseful.server.http.routes.chat import CHAT
from houseful.server.http.routes.games import GAMES
from houseful.server.http.routes.lessons import LESSONS
from houseful.server.http.routes.people import PEOPLE
from houseful.server.http.routes.play import PLAY
from houseful.server.http.routes.previews import PREVIEWS
from houseful.server.http.routes.prose import PROSE
from houseful.server.http.routes.record import RECORD
from houseful.server.http.routes.reminders import REMINDERS
from houseful.server.http.routes.replays import REPLAYS
from houseful.server.http.routes.rulebooks import RULEBOOKS
from houseful.server.http.routes.sheets import SHEETS
from houseful.server.http.routes.strategy import STRATEGY
from houseful.server.http.routes.tables import TABLES

HANDLERS = [
    *(*PEOPLE, *RECORD, *REMINDERS, *GAMES, *SHEETS, *RULEBOOKS, *LESSONS, *STRATEGY),
    *(*TABLES, *PLAY, *PREVIEWS, *PROSE, *CHAT, *REPLAYS),
]
API = Router("/api", route_handlers=HANDLERS)
