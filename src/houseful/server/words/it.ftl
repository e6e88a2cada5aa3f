# Words of the page, and of the server.

## Everywhere

page-skip = Vai al tavolo
page-title = C’è ancora posto?
page-about = Tre giochi da tavolo per trovare posto a tutti.
page-home = Inizio
page-menu = Menu
page-games = I giochi
page-rules = Regole
page-strategy = Strategia
page-score = Conta una partita vera
page-score-short = Conta
page-settings = Impostazioni
page-lost = Dietro questa porta non c’è niente.
page-loading = Si apparecchia …
page-no-connection = Nessuna connessione. Nuovo tentativo …
page-close = Chiudi
page-me = Tu
page-you = tu
page-name = Il tuo nome
page-keep = Salva
page-level-random = a caso
page-level-greedy = goloso
page-level-novice = principiante
page-level-casual = rilassato
page-level-skilled = abile
page-level-expert = esperto
page-level-master = maestro
page-level-grandmaster = gran maestro
page-minutes = { $count } min
page-hours = { $count } h
page-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## Home

page-tag-overbooking = La festa del re, troppi ospiti e una porta sul retro.
page-tag-overbooked = Innamorati, bimbi, rugbisti: tutti sullo stesso aereo.
page-tag-oktoberfest = Servi le tavolate, ingaggia eroi, occhio a cappelli e trecce.
page-play-now = Gioca subito
page-with-bots = Tu e { $bots ->
        [one] un bot
       *[other] { $bots } bot
    } · { $level }
page-with-nobody = Tu da solo
page-invite-short = Invita
page-more = Altro …
page-my-games = Le tue partite
page-my-games-none = Le partite iniziate ti aspettano qui.
page-past-games = Partite passate
page-open-tables = Tavoli aperti
page-open-tables-none = Nessuno cerca compagnia adesso. Apri un tavolo pubblico in “Altro”.
page-all = Mostra tutte ({ $count })
page-fewer = Mostra meno
page-continue = Continua
page-join = Unisciti
page-watch = Guarda
page-over = Finita
page-move-number = Mossa { $number }
page-free-seats = { $count ->
        [0] Nessun posto libero
        [one] Un posto libero
       *[other] { $count } posti liberi
    }

## A new table

page-players = Giocatori
page-alone = Da solo
page-who-sits = Chi siede dove
page-seat-open = Posto libero
page-seat-hot = Stesso schermo
page-seat-for-all = Chi ha il link
page-seat-for-one = Un amico, suo link
page-seat-kept = tenuto per un amico
page-table-rules = Orologio, sostituto, carte proprie
page-who-sees = Chi trova il tavolo
page-by-link = Solo con il link
page-public = Tutti
page-pace = Ritmo
page-pace-live = Tutta d’un fiato
page-pace-slow = In più giorni
page-pace-slow-note = Tre giorni per mossa, se non imposti un orologio.
page-clock = Orologio
page-clock-none = Nessuno
page-clock-move = Per mossa
page-clock-game = Per la partita
page-clock-time = Tempo
page-stand-in = Sostituto
page-stand-in-note = Un bot che gioca per chi se ne va; «di pari forza» segue il suo gioco.
page-stand-in-like = di pari forza
page-pack = Le tue carte
page-pack-note = Un file di carte (TOML), se hai la scatola.
page-reset = Come al solito
page-open-table = Apri il tavolo
page-option-bonus = Bonus stemmi
page-option-bonus-none = Senza
page-option-bonus-beginner = Principianti
page-option-bonus-expert = Esperti
page-option-peek = Guardare i propri ospiti coperti
page-option-peek-true = Sempre
page-option-peek-false = Mai
page-option-events = Eventi
page-option-events-0 = Nessuno
page-option-events-1 = Uno a caso
page-option-events-2 = Due a caso
page-option-events-named = Scegli
page-option-symbols = Simboli sulle carte
page-option-symbols-true = Con
page-option-symbols-false = Senza
page-option-complex = Carte complesse
page-option-complex-true = Con
page-option-complex-false = Senza
page-option-kids = Compagnia dei bambini
page-option-kids-any = Chiunque
page-option-kids-adults = Solo adulti
page-option-missing-friends = Evento “Amici mancanti”
page-option-missing-friends-every = Ogni gruppo
page-option-missing-friends-largest = Il gruppo più grande
page-option-low-season = Evento “Malinconia di bassa stagione”
page-option-low-season-area = L’area vuota più grande
page-option-low-season-line = La linea vuota più lunga
page-option-scenario = Scenario
page-option-scenario-friends = Amici
page-option-scenario-romance = Romanticismo
page-option-scenario-school = Gita scolastica
page-option-difficulty = Difficoltà
page-option-difficulty-beginner = Principiante
page-option-difficulty-experienced = Pratico
page-option-difficulty-expert = Esperto
page-option-series = Le serie delle carte A possono condividere clienti
page-option-series-overlapping = Sì
page-option-series-separate = No
page-option-pairs = Le coppie degli eroi possono condividere clienti
page-option-pairs-overlapping = Sì
page-option-pairs-separate = No
page-option-change = Resto per un eroe
page-option-change-none = No
page-option-change-taken = Si può prendere

