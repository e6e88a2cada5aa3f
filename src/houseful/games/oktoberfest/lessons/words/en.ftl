# The course of Heroes of Oktoberfest.

lesson-first-turn = Your first turn
lesson-first-turn-about = What it is about, your first hero and your first table.
lesson-first-turn-hero = You serve tables, hire heroes and seat customers the way your objectives like them; most points win. First each player takes one hero for nothing. Franzi is gone: take Gustl, who gives one food of your choice in every turn.
lesson-first-turn-hero-done = Gustl works for you to the end of the game. He also has a point printed on him.
lesson-first-turn-hero-wrong = Erich only ever gives a sausage, and Helmut gives no food at all. Gustl gives whatever food is missing: take him.
lesson-first-turn-pay = Table 4 asks for two pretzels, a beer and a sausage. Gustl can stand in for the sausage, so pay two pretzels and the beer from your hand.
lesson-first-turn-pay-done = Four food, three of them cards. Now the table needs a place.
lesson-first-turn-pay-wrong = You can pay for table 4 without spending anything more than it costs. Serve it.
lesson-first-turn-place = Two customers will sit on your side and two on your rival's. Your objective A wants yellow braids: place the table so that both yellow braids sit on your side.
lesson-first-turn-place-done = Two points for objective A. Every table you serve also brings a point on your victory cards and a coin card.
lesson-first-turn-place-wrong = This way the yellow braids sit on your rival's side. Do not turn the table.

lesson-hiring = Coins and heroes
lesson-hiring-about = Hire a hero and let heroes pay with you.
lesson-hiring-hire = With three pretzels you can serve no table here. But you have a coin card of two coins, and Erich costs two: hire him.
lesson-hiring-hire-done = The coin card goes back to the pile and your hand is filled up with food. From your next turn on Erich gives a sausage every turn.
lesson-hiring-hire-wrong = The kitchen is open too, but a hero helps you in every turn to come. Hire Erich.
lesson-hiring-gift = Table 3 asks for three pretzels and a sausage. Erich gives the sausage and Gustl a pretzel: serve table 3 with two pretzels.
lesson-hiring-gift-done = Heroes paid half of it. Gifts come back in your next turn; what you do not use is lost for this one.
lesson-hiring-gift-wrong = That costs more cards or no table at all. Table 3 needs only two pretzels from your hand.
lesson-hiring-seat = Your objective B likes blue customers side by side, hats or braids. Place the table so that its two blue customers sit on your side.
lesson-hiring-seat-done = A run of two blue customers is worth one point.
lesson-hiring-seat-wrong = Turned like this, the blue customers sit across from you. Place the table without turning it.

lesson-two-for-one = Two for one
lesson-two-for-one-about = Pay with cards that nobody asked for, and choose the end of a row.
lesson-two-for-one-pay = Table 1 asks for two beers and two sausages. Erich and Gustl give the sausages and you have one beer. Any two food cards stand for one food: let two pretzels be the second beer.
lesson-two-for-one-pay-done = Two for one costs a card more, but often saves a turn in the kitchen.
lesson-two-for-one-pay-wrong = Here we want table 1 with its blue hats: serve it with a beer and two pretzels.
lesson-two-for-one-end = A table goes to the left or the right end of a row. Put it at an end of row 1 so that the two blue hats sit on your side.
lesson-two-for-one-end-done = A run of two blue hats: a point for objective B. Row 1 has four tables now and is full.
lesson-two-for-one-end-wrong = We want row 1, and both blue hats on your side: do not turn the table.

lesson-new-row = A new row
lesson-new-row-about = Open a row when the others are full, or when you want a fresh start.
lesson-new-row-pay = Row 1 is full. Serve table 3: your heroes give a pretzel and a sausage, you pay two pretzels.
lesson-new-row-pay-done = Now for a place.
lesson-new-row-pay-wrong = That is possible, but table 3 is cheap and has two blue customers side by side. Serve table 3.
lesson-new-row-open = Open row 2 with this table, the two blue customers on your side.
lesson-new-row-open-done = Each row counts for itself, so this is a second run of two. The festival has three rows of four tables at most.
lesson-new-row-open-wrong = Turned, the blue customers sit on your rival's side. Do not turn the table.

lesson-kitchen = The kitchen
lesson-kitchen-about = What to do when your cards fit no table.
lesson-kitchen-go = You hold a beer and three sausages, and no table can be paid with them. Go to the kitchen.
lesson-kitchen-go-done = The kitchen is your action for this turn, like serving or hiring.
lesson-kitchen-go-wrong = Nothing else is possible now. Go to the kitchen.
lesson-kitchen-discard = You may throw away one to four cards and draw as many food cards. Three sausages are more than you need: throw two of them away.
lesson-kitchen-discard-done = A pretzel and a beer. Food that was thrown away never comes back: when the food pile is empty, the game ends.
lesson-kitchen-discard-wrong = Keep the beer and one sausage, which many tables ask for, and throw away two sausages.
lesson-kitchen-serve = Your rival has served a table and a new one has come: table 1 asks for a pretzel, two beers and a sausage, just what you hold. Serve it.
lesson-kitchen-serve-done = That is a turn: serve, hire or go to the kitchen. You know enough for a first game.
lesson-kitchen-serve-wrong = Your four cards fit table 1 exactly. Serve it.

