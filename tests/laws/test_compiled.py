"""The rules are the same compiled and not, checked and not, in one process and another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.laws.fingerprint import fingerprint

GAMES = 1
ROOT = Path(__file__).parent.parent.parent


def test_both_ways_play_identical_games() -> None:
    """Same key, same choices: the same states and events, whatever runs the rules.

    `make test` compares what is compiled with checks of bounds, `make fuzz` what is without.
    """
    environment = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA_")}
    command = [sys.executable, "-W", "error", "-m", "tests.laws.fingerprint", str(GAMES)]
    printed = subprocess.run(
        command,
        env={**environment, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    assert json.loads(printed) == fingerprint(GAMES)
