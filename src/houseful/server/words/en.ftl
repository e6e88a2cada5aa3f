# Words of the page, and of the server.

## Everywhere

page-skip = Skip to the table
page-title = Room for one more?
page-about = Three tabletop games about finding everyone a place.
page-home = Home
page-menu = Menu
page-games = The games
page-rules = Rules
page-strategy = Strategy
page-score = Score a real table
page-score-short = Score
page-settings = Settings
page-lost = There is nothing behind this door.
page-loading = Setting the table …
page-no-connection = No connection. Trying again …
page-close = Close
page-me = You
page-you = you
page-name = Your name
page-keep = Keep
page-level-random = Random
page-level-greedy = Greedy
page-level-novice = Novice
page-level-casual = Casual
page-level-skilled = Skilled
page-level-expert = Expert
page-level-master = Master
page-level-grandmaster = Grandmaster
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
page-past-games = Earlier games
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
page-option-low-season = Event “Low Season Blues”
page-option-low-season-area = Largest empty area
page-option-low-season-line = Longest empty line
page-option-scenario = Scenario
page-option-scenario-friends = Friends
page-option-scenario-romance = Romance
page-option-scenario-school = School trip
page-option-difficulty = Difficulty
page-option-difficulty-beginner = Beginner
page-option-difficulty-experienced = Experienced
page-option-difficulty-expert = Expert
page-option-series = Series of A cards may share customers
page-option-series-overlapping = Yes
page-option-series-separate = No
page-option-pairs = Pairs of heroes may share customers
page-option-pairs-overlapping = Yes
page-option-pairs-separate = No
page-option-change = Change for a hero
page-option-change-none = None
page-option-change-taken = May be taken

## The waiting room

page-all-here = Everybody is here.
page-here = here
page-watching = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
page-sit = Sit here
page-add-bot = Seat a bot
page-remove = Remove
page-start = Start the game
page-start-when = As soon as every seat is taken.
page-wait-host = The host starts the game when every seat is taken.
page-wait-sit = Take a free seat, or watch.
page-get-up = Get up
page-sent-away = Sent away
page-let-in = Let { $name } back in
page-take-over = Take over as host
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
page-leave = Leave
page-return = Play on yourself
page-stand-in-for = Let a bot play for { $name }
page-table-closed = This table was closed.
page-signed-out = You are signed out here.
page-story = What happened
page-story-none = Nothing yet.
page-since = Since your last turn
page-new = New since your last turn
page-latest = Latest moves
page-since-none = Nothing yet: what the others do comes here.
page-since-again = Play it again
page-since-all = Read everything
page-again-stop = Back to now
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
page-decided = At this table: { $option } – { $value }.

## The end

page-result = The score
page-goals = The goals
page-goal-kept = Reached:
page-goal-missed = Missed:
page-you-won = You won
page-ended = The game is over. { $outcome }.
page-ended-seat = { $name }: { $points }.
page-line = Line
page-line-hint = Tap a line to see what earned it.
page-total = Total
page-again = Play again
page-look = Look at the table
page-share = Share the replay
page-picture = Save a picture

## Lessons

page-guide = Guide
page-guide-first = Play your first game with a guide
page-guide-first-short = First time? Play with a guide
page-guide-first-about = Against a novice and with the simplest rules: before each of your moves you read what matters, and after the others’ moves what they meant.
page-guide-off = Switch the guide off
page-guide-on = Switch the guide on
page-guide-aim = What it is about
page-guide-now = What matters now
page-guide-own = What your move brought about
page-guide-happened = What { $name } did
page-guide-fate = Who stays, who goes
page-guide-end = Your first game is over
page-guide-wait = Waiting for { $name } …
page-guide-next = Next
page-guide-back = Back
page-guide-skip = Straight to my turn
page-guide-step = Step { $step } of { $steps }
page-learn = Learn
page-learn-about = Short lessons on the real board: try a move, and the rules answer.
page-learn-basics = The basics
page-learn-minutes = 5 to 8 minutes
page-learn-more = More
page-learn-done = Done
page-learn-begin = Begin
page-learn-step = Step { $step } of { $steps }
page-learn-progress = { $done } of { $lessons } lessons done
page-learn-next = Next
page-learn-show = Show me
page-learn-again = Begin this step again
page-learn-rules = Rules of this lesson
page-learn-right = Right!
page-learn-wrong = Try again
page-learn-over = That was the whole lesson.
page-learn-following = Next lesson
page-learn-all = All lessons

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
page-replay-speed = Speed
page-replay-times = { $times }×
page-replay-link = Copy the link to this move
page-eyes = Whose eyes
page-eyes-open = Whoever decides
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
page-score-about-overbooked = Pick a passenger, then tap seats or sweep over them.
page-score-about-oktoberfest = Tap the customers one after the other, as they sit at the tables.
page-score-what = What to score
page-score-one-hotel = One hotel
page-score-end = The end of the game
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
page-guests = Guests
page-booked-guests = Booked guests
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
page-score-name = Name
page-score-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-score-so-far = Score so far
page-score-options = House rules
page-draft-damaged = What this browser had kept of this table could not be read and was dropped.
page-understood = All right
page-afresh = Start afresh
page-fill-row = Fill the empty seats of row { $row }
page-fill-rest = All empty seats: { $who }
page-fill-crest = All six of { $crest }
page-owner = Whose guest
page-empty-places = { $count ->
        [one] { $count } place is still empty.
       *[other] { $count } places are still empty.
    }
