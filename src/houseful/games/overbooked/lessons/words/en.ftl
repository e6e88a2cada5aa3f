# Words of the lessons of Overbooked.

lesson-boarding = A turn
lesson-boarding-about = Fill your plane: take a card, seat its passengers, turn a card.
lesson-boarding-take = Your plane is empty: 50 empty seats cost 50 points, six vouchers bring 3, so you stand at −47. Take “Scrum”, four rugby players, from the gate. It is free.
lesson-boarding-take-done = “Scrum” is yours. Now its passengers must sit down.
lesson-boarding-take-wrong = The other cards cost vouchers. Take “Scrum”, the card at the gate.
lesson-boarding-seat = The four sit as the card shows them, within one zone. Seat them where you like.
lesson-boarding-seat-done = Four seats fewer are empty, and a group of rugby players scores. Then your rival took a turn.
lesson-boarding-seat-wrong = Seat the four rugby players anywhere in one zone.
lesson-boarding-turn = Cards may be turned, never mirrored. Take “Front row”, turn it by a quarter and seat the three beside your four rugby players.
lesson-boarding-turn-done = Seven rugby players form one group: a point each, doubled because your rival has no larger one.
lesson-boarding-turn-wrong = All seven rugby players should be one group. Turn “Front row” and let one of the three sit next to the four.

lesson-wishes = What passengers wish for
lesson-wishes-about = Lovers sit in twos, children want company, the others want large groups.
lesson-wishes-couples = A couple, exactly two lovers, scores 5 points. You have one in 1A and 1B. Take “Left-hand family” and seat it so that you have two couples.
lesson-wishes-couples-done = Two couples, 10 points. The two pairs do not touch, so both count.
lesson-wishes-couples-wrong = Three or more lovers in one group are worth nothing. Keep the new lovers away from 1A and 1B.
lesson-wishes-kids = The child in 1A has a senior beside it, but the seat behind, 2A, is empty. Take “Corner choir” and seat it so that the child is happy.
lesson-wishes-kids-done = Every seat adjacent to the child is taken: 3 points.
lesson-wishes-kids-wrong = The child is happy when every adjacent seat is taken. Somebody has to sit in 2A, and the child must stay.
lesson-wishes-groups = Your rival has four friends in a group, you have three. Only the largest group counts double. Take “Gossips” and overtake.
lesson-wishes-groups-done = Five friends, and nobody has more: 10 points instead of 5. Rugby players and seniors score the same way.
lesson-wishes-groups-wrong = The two friends must sit next to your three, and nobody of the three may lose a seat.

lesson-stairs = Overbooked
lesson-stairs-about = What it costs when a passenger loses a seat.
lesson-stairs-room = Take “Five in an X” and seat it without taking anybody's seat. A gap in a pattern asks for nothing: the seat there may be taken or empty.
lesson-stairs-room-done = Everybody has a seat, and your stairs are empty.
lesson-stairs-room-wrong = There somebody would lose a seat. Look for five free seats in the same pattern.
lesson-stairs-cost = You may also use seats that are taken. Try it: take “Every other seat” and seat at least one of the three children where somebody sits.
lesson-stairs-cost-done = Whoever sat there is overbooked and stays on the stairs: minus 2 points each. Whoever has most on the stairs loses 2 more.
lesson-stairs-cost-wrong = Nobody loses a seat there. For once, put a child on a seat that is taken.

lesson-vouchers = Vouchers
lesson-vouchers-about = Pay vouchers to skip cards, and collect those of others.
lesson-vouchers-skip = You have six vouchers. Each card that you skip costs one, which is laid on it. Take “Scrum”, the third card from the gate.
lesson-vouchers-skip-done = One voucher lies on “Peekaboo” and one on “Book club”. You have four left.
lesson-vouchers-skip-wrong = This time take “Scrum”, the third card: two vouchers.
lesson-vouchers-seat = Seat the four rugby players where you like.
lesson-vouchers-seat-done = Your rival took “Peekaboo” and the voucher on it. “Book club” moved up to the gate with the other voucher.
lesson-vouchers-seat-wrong = Seat the four rugby players anywhere in one zone.
lesson-vouchers-gain = A card brings the vouchers on it to whoever takes it. Take “Book club”: it is free.
lesson-vouchers-gain-done = You have five vouchers again. At the end every two are worth a point; without any you must take the card at the gate.
lesson-vouchers-gain-wrong = The voucher lies on “Book club”, the card at the gate.

