"""The laws, held against new random games until the time is up or one is broken.

A broken law leaves the game as a record in `failures/`, ready to be replayed and, once mended,
to be kept among the tests.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
import traceback
from collections import ChainMap
from pathlib import Path

from rubra.core.record_file import save, to_record
from tests.laws.bot_laws import BOT_LAWS, has_player
from tests.laws.laws import LAWS
from tests.laws.walk import Setting, Walk, all_settings

FAILURES = Path(__file__).parent.parent.parent / "failures"
BOOKS = ChainMap(LAWS, BOT_LAWS)


def fuzz(minutes: float, first_seed: int | None = None) -> int:
    """Run; returns how many laws were broken."""
    until = time.monotonic() + minutes * 60
    seed = secrets.randbits(32) if first_seed is None else first_seed
    settings = all_settings()
    games = broken = 0
    while time.monotonic() < until:
        for setting in settings:
            for law in BOOKS if has_player(setting.game) else LAWS:
                broken += not holds(law, setting, seed)
                games += 1
        seed += 1
        print(f"\r{games} games, {broken} laws broken", end="", flush=True)
    print()
    return broken


def holds(law: str, setting: Setting, seed: int) -> bool:
    """Whether a law holds in one game; if not, the game is kept."""
    walk = Walk(setting, seed)
    try:
        BOOKS[law](walk)
    except Exception:
        FAILURES.mkdir(exist_ok=True)
        file = FAILURES / f"{law}-{setting}-{seed}.json"
        save(to_record(walk.match, about=f"{law} was broken here"), file)
        print(f"\n{law} is broken at {setting}, seed {seed}; the game is in {file.name}")
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=5)
    arguments.add_argument("--seed", type=int)
    chosen = arguments.parse_args()
    sys.exit(1 if fuzz(chosen.minutes, chosen.seed) else 0)
