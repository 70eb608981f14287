"""The game record: one JSON file that is a save, a replay, a bug report, a fixture, a link.

It holds what cannot be derived: the game and its rules version, options, box, seats, the key,
every move, and what was said. State, events and result follow; result and the state's hash are kept
to check that they still do.
"""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import msgspec

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import MoveError, RecordFileError
from rubra.core.fairness import commitment_to, key_from
from rubra.core.match import Match
from rubra.core.stream import KEY_BYTES

FORMAT = 1
LONGEST_TEXT = 5_000_000  # characters; a long game has 50,000
Figure = str | int | bool | None


class SeatRecord(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Who sat there."""

    name: str
    bot: str | None = None


class Fairness(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What proves that nobody chose the deal."""

    commitment: str
    secret: str
    nonces: list[str]
    on_device: bool = False  # all of it was made on the device of somebody who then played online


class BoxRecord(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Which box was played with; its whole text if it is not the one that comes with the game."""

    digest: str
    text: str | None = None


class GameRecord(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A whole game."""

    format: int
    game: str
    version: int
    options: dict[str, Figure]
    box: BoxRecord
    seats: list[SeatRecord]
    key: str
    moves: list[list[str | int]]  # [seat, kind, part, …]
    result: dict[str, Figure | list[int]]
    state: str
    fairness: Fairness | None = None
    about: str | None = None  # a line for people: what this record shows
    said: list[list[str | int]] = []  # [moves made before, seat, kind, part, …]


def to_record(
    match: Match,
    seats: list[SeatRecord] | None = None,
    fairness: Fairness | None = None,
    about: str | None = None,
) -> GameRecord:
    """The record of a match as it stands, finished or not."""
    game = match.game
    box = match.box.file
    own = box.digest != game.standard_box.file.digest
    return GameRecord(
        format=FORMAT,
        game=game.name,
        version=game.about.version,
        options=match.options,
        box=BoxRecord(box.digest, box.text if own else None),
        seats=seats or [SeatRecord(f"Seat {seat + 1}") for seat in range(match.players)],
        key=match.key.hex(),
        moves=[[step.seat, *game.move_words.say(step.move).as_list()] for step in match.steps],
        result=match.result(),
        state=match.state_hash(),
        fairness=fairness,
        about=about,
        said=_said(match),
    )


def _said(match: Match) -> list[list[str | int]]:
    """What was said, in order."""
    if match.game.talk is None:
        return []
    words = match.game.talk.words
    return [[one.at, one.seat, *words.say(one.words).as_list()] for one in match.said]


def encode(record: GameRecord) -> str:
    """As JSON that a person can read and a diff can show: one move a line, one statement a line."""
    plain = msgspec.to_builtins(record)
    lists = {name: plain.pop(name) for name in ("said", "moves") if name in plain}
    text = json.dumps(plain, ensure_ascii=False, indent=2).removesuffix("\n}")
    for name, each in lists.items():
        lines = ",\n".join(f"    {json.dumps(one, ensure_ascii=False)}" for one in each)
        text += f',\n  "{name}": [\n{lines}\n  ]'
    return text + "\n}\n"


def save(record: GameRecord, path: Path) -> None:
    """Write a record; whoever reads it meanwhile finds the old one or the new one, whole."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(encode(record), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise RecordFileError(f"{path}: cannot be written ({error.strerror})") from None


def watch_link(record: GameRecord, server: str) -> str:
    """An address at which the browser's table shows a record, which it carries itself."""
    packed = base64.urlsafe_b64encode(zlib.compress(encode(record).encode(), 9)).decode()
    return f"{server}/watch#{packed.rstrip('=')}"


def load(path: Path) -> GameRecord:
    """Read a record. Raises RecordFileError if it is not one."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordFileError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise RecordFileError(f"{path}: is not a text file in UTF-8") from None
    try:
        return decode(text)
    except RecordFileError as error:
        raise RecordFileError(f"{path}: {error}") from None


def decode(text: str) -> GameRecord:
    """Read a record from its text. Raises RecordFileError if it is not one."""
    if len(text) > LONGEST_TEXT:
        raise RecordFileError(f"has {len(text)} characters; at most {LONGEST_TEXT} are read")
    try:
        record = msgspec.json.decode(text, type=GameRecord)
    except RecursionError:
        raise RecordFileError("is not a game record: it is nested too deeply") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise RecordFileError(f"is not a game record: {error}") from None
    if record.format != FORMAT:
        raise RecordFileError(f"has format {record.format}; this program reads format {FORMAT}")
    return record


def begin(record: GameRecord) -> Match:
    """The match of a record before its first move. Raises RecordFileError or another RubraError."""
    game = registry.load(record.game)
    if record.version != game.about.version:
        raise RecordFileError(
            f"was played with version {record.version} of the rules of {game.about.title};"
            f" this program has version {game.about.version}"
        )
    box = game.standard_box
    if record.box.text is not None:
        box = game.open_box(BoxFile(record.box.text, "the box inside the record"))
    if box.file.digest != record.box.digest:
        raise RecordFileError("was played with another box than it names")
    options = dict(record.options)
    players = options.pop("players", None)
    if len(record.seats) != players:
        raise RecordFileError(f"names {len(record.seats)} seats for {players!r} players")
    return Match(game, players, _key(record.key), options, box)


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise RecordFileError(f"has a key that is not {2 * KEY_BYTES} hexadecimal digits")
    return key


def replay(record: GameRecord) -> Match:
    """Play a record again and check that it leads where it says. Raises RubraError."""
    match = begin(record)
    said = _by_moves(record)
    _say_all(match, said.pop(0, []))
    for number, (seat, words) in enumerate(map(_split, record.moves), 1):
        try:
            match.play_words(seat, words)
        except MoveError as error:
            raise RecordFileError(f"move {number}: {error}") from None
        _say_all(match, said.pop(number, []))
    if said:
        raise RecordFileError("holds a statement after more moves than were made")
    if match.result() != record.result:
        raise RecordFileError(f"says the result is {record.result}; it is {match.result()}")
    if match.state_hash() != record.state:
        raise RecordFileError("replays to another state than the one it names")
    return match


def _by_moves(record: GameRecord) -> dict[int, list[list[str | int]]]:
    """What was said, by how many moves had been made."""
    found: dict[int, list[list[str | int]]] = {}
    last = 0
    for one in record.said:
        made, *said = one or [-1]
        if type(made) is not int or made < last:
            raise RecordFileError(f"{one!r} is no statement in its place: [moves made, seat, …]")
        last = made
        found.setdefault(made, []).append(said)
    return found


def _say_all(match: Match, said: list[list[str | int]]) -> None:
    for seat, words in map(_split, said):
        try:
            match.say_words(seat, words)
        except MoveError as error:
            raise RecordFileError(f"after move {len(match.steps)}: {error}") from None


def _split(move: list[str | int]) -> tuple[int, list[str | int]]:
    seat, *words = move or [-1]
    return (seat if type(seat) is int else -1), words


def verify(record: GameRecord) -> Match:
    """Replay a finished game and check that nobody chose the deal. Raises RubraError."""
    match = replay(record)
    if not match.is_over:
        raise RecordFileError("is of a game that has not ended; nothing can be verified yet")
    if record.fairness is None:
        raise RecordFileError("replays faithfully, but carries no commitment to its deal")
    check_deal(record.fairness, record.key)
    return match


def check_deal(fairness: Fairness, key: str) -> bytes:
    """The secret, if it fits its commitment and the key is made of it. Raises RecordFileError."""
    try:
        secret = bytes.fromhex(fairness.secret)
    except ValueError:
        raise RecordFileError("has a secret that is not hexadecimal") from None
    if commitment_to(secret) != fairness.commitment:
        raise RecordFileError("has a secret that does not fit the commitment shown before the deal")
    if key_from(secret, fairness.nonces).hex() != key:
        raise RecordFileError("has a key that is not made of the secret and the nonces")
    return secret
