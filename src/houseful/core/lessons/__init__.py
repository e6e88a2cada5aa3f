"""Lessons on real positions: text files beside a game, whose goals the engine checks."""
