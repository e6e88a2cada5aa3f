# Words of Overbooking, the hotel.

overbooking = Overbooking

## What things are called

hotel-colour-red = Red
hotel-colour-blue = Blue
hotel-colour-green = Green
hotel-colour-orange = Orange

hotel-crest-bird = bird
hotel-crest-fish = fish
hotel-crest-lion = lion
hotel-crest-oak = oak

hotel-kind-monk = monk
hotel-kind-merchants = merchants
hotel-kind-maids = maids
hotel-kind-nobles = nobles
hotel-kind-soldiers = soldiers
hotel-kind-workers = workers

hotel-size-small = small
hotel-size-large = large

hotel-sign-none = no special rule
hotel-sign-small-only = small groups only
hotel-sign-large-only = large groups only
hotel-sign-first-face-up = first guest face up
hotel-sign-second-face-up = second guest face up
hotel-sign-monks-first = monks first
hotel-sign-soldiers-first = soldiers first
hotel-sign-no-soldiers = no soldiers
hotel-sign-no-back-door = no back door, five in line
hotel-sign-two-crests = two crests at most

hotel-line-coins = Coins
hotel-line-tiles = Point tiles
hotel-line-crests = Crest bonus

## The table in sentences

# Sentences below ask for this very word where the verb changes with it.
hotel-you = You
hotel-table-round = Round { $round } of { $rounds }. { $first } started it.
hotel-table-hotel = Hotel { $hotel }: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }, { $sign }.{ $tile ->
        [yes] {" "}A point tile lies at the back door.
       *[no] {""}
    }
hotel-table-line = Line: { $guests }. { $free ->
        [0] Full.
        [one] { $free } place free.
       *[other] { $free } places free.
    }
hotel-table-back = Back door: { $guests }. { $free ->
        [0] Full.
        [one] { $free } place free.
       *[other] { $free } places free.
    }
hotel-table-no-back = There is no back door.
hotel-table-next = Next round this hotel becomes: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }, { $sign }.
hotel-nobody = nobody
hotel-either = { $rest } or { $last }
hotel-guest-known = { $name } ({ $owner })
hotel-guest-hidden = { $size } { $crest } face down ({ $owner }; can be { $numbers })
hotel-guest-face-down = { $name } face down ({ $owner })
hotel-table-hand = Your hand: { $cards }.
hotel-hand-card = { $card } { $kind } ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
hotel-table-hand-empty = Your hand is empty.
hotel-table-seat = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand; beds for { $booked }; out of the game: { $gone }; tiles: { $tiles }.
hotel-table-checking = Hotel { $hotel } is being checked and has { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }. There is a decision to make about the power of { $power }: { $title }.
hotel-ask-place = Your turn: place a card. Type, for example, “{ $example }”.
hotel-ask-keep = Your turn: place a card, or type “keep” to hold on to it.
hotel-ask-pass = None of your cards has a place. Type “keep” to pass.
hotel-ask-keep-forced = None of your cards has a place, so you keep the fifth one: type “keep”. The others will see only that you kept it.
hotel-ask-power = Use the power of your { $power }? Type “choose …” with a guest, or “decline”.

## What happened

hotel-event-place = { $player } placed { $guest } face down at hotel { $hotel }, { $side ->
        [back] at the back door
       *[line] in line
    }.
hotel-event-place-open = { $player } placed { $guest } face up in line at hotel { $hotel }: everybody sees it now.
hotel-event-place-hidden = { $player } placed a { $size } { $crest } face down at hotel { $hotel }, { $side ->
        [back] at the back door
       *[line] in line
    }.
hotel-event-tile = { $player } took the point tile of hotel { $hotel }.
hotel-event-keep = { $player } kept the fifth card.
hotel-event-keep-forced = None of your cards had a place, so you kept the fifth one. The others see only that you kept it.
hotel-event-pass = { $player } had no place for any card and passed.
hotel-event-reveal = Hotel { $hotel }, { $side ->
        [back] back door
       *[line] line
    } { $place }: { $guest }.
