"""Every text id has a message in all four languages, and no message is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rubra.core import registry
from rubra.core.texts import LANGUAGES, files

SOURCES = Path(registry.__file__).parent.parent
BROWSER = SOURCES.parent.parent / "web" / "src"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """All message ids of a language, with the variables each uses."""
    found: dict[str, set[str]] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def ids_of(name: str) -> Iterator[str]:
    """The text ids that a game's declarations call for."""
    game = registry.load(name)
    yield from (f"{name}-title", f"{name}-tagline")
    for option in (*game.about.options, *game.about.seat_options):
        yield from (f"{name}-option-{option.name}", f"{name}-option-{option.name}-help")
        words = [value for value in option.values if isinstance(value, str)]
        yield from (f"{name}-option-{option.name}-{word}" for word in words)
    yield from (f"{name}-side-{side}" for side in game.about.sides)
    yield from (f"{name}-reason-{reason.name}" for reason in game.reasons)
    yield from (f"{name}-why-{refusal.name}" for refusal in game.refusals)
    families = [("move", game.move_words), ("event", game.event_words)]
    if game.talk is not None:
        families.append(("say", game.talk.words))
    for family, vocabulary in families:
        for kind in vocabulary.kinds:
            yield f"{name}-{family}-{kind.name}"
            for domain in kind.parts.values():
                yield from (f"{name}-{domain.spoken}-{word}" for word in domain.names or ())
    for domain_name, words in game.standard_box.names.items():
        yield from (f"{name}-{domain_name}-{word}" for word in words)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_id_has_a_message(language: str, name: str) -> None:
    """A move, an event, a card or a space that nobody can name is a mistake."""
    assert set(ids_of(name)) <= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    """No language lacks a message, has one more, or leaves a value out."""
    assert messages(language) == messages("en")


def test_no_message_is_left_over() -> None:
    """Every message is called for by a declaration, or named in the code."""
    declared = {text_id for name in registry.names() for text_id in ids_of(name)}
    declared |= {f"{text_id}-help" for text_id in declared}
    files = [*SOURCES.rglob("*.py"), *BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    files += SOURCES.rglob("lesson.json")
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    code = code.replace("`", "'").replace("${", "{")  # as a browser's sources put texts together
    spelled = {*re.findall(r'"([\w-]+)(?=")', code), *re.findall(r"'([\w-]+)(?=')", code)}
    heads = set(re.findall(r"([\w-]+)-\{[^{}]*\}-\{", code))
    prefixes = "|".join(registry.names())
    for text_id in set(messages("en")) - declared:
        own = re.sub(rf"^({prefixes})-", "", text_id)
        plain = own.removesuffix("-how").removesuffix("-help")  # an explanation beside a name
        assert is_named(own, spelled, heads, code) or is_named(plain, spelled, heads, code), text_id


def is_named(text_id: str, spelled: set[str], heads: set[str], code: str) -> bool:
    """Whether the code spells an id out, or puts it together: f"table-{name}" and "last-reveal".

    Of two parts that are put together each is spelled: f"check-{link}-{how}", "key" and "same".
    """
    words = text_id.split("-")
    for cut in range(len(words)):
        head, tail = "-".join(words[:cut]), "-".join(words[cut:])
        if tail in spelled and (not head or f"{head}-{{" in code):
            return True
    for cut in range(1, len(words) - 1):
        head, tail = "-".join(words[:cut]), "-".join(words[cut + 1 :])
        put_together = any(f"-{one}".endswith(f"-{head}") for one in heads)
        if put_together and words[cut] in spelled and tail in spelled:
            return True
    return False
