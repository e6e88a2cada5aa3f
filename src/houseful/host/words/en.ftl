# Words of a table, whoever hosts it.

## Who sits there

page-guest = Guest
page-guest-names = Guest, Gast, Invité, Ospite
page-bot = { $level ->
        [random] Random bot
        [greedy] Greedy bot
        [novice] Novice bot
        [casual] Casual bot
        [skilled] Skilled bot
        [expert] Expert bot
        [like] Stand-in
        [grandmaster] Grandmaster bot
       *[master] Master bot
    }
page-seat = Seat { $number }
page-undone = { $name } took a move back.

## Why a hint advises a move

reason-brings = It brings { $points } at once: { $lines }.
reason-prepares = The best move after it makes it { $points } in this very turn: { $lines }.
reason-pays = It costs { $points } at once: { $lines }.
reason-next = Next best: { $move }, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse by the end.
reason-equal = Nearly as good: { $move }.
reason-costs = That other move would cost at once: { $lines }.
reason-tried = It did best when a bot played on from here { $rounds } times.

## What is refused

refused-server-stale = Somebody was faster: the table is at ply { $ply } now.
refused-server-not-started = The game has not started yet.
refused-server-not-over = That is possible when the game is over.
refused-server-not-your-turn = It is not your turn.
refused-server-not-your-seat = That is not your seat.
refused-server-no-ply = There is no ply { $ply }; the last one is { $last }.
refused-server-no-eyes = Eyes are “spectator”, “open” or the number of a seat.
refused-server-option = Players, pack and seed are not options of a table.
refused-server-limit-undos = At one table at most { $most } moves may be taken back.
refused-server-unreadable-rules = This game is played by version { $version } of its rules, which this server does not have.
refused-server-unreadable-damaged = This game cannot be opened: something in it is damaged on the server.
refused-server-limit-journal = After { $most } lines of a game’s log nothing can be taken back any more.
refused-server-undo-none = There is no move to take back.
refused-server-no-past = You can look back as far as your own last move.
refused-server-undo-over = The game is over; moves stand.
refused-server-undo-not-yours = The last move was not yours.
refused-server-undo-revealed = Something hidden has come to light since; what was played stands.
refused-server-name = A name has 1 to { $longest } characters.
refused-server-no-hints = There are no hints at this table.

## Games that are kept on a device

refused-host-unreadable-rules = This game is played by version { $version } of its rules, or with other cards than there are here.
refused-host-unreadable-damaged = This game cannot be opened: something in it is damaged.
refused-host-needs-server = Seats for other people need a server.
refused-host-no-table = There is no such game on this device any more.
fault-saved = This saved game is damaged: { $reason }
fault-saved-newer = This game was saved by a newer version of the page: please load the page again.
fault-saved-line = Line { $line } cannot follow those before it.