lesson-counting = Is it worth it?
lesson-counting-about = Weigh what a seat brings against what a lost one costs.
lesson-counting-calm = In the middle of a game you hold “Lanterns”: two friends and two children. First seat them so that nobody is overbooked.
lesson-counting-calm-done = Four empty seats fewer. At most that brings you to 2 points in all. Let us look for more.
lesson-counting-calm-wrong = There somebody would lose a seat. Zone 3, from seat 1H on, has much room.
lesson-counting-worth = The same card again. Your friends sit in two small groups, and a senior in 3F parts them. Reach 5 points in all.
lesson-counting-worth-done = The senior on the stairs cost 4 points, but five friends now sit together. The total decides, and the highest wins.
lesson-counting-worth-wrong = That brings less. Turn “Lanterns” by a quarter and let a friend take seat 3F.

lesson-seat-kinds = Window, aisle, middle
lesson-seat-kinds-about = Cards without a pattern wish for kinds of seats.
lesson-seat-kinds-window = The two passengers of “Sunrise” want windows: columns A and K. Take the card and seat them one after the other, in any zone.
lesson-seat-kinds-window-done = Both look out. Passengers of such a card need not sit together.
lesson-seat-kinds-window-wrong = Take “Sunrise” from the gate; then choose a window seat for each.
lesson-seat-kinds-aisle = “Restless feet”, two children and a lover, wants aisle seats: columns C, D, G and H. Take the card and seat all three.
lesson-seat-kinds-aisle-done = All three sit at an aisle. Seats on both sides of an aisle are not adjacent.
lesson-seat-kinds-aisle-wrong = Take “Restless feet” from the gate; then choose an aisle seat for each.
lesson-seat-kinds-middle = All other seats are middle seats: columns B, E, F and J. Take “Easy-going” and seat the friend and the lover there.
lesson-seat-kinds-middle-done = Seats of the right kind may be taken ones, too; then somebody is overbooked.
lesson-seat-kinds-middle-wrong = Take “Easy-going” from the gate; then choose a middle seat for each.

lesson-symbols = Symbols
lesson-symbols-about = Four symbols that may be put into play.
lesson-symbols-swap = “Front row” has the symbol swap. Take it and use at least one of the seats of your rugby players in 1A and 1B.
lesson-symbols-swap-done = Whoever lost a seat went back to the supply, not to the stairs: it costs nothing.
lesson-symbols-swap-wrong = Let the card take seat 1A or 1B, so that you see what the symbol does.
lesson-symbols-cross = “Campfire” has the symbol cross: its pattern may reach over an aisle. Take it and seat it across one.
lesson-symbols-cross-done = They sit on both sides. When points are counted, the aisle parts them again.
lesson-symbols-cross-wrong = That lies within one zone. Let the pattern reach over an aisle.
lesson-symbols-skip = “Group hug” has the symbol skip: you may leave out one passenger. Take it, leave out a rugby player beside the child, and seat the child at the edge of a zone so that it is happy.
lesson-symbols-skip-done = Where the rugby player is missing there is no seat, so the child is happy: 3 points with one passenger fewer.
lesson-symbols-skip-wrong = Leave out a rugby player, and seat the child where the missing one would have no seat: at the hull, an aisle, the nose or the tail.
lesson-symbols-plus-one = “Corner friends” has the symbol plus one. Take it from the gate.
lesson-symbols-plus-one-done = The card is worth a point at the end, wherever its passengers sit.
lesson-symbols-plus-one-wrong = Take “Corner friends”, the card at the gate.

lesson-complex = Complex cards
lesson-complex-about = Wide patterns that need thought.
lesson-complex-narrow = “Broken mirror” is a complex card. As drawn it is four seats wide and fits only the middle zone. Take it and turn it, so that it fits a zone of three seats a row.
lesson-complex-narrow-done = Turned by a quarter it is three seats wide. Leave room for such cards early in the game.
lesson-complex-narrow-wrong = Turn the card by a quarter and seat it in the first or the last zone.

