"""A hint says why, whatever it recommends."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rubra
from rubra.core import registry
from rubra.core.match import Match
from rubra.core.record_file import GameRecord, begin, load, to_record
from rubra.server.games.catalog import game_words
from rubra.server.protocol.wire import encode
from tests.web.browser import ROOT
from tests.web.local.node import running
from tests.web.table import GAMES, LANGUAGES

GAMES_OF_CLIENT = ROOT / "web" / "src" / "games"
EACH = 4  # moments at which a kind of move is recommended
RARE = 20  # more games, for what the recorded ones do not have
NAMES = ["Ona", "Pau", "Núria", "Oriol", "Blai", "Mar", "Jan"]


def kinds(game: str) -> set[str]:
    """Every kind of move, as the generated types list them."""
    types = (GAMES_OF_CLIENT / game / "moves.ts").read_text(encoding="utf-8")
    moves = types.split("export type Move =")[1].split(";")[0]
    return set(re.findall(r"kind: '(\w+)'", moves))


def possible(match: Match) -> Iterator[tuple[int, list[Any]]]:
    """What each seat may do now, in words; of each kind one."""
    for seat in match.waiting:
        said: dict[str, list[Any]] = {}
        for move in match.moves(seat):
            words = match.game.move_words.say(move).as_list()
            said.setdefault(str(words[0]), words)
        for words in said.values():
            yield seat, words


def games_of(game: str) -> Iterator[GameRecord]:
    """Recorded games, and some in which much happens that is rare."""
    for path in sorted((ROOT / "tests" / "records" / game).glob("*.json")):
        yield load(path)
    for seed in range(RARE):
        yield to_record(rubra.simulate(game, 3, games=1, bots="easy", seed=seed).match(0))


def recommended(game: str) -> Iterator[dict[str, Any]]:
    """Moves of recorded games, some of each kind, with what their seat sees then."""
    left = dict.fromkeys(kinds(game), EACH)
    for record in games_of(game):
        match = begin(record)
        for seat, *words in record.moves:
            for one, move in possible(match):
                if left[move[0]]:
                    left[move[0]] -= 1
                    yield {"view": match.view(one), "you": one, "move": move}
            match.play_words(int(seat), words)
        if not any(left.values()):
            return
    assert [kind for kind, more in left.items() if more == EACH] == [], "possible in no game"


def messages(game: str, language: str) -> str:
    """All that the browser may say at a table of this game."""
    folder = registry.folder(game) / "texts" / language
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_always_says_why(game: str, tmp_path: Path) -> None:
    """Each kind of move, in every language, at several moments; and it is shown on the board."""
    helps = {name: GAMES_OF_CLIENT / name / "hint.ts" for name in GAMES}
    silent: list[list[Any]] = []
    with running("hint_driver", tmp_path, helps, Path(__file__).parent) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        loaded = registry.load(game)
        words = json.loads(encode(game_words(loaded, loaded.standard_box)))
        for one in recommended(game):
            for language in LANGUAGES:
                asked = {
                    "game": game,
                    "language": language,
                    "source": messages(game, language),
                    "words": words,
                    "names": NAMES,
                    **one,
                }
                process.stdin.write(json.dumps(asked) + "\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
                assert "error" not in answer, (one["move"], answer)
                found = answer["is"]
                if not found["reason"].strip(" .") or not found["marks"]:
                    silent.append([language, one["move"], found])
    assert silent == []
