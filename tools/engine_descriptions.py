"""Write games/<game>/engine.json: all that a browser has to know to run the module beside it.

    python -m tools.engine_descriptions [--check]      --check says which are stale

How records lie in memory, how a view is written as JSON, the words of moves and events, the box
that comes with the game, and what bots may spend. All of it is derived from what the game declares.
Beside it games/<game>/study.json says what a study of many games needs besides (lab/study.py).
"""

from __future__ import annotations

import base64
import inspect
import json
import os
import sys
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from rubra.bots import search, search_bot
from rubra.bots.chances import Chances
from rubra.bots.exclusion import NONE
from rubra.bots.ladder import ladder_of
from rubra.bots.level_bot import LOT_LABEL
from rubra.bots.levels import BUDGETS, LEVELS, NUMBERED, strongest
from rubra.bots.patterns import search_pattern, thinking_pattern
from rubra.bots.player import CHOICE, belief_of, player_of
from rubra.bots.search_bot import CHUNK, IMAGINE_LABEL, KEY_LABEL, Style
from rubra.bots.tree import BRANCHES, NODES, REPLIES, search_workspace_type
from rubra.bots.workspace import (
    BOT_STREAM,
    CHOICE_STREAM,
    COMPILED_LEVELS,
    GAME_STREAM,
    bot_workspace_type,
)
from rubra.core import registry
from rubra.core.engines.module_file import find_module
from rubra.core.game import Game
from rubra.core.journal import CAPACITY, EVERYONE, OWN_MOVE, STATEMENT, WATCHING, Seen
from rubra.core.match_workspace import match_workspace_type, turn_pattern
from rubra.core.patterns import entries_of, plain
from rubra.core.record import CODES
from rubra.core.stream import PURPOSES, key_of, stream_from_seed
from rubra.core.talk import EACH_TURN
from rubra.core.turn import DREW, ILLEGAL
from rubra.core.view import (
    ByName,
    Flag,
    Hidden,
    Listed,
    Members,
    Names,
    Nested,
    Shown,
    Word,
    blank_view,
    first_number,
    said_by,
    shown_fields,
)
from rubra.core.vocabulary import Domain, Vocabulary
from rubra.lab.experiment import LOOK_EVERY
from rubra.lab.review import HOW, SEED
from rubra.lab.study_workspace import (
    COUNTS,
    IN_PARTS,
    WAY_COUNTS,
    WHOLE_WIN,
    GameFigures,
    observed_play_pattern,
    observing_pattern,
    study_of,
    study_workspace_type,
)
from rubra.server.model.stored import STAND_IN
from rubra.server.thinking.bot_pool import ADVISER, PAUSES, pause_of

FORMAT = 1  # of the description: raised when a browser would read an older one wrongly
FILE_NAME = "engine.json"
PATTERNS = (turn_pattern, thinking_pattern, search_pattern)  # what a browser calls
STUDY_FILE_NAME = "study.json"
STUDY_PATTERNS = (observed_play_pattern, observing_pattern)
FOR_SPEED = ("play_study.draw_many",)  # of these what only measures
FOR_LEARNING = ("turn.list_actions", "turn.write_observation")  # of these what it does not


