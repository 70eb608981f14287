"""Rubricatus' table, drawn with letters."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker, text
from rubra.core.vocabulary import Said
from rubra.games.rubricatus.words import RESOURCES
from rubra.terminal.pages import Chapter, Entry

STYLES = {"materials": "yellow", "technology": "cyan", "culture": "magenta", "defence": "green"}
CROWDED = 2  # more problems than this forbid to build
FEW_LEFT = 5  # problems in the drawer that are a warning


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_head(view, speaker)]
    if view["era_card"]:
        parts.append(_era_card(view["era_card"], speaker))
    parts += [_regions(view, speaker), Text(), _market(view, speaker), Text()]
    parts += [_seats(view, speaker), _tracks(view, speaker)]
    if view["eteries"]:
        parts.append(_eteries(view, speaker))
    if view["you"] is not None and view["result"] is None:
        parts.append(_hand(view, speaker))
    parts.append(Text(speaker.text("table-legend"), style="dim"))
    era = speaker.text(f"era-{view['era']}")
    counted = speaker.text("table-round", era=era, round=view["round"], rounds=view["rounds"])
    title = f"{speaker.text('title')} · {counted}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")


def question(view: dict[str, Any], speaker: Speaker, _choices: int) -> str:
    """What is asked of the viewer now, in one sentence."""
    choice, action = view["choice"], view["action"]
    if choice is not None:
        return speaker.text(f"ask-choice-{choice['do']}")
    if view["step"] == "choosing_place":
        return speaker.text("ask-choosing_place", points=action["points"])
    if view["step"] == "in_region":
        return speaker.text("ask-in_region", region=speaker.text(f"region-{action['region']}"))
    return speaker.text(f"ask-{view['step']}")


def price(_view: dict[str, Any], _move: Said, _speaker: Speaker) -> str:
    """What a choice costs and brings."""
    return ""


def explain(_view: dict[str, Any], speaker: Speaker) -> list[Chapter]:
    """What can be explained."""
    topics = [("resource", resource) for resource in RESOURCES]
    for domain in ("eteria", "action", "era_card", "construction"):
        topics += [(domain, card) for card in speaker.box.names[domain]]
    entries = [
        Entry(speaker.text(f"{domain}-{value}"), speaker.text(f"{domain}-{value}-help"))
        for domain, value in topics
    ]
    return [Chapter(speaker.text("title"), entries)]


def beliefs(_knowledge: dict[str, Any], _you: int, _speaker: Speaker) -> list[str]:
    """What a bot at a seat believes of the others: nothing that it would say."""
    return []


# --- Words for cards ---


def effects_text(effects: list[dict[str, Any]], speaker: Speaker) -> str:
    """The effects of a card in words."""
    return "; ".join(_effect(effect, speaker) for effect in effects)


def _effect(effect: dict[str, Any], speaker: Speaker) -> str:
    said = speaker.text(f"effect-{effect['do']}", n=effect["n"], what=_what(effect, speaker))
    return speaker.text("effect-each", effect=said) if effect["who"] == "each" else said


def _what(words: dict[str, Any], speaker: Speaker) -> str:
    what = words["what"]
    if what is None:
        return ""
    return speaker.text(f"resource-{what}" if what in RESOURCES else f"region-{what}")


def _amounts(amounts: dict[str, int], speaker: Speaker) -> Text:
    found = Text()
    for number, (name, amount) in enumerate(amounts.items()):
        found.append(" " if number else "")
        found.append(f"{amount} {speaker.text(f'resource-{name}')}", style=STYLES[name])
    return found


def _label(speaker: Speaker, name: str) -> Text:
    """The beginning of a line, paler than the rest."""
    return Text().append(f"{speaker.text(f'table-{name}')}: ", style="dim")


# --- The board ---


def _head(view: dict[str, Any], speaker: Speaker) -> Text:
    line = _label(speaker, "drawer")
    style = "bold red" if view["drawer"] <= FEW_LEFT else "bold"
    line.append(f"{view['drawer']}", style=style).append("   ")
    line.append_text(_label(speaker, "difficulty"))
    line.append(speaker.text(f"difficulty-{view['difficulty']['name']}"))
    return line.append(f"   {speaker.text('table-turns', count=view['turns_left'])}", style="dim")


def _era_card(card: dict[str, Any], speaker: Speaker) -> Text:
    line = _label(speaker, "era-card")
    line.append(speaker.text(f"era_card-{card['id']}"), style="bold")
    if card["calamity"]:
        line.append(f" [{speaker.text('table-calamity')}]", style="bold white on black")
    if card["now"]:
        line.append(f" · {effects_text(card['now'], speaker)}")
    if card["check"]:
        check = card["check"]
        said = speaker.text(f"check-{check['do']}", n=check["n"], what=_what(check, speaker))
        line.append("\n  ").append_text(_label(speaker, "at-end")).append(said)
        for part in ("prize", "penalty"):
            if card[part]:
                line.append(f"; {speaker.text(f'table-{part}')}: ", style="dim")
                line.append(effects_text(card[part], speaker))
    return line


def _regions(view: dict[str, Any], speaker: Speaker) -> Text:
    line = _label(speaker, "regions")
    for region in view["regions"]:
        name = speaker.text(f"region-{region['id']}")
        line.append(f"\n  {name:22}")
        style = "bold red" if region["problems"] > CROWDED else ""
        line.append(f"{'●' * region['problems']:6}", style=style)
        for seat in region["standing"]:
            line.append(f" ♟ {speaker.names[seat]}", style="dim")
    return line


def _market(view: dict[str, Any], speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("market", "cost", "problems", "bonus", "pair"):
        table.add_column(speaker.text(f"table-{heading}"))
    for card in view["market"]:
        name = speaker.text(f"construction-{card['id']}")
        comarca = speaker.text(f"comarca-{card['comarca']}")
        era = speaker.text(f"era-{card['era']}")
        table.add_row(
            Text(f"{card['number'] + 1} {name}").append(f" · {comarca}, {era}", style="dim"),
            _amounts(card["cost"], speaker),
            Text("●" * card["problems"], style="red"),
            _bonus(card, speaker),
            "" if card["partner"] is None else f"({card['partner'] + 1})",
        )
    return table


def _bonus(card: dict[str, Any], speaker: Speaker) -> Text:
    line = Text()
    if card["points"]:
        line.append(f"★{card['points']} ", style="bold")
    for name, steps in card["develop"].items():
        said = speaker.text("effect-develop", n=steps, what=speaker.text(f"resource-{name}"))
        line.append(f"{said} ", style=STYLES[name])
    if card["income"]:
        line.append_text(_amounts(card["income"], speaker))
        line.append(f" {speaker.text('table-each-round')}")
    return line


def _tracks(view: dict[str, Any], speaker: Speaker) -> Text:
    tracks = view["tracks"]
    line = _label(speaker, "tracks")
    for name in RESOURCES:
        resource = speaker.text(f"resource-{name}")
        line.append(f"\n  {resource:12}", style=STYLES[name])
        for space in range(tracks["end"] + 1):
            here = [n for n, seat in enumerate(view["seats"]) if seat["track"][name] == space]
            mark = ",".join(speaker.names[seat] for seat in here)
            points = tracks["points"][space - 1] if 0 < space < tracks["end"] else 0
            line.append("─" if space else "", style="dim")
            line.append(f"[{mark}{'★' * points}]", style="" if here else "dim")
        if name in tracks["tokens"]:
            line.append(f" {speaker.text('table-token', points=tracks['first'])}", style="bold")
    return line


def _eteries(view: dict[str, Any], speaker: Speaker) -> Text:
    line = _label(speaker, "eteries")
    for eteria in view["eteries"]:
        line.append(f"\n  {_eteria(eteria, speaker)}")
    return line


def _eteria(eteria: dict[str, Any], speaker: Speaker) -> str:
    ability = speaker.text(f"ability-{eteria['ability']}", what=_what(eteria, speaker))
    name = speaker.text(f"eteria-{eteria['id']}")
    return f"{name}: {ability}"


# --- Players ---


def _seats(view: dict[str, Any], speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(speaker.text("table-seat"))
    table.add_column(speaker.text("table-points"), justify="right")
    for name in RESOURCES:
        table.add_column(speaker.text(f"resource-{name}"))
    for heading in ("helpers", "cards", "built"):
        table.add_column(speaker.text(f"table-{heading}"))
    for number, seat in enumerate(view["seats"]):
        home = "♟" * seat["at_home"] or "–"
        table.add_row(
            _name(view, speaker, number),
            Text(str(seat["points"]), style="bold"),
            *(_stock(seat, name) for name in RESOURCES),
            Text(home).append_text(_own_eteries(seat, speaker)),
            str(seat["cards"]),
            " ".join(str(card["number"] + 1) for card in seat["constructions"]) or "–",
        )
    return table


def _stock(seat: dict[str, Any], name: str) -> Text:
    found = Text(str(seat["stock"][name]), style=STYLES[name])
    if name in seat["income"]:
        found.append(f"+{seat['income'][name]}", style="dim")
    return found.append(" ♟" if name in seat["worked"] else "")


def _own_eteries(seat: dict[str, Any], speaker: Speaker) -> Text:
    found = Text()
    for eteria in seat["eteries"]:
        style = "dim" if eteria["id"] in seat["eteries_out"] else "bold cyan"
        found.append(" ").append(speaker.text(f"eteria-{eteria['id']}"), style=style)
    return found


def _name(view: dict[str, Any], speaker: Speaker, number: int) -> Text:
    name = Text(speaker.names[number])
    if number == view["you"]:
        name = Text().append(text(speaker.language, "own-seat", name=name.plain), style="bold")
    if number == view["holder"]:
        name.append(f" · {speaker.text('table-holder')}", style="red")
    if view["step"] == "bidding" and number not in view["waiting"]:
        name.append(f" · {speaker.text('table-ready')}", style="dim")
    return name


def _hand(view: dict[str, Any], speaker: Speaker) -> Text:
    line = _label(speaker, "hand")
    for card in view["seats"][view["you"]]["hand"]:
        line.append(f"\n  {card['points']} ", style="bold")
        line.append(speaker.text(f"action-{card['id']}"), style="bold")
        said = effects_text(card["event"], speaker) or speaker.text("table-no-event")
        if card["removed"]:
            said = f"{said}; {speaker.text('table-removed')}"
        line.append(f" · {said}", style="dim")
    return line


def final(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The points of each seat, by source."""
    line = _label(speaker, "result")
    line.append(speaker.text(f"reason-{view['result']['reason']}"), style="bold")
    for number, seat in enumerate(view["seats"]):
        won = number in view["result"]["winners"]
        line.append(f"\n  {speaker.names[number]}: {seat['points']}", style="bold" if won else "")
        scored = {speaker.text(f"source-{name}"): p for name, p in seat["scored"].items() if p}
        parts = [f"{source} {points}" for source, points in scored.items()]
        line.append(f" ({', '.join(parts)})", style="dim")
    return line
