# Le parole di Overbooked, l'aereo.

overbooked = Overbooked

## Come si chiamano le cose

plane-colour-orange = Arancione
plane-colour-purple = Viola
plane-colour-teal = Turchese
plane-colour-pink = Rosa

plane-passenger-r = innamorato
plane-passenger-w = bambino
plane-passenger-b = rugbista
plane-passenger-y = amico
plane-passenger-g = anziano
plane-passengers-r = innamorati
plane-passengers-w = bambini
plane-passengers-b = rugbisti
plane-passengers-y = amici
plane-passengers-g = anziani

# Così come seguono la parola «posto».
plane-kind-window = lato finestrino
plane-kind-middle = centrale
plane-kind-aisle = lato corridoio

plane-difficulty-beginner = principiante
plane-difficulty-experienced = avanzato
plane-difficulty-expert = esperto

plane-line-couples = Coppie
plane-line-kids = Bambini
plane-line-rugby = Squadra di rugby
plane-line-friends = Amici
plane-line-seniors = Anziani
plane-line-vouchers = Buoni pasto
plane-line-bonus-cards = Carte Più uno
plane-line-overbooked = Overbooking
plane-line-most-overbooked = Overbooking maggiore
plane-line-empty-seats = Posti vuoti
plane-line-event-adorable-kids = Bambini adorabili
plane-line-event-buddy-time = Tempo per gli amici
plane-line-event-corner-seats = Posti d’angolo
plane-line-event-couples-retreat = Fuga a due
plane-line-event-school-holidays = Vacanze scolastiche
plane-line-event-emergency-exit-assistance = Assistenza in emergenza
plane-line-event-family-vacation = Vacanze in famiglia
plane-line-event-full-flight = Volo al completo
plane-line-event-kids-gone-wild = Bambini scatenati
plane-line-event-lonely-christmas = Natale in solitudine
plane-line-event-low-season-blues = Malinconia di bassa stagione
plane-line-event-beautiful-sunset = Bel tramonto
plane-line-event-missing-friends = Amici mancanti
plane-line-event-threes-company = Il numero perfetto
plane-line-event-like-sardines = Come sardine

## Il tavolo in frasi

# Le frasi qui sotto riconoscono proprio questa parola, dove il verbo cambia.
plane-you = Tu
plane-quoted = «{ $card }»
plane-table-round = Round { $round }. { $first ->
        [Tu] Hai iniziato tu.
       *[other] Ha iniziato { $first }.
    }{ $last ->
        [yes] {" "}È l'ultimo round.
       *[no] {""}
    }
plane-table-turn = Turno { $round }.
plane-table-event = Evento: { $title }.
plane-table-supply = Passeggeri in attesa: { $waiting }. R innamorati, W bambini, B rugbisti, Y amici, G anziani.
plane-table-seat = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; { $vouchers ->
        [one] { $vouchers } buono pasto
       *[other] { $vouchers } buoni pasto
    }; { $overbooked } in overbooking; { $bonus ->
        [one] { $bonus } carta Più uno
       *[other] { $bonus } carte Più uno
    }.
plane-table-alone = { $player }: { $vouchers ->
        [one] { $vouchers } buono pasto
       *[other] { $vouchers } buoni pasto
    }; { $overbooked } in overbooking.
plane-table-hall = La sala partenze, a partire dal gate. { $deck ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $deck } carte.
    }
plane-table-deck = Nel mazzo, in un ordine che nessuno conosce: { $passengers }; { $wishes ->
        [0] nessuna carta con posti desiderati
        [one] una carta con posti desiderati
       *[other] { $wishes } carte con posti desiderati
    }.
plane-table-deck-symbols = Simboli nel mazzo: { $symbols }.
plane-table-card = { $place }. { $card } ({ $face }). { $price ->
        [0] Gratis
        [one] Costa un buono pasto
       *[other] Costa { $price } buoni pasto
    }{ $vouchers ->
        [0] {""}
        [one] {", "}con un buono pasto sopra
       *[other] {", "}con { $vouchers } buoni pasto sopra
    }.
plane-card-wish-window = { $passengers } lato finestrino
plane-card-wish-middle = { $passengers } su posti centrali
plane-card-wish-aisle = { $passengers } lato corridoio
plane-card-symbol = { $face } con il simbolo { $symbol }
plane-table-hand = Carta da sistemare: «{ $card }» ({ $face }).{ $some ->
        [yes] {" "}Lasciati fuori, in ordine di lettura: { $away }.
       *[no] {""}
    }
