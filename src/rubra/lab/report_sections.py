"""The sections of a report: what is said of a result, as plain data."""

from __future__ import annotations

from typing import Any

import polars as pl

from rubra.core.texts import Speaker
from rubra.lab.findings import (
    CONFIDENCE,
    Findings,
    difference,
    is_clear,
    mean,
    share,
    win_columns,
    z_for,
)

GROUPS = 20  # of deals, whose figures are compared where there is no formula
MOST_UNUSUAL = 2  # games of each kind that a report shows


def whole(findings: Findings, language: str = "en") -> dict[str, Any]:
    """Everything that a report shows, as plain data."""
    runs = findings.main_runs
    return {
        "about": findings.about,
        "title": findings.game.about.title,
        "variants": [
            {"run": run, **findings.variant_of(run), **overview(findings, run)} for run in runs
        ],
        "wins": wins(findings),
        "turns": counts_of(findings, "turns"),
        "ends": ends(findings),
        "points": points(findings),
        "drama": drama(findings),
        "things": [things(findings, run, language) for run in runs],
        "bans": bans(findings, language),
        "ways": [ways(findings, run, language) for run in runs],
        "luck": luck(findings),
        "differences": differences(findings),
        "unusual": unusual(findings),
    }


# --- One section each ---


def overview(findings: Findings, run: int) -> dict[str, Any]:
    """How many games, how long, how much there was to decide."""
    rows = findings.table("games").filter(run=run)
    games = rows.select(
        pl.len().alias("games"),
        pl.col("reason").eq("goes_on").sum().alias("unfinished"),
        (pl.col("winners") == 0).sum().alias("won_by_nobody"),
        pl.col("closely").sum(),
        pl.col("decisions").sum().alias("decisions_sum"),
        pl.col("forced").sum(),
        pl.col("offers").sum(),
        pl.col("widest").max(),
        *(pl.col("turns").quantile(q).alias(f"turns_{int(q * 100)}") for q in (0.05, 0.5, 0.95)),
    ).collect(engine="streaming")
    found = games.row(0, named=True)
    decisions = found.pop("decisions_sum")
    sums = findings.by_deal(rows, (), "turns", "decisions").row(0, named=True)
    z = z_for(2)
    return {
        **found,
        **{
            f"mean_{name}": mean(sums[name], sums[f"{name}_squares"], sums["count"], z)
            for name in ("turns", "decisions")
        },
        "forced_share": found["forced"] / max(1, decisions),
        "branching": found["offers"] / max(1, decisions),
        "branching_of_choices": (found["offers"] - found["forced"])
        / max(1, decisions - found["forced"]),
    }


def wins(findings: Findings) -> list[dict[str, Any]]:
    """Who wins: by side, seat, first player and bot."""
    found: list[dict[str, Any]] = []
    sides = findings.game.about.sides
    runs = findings.main_runs
    rows = findings.seats.filter(pl.col("run").is_in(runs))
    if sides:
        reasons = {
            side: [r.name for r in findings.game.reasons if r.side == side] for side in sides
        }
        games = findings.table("games").filter(pl.col("run").is_in(runs))
        for side in sides:
            won = games.with_columns(
                pl.col("reason").cast(pl.String).is_in(reasons[side]).cast(pl.Float64).alias("won")
            )
            sums = findings.by_deal(won, (), "won")
            halves = dict.fromkeys(runs, 1 / len(sides))
            found += _win_rows(findings, sums, "side", side, halves)
    each = rows.group_by("run").agg(pl.col("won").mean()).collect(engine="streaming")
    fair = dict(each.iter_rows())  # what a seat has of which nothing is known
    seats = findings.by_deal(rows, ("seat",), "won")
    found += _win_rows(findings, seats, "seat", None, fair)
    began = findings.by_deal(rows.filter(pl.col("seat") == pl.col("first")), (), "won")
    found += _win_rows(findings, began, "first", "began", fair)
    if any(len(set(findings.variant_of(run)["bots"])) > 1 for run in runs):
        text = rows.with_columns(pl.col("bot").cast(pl.String))
        bots = findings.by_deal(text, ("bot",), "won")
        found += _win_rows(findings, bots, "bot", None, fair)
    return found


