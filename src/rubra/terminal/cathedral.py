"""The Red Cathedral's table, drawn with letters."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker, text
from rubra.core.vocabulary import Said
from rubra.games.cathedral.words import IVAN_IDS, ORNAMENT_IDS, RESOURCE_IDS
from rubra.terminal.pages import Chapter, Entry

COLOURS = {
    "red": "bold red",
    "blue": "bold blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "white": "bold white",
}
MATERIALS = {
    "wood": "rgb(190,120,50)",
    "brick": "red",
    "stone": "bright_black",
    "gold": "yellow",
    "green": "green",
    "purple": "magenta",
    "rubles": "cyan",
    "recognition": "white",
}
DIE_FACES = " ⚀⚁⚂⚃⚄⚅"
ORNAMENT = "◆"


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [
        _cathedral(view, speaker),
        _market(view, speaker),
        _influence(view, speaker),
        _reserve(view, speaker),
        _builders(view, speaker),
        _workshops(view, speaker),
    ]
    if view["ivan"]:
        parts.append(_ivan(view, speaker))
    parts.append(Text(_legend(speaker), style="dim"))
    title = f"{speaker.text('title')} · {speaker.text('table-turn', turn=view['turn'])}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")


def question(view: dict[str, Any], speaker: Speaker, _choices: int) -> str:
    """What is asked of the viewer now, in one sentence."""
    if view["step"] == "place_tile":
        return speaker.text("ask-place_tile", tile=_tile_name(view["now"]["tile"], speaker))
    if view["step"] == "build":
        return speaker.text("ask-build", left=view["now"]["deliveries"])
    return speaker.text(f"ask-{view['step']}")


def price(_view: dict[str, Any], _move: Said, _speaker: Speaker) -> str:
    """What a choice costs and brings."""
    return ""


def explain(_view: dict[str, Any], speaker: Speaker) -> list[Chapter]:
    """What can be explained."""
    topics = [("resource", name) for name in RESOURCE_IDS]
    topics += [("ornament", name) for name in ORNAMENT_IDS]
    topics += [("ivan", name) for name in IVAN_IDS]
    entries = [
        Entry(speaker.text(f"{domain}-{value}"), speaker.text(f"{domain}-{value}-help"))
        for domain, value in topics
    ]
    return [Chapter(speaker.text("title"), entries)]


def final(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The points of each builder."""
    return Group(*(_score(view, speaker, number) for number in range(view["builders"])))


def beliefs(_knowledge: dict[str, Any], _you: int, _speaker: Speaker) -> list[str]:
    """Nothing is hidden, so there is nothing to believe."""
    return []


# --- The cathedral ---


def _cathedral(view: dict[str, Any], speaker: Speaker) -> Table:
    """Towers side by side, the bases at the bottom."""
    table = Table(
        title=speaker.text("table-cathedral"), title_justify="left", box=box.SIMPLE_HEAD,
        show_header=False, show_lines=True, pad_edge=False,
    )  # fmt: skip
    towers = view["towers"]
    for _ in towers:
        table.add_column()
    for level in reversed(range(max(len(tower) for tower in towers))):
        table.add_row(
            *(
                _section(view, speaker, number, level) if level < len(tower) else Text()
                for number, tower in enumerate(towers)
            )
        )
    return table


def _section(view: dict[str, Any], speaker: Speaker, tower: int, level: int) -> Text:
    section = view["towers"][tower][level]
    cell = Text(f"{'ABCDEF'[tower]}{level + 1} ", style="bold")
    cell.append(speaker.text(f"section-{section['section']}"), style="dim")
    if section["owner"] is not None:
        cell.append(" ▌").append_text(_builder(view, speaker, section["owner"]))
    cell.append("\n")
    if section["finished"]:
        cell.append(speaker.text("table-done"), style="bold")
        if section["ornament"] is not None:
            cell.append(f" {ORNAMENT} ").append_text(_builder(view, speaker, section["ornament"]))
        return cell
    for material, wanted in section["cost"].items():
        laid = section["laid"].get(material, 0)
        cell.append_text(_short(speaker, material)).append(f"{laid}/{wanted} ")
    cell.append("→ ").append_text(_short(speaker, "recognition"))
    cell.append(str(section["recognition"]))
    if section["rubles"]:
        cell.append(" ").append_text(_short(speaker, "rubles")).append(str(section["rubles"]))
    if section["tile"]:
        cell.append(" [").append_text(_tile(section["tile"], speaker)).append("]")
    return cell


def _builder(view: dict[str, Any], speaker: Speaker, number: int) -> Text:
    """A builder's name in its colour."""
    style = COLOURS[view["seats"][number]["colour"]]
    return Text(str(speaker.value("seat", number)), style=style)


# --- The market ---


def _market(view: dict[str, Any], speaker: Speaker) -> Table:
    """The eight spaces in the direction of the arrows, with their dice."""
    table = Table(title=speaker.text("table-market"), title_justify="left", box=box.SIMPLE_HEAD)
    dice = []
    for space in view["market"]:
        heading = _short(speaker, space["resource"]).append(f" ×{space['quantity']}")
        table.add_column(heading, justify="center")
        cell = Text()
        for die in space["dice"]:
            name = speaker.text(f"initial-{die['die']}")
            cell.append(f"{name}{DIE_FACES[die['value']]}{die['value']} ", COLOURS[die["die"]])
        dice.append(cell)
    table.add_row(*dice)
    return table