def main() -> None:
    """Write the files, or compare them."""
    os.environ.pop("RUBRA_MODULES", None)  # the module that is shipped
    stale = []
    for name in registry.names():
        for file_name, text in files(registry.load(name)).items():
            file = registry.folder(name) / file_name
            if "--check" not in sys.argv[1:]:
                file.write_text(text, encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                stale.append(f"src/rubra/games/{name}/{file_name}")
    if stale:
        sys.exit(f"{', '.join(stale)} out of date: run python -m tools.engine_descriptions")


def files(game: Game) -> dict[str, str]:
    """The files of a game, by name."""
    belief = belief_of(game)
    records = Records((game.box, belief.state, belief.scratch, player_of(game).memory))
    return {
        FILE_NAME: _encoded(describe(game, records)),
        STUDY_FILE_NAME: _encoded(describe_study(game, records)),
    }


def _encoded(said: dict[str, Any]) -> str:
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n"


def describe(game: Game, records: Records) -> dict[str, Any]:
    """All that is said of a game."""
    assert game.view_record is not None, f"{game.name} does not say what its views are made of"
    views, names = _Views(), _Domains()
    box = game.standard_box
    return {
        "format": FORMAT,
        "game": game.name,
        "title": game.about.title,
        "version": game.about.version,
        "module": find_module(game).description.digest,
        "players": list(game.about.players),
        "options": [
            {"name": one.name, "values": list(one.values), "default": one.default}
            for one in game.about.options
        ],
        "seat_options": [
            {
                "name": one.name,
                "values": list(one.values),
                "different": one.different,
                "only": one.only,
            }
            for one in game.about.seat_options
        ],
        "most_moves": game.most_moves,
        "moves": _kinds(game.move_words, names),
        "events": _kinds(game.event_words, names),
        "statements": [] if game.talk is None else _kinds(game.talk.words, names),
        "most_statements": 0 if game.talk is None else game.talk.most,
        "rouses": [] if game.talk is None else list(game.talk.rouses),
        "domains": names.found,
        "reasons": [[one.name, one.side] for one in game.reasons],
        "refusals": [[one.name, one.clause] for one in game.refusals],
        "box": {
            "digest": box.file.digest,
            "bytes": _base64(box.rows.tobytes()),
            "names": {domain: list(ids) for domain, ids in box.names.items()},
        },
        "options_record": records.number(game.options),
        "match": records.number(match_workspace_type(game)),
        "seen": records.number(Seen),
        "bot": records.number(bot_workspace_type(game)),
        "search": records.number(search_workspace_type(game)),
        "records": list(records.found),
        "view": {
            "root": views.number(game.view_record),
            "blank": _base64(blank_view(game.view_record).tobytes()),
            "records": views.found,
            "names": views.names,
        },
        "entries": _entries(game, PATTERNS, FOR_LEARNING),
        "constants": {
            "illegal": ILLEGAL,
            "drew": DREW,
            "capacity": CAPACITY,
            "everyone": EVERYONE,
            "watching": WATCHING,
            "own_move": OWN_MOVE,
            "statement": STATEMENT,
            "each_turn": EACH_TURN,
            "purposes": PURPOSES,
        },
        "player": _player(game),
    }


def describe_study(game: Game, records: Records) -> dict[str, Any]:
    """What a study needs besides; its records are numbered on from those of the game."""
    known = len(records.found)
    study = study_of(game)
    workspace, figures = records.number(study_workspace_type(game)), records.number(GameFigures)
    return {
        "format": FORMAT,
        "game": game.name,
        "module": find_module(game).description.digest,
        "records": records.found[known:],
        "workspace": workspace,
        "figures": figures,
        "entries": _entries(game, STUDY_PATTERNS, FOR_SPEED),
        "levels": list(COMPILED_LEVELS),
        "look_every": LOOK_EVERY,
        "streams": {"game": GAME_STREAM, "choice": CHOICE_STREAM, "bot": BOT_STREAM},
        "sides": list(game.about.sides),
        "things": list(study.things),
        "ways": [{"event": one.event, "points": one.points, "by": one.by} for one in study.ways],
        "counts": list(COUNTS),
        "way_counts": list(WAY_COUNTS),
        "whole_win": WHOLE_WIN,
        "in_parts": list(IN_PARTS),
        "none": NONE,
    }


def _entries(game: Game, patterns: Iterable[Any], left_out: Iterable[str]) -> dict[str, list[str]]:
    """What can be called, and with what."""
    return {
        f"{pattern.name}.{name}": _parameters(function)
        for pattern in (make(game) for make in patterns)
        for name, function in entries_of(plain(pattern)).items()
        if f"{pattern.name}.{name}" not in left_out
    }


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode()


def _parameters(function: Any) -> list[str]:
    """What an entry takes: `int` for an integer, the name of what its rows hold for anything else.

    An integer is one argument of the module's function, rows are two.
    """
    said = (str(one.annotation) for one in inspect.signature(function).parameters.values())
    return ["int" if one in ("int", "bool") else one for one in said]


# --- Records ---


class Records:
    """How records lie in memory; those that only rules read are so many bytes."""

    def __init__(self, closed: Iterable[type | None] = ()) -> None:
        self.found: list[dict[str, Any]] = []
        self._numbers: dict[Any, int] = {}
        self._closed = {_dtype(kind) for kind in closed if kind is not None}

    def number(self, kind: type) -> int:
        """The number of a record among those that are described."""
        return self._add(_dtype(kind))

    def _add(self, dtype: np.dtype[Any]) -> int:
        if dtype not in self._numbers:
            fields = [
                self._field(name, *dtype.fields[name][:2])  # type: ignore[index]  # a record
                for name in dtype.names or ()
            ]
            self._numbers[dtype] = len(self.found)
            self.found.append({"size": dtype.itemsize, "fields": fields})
        return self._numbers[dtype]

    def _field(self, name: str, dtype: np.dtype[Any], offset: int) -> list[Any]:
        """Name, offset, kind (a letter or the number of a record), and how many in an array."""
        item, count = (dtype.subdtype[0], dtype.shape[0]) if dtype.subdtype else (dtype, None)
        if item in self._closed:
            return [name, offset, "bytes", item.itemsize]
        kind = self._add(item) if item.names else CODES[item.char]
        return [name, offset, kind] if count is None else [name, offset, kind, count]


def _dtype(kind: type) -> np.dtype[Any]:
    dtype: np.dtype[Any] = kind.__dtype__  # type: ignore[attr-defined]  # it is a record
    return dtype


# --- Views ---


class _Views:
    """How each record of a view is written as JSON (core/views.py reads it in Python)."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []
        self.names: list[list[str]] = []
        self._numbers: dict[type, int] = {}

    def number(self, cls: type) -> int:
        """The number of a view record among those that are described."""
        if cls not in self._numbers:
            dtype = _dtype(cls)
            fields = [
                self._field(dtype, field, how, kind)
                for field, (how, kind) in shown_fields(cls).items()
                if not isinstance(how, Hidden)
            ]
            self._numbers[cls] = len(self.found)
            self.found.append({"size": dtype.itemsize, "fields": fields})
        return self._numbers[cls]

    def _field(
        self, dtype: np.dtype[Any], field: str, how: Shown, kind: type | None
    ) -> dict[str, Any]:
        item, offset = _place(dtype, field)
        each = item.subdtype[0] if item.subdtype else item
        found: dict[str, Any] = {"name": how.name or field, "at": offset}
        if kind is not None:
            found["record"] = self.number(kind)
        else:
            found["type"] = CODES[each.char]
        if how.optional:
            teller, start = _place(dtype, said_by(field, how))
            inside, first = first_number(teller)
            found["told_by"] = [start + inside, CODES[first.char]]
            found["absent"] = "null" if how.or_null else "left_out"
        if how.alone:
            found["alone"] = True
        if isinstance(how, Listed):
            found["list"] = how.length
            if how.count is not None:
                counter, start = _place(dtype, how.count)
                found["count"] = [start, CODES[counter.char]]
            if how.each is not None:
                found["each"] = self._scalar(how.each)
        elif isinstance(how, ByName):
            found["by_name"] = self._list(how.names)
            if how.some:
                found["some"] = True
            if how.each is not None:
                found["each"] = self._scalar(how.each)
        elif isinstance(how, Nested):
            if how.merged:
                found["merged"] = True
        else:
            found["each"] = self._scalar(how)
        return found

    def _scalar(self, how: Shown) -> dict[str, Any]:
        """How one number is written."""
        found: dict[str, Any] = {"null": True} if how.optional else {}
        if isinstance(how, Word):
            found["word"] = self._word(how.names)
        elif isinstance(how, Members):
            found["members"] = None if how.names is None else self._word(how.names)
        elif isinstance(how, Flag):
            found["flag"] = True
        return found

    def _word(self, names: Names) -> int | str:
        """The number of a list of names; or a domain of which the box knows the ids."""
        if isinstance(names, str):
            return names
        return self._list(names.names or () if isinstance(names, Domain) else names)

    def _list(self, names: tuple[str, ...]) -> int:
        plain_names = list(names)
        if plain_names not in self.names:
            self.names.append(plain_names)
        return self.names.index(plain_names)


def _place(dtype: np.dtype[Any], field: str) -> tuple[np.dtype[Any], int]:
    item, offset = dtype.fields[field][:2]  # type: ignore[index]  # it is a record
    return item, offset


# --- Words ---


class _Domains:
    """The values that parts of moves and events can take."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []
        self._numbers: dict[Domain, int] = {}

    def number(self, domain: Domain) -> int:
        """The number of a domain among those that are described."""
        if domain not in self._numbers:
            self._numbers[domain] = len(self.found)
            values = domain.size if domain.names is None else list(domain.names)
            other = {"spoken": domain.spoken} if domain.spoken != domain.name else {}
            self.found.append({"name": domain.name, "values": values} | other)
        return self._numbers[domain]


def _kinds(vocabulary: Vocabulary, domains: _Domains) -> list[dict[str, Any]]:
    found = []
    for kind in vocabulary.kinds:
        parts = {name: domains.number(domain) for name, domain in kind.parts.items()}
        found.append(
            {"name": kind.name, "parts": parts} | ({"reveals": True} if kind.reveals else {})
        )
    return found


# --- Bots ---


def _knowledge(game: Game) -> dict[str, Any] | None:
    """Where in the belief of a bot lies what a hint tells; none if it tells nothing."""
    if player_of(game).belief is None:
        return None
    told = belief_of(game).describe
    assert isinstance(told, Chances), f"a browser cannot tell what bots of {game.name} believe"
    return {"name": told.name} | _chances(game, told)


def _chances(game: Game, told: Chances) -> dict[str, Any]:
    """Where in the belief the worlds lie that are added up."""
    found = {}
    for part in ("worlds", "sets", "weights", "seats"):
        item, offset = _place(_dtype(belief_of(game).state), getattr(told, part))
        found[part] = [offset, CODES[(item.subdtype[0] if item.subdtype else item).char]]
    return found


def _player(game: Game) -> dict[str, Any]:
    """What bots of the game may spend, and how they search."""
    player = player_of(game)
    style = Style()
    assert style.horizon is None, "the horizon is the game's own"
    return {
        "levels": list(LEVELS),
        "adviser": ADVISER,
        "stand_in": STAND_IN,
        "pauses": PAUSES,
        "budgets": {
            level: {"iterations": budget.iterations_of(player), "seconds": budget.seconds}
            for level, budget in BUDGETS.items()
        },
        "ladder": {
            str(count): [
                {
                    **msgspec.to_builtins(rung),
                    "pause": pause_of(f"{NUMBERED}:{number}", game.name, count),
                }
                for number, rung in enumerate(ladder_of(game.name, count), 1)
            ]
            for count in game.about.players
        },
        "believes": player.belief is not None,
        "knowledge": _knowledge(game),
        "mixed": sorted(player.mixed),
        "horizon": {str(count): player.horizon(count) for count in game.about.players},
        "longest": game.about.longest,
        "reach": getattr(search, style.reach.upper()),
        "curiosity": style.curiosity,
        "even": style.even,
        "nodes": NODES,
        "branches": BRANCHES,
        "chunk": CHUNK,
        "no_node": search.NO_NODE,
        "choice": CHOICE,
        "key_label": KEY_LABEL,
        "imagine_label": IMAGINE_LABEL,
        "lot_label": LOT_LABEL,
        "no_tree": search.NO_TREE,
        "included": search_bot.INCLUDED,
        "first": search_bot.FIRST,
        "explained": search_bot.EXPLAINED,
        "seldom": search_bot.SELDOM,
        "harm": search_bot.HARM,
        "replies": REPLIES,
        "review": {
            "level": strongest(game),
            "key": key_of(stream_from_seed(SEED)).hex(),
            **msgspec.to_builtins(HOW),
        },
    }


if __name__ == "__main__":
    main()