hotel-event-reveal-together = Hotel { $hotel } opens its doors. Line: { $line }. Back door: { $back }.
hotel-event-move-in = { $guest } goes to the end of the line.
hotel-event-beds = { $guest } { $by ->
        [-3] takes three beds away
       *[other] brings three beds
    }: the hotel now has { $beds ->
        [0] none
        [one] { $beds } bed
       *[other] { $beds } beds
    }.
hotel-event-replace = { $guest } takes the place of { $target }, now out of the game.
hotel-event-favour = { $rank ->
        [1] { $guest } lets { $target } book first.
       *[other] { $guest } lets { $target } book next, after the choice of the first nobles.
    }
hotel-event-decline = { $guest } does not use its power.
hotel-event-idle = { $guest } finds nobody to act on.
hotel-event-book = { $reason ->
        [nobles] { $rank ->
                [1] { $guest }, chosen by nobles, books first.
               *[other] { $guest }, chosen by the second nobles, books next.
            }
        [favourite] { $guest } books before the others: this hotel prefers such guests.
       *[size] { $guest } books: the largest group still waiting.
    } { $beds ->
        [0] No bed is left.
        [one] { $beds } bed left.
       *[other] { $beds } beds left.
    }
hotel-event-turn-away = { $guest } needs { $needed ->
        [one] { $needed } bed
       *[other] { $needed } beds
    }, but { $beds ->
        [0] none is
        [one] only { $beds } is
       *[other] only { $beds } are
    } left: out of the game.
hotel-event-turn-away-together = { $beds ->
        [0] No bed is
        [one] Only { $beds } bed is
       *[other] Only { $beds } beds are
    } left, too few for these guests, now out of the game: { $guests }.
hotel-event-leave = { $guest } is left at the back door and out of the game.
hotel-event-leave-together = Left at the back door and out of the game: { $guests }.
hotel-event-checked = Hotel { $hotel } is done.
hotel-event-round = Round { $round } begins: { $reason ->
        [replaced] new hotel cards are laid out
       *[flipped] the hotel cards are turned over
    }. { $player ->
        [You] You start
       *[other] { $player } starts
    }.
hotel-event-hotel = Hotel { $hotel } is now: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }, { $sign }.{ $tile_reason ->
        [added] {" "}A point tile is added at the back door.
        [stays] {" "}The point tile at the back door stays.
        [taken-away] {" "}The point tile is taken away.
       *[none] {""}
    }
hotel-event-draw = { $player } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
hotel-event-draw-together = Drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } each: { $players }.
hotel-event-draw-mine = You drew { $cards }.
hotel-event-over = The bookings of the last round are checked: the game is over.

## Advice

hotel-advice-place = Place { $card } at hotel { $hotel }, { $side ->
        [back] at the back door
       *[line] in line
    }.
hotel-advice-keep = Keep the fifth card.
hotel-advice-pass = Pass: there is no place for any card.
hotel-advice-replace = Let { $guest } take the place of { $target }.
hotel-advice-favour = { $rank ->
        [1] Let { $target } book first.
       *[other] Let { $target } book next.
    }
hotel-advice-decline = Do not use the power of { $guest }.

## The guide to a first game

hotel-guide-aim = Your cards are groups of guests who look for a bed. The number says how many beds a group needs; its coins are your points once it has them. Most points after { $rounds } rounds win.
hotel-guide-line = In each turn you place one group. In line it waits for beds: hotel { $hotel } has { $beds } of them. Small groups bring more coins, but large groups book first.
hotel-guide-sign = Hotel { $hotel }, with { $beds } beds, has a rule of its own. { $says }
hotel-guide-back = A group need not wait in line. At a back door it gets no bed, but uses a power when the bookings are checked. That can save your other guests.
hotel-guide-tile = A point tile lies at the back door of hotel { $hotel }. Whoever places the first guest there takes it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once.
hotel-guide-trick = You hold { $card }. At a back door { $kind ->
        [monk] he would go to the end of the line later on, even of a full one.
        [merchants] they would bring three more beds for that line.
        [maids] they would take the place of another guest of yours: good if that one finds no bed anyway.
        [nobles] they would let a guest of yours book before all others.
        [soldiers] they would take the place of workers in line, yours or a rival's.
       *[workers] they would take three beds away: good where your rival waits and you do not.
    }
