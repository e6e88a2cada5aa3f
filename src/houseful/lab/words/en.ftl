# Words of the lab: what its commands print, and the balance report.

## Faults

fault-extra = { $what } needs the extra “{ $extra }”: pip install "houseful[{ $extra }]"
fault-cuda-none = There is no CUDA device here that can be used: { $reason }
fault-cuda-bot = A CUDA device plays random games only; leave out --bot { $found }.
fault-device-cluster = Choose one: --device cuda or --cluster.
fault-cluster-address = A cluster is named HOST:PORT or ray://HOST:PORT, not { $found }.
fault-cluster = No Ray cluster answers at { $address }: { $reason }
fault-cluster-other = What answers at { $address } is not a Ray cluster.
fault-cluster-rules = A node of the cluster has other rules installed than this machine; install the same Houseful everywhere.
fault-cluster-broken = The cluster stopped answering: { $reason }
fault-output-kind = { $file }: the name of the results must end in { $wanted }.
fault-output-taken = { $file } is there already and holds something else; choose another name.
fault-output-more = { $file } holds { $found } games already, more than the { $wanted } asked for.

## Simulating

lab-kept = Stopped after { $done } of { $games } games. They are kept in { $file }; the same command goes on from there.
lab-stopped = Stopped after { $done } of { $games } games.
lab-written = Results: { $file }

## The balance report: heading and summary

lab-title = { $game }: the balance
lab-about = { $games } games, { $players } players, bots of level { $bot }, card pack “{ $pack }”.
lab-against = Compared with the card pack “{ $pack }” on the same deals.
lab-report = Report: { $file }
lab-head-seats = Seats
lab-head-fair = No seat wins more than chance explains.
lab-head-alone = The player wins { $rate } % of the games.
lab-head-unfair = { $seat } wins { $rate } %; chance does not explain it.
lab-head-skill = Skill
lab-head-beats = { $bot } beats { $weaker } in { $rate } % of the games.
lab-head-gap = Margin
lab-head-close = Half of all games are decided by { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or less.
lab-head-card = Strongest card
lab-head-brings = { $card } brings { $points } points.
lab-head-change = Changes
lab-head-changed = { $real } of { $tested } measures really differ.
lab-head-unchanged = No measure really differs; { $tested } were tested.

## Sections

lab-section-against = What the other card pack changes
lab-section-seats = Who wins
lab-section-scores = Where points come from
lab-section-course = How games go
lab-section-skill = Skill and chance
lab-section-effects = What each card brings
lab-section-cards = Who had which card
lab-section-rules = What happens how often
lab-section-method = How this was measured

## Figures

lab-seat = Seat { $number }
lab-turn = { $number }. to decide
lab-figure-seats = Wins by seat
lab-figure-turns = Wins by order of turns
lab-note-seats = Dot: share of wins. Bar: 95 % confidence. Dashed line: a fair share.
lab-figure-score = Points of a player
lab-figure-lines = Points by line of the score sheet
lab-note-lines = What a player scores on average, line by line.
lab-note-line = Mean { $mean }; not nought for { $scored } % of the players.
lab-figure-length = Decisions in a game
lab-figure-gap = Points between first and second
lab-figure-points-alone = Points at the end
lab-figure-lead-changes = Changes of the lead
lab-note-mean = Mean { $mean }, standard deviation { $sd }.
lab-figure-skill = How often { $bot } wins
lab-figure-skill-points = Points ahead of the weaker bot
lab-note-skill = Every deal is played twice with the seats exchanged. Even chances: 50 %.
lab-figure-effects = { $shelf }: points that a card brings its player
lab-figure-common = { $shelf }: points that a card brings everybody
lab-note-effects = The same game played on with the card and without its effect: selection is taken out.
lab-figure-lift = { $relation }: wins above a player’s share
lab-note-lift = Whoever had the card wins so much more often. Good players choose good cards: this is no proof of an effect.
lab-figure-rules = Rules, times a game
lab-note-rules = How often a rule is the reason for an event.
lab-figure-differences = Real differences
lab-note-differences = Change in standard errors: how far beyond chance. Numbers stand in the table.
lab-none-differs = Nothing differs for real. { $tested } measures were tested together.
lab-numbers = Numbers
lab-all-numbers = All { $count } measures

## Columns

lab-column-name = What
lab-column-wins = Wins
lab-column-points = Points
lab-column-mean = Mean
lab-column-interval = 95 %
lab-column-count = Seen
lab-column-per-game = A game
lab-column-games = Of the games
lab-column-share = Wins more
lab-column-gap = Margin
lab-column-before = Before
lab-column-after = After
lab-column-difference = Change
lab-column-chance = By chance

## What cards are counted for

lab-relation-held = Held
lab-relation-placed = Placed
lab-relation-booked = Booked
lab-relation-turned-away = Turned away
lab-relation-taken = Taken
lab-relation-removed = Removed
lab-relation-drafted = Drafted
lab-relation-hired = Hired
lab-relation-served = Served
lab-relation-dealt = Dealt

## Measures of a comparison

lab-measure-seat = { $name }: wins
lab-measure-turn = { $name }: wins
lab-measure-line = { $name }: points
lab-measure-scored = { $name }: how often scored
lab-measure-rule = { $name }: times a game
lab-measure-use = { $name }, { $relation }: times a game
lab-measure-gain = { $name }, { $relation }: wins above a share
lab-measure-points = { $name }: points it brings
lab-measure-share = { $name }: wins it brings
lab-measure-gap = { $name }: margin it brings

## Method

lab-method-games = Bots of one level played every game against each other, without a limit of time, from seeds { $first } to { $last }: the same command finds the same numbers on any machine.
lab-method-effects = For an effect one card is drawn by lot in every game. From the move by which it came to its player, or from the deal for a card that works for everybody, the game is played on twice by the same bots: as it is, and with a card of the same price that does nothing. The difference is what the card brings.
lab-method-real = “Real” means: beyond chance after Holm’s correction for all tests together, so that a report without any difference calls something real in at most { $level } % of the cases.
lab-method-command = Made by: { $command }
