"""What bots and learning agents see of Overbooked."""
