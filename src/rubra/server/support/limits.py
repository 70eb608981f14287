"""How much of everything: sizes, and credit that is spent by asking and comes back with time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

# --- Sizes ---

LONGEST_MESSAGE = 4_096  # bytes of a message over the socket
LONGEST_HEAD = 16_384  # bytes of a request before its body
SECONDS_FOR_HEAD = 20.0  # until the head of a request must have come
SECONDS_FOR_BODY = 60.0
MOST_SENT = 8_388_608  # bytes of a body, whoever reads it or not
LONGEST_BODY = 16_384  # bytes of a request that carries no box and no record
MOST_WAITING = 64  # messages of one socket that have not been handled yet
MOST_UNREADABLE = 8  # messages of one socket that make no sense; then it is closed
MOST_UNSENT = 1_048_576  # bytes that a slow reader may be behind
SECONDS_TO_PING = 20.0  # of silence until a socket is asked whether it is alive
SECONDS_TO_PONG = 10.0  # until it must have answered
SECONDS_TO_PART = 1.0  # for the other side to answer a close
SECONDS_KEPT_OPEN = 30  # a connection that asks nothing
SECONDS_FOR_BOX = 20.0  # to read one box or record
MEMORY_FOR_BOX = 512 * 2**20  # bytes that reading it may take
MOST_BOXES_WAITING = 16  # boxes and records that wait to be read
SECONDS_FOR_DRAWS = 60.0  # of the longest game; most take two or three
MOST_DRAWS_WAITING = 16  # games whose draws somebody waits for
DRAWS_OF_ADDRESS = 4  # of these
SECONDS_FOR_WEBHOOK = 20.0  # in all, however slowly the answer comes
MOST_TAKEN_BACK = 600  # entries of a log that no longer stand, beside twice as many as do
MOST_FRIENDS = 200
MOST_SHOWN = 200  # games that one person has agreed to show in the gallery
MOST_IN_ROUND_ROBIN = 20  # people


@dataclass(frozen=True)
class Credit:
    """How many at once, and how many a second in the long run."""

    most: float
    per_second: float


@dataclass
class Limits:
    """What one person, address or socket may do. Generous: people never notice them."""

    requests: Credit = Credit(200, 20)  # of one person, or of an address without one
    requests_of_address: Credit = Credit(2_000, 200)
    guests: Credit = Credit(200, 200 / 3600)  # made from one address: a school shares one
    accounts: Credit = Credit(20, 20 / 3600)
    logins: Credit = Credit(20, 1 / 30)  # tried from one address
    logins_of_name: Credit = Credit(10, 1 / 60)  # tried for one account from one address
    # Tried for one account from anywhere. More comes back in a second than one address may spend:
    # nobody can lock somebody else's account from one address
    logins_of_account: Credit = Credit(200, 1 / 10)
    tables: Credit = Credit(60, 60 / 3600)  # made by one person; records that are shown count too
    boxes: Credit = Credit(20, 20 / 3600)  # boxes of their own, read and checked
    reports: Credit = Credit(20, 20 / 3600)  # lines that one person complains of
    friends: Credit = Credit(30, 30 / 3600)  # links of others that one person opens or accepts
    clubs: Credit = Credit(60, 60 / 3600)  # clubs, links and tournaments that one person makes
    club_links: Credit = Credit(30, 30 / 3600)  # of clubs, that one person opens or joins by
    gallery: Credit = Credit(60, 60 / 3600)  # games that one person wants shown, or no more
    mails: Credit = Credit(5, 5 / 86_400)  # to confirm an address, by one person or to one address
    seats_kept: Credit = Credit(10, 10 / 3600)  # times that one person is told of seats for them
    exports: Credit = Credit(5, 5 / 3600)  # of everything that is kept of one person
    open_tables: int = 50  # made by one person, and not over: what bots and lists have to bear
    open_tables_of_address: int = 300  # made from one address: a school shares one
    clubs_of_person: int = 20  # that one person is in
    members_of_club: int = 200
    tournaments_of_club: int = 5  # that are not over
    people_of_tournament: int = 64
    days_to_gather: float = 7.0  # until a table is removed where a game never began
    days_to_rest: float = 90.0  # until one is where nobody has played on
    days_untouched: float = 2.0  # until a game against bots is, in which nobody has decided
    messages: Credit = Credit(100, 20)  # over one socket
    talk: Credit = Credit(12, 0.5)  # lines, signals, proposals and hints of one person
    connections_of_address: int = 1_000
    sockets_of_address: int = 400
    sockets: int = 20_000
    polls_of_address: int = 400


@dataclass(slots=True)
class TokenBucket:
    """What is left of a credit."""

    credit: Credit
    left: float
    at: float

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """Whether there was enough; if not, nothing is spent."""
        credit = self.credit
        left = self.left + (now - self.at) * credit.per_second
        if left > credit.most:
            left = credit.most
        self.at = now
        if left < cost:
            self.left = left
            return False
        self.left = left - cost
        return True

    def is_full(self, now: float) -> bool:
        """Whether it is as good as new."""
        return self.left + (now - self.at) * self.credit.per_second >= self.credit.most


@dataclass
class TokenBuckets:
    """A bucket for each of many; forgets those that are full again, and never keeps too many."""

    credit: Credit
    most: int = 20_000
    clock: Callable[[], float] = monotonic
    held: dict[str, TokenBucket] = field(default_factory=dict)

    def spend(self, key: str, cost: float = 1.0) -> bool:
        """Whether that one had enough left."""
        now = self.clock()
        bucket = self.held.get(key)
        if bucket is None:
            if len(self.held) >= self.most:
                self._tidy(now)
            bucket = self.held[key] = TokenBucket(self.credit, self.credit.most, now)
        return bucket.spend(now, cost)

    def _tidy(self, now: float) -> None:
        self.held = {key: bucket for key, bucket in self.held.items() if not bucket.is_full(now)}
        while len(self.held) > self.most // 2:  # a flood: the oldest begin anew
            del self.held[next(iter(self.held))]


class Counts:
    """How many of something each has at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def has_room(self, key: str) -> bool:
        """Whether there can be one more."""
        return self.held.get(key, 0) < self.most

    def take(self, key: str) -> bool:
        """One more, unless there are too many."""
        if not self.has_room(key):
            return False
        self.held[key] = self.held.get(key, 0) + 1
        return True

    def give_back(self, key: str) -> None:
        """One less."""
        count = self.held.pop(key, 1) - 1
        if count:
            self.held[key] = count
