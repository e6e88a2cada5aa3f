# Le parole comuni a tutti i giochi.

compiling = Compilo le regole di { $game }. Succede una volta sola e richiede fino a mezzo minuto …

## Mosse rifiutate

refused-core-notation = { $move } non è una mossa di questo gioco.
refused-core-over = La partita è finita.

## Errori in ciò che qualcuno ha scritto. `place` dice dove, come un percorso.

fault-missing = { $place }: manca { $name }.
fault-not-table = { $place }: servono valori con un nome, non { $found }.
fault-not-list = { $place }: serve una lista, non { $found }.
fault-length = { $place }: numero di voci previsto: { $least ->
        [0] al massimo { $most }
       *[other] da { $least } a { $most }
    }; trovate: { $found }.
fault-length-exact = { $place }: numero di voci previsto: { $most }; trovate: { $found }.
fault-unknown-key = { $place }: { $name } qui non è noto. Noti: { $choices }.
fault-number = { $place }: serve un numero intero da { $least } a { $most }, non { $found }.
fault-text = { $place }: serve una riga di testo di al massimo { $longest } caratteri, non { $found }.
fault-choice = { $place }: scelte possibili: { $choices }. Trovato: { $found }.
fault-name = { $place }: serve una parola breve in minuscolo, non { $found }.
fault-twice = { $place }: { $found } compare due volte.
fault-too-deep = Il file ha troppi livelli annidati.
fault-game = Non c'è nessun gioco { $found }. Giochi: { $choices }.
fault-bot = Non esiste un bot { $found }. Bot: { $choices }.
fault-bots = --bots: attesi { $most ->
        [2] esattamente due nomi
       *[other] da due a { $most } nomi
    }, trovati: { $found }.
fault-option = Opzione { $option }: { $found } non è tra le scelte possibili: { $choices }.
fault-option-unknown = Non c'è nessuna opzione { $option }. Opzioni: { $choices }.
fault-seat = Non c'è nessun posto { $found }; i posti vanno da 0 a { $most }.
fault-no-past = Un tavolo ridistribuito non ha passato: non è nato da nessun seme.
fault-seed = Un seme è un numero intero da 0 a { $most }, non { $found }.
fault-fair-number = Un numero a piacere ha al massimo 32 lettere e cifre; { $found } non va bene.

fault-file = { $file } non si può leggere: { $reason }.
fault-file-missing = { $file } non esiste.
fault-file-folder = { $file } è una cartella, non un file.
fault-file-encoding = { $file } non è un testo UTF-8.
fault-file-large = { $file } è troppo grande.
fault-file-write = { $file } non si può scrivere: { $reason }.
fault-no-output = Non c'è un'uscita su cui scrivere.
fault-no-input = Non c'è un ingresso da leggere.
fault-net-missing = { $file }: questa rete non esiste.
fault-net-damaged = { $file }: non è una rete completa per { $game }.
fault-net-sizes = { $file }: gli strati nascosti di questa rete hanno le dimensioni { $found }, non { $asked }.
fault-checkpoint = { $file }: non è un punto di ripresa di un allenamento di questo gioco.
fault-no-torch = Per l’allenamento serve PyTorch: pip install houseful[train].
fault-no-cuda = PyTorch non trova alcun dispositivo CUDA.
fault-toml = Questo non è TOML: { $reason }.
fault-pack-long = Un set di carte ha al massimo { $most } caratteri, questo { $found }.
fault-toml-deep = Riga { $line }: più di { $most } livelli annidati.
fault-toml-digits = Riga { $line }: un numero con più di { $most } cifre.
fault-toml-keys = Riga { $line }: più di { $most } chiavi.
fault-json = Questo non è JSON: { $reason }.
fault-json-twice = { $found } compare due volte nello stesso gruppo del file JSON.

fault-log-not-one = Riga { $line }: questo non è un registro di Houseful.
fault-log-short = Riga { $line }: il registro si ferma qui, prima dell'ultima riga.
fault-log-line = Riga { $line }: serve una riga che comincia con «{ $wanted }», non { $found }.
fault-log-number = Riga { $line }: { $found } non è un numero.
fault-log-rules = Riga { $line }: partita giocata con la versione { $found } delle regole; questo programma conosce la versione { $wanted }.
fault-log-pack = Riga { $line }: partita giocata con un'altra edizione di questo set di carte.
fault-log-unfair = Riga { $line }: il segreto, i numeri e il seme non vanno insieme.
fault-log-wrong = Riga { $line }: { $reason }
fault-log-end = Riga { $line }: il conteggio, i punteggi o la somma di controllo non tornano. Il registro è stato modificato o danneggiato.
fault-log-more = Riga { $line }: c'è qualcosa dopo l'ultima riga.

## La riga di comando

cli-interrupted = Interrotto.
cli-pack-good = { $file }: un set di carte valido per { $game }, «{ $name }».
cli-replay-good = { $game }: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, nessun errore.
cli-replay-fair = Distribuito con lealtà: il seme viene dal segreto dietro { $commitment } e dai numeri dei giocatori.
cli-replay-open = La partita non è ancora finita.
sheet-line = { $rank }. { $player }: { $total } ({ $lines })
sheet-won = Vittoria: { $players }.
page-won = Vince { $names }
page-solo-lost = Non stavolta
cli-arena-bot = { $name }: vittorie { $wins } % (95 %: da { $low } a { $high } %), punteggio medio { $score }, { $time } ms a mossa.
cli-simulate = { $game }, partite: { $games }, giocatori: { $players }, { $bot }: { $decisions } decisioni in { $seconds } s, cioè { $rate } al secondo.
cli-simulate-scores = Punteggio medio { $mean }, deviazione standard { $sd }.
cli-simulate-seat = Posto { $seat }: vittorie { $wins } %.
sheet-player = Giocatore { $seat }