page-sheet-share = Everybody on their own phone
page-sheet-about = With a code, each player fills in their own part, and this sheet gathers them.
page-sheet-begin = Make a code
page-sheet-code = Code
page-sheet-enter = I have a code
page-sheet-open = Open
page-sheet-until = It works until { $time }.
page-sheet-which = Which one is yours?
page-sheet-gone = This code does not work (any more). What you have filled in is still here.
page-sheet-waiting = No connection: what you fill in is kept here and sent later.
page-sheet-sent = Everybody sees what is filled in here.
page-sheet-another = I am somebody else
page-sheet-stop = Stop sharing
page-hotel-hint = Lay out guests from the hotel outwards. A tap on one of them takes them away again.

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
page-speed = Animation speed
page-speed-note = For the checking of bookings and for moves that are played again.
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-hearing = Hearing
page-sound = Sound
page-volume = Volume
page-sounds-note = A soft knock when a piece is placed, two notes when it is your turn, a few more at the end.
page-turn-title = Your turn · { $game }
page-on = On
page-off = Off
page-other-device = On another device
page-other-device-note = A personal link carries your name and your games to your phone or tablet. It is valid for 30 days; keep it to yourself.
page-make-link = Make a link
page-my-link-qr = QR code with your personal link
page-devices = Devices and scripts
page-devices-note = Everything that acts in your name. What you sign out is disconnected at once.
page-device-cookie = Browser
page-device-script = Script
page-device-this = this one
page-device-made = since { $when }
page-device-used = last used { $when }
page-device-never = never used
page-device-revoke = Sign out
page-token-label = What a script’s token is for
page-token-make = Make a token
page-token-once = Shown only now; keep it to yourself:
page-enter = Is this you?
page-enter-note = This link makes you on this device who you are on the other.
page-enter-yes = Yes, it is me
page-enter-none = This link is incomplete.
page-welcome = Welcome, { $name }

## On this device

page-version-new = A newer version is there.
page-version-reload = Load it
page-version-later = Later
page-flight = Ready for the plane
page-flight-note = Houseful can stay on this device, with everything that a game against bots needs. Then you play in the air, in a tunnel and in a hut without a net.
page-flight-page = The page, rules, cards and lessons
page-flight-game = { $game }, with its best bots
page-flight-megabytes = { $megabytes } MB
page-flight-there = on this device
page-flight-part = { $done } of { $all } MB
page-flight-begin = Fetch everything
page-flight-get = Fetch what is missing ({ $megabytes } MB)
page-flight-busy = Fetching: { $done } of { $all } MB
page-flight-stop = Stop
page-flight-ready = Everything is there: ready for the plane.
page-flight-remove = Remove it from this device
page-flight-may-go = The browser may clear it away when this device runs short of room.
page-flight-full = This device has no room left. What fits is there; free some and fetch the rest.
page-flight-failed = The connection broke off. What has arrived stays; fetch the rest later.
page-flight-cannot = This browser keeps nothing here. It needs an address with https, and no private window.

## When it is your turn

page-reminders = When it is your turn
page-reminders-note = In games over days you are told when it has been your turn for a while and you have the table open nowhere. A message names the game and nothing else.
page-reminders-push = Notifications on this device
page-reminders-denied = This browser does not let Houseful show notifications. You can allow it in the browser’s settings for this site.
page-reminders-cannot = This browser cannot show notifications. On an iPhone or iPad, add Houseful to the home screen first.
page-reminders-failed = The browser could not be subscribed; please try again later.
page-reminders-devices = { $count ->
        [0] None of your devices is told.
        [one] One of your devices is told.
       *[other] { $count } of your devices are told.
    }
