"""Playing at a terminal: the table, numbered choices, help, hints, undo, save and resume."""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from rubra.bots.levels import Bot, make_bot
from rubra.bots.outside import OUTSIDE, OutsideBot
from rubra.bots.search_bot import SearchBot
from rubra.bots.talking import Listener, converse
from rubra.core.errors import CannotUndo, OptionError
from rubra.core.fairness import commitment_to, key_from, new_secret
from rubra.core.game import Box, Game
from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.position import Position
from rubra.core.record_file import Fairness, GameRecord, SeatRecord, save, to_record
from rubra.core.stream import KEY_BYTES, stream_from_key
from rubra.core.talk import Statement
from rubra.core.texts import Speaker, text
from rubra.terminal.hint import LEVEL, draw_hint, levels_text, new_adviser
from rubra.terminal.pages import Drawing, draw_choices, draw_help, looked_up


class Quit(Exception):  # noqa: N818 - a wish, not an error
    """The person wants to leave."""


class TerminalTable:
    """One game at one terminal: people at some seats, bots at the others."""

    def __init__(
        self,
        match: Match,
        seats: list[SeatRecord],
        fairness: Fairness | None,
        language: str,
        console: Console,
        file: Path | None = None,
        programs: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.seats = seats
        self.fairness = fairness
        self.language = language
        self.console = console
        self.file = file
        self.drawing = drawing_of(match.game)
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        # Several people at one terminal read the same lines
        reader = self.people[0] if len(self.people) == 1 else None
        names = [seat.name for seat in seats]
        self.speaker = Speaker(match.game, match.box, language, names, reader)
        self.bots = _seat_bots(seats, programs)
        self.advisers: dict[tuple[int, str], SearchBot] = {}  # of seats that asked for a hint
        self.told = dict.fromkeys(self.people, 0)  # how much each person has read
        self.at_screen: int | None = None
        # What is past is no news to bots
        self.listener = Listener(len(match.steps), len(match.said), match.era)

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: dict[str, Any],
        box: Box,
        seats: list[SeatRecord],
        language: str,
        console: Console,
        file: Path | None = None,
        programs: Sequence[str] = (),
    ) -> TerminalTable:
        """A new game, with a deal that can be verified afterwards."""
        secret = new_secret()
        nonces = [f"{seat.name} {number}" for number, seat in enumerate(seats)]
        match = Match(game, players, key_from(secret, nonces), options, box)
        fairness = Fairness(commitment_to(secret), secret.hex(), nonces)
        return cls(match, seats, fairness, language, console, file, programs)

    # --- The game ---

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        if self.fairness is not None:
            self._say("commitment", commitment=self.fairness.commitment)
        try:
            while not self.match.is_over:
                self._step()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()
            return
        finally:
            for bot in self.bots.values():
                if isinstance(bot, OutsideBot):
                    bot.close()
        self._finish()

    def _step(self) -> None:
        seat = self._next_seat()
        if seat in self.bots:
            move = self._ask_bot(seat)
        else:
            chosen = self._ask(seat)
            if chosen is None:
                return
            move = chosen
        self.match.play(seat, move)
        converse(self.match, self.bots, self.listener)
        if self.file is not None:
            self._save(self.file)

    def _next_seat(self) -> int:
        """Bots answer at once; then the person at the screen, if asked, before another."""
        waiting = self.match.waiting
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self.at_screen if self.at_screen in waiting else waiting[0]

    def _ask_bot(self, seat: int) -> int:
        bot = self.bots[seat]
        move = bot.choose(Position(self.match, seat))
        if isinstance(bot, OutsideBot):
            for complaint in bot.complaints:
                self._say("bot-failed", name=self.seats[seat].name, reason=complaint)
            bot.complaints.clear()
        return move

    # --- One person's decision ---

    def _ask(self, seat: int) -> int | None:
        """The move of a person, or None if something else was done meanwhile."""
        if seat != self.at_screen:
            self._pass_device(seat)
        self._tell_news(seat)
        view = self.match.view(seat)
        moves = self.match.moves(seat)
        self.console.print(self.drawing.draw(view, self.speaker))
        self.console.print(self.speaker.question(view["asked"]), style="bold red")
        labels = [label_of(self.drawing, view, move, self.speaker) for move in moves]
        self.console.print(draw_choices(labels, self.console.width))
        if self.match.statements(seat):
            self._say("ask-say", style="dim")
        while True:
            self._say("ask-number", count=len(moves))
            answer = input().strip().lower()
            if answer.startswith("?"):
                self._help(view, answer[1:].strip())
            elif answer.split()[:1] in (["h"], ["hint"]):
                self._hint(Position(self.match, seat), " ".join(answer.split()[1:]) or LEVEL)
            elif answer.split()[:1] == ["say"]:
                self._speak(seat, answer.removeprefix("say").strip())
            elif answer == "u":
                self._undo(seat)
                return None
            elif answer == "s":
                self._save(self.file or self._default_file(), aloud=True)
            elif answer == "q":
                raise Quit
            elif answer.isdecimal() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            else:
                self._say("ask-again", count=len(moves))

    def _pass_device(self, seat: int) -> None:
        if len(self.people) > 1:
            self.console.clear()
            self._say("pass-device", name=self.seats[seat].name)
            input()
            self.console.clear()
        self.at_screen = seat

    def _tell_news(self, seat: int) -> None:
        happened = self._happened(seat)
        news = [line for line in happened[self.told[seat] :] if line is not None]
        self.told[seat] = len(happened)
        for line in news:
            self.console.print(f"· {line}")

    def _happened(self, seat: int) -> list[str | None]:
        """All that happened and was said, in order; nothing where this seat noticed nothing."""
        match = self.match
        said = deque(match.said)
        found: list[str | None] = []
        for number in range(len(match.steps) + 1):
            events = match.steps[number - 1].events if number else match.opening
            found += [
                self.speaker.event(event.said) if event.is_seen_by(seat) else None
                for event in events
            ]
            while said and said[0].at == number:
                found.append(self._quoted(said.popleft()))
        return found

    def _quoted(self, statement: Statement) -> str:
        name = self.seats[statement.seat].name
        words = self.speaker.statement(statement.words)
        return text(self.language, "said", name=name, words=words)

    def _speak(self, seat: int, wanted: str) -> None:
        """Say one of what can be said, by its number; or list it all, or what has a word in it."""
        statements = self.match.statements(seat)
        sentences = [self.speaker.statement(one) for one in statements]
        if wanted.isdecimal() and 1 <= int(wanted) <= len(statements):
            self.console.print(
                f"· {self._quoted(self.match.say(seat, statements[int(wanted) - 1]))}"
            )
            return
        found = [
            f"{number} {sentence}"
            for number, sentence in enumerate(sentences, 1)
            if wanted in sentence.lower()
        ]
        if found:
            self.console.print(Columns(found, padding=(0, 3)))
        self._say("say-how" if found else "say-nothing", style="dim")

    def _help(self, view: dict[str, Any], word: str) -> None:
        """Explain what is in play, or only what has to do with a word."""
        chapters = self.drawing.explain(view, self.speaker)
        if word:
            chapters = looked_up(chapters, word)
        if chapters:
            self.console.print(draw_help(chapters))
            self._say("help-lookup", style="dim")
        else:
            self._say("help-nothing", word=word)

    def _hint(self, position: Position, level: str) -> None:
        """Show what a bot would consider that knows what this seat knows."""
        moves = position.moves()
        if len(moves) == 1:
            self._say("hint-forced")
            return
        if (position.seat, level) not in self.advisers:
            try:
                self.advisers[position.seat, level] = new_adviser(self.match, level)
            except OptionError:
                self._say("hint-levels", levels=levels_text())
                return
        adviser = self.advisers[position.seat, level]
        thought = adviser.think(position)
        beliefs = self.drawing.beliefs(thought.knowledge, position.seat, self.speaker)
        self.console.print(draw_hint(thought, moves, beliefs, self.speaker, level))

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except CannotUndo:
            self._say("cannot-undo")
        else:
            self.told = {
                person: min(n, len(self._happened(person))) for person, n in self.told.items()
            }
            self._say("undone")

    # --- Saving and leaving ---

    def record(self) -> GameRecord:
        """The game as it stands."""
        return to_record(self.match, self.seats, self.fairness)

    def _save(self, file: Path, aloud: bool = False) -> None:
        save(self.record(), file)
        if aloud:
            self._say("saved", file=str(file))

    def _default_file(self) -> Path:
        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        return Path(f"{self.match.game.name}-{now}.json")

    def _leave(self) -> None:
        if self.file is not None:
            self._save(self.file, aloud=True)
        else:
            self._say("nothing-saved")

    def _finish(self) -> None:
        reader = self.at_screen if self.at_screen is not None else next(iter(self.people), NOBODY)
        if reader != NOBODY:
            self._tell_news(reader)
        view = self.match.view(reader)
        self.console.print(self.drawing.draw(view, self.speaker))
        self._say("game-over", style="bold")
        self.console.print(self.drawing.final(view, self.speaker))
        winners = self.match.result()["winners"]
        if winners:
            self.console.print(text(self.language, "winners", **self.speaker.several(winners)))
        elif self.match.players > 1:  # alone, the last event has said it
            self._say("no-winners")
        if self.file is not None:
            self._say("replay-hint", file=str(self.file))

    def _say(self, message_id: str, style: str | None = None, **values: Any) -> None:
        self.console.print(text(self.language, message_id, **values), style=style)


def drawing_of(game: Game) -> Drawing:
    """The module that draws a game."""
    return cast(
        Drawing, importlib.import_module(f"rubra.games.{game.name}.terminal")
    )  # by its name


def label_of(drawing: Drawing, view: dict[str, Any], move: int, speaker: Speaker) -> Text:
    """A choice, and its price where it has one."""
    label = Text(speaker.move(move))
    price = drawing.price(view, speaker.game.move_words.say(move), speaker)
    return label.append(f" · {price}", "dim") if price else label


def _seat_bots(seats: list[SeatRecord], programs: Sequence[str]) -> dict[int, Bot]:
    """The bots by seat; `programs` are the commands of those that play from outside, in order."""
    outside = [number for number, seat in enumerate(seats) if seat.bot == OUTSIDE]
    if len(outside) != len(programs):
        raise OptionError(
            f"{len(outside)} seats are for programs; name each with --bot, not {len(programs)}"
        )
    commands = dict(zip(outside, programs, strict=True))
    return {
        number: OutsideBot(commands[number])
        if seat.bot == OUTSIDE
        else make_bot(seat.bot, stream_from_key(new_secret()[:KEY_BYTES]))
        for number, seat in enumerate(seats)
        if seat.bot is not None
    }
