"""Rubricatus' table, drawn with letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubra.core.texts import Speaker
from rubra.core.vocabulary import Said
from rubra.games.rubricatus.words import COMARQUES, ERAS, RESOURCES, SOURCES
from rubra.terminal.pages import Chapter, Entry, present, score_sheet, seat_name

if TYPE_CHECKING:  # made by tools/view_types.py
    from rubra.games.rubricatus.view_types import (
        ActionView,
        Check,
        ConstructionView,
        EffectView,
        EraCardView,
        EteriaView,
        ForSale,
        SeatView,
        View,
    )

    Card = ActionView | ConstructionView | EraCardView | EteriaView

STYLES = {"materials": "yellow", "technology": "cyan", "culture": "magenta", "defence": "green"}
FEW_LEFT = 5  # problems in the drawer that are a warning


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_head(view, speaker)]
    if view["era_card"]:
        parts.append(_era_card(view["era_card"], speaker))
    parts += [_regions(view, speaker), _market(view, speaker), Text(), _seats(view, speaker)]
    parts += [_built(view, speaker), _tracks(view, speaker)]
    if view["eteries"]:
        parts.append(_eteries(view, speaker))
    if view["you"] is not None and view["result"] is None:
        parts += [_collections(view, speaker), _hand(view, speaker)]
    parts.append(Text(speaker.text("table-legend"), style="dim"))
    title = f"{speaker.text('title')} · {_round(view, speaker)}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")


def price(view: View, move: Said, speaker: Speaker) -> str:
    """What a choice costs and brings."""
    parts = move.parts
    if move.kind in ("bid", "points", "event"):
        card = next(c for c in _own(view)["hand"] if c["number"] == parts["card"])
        return _card_use(card, move.kind, speaker)
    if move.kind in ("build", "build_sparing", "choose_construction"):
        sold = next(c for c in view["market"] if c["number"] == parts["construction"])
        return worth(sold if move.kind == "choose_construction" else _as_built(view, sold), speaker)
    if move.kind in ("send_eteria", "choose_eteria"):
        known = [*view["eteries"], *(e for seat in view["seats"] for e in seat["eteries"])]
        return _ability(next(e for e in known if e["number"] == parts["eteria"]), speaker)
    if move.kind == "produce":
        return _price_produce(view, str(parts["resource"]), speaker)
    if move.kind == "enter":
        you = present(view["you"])
        cards = sum(parts["region"] in card["sites"][you] for card in view["market"])
        problems = _problems(view, str(parts["region"]))
        return speaker.text("price-region", problems=problems, cards=cards)
    if move.kind == "choose_region":
        return speaker.text("price-problems", n=_problems(view, str(parts["region"])))
    return speaker.text("price-mitigate") if move.kind == "mitigate" else ""


def _price_produce(view: View, resource: str, speaker: Speaker) -> str:
    produce = present(present(view["action"])["produce"])
    return speaker.text("price-produce", **produce[resource])


def final(view: View, speaker: Speaker) -> RenderableType:
    """Why it is over, and where everybody's points came from."""
    result = present(view["result"])
    reason = Text(speaker.text(f"reason-{result['reason']}"), style="bold")
    sources = [
        (speaker.text(f"source-{name}"), [seat["scored"][name] for seat in view["seats"]])
        for name in SOURCES
    ]
    return Group(reason, score_sheet(speaker, speaker.called, sources, result["winners"]))


def beliefs(_knowledge: dict[str, Any], _you: int, _speaker: Speaker) -> list[str]:
    """What a bot at a seat believes of the others: nothing that it would say."""
    return []


# --- Help ---


def explain(view: View, speaker: Speaker) -> list[Chapter]:
    """Every card and space in play: what it costs, what it does, what it is worth."""
    chapters = []
    if view["you"] is not None and view["result"] is None:
        hand = [_explain_action(card, speaker) for card in _own(view)["hand"]]
        chapters.append(Chapter(speaker.text("table-hand"), hand))
    if view["era_card"]:
        era_card = view["era_card"]
        entry = Entry(_named("era_card", era_card, speaker), _era_card_text(era_card, speaker))
        chapters.append(Chapter(speaker.text("table-era-card"), [entry]))
    market = [_explain_construction(view, card, speaker) for card in view["market"]]
    chapters += [
        Chapter(speaker.text("table-market"), market),
        Chapter(speaker.text("table-regions"), _explain_regions(view, speaker)),
        Chapter(speaker.text("help-resources"), _explain_resources(view, speaker)),
        Chapter(speaker.text("table-tracks"), _explain_tracks(view, speaker)),
        Chapter(speaker.text("help-eteries"), _explain_eteries(view, speaker)),
        Chapter(speaker.text("help-eras"), _explain_eras(view, speaker)),
        Chapter(speaker.text("help-scoring"), _explain_scoring(view, speaker)),
    ]
    if any(seat["constructions"] for seat in view["seats"]):
        chapters.append(Chapter(speaker.text("help-built"), _explain_built(view, speaker)))
    return chapters


