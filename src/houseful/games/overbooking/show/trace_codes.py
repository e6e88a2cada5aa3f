"""What can happen in Overbooking: the codes that rules write into the trace, with the numbers behind each."""

PLACED = 1  # guest, hotel, side, place
PLACED_FACE_UP = 20  # the same
TILE_TAKEN = 2  # seat, hotel
KEPT = 3  # seat, 1 if no card had a place (only the seat itself may know)
PASSED = 4  # seat
REVEALED = 5  # guest, hotel, side, place
MOVED_IN = 6  # guest (monk), hotel
BEDS_CHANGED = 7  # guest, hotel, beds by how much, beds now
REPLACED = 8  # guest coming in, hotel, place, guest going out
FAVOURED = 9  # nobles, hotel, place, guest chosen
FAVOURED_SECOND = 24  # the same, by the second nobles there
DECLINED = 10  # guest, hotel
IDLE = 11  # guest, hotel: a power without a target
BOOKED = 12  # guest, hotel, place, beds left: the largest group waiting
BOOKED_FAVOURITE = 21  # the same: the hotel itself prefers this guest
BOOKED_FIRST = 22  # the same: chosen by nobles
BOOKED_SECOND = 23  # the same: chosen by the second nobles
TURNED_AWAY = 13  # guest, hotel, place, beds left
LEFT = 14  # guest, hotel: goes from the back door out of the game
CHECKED = 15  # hotel
ROUND_BEGAN = 16  # round, first seat
HOTEL_FLIPPED = 17  # hotel, face, tile now, tile before
HOTEL_REPLACED = 25  # the same
DRAWN = 18  # seat, the lower and the upper half of the set of cards
GAME_OVER = 19

HALF = 1 << 12  # a set of 24 cards is noted in two halves: the numbers of an entry have 16 bits
