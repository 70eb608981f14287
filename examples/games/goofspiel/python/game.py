"""Goofspiel, put together."""

from __future__ import annotations

from pathlib import Path

from rubra.core.game import Game
from rubra.games.goofspiel import rules
from rubra.games.goofspiel.about import ABOUT
from rubra.games.goofspiel.box import read_box
from rubra.games.goofspiel.observation import OBSERVATION
from rubra.games.goofspiel.state import MOST_MOVES, Box, Options, State
from rubra.games.goofspiel.view import View, view
from rubra.games.goofspiel.words import EVENTS, MOVES, REASONS, REFUSALS

GAME = Game(
    about=ABOUT,
    folder=Path(__file__).parent,
    state=State,
    options=Options,
    box=Box,
    read_box=read_box,
    setup=rules.setup,
    moves=rules.moves,
    play=rules.play,
    imagine=rules.imagine,
    view=view,
    move_words=MOVES,
    event_words=EVENTS,
    reasons=REASONS,
    most_moves=MOST_MOVES,
    observation=OBSERVATION,
    view_record=View,
    why_not=rules.why_not,
    refusals=REFUSALS,
)
