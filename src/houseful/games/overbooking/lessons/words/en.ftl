# The lessons of Overbooking.

## Basics

lesson-beds = Beds and coins
lesson-beds-about = What a guest is worth, and how many beds it takes.
lesson-beds-guest = You are Red. The number on a card says how many beds the guest needs, its coins what it is worth in bed. Place a guest worth three coins, a monk (1) or merchants (2), in line at hotel 1.
lesson-beds-guest-done = If this guest finds beds when the round ends, you score its three coins. Small groups are worth more than large ones.
lesson-beds-guest-wrong = That guest brings fewer coins. Look for a card with the number 1 or 2.
lesson-beds-guest-wrong-door = The back door is not for sleeping. Place the guest in line at hotel 1.
lesson-beds-guest-wrong-other = That is hotel 2. Place the guest in line at hotel 1, which has 13 beds.
lesson-beds-fill = The last turn of the round. Hotel 1 has 10 beds; your nobles (4), maids (3) and monk (1) wait there and need 8. Place the guest who fills the other two beds exactly.
lesson-beds-fill-done = Nobles, maids, merchants, monk: all four found beds, and their coins are yours.
lesson-beds-fill-wrong = Two beds would not be filled. Place your merchants (2) in line at hotel 1.
lesson-beds-fill-wrong-large = Three or more do not fit into two beds, so somebody would be turned away. Find a guest who needs two.
lesson-beds-fill-wrong-keep = You may keep a card now, but two beds would stay empty. Fill them.

lesson-turn = A turn
lesson-turn-about = Placing a guest in line or at a back door, and what the others see of it.
lesson-turn-line = On your turn you place one card, face down. Start with a guest in line at hotel 2.
lesson-turn-line-done = Your guest stands in line for beds. Blue has answered with a guest behind yours.
lesson-turn-line-wrong = That is the line of hotel 1. Place a guest in line at hotel 2.
lesson-turn-line-wrong-door = That is a back door; it comes soon. Place a guest in line at hotel 2.
lesson-turn-hidden = Of Blue’s guest you see only the back: a crest, and its size. A large crest means 4, 5 or 6, a small one 1, 2 or 3. Place a small guest where nobody waits yet: in line at hotel 1.
lesson-turn-hidden-done = Blue sees a small crest too, and must guess which of three guests it is.
lesson-turn-hidden-wrong = That one is large. Choose a card with 1, 2 or 3 for the line of hotel 1.
lesson-turn-hidden-wrong-behind = There it would wait with Blue’s large group. Choose the empty line of hotel 1.
lesson-turn-hidden-wrong-door = At a back door it gets no bed. Choose the line of hotel 1.
lesson-turn-door = On the other side each hotel has a back door, with a point tile. Whoever places the first guest there takes it. Take a tile.
lesson-turn-door-done = One point for you, at once. Every player has five such turns in a round.
lesson-turn-door-wrong = In line there is no tile. Place any guest at a back door.

lesson-booking = Who gets beds
lesson-booking-about = The order in which guests book, and who is turned away.
lesson-booking-largest = When all cards lie, each line books: the largest group first. Hotel 1 has 11 beds; Blue’s nobles (4) lie there face up, with your soldiers (5) and a small guest of Blue. Place a guest in line so that Blue’s nobles find too few beds.
lesson-booking-largest-done = Your large groups booked before Blue’s nobles, and what was left was not enough. Who is turned away is out of the game.
lesson-booking-largest-wrong = That leaves Blue’s nobles their beds. A larger group in line at hotel 1 would book before them.
lesson-booking-largest-wrong-small = That group does not book before Blue’s nobles. Take a larger one.
lesson-booking-largest-wrong-keep = Kept cards take no beds. Place a large group in line at hotel 1.
lesson-booking-nearest = Of two equal groups the one nearer to the hotel books first. Blue’s soldiers (5) are first in line at hotel 1. Place your soldiers in line where no equals stand before them.
lesson-booking-nearest-done = At hotel 2 your soldiers stand nearest, so no other soldiers book before them there.
lesson-booking-nearest-wrong = This is about your soldiers (5). Place them in line at hotel 2.
lesson-booking-nearest-wrong-behind = Here Blue’s soldiers are nearer and book first. Try hotel 2.
lesson-booking-nearest-wrong-door = A guest at a back door does not book. Place your soldiers in line at hotel 2.

