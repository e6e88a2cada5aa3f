# Words of Overbooked, the plane.

overbooked = Overbooked

## What things are called

plane-colour-orange = Orange
plane-colour-purple = Purple
plane-colour-teal = Teal
plane-colour-pink = Pink

plane-passenger-r = lover
plane-passenger-w = child
plane-passenger-b = rugby player
plane-passenger-y = friend
plane-passenger-g = senior
plane-passengers-r = lovers
plane-passengers-w = children
plane-passengers-b = rugby players
plane-passengers-y = friends
plane-passengers-g = seniors

plane-kind-window = window
plane-kind-middle = middle
plane-kind-aisle = aisle

plane-difficulty-beginner = beginner
plane-difficulty-experienced = experienced
plane-difficulty-expert = expert

plane-line-couples = Couples
plane-line-kids = Kids
plane-line-rugby = Rugby team
plane-line-friends = Friends
plane-line-seniors = Seniors
plane-line-vouchers = Vouchers
plane-line-bonus-cards = Plus-one cards
plane-line-overbooked = Overbooked
plane-line-most-overbooked = Most overbooked
plane-line-empty-seats = Empty seats
plane-line-event-adorable-kids = Adorable Kids
plane-line-event-buddy-time = Buddy Time
plane-line-event-corner-seats = Corner Seats
plane-line-event-couples-retreat = Couples Retreat
plane-line-event-school-holidays = School Holidays
plane-line-event-emergency-exit-assistance = Emergency Exit Assistance
plane-line-event-family-vacation = Family Vacation
plane-line-event-full-flight = Full Flight
plane-line-event-kids-gone-wild = Kids Gone Wild
plane-line-event-lonely-christmas = Lonely Christmas
plane-line-event-low-season-blues = Low Season Blues
plane-line-event-beautiful-sunset = Beautiful Sunset
plane-line-event-missing-friends = Missing Friends
plane-line-event-threes-company = Three's Company
plane-line-event-like-sardines = Like Sardines

## The table in sentences

plane-you = You
plane-quoted = “{ $card }”
plane-table-round = Round { $round }. { $first } started.{ $last ->
        [yes] {" "}It is the last round.
       *[no] {""}
    }
plane-table-turn = Turn { $round }.
plane-table-event = Event: { $title }.
plane-table-supply = Passengers waiting: { $waiting }. R lovers, W children, B rugby players, Y friends, G seniors.
plane-table-seat = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $vouchers ->
        [one] { $vouchers } voucher
       *[other] { $vouchers } vouchers
    }; { $overbooked } overbooked; { $bonus ->
        [one] { $bonus } plus-one card
       *[other] { $bonus } plus-one cards
    }.
plane-table-alone = { $player }: { $vouchers ->
        [one] { $vouchers } voucher
       *[other] { $vouchers } vouchers
    }; { $overbooked } overbooked.
plane-table-hall = The hall, from the gate. { $deck ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $deck } cards are left in the deck.
    }
plane-table-deck = In the deck, in an order that nobody knows: { $passengers }; { $wishes ->
        [0] no cards with seat wishes
        [one] one card with seat wishes
       *[other] { $wishes } cards with seat wishes
    }.
plane-table-deck-symbols = Symbols in the deck: { $symbols }.
plane-table-card = { $place }. { $card } ({ $face }). { $price ->
        [0] Free
        [one] Costs one voucher
       *[other] Costs { $price } vouchers
    }{ $vouchers ->
        [0] {""}
        [one] {", "}one voucher lies on it
       *[other] {", "}{ $vouchers } vouchers lie on it
    }.
plane-card-wish-window = { $passengers } at windows
plane-card-wish-middle = { $passengers } on middle seats
plane-card-wish-aisle = { $passengers } on aisle seats
plane-card-symbol = { $face } with the symbol { $symbol }
plane-table-hand = Being placed: “{ $card }” ({ $face }).{ $some ->
        [yes] {" "}Left out, in reading order: { $away }.
       *[no] {""}
    }
