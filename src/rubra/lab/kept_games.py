"""Rows of figures made of what was kept of many games: shares with intervals, spreads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from rubra.core.match import Match
from rubra.lab.statistics import wilson

Kept = dict[str, Any]  # what is kept of one game, as JSON
Rows = list[list[str]]  # of a table; the first is its head


def uses_by(match: Match, kind: str, thing: str, domain: str) -> dict[str, list[int]]:
    """How often each seat caused an event, for each thing that it names.

    Things go by the ids of the box, where it names those of this domain.
    """
    found: dict[str, list[int]] = {}
    for event in match.events():
        parts = event.said.parts
        if event.said.kind == kind:
            uses = found.setdefault(str(parts[thing]), [0] * match.players)
            seat = int(parts["seat"])
            if seat < match.players:
                uses[seat] += 1
    names = match.box.names.get(domain)
    return {names[int(key)]: value for key, value in found.items()} if names else found


def grouped(games: list[Kept], keys: Callable[[Kept], Iterable[str]]) -> dict[str, list[Kept]]:
    """Games by each of the things that they contain."""
    found: dict[str, list[Kept]] = {}
    for game in games:
        for key in keys(game):
            found.setdefault(key, []).append(game)
    return found


def reasons(games: list[Kept]) -> Rows:
    """How games ended."""
    counts = Counter(game["reason"] for game in games)
    rows = [[name, str(count), share(count, len(games))] for name, count in counts.most_common()]
    return [["end", "games", "share"], *rows]


def shares_by(winners: list[list[int]], places: int) -> Rows:
    """The share of games won from each place; a shared victory counts in part."""
    rows = [["place", "wins"]]
    for place in range(places):
        won = sum((place in of_game) / len(of_game) for of_game in winners if of_game)
        rows.append([str(place + 1), share(won, len(winners))])
    return rows


def share(hits: float, tries: int) -> str:
    """A share with its 95 % interval."""
    if not tries:
        return "–"
    low, high = wilson(hits, tries)
    return f"{hits / tries:.1%} ({low:.1%} – {high:.1%})"


def mean(values: list[Any]) -> float:
    """The mean, of something."""
    return sum(values) / len(values) if values else float("nan")


def spread(values: list[Any]) -> list[str]:
    """Mean and both ends."""
    return [f"{mean(values):.1f}", f"{min(values):.0f}", f"{max(values):.0f}"]
