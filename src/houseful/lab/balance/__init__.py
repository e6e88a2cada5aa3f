"""Is a game fair, does every card earn its place, what changes with another pack? Measured by bots, with intervals."""
