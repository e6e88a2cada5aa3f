"""What players see of Overbooked: views, events, notation, sentences, pictures."""
