"""The exponential function as a rule: the same bits on every processor, on CUDA devices and in a browser.

`math.exp` is whatever the system's library computes, and libraries differ in the last bit. Square roots need no rule:
IEEE 754 rounds them correctly, wherever they are taken.
"""

from houseful.core.compile.bits import number_of_bits
from houseful.core.compile.rule import rule

LEAST, MOST = -708.0, 709.0  # below: nought; above: infinity
INFINITY = float("inf")
LOG2_E = 1.4426950408889634
# ln 2 in two parts: the first has so few digits that its product with a whole number is exact.
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10
BIAS, EXPONENT_AT = 1023, 52  # of a 64-bit float


@rule
def exp(x: float) -> float:
    """e to the power of x, within one unit in the last place.

    x is a whole number of times ln 2 and a rest of at most half of it: the first becomes the exponent of the result,
    the second goes into Taylor's series.
    """
    if x < LEAST:
        return 0.0
    if x > MOST:
        return INFINITY
    if x != x:  # noqa: PLR0124 - not a number
        return x
    times = int(x * LOG2_E + (0.5 if x > 0.0 else -0.5))
    rest = (x - times * LN2_HIGH) - times * LN2_LOW
    return series(rest) * number_of_bits((times + BIAS) << EXPONENT_AT)


@rule
def series(x: float) -> float:
    """Taylor's series up to the 13th power, for at most 0.35 either way; in pairs, as processors like it."""
    square = x * x
    fourth = square * square
    low = (1.0 / 2 + x * (1.0 / 6)) + square * (1.0 / 24 + x * (1.0 / 120))
    middle = (1.0 / 720 + x * (1.0 / 5040)) + square * (1.0 / 40320 + x * (1.0 / 362880))
    high = (1.0 / 3628800 + x * (1.0 / 39916800)) + square * (1.0 / 479001600 + x * (1.0 / 6227020800))
    return 1.0 + (x + square * (low + fourth * (middle + fourth * high)))
