"""Tables as they are stored first: new ones, the same again, or a game that is taken up again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rubra.bots.levels import check_level, number_of
from rubra.core import registry
from rubra.core.errors import RubraError
from rubra.core.game import Box, Game
from rubra.core.match import Match
from rubra.core.randomness import Randomness
from rubra.core.record_file import Fairness, GameRecord, check_deal
from rubra.server.model.stored import (
    STAND_IN,
    Entry,
    StoredLine,
    StoredPerson,
    StoredSeat,
    StoredTable,
)
from rubra.server.model.stored_clubs import StoredTournament
from rubra.server.protocol.wire import NewTable, Pace, SeatPlan
from rubra.server.requests.refusals import Refused, our_mistake, refused_because
from rubra.server.table import game_log

NONCE = re.compile("[0-9a-zA-Z_-]{0,64}")  # on a device, bots may have none

# --- Seats ---


def plan_seats(
    game: str,
    plans: list[SeatPlan],
    host: StoredPerson,
    nonce: str,
    randomness: Randomness,
    friends: Mapping[str, StoredPerson],
) -> list[StoredSeat]:
    """The seats as whoever makes the table wants them; `friends`: theirs. Raises Refused."""
    seats: list[StoredSeat] = []
    for number, plan in enumerate(plans):
        if plan.who == "bot":
            seats.append(bot_seat(game, len(plans), plan.level or STAND_IN, number, randomness))
        elif plan.who == "me":
            seats.append(StoredSeat(plan.name or host.name, host.id, nonce=nonce, sign=host.sign))
        elif plan.who == "friend":
            friend = friends.get(plan.friend or "")
            if friend is None:
                raise Refused("not_friends", "A seat can only be kept for a friend of yours.")
            if any(seat.kept_for == friend.id for seat in seats):
                raise Refused("bad_option", "One seat is enough for a friend.")
            seats.append(StoredSeat(kept_for=friend.id, kept_name=friend.name))
        else:
            seats.append(StoredSeat())
    return seats


def bot_seat(
    game: str, players: int, level: str, number: int, randomness: Randomness
) -> StoredSeat:
    """A seat with a bot of that level. Raises Refused."""
    try:
        check_level(level, game, players)
        by_number = number_of(level)
    except RubraError as error:
        raise refused_because(error) or our_mistake() from None
    if ":" in level and by_number is None:
        raise Refused(
            "bad_option", "At a table a bot is random, easy, medium, hard or a level by number."
        )
    name = level.title() if by_number is None else f"Level {by_number},"
    return StoredSeat(f"{name} {number + 1}", bot=level, nonce=randomness.new_id())


def first_mine(players: int) -> list[SeatPlan]:
    """The first seat for whoever makes the table, bots at the others."""
    return [SeatPlan("me"), *(SeatPlan("bot", STAND_IN) for _ in range(players - 1))]


# --- Tables ---


def new_table(
    new: NewTable,
    game: Game,
    box: Box,
    options: dict[str, Any],
    host: StoredPerson,
    now: float,
    randomness: Randomness,
    friends: Mapping[str, StoredPerson],
) -> StoredTable:
    """One where a new game begins when all seats are taken. Raises Refused."""
    if new.pace.bank is not None and new.pace.days is not None:
        raise Refused("bad_option", "A table is live or correspondence, not both.")
    kept = game_log.box_record(box, game)
    return StoredTable(
        id=randomness.new_id(),
        game=game.name,
        version=game.about.version,
        options=options,
        box_digest=kept.digest,
        box_text=kept.text,
        access=new.access,
        invitation=randomness.new_id(),
        pace=new.pace,
        host=host.id,
        phase="gathering",
        created=now,
        secret=randomness.new_secret(),
        key=None,
        seats=plan_seats(game.name, new.seats, host, new.nonce, randomness, friends),
        asks_ready=new.asks_ready,
    )


def tournament_table(
    tournament: StoredTournament,
    game: Game,
    box: Box,
    options: dict[str, Any],
    seats: list[StoredSeat],
    now: float,
    randomness: Randomness,
) -> StoredTable:
    """One of a round; nobody is its host, and only those sit there for whom it is kept."""
    kept = game_log.box_record(box, game)
    return StoredTable(
        id=randomness.new_id(),
        game=game.name,
        version=game.about.version,
        options=options,
        box_digest=kept.digest,
        box_text=kept.text,
        access="invited",
        invitation=randomness.new_id(),
        pace=tournament.pace,
        host="",
        phase="gathering",
        created=now,
        secret=randomness.new_secret(),
        key=None,
        seats=seats,
        tournament=tournament.id,
    )


def same_again(
    table: StoredTable, host: StoredPerson, now: float, randomness: Randomness
) -> StoredTable:
    """A table like this one, with the same bots; the seats of people are kept for them."""
    return StoredTable(
        id=randomness.new_id(),
        game=table.game,
        version=registry.about(table.game).version,
        options=table.options,
        box_digest=table.box_digest,
        box_text=table.box_text,
        access=table.access,
        invitation=table.invitation,  # whoever could come before can come again
        pace=table.pace,
        host=host.id,
        phase="gathering",
        created=now,
        secret=randomness.new_secret(),
        key=None,
        seats=[
            StoredSeat(seat.name, bot=seat.bot, nonce=randomness.new_id())
            if seat.bot
            else StoredSeat(kept_for=seat.person, kept_name=seat.name if seat.person else None)
            for seat in table.seats
        ],
    )


def known_luck(
    match: Match, pace: Pace, host: StoredPerson, now: float, randomness: Randomness
) -> StoredTable:
    """One for a game whose luck somebody may know already: it proves nothing. It has no seats."""
    game = match.game
    kept = game_log.box_record(match.box, game)
    return StoredTable(
        id=randomness.new_id(),
        game=game.name,
        version=game.about.version,
        options=dict(match.options),
        box_digest=kept.digest,
        box_text=kept.text,
        access="invited",
        invitation=randomness.new_id(),
        pace=pace,
        host=host.id,
        phase="gathering",
        created=now,
        secret=None,
        key=match.key,
    )


def keep_deal(table: StoredTable, deal: Fairness) -> None:
    """A game that began on the host's device keeps what it was dealt with. Raises Refused.

    So all luck to come is fixed, and whoever plays can check that when the game is over. That the
    host does not know it cannot be shown: the game is not rated.
    """
    is_odd = not all(NONCE.fullmatch(nonce) for nonce in deal.nonces)
    if len(deal.nonces) != table.options["players"] or is_odd:
        raise Refused("bad_record", "Has nonces that are not one for each seat.")
    assert table.key is not None
    try:
        table.secret = check_deal(deal, table.key.hex())
    except RubraError as error:
        raise refused_because(error) or our_mistake() from None
    table.device_nonces = deal.nonces


def shown(
    record: GameRecord, match: Match, host: StoredPerson, now: float, randomness: Randomness
) -> StoredTable:
    """One with a finished game from elsewhere, to be looked at."""
    table = known_luck(match, Pace(), host, now, randomness)
    table.seats = [StoredSeat(seat.name, bot=seat.bot) for seat in record.seats]
    table.phase, table.begun, table.ended = "over", now, now
    table.result = match.result()
    return table


def log_until(match: Match, steps: int, now: float) -> list[Entry]:
    """The log of a game that was played elsewhere, up to a step."""
    twin = Match(
        match.game,
        match.players,
        match.key,
        {name: value for name, value in match.options.items() if name != "players"},
        match.box,
    )
    entries = []
    for number, step in enumerate(match.steps[:steps], 1):
        twin.play(step.seat, step.move)
        words = match.game.move_words.say(step.move).as_list()
        entries.append(Entry(number, "move", step.seat, words, None, twin.digest(), now))
    return entries


def lines_until(match: Match, table: StoredTable, steps: int, now: float) -> list[StoredLine]:
    """What was said in a game that was played elsewhere, up to a step."""
    if match.game.talk is None:
        return []
    words = match.game.talk.words
    return [
        StoredLine(
            number,
            table.seats[said.seat].name or "",
            now,
            seat=said.seat,
            signal="statement",
            about=match.moment_at(said.at),
            words=words.say(said.words).as_list(),
            entry=said.at,
        )
        for number, said in enumerate((one for one in match.said if one.at <= steps), 1)
    ]
