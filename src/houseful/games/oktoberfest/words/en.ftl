# Words of Heroes of Oktoberfest, the tent.

oktoberfest = Heroes of Oktoberfest

## What things are called

# Sentences below ask for this very word where the verb changes with it.
tent-you = You
tent-player = Player { $seat }
tent-nothing = nothing
tent-nobody = nobody

tent-colour-green = green
tent-colour-blue = blue
tent-colour-red = red
tent-colour-yellow = yellow

tent-customer-gh = green hat
tent-customer-bh = blue hat
tent-customer-rh = red hat
tent-customer-yh = yellow hat
tent-customer-gb = green braids
tent-customer-bb = blue braids
tent-customer-rb = red braids
tent-customer-yb = yellow braids

tent-group-green-hats = green hats
tent-group-blue-hats = blue hats
tent-group-red-hats = red hats
tent-group-yellow-hats = yellow hats
tent-group-green-braids = green braids
tent-group-blue-braids = blue braids
tent-group-red-braids = red braids
tent-group-yellow-braids = yellow braids

tent-series-colours = four colours in a row
tent-series-alternating = hats and braids by turns
tent-objective-a = { $customer }, plus { $series }

tent-amount-pretzel = { $count ->
        [one] { $count } pretzel
       *[other] { $count } pretzels
    }
tent-amount-beer = { $count ->
        [one] { $count } beer
       *[other] { $count } beers
    }
tent-amount-sausage = { $count ->
        [one] { $count } sausage
       *[other] { $count } sausages
    }
tent-amount-joker = { $count ->
        [one] { $count } food of choice
       *[other] { $count } foods of choice
    }
tent-amount-coin = { $count ->
        [one] { $count } coin card
       *[other] { $count } coin cards
    }
tent-amount-change = { $count ->
        [one] { $count } one-coin card
       *[other] { $count } one-coin cards
    }
tent-amount-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
tent-amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tent-amount-purse = { $count ->
        [one] { $count } coin from heroes
       *[other] { $count } coins from heroes
    }

tent-power-hand = one card more in hand
tent-power-heroes = points of heroes count twice
tent-power-objective-a = points of objective A count twice
tent-power-victory = victory cards count twice
tent-power-hats = a point for each pair of hats
tent-power-braids = a point for each pair of braids

tent-line-vp-cards = Victory cards
tent-line-heroes = Heroes
tent-line-coins = Coin cards
tent-line-objective-a = Objective A
tent-line-objective-b = Objective B
tent-line-hero-bonus = Hero bonuses

## The table in sentences

tent-table-draft = First heroes are being chosen; everything else is dealt afterwards. { $first ->
        [You] You are
       *[other] { $first } is
    } the first player and { $first ->
        [You] choose
       *[other] chooses
    } last.
tent-table-clock = { $food ->
        [0] The food pile is empty.
        [one] { $food } card left in the food pile.
       *[other] { $food } cards left in the food pile.
    } { $tables ->
        [0] The festival is full.
        [one] Room for { $tables } more table.
       *[other] Room for { $tables } more tables.
    } Coin cards in the pile: { $coins }.{ $last ->
        [yes] {" "}This is the last turn.
       *[no] {""}
    }
tent-table-row = Row { $row }, from left to right. Your side: { $near }. Other side: { $far }. { $free ->
        [0] Full.
        [one] Room for { $free } more table.
       *[other] Room for { $free } more tables.
    }
tent-table-row-watched = Row { $row }, as the first player sees it from left to right. First player's side: { $near }. Second player's side: { $far }. { $free ->
        [0] Full.
        [one] Room for { $free } more table.
       *[other] Room for { $free } more tables.
    }
tent-table-market = Table { $place } asks for { $food }. Front: { $near }. Back: { $far }.
tent-table-serving = This table is being placed. Front: { $near }. Back: { $far }.
tent-table-hero = { $hero } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Brings: { $traits }.
tent-table-heroes-to-come = Heroes still face down. First pile: { $first }. Second pile: { $second }.
tent-table-tables-to-come = { $count ->
        [0] The pile of tables is empty.
        [one] { $count } table is still face down, with these customers: { $customers }.
       *[other] { $count } tables are still face down, with these customers: { $customers }.
    }
