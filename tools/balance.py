"""What cards, tiles, plans and seats do to games between bots: the tables of the games' READMEs.

    python tools/balance.py GAME --players N --bots B --games G --keep FILE [-o option=value]
                            [--seed S] [--box BOX] [--seconds T]

FILE holds one line for each game. Games that are in it already are not played again, so a long
series can be played in pieces of T seconds; the tables are made of all that FILE holds.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rubra.commands.shared import open_box, settle
from rubra.core import registry
from rubra.core.match import Match
from rubra.lab.simulate import Series, match_of
from rubra.lab.statistics import wilson

Kept = dict[str, Any]  # what is kept of one game, as JSON


# --- Playing ---


def main() -> None:
    """Play what is missing, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(KEEPERS))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bots", default="easy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--box", type=Path)
    parser.add_argument("-o", "--option", action="append", default=[])
    asked = parser.parse_args()
    game = registry.load(asked.game)
    players, options = settle(game.about, asked.players, asked.option)
    bots = tuple(asked.bots.split(","))
    box = open_box(game, asked.box)
    series = Series(game, players, options, box, asked.seed, asked.games, bots)
    known = [json.loads(line) for line in lines_of(asked.keep)]
    known += play_missing(series, {kept["number"] for kept in known}, asked.keep, asked.seconds)
    print(f"{game.about.title}, {players} players, {asked.bots}, {len(known)} games\n")
    for title, rows in TABLES[asked.game](known):
        print_table(title, rows)


def lines_of(file: Path) -> list[str]:
    """The lines of a file that may not exist yet."""
    return file.read_text().splitlines() if file.exists() else []


def play_missing(series: Series, played: set[int], file: Path, seconds: float) -> list[Kept]:
    """Play the games that are not there yet, for so many seconds, and keep each at once."""
    began = time.monotonic()
    found = []
    with file.open("a") as lines:
        for number in range(series.games):
            if number in played:
                continue
            if time.monotonic() - began > seconds:
                break
            match = match_of(series, number)
            kept = {"number": number, **match.result(), **KEEPERS[series.game.name](match)}
            lines.write(json.dumps(kept) + "\n")
            lines.flush()
            found.append(kept)
    return found


def uses_by(match: Match, kind: str, thing: str) -> dict[str, list[int]]:
    """How often each seat caused an event, for each thing that it names."""
    found: dict[str, list[int]] = {}
    for event in match.events():
        parts = event.said.parts
        if event.said.kind == kind:
            uses = found.setdefault(str(parts[thing]), [0] * match.players)
            seat = int(parts["seat"])
            if seat < match.players:
                uses[seat] += 1
    return named(match, thing, found)


def named(match: Match, thing: str, found: dict[str, Any]) -> dict[str, Any]:
    """The same by the ids of the box instead of numbers, where it has them."""
    domain = {"card": "influence"} if match.game.name == "cathedral" else {"card": "action"}
    names = match.box.names.get(domain.get(thing, thing))
    return {names[int(key)]: value for key, value in found.items()} if names else found


# --- The Red Cathedral ---


def keep_cathedral(match: Match) -> Kept:
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
            **uses_by(match, "used_influence", "card"),
        },
        "tiles": tiles,
    }


def cathedral_tables(games: list[Kept]) -> Iterable[tuple[str, list[list[str]]]]:
    """Length and scores; order of play; plans; influence cards; workshop tiles."""
    players = len(games[0]["towers"])
    yield "Games", [["", "mean", "least", "most"], *cathedral_scores(games, players)]
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


def cathedral_scores(games: list[Kept], players: int) -> Iterable[list[str]]:
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


# --- Rubricatus ---


def keep_rubricatus(match: Match) -> Kept:
    """Points by where they come from, and who used which card."""
    state = match.state
    sources = match.game.event_words["scored"].parts["source"].names or ()
    seats = range(match.players)
    era_cards = [
        match.box.names["era_card"][int(event.said.parts["card"])]
        for event in match.events()
        if event.said.kind == "era_card"
    ]
    offered = Counter(
        match.box.names["construction"][int(event.said.parts["construction"])]
        for event in match.events()
        if event.said.kind == "came_to_market"
    )
    return {
        "round": int(state.round_number),
        "points": [int(state.seats[seat].points) for seat in seats],
        "scored": {
            source: [int(state.seats[seat].scored[number]) for seat in seats]
            for number, source in enumerate(sources)
        },
        "era_cards": era_cards,
        "offered": sorted(offered),
        "for_points": uses_by(match, "played_points", "card"),
        "for_event": uses_by(match, "played_event", "card"),
        "for_initiative": uses_by(match, "bid_shown", "card"),
        "recruited": uses_by(match, "recruited", "eteria"),
        "built": uses_by(match, "built", "construction"),
    }


