"""Card packs that tables are played with: kept once by their hash, read in a process of their own."""
