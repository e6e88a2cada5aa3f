# Le parole del laboratorio: ciò che stampano i suoi comandi, e la relazione sull’equilibrio.

## Errori

fault-extra = { $what } richiede il componente aggiuntivo «{ $extra }»: pip install "houseful[{ $extra }]"
fault-cuda-none = Qui non c’è nessun dispositivo CUDA utilizzabile: { $reason }
fault-cuda-bot = Un dispositivo CUDA gioca solo partite a caso; togli --bot { $found }.
fault-device-cluster = Scegli una delle due: --device cuda o --cluster.
fault-cluster-address = Un cluster si indica con HOST:PORTA o ray://HOST:PORTA, non { $found }.
fault-cluster = Nessun cluster Ray risponde a { $address }: { $reason }
fault-cluster-other = Ciò che risponde a { $address } non è un cluster Ray.
fault-cluster-rules = Un nodo del cluster ha regole diverse da questo computer; installa ovunque lo stesso Houseful.
fault-cluster-broken = Il cluster non risponde più: { $reason }
fault-output-kind = { $file }: il nome dei risultati deve finire in { $wanted }.
fault-output-taken = { $file } esiste già e contiene altro; scegli un altro nome.
fault-output-more = { $file } contiene già { $found } partite, più delle { $wanted } richieste.

## Simulare

lab-kept = Fermato dopo { $done } partite su { $games }. Sono conservate in { $file }; lo stesso comando riprende da lì.
lab-stopped = Fermato dopo { $done } partite su { $games }.
lab-written = Risultati: { $file }

## La relazione: titolo e riassunto

lab-title = { $game }: l’equilibrio
lab-about = Partite: { $games }, giocatori: { $players }, bot di livello { $bot }, set di carte «{ $pack }».
lab-against = Confronto con il set di carte «{ $pack }» sulle stesse distribuzioni.
lab-report = Relazione: { $file }
lab-head-seats = Posti
lab-head-fair = Nessun posto vince più di quanto spieghi il caso.
lab-head-alone = Chi gioca da solo vince il { $rate } % delle partite.
lab-head-unfair = { $seat } vince il { $rate } %; il caso non lo spiega.
lab-head-skill = Bravura
lab-head-beats = { $bot } batte { $weaker } nel { $rate } % delle partite.
lab-head-gap = Distacco
lab-head-close = Metà delle partite si decide con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } o meno.
lab-head-card = Carta più forte
lab-head-brings = { $card } porta { $points } punti.
lab-head-change = Cambiamenti
lab-head-changed = { $real } misure su { $tested } sono davvero diverse.
lab-head-unchanged = Nessuna misura è davvero diversa; ne sono state esaminate { $tested }.

## Sezioni

lab-section-against = Che cosa cambia l’altro set di carte
lab-section-seats = Chi vince
lab-section-scores = Da dove vengono i punti
lab-section-course = Come vanno le partite
lab-section-skill = Bravura e fortuna
lab-section-effects = Che cosa porta ogni carta
lab-section-cards = Chi aveva quale carta
lab-section-rules = Che cosa succede e quante volte
lab-section-method = Come si è misurato

## Figure

lab-seat = Posto { $number }
lab-turn = Decide per { $number }º
lab-figure-seats = Vittorie per posto
lab-figure-turns = Vittorie per ordine di turno
lab-note-seats = Punto: quota di vittorie. Barra: 95 % di confidenza. Tratteggio: la quota equa.
lab-figure-score = Punti di un giocatore
lab-figure-lines = Punti per voce del punteggio
lab-note-lines = Quanto segna in media un giocatore, voce per voce.
lab-note-line = Media { $mean }; diversa da zero per il { $scored } % dei giocatori.
lab-figure-length = Decisioni in una partita
lab-figure-gap = Punti tra il primo e il secondo
lab-figure-points-alone = Punti alla fine
lab-figure-lead-changes = Cambi in testa
lab-note-mean = Media { $mean }, deviazione standard { $sd }.
lab-figure-skill = Quante volte vince { $bot }
lab-figure-skill-points = Punti di vantaggio sul bot più debole
lab-note-skill = Ogni distribuzione si gioca due volte, a posti scambiati. Probabilità pari: 50 %.
lab-figure-effects = { $shelf }: punti che una carta porta al suo giocatore
lab-figure-common = { $shelf }: punti che una carta porta a tutti
lab-note-effects = La stessa partita continuata con la carta e senza il suo effetto: la scelta di chi la prende non conta.
lab-figure-lift = { $relation }: vittorie oltre la propria quota
lab-note-lift = Chi aveva la carta vince tanto più spesso. I giocatori bravi scelgono carte buone: non è la prova di un effetto.
lab-figure-rules = Regole, volte per partita
lab-note-rules = Quante volte una regola è la causa di un evento.
lab-figure-differences = Differenze reali
lab-note-differences = Cambiamento in errori standard: quanto va oltre il caso. I numeri sono nella tabella.
lab-none-differs = Nulla è davvero diverso. { $tested } misure sono state esaminate insieme.
lab-numbers = Numeri
lab-all-numbers = Tutte le { $count } misure

## Colonne

lab-column-name = Che cosa
lab-column-wins = Vittorie
lab-column-points = Punti
lab-column-mean = Media
lab-column-interval = 95 %
lab-column-count = Visto
lab-column-per-game = Per partita
lab-column-games = Delle partite
lab-column-share = Vittorie in più
lab-column-gap = Distacco
lab-column-before = Prima
lab-column-after = Dopo
lab-column-difference = Cambiamento
lab-column-chance = Per caso

## Per che cosa si contano le carte

lab-relation-held = In mano
lab-relation-placed = Giocata
lab-relation-booked = Con un letto
lab-relation-turned-away = Respinta
lab-relation-taken = Presa
lab-relation-removed = Tolta
lab-relation-drafted = Scelta all’inizio
lab-relation-hired = Ingaggio
lab-relation-served = Servita
lab-relation-dealt = Distribuita

## Misure di un confronto

lab-measure-seat = { $name }: vittorie
lab-measure-turn = { $name }: vittorie
lab-measure-line = { $name }: punti
lab-measure-scored = { $name }: quante volte segnata
lab-measure-rule = { $name }: volte per partita
lab-measure-use = { $name }, { $relation }: volte per partita
lab-measure-gain = { $name }, { $relation }: vittorie oltre la quota
lab-measure-points = { $name }: punti che porta
lab-measure-share = { $name }: vittorie che porta
lab-measure-gap = { $name }: distacco che porta

## Metodo

lab-method-games = Bot dello stesso livello hanno giocato ogni partita tra loro, senza limiti di tempo, con i semi da { $first } a { $last }: lo stesso comando trova gli stessi numeri su ogni computer.
lab-method-effects = Per misurare un effetto, in ogni partita si sorteggia una carta. Dalla mossa con cui è arrivata al suo giocatore, o dalla distribuzione se vale per tutti, gli stessi bot continuano la partita due volte: così com’è, e con una carta dello stesso prezzo che non fa nulla. La differenza è ciò che la carta porta.
lab-method-real = «Reale» significa: oltre il caso dopo la correzione di Holm per tutti i test insieme, così che una relazione senza alcuna differenza ne chiama reale una in al massimo il { $level } % dei casi.
lab-method-command = Fatto con: { $command }