def rubricatus_tables(games: list[Kept]) -> Iterable[tuple[str, list[list[str]]]]:
    """Defeats; seats; where winners' points come from; how every card is used."""
    players = len(games[0]["points"])
    yield "How they end", reasons(games)
    yield "Seats", shares_by([game["winners"] for game in games], players)
    won = [(game, seat) for game in games for seat in game["winners"]]
    yield "Points of winners", points_of(won)
    yield "What gave winners most", leading(won)
    rows = [["card", "for points", "for its event", "for the initiative", "a game and player"]]
    ways = ("for_points", "for_event", "for_initiative")
    for card in sorted({card for game in games for way in ways for card in game[way]}):
        counts = [sum(sum(game[way].get(card, [])) for game in games) for way in ways]
        each = f"{sum(counts) / len(games) / players:.1f}"
        rows.append([card, *(f"{count / sum(counts):.0%}" for count in counts), each])
    yield "Action cards", rows
    yield "Etèries", used_rows(games, "recruited", lambda game: game["recruited"])
    yield (
        "Constructions that came to the market",
        used_rows(games, "built", lambda game: game["offered"]),
    )
    rows = [["card", "games", "lost together"]]
    for card, of_card in sorted(grouped(games, lambda game: game["era_cards"]).items()):
        lost = sum(not game["winners"] for game in of_card)
        rows.append([card, str(len(of_card)), share(lost, len(of_card))])
    yield "Era cards", rows


def points_of(won: list[tuple[Kept, int]]) -> list[list[str]]:
    """What winners had from each source, on average."""
    rows = [["from", "points"]]
    if won:
        for source in won[0][0]["scored"]:
            of_source = [game["scored"][source][seat] for game, seat in won]
            rows.append([source, f"{mean(of_source):.1f}"])
        rows.append(["in all", f"{mean([game['points'][seat] for game, seat in won]):.1f}"])
    return rows


def leading(won: list[tuple[Kept, int]]) -> list[list[str]]:
    """From which source most points of a winner came."""
    most = Counter(
        max(game["scored"], key=lambda source: game["scored"][source][seat]) for game, seat in won
    )
    return [["source", "winners"], *([name, str(count)] for name, count in most.most_common())]


def used_rows(
    games: list[Kept], group: str, present: Callable[[Kept], Iterable[str]]
) -> list[list[str]]:
    """In how many games a thing was used, and how often its user won when anybody did."""
    rows = [["", "games", "used in", "its user wins"]]
    for name, of_name in sorted(grouped(games, present).items()):
        used = [game for game in of_name if sum(game[group].get(name, []))]
        ended = [game for game in used if game["winners"]]
        won = sum(any(game[group][name][seat] for seat in game["winners"]) for game in ended)
        shown = len(games) if group == "recruited" else len(of_name)
        rows.append([name, str(shown), f"{len(used) / shown:.0%}", share(won, len(ended))])
    return rows


# --- Counting ---


def grouped(games: list[Kept], keys: Callable[[Kept], Iterable[str]]) -> dict[str, list[Kept]]:
    """Games by each of the things that they contain."""
    found: dict[str, list[Kept]] = {}
    for game in games:
        for key in keys(game):
            found.setdefault(key, []).append(game)
    return found


def reasons(games: list[Kept]) -> list[list[str]]:
    """How games ended."""
    counts = Counter(game["reason"] for game in games)
    rows = [[name, str(count), share(count, len(games))] for name, count in counts.most_common()]
    return [["end", "games", "share"], *rows]


def shares_by(winners: list[list[int]], places: int) -> list[list[str]]:
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


def print_table(title: str, rows: list[list[str]]) -> None:
    """A table in Markdown."""
    print(f"### {title}\n\n| {' | '.join(rows[0])} |\n|{'---|' * len(rows[0])}")
    for row in rows[1:]:
        print(f"| {' | '.join(row)} |")
    print()


KEEPERS = {"cathedral": keep_cathedral, "rubricatus": keep_rubricatus}
TABLES = {"cathedral": cathedral_tables, "rubricatus": rubricatus_tables}

if __name__ == "__main__":
    main()
