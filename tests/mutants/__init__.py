"""Mutation tests: small faults are put into the games' sources, one at a time; a test should fail for each.

mutmut leaves decorated functions alone, and every rule here is decorated; cosmic-ray edits files on disk and
starts pytest for each mutant. This one keeps the sources as they are, forks a pytest that has collected already,
swaps the code of one function and runs only the tests that call it.
"""