## The waiting room

page-all-here = Ci siamo tutti.
page-here = presente
page-watching = { $count ->
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }
page-sit = Siediti qui
page-add-bot = Metti un bot
page-remove = Togli
page-start = Inizia la partita
page-start-when = Appena ogni posto è occupato.
page-wait-host = Chi ospita inizia quando ogni posto è occupato.
page-wait-sit = Prendi un posto libero, o guarda.
page-get-up = Alzati
page-sent-away = Mandati via
page-let-in = Fai rientrare { $name }
page-take-over = Prendi in mano il tavolo
page-qr = Codice QR di questo link
page-invite = Invita amici
page-invite-which = Per quale posto vale il link
page-invite-all = Il tavolo
page-copy = Copia il link
page-copied = Copiato

## At the table

page-away = assente
page-your-turn = Tocca a te.
page-turn-of = { $name } sta decidendo.
page-undo = Annulla
page-leave = Esci
page-return = Torna a giocare
page-stand-in-for = Fai giocare un bot per { $name }
page-table-closed = Questo tavolo è stato chiuso.
page-signed-out = Qui non sei più connesso.
page-story = Cos’è successo
page-story-none = Ancora niente.
page-since = Dal tuo ultimo turno
page-new = Nuovo dal tuo ultimo turno
page-latest = Ultime mosse
page-since-none = Ancora niente: qui compare ciò che fanno gli altri.
page-since-again = Rivedi
page-since-all = Leggi tutto
page-again-stop = Torna al presente
page-earlier = Prima
page-talk = Chat
page-talk-unread = Chat, { $count ->
        [one] un messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
page-talk-none = Nessuno ha ancora detto niente.
page-message = Messaggio
page-send = Invia
page-mute = Silenzia
page-react-hello = Ciao
page-react-well-played = Ben giocato
page-react-thanks = Grazie
page-react-oops = Ops
page-react-thinking = Ci penso
page-react-laugh = Ah ah
page-react-wow = Wow
page-react-sad = Che peccato
page-handover = Tocca a { $name }: passa lo schermo
page-handover-note = Il tavolo resta coperto finché non lo dici tu.
page-handover-ready = Sono pronto
page-see-rule = Vedi la regola
page-decided = A questo tavolo: { $option } – { $value }.

## The end

page-result = Il punteggio
page-goals = Gli obiettivi
page-goal-kept = Raggiunto:
page-goal-missed = Mancato:
page-you-won = Hai vinto
page-ended = La partita è finita. { $outcome }.
page-ended-seat = { $name }: { $points }.
page-line = Voce
page-line-hint = Tocca una voce per vedere da dove viene.
page-total = Totale
page-again = Gioca ancora
page-look = Guarda il tavolo
page-share = Condividi la partita
page-picture = Salva un’immagine

## Lessons

page-guide = Guida
page-guide-first = Gioca la tua prima partita con una guida
page-guide-first-short = Prima volta? Gioca con una guida
page-guide-first-about = Contro un principiante e con le regole più semplici: prima di ogni tua mossa leggi che cosa conta, e dopo quelle degli altri che cosa significano.
page-guide-off = Disattiva la guida
page-guide-on = Attiva la guida
page-guide-aim = Di che cosa si tratta
page-guide-now = Che cosa conta ora
page-guide-own = Che cosa ha provocato la tua mossa
page-guide-happened = Che cosa ha fatto { $name }
page-guide-fate = Chi resta, chi va
page-guide-end = La tua prima partita è finita
page-guide-wait = Si aspetta { $name }…
page-guide-next = Avanti
page-guide-back = Indietro
page-guide-skip = Subito al mio turno
page-guide-step = Passo { $step } di { $steps }
page-learn = Impara
page-learn-about = Brevi lezioni sul vero tavolo: prova una mossa e le regole rispondono.
page-learn-basics = Le basi
page-learn-minutes = Da 5 a 8 minuti
page-learn-more = Ancora di più
page-learn-done = Finita
page-learn-begin = Comincia
page-learn-step = Passo { $step } di { $steps }
page-learn-progress = { $done } lezioni su { $lessons } finite
page-learn-next = Avanti
page-learn-show = Mostrami
page-learn-again = Ricomincia questo passo
page-learn-rules = Regole di questa lezione
page-learn-right = Giusto!
page-learn-wrong = Prova ancora
page-learn-over = La lezione è finita.
page-learn-following = Prossima lezione
page-learn-all = Tutte le lezioni

## The replay

page-replay-short = Rivedi
page-replay-start = Il tavolo è pronto.
page-replay-move = Mossa
page-replay-at = Mossa { $ply } di { $plies }
page-replay-first = All’inizio
page-replay-before = Una mossa indietro
page-replay-after = Una mossa avanti
page-replay-last = Alla fine
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-speed = Velocità
page-replay-times = { $times }×
page-replay-link = Copia il link a questa mossa
page-eyes = Con gli occhi di
page-eyes-open = Chi decide
page-eyes-of = Occhi di { $name }
page-eyes-spectator = Occhi di uno spettatore
page-log = Salva il registro

## The rulebook

page-search = Cerca nelle regole
page-found = { $count ->
        [0] Nessuna regola ne parla.
        [one] Un paragrafo.
       *[other] { $count } paragrafi.
    }
page-contents = Indice
page-rule-link = Regola { $number }: { $title }

## Scoring a real table

page-score-about-overbooking = Disponi un hotel per vedere chi dorme, o conta a fine partita.
page-score-about-overbooked = Scegli un passeggero, poi tocca i posti o passaci sopra con il dito.
page-score-about-oktoberfest = Tocca i clienti uno dopo l’altro, come siedono ai tavoli.
page-score-what = Cosa contare
page-score-one-hotel = Un hotel
page-score-end = La fine della partita
page-player = Giocatore { $number }
page-first-player = Primo giocatore
page-second-player = Secondo giocatore
page-less = Meno: { $what }
page-more-of = Più: { $what }
page-brush = Chi siede lì
page-brush-empty = nessuno
page-plane-of = Aereo di { $name }
page-on-stairs = Sulla scaletta
page-events = Eventi in gioco
page-beds = Letti
page-sign = Insegna sulla porta
page-where = Dove
page-back-door = Porta sul retro
page-line-of-guests = Fila
page-guests = Ospiti
page-booked-guests = Ospiti alloggiati
page-choose-target = Chi sceglie questo potere?
page-choose-again = Scegli di nuovo
page-nobody = Nessuno
page-hotel-booked = Alloggiati
page-hotel-turned-away = Mandati via
page-hotel-discarded = Fuori gioco
page-beds-left = Letti liberi: { $left } su { $beds }.
page-customers = Clienti
page-series = Serie
page-tables-served = Tavoli serviti
page-row = Fila { $number }
page-add-table = Tavolo
page-remove-table = Togli fila { $row }, tavolo { $table }
page-place = Fila { $row }, tavolo { $table }, { $name }, posto { $place }
page-score-name = Nome
page-score-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
page-score-so-far = Punteggio finora
page-score-options = Regole della casa
page-draft-damaged = Ciò che questo browser aveva conservato di questo tavolo era illeggibile ed è stato scartato.
page-understood = Va bene
page-afresh = Ricomincia da capo
page-fill-row = Riempi i posti vuoti della fila { $row }
page-fill-rest = Tutti i posti vuoti: { $who }
page-fill-crest = Tutti e sei di { $crest }
page-owner = Ospite di chi
page-empty-places = { $count ->
        [one] { $count } posto è ancora vuoto.
       *[other] { $count } posti sono ancora vuoti.
    }
page-sheet-share = Ognuno sul proprio telefono
page-sheet-about = Con un codice ognuno compila la propria parte, e questo foglio le raccoglie.
page-sheet-begin = Crea un codice
page-sheet-code = Codice
page-sheet-enter = Ho un codice
page-sheet-open = Apri
page-sheet-until = Vale fino al { $time }.
page-sheet-which = Qual è il tuo?
page-sheet-gone = Questo codice non vale (più). Quello che hai compilato è ancora qui.
page-sheet-waiting = Nessuna connessione: ciò che compili resta qui e viene inviato più tardi.
page-sheet-sent = Tutti vedono ciò che è compilato qui.
page-sheet-another = Sono qualcun altro
page-sheet-stop = Non condividere più
page-hotel-hint = Disponi gli ospiti a partire dall’hotel. Toccando un ospite lo togli.

## Settings

page-about-you = Tu
page-language = Lingua
page-seeing = Vedere
page-theme = Luminosità
page-theme-auto = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-patterns = Motivi e lettere
page-patterns-note = I pezzi hanno un motivo e una lettera oltre al colore.
page-text = Testo
page-text-normal = Normale
page-text-large = Grande
page-motion = Movimento
page-motion-auto = Come il dispositivo
page-motion-still = Fermo
page-speed = Velocità delle animazioni
page-speed-note = Per il controllo delle prenotazioni e le mosse che si rivedono.
page-speed-slow = Lenta
page-speed-normal = Normale
page-speed-fast = Veloce
page-hearing = Sentire
page-sound = Suono
page-volume = Volume
page-sounds-note = Un colpetto quando si posa un pezzo, due note quando tocca a te, qualcuna in più alla fine.
page-turn-title = Tocca a te · { $game }
page-on = Sì
page-off = No
page-other-device = Su un altro dispositivo
page-other-device-note = Un link personale porta nome e partite sul tuo telefono o tablet. Vale 30 giorni; tienilo per te.
page-make-link = Crea un link
page-my-link-qr = Codice QR del tuo link personale
page-devices = Dispositivi e script
page-devices-note = Tutto ciò che agisce a tuo nome. Ciò che scolleghi si disconnette subito.
page-device-cookie = Browser
page-device-script = Script
page-device-this = questo
page-device-made = dal { $when }
page-device-used = ultimo uso: { $when }
page-device-never = mai usato
page-device-revoke = Scollega
page-token-label = A che cosa serve il token di uno script
page-token-make = Crea un token
page-token-once = Mostrato solo ora; tienilo per te:
page-enter = Sei tu?
page-enter-note = Questo link ti rende qui chi sei sull’altro dispositivo.
page-enter-yes = Sì, sono io
page-enter-none = Questo link è incompleto.
page-welcome = Ciao, { $name }

## Su questo dispositivo

page-version-new = C’è una versione più recente.
page-version-reload = Caricala
page-version-later = Più tardi
page-flight = Pronto per l’aereo
page-flight-note = Houseful può restare su questo dispositivo, con tutto quello che serve a una partita contro i bot. Così giochi in volo, in galleria e in un rifugio senza rete.
page-flight-page = La pagina, le regole, le carte e le lezioni
page-flight-game = { $game }, con i suoi bot migliori
page-flight-megabytes = { $megabytes } MB
page-flight-there = su questo dispositivo
page-flight-part = { $done } di { $all } MB
page-flight-begin = Scarica tutto
page-flight-get = Scarica quel che manca ({ $megabytes } MB)
page-flight-busy = In arrivo: { $done } di { $all } MB
page-flight-stop = Ferma
page-flight-ready = C’è tutto: pronto per l’aereo.
page-flight-remove = Togli da questo dispositivo
page-flight-may-go = Se lo spazio su questo dispositivo scarseggia, il browser può cancellarlo.
page-flight-full = Su questo dispositivo non c’è più spazio. Quel che ci sta c’è; libera un po’ di spazio e scarica il resto.
page-flight-failed = La connessione si è interrotta. Quel che è arrivato resta; scarica il resto più tardi.
page-flight-cannot = Questo browser qui non conserva nulla. Gli serve un indirizzo https e una finestra non privata.

## Quando tocca a te

page-reminders = Quando tocca a te
page-reminders-note = Nelle partite in più giorni ti avvisiamo quando tocca a te da un po’ e non hai il tavolo aperto da nessuna parte. Un messaggio nomina il gioco e nient’altro.
page-reminders-push = Notifiche su questo dispositivo
page-reminders-denied = Questo browser non lascia che Houseful mostri notifiche. Puoi permetterlo nelle sue impostazioni per questo sito.
page-reminders-cannot = Questo browser non può mostrare notifiche. Su un iPhone o un iPad aggiungi prima Houseful alla schermata Home.
page-reminders-failed = Non è stato possibile abbonare il browser; riprova più tardi.
page-reminders-devices = { $count ->
        [0] Nessuno dei tuoi dispositivi ti avvisa.
        [one] Uno dei tuoi dispositivi ti avvisa.
       *[other] { $count } dei tuoi dispositivi ti avvisano.
    }
page-reminders-mail = Per posta elettronica
page-reminders-mail-address = Il tuo indirizzo di posta
page-reminders-mail-send = Mandami un link
page-reminders-mail-waits = Un link è in viaggio verso { $address }. Finché non lo usi, lì non arriva altro.
page-reminders-mail-on = Le mail vanno a { $address }.
page-reminders-mail-remove = Togli l’indirizzo
page-reminders-table = Avvisami quando qui tocca a me
page-reminders-how = Scegli come ricevere gli avvisi
page-mail-confirm = È il tuo indirizzo di posta?
page-mail-confirm-note = Allora una mail ti dirà quando tocca a te in una partita in più giorni e non stai guardando.
page-mail-confirm-yes = Sì, scrivetemi
page-mail-confirmed = { $address } è confermato.
page-mail-stop = Niente più mail?
page-mail-stop-note = Le tue partite restano come sono; solo non ne ricevi più notizie per posta.
page-mail-stop-yes = Ferma tutte le mail
page-mail-stopped = A { $address } non arrivano più mail.
reminder-turn = Tocca a te a { $game }
mail-turn = Ciao { $name },

    { $turn }: { $link }

    Ricevi questa mail perché l’hai chiesta. Niente più mail: { $stop }
mail-confirm-subject = È il tuo indirizzo di posta?
mail-confirm = Ciao { $name },

    qualcuno su Houseful, probabilmente tu, vuole essere avvisato qui quando è il suo turno. Se è così, apri questo link entro tre giorni: { $link }

    Altrimenti non devi fare nulla: non seguiranno altre mail.

## Le tue partite finora

page-record = Le tue partite finora
page-record-note = Conservate da questo server, senza un account.
page-record-none = Nessuna tua partita è ancora finita. La prima comparirà qui.
page-record-games = { $count ->
        [one] partita finita
       *[other] partite finite
    }
page-record-won = { $count ->
        [one] vittoria
       *[other] vittorie
    }
page-record-streak = { $count ->
        [one] vittoria di fila
       *[other] vittorie di fila
    }
page-record-streak-note = la serie più lunga: { $count }
page-record-days = { $count ->
        [one] giorno di fila
       *[other] giorni di fila
    }
page-record-share = { $percent } % di { $games }
page-record-by-game = Vittorie
page-record-against = Contro
page-record-people = Persone
page-record-played = Giocate
page-record-wins = Vinte
page-record-best = Record
page-record-average = Media
page-record-won-of = { $won } vinte su { $games }
page-record-points-best = record: { $best ->
        [one] { $best } punto
       *[other] { $best } punti
    }, in media { $average }
page-record-alone = In solitario
page-record-alone-won = { $won } riuscite su { $games }
page-record-weeks = Partite a settimana
page-record-weeks-text = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } nelle ultime { $weeks } settimane, al massimo { $most } in una settimana.
page-record-week = Settimana del { $day }: { $games } giocate, { $won } vinte
page-record-points = Punti, partita per partita
page-record-points-text = { $game }: da { $least } a { $most } punti nelle ultime { $count } partite, { $latest } nell’ultima.
page-record-same-screen = { $count ->
        [one] Una partita su uno stesso schermo conta come giocata
       *[other] { $count } partite su uno stesso schermo contano come giocate
    }, vinte da nessuno.
