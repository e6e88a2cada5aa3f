# Words of the page, and of the server.

## Everywhere

page-skip = Skip to the table
page-title = Room for one more?
page-about = Three tabletop games about finding everyone a place.
page-home = Home
page-menu = Menu
page-games = The games
page-rules = Rules
page-score = Score a real table
page-score-short = Score
page-settings = Settings
page-lost = There is nothing behind this door.
page-loading = Setting the table …
page-no-connection = No connection. Trying again …
page-close = Close
page-guest = Guest
page-me = You
page-you = you
page-name = Your name
page-keep = Keep
page-bot = { $level } bot
page-level-random = Random
page-level-greedy = Greedy
page-level-novice = Novice
page-level-casual = Casual
page-level-skilled = Skilled
page-level-expert = Expert
page-level-master = Master
page-minutes = { $count } min
page-hours = { $count } h
page-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Home

page-tag-overbooking = The king’s feast, far too many guests, and a back door.
page-tag-overbooked = Lovers, kids, a rugby team: seat them all in one plane.
page-tag-oktoberfest = Serve the long tables, hire heroes, mind the hats and braids.
page-play-now = Play now
page-with-bots = You and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } · { $level }
page-with-nobody = You alone
page-invite-short = Invite
page-more = More …
page-my-games = Your games
page-my-games-none = Games you begin wait for you here.
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for company just now. Open a public table under “More”.
page-all = Show all { $count }
page-fewer = Show fewer
page-continue = Continue
page-join = Join
page-watch = Watch
page-over = Over
page-move-number = Move { $number }
page-free-seats = { $count ->
        [0] No free seat
        [one] One free seat
       *[other] { $count } free seats
    }

## A new table

page-players = Players
page-alone = Alone
page-who-sits = Who sits where
page-seat = Seat { $number }
page-seat-open = Free seat
page-seat-hot = Same screen
page-seat-for-all = Anyone with the link
page-seat-for-one = One friend, own link
page-seat-kept = kept for a friend
page-table-rules = Clock, stand-in, own cards
page-who-sees = Who finds the table
page-by-link = Only with the link
page-public = Everybody
page-pace = Pace
page-pace-live = In one sitting
page-pace-slow = Over days
page-pace-slow-note = Three days for each move, unless you set a clock.
page-clock = Clock
page-clock-none = None
page-clock-move = For each move
page-clock-game = For the game
page-clock-time = Time
page-stand-in = Stand-in
page-stand-in-note = A bot that plays for whoever leaves; “about as strong” goes by how they have played.
page-stand-in-like = About as strong
page-pack = Your own cards
page-pack-note = A card pack file (TOML), if you own the box.
page-reset = As usual
page-open-table = Open the table
page-option-bonus = Crest bonus
page-option-bonus-none = Without
page-option-bonus-beginner = Beginners
page-option-bonus-expert = Experts
page-option-peek = Look at your own face-down guests
page-option-peek-true = Any time
page-option-peek-false = Never
page-option-events = Events
page-option-events-0 = None
page-option-events-1 = One by lot
page-option-events-2 = Two by lot
page-option-events-named = Choose
page-option-symbols = Symbols on cards
page-option-symbols-true = With
page-option-symbols-false = Without
page-option-complex = Complex cards
page-option-complex-true = With
page-option-complex-false = Without
page-option-kids = Company for kids
page-option-kids-any = Anybody
page-option-kids-adults = Adults only
page-option-missing-friends = Event “Missing Friends”
page-option-missing-friends-every = Every group
page-option-missing-friends-largest = Largest group
page-option-scenario = Scenario
page-option-scenario-friends = Friends
page-option-scenario-romance = Romance
page-option-scenario-school = School trip
page-option-difficulty = Difficulty
page-option-difficulty-beginner = Beginner
page-option-difficulty-experienced = Experienced
page-option-difficulty-expert = Expert
page-option-series = Series may share customers
page-option-series-overlapping = Yes
page-option-series-separate = No

## The waiting room

page-all-here = Everybody is here.
page-here = here
page-sit = Sit here
page-add-bot = Seat a bot
page-remove = Remove
page-start = Start the game
page-start-when = As soon as every seat is taken.
page-wait-host = The host starts the game when every seat is taken.
page-wait-sit = Take a free seat, or watch.
page-get-up = Get up
page-qr = QR code with this link
page-invite = Invite friends
page-invite-which = Which seat the link is for
page-invite-all = The table
page-copy = Copy the link
page-copied = Copied

## At the table

