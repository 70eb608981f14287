"""A finished game looked back at, in the terminal: curves, turning points, decisions."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from rubra.core.journal import NOBODY
from rubra.core.match import Match
from rubra.core.texts import Speaker, text
from rubra.lab.review import (
    BEST,
    FINE,
    VERDICTS,
    Decision,
    FearTold,
    Judged,
    Review,
    TurningPoint,
)
from rubra.terminal.hint import level_text, sure_of_nothing

WIDTH = 60  # of a curve, without its scale
HEIGHT = 10  # steps of a curve: each is a tenth
# Okabe and Ito's, in the order of the seats; a seat is its number too
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7")
MOST_EVENTS = 3  # told of a turning point


def draw_review(review: Review, match: Match, seats: Sequence[int], speaker: Speaker) -> Group:
    """The whole page; `seats` are those whose decisions are told."""
    language = speaker.language
    level = level_text(review.level, language)
    parts: list[RenderableType] = [Text(text(language, "review-what", level=level))]
    if speaker.has("chances-note"):
        parts.append(Text(speaker.text("chances-note"), "dim"))
    parts.append(_names(speaker))
    for which, turning in (("known", review.turning_known), ("true", review.turning_true)):
        parts.append(Text(f"\n{text(language, f'review-{which}')}", "bold"))
        parts.append(Text(text(language, f"review-{which}-how"), "dim"))
        parts.append(draw_curve([getattr(point, which) for point in review.points]))
        parts += _turning(turning, match, speaker)
    for seat in seats:
        own = [one for one in review.decisions if one.seat == seat]
        parts += _decisions(own, seat, speaker)
    return Group(*parts)


def _names(speaker: Speaker) -> Text:
    """Which number and colour is whose."""
    found = Text()
    for seat, name in enumerate(speaker.names):
        found.append("   " if seat else "")
        found.append(str(seat + 1), f"bold {COLOURS[seat]}")
        found.append(f" {name}")
    return found


def draw_curve(points: Sequence[Sequence[float]]) -> Text:
    """Chances from left to right, each seat by its number; where two meet, the later seat."""
    width = min(WIDTH, max(2, len(points)))
    rows = [[-1] * width for _ in range(HEIGHT + 1)]
    for column in range(width):
        chances = points[column * (len(points) - 1) // (width - 1)]
        for seat, chance in enumerate(chances):
            rows[HEIGHT - round(HEIGHT * min(1.0, max(0.0, chance)))][column] = seat
    drawn = Text()
    for number, row in enumerate(rows):
        scale = f"{100 - number * 100 // HEIGHT:>4} %" if number % 5 == 0 else ""
        drawn.append(f"{scale:>6} │", "dim")
        for seat in row:
            drawn.append(" " if seat < 0 else str(seat + 1), COLOURS[seat] if seat >= 0 else "")
        drawn.append("\n")
    return drawn.append(f"{'':>6} └{'─' * width}", "dim")


def _turning(
    turning: Sequence[TurningPoint], match: Match, speaker: Speaker
) -> list[RenderableType]:
    language = speaker.language
    parts: list[RenderableType] = [Text(text(language, "review-turning"), "bold")]
    if not turning:
        parts.append(Text(text(language, "review-turning-none")))
    for one in turning:
        changed = text(
            language,
            "review-turned",
            name=speaker.names[one.seat],
            before=sure_of_nothing(one.before, language),
            after=sure_of_nothing(one.after, language),
        )
        where = text(language, "review-move", number=one.until)
        parts.append(Text(f"· {where}. {changed}"))
        events = _events(match, one.since, one.until, speaker)
        parts += [
            Padding(Text(event, "dim"), (0, 0, 0, 4), expand=False)
            for event in events[:MOST_EVENTS]
        ]
    return parts


def _events(match: Match, since: int, until: int, speaker: Speaker) -> list[str]:
    """What everybody saw between two moments."""
    moments = [0, *match.moments]
    steps = match.steps[moments[since] : moments[until]]
    told = [event for step in steps for event in step.events if event.is_seen_by(NOBODY)]
    return [speaker.event(event.said) for event in told]


def _decisions(decisions: Sequence[Decision], seat: int, speaker: Speaker) -> list[RenderableType]:
    language = speaker.language
    title = text(language, "review-decisions", name=speaker.names[seat])
    counts = [
        f"{text(language, f'review-count-{verdict}')}: "
        f"{sum(one.verdict == verdict for one in decisions)}"
        for verdict in VERDICTS
    ]
    parts: list[RenderableType] = [Text(f"\n{title}", "bold"), Text(" · ".join(counts))]
    worse = [one for one in decisions if one.verdict not in (BEST, FINE)]
    if not worse:
        parts.append(Text(text(language, "review-nothing")))
    for one in worse:
        where = text(language, "review-move", number=one.moment + 1)
        verdict = text(language, f"review-verdict-{one.verdict}")
        parts.append(Text(f"· {where}: {verdict}"))
        parts += [Padding(Text(line), (0, 0, 0, 4), expand=False) for line in reasons(one, speaker)]
    return parts


def reasons(decision: Decision, speaker: Speaker) -> list[str]:
    """Why something else was better, in words."""
    language = speaker.language
    played, best = decision.played, decision.best
    lines = [
        text(language, "review-played", move=_said(played, decision.seat, speaker)),
        text(language, "review-better", move=_said(best, decision.seat, speaker)),
        text(
            language,
            "review-why",
            best=sure_of_nothing(best.expected, language),
            played=sure_of_nothing(played.expected, language),
        ),
    ]
    for which, one in (("played", played), ("better", best)):
        if one.fear is not None:
            lines.append(_feared(f"review-fear-{which}", one.fear, speaker))
    return lines


def _feared(message: str, fear: FearTold, speaker: Speaker) -> str:
    move = speaker.move(speaker.game.move_words.read(fear.move), fear.seat)
    chance = sure_of_nothing(fear.expected, speaker.language)
    name = speaker.names[fear.seat]
    return text(speaker.language, message, name=name, move=move, chance=chance)


def _said(one: Judged, seat: int, speaker: Speaker) -> str:
    return speaker.move(speaker.game.move_words.read(one.move), seat)
