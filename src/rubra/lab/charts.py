"""The charts of a report, as Vega-Lite by Altair, in colours that everybody can tell apart."""

from __future__ import annotations

from typing import Any

import altair as alt
import polars as pl

PALETTE = ["#9c2f26", "#2f6f8f", "#c08a2d", "#5a7d4f", "#6b4c7a", "#8a8a8a"]
INK, SOFT = "#2b2420", "#8d8177"
PERCENT = ".0%"

Spec = dict[str, Any]


def _finished(chart: Any, height: int = 220) -> Spec:
    """With the look that all have."""
    spec: Spec = (
        chart.properties(width="container", height=height)
        .configure(background="transparent", font="Georgia, 'Times New Roman', serif")
        .configure_axis(labelColor=INK, titleColor=INK, gridColor="#e4dccf", domainColor=SOFT,
                        tickColor=SOFT, labelFontSize=12, titleFontSize=13,
                        titleFontWeight="normal", labelLimit=260)
        .configure_legend(labelColor=INK, titleColor=INK, orient="top", title=None,
                          labelFontSize=12, labelLimit=320)
        .configure_view(stroke=None)
        .configure_range(category=PALETTE)
        .to_dict()
    )  # fmt: skip
    return spec


def _colour(field: str = "variant", several: bool = True) -> Any:
    return alt.Color(f"{field}:N", legend=alt.Legend() if several else None, sort=None)


def _several(rows: list[dict[str, Any]], field: str = "variant") -> bool:
    return len({row[field] for row in rows}) > 1


def wins(rows: list[dict[str, Any]]) -> Spec:
    """A point with its interval for each, and a line at what is fair."""
    what = {"side": "side", "seat": "seat", "first": "who", "bot": "bot"}
    data = pl.DataFrame(
        [{**row, "label": f"{what[row['what']]} {row['name']}"} for row in rows],
        infer_schema_length=None,
    ).drop("name")
    offset = alt.YOffset("variant:N", sort=None)
    y = alt.Y("label:N", sort=None, title=None)
    base = alt.Chart(data)
    colour = _colour(several=_several(rows))
    tips = [alt.Tooltip("label:N", title="who"), "variant:N",
            alt.Tooltip("value:Q", format=".2%", title="wins"),
            alt.Tooltip("low:Q", format=".2%"), alt.Tooltip("high:Q", format=".2%"),
            alt.Tooltip("fair:Q", format=".2%"),
            alt.Tooltip("n:Q", title="deals", format=",")]  # fmt: skip
    span = base.mark_rule(strokeWidth=3).encode(
        x=alt.X("low:Q", axis=alt.Axis(format=PERCENT), title="share of games won"),
        x2="high:Q", y=y, yOffset=offset, color=colour, tooltip=tips,
    )  # fmt: skip
    point = base.mark_point(filled=True, size=90, opacity=1).encode(
        x="value:Q", y=y, yOffset=offset, color=colour, tooltip=tips
    )
    fair = base.mark_tick(color=INK, thickness=2, size=22).encode(x="fair:Q", y=y)
    lines = len({row["what"] + str(row["name"]) for row in rows})
    each = 20 + 14 * len({row["variant"] for row in rows})
    return _finished(fair + span + point, lines * each)


def shares_of(rows: list[dict[str, Any]], column: str, title: str, count: str = "games") -> Spec:
    """How games are spread over values, as shares of each variant."""
    data = pl.DataFrame(rows)
    data = data.with_columns((pl.col(count) / pl.col(count).sum().over("variant")).alias("share"))
    few = data[column].n_unique() <= 45
    x = alt.X(
        f"{column}:{'O' if few else 'Q'}",
        title=title,
        axis=alt.Axis(labelAngle=0, labelOverlap=True),
    )
    several = _several(rows)
    chart = alt.Chart(data)
    shown = (
        chart.mark_bar(cornerRadiusEnd=2)
        if few or not several
        else chart.mark_line(interpolate="step-after", strokeWidth=2)
    )
    shown = shown.encode(
        x=x,
        y=alt.Y("share:Q", axis=alt.Axis(format=PERCENT), title="share of " + count),
        color=_colour(several=several),
        tooltip=["variant:N", f"{column}:Q", alt.Tooltip("share:Q", format=".2%"),
                 alt.Tooltip(f"{count}:Q", format=",")],
    )  # fmt: skip
    if few and several:
        shown = shown.encode(xOffset=alt.XOffset("variant:N", sort=None))
    return _finished(shown)


def points(rows: list[dict[str, Any]], step: int) -> Spec:
    """Points of winners and of the others."""
    data = pl.DataFrame(rows).with_columns(
        (pl.col("seats") / pl.col("seats").sum().over("variant", "winner")).alias("share"),
        pl.when("winner").then(pl.lit("winners")).otherwise(pl.lit("others")).alias("who"),
    )
    shown = alt.Chart(data).mark_area(interpolate="step-after", opacity=0.55).encode(
        x=alt.X("points:Q", title=f"points, in steps of {step}"),
        y=alt.Y("share:Q", stack=None, axis=alt.Axis(format=PERCENT), title="share of seats"),
        color=alt.Color("who:N", sort=["winners", "others"]),
        tooltip=["variant:N", "who:N", "points:Q", alt.Tooltip("share:Q", format=".2%")],
    )  # fmt: skip
    return _finished(shown)


