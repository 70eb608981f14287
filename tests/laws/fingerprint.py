"""Plays random games of every setting and prints what became of them: run as a program."""

from __future__ import annotations

import hashlib
import json
import sys

from tests.laws.walk import Walk, all_settings


def fingerprint(games: int) -> dict[str, list[str]]:
    """For each setting, a hash per game over its final state and all its events."""
    found = {}
    for setting in all_settings():
        hashes = []
        for seed in range(games):
            match = Walk(setting, seed).finish()
            told = [[*event.as_list(), event.audience] for event in match.events()]
            story = json.dumps([match.state_hash(), told, len(match.steps)])
            hashes.append(hashlib.sha256(story.encode()).hexdigest())
        found[str(setting)] = hashes
    return found


if __name__ == "__main__":
    print(json.dumps(fingerprint(int(sys.argv[1]))))
