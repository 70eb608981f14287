"""Rubricatus, put together."""

from __future__ import annotations

from pathlib import Path

from rubra.core.game import Game
from rubra.games.rubricatus import rules
from rubra.games.rubricatus.about import ABOUT
from rubra.games.rubricatus.box import read_box
from rubra.games.rubricatus.observation import OBSERVATION
from rubra.games.rubricatus.refusals import why_not
from rubra.games.rubricatus.shown import View
from rubra.games.rubricatus.state import MOST_MOVES, Box, Options, State
from rubra.games.rubricatus.view import view
from rubra.games.rubricatus.words import EVENTS, MOVES, REASONS, REFUSALS

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
