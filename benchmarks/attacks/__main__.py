"""`python -m benchmarks.attacks`."""

from benchmarks.attacks.runner import main

main()
