"""Bots. A bot is handed a `Seat`: what it may know, its moves, tables it can imagine; never the table."""
