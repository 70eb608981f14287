"""A game told in words, move by move, with everything that happened and who saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rubra.core.journal import NOBODY, Event
from rubra.core.match import Match, Step
from rubra.core.record_file import GameRecord
from rubra.core.texts import Speaker, text


def story(match: Match, record: GameRecord, language: str, at: int | None = None) -> str:
    """The game up to move number `at`, or to its end."""
    speaker = Speaker(match.game, match.box, language, [seat.name for seat in record.seats])
    lines = [*_events(match.opening, match, speaker), *_said(0, match, speaker)]
    for number, step in enumerate(match.steps[:at], 1):
        lines.append(f"{number:>4}  {_move(step, speaker)}")
        lines += _events(step.events, match, speaker)
        lines += _said(number, match, speaker)
    return "\n".join(lines) + "\n"


def _move(step: Step, speaker: Speaker) -> str:
    return f"{speaker.names[step.seat]}: {speaker.move(step.move, step.seat)}"


def _events(events: Iterable[Event], match: Match, speaker: Speaker) -> Iterator[str]:
    for event in events:
        seen = [speaker.names[seat] for seat in range(match.players) if event.is_seen_by(seat)]
        only = "" if event.is_seen_by(NOBODY) else f"({', '.join(seen)}) "
        yield f"      · {only}{speaker.event(event.said)}"


def _said(steps: int, match: Match, speaker: Speaker) -> Iterator[str]:
    for one in match.said:
        if one.at == steps:
            name, words = speaker.names[one.seat], speaker.statement(one.words)
            yield f"      · {text(speaker.language, 'said', name=name, words=words)}"
