# Words of the commands that keep a server.

## Backups

cli-backup = { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; { $size }, written and read once more.
cli-restore = { $database } has { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } again.
fault-backup = { $file } is not a backup of Houseful.
fault-backup-newer = { $file } was written by a newer Houseful than this one.
fault-backup-damaged = { $file } is damaged or was cut off; nothing has been restored.
fault-backup-over = { $file } is there already and is not a backup: it is not written over.
fault-keep-folder = --keep is for a folder of backups, and { $file } is none.
fault-restore-full = There are people or games in { $database } already; --replace replaces them.
fault-restore-in-use = { $database } is in use: stop the server first.
fault-database-damaged = The database is damaged: { $reason }.
fault-database-empty = There is nothing of Houseful in this database yet.
fault-database-other = The database has schema { $found }, this program { $wanted }: start this version’s server once, or use the server’s own version.

## Tables and people

cli-admin-tables = { $id }  { $game }, { $stage ->
        [waiting] waiting
        [playing] playing
       *[over] over
    }{ $public ->
        [yes] , public
       *[no] { "" }
    }; host { $host }; { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; since { $created }
cli-admin-people = { $id }  { $name } ({ $speaks }), { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, since { $created }{ $banned ->
        [yes] , banned
       *[no] { "" }
    }
cli-admin-close = { $was ->
        [waiting] Table { $table } waited for players; it is gone.
       *[playing] The game at table { $table } is over.
    }
cli-admin-ban = { $person } is banned.
cli-admin-unban = { $person } is welcome again.
cli-admin-revoke = { $person } is signed out everywhere ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }).
cli-admin-forget = { $person } is deleted; their games stay, without them.
fault-admin-table = There is no table { $found }.
fault-admin-over = The game at table { $found } is over already.
fault-admin-person = There is nobody with the id { $found }; “houseful admin people” lists ids.

## The doctor

doctor-well = All is well.
doctor-ill = Something is wrong: see the lines with ✗.
doctor-database = { $database } answers within { $milliseconds } ms.
doctor-no-database = { $database } cannot be used: { $reason }
doctor-new-database = { $database } does not exist yet; the server makes it when it starts.
doctor-schema = The schema is { $found }, the newest.
doctor-schema-older = The schema is { $found }; the next start of the server upgrades it to { $newest }.
doctor-schema-newer = The schema is { $found }, newer than this program, which knows { $newest }.
doctor-writing = The database can be written.
doctor-clocks = The clocks of machine, database and moves agree.
doctor-clocks-differ = The clocks of machine, database and moves differ by { $seconds } seconds.
doctor-whole = The database file is whole.
doctor-damaged = The database file is damaged: { $reason }.
doctor-references = Every row refers to rows that are there.
doctor-references-broken = { $rows ->
        [one] { $rows } row or rule refers
       *[other] { $rows } rows or rules refer
    } to something that is not there.
doctor-wal = The write-ahead log has { $megabytes } MB.
doctor-postgresql = PostgreSQL { $version }.
doctor-postgresql-old = PostgreSQL { $version } is too old: 12 or newer is needed.
doctor-connections = PostgreSQL has { $used } of { $most } connections in use.
doctor-page = The page is built.
doctor-no-page = The page is missing: { $file }. “make page” builds it.
doctor-packs = The card packs are good: { $games }.
doctor-bad-pack = The card pack of { $game } cannot be used: { $reason }
doctor-cache = Compiled rules: { $folder }, { $megabytes } MB.
doctor-cache-empty = Compiled rules go to { $folder }; the first start takes a minute.
doctor-no-cache = Compiled rules cannot be kept, so every start takes a minute: let HOUSEFUL_CACHE name a folder that can be written.
doctor-processors = { $count ->
        [one] { $count } processor
       *[other] { $count } processors
    } to use.
doctor-disk-good = { $folder }: { $megabytes } MB free.
doctor-disk-note = { $folder }: only { $megabytes } MB free.
doctor-disk-bad = { $folder }: { $megabytes } MB free, too little to go on.
doctor-clock = The time is { $time }.
doctor-clock-wrong = The time is { $time }, which cannot be.
doctor-setting = { $name } = { $value }
doctor-setting-unknown = There is no setting { $name }; is it mistyped?

cli-train = { $seconds } s: { $games } games, { $decisions } decisions; wins { $greedy } % against greedy.
cli-train-done = { $net }: wins { $greedy } % against greedy and { $random } % against random; its chances to win are off by { $error } points.
fault-train-hidden = --hidden: expected two multiples of eight, such as 256,128, for a net of at most { $most } MB; found { $found }.
fault-train-rate = --rate: expected a number above 0 and at most 1, found { $found }.

## Card packs

cli-pack-own = My own box
cli-pack-begun = { $file } holds the standard pack under another name: type in your faces, then “houseful packs check { $file }”.
cli-pack-step-1 = Type in what is printed on your cards. Whatever you leave as it is stays ours.
cli-pack-step-2 = Write source = "published" beside a figure that you have read off your own card.
cli-pack-step-3 = Check with “houseful packs check { $file }”, play with “--pack { $file }”, and see what it changes with “houseful balance”.
fault-pack-new = Say where to write it: houseful packs new GAME FILE
fault-pack-file = This command takes one name; { $found } is too many.
fault-file-exists = { $file } is there already: it is not written over.

## The page as files

cli-export = { $folder }: the page in { $files } files, { $size }. Any web host can serve them; docs/offline.md says how.
fault-export-folder = { $folder } is not empty and no former export: nothing is written there.
