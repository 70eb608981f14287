"""Figures of the lab, as tables."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubra.lab.peers import HOW_TO_INSTALL


def series_table(figures: dict[str, Any]) -> RenderableType:
    """What a simulation found."""
    games, bots = figures["games"], figures["bots"]
    alike = len(set(bots)) == 1
    who = f"{bots[0]} bots" if alike else "mixed bots"
    wins = Table(title=f"{figures['game']}, {figures['players']} players, {games:,} games of {who}")
    wins.add_column("")
    wins.add_column("wins", justify="right")
    wins.add_column("share", justify="right")
    wins.add_column("95 % interval", justify="right")
    for side, share in figures["wins_by_side"].items():
        wins.add_row(side, *_share(share))
    if figures["wins_by_side"]:
        wins.add_section()
    for seat, share in enumerate(figures["wins_by_seat"]):
        wins.add_row(f"seat {seat + 1}" if alike else f"seat {seat + 1}, {bots[seat]}",
                     *_share(share))  # fmt: skip
    wins.add_section()
    for reason, count in figures["ends"].items():
        wins.add_row(reason, f"{count:,}", f"{count / games:.1%}", "")
    if figures["unfinished"]:
        wins.add_row("unfinished", f"{figures['unfinished']:,}", "", "")
    length = Table()
    for heading in ("per game", "mean", "least", "median", "most"):
        length.add_column(heading, justify="right")
    for name in ("turns", "decisions"):
        spread = figures[name]
        length.add_row(name, f"{spread['mean']:.2f}", str(spread["least"]),
                       f"{spread['median']:.0f}", str(spread["most"]))  # fmt: skip
    rate = figures["decisions_per_second"]
    return Group(wins, length, f"{rate:,.0f} decisions a second, {figures['seconds']:.2f} s in all")


def _share(share: dict[str, float]) -> tuple[str, str, str]:
    interval = f"{share['low']:.1%} – {share['high']:.1%}"
    return f"{share['wins']:,}", f"{share['share']:.1%}", interval


def speed_table(figures: dict[str, Any]) -> RenderableType:
    """How fast the rules run."""
    table = Table(title="Random play on one core, per second of CPU time")
    for heading in ("game", "players", "decisions", "games", "draws of chance per decision"):
        table.add_column(heading, justify="right" if heading != "game" else "left")
    for row in figures["random_play"]:
        table.add_row(row["game"], str(row["players"]), f"{row['decisions_per_second']:,.0f}",
                      f"{row['games_per_second']:,.0f}", f"{row['in_draws']:.1f}")  # fmt: skip
    one = Table(title="One move at a table, microseconds of CPU time")
    for heading in ("game", "play a move", "view of a seat", "new game"):
        one.add_column(heading, justify="right" if heading != "game" else "left")
    for row in figures["at_a_table"]:
        one.add_row(row["game"], f"{row['play_us']:.0f}", f"{row['view_us']:.0f}",
                    f"{row['new_us']:.0f}")  # fmt: skip
    return Group(table, one)


# --- The arena ---


def arena_tables(figures: dict[str, Any]) -> RenderableType:
    """Who beats whom, then each pair, the controls, the ladder and how long the bots thought."""
    labels = _labels(figures["bots"])
    parts: list[RenderableType] = []
    if figures["pairs"]:
        parts.append(_win_matrix(figures, labels))
    for pair in figures["pairs"]:
        parts.append(_pair_table(pair, [labels[place] for place in pair["places"]]))
    if figures["controls"]:
        parts.append(_controls_table(figures["controls"]))
    if figures["ladder"]:
        parts.append(_ladder_table(figures["ladder"]))
    parts.append(_thinking_table(figures["thinking"]))
    counts = f"{figures['games']:,} games on {figures['keys']:,} keys in each contest"
    return Group(*parts, f"{counts}, {figures['seconds']:.1f} s in all")


def _labels(bots: list[str]) -> list[str]:
    """The names of the bots; those that are in the arena more than once are numbered."""
    return [
        f"{bot} ({bots[: place + 1].count(bot)})" if bots.count(bot) > 1 else bot
        for place, bot in enumerate(bots)
    ]


def _win_matrix(figures: dict[str, Any], labels: list[str]) -> RenderableType:
    """What each row scores against each column."""
    scores: dict[tuple[int, int], dict[str, float]] = {}
    for pair in figures["pairs"]:
        first, second = pair["places"]
        scores[first, second] = pair["score"]["first"]
        scores[second, first] = pair["score"]["second"]
    table = _light_table("", *labels)
    places = range(len(labels))
    for row in places:
        cells = [
            _judged(scores[row, column], "\n") if row != column else Text("–", "dim")
            for column in places
        ]
        table.add_row(Text(labels[row], "bold"), *cells)
        if row + 1 < len(labels):
            table.add_row()
    title = f"{figures['game']}, {figures['players']} players: what rows score against columns"
    return _titled(title, table, "share of the games, with its 95 % interval; one half is even")


def _pair_table(pair: dict[str, Any], labels: list[str]) -> RenderableType:
    """One pair: all games, then by side and by seat."""
    table = _light_table("", "games", *labels)
    table.add_row("in all", f"{pair['games']:,}",
                  *(_judged(pair["score"][bot]) for bot in ("first", "second")))  # fmt: skip
    rows = {f"as {side}": shares for side, shares in pair["wins_by_side"].items()}
    rows |= {f"at seat {seat}": shares for seat, shares in enumerate(pair["wins_by_seat"], 1)}
    for what, shares in rows.items():  # each bot has every side and seat in half of the games
        table.add_row(what, f"{pair['games'] // 2:,}",
                      *(_plain(shares[bot]) for bot in ("first", "second")))  # fmt: skip
    length = f"{pair['turns']['mean']:.1f} turns and {pair['decisions']['mean']:.1f} decisions"
    caption = f"{length} a game on average; {pair['unfinished']:,} unfinished"
    if pair["won_by_nobody"]:
        caption += f", {pair['won_by_nobody']:,} won by nobody"
    return _titled(f"{labels[0]} against {labels[1]}", table, caption)


def _controls_table(controls: dict[str, Any]) -> RenderableType:
    """Whether the measuring can be trusted."""
    table = _light_table("", "games", "share", "should be", "is")

    def add(what: str, contest: dict[str, Any], expected: str, met: bool) -> None:
        answer = Text("yes", "green") if met else Text("no", "bold red")
        share = _plain(contest["score"]["first"])
        table.add_row(what, f"{contest['games']:,}", share, expected, answer)

    for mirror in controls["mirrors"]:
        add(f"{mirror['first']} against itself", mirror, "one half", mirror["fair"])
    if sanity := controls["sanity"]:
        add(f"{sanity['first']} against random", sanity, "clearly more", sanity["clear"])
    return _titled("Controls", table, "one in twenty bots misses one half against itself by chance")


def _ladder_table(rungs: list[dict[str, Any]]) -> RenderableType:
    """What doubling the budget is worth."""
    table = _light_table("", "games", "share")
    for rung in rungs:
        score = _judged(rung["score"]["first"])
        table.add_row(f"{rung['first']} against {rung['second']}", f"{rung['games']:,}", score)
    return _titled("Ladder", table, "each rung against the one below, which has half its budget")


def _thinking_table(thinking: dict[str, dict[str, Any]]) -> RenderableType:
    """How long the bots thought."""
    table = _light_table("", "decisions", "mean", "95 % within", "longest")
    for bot, spent in thinking.items():
        times = [spent[name] for name in ("mean", "percentile_95", "longest")]
        shown = ["–" if seconds is None else f"{seconds * 1000:,.2f} ms" for seconds in times]
        table.add_row(bot, f"{spent['decisions']:,}", *shown)
    return _titled("Thinking", table, "CPU time of a decision where there was a choice")


def _light_table(first: str, *others: str) -> Table:
    """A table without a grid: names on the left, figures on the right."""
    table = Table(first, box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def _titled(title: str, table: Table, caption: str) -> RenderableType:
    return Group(Text(title, "bold"), table, Text(f"{caption}\n", "dim"))


def _plain(share: dict[str, float], between: str = "  ", style: str = "") -> Text:
    """A share and its interval, in percent."""
    interval = f"{share['low'] * 100:.1f}–{share['high'] * 100:.1f}"
    return Text.assemble((f"{share['share']:.1%}", style), between, (f"{interval:>9}", "dim"))


def _judged(share: dict[str, float], between: str = "  ") -> Text:
    """The same, in colour where the interval leaves one half aside."""
    style = "green" if share["low"] > 0.5 else "red" if share["high"] < 0.5 else "none"
    return _plain(share, between, f"bold {style}")


# --- Tournaments ---


def ratings_table(rows: list[dict[str, Any]]) -> RenderableType:
    """Bots with their ratings, the best first."""
    table = _light_table("bot", "rating", "95 %", "share of its games", "games")
    for row in rows:
        between = f"{row['low']:.1f} to {row['high']:.1f}"
        table.add_row(
            row["bot"], f"{row['rating']:.1f}", between, f"{row['share']:.1%}", f"{row['games']}"
        )
    return _titled("Ratings", table, "openskill (Plackett-Luce); a newcomer has 25.")


# --- Calibration ---


def calibration_tables(figures: dict[str, Any]) -> RenderableType:
    """For each thing that the bots believe: how often it is so, by how likely they hold it."""
    bots = ", ".join(dict.fromkeys(figures["bots"]))
    played = f"{figures['games']:,} games of {bots}, {figures['decisions']:,} decisions searched"
    parts = [
        _belief_table(f"{figures['game']}, {figures['players']} players: who is a {name}", belief)
        for name, belief in figures["beliefs"].items()
    ]
    return Group(*parts, f"{played}, {figures['seconds']:.1f} s in all")


def _belief_table(title: str, belief: dict[str, Any]) -> RenderableType:
    table = _light_table("said", "number", "in games", "mean said", "is true", "95 % interval")
    for tenth in belief["tenths"]:
        true = tenth["true"]
        table.add_row(
            f"{tenth['from']:.0%} – {tenth['to']:.0%}",
            f"{tenth['number']:,}",
            f"{tenth['games']:,}",
            f"{tenth['mean_said']:.1%}" if true else "–",
            f"{true['share']:.1%}" if true else "–",
            f"{true['low']:.1%} – {true['high']:.1%}" if true else "–",
        )
    certain = belief["certain"]
    caption = [
        "What is said in one game hangs together: the intervals are too narrow.",
        f"Left out as certain: {certain['number']:,}, of which {certain['wrong']:,} wrong.",
    ]
    if belief["number"]:
        caption.append(
            f"Log loss {belief['log_loss']:.4f}; saying {belief['share']:.1%} every time would"
            f" have {belief['log_loss_of_share']:.4f}."
        )
    known = belief["known"]
    if known["games"]:
        caption.append(
            f"In {known['games']:,} games a seat of side {known['side']} was"
            f" {known['sure']:.0%} sure of all,\nfrom turn {known['mean_turn']:.1f} on average."
        )
    return _titled(title, table, "\n".join(caption))


# --- The search ---


def search_table(figures: dict[str, Any]) -> RenderableType:
    """How fast our search is, beside somebody else's, and how well it keeps to its time."""
    peer = figures["peer"]
    table = Table(title="Search on one core, iterations per second of CPU time")
    for heading in ("game", "players", "rate", "µs each", "draws each", "to the end",
                    "times OpenSpiel"):  # fmt: skip
        table.add_column(heading, justify="right" if heading != "game" else "left")
    for row in figures["search"]:
        to_the_end = row["to_the_end_per_second"]
        rate = row["iterations_per_second"]
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{rate:,.0f}",
            f"{1e6 / rate:,.1f}",
            f"{row['in_draws']:,.0f}",
            f"{to_the_end:,.0f}",
            f"{to_the_end / peer['iterations_per_second']:.2f}" if peer else "–",
        )
    explained = HOW_TO_INSTALL
    if peer is not None:
        table.add_section()
        table.add_row(peer["game"], str(peer["players"]), "", "", "",
                      f"{peer['iterations_per_second']:,.0f}", "")  # fmt: skip
        explained = (
            f"{peer['library']} {peer['version']} plays {peer['game']}:"
            f" {peer['decisions_per_game']:.0f} decisions a game, {peer['moves_per_decision']:.1f}"
            f" moves each; to judge a position, {peer['rollouts']}."
        )
    ours = "To the end: if every iteration plays the game out, which ours does by rule of thumb."
    return Group(table, Text(f"{ours} {explained}"), _time_budgets(figures["search"]))


def _time_budgets(rows: list[dict[str, Any]]) -> Table:
    """How much of the time they are allowed decisions take."""
    allowed = [budget["seconds"] for budget in rows[0]["time_budgets"]]
    table = Table(title="Time that a decision takes, of what it is allowed")
    table.add_column("game")
    table.add_column("players", justify="right")
    for seconds in allowed:
        table.add_column(f"{seconds:g} s: mean", justify="right")
        table.add_column("worst", justify="right")
    for row in rows:
        ratios = [
            f"{budget[name]:.1%}"
            for budget in row["time_budgets"]
            for name in ("mean_ratio", "worst_ratio")
        ]
        table.add_row(row["game"], str(row["players"]), *ratios)
    return table