plane-solo-head = Scenario: { $title }, { $difficulty }.
plane-solo-goal = Servono: { $aims }.
plane-solo-or = oppure
plane-solo-groups = un gruppo di rugbisti, uno di amici e uno di anziani, { $need } ciascuno (il più piccolo ne ha { $have })
plane-solo-couples = { $need } coppie (ne hai { $have })
plane-solo-kids = { $need } bambini felici (ne hai { $have })
plane-goal-groups = rugbisti, amici e anziani in gruppi da { $need } (il più piccolo ne ha { $have })
plane-goal-couples = { $need } coppie (ne hai fatte { $have })
plane-goal-kids = { $need } bambini felici (ne hai fatti { $have })

plane-ask-taking = Tocca a te: prendi una carta. Scrivi per esempio «{ $example }».
plane-ask-gate = Tocca a te: puoi prendere solo la carta al gate. Scrivi «{ $example }».
plane-ask-solo = Prendi una carta, o togline una per un buono pasto. Scrivi per esempio «{ $example }».
plane-ask-solo-take = Prendi una carta. Scrivi per esempio «{ $example }».
plane-ask-skipping = Puoi lasciare fuori un passeggero. Scrivi «leave» e il suo numero in ordine di lettura, oppure «leave nobody».
plane-ask-short = Di un colore non ci sono abbastanza passeggeri. Chi non viene? Scrivi per esempio «{ $example }».
plane-ask-placing = Dove siedono quelli che salgono? Scrivi «place» e il posto dell'angolo in alto a sinistra del riquadro che li racchiude; per girare la carta in senso orario aggiungi «turn 90», «turn 180» o «turn 270». Per esempio: «{ $example }».
plane-ask-seating = Scegli un posto { $kind } per il prossimo passeggero ({ $passenger }). Scrivi per esempio «{ $example }».

## Che cosa è successo

plane-event-pay = { $player ->
        [Tu] Hai messo
       *[other] { $player } ha messo
    } un buono pasto su «{ $card }» per saltare la carta.
plane-event-pay-together = { $player ->
        [Tu] Hai messo
       *[other] { $player } ha messo
    } un buono pasto su ciascuna di queste carte per saltarle: { $cards }.
plane-event-take = { $player ->
        [Tu] Hai preso
       *[other] { $player } ha preso
    } «{ $card }»{ $vouchers ->
        [0] {""}
        [one] {" "}e il buono pasto che c'era sopra
       *[other] {" "}e i { $vouchers } buoni pasto che c'erano sopra
    }{ $bonus ->
        [yes] ; il suo simbolo vale un punto alla fine.
       *[no] .
    }
plane-event-remove = { $player ->
        [Tu] Hai tolto
       *[other] { $player } ha tolto
    } «{ $card }» dalla sala per un buono pasto; buoni pasto rimasti: { $vouchers }.
plane-event-draw = «{ $card }» arriva nella sala{ $reason ->
        [card-removed] {" "}al posto della carta tolta.
       *[moved-up] .
    }
plane-event-draw-together = Nuove nella sala: { $cards }.
plane-event-leave-out = { $player ->
        [Tu] Hai lasciato
       *[other] { $player } ha lasciato
    } fuori il passeggero { $number } di «{ $card }» ({ $passenger }), come permette il simbolo della carta.
plane-event-absent = Il passeggero { $number } di «{ $card }» ({ $passenger }) non viene: { $reason ->
        [none-left] nella riserva non ce ne sono più di quel colore.
       *[too-few] la carta ne mostra { $wanted } di quel colore, la riserva ne ha { $left }.
    }
plane-event-absent-together = { $count } passeggeri di «{ $card }» non vengono ({ $who }){ $reason ->
        [none-left] : nella riserva non ce ne sono più.
       *[other] .
    }
plane-event-place = { $player ->
        [Tu] Hai messo
       *[other] { $player } ha messo
    } «{ $card }» in { $place }{ $turn ->
        [0] {""}
       *[other] {" "}con una rotazione di { $turn } gradi
    }{ $reason ->
        [across-aisle] , attraversando un corridoio, come permette il simbolo della carta.
       *[within-zone] .
    }