def _win_rows(
    findings: Findings,
    sums: pl.DataFrame,
    what: str,
    name: str | None,
    fair: dict[int, float],
) -> list[dict[str, Any]]:
    z = z_for(len(sums))
    rows = []
    for row in sums.iter_rows(named=True):
        variant = findings.variant_of(row["run"])
        figure = mean(row["won"], row["won_squares"], row["count"], z)
        # A share near none or all: Wilson knows better, with as many tries as the error says
        spread = (figure["high"] - figure["low"]) / (2 * z)
        value = figure["value"]
        tries = value * (1 - value) / spread**2 if spread else row["count"]
        rows.append(
            {
                "variant": variant["name"],
                "what": what,
                "name": name or (row["seat"] + 1 if what == "seat" else row[what]),
                "fair": fair[row["run"]],
                **share(value * tries, tries, z),
                "n": row["count"],
            }
        )
    return rows


def counts_of(findings: Findings, column: str) -> list[dict[str, Any]]:
    """How many games of each variant have each value."""
    found = (
        findings.table("games")
        .filter(pl.col("run").is_in(findings.main_runs), pl.col(column).is_not_null())
        .group_by("run", column)
        .len("games")
        .sort("run", column)
        .collect(engine="streaming")
    )
    return [_named(findings, row) for row in found.iter_rows(named=True)]


def _named(findings: Findings, row: dict[str, Any]) -> dict[str, Any]:
    return {"variant": findings.variant_of(row.pop("run"))["name"], **row}


def ends(findings: Findings) -> list[dict[str, Any]]:
    """How and in which turn games ended."""
    found = (
        findings.table("games")
        .filter(pl.col("run").is_in(findings.main_runs))
        .group_by("run", pl.col("reason").cast(pl.String), "turns")
        .len("games")
        .sort("run", "reason", "turns")
        .collect(engine="streaming")
    )
    return [_named(findings, row) for row in found.iter_rows(named=True)]


