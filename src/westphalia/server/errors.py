"""What is answered when something can't be done, and what is worth a line in the log: our faults, not a client's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json
from litestar.types import ASGIApp, ExceptionHandlersMap, Receive, Scope, Send
from websockets.exceptions import InvalidState

from westphalia.kernel.contract import BadInput
from westphalia.kernel.plain import plainly
from westphalia.kernel.session import Refused

from . import pages
from .api import Denied, ErrorBody
from .open_tables import NoTable

LONGEST: Final = 255  # bytes of a path
REFUSALS: Final = {
    400: "The request makes no sense",
    401: "Name or password is wrong",
    403: "Not for you",
    404: "No such thing",
    409: "Not possible as things stand",
    413: "Too much",
    415: "Not JSON",
    421: "Not a name of this server",
    429: "Too many requests",
}
LOG: Final = logging.getLogger("westphalia.server")


def _error(status: int, detail: str, message: str | None = None) -> Response[ErrorBody]:
    return Response(ErrorBody(status, detail, message), status_code=status, media_type="application/json")


def _bad_input(request: Request[Any, Any, Any], error: BadInput) -> Response[ErrorBody]:
    return _error(400, plainly(error))


def _denied(request: Request[Any, Any, Any], error: Denied) -> Response[ErrorBody]:
    return _error(error.status, error.message, error.message)


def _no_table(request: Request[Any, Any, Any], error: NoTable) -> Response[ErrorBody]:
    return _error(404, "no such table", "refused-no-table")


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[ErrorBody]:
    return _error(409, str(error), error.refusal.message)


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[dict[str, Any]]:
    """In JSON also where the answer would have been a file."""
    body = {"status_code": error.status_code, "detail": plainly(error.detail), "extra": _plain_extra(error.extra)}
    return Response(body, status_code=error.status_code, media_type="application/json")


def _client_fault(request: Request[Any, Any, Any], error: ClientException) -> Response[ErrorBody]:
    return _error(error.status_code, plainly(error.detail))


def _plain_extra(extra: Any) -> Any:
    if isinstance(extra, list):
        return [_plain_extra(item) for item in extra]
    if isinstance(extra, dict):
        return {key: _plain_extra(value) for key, value in extra.items()}
    return plainly(extra) if isinstance(extra, str) else extra


def _wrong_address(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A page of ours for people who mistyped, in their language; JSON for programs."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return _error(error.status_code, plainly(error.detail))
    language = pages.language_of(request.headers.get("accept-language", ""))
    return Response(pages.no_such_page(language), status_code=error.status_code, media_type="text/html")


def _not_decoded(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    if _is_of_the_body(error):
        return _error(400, "the request is no text in UTF-8, or nested too deep")
    return _error(500, "Internal Server Error")


def _is_of_the_body(error: Exception) -> bool:
    """Whether it comes from reading what the client sent, and not from anything we did."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code.co_name == decode_json.__name__


HANDLERS: Final[ExceptionHandlersMap] = {
    BadInput: _bad_input,
    Denied: _denied,
    NoTable: _no_table,
    Refused: _refused,
    ClientException: _client_fault,
    ValidationException: _invalid,
    NotFoundException: _wrong_address,
    MethodNotAllowedException: _wrong_address,
    UnicodeDecodeError: _not_decoded,
    RecursionError: _not_decoded,
}


def describe(handlers: Iterable[HTTPRouteHandler]) -> Iterable[HTTPRouteHandler]:
    """Every call can end like this, and its description says so."""
    for handler in handlers:
        handler.responses = {status: ResponseSpec(ErrorBody, description=why) for status, why in REFUSALS.items()}
    return handlers


async def log_unforeseen(error: Exception, scope: Scope) -> None:
    """Whatever is no answer to a request but a fault of ours."""
    if not isinstance(error, (HTTPException, BadInput, Denied, NoTable, Refused)) and not _is_of_the_body(error):
        LOG.error("%s failed", scope["path"], exc_info=error)


class PlainPaths(ASGIMiddleware):
    """Nothing here has a NUL or hundreds of letters in its name; file systems and databases choke on that."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if "\0" in scope["path"] or len(scope["path"].encode()) > LONGEST:
            raise NotFoundException
        await next_app(scope, receive, send)


def overlook_clients_faults() -> None:
    """A client that sends bytes which are no text has lost its socket; it shall not fill our log as well."""
    logging.getLogger("uvicorn.error").addFilter(lambda record: not record.getMessage().startswith("Invalid UTF-8"))
    asyncio.get_running_loop().set_exception_handler(_unless_closing)


def _unless_closing(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The WebSocket library says so when it wants to close what is closing already."""
    if not isinstance(context.get("exception"), InvalidState):
        loop.default_exception_handler(context)
