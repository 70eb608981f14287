"""The box file: what the standard one holds, and how a bad one is refused."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from rubra.core.match import Match
from rubra.games.rubico.words import POWER_EFFECTS, POWER_IDS, SENATE_EFFECTS, SENATE_IDS

from .tables import BOX, GAME, edited_box, edited_text

FILE = "my-rubico.toml"
NOTHING_REMOVED = "remove_march = { janus = 0, red = 0, blue = 0, pompey = 0 }"


def line_of(text: str, words: str) -> int:
    """The line on which the words begin to stand."""
    return text[: text.index(words)].count("\n") + 1


def second_line_of(text: str, words: str) -> int:
    """The line on which the words stand for the second time."""
    return text[: text.index(words, text.index(words) + 1)].count("\n") + 1


def complaint(text: str) -> str:
    """What is said when somebody opens a box with this text."""
    with pytest.raises(BoxError) as raised:
        GAME.open_box(BoxFile(text, FILE))
    return str(raised.value)


# --- The standard box ---


@pytest.mark.rule("rubico:2.2")
@pytest.mark.rule("rubico:2.3")
@pytest.mark.parametrize(
    ("players", "roles", "march"),
    [
        (3, (2, 1), [3, 4, 2, 1]),
        (4, (2, 2), [6, 9, 1, 1]),
        (5, (3, 2), [6, 7, 2, 1]),
        (6, (3, 3), [8, 10, 2, 1]),
        (7, (4, 3), [9, 11, 3, 2]),
    ],
)
def test_the_standard_box_makes_the_decks_of_the_set_up_table(
    players: int, roles: tuple[int, int], march: list[int]
) -> None:
    """Roles red and blue; March cards red, blue, Janus, Pompey."""
    setup = GAME.standard_box.record.setups[players]
    assert (setup.red_roles, setup.blue_roles) == roles
    assert setup.march.tolist() == march


@pytest.mark.rule("rubico:2.4")
@pytest.mark.rule("rubico:2.7")
@pytest.mark.rule("rubico:4.2")
@pytest.mark.rule("rubico:7.10")
@pytest.mark.parametrize(
    ("players", "hand", "blues", "powers", "recognition"),
    [
        (3, 4, 1, False, False),
        (4, 4, 2, True, False),
        (5, 3, 2, True, True),
        (6, 3, 2, True, False),
        (7, 3, 2, True, True),
    ],
)
def test_the_standard_box_has_the_other_figures_of_the_set_up_table(
    players: int, hand: int, blues: int, powers: bool, recognition: bool
) -> None:
    """Cards drawn, blue cards that turn a Senate card, powers, and recognition."""
    setup = GAME.standard_box.record.setups[players]
    figures = (setup.hand, setup.blues_for_senate, bool(setup.powers), bool(setup.recognition))
    assert figures == (hand, blues, powers, recognition)


@pytest.mark.rule("rubico:6.1")
@pytest.mark.rule("rubico:6.2")
@pytest.mark.rule("rubico:1.3")
@pytest.mark.rule("rubico:9.13")
def test_the_standard_box_has_the_figures_of_the_rules() -> None:
    """Two cards beyond the distance, two of one seat, four of a legion; Iuno: two red, a Pompey."""
    record = GAME.standard_box.record
    assert (record.beyond_distance, record.most_of_one, record.legions_to_win) == (2, 2, 4)
    assert (record.favour_red, record.favour_pompey) == (2, 1)


@pytest.mark.rule("rubico:2.6")
@pytest.mark.rule("rubico:8.1")
def test_the_standard_box_has_the_eight_senate_cards() -> None:
    """Each has its effect, and the one without effect that is no joker lies on top."""
    record = GAME.standard_box.record
    effects = {name: SENATE_EFFECTS[record.senate[n].effect] for n, name in enumerate(SENATE_IDS)}
    assert effects == {
        "vacant": "none",
        "muster": "extra_card",
        "veto": "one_blue",
        "acclamation": "one_red",
        "desertion": "discard_card",
        "surrender": "one_red",
        "triumph": "one_red",
        "joker": "none",
    }
    assert SENATE_IDS[record.top_senate] == "vacant"


@pytest.mark.rule("rubico:9.2")
def test_the_standard_box_has_the_eight_powers() -> None:
    """Six effects on eight cards: Minerva and Cibelis are twins, and so are Venus and Eris."""
    record = GAME.standard_box.record
    effects = {name: POWER_EFFECTS[record.powers[n]] for n, name in enumerate(POWER_IDS)}
    assert effects == {
        "minerva": "summon",
        "cibelis": "summon",
        "fortuna": "shift",
        "roma": "peek",
        "venus": "cover",
        "eris": "cover",
        "vesta": "cancel",
        "iuno": "favour",
    }


def test_the_cards_of_a_box_file_may_stand_in_any_order() -> None:
    """Cards go by their ids: two that change places in the file make the same box."""
    swapped = edited_box(
        ('id = "minerva"\neffect = "summon"', 'id = "vesta"\neffect = "cancel"'),
        ('id = "vesta"\neffect = "cancel"\n\n[[power]]\nsource', "SECOND"),
        ("SECOND", 'id = "minerva"\neffect = "summon"\n\n[[power]]\nsource'),
    )
    assert swapped.record.tobytes() == BOX.record.tobytes()


def test_an_owners_figures_are_used() -> None:
    """A copy of the file with another figure makes another box."""
    assert edited_box(("most_of_one = 2", "most_of_one = 1")).record.most_of_one == 1


# --- Bad boxes: the file, the line, the reason ---


# What is replaced by what, the line to look at (none: the second of its kind), the reason
BAD_BOXES = [
    # Unknown keys
    ("red = 9", "red = 9\ngreen = 1", "green = 1", "unknown field `green`"),
    ("hand = 4", "hand = 4\nfoot = 2", "foot = 2", "unknown field `foot`"),
    # Wrong types and values that no box can have
    ("red = 9", 'red = "nine"', 'red = "nine"', "expected `int`, got `str`"),
    ("powers = false", "powers = 0", "powers = 0", "expected `bool`, got `int`"),
    ("red = 9", "red = 9.5", "red = 9.5", "expected `int`, got `float`"),
    ("red = 9", "red = -9", "red = -9", "expected `int` >= 0"),
    ('effect = "one_blue"', 'effect = "one_green"', 'effect = "one_green"', "invalid enum"),
    ('effect = "peek"', 'effect = "steal"', 'effect = "steal"', "invalid enum"),
    ("players = 3", "players = 2", "players = 2", "expected `int` >= 3"),
    # Missing keys
    ("pompey = 2\n", "", "[march]", "missing required field `pompey`"),
    # Wrong counts
    ("red = 9", "red = 10", "[march]", "25 in all, not 26"),
    ("red = 4", "red = 5", "[roles]", "7 in all, not 8"),
    (
        "remove_roles = { red = 2, blue = 2 }",
        "remove_roles = { red = 2, blue = 1 }",
        "remove_roles = { red = 2, blue = 1 }",
        "3 players need 3 roles of both colours; 2 red and 2 blue are left",
    ),
    (
        "remove_roles = { red = 2, blue = 2 }",
        "remove_roles = { red = 1, blue = 3 }",
        "remove_roles = { red = 1, blue = 3 }",
        "3 red and 0 blue are left",
    ),
    (
        "remove_march = { janus = 1,",
        "remove_march = { janus = 4,",
        "remove_march = { janus = 4,",
        "more janus cards are removed than there are",
    ),
    # Ids
    ('id = "joker"', 'id = "vacant"', None, "the id 'vacant' is there twice"),
    ('id = "cibelis"', 'id = "minerva"', None, "the id 'minerva' is there twice"),
    ('id = "ariminum"', 'id = "ravenna"', None, "the id 'ravenna' is there twice"),
    ('id = "joker"', 'id = "jolly"', 'id = "jolly"', "there is no senate card 'jolly'"),
    ('id = "iuno"', 'id = "mars"', 'id = "mars"', "there is no power card 'mars'"),
    # Dangling legions
    (
        'legions = ["apollinaris"]',
        'legions = ["gemina"]',
        'legions = ["gemina"]',
        "there is no legion 'gemina'; the legions are italica, apollinaris",
    ),
    # Sources
    ('[march]\nsource = "rulebook"', "[march]", "[march]", "missing required field `source`"),
    (
        '[victory]\nsource = "rulebook"',
        '[victory]\nsource = "hearsay"',
        'source = "hearsay"',
        "invalid enum value 'hearsay'",
    ),
    # The box of another game
    ('game = "rubico"', 'game = "cathedral"', 'game = "cathedral"', "not of 'rubico'"),
]


# Likewise: figures with which a turn could not be played to its end, or no side could win
UNPLAYABLE_BOXES = [
    ("legions = 4", "legions = 6", "legions = 6", "the Senate cannot win"),
    ("most_of_one = 2", "most_of_one = 3", "most_of_one = 3", "cannot always give 3 cards"),
    (
        "remove_march = { janus = 1, red = 6, blue = 7, pompey = 1 }",
        "remove_march = { janus = 1, red = 6, blue = 9, pompey = 1 }",
        "remove_march = { janus = 1, red = 6, blue = 9, pompey = 1 }",
        "8 March cards are left, but 3 players may need 9",
    ),
    ("top = true\n", "", "[[senate]]", "exactly one card lies on top, not 0"),
    (
        'effect = "extra_card"',
        'top = true\neffect = "extra_card"',
        "[[senate]]",
        "exactly one card lies on top, not 2",
    ),
    ('effect = "shift"', 'effect = "peek"', None, "only one power can peek"),
    (
        'id = "gallia"\nplayers = 3\ncastrum = false',
        'id = "gallia"\nplayers = 3\ncastrum = true',
        "[[space]]",
        "the start is there for all players and is no Castrum",
    ),
]


ALL_BAD = BAD_BOXES + UNPLAYABLE_BOXES


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"), ALL_BAD, ids=[box[-1] for box in ALL_BAD]
)
def test_a_bad_box_is_refused_with_file_line_and_reason(
    old: str, new: str, line: str | None, reason: str
) -> None:
    """Whoever edits a box file is told where to look and what is wrong."""
    text = edited_text((old, new))
    number = line_of(text, line) if line else second_line_of(text, new)
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {number}: ")
    assert reason in said


def test_a_box_whose_senate_throws_away_more_than_is_taken_is_refused() -> None:
    """One card taken at a distance of one step, and two discards at once: nothing to throw."""
    text = edited_text(
        ("beyond_distance = 2", "beyond_distance = 0"),
        ('effect = "extra_card"', 'effect = "discard_card"'),
    )
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line_of(text, 'beyond_distance = 0')}: ")
    assert "fewer cards than the Senate throws away" in said


def play_to_the_end(text: str, seed: int) -> Match:
    """A random game of seven with this box."""
    chance = random.Random(seed)
    match = Match(GAME, 7, chance.randbytes(16), box=GAME.open_box(BoxFile(text, FILE)))
    while not match.is_over:
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.moves(seat)))
    return match


def test_a_box_whose_centurion_may_take_every_card_can_be_played() -> None:
    """Rows of four taken whole from six seats and an extra card make a reveal of 25 cards."""
    text = edited_text(
        ("beyond_distance = 2", "beyond_distance = 25"), ("most_of_one = 2", "most_of_one = 4")
    )
    text = text.replace("hand = 3", "hand = 4").replace("powers = true", "powers = false")
    text = re.sub(r"remove_march = {.*}", NOTHING_REMOVED, text)
    revealed = {int(play_to_the_end(text, seed).state.revealed_count) for seed in range(40)}
    assert max(revealed) == 25


def test_a_box_whose_iuno_adds_as_many_cards_as_she_can_may_be_played() -> None:
    """Counts far beyond those of the printed game are told."""
    text = edited_text(("red = 2\npompey = 1\n", "red = 25\npompey = 25\n"))
    reds = {int(play_to_the_end(text, seed).state.last_red) for seed in range(40)}
    assert max(reds) >= 25


def test_a_box_that_could_count_too_many_cards_is_refused() -> None:
    """Five powers that each add 25 red cards would not fit into the count."""
    text = edited_text(("red = 2\npompey = 1\n", "red = 25\npompey = 1\n"))
    for effect in ("summon", "cover"):
        text = text.replace(f'effect = "{effect}"', 'effect = "favour"')
    said = complaint(text)
    assert said.startswith(f"{FILE}, line {line_of(text, '[favour]')}: ")
    assert "there is room for 127" in said


def test_a_box_whose_track_does_not_end_in_a_castrum_is_refused() -> None:
    """The last space is Rome, and Rome is a Castrum."""
    rome = 'id = "roma"\nplayers = 3\ncastrum = '
    text = edited_text((f"{rome}true", f"{rome}false"))
    header = line_of(text, rome) - 2
    assert complaint(text).startswith(f"{FILE}, line {header}: space[7]: the last space is Rome")


def test_a_box_without_a_track_is_refused() -> None:
    """A track has two spaces at least, and no more than the board can hold."""
    text = GAME.standard_box.file.text
    start = text.index("[[space]]")
    one_space = text[: text.index("[[space]]", start + 1)]
    assert "a track has 2 to 32 spaces, not 1" in complaint(one_space)
    many = "".join(
        f'\n[[space]]\nsource = "rulebook"\nid = "s{n}"\nplayers = 3\ncastrum = false\n'
        for n in range(33)
    )
    assert "a track has 2 to 32 spaces, not 33" in complaint(text[:start] + many)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("[[setup]]", "one row for each of [3, 4, 5, 6, 7] players, in order, not [4, 5, 6, 7]"),
        ("[[senate]]", "there are 8 senate cards; missing: vacant"),
        ("[[power]]", "there are 8 power cards; missing: minerva"),
    ],
)
def test_a_box_with_a_row_or_card_too_few_is_refused(header: str, reason: str) -> None:
    """Every number of players has a row, and every card is there."""
    text = GAME.standard_box.file.text
    first = text.index(header)
    second = text.index(header, first + 1)
    fewer = text[:first] + text[second:]
    said = complaint(fewer)
    assert said.startswith(f"{FILE}, line {line_of(fewer, header)}: ")
    assert reason in said


def test_a_box_with_rows_out_of_order_is_refused() -> None:
    """The rows of the set-up table stand in the order of the players."""
    text = edited_text(("players = 3\nremove", "players = 4\nremove"))
    assert "in order, not [4, 4, 5, 6, 7]" in complaint(text)


def test_a_box_that_lacks_a_whole_table_is_refused() -> None:
    """The reason names the table; there is no line on which it could be found."""
    text = GAME.standard_box.file.text
    start = text.index("[favour]")
    fewer = text[:start] + text[text.index("[[space]]") :]
    assert complaint(fewer) == f"{FILE}: object missing required field `favour`"


def test_a_key_that_belongs_to_no_table_is_refused_with_its_line() -> None:
    """An unknown key at the top of the file is named, with the line on which it stands."""
    text = edited_text(('game = "rubico"', 'game = "rubico"\ncolour = "red"'))
    said = complaint(text)
    assert "unknown field `colour`" in said
    assert said.startswith(f"{FILE}, line {line_of(text, 'colour =')}: ")


def test_a_box_that_is_not_toml_is_refused() -> None:
    """The parser's own words say the line."""
    text = edited_text(("red = 9", "red 9"))
    said = complaint(text)
    assert said.startswith(f"{FILE}")
    assert "is not TOML" in said
    assert f"line {line_of(text, 'red 9')}" in said


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """A picture of the box is not a box file."""
    path = tmp_path / FILE
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BoxError, match=rf"{FILE}: is not a text file in UTF-8"):
        BoxFile.from_path(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """The name of the file is in the message."""
    with pytest.raises(BoxError, match=rf"{FILE}: cannot be read"):
        BoxFile.from_path(tmp_path / FILE)


def test_a_box_in_a_file_can_be_opened(tmp_path: Path) -> None:
    """A copy of the standard file is the standard box."""
    path = tmp_path / FILE
    path.write_text(GAME.standard_box.file.text, encoding="utf-8")
    copy = GAME.open_box(BoxFile.from_path(path))
    assert copy.record.tobytes() == GAME.standard_box.record.tobytes()
    assert copy.names == GAME.standard_box.names
