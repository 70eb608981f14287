"""Rubico's table, drawn with letters."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker, text
from rubra.core.vocabulary import Said
from rubra.games.rubico.words import POWER_IDS, SENATE_IDS
from rubra.terminal.hint import percent
from rubra.terminal.pages import Chapter, Entry

STYLES = {"red": "bold red", "blue": "bold blue", "janus": "bold yellow", "pompey": "bold magenta"}


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_track(view, speaker), _senate(view, speaker)]
    if view["reveal"]["cards"]:
        parts.append(_last_reveal(view, speaker))
    parts.append(_seats(view, speaker))
    parts.append(Text(speaker.text("table-legend"), style="dim"))
    if view["you"] is not None and any(view["seats"][view["you"]]["hand"].values()):
        parts.append(_hand(view, speaker))
    title = f"{speaker.text('title')} · {speaker.text('table-turn', turn=view['turn'])}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")


def question(view: dict[str, Any], speaker: Speaker, choices: int) -> str:
    """What is asked of the viewer now, in one sentence."""
    if view["step"] == "suggest":
        laid = not any(view["seats"][view["you"]]["hand"].values())
        return speaker.text("ask-declare" if laid else "ask-lay")
    if view["step"] == "taking":
        left = view["to_take"] - view["taken"]
        return speaker.text("ask-taking", left=left, most=view["most_of_one"])
    return speaker.text(f"ask-{view['step']}" if choices > 1 else "ask-nothing")


def price(_view: dict[str, Any], _move: Said, _speaker: Speaker) -> str:
    """Nothing: choices of this game have no price."""
    return ""


def explain(_view: dict[str, Any], speaker: Speaker) -> list[Chapter]:
    """What can be explained."""
    topics = [("card", card) for card in STYLES]
    topics += [("role", role) for role in ("legionary", "senator")]
    topics += [("senate", card) for card in SENATE_IDS]
    topics += [("power", power) for power in POWER_IDS]
    entries = [
        Entry(speaker.text(f"{domain}-{value}"), speaker.text(f"{domain}-{value}-help"))
        for domain, value in topics
    ]
    return [Chapter(speaker.text("title"), entries)]


def final(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """Who was who."""
    return Text(speaker.text(f"reason-{view['result']['reason']}"), style="bold")


def beliefs(knowledge: dict[str, Any], you: int, speaker: Speaker) -> list[str]:
    """What a bot at a seat believes of the others, in sentences."""
    return [
        speaker.text("believes-senator", seat=speaker.names[seat], chance=percent(chance))
        for seat, chance in enumerate(knowledge["senator"])
        if seat != you
    ]


def _label(speaker: Speaker, name: str) -> Text:
    """The beginning of a line, paler than the rest."""
    return Text().append(f"{speaker.text(f'table-{name}')}: ", style="dim")


def _track(view: dict[str, Any], speaker: Speaker) -> Text:
    line = _label(speaker, "track")
    for number, space in enumerate(view["track"]):
        if number:
            line.append(" ─ ", style="dim")
        name = str(speaker.value("space", space["space"]))
        if space["castrum"]:
            name = f"[{name}]"
        here = space["space"] == view["caesar"]
        line.append(f"♞ {name}" if here else name, style="bold red" if here else "")
    return line


def _senate(view: dict[str, Any], speaker: Speaker) -> Text:
    senate = view["senate"]
    line = _label(speaker, "senate")
    line.append(
        f"{speaker.text('legion-italica')} {senate['italica']}/{senate['to_win']}, "
        f"{speaker.text('legion-apollinaris')} {senate['apollinaris']}/{senate['to_win']}; ",
        style="bold",
    )
    line.append(speaker.text("table-hidden", count=senate["hidden"]))
    for card in senate["turned"]:
        line.append(
            f"\n  {speaker.text('senate-' + card['card'])}", style="" if card["fresh"] else "dim"
        )
        legions = ", ".join(speaker.text(f"legion-{legion}") for legion in card["legions"])
        line.append(f" ({legions})", style="dim")
        if card["fresh"]:
            line.append(f" {speaker.text('senate-' + card['card'] + '-help')}")
    return line


def _last_reveal(view: dict[str, Any], speaker: Speaker) -> Text:
    cards = Text()
    for number, shown in enumerate(view["reveal"]["cards"]):
        if number:
            cards.append(" ")
        cards.append_text(_card(shown["card"], speaker))
        if shown["as"] != shown["card"]:
            cards.append(f" (= {speaker.text('card-' + shown['as'])})", style="dim")
    return _label(speaker, "last-reveal").append_text(cards)


def _seats(view: dict[str, Any], speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("seat", "role", "power", "row", "claim"):
        table.add_column(speaker.text(f"table-{heading}"))
    for number, seat in enumerate(view["seats"]):
        table.add_row(
            _name(view, speaker, number),
            speaker.text(f"role-{seat['role']}") if seat["role"] else speaker.text("table-unknown"),
            _power(seat, speaker),
            _row(seat, speaker),
            _claim(view, number, speaker),
        )
    return table


def _name(view: dict[str, Any], speaker: Speaker, number: int) -> Text:
    name = Text(speaker.names[number])
    if number == view["you"]:
        name = Text().append(text(speaker.language, "own-seat", name=name.plain), style="bold")
    if number == view["centurion"]:
        name.append(f" · {speaker.text('table-centurion')}", style="red")
    elif view["step"] == "suggest":
        state = "busy" if number in view["waiting"] else "ready"
        name.append(f" · {speaker.text(f'table-{state}')}", style="dim")
    return name


def _power(seat: dict[str, Any], speaker: Speaker) -> str:
    if seat["power"] is None:
        return speaker.text("table-unknown") if seat["has_power"] else ""
    name = speaker.text(f"power-{seat['power']}")
    return name if seat["has_power"] else f"{name} ({speaker.text('table-played')})"


def _row(seat: dict[str, Any], speaker: Speaker) -> Text:
    row = Text()
    for slot, place in enumerate(seat["row"]):
        if slot:
            row.append(" ")
        row.append(f"{slot + 1}:", style="dim")
        card = Text("▒") if place["card"] is None else _card(place["card"], speaker)
        if seat["covered"] == slot:
            card = Text("[").append_text(card).append("]")
        row.append_text(card)
        if place["taken"]:
            row.append("→", style="bold")
    return row


def _claim(view: dict[str, Any], number: int, speaker: Speaker) -> str:
    claim = view["seats"][number]["claim"]
    if claim:
        return _counts(claim, speaker)
    shown = view["step"] not in ("suggest", "over") and number != view["centurion"]
    return speaker.text("table-silent") if shown else ""


def _hand(view: dict[str, Any], speaker: Speaker) -> Text:
    cards = _counts(view["seats"][view["you"]]["hand"], speaker)
    return Text(speaker.text("table-your-cards", cards=cards), style="bold")


def _counts(counts: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(speaker.text(f"count-{card}", count=n) for card, n in counts.items() if n)


def _card(card: str, speaker: Speaker) -> Text:
    return Text(speaker.text(f"card-{card}"), style=STYLES[card])