page-reminders-mail = By mail
page-reminders-mail-address = Your mail address
page-reminders-mail-send = Send me a link
page-reminders-mail-waits = A link is on its way to { $address }. Until you use it, nothing else is sent there.
page-reminders-mail-on = Mail goes to { $address }.
page-reminders-mail-remove = Remove the address
page-reminders-table = Tell me when it is my turn here
page-reminders-how = Choose how you are told
page-mail-confirm = Is this your mail address?
page-mail-confirm-note = Then a mail tells you when it is your turn in a game over days and you are not looking.
page-mail-confirm-yes = Yes, write to me
page-mail-confirmed = { $address } is confirmed.
page-mail-stop = No more mail?
page-mail-stop-note = Your games stay as they are; you only hear no more of them by mail.
page-mail-stop-yes = Stop all mail
page-mail-stopped = No more mail goes to { $address }.
reminder-turn = It is your turn at { $game }
mail-turn = Hello { $name },

    { $turn }: { $link }

    You get this mail because you asked for it. No more mail: { $stop }
mail-confirm-subject = Is this your mail address?
mail-confirm = Hello { $name },

    somebody at Houseful, probably you, wants to be told here when it is their turn. If that is so, open this link within three days: { $link }

    If not, you need do nothing: no other mail follows.

## Your games so far

page-record = Your games so far
page-record-note = Kept by this server, without an account.
page-record-none = No game of yours is over yet. The first one will stand here.
page-record-games = { $count ->
        [one] game finished
       *[other] games finished
    }
page-record-won = { $count ->
        [one] win
       *[other] wins
    }
page-record-streak = { $count ->
        [one] win in a row
       *[other] wins in a row
    }
page-record-streak-note = longest: { $count }
page-record-days = { $count ->
        [one] day in a row
       *[other] days in a row
    }
page-record-share = { $percent } % of { $games }
page-record-by-game = Wins
page-record-against = Against
page-record-people = People
page-record-played = Played
page-record-wins = Won
page-record-best = Best
page-record-average = Average
page-record-won-of = { $won } of { $games } won
page-record-points-best = best: { $best ->
        [one] { $best } point
       *[other] { $best } points
    }, on average { $average }
page-record-alone = Alone
page-record-alone-won = { $won } of { $games } fulfilled
page-record-weeks = Games a week
page-record-weeks-text = { $games ->
        [one] One game
       *[other] { $games } games
    } in the last { $weeks } weeks, most in one week: { $most }.
page-record-week = Week of { $day }: { $games } played, { $won } won
page-record-points = Points, game by game
page-record-points-text = { $game }: { $least } to { $most } points in the last { $count } games, { $latest } in the latest.
page-record-same-screen = { $count ->
        [one] One game at one screen counts
       *[other] { $count } games at one screen count
    } as played, for nobody as won.
page-record-left = { $count ->
        [one] One game you left before the end.
       *[other] { $count } games you left before the end.
    }
page-record-data = Your data
page-record-data-note = Everything that this server keeps about you, as a file.
page-record-export = Download my data
page-record-delete = Delete me
page-record-delete-note = Your name, messages, devices and mail address are deleted for good. Games that you played stay without you; in games that go on a stand-in plays.
page-record-delete-sure = To delete everything, type your name: { $name }
page-record-delete-yes = Delete for good
page-record-deleted = You are forgotten here. Goodbye.

## Links

page-invites = { $name } invites you to { $game }

## Hints

page-hint = Hint
page-hint-thinking = A bot thinks about it …
page-hint-says = A strong bot advises:
page-hint-play = Play it
page-hints = Hints
page-hints-note = Anybody whose turn it is may ask a strong bot.

## Leaving, pausing, taking back, confirming