tent-table-unseen = Food in the pile or in a hand you cannot see: { $food }.
tent-table-hand = Your hand: { $cards }.
tent-table-seat-draft = { $player }: heroes { $heroes }.
tent-table-seat = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far; in hand { $food } food and { $coins ->
        [one] { $coins } coin card
       *[other] { $coins } coin cards
    }{ $change ->
        [0] {""}
       *[other] , { $change } turned to one coin
    }; tables served { $victory }; objective A: { $a }; objective B: runs of { $b }; heroes: { $heroes }.
tent-ask-draft = Choose your first hero. Type, for example, “{ $example }”.
tent-ask-action = Your turn: serve a table, hire a hero, or go to the kitchen. Type, for example, “{ $example }”; “moves” shows everything.
tent-ask-last = The last turn is yours: serve a table, hire a hero, go to the kitchen if there is food, or decline with “pass”. Type, for example, “{ $example }”; “moves” shows everything.
tent-ask-more = Spend more than needed: which way? Type, for example, “{ $example }”.
tent-ask-kitchen = Which cards do you throw away? One to four. Type, for example, “{ $example }”.
tent-ask-place = Where does the table go? Add “turned” to have its back on your side. Type, for example, “{ $example }”.
tent-ask-change = You paid a coin too much. Do you keep a coin card as change, turned to one coin? It takes a place in your hand and scores nothing. Type “change” or “no change”.
tent-ask-pass = There is nothing you can do. Type “pass”.

## What happened

tent-event-draft = { $player } chose { $hero }.
tent-event-laid-out = The heroes are chosen. Food, objectives and tables are dealt.
tent-event-objectives = { $player }: objective A: { $a }; objective B: runs of { $b }.
tent-event-draw = { $player } drew { $count ->
        [0] no food card
        [one] { $count } food card
       *[other] { $count } food cards
    }{ $reason ->
        [refill] {" "}to refill the hand
        [kitchen] {" "}in the kitchen
       *[dealt] {" "}as a first hand
    }{ $short ->
        [yes] ; the pile had no more
       *[no] {""}
    }.
tent-event-draw-mine = { $count ->
        [0] You drew nothing
       *[other] You drew { $cards }
    }{ $reason ->
        [refill] {" "}to refill the hand
        [kitchen] {" "}in the kitchen
       *[dealt] {" "}as a first hand
    }{ $short ->
        [yes] ; the pile had no more
       *[no] {""}
    }.
