"""The codes that the rules of Overbooked write into a trace, with the numbers that follow each."""

TAKEN = 1  # player, card, place in the hall, vouchers gained
PAID = 2  # player, card that a voucher is laid on
REMOVED = 3  # player, card, vouchers left, place in the hall
DRAWN = 4  # card that comes into the hall, place
LEFT_OUT = 5  # player, card, passenger: not placed because of the symbol; how many of the colour the supply has
ABSENT = 6  # player, card, passenger: not placed because the supply is short; how many it has
BOARDED = 7  # player, card, turn, anchor
SEATED = 8  # player, colour, seat, colour that goes to the stairs or NONE
SEATED_SWAPPING = 9  # player, colour, seat, colour that goes back to the supply or NONE
LAST_ROUND = 10  # colour that ran out
ZONE_FULL = 11  # player, zone
CHARGED = 12  # vouchers by how much, vouchers now, paid for overbooked passengers, received for full zones
SOLO_WON = 13  # scenario
SOLO_LOST = 14  # why: NO_VOUCHER or NO_CARD
GAME_OVER = 15  # why: NO_CARD, ROUND_COMPLETE or SOLO_DECIDED

NO_VOUCHER, NO_CARD, ROUND_COMPLETE, SOLO_DECIDED = range(4)
