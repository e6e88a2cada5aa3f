"""Python as JavaScript: from a few entry functions it follows all that they use, and refuses what it does not know."""
