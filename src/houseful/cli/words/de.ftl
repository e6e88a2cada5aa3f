# Sätze der Befehle, mit denen man einen Server betreut.

## Sicherungen

cli-backup = { $file }: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }; { $size }, geschrieben und zur Probe wieder gelesen.
cli-restore = In { $database } sind wieder { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } und { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
fault-backup = { $file } ist keine Sicherung von Houseful.
fault-backup-newer = { $file } stammt von einem neueren Houseful als diesem.
fault-backup-damaged = { $file } ist beschädigt oder abgeschnitten; nichts wurde eingespielt.
fault-backup-over = { $file } gibt es schon und ist keine Sicherung: die Datei wird nicht überschrieben.
fault-keep-folder = --keep ist für einen Ordner mit Sicherungen, und { $file } ist keiner.
fault-restore-full = In { $database } gibt es schon Personen oder Spiele; --replace ersetzt sie.
fault-restore-in-use = { $database } wird benutzt: erst den Server anhalten.
fault-database-damaged = Die Datenbank ist beschädigt: { $reason }.
fault-database-empty = In dieser Datenbank ist noch nichts von Houseful.
fault-database-other = Die Datenbank hat das Schema { $found }, dieses Programm { $wanted }: einmal den Server dieser Version starten, oder die Version des Servers verwenden.

## Tische und Personen

cli-admin-tables = { $id }  { $game }, { $stage ->
        [waiting] wartet
        [playing] läuft
       *[over] beendet
    }{ $public ->
        [yes] , öffentlich
       *[no] { "" }
    }; Gastgeber { $host }; { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }; seit { $created }
cli-admin-people = { $id }  { $name } ({ $speaks }), { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, { $tokens ->
        [one] { $tokens } Schlüssel
       *[other] { $tokens } Schlüssel
    }, seit { $created }{ $banned ->
        [yes] , ausgesperrt
       *[no] { "" }
    }
cli-admin-close = { $was ->
        [waiting] Tisch { $table } wartete noch auf Mitspieler; er ist gelöscht.
       *[playing] Das Spiel an Tisch { $table } ist beendet.
    }
cli-admin-ban = { $person } ist ausgesperrt.
cli-admin-unban = { $person } ist wieder willkommen.
cli-admin-revoke = { $person } ist überall abgemeldet ({ $tokens ->
        [one] { $tokens } Schlüssel
       *[other] { $tokens } Schlüssel
    }).
cli-admin-forget = { $person } ist gelöscht; die Spiele bleiben, ohne den Namen.
fault-admin-table = Es gibt keinen Tisch { $found }.
fault-admin-over = Das Spiel an Tisch { $found } ist schon zu Ende.
fault-admin-person = Niemand hat die Kennung { $found }; „houseful admin people“ zeigt die Kennungen.

## Der Doktor

doctor-well = Alles in Ordnung.
doctor-ill = Etwas stimmt nicht: siehe die Zeilen mit ✗.
doctor-database = { $database } antwortet in { $milliseconds } ms.
doctor-no-database = { $database } lässt sich nicht benutzen: { $reason }
doctor-new-database = { $database } gibt es noch nicht; der Server legt sie beim Start an.
doctor-schema = Das Schema ist { $found }, das neueste.
doctor-schema-older = Das Schema ist { $found }; der nächste Start des Servers bringt es auf { $newest }.
doctor-schema-newer = Das Schema ist { $found }, neuer als dieses Programm, das { $newest } kennt.
doctor-writing = In die Datenbank lässt sich schreiben.
doctor-clocks = Die Uhren von Rechner, Datenbank und Zügen stimmen überein.
doctor-clocks-differ = Die Uhren von Rechner, Datenbank und Zügen gehen um { $seconds } Sekunden auseinander.
doctor-whole = Die Datenbankdatei ist heil.
doctor-damaged = Die Datenbankdatei ist beschädigt: { $reason }.
doctor-references = Jede Zeile verweist auf Zeilen, die es gibt.
doctor-references-broken = { $rows ->
        [one] { $rows } Zeile oder Regel verweist
       *[other] { $rows } Zeilen oder Regeln verweisen
    } auf etwas, das es nicht gibt.
doctor-wal = Das Write-Ahead-Log hat { $megabytes } MB.
doctor-postgresql = PostgreSQL { $version }.
doctor-postgresql-old = PostgreSQL { $version } ist zu alt: nötig ist 12 oder neuer.
doctor-connections = Von { $most } Verbindungen zu PostgreSQL sind { $used } in Gebrauch.
doctor-page = Die Seite ist gebaut.
doctor-no-page = Die Seite fehlt: { $file }. „make page“ baut sie.
doctor-packs = Die Kartensätze sind gut: { $games }.
doctor-bad-pack = Der Kartensatz von { $game } ist nicht zu gebrauchen: { $reason }
doctor-cache = Übersetzte Regeln: { $folder }, { $megabytes } MB.
doctor-cache-empty = Übersetzte Regeln kommen nach { $folder }; der erste Start dauert eine Minute.
doctor-no-cache = Übersetzte Regeln lassen sich nicht aufheben, also dauert jeder Start eine Minute: HOUSEFUL_CACHE soll einen Ordner nennen, in den sich schreiben lässt.
doctor-processors = { $count ->
        [one] { $count } Prozessor
       *[other] { $count } Prozessoren
    } zu benutzen.
doctor-disk-good = { $folder }: { $megabytes } MB frei.
doctor-disk-note = { $folder }: nur { $megabytes } MB frei.
doctor-disk-bad = { $folder }: { $megabytes } MB frei, zu wenig zum Weitermachen.
doctor-clock = Es ist { $time }.
doctor-clock-wrong = Die Uhr zeigt { $time }, und das kann nicht sein.
doctor-setting = { $name } = { $value }
doctor-setting-unknown = Eine Einstellung { $name } gibt es nicht; vertippt?

cli-train = { $seconds } s: { $games } Partien, { $decisions } Entscheidungen; gewinnt { $greedy } % gegen greedy.
cli-train-done = { $net }: gewinnt { $greedy } % gegen greedy und { $random } % gegen random; seine Gewinnchancen liegen um { $error } Punkte daneben.
fault-train-hidden = --hidden: zwei Vielfache von acht erwartet, etwa 256,128, für ein Netz von höchstens { $most } MB, gefunden: { $found }.
fault-train-rate = --rate: eine Zahl über 0 und höchstens 1 erwartet, gefunden: { $found }.

## Kartensätze

cli-pack-own = Meine eigene Schachtel
cli-pack-begun = { $file } enthält den Standard-Kartensatz unter anderem Namen: Trag deine Karten ein, dann „houseful packs check { $file }“.
cli-pack-step-1 = Trag ein, was auf deinen Karten steht. Was du so lässt, bleibt unseres.
cli-pack-step-2 = Schreib source = "published" neben eine Zahl, die du von deiner eigenen Karte abgelesen hast.
cli-pack-step-3 = Prüf mit „houseful packs check { $file }“, spiel mit „--pack { $file }“ und sieh mit „houseful balance“, was sich ändert.
fault-pack-new = Sag, wohin: houseful packs new SPIEL DATEI
fault-pack-file = Dieser Befehl nimmt nur einen Namen; { $found } ist einer zu viel.
fault-file-exists = { $file } gibt es schon: Es wird nicht überschrieben.

## Die Seite als Dateien

cli-export = { $folder }: die Seite in { $files } Dateien, { $size }. Jeder Webhost kann sie ausliefern; wie, steht in docs/offline.md.
fault-export-folder = { $folder } ist nicht leer und kein früherer Export: Dorthin wird nichts geschrieben.