lesson-events = Events
lesson-events-about = Three of the fifteen events, which count on top of the normal score.
lesson-events-threes = Three's Company: 3 points for each group of exactly three rugby players, friends or seniors. You have one such group. Take “Choir” and make a second.
lesson-events-threes-done = Two groups of three: 6 points from the event, besides the normal ones.
lesson-events-threes-wrong = Keep your three rugby players where they are.
lesson-events-sunset = Beautiful Sunset: 1 point for every two window seats that are taken. You have two. Take “Choir” and bring the event to 2 points.
lesson-events-sunset-done = Enough window seats are taken: 2 points.
lesson-events-sunset-wrong = Two more window seats are needed. Turn “Choir” by a quarter and seat it along column A or K.
lesson-events-lonely = Lonely Christmas: minus 3 points for each lover with no lover beside. Yours in 1A and 1C are alone. Take “Three generations” and make a couple.
lesson-events-lonely-done = A couple scores 5, and one lonely lover fewer saves 3.
lesson-events-lonely-wrong = The lover of the card must sit next to exactly one of the two others: in 2A or 2C, for example. In 1B they would be three.

lesson-solo = Flying alone
lesson-solo-about = No points, but a scenario to fulfil before the vouchers run out.
lesson-solo-remove = “A weekend with friends” asks for three groups of six, and three couples or three happy children. Cards that do not help may be removed for a voucher each. Remove “Crown”.
lesson-solo-remove-done = “Crown” is back in the box and another card lies in the hall. Your last voucher may not be spent like that.
lesson-solo-remove-wrong = Remove “Crown” from the hall for a voucher.
lesson-solo-free = Alone you may take any card free of charge. Take “Late bookers”.
lesson-solo-free-done = No voucher was paid.
lesson-solo-free-wrong = Take “Late bookers”; no card costs anything.
lesson-solo-seat = Seat the three on middle seats. Each passenger who goes to the stairs costs a voucher; each zone that is full for the first time brings two.
lesson-solo-seat-done = Fulfil the scenario and you win. If the vouchers or the cards run out before, you lose.
lesson-solo-seat-wrong = Choose a middle seat for each of the three.

lesson-ending = The last round
lesson-ending-about = What happens when a colour runs out.
lesson-ending-short = You hold “Lovers with a tail”: two lovers and a child. Only one lover is left in the supply. Choose which lover stays away.
lesson-ending-short-done = The supply of lovers is empty: this round is the last.
lesson-ending-short-wrong = Choose one of the two lovers.
lesson-ending-last = The others board in their pattern, without the absent one. Seat them: it is your last turn.
lesson-ending-last-done = Your rival completed the round, so both had the same number of turns. The game is over, and the points are counted.
lesson-ending-last-wrong = Seat the lover and the child.

lesson-score-sheet = Line by line
lesson-score-sheet-about = Vouchers by twos, groups of equal size, and who has most on the stairs.
lesson-score-sheet-vouchers = You have five vouchers: two points, since only every two count. On “Banister”, at the gate, lie two more. Take it.
lesson-score-sheet-vouchers-done = Seven vouchers: three points. The odd one counts for nothing, but it can still pay for a card.
lesson-score-sheet-vouchers-wrong = That card does not bring you to three points. Take “Banister”, the card at the gate.
lesson-score-sheet-level = Your rival has a group of four seniors, you have one senior. Take “Choir” and seat its three seniors beside yours.
lesson-score-sheet-level-done = Four each: nobody has a larger group, so both of you double, 8 points. So it is with friends and rugby players, too.
lesson-score-sheet-level-wrong = All four seniors must sit in one group, and yours must keep its seat.
lesson-score-sheet-most = Your rival has two passengers on the stairs, you have none. Take “Line-out” and seat it so that exactly one of your passengers loses a seat.
lesson-score-sheet-most-done = That costs you 2 points. Your rival has most overbooked and loses 2 more; with two on your stairs you would lose them as well.
lesson-score-sheet-most-wrong = Exactly one passenger must go to the stairs here.
