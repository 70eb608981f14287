"""Options: of the whole table, and those that each seat chooses for itself."""

from __future__ import annotations

import pytest

from rubra.core.about import About, Option, SeatOption
from rubra.core.errors import OptionError

COLOUR = SeatOption("colour", ("red", "blue", "green", "yellow"), different=True)
SIDE = SeatOption("side", ("plain", "steep"), only=("board", "own"))
ABOUT = About(
    name="toy",
    title="Toy",
    version=1,
    players=(1, 2, 3),
    minutes=(1, 2),
    options=(Option("board", ("plain", "own"), default="plain"),),
    longest=10,
    seat_options=(COLOUR, SIDE),
)


def test_settled_options_settle_to_themselves() -> None:
    """So that a record, which holds them, opens the same game."""
    settled = ABOUT.settle(3, {"colour": ",green", "board": "own", "side": "steep"})
    assert settled == {
        "players": 3,
        "board": "own",
        "colour": "red,green,blue",
        "side": "steep,plain,plain",
    }
    again = {name: value for name, value in settled.items() if name != "players"}
    assert ABOUT.settle(3, again) == settled


def test_what_nobody_may_choose_is_not_there() -> None:
    """The side is not an option of a table where all have the same; to name it is refused."""
    assert "side" not in ABOUT.settle(2, {})
    with pytest.raises(OptionError, match="'side' can be chosen only with board=own"):
        ABOUT.settle(2, {"side": "steep"})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    """Those of seats too."""
    with pytest.raises(OptionError, match="its options: board, colour, side"):
        ABOUT.settle(2, {"hat": "red"})


def test_who_chooses_takes_from_a_seat_without_a_person() -> None:
    """That seat has the other colour then; a colour that nobody has is just taken."""
    settled = ABOUT.settle(3, {})
    assert ABOUT.choose(settled, 0, {"colour": "blue"}, [])["colour"] == "blue,red,green"
    assert ABOUT.choose(settled, 0, {"colour": "yellow"}, [1, 2])["colour"] == "yellow,blue,green"
    assert ABOUT.choose(settled, 1, {"colour": "blue"}, [0])["colour"] == "red,blue,green"
    assert ABOUT.choose(settled, 1, {}, [0]) == settled


def test_who_sits_keeps_what_they_have() -> None:
    """The refusal says what is free; nothing has changed."""
    settled = ABOUT.settle(3, {})
    with pytest.raises(OptionError, match="somebody has blue already; free are red, green, yellow"):
        ABOUT.choose(settled, 0, {"colour": "blue"}, [1])
    assert settled["colour"] == "red,blue,green"


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"colour": "pink"}, "of red, blue, green, yellow, not 'pink'"),
        ({"board": "own"}, "'board' is for the whole table"),
        ({"side": "steep"}, "can be chosen only with board=own"),
        ({"hat": "red"}, "has no option 'hat'"),
    ],
)
def test_what_cannot_be_chosen_is_refused(wishes: dict[str, str], reason: str) -> None:
    """With what would be right."""
    with pytest.raises(OptionError, match=reason):
        ABOUT.choose(ABOUT.settle(2, {}), 0, wishes, [])


def test_two_may_choose_the_same_side() -> None:
    """Only colours are different."""
    settled = ABOUT.settle(2, {"board": "own", "side": "steep"})
    assert ABOUT.choose(settled, 1, {"side": "steep"}, [0])["side"] == "steep,steep"