def _explain_action(card: ActionView, speaker: Speaker) -> Entry:
    value = speaker.text("price-value", points=card["points"])
    story = _story("action", card, speaker)
    return Entry(_named("action", card, speaker), f"{value}; {_event(card, speaker)}. {story}")


def _explain_construction(view: View, card: ForSale, speaker: Speaker) -> Entry:
    parts = [worth(card, speaker), _place_and_time(card, speaker)]
    parts += [_pair(view, card, speaker)] if card["partner"] is not None else []
    said = f"{'; '.join(parts)}. "
    if view["you"] is not None:
        said += f"{_sites(view, card, speaker)}. "
    return Entry(
        _named("construction", card, speaker), said + _story("construction", card, speaker)
    )


def _explain_regions(view: View, speaker: Speaker) -> list[Entry]:
    limits = view["limits"]
    entries = [
        Entry(
            speaker.text(f"region-{region['id']}"),
            speaker.text(
                "help-region",
                comarques=_listed(speaker, "comarca", region["comarques"]),
                problems=region["problems"],
                most=limits["problems"],
                limit=limits["problems_to_build"],
            ),
        )
        for region in view["regions"]
    ]
    left = speaker.text("help-drawer", count=view["drawer"], all=view["supply"])
    return [*entries, Entry(speaker.text("table-drawer"), left)]


def _explain_resources(view: View, speaker: Speaker) -> list[Entry]:
    own = None if view["you"] is None else _own(view)
    return [
        Entry(
            speaker.text(f"resource-{name}"),
            speaker.text(f"resource-{name}-help")
            if own is None
            else speaker.text(
                "help-resource",
                about=speaker.text(f"resource-{name}-help"),
                stock=own["stock"][name],
                most=view["limits"]["resource"],
            ),
        )
        for name in RESOURCES
    ]


def _explain_tracks(view: View, speaker: Speaker) -> list[Entry]:
    tracks = view["tracks"]
    spaces = ", ".join(str(points) for points in tracks["points"])
    said = speaker.text("help-track", spaces=spaces)
    first = speaker.text("help-token", first=tracks["first"], later=tracks["later"])
    return [
        Entry(
            speaker.text("table-track", resource=speaker.text(f"resource-{name}")),
            f"{said} {first}",
        )
        for name in RESOURCES
    ]


def _explain_eteries(view: View, speaker: Speaker) -> list[Entry]:
    found = [(eteria, "") for eteria in view["eteries"]]
    for number, seat in enumerate(view["seats"]):
        whose = speaker.text("help-eteria-with", **speaker.who(name=number))
        found += [(eteria, f" ({whose})") for eteria in seat["eteries"]]
    return [
        Entry(
            _named("eteria", eteria, speaker) + whose,
            f"{_ability(eteria, speaker)}. {_story('eteria', eteria, speaker)}",
        )
        for eteria, whose in found
    ]


def _explain_eras(view: View, speaker: Speaker) -> list[Entry]:
    entries = []
    for era in view["eras"]:
        said = speaker.text(
            "help-era", rounds=era["rounds"], draw=era["draw"], helpers=era["helpers"]
        )
        if era["leaving"]:
            leaving = speaker.text(f"era-{era['leaving']}")
            said += f" {speaker.text('help-era-leaving', era=leaving)}"
        entries.append(Entry(speaker.text(f"era-{era['id']}"), said))
    return entries