page-leave-bots-title = Pause the game?
page-leave-bots-note = The bots stop, and nobody plays for you. The game waits under “Your games” and goes on when you open it.
page-pause = Pause and leave
page-end-game = End this game
page-end-game-note = It is not kept.
page-leave-title = Leave the table?
page-leave-note = A bot takes your seat and plays for you.
page-leave-slow-note = This game takes days: nobody plays for you until your clock has run out.
page-come-back = Come back later
page-come-back-note = The seat stays yours. Until you return, you count as away.
page-come-back-slow-note = The seat stays yours, and the game waits under “Your games”.
page-give-up = Give up my seat
page-give-up-note = The bot keeps it to the end; you cannot return.
page-stay = Stay
page-paused = Paused
page-paused-note = The game is paused.
page-resume = Go on
page-level-like = Stand-in
page-ask-undo = Ask to take back
page-undo-asked = The others are asked whether your move may be taken back.
page-undo-asks = { $count ->
    [one] { $name } would like to take back the last move.
   *[other] { $name } would like to take back the last { $count } moves.
}
page-undo-asks-seen = What came to light stays known.
page-agree = Agree
page-decline = Decline
page-undo-declined = { $name } would rather not take it back.
page-playing = Playing
page-confirm-moves = Confirm my moves
page-confirm-moves-note = A move is laid out first; a button or Enter makes it.
page-confirm-laid-out = Your move is laid out.
page-confirm = Make this move
page-confirm-not = Choose again
page-move-kept = No connection. Your move is kept, and sent as soon as possible.
page-move-lost = The game went on while the connection was gone: your move was not made.
page-seat-closed = Closed seat
page-seat-close = Close the seat
page-seat-reopen = Open the seat
page-seat-who = Seat { $number }: who plays
page-seat-name = Name
page-seat-named = Name of the player at seat { $number }
page-hot-seat = One device for several
page-hot-seat-note = The host may take several seats of a table for everybody.
page-this-table = This table
page-change = Change
page-done = Done

## Games that cannot be opened

page-unreadable = Cannot be opened here
page-unreadable-kept = Nothing is lost: a server with those rules can go on with it.

## Fair dealing

page-fair-proved = Dealt fairly, checked by your browser
page-fair-partly = The deal holds together
page-fair-broken = The deal does not hold together!
page-fair-unchecked = The deal was not checked
page-fair-insecure = Browsers can check it only over https, or on the machine that serves the table.
page-fair-check-first = The server committed itself before it knew your number.
page-fair-check-secret = Its secret fits that commitment.
page-fair-check-number = Your own number was mixed in.
page-fair-check-seed = The seed follows from the secret and everybody’s numbers.
page-fair-yes = (holds)
page-fair-no = (does not hold)
page-fair-unknown = (not known here)
page-fair-means = So neither the server nor any player could choose the cards.
page-fair-not = Not proved: that the server told nobody its secret during the game, for instance other players or bots, and what would have come if it had vanished before the end.
page-fair-rules = Whether the cards follow from the seed is for the rules to say: “houseful replay” checks it with the log.

## The cards

page-cards = Cards
page-cards-about-overbooking = Every guest, hotel and tile of the king’s feast.
page-cards-about-overbooked = Everybody who wants to fly, and what may happen on the way.
page-cards-about-oktoberfest = Heroes, tables, orders and coins: all that lies in the tent.
page-cards-search = Search the cards
page-cards-kinds = Kinds of cards
page-cards-all = All
page-cards-found = { $count ->
        [0] No card fits that.
        [one] One kind of card fits that.
       *[other] { $count } kinds of cards fit that.
    }
page-cards-count = { $count } in all
page-cards-in-box = { $count ->
        [one] Once in the box
       *[other] { $count } in the box
    }
page-cards-gone = { $count ->
        [one] gone
       *[other] { $gone } of { $count } gone
    }
page-cards-none-gone = none gone yet
page-cards-left = What has gone
page-cards-left-all = All
page-cards-left-out = Still to come
page-cards-left-gone = Gone
page-cards-at-table = The cards of a game in progress: faded ones have left the decks and piles, as far as you can know.
page-cards-back = Back to the table
page-cards-own-window = In a window of its own
page-cards-pack = The host’s own cards: { $pack }.
page-cards-see = In the gallery
page-cards-before = The card before
page-cards-after = The next card
page-sources = Where the figures come from
page-source-rulebook = rulebook
page-source-published = published
page-source-inferred = inferred
page-source-stand-in = stand-in
page-why = Why: { $title }
page-open-rulebook = Open the rulebook

# Beside the table

