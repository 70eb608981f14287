"""Why something was not done: every reason there is, as one table.

A reason is a word for programs and has its HTTP status; the sentence beside it is for people and
says what was wrong and what would be right. Whatever is refused has changed nothing.
"""

from __future__ import annotations

from rubra.core import errors
from rubra.server.model.stored import Conflict, NameTaken, StoreError
from rubra.server.protocol.wire import Refusal

REASONS = {
    # How it was asked
    "unreadable": 400,  # not JSON, or not what is expected here
    "no_such_page": 404,
    "wrong_method": 405,
    "wrong_type": 415,  # JSON is wanted
    "too_long": 413,
    "too_slow": 408,
    "too_many": 429,  # too often in a short time
    "cross_site": 403,  # from a page of somebody else's
    "wrong_host": 421,  # under a name that is not ours
    # Who asked
    "not_signed_in": 401,
    "wrong_password": 401,  # or no such account: the two are not told apart
    "not_your_password": 403,
    "name_taken": 409,
    "has_account": 409,
    "no_account": 409,
    "banned": 403,  # by the operator, for a time or for good
    "not_yours": 403,
    "not_invited": 403,
    "not_friends": 403,
    "freed": 403,  # the host has freed their seat: they do not sit down here again
    "hidden": 403,  # it may not be known yet
    "muted": 403,  # those who watch may not talk at this table
    # What was asked for
    "no_such_game": 404,
    "no_such_table": 404,
    "no_such_person": 404,
    "no_such_seat": 404,
    "no_such_line": 404,
    "no_such_session": 404,
    "no_such_code": 404,  # of a link of a friend, or in an e-mail
    "no_such_club": 404,  # or one is not in it: the two are not told apart
    "no_such_tournament": 404,
    "no_mail": 409,  # this server sends none
    "bad_email": 400,
    "bad_option": 400,
    "bad_box": 400,
    "bad_record": 400,
    "bad_name": 400,
    "bad_address": 400,  # of a webhook or a browser
    "leads_club": 409,  # they lead it, and would leave it without anybody who does
    "too_few": 409,  # for a tournament to start
    # The state of the table
    "seat_taken": 409,
    "already_begun": 409,
    "not_begun": 409,
    "already_over": 409,
    "not_over": 409,
    "frozen": 409,
    "closed": 409,  # by its host, by the operator, or because nobody came
    "stale": 409,  # the table has moved on since it was chosen
    "not_asked": 409,
    "illegal_move": 409,
    "cannot_undo": 409,
    "no_proposal": 409,
    "not_for_gallery": 409,  # nobody can agree for all who played, or it was taken out
    "busy": 503,  # try again in a moment
    "closing": 503,  # the server is about to stop
    "our_mistake": 500,
}

# What the rules and the store say, in these words
_BECAUSE: list[tuple[type[Exception], str]] = [
    (errors.UnknownGame, "no_such_game"),
    (errors.OptionError, "bad_option"),
    (errors.BoxError, "bad_box"),
    (errors.RecordFileError, "bad_record"),
    (errors.UnreadableMove, "unreadable"),
    (errors.NotAsked, "not_asked"),
    (errors.CannotUndo, "cannot_undo"),
    (errors.MoveError, "illegal_move"),
    (NameTaken, "name_taken"),
    (Conflict, "stale"),
    (StoreError, "busy"),
]
_SENTENCES = {
    "name_taken": "There is an account of that name; choose another name.",
    "stale": "Somebody else was faster; look at the table as it is now, and choose again.",
    "busy": "The server cannot store anything at the moment; try again soon.",
}


LONGEST_SENTENCE = 400  # characters: what somebody sent is repeated a little, not all of it


class Refused(Exception):  # noqa: N818 - the name says what happened
    """Something is not done, and nothing has changed. The status follows from the reason."""

    def __init__(self, reason: str, text: str, status: int | None = None) -> None:
        text = shortened(text)
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.status = REASONS[reason] if status is None else status

    def as_refusal(self) -> Refusal:
        """As the client is told."""
        return Refusal(self.reason, self.text)


def shortened(text: str) -> str:
    """Its beginning and its end, if it is long."""
    half = LONGEST_SENTENCE // 2
    return text if len(text) <= LONGEST_SENTENCE else f"{text[:half]} … {text[-half:]}"


def refused_because(error: Exception) -> Refused | None:
    """What the rules or the store refused, as a refusal; none if the mistake is ours."""
    if isinstance(error, Refused):
        return error
    for kind, reason in _BECAUSE:
        if isinstance(error, kind):
            return Refused(reason, _SENTENCES.get(reason) or _sentence(str(error)))
    return None


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:].rstrip(".") + "."


def our_mistake() -> Refused:
    """What somebody is told when something broke; the log knows more."""
    return Refused("our_mistake", "Something broke on our side; nothing was changed.")
