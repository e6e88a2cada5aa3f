# Words that all games share.

compiling = Compiling the rules of { $game }. This happens once and takes up to half a minute …

## Refused moves

refused-core-notation = { $move } is not a move in this game.
refused-core-over = The game is over.

## Faults in what somebody wrote. `place` is where, as a path.

fault-missing = { $place }: { $name } is missing.
fault-not-table = { $place }: expected named values, found { $found }.
fault-not-list = { $place }: expected a list, found { $found }.
fault-length = { $place }: expected { $least ->
        [0] at most { $most }
       *[other] { $least } to { $most }
    } entries, found { $found }.
fault-length-exact = { $place }: expected { $most } entries, found { $found }.
fault-unknown-key = { $place }: { $name } is unknown here. Known: { $choices }.
fault-number = { $place }: expected a whole number from { $least } to { $most }, found { $found }.
fault-text = { $place }: expected a line of text of at most { $longest } characters, found { $found }.
fault-choice = { $place }: expected one of: { $choices }. Found { $found }.
fault-name = { $place }: expected a short lower-case word, found { $found }.
fault-twice = { $place }: { $found } is there twice.
fault-too-deep = The file is nested too deeply.
fault-game = There is no game { $found }. Games: { $choices }.
fault-bot = There is no bot { $found }. Bots: { $choices }.
fault-bots = --bots: expected { $most ->
        [2] exactly two names
       *[other] two to { $most } names
    }, found { $found }.
fault-option = Option { $option }: { $found } is not one of: { $choices }.
fault-option-unknown = There is no option { $option }. Options: { $choices }.
fault-seat = There is no seat { $found }; seats run from 0 to { $most }.
fault-no-past = A redealt table has no past: it was never dealt from a seed.
fault-seed = A seed is a whole number from 0 to { $most }, not { $found }.
fault-fair-number = A number of your own is up to 32 letters and digits, not { $found }.

fault-file = { $file } cannot be read: { $reason }.
fault-file-missing = { $file } does not exist.
fault-file-folder = { $file } is a folder, not a file.
fault-file-encoding = { $file } is not UTF-8 text.
fault-file-large = { $file } is too large.
fault-file-write = { $file } cannot be written: { $reason }.
fault-no-output = There is nowhere to write to.
fault-no-input = There is nothing to read from.
fault-net-missing = { $file }: there is no such net.
fault-net-damaged = { $file }: this is not a whole net for { $game }.
fault-net-sizes = { $file }: the hidden layers of this net have the sizes { $found }, not { $asked }.
fault-checkpoint = { $file }: this is not a checkpoint of a training of this game.
fault-no-torch = Training needs PyTorch: pip install houseful[train].
fault-no-cuda = There is no CUDA device that PyTorch can use.
fault-toml = This is not TOML: { $reason }.
fault-pack-long = A card pack has at most { $most } characters, this one { $found }.
fault-toml-deep = Line { $line }: more than { $most } levels in one another.
fault-toml-digits = Line { $line }: a number with more than { $most } digits.
fault-toml-keys = Line { $line }: more than { $most } keys.
fault-json = This is not JSON: { $reason }.
fault-json-twice = { $found } stands twice in one group of the JSON file.

fault-log-not-one = Line { $line }: this is not a Houseful log.
fault-log-short = Line { $line }: the log stops here, before its last line.
fault-log-line = Line { $line }: expected a line that begins with “{ $wanted }”, found { $found }.
fault-log-number = Line { $line }: { $found } is not a number.
fault-log-rules = Line { $line }: played by rules version { $found }; this program knows version { $wanted }.
fault-log-pack = Line { $line }: played with another edition of this card pack.
fault-log-unfair = Line { $line }: the secret, the numbers and the seed do not belong together.
fault-log-wrong = Line { $line }: { $reason }
fault-log-end = Line { $line }: the count, the scores or the sum do not match. The log was changed or damaged.
fault-log-more = Line { $line }: there is something after the last line.

## The command line

cli-interrupted = Interrupted.
cli-pack-good = { $file }: a good pack for { $game }, “{ $name }”.
cli-replay-good = { $game }: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, no fault.
cli-replay-fair = Dealt fairly: the seed comes from the secret behind { $commitment } and the players’ numbers.
cli-replay-open = The game is not over yet.
sheet-line = { $rank }. { $player }: { $total } ({ $lines })
sheet-won = { $players } won.
page-won = { $names } won
page-solo-lost = Not this time
cli-arena-bot = { $name }: wins { $wins } % (95 %: { $low } to { $high } %), mean score { $score }, { $time } ms a move.
cli-simulate = { $games } games of { $game } with { $players } players, { $bot }: { $decisions } decisions in { $seconds } s, { $rate } a second.
cli-simulate-scores = Mean score { $mean }, standard deviation { $sd }.
cli-simulate-seat = Seat { $seat }: wins { $wins } %.
sheet-player = Player { $seat }

