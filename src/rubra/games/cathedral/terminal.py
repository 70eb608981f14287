"""The Red Cathedral's table, drawn with letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker
from rubra.core.vocabulary import Said
from rubra.games.cathedral.words import IVAN_IDS, ORNAMENT_IDS, RESOURCE_IDS, TRACK
from rubra.terminal.pages import Chapter, Entry, capital, present, score_sheet, seat_name

if TYPE_CHECKING:  # made by tools/view_types.py
    from rubra.games.cathedral.view_types import (
        BenchView,
        EffectView,
        Gives,
        LandingTile,
        SeatView,
        SectionView,
        TileView,
        View,
    )

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
SPACE, PRESTIGE_SPACE, SHARED_SPACE = "·◇+"  # of the score track
TOWERS = "ABCDEF"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [
        _cathedral(view, speaker),
        _market(view, speaker),
        _influence(view, speaker),
        _reserve(view, speaker),
        _track(view, speaker),
        _builders(view, speaker),
        _workshops(view, speaker),
    ]
    if view["ivan"]:
        parts.append(_ivan(view, speaker))
    if view["standstill"]:
        parts.append(Text(speaker.text("table-standstill", **view["standstill"])))
    parts.append(Text(_legend(speaker), style="dim"))
    title = f"{speaker.text('title')} · {speaker.text('table-turn', turn=view['turn'])}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")


def beliefs(_knowledge: dict[str, Any], _you: int, _speaker: Speaker) -> list[str]:
    """Nothing is hidden, so there is nothing to believe."""
    return []


# --- The cathedral ---


def _cathedral(view: View, speaker: Speaker) -> Table:
    """Towers side by side, the bases at the bottom."""
    table = Table(
        title=speaker.text("table-cathedral"), title_justify="left", box=box.SIMPLE_HEAD,
        show_header=False, show_lines=True, pad_edge=False, expand=True,
    )  # fmt: skip
    towers = view["towers"]
    for _ in towers:
        table.add_column(ratio=1, overflow="fold")
    for level in reversed(range(max(len(tower) for tower in towers))):
        table.add_row(
            *(
                _section(view, speaker, number, level) if level < len(tower) else Text()
                for number, tower in enumerate(towers)
            )
        )
    table.add_row(*(_standing(view, speaker, number) for number in range(len(towers))))
    return table


def _standing(view: View, speaker: Speaker, tower: int) -> Text:
    """What a tower is worth as it stands, and to whom."""
    standing = view["standings"][tower]
    cell = Text(speaker.text("table-worth", worth=standing["worth"]), style="dim")
    for number, share in enumerate(standing["shares"]):
        if standing["presence"][number]:
            cell.append("\n").append_text(_builder(view, speaker, number)).append(f" {share}")
    return cell


def _section(view: View, speaker: Speaker, tower: int, level: int) -> Text:
    section = view["towers"][tower][level]
    cell = Text(f"{_place(tower, level)} ", style="bold")
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


def _builder(view: View, speaker: Speaker, number: int) -> Text:
    """A builder's name in its colour."""
    return Text(speaker.name(number), style=_colour(view, number))


def _colour(view: View, number: int) -> str:
    return COLOURS[view["seats"][number]["colour"]]


# --- The market ---


def _market(view: View, speaker: Speaker) -> Table:
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


def _influence(view: View, speaker: Speaker) -> Table:
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


def effect_text(effect: EffectView, speaker: Speaker) -> str:
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


def _reserve(view: View, speaker: Speaker) -> Text:
    line = Text().append(f"{speaker.text('table-reserve')}: ", style="dim")
    for material, count in view["reserve"].items():
        line.append_text(_short(speaker, material)).append(f" {count}  ")
    return line


# --- The builders ---