page-away = away
page-your-turn = It is your turn.
page-turn-of = { $name } is deciding.
page-undo = Take back
page-undone = { $name } took a move back.
page-leave = Leave; a bot plays on for you
page-return = Play on yourself
page-story = What happened
page-story-none = Nothing yet.
page-since = Since your last turn
page-earlier = Earlier
page-talk = Chat
page-talk-unread = Chat, { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
page-talk-none = Nobody has said anything yet.
page-message = Message
page-send = Send
page-mute = Mute
page-react-hello = Hello
page-react-well-played = Well played
page-react-thanks = Thanks
page-react-oops = Oops
page-react-thinking = Thinking
page-react-laugh = Laugh
page-react-wow = Wow
page-react-sad = Sad
page-handover = { $name } is next: pass the screen on
page-handover-note = The table stays covered until you say so.
page-handover-ready = I am ready
page-see-rule = See the rule

## The end

page-result = The score
page-you-won = You won
page-line = Line
page-line-hint = Tap a line to see what earned it.
page-total = Total
page-again = Play again
page-look = Look at the table
page-share = Share the replay
page-picture = Save a picture

## The replay

page-replay-short = Replay
page-replay-start = The table is laid.
page-replay-move = Move
page-replay-at = Move { $ply } of { $plies }
page-replay-first = To the beginning
page-replay-before = One move back
page-replay-after = One move on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-eyes = Whose eyes
page-eyes-open = Open cards: whoever decides
page-eyes-of = Eyes of { $name }
page-eyes-spectator = A spectator’s eyes
page-log = Keep the log as a file

## The rulebook

page-search = Search the rules
page-found = { $count ->
        [0] No rule mentions that.
        [one] One paragraph.
       *[other] { $count } paragraphs.
    }
page-contents = Contents
page-rule-link = Rule { $number }: { $title }

## Scoring a real table

page-score-about-overbooking = Lay out one hotel to see who gets a bed, or count the end of the game.
page-score-about-overbooked = Paint each plane seat by seat.
page-score-about-oktoberfest = Build the festival and seat the customers.
page-score-what = What to score
page-score-one-hotel = One hotel
page-score-end = The end of the game
page-score-now = Count
page-player = Player { $number }
page-first-player = First player
page-second-player = Second player
page-less = Less: { $what }
page-more-of = More: { $what }
page-brush = Who sits there
page-brush-empty = nobody
page-plane-of = Plane of { $name }
page-on-stairs = On the stairs
page-events = Events in play
page-beds = Beds
page-sign = Sign over the door
page-where = Where
page-back-door = Back door
page-line-of-guests = Line
page-colour = Colour
page-crest = Crest
page-guests = Guests
page-booked-guests = Booked guests
page-take-away = Take away: { $what }
page-choose-target = Whom does this power choose?
page-choose-again = Choose again
page-nobody = Nobody
page-hotel-booked = Booked
page-hotel-turned-away = Turned away
page-hotel-discarded = Out of the game
page-beds-left = { $left } of { $beds } beds are left.
page-customers = Customers
page-series = Series
page-tables-served = Tables served
page-row = Row { $number }
page-add-table = Table
page-remove-table = Remove row { $row }, table { $table }
page-place = Row { $row }, table { $table }, { $name }, place { $place }

## Settings

page-about-you = You
page-language = Language
page-seeing = Seeing
page-theme = Brightness
page-theme-auto = Like the device
page-theme-light = Light
page-theme-dark = Dark
page-patterns = Patterns and letters
page-patterns-note = Pieces carry a pattern and a letter besides their colour.
page-text = Text
page-text-normal = Normal
page-text-large = Large
page-motion = Motion
page-motion-auto = Like the device
page-motion-still = Still
page-hearing = Hearing
page-sound = Sound
page-on = On
page-off = Off
page-other-device = On another device
page-other-device-note = A personal link carries your name and your games to your phone or tablet. It is valid for 30 days; keep it to yourself.
page-make-link = Make a link
page-my-link-qr = QR code with your personal link
page-enter = Is this you?
page-enter-note = This link makes you on this device who you are on the other.
page-enter-yes = Yes, it is me
page-enter-none = This link is incomplete.
page-welcome = Welcome, { $name }

## Links

page-invites = { $name } invites you to { $game }

## Hints

page-hint = Hint
page-hint-thinking = A bot thinks about it …
page-hint-says = A strong bot advises:
page-hint-play = Play it
page-hints = Hints
page-hints-note = Anybody whose turn it is may ask a strong bot.

## What the server refuses

refused-server-stale = Somebody was faster: the table is at ply { $ply } now.
refused-server-not-saved = That may not have been saved: look at the table before you try again.
refused-server-not-started = The game has not started yet.
refused-server-started = The game has already started.
refused-server-not-over = That is possible when the game is over.
refused-server-not-your-turn = It is not your turn.
refused-server-out-of-time = Your time is up: a bot plays for you.
refused-server-not-your-seat = That is not your seat.
refused-server-not-sitting = You do not sit at this table.
refused-server-no-table = There is no such table.
refused-server-no-seat = There is no seat for you at this table.
refused-server-no-ply = There is no ply { $ply }; the last one is { $last }.
refused-server-no-eyes = Eyes are “spectator”, “open” or the number of a seat.
refused-server-no-rematch = A rematch is for those who played, after the game.
refused-server-no-page = There is nothing at this address.
refused-server-seat-taken = That seat is taken.
refused-server-seats-open = Some seats are still free.
refused-server-nobody-there = Nobody sits there who could be sent away.
refused-server-nobody = There is nobody by that name here.
refused-server-host-only = Only the host of the table may do that.
refused-server-option = Players, pack and seed are not options of a table.
refused-server-slow-clock = At a slow table a move has at least an hour.
refused-server-limit-undos = At one table at most { $most } moves may be taken back.
refused-server-undo-none = There is no move to take back.
refused-server-undo-over = The game is over; moves stand.
refused-server-undo-not-yours = The last move was not yours.
refused-server-undo-revealed = That move turned something up or drew a card; it stands.
refused-server-no-public = Public tables are switched off at this server.
refused-server-banned = You may not play at this server any more.
refused-server-who = Please say who you are first.
refused-server-link = This link is no longer valid.
refused-server-name = A name has 1 to { $longest } characters.
refused-server-empty = There is nothing in this message.
refused-server-message = This message cannot be understood.
refused-server-large = That is too large.
refused-server-too-fast = That was a little fast; please wait a moment.
refused-server-elsewhere = That came from a page of another site.
refused-server-not-ready = The server is not ready yet.
refused-server-crash = Something went wrong here. It has been noted.
refused-server-no-hints = There are no hints at this table.
