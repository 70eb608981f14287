"""Algorithms made for a game: each is loaded once, whoever asks first."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

from rubra.bots.player import player_verbs
from rubra.core import registry
from rubra.core.patterns import Pattern, plain


def test_threads_that_ask_at_once_get_the_same_module() -> None:
    """None of them sees another's half-loaded one."""
    rubico = registry.load("rubico")
    game = replace(rubico, about=replace(rubico.about, name="twin"))  # nobody else's modules
    pattern = Pattern("rubra.bots.search", game, player_verbs(rubico))
    together = Barrier(8)

    def ask(_: int) -> object:
        together.wait()
        return plain(pattern)

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # threads take turns in the middle of everything
    try:
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(ask, range(8)))
    finally:
        sys.setswitchinterval(usual)
    assert len(set(map(id, found))) == 1