plane-solo-head = Scenario: { $title }, { $difficulty }.
plane-solo-goal = Needed: { $aims }.
plane-solo-or = or
plane-solo-groups = a group of rugby players, one of friends and one of seniors, { $need } each (the smallest has { $have })
plane-solo-couples = { $need } couples (you have { $have })
plane-solo-kids = { $need } happy children (you have { $have })
plane-goal-groups = rugby players, friends and seniors in groups of { $need } (the smallest has { $have })
plane-goal-couples = { $need } couples ({ $have } found)
plane-goal-kids = { $need } happy children ({ $have } found)

plane-ask-taking = Your turn: take a card. Type, for example, “{ $example }”.
plane-ask-gate = Your turn: you can only take the card at the gate. Type “{ $example }”.
plane-ask-solo = Take a card, or remove one for a voucher. Type, for example, “{ $example }”.
plane-ask-solo-take = Take a card. Type, for example, “{ $example }”.
plane-ask-skipping = You may leave out one passenger. Type “leave” and its number in reading order, or “leave nobody”.
plane-ask-short = There are not enough passengers of a colour. Who stays away? Type, for example, “{ $example }”.
plane-ask-placing = Where do those who board sit? Type “place” and the seat of the upper left corner of the box around them; to turn the card clockwise, add “turn 90”, “turn 180” or “turn 270”. For example: “{ $example }”.
plane-ask-seating = Choose a seat for the next passenger ({ $passenger }), who wishes for this kind: { $kind }. Type, for example, “{ $example }”.

## What happened

plane-event-pay = { $player } laid a voucher on “{ $card }” to skip it.
plane-event-pay-together = { $player } laid a voucher each on { $cards } to skip these cards.
plane-event-take = { $player } took “{ $card }”{ $vouchers ->
        [0] {""}
        [one] {" "}and the voucher on it
       *[other] {" "}and the { $vouchers } vouchers on it
    }{ $bonus ->
        [yes] ; its symbol is worth a point at the end.
       *[no] .
    }
plane-event-remove = { $player } paid a voucher and removed “{ $card }” from the hall; vouchers left: { $vouchers }.
plane-event-draw = “{ $card }” comes into the hall{ $reason ->
        [card-removed] {" "}in place of the removed card.
       *[moved-up] .
    }
plane-event-draw-together = New in the hall: { $cards }.
plane-event-leave-out = { $player } left out passenger { $number } of “{ $card }” ({ $passenger }), as the card's symbol allows.
plane-event-absent = Passenger { $number } of “{ $card }” ({ $passenger }) stays away: { $reason ->
        [none-left] none of them is left in the supply.
       *[too-few] the card shows { $wanted } of them, the supply has { $left }.
    }
plane-event-absent-together = { $count } passengers of “{ $card }” do not turn up ({ $who }){ $reason ->
        [none-left] : none of them is left in the supply.
       *[other] .
    }
plane-event-place = { $player } placed “{ $card }” at { $place }{ $turn ->
        [0] {""}
       *[other] , turned by { $turn } degrees
    }{ $reason ->
        [across-aisle] , across an aisle, as the card's symbol allows.
       *[within-zone] .
    }
plane-event-seat = { $place }: { $passenger }.{ $goes_to ->
        [stairs] {" "}The seat was taken: { $displaced } overbooked and on the stairs.
        [supply] {" "}The seat was taken: { $displaced } back to the supply, by the card's symbol.
       *[nobody] {""}
    }
plane-event-seat-together = Seated: { $seated }.
plane-event-displaced = { $goes_to ->
        [stairs] Overbooked and on the stairs: { $who }.
       *[supply] Back to the supply, by the card's symbol: { $who }.
    }
plane-event-last-round = One kind of passenger has run out ({ $passenger }): this round is the last.
plane-event-zone-full = Zone { $zone } is full for the first time: { $vouchers ->
        [one] { $vouchers } voucher
       *[other] { $vouchers } vouchers
    }.
plane-event-vouchers = { $player }: { $many ->
        [one] { $by } voucher
       *[other] { $by } vouchers
    }, { $vouchers } left ({ $paid } paid for overbooked passengers, { $received } received for full zones).
plane-event-won = The scenario “{ $title }” is fulfilled: you have won.
plane-event-lost = The scenario is not fulfilled, and { $reason ->
        [no-voucher] no voucher is left: you have lost.
       *[no-card] no card is left: you have lost.
    }
plane-event-over = { $reason ->
        [round-complete] The last round is complete: the game is over.
        [no-card] No card is left: the game is over.
       *[solo] The game is over.
    }
