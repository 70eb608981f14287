"""schemathesis asks everything that the description allows, and some things that it does not."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator

import pytest
import requests
import schemathesis
import uvloop
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rubra.server.http.endpoints import ENDPOINTS
from rubra.server.http.openapi import description
from rubra.server.service import table_service
from rubra.server.support.limits import Credit, Limits
from tests.server.client import PATIENCE
from tests.server.http_server import NONCE, http_server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ENOUGH = Credit(1e9, 0)
EXAMPLES = int(os.environ.get("RUBRA_EXAMPLES", "8"))  # of each endpoint

schema = schemathesis.openapi.from_dict(description(ENDPOINTS))


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A server in a thread, since schemathesis waits for its answers."""
    found: list[str] = []
    ready, stop = threading.Event(), threading.Event()
    bounds = Limits(
        requests=ENOUGH,
        requests_of_address=ENOUGH,
        guests=ENOUGH,
        accounts=ENOUGH,
        logins=ENOUGH,
        logins_of_name=ENOUGH,
        tables=ENOUGH,
        boxes=ENOUGH,
    )

    async def serve() -> None:
        async with http_server(bounds) as server:
            found.append(server.url)
            ready.set()
            while not stop.is_set():
                await asyncio.sleep(0.02)

    poll, table_service.POLL = table_service.POLL, 0.01
    thread = threading.Thread(target=lambda: uvloop.run(serve()))
    thread.start()
    ready.wait(PATIENCE)
    yield found[0]
    stop.set()
    thread.join()
    table_service.POLL = poll


@pytest.fixture(scope="module")
def visitor(url: str) -> Iterator[requests.Session]:
    """Somebody with a table."""
    with requests.Session() as session:
        session.post(f"{url}/api/me", json={"name": "Ada"}).raise_for_status()
        yield session


@pytest.fixture(scope="module")
def table(url: str, visitor: requests.Session) -> str:
    """Their table."""
    asked = {"game": "rubico", "seats": [{"who": "me"}] * 3, "nonce": NONCE}
    return str(visitor.post(f"{url}/api/tables", json=asked).json()["id"])


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(
    case: schemathesis.Case, url: str, visitor: requests.Session, table: str
) -> None:
    """Whatever is asked: no error of ours, and only what the description says."""
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = table
    signed_in = case.operation.path not in ("/api/logout", "/api/login", "/api/register")
    cookies = dict(visitor.cookies) if signed_in else None
    case.call_and_validate(base_url=url, cookies=cookies, checks=CHECKS)
