"""Whether draws follow the chances they should: Pearson's chi-square with a wide margin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping

FEWEST = 5  # expected of a kind; rarer ones are counted together
MARGIN = 6  # standard deviations beyond the mean that chance is allowed


def is_likely(found: Iterable[Hashable], chances: Mapping[Hashable, float]) -> bool:
    """Whether nothing impossible was found, and the rest about as often as its chance says."""
    counts = Counter(found)
    total = sum(counts.values())
    if any(chances.get(kind, 0) <= 0 for kind in counts):
        return False
    pairs = [(counts[kind], total * chance) for kind, chance in chances.items()]
    rare = [pair for pair in pairs if pair[1] < FEWEST]
    pairs = [pair for pair in pairs if pair[1] >= FEWEST]
    together = sum(n for n, _ in rare), sum(expected for _, expected in rare)
    if together[1] >= FEWEST:
        pairs.append(together)
    square = sum((n - expected) ** 2 / expected for n, expected in pairs)
    freedom = max(1, len(pairs) - 1)
    return square < freedom + MARGIN * (2 * freedom) ** 0.5