page-record-left = { $count ->
        [one] Una partita lasciata prima della fine.
       *[other] { $count } partite lasciate prima della fine.
    }
page-record-data = I tuoi dati
page-record-data-note = Tutto ciò che questo server conserva su di te, in un file.
page-record-export = Scarica i miei dati
page-record-delete = Cancellami
page-record-delete-note = Il tuo nome, i tuoi messaggi, dispositivi e indirizzo di posta vengono cancellati per sempre. Le partite giocate restano senza di te; in quelle in corso gioca un sostituto.
page-record-delete-sure = Per cancellare tutto, scrivi il tuo nome: { $name }
page-record-delete-yes = Cancella per sempre
page-record-deleted = Qui ti abbiamo dimenticato. Arrivederci.

## Links

page-invites = { $name } ti invita a giocare: { $game }

## Hints

page-hint = Suggerimento
page-hint-thinking = Un bot ci pensa …
page-hint-says = Il consiglio di un bot forte:
page-hint-play = Gioca così
page-hints = Suggerimenti
page-hints-note = Chi è di turno può chiedere a un bot forte.

## Andarsene, mettere in pausa, annullare, confermare

page-leave-bots-title = Mettere in pausa la partita?
page-leave-bots-note = I bot si fermano e nessuno gioca per te. La partita aspetta in «Le tue partite» e continua quando la apri.
page-pause = Metti in pausa ed esci
page-end-game = Chiudi questa partita
page-end-game-note = Non viene conservata.
page-leave-title = Lasciare il tavolo?
page-leave-note = Un bot prende il tuo posto e gioca per te.
page-leave-slow-note = Questa partita dura giorni: nessuno gioca per te finché il tuo orologio cammina.
page-come-back = Torna più tardi
page-come-back-note = Il posto resta tuo. Fino al ritorno risulti assente.
page-come-back-slow-note = Il posto resta tuo e la partita aspetta in «Le tue partite».
page-give-up = Cedi il mio posto
page-give-up-note = Il bot lo tiene fino alla fine; non puoi tornare.
page-stay = Resta
page-paused = In pausa
page-paused-note = La partita è in pausa.
page-resume = Continua la partita
page-level-like = sostituto
page-ask-undo = Chiedi di annullare
page-undo-asked = Agli altri si chiede se la tua mossa si può annullare.
page-undo-asks = { $count ->
    [one] { $name } vorrebbe annullare l’ultima mossa.
   *[other] { $name } vorrebbe annullare le ultime { $count } mosse.
}
page-undo-asks-seen = Ciò che si è scoperto resta noto.
page-agree = Accetta
page-decline = Rifiuta
page-undo-declined = { $name } preferisce non annullarla.
page-playing = Giocare
page-confirm-moves = Conferma le mie mosse
page-confirm-moves-note = Una mossa viene prima disposta; un pulsante o Invio la gioca.
page-confirm-laid-out = La tua mossa è disposta.
page-confirm = Gioca questa mossa
page-confirm-not = Scegli di nuovo
page-move-kept = Nessuna connessione. La tua mossa è conservata e parte appena possibile.
page-move-lost = La partita è andata avanti senza connessione: la tua mossa non è stata giocata.
page-seat-closed = Posto chiuso
page-seat-close = Chiudi il posto
page-seat-reopen = Apri il posto
page-seat-who = Posto { $number }: chi gioca
page-seat-name = Nome
page-seat-named = Nome di chi gioca al posto { $number }
page-hot-seat = Un dispositivo per più persone
page-hot-seat-note = Chi ospita può prendere più posti a un tavolo aperto a tutti.
page-this-table = Questo tavolo
page-change = Cambia
page-done = Fatto