hotel-guide-hidden = { $size ->
        [small] A guest with a small { $crest } on its back waits there. A small crest hides a 1, 2 or 3.
       *[large] A guest with a large { $crest } on its back waits there. A large crest hides a 4, 5 or 6.
    } The others know just as little about yours.
hotel-guide-equals = Of two groups of the same size, the one nearer to the hotel books first. So it can pay to be early in a line.
hotel-guide-last-card = Your last turn in this round. Afterwards all cards are turned up and the beds are given out.
hotel-guide-keep = You are last in this round, so you may keep this card instead. { $last ->
        [yes] But no round follows: in your hand it is worth nothing.
       *[no] Do that if it would find no bed anywhere.
    }
hotel-guide-no-place = No line and no back door takes any of your cards now. Nothing is lost: they stay in your hand.
hotel-guide-last-round = The last round. What is left in your hand afterwards is worth nothing, so look for beds for your coins.
hotel-guide-room = There is room at hotel { $hotel }: { $beds } beds, { $most ->
        [0] and nobody waits in line yet.
       *[other] and the line needs { $most } at most.
    }
hotel-guide-tight = Hotel { $hotel } is overbooked: { $beds } beds, but the line needs { $least } or more. As it stands, somebody there goes without.
hotel-guide-full = Hotel { $hotel } has { $beds } beds, and those in line need { $least }. All of them find room, unless somebody joins them or a power interferes.
hotel-guide-unsure = It will be close at hotel { $hotel }: { $beds } beds, and the line needs between { $least } and { $most }. The cards you cannot see decide.
hotel-guide-choice = { $kind ->
        [maids] Your maids may take the place of a guest of yours, who is then out of the game. Choose one who finds no bed otherwise: hotel { $hotel } has { $beds }.
        [nobles] Your nobles may let a guest of yours book first. Choose one who would come too late otherwise: hotel { $hotel } has { $beds } beds.
       *[soldiers] Your soldiers may take the place of workers, who are then out of the game. A rival's are the best choice: hotel { $hotel } has { $beds } beds.
    }
hotel-guide-did-line = { $size ->
        [small] This guest needs 1, 2 or 3 of the { $beds } beds there. Small groups bring good coins but book late.
       *[large] This guest needs 4, 5 or 6 of the { $beds } beds there, and usually books before small groups.
    }
hotel-guide-did-open = The sign wants this guest face up, so you can count: { $needed ->
        [one] it needs one of the { $beds } beds.
       *[other] it needs { $needed } of the { $beds } beds.
    }
hotel-guide-did-back = No bed is wanted here, a power is: { $size ->
        [small] a small crest is a monk who joins the line, merchants with three more beds, or maids who take the place of one of their own.
       *[large] a large crest is nobles who let one of their own book first, soldiers who drive out workers, or workers who take three beds away.
    }
hotel-guide-did-tile = The first at a back door takes the tile. It is gone until the next round.
hotel-guide-did-keep = The last player of a round may do that. In the next round there may be a better place for the card.
hotel-guide-did-pass = No place for any card: that tells you what this hand does not hold.
hotel-guide-did-reveal = Now everybody sees who waits here. First the back door uses its powers, then the line books.
hotel-guide-did-move-in = Now he waits in line like everybody else, and needs just one bed.
hotel-guide-did-beds = { $by ->
        [-3] That hurts those who book last.
       *[other] That helps those who book last.
    }
