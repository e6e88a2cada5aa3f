# Zinnen van de opdrachten waarmee je een server verzorgt.

## Reservekopieën

cli-backup = { $file }: { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }, { $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }; { $size }, geschreven en ter controle teruggelezen.
cli-restore = In { $database } staan weer { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }, { $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    } en { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }.
fault-backup = { $file } is geen reservekopie van Houseful.
fault-backup-newer = { $file } komt van een nieuwere Houseful dan deze.
fault-backup-damaged = { $file } is beschadigd of afgebroken; er is niets teruggezet.
fault-backup-over = { $file } bestaat al en is geen reservekopie: het bestand wordt niet overschreven.
fault-keep-folder = --keep is voor een map met reservekopieën, en { $file } is er geen.
fault-restore-full = In { $database } staan al mensen of spellen; --replace vervangt ze.
fault-restore-in-use = { $database } is in gebruik: stop eerst de server.
fault-database-damaged = De database is beschadigd: { $reason }.
fault-database-empty = In deze database staat nog niets van Houseful.
fault-database-other = De database heeft schema { $found }, dit programma { $wanted }: start de server van deze versie één keer, of gebruik de versie van de server.

## Tafels en mensen

cli-admin-tables = { $id }  { $game }, { $stage ->
        [waiting] wacht
        [playing] bezig
       *[over] afgelopen
    }{ $public ->
        [yes] , openbaar
       *[no] { "" }
    }; gastheer { $host }; { $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }; sinds { $created }
cli-admin-people = { $id }  { $name } ({ $speaks }), { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }, { $tokens ->
        [one] { $tokens } sleutel
       *[other] { $tokens } sleutels
    }, sinds { $created }{ $banned ->
        [yes] , verbannen
       *[no] { "" }
    }
cli-admin-close = { $was ->
        [waiting] Tafel { $table } wachtte nog op spelers; hij is weg.
       *[playing] Het spel aan tafel { $table } is afgelopen.
    }
cli-admin-ban = { $person } is verbannen.
cli-admin-unban = { $person } is weer welkom.
cli-admin-revoke = { $person } is overal afgemeld ({ $tokens ->
        [one] { $tokens } sleutel
       *[other] { $tokens } sleutels
    }).
cli-admin-forget = { $person } is gewist; de spellen blijven, zonder die naam.
fault-admin-table = Er is geen tafel { $found }.
fault-admin-over = Het spel aan tafel { $found } is al afgelopen.
fault-admin-person = Niemand heeft het kenmerk { $found }; ‘houseful admin people’ toont de kenmerken.

## De dokter

doctor-well = Alles is in orde.
doctor-ill = Er is iets mis: zie de regels met ✗.
doctor-database = { $database } antwoordt binnen { $milliseconds } ms.
doctor-no-database = { $database } is niet te gebruiken: { $reason }
doctor-new-database = { $database } bestaat nog niet; de server maakt hem bij het starten.
doctor-schema = Het schema is { $found }, het nieuwste.
doctor-schema-older = Het schema is { $found }; de volgende start van de server brengt het op { $newest }.
doctor-schema-newer = Het schema is { $found }, nieuwer dan dit programma, dat { $newest } kent.
doctor-writing = In de database kan worden geschreven.
doctor-clocks = De klokken van machine, database en zetten kloppen met elkaar.
doctor-clocks-differ = De klokken van machine, database en zetten lopen { $seconds } seconden uiteen.
doctor-whole = Het databasebestand is heel.
doctor-damaged = Het databasebestand is beschadigd: { $reason }.
doctor-references = Elke regel verwijst naar regels die er zijn.
doctor-references-broken = { $rows ->
        [one] { $rows } regel verwijst
       *[other] { $rows } regels verwijzen
    } naar iets wat er niet is.
doctor-wal = Het write-ahead-log is { $megabytes } MB groot.
doctor-postgresql = PostgreSQL { $version }.
doctor-postgresql-old = PostgreSQL { $version } is te oud: 12 of nieuwer is nodig.
doctor-connections = Van de { $most } verbindingen met PostgreSQL zijn er { $used } in gebruik.
doctor-page = De pagina is gebouwd.
doctor-no-page = De pagina ontbreekt: { $file }. ‘make page’ bouwt haar.
doctor-packs = De kaartensets zijn goed: { $games }.
doctor-bad-pack = De kaartenset van { $game } is niet te gebruiken: { $reason }
doctor-cache = Gecompileerde regels: { $folder }, { $megabytes } MB.
doctor-cache-empty = Gecompileerde regels komen in { $folder }; de eerste start duurt een minuut.
doctor-no-cache = Gecompileerde regels kunnen niet worden bewaard, dus elke start duurt een minuut: noem in HOUSEFUL_CACHE een map waarin kan worden geschreven.
doctor-processors = { $count ->
        [one] { $count } processor
       *[other] { $count } processoren
    } te gebruiken.
doctor-disk-good = { $folder }: { $megabytes } MB vrij.
doctor-disk-note = { $folder }: nog maar { $megabytes } MB vrij.
doctor-disk-bad = { $folder }: { $megabytes } MB vrij, te weinig om door te gaan.
doctor-clock = Het is { $time }.
doctor-clock-wrong = De klok zegt { $time }, en dat kan niet.
doctor-setting = { $name } = { $value }
doctor-setting-unknown = Er is geen instelling { $name }; een tikfout?

cli-train = { $seconds } s: { $games } spellen, { $decisions } beslissingen; wint { $greedy } % van greedy.
cli-train-done = { $net }: wint { $greedy } % van greedy en { $random } % van random; de winstkansen zitten er { $error } punten naast.
fault-train-hidden = --hidden: verwacht: twee veelvouden van acht, zoals 256,128, voor een net van hoogstens { $most } MB; gevonden: { $found }.
fault-train-rate = --rate: verwacht: een getal boven 0 en hoogstens 1; gevonden: { $found }.

## Kaartensets

cli-pack-own = Mijn eigen doos
cli-pack-begun = { $file } bevat de standaardkaartenset onder een andere naam: typ je kaarten in, daarna ‘houseful packs check { $file }’.
cli-pack-step-1 = Typ in wat er op je kaarten staat. Wat je zo laat, blijft van ons.
cli-pack-step-2 = Schrijf source = "published" naast een getal dat je van je eigen kaart hebt gelezen.
cli-pack-step-3 = Controleer met ‘houseful packs check { $file }’, speel met ‘--pack { $file }’ en bekijk met ‘houseful balance’ wat er verandert.
fault-pack-new = Zeg waar het heen moet: houseful packs new SPEL BESTAND
fault-pack-file = Deze opdracht neemt één naam; { $found } is er een te veel.
fault-file-exists = { $file } bestaat al: het wordt niet overschreven.

## De pagina als bestanden

cli-export = { $folder }: de pagina in { $files } bestanden, { $size }. Elke webhost kan ze serveren; docs/offline.md zegt hoe.
fault-export-folder = { $folder } is niet leeg en geen eerdere export: daar wordt niets geschreven.
