"""Bots. A bot is handed what a seat may know and its legal moves, never the table."""
