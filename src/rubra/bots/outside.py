"""Bots that are programs of somebody else's, spoken to in JSON lines (docs/outside-bots.md).

Such a program is given what its seat may know and the legal moves, and gives one of them back. If
it crashes, takes too long or answers nonsense it loses only its move: the first legal one is
played, and the complaint is kept for whoever shows the game.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from contextlib import suppress
from typing import IO, Any

import msgspec

from rubra.core.errors import OptionError
from rubra.core.position import Position

PROTOCOL = 1
OUTSIDE = "outside"  # how a record names such a bot; never by its command, which somebody might run
SECONDS = 10.0  # for one move
LONGEST_ANSWER = 65_536  # characters of one line


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What a program answers: the number of its move in the list it was given, from 0."""

    move: int


class Failed(Exception):  # noqa: N818 - what happened, not an error of ours
    """The program gave no move that could be played."""


class OutsideBot:
    """One program at one seat, started when it is first asked and again after it has failed."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError:  # a quotation mark without its partner
            self.command = []
        if not self.command:
            raise OptionError("an outside bot needs a command, as in --bot 'python3 my_bot.py'")
        self.seconds = seconds
        self.complaints: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self._told = 0  # events this process has been told

    def choose(self, position: Position) -> int:
        """The program's move, or the first legal one if it has none to give."""
        moves = position.moves()
        try:
            return moves[self._ask(position, moves)]
        except Failed as failure:
            self.complaints.append(str(failure))
            self.close()
            return moves[0]

    def close(self) -> None:
        """End the program. It is started anew if it is asked again."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)  # and whatever it has started
        self._process.wait()
        with suppress(OSError):  # what it did not read any more
            if self._process.stdin is not None:
                self._process.stdin.close()
        self._process = None

    def _ask(self, position: Position, moves: list[int]) -> int:
        if self._process is None:
            self._start(position)
        words = position.game.move_words
        events = position.events()
        self._send(
            {
                "type": "choose",
                "view": position.view(),
                "events": [event.as_list() for event in events[self._told :]],
                "moves": [words.say(move).as_list() for move in moves],
                "seconds": self.seconds,
            }
        )
        self._told = len(events)
        return self._hear(len(moves))

    def _start(self, position: Position) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=pipe,
                stdout=pipe,
                text=True,
                encoding="utf-8",
                start_new_session=True,
            )
        except OSError as error:
            raise Failed(f"it could not be started ({error.strerror})") from None
        assert self._process.stdout is not None
        self._lines = queue.Queue()
        self._told = 0
        heard = (self._process.stdout, self._lines)
        threading.Thread(target=_listen, args=heard, daemon=True).start()
        self._send(
            {
                "type": "start",
                "protocol": PROTOCOL,
                "game": position.game.name,
                "version": position.game.about.version,
                "options": position.options,
                "seat": position.seat,
            }
        )

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise Failed("it has ended") from None

    def _hear(self, count: int) -> int:
        try:
            line = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise Failed(f"it took longer than {self.seconds:g} s") from None
        if not line:
            raise Failed("it has ended")
        try:
            number = msgspec.json.decode(line, type=Answer).move
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise Failed(f'it answered {line.strip()[:60]!r}, not {{"move": 0}}: {error}') from None
        if not 0 <= number < count:
            raise Failed(f"it answered move {number}, and there are 0 to {count - 1}")
        return number


def _listen(pipe: IO[str], lines: queue.Queue[str]) -> None:
    """Hand on what a program prints, line by line; an empty line at its end."""
    with pipe, suppress(OSError, ValueError):  # ValueError: it prints something that is no text
        while line := pipe.readline(LONGEST_ANSWER):
            lines.put(line)
    lines.put("")