## More

lesson-objectives-a = Objective A and its series
lesson-objectives-a-about = Besides single customers, objective A rewards four in a series.
lesson-objectives-a-turns = Your objective A also likes hats and braids by turns: hat, braids, hat, braids, or the other way round, in any colours. Place this table so that four customers on your side make such a series.
lesson-objectives-a-turns-done = The series is worth a point. Series may overlap: a fifth customer who fits would already make a second one.
lesson-objectives-a-turns-wrong = That way no four customers on your side take turns. Try the other end of the row, or turn the table.
lesson-objectives-a-colours = With this objective A the series is four colours: green, blue, red and yellow side by side, in any order, hats or braids. Place the table so that four neighbours on your side show all four.
lesson-objectives-a-colours-done = All four colours in four places: a point for the series, besides those for the customers of your card.
lesson-objectives-a-colours-wrong = A colour is missing or appears twice there. Try the other end of the row, or turn the table.

lesson-objectives-b = Long runs for objective B
lesson-objectives-b-about = Why even runs count, and why longer ones are worth much more.
lesson-objectives-b-four = Customers of the colour of your objective B make a run where they sit side by side. Two bring 1 point, four bring 3. Place this table so that a run on your side grows to four.
lesson-objectives-b-four-done = Three points instead of none: the run of three was odd. Hats or braids do not matter, only colour.
lesson-objectives-b-four-wrong = That does not make a run of four on your side. Join the customers of your colour without a stranger between them.
lesson-objectives-b-six = Six side by side are worth 6 points. Place this table so that your run has six customers of your colour.
lesson-objectives-b-six-done = Six points. A run of odd length counts for nothing, so do not let it stop at three, five or seven.
lesson-objectives-b-six-wrong = That does not make six. Put the customers of your colour right beside those you have.

lesson-heroes-one = Helmut, Katharina, Klaus
lesson-heroes-one-about = Three heroes who give no food but a special power.
lesson-heroes-one-helmut = Helmut costs three coins: one from Vroni and a coin card of two. With him your hand holds five cards. Hire him.
lesson-heroes-one-helmut-done = His power works at once: your hand was filled up to five cards. Every later turn leaves you more to choose from.
lesson-heroes-one-helmut-wrong = Possible, but this is about Helmut. Hire him.
lesson-heroes-one-katharina = Late in a game coins become points. Katharina has two points printed on her, and she counts all printed points of your heroes a second time: her own and Gustl's. Hire her with three coin cards.
lesson-heroes-one-katharina-done = Three printed points, counted twice. The more heroes with points you have, the better she is.
lesson-heroes-one-katharina-wrong = That can be done, but here hire Katharina.
lesson-heroes-one-klaus = Klaus counts what your objective A brings a second time. You have many of its customers on your side: hire him.
lesson-heroes-one-klaus-done = Your points for objective A stand on the sheet once more, as a hero bonus.
lesson-heroes-one-klaus-wrong = Nothing else here repeats objective A. Hire Klaus.

lesson-heroes-two = Leonore, Mathäus, Suse
lesson-heroes-two-about = Three heroes who make points of what you have done already.
lesson-heroes-two-leonore = Each table you served gave you a point on your victory cards. Leonore counts them a second time. Hire her.
lesson-heroes-two-leonore-done = One more point for every table you served, and for those you serve from now on.
lesson-heroes-two-leonore-wrong = Your many served tables call for Leonore. Hire her.
lesson-heroes-two-mathaus = Mathäus brings a point for any two hats next to each other on your side, in any colours. Three hats together are two pairs. Hire him.
lesson-heroes-two-mathaus-done = All pairs of hats on your side count now, those of later tables too.
lesson-heroes-two-mathaus-wrong = Look at the hats on your side. Mathäus makes points of them: hire him.
lesson-heroes-two-suse = Suse does with braids what Mathäus does with hats. Hire her.
lesson-heroes-two-suse-done = A point for any two neighbours with braids on your side. Powers do not double one another.
lesson-heroes-two-suse-wrong = Look at the braids on your side. Suse makes points of them: hire her.

lesson-food-clock = The food clock
lesson-food-clock-about = How the food pile ends the game, and who decides when.
lesson-food-clock-go = Only three cards are left in the food pile. When it is empty, the end has come, and you can bring that about now. Go to the kitchen.
lesson-food-clock-go-done = As many cards as you throw away, you draw from the pile.
lesson-food-clock-go-wrong = That may be good as well, but here you stop the clock in the kitchen. Go there.
lesson-food-clock-throw = Throw away at least three cards, so that you draw the pile empty.
lesson-food-clock-throw-done = The pile is empty. You began the game, so your rival has one turn more; had your rival emptied it, everything would be over at once. The game also ends with the twelfth table.
lesson-food-clock-throw-wrong = Then some food stays in the pile. Throw away three cards or more.

lesson-last-turn = Declining the last turn
lesson-last-turn-about = The only turn that you need not use.
lesson-last-turn-decline = The first player has brought the end about, and the last turn is yours. Only now may you decline to act, and keep your coin cards, a point each. Pass.
lesson-last-turn-decline-done = The game is over and is counted: victory cards, heroes, coin cards, objectives A and B, hero bonuses.
lesson-last-turn-decline-wrong = That is allowed, but here you try the other way: pass.