plane-event-seat = { $place }: { $passenger }.{ $goes_to ->
        [stairs] {" "}Il posto era occupato: chi sedeva lì ({ $displaced }) è in overbooking e aspetta sulla scaletta.
        [supply] {" "}Il posto era occupato: chi sedeva lì ({ $displaced }) torna nella riserva, grazie al simbolo della carta.
       *[nobody] {""}
    }
plane-event-seat-together = Seduti: { $seated }.
plane-event-displaced = { $goes_to ->
        [stairs] In overbooking e sulla scaletta: { $who }.
       *[supply] Di nuovo nella riserva, grazie al simbolo della carta: { $who }.
    }
plane-event-last-round = Nella riserva è finito un tipo di passeggeri ({ $passenger }): questo round è l'ultimo.
plane-event-zone-full = La zona { $zone } è piena per la prima volta: { $vouchers ->
        [one] { $vouchers } buono pasto
       *[other] { $vouchers } buoni pasto
    }.
plane-event-vouchers = { $player }: { $many ->
        [one] { $by } buono pasto
       *[other] { $by } buoni pasto
    }, rimasti: { $vouchers } (pagati per l'overbooking: { $paid }, ricevuti per zone piene: { $received }).
plane-event-won = Lo scenario «{ $title }» è completato: hai vinto.
plane-event-lost = Lo scenario non è completato e { $reason ->
        [no-voucher] non restano buoni pasto: hai perso.
       *[no-card] non restano carte: hai perso.
    }
plane-event-over = { $reason ->
        [round-complete] L'ultimo round è completo: la partita è finita.
        [no-card] Non restano carte: la partita è finita.
       *[solo] La partita è finita.
    }
plane-end-run-out = Finiti nella riserva: { $who }.

## Consiglio

plane-advice-take = Prendi la carta { $place } dalla sala{ $vouchers ->
        [0] .
        [one] {" "}e il buono pasto che c'è sopra.
       *[other] {" "}e i { $vouchers } buoni pasto che ci sono sopra.
    }
plane-advice-remove = Togli la carta { $place } dalla sala.
plane-advice-place = Metti la carta in { $place }{ $turn ->
        [0] .
       *[other] {" "}con una rotazione di { $turn } gradi.
    }
plane-advice-seat = Posto { $place }: { $passenger }.
plane-advice-leave-out = Lascia fuori il passeggero { $number } ({ $passenger }).
plane-advice-leave-nobody = Non lasciare fuori nessuno.

## La guida della prima partita

plane-guide-aim = Il tuo aereo ha { $seats } posti vuoti, e ognuno che resta alla fine costa un punto. Riempili di passeggeri felici: gli innamorati in due, i bambini in compagnia, gli altri in grandi gruppi dello stesso tipo.
plane-guide-take = La carta al gate è gratis. Per una più lontana metti un buono pasto su ogni carta che la precede; ne hai { $vouchers ->
        [one] uno
       *[other] { $vouchers }
    }.
plane-guide-vouchers = Su «{ $card }» { $vouchers ->
        [one] c'è un buono pasto
       *[other] ci sono { $vouchers } buoni pasto
    } per chi prende la carta. { $price ->
        [0] È gratis.
        [one] Costa un buono pasto.
       *[other] Costa { $price } buoni pasto.
    } Alla fine, ogni due buoni pasto valgono un punto.
plane-guide-gate = Senza buoni pasto prendi la carta al gate, «{ $card }». Se ce ne sono sopra, sono tuoi.
plane-guide-alone = Voli da solo: raggiungi gli scopi del tuo scenario prima che finiscano le carte o i buoni pasto. Buoni pasto rimasti: { $vouchers }.
plane-guide-couples = Gli innamorati vogliono essere in due, vicini: 5 punti per ogni coppia. Un terzo accanto rovina tutto. Finora le tue coppie portano { $points } punti.
plane-guide-kids = Un bambino è felice quando ogni posto accanto è occupato: 3 punti. { $aboard ->
        [0] Non hai ancora bambini a bordo.
       *[other] Bambini a bordo: { $aboard }. Felici: { $happy }.
    }
plane-guide-crowd-ahead = Il tuo gruppo più grande ({ $who }): { $mine }. Quello del tuo rivale: { $theirs }. Il tuo vale doppio finché nessuno ne ha uno più grande.
plane-guide-crowd-level = Il tuo gruppo più grande ({ $who }): { $mine }, e il tuo rivale ne ha altrettanti. Valgono doppio tutti e due; con uno in più, solo il tuo.
plane-guide-crowd-behind = Il tuo gruppo più grande ({ $who }): { $mine }. Quello del tuo rivale: { $theirs }, e solo il più grande vale doppio. Raggiungilo, o punta su un altro tipo.
plane-guide-stairs = Chi perde il posto aspetta sulla scaletta e costa 2 punti; chi ne ha di più ne perde altri 2. { $waiting ->
        [0] La tua è vuota: bene così.
       *[other] Sulla tua: { $waiting }.
    }
plane-guide-empty = Posti vuoti nel tuo aereo: { $seats }, un punto in meno per ognuno. I buchi isolati poi si riempiono male: tieni uniti i posti liberi.
plane-guide-last-round = L'ultimo round: questa è la tua ultima carta. Prendi quella che porta di più subito.
plane-guide-few = La riserva sta finendo: { $left } ({ $who }). Quando un tipo si esaurisce, questo round è l'ultimo.
plane-guide-pattern = Questi passeggeri siedono esattamente come li mostra la carta, tutti in una zona. Puoi girare la carta, ma non rifletterla come in uno specchio.
plane-guide-place = { $ways ->
        [one] C'è un modo di farli sedere.
       *[other] Ci sono { $ways } modi di farli sedere.
    } { $free ->
        [one] In uno di questi nessuno perde il posto.
       *[other] In { $free } di questi nessuno perde il posto.
    } Scegline uno che li renda felici e non lasci buchi isolati.
plane-guide-crammed = Dovunque siedano, { $fewest ->
        [one] qualcuno perde il posto.
       *[other] { $fewest } passeggeri o più perdono il posto.
    } { $to ->
        [supply] Tornano nella riserva e non costano niente.
       *[stairs] Costa 2 punti ciascuno: scegli chi ti porta meno.
    }
plane-guide-wish = Un passeggero ({ $who }) desidera un posto { $kind }. { $free ->
        [0] Sono tutti occupati: qualcuno perde il suo.
        [one] Ce n'è uno libero.
       *[other] Ce ne sono { $free } liberi, in qualsiasi zona.
    }
plane-guide-skip = Puoi lasciare fuori un passeggero di questa carta: utile se uno darebbe fastidio.
plane-guide-short = La riserva ha troppo pochi passeggeri di un colore per questa carta. Scegli tu chi resta assente; non costa niente.
plane-guide-did-take = { $price ->
        [0] La carta al gate non costa niente.
        [one] Per il tuo rivale questa carta valeva un buono pasto.
       *[other] Per il tuo rivale questa carta valeva { $price } buoni pasto.
    } { $vouchers ->
        [0] Sopra non ce n'erano.
        [one] Riceve quello che c'era sopra.
       *[other] Riceve i { $vouchers } che c'erano sopra.
    }
plane-guide-did-pay = { $count ->
        [one] Il buono pasto resta su quella carta
       *[other] I buoni pasto restano su quelle carte
    }: chi prende una carta così riceve quello che c'è sopra, forse tu.
plane-guide-did-leave-out = Il simbolo della carta lo permette: un passeggero in meno da far sedere.
plane-guide-did-absent = Chi è assente non costa niente, ma non riempie nemmeno un posto.
plane-guide-did-last-round = Finiti nella riserva: { $who }. Tutti completano questo round, poi si contano i punti.
plane-guide-did-seat = { $some ->
        [yes] Cambiano queste righe: { $lines }.
       *[no] I punti non cambiano.
    } { $player ->
        [Tu] Ora hai { $total }
       *[other] { $player } ora ha { $total }
    } in tutto.
plane-guide-did-overbook = { $lost ->
        [one] Un passeggero ha perso il posto e aspetta
       *[other] { $lost } passeggeri hanno perso il posto e aspettano
    } sulla scaletta: 2 punti in meno ciascuno. In tutto: { $lines }. { $player ->
        [Tu] Ora hai { $total }.
       *[other] { $player } ora ha { $total }.
    }
plane-guide-end = Hai { $mine } punti, { $player } ne ha { $theirs }. Ti ha portato di più: { $best } ({ $brought }). Ti è costato di più: { $worst } ({ $cost }).

## Mosse rifiutate, secondo la regola che le vieta

refused-plane-turn-order = Ora non ti si chiede questo: prendi una carta, poi fai sedere i suoi passeggeri.
refused-plane-take-card = Questa carta non è nella sala partenze.
refused-plane-take-skip = Non hai abbastanza buoni pasto per le carte che la precedono.
refused-plane-solo-remove = Si tolgono carte dalla sala solo nelle partite in solitario.
refused-plane-solo-last-voucher = Togliere una carta non può costarti l'ultimo buono pasto.
refused-plane-setup-plane = Su questo aereo non c'è un posto così.
refused-plane-place-turn = Girata così, chi sale a bordo siede come con una rotazione minore; indica quella.
refused-plane-place-zone = Chi sale a bordo deve avere un posto in una sola zona; lì non è così.
refused-plane-place-wish = Questi passeggeri vogliono un altro tipo di posto.
refused-plane-place-share = Lì si è appena seduto un passeggero della stessa carta.
refused-plane-place-short = Di' prima chi non viene: qualcuno il cui colore scarseggia.
refused-plane-symbol-skip = Di' prima quale passeggero di questa carta resta fuori, se ce n'è uno.
refused-plane-symbol-cross = Anche attraversando il corridoio, lì non tutti quelli che salgono hanno un posto.

## Errori nei set di carte e nei file dei punteggi

fault-plane-order = { $place }: prima vengono { $normal } carte normali, poi { $complex } con «complex = true».
fault-plane-drawing = { $place }: disegna i passeggeri in righe della stessa lunghezza, con le lettere { $letters } e punti per gli spazi vuoti; trovato: { $found }.
fault-plane-size = { $place }: una carta ha da { $least } a { $most } passeggeri, questa ne ha { $found }.
fault-plane-stuck = { $place }: lo schema occupa { $found } posti e non sta in nessuna zona di 3 × 5, comunque lo si giri.
fault-plane-count = { $place }: per { $name } sono annunciate { $wanted } carte, ma ce ne sono { $found }.
fault-plane-colours = { $place }: i colori devono essere equilibrati con uno scarto di { $spread } al massimo, ma differiscono di { $found }.
fault-plane-row = { $place }: con { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    } una fila dell'aereo è fatta come «{ $example }»; trovato: { $found }.
fault-plane-letter = { $place }: { $found } non è un passeggero. Usa { $letters }, e un punto per un posto vuoto.

## Errori nelle opzioni

fault-plane-events-twice = Opzione { $option }: { $found } compare due volte.
fault-plane-events-most = Opzione { $option }: al massimo { $most } eventi, non { $found }.
fault-plane-solo = Opzione { $option }: { $found } vale solo per chi vola da solo e richiede players=1.
fault-plane-solo-events = Opzione { $option }: chi vola da solo non ha eventi; trovato: { $found }.

## I nomi delle regole

rule-plane-aim = Obiettivo
rule-plane-setup-plane = L'aereo
rule-plane-setup-supply = I passeggeri
rule-plane-setup-vouchers = I buoni pasto
rule-plane-setup-hall = La sala partenze
rule-plane-setup-first = Chi inizia
rule-plane-hidden-deck = Che cosa è segreto
rule-plane-seat-kinds = Finestrino, centro, corridoio
rule-plane-seat-adjacent = Posti adiacenti
rule-plane-turn-order = Un turno
rule-plane-take-card = Prendere una carta
rule-plane-take-skip = Saltare carte
rule-plane-take-vouchers = Buoni pasto su una carta
rule-plane-take-gate = Senza buoni pasto
rule-plane-place-board = Far sedere tutti
rule-plane-place-turn = Girare, non specchiare
rule-plane-place-zone = In una sola zona
rule-plane-place-gaps = Spazi vuoti
rule-plane-place-displace = Posti occupati
rule-plane-place-wish = Preferenze di posto
rule-plane-place-share = Un posto a testa
rule-plane-place-short = Troppo pochi di un colore
rule-plane-hall-refill = La sala avanza
rule-plane-hall-empty = Quando il mazzo è vuoto
rule-plane-end-trigger = L'ultimo round
rule-plane-end-round = La fine
rule-plane-score-couples = Coppie
rule-plane-score-kids = Bambini
rule-plane-score-rugby = La squadra di rugby
rule-plane-score-friends = Gli amici
rule-plane-score-seniors = Gli anziani
rule-plane-score-vouchers = Buoni pasto rimasti
rule-plane-score-bonus-cards = Carte Più uno
rule-plane-score-overbooked = Passeggeri in overbooking
rule-plane-score-most-overbooked = Overbooking maggiore
rule-plane-score-empty-seats = Posti vuoti
rule-plane-score-winner = Chi vince
rule-plane-symbol-swap = Sostituire
rule-plane-symbol-cross = Attraversare
rule-plane-symbol-skip = Lasciare fuori
rule-plane-symbol-plus-one = Più uno
rule-plane-complex = Carte complesse
rule-plane-event-draw = Carte evento
rule-plane-event-adorable-kids = Bambini adorabili
rule-plane-event-buddy-time = Tempo per gli amici
rule-plane-event-corner-seats = Posti d’angolo
rule-plane-event-couples-retreat = Fuga a due
rule-plane-event-school-holidays = Vacanze scolastiche
rule-plane-event-emergency-exit-assistance = Assistenza in emergenza
rule-plane-event-family-vacation = Vacanze in famiglia
rule-plane-event-full-flight = Volo al completo
rule-plane-event-kids-gone-wild = Bambini scatenati
rule-plane-event-lonely-christmas = Natale in solitudine
rule-plane-event-low-season-blues = Malinconia di bassa stagione
rule-plane-event-beautiful-sunset = Bel tramonto
rule-plane-event-missing-friends = Amici mancanti
rule-plane-event-threes-company = Il numero perfetto
rule-plane-event-like-sardines = Come sardine
rule-plane-solo-setup = Volare da soli
rule-plane-solo-vouchers = Tre livelli di difficoltà
rule-plane-solo-take = La scelta è libera
rule-plane-solo-remove = Togliere carte
rule-plane-solo-last-voucher = Non l'ultimo buono pasto
rule-plane-solo-pay = Pagare e ricevere
rule-plane-solo-win = Vincere
rule-plane-solo-loss = Perdere
rule-plane-solo-cards = Carte finite
rule-plane-solo-friends = Weekend tra amici
rule-plane-solo-romance = Viaggio romantico in città
rule-plane-solo-school = La gita scolastica

## I nomi delle carte passeggero, e la galleria

plane-shelf-cards = Carte passeggero
plane-shelf-complex = Carte complesse
plane-shelf-events = Carte evento
plane-shelf-passengers = Passeggeri
plane-shelf-symbols = Simboli
plane-shelf-vouchers = Buoni pasto
plane-voucher = Buono pasto
plane-figure-passengers = Passeggeri
plane-figure-pattern = Schema
plane-figure-wishes = Posti desiderati
plane-figure-symbol = Simbolo
plane-figure-none = nessuno
plane-figure-colour = Colore
plane-figure-effect = Che cosa fa
plane-hue-r = rosso
plane-hue-w = bianco
plane-hue-b = blu
plane-hue-y = giallo
plane-hue-g = verde

plane-name-honeymoon = Luna di miele
plane-name-grandma-and-grandson = Nonna e nipotino
plane-name-half-backs = Mediani
plane-name-gossips = Pettegoli
plane-name-knitting-circle = Circolo della maglia
plane-name-playmates = Compagni di giochi
plane-name-sulking-lovers = Innamorati imbronciati
plane-name-fan-and-star = Fan e campione
plane-name-peekaboo = Bubusettete
plane-name-secret-glance = Sguardo furtivo
plane-name-odd-couple = Strana coppia
plane-name-front-row = Prima linea
plane-name-choir = Coro
plane-name-book-club = Club del libro
plane-name-chaperones = Accompagnatori
plane-name-newlyweds-with-child = Sposini con bambino
plane-name-corner-team = Squadra ad angolo
plane-name-corner-friends = Amici ad angolo
plane-name-corner-choir = Coro ad angolo
plane-name-left-hand-family = Famiglia a sinistra
plane-name-right-hand-family = Famiglia a destra
plane-name-echelon = Scaglione
plane-name-banister = Corrimano
plane-name-tug-of-war = Tiro alla fune
plane-name-jealousy = Gelosia
plane-name-three-strangers = Tre sconosciuti
plane-name-lovers-and-tail = Coppia con seguito
plane-name-joined-late = Ritardatari
plane-name-every-other = Un posto sì e uno no
plane-name-round-the-corner = Dietro l'angolo
plane-name-dancing-shoes = Scarpette da ballo
plane-name-loose-pass = Passaggio sbagliato
plane-name-generations = Tre generazioni
plane-name-scrum = Mischia
plane-name-slumber-party = Pigiama party
plane-name-double-date = Appuntamento a quattro
plane-name-table-talk = Chiacchiere a tavola
plane-name-story-time = L'ora delle storie
plane-name-lineout = Rimessa laterale
plane-name-hockey-stick = Bastone da hockey
plane-name-queue = In coda
plane-name-tandem = Tandem
plane-name-take-turns = Uno per volta
plane-name-bodyguards = Guardie del corpo
plane-name-lanterns = Lanterne
plane-name-four-corners = Quattro angoli
plane-name-goalposts = Tra i pali
plane-name-zigzag = Zigzag
plane-name-grandchildren = Nipotini
plane-name-slalom = Slalom
plane-name-x-five = Cinque a X
plane-name-group-hug = Abbraccio di gruppo
plane-name-campfire = Falò
plane-name-crown = Corona
plane-name-centre-row = Fila centrale
plane-name-panhandle = Manico di padella
plane-name-crankshaft = Albero a gomiti
plane-name-picnic = Picnic
plane-name-coach-party = Comitiva in pullman
plane-name-patchwork = Patchwork
plane-name-sunrise = Alba
plane-name-cloud-spotters = Osservatori di nuvole
plane-name-photographers = Fotografi
plane-name-first-flight = Primo volo
plane-name-long-legs = Gambe lunghe
plane-name-restless-feet = Piedi irrequieti
plane-name-early-exit = Primi a scendere
plane-name-trolley-fans = Fan del carrello
plane-name-easy-going = Senza pretese
plane-name-late-bookers = Prenotati all'ultimo
plane-name-middle-children = Figli di mezzo
plane-name-standby = Lista d'attesa
plane-name-wide-apart = Ai quattro venti
plane-name-stepping-stones = Pietre del guado
plane-name-ladder = Scala a pioli
plane-name-honeycomb = Favo
plane-name-constellation = Costellazione
plane-name-kite = Aquilone
plane-name-school-of-fish = Banco di pesci
plane-name-broken-mirror = Specchio rotto
plane-name-chessboard = Scacchiera

## The page

plane-page-hall = Sala partenze
plane-page-gate = Gate
plane-page-deck = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
plane-page-in-deck = Ancora nel mazzo: { $passengers }
plane-page-price = { $price ->
        [0] gratis
        [one] { $price } buono
       *[other] { $price } buoni
    }
plane-page-card = Carta { $place } a partire dal gate, «{ $name }»: { $face }. { $price ->
        [0] Gratis
        [one] Costa un buono pasto
       *[other] Costa { $price } buoni pasto
    }{ $vouchers ->
        [0] {""}
        [one] {", "}c’è sopra un buono pasto
       *[other] {", "}ci sono sopra { $vouchers } buoni pasto
    }.
plane-page-on-card = { $count ->
        [one] C’è sopra { $count } buono pasto
       *[other] Ci sono sopra { $count } buoni pasto
    }
plane-page-remove-card = Togli la carta { $place } dalla sala per un buono pasto
plane-page-gap = vuoto
plane-page-count = { $kind ->
        [r] { $count ->
            [one] { $count } innamorato
           *[other] { $count } innamorati
        }
        [w] { $count ->
            [one] { $count } bambino
           *[other] { $count } bambini
        }
        [b] { $count ->
            [one] { $count } rugbista
           *[other] { $count } rugbisti
        }
        [y] { $count ->
            [one] { $count } amico
           *[other] { $count } amici
        }
       *[g] { $count ->
            [one] { $count } anziano
           *[other] { $count } anziani
        }
    }
plane-page-left = Aspettano ancora in sala: { $who }
plane-page-supply = Passeggeri che aspettano in sala
plane-page-last-round = È l’ultimo round
plane-page-stairs = Scaletta: passeggeri che hanno perso il posto
plane-page-stairs-empty = La scaletta è vuota.
plane-page-stairs-with = Sulla scaletta, { $count } in tutto: { $told }
plane-page-vouchers = { $count ->
        [one] { $count } buono pasto
       *[other] { $count } buoni pasto
    }
plane-page-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
plane-page-seat = { $name }, { $kind }: { $who }
plane-page-nobody = libero
plane-page-plane = L’aereo di { $name }
plane-page-rivals = Gli altri aerei
plane-page-rival = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $vouchers ->
        [one] { $vouchers } buono pasto
       *[other] { $vouchers } buoni pasto
    }, { $overbooked } in overbooking. Ingrandisci
