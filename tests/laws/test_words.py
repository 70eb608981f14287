"""Whether what is said reads well: number, articles, elision, address, names, punctuation.

No test understands a sentence. These find the faults that readers found before: each is a pattern
that a right sentence of the language does not have, looked for in every message, and in every page
and log of recorded games, told with names that begin with a vowel and with a consonant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import RenderableType

from rubra.core import registry
from rubra.core.match import Match
from rubra.core.record_file import begin, load, replay
from rubra.core.texts import LANGUAGES, Speaker, files, text
from rubra.terminal.story import story
from tests.cli.screen import WIDE, assert_eighty_columns_are_enough, pages, show

RECORDS = Path(__file__).parent.parent / "records"
EXAMPLES = RECORDS.parent.parent / "examples"
STOPS = 3  # of a recorded game, where all its pages are looked at


@cache
def entries(language: str) -> tuple[tuple[Path, ast.Message], ...]:
    """Every message of a language, with its file."""
    return tuple(
        (file, entry)
        for file in files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    )


def patterns(
    pattern: ast.Pattern, counted: tuple[str, ...] = ()
) -> Iterator[tuple[ast.Pattern, tuple[str, ...]]]:
    """A pattern and all variants in it, with the variables that chose them."""
    yield pattern, counted
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            assert isinstance(selector, ast.VariableReference)
            for variant in element.expression.variants:
                yield from patterns(variant.value, (*counted, selector.id.name))


def written(entry: ast.Message) -> list[str]:
    """The texts of a message; a variable is written as ⟨name⟩, a choice as ⟨⟩."""
    assert entry.value is not None
    return ["".join(_shown(one) for one in p.elements) for p, _ in patterns(entry.value)]


def _shown(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.StringLiteral):
        return str(inner.value)
    return f"⟨{inner.id.name}⟩" if isinstance(inner, ast.VariableReference) else "⟨⟩"


# --- Number ---

# What may follow a number whatever it is: words that have no plural, and words that begin another
# part of the sentence. Any other word follows its number, in variants chosen by that number.
NO_PLURAL = {
    "en": "prestige recognition wood gold red blue VP "
    "a and at for from further in is of on or the there to with",
    "ca": "PV Janus Pompeu a al amb com d' de del en fins guanya i més o per que és",
    "pt": "PV Jano Pompeu a ao até com da das de do e ganha mais na no ou para por à é",
    "it": "PV Giano Pompeo blu round a al con d' da del della delle di e in nel o per più su "
    "vince è",
}
# Variables that count nothing: names, things, percentages, numbers of games, parts of sentences.
NO_NUMBERS = {
    "about",
    "after",
    "amount",
    "before",
    "best",
    "card",
    "centurion",
    "chance",
    "construction",
    "dice",
    "die",
    "era",
    "face",
    "game",
    "give",
    "leader",
    "level",
    "material",
    "name",
    "names",
    "ornament",
    "other",
    "owner",
    "partner",
    "played",
    "region",
    "resource",
    "seat",
    "section",
    "space",
    "things",
    "tile",
    "time",
    "tower",
    "what",
}
PART_OF = {
    "en": r"\b(of|to)\s*$",
    "ca": r"\b(de|a)\s*$",
    "pt": r"\b(de|a)\s*$",
    "it": r"\b(di|su|a)\s*$",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_follows_its_number(language: str) -> None:
    """No "1 problems": a number stands before a noun only where variants of that number are chosen.

    In "3 of 5 problems", "2 to 4 players" the last number is never one.
    """
    allowed = set(NO_PLURAL[language].split())
    for file, entry in entries(language):
        assert entry.value is not None
        for pattern, counted in patterns(entry.value):
            before = ""
            for element, following in zip(pattern.elements, pattern.elements[1:], strict=False):
                name = _number(element)
                word = re.match(r"[ \u00a0]([^\W\d_]+'?)", _shown(following))
                part = re.search(PART_OF[language], before)
                before = _shown(element)
                if name is None or word is None or part or name in counted:
                    continue
                assert word[1] in allowed, f"{file}: {entry.id.name}: {{ ${name} }} {word[1]}"


def _number(element: ast.TextElement | ast.Placeable) -> str | None:
    """The name of a variable that holds a number."""
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        name = str(element.expression.id.name)
        return None if name in NO_NUMBERS else name
    return None


def test_in_portuguese_nought_is_not_one() -> None:
    """The category "one" of pt holds 0 too: 0 constructions would be told as 1. It is [1]."""
    for file in (*files("pt"), *EXAMPLES.rglob("pt/*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if line.lstrip().startswith("[one]")], file


# --- Articles, contractions, elision ---

NAMES = "seat|name|names|owner|other|centurion|leader"


def test_no_catalan_name_follows_a_word_that_would_be_elided() -> None:
    """De Vinya, but d'Ona: who is named is not known, so no name follows *de*, *el* or *la*."""
    wrong = re.compile(rf"\b(de|el|la)\s+⟨({NAMES})⟩", re.IGNORECASE)
    for file, entry in entries("ca"):
        for said in written(entry):
            assert not wrong.search(said), f"{file}: {entry.id.name}: {said}"


