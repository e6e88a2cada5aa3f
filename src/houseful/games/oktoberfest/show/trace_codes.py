"""What can happen in Heroes of Oktoberfest: the codes in a trace, with the numbers behind each."""

DRAFTED = 1  # seat, hero
LAID_OUT = 2  # first seat: food, objectives and tables are dealt after the draft
OBJECTIVES = 3  # seat, A customer, A series, B colour
DREW = 4  # seat, pretzels, beers, sausages
TABLE_CAME = 5  # market place, table
HERO_CAME = 6  # market place, hero
SERVED = 7  # seat, market place, table, payment
PLACED = 8  # table, row, end, turned: ends and turning as the player who placed it sees them
REWARDED = 9  # seat, points on victory cards now, coin cards taken
HIRED = 10  # seat, hero, coin cards spent
WENT_TO_KITCHEN = 11  # seat
DISCARDED = 12  # seat, discard
SPENDS_MORE = 13  # seat
PASSED = 14  # seat
LAST_TURN = 15  # seat that has one more turn, cause of the end
GAME_OVER = 16  # cause of the end