plane-page-lens = Lente dei punti
plane-page-sheet = Il punteggio attuale
plane-page-turns = Gira la carta
plane-page-turn-left = Gira a sinistra
plane-page-turn-right = Gira a destra (R)
plane-page-mirror = Specchia (F)
plane-page-no-mirror = Una carta si può girare, mai specchiare.
plane-page-fits = Dove può stare?
plane-page-fits-type = Posto dell’angolo in alto a sinistra, e rotazione
plane-page-fits-count = { $count ->
        [0] Lì non ci sta.
        [one] { $count } possibilità
       *[other] { $count } possibilità
    }
plane-page-turned = { $turn ->
        [0] Come disegnata
       *[other] Girata di { $turn }°
    }
plane-page-place = Falli sedere qui
plane-page-everybody = Salgono tutti
plane-page-leave-out = Lascia fuori il passeggero { $number } ({ $passenger })
plane-page-ask-taking = Prendi una carta dalla sala.
plane-page-ask-gate = Senza buoni: prendi la carta al gate.
plane-page-ask-solo = Prendi una carta, o togline una per un buono pasto.
plane-page-ask-solo-take = Prendi una carta.
plane-page-ask-skipping = Vuoi lasciare fuori un passeggero?
plane-page-ask-short = Un tipo di passeggeri non basta. Chi non viene?
plane-page-ask-placing = Dove si siedono?
plane-page-ask-seating = Un posto per: { $passenger }, { $kind }
plane-page-watch-seating = { $name } fa sedere i passeggeri.
plane-page-aim-groups = Rugbisti, amici, anziani: gruppi da { $need }
plane-page-aim-couples = Coppie di innamorati
plane-page-aim-kids = Bambini felici
plane-page-hint-keys = Clicca sui loro posti. R o la rotella gira la carta.
plane-page-hint-touch = Tocca l’aereo, poi tocca ancora. Due dita girano la carta.
plane-page-hint-seat = Clicca su uno dei posti segnati.
plane-page-hint-seat-touch = Tocca un posto segnato, poi tocca ancora.
plane-page-bumped = Perdono il posto: { $who }
plane-page-gain = Punti: { $points }