def _explain_scoring(view: View, speaker: Speaker) -> list[Entry]:
    scoring = view["scoring"]
    values: dict[str, dict[str, int]] = {
        "last_card": {},
        "majority": {"points": scoring["majority"], "tied": scoring["majority_tied"]},
        "all_eras": {"points": scoring["all_eras"]},
        "leftovers": {"n": scoring["leftovers"]},
        "all_comarques": {"points": scoring["all_comarques"]},
    }
    return [
        Entry(speaker.text(f"source-{name}"), speaker.text(f"help-{name}", **given))
        for name, given in values.items()
    ]


def _explain_built(view: View, speaker: Speaker) -> list[Entry]:
    entries = []
    for number, seat in enumerate(view["seats"]):
        whose = speaker.text("help-builder", **speaker.who(name=number))
        for card in seat["constructions"]:
            said = f"{worth(card, speaker)}; {_place_and_time(card, speaker)}; {whose}. "
            story = _story("construction", card, speaker)
            entries.append(Entry(_named("construction", card, speaker), said + story))
    return entries


# --- Words for cards ---


def effects_text(effects: list[EffectView], speaker: Speaker) -> str:
    """The effects of a card in words."""
    return "; ".join(_effect(effect, speaker) for effect in effects)


def worth(card: ConstructionView, speaker: Speaker) -> str:
    """What a construction costs, what it brings, and the problems that come with it."""
    parts = [f"{speaker.text('table-cost')}: {_amounts(card['cost'], speaker)}"]
    if card["points"]:
        parts.append(f"★{card['points']}")
    for name, steps in card["develop"].items():
        what = speaker.text(f"resource-{name}")
        parts.append(speaker.text("bonus-develop", n=steps, what=what))
    if card["income"]:
        given = _amounts(card["income"], speaker)
        parts.append(f"+{given} {speaker.text('table-each-round')}")
    if card["problems"]:
        parts.append("●" * card["problems"])
    return " · ".join(parts)


def _as_built(view: View, card: ForSale) -> ForSale:
    """A construction as the actor may build it now: what is paid, and all the points it brings."""
    found = next(
        b for b in present(view["action"])["builds"] if b["construction"] == card["number"]
    )
    points = found["points"] + found["bonus"] + found["extension"]
    return {**card, "cost": found["cost"], "points": points}


def _effect(effect: EffectView, speaker: Speaker) -> str:
    said = speaker.text(f"effect-{effect['do']}", **_values(effect, speaker))
    return speaker.text("effect-each", effect=said) if effect["who"] == "each" else said


def _values(words: EffectView | Check, speaker: Speaker) -> dict[str, Any]:
    """What the message of an effect or a check may mention."""
    what = words["what"]
    if what is None:
        return {"n": words["n"], "what": "", "amount": ""}
    name = speaker.text(f"resource-{what}" if what in RESOURCES else f"region-{what}")
    amount = speaker.text("amount", n=words["n"], resource=what, what=name)
    return {"n": words["n"], "what": name, "amount": amount}


