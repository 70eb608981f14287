"""A match in the browser is the same as here: moves, views, events, undo, hash and bots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rubra.bots.levels import BUDGETS, Bot, make_bot
from rubra.bots.search_bot import Budget, Considered, Fear, SearchBot
from rubra.bots.talking import word_of
from rubra.core import registry
from rubra.core.game import Game
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.stream import stream_from_key
from rubra.server.games.catalog import game_words
from rubra.server.protocol.wire import encode
from rubra.server.table.scenes import events_seen
from tests.web.local.node import LocalTable, local_tables

GAMES = registry.names()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalTable]:
    """One Node for all tests."""
    with local_tables(Path(tmp_path_factory.mktemp("local"))) as table:
        yield table


def key_of(*names: Any) -> bytes:
    """A key that is named, so that both sides have it."""
    return sha256(" ".join(map(str, names)).encode()).digest()[:16]


def told(match: Match) -> dict[str, Any]:
    """All that anybody can ask of a match."""
    seats = [NOBODY, *range(match.players)]
    say = match.game.move_words.say
    state = match.game.talk.words.say if match.game.talk is not None else say
    return {
        "waiting": match.waiting,
        "views": [match.view(seat) for seat in seats],
        "moves": [[say(move).as_list() for move in match.moves(seat)] for seat in seats],
        "sayable": [
            [] if seat == NOBODY else [state(one).as_list() for one in match.statements(seat)]
            for seat in seats
        ],
        "said": [[one.at, one.seat, one.turn, *state(one.words).as_list()] for one in match.said],
        "undo": [match.may_undo(seat) for seat in seats],
        "steps": [[step.silent, step.informs] for step in match.steps],
        "events": [
            [[number, words] for number, words in _plain(events_seen(match, seat, 10_000))]
            for seat in seats
        ],
        "result": match.result(),
    }


def _plain(events: Any) -> Iterator[tuple[int, list[Any]]]:
    return ((one.number, one.words) for one in events)


LONG = 250  # steps; what is played at random may go on for thousands
SETTINGS = [(game, players) for game in GAMES for players in registry.about(game).players]


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_a_whole_game_at_random_is_the_same(table: LocalTable, game: str, players: int) -> None:
    """After every move all seats see, may do and may undo the same; what is taken back is too."""
    about = registry.about(game)
    chance = random.Random(f"{game} {players}")
    options = {one.name: chance.choice(one.values) for one in about.options}
    key = key_of(game, players)
    match = Match(registry.load(game), players, key, options)
    assert table.open(game, players, key, **options) == match.options
    returns = 0  # else a long game would never end
    while not match.is_over and len(match.steps) < LONG:
        if chance.random() < 0.1:  # to compare everything after each move would take minutes
            assert table.ask("told") == told(match)
        seat = chance.choice(match.waiting)
        if chance.random() < 0.05 and match.may_undo(seat):
            match.undo(seat)
            table.ask("undo", seat=seat)
        elif returns < 3 and chance.random() < 0.05:
            returns += 1
            to = chance.randrange(len(match.steps) + 1)
            match.go_back(to)
            table.ask("back", to=to)
        else:
            move = chance.choice(match.moves(seat))
            words = match.game.move_words.say(move).as_list()
            match.play(seat, move)
            table.ask("play", seat=seat, move=words)
    assert table.ask("told") == told(match)
    assert table.ask("hash") == match.state_hash()


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_made_of_the_same(table: LocalTable, game: str) -> None:
    """As a server tells the words of a game; and what is asked of whoever sits down."""
    played = registry.load(game)
    table.open(game, max(played.about.players), key_of(game))
    told = msgspec.json.decode(encode(game_words(played, played.standard_box)))
    told["info"] = {
        part: told["info"][part]
        for part in ("name", "players", "options", "seat_options", "levels", "numbered")
    }
    assert table.ask("words") == told


def test_what_may_not_be_done_is_refused(table: LocalTable) -> None:
    """And nothing has changed."""
    game = registry.load("rubico")
    match = Match(game, 5, key_of("refused"))
    table.open("rubico", 5, key_of("refused"))
    seat = match.waiting[0]
    other = next(n for n in range(5) if n not in match.waiting)
    words = game.move_words.say(match.moves(seat)[0]).as_list()
    with pytest.raises(ValueError, match=f"seat {other} is not asked"):
        table.ask("play", seat=other, move=words)
    with pytest.raises(ValueError, match="there is no move 'fly'"):
        table.ask("play", seat=seat, move=["fly"])
    with pytest.raises(ValueError, match="may not play"):
        table.ask("play", seat=seat, move=["say_nothing"])
    with pytest.raises(ValueError, match="there is no move to take back"):
        table.ask("undo", seat=seat)
    with pytest.raises(ValueError, match="has no option 'colour'"):
        table.open("rubico", 5, key_of("refused"), colour="blue")
    assert table.ask("told") == told(match)


# A level by number that is easy, one that mixes and one that always searches
COMPARED = ["random", "easy", *BUDGETS, "level:1", "level:2", "level:3"]
DECISIONS = {"random": 10_000, "easy": 10_000, "medium": 60, "hard": 12}  # or until the end
BY_NUMBER = 80


@pytest.mark.parametrize("level", COMPARED)
@pytest.mark.parametrize("game", GAMES)
def test_bots_make_the_same_moves(table: LocalTable, game: str, level: str) -> None:
    """With the same key, at every level; also after the table went back."""
    played = registry.load(game)
    players = max(played.about.players)
    key = key_of(game, level)
    match = Match(played, players, key)
    table.open(game, players, key)
    bots: list[Bot] = []
    for seat in range(players):
        own = key_of(game, level, seat)
        if level in BUDGETS:
            # As many iterations as the level has, however long they take here and there
            budget = Budget(BUDGETS[level].iterations, None, level)
            bots.append(SearchBot(stream_from_key(own), budget))
        else:
            bots.append(make_bot(level, stream_from_key(own)))
        table.ask("sit", seat=seat, level=level, key=own.hex(), unhurried=True)
    decisions = 0
    while not match.is_over and decisions < DECISIONS.get(level, BY_NUMBER):
        decisions += 1
        if decisions in (7, 8):  # beliefs begin anew
            match.go_back(len(match.steps) - 2)
            table.ask("back", to=len(match.steps))
        for seat in match.waiting:
            move = bots[seat].choose(Position(match, seat))
            words = match.game.move_words.say(move).as_list()
            assert table.ask("choose", seat=seat) == words, f"decision {decisions}"
            match.play(seat, move)
            table.ask("play", seat=seat, move=words)
            if match.is_over:
                break
    assert table.ask("hash") == match.state_hash()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_considers_the_same(table: LocalTable, game: str) -> None:
    """The moves, how often each was tried, what each is worth and what is feared; and beliefs."""
    played = registry.load(game)
    players = max(played.about.players)
    key, own = key_of(game, "hint"), key_of(game, "adviser")
    match = Match(played, players, key)
    table.open(game, players, key)
    seat = match.waiting[0]
    adviser = SearchBot(stream_from_key(own), Budget(100))
    table.ask("sit", seat=seat, level="medium", key=own.hex(), iterations=100)
    thought = adviser.think(Position(match, seat))
    expected = [_considered(played, one) for one in thought.moves if one.share > 0]
    assert table.ask("advise", seat=seat) == {"moves": expected, "knowledge": thought.knowledge}


@pytest.mark.parametrize("game", [game for game in GAMES if registry.load(game).talk])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_bots_say_the_same(table: LocalTable, game: str, level: str) -> None:
    """All through a game, with moves at random and people who ask; and going back unsays it."""
    played = registry.load(game)
    assert played.talk is not None
    words = played.talk.words
    players = max(played.about.players)
    chance = random.Random(f"talk {game}")
    key = key_of(game, "talk")
    match = Match(played, players, key)
    table.open(game, players, key)
    bots = [make_bot(level, stream_from_key(key)) for _ in range(players)]
    for seat in range(players):
        table.ask("sit", seat=seat, level=level, key=key.hex())
    spoken = 0
    while not match.is_over:
        seat = chance.choice(match.waiting)
        move = chance.choice(match.moves(seat))
        match.play(seat, move)
        table.ask("play", seat=seat, move=played.move_words.say(move).as_list())
        seat = chance.randrange(players)
        if chance.random() < 0.3 and match.statements(seat):
            sayable = match.statements(seat)
            asking = [one for one in sayable if words.say(one).kind == "ask"]
            said = chance.choice(chance.choice([sayable, asking]))
            match.say(seat, said)
            table.ask("state", seat=seat, move=words.say(said).as_list())
        if chance.random() < 0.5 and not match.is_over:
            seat = chance.randrange(players)
            statement = word_of(bots[seat], Position(match, seat))
            told = table.ask("speak", seat=seat)
            assert told == (None if statement is None else words.say(statement).as_list())
            if statement is not None:
                spoken += 1
                match.say(seat, statement)
                table.ask("state", seat=seat, move=told)
    assert spoken > 3
    for back in (len(match.steps), len(match.steps) // 2, 3):
        match.go_back(back)
        table.ask("back", to=back)
        found = table.ask("told")
        assert found["said"] == [
            [one.at, one.seat, one.turn, *words.say(one.words).as_list()] for one in match.said
        ]
        assert found["sayable"][1:] == [
            [words.say(one).as_list() for one in match.statements(seat)] for seat in range(players)
        ]


def _considered(game: Game, one: Considered | Fear) -> dict[str, Any]:
    told: dict[str, Any] = {
        "move": game.move_words.say(one.move).as_list(),
        "share": one.share,
        "expected": one.expected,
    }
    if isinstance(one, Fear):
        told["seat"] = one.seat
    elif one.fear is not None:
        told["fear"] = _considered(game, one.fear)
    return told