def _track(view: View, speaker: Speaker) -> Text:
    """The score track in two lines, with the builders by number; where several are, a plus."""
    prestige = set(view["track"])
    markers: dict[int, list[int]] = {}
    for number, seat in enumerate(view["seats"]):
        markers.setdefault(seat["track_space"], []).append(number)
    lines = Text(f"{speaker.text('table-track')}\n", style="bold")
    for first in (1, TRACK // 2 + 1):
        line = Text(f"{first:>3} ", style="dim")
        for space in range(first, first + TRACK // 2):
            here = markers.get(space, [])
            if len(here) > 1:
                line.append(SHARED_SPACE, style="bold")
            elif here:
                line.append(str(here[0] + 1), style=COLOURS[view["seats"][here[0]]["colour"]])
            else:
                line.append(PRESTIGE_SPACE if space in prestige else SPACE)
        lines.append_text(line).append(f" {first + TRACK // 2 - 1}\n")
    return lines


def _builders(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("builder", "points", "next", "rubles", "stock", "banners", "ornaments"):
        named = Text(speaker.text(f"table-{heading}"))
        table.add_column(named, overflow="fold", min_width=named.cell_len)
    for number, seat in enumerate(view["seats"]):
        name = Text(seat_name(view, speaker, number), style=_colour(view, number))
        name = Text("▶" if number == view["active"] else " ").append(f"{number + 1} ") + name
        name.append("\n   " + speaker.text(f"colour-{seat['colour']}"), style="dim")
        points = speaker.text(
            "table-score", prestige=seat["prestige"], recognition=seat["recognition"]
        )
        following = f"✚{seat['next_prestige']}"
        if number >= view["players"]:  # 11.1 Ivan has neither rubles nor an inventory
            banners = str(seat["banners"]["inventory"] + seat["banners"]["beside"])
            table.add_row(name, points, following, "–", "–", banners, _left(seat, speaker))
            continue
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
        rubles = str(seat["rubles"])
        table.add_row(name, points, following, rubles, stock, banners, _left(seat, speaker))
    return table


def _left(seat: SeatView, speaker: Speaker) -> str:
    """The ornaments that a builder has not placed."""
    return "\n".join(
        f"{speaker.text(f'ornament-{name}')} {count}"
        for name, count in seat["ornaments"].items()
        if count
    )


def _workshops(view: View, speaker: Speaker) -> Text:
    """The workshop spaces of each board: a tile that works, one that does not, or the price."""
    lines = Text()
    for number, seat in enumerate(view["seats"][: view["players"]]):
        lines.append_text(_builder(view, speaker, number))
        lines.append(f" · {speaker.text('table-workshop')}: ", style="dim")
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
                    lines.append(f"({speaker.text('table-face-down')})", style="dim")
            lines.append("  ")
        if number + 1 < view["players"]:
            lines.append("\n")
    return lines


def _ivan(view: View, speaker: Speaker) -> Text:
    ivan = present(view["ivan"])
    turned = ", ".join(speaker.text(f"ivan-{card}") for card in ivan["turned"])
    stock = speaker.text(
        "table-ivan-stock",
        inventory=sum(ivan["inventory"].values()),
        construction=sum(ivan["construction"].values()),
        turned=turned or speaker.text("table-none"),
    )
    return Text().append(f"{speaker.text('table-ivan')}: ", style="dim").append(stock)


# --- The end ---


def final(view: View, speaker: Speaker) -> RenderableType:
    """Every source of prestige by builder, and the sum."""
    result = present(view["result"])
    scores = result["scores"]
    names = [speaker.name(number) for number in range(view["builders"])]
    sources = [(speaker.text("table-from-track"), [score["track"] for score in scores])]
    for number, standing in enumerate(view["standings"]):
        tower = speaker.text("table-from-tower", tower=TOWERS[number])
        sources.append((tower, standing["shares"]))
    pieces = ", ".join(str(score["pieces"]) for score in scores)
    left_over = f"{speaker.text('table-left_over')} ({pieces})"
    sources.append((left_over, [score["left_over"] for score in scores]))
    return score_sheet(speaker, names, sources, result["winners"])


# --- What a choice costs and brings ---


def price(view: View, move: Said, speaker: Speaker) -> str:
    """The price of a move and what it would bring, in the short words of the table."""
    maker = PRICES.get(move.kind)
    return maker(view, move.parts, speaker) if maker else ""


def _price_claim(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    section = view["towers"][_tower_number(parts)][parts["level"]]
    said = [f"{_shorts(section['cost'], speaker)} → {_reward(section, speaker)}"]
    if section["tile"]:
        said.append(f"[{_tile(section['tile'], speaker).plain}]")
    if section["risk"]:
        said.append(speaker.text("note-risk", count=section["risk"]))
    return ", ".join(said)


def _price_place(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    if parts["face"] == "down":
        return f"0{speaker.text('short-rubles')}"
    workshop = view["seats"][view["active"]]["workshop"]
    price = next(bench["price"] for bench in workshop if bench["space"] == parts["bench"])
    gives = _given(view["now"]["gives"], speaker)
    return f"{price}{speaker.text('short-rubles')}" + (f" → {gives}" if gives else "")


def _price_deliver(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    section = view["towers"][_tower_number(parts)][parts["level"]]
    if section["missing"] > 1:
        return ""
    said = [f"→ {_reward(section, speaker)}"]
    said += [
        speaker.text("note-loses", seat=speaker.name(one["seat"]), count=one["count"])
        for one in section["penalties"]
    ]
    return ", ".join(said)


def _price_decorate(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    section = view["towers"][_tower_number(parts)][parts["level"]]
    return _shorts({view["ornament_costs"][section["takes"]]: 1}, speaker)


def _price_jewel(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    return speaker.text("note-prestige", count=present(view["now"]["jewels"])[parts["jewel"]])


def _price_prestige(view: View, _parts: dict[str, Any], speaker: Speaker) -> str:
    """9.4 What giving up prestige costs in recognition."""
    before = view["seats"][view["active"]]["recognition"]
    short = speaker.text("short-recognition")
    return f"{short}{before} → {short}{present(view['now']['sale'])['recognition']}"


def _price_sale(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    rubles = f"+{present(view['now']['sale'])['rubles']}{speaker.text('short-rubles')}"
    return f"{_price_prestige(view, parts, speaker)}, {rubles}"


def _price_die(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    landings = present(view["ahead"])[parts["die"]]
    landing = next(one for one in landings if one["price"] == parts["extra"])
    tiles = [_given(tile, speaker) for tile in landing["tiles"]]
    return " + ".join([_given(landing, speaker) or "0", *filter(None, tiles)])


def _price_obtain(view: View, _parts: dict[str, Any], speaker: Speaker) -> str:
    return _given(view["now"]["obtains"], speaker)


def _price_influence(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    card = next(one for one in view["influence"] if one["card"] == parts["card"])
    return effect_text(card["choices"][parts["choice"] == "second"], speaker)


def _price_activate(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    workshop = view["seats"][view["active"]]["workshop"]
    return _given(next(one for one in workshop if one["space"] == parts["bench"])["gives"], speaker)


def _price_ivan(view: View, parts: dict[str, Any], speaker: Speaker) -> str:
    section = view["towers"][_tower_number(parts)][parts["level"]]
    return f"→ {_shorts({'recognition': section['recognition']}, speaker)}"


PRICES: dict[str, Callable[[View, dict[str, Any], Speaker], str]] = {
    "claim": _price_claim,
    "place": _price_place,
    "deliver": _price_deliver,
    "decorate": _price_decorate,
    "add_jewel": _price_jewel,
    "sell_prestige": _price_sale,
    "reroll": _price_prestige,
    "move_die": _price_die,
    "obtain": _price_obtain,
    "influence": _price_influence,
    "activate": _price_activate,
    "send_ivan": _price_ivan,
}


def _tower_number(parts: dict[str, Any]) -> int:
    return TOWERS.lower().index(parts["tower"])


def _place(tower: int, level: int) -> str:
    return f"{TOWERS[tower]}{level + 1}"


def _reward(section: SectionView, speaker: Speaker) -> str:
    counts = {"recognition": section["recognition"], "rubles": section["rubles"]}
    return _shorts(counts, speaker)


def _shorts(counts: dict[str, int], speaker: Speaker) -> str:
    """Amounts in short words; none of which there is nothing."""
    named = [f"{speaker.text(f'short-{what}')}{count}" for what, count in counts.items() if count]
    return " ".join(named)


def _given(gives: Gives | LandingTile | None, speaker: Speaker) -> str:
    """What would be taken; and of how much, if not all of it finds a place."""
    if not gives or "resource" not in gives:
        return ""
    short = speaker.text(f"short-{gives['resource']}")
    if gives["taken"] < gives["count"]:
        return f"{short}{gives['taken']}/{gives['count']}"
    return f"{short}{gives['count']}"


# --- Help on everything in play ---


def explain(view: View, speaker: Speaker) -> list[Chapter]:
    """Each section, space, card, tile and piece in play: its name, then cost, effect and price."""
    chapters = {
        "track": [Entry(speaker.text("table-points"), _explain_track(view, speaker))],
        "cathedral": _explain_towers(view, speaker),
        "market": _explain_market(view, speaker),
        "influence": [_explain_influence(view, quarter, speaker) for quarter in range(4)],
        "workshop": _explain_workshop(view, speaker),
        "reserve": _explain_pieces("resource", RESOURCE_IDS, speaker),
        "ornaments": _explain_pieces("ornament", ORNAMENT_IDS, speaker),
        "ivan": _explain_ivan(view, speaker) if view["ivan"] else [],
    }
    return [
        Chapter(speaker.text(f"table-{title}"), entries)
        for title, entries in chapters.items()
        if entries
    ]


def _explain_towers(view: View, speaker: Speaker) -> list[Entry]:
    found = []
    for tower, sections in enumerate(view["towers"]):
        found.append(_explain_tower(view, tower, speaker))
        for level in range(len(sections)):
            said = _explain_section(view, tower, level, speaker)
            found.append(Entry(_place(tower, level), said))
    return found


def _explain_market(view: View, speaker: Speaker) -> list[Entry]:
    found = []
    for space in view["market"]:
        name = str(speaker.value("space", space["resource"]))
        things = _things({space["resource"]: space["quantity"]}, speaker)
        found.append(Entry(capital(name), speaker.text("help-space", things=things)))
    own = f"die-{view['seats'][_reader(view)]['colour']}"
    found.append(Entry(capital(speaker.text(own)), speaker.text("help-own-die")))
    return found


def _explain_workshop(view: View, speaker: Speaker) -> list[Entry]:
    spaces = view["seats"][_reader(view)]["workshop"]
    found = [_explain_bench(bench, speaker) for bench in spaces]
    for tile in _tiles_in_play(view):
        effect = capital(effect_text(tile, speaker))
        said = speaker.text("help-free-tile", effect=effect)
        found.append(Entry(_tile_name(tile, speaker), said))
    return found


def _explain_pieces(domain: str, names: tuple[str, ...], speaker: Speaker) -> list[Entry]:
    return [
        Entry(capital(speaker.text(f"{domain}-{name}")), speaker.text(f"{domain}-{name}-help"))
        for name in names
    ]


def _explain_ivan(view: View, speaker: Speaker) -> list[Entry]:
    dice: dict[str, str] = {
        card["card"]: speaker.text(f"die-{card['die']}") for card in present(view["ivan"])["cards"]
    }
    return [
        Entry(entry.name, f"{speaker.text('help-ivan', die=dice[name])} {entry.text}")
        for name, entry in zip(IVAN_IDS, _explain_pieces("ivan", IVAN_IDS, speaker), strict=True)
    ]


def _reader(view: View) -> int:
    """Whose board is explained: the viewer's, or that of whoever has the turn."""
    reader: int = view["active"] if view["you"] is None else view["you"]
    return reader


def _explain_track(view: View, speaker: Speaker) -> str:
    seat = view["seats"][_reader(view)]
    following = seat["next_prestige"]
    return speaker.text("help-track", next=following, count=following - seat["recognition"])


def _explain_tower(view: View, tower: int, speaker: Speaker) -> Entry:
    worth = speaker.text("help-tower", worth=view["standings"][tower]["worth"])
    most = speaker.text("help-most", builders=view["builders"])
    name = capital(speaker.text("table-from-tower", tower=TOWERS[tower]))
    return Entry(name, f"{worth} {most}")


def _explain_section(view: View, tower: int, level: int, speaker: Speaker) -> str:
    section = view["towers"][tower][level]
    gain = {"recognition": section["recognition"], "rubles": section["rubles"]}
    said = [
        speaker.text(
            "help-section",
            kind=capital(speaker.text(f"section-{section['section']}")),
            cost=_things(section["cost"], speaker),
            gain=_things({what: count for what, count in gain.items() if count}, speaker),
        )
    ]
    if section["finished"]:
        by = speaker.who(seat=present(section["owner"]))
        said.append(speaker.text("help-done", **by))
    elif section["owner"] is not None:
        cost, laid = section["cost"], section["laid"]
        missing = {what: n - laid.get(what, 0) for what, n in cost.items() if n > laid.get(what, 0)}
        by, lacks = speaker.who(seat=section["owner"]), _things(missing, speaker)
        said.append(speaker.text("help-claimed", **by, missing=lacks))
    if section["ornament"] is not None:
        said.append(speaker.text("help-ornament", **speaker.who(seat=section["ornament"])))
    if section["tile"]:
        tile, effect = _tile_name(section["tile"], speaker), effect_text(section["tile"], speaker)
        said.append(speaker.text("help-tile", tile=tile, effect=effect))
    if section["risk"]:
        said.append(speaker.text("help-risk", count=section["risk"]))
    return " ".join(said)


def _explain_influence(view: View, quarter: int, speaker: Speaker) -> Entry:
    card = view["influence"][quarter]
    spaces = view["market"][2 * quarter : 2 * quarter + 2]
    either = f" {speaker.text('help-or')} ".join(
        str(speaker.value("space", space["resource"])) for space in spaces
    )
    first, second = (effect_text(effect, speaker) for effect in card["choices"])
    said = speaker.text("help-influence", first=first, second=second, spaces=either)
    return Entry(str(speaker.value("influence", card["card"])), said)


def _explain_bench(bench: BenchView, speaker: Speaker) -> Entry:
    dice = [speaker.text("help-the-die", die=speaker.text(f"die-{die}")) for die in bench["dice"]]
    either = f" {speaker.text('help-or')} ".join(dice) or speaker.text("table-none")
    said = speaker.text("help-bench", price=bench["price"], dice=either)
    return Entry(capital(str(speaker.value("bench", bench["space"]))), said)


def _tiles_in_play(view: View) -> list[TileView]:
    """One tile of each kind that lies on a section or on a board, or is in hand."""
    lying = [section["tile"] for tower in view["towers"] for section in tower]
    lying += [bench["tile"] for seat in view["seats"] for bench in seat["workshop"]]
    lying.append(view["now"]["tile"])
    kinds = {tile["tile"]: tile for tile in lying if tile}
    return [kinds[kind] for kind in sorted(kinds)]


# --- Small things ---


def _short(speaker: Speaker, resource: str) -> Text:
    """A resource in two letters and its colour."""
    return Text(speaker.text(f"short-{resource}"), style=MATERIALS[resource])


def _tile(tile: TileView, speaker: Speaker) -> Text:
    """A workshop tile as it looks: a resource and how much, or a die."""
    if tile["do"] == "yield":
        return Text("■" + speaker.text(f"initial-{tile['die']}"), style=COLOURS[tile["die"]])
    if tile["do"] == "gain":
        return _short(speaker, tile["what"]).append(str(tile["n"]))
    return Text(_tile_name(tile, speaker))


def _tile_name(tile: TileView, speaker: Speaker) -> str:
    return str(speaker.value("tile", tile["tile"]))


def _legend(speaker: Speaker) -> str:
    names = [
        f"{speaker.text(f'short-{name}')} {speaker.text(f'resource-{name}')}"
        for name in RESOURCE_IDS[:6]
    ]
    return "   ".join(names) + "\n" + speaker.text("table-legend")
