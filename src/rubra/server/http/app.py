"""The HTTP side of the server: every request is checked, counted, answered in JSON.

What is not under /api is the web client. Everything that goes wrong is told as a `Refusal`.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rubra.server.http.app_files import CONTENT_POLICY
from rubra.server.http.context import AppServices, Endpoint, Raw, RequestContext
from rubra.server.http.endpoints import ENDPOINTS
from rubra.server.http.openapi import description
from rubra.server.http.static_files import Pages
from rubra.server.protocol.wire import encode
from rubra.server.requests.parsing import PARTS, read_body, read_query
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.support import limits, logs
from rubra.server.support.client_address import device_of
from rubra.server.support.limits import Counts
from rubra.server.support.metrics import CONTENT_TYPE

JSON = "application/json"
SAFE = ("GET", "HEAD")
HEADERS = {
    "content-security-policy": f"{CONTENT_POLICY}; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a table may hold an invitation
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ONE_YEAR_OF_HTTPS = "max-age=31536000"


def make_app(
    services: AppServices,
    pages: Pages,
    is_healthy: Callable[[], Awaitable[bool]],
    open_up: Callable[[], Awaitable[None]] | None = None,
    close_down: Callable[[], Awaitable[None]] | None = None,
) -> ASGIApp:
    """The application, to be served by any ASGI server."""

    @asynccontextmanager
    async def life(_: object) -> AsyncIterator[None]:
        if open_up is not None:
            await open_up()
        yield
        if close_down is not None:
            await close_down()

    polls = Counts(services.bounds.polls_of_address)
    described = encode(description(ENDPOINTS))

    async def openapi(_: Request) -> Response:
        return Response(described, media_type=JSON)

    async def health(_: Request) -> Response:
        healthy = await is_healthy()
        state = {"status": "ok" if healthy else "the database cannot be read or written"}
        return json_response(state, 200 if healthy else 503)

    async def metrics(request: Request) -> Response:
        if not may_measure(services, request):
            raise Refused(
                "not_yours", "The figures are for whoever has the key (RUBRA_METRICS_TOKEN)."
            )
        return Response(services.metrics.text(), media_type=CONTENT_TYPE)

    adding: asyncio.Task[None] | None = None

    async def add_games() -> None:
        nonlocal adding  # so that whoever waits for it holds no thread
        if adding is None or adding.done():
            adding = asyncio.create_task(asyncio.to_thread(pages.add_games))
        await asyncio.shield(adding)

    async def page(request: Request) -> Response:
        path = request.url.path
        if path.startswith(("/api/", "/live/")) or path in ("/api", "/live"):
            raise Refused(
                "no_such_page", "There is nothing at this address; see /api/openapi.json."
            )
        if pages.needs_games(path):
            await add_games()
        return pages.answer(path, request.headers)

    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes = [
        Route(path, answering(services, polls, methods), methods=[*methods])
        for path, methods in by_path.items()
    ]
    routes += [
        Route("/api/openapi.json", openapi),
        Route("/healthz", health),
        Route("/metrics", metrics),
        Route("/{path:path}", page),
    ]
    return Gate(Router(routes, redirect_slashes=False, lifespan=life), services)


def answering(
    services: AppServices, polls: Counts, methods: dict[str, Endpoint]
) -> Callable[[Request], Awaitable[Response]]:
    """What handles requests at one path."""

    async def answer(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        headers = request.headers
        if request.method not in SAFE and services.place.is_cross_site(headers):
            raise Refused("cross_site", "A page of another site may not change anything here.")
        address = services.place.address_of(
            request.client.host if request.client else None, headers
        )
        services.charge("requests_of_address", address)
        session = await services.identity.session_of(headers.get("cookie", ""))
        context = RequestContext(services, address, session, read_parts(request.path_params))
        context.device = device_of(headers.get("user-agent", ""))
        if not endpoint.for_banned:
            services.moderation.check(context.person, address)
        context.charge("requests")
        context.query = read_query(query_of(request), endpoint.query)
        if endpoint.asks is not None:
            context.asked = await read_asked(request, endpoint)
        if endpoint.path.endswith("/updates"):
            if not polls.take(address):
                raise Refused("too_many", "Too many of this address wait for news already.")
            try:
                given = await endpoint.does(context)
            finally:
                polls.give_back(address)
        else:
            given = await endpoint.does(context)
        response = json_response(given, endpoint.status)
        if context.cookie is not None:
            response.headers["set-cookie"] = services.identity.cookie_for(context.cookie)
        return response

    return answer


# --- Reading ---


def read_parts(parts: dict[str, str]) -> dict[str, str]:
    """The parts of the path, each as it can be. Raises Refused."""
    for name, value in parts.items():
        pattern, reason = PARTS[name]
        if not pattern.fullmatch(value):
            raise Refused(reason, f"There is no {name} of that name.")
    return parts


def query_of(request: Request) -> dict[str, str]:
    """What stands behind the question mark. Raises Refused if something stands there twice."""
    pairs = request.query_params.multi_items()
    query = dict(pairs)
    if len(query) != len(pairs):
        raise Refused("unreadable", "The address says something twice.")
    return query


async def read_asked(request: Request, endpoint: Endpoint) -> Any:
    """The body, as the endpoint declares it. Raises Refused."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refused("wrong_type", f"Send {JSON}.")
    longest = endpoint.longest or limits.LONGEST_BODY
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > longest:
        raise Refused("too_long", f"At most {longest} bytes can be sent here.")
    body = bytearray()
    try:
        async with asyncio.timeout(limits.SECONDS_FOR_BODY):
            async for chunk in request.stream():
                body += chunk
                if len(body) > longest:
                    raise Refused("too_long", f"At most {longest} bytes can be sent here.")
    except TimeoutError:
        raise Refused("too_slow", "The request took too long to arrive.") from None
    return read_body(bytes(body), endpoint.asks)