plane-end-run-out = Run out in the supply: { $who }.

## Advice

plane-advice-take = Take card { $place } from the hall{ $vouchers ->
        [0] .
        [one] {" "}and the voucher on it.
       *[other] {" "}and the { $vouchers } vouchers on it.
    }
plane-advice-remove = Remove card { $place } from the hall.
plane-advice-place = Place the card at { $place }{ $turn ->
        [0] .
       *[other] , turned by { $turn } degrees.
    }
plane-advice-seat = Seat { $place }: { $passenger }.
plane-advice-leave-out = Leave out passenger { $number } ({ $passenger }).
plane-advice-leave-nobody = Leave out nobody.

## The guide to a first game

plane-guide-aim = Your plane has { $seats } empty seats, and each one left at the end costs a point. Fill them with happy passengers: lovers in twos, children in company, the others in large groups of their kind.
plane-guide-take = The card at the gate is free. For one farther back you lay a voucher on each card before it; you have { $vouchers ->
        [one] { $vouchers } voucher
       *[other] { $vouchers } vouchers
    }.
plane-guide-vouchers = { $vouchers ->
        [one] A voucher lies
       *[other] { $vouchers } vouchers lie
    } on “{ $card }” for whoever takes the card. { $price ->
        [0] It is free.
        [one] It costs one voucher.
       *[other] It costs { $price } vouchers.
    } At the end, every two vouchers are a point.
plane-guide-gate = Without vouchers you take the card at the gate, “{ $card }”. Any vouchers on it are yours.
plane-guide-alone = You fly alone: reach the aims of your scenario before cards or vouchers run out. Vouchers left: { $vouchers }.
plane-guide-couples = Lovers want to be two, side by side: 5 points for each couple. A third lover next to them spoils it. Your couples bring { $points } points so far.
plane-guide-kids = A child is happy when every seat next to it is taken: 3 points. { $aboard ->
        [0] You have no children on board yet.
       *[other] Children on board: { $aboard }. Happy: { $happy }.
    }
plane-guide-crowd-ahead = Your largest group ({ $who }): { $mine }. Your rival's: { $theirs }. Yours counts double as long as nobody has a larger one.
plane-guide-crowd-level = Your largest group ({ $who }): { $mine }, and your rival has as many. Both count double; with one more, only yours does.
plane-guide-crowd-behind = Your largest group ({ $who }): { $mine }. Your rival's: { $theirs }, and only the largest counts double. Catch up, or go for another kind.
plane-guide-stairs = Whoever loses a seat waits on the stairs and costs 2 points; most on the stairs, 2 more. { $waiting ->
        [0] Yours are empty: well done.
       *[other] On yours: { $waiting }.
    }
plane-guide-empty = Empty seats on your plane: { $seats }, a point less for each. Single gaps are hard to fill later, so keep the free seats together.
plane-guide-last-round = The last round: this is your last card. Take the one that brings most at once.
plane-guide-few = The supply is running low: { $left } ({ $who }). When one kind has run out, this round is the last.
plane-guide-pattern = These passengers sit exactly as the card shows them, all in one zone. You may turn the card, but not mirror it.
plane-guide-place = { $ways ->
        [one] There is one way to seat them.
       *[other] There are { $ways } ways to seat them.
    } { $free ->
        [one] In one of them nobody loses a seat.
       *[other] In { $free } of them nobody loses a seat.
    } Choose one that makes them happy and leaves no single gaps.
plane-guide-crammed = Wherever they sit, { $fewest ->
        [one] somebody loses a seat.
       *[other] { $fewest } passengers lose their seats, or more.
    } { $to ->
        [supply] They go back to the supply and cost nothing.
       *[stairs] That costs 2 points each, so choose those who bring you least.
    }
plane-guide-wish = One passenger ({ $who }) wishes for this kind of seat: { $kind }. { $free ->
        [0] All of them are taken, so somebody loses a seat.
        [one] One is free.
       *[other] { $free } are free, in any zone.
    }
