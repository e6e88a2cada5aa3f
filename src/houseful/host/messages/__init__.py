"""What a table answers, as types by topic."""
