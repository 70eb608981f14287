"""Functions of real numbers that give the same bits on every machine.

A C library's `exp` differs in its last bit from one machine to the next, and WebAssembly has none.
This one is made of additions, multiplications and one conversion, each of them exactly rounded as
IEEE 754 says, in a fixed order and never fused: whoever follows the standard gets the same result.
"""

from __future__ import annotations

import math

import numpy as np

from rubra.core.rule import rule

LEAST, MOST = -708.0, 709.0  # beyond these the result is 0 or infinity

_PER_LN2 = 1.4426950408889634  # 1 / ln 2
# ln 2 in two parts: the first has so few bits that its product with a whole number is exact
_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_ROUNDER = 1.5 * 2.0**52  # what is added to it, is rounded to a whole number, in its lowest bits
_ROUNDER_BITS = 0x4338000000000000
_EXPONENT_BIAS, _EXPONENT_AT = 1023, 52  # of a float's bits

# 1 / n!
_C2, _C3, _C4, _C5, _C6, _C7, _C8, _C9, _C10, _C11, _C12, _C13 = (
    1.0 / math.factorial(number) for number in range(2, 14)
)


@rule
def exp(x: float) -> float:
    """e to the power of x, within one unit of the last place.

    0 below LEAST and infinity above MOST, a little before a float would run out.
    """
    if x < LEAST:
        return 0.0
    if x > MOST:
        return math.inf
    # x = whole * ln 2 + rest, so that the rest is at most 0.35 in size
    shifted = x * _PER_LN2 + _ROUNDER
    whole = shifted - _ROUNDER
    rest = (x - whole * _LN2_HIGH) - whole * _LN2_LOW
    # The series up to rest^13 / 13!, in pairs that do not wait for each other
    square = rest * rest
    fourth = square * square
    low = (_C2 + rest * _C3) + square * (_C4 + rest * _C5)
    middle = (_C6 + rest * _C7) + square * (_C8 + rest * _C9)
    high = (_C10 + rest * _C11) + square * (_C12 + rest * _C13)
    series = low + fourth * (middle + fourth * high)
    # Times 2 to the power of whole: a float with that exponent and nothing else
    exponent = np.float64(shifted).view(np.int64) - _ROUNDER_BITS + _EXPONENT_BIAS
    power = np.int64(exponent << _EXPONENT_AT).view(np.float64)
    return float((1.0 + (rest + square * series)) * power)


@rule
def logistic(x: float) -> float:
    """1 / (1 + e to the power of -x): from a lead to a chance."""
    return 1.0 / (1.0 + exp(-x))