def _amounts(amounts: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(
        speaker.text("amount", n=n, resource=name, what=speaker.text(f"resource-{name}"))
        for name, n in amounts.items()
    )


def _ability(eteria: EteriaView, speaker: Speaker) -> str:
    what, amount = "", ""
    if eteria["what"] is not None:
        what = speaker.text(f"resource-{eteria['what']}")
        amount = _amounts({eteria["what"]: 1}, speaker)
    return speaker.text(f"ability-{eteria['ability']}", what=what, amount=amount)


def _event(card: ActionView, speaker: Speaker) -> str:
    """The event of an action card."""
    said = effects_text(card["event"], speaker) or speaker.text("table-no-event")
    return f"{said}; {speaker.text('table-removed')}" if card["removed"] else said


def _card_use(card: ActionView, kind: str, speaker: Speaker) -> str:
    if kind == "event":
        return _event(card, speaker)
    return speaker.text("price-value", points=card["points"])


def _place_and_time(card: ConstructionView, speaker: Speaker) -> str:
    comarca, era = speaker.text(f"comarca-{card['comarca']}"), speaker.text(f"era-{card['era']}")
    return f"{comarca}, {era}"


def _pair(view: View, card: ForSale, speaker: Speaker) -> str:
    """The partner by its name, and whether the viewer has it."""
    name = speaker.value("construction", present(card["partner"]))
    if view["you"] in card["extends"]:
        return speaker.text("pair-own", name=name, points=view["scoring"]["extension"])
    return speaker.text("pair", name=name)


def _sites(view: View, card: ForSale, speaker: Speaker) -> str:
    """Where the viewer could build a card now, or why nowhere."""
    you = present(view["you"])
    if card["sites"][you]:
        return speaker.text("why-sites", regions=_listed(speaker, "region", card["sites"][you]))
    return speaker.text(f"why-{card['why_not'][you]}", what=_amounts(card["short"][you], speaker))


def _named(domain: str, card: Card, speaker: Speaker) -> str:
    return str(speaker.value(domain, speaker.box.names[domain].index(card["id"])))


def _story(domain: str, card: Card, speaker: Speaker) -> str:
    """Some words about a card; cards of another box may have none."""
    message = f"{domain}-{card['id']}-help"
    return speaker.text(message) if speaker.has(message) else ""


def _listed(speaker: Speaker, domain: str, ids: Sequence[str]) -> str:
    return ", ".join(speaker.text(f"{domain}-{name}") for name in ids)


def _label(speaker: Speaker, name: str) -> Text:
    """The beginning of a line, paler than the rest."""
    return Text().append(f"{speaker.text(f'table-{name}')}: ", style="dim")


# --- The board ---


def _round(view: View, speaker: Speaker) -> str:
    era = speaker.text(f"era-{view['era']}")
    return speaker.text("table-round", era=era, round=view["round"], rounds=view["rounds"])


def _problems(view: View, name: str) -> int:
    return int(next(r["problems"] for r in view["regions"] if r["id"] == name))


def _head(view: View, speaker: Speaker) -> Text:
    line = _label(speaker, "drawer")
    style = "bold red" if view["drawer"] <= FEW_LEFT else "bold"
    line.append(f"{view['drawer']}", style=style).append("   ")
    line.append_text(_label(speaker, "difficulty"))
    line.append(speaker.text(f"difficulty-{view['difficulty']['name']}"))
    return line.append(f"   {speaker.text('table-turns', count=view['turns_left'])}", style="dim")


def _era_card(card: EraCardView, speaker: Speaker) -> Text:
    line = _label(speaker, "era-card")
    line.append(_named("era_card", card, speaker), style="bold")
    return line.append(f" · {_era_card_text(card, speaker)}")


def _era_card_text(card: EraCardView, speaker: Speaker) -> str:
    """What it does at once, and what happens to whom at the end of the round."""
    said = [speaker.text("table-calamity")] if card["calamity"] else []
    said += [effects_text(card["now"], speaker)] if card["now"] else []
    if card["check"]:
        check, values = card["check"]["do"], _values(card["check"], speaker)
        ends = []
        for effects, message in (
            (card["prize"], f"met-{check}"),
            (card["penalty"], f"missed-{check}"),
        ):
            if effects:
                who = speaker.text(message, **values)
                ends.append(f"{who}: {effects_text(effects, speaker)}")
        said.append(f"{speaker.text('table-at-end')}, {'; '.join(ends)}")
    return " · ".join(said)


def _regions(view: View, speaker: Speaker) -> Text:
    line = _label(speaker, "regions")
    for region in view["regions"]:
        name = speaker.text(f"region-{region['id']}")
        line.append(f"\n  {name:22}")
        style = "" if region["calm"] else "bold red"
        line.append(f"{'●' * region['problems']:6}", style=style)
        for comarca in region["comarques"]:
            if comarca not in region["id"]:  # 2.2 it has no region of its own
                also = speaker.text("table-also", comarca=speaker.text(f"comarca-{comarca}"))
                line.append(f" {also}", style="dim")
        for seat in region["standing"]:
            line.append(f" ♟ {speaker.name(seat)}")
    return line


def _market(view: View, speaker: Speaker) -> Text:
    line = _label(speaker, "market")
    for card in view["market"]:
        line.append(f"\n  {_named('construction', card, speaker)}", style="bold")
        line.append(f" · {_place_and_time(card, speaker)}", style="dim")
        line.append(f"\n    {worth(card, speaker)}")
        if card["partner"] is not None:
            line.append(f"\n    {_pair(view, card, speaker)}")
        if view["you"] is not None and view["result"] is None:
            line.append(f"\n    {_sites(view, card, speaker)}", style="dim")
    return line


def _tracks(view: View, speaker: Speaker) -> Table:
    """On which space everybody is, and what the spaces give."""
    tracks = view["tracks"]
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(speaker.text("table-tracks"))
    for name in speaker.called:
        table.add_column(name, justify="right")
    spaces = [
        f"{n}{f' ★{points}' if points else ''}" for n, points in enumerate(tracks["points"], 1)
    ]
    table.add_column(", ".join(spaces))
    for name in RESOURCES:
        places = [str(seat["track"][name]) for seat in view["seats"]]
        first = name in tracks["tokens"]
        end = f"{tracks['end']} ★{tracks['first'] if first else tracks['later']}"
        table.add_row(Text(speaker.text(f"resource-{name}"), style=STYLES[name]), *places, end)
    return table


def _eteries(view: View, speaker: Speaker) -> Text:
    line = _label(speaker, "eteries")
    for eteria in view["eteries"]:
        line.append(f"\n  {_named('eteria', eteria, speaker)}: {_ability(eteria, speaker)}")
    return line


# --- Players ---


def _own(view: View) -> SeatView:
    """The viewer's own place."""
    return view["seats"][present(view["you"])]


def _seats(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, collapse_padding=True, header_style="dim")
    table.add_column(speaker.text("table-seat"))
    table.add_column(speaker.text("table-points"), justify="right")
    for name in RESOURCES:
        table.add_column(speaker.text(f"resource-{name}"))
    for heading in ("helpers", "cards"):
        table.add_column(speaker.text(f"table-{heading}"))
    for number, seat in enumerate(view["seats"]):
        table.add_row(
            _name(view, speaker, number),
            Text(str(seat["points"]), style="bold"),
            *(_stock(seat, name) for name in RESOURCES),
            "♟" * seat["at_home"] or "–",
            str(seat["cards"]),
        )
    return table


def _stock(seat: SeatView, name: str) -> Text:
    found = Text(str(seat["stock"][name]), style=STYLES[name])
    if name in seat["income"]:
        found.append(f"+{seat['income'][name]}", style="dim")
    return found.append(" ♟" if name in seat["worked"] else "")


def _name(view: View, speaker: Speaker, number: int) -> Text:
    name = Text("► " if number == view["holder"] else "  ")
    own = "bold" if number == view["you"] else ""
    name.append(seat_name(view, speaker, number), style=own)
    if view["step"] == "bidding" and number not in view["waiting"]:
        name.append(" ✓")
    return name


def _built(view: View, speaker: Speaker) -> Text:
    """Etèries and constructions of each player, by name; those of an Era together."""
    lines = Text()
    for number, seat in enumerate(view["seats"]):
        parts = [", ".join(_own_eteria(seat, eteria, speaker) for eteria in seat["eteries"])]
        for era in ERAS:
            names = [
                _named("construction", card, speaker)
                for card in seat["constructions"]
                if card["era"] == era
            ]
            parts.append(f"{speaker.text(f'era-{era}')}: {', '.join(names)}" if names else "")
        if any(parts):
            lines.append("\n" if lines else "")
            lines.append(f"{speaker.name(number)}: ", style="dim")
            lines.append("; ".join(part for part in parts if part))
    return lines


def _own_eteria(seat: SeatView, eteria: EteriaView, speaker: Speaker) -> str:
    name = _named("eteria", eteria, speaker)
    out = eteria["id"] in seat["eteries_out"]
    return f"{name} ({speaker.text('table-placed')})" if out else name


def _collections(view: View, speaker: Speaker) -> Text:
    """15.2 to 15.5 How many constructions of each Era and comarca the viewer has."""
    lines = Text()
    built = _own(view)["constructions"]
    kinds = (
        ("eras", "era", ERAS, Counter[str](card["era"] for card in built)),
        ("comarques", "comarca", COMARQUES, Counter[str](card["comarca"] for card in built)),
    )
    for number, (heading, domain, names, counts) in enumerate(kinds):
        lines.append("\n" if number else "").append_text(_label(speaker, heading))
        said = [f"{speaker.text(f'{domain}-{name}')} {counts[name] or '–'}" for name in names]
        lines.append(", ".join(said))
    return lines


def _hand(view: View, speaker: Speaker) -> Text:
    line = _label(speaker, "hand")
    for card in _own(view)["hand"]:
        line.append(f"\n  {card['points']} {_named('action', card, speaker)}", style="bold")
        line.append(f" · {_event(card, speaker)}", style="dim")
    return line
