"""Attacks from one address, each beside a calm table: `python -m benchmarks.attacks`."""

from benchmarks.attacks.runner import TAKES_HOURS, main

__all__ = ["TAKES_HOURS", "main"]
