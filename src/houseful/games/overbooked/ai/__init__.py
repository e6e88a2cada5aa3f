"""Overbooked for bots and learning agents: evaluation of moves, and observations as numbers."""
