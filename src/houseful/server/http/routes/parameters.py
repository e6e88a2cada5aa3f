"""What routes take from the address, and what is handed to them."""

from typing import Annotated

from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, QueryParameter

from houseful.server import messages as p
from houseful.server.http.identity import provide_address, provide_person, provide_services, provide_visitor
from houseful.server.people import Person
from houseful.server.services import Services

TheServices = NamedDependency[Services]
Somebody = NamedDependency[Person]
Anybody = NamedDependency[Person | None]
FromAddress = NamedDependency[str]
TableId = Annotated[str, PathParameter(max_length=24, pattern=p.ID, description="a table's id")]
AtTable = Annotated[
    str | None,
    QueryParameter(max_length=24, pattern=p.ID, description="the cards of this table"),
]
Seat = Annotated[int | None, QueryParameter(ge=0, le=7, description="which of your seats to look from")]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="events after this ply, too")]
AsSpectator = Annotated[bool, QueryParameter(description="as a spectator, although you have a seat")]
PastPly = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="lines of the move log before the position")]
Eyes = Annotated[str, QueryParameter(max_length=10, description="the viewpoint: spectator, open, or a seat's number")]
OneGame = Annotated[p.GameName | None, QueryParameter(description="tables of this game only")]
InLanguage = Annotated[p.Language, QueryParameter(description="the language of the sentences")]
ForGame = Annotated[str, PathParameter(max_length=32, description="a game's name")]

READING_COST = 10.0  # requests that a pack or a log to be read counts as, beside its own

DEPENDENCIES = {
    "address": Provide(provide_address),
    "services": Provide(provide_services),
    "caller": Provide(provide_person),
    "visitor": Provide(provide_visitor),
}