plane-guide-skip = You may leave out one passenger of this card: useful if one of them is in the way.
plane-guide-short = The supply has too few passengers of a colour for this card. You choose who stays away; it costs nothing.
plane-guide-did-take = { $price ->
        [0] The card at the gate costs nothing.
        [one] This card was worth a voucher to your rival.
       *[other] This card was worth { $price } vouchers to your rival.
    } { $vouchers ->
        [0] No voucher lay on it.
        [one] The voucher on it brings that one in.
       *[other] The vouchers on it bring { $vouchers } in.
    }
plane-guide-did-pay = { $count ->
        [one] The voucher stays on that card
       *[other] The vouchers stay on those cards
    }: whoever takes such a card gets what lies on it, perhaps you.
plane-guide-did-leave-out = The symbol of the card allows that: one passenger fewer to find a seat for.
plane-guide-did-absent = Who stays away costs nothing, but fills no seat either.
plane-guide-did-last-round = Gone from the supply: { $who }. Everybody gets to finish this round, then points are counted.
plane-guide-did-seat = { $some ->
        [yes] That changes these lines: { $lines }.
       *[no] That changes no points.
    } { $player ->
        [You] You now have { $total }
       *[other] { $player } now has { $total }
    } in all.
plane-guide-did-overbook = { $lost ->
        [one] One passenger lost a seat
       *[other] { $lost } passengers lost their seats
    } and will wait on the stairs: 2 points less each. Altogether: { $lines }. { $player ->
        [You] You now have { $total }.
       *[other] { $player } now has { $total }.
    }
plane-guide-end = You have { $mine } points, { $player } has { $theirs }. What brought you most: { $best } ({ $brought }). What cost you most: { $worst } ({ $cost }).

## Refused moves, by the rule that forbids them

refused-plane-turn-order = That is not what you are asked for now: take a card, then seat its passengers.
refused-plane-take-card = That card does not lie in the hall.
refused-plane-take-skip = You do not have enough vouchers for the cards before it.
refused-plane-solo-remove = Cards are removed from the hall in solo games only.
refused-plane-solo-last-voucher = Removing a card may not cost you the last voucher.
refused-plane-setup-plane = There is no such seat on this plane.
refused-plane-place-turn = Turned like that, those who board sit just as with a smaller turn; name that one.
refused-plane-place-zone = Everybody who boards must have a seat within one zone; there they do not.
refused-plane-place-wish = These passengers wish for another kind of seat.
refused-plane-place-share = A passenger of the same card has just sat down there.
refused-plane-place-short = Say first who stays away: one of those whose colour has run short.
refused-plane-symbol-skip = Say first which passenger of this card is left out, if any.
refused-plane-symbol-cross = Even across the aisle, not everybody who boards has a seat there.

## Faults in packs and score files

fault-plane-order = { $place }: first come { $normal } normal cards, then { $complex } with “complex = true”.
fault-plane-drawing = { $place }: draw the passengers in rows of equal length, with the letters { $letters } and dots for gaps; found { $found }.
fault-plane-size = { $place }: a card has { $least } to { $most } passengers, this one { $found }.
fault-plane-stuck = { $place }: the pattern takes up { $found } seats and fits no zone of 3 × 5, however it is turned.
fault-plane-count = { $place }: { $wanted } cards are announced for { $name }, but there are { $found }.
fault-plane-colours = { $place }: the colours are to be balanced within { $spread }, but differ by { $found }.
fault-plane-row = { $place }: with { $players ->
        [one] one player
       *[other] { $players } players
    } a row of the plane looks like “{ $example }”; found { $found }.
fault-plane-letter = { $place }: { $found } is not a passenger. Use { $letters } and a dot for an empty seat.

## Faults in options

fault-plane-events-twice = Option { $option }: { $found } is there twice.
fault-plane-events-most = Option { $option }: { $most } events at most, not { $found }.
fault-plane-solo = Option { $option }: { $found } is for flying alone and needs players=1.
fault-plane-solo-events = Option { $option }: there are no events for a player alone; found { $found }.

## The names of the rules

