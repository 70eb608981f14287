"""Deals of real games that the browser must find fair: web/src/core/fairness.vectors.json.

    python tools/fairness_vectors.py           writes the file
    python tools/fairness_vectors.py --check   fails if it is not what would be written

A game of each kind is played at random under a key made of a known secret, and every draw noted.
Rules note no draws when they are compiled, so it runs itself again uncompiled.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

PATH = Path(__file__).parent.parent / "web" / "src" / "core" / "fairness.vectors.json"


def vectors() -> list[dict[str, Any]]:
    """One game of each kind, as the server tells of it when it is over."""
    from rubra.server.games.draws import draws_of, note_draws

    noted = note_draws()  # before a game is loaded

    from rubra.core import record_file, registry
    from rubra.core.fairness import commitment_to, key_from
    from rubra.core.match import Match

    found = []
    for number, name in enumerate(registry.names()):
        counts = registry.about(name).players
        players = counts[len(counts) // 2]
        secret = bytes(range(number, number + 32))
        nonces = [f"nonce-of-{name}-{seat}-é" for seat in range(players)]
        match = Match(registry.load(name), players, key_from(secret, nonces))
        dice = random.Random(number)
        while not match.is_over:
            seat = dice.choice(match.waiting)
            match.play(seat, dice.choice(match.moves(seat)))
        draws = draws_of(record_file.to_record(match), noted)
        found.append(
            {
                "game": name,
                "fairness": {
                    "commitment": commitment_to(secret),
                    "nonces": nonces,
                    "secret": secret.hex(),
                    "key": match.key.hex(),
                },
                "draws": [[d.moment, d.purpose, d.total, d.wanted, d.found] for d in draws],
            }
        )
    return found


def main() -> None:
    """Write, or compare."""
    if os.environ.get("RUBRA_ENGINE") != "python":
        again = [sys.executable, *sys.argv]
        sys.exit(subprocess.call(again, env={**os.environ, "RUBRA_ENGINE": "python"}))
    written = json.dumps(vectors(), ensure_ascii=False, separators=(",", ":")) + "\n"
    if "--check" not in sys.argv[1:]:
        PATH.write_text(written, encoding="utf-8")
    elif not PATH.exists() or PATH.read_text(encoding="utf-8") != written:
        sys.exit(f"{PATH.name} is stale: run python tools/fairness_vectors.py")


if __name__ == "__main__":
    main()
