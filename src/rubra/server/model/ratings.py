"""Ratings: who is how strong at a game, by openskill's Plackett-Luce model.

Everybody who won stands before everybody who did not; a side that wins or loses together is a team.
Whoever resigned has lost. Only accounts are rated; guests and bots take part with what is assumed
of them. Nothing is rated if somebody played several seats, if the luck was known beforehand, or if
the table went back beyond what one may undo alone.
"""

from __future__ import annotations

from openskill.models import PlackettLuce, PlackettLuceRating

from rubra.bots.ladder import ladder_of
from rubra.bots.levels import number_of
from rubra.server.model.stored import StoredRating, StoredTable
from rubra.server.protocol.wire import Person, Rating

MODEL = PlackettLuce()
START_MU = 25.0
START_SIGMA = 25.0 / 3
# What is assumed of bots: each level beats the one below in three games of four, about
BOTS = {"random": 12.0, "easy": 17.0, "medium": 25.0, "hard": 31.0}
BOT_SIGMA = 2.0


def is_rated(table: StoredTable) -> bool:
    """Whether a finished game says anything about those who played it."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    if table.secret is None or table.device_nonces is not None:
        return False  # somebody may have known the luck
    return bool(people) and len(people) == len(set(people))


def rate(
    table: StoredTable, winners: list[int], before: dict[str, StoredRating]
) -> list[StoredRating]:
    """The ratings after a game, of those in `before`: the people with an account."""
    teams: list[list[int]] = [[], []]
    for number, seat in enumerate(table.seats):
        teams[0 if number in winners and not seat.resigned else 1].append(number)
    if not all(teams):
        return []  # all won, or all lost: nobody was stronger than another
    strengths = [[_strength(table, seat, before) for seat in team] for team in teams]
    after = MODEL.rate(strengths, ranks=[0, 1])
    rated = []
    for place, team in enumerate(teams):
        for number, strength in zip(team, after[place], strict=True):
            person = table.seats[number].person
            if person is not None and person in before:
                old = before[person]
                rated.append(
                    StoredRating(
                        person,
                        table.game,
                        old.games + 1,
                        old.wins + (place == 0),
                        strength.mu,
                        strength.sigma,
                    )
                )
    return rated


def _strength(table: StoredTable, seat: int, before: dict[str, StoredRating]) -> PlackettLuceRating:
    place = table.seats[seat]
    if place.person is not None and place.person in before:
        rating = before[place.person]
        return MODEL.rating(rating.mu, rating.sigma)
    if place.bot is not None:
        return MODEL.rating(_assumed(table, place.bot), BOT_SIGMA)
    return MODEL.rating(START_MU, START_SIGMA)


def _assumed(table: StoredTable, level: str) -> float:
    """Levels by number lie evenly from easy to hard, which is about as good as the last of them."""
    number = number_of(level)
    if number is None:
        return BOTS[level.partition(":")[0]]
    steps = len(ladder_of(table.game, len(table.seats))) - 1
    return BOTS["easy"] + (BOTS["hard"] - BOTS["easy"]) * (number - 1) / max(1, steps)


def start(person: str, game: str) -> StoredRating:
    """The rating of somebody who has not played yet."""
    return StoredRating(person, game, 0, 0, START_MU, START_SIGMA)


def shown(rating: StoredRating, person: Person) -> Rating:
    """As everybody may see it."""
    return Rating(
        person,
        rating.games,
        rating.wins,
        round(rating.mu, 2),
        round(rating.sigma, 2),
        round(rating.mu - 3 * rating.sigma, 2),
    )
