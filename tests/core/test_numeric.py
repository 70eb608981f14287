"""Functions of real numbers: how accurate they are, where they end, and the same bits always."""

from __future__ import annotations

import math
import random
from decimal import Decimal, localcontext

import pytest

from rubra.core.numeric import LEAST, MOST, exp, logistic

# What anybody gets who follows IEEE 754, whatever the machine
BITS = {
    0.0: "0x1.0000000000000p+0",
    1.0: "0x1.5bf0a8b14576ap+1",
    -1.0: "0x1.78b56362cef38p-2",
    0.5: "0x1.a61298e1e069cp+0",
    -20.0: "0x1.1b48655f37267p-29",
    700.0: "0x1.d945df4f8ec8ep+1009",
}


def errors(numbers: list[float]) -> list[float]:
    """By how many units of the last place each result is off, by high precision."""
    found = []
    with localcontext() as context:
        context.prec = 60
        for number in numbers:
            true = Decimal(number).exp()
            unit = Decimal(math.ulp(float(true)))
            found.append(float(abs(Decimal(exp(number)) - true) / unit))
    return found


@pytest.mark.parametrize("widest", [1e-9, 0.4, 1.0, 60.0, 700.0])
def test_exp_is_off_by_less_than_a_unit_of_the_last_place(widest: float) -> None:
    """Near zero, in the range that bots use, and as far as it goes."""
    chance = random.Random(1)
    assert max(errors([chance.uniform(-widest, widest) for _ in range(2000)])) < 1.0


def test_exp_is_off_by_less_where_its_argument_is_halved() -> None:
    """Just beside the points where the whole part changes."""
    half = math.log(2) / 2
    steps = [half * (2 * number + 1) for number in range(-1020, 1020)]
    around = [math.nextafter(step, to) for step in steps for to in (-math.inf, math.inf)]
    assert max(errors([one for one in around if LEAST <= one <= MOST])) < 1.0


def test_exp_ends_in_zero_and_infinity() -> None:
    """A little before a float would run out."""
    assert exp(LEAST) > 0.0
    assert exp(math.nextafter(LEAST, -math.inf)) == 0.0 == exp(-math.inf)
    assert math.isfinite(exp(MOST))
    assert exp(math.nextafter(MOST, math.inf)) == math.inf == exp(math.inf)


@pytest.mark.parametrize("number", BITS)
def test_exp_gives_these_bits(number: float) -> None:
    """On every machine."""
    assert exp(number).hex() == BITS[number]


def test_exp_is_the_same_compiled_and_not() -> None:
    """To the last bit."""
    chance = random.Random(2)
    for _ in range(2000):
        number = chance.uniform(-100, 100)
        assert exp(number) == exp(number)


def test_the_logistic_function_turns_a_lead_into_a_chance() -> None:
    """Even where nobody leads; and both sides together are certain."""
    assert logistic(0.0) == 0.5
    for lead in (0.1, 1.0, 5.0, 30.0):
        assert 0.5 < logistic(lead) < 1.0
        assert logistic(lead) + logistic(-lead) == pytest.approx(1.0, abs=1e-15)