def points(findings: Findings) -> dict[str, Any]:
    """How many points winners and others have, and by how much the best leads."""
    rows = findings.table("players").filter(pl.col("run").is_in(findings.main_runs))
    most = rows.select(pl.col("points").abs().max()).collect(engine="streaming").item()
    if not most:
        return {"seats": [], "margins": []}
    wide = max(1, most // 40)
    seats = (
        rows.with_columns((pl.col("points") // wide * wide).alias("points"))
        .group_by("run", "points", (pl.col("won") > 0).alias("winner"))
        .len("seats")
        .sort("run", "points", "winner")
        .collect(engine="streaming")
    )
    return {
        "step": wide,
        "seats": [_named(findings, row) for row in seats.iter_rows(named=True)],
        "margins": counts_of(findings, "margin"),
    }


def drama(findings: Findings) -> dict[str, Any]:
    """How often the lead changed, and when it was the winner's for good."""
    rows = findings.table("games").filter(
        pl.col("run").is_in(findings.main_runs), pl.col("closely"), pl.col("winners") != 0
    )
    settled = (
        rows.with_columns(
            ((pl.col("settled") * 10 / pl.col("turns").clip(1)).floor().clip(0, 9) * 10)
            .cast(pl.Int32)
            .alias("tenth")
        )
        .group_by("run", "tenth")
        .len("games")
        .sort("run", "tenth")
        .collect(engine="streaming")
    )
    return {
        "lead_changes": counts_of(findings, "lead_changes"),
        "settled": [_named(findings, row) for row in settled.iter_rows(named=True)],
    }


def things(findings: Findings, run: int, language: str) -> dict[str, Any]:
    """Each card, tile, power: how often it could be had, was taken, and what became of those.

    Who takes a thing may do so because the game goes well: this is no proof that it helps. For
    that, see the bans.
    """
    variant = findings.variant_of(run)
    sums = _sums(findings, "things", run)
    looked = findings.table("games").filter(run=run).select(pl.col("closely").sum())
    games = int(looked.collect().item())
    seats = games * variant["players"]
    speaker = _speaker(findings, run, language)
    kinds = [row for row in sums if row["family"] == "move"]
    shown = [row for row in sums if row["family"] != "move"]
    z = z_for(len(shown))
    won = _won_looked(findings, run)
    found = []
    for row in shown:
        chosen_from = row["had"] if row["had"] else seats
        took = share(row["took_won"], row["took"], z)
        left = share(
            (row["had_won"] if row["had"] else won) - row["took_won"],
            chosen_from - row["took"],
            z,
        )
        gap = difference(took, left)
        found.append(
            {
                "family": row["family"],
                "name": row["name"],
                "title": str(speaker.value(row["family"], row["name"])),
                "available": share(row["had"], seats, z),
                "taken": share(row["took"], chosen_from, z),
                "offers_taken": row["chosen"] / row["offered"] if row["offered"] else None,
                "appeared": share(row["appeared"], games, z),
                "won_if_appeared": share(row["appeared_won"], row["appeared"], z),
                "won_if_taken": took,
                "won_if_left": left,
                "gap": gap,
                "sure": is_clear(gap),
            }
        )
    return {
        "variant": variant["name"],
        "games": games,
        "things": found,
        "kinds_of_moves": [
            {
                "name": row["name"],
                "offered": row["offered"] / max(1, games),
                "chosen": row["chosen"] / max(1, games),
            }
            for row in kinds
        ],
        "never_legal": [row["name"] for row in kinds if not row["offered"]],
        "never_chosen": [row["name"] for row in kinds if row["offered"] and not row["chosen"]],
        "never_used": [
            one["title"]
            for one, row in zip(found, shown, strict=True)
            if not row["took"] and not row["told"]
        ],
    }


def _won_looked(findings: Findings, run: int) -> float:
    """Wins of all seats in the games that were looked at closely."""
    rows = findings.seats.filter(pl.col("run") == run, pl.col("closely"))
    return float(rows.select(pl.col("won").sum()).collect(engine="streaming").item())


def _sums(findings: Findings, table: str, run: int) -> list[dict[str, Any]]:
    found = (
        findings.table(table)
        .filter(run=run)
        .group_by("family", "name", maintain_order=True)
        .agg(pl.col(pl.Float64).sum())
        .collect()
    )
    return list(found.iter_rows(named=True))


def _speaker(findings: Findings, run: int, language: str) -> Speaker:
    variant = findings.about["runs"][run]["variant"]
    return Speaker(findings.game, findings.box(variant), language, [])


def bans(findings: Findings, language: str) -> list[dict[str, Any]]:
    """What it costs one seat to leave a thing: its wins, less those of the same seat that did not.

    Both are counted on the same deals; each seat leaves the thing in turn.
    """
    banned = [n for n, run in enumerate(findings.about["runs"]) if run["banned"] is not None]
    z = z_for(len(banned))
    found = []
    for run in banned:
        plan = findings.about["runs"][run]
        players = findings.variant_of(run)["players"]
        first = findings.main_runs[plan["variant"]]
        speaker = _speaker(findings, run, language)
        rows = findings.seats.filter(pl.col("seat") == pl.col("game") % players)
        ours = rows.filter(run=run).select("game", "deal", "won", "run")
        free = rows.filter(run=first).select("game", pl.col("won").alias("free"))
        gap = ours.join(free, on="game").with_columns((pl.col("won") - pl.col("free")).alias("gap"))
        sums = findings.by_deal(gap, (), "gap").row(0, named=True)
        family, name = plan["banned"].split(".", 1)
        figure = mean(sums["gap"], sums["gap_squares"], sums["count"], z)
        title = name if family == "move" else str(speaker.value(family, name))
        found.append(
            {"family": family, "name": name, "title": title, **figure, "sure": is_clear(figure)}
        )
    return found


def ways(findings: Findings, run: int, language: str) -> dict[str, Any]:
    """Where winners and others have their points from."""
    sums = _sums(findings, "ways", run)
    looked = findings.table("games").filter(pl.col("run") == run, pl.col("closely"))
    seats = looked.join(findings.table("players").filter(run=run), on=["run", "game"])
    winners, others = (
        seats.select((pl.col("won") > 0).sum(), (pl.col("won") == 0).sum().alias("others"))
        .collect(engine="streaming")
        .row(0)
    )
    z = z_for(len(sums))
    speaker = _speaker(findings, run, language)
    name = findings.game.name
    return {
        "variant": findings.variant_of(run)["name"],
        "ways": [
            {
                "name": row["name"],
                "title": _way_title(speaker, name, row["name"]),
                "winners": row["winners"] / max(1, winners),
                "others": row["others"] / max(1, others),
                "led": share(row["led"], winners, z),
            }
            for row in sums
        ],
    }


def _way_title(speaker: Speaker, game: str, way: str) -> str:
    for message in (f"{game}-source-{way}", f"{game}-way-{way}"):
        if speaker.has(message):
            return speaker.text(message)
    return way.replace("_", " ")


def luck(findings: Findings) -> list[dict[str, Any]]:
    """How much of the result the deal decides, where each was played more than once by equals."""
    found = []
    for run in findings.main_runs:
        repeats = findings.about["runs"][run]["repeats"]
        variant = findings.variant_of(run)
        if repeats < 2 or len(set(variant["bots"])) > 1:
            continue
        deals = (
            _results(findings, run)
            .group_by("deal", "seat")
            .agg(pl.col("won").mean().alias("mean"), pl.col("won").var().alias("within"), pl.len())
            .filter(pl.col("len") == repeats)
            .group_by("seat", (pl.col("deal") % GROUPS).alias("group"))
            .agg(pl.col("mean").var().alias("between"), pl.col("within").mean(), pl.len())
            .filter(pl.col("len") > 1)
            .collect(engine="streaming")
        )
        # The deal's share of the variance, from the variance between means of deals and within
        parts = deals.group_by("group").agg(pl.col("between").mean(), pl.col("within").mean())
        by_deal = (pl.col("between") - pl.col("within") / repeats).clip(0)
        shares = parts.select((by_deal / (by_deal + pl.col("within"))).fill_nan(0).alias("share"))[
            "share"
        ]
        if len(shares) < 2:
            continue
        total, squares = float(shares.sum()), float((shares**2).sum())
        found.append({"variant": variant["name"], **mean(total, squares, len(shares), z_for(1))})
    return found


def _results(findings: Findings, run: int) -> pl.LazyFrame:
    """What each seat made of each game; in a game of teams, what the first side made of it."""
    sides = findings.game.about.sides
    if not sides:
        return findings.seats.filter(run=run)
    won = [reason.name for reason in findings.game.reasons if reason.side == sides[0]]
    return (
        findings.table("games")
        .filter(run=run)
        .with_columns(
            pl.lit(0).alias("seat"),
            pl.col("reason").cast(pl.String).is_in(won).cast(pl.Float64).alias("won"),
        )
    )


COMPARED = {
    "turns": "turns",
    "decisions": "decisions",
    "margin": "the winner's margin",
    "best": "the best score",
    "won_by_nobody": "games that nobody wins",
    "lead_changes": "changes of the lead",
}
IN_SHARES = ("won_by_nobody",)


def differences(findings: Findings) -> list[dict[str, Any]]:
    """What the other variants change against the first, on the same deals, with a verdict."""
    runs = findings.main_runs
    pairs = [(runs[0], run) for run in runs[1:]]
    rows = [row for pair in pairs for row in _compared(findings, *pair)]
    z = z_for(len(rows))
    found = []
    for row in rows:
        sums = row.pop("sums")
        figure = mean(sums["gap"], sums["gap_squares"], sums["count"], z)
        found.append({**row, **figure, "sure": is_clear(figure)})
    return [{**row, "verdict": verdict(row)} for row in found]


def _compared(findings: Findings, first: int, other: int) -> list[dict[str, Any]]:
    names = [findings.variant_of(run)["name"] for run in (first, other)]
    if not findings.comparable(first, other):
        return []
    sides = findings.game.about.sides
    seats = findings.variant_of(first)["players"] if not sides else 0
    wanted = [f"side-{side}" for side in sides] or [f"winner-{seat}" for seat in range(seats)]
    columns = [*win_columns(findings.game, seats), (pl.col("winners") == 0).cast(pl.Float64)]
    columns[-1] = columns[-1].alias("won_by_nobody")
    in_shares = [*wanted, "won_by_nobody"]
    games = findings.table("games").with_columns(columns)
    names_of = [*in_shares, "turns", "decisions", "margin", "best", "lead_changes"]
    ours = games.filter(run=other).select("run", "game", "deal", *names_of)
    base = games.filter(run=first).select("game", pl.col(names_of).name.prefix("base_"))
    both = ours.join(base, on="game")
    found = []
    for name in names_of:
        gap = (pl.col(name).cast(pl.Float64) - pl.col(f"base_{name}")).alias("gap")
        paired = both.filter(pl.col(name).is_not_null(), pl.col(f"base_{name}").is_not_null())
        sums = findings.by_deal(paired.with_columns(gap), (), "gap")
        if len(sums) and sums["gap_squares"].item() > 0:
            found.append(
                {
                    "base": names[0],
                    "variant": names[1],
                    "what": _what(name),
                    "in_shares": name in in_shares,
                    "sums": sums.row(0, named=True),
                }
            )
    return found


def _what(name: str) -> str:
    kind, _, which = name.partition("-")
    if kind == "side":
        return f"games won by {which}"
    if kind == "winner":
        return f"games won by seat {int(which) + 1}"
    return COMPARED[name]


def verdict(row: dict[str, Any]) -> str:
    """A difference in words."""
    unit, scale = (" percentage points", 100) if row["in_shares"] else ("", 1)
    reach = (
        f"{row['low'] * scale:+.3g} to {row['high'] * scale:+.3g}{unit}"
        f" with {CONFIDENCE:.0%} confidence"
    )
    if not row["sure"]:
        return f"{row['what']}: no difference shown ({reach})"
    way = "more" if row["value"] > 0 else "fewer" if row["in_shares"] else "less"
    return f"{row['what']}: {way}, by {abs(row['value']) * scale:.3g}{unit} ({reach})"


# --- Unusual games ---

KINDS = (
    ("longest", "turns", True),
    ("shortest", "turns", False),
    ("largest margin", "margin", True),
    ("highest score", "best", True),
    ("most changes of the lead", "lead_changes", True),
    ("most legal moves", "widest", True),
)


def unusual(findings: Findings) -> list[dict[str, Any]]:
    """Games worth looking at: the ends of each scale, and the rarest way to end."""
    found: list[dict[str, Any]] = []
    seen: set[tuple[int, int]] = set()

    def add(what: str, games: pl.DataFrame) -> None:
        for row in games.iter_rows(named=True):
            if (row["run"], row["game"]) not in seen:
                seen.add((row["run"], row["game"]))
                found.append(
                    {"what": what, **row, "variant": findings.variant_of(row["run"])["name"]}
                )

    columns = ("run", "game", pl.col("reason").cast(pl.String), "turns", "decisions", "best")
    for run in findings.main_runs:
        rows = findings.table("games").filter(run=run)
        for what, column, greatest in KINDS:
            known = rows.filter(pl.col(column).is_not_null())
            ends_of = known.select(pl.col(column).min().alias("a"), pl.col(column).max().alias("b"))
            least, most = ends_of.collect().row(0)
            if least == most:
                continue  # all alike: nothing unusual
            best = known.sort([column, "game"], descending=[greatest, False]).head(MOST_UNUSUAL)
            add(what, best.select(*columns).collect())
        reasons = rows.group_by("reason").len().sort("len", "reason").collect()
        if len(reasons) > 1:
            rarest = rows.filter(pl.col("reason") == reasons["reason"][0]).sort("game")
            add("rarest end", rarest.head(MOST_UNUSUAL).select(*columns).collect())
    return found