page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-glossary = Words
page-glossary-note = The words of this game, each with the first rule that uses it.
page-glossary-look = “{ $word }” in the rules
page-keys = Keys
page-key-space = Space
page-key-arrows = From piece to piece
page-key-tab = To the next part of the table
page-key-enter = Choose, then confirm
page-key-escape = Put it back; close what lies beside the table
page-key-help = This list
page-key-overbooking-escape = Put it back; skip the checking; close what lies beside the table
page-key-overbooked-cards = Take this card from the hall
page-key-overbooked-turn = Turn the card to the right
page-key-overbooked-back = Turn the card to the left
page-key-overbooked-fits = Everywhere the card fits
page-key-overbooked-lens = Scoring lens, while it is held
page-key-oktoberfest-tables = Choose this table
page-key-oktoberfest-turn = Turn the table round
page-key-oktoberfest-cook = To the kitchen

## What the server refuses

refused-server-not-saved = That may not have been saved: look at the table before you try again.
refused-server-started = The game has already started.
refused-server-out-of-time = Your time is up: a bot plays for you.
refused-server-not-sitting = You do not sit at this table.
refused-server-no-table = There is no such table.
refused-server-no-sheet = There is no sheet with this code, or it is too old.
refused-server-no-seat = There is no seat for you at this table.
refused-server-no-rematch = A rematch is for those who played, after the game.
refused-server-no-page = There is nothing at this address.
refused-server-commitment-old = This commitment is too old; ask for a new one.
refused-server-commitment-used = This commitment was used for another table; ask for a new one.
refused-server-seat-taken = That seat is taken.
refused-server-seats-open = Some seats are still free.
refused-server-nobody-there = Nobody sits there who could be sent away.
refused-server-nobody = There is nobody by that name here.
refused-server-host-only = Only the host of the table may do that.
refused-server-banned-here = The host of this table has banned you.
refused-server-banned = The operator of this server has banned you.
refused-server-one-seat = At a public table everybody has one seat.
refused-server-closed = This table was closed.
refused-server-chat = The chat is for those at the table.
refused-server-no-stand-in = Nobody can be replaced at this table now.
refused-server-not-away = They may still come back; please wait another { $seconds } s.
refused-server-no-token = There is no such token.
refused-server-limit-script-tokens = One person may have at most { $most } tokens for scripts; revoke one first.
refused-server-limit-push-devices = At most { $most } devices of one person are told by push; switch it off on another first.
refused-server-limit-reminders = One person is told of at most { $most } turns a day.
refused-server-limit-mails = One person is sent at most { $most } mails a day.
refused-server-limit-mail-requests = You may give at most { $most } mail addresses a day.
refused-server-limit-address-mail-requests = At most { $most } mail addresses a day may be given from one place.
refused-server-limit-mailbox-requests = At most { $most } links a day are sent to one mail address.
refused-server-push-endpoint = The server cannot send anything to this push service.
refused-server-push-keys = These are no keys of a browser’s subscription.
refused-server-no-push = This server sends no notifications.
refused-server-no-mail = This server sends no mail.
refused-server-mail-link = This link is void: it is too old, or the address has changed since.
refused-server-mail-failed = The mail could not be sent; please try again later.
refused-server-slow-clock = At a slow table a move has at least an hour.
refused-server-limit-packs = One person may bring at most { $most } card packs of their own a day.
refused-server-packs-off = This server is for games with the standard cards.
refused-server-packs-busy = Too many card packs are being read at the moment; please try again.
refused-server-pack-slow = This card pack could not be read within { $seconds } seconds.
refused-server-unreadable-later = The log shows all cards: it can be had a day after the last move.
refused-server-limit-events = One answer tells at most { $most } lines of a game’s log.
refused-server-limit-head-bytes = The header of a request has at most { $most } bytes.
refused-server-limit-head-fields = A request has at most { $most } header fields.
refused-server-limit-head-seconds = The header of a request has to arrive within { $most } seconds.
refused-server-limit-body-bytes = A request has at most { $most } bytes.
refused-server-limit-body-seconds = A request has to arrive within { $most } seconds.
refused-server-limit-connections = The server has at most { $most } connections; please try again later.
refused-server-limit-address-connections = One address may have at most { $most } connections.
refused-server-limit-pages = One address may load at most { $most } files a second; please wait a moment.
refused-server-limit-health = One address may ask at most { $most } times a second.
refused-server-limit-messages = At most { $most } messages a second; please wait a moment.
refused-server-limit-address-messages = One address may send at most { $most } messages a second; please wait a moment.
refused-server-limit-sockets = You have { $most } tables open already; please close one.
refused-server-limit-address-sockets = At most { $most } tables may be open at one address.
refused-server-limit-address-openings = One address may open at most { $most } connections to tables a second. Try again in a moment.
refused-server-limit-people-per-hour = At most { $most } new people an hour may come from one address.
refused-server-limit-tables-per-hour = You may lay at most { $most } tables an hour.
refused-server-limit-address-tables-per-hour = At most { $most } tables an hour may be laid from one address.
refused-server-limit-open-tables = You may host at most { $most } tables at a time; finish or leave one first.
refused-server-limit-hints = At most { $most } hints a minute; please wait a moment.
refused-server-limit-address-hints = At most { $most } hints a minute for one address; please wait a moment.
refused-server-limit-chat = At most { $most } messages a minute; please wait a moment.
refused-server-limit-address-chat = At most { $most } messages a minute from one address; please wait a moment.
refused-server-limit-bot-tables = This server plays at most { $most } tables with bots only at the same time. Wait until one of them is over, or take a seat yourself.
refused-server-limit-own-bot-tables = At most { $most } of your tables can have only bots playing at the same time. Wait until one of them is over, or take a seat yourself.
refused-server-limit-address-sheets = At most { $most } shared sheets an hour can be begun from one address.
refused-server-limit-sheet-bytes = A part of a shared sheet has at most { $most } bytes.
refused-server-paused = The game is paused; go on with it first.
refused-server-undo-nobody = Nobody else plays here who could agree.
refused-server-undo-declined = The others have declined. You can ask again after the next move.
refused-server-undo-not-asked = Nobody asks to take back a move now.
refused-server-no-public = Public tables are switched off at this server.
refused-server-who = Please say who you are first.
refused-server-link = This link is no longer valid.
refused-server-empty = There is nothing in this message.
refused-server-message = This message cannot be understood.
refused-server-large = That is too large.
refused-server-too-fast = At most { $most } requests a second from one address; please wait a moment.
refused-server-elsewhere = That came from a page of another site.
refused-server-not-ready = The server is not ready yet.
refused-server-database-silent = The database does not answer at the moment; please try again soon.
refused-server-database-unwritable = Nothing can be saved at the moment; please try again soon.
refused-server-database-moved = The database file was deleted or replaced. Nothing is saved until the server is restarted.
refused-server-crash = Something went wrong here. It has been noted.

