"""Python as JavaScript: from a few entry functions it follows everything that they use, and refuses what it does not know."""