lesson-back-door = The back door
lesson-back-door-about = Guests at the back door get no beds, but they use a power.
lesson-back-door-merchants = Workers (6), nobles (4) and maids (3) of yours wait at hotel 1: 13 people for 10 beds. Merchants at the back door bring three more beds. Place your merchants there.
lesson-back-door-merchants-done = Thirteen beds, and all three groups found room. The merchants themselves are out of the game now.
lesson-back-door-merchants-wrong = That brings no beds to hotel 1. Place your merchants (2) at its back door.
lesson-back-door-merchants-wrong-line = One more in line makes it tighter. Use the back door of hotel 1.
lesson-back-door-merchants-wrong-keep = Then your maids find no beds. Use your merchants.
lesson-back-door-monk = The line of hotel 1 is full, four guests, but one of its 13 beds is still free. A monk at the back door goes to the end of the line. Place your monk there.
lesson-back-door-monk-done = He joined the full line and took the last bed: three coins, and the point tile besides.
lesson-back-door-monk-wrong = Only the monk (1) gets from the back door into this line. Place him at the back door of hotel 1.
lesson-back-door-monk-wrong-other = That is hotel 2. The free bed is in hotel 1.
lesson-back-door-monk-wrong-keep = The bed would stay empty. Place your monk.

lesson-checking = Checking the bookings
lesson-checking-about = What happens when all cards are placed, and how the next round begins.
lesson-checking-nobles = All cards at hotel 1 are turned up. First the back door: your nobles let one guest of yours book first. There are 10 beds for soldiers (5), Blue’s nobles (4) and your merchants (2). Who would be left without a bed? Choose that guest.
lesson-checking-nobles-done = Your merchants booked first, then your soldiers; Blue’s nobles found too few beds. Then hotel 2 was checked, and round 2 began.
lesson-checking-nobles-wrong = Choose your merchants (2).
lesson-checking-nobles-wrong-decline = Then soldiers and Blue’s nobles take nine beds, and your merchants find one. Choose the merchants.
lesson-checking-nobles-wrong-soldiers = Your soldiers are the largest group and book first anyway. Choose the merchants.
lesson-checking-round = The hotel cards are turned over: new beds and rules. You drew five cards, and each back door has its tile again. Take a tile.
lesson-checking-round-done = That is a game of Overbooking: four such rounds. Most points in coins and tiles win.
lesson-checking-round-wrong = No tile there. Place a guest at a back door.

## More

lesson-admission = Who may join a line
lesson-admission-about = Four rules of hotels that keep guests out of the line.
lesson-admission-small = Hotel 1 takes small groups only: 1, 2 or 3 in line. Place a guest in its line.
lesson-admission-small-done = The rule is for the line, while cards are placed. At the back door any guest is welcome.
lesson-admission-small-wrong = That is another hotel. Place a small guest in line at hotel 1.
lesson-admission-small-wrong-door = The back door is open to all. Here it is about the line of hotel 1.
lesson-admission-large = Hotel 1 takes large groups only: 4, 5 or 6 in line. Place a guest in its line.
lesson-admission-large-done = Only large groups compete for these 17 beds.
lesson-admission-large-wrong = That is another hotel. Place a large guest in line at hotel 1.
lesson-admission-large-wrong-door = The back door is open to all. Here it is about the line of hotel 1.
lesson-admission-soldiers = Hotel 1 takes no soldiers in line. They may still wait at its back door, to take the place of workers later. Place your soldiers there.
lesson-admission-soldiers-done = If workers stand in line at the checking, your soldiers may take their place, in spite of the rule.
lesson-admission-soldiers-wrong = This is about soldiers (5). Place them at the back door of hotel 1.
lesson-admission-soldiers-wrong-other = That is hotel 2. Place them at the back door of hotel 1.
lesson-admission-crests = The line of hotel 1 takes two crests at most, and two stand there already. Place a guest with one of these crests in it.
lesson-admission-crests-done = Crests count together, whoever owns the guests. No third one can join by placing.
lesson-admission-crests-wrong = That is another hotel. Find a guest for the line of hotel 1.
lesson-admission-crests-wrong-door = The back door takes any crest. Find a guest for the line.