## Playing in the terminal

play-welcome = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }. You are { $me }. Type ? for help.
play-prompt = >
play-command-help = help
play-command-table = table
play-command-moves = moves
play-command-hint = hint
play-command-why = why
play-command-rules = rules
play-command-cards = cards
play-command-undo = undo
play-command-save = save
play-command-quit = quit
play-refused = That does not work: { $reason } Rule { $number }, { $title }.
play-refused-plain = That does not work: { $reason }
play-allowed = That move is allowed.
play-why-what = Type the move after “why”, for example: why { $example }
play-moves = You can play:
play-hint = { $move }: wins { $wins } % of the time, { $points } points ahead on average.
play-hint-alone = { $move }: wins { $wins } % of the time.
play-pause = Press Enter to let the others play, or type “undo” to take it back.
play-pause-first = Press Enter first, or type “undo”.
play-undone = Taken back.
play-undo-nothing = There is nothing of yours to take back.
play-undo-revealed = Others have played since your last move, or cards were turned up, so it cannot be taken back.
play-saved = Saved in { $file }.
play-save-what = Type a file name after “save”, for example: save game.txt
play-save-exists = { $file } exists already; choose another name.
play-ended = The game is over.
play-goodbye = Goodbye. To go on with a game another time, type “save FILE” before “quit”.
play-rules-none = No rule mentions { $text }.
play-help =
    Type a move as the table shows it, or one of these:
    ?          this help
    table      the table once more
    moves      everything you can play now
    hint       what a strong bot would consider here
    why MOVE   whether a move is allowed, and which rule forbids it
    rules      the whole rulebook; “rules WORD” shows the rules with that word
    cards      every card of the game, and how many have gone as far as you know
    undo       take your last move back, while nobody has played and nothing was turned up since
    save FILE  write the game to a file; “houseful play --load FILE” goes on with it
    quit       leave

## Cards and rulebooks

cards-count = Number
cards-gone = Gone
cards-total = { $title }: { $count } in all
cards-total-each = { $title }: { $count } in all, { $each } of each
cards-alike = On every card: { $figures }
cards-figure = { $label }: { $value }
cards-of = { $game }: the cards of “{ $pack }”
source-rulebook = printed in the rulebook
source-published = from reviews or another edition
source-inferred = follows from what the rulebook says
source-stand-in = a stand-in: the real figure is not known, this one is ours
rulebook-drawing = [Drawing: { $caption }]
fault-rulebook-picture = Not a table or a drawing: { $found }
fault-rulebook-shelf = The gallery has no shelf { $found }. Shelves: { $choices }.
fault-rulebook-drawing = There is no drawing { $found }. Drawings: { $choices }.
fault-lesson = There is no lesson { $found }.
fault-lesson-move = { $place }: the move “{ $move }” cannot be played. { $reason }
fault-lesson-turn = { $place }: it is not the turn of seat { $seat }.
fault-lesson-path = These moves do not lead to this step of the lesson.

## The server

fault-database = { $found } is not a database for the server: sqlite:///FILE or postgresql://…
fault-database-away = The database { $found } cannot be used: { $reason }
fault-database-newer = This database was written by a newer Houseful than this one.
fault-database-taken = Another server already uses the database { $file }.
fault-database-upgrade = The database could not be upgraded: { $reason }. It is as it was; a copy is { $copy }.
fault-rate = HOUSEFUL_RATE is a number of requests a second, not { $found }.
fault-limit = { $name } is a whole number, not { $found }.
fault-root-path = HOUSEFUL_ROOT_PATH is a path like /houseful, not { $found }.
fault-proxies = HOUSEFUL_TRUSTED_PROXIES is a list of addresses or networks, or *, not { $found }.
fault-smtp = HOUSEFUL_SMTP_URL is an address like smtp://user:password@mail.example.org:587, not { $found }.
fault-mail-sender = HOUSEFUL_MAIL_SENDER is who mail is from, like Houseful <games@example.org>, not { $found }.
fault-public-url = HOUSEFUL_PUBLIC_URL is the address that people open, like https://play.example.org, not { $found }.
fault-workers = Several workers need PostgreSQL: --database postgresql://…
fault-address = The server cannot listen at { $found }: { $reason }.
fault-serve = The server could not start; the lines above say why.
cli-serve = Houseful is at { $address } Stop it with Ctrl+C.
