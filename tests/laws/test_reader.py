"""Whoever reads at a seat of their own is spoken to: "You take card 2", "Bee takes your card 2"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from rubra.core import registry
from rubra.core.journal import Event
from rubra.core.match import Match, Step
from rubra.core.record_file import load, replay
from rubra.core.texts import LANGUAGES, Speaker, text
from rubra.core.vocabulary import Said
from tests.laws.test_words import RECORDS, entries, names_in, patterns, written

# Parts that are never the reader's own seat, because of who is told
OTHERS = {
    "rubico-event-recognised": {"seat"},  # another senator
    "rubico-event-saw": {"owner"},  # a card of somebody else
}
# In English: what "You" is not followed by, beside the verbs that are found in what others read
THIRD_PERSON = ("has", "is", "was", "does")


# --- Every message ---


def readers(entry: ast.Message) -> set[str]:
    """The parts by which a message chooses the second person."""
    assert entry.value is not None
    return {
        variant.key.name
        for pattern, _ in patterns(entry.value)
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
        and isinstance(element.expression.selector, ast.VariableReference)
        and element.expression.selector.id.name == "reader"
        for variant in element.expression.variants
        if not variant.default and isinstance(variant.key, ast.Identifier)
    }


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_has_its_second_person(language: str, name: str) -> None:
    """For each seat of which it tells, unless the name stands alone: "You: +2 VP"."""
    messages = {entry.id.name: entry for _, entry in entries(language)}
    game = registry.load(name)
    for family, vocabulary in (("move", game.move_words), ("event", game.event_words)):
        for kind in vocabulary.kinds:
            entry = messages[f"{name}-{family}-{kind.name}"]
            said = written(entry)
            for part, domain in kind.parts.items():
                if not domain.is_seat or part in OTHERS.get(entry.id.name, ()):
                    continue
                told = [one for one in said if f"⟨{part}⟩" in one]
                alone = all(f"⟨{part}⟩:" in one for one in told)
                assert alone or part in readers(entry), f"{entry.id.name}: {part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_speak_to_the_same_readers(language: str) -> None:
    """What has a second person in one language has it in all."""
    english = {entry.id.name: readers(entry) for _, entry in entries("en")}
    assert {entry.id.name: readers(entry) for _, entry in entries(language)} == english


# --- Every recorded game, told to each who played ---


@cache
def played(name: str) -> tuple[Match, ...]:
    """The recorded games of a game."""
    return tuple(replay(load(file)) for file in sorted((RECORDS / name).glob("*.json")))


def told(match: Match) -> Iterator[Event | Step]:
    """All moves and events of a game."""
    yield from match.opening
    for step in match.steps:
        yield step
        yield from step.events


def line(speaker: Speaker, what: Event | Step) -> str:
    """A move or an event, as a speaker says it."""
    if isinstance(what, Event):
        return speaker.event(what.said)
    return speaker.move(what.move, what.seat)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_speaks_to_whoever_reads_it(language: str, name: str) -> None:
    """No line of mine says my name, and none goes on after "You" as it does after a name."""
    you = text(language, "you")
    followed = set(THIRD_PERSON)
    spoken: list[tuple[str, str]] = []
    for match in played(name):
        names = [*names_in(language), "Zoe", "Yann"][: match.players]
        public = Speaker(match.game, match.box, language, names)
        lines = [(what, line(public, what)) for what in told(match)]
        for _, theirs in lines:
            followed |= {found[1] for one in names if (found := re.match(rf"{one} (\w+)", theirs))}
        for seat, mine in enumerate(names):
            speaker = Speaker(match.game, match.box, language, names, seat)
            for what, theirs in lines:
                if isinstance(what, Event) and not what.is_seen_by(seat):
                    continue
                own = line(speaker, what)
                if re.search(rf"\b{mine}\b", theirs):
                    assert own != theirs, own
                    assert not re.search(rf"\b{mine}\b", own), own
                    spoken.append((theirs, own))
                else:
                    assert own == theirs or not isinstance(what, Event), own
    assert spoken
    for theirs, own in spoken:
        after = re.search(rf"\b{you}\b(:| (\w+))?", own)
        if after is None or after[1] == ":":
            continue
        # "Tu" goes without saying; in English "You" begins, and a verb of its own follows
        assert language == "en", own
        assert own.startswith(you) or ". You " in own, own
        assert after[2] not in followed, f"{theirs} {own}"


def test_the_second_person_of_a_message_is_found() -> None:
    """By the parts that its variants name: of whoever takes a card, and of whose it is."""
    messages = {entry.id.name: entry for _, entry in entries("en")}
    assert readers(messages["rubico-event-took"]) == {"centurion", "owner"}
    assert readers(messages["rubico-event-drew"]) == set()


# --- Some sentences, read aloud ---

NAMES = ["Ona", "Bee", "Wave", "Vine"]
SENTENCES = {
    ("rubico", 0, "took", 0, 1, 1): (
        "You take card 2 of Bee.",
        "Prens la carta 2 a Bee.",
        "Tiras a carta 2 de Bee.",
        "Prendi la carta 2 di Bee.",
    ),
    ("rubico", 1, "took", 0, 1, 1): (
        "Ona takes your card 2.",
        "Ona et pren la carta 2.",
        "Ona tira a tua carta 2.",
        "Ona prende la tua carta 2.",
    ),
    ("rubico", 2, "took", 0, 1, 1): (
        "Ona takes card 2 of Bee.",
        "Ona pren la carta 2 a Bee.",
        "Ona tira a carta 2 de Bee.",
        "Ona prende la carta 2 di Bee.",
    ),
    ("rubico", 2, "turn_began", 3, 2): (
        "Turn 3. You are the Centurion.",
        "Torn 3. Ets el Centurió.",
        "Turno 3. És o Centurião.",
        "Turno 3. Sei il Centurione.",
    ),
    ("cathedral", 3, "gained", 3, 2, "brick"): (
        "You gain 2 bricks.",
        "Guanyes 2 maons.",
        "Recebes 2 tijolos.",
        "Ottieni 2 mattoni.",
    ),
    ("cathedral", 1, "penalised", 1, "a", 0, 0): (
        "A1 is unfinished: you lose nothing, at the start of the track.",
        "A1 està per acabar: no perds res, a l'inici del marcador.",
        "A1 está por terminar: não perdes nada, no início do contador.",
        "A1 è incompiuta: non perdi nulla, all'inizio del tracciato.",
    ),
    ("cathedral", 0, "left_over", 0, 1, 0): (
        "You have 1 piece left over: 0 prestige.",
        "Et sobra 1 peça: 0 de prestigi.",
        "Sobra-te 1 peça: 0 de prestígio.",
        "Ti avanza 1 pezzo: 0 di prestigio.",
    ),
    ("rubricatus", 1, "took", 2, 1, "materials"): (
        "Wave takes 1 material from you.",
        "Wave et pren 1 material.",
        "Wave tira-te 1 material.",
        "Wave ti prende 1 materiale.",
    ),
    ("rubricatus", 2, "took", 2, 1, "materials"): (
        "You take 1 material from Bee.",
        "Prens 1 material a Bee.",
        "Tiras 1 material a Bee.",
        "Prendi 1 materiale a Bee.",
    ),
    ("rubricatus", 0, "scored", 0, 2, "building"): (
        "You: +2 VP (building).",
        "Tu: +2 PV (construir).",
        "Tu: +2 PV (construir).",
        "Tu: +2 PV (costruire).",
    ),
}


def speaker_of(name: str, language: str, reader: int | None) -> Speaker:
    """One who reads the log of a table of four."""
    game = registry.load(name)
    return Speaker(game, game.standard_box, language, NAMES, reader)


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda one: f"{one[0]}-{one[2]}-{one[1]}")
def test_a_sentence_is_said_to_whom_it_tells_of(sentence: tuple[str | int, ...]) -> None:
    """In four languages: as actor, as owner, as one who looks on."""
    name, reader, kind, *parts = sentence
    assert isinstance(name, str)
    assert isinstance(reader, int)
    for language, expected in zip(LANGUAGES, SENTENCES[sentence], strict=True):
        speaker = speaker_of(name, language, reader)
        kinds = speaker.game.event_words[str(kind)].parts
        assert speaker.event(Said(str(kind), dict(zip(kinds, parts, strict=True)))) == expected


def test_a_move_is_the_readers_choice_or_what_somebody_does() -> None:
    """A choice covers your card; told of another it is theirs, and what they take may be yours."""
    speaker = speaker_of("rubico", "en", 1)
    words = speaker.game.move_words
    cover, take = words.read(["cover", "venus", 1]), words.read(["take", 1, 1])
    assert speaker.move(cover) == "Venus: cover your card 2"
    assert speaker.move(cover, 1) == "Venus: cover your card 2"
    assert speaker.move(cover, 0) == "Venus: cover their card 2"
    assert speaker.move(take, 0) == "Take card 2 of yours"
    nobody = speaker_of("rubico", "en", None)
    assert nobody.move(cover) == "Venus: cover your card 2"
    assert nobody.move(cover, 1) == "Venus: cover their card 2"
    assert nobody.move(take, 0) == "Take card 2 of Bee"


@pytest.mark.parametrize(
    ("language", "alone", "both", "others"),
    [
        ("en", "The winner is you.", "The winners: you, Ona.", "The winners: Ona, Wave."),
        ("ca", "Guanyes tu.", "Guanyeu: tu, Ona.", "Guanyen: Ona, Wave."),
        ("pt", "Vences tu.", "Vencem: tu, Ona.", "Vencem: Ona, Wave."),
        ("it", "Vinci tu.", "Vincete: tu, Ona.", "Vincono: Ona, Wave."),
    ],
)
def test_winners_are_spoken_to(language: str, alone: str, both: str, others: str) -> None:
    """Alone, with somebody else, and not at all."""
    speaker = speaker_of("rubico", language, 1)
    for seats, expected in (([1], alone), ([0, 1], both), ([0, 2], others)):
        assert text(language, "winners", **speaker.several(seats)) == expected
