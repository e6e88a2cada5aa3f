"""`python -m benchmarks.attacks`."""

from benchmarks.attacks import main

main()