## Games that cannot be opened

page-unreadable = Non si può aprire qui
page-unreadable-kept = Nulla è perduto: un server con quelle regole può continuarla.

## Distribuzione leale

page-fair-proved = Distribuito con lealtà, verificato dal tuo browser
page-fair-partly = La distribuzione è coerente
page-fair-broken = La distribuzione non è coerente!
page-fair-unchecked = La distribuzione non è stata verificata
page-fair-insecure = Un browser può verificarlo solo con https, o sul computer che ospita il tavolo.
page-fair-check-first = Il server si è impegnato prima di conoscere il tuo numero.
page-fair-check-secret = Il suo segreto corrisponde a quell’impegno.
page-fair-check-number = Il tuo numero è entrato nel calcolo.
page-fair-check-seed = Il seme deriva dal segreto e dai numeri di tutti.
page-fair-yes = (vero)
page-fair-no = (falso)
page-fair-unknown = (non noto qui)
page-fair-means = Quindi né il server né qualcuno al tavolo ha potuto scegliere le carte.
page-fair-not = Non è provato: che il server non abbia rivelato a nessuno il suo segreto durante la partita, per esempio ad altri giocatori o ai bot, e che cosa sarebbe successo se fosse sparito prima della fine.
page-fair-rules = Se le carte derivano dal seme lo sanno solo le regole: “houseful replay” lo verifica con il registro.