def ends(rows: list[dict[str, Any]]) -> Spec:
    """In which turn games end, and how."""
    data = pl.DataFrame(rows).with_columns(pl.col("reason").str.replace_all("_", " "))
    shown = alt.Chart(data).mark_bar().encode(
        x=alt.X("turns:Q", bin=alt.Bin(maxbins=40), title="turn in which the game ended"),
        y=alt.Y("sum(games):Q", title="games", stack=True),
        color=alt.Color("reason:N", sort=None),
        tooltip=["reason:N", alt.Tooltip("sum(games):Q", format=",", title="games")],
    )  # fmt: skip
    return _finished(shown, 200)


def things(rows: list[dict[str, Any]]) -> Spec:
    """How often each thing is taken, and how much better those fare who take it."""
    data = pl.DataFrame(
        [
            {
                "title": row["title"],
                "family": row["family"].replace("_", " "),
                "taken": row["taken"]["value"],
                "gap": row["gap"]["value"],
                "low": row["gap"]["low"],
                "high": row["gap"]["high"],
                "sure": "clear" if row["sure"] else "may be chance",
            }
            for row in rows
            if row["gap"]["value"] is not None
        ]
    )
    tips = ["title:N", "family:N", alt.Tooltip("taken:Q", format=".1%"),
            alt.Tooltip("gap:Q", format="+.1%", title="wins more"),
            alt.Tooltip("low:Q", format="+.1%"), alt.Tooltip("high:Q", format="+.1%"),
            "sure:N"]  # fmt: skip
    x = alt.X(
        "taken:Q",
        axis=alt.Axis(format=PERCENT),
        scale=alt.Scale(zero=False),
        title="taken, where it could be",
    )
    base = alt.Chart(data)
    colour = alt.Color("family:N", sort=None)
    opacity = alt.condition(alt.datum.sure == "clear", alt.value(1.0), alt.value(0.35))
    spans = base.mark_rule(strokeWidth=1.5).encode(
        x=x, y=alt.Y("low:Q", axis=alt.Axis(format="+.0%"), title="wins more than who left it"),
        y2="high:Q", color=colour, opacity=opacity, tooltip=tips,
    )  # fmt: skip
    dots = base.mark_point(filled=True, size=70).encode(
        x=x, y="gap:Q", color=colour, opacity=opacity, tooltip=tips
    )
    zero = (
        alt.Chart(pl.DataFrame({"y": [0.0]}))
        .mark_rule(color=SOFT, strokeDash=[4, 4])
        .encode(y="y:Q")
    )
    return _finished(zero + spans + dots, 340)


def bans(rows: list[dict[str, Any]]) -> Spec:
    """What it costs to leave each thing."""
    data = pl.DataFrame(rows).with_columns(
        pl.when("sure").then(pl.lit("clear")).otherwise(pl.lit("may be chance")).alias("certainty")
    )
    y = alt.Y("title:N", sort="x", title=None)
    colour = alt.Color(
        "certainty:N", scale=alt.Scale(domain=["clear", "may be chance"], range=[PALETTE[0], SOFT])
    )
    tips = ["title:N", alt.Tooltip("value:Q", format="+.2%", title="wins"),
            alt.Tooltip("low:Q", format="+.2%"), alt.Tooltip("high:Q", format="+.2%")]  # fmt: skip
    base = alt.Chart(data)
    spans = base.mark_rule(strokeWidth=3).encode(
        x=alt.X("low:Q", axis=alt.Axis(format="+.1%"), title="wins of the seat that leaves it"),
        x2="high:Q", y=y, color=colour, tooltip=tips,
    )  # fmt: skip
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(
        x="value:Q", y=y, color=colour, tooltip=tips
    )
    zero = (
        alt.Chart(pl.DataFrame({"x": [0.0]}))
        .mark_rule(color=SOFT, strokeDash=[4, 4])
        .encode(x="x:Q")
    )
    return _finished(zero + spans + dots, 24 * len(rows) + 20)


def ways(rows: list[dict[str, Any]]) -> Spec:
    """Points of winners and others by where they come from."""
    data = pl.DataFrame(
        [
            {"title": row["title"], "who": who, "points": row[who]}
            for row in rows
            for who in ("winners", "others")
        ]
    )
    shown = alt.Chart(data).mark_bar(cornerRadiusEnd=2).encode(
        x=alt.X("points:Q", title="points of a seat"),
        y=alt.Y("title:N", sort="-x", title=None),
        yOffset=alt.YOffset("who:N", sort=["winners", "others"]),
        color=alt.Color("who:N", sort=["winners", "others"]),
        tooltip=["title:N", "who:N", alt.Tooltip("points:Q", format=".2f")],
    )  # fmt: skip
    return _finished(shown, 40 * len(rows) + 20)


def curve(rows: list[dict[str, Any]], figure: str) -> Spec:
    """What a figure of the box does: shares with their bands."""
    data = pl.DataFrame(rows)
    x = alt.X("setting:Q", title=figure)
    base = alt.Chart(data)
    colour = alt.Color("label:N", sort=None)
    band = base.mark_area(opacity=0.25).encode(
        x=x, y=alt.Y("low:Q", axis=alt.Axis(format=PERCENT), title="share of games won"),
        y2="high:Q", color=colour,
    )  # fmt: skip
    line = base.mark_line(point=True, strokeWidth=2.5).encode(
        x=x, y="value:Q", color=colour,
        tooltip=["label:N", "setting:Q", alt.Tooltip("value:Q", format=".2%"),
                 alt.Tooltip("low:Q", format=".2%"), alt.Tooltip("high:Q", format=".2%")],
    )  # fmt: skip
    return _finished(band + line, 300)
