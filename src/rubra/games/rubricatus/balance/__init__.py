"""What is kept of a game of Rubricatus, and the tables that are made of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from rubra.core.match import Match
from rubra.lab.kept_games import Kept, Rows, grouped, mean, reasons, share, shares_by, uses_by


def keep(match: Match) -> Kept:
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
        "for_points": uses_by(match, "played_points", "card", "action"),
        "for_event": uses_by(match, "played_event", "card", "action"),
        "for_initiative": uses_by(match, "bid_shown", "card", "action"),
        "recruited": uses_by(match, "recruited", "eteria", "eteria"),
        "built": uses_by(match, "built", "construction", "construction"),
    }


def tables(games: list[Kept]) -> Iterable[tuple[str, Rows]]:
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


def points_of(won: list[tuple[Kept, int]]) -> Rows:
    """What winners had from each source, on average."""
    rows = [["from", "points"]]
    if won:
        for source in won[0][0]["scored"]:
            of_source = [game["scored"][source][seat] for game, seat in won]
            rows.append([source, f"{mean(of_source):.1f}"])
        rows.append(["in all", f"{mean([game['points'][seat] for game, seat in won]):.1f}"])
    return rows


def leading(won: list[tuple[Kept, int]]) -> Rows:
    """From which source most points of a winner came."""
    most = Counter(
        max(game["scored"], key=lambda source: game["scored"][source][seat]) for game, seat in won
    )
    return [["source", "winners"], *([name, str(count)] for name, count in most.most_common())]


def used_rows(games: list[Kept], group: str, present: Callable[[Kept], Iterable[str]]) -> Rows:
    """In how many games a thing was used, and how often its user won when anybody did."""
    rows = [["", "games", "used in", "its user wins"]]
    for name, of_name in sorted(grouped(games, present).items()):
        used = [game for game in of_name if sum(game[group].get(name, []))]
        ended = [game for game in used if game["winners"]]
        won = sum(any(game[group][name][seat] for seat in game["winners"]) for game in ended)
        shown = len(games) if group == "recruited" else len(of_name)
        rows.append([name, str(shown), f"{len(used) / shown:.0%}", share(won, len(ended))])
    return rows
