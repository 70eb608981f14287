"""Rubico, put together."""

from __future__ import annotations

from pathlib import Path

from rubra.core.game import Game
from rubra.games.rubico import ending, rules
from rubra.games.rubico.about import ABOUT
from rubra.games.rubico.box import read_box
from rubra.games.rubico.observation import OBSERVATION
from rubra.games.rubico.refusals import why_not
from rubra.games.rubico.state import MOST_MOVES, Box, Options, State
from rubra.games.rubico.talk import TALK
from rubra.games.rubico.view import View, view
from rubra.games.rubico.words import EVENTS, MOVES, REASONS, REFUSALS

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
    move_words=MOVES,
    event_words=EVENTS,
    reasons=REASONS,
    most_moves=MOST_MOVES,
    observation=OBSERVATION,
    side_of=ending.side_of,
    view_record=View,
    why_not=why_not,
    refusals=REFUSALS,
    talk=TALK,
)
