"""What processes tell each other about the tables that they serve."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rubra.server.model.stored import AddEntry, AddLine, Change, DropTable, PutSeat, PutTable

NEWS = "rubra_news"  # channels of PostgreSQL
WORDS = "rubra_words"
LONGEST_NOTICE = 7_900  # bytes; PostgreSQL takes fewer than 8000

News = tuple[str, str]  # a table and what there is: an entry, a line, or its row
KINDS: dict[type, str] = {
    AddEntry: "entry",
    AddLine: "line",
    PutTable: "table",
    PutSeat: "table",
    DropTable: "table",
}


class Notice(msgspec.Struct, array_like=True):
    """News of one process."""

    sender: str
    news: list[News]


def news_of(changes: Iterable[Change]) -> list[News]:
    """What others want to know of these changes, each once."""
    found: dict[News, None] = {}
    for change in changes:
        if isinstance(change, AddEntry | AddLine | PutSeat | DropTable):
            found[change.table, KINDS[type(change)]] = None
        elif isinstance(change, PutTable):
            found[change.table.id, "table"] = None
    return list(found)


def notices(sender: str, news: list[News]) -> Iterator[tuple[str, str]]:
    """Channels and texts to send, none longer than PostgreSQL takes."""
    if not news:
        return
    notice = msgspec.json.encode(Notice(sender, news))
    if len(notice) <= LONGEST_NOTICE or len(news) == 1:
        yield NEWS, notice.decode()
    else:
        middle = len(news) // 2
        yield from notices(sender, news[:middle])
        yield from notices(sender, news[middle:])


_notice = msgspec.json.Decoder(Notice)


def read_notice(text: str) -> Notice:
    """From a text that was received."""
    return _notice.decode(text)
