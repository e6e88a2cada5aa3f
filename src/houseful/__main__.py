"""`python -m houseful` is the command line."""

from houseful.cli import main

main()
