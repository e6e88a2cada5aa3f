"""Tables: live games, seats, clocks, bots."""
