"""Information-set Monte Carlo tree search, and its analysis as data."""