## Carte

page-cards = Carte
page-cards-about-overbooking = Tutti gli ospiti, gli hotel e i gettoni della festa del re.
page-cards-about-overbooked = Tutti quelli che vogliono volare, e che cosa può accadere in viaggio.
page-cards-about-oktoberfest = Eroi, tavoli, obiettivi e monete: tutto ciò che sta nel tendone.
page-cards-search = Cerca fra le carte
page-cards-kinds = Tipi di carte
page-cards-all = Tutte
page-cards-found = { $count ->
        [0] Nessuna carta corrisponde.
        [one] Corrisponde un tipo di carta.
       *[other] Corrispondono { $count } tipi di carte.
    }
page-cards-count = { $count } in tutto
page-cards-in-box = { $count ->
        [one] Una sola nella scatola
       *[other] { $count } nella scatola
    }
page-cards-gone = { $count ->
        [one] uscita
       *[other] { $gone } di { $count } uscite
    }
page-cards-none-gone = nessuna ancora uscita
page-cards-left = Che cosa è uscito
page-cards-left-all = Tutte
page-cards-left-out = Ancora da uscire
page-cards-left-gone = Uscite
page-cards-at-table = Le carte di una partita in corso: quelle sbiadite hanno lasciato mazzi e pile, per quanto tu possa sapere.
page-cards-back = Torna al tavolo
page-cards-own-window = In una finestra a parte
page-cards-pack = Le carte di chi ospita: { $pack }.
page-cards-see = Nella galleria
page-cards-before = La carta precedente
page-cards-after = La carta seguente
page-sources = Da dove vengono i valori
page-source-rulebook = regolamento
page-source-published = pubblicato
page-source-inferred = dedotto
page-source-stand-in = valore sostitutivo
page-why = Perché: { $title }
page-open-rulebook = Apri il regolamento

