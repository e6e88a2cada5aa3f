"""What somebody has played: their finished games, and the sums over them."""