rule-plane-aim = Aim
rule-plane-setup-plane = The plane
rule-plane-setup-supply = The passengers
rule-plane-setup-vouchers = Meal vouchers
rule-plane-setup-hall = The departure hall
rule-plane-setup-first = Who begins
rule-plane-hidden-deck = What is secret
rule-plane-seat-kinds = Window, middle, aisle
rule-plane-seat-adjacent = Adjacent seats
rule-plane-turn-order = A turn
rule-plane-take-card = Taking a card
rule-plane-take-skip = Skipping cards
rule-plane-take-vouchers = Vouchers on a card
rule-plane-take-gate = Without vouchers
rule-plane-place-board = Seating everybody
rule-plane-place-turn = Turning, not mirroring
rule-plane-place-zone = Within one zone
rule-plane-place-gaps = Gaps
rule-plane-place-displace = Taken seats
rule-plane-place-wish = Seat wishes
rule-plane-place-share = A seat for each
rule-plane-place-short = Too few of a colour
rule-plane-hall-refill = Moving up
rule-plane-hall-empty = When the deck is empty
rule-plane-end-trigger = The last round
rule-plane-end-round = The end
rule-plane-score-couples = Couples
rule-plane-score-kids = Kids
rule-plane-score-rugby = The rugby team
rule-plane-score-friends = The friends
rule-plane-score-seniors = The seniors
rule-plane-score-vouchers = Vouchers left
rule-plane-score-bonus-cards = Plus-one cards
rule-plane-score-overbooked = Overbooked passengers
rule-plane-score-most-overbooked = Most overbooked
rule-plane-score-empty-seats = Empty seats
rule-plane-score-winner = Who wins
rule-plane-symbol-swap = Swap
rule-plane-symbol-cross = Cross
rule-plane-symbol-skip = Skip
rule-plane-symbol-plus-one = Plus one
rule-plane-complex = Complex cards
rule-plane-event-draw = Event cards
rule-plane-event-adorable-kids = Adorable Kids
rule-plane-event-buddy-time = Buddy Time
rule-plane-event-corner-seats = Corner Seats
rule-plane-event-couples-retreat = Couples Retreat
rule-plane-event-school-holidays = School Holidays
rule-plane-event-emergency-exit-assistance = Emergency Exit Assistance
rule-plane-event-family-vacation = Family Vacation
rule-plane-event-full-flight = Full Flight
rule-plane-event-kids-gone-wild = Kids Gone Wild
rule-plane-event-lonely-christmas = Lonely Christmas
rule-plane-event-low-season-blues = Low Season Blues
rule-plane-event-beautiful-sunset = Beautiful Sunset
rule-plane-event-missing-friends = Missing Friends
rule-plane-event-threes-company = Three's Company
rule-plane-event-like-sardines = Like Sardines
rule-plane-solo-setup = Flying alone
rule-plane-solo-vouchers = Three difficulties
rule-plane-solo-take = A free choice
rule-plane-solo-remove = Removing cards
rule-plane-solo-last-voucher = Not the last voucher
rule-plane-solo-pay = Paying and earning
rule-plane-solo-win = Winning
rule-plane-solo-loss = Losing
rule-plane-solo-cards = Out of cards
rule-plane-solo-friends = A weekend with friends
rule-plane-solo-romance = A romantic city trip
rule-plane-solo-school = The school trip

## The passenger cards by name, and the gallery

plane-shelf-cards = Passenger cards
plane-shelf-complex = Complex cards
plane-shelf-events = Event cards
plane-shelf-passengers = Passengers
plane-shelf-symbols = Symbols
plane-shelf-vouchers = Meal vouchers
plane-voucher = Meal voucher
plane-figure-passengers = Passengers
plane-figure-pattern = Pattern
plane-figure-wishes = Seats wished for
plane-figure-symbol = Symbol
plane-figure-none = none
plane-figure-colour = Colour
plane-figure-effect = What it does
plane-hue-r = red
plane-hue-w = white
plane-hue-b = blue
plane-hue-y = yellow
plane-hue-g = green