## Numbers explained

page-account-title = Points now: { $name }
page-account-certain = Certain so far: { $points }. The rest may still change.
page-stands-settled = final
page-stands-rises = safe, may grow
page-stands-falls = lost for good
page-stands-fades = for now
page-stands-open = may change
page-gains = Since your last turn, { $name }
page-first-game = My first game: simple rules
page-first-rules = Rules
page-first-no = All rules
page-first-note = For a first game everything that may wait is left out, and the bots are novices.
page-hints-bots = Against bots
page-hint-why = Why?

## Games on this device

page-here-mark = On this device
page-here-online = On the server
page-here-where = Where it is played
page-here-note = Without a server: also in airplane mode. The game stays on this device; once it is over you can send it to the server.
page-no-server = The server cannot be reached, but you can play: against bots, alone, or several at this screen. Your games stay on this device.
page-serverless = This page needs no server: play against bots, alone, or several at this screen. Your games stay on this device.
page-no-server-now = The server cannot be reached right now. Nothing is lost.
page-no-server-friends = Friends at other screens need the server, and it cannot be reached right now. Bots and people at this screen do not.
page-no-server-missing = Something for this game is not on this device yet: it is needed once with a connection.
page-here-remove = Remove
page-here-remove-sure = Remove this game for good?
page-here-decline = Keep them here
page-here-save = Log
page-here-keep = Keep it
page-here-send = Send to the server
page-here-send-note = The server plays the game through by its log. Then it is in your list and can be shared.
page-here-send-later = When you are online again, you can send this game to the server and share it.
page-here-sent = On the server
page-here-sent-note = The game is on the server now: you can share it.
page-here-refused = The server did not take it: { $reason } The game stays here.
page-here-offer = { $count ->
        [one] A finished game on this device can go to the server now.
       *[other] { $count } finished games on this device can go to the server now.
    } Then you can share it.
page-here-full = This browser has no room left: what is played from here on is lost when you close this tab. Make room, or keep the log.
page-here-denied = This browser keeps nothing: the game is lost when you close this tab. You can keep its log.
page-here-no-net = The grandmaster’s net is not on this device: for now it plays like the master.
page-here-log = Nothing is lost: its log can be kept as a file.
page-here-take = Keep what is there as a file
