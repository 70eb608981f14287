"""Write the browser's types, web/src/wire.ts, from the wire's; `--check` says if they are stale.

python tools/wire_types.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from rubra.server.protocol import clubs, games, messages, people, scene, tables, updates, wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from src/rubra/server/protocol. Do not edit.\n"
CHAPTERS = (people, tables, clubs, scene, messages, updates, games)
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
ALIASES = (
    "Language",
    "Access",
    "Phase",
    "Sign",
    "TournamentFormat",
    "TournamentPhase",
)


def main() -> None:
    """Write the file, or compare it."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/src/wire.ts is out of date: run python tools/wire_types.py")
    else:
        TARGET.write_text(text, encoding="utf-8")


def typescript() -> str:
    """The whole file."""
    structs = [thing for one in CHAPTERS for thing in vars(one).values() if _is_struct(thing, one)]
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [HEAD]
    for alias in ALIASES:
        (schema,), _ = msgspec.json.schema_components([getattr(wire, alias)])
        parts.append(f"export type {alias} = {_type(schema)};\n")
    parts.append("export type Words = (string | number)[];\n")
    parts.append("export type Path = (string | number)[];\n")
    parts.append("export type Patch = [Path, unknown] | [Path];\n")
    for name, schema in components.items():
        parts.append(_declaration(name, schema))
    parts.append(_union("AnyMessage", wire.AnyMessage))
    parts.append(_union("AnyUpdate", wire.AnyUpdate))
    return "\n".join(parts)


def _is_struct(thing: Any, chapter: ModuleType) -> bool:
    """A type of this chapter that is sent, not a base of some."""
    return (
        isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == chapter.__name__
        and not thing.__subclasses__()
    )


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n"


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {schema['description'].splitlines()[0]} */\n" if "description" in schema else ""
    if "prefixItems" in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(inner, name, field)};"
        for field, inner in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _type(schema: dict[str, Any], owner: str = "", field: str = "") -> str:
    if field == "patches":
        return "Patch[]"
    if (owner, field) in {("Scene", "moves")}:
        return "Words[]"
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join("null" if one is None else f"'{one}'" for one in schema["enum"])
    if schema.get("type") == "null":
        return "null"
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        inner = _type(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {_type(extra) if isinstance(extra, dict) else 'unknown'}>"
    if "type" in schema:
        return SCALARS[schema["type"]]
    return "unknown"


if __name__ == "__main__":
    main()