plane-name-honeymoon = Honeymoon
plane-name-grandma-and-grandson = Grandma and grandson
plane-name-half-backs = Half-backs
plane-name-gossips = Gossips
plane-name-knitting-circle = Knitting circle
plane-name-playmates = Playmates
plane-name-sulking-lovers = Sulking lovers
plane-name-fan-and-star = Fan and star
plane-name-peekaboo = Peekaboo
plane-name-secret-glance = Secret glance
plane-name-odd-couple = Odd couple
plane-name-front-row = Front row
plane-name-choir = Choir
plane-name-book-club = Book club
plane-name-chaperones = Chaperones
plane-name-newlyweds-with-child = Newlyweds with child
plane-name-corner-team = Corner team
plane-name-corner-friends = Corner friends
plane-name-corner-choir = Corner choir
plane-name-left-hand-family = Left-hand family
plane-name-right-hand-family = Right-hand family
plane-name-echelon = Echelon
plane-name-banister = Banister
plane-name-tug-of-war = Tug of war
plane-name-jealousy = Jealousy
plane-name-three-strangers = Three strangers
plane-name-lovers-and-tail = Lovers with a tail
plane-name-joined-late = Joined late
plane-name-every-other = Every other seat
plane-name-round-the-corner = Round the corner
plane-name-dancing-shoes = Dancing shoes
plane-name-loose-pass = Loose pass
plane-name-generations = Three generations
plane-name-scrum = Scrum
plane-name-slumber-party = Slumber party
plane-name-double-date = Double date
plane-name-table-talk = Table talk
plane-name-story-time = Story time
plane-name-lineout = Line-out
plane-name-hockey-stick = Hockey stick
plane-name-queue = Queue
plane-name-tandem = Tandem
plane-name-take-turns = Taking turns
plane-name-bodyguards = Bodyguards
plane-name-lanterns = Lanterns
plane-name-four-corners = Four corners
plane-name-goalposts = Goalposts
plane-name-zigzag = Zigzag
plane-name-grandchildren = Grandchildren
plane-name-slalom = Slalom
plane-name-x-five = Five in an X
plane-name-group-hug = Group hug
plane-name-campfire = Campfire
plane-name-crown = Crown
plane-name-centre-row = Centre row
plane-name-panhandle = Panhandle
plane-name-crankshaft = Crankshaft
plane-name-picnic = Picnic
plane-name-coach-party = Coach party
plane-name-patchwork = Patchwork
plane-name-sunrise = Sunrise
plane-name-cloud-spotters = Cloud spotters
plane-name-photographers = Photographers
plane-name-first-flight = First flight
plane-name-long-legs = Long legs
plane-name-restless-feet = Restless feet
plane-name-early-exit = First ones off
plane-name-trolley-fans = Trolley fans
plane-name-easy-going = Easy-going
plane-name-late-bookers = Late bookers
plane-name-middle-children = Middle children
plane-name-standby = Standby
plane-name-wide-apart = Wide apart
plane-name-stepping-stones = Stepping stones
plane-name-ladder = Ladder
plane-name-honeycomb = Honeycomb
plane-name-constellation = Constellation
plane-name-kite = Kite
plane-name-school-of-fish = School of fish
plane-name-broken-mirror = Broken mirror
plane-name-chessboard = Chessboard

## The page

plane-page-hall = Departure hall
plane-page-gate = Gate
plane-page-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
plane-page-in-deck = Still in the deck: { $passengers }
plane-page-price = { $price ->
        [0] free
        [one] { $price } voucher
       *[other] { $price } vouchers
    }
plane-page-card = Card { $place } from the gate, “{ $name }”: { $face }. { $price ->
        [0] Free
        [one] Costs one voucher
       *[other] Costs { $price } vouchers
    }{ $vouchers ->
        [0] {""}
        [one] {", "}one voucher lies on it
       *[other] {", "}{ $vouchers } vouchers lie on it
    }.
plane-page-on-card = { $count ->
        [one] { $count } voucher lies on it
       *[other] { $count } vouchers lie on it
    }
plane-page-remove-card = Remove card { $place } from the hall for a voucher
plane-page-gap = gap
plane-page-count = { $kind ->
        [r] { $count ->
            [one] { $count } lover
           *[other] { $count } lovers
        }
        [w] { $count ->
            [one] { $count } child
           *[other] { $count } children
        }
        [b] { $count ->
            [one] { $count } rugby player
           *[other] { $count } rugby players
        }
        [y] { $count ->
            [one] { $count } friend
           *[other] { $count } friends
        }
       *[g] { $count ->
            [one] { $count } senior
           *[other] { $count } seniors
        }
    }
