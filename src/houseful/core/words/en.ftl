# Words that all games share.

compiling = Compiling the rules of { $game }. This happens once and takes a few seconds …

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
fault-option = Option { $option }: { $found } is not one of: { $choices }.
fault-option-unknown = There is no option { $option }. Options: { $choices }.
fault-seat = There is no seat { $found }; seats run from 0 to { $most }.
fault-seed = A seed is a whole number from 0 to { $most }, not { $found }.

fault-file = { $file } cannot be read: { $reason }.
fault-file-missing = { $file } does not exist.
fault-file-folder = { $file } is a folder, not a file.
fault-file-encoding = { $file } is not UTF-8 text.
fault-file-large = { $file } is too large.
fault-file-write = { $file } cannot be written: { $reason }.
fault-toml = This is not TOML: { $reason }.
fault-json = This is not JSON: { $reason }.
fault-json-twice = “{ $found }” stands twice in one group of the JSON file.

fault-log-not-one = Line { $line }: this is not a Houseful log.
fault-log-short = Line { $line }: the log stops here, before its last line.
fault-log-line = Line { $line }: expected a line that begins with “{ $wanted }”, found { $found }.
fault-log-number = Line { $line }: { $found } is not a number.
fault-log-rules = Line { $line }: played by rules version { $found }; this program knows version { $wanted }.
fault-log-pack = Line { $line }: played with another edition of this card pack.
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
cli-replay-open = The game is not over yet.
sheet-line = { $rank }. { $player }: { $total } ({ $lines })
sheet-won = { $players } won.
cli-simulate = { $games } games of { $game } with { $players } players, { $bot }: { $decisions } decisions in { $seconds } s, { $rate } a second.
cli-simulate-scores = Mean score { $mean }, standard deviation { $sd }.
cli-simulate-seat = Seat { $seat }: wins { $wins } %.
sheet-player = Player { $seat }

## Playing in the terminal

play-welcome = { $game }, { $players } players. You are { $me }. Type ? for help.
play-prompt = >
play-refused = That does not work: { $reason } Rule { $number }, { $title }.
play-refused-plain = That does not work: { $reason }
play-allowed = That move is allowed.
play-why-what = Type the move after “why”, for example: why { $example }
play-moves = You can play: { $moves }.
play-undone = Taken back.
play-undo-nothing = There is nothing of yours to take back.
play-undo-revealed = Cards have been turned up or drawn since your last move, so it cannot be taken back.
play-saved = Saved in { $file }.
play-save-what = Type a file name after “save”, for example: save game.txt
play-save-exists = { $file } exists already; choose another name.
play-ended = The game is over.
play-goodbye = Goodbye. To go on with a game another time, type “save FILE” before “quit”.
play-rules-none = No rule mentions { $text }.
play-help =
    Type a move as the table shows it, or one of these:
    ?             this help
    table         the table once more
    moves         everything you can play now
    why MOVE      whether a move is allowed, and which rule forbids it
    rules         the whole rulebook; “rules WORD” shows the rules with that word
    undo          take your last move back, while nothing has been turned up or drawn since
    save FILE     write the game to a file; “houseful play --load FILE” goes on with it
    quit          leave
