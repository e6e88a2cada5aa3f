"""What players see of Heroes of Oktoberfest: views, events, notation, sentences, pictures."""