lesson-faces = Face up, and five in line
lesson-faces-about = Hotels that show a guest, and one without a back door.
lesson-faces-first = At hotel 1 the first guest in line lies face up. Place one there, whom Blue may see.
lesson-faces-first-done = Everybody knows this guest now and can reckon with it.
lesson-faces-first-wrong = There it lies face down. Use the line of hotel 1.
lesson-faces-first-wrong-door = Guests at a back door lie face down. Use the line of hotel 1.
lesson-faces-second = At hotel 1 the second guest in line lies face up. One of Blue’s is there; place the second.
lesson-faces-second-done = The first and the third stay hidden, the second is open to all.
lesson-faces-second-wrong = There it lies face down. Use the line of hotel 1.
lesson-faces-second-wrong-door = Guests at a back door lie face down. Use the line of hotel 1.
lesson-faces-five = Hotel 1 has no back door and no tile, but its line takes five instead of four. Four wait there: place the fifth.
lesson-faces-five-done = Now the line is full. There are no powers here: beds go by size alone.
lesson-faces-five-wrong = That is hotel 2. Place the fifth guest in line at hotel 1.

lesson-preferences = Whom a hotel prefers
lesson-preferences-about = The usual order, monks first, and soldiers first.
lesson-preferences-plain = Hotel 1 has no special rule: the largest group books first. Your nobles (4) wait there for 10 beds. Place the group in line that books before them and fills the hotel.
lesson-preferences-plain-done = Workers took six beds, nobles four. Not one was left.
lesson-preferences-plain-wrong = Ten beds less four: six people are wanted in line at hotel 1.
lesson-preferences-plain-wrong-keep = Beds would stay empty. Place workers (6).
lesson-preferences-plain-wrong-smaller = That does not fill the hotel from the largest down. Place workers (6).
lesson-preferences-monks = Hotel 1 prefers monks: they book before everybody else. Large groups wait for its 11 beds already. Place your monk in line.
lesson-preferences-monks-done = The monk booked first, then your workers. Blue’s soldiers (5) found only four beds.
lesson-preferences-monks-wrong = Place your monk (1) in line at hotel 1.
lesson-preferences-monks-wrong-keep = Kept cards find no beds. Place your monk.
lesson-preferences-monks-wrong-larger = This guest is not preferred. Place your monk (1).
lesson-preferences-soldiers = Hotel 1 prefers soldiers: they book before everybody else, even before workers. Place soldiers in its line.
lesson-preferences-soldiers-done = Your soldiers booked first, then Blue’s workers. Blue’s nobles did not fit any more, but your monk did.
lesson-preferences-soldiers-wrong = Place soldiers (5) in line at hotel 1.
lesson-preferences-soldiers-wrong-keep = Kept cards find no beds. Place soldiers.
lesson-preferences-soldiers-wrong-others = This guest is not preferred. Place soldiers (5).

lesson-powers = Powers that always act
lesson-powers-about = Monk, merchants and workers at the back door.
lesson-powers-monk = Hotel 1 takes large groups only. But a monk’s power ignores that: from the back door he goes to the end of the line. Bring your monk in.
lesson-powers-monk-done = He joined a line of large groups and found a bed. Powers do not ask whom a hotel admits.
lesson-powers-monk-wrong = That brings nobody in. Place your monk (1) at the back door of hotel 1.
lesson-powers-monk-wrong-keep = Kept cards find no beds. Place your monk.
lesson-powers-merchants = Workers (6), soldiers (5) and nobles (4) need 15 beds; hotel 1 has 10, and your merchants at the back door make it 13. Place the second merchants there too.
lesson-powers-merchants-done = Twice three more: 16 beds, enough for all three.
lesson-powers-merchants-wrong = There must be three more beds. Place merchants (2) at the back door of hotel 1.
lesson-powers-merchants-wrong-keep = Then two beds are missing for your nobles. Place merchants.
lesson-powers-merchants-wrong-line = In line they bring no beds. Place them at the back door.
lesson-powers-workers = Workers at the back door take three beds away. At hotel 1 Blue’s workers and a second large group of Blue hope for 11 beds. Spoil that with your workers.
lesson-powers-workers-done = Eight beds were left. Blue’s workers took six, and Blue’s soldiers were turned away.
lesson-powers-workers-wrong = The beds stay. Place your workers (6) at the back door of hotel 1.
lesson-powers-workers-wrong-keep = Nothing happens to Blue then. Use your workers.
lesson-powers-workers-wrong-line = In line they take no beds away from a hotel. Use its back door.