# A preposition and an article that the language makes one word of. In Portuguese *de o* stands
# where the article belongs to the subject of an infinitive (antes de o Centurião tirar), and *de a*
# may be a pronoun (tem de a tirar).
UNCONTRACTED = {
    "en": r"\b(a|an|the) (a|an|the)\b|\ba [aeio]\w",
    "ca": r"\b(a|de|per) (el|els)\b|(?<![·-])\b(de|el|la) (?=[aeouàèéíòóú]\w)",
    "pt": r"\b(em|por) (o|a|os|as)\b|\bem uma?\b|\ba (o|os|as)\b|(?<!antes )\bde (o|os)\b",
    "it": r"\b(di|a|da|in|su) (il|lo|i|gli|la|l'|le)\b|\bil (?=[aeiou])",
}


@cache
def told(language: str) -> tuple[tuple[str, str], ...]:
    """What is said in recorded games and about their tables, and every message: where, and what."""
    found = {said: entry.id.name for _, entry in entries(language) for said in written(entry)}
    for name in registry.names():
        for file in sorted((RECORDS / name).glob("*.json")):
            match = recorded(file)
            speaker = Speaker(match.game, match.box, language, names_in(language)[: match.players])
            lines = [speaker.event(event.said) for event in match.opening]
            for step in match.steps:
                lines.append(speaker.move(step.move))
                lines += [speaker.event(event.said) for event in step.events]
            found.update((line, file.stem) for line in lines)
        for page in table_pages(language, name):
            found.update((line, name) for line in show(page, WIDE).splitlines())
    return tuple(found.items())


def names_in(language: str) -> list[str]:
    """Names with which a browser sits bots down: some begin with a vowel, some do not."""
    emblems = ("wave", "vine", "bee", "sun", "key")
    return [text(language, f"web-emblem-{emblem}") for emblem in emblems]


@cache
def recorded(file: Path) -> Match:
    """A recorded game, played to its end."""
    return replay(load(file))


