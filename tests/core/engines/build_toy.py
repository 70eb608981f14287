"""Builds a module of the toy pattern and writes it to a file: run as a program."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from tools.engines.compile import compile_game

from rubra.core import registry
from rubra.core.engines.module_file import FORMAT, SECTION, Description, with_section
from rubra.core.patterns import Pattern
from tests.core.engines import toy
from tests.example import EXAMPLE


def pattern() -> Pattern:
    """The toy's; it uses no verb of the game it is made for."""
    game = registry.load(EXAMPLE)
    return Pattern("tests.core.engines.toy", game, records=(("Toy", toy.Toy),))


if __name__ == "__main__":
    description = Description(FORMAT, EXAMPLE, [], "", sys.argv[2] == "checked")
    content = compile_game([pattern()])
    written = with_section(content, SECTION, msgspec.json.encode(description))
    Path(sys.argv[1]).write_bytes(written)