## Perché un punteggio è quello che è

plane-account-couples = { $count ->
    [0] Nessuna coppia siede da sola.
    [one] { $count } coppia siede da sola. Un terzo innamorato accanto la rovinerebbe.
   *[other] { $count } coppie siedono da sole. Un terzo innamorato accanto ne rovinerebbe una.
}
plane-account-kids = { $count ->
    [0] Nessun bambino ha qualcuno su ogni posto adiacente.
    [one] { $count } bambino ha qualcuno su ogni posto adiacente.
   *[other] { $count } bambini hanno qualcuno su ogni posto adiacente.
}
plane-account-crowd = { $size ->
    [0] A bordo non ce n’è nessuno.
   *[other] { $counted ->
        [twice] Il gruppo più grande è di { $size }. Nessun rivale ne ha uno più grande: vale doppio.
        [once] Il gruppo più grande è di { $size }. Un rivale ne ha uno più grande: vale una volta sola.
       *[alone] Il gruppo più grande è di { $size }.
    }
}
plane-account-vouchers = { $count ->
    [one] Resta { $count } buono pasto; due fanno un punto.
   *[other] Restano { $count } buoni pasto; due fanno un punto.
}
plane-account-bonus-cards = { $count ->
    [one] { $count } carta con il simbolo “più uno”.
   *[other] { $count } carte con il simbolo “più uno”.
}
plane-account-overbooked = { $count ->
    [0] Nessuno aspetta sulla scaletta.
    [one] { $count } passeggero aspetta sulla scaletta e ci resta: due punti in meno.
   *[other] { $count } passeggeri aspettano sulla scaletta e ci restano: due punti in meno per ciascuno.
}
plane-account-most-overbooked = { $count ->
    [0] Un rivale ha più passeggeri sulla scaletta, oppure nessuno ne ha.
   *[other] Nessuno ha più passeggeri sulla scaletta.
}
plane-account-empty-seats = { $count ->
    [0] Tutti i posti sono occupati.
    [one] { $count } posto è ancora vuoto e costa un punto finché nessuno vi siede.
   *[other] { $count } posti sono ancora vuoti. Ognuno costa un punto finché nessuno vi siede.
}
