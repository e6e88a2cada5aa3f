"""What bots and learning agents see of Heroes of Oktoberfest."""