lesson-choices = Powers you decide about
lesson-choices-about = Maids, nobles and soldiers, and when to decline.
lesson-choices-maids = Your maids at the back door may take the place of a guest of yours, who is out of the game. For 10 beds wait workers (6), nobles (4) and merchants (2). Let them replace the group that takes most beds for fewest coins.
lesson-choices-maids-done = Without the workers all three groups fit: nobles, maids, merchants.
lesson-choices-maids-wrong = That guest is worth more than workers. Replace the workers (6).
lesson-choices-maids-wrong-decline = Then workers and nobles fill all the beds, and your merchants get none. Replace the workers.
lesson-choices-nobles = Blue’s workers (6) and nobles (4) would take all 10 beds. Your nobles let one guest of yours book first: your monk or your maids. Choose one.
lesson-choices-nobles-done = Your choice booked first, so Blue’s nobles found too few beds. In the end your monk and your maids both got in.
lesson-choices-nobles-wrong = Choose a guest of yours in line at hotel 1.
lesson-choices-nobles-wrong-decline = Then Blue takes all the beds. Choose a guest of yours.
lesson-choices-soldiers = Soldiers take the place of workers, anybody’s. Blue’s workers (6) would leave too few beds for your merchants. Choose them.
lesson-choices-soldiers-done = Blue’s workers are out of the game; soldiers, maids and merchants fill the 10 beds.
lesson-choices-soldiers-wrong = You may decline, but here it costs you two groups. Choose Blue’s workers.
lesson-choices-decline = Your maids could take the place of your merchants or your monk, worth three coins each and sure of beds here. Maids are worth two. Decline.
lesson-choices-decline-done = Maids, nobles and soldiers may be declined; monk, merchants and workers always act.
lesson-choices-decline-wrong = That costs you a coin. Decline this time.

## The end

lesson-last-turn = The last turn
lesson-last-turn-about = Keeping a card, and how the game ends.
lesson-last-turn-keep = Only the last player in the order of a round may keep a card on the fifth turn. Your guests fill hotel 1 exactly, and only back doors are left. Keep your card for later rounds.
lesson-last-turn-keep-done = You kept it and drew five more. Now you have one more card to choose from.
lesson-last-turn-keep-wrong = That can be done, too, but here you try the other way: keep the card.
lesson-last-turn-end = The last card of the fourth and last round. Place it where you think it helps, or keep it: then everything is counted.
lesson-last-turn-end-done = Coins of booked guests and tiles are added up. In a tie, more three-coin guests win; if those are equal too, the win is shared.
lesson-last-turn-end-wrong = Place a guest or keep your card.

lesson-families = Families
lesson-families-about = What four, five or six booked guests of one crest bring.
lesson-families-four = Guests of one crest are a family. Two oaks of yours are booked, a third waits in line at hotel 2. The round’s last turn: place the guest who makes them four.
lesson-families-four-done = Four oaks: 2 points besides their coins. Experts get 2, 5 or 10 points for four, five or six of a crest, beginners 2, 4 or 6.
lesson-families-four-wrong = That guest belongs to another family. Look for the oak in your hand.
lesson-families-four-wrong-keep = A kept guest is not booked. Place the oak in line at hotel 2.
lesson-families-five = Four lions of yours are booked: 2 points. Only the best set of each crest counts, so a fifth makes it 5. Place the lion where it finds beds.
lesson-families-five-done = Five lions: 5 points. Your sixth is out of the game, so there will be no 10. Count early which families you can still complete.
lesson-families-five-wrong = That does not add a booked lion. Place your merchants (2) with the lion in a line.
lesson-families-five-wrong-keep = Kept, the lion may find beds later, but now it surely does. Place it in a line.
