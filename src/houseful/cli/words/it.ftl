# Le frasi dei comandi per curare un server.

## Copie di sicurezza

cli-backup = { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }; { $size }, scritti e riletti.
cli-restore = In { $database } ci sono di nuovo { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    } e { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
fault-backup = { $file } non è una copia di sicurezza di Houseful.
fault-backup-newer = { $file } viene da un Houseful più nuovo di questo.
fault-backup-damaged = { $file } è danneggiato o incompleto; non è stato ripristinato nulla.
fault-backup-over = { $file } esiste già e non è una copia di sicurezza: non viene sovrascritto.
fault-keep-folder = --keep vale per una cartella di copie, e { $file } non lo è.
fault-restore-full = In { $database } ci sono già persone o partite; --replace le sostituisce.
fault-restore-in-use = { $database } è in uso: fermate prima il server.
fault-database-damaged = La base di dati è danneggiata: { $reason }.
fault-database-empty = In questa base di dati non c’è ancora niente di Houseful.
fault-database-other = La base di dati ha lo schema { $found }, questo programma { $wanted }: avviate una volta il server di questa versione, o usate la versione del server.

## Tavoli e persone

cli-admin-tables = { $id }  { $game }, { $stage ->
        [waiting] in attesa
        [playing] in corso
       *[over] finito
    }{ $public ->
        [yes] , pubblico
       *[no] { "" }
    }; ospita { $host }; { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }; dal { $created }
cli-admin-people = { $id }  { $name } ({ $speaks }), { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $tokens ->
        [one] { $tokens } chiave
       *[other] { $tokens } chiavi
    }, dal { $created }{ $banned ->
        [yes] , esclusa
       *[no] { "" }
    }
cli-admin-close = { $was ->
        [waiting] Il tavolo { $table } aspettava ancora giocatori; è stato eliminato.
       *[playing] La partita al tavolo { $table } è finita.
    }
cli-admin-ban = { $person } è esclusa.
cli-admin-unban = { $person } è di nuovo benvenuta.
cli-admin-revoke = { $person } è uscita dappertutto ({ $tokens ->
        [one] { $tokens } chiave
       *[other] { $tokens } chiavi
    }).
cli-admin-forget = { $person } è cancellata; le sue partite restano, senza il suo nome.
fault-admin-table = Non c’è nessun tavolo { $found }.
fault-admin-over = La partita al tavolo { $found } è già finita.
fault-admin-person = Nessuno ha l’identificativo { $found }; “houseful admin people” li elenca.

## Il dottore

doctor-well = Tutto a posto.
doctor-ill = Qualcosa non va: vedete le righe con ✗.
doctor-database = { $database } risponde in { $milliseconds } ms.
doctor-no-database = { $database } non si può usare: { $reason }
doctor-new-database = { $database } non esiste ancora; il server la crea all’avvio.
doctor-schema = Lo schema è { $found }, il più nuovo.
doctor-schema-older = Lo schema è { $found }; il prossimo avvio del server lo porta a { $newest }.
doctor-schema-newer = Lo schema è { $found }, più nuovo di questo programma, che conosce { $newest }.
doctor-writing = Nella base di dati si può scrivere.
doctor-clocks = Gli orologi della macchina, della base di dati e delle mosse concordano.
doctor-clocks-differ = Gli orologi della macchina, della base di dati e delle mosse differiscono di { $seconds } secondi.
doctor-whole = Il file della base di dati è integro.
doctor-damaged = Il file della base di dati è danneggiato: { $reason }.
doctor-references = Ogni riga rimanda a righe che esistono.
doctor-references-broken = { $rows ->
        [one] { $rows } riga o regola rimanda
       *[other] { $rows } righe o regole rimandano
    } a qualcosa che non esiste.
doctor-wal = Il registro di scrittura anticipata ha { $megabytes } MB.
doctor-postgresql = PostgreSQL { $version }.
doctor-postgresql-old = PostgreSQL { $version } è troppo vecchio: serve la versione 12 o una più nuova.
doctor-connections = Sono in uso { $used } connessioni a PostgreSQL su { $most }.
doctor-page = La pagina è costruita.
doctor-no-page = Manca la pagina: { $file }. “make page” la costruisce.
doctor-packs = I set di carte sono buoni: { $games }.
doctor-bad-pack = Il set di carte di { $game } non si può usare: { $reason }
doctor-cache = Regole compilate: { $folder }, { $megabytes } MB.
doctor-cache-empty = Le regole compilate andranno in { $folder }; il primo avvio dura un minuto.
doctor-no-cache = Le regole compilate non si possono conservare, perciò ogni avvio dura un minuto: indicate in HOUSEFUL_CACHE una cartella in cui si possa scrivere.
doctor-processors = { $count ->
        [one] { $count } processore
       *[other] { $count } processori
    } da usare.
doctor-disk-good = { $folder }: { $megabytes } MB liberi.
doctor-disk-note = { $folder }: solo { $megabytes } MB liberi.
doctor-disk-bad = { $folder }: { $megabytes } MB liberi, troppo pochi per andare avanti.
doctor-clock = Sono le { $time }.
doctor-clock-wrong = L’orologio segna { $time }, e non può essere.
doctor-setting = { $name } = { $value }
doctor-setting-unknown = Non c’è nessuna impostazione { $name }; un errore di battitura?

cli-train = { $seconds } s: { $games } partite, { $decisions } decisioni; vince il { $greedy } % contro greedy.
cli-train-done = { $net }: vince il { $greedy } % contro greedy e il { $random } % contro random; le sue probabilità di vincere sbagliano di { $error } punti.
fault-train-hidden = --hidden: servono due multipli di otto, come 256,128, per una rete di al massimo { $most } MB; trovato { $found }.
fault-train-rate = --rate: serve un numero maggiore di 0 e al massimo 1, trovato { $found }.

## Set di carte

cli-pack-own = La mia scatola
cli-pack-begun = { $file } contiene il set di carte standard con un altro nome: inserisci le tue facce, poi «houseful packs check { $file }».
cli-pack-step-1 = Inserisci ciò che è stampato sulle tue carte. Quello che lasci com’è resta nostro.
cli-pack-step-2 = Scrivi source = "published" accanto a un numero letto sulla tua carta.
cli-pack-step-3 = Controlla con «houseful packs check { $file }», gioca con «--pack { $file }» e guarda che cosa cambia con «houseful balance».
fault-pack-new = Di’ dove scriverlo: houseful packs new GIOCO FILE
fault-pack-file = Questo comando vuole un solo nome; { $found } è di troppo.
fault-file-exists = { $file } esiste già: non viene sovrascritto.

## La pagina in file

cli-export = { $folder }: la pagina in { $files } file, { $size }. Qualsiasi host web può servirli; docs/offline.md dice come.
fault-export-folder = { $folder } non è vuota e non è un’esportazione precedente: non vi si scrive nulla.
