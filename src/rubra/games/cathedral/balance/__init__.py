"""What is kept of a game of The Red Cathedral, and the tables that are made of many games."""

from __future__ import annotations

from collections.abc import Iterable

from rubra.core.match import Match
from rubra.lab.kept_games import (
    Kept,
    Rows,
    grouped,
    mean,
    reasons,
    share,
    shares_by,
    spread,
    uses_by,
)


def keep(match: Match) -> Kept:
    """Scores, who began, the plan, and who used which card and tile."""
    state = match.state
    seats = range(match.players)
    names = match.box.names
    tiles: dict[str, list[int]] = {}
    for event in match.events():
        if event.said.kind == "placed" and event.said.parts["face"] == "up":
            kind = names["tile"][int(event.said.parts["tile"])]
            tiles.setdefault(kind, [0] * match.players)[int(event.said.parts["seat"])] += 1
    return {
        "first": int(match.opening[0].said.parts["seat"]),
        "prestige": [int(state.seats[seat].prestige) for seat in range(state.builders)],
        "towers": [int(state.seats[seat].towers) for seat in seats],
        "finished": [int(state.seats[seat].finished) for seat in seats],
        "decorated": [int(state.seats[seat].decorated) for seat in seats],
        "rubles": [int(state.seats[seat].rubles) for seat in seats],
        "plan": "-".join(str(int(state.heights[tower])) for tower in range(state.towers)),
        "influence": {
            **{names["influence"][int(card)]: [0] * match.players for card in state.influence},
            **uses_by(match, "used_influence", "card", "influence"),
        },
        "tiles": tiles,
    }


def tables(games: list[Kept]) -> Iterable[tuple[str, Rows]]:
    """Length and scores; order of play; plans; influence cards; workshop tiles."""
    players = len(games[0]["towers"])
    yield "Games", [["", "mean", "least", "most"], *scores(games, players)]
    yield "How they end", reasons(games)
    if players > 1:
        order = [[(seat - game["first"]) % players for seat in game["winners"]] for game in games]
        yield "Order of play", shares_by(order, players)
    rows = [["plan", "games", "turns a player", "prestige", "first builder wins"]]
    for plan, of_plan in sorted(grouped(games, lambda game: [game["plan"]]).items()):
        rows.append([plan, *plan_row(of_plan, players)])
    yield "Plans", rows
    rows = [["card", "games", "turns a player", "prestige", "uses a game", "who uses it most wins"]]
    for card, of_card in sorted(grouped(games, lambda game: game["influence"]).items()):
        rows.append(
            [card, *plan_row(of_card, players)[:3], *most_users(of_card, "influence", card)]
        )
    yield "Influence cards", rows
    rows = [["tile", "games", "turns a player", "prestige", "of them a game", "who has it wins"]]
    for tile, of_tile in sorted(grouped(games, lambda game: game["tiles"]).items()):
        rows.append([tile, *plan_row(of_tile, players)[:3], *most_users(of_tile, "tiles", tile)])
    yield "Workshop tiles face up", rows


def scores(games: list[Kept], players: int) -> Iterable[list[str]]:
    """A row for each figure of a game."""
    seats = range(players)
    yield ["turns a player", *spread([game["turns"] / max(2, players) for game in games])]
    yield ["prestige", *spread([game["prestige"][seat] for game in games for seat in seats])]
    yield ["of the winner", *spread([max(game["prestige"][:players]) for game in games])]
    if players == 1:
        yield ["Ivan's prestige", *spread([game["prestige"][1] for game in games])]
    for name in ("towers", "finished", "decorated", "rubles"):
        yield [name, *spread([game[name][seat] for game in games for seat in seats])]


def plan_row(games: list[Kept], players: int) -> list[str]:
    """Number, length, prestige and the share of whoever begins."""
    first = sum((game["first"] in game["winners"]) / len(game["winners"] or [0]) for game in games)
    prestige = [game["prestige"][seat] for game in games for seat in range(players)]
    return [
        str(len(games)),
        f"{mean([game['turns'] / max(2, players) for game in games]):.1f}",
        f"{mean(prestige):.1f}",
        share(first, len(games)),
    ]


def most_users(games: list[Kept], group: str, name: str) -> list[str]:
    """How often a thing is used, and how often one of those wins who used it most."""
    uses = [game[group][name] for game in games]
    won = 0.0
    contested = 0
    for game, by_seat in zip(games, uses, strict=True):
        most = [seat for seat, count in enumerate(by_seat) if count == max(by_seat)]
        if len(most) == 1 and len(by_seat) > 1 and game["winners"]:
            contested += 1
            won += (most[0] in game["winners"]) / len(game["winners"])
    return [f"{mean([sum(by_seat) for by_seat in uses]):.1f}", share(won, contested)]
