"""What the games share. No game is named here."""