# Accanto al tavolo

page-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
page-glossary = Parole
page-glossary-note = Le parole di questo gioco, ognuna con la prima regola che la usa.
page-glossary-look = «{ $word }» nelle regole
page-keys = Tasti
page-key-space = Spazio
page-key-arrows = Da un pezzo all’altro
page-key-tab = Alla prossima parte del tavolo
page-key-enter = Scegli, poi conferma
page-key-escape = Rimetti in mano; chiudi ciò che sta accanto al tavolo
page-key-help = Questo elenco
page-key-overbooking-escape = Rimetti in mano; salta il controllo; chiudi ciò che sta accanto al tavolo
page-key-overbooked-cards = Prendi questa carta dalla sala
page-key-overbooked-turn = Gira la carta a destra
page-key-overbooked-back = Gira la carta a sinistra
page-key-overbooked-fits = Ovunque la carta può stare
page-key-overbooked-lens = Lente dei punti, finché la tieni
page-key-oktoberfest-tables = Scegli questa tavolata
page-key-oktoberfest-turn = Gira la tavolata
page-key-oktoberfest-cook = In cucina

## Ciò che il server rifiuta

refused-server-not-saved = Forse non è stato salvato: guarda il tavolo prima di riprovare.
refused-server-started = La partita è già iniziata.
refused-server-out-of-time = Il tuo tempo è scaduto: un bot gioca per te.
refused-server-not-sitting = Non siedi a questo tavolo.
refused-server-no-table = Questo tavolo non esiste.
refused-server-no-sheet = Non c’è un foglio con questo codice, o è troppo vecchio.
refused-server-no-seat = A questo tavolo non c’è posto per te.
refused-server-no-rematch = La rivincita è per chi ha giocato, a partita finita.
refused-server-no-page = A questo indirizzo non c’è nulla.
refused-server-commitment-old = Questo impegno è troppo vecchio; chiedine uno nuovo.
refused-server-commitment-used = Questo impegno è già di un altro tavolo; chiedine uno nuovo.
refused-server-seat-taken = Quel posto è occupato.
refused-server-seats-open = Ci sono ancora posti liberi.
refused-server-nobody-there = Lì non siede nessuno da mandare via.
refused-server-nobody = Qui non c’è nessuno con quel nome.
refused-server-host-only = Solo chi ospita il tavolo può farlo.
refused-server-banned-here = Chi ospita questo tavolo ti ha escluso.
refused-server-banned = Chi gestisce questo server ti ha escluso.
refused-server-one-seat = A un tavolo pubblico ognuno ha un solo posto.
refused-server-closed = Questo tavolo è stato chiuso.
refused-server-chat = La chat è per chi è al tavolo.
refused-server-no-stand-in = Ora a questo tavolo non si può sostituire nessuno.
refused-server-not-away = Può ancora tornare; aspetta altri { $seconds } s.
refused-server-no-token = Questo token non esiste.
refused-server-limit-script-tokens = Una persona può avere al massimo { $most } token per script; revocane prima uno.
refused-server-limit-push-devices = Al massimo { $most } dispositivi di una persona ricevono notifiche; disattivale prima su un altro.
refused-server-limit-reminders = Una persona viene avvisata al massimo { $most } volte al giorno.
refused-server-limit-mails = Una persona riceve al massimo { $most } mail al giorno.
refused-server-limit-mail-requests = Puoi indicare al massimo { $most } indirizzi di posta al giorno.
refused-server-limit-address-mail-requests = Da una connessione si possono indicare al massimo { $most } indirizzi di posta al giorno.
refused-server-limit-mailbox-requests = A un indirizzo di posta arrivano al massimo { $most } link al giorno.
refused-server-push-endpoint = Il server non può inviare nulla a questo servizio di notifiche.
refused-server-push-keys = Queste non sono le chiavi dell’abbonamento di un browser.
refused-server-no-push = Questo server non invia notifiche.
refused-server-no-mail = Questo server non invia mail.
refused-server-mail-link = Questo link non vale più: è troppo vecchio, o l’indirizzo è cambiato nel frattempo.
refused-server-mail-failed = Non è stato possibile inviare la mail; riprova più tardi.
refused-server-slow-clock = A un tavolo lento ogni mossa ha almeno un’ora.
refused-server-limit-packs = Una persona può portare al massimo { $most } set di carte propri al giorno.
refused-server-packs-off = Su questo server si gioca con le carte standard.
refused-server-packs-busy = Al momento si stanno leggendo troppi set di carte; riprova.
refused-server-pack-slow = Non è stato possibile leggere questo set di carte entro { $seconds } secondi.
refused-server-unreadable-later = Il registro mostra tutte le carte: si può avere un giorno dopo l’ultima mossa.
refused-server-limit-events = Una risposta racconta al massimo { $most } righe del registro di una partita.
refused-server-limit-head-bytes = L’intestazione di una richiesta ha al massimo { $most } byte.
refused-server-limit-head-fields = Una richiesta ha al massimo { $most } campi d’intestazione.
refused-server-limit-head-seconds = L’intestazione di una richiesta deve arrivare entro { $most } secondi.
refused-server-limit-body-bytes = Una richiesta ha al massimo { $most } byte.
refused-server-limit-body-seconds = Una richiesta deve arrivare entro { $most } secondi.
refused-server-limit-connections = Il server accetta al massimo { $most } connessioni; riprova più tardi.
refused-server-limit-address-connections = Un indirizzo può avere al massimo { $most } connessioni.
refused-server-limit-pages = Un indirizzo può caricare al massimo { $most } file al secondo; attendi un momento.
refused-server-limit-health = Un indirizzo può chiedere al massimo { $most } volte al secondo.
refused-server-limit-messages = Al massimo { $most } messaggi al secondo; attendi un momento.
refused-server-limit-address-messages = Un indirizzo può inviare al massimo { $most } messaggi al secondo; attendi un momento.
refused-server-limit-sockets = Hai già { $most } tavoli aperti; chiudine uno.
refused-server-limit-address-sockets = Un indirizzo può avere al massimo { $most } tavoli aperti.
refused-server-limit-address-openings = Un indirizzo può aprire al massimo { $most } connessioni ai tavoli al secondo. Riprova tra un attimo.
refused-server-limit-people-per-hour = Da un indirizzo possono arrivare al massimo { $most } persone nuove all’ora.
refused-server-limit-tables-per-hour = Puoi preparare al massimo { $most } tavoli all’ora.
refused-server-limit-address-tables-per-hour = Da un indirizzo si possono preparare al massimo { $most } tavoli all’ora.
refused-server-limit-open-tables = Puoi ospitare al massimo { $most } tavoli alla volta; prima finiscine o lasciane uno.
refused-server-limit-hints = Al massimo { $most } consigli al minuto; attendi un momento.
refused-server-limit-address-hints = Al massimo { $most } consigli al minuto per un indirizzo; attendi un momento.
refused-server-limit-chat = Al massimo { $most } messaggi al minuto; attendi un momento.
refused-server-limit-address-chat = Al massimo { $most } messaggi al minuto da un indirizzo; attendi un momento.
refused-server-limit-bot-tables = Questo server fa giocare al massimo { $most } tavoli di soli bot alla volta. Aspetta che uno finisca oppure siediti anche tu.
refused-server-limit-own-bot-tables = Al massimo { $most } dei tuoi tavoli possono giocare con soli bot alla volta. Aspetta che uno finisca oppure siediti anche tu.
refused-server-limit-address-sheets = Da un indirizzo si possono iniziare al massimo { $most } fogli condivisi all’ora.
refused-server-limit-sheet-bytes = Una parte di un foglio condiviso ha al massimo { $most } byte.
refused-server-paused = La partita è in pausa; prima va continuata.
refused-server-undo-nobody = Qui non gioca nessun altro che possa accettare.
refused-server-undo-declined = È stato rifiutato. Puoi chiedere di nuovo dopo la prossima mossa.
refused-server-undo-not-asked = Ora nessuno chiede di annullare una mossa.
refused-server-no-public = Su questo server i tavoli pubblici sono disattivati.
refused-server-who = Dì prima chi sei.
refused-server-link = Questo link non è più valido.
refused-server-empty = Questo messaggio è vuoto.
refused-server-message = Questo messaggio è incomprensibile.
refused-server-large = È troppo grande.
refused-server-too-fast = Al massimo { $most } richieste al secondo da un indirizzo; attendi un momento.
refused-server-elsewhere = Viene dalla pagina di un altro sito.
refused-server-not-ready = Il server non è ancora pronto.
refused-server-database-silent = La base di dati al momento non risponde; riprova tra poco.
refused-server-database-unwritable = Al momento non si può salvare nulla; riprova tra poco.
refused-server-database-moved = Il file della base di dati è stato cancellato o sostituito. Non si salva nulla finché il server non viene riavviato.
refused-server-crash = Qualcosa è andato storto qui. È stato annotato.