def _influence(view: dict[str, Any], speaker: Speaker) -> Table:
    """The card of each quarter, with its two actions."""
    table = Table(title=speaker.text("table-influence"), title_justify="left", box=None)
    table.add_column()
    table.add_column()
    table.show_header = False
    for quarter, card in enumerate(view["influence"]):
        spaces = view["market"][2 * quarter : 2 * quarter + 2]
        where = Text(" ").join(_short(speaker, space["resource"]) for space in spaces)
        where.append(f" {speaker.value('influence', card['card'])}", style="bold")
        first, second = (effect_text(effect, speaker) for effect in card["choices"])
        table.add_row(where, f"1) {first}   2) {second}")
    return table


def effect_text(effect: dict[str, Any], speaker: Speaker) -> str:
    """What an effect does, in words."""
    name = effect["do"]
    values: dict[str, Any] = {}
    if name in ("gain_any", "swap"):
        values["things"] = ", ".join(speaker.text(f"resource-{kind}") for kind in effect["of"])
    if name == "gain":
        values["things"] = _things({effect["what"]: effect["n"]}, speaker)
    if name in ("gain_any", "deliver", "score"):
        values["count"] = effect["n"]
    if name == "gather":
        values["where"] = effect["where"]
    if name == "score":
        values["per"] = effect["per"]
    if name == "yield":
        values["die"] = speaker.text(f"die-{effect['die']}")
    said = speaker.text(f"effect-{name}", **values)
    if effect["cost"]:
        said = speaker.text("effect-cost", things=_things(effect["cost"], speaker), effect=said)
    return speaker.text("effect-again", effect=said) if effect["again"] else said


def _things(counts: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(
        speaker.text("thing", what=what, count=count) for what, count in counts.items()
    )


def _reserve(view: dict[str, Any], speaker: Speaker) -> Text:
    line = Text().append(f"{speaker.text('table-reserve')}: ", style="dim")
    for material, count in view["reserve"].items():
        line.append_text(_short(speaker, material)).append(f" {count}  ")
    return line


# --- The builders ---


def _builders(view: dict[str, Any], speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("builder", "points", "rubles", "stock", "banners", "ornaments"):
        table.add_column(speaker.text(f"table-{heading}"))
    for number, seat in enumerate(view["seats"]):
        name = _builder(view, speaker, number)
        if number == view["you"]:
            name = Text(text(speaker.language, "own-seat", name=name.plain), style=name.style)
        if number == view["active"]:
            name = Text("▶ ").append_text(name)
        points = speaker.text(
            "table-score", prestige=seat["prestige"], recognition=seat["recognition"]
        )
        used = sum(seat["stock"].values())
        stock = Text(speaker.text("table-slots", used=used, slots=seat["slots"]))
        for material, count in seat["stock"].items():
            if count:
                stock.append(" ").append_text(_short(speaker, material)).append(str(count))
        banners = speaker.text(
            "table-banner-count",
            inside=seat["banners"]["inventory"],
            beside=seat["banners"]["beside"],
        )
        left = ", ".join(
            f"{speaker.text(f'ornament-{name}')} {count}"
            for name, count in seat["ornaments"].items()
            if count
        )
        table.add_row(name, points, str(seat["rubles"]), stock, banners, left)
    return table


def _workshops(view: dict[str, Any], speaker: Speaker) -> Text:
    """The workshop spaces of each board: a tile that works, one that does not, or the price."""
    lines = Text()
    for number, seat in enumerate(view["seats"][: view["players"]]):
        lines.append(f"{speaker.text('table-workshop')} ", style="dim")
        lines.append_text(_builder(view, speaker, number)).append(": ")
        for bench in seat["workshop"]:
            colour = bench["space"].removesuffix("_2")
            name = speaker.text(f"colour-{colour}")
            if bench["tile"] is None:
                price = speaker.text("table-price", space=name, price=bench["price"])
                lines.append(price, style=COLOURS[colour].removeprefix("bold "))
            else:
                lines.append(f"{name} ", style=COLOURS[colour])
                if bench["face_up"]:
                    lines.append("[").append_text(_tile(bench["tile"], speaker)).append("]")
                else:
                    lines.append(speaker.text("table-face-down"), style="dim")
            lines.append("  ")
        if number + 1 < view["players"]:
            lines.append("\n")
    return lines


def _ivan(view: dict[str, Any], speaker: Speaker) -> Text:
    ivan = view["ivan"]
    turned = ", ".join(speaker.text(f"ivan-{card}") for card in ivan["turned"])
    stock = speaker.text(
        "table-ivan-stock",
        inventory=sum(ivan["inventory"].values()),
        construction=sum(ivan["construction"].values()),
        turned=turned or speaker.text("table-none"),
    )
    return Text().append(f"{speaker.text('table-ivan')}: ", style="dim").append(stock)


def _score(view: dict[str, Any], speaker: Speaker, number: int) -> Text:
    score = view["result"]["scores"][number]
    return Text(speaker.text("table-result", seat=str(speaker.value("seat", number)), **score))


# --- Small things ---


def _short(speaker: Speaker, resource: str) -> Text:
    """A resource in two letters and its colour."""
    return Text(speaker.text(f"short-{resource}"), style=MATERIALS[resource])


def _tile(tile: dict[str, Any], speaker: Speaker) -> Text:
    """A workshop tile as it looks: a resource and how much, or a die."""
    if tile["do"] == "yield":
        return Text("■" + speaker.text(f"initial-{tile['die']}"), style=COLOURS[tile["die"]])
    if tile["do"] == "gain":
        return _short(speaker, tile["what"]).append(str(tile["n"]))
    return Text(_tile_name(tile, speaker))


def _tile_name(tile: dict[str, Any], speaker: Speaker) -> str:
    return str(speaker.value("tile", tile["tile"]))


def _legend(speaker: Speaker) -> str:
    names = [
        f"{speaker.text(f'short-{name}')} {speaker.text(f'resource-{name}')}"
        for name in RESOURCE_IDS[:6]
    ]
    return "   ".join(names) + "\n" + speaker.text("table-legend")
