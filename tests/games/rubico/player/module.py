"""The belief's verbs as bots call them: run by the module of the game, which is much faster."""

from __future__ import annotations

from typing import Any

from rubra.bots.patterns import thinking_pattern
from rubra.bots.workspace import bot_workspace_type
from rubra.core.engines.choice import engine_for
from rubra.games.rubico.game import GAME

_engine = engine_for(GAME)
_thinking = _engine.load(thinking_pattern(GAME))
_rows = _engine.new_memory().rows(bot_workspace_type(GAME), 1)


def begin(box: Any, belief: Any, seat: int, players: int, exact: bool) -> None:
    """Sit down."""
    _run(box, belief, _thinking.sit_down, seat, players, exact)


def witness(box: Any, belief: Any, _scratch: Any, history: Any, count: int) -> None:
    """Take in what was seen and done since."""
    _run(box, belief, _thinking.take_in, history[:count])


def conclude(box: Any, belief: Any, _scratch: Any) -> None:
    """Work out what to believe now."""
    _run(box, belief, _thinking.form_belief)


def _run(box: Any, belief: Any, entry: Any, *arguments: Any) -> None:
    work = _rows[0]
    work.box = box
    work.belief = belief
    entry(_rows, *arguments)
    for name in belief.dtype.names:
        belief[name] = work.belief[name]