hotel-guide-did-replace = Whoever lost the place scores nothing; whoever took it may get beds now.
hotel-guide-did-favour = Usually the largest group begins. This one need not wait for it.
hotel-guide-did-decline = Nobody has to use such a power. Sometimes it would do more harm than good.
hotel-guide-did-idle = Maids and nobles need another guest of their owner in this line, soldiers need workers. There was nobody like that here.
hotel-guide-did-book = { $mine ->
        [yes] You score { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } for it.
       *[no] { $player } scores { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } for it.
    }
hotel-guide-did-turn-away = A group is never parted: all of it finds beds, or nobody. { $mine ->
        [yes] You score nothing for it.
       *[no] { $player } scores nothing for it.
    }{ $beds ->
        [0] {""}
       *[other] {" "}A smaller group behind it may still fit.
    }
hotel-guide-did-leave = That is the price of a power: whoever waits at a back door gets no bed and scores no coins.
hotel-guide-did-round = Other hotels, other signs, and five new cards for everybody. Look at the beds before you place the first one.
hotel-guide-end = You have { $mine } points, { $player } has { $theirs }. { $booked ->
        [one] { $booked } of your groups
       *[other] { $booked } of your groups
    } found beds; { $gone ->
        [0] none was lost.
       *[other] { $gone } found none or went through a back door. Fewer of those, and you score more.
    }

## A hotel of a real table

hotel-case-beds = Beds: { $beds }, of which { $left } stay empty.
hotel-case-booked = Booked, in order: { $guests }.
hotel-case-turned_away = Turned away: { $guests }.
hotel-case-discarded = Out of the game: { $guests }.

## Refused moves, by the rule that forbids them

refused-hotel-play-turns = There is no power to decide on now: it is the time to place a card.
refused-hotel-play-hand = That card is not in your hand.
refused-hotel-play-keep = You have to place a card: only whoever is last in the order of this round may keep the fifth one.
refused-hotel-setup-hotels = There is no such hotel at this table.
refused-hotel-line-limit = That line is full.
refused-hotel-back-limit = That back door is full: two guests at most.
refused-hotel-sign-small-only = Only monks, merchants and maids may join that line.
refused-hotel-sign-large-only = Only nobles, soldiers and workers may join that line.
refused-hotel-sign-no-soldiers = Soldiers may not join that line.
refused-hotel-sign-no-back-door = That hotel has no back door.
refused-hotel-sign-two-crests = Two crests stand in that line already; no third one may join.
refused-hotel-power-choice = A power waits for your decision: choose a guest or decline.
refused-hotel-power-target = The power may not be used on that guest.

## Faults in packs and score files

fault-card = { $place }: “{ $found }” is not a card. Write a number from 1 to 6 and a crest: { $crests }.
fault-guest = { $place }: “{ $found }” is not a guest. Write a colour ({ $colours }), a number from 1 to 6 and a crest ({ $crests }).
fault-guest-twice = { $place }: { $found } is there twice.
fault-no-back-door = { $place }: this hotel has no back door, so nobody can wait there.
fault-choice-superfluous = { $place }: there is no power left to choose for.
fault-choice-missing = { $place }: the choice for { $power } is missing.
fault-choice-target = { $place }: { $power } may not act on { $found }.

## The names of the rules