@cache
def table_pages(language: str, name: str) -> tuple[RenderableType, ...]:
    """Table, question, choices, help and ending, at some moments of a recorded game."""
    file = sorted((RECORDS / name).glob("*.json"))[-1]
    played, match = recorded(file), begin(load(file))
    speaker = Speaker(match.game, match.box, language, names_in(language)[: match.players])
    found: list[RenderableType] = []
    for number, step in enumerate(played.steps):
        if number % (len(played.steps) // STOPS) == 0:
            found += pages(match, step.seat, speaker)
        match.play(step.seat, step.move)
    return (*found, *pages(match, 0, speaker))


@pytest.mark.parametrize("language", LANGUAGES)
def test_prepositions_and_articles_are_contracted(language: str) -> None:
    """No "em o local", "su lo spazio", "de el": not in a message, a log or a page."""
    wrong = re.compile(UNCONTRACTED[language], re.IGNORECASE)
    for said, where in told(language):
        assert not wrong.search(said), f"{where}: {said}"


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_eighty_columns_are_enough_for_a_recorded_game(language: str, name: str) -> None:
    """No heading is broken, whatever is in store."""
    for page in table_pages(language, name):
        assert_eighty_columns_are_enough(page)


# --- How somebody is spoken to ---

# Forms that speak to somebody as to a stranger, or in the plural that nobody uses any more: we say
# tu, and vocês to several in Portuguese.
FORMAL = {
    "ca": r"\b(vostès?|[Mm]iri|[Tt]riï|[Ee]scrigui|[Tt]orni-ho|[Pp]remi)\b",
    "pt": r"\b(você|[Vv]ós|[Ss]ois|Veja|Escolha|Tente|Escreva|Clique|Jogue|Prima)\b(?! *$)",
    "it": r"\b([Ll]ei (può|deve)|Scelga|Guardi|Scriva|Prema|Tocchi|Provi)\b",
}
# A participle or an adjective that takes who reads this for a man.
A_MAN = {
    "ca": r"\b([Ee]ts|[Ee]stàs|[Ss]eràs) \w+(at|it|ut)\b",
    "pt": r"\b([Éé]s|[Ee]stás|[Ss]erás|[Ff]icas) \w+(ado|ido)\b",
    "it": r"\b([Ss]ei|[Vv]ieni|[Ss]arai) \w+(ato|ito|uto)\b|\b[Aa]ttento\b",
}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_whoever_reads_is_addressed_in_one_way(language: str) -> None:
    """As a friend, and whether a man or a woman."""
    for pattern in (FORMAL[language], A_MAN[language]):
        for file, entry in entries(language):
            for said in written(entry):
                assert not re.search(pattern, said), f"{file}: {entry.id.name}: {said}"


# --- One word for one thing ---

# What a word was replaced by, so that one thing has one name; some only in the texts of games.
REPLACED = {
    "en": {r"\bseats?\b": "player (of a game)"},
    "ca": {
        r"\bseients?\b": "jugador (d'un joc)",
        r"\bfileres?\b": "fila",
        r"\bquarter\b": "quart",
        r"\bl'Ivan\b": "Ivan",
    },
    "pt": {
        r"\bquarteir": "quarto",
        r"\bsec\w+ acabadas?\b": "terminada",
        r"\bdo Ivan\b": "de Ivan",
    },
    "it": {
        r"\bquartiere\b": "quarto",
        r"\bsezion\w+ (non )?finit": "completata",
        r"\bparola d'accesso\b": "password",
    },
}
IN_GAMES = {r"\bseats?\b", r"\bseients?\b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_name(language: str) -> None:
    """Not a row here and a line there: readers would look for the difference."""
    for file, entry in entries(language):
        for word, better in REPLACED[language].items():
            if word in IN_GAMES and "games" not in file.parts:
                continue
            for said in written(entry):
                plain = re.sub("⟨.*?⟩", "", said)
                wrong = re.search(word, plain, re.IGNORECASE)
                assert not wrong, f"{file}: {entry.id.name}: {better}: {said}"


# --- Punctuation ---

UNTIDY = {
    "a space before it": r"(?<=[^\W\d]) [,;.:!](?=\s|$)| …",
    "twice": r",,|;;|\.\.|:\s*[.;,:]",
    "two spaces": r"\w  \w",
    "another apostrophe": r"\w’\w",
    "years spelled in two ways": r"\b[ad]\. C\.",
}


@pytest.mark.parametrize("fault", UNTIDY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_is_tidy(language: str, fault: str) -> None:
    """As the language prints it, and the same in every message."""
    for file, entry in entries(language):
        for said in written(entry):
            assert not re.search(UNTIDY[fault], said), f"{file}: {entry.id.name}: {said}"


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_made_of_sentences(language: str, name: str) -> None:
    """What happened begins with a capital or a name, and ends with a full stop."""
    file = sorted((RECORDS / name).glob("*.json"))[0]
    whole = story(recorded(file), load(file), language)
    happened = re.findall(r"^ +· (?:\(.*?\) )?(.*)$", whole, re.MULTILINE)
    assert happened
    for said in happened:
        assert said[0].isupper(), said
        assert said[-1] in ".!?", said
