"""The ASGI application."""

import time
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from houseful import __version__
from houseful.core.table import IllegalMove
from houseful.core.text.validation import Fault
from houseful.host.failures import failure_of
from houseful.server import metrics
from houseful.server.errors import Mistaken, Refused, retry_after
from houseful.server.http.head_requests import answering_head
from houseful.server.http.identity import (
    address_of,
    from_elsewhere,
    is_local,
    language_for,
    services_of,
    visitor_of,
)
from houseful.server.http.openapi_page import ReferencePage
from houseful.server.http.page import show_page
from houseful.server.http.root_path import under_root_path
from houseful.server.http.routes import API
from houseful.server.http.routes.health import HEALTH
from houseful.server.http.routes.parameters import DEPENDENCIES
from houseful.server.http.schema import CompleteJson
from houseful.server.http.security_headers import secure
from houseful.server.http.socket_page import show_asyncapi, show_socket_page
from houseful.server.log_setup import log_every_exception, set_up_logs
from houseful.server.messages import Failure
from houseful.server.rate_limit import RateLimiter
from houseful.server.services import Services
from houseful.server.settings import Settings, from_environment
from houseful.server.ws.endpoint import table_socket

LOG = structlog.get_logger()
METRICS_COST = 4.0  # more requests that one for the metrics counts as
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


def create_app(settings: Settings | None = None) -> Litestar:
    """Build the application; without settings, from the environment."""
    set_up_logs()
    settings = settings or from_environment()
    services = Services(settings)
    app = Litestar(
        route_handlers=[API, *HEALTH, show_metrics, show_page, show_asyncapi, show_socket_page, table_socket],
        dependencies=DEPENDENCIES,
        state=State({"services": services}),
        on_startup=[services.open],
        on_shutdown=[services.close],
        before_request=check_request,
        after_response=count_response,
        before_send=[secure],
        exception_handlers={
            Refused: answer_refused,
            IllegalMove: answer_illegal,
            Fault: answer_fault,
            HTTPException: answer_http,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            Exception: answer_crash,
        },
        request_max_body_size=settings.limits.body_bytes or None,
        openapi_config=OpenAPIConfig(
            title="Houseful",
            version=__version__,
            description="Tables for Overbooking, Overbooked and Heroes of Oktoberfest.",
            use_handler_docstrings=True,
            render_plugins=[ReferencePage(), CompleteJson()],
            path="/schema",
        ),
        logging_config=None,
    )
    app.asgi_handler = under_root_path(settings.root_path, answering_head(app.asgi_handler))
    return app


def create_served_app() -> Litestar:
    """Build the application in a process that does nothing else."""
    log_every_exception()
    return create_app()


# Around every request


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse a request that exceeds its rate, or that another site's page has sent."""
    request.state.began = time.perf_counter()
    limiter_for(request).take(address_of(request))
    if request.url.path.startswith("/api"):
        await visitor_of(request)
    if request.method in UNSAFE and from_elsewhere(request):
        raise Refused(403, "server-elsewhere")


def limiter_for(request: Request[Any, Any, Any]) -> RateLimiter:
    """The limiter of a request: the page is many files, and health is asked for again and again."""
    quotas, path = services_of(request).quotas, request.url.path
    if path.startswith("/health"):
        return quotas.health
    return quotas.requests if path.startswith(("/api", "/schema", "/metrics")) else quotas.pages


async def count_response(request: Request[Any, Any, Any]) -> None:
    """Count a response and log it."""
    took = time.perf_counter() - getattr(request.state, "began", time.perf_counter())
    route = request.scope.get("path_template", "")
    metrics.REQUESTS.labels(request.method, route).observe(took)
    LOG.debug("request.answered", method=request.method, route=route, ms=round(1000 * took, 1))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """All metrics in Prometheus' text format, to those who may see them."""
    wanted = services_of(request).settings.metrics
    if wanted == "off" or (wanted == "local" and not is_local(request)):
        raise Refused(404, "server-no-page")
    services_of(request).quotas.requests.take(address_of(request), METRICS_COST)
    return Response(metrics.report(services_of(request)), media_type="text/plain; version=0.0.4")


# Errors


def fail(status: int, failure: Failure) -> Response[Failure]:
    """A response that says why something was not done."""
    return Response(failure, status_code=status, media_type=MediaType.JSON)


def answer_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Failure]:
    """Answer a refusal with its status."""
    metrics.REFUSALS.labels(refused.key).inc()
    response = fail(*failure_of(refused, language_for(request)))
    seconds = retry_after(refused)
    if seconds is not None:
        response.headers["retry-after"] = str(seconds)
    return response


def answer_illegal(request: Request[Any, Any, Any], illegal: IllegalMove) -> Response[Failure]:
    """Answer an illegal move with the rule that forbids it."""
    return fail(*failure_of(illegal, language_for(request)))


def answer_fault(request: Request[Any, Any, Any], fault: Fault) -> Response[Failure]:
    """Answer input that the core cannot use."""
    return answer_refused(request, Mistaken(fault))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """Answer what Litestar refuses: an unknown address, a body of another shape than described."""
    key = {404: "server-no-page", 405: "server-no-page"}.get(error.status_code, "server-message")
    too_large = services_of(request).settings.limits.refusal("body_bytes", 413)
    refused = too_large if error.status_code == too_large.status else Refused(error.status_code, key)
    response = answer_refused(request, refused)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def answer_unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[Failure]:
    """Answer a body that is nested too deeply or not UTF-8."""
    return answer_refused(request, Refused(400, "server-message"))


def answer_crash(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Answer a defect of the server without details, and log it."""
    metrics.CRASHES.inc()
    LOG.error("request.crashed", route=request.scope.get("path_template", ""), exc_info=error)
    return answer_refused(request, Refused(500, "server-crash"))