## I numeri spiegati

page-account-title = Punti adesso: { $name }
page-account-certain = Sicuri finora: { $points }. Il resto può ancora cambiare.
page-stands-settled = definitivo
page-stands-rises = al sicuro, può crescere
page-stands-falls = perso per sempre
page-stands-fades = per ora
page-stands-open = può cambiare
page-gains = Dal tuo ultimo turno, { $name }
page-first-game = La mia prima partita: regole semplici
page-first-rules = Regole
page-first-no = Tutte le regole
page-first-note = Per una prima partita si lascia fuori tutto ciò che può aspettare, e i bot sono principianti.
page-hints-bots = Contro i bot
page-hint-why = Perché?

## Games on this device

page-here-mark = Su questo dispositivo
page-here-online = Sul server
page-here-where = Dove si gioca
page-here-note = Senza server, anche in modalità aereo. La partita resta su questo dispositivo; quando è finita puoi inviarla al server.
page-no-server = Il server non è raggiungibile, ma puoi giocare: contro i bot, da solo o in più persone su questo schermo. Le tue partite restano su questo dispositivo.
page-serverless = Questa pagina non ha bisogno di un server: gioca contro i bot, da solo o in più persone su questo schermo. Le tue partite restano su questo dispositivo.
page-no-server-now = Il server al momento non è raggiungibile. Nulla è perduto.
page-no-server-friends = Per gli amici su altri schermi serve il server, che al momento non è raggiungibile. I bot e chi gioca su questo schermo non ne hanno bisogno.
page-no-server-missing = Su questo dispositivo manca ancora qualcosa per questo gioco: serve una connessione, una volta sola.
page-here-remove = Elimina
page-here-remove-sure = Eliminare per sempre questa partita?
page-here-decline = Tienile qui
page-here-save = Registro
page-here-keep = Tienila
page-here-send = Invia al server
page-here-send-note = Il server rigioca la partita dal suo registro. Poi è nel tuo elenco e si può condividere.
page-here-send-later = Quando sarai di nuovo online, potrai inviare questa partita al server e condividerla.
page-here-sent = Sul server
page-here-sent-note = Ora la partita è sul server: puoi condividerla.
page-here-refused = Il server non l’ha accettata: { $reason } La partita resta qui.
page-here-offer = { $count ->
        [one] Una partita finita su questo dispositivo può ora andare sul server.
       *[other] { $count } partite finite su questo dispositivo possono ora andare sul server.
    } Poi si può condividere.
page-here-full = Questo browser non ha più spazio: ciò che si gioca da qui in poi va perso chiudendo la scheda. Fai spazio o salva il registro.
page-here-denied = Questo browser non conserva nulla: la partita va persa chiudendo la scheda. Puoi salvarne il registro.
page-here-no-net = La rete del gran maestro non è su questo dispositivo: per ora gioca come il maestro.
page-here-log = Nulla è perduto: il suo registro si può salvare come file.
page-here-take = Salva come file ciò che c’è
