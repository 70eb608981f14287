"""The Red Cathedral, put together."""

from __future__ import annotations

from pathlib import Path

from rubra.core.game import Game
from rubra.games.cathedral import rules
from rubra.games.cathedral.about import ABOUT
from rubra.games.cathedral.box import read_box
from rubra.games.cathedral.observation import OBSERVATION
from rubra.games.cathedral.refusals import why_not
from rubra.games.cathedral.shown import View
from rubra.games.cathedral.state import MOST_MOVES, Box, Options, State
from rubra.games.cathedral.view import view
from rubra.games.cathedral.words import EVENTS, MOVES, REASONS, REFUSALS

GAME = Game(
    about=ABOUT,
    folder=Path(__file__).parent,
    state=State,
    box=Box,
    options=Options,
    read_box=read_box,
    setup=rules.setup,
    moves=rules.moves,
    play=rules.play,
    imagine=rules.imagine,
    view=view,
    view_record=View,
    why_not=why_not,
    refusals=REFUSALS,
    move_words=MOVES,
    event_words=EVENTS,
    reasons=REASONS,
    most_moves=MOST_MOVES,
    observation=OBSERVATION,
)