rule-hotel-aim = Aim
rule-hotel-setup-decks = Decks and hands
rule-hotel-setup-hotels = Laying out hotels
rule-hotel-setup-first = Who begins
rule-hotel-play-turns = Five turns each
rule-hotel-play-place = Placing a guest
rule-hotel-play-hand = Only from your hand
rule-hotel-play-keep = Keeping the fifth card
rule-hotel-play-pass = No place for any card
rule-hotel-line-limit = Four in line
rule-hotel-back-limit = Two at the back door
rule-hotel-back-tile = The point tile
rule-hotel-hidden-backs = What backs tell
rule-hotel-hidden-faces = What is secret
rule-hotel-hidden-peek = Looking at your own guests
rule-hotel-hidden-passes = What a pass tells
rule-hotel-sign-none = No special rule
rule-hotel-sign-small-only = Small groups only
rule-hotel-sign-large-only = Large groups only
rule-hotel-sign-first-face-up = First guest face up
rule-hotel-sign-second-face-up = Second guest face up
rule-hotel-sign-monks-first = Monks first
rule-hotel-sign-soldiers-first = Soldiers first
rule-hotel-sign-no-soldiers = No soldiers
rule-hotel-sign-no-back-door = No back door
rule-hotel-sign-two-crests = Two crests at most
rule-hotel-check-order = Hotel by hotel
rule-hotel-check-reveal = Turning up the cards
rule-hotel-power-order = Powers from the hotel outwards
rule-hotel-power-choice = Powers you may decline
rule-hotel-power-target = Whom a power may act on
rule-hotel-power-monk = Monk
rule-hotel-power-merchants = Merchants
rule-hotel-power-maids = Maids
rule-hotel-power-nobles = Nobles
rule-hotel-power-soldiers = Soldiers
rule-hotel-power-workers = Workers
rule-hotel-book-order = Who books first
rule-hotel-book-fit = Enough beds or none
rule-hotel-book-leave = Who leaves the game
rule-hotel-round-next = The next round
rule-hotel-round-flip = Flipping the hotels
rule-hotel-round-new = New hotels
rule-hotel-round-tiles = Topping up tiles
rule-hotel-round-draw = Drawing cards
rule-hotel-score-coins = Coins
rule-hotel-score-tiles = Point tiles
rule-hotel-score-crests = Crest bonus
rule-hotel-score-tie = Ties
rule-hotel-score-end = The end

## The gallery

hotel-shelf-guests = Guests
hotel-shelf-powers = What guests do at the back door
hotel-shelf-hotels = Hotels
hotel-shelf-tiles = Point tiles
hotel-shelf-bonuses = Crest bonus
hotel-figure-number = Beds needed
hotel-figure-kind = Who comes
hotel-figure-crest = Crest
hotel-figure-coins = Coins
hotel-figure-back = Back
hotel-figure-back-small = small crest
hotel-figure-back-large = large crest
hotel-figure-copies-colour = one in each colour
hotel-figure-copies-each = one in each crest and colour
hotel-figure-side-front = One side
hotel-figure-side-back = Other side
hotel-figure-pairing-one = as here
hotel-figure-copies = How many
hotel-figure-power = At the back door
hotel-figure-hotel = Hotel card { $number }
hotel-figure-face = { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }, { $sign }
hotel-figure-pairing = Pairing of the sides
hotel-figure-points = Points
hotel-figure-set = { $size } of a crest
hotel-bonus-beginner = Beginners
hotel-bonus-expert = Experts

## The page

hotel-page-back-door = Back door
hotel-page-line = Line
hotel-page-card = { $kind } { $number }, { $crest }
hotel-page-hotel = Hotel { $hotel }
hotel-page-round = Round { $round } of { $rounds }
hotel-page-over = The game is over
hotel-page-first = Started by: { $name }
hotel-page-turns = { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
hotel-page-street = The hotels
hotel-page-hand = Your hand
hotel-page-sort = Sort your hand
hotel-page-sort-number = By number
hotel-page-sort-crest = By crest
hotel-page-hand-card = { $card }: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. At the back door: { $power }
hotel-page-in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
hotel-page-points = { $points ->
        [one] point
       *[other] points
    }
hotel-page-place-line = Place in line at hotel { $hotel }
hotel-page-place-back = Place at the back door of hotel { $hotel }
hotel-page-full = full
hotel-page-tile = Point tile
hotel-page-takes-tile = You take the point tile: +{ $points }
hotel-page-next = Next round: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } beds
    }, { $sign }.
hotel-page-pick = Your turn: pick a guest.
hotel-page-where = Where shall { $card } wait?
hotel-page-picked = { $card } is picked. Choose a place with the arrow keys and Enter; Escape puts it back.
hotel-page-no-place = None of your guests has a place anywhere.
hotel-page-no-place-last = None of your guests has a place, so you keep the fifth card.
hotel-page-cancel = Put it back
hotel-page-keep = Keep the fifth card
hotel-page-pass = Pass
hotel-page-power-ask = Use the power of your { $kind }?
hotel-page-power-wait = { $player ->
        [You] You decide
       *[other] { $player } decides
    } about the power of { $guest }.
