"""A game's rules, evaluation, search and net as one WebAssembly module, compiled from the rules by Numba and LLVM."""