tent-event-table = New table { $place } asks for { $food }. Front: { $near }. Back: { $far }.
tent-event-hero = New for hire: { $hero }, { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Brings: { $traits }.
tent-event-no-hero = No hero is left in the pile, so that place in the market stays empty.
tent-event-serve = { $player } served table { $place }. Out of the hand: { $cards }.
tent-event-serve-free = { $player } served table { $place } with heroes alone.
tent-event-serve-room = { $player } served table { $place } with heroes alone. The hand was full, so a card had to make room for the coin card: { $cards }.
tent-event-place = The table went to row { $row }, { $end ->
        [left] on the left
       *[right] on the right
    } of whoever placed it{ $turned ->
        [yes] , turned round
       *[no] {""}
    }.{ $reason ->
        [only] {" "}It could go nowhere else.
       *[chosen] {""}
    }
tent-event-reward = { $player }: { $victory ->
        [one] { $victory } point
       *[other] { $victory } points
    } on victory cards now{ $coin ->
        [yes] , and one more coin card
       *[no] ; the pile of coin cards is empty, so there was none to take
    }.
tent-event-hire = { $player } hired { $hero } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, paid with { $paid }.{ $reason ->
        [over] {" "}That is { $over } too much, and no change is given.
        [change] {" "}That is one coin too much: one of the coin cards may be kept as change.
       *[exact] {""}
    }
tent-event-change = { $player } { $reason ->
        [taken] kept a coin card as change, turned to one coin
       *[declined] took no change
    }.
tent-event-kitchen = { $player } went to the kitchen.
tent-event-discard = { $player } threw away { $cards }.{ $back ->
        [yes] {" "}Coin cards go back to the pile.
       *[no] {""}
    }
tent-event-more = { $player } decided to spend more than needed.
tent-event-pass = { $reason ->
        [nothing] { $player } could do nothing and passed.
        [declined] { $player } declined the last turn.
       *[secret] { $player } passed, as one may in the last turn.
    }
tent-event-last-turn = { $cause ->
        [food] The food pile is empty.
       *[festival] Twelve tables stand in the festival.
    } The first player brought that about, so the other has one more turn: { $player }.
tent-event-over = { $cause ->
        [food] The food pile is empty.
       *[festival] Twelve tables stand in the festival.
    } { $reason ->
        [at-once] The second player brought that about, so the game is over at once.
       *[last-turn] The last turn has been played: the game is over.
    }

## Advice

tent-advice-draft = Choose { $hero }.
tent-advice-hire = Hire { $hero } with { $paid }.
tent-advice-change = { $reason ->
        [taken] Take the change.
       *[declined] Take no change.
    }
tent-advice-serve = Serve table { $place } with { $cards }.
tent-advice-serve-free = Serve table { $place } with heroes alone.
tent-advice-serve-room = Serve table { $place } with heroes alone, and throw away { $cards } for the coin card.
tent-advice-place = Put the table into row { $row }, { $end ->
        [left] on your left
       *[right] on your right
    }{ $turned ->
        [yes] , turned round
       *[no] {""}
    }.
tent-advice-kitchen = Go to the kitchen.
tent-advice-discard = Throw away { $cards }.
tent-advice-more = Spend more than needed.
tent-advice-pass = Pass.

## The guide to a first game

tent-guide-aim = You and your rival serve tables in one tent. Of each table, two customers sit on your side and two on the other. Points come from those on your side, from tables you serve, and from heroes.
tent-guide-draft = First choose a hero, for nothing. One who gives food helps you pay in every turn, from the very first.
tent-guide-objective-a = Objective A: { $who } on your side are a point each, and so are { $series ->
        [colours] four neighbours in four colours.
       *[alternating] four neighbours with hats and braids by turns.
    } It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far.
tent-guide-objective-b = Objective B: runs of { $colour } on your side. Two side by side bring { $two }, four bring { $four }; an odd number brings nothing. It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far.
tent-guide-gifts = { $some ->
        [yes] Your heroes give this in every turn: { $gifts }. It pays for tables and heroes; what you do not use is lost for this turn.
       *[no] Your heroes give nothing to pay with; they are worth their points at the end. A hero with food would help you in every turn.
    }
tent-guide-exchange = A card is missing? Any two food cards from your hand stand for one food of your choice. That is dear, but often faster than the kitchen.
tent-guide-coins = A coin card is worth two coins when you hire, or a point at the end. You have { $coins } of them. A hero hired early helps in every later turn.
tent-guide-serve = { $count ->
        [one] You can pay for table { $tables } now.
       *[other] You can pay for these tables now: { $tables }.
    } Serving brings a point, a coin card, and two customers to your side.
tent-guide-hire = Your hand pays for no table, but it pays for a hero: { $heroes }. Then you draw food until your hand is full.
tent-guide-kitchen = Your hand pays for no table and no hero. In the kitchen you swap cards for new food.
tent-guide-full = The festival is nearly full: the game ends in { $tables ->
        [one] one more table.
       *[other] { $tables } more tables.
    } Serve what still brings you points.
tent-guide-clock = The food pile is running low: { $food ->
        [one] { $food } card left.
       *[other] { $food } cards left.
    } When it is empty, the end has come.
tent-guide-place = Which side faces you? For objective A ({ $who }) { $side ->
        [front] the front is better: leave the table as it is.
        [back] the back is better: turn the table.
       *[same] both sides are worth the same.
    }
tent-guide-beside = And which end of which row? Objective B wants { $colour } next to { $colour }, and four neighbours may complete your series for objective A.
tent-guide-new-row = You may also begin row { $row }. It is free on both sides, but a run never goes on from one row to the next.
tent-guide-discard = Throw away one to four cards that help you least and draw as many. Food never comes back: the pile has { $food ->
        [one] { $food } card
       *[other] { $food } cards
    } left, and it is the clock of the game.
tent-guide-more = You want to spend more than needed, to draw more new cards. Now choose with what.
tent-guide-change = Kept as change, a coin card pays one coin later. But it takes a place in your hand and brings no point at the end.
tent-guide-last-turn = The very last turn is yours, and you may decline it. Act only if that brings points: a coin card you keep is a point, too.
tent-guide-nothing = There is nothing you can pay for and nothing to draw. So you pass.
tent-guide-did-draft = { $hero } brings this for the whole game: { $traits }.
tent-guide-did-objectives = { $mine ->
        [yes] These two are yours. They say which customers you want on your side.
       *[no] That is what { $player } wants to see on the other side. Turn such tables the other way if you can.
    }
tent-guide-did-serve = { $reason ->
        [hand] A new table comes to the market for the one that went.
        [heroes] No card was needed: that is how strong a team of heroes gets.
       *[room] No card was needed, but the coin card wants a place in the hand.
    } Next the table is put into the festival.
tent-guide-did-place = Points by objectives: { $player } { $theirs }, { $other } { $mine }. Each looks at the customers on their own side only.
tent-guide-did-reward = Every table you serve is a point at the end. { $coin ->
        [yes] The coin card pays for heroes, or is one point more.
       *[no] There are no coin cards left to take.
    }
tent-guide-did-hire = { $hero } brings: { $traits }. A new hero takes the free place in the market, while there are any.
tent-guide-did-change = { $reason ->
        [taken] It pays one coin later on.
       *[declined] So the place in the hand is free for food.
    }
tent-guide-did-no-hero = From now on the market only shrinks: these heroes are the last.
tent-guide-did-discard = Food that is thrown away is out of the game. In the pile: { $food }. When it is empty, the end has come.
tent-guide-did-kitchen = The kitchen is a whole turn: cards for new food, no table and no hero.
tent-guide-did-more = Paying too much on purpose makes room for new cards.
tent-guide-did-pass = { $reason ->
        [nothing] That happens when nothing can be paid for and no food is left.
        [declined] In the last turn, keeping one's cards can be worth more.
       *[secret] In the last turn, keeping one's cards can be worth more.
    }
tent-guide-did-last-turn = { $cause ->
        [food] No food is left, so this is the end.
       *[festival] The festival is full, so this is the end.
    } { $mine ->
        [yes] You began second and have one turn more.
       *[no] { $player } began second and has one turn more.
    }
tent-guide-end = You have { $mine } points, { $player } has { $theirs }. What brought you most: { $best } ({ $brought }).

## Refused moves, by the rule that forbids them

refused-tent-setup-draft = First everybody chooses a hero, for nothing.
refused-tent-turn-action = That does not belong to this moment of your turn: first choose an action, then finish it.
refused-tent-turn-pass = There is something you can do; only the last turn of the game may be declined.
refused-tent-serve-rows = There is no room: three rows of four tables at most.
refused-tent-serve-place = Tables are added at either end of a row; a new row is begun in order, with “right”, and a table that looks the same turned round is not turned.
refused-tent-serve-hand = You do not hold those cards.
refused-tent-serve-pay = That is too little for this table, even with what your heroes give.
refused-tent-serve-discard = A card is thrown away for the coin card only by those who serve with heroes alone and a full hand.
refused-tent-serve-discard-must = Your hand is full: throw a card away to make room for the coin card.
refused-tent-serve-lavish = Type “more” if you want to spend more than needed, and only then. Every card you pay must be used for something.
refused-tent-hire-market = That hero is not for hire now.
refused-tent-hire-cost = That is more coin cards than this hero costs.
refused-tent-hire-cost-too-little = Those coin cards are too little for this hero.
refused-tent-hire-cost-not-held = You do not have those coin cards.
refused-tent-hire-change = There is no change to take: you have not just paid a coin too much.
refused-tent-hire-change-none = At this table no change is given.
refused-tent-kitchen-cards = In the kitchen you throw away one to four cards that you hold.
refused-tent-kitchen-open = The kitchen is closed: there is no food left to draw.

## Faults in packs and score files

fault-tent-food-cards = { $place }: the food pile has { $wanted } cards, not { $found }.
fault-tent-table-food = { $place }: a table asks for 1 to { $most } food, not { $found }.
fault-tent-seats = { $place }: “{ $found }” is not a table. Write two customers, a slash, and two customers, such as “gh rb / yh bb”. Customers: { $choices }.
fault-tent-pile = { $place }: the heroes of pile 1 come before those of pile 2.
fault-tent-objective = { $place }: “{ $found }” is not an A objective. Write a colour, “hats” or “braids”, and “colours” or “alternating”.
fault-tent-tables = { $place }: together the players served { $found } tables, but the festival has room for { $most }.
fault-tent-coins = { $place }: together the players have { $found } coin cards, but there are only { $most }.
fault-tent-hero = { $place }: { $found } already works for the other player.
fault-tent-colour = { $place }: nobody has objectives A and B in one colour; the B card is drawn again then.

## The names of the rules

rule-tent-aim = Aim
rule-tent-setup-first = Who begins
rule-tent-setup-heroes = Two piles of heroes
rule-tent-setup-draft = The first heroes
rule-tent-setup-food = Food and coins
rule-tent-setup-objectives = Objectives
rule-tent-setup-tables = Tables and festival
rule-tent-turn-action = One action a turn
rule-tent-turn-markets = Refilling the markets
rule-tent-turn-pass = Passing
rule-tent-hand-limit = Four cards in hand
rule-tent-hand-refill = Refilling your hand
rule-tent-serve-table = Serving a table
rule-tent-serve-hand = Only from your hand
rule-tent-serve-pay = Paying for a table
rule-tent-serve-heroes = Gifts of heroes
rule-tent-serve-exchange = Two for one
rule-tent-serve-lavish = Spending more than needed
rule-tent-serve-place = Placing a table
rule-tent-serve-rows = Three rows of four
rule-tent-serve-reward = The reward
rule-tent-serve-discard = Room for the coin card
rule-tent-hire-market = Hiring a hero
rule-tent-hire-cost = The price of a hero
rule-tent-hire-change = Change
rule-tent-hire-back = Spent coin cards
rule-tent-kitchen-cards = Back to the kitchen
rule-tent-kitchen-open = An empty kitchen
rule-tent-hidden-hands = What is secret
rule-tent-hidden-piles = Face-down piles
rule-tent-hidden-proof = What actions tell
rule-tent-end-food = No more food
rule-tent-end-tables = Twelve tables
rule-tent-end-last-turn = The last turn
rule-tent-score-victory = Victory cards
rule-tent-score-heroes = Heroes
rule-tent-score-coins = Coin cards
rule-tent-score-objective-a = Objective A
rule-tent-score-colours = Four colours
rule-tent-score-alternating = By turns
rule-tent-score-objective-b = Objective B
rule-tent-score-bonus = Hero bonuses
rule-tent-score-gifts = Points as a gift
rule-tent-score-series = Counting series
rule-tent-score-pairs = Counting pairs
rule-tent-score-tie = Ties
rule-tent-hero-helmut = Helmut
rule-tent-hero-katharina = Katharina
rule-tent-hero-klaus = Klaus
rule-tent-hero-leonore = Leonore
rule-tent-hero-mathaus = Mathäus
rule-tent-hero-suse = Suse

## The page

tent-page-market = Tables waiting to be served
tent-page-heroes = Heroes for hire
tent-page-festival = The festival
tent-page-hand = Your hand
tent-page-counter = Your heroes
tent-page-counter-of = Heroes of { $name }
tent-page-no-heroes = No heroes yet
tent-page-objectives = Your objectives
tent-page-runs = Even runs of { $colour }
tent-page-about-a = A point for each of these customers on { $side ->
        [mine] your
       *[theirs] this player's
    } side: { $group }. And a point for each series: four customers side by side { $series ->
        [colours] in four colours, with hats or braids
       *[alternating] with hats and braids by turns, in any colours
    }.
tent-page-about-b = Points for each run of { $colour } on { $side ->
        [mine] your
       *[theirs] this player's
    } side of a row, with hats or braids. A run is as long as it gets; length and points: { $runs }. Other lengths bring nothing.
tent-page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tent-page-cards-of = In hand: { $food } food, { $coins ->
        [one] { $coins } coin card
       *[other] { $coins } coin cards
    }
tent-page-change-of = turned to one coin: { $count }
tent-page-piles = What is left
tent-page-pile-food = Food
tent-page-pile-tables = Tables
tent-page-pile-heroes = Heroes
tent-page-pile-coins = Coins
tent-page-new-row = Begin row { $row }
tent-page-spot = Row { $row }, { $end ->
        [left] left end
       *[right] right end
    }
tent-page-last = { $cause ->
        [food] The food pile is empty
       *[festival] The festival is full
    }: this is the last turn
tent-page-over = { $cause ->
        [food] The food pile is empty.
       *[festival] Twelve tables stand in the festival.
    } The game is over.
tent-page-ask-draft = Choose your first hero
tent-page-draft-told = Your first hero costs nothing and is with you from the first turn on. Its card says what it brings.
tent-page-draft-how = Tap a hero to read what it brings, or press “Choose” under it.
tent-page-ask-action = Serve a table, hire a hero, or go to the kitchen.
tent-page-ask-closed = The kitchen is closed. Serve a table or hire a hero.
tent-page-ask-last = Your last turn: serve a table, hire a hero, or pass.
tent-page-ask-more = Choose what you want to spend more on.
tent-page-ask-kitchen = Choose one to four cards to throw away. You draw as many.
tent-page-ask-place = Choose an end of a row for the table.
tent-page-ask-change = You paid a coin too much. Keep a coin card, turned to one coin? It fills a place in your hand and scores nothing.
tent-page-ask-pass = There is nothing you can do.
tent-page-bill = Table { $place }. Out of your hand: { $cards }. Tap cards to pay another way.
tent-page-bill-free = Table { $place }: your heroes pay for everything.
tent-page-bill-room = Table { $place }: your heroes pay. Your hand is full, so throw one card away to take the coin card.
tent-page-bill-draft = { $hero } joins you for nothing.
tent-page-bill-hire = { $hero }: you pay with { $paid }.
tent-page-bill-hire-free = { $hero }: your heroes' coins are enough.
tent-page-lavish = That is more than needed. Press “Spend more” if you mean it.
tent-page-serve = Serve
tent-page-hire = Hire
tent-page-take = Choose
tent-page-take-hero = Choose { $hero }
tent-page-kitchen = Kitchen
tent-page-throw = { $count ->
        [0] Throw away
        [one] Throw { $count } card away
       *[other] Throw { $count } cards away
    }
tent-page-place = Place it here
tent-page-turn = Turn round
tent-page-another = Another way
tent-page-more = Spend more
tent-page-pass = Pass
tent-page-change = Take change
tent-page-no-change = No change
tent-page-cancel = Cancel

## The gallery

tent-shelf-heroes = Heroes
tent-shelf-tables = Tables
tent-shelf-objectives-a = Objectives A
tent-shelf-objectives-b = Objectives B
tent-shelf-food = Food cards
tent-shelf-coins = Coin cards
tent-shelf-victory = Victory cards
tent-shelf-first = First player

tent-figure-pile = Pile
tent-figure-cost = Cost in coins
tent-figure-points = Points
tent-figure-gift = Gives
tent-figure-power = Power
tent-figure-food = Asks for
tent-figure-front = Front
tent-figure-back = Back
tent-figure-customers = Customers
tent-figure-series = Series
tent-figure-colour = Colour
tent-figure-cards = Cards in the pile
tent-figure-worth = Coins
tent-figure-kept = Points in hand at the end
tent-figure-run = Run of { $length }

tent-card-table = Table { $number }
tent-card-pretzel = Pretzel
tent-card-beer = Beer
tent-card-sausage = Sausage
tent-card-coin = Coin card
tent-card-victory = Victory card
tent-card-first = First player card

## Why a score stands as it does

tent-account-vp-cards = { $count ->
    [0] No table served yet.
    [one] A point for { $count } table served.
   *[other] A point for each of { $count } tables served.
}
tent-account-heroes = { $count ->
    [0] No hero with printed points yet.
   *[other] Printed on the heroes: { $heroes }.
}
tent-account-coins = { $count ->
    [0] No coin card in hand.
    [one] { $count } coin card in hand. Once it is spent it brings nothing.
   *[other] { $count } coin cards in hand. Those that are spent bring nothing.
}
tent-account-objective-a = Customers of the card on this side: { $customers }. Series that it shows: { $series }.
tent-account-objective-b = { $count ->
    [0] No run of the colour brings points so far.
    [one] { $count } run of the colour. With one customer more it may bring nothing until the next one sits down.
   *[other] { $count } runs of the colour. With one customer more a run may bring nothing until the next one sits down.
}
tent-account-hero-bonus = { $count ->
    [0] No hero here adds points at the end.
   *[other] These add points: { $heroes }.
}

tent-advice-hero = { $hero }: { $traits }.
