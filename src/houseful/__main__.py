"""`python -m houseful` is the command line."""

from houseful.cli.main import main

main()
