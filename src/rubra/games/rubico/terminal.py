"""Rubico's table, drawn with letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker
from rubra.core.vocabulary import Said
from rubra.games.rubico.words import POWER_IDS, SENATE_IDS
from rubra.terminal.hint import percent
from rubra.terminal.pages import Chapter, Entry, capital, present, seat_name

if TYPE_CHECKING:  # made by tools/view_types.py
    from rubra.games.rubico.view_types import SeatView, SenateCard, View

LEGIONS = ("italica", "apollinaris")
STYLES = {"red": "bold red", "blue": "bold blue", "janus": "bold yellow", "pompey": "bold magenta"}


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_track(view, speaker)]
    if view["result"] is None:
        parts.append(_task(view, speaker))
    parts.append(_senate(view, speaker))
    parts += [Text(said) for said in _played_this_turn(view, speaker)]
    if view["reveal"]["cards"]:
        parts.append(_last_reveal(view, speaker))
    parts.append(_seats(view, speaker))
    parts.append(Text(speaker.text("table-legend"), style="dim"))
    if view["result"] is None:
        parts.append(Text(speaker.text("table-left"), style="dim"))
    if view["you"] is not None and any(_own(view)["hand"].values()):
        parts.append(_hand(view, speaker))
    title = f"{speaker.text('title')} · {speaker.text('table-turn', turn=view['turn'])}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")


def price(view: View, move: Said, speaker: Speaker) -> str:
    """Which declaration is true, and where Fortuna would lead Caesar."""
    if move.kind == "declare":
        row: list[str | None] = [place["card"] for place in _own(view)["row"]]
        true = all(row.count(card) == move.parts[card] for card in STYLES)
        return speaker.text("price-truth") if true else ""
    if move.kind == "shift":
        beside = view["beside"]
        space = present(beside["forward" if move.parts["way"] == "forward" else "back"])
        return speaker.text("price-to-space", space=speaker.value("space", space))
    return ""


def final(view: View, speaker: Speaker) -> RenderableType:
    """Why it is over, and who was on which side."""
    result = present(view["result"])
    lines = Text(speaker.text(f"reason-{result['reason']}"), style="bold")
    for side, role in (("caesar", "legionary"), ("senate", "senator")):
        seats = [n for n, seat in enumerate(view["seats"]) if seat["role"] == role]
        mark = "★ " if result["side"] == side else "  "
        said = speaker.text(
            "table-side", side=speaker.text(f"side-{side}"), **speaker.several(seats)
        )
        lines.append(f"\n{mark}{capital(said)}", style="not bold")
    return lines


def beliefs(knowledge: dict[str, Any], you: int, speaker: Speaker) -> list[str]:
    """What a bot at a seat believes of the others, in sentences."""
    return [
        speaker.text("believes-senator", seat=speaker.name(seat), chance=percent(chance))
        for seat, chance in enumerate(knowledge["senator"])
        if seat != you
    ]


# --- Help ---


def explain(view: View, speaker: Speaker) -> list[Chapter]:
    """The turn, the road, and every card in the game."""
    chapters = [
        Chapter(speaker.text("help-turn"), _phases(view, speaker)),
        Chapter(speaker.text("help-road"), _spaces(view, speaker)),
        Chapter(speaker.text("help-march"), _march_cards(view, speaker)),
        Chapter(speaker.text("help-senate-cards"), _senate_cards(view, speaker)),
        Chapter(speaker.text("help-roles"), _roles(view, speaker)),
    ]
    if _setup(view, speaker).powers:
        chapters.insert(4, Chapter(speaker.text("help-power-cards"), _power_cards(view, speaker)))
    return chapters


def _setup(view: View, speaker: Speaker) -> Any:
    """What is printed for this number of players."""
    return speaker.box.printed.setups[view["players"]]


def _phases(view: View, speaker: Speaker) -> list[Entry]:
    printed, setup = speaker.box.printed, _setup(view, speaker)
    phases: dict[str, dict[str, Any]] = {
        "draw": {"count": int(setup.hand), "deck": sum(int(n) for n in setup.march)},
        "suggestion": {"declarations": "yes" if view["declarations"] else "no"},
        "powers": {"powers": "yes" if setup.powers else "no"},
        "choice": {
            "beyond": int(printed.beyond_distance),
            "most": view["most_of_one"],
            "count": _to_take(view),
        },
        "reveal": {},
        "advance": {},
        "senate": {"blues": int(setup.blues_for_senate)},
        "end": {"legions": view["senate"]["to_win"]},
    }
    return [
        Entry(speaker.text(f"help-{phase}"), speaker.text(f"help-{phase}-how", **values))
        for phase, values in phases.items()
    ]


def _spaces(view: View, speaker: Speaker) -> list[Entry]:
    entries = []
    fewest = speaker.game.about.players[0]
    for number, space in enumerate(view["track"]):
        kind = "castrum" if space["castrum"] else "space"
        if number == 0:
            kind = "start"
        elif number == len(view["track"]) - 1:
            kind = "rome"
        said = [speaker.text(f"help-{kind}")]
        marked = int(speaker.box.printed.spaces[space["space"]].players)
        if marked > fewest:
            said.append(speaker.text("help-marked", players=marked))
        if space["space"] == view["caesar"]:
            said.append(speaker.text("help-caesar-here"))
        entries.append(Entry(str(speaker.value("space", space["space"])), " ".join(said)))
    return entries


def _march_cards(view: View, speaker: Speaker) -> list[Entry]:
    counts = [int(count) for count in _setup(view, speaker).march]
    return [
        Entry(
            speaker.text(f"card-{card}"),
            f"{speaker.text(f'card-{card}-help')} "
            f"{speaker.text('help-share', count=counts[number], total=sum(counts))}",
        )
        for number, card in enumerate(STYLES)
    ]


def _senate_cards(view: View, speaker: Speaker) -> list[Entry]:
    up = {card["card"]: card for card in view["senate"]["turned"]}
    entries = []
    for number, card in enumerate(SENATE_IDS):
        legions = speaker.box.printed.senate[number].legions
        named = [legion for bit, legion in enumerate(LEGIONS) if legions >> bit & 1]
        state = "hidden" if card not in up else "holds" if _holds(up[card], view) else "up"
        said = speaker.text(
            "help-senate-card",
            legions=", ".join(speaker.text(f"legion-{legion}") for legion in named),
            effect=speaker.text(f"senate-{card}-help"),
            state=speaker.text(f"help-{state}"),
        )
        entries.append(Entry(speaker.text(f"senate-{card}"), said))
    return entries


def _holds(card: SenateCard, view: View) -> bool:
    """Whether a Senate card does something this turn."""
    off = view["powers_this_turn"]["cancelled"] or view["result"] is not None
    return bool(card["fresh"] and card["effect"] != "none" and not off)


def _power_cards(view: View, speaker: Speaker) -> list[Entry]:
    played = {seat["power"] for seat in view["seats"] if not seat["has_power"]}
    own = view["seats"][view["you"]]["power"] if view["you"] is not None else None
    entries = []
    for power in POWER_IDS:
        said = [speaker.text(f"power-{power}-help")]
        if power == own:
            said.append(speaker.text("help-your-power"))
        if power in played:
            said.append(speaker.text("help-power-played"))
        entries.append(Entry(speaker.text(f"power-{power}"), " ".join(said)))
    return entries


def _roles(view: View, speaker: Speaker) -> list[Entry]:
    red = int(_setup(view, speaker).red_roles)
    counts = {"legionary": red, "senator": view["players"] - red}
    return [
        Entry(
            speaker.text(f"role-{role}"),
            f"{speaker.text(f'role-{role}-help')} "
            f"{speaker.text('help-share', count=count, total=view['players'])}",
        )
        for role, count in counts.items()
    ]


# --- The table ---


def _label(speaker: Speaker, name: str) -> Text:
    """The beginning of a line, paler than the rest."""
    return Text().append(f"{speaker.text(f'table-{name}')}: ", style="dim")


def _track(view: View, speaker: Speaker) -> Text:
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


def _to_take(view: View) -> int:
    """How many cards the Centurion takes this turn, or would."""
    return present(view["would_take"] if view["to_take"] is None else view["to_take"])


def _task(view: View, speaker: Speaker) -> Text:
    """How far it is to the next Castrum, and how many cards the Centurion takes."""
    distance = speaker.text("note-distance", steps=view["to_castrum"])
    count, most = _to_take(view), view["most_of_one"]
    return Text(f"{distance} {speaker.text('table-takes', count=count, most=most)}")


def _played_this_turn(view: View, speaker: Speaker) -> list[str]:
    """What the powers played this turn do."""
    if view["result"] is not None:
        return []
    powers = view["powers_this_turn"]
    said = [speaker.text("event-cancelled")] if powers["cancelled"] else []
    return [*said, speaker.text("event-favoured")] if powers["favours"] else said


def _senate(view: View, speaker: Speaker) -> Text:
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
        if _holds(card, view):
            line.append(f" {speaker.text('senate-' + card['card'] + '-help')}")
    return line


def _last_reveal(view: View, speaker: Speaker) -> Text:
    cards = Text()
    for number, shown in enumerate(view["reveal"]["cards"]):
        if number:
            cards.append(" ")
        cards.append_text(_card(shown["card"], speaker))
        if shown["as"] != shown["card"]:
            cards.append(f" (= {speaker.text('card-' + shown['as'])})", style="dim")
    counted: list[str] = [shown["as"] for shown in view["reveal"]["cards"]]
    sums = {card: view["reveal"][card] for card in ("red", "blue", "pompey")}
    added = {card: count - counted.count(card) for card, count in sums.items()}
    if any(added.values()):
        said = speaker.text("table-effects", cards=_counts(added, speaker))
        cards.append(f"; {said}")
    if any(sums.values()):
        cards.append(f"; {speaker.text('note-in-all', cards=_counts(sums, speaker))}")
    return _label(speaker, "last-reveal").append_text(cards)


def _seats(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    columns = ["seat", "role", "power", "row", "claim"]
    if not _setup(view, speaker).powers:
        columns.remove("power")
    if not view["declarations"]:
        columns.remove("claim")
    if view["result"] is not None:
        columns = [heading for heading in columns if heading not in ("row", "claim")]
    for heading in columns:
        table.add_column(speaker.text(f"table-{heading}"))
    for number, seat in enumerate(view["seats"]):
        role = f"role-{seat['role']}" if seat["role"] else "table-unknown"
        cells = {
            "seat": _name(view, speaker, number),
            "role": Text(speaker.text(role)),
            "power": Text(_power(seat, speaker)),
            "row": _row(seat, speaker),
            "claim": Text(_claim(view, number, speaker)),
        }
        table.add_row(*(cells[heading] for heading in columns))
    return table


def _name(view: View, speaker: Speaker, number: int) -> Text:
    own = "bold" if number == view["you"] else ""
    name = Text().append(seat_name(view, speaker, number), style=own)
    if number == view["centurion"]:
        name.append(f" · {speaker.text('table-centurion')}", style="red")
    elif view["step"] == "suggest":
        state = "busy" if number in view["waiting"] else "ready"
        name.append(f" · {speaker.text(f'table-{state}')}", style="dim")
    return name


def _power(seat: SeatView, speaker: Speaker) -> str:
    if seat["power"] is None:
        return speaker.text("table-unknown") if seat["has_power"] else ""
    name = speaker.text(f"power-{seat['power']}")
    return name if seat["has_power"] else f"{name} ({speaker.text('table-played')})"


def _row(seat: SeatView, speaker: Speaker) -> Text:
    row = Text()
    for slot, place in enumerate(seat["row"]):
        if slot:
            row.append(" ")
        row.append(f"{slot + 1}:", style="dim")
        card = Text("▒") if place["card"] is None else _card(place["card"], speaker)
        if seat["covered"] == slot:
            card = Text("(").append_text(card).append(")")
        row.append_text(card)
        if place["taken"]:
            row.append("→", style="bold")
    return row


def _claim(view: View, number: int, speaker: Speaker) -> str:
    claim = view["seats"][number]["claim"]
    if claim:
        return _counts(claim, speaker)
    shown = view["declarations"] and view["step"] not in ("suggest", "over")
    return speaker.text("table-silent") if shown and number != view["centurion"] else ""


def _own(view: View) -> SeatView:
    """The viewer's own place."""
    return view["seats"][present(view["you"])]


def _hand(view: View, speaker: Speaker) -> Text:
    cards = _counts(_own(view)["hand"], speaker)
    return Text(speaker.text("note-your-cards", cards=cards), style="bold")


def _counts(counts: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(speaker.text(f"count-{card}", count=n) for card, n in counts.items() if n)


def _card(card: str, speaker: Speaker) -> Text:
    return Text(speaker.text(f"card-{card}"), style=STYLES[card])
