"""Moves in words and packed, each converted once: tables say the same ones again and again."""

from __future__ import annotations

from rubra.core.game import Game
from rubra.core.match import Match

MOST_MOVES = 100_000  # that are remembered
MOST_LISTS = 10_000
NOTHING: list[list[str | int]] = []  # the very same whoever has nothing to say


class MoveWords:
    """Conversions between packed moves and words, remembered for all tables of a process."""

    def __init__(self) -> None:
        self._packed: dict[tuple[str | int, ...], int] = {}
        self._words: dict[tuple[str, int], list[str | int]] = {}
        self._lists: dict[tuple[str | int, ...], list[list[str | int]]] = {}
        self._statements: dict[tuple[str, bytes], list[list[str | int]]] = {}

    def read(self, game: Game, words: list[str | int]) -> int:
        """The packed move. Raises UnreadableMove."""
        key = (game.name, *words)
        found = self._packed.get(key)
        if found is None:
            if len(self._packed) > MOST_MOVES:
                self._packed.clear()
            found = self._packed[key] = game.move_words.read(words)
        return found

    def say(self, game: Game, move: int) -> list[str | int]:
        """The move in words; not to be changed."""
        key = (game.name, move)
        found = self._words.get(key)
        if found is None:
            if len(self._words) > MOST_MOVES:
                self._words.clear()
            found = self._words[key] = game.move_words.say(move).as_list()
        return found

    def say_all(self, game: Game, moves: list[int]) -> list[list[str | int]]:
        """The moves in words: the same list for the same moves, and not to be changed."""
        key: tuple[str | int, ...] = (game.name, *moves)
        found = self._lists.get(key)
        if found is None:
            if len(self._lists) > MOST_LISTS:
                self._lists.clear()
            found = self._lists[key] = [self.say(game, move) for move in moves]
        return found

    def state_all(self, match: Match, seat: int) -> list[list[str | int]]:
        """What a seat may say, in words: the same list for the same, and not to be changed."""
        packed = match.packed_statements(seat)
        if not packed:
            return NOTHING
        key = match.game.name, packed
        found = self._statements.get(key)
        if found is None:
            if len(self._statements) > MOST_LISTS:
                self._statements.clear()
            say = match.talk_words.say
            found = self._statements[key] = [say(one).as_list() for one in match.statements(seat)]
        return found
