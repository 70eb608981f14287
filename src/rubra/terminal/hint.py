"""A hint for a person at the table: what a bot that searches would consider at that seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubra.bots.levels import BUDGETS, NUMBERED, budget_of, number_of
from rubra.bots.search_bot import Considered, SearchBot, Thought
from rubra.core.errors import OptionError
from rubra.core.fairness import new_secret
from rubra.core.match import Match
from rubra.core.stream import KEY_BYTES, stream_from_key
from rubra.core.texts import Speaker, text

LEVEL = "medium"
SHOWN = 3  # moves
CERTAIN = 1e-12  # chances that differ from 0 or 1 by less differ by rounding only


def new_adviser(match: Match, level: str = LEVEL) -> SearchBot:
    """The bot that is asked. Raises OptionError: one that does not search has no reasons."""
    budget = budget_of(level, match.game, match.players)
    if budget is None:
        raise OptionError(f"{level!r} does not search, so it has no reasons to give")
    return SearchBot(stream_from_key(new_secret()[:KEY_BYTES]), budget)


def draw_hint(
    thought: Thought,
    moves: Sequence[int],
    beliefs: Sequence[str],
    speaker: Speaker,
    level: str = LEVEL,
) -> RenderableType:
    """What the bot would do and why, then its figures, numbered as at the table."""
    language = speaker.language
    title = text(language, "hint-title", level=level_text(level, language))
    parts: list[RenderableType] = [Text(title, "bold")]
    parts += [Text(line) for line in explain(thought, moves, speaker)]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(text(language, "hint-move"))
    table.add_column(text(language, "hint-share"), justify="right")
    table.add_column(text(language, "hint-chance"), justify="right")
    for considered in _tried(thought)[:SHOWN]:
        table.add_row(
            str(moves.index(considered.move) + 1),
            speaker.move(considered.move),
            text(language, "percent", number=round(100 * considered.share)),
            sure_of_nothing(considered.expected, language),
        )
    parts += [table, Text(text(language, "hint-legend"), "dim")]
    if speaker.has("chances-note"):
        parts.append(Text(speaker.text("chances-note"), "dim"))
    parts.append(Text(text(language, "hint-levels", levels=levels_text()), "dim"))
    if beliefs:
        parts.append(Text(f"\n{text(language, 'hint-beliefs')}", "bold"))
        parts += [Text(f"· {belief}") for belief in beliefs]
    return Group(*parts)


def level_text(level: str, language: str) -> str:
    """A level within a sentence, without the budget that may be typed with it."""
    number = number_of(level)
    if number is not None:
        return text(language, "web-level-in-sentence", number=number)
    return text(language, f"web-level-{level.partition(':')[0]}")


def levels_text() -> str:
    """The levels that can be asked, as they are typed."""
    return ", ".join((*BUDGETS, f"{NUMBERED}:3"))


def explain(thought: Thought, moves: Sequence[int], speaker: Speaker) -> list[str]:
    """What the bot would do, what it expects, what it fears, and what else it might do."""
    language = speaker.language
    best, *others = _tried(thought)
    number = moves.index(best.move) + 1
    lines = [
        text(language, "hint-best", move=f"{number} · {speaker.move(best.move)}"),
        text(language, "hint-expected", chance=sure_of_nothing(best.expected, language)),
    ]
    if best.fear is not None:
        feared = text(
            language,
            "hint-fear",
            name=speaker.name(best.fear.seat),
            move=speaker.move(best.fear.move, best.fear.seat),
            chance=sure_of_nothing(best.fear.expected, language),
        )
        lines.append(feared)
    for other in others[:1]:
        chance = sure_of_nothing(other.expected, language)
        move = speaker.move(other.move)
        lines.append(text(language, "hint-alternative", move=move, chance=chance))
    return lines


def _tried(thought: Thought) -> list[Considered]:
    return [one for one in thought.moves if one.share > 0]


def sure_of_nothing(expected: float, language: str) -> str:
    """What a search expects, in percent: it is never certain."""
    return text(language, "percent", number=round(min(99, max(1, 100 * expected))))


def percent(chance: float) -> int:
    """A chance in whole percent: 0 and 100 are only said of what is certain."""
    if chance < CERTAIN:
        return 0
    return 100 if chance > 1 - CERTAIN else min(99, max(1, round(100 * chance)))