hotel-page-choose-monk = He goes to the end of the line.
hotel-page-choose-merchants = They bring three beds.
hotel-page-choose-maids = Choose the guest of yours whose place they take. That guest is out of the game.
hotel-page-choose-nobles = Choose the guest of yours who books first.
hotel-page-choose-nobles-second = Choose the guest of yours who books next, after the choice of the first nobles.
hotel-page-choose-soldiers = Choose the workers whose place they take, yours or a rival’s.
hotel-page-choose-workers = They take three beds away.
hotel-page-decline = Do not use it
hotel-page-outcome = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
hotel-page-favoured = { $rank ->
        [1] Books first
       *[other] Books second
    }
hotel-page-booked = Has beds
hotel-page-away = Found no beds
hotel-page-gone = Out of the game
hotel-page-order = Booking order
hotel-page-order-chosen = Chosen by nobles
hotel-page-order-sign = Preferred by the sign
hotel-page-order-rest = Everybody else: the largest group first, of equals the nearer
hotel-page-unseen = still out
hotel-page-overview = At the back door
hotel-page-does-monk = goes to the end of the line
hotel-page-does-merchants = three more beds
hotel-page-does-maids = take the place of a guest of yours
hotel-page-does-nobles = a guest of yours books first
hotel-page-does-soldiers = take the place of workers, anybody’s
hotel-page-does-workers = three beds fewer
hotel-page-checking = Checking the bookings
hotel-page-open = Hotel { $hotel }: the doors open and the cards are turned.
hotel-page-show-back = One step back
hotel-page-show-pause = Pause
hotel-page-show-go = Go on
hotel-page-show-step = One step
hotel-page-show-skip = Skip
hotel-page-show-again = Watch the checking again
hotel-page-sign-none = Beds are given out in the usual order: the largest group first.
hotel-page-sign-small-only = Only monks, merchants and maids may join this line.
hotel-page-sign-large-only = Only nobles, soldiers and workers may join this line.
hotel-page-sign-first-face-up = The first guest in line is laid face up.
hotel-page-sign-second-face-up = The second guest in line is laid face up.
hotel-page-sign-monks-first = Monks in line book before everybody else.
hotel-page-sign-soldiers-first = Soldiers in line book before everybody else.
hotel-page-sign-no-soldiers = Soldiers may not join this line.
hotel-page-sign-no-back-door = Nobody waits at the back, but the line takes five guests.
hotel-page-sign-two-crests = This line takes guests of two crests at most.

## Why a score stands as it does

hotel-account-coins = { $guests ->
    [0] Nobody is booked yet. Coins come when the hotels are checked.
    [one] The coins of { $guests } booked guest. More come whenever hotels are checked.
   *[other] The coins of { $guests } booked guests. More come whenever hotels are checked.
}
hotel-account-tiles = { $tiles ->
    [0] No tile yet: the first guest at a back door earns one.
    [one] { $tiles } tile from a back door.
   *[other] { $tiles } tiles from back doors.
}
hotel-account-crests = { $bonus ->
    [none] Crests bring nothing in this game.
   *[other] Booked so far: { $crests }.
}
hotel-account-crest = { $count } × { $crest } ({ $points })
hotel-account-crest-nothing = { $count } × { $crest }

## Why a hint advises a move

hotel-advice-coins = { $coins ->
    [one] It brings { $coins } coin
   *[other] It brings { $coins } coins
} if it gets { $beds ->
    [one] its bed.
   *[other] its { $beds } beds.
}
hotel-advice-beds = { $same ->
    [True] { $most ->
        [one] The line then wants { $most } bed
       *[other] The line then wants { $most } beds
    }
   *[False] The line then wants { $least } to { $most } beds
}, the hotel has { $beds }.
hotel-advice-at-back = At the back door: { $kind } – { $does }.
