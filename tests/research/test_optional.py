"""The libraries are optional: nothing imports them before it is asked to."""

from __future__ import annotations

import subprocess
import sys

LIBRARIES = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel")


def test_nothing_else_imports_the_libraries() -> None:
    """Neither the command nor bots, lab, server, nor the tables that need NumPy alone."""
    program = f"""
import sys
import rubra.cli, rubra.bots.levels, rubra.lab.arena, rubra.server.http.app, rubra.research.tables
print([name for name in {LIBRARIES!r} if name in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