## Giocare nel terminale

play-welcome = { $game }, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }. Sei { $me }. Scrivi ? per l'aiuto.
play-prompt = >
play-command-help = aiuto
play-command-table = tavolo
play-command-moves = mosse
play-command-hint = consiglio
play-command-why = perché
play-command-rules = regole
play-command-cards = carte
play-command-undo = annulla
play-command-save = salva
play-command-quit = esci
play-refused = Non è possibile. { $reason } Regola { $number }, { $title }.
play-refused-plain = Non è possibile. { $reason }
play-allowed = Questa mossa è permessa.
play-why-what = Scrivi la mossa dopo «perché», per esempio: perché { $example }
play-moves = Puoi giocare:
play-hint = { $move }: vince nel { $wins } % dei casi, in media { $points } punti di vantaggio.
play-hint-alone = { $move }: vince nel { $wins } % dei casi.
play-pause = Premi Invio per far giocare gli altri, o scrivi «annulla» per riprendere la mossa.
play-pause-first = Premi prima Invio, o scrivi «annulla».
play-undone = Mossa annullata.
play-undo-nothing = Non hai mosse da annullare.
play-undo-revealed = Dalla tua ultima mossa gli altri hanno giocato o sono state scoperte carte, quindi non si può annullare.
play-saved = Partita salvata in { $file }.
play-save-what = Scrivi il nome di un file dopo «salva», per esempio: salva game.txt
play-save-exists = { $file } esiste già; scegli un altro nome.
play-ended = La partita è finita.
play-goodbye = Arrivederci. Per continuare una partita un'altra volta, scrivi «salva FILE» prima di «esci».
play-rules-none = Nessuna regola parla di { $text }.
play-help =
    Scrivi una mossa come la mostra il tavolo, oppure una di queste parole:
    ?             questo aiuto
    tavolo        di nuovo il tavolo
    mosse         tutto ciò che puoi giocare ora
    consiglio     che cosa valuterebbe qui un bot forte
    perché MOSSA  se una mossa è permessa e, se no, quale regola la vieta
    regole        tutto il regolamento; «regole PAROLA» mostra le regole con quella parola
    carte         tutte le carte del gioco e quante sono uscite, per quanto ne sai
    annulla       annullare la tua ultima mossa, finché nessuno ha giocato e nulla è stato scoperto
    salva FILE    scrivere la partita in un file; «houseful play --load FILE» la continua
    esci          uscire
    Valgono anche le parole inglesi.

## Carte e regolamenti

cards-count = Numero
cards-gone = Uscite
cards-total = { $title }: { $count } in tutto
cards-total-each = { $title }: { $count } in tutto, { $each } per tipo
cards-alike = Su ogni carta: { $figures }
cards-figure = { $label }: { $value }
cards-of = { $game }: le carte di «{ $pack }»
source-rulebook = stampato nel regolamento
source-published = da recensioni o da un’altra edizione
source-inferred = segue da ciò che dice il regolamento
source-stand-in = valore sostitutivo: quello vero non è noto, questo è nostro
rulebook-drawing = [Disegno: { $caption }]
fault-rulebook-picture = Né una tabella né un disegno: { $found }
fault-rulebook-shelf = La galleria non ha lo scaffale { $found }. Scaffali: { $choices }.
fault-rulebook-drawing = Non c’è nessun disegno { $found }. Disegni: { $choices }.
fault-lesson = Non esiste la lezione { $found }.
fault-lesson-move = { $place }: la mossa «{ $move }» non si può giocare. { $reason }
fault-lesson-turn = { $place }: non tocca al posto { $seat }.
fault-lesson-path = Queste mosse non portano a questo passo della lezione.

## The server

fault-database = { $found } non è una base di dati per il server: sqlite:///FILE o postgresql://…
fault-database-away = La base di dati { $found } non si può usare: { $reason }
fault-database-newer = Questa base di dati viene da un Houseful più recente di questo.
fault-database-taken = Un altro server usa già la base di dati { $file }.
fault-database-upgrade = Non è stato possibile aggiornare la base di dati: { $reason }. È rimasta com’era; una copia è { $copy }.
fault-rate = HOUSEFUL_RATE è un numero di richieste al secondo; { $found } non lo è.
fault-limit = { $name } è un numero intero; { $found } non lo è.
fault-root-path = HOUSEFUL_ROOT_PATH è un percorso come /houseful, non { $found }.
fault-proxies = HOUSEFUL_TRUSTED_PROXIES è un elenco di indirizzi o reti, oppure *, non { $found }.
fault-smtp = HOUSEFUL_SMTP_URL è un indirizzo come smtp://user:password@mail.example.org:587, non { $found }.
fault-mail-sender = HOUSEFUL_MAIL_SENDER è il mittente delle mail, come Houseful <games@example.org>, non { $found }.
fault-public-url = HOUSEFUL_PUBLIC_URL è l’indirizzo che tutti aprono, come https://play.example.org, non { $found }.
fault-workers = Più processi richiedono PostgreSQL: --database postgresql://…
fault-address = Il server non può ascoltare a { $found }: { $reason }.
fault-serve = Il server non è partito; le righe qui sopra dicono perché.
cli-serve = Houseful è all’indirizzo { $address } Fermalo con Ctrl+C.
