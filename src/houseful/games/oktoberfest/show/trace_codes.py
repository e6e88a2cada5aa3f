"""What can happen in Heroes of Oktoberfest: the codes in a trace, with the numbers behind each."""

DRAFTED = 1  # seat, hero
LAID_OUT = 2  # first seat: food, objectives and tables are dealt after the draft
OBJECTIVES = 3  # seat, A customer, A series, B colour
DREW = 4  # seat + 2 * why + 8 * cards wanted, pretzels, beers, sausages
TABLE_CAME = 5  # market place, table, 1 while the game is set up
HERO_CAME = 6  # market place, hero, 1 while the game is set up
SERVED = 7  # seat + 2 where a card made room for the coin card, market place, table, payment
PLACED = 8  # table, row, end, turned (as the player who placed it sees them) + 2 where it could go nowhere else
REWARDED = 9  # seat, points on victory cards now, coin cards taken
HIRED = 10  # seat + 2 where change may be taken, hero, coin cards + 8 * one-coin cards spent, coins paid too much
WENT_TO_KITCHEN = 11  # seat
DISCARDED = 12  # seat, discard
SPENDS_MORE = 13  # seat
PASSED = 14  # seat, 1 where nothing else could be done
LAST_TURN = 15  # seat that has one more turn, cause of the end
GAME_OVER = 16  # cause of the end, 1 after a last turn
TOOK_CHANGE = 17  # seat, 1 where it was taken
NO_HERO_CAME = 18  # the place of a hired hero stays empty

DEALT, TO_REFILL, IN_KITCHEN = 0, 1, 2  # why somebody draws
