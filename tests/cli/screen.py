"""A game's terminal pages, printed as a reader sees them, and what holds for all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console, RenderableType

from rubra.bots.easy import EasyBot
from rubra.core import registry
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import key_of, stream_from_seed
from rubra.core.texts import Speaker
from rubra.terminal.pages import WIDTH, Drawing, draw_choices, draw_help
from rubra.terminal.table import drawing_of, label_of

WIDE = 400


def show(page: RenderableType, width: int = WIDTH) -> str:
    """A page as it is printed on a screen of this width."""
    console = Console(width=width, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(page)
    return captured.get()


def names_of(players: int) -> list[str]:
    """Names as the terminal gives them."""
    return [f"Seat {number}" for number in range(1, players + 1)]


def easy_game(
    name: str, players: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[Match]:
    """A game of easy bots: the match before each decision, and once more when it is over."""
    game = registry.load(name)
    match = Match(game, players, key_of(stream_from_seed(seed)), options)
    bots = [EasyBot(stream_from_seed(100 * seed + seat)) for seat in range(players)]
    while not match.is_over:
        yield match
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(Position(match, seat)))
    yield match


def finished_game(
    name: str, players: int, seed: int, options: dict[str, Any] | None = None
) -> Match:
    """A game of easy bots, played to its end."""
    *_, match = easy_game(name, players, seed, options)
    return match


def pages(match: Match, seat: int, speaker: Speaker) -> list[RenderableType]:
    """Everything that a seat can be shown now: the table, question, choices, help or ending."""
    drawing: Drawing = drawing_of(match.game)
    view = match.view(seat)
    found = [drawing.draw(view, speaker), draw_help(drawing.explain(view, speaker))]
    if match.is_over:
        return [*found, drawing.final(view, speaker)]
    if seat in match.waiting:
        moves = match.moves(seat)
        labels = [label_of(drawing, view, move, speaker) for move in moves]
        found += [speaker.question(view["asked"]), draw_choices(labels, WIDTH)]
    return found


def assert_eighty_columns_are_enough(page: RenderableType) -> None:
    """No word is cut or broken that a wider screen shows whole."""
    narrow, wide = show(page), show(page, WIDE)
    assert "…" not in narrow
    words = re.compile(r"[\w'’·]+")
    lost = set(words.findall(wide)) - set(words.findall(narrow))
    assert not lost, f"{lost} in\n{narrow}"
