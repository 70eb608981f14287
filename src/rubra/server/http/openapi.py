"""The HTTP interface for other programs: OpenAPI 3.1, made from the list of endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from rubra import __version__
from rubra.server.http.context import Endpoint
from rubra.server.protocol.wire import Refusal
from rubra.server.requests.parsing import PARTS

ABOUT = (
    "Whoever comes in gets a cookie; it is all that says who somebody is. What goes over the "
    "socket at /live/{table} are the messages of /api/tables/{table}/do and the updates of "
    "/api/tables/{table}/updates. Everything that is refused is told as a Refusal."
)


def description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """All of it."""
    types = [kind for each in endpoints for kind in (each.tells, each.asks, each.query) if kind]
    unique = list({str(kind): kind for kind in [*types, Refusal]}.values())
    schemas, components = msgspec.json.schema_components(
        unique, ref_template="#/components/schemas/{name}"
    )
    by_type = {str(kind): schema for kind, schema in zip(unique, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, by_type, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tabula Rubra", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(
    endpoint: Endpoint, by_type: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    """One address and method."""
    answer = {
        "description": "Done.",
        "content": {"application/json": {"schema": by_type[str(endpoint.tells)]}},
    }
    refusal = {
        "description": "Refused; nothing has changed.",
        "content": {"application/json": {"schema": by_type[str(Refusal)]}},
    }
    said: dict[str, Any] = {
        "operationId": endpoint.does.__name__,
        "summary": (endpoint.does.__doc__ or "").strip(),
        "responses": {str(endpoint.status): answer, "4XX": refusal, "503": refusal},
    }
    parameters = [in_path(name) for name in re.findall("{([a-z]+)}", endpoint.path)]
    query = components[endpoint.query.__name__]
    for name, schema in query.get("properties", {}).items():
        parameters.append({"name": name, "in": "query", "schema": without_none(schema)})
    if parameters:
        said["parameters"] = parameters
    if endpoint.asks is not None:
        content = {"application/json": {"schema": by_type[str(endpoint.asks)]}}
        said["requestBody"] = {"required": True, "content": content}
    return said


def in_path(name: str) -> dict[str, Any]:
    """A part of the path."""
    pattern = PARTS[name][0].pattern
    schema = {"type": "string", "pattern": f"^{pattern}$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def without_none(schema: dict[str, Any]) -> dict[str, Any]:
    """What can be written in an address: nothing is written by leaving it out."""
    choices = [each for each in schema.get("anyOf", []) if each.get("type") != "null"]
    return choices[0] if len(choices) == 1 else schema
