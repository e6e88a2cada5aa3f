"""Litestar's route decorators, with the refusals that every route may answer."""

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from houseful.server.messages import Failure

REASONS = {
    400: "Something that was sent cannot be used.",
    401: "Nobody knows who is asking.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "Not at this moment.",
    413: "Too large.",
    422: "Against a rule of the game.",
    429: "Too many requests.",
    503: "Not now; please try again.",
}
FAILURES = {status: ResponseSpec(Failure, generate_examples=False, description=why) for status, why in REASONS.items()}

get = partial(litestar.get, responses=FAILURES)
post = partial(litestar.post, responses=FAILURES)
put = partial(litestar.put, responses=FAILURES)
patch = partial(litestar.patch, responses=FAILURES)
delete = partial(litestar.delete, responses=FAILURES)