plane-page-left = Still waiting in the hall: { $who }
plane-page-supply = Passengers waiting in the hall
plane-page-last-round = This is the last round
plane-page-stairs = Stairs: passengers who lost their seat
plane-page-stairs-empty = The stairs are empty.
plane-page-stairs-with = On the stairs, { $count } in all: { $told }
plane-page-vouchers = { $count ->
        [one] { $count } meal voucher
       *[other] { $count } meal vouchers
    }
plane-page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
plane-page-seat = { $name }, { $kind }: { $who }
plane-page-nobody = empty
plane-page-plane = The plane of { $name }
plane-page-rivals = The other planes
plane-page-rival = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $vouchers ->
        [one] { $vouchers } voucher
       *[other] { $vouchers } vouchers
    }, { $overbooked } overbooked. Enlarge
plane-page-lens = Scoring lens
plane-page-sheet = The score as it stands
plane-page-turns = Turn the card
plane-page-turn-left = Turn left
plane-page-turn-right = Turn right (R)
plane-page-mirror = Mirror (F)
plane-page-no-mirror = A card may be turned, never mirrored.
plane-page-fits = Where does it fit?
plane-page-fits-type = Seat of the upper left corner, and turn
plane-page-fits-count = { $count ->
        [0] It does not fit there.
        [one] { $count } place
       *[other] { $count } places
    }
plane-page-turned = { $turn ->
        [0] As drawn
       *[other] Turned by { $turn }°
    }
plane-page-place = Seat them here
plane-page-everybody = Everybody boards
plane-page-leave-out = Leave out passenger { $number } ({ $passenger })
plane-page-ask-taking = Take a card from the hall.
plane-page-ask-gate = Without vouchers: take the card at the gate.
plane-page-ask-solo = Take any card, or remove one for a voucher.
plane-page-ask-solo-take = Take any card.
plane-page-ask-skipping = Leave out a passenger?
plane-page-ask-short = One kind of passenger has run short. Who stays away?
plane-page-ask-placing = Where do they sit?
plane-page-ask-seating = A seat for the next one: { $passenger }, { $kind }
plane-page-watch-seating = { $name } is seating passengers.
plane-page-aim-groups = Rugby players, friends, seniors: groups of { $need }
plane-page-aim-couples = Couples of lovers
plane-page-aim-kids = Happy children
plane-page-hint-keys = Click where they sit. R or the wheel turns the card.
plane-page-hint-touch = Tap the plane, then tap them again. Two fingers turn the card.
plane-page-hint-seat = Click one of the marked seats.
plane-page-hint-seat-touch = Tap a marked seat, then tap it again.
plane-page-bumped = Lose their seat: { $who }
plane-page-gain = Points: { $points }

## Why a score stands as it does

plane-account-couples = { $count ->
    [0] No couple sits by itself.
    [one] { $count } couple sits by itself. A third lover beside it would spoil it.
   *[other] { $count } couples sit by themselves. A third lover beside one would spoil it.
}
plane-account-kids = { $count ->
    [0] No child has somebody on every adjacent seat.
    [one] { $count } child has somebody on every adjacent seat.
   *[other] { $count } children have somebody on every adjacent seat.
}
plane-account-crowd = { $size ->
    [0] None of them is on board.
   *[other] { $counted ->
        [twice] The largest group has { $size }. No rival has a larger one, so it counts twice.
        [once] The largest group has { $size }. A rival has a larger one, so it counts once.
       *[alone] The largest group has { $size }.
    }
}
plane-account-vouchers = { $count ->
    [one] { $count } voucher is left; two make a point.
   *[other] { $count } vouchers are left; two make a point.
}
plane-account-bonus-cards = { $count ->
    [one] { $count } card with the symbol “plus one”.
   *[other] { $count } cards with the symbol “plus one”.
}
plane-account-overbooked = { $count ->
    [0] Nobody stands on the stairs.
    [one] { $count } passenger stands on the stairs and stays there: two points less.
   *[other] { $count } passengers stand on the stairs and stay there: two points less for each.
}
plane-account-most-overbooked = { $count ->
    [0] A rival has more passengers on the stairs, or nobody has any.
   *[other] Nobody has more passengers on the stairs.
}
plane-account-empty-seats = { $count ->
    [0] Every seat is taken.
    [one] { $count } seat is empty so far, and costs a point until somebody sits there.
   *[other] { $count } seats are empty so far. Each costs a point until somebody sits there.
}