def may_measure(services: AppServices, request: Request) -> bool:
    """Whether somebody may see the figures: only with the key.

    Whoever asks from this machine may be a proxy that asks for somebody else.
    """
    given = request.headers.get("authorization", "")
    wanted = f"Bearer {services.metrics_token}"
    return bool(services.metrics_token) and hmac.compare_digest(given.encode(), wanted.encode())


# --- Answering ---


def json_response(given: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    headers = {"cache-control": "no-store"}
    if not isinstance(given, Raw):
        return Response(encode(given), status, headers, JSON)
    if given.file is not None:
        headers["content-disposition"] = f'attachment; filename="{given.file}"'
    return Response(given.body, status, headers, JSON)


def refused_answer(refused: Refused) -> Response:
    """The response when something is refused."""
    response = json_response(refused.as_refusal(), refused.status)
    if refused.reason in ("too_many", "busy", "closing"):
        response.headers["retry-after"] = "5"
    if refused.reason in ("too_long", "too_slow", "wrong_type"):
        response.headers["connection"] = "close"  # what is left of the body is not read
    return response


def no_such_route(error: HTTPException) -> Response:
    """The response where there is no route."""
    if error.status_code != 405:
        return refused_answer(Refused("no_such_page", "There is nothing at this address."))
    allowed = (error.headers or {}).get("Allow", "")
    response = refused_answer(Refused("wrong_method", f"Here one can only {allowed}."))
    response.headers["allow"] = allowed
    return response


class Gate:
    """Around everything: headers that protect, figures, a line in the log, no stack traces."""

    def __init__(self, app: ASGIApp, services: AppServices) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope["app"] = self  # so that the router tells us what it finds wrong
        began = monotonic()
        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.services.place.is_https:
                    headers["strict-transport-security"] = ONE_YEAR_OF_HTTPS
            await send(message)

        try:
            self.services.place.check_host(Headers(scope=scope))
            await self.app(scope, receive, with_headers)
        except ClientDisconnect:
            status = 499  # whoever asked is gone
        except HTTPException as error:
            await no_such_route(error)(scope, receive, with_headers)
        except Exception as error:
            refused = refused_because(error)
            if refused is None:
                logs.broke("request", error, route=route_of(scope), method=scope["method"])
                refused = our_mistake()
            self.services.metrics.refusals.labels(refused.reason).inc()
            await refused_answer(refused)(scope, receive, with_headers)
        finally:
            route, seconds = route_of(scope), monotonic() - began
            method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"
            self.services.metrics.requests.labels(route, method, str(status)).inc()
            self.services.metrics.request_seconds.labels(route).observe(seconds)
            if route not in ("/healthz", "/metrics"):
                logs.note(
                    "request", route=route, method=method, status=status, seconds=round(seconds, 4)
                )


KNOWN_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def route_of(scope: Scope) -> str:
    """The path as it is declared, without what was asked for."""
    route = scope.get("route")
    return getattr(route, "path", "none")
