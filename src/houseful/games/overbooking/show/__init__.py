"""What players see of Overbooking: views, events, notation, sentences, pictures."""
