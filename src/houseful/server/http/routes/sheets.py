"""Score sheets of real tables that several phones fill in by a code."""

from typing import Annotated

from litestar.params import JSONBody, PathParameter, QueryParameter

from houseful.server import messages as p
from houseful.server.errors import Refused
from houseful.server.http.route_decorators import get, post, put
from houseful.server.http.routes.parameters import FromAddress, TheServices
from houseful.server.services import Services

SheetCode = Annotated[str, PathParameter(max_length=12, pattern=p.ID, description="the sheet's code")]
Part = Annotated[int, PathParameter(ge=0, lt=p.MOST_PARTS, description="0: everybody's, then the players'")]
Change = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, description="parts written after this change only")]
GUESS_COST = 20.0  # requests that asking for a code that nobody has counts as, beside its own


@post("/sheets", status_code=201, summary="Share a score sheet")
async def begin_sheet(services: TheServices, address: FromAddress, data: JSONBody[p.NewSheet]) -> p.SharedSheet:
    """A code under which each player of a real table fills in their own part; nobody needs to be known."""
    services.quotas.sheets.take(address)
    return await services.sheets.begin(data)


@get("/sheets/{code:str}", summary="A shared score sheet")
async def show_sheet(services: TheServices, address: FromAddress, code: SheetCode, since: Change = 0) -> p.SharedSheet:
    """What everybody has filled in, or only what was written after a change: to be asked again and again."""
    try:
        return await services.sheets.read(code, since)
    except Refused as refused:
        raise counted(refused, services, address) from None


@put("/sheets/{code:str}/parts/{part:int}", status_code=200, summary="Fill in a part of a shared score sheet")
async def fill_in(
    services: TheServices, address: FromAddress, code: SheetCode, part: Part, data: JSONBody[p.FilledIn]
) -> p.SharedSheet:
    """Replace what one part has; the answer has no parts."""
    try:
        return await services.sheets.write(code, part, data)
    except Refused as refused:
        raise counted(refused, services, address) from None


def counted(refused: Refused, services: Services, address: str) -> Refused:
    """The refusal, once a code that nobody has is counted: a debt, so that whoever guesses waits until it is paid."""
    if refused.status == 404:
        services.quotas.requests.borrow(address, GUESS_COST)
    return refused


SHEETS = [begin_sheet, show_sheet, fill_in]
