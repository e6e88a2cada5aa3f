# Le parole di Overbooking, l'hotel.

overbooking = Overbooking

## Come si chiamano le cose

hotel-colour-red = Rosso
hotel-colour-blue = Blu
hotel-colour-green = Verde
hotel-colour-orange = Arancione

hotel-crest-bird = uccello
hotel-crest-fish = pesce
hotel-crest-lion = leone
hotel-crest-oak = quercia

hotel-kind-monk = monaco
hotel-kind-merchants = mercanti
hotel-kind-maids = damigelle
hotel-kind-nobles = nobili
hotel-kind-soldiers = soldati
hotel-kind-workers = manovali

# Con il loro nome, così l'aggettivo concorda qualunque sia la casata.
hotel-size-small = stemma piccolo
hotel-size-large = stemma grande

hotel-sign-none = nessuna regola speciale
hotel-sign-small-only = solo piccoli gruppi
hotel-sign-large-only = solo grandi gruppi
hotel-sign-first-face-up = primo ospite scoperto
hotel-sign-second-face-up = secondo ospite scoperto
hotel-sign-monks-first = prima i monaci
hotel-sign-soldiers-first = prima i soldati
hotel-sign-no-soldiers = niente soldati
hotel-sign-no-back-door = niente porta sul retro, cinque in fila
hotel-sign-two-crests = al massimo due stemmi

hotel-line-coins = Monete
hotel-line-tiles = Gettoni punto
hotel-line-crests = Bonus stemmi

## Il tavolo in frasi

# Le frasi qui sotto riconoscono proprio questa parola, dove il verbo cambia.
hotel-you = Tu
hotel-table-round = Round { $round } di { $rounds }. { $first ->
        [Tu] Hai iniziato tu.
       *[other] Ha iniziato { $first }.
    }
hotel-table-hotel = Hotel { $hotel }: { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }, { $sign }.{ $tile ->
        [yes] {" "}Alla porta sul retro c'è un gettone punto.
       *[no] {""}
    }
hotel-table-line = Fila: { $guests }. { $free ->
        [0] Piena.
        [one] { $free } posto libero.
       *[other] { $free } posti liberi.
    }
hotel-table-back = Porta sul retro: { $guests }. { $free ->
        [0] Piena.
        [one] { $free } posto libero.
       *[other] { $free } posti liberi.
    }
hotel-table-no-back = Non c'è una porta sul retro.
hotel-table-next = Nel prossimo round questo hotel diventa: { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }, { $sign }.
hotel-nobody = nessuno
hotel-either = { $rest } o { $last }
hotel-guest-known = { $name } ({ $owner })
hotel-guest-hidden = carta { $crest } coperta con { $size } ({ $owner }; può essere { $numbers })
hotel-guest-face-down = { $name } coperta ({ $owner })
hotel-table-hand = La tua mano: { $cards }.
hotel-hand-card = { $card } { $kind } ({ $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    })
hotel-table-hand-empty = La tua mano è vuota.
hotel-table-seat = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    } in mano; alloggiati: { $booked }; fuori dal gioco: { $gone }; gettoni: { $tiles }.
hotel-table-checking = Si controlla l'hotel { $hotel }, che ha { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }. C'è da decidere sul potere di { $power }: { $title }.
hotel-ask-place = Tocca a te: gioca una carta. Scrivi per esempio «{ $example }».
hotel-ask-keep = Tocca a te: gioca una carta, o scrivi «keep» per tenerla.
hotel-ask-pass = Nessuna delle tue carte ha un posto. Scrivi «keep» per passare.
hotel-ask-keep-forced = Nessuna delle tue carte ha un posto, perciò tieni la quinta: scrivi «keep». Gli altri vedranno solo che la tieni.
hotel-ask-power = Vuoi usare il potere di { $power }? Scrivi «choose …» con un ospite, oppure «decline».

## Che cosa è successo

hotel-event-place = { $player ->
        [Tu] Hai giocato
       *[other] { $player } ha giocato
    } { $guest } coperta all'hotel { $hotel }, { $side ->
        [back] alla porta sul retro
       *[line] in fila
    }.
hotel-event-place-open = { $player ->
        [Tu] Hai giocato
       *[other] { $player } ha giocato
    } { $guest } scoperta in fila all'hotel { $hotel }: ora tutti vedono questa carta.
hotel-event-place-hidden = { $player ->
        [Tu] Hai giocato
       *[other] { $player } ha giocato
    } una carta { $crest } coperta con { $size } all'hotel { $hotel }, { $side ->
        [back] alla porta sul retro
       *[line] in fila
    }.
hotel-event-tile = { $player ->
        [Tu] Hai preso
       *[other] { $player } ha preso
    } il gettone punto dell'hotel { $hotel }.
hotel-event-keep = { $player ->
        [Tu] Hai tenuto
       *[other] { $player } ha tenuto
    } la quinta carta.
hotel-event-keep-forced = Nessuna delle tue carte aveva un posto, perciò hai tenuto la quinta. Gli altri vedono solo che l'hai tenuta.
hotel-event-pass = { $player ->
        [Tu] Non avevi posto per nessuna carta e hai passato.
       *[other] { $player } non aveva posto per nessuna carta e ha passato.
    }
hotel-event-reveal = Hotel { $hotel }, { $side ->
        [back] porta sul retro
       *[line] fila
    }, posto { $place }: { $guest }.
hotel-event-reveal-together = L'hotel { $hotel } apre le porte. Fila: { $line }. Porta sul retro: { $back }.
hotel-event-move-in = { $guest } va in fondo alla fila.
hotel-event-beds = { $guest } { $by ->
        [-3] toglie tre posti letto
       *[other] porta tre posti letto
    }: ora l'hotel ha { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }.
hotel-event-replace = { $guest } prende il posto della carta { $target }, che esce dal gioco.
hotel-event-favour = { $rank ->
        [1] { $guest } fa prenotare per prima la carta { $target }.
       *[other] { $guest } fa prenotare la carta { $target } subito dopo la scelta dei primi nobili.
    }
hotel-event-decline = { $guest } non usa il suo potere.
hotel-event-idle = { $guest } non trova nessuno su cui agire.
hotel-event-book = { $reason ->
        [nobles] { $rank ->
                [1] { $guest } prenota per prima: la scelta dei nobili.
               *[other] { $guest } prenota subito dopo: la scelta dei secondi nobili.
            }
        [favourite] { $guest } prenota prima degli altri: questo hotel preferisce ospiti così.
       *[size] { $guest } prenota: è il gruppo più grande ancora in attesa.
    } { $beds ->
        [0] Non restano posti letto.
        [one] Resta { $beds } posto letto.
       *[other] Restano { $beds } posti letto.
    }
hotel-event-turn-away = { $guest } ha bisogno di { $needed ->
        [one] { $needed } posto letto
       *[other] { $needed } posti letto
    }, ma { $beds ->
        [0] non ne resta nessuno
        [one] ne resta solo { $beds }
       *[other] ne restano solo { $beds }
    }: fuori dal gioco.
hotel-event-turn-away-together = { $beds ->
        [0] Non resta nessun posto letto
        [one] Resta solo { $beds } posto letto
       *[other] Restano solo { $beds } posti letto
    }, troppo pochi per questi ospiti, che escono dal gioco: { $guests }.
hotel-event-leave = { $guest } resta alla porta sul retro ed esce dal gioco.
hotel-event-leave-together = Restano alla porta sul retro ed escono dal gioco: { $guests }.
hotel-event-checked = L'hotel { $hotel } è controllato.
hotel-event-round = Comincia il round { $round }: { $reason ->
        [replaced] si mettono nuove carte hotel
       *[flipped] le carte hotel si girano
    }. { $player ->
        [Tu] Inizi tu
       *[other] Inizia { $player }
    }.
hotel-event-hotel = L'hotel { $hotel } ora è: { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }, { $sign }.{ $tile_reason ->
        [added] {" "}Alla porta sul retro si aggiunge un gettone punto.
        [stays] {" "}Il gettone punto alla porta sul retro resta.
        [taken-away] {" "}Il gettone punto si toglie.
       *[none] {""}
    }
hotel-event-draw = { $player } ha pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
hotel-event-draw-together = Hanno pescato { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } a testa: { $players }.
hotel-event-draw-mine = Hai pescato { $cards }.
hotel-event-over = Le prenotazioni dell'ultimo round sono controllate: la partita è finita.

## Consiglio

hotel-advice-place = Gioca { $card } all'hotel { $hotel }, { $side ->
        [back] alla porta sul retro
       *[line] in fila
    }.
hotel-advice-keep = Tieni la quinta carta.
hotel-advice-pass = Passa: non c'è posto per nessuna carta.
hotel-advice-replace = Fai prendere alla carta { $guest } il posto della carta { $target }.
hotel-advice-favour = { $rank ->
        [1] Fai prenotare per prima la carta { $target }.
       *[other] Fai prenotare subito dopo la carta { $target }.
    }
hotel-advice-decline = Non usare il potere di { $guest }.

## La guida della prima partita

hotel-guide-aim = Le tue carte sono gruppi di ospiti che cercano un letto. Il numero dice quanti posti letto servono a un gruppo; le sue monete sono i tuoi punti quando li ha. Dopo { $rounds } round vince chi ha più punti.
hotel-guide-line = A ogni turno giochi un gruppo. In fila aspetta dei posti letto: l'hotel { $hotel } ne ha { $beds }. I gruppi piccoli portano più monete, ma quelli grandi prenotano prima.
hotel-guide-sign = L'hotel { $hotel }, con { $beds } posti letto, ha una regola tutta sua. { $says }
hotel-guide-back = Un gruppo non deve per forza aspettare in fila. A una porta sul retro non riceve posti letto, ma usa il suo potere quando si controllano le prenotazioni. Può salvare gli altri tuoi ospiti.
hotel-guide-tile = Alla porta sul retro dell'hotel { $hotel } c'è un gettone. Chi vi gioca il primo ospite lo prende: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } subito.
hotel-guide-trick = Hai { $card }. A una porta sul retro { $kind ->
        [monk] più tardi andrebbe in fondo alla fila, anche se è piena.
        [merchants] porterebbero tre posti letto in più a quella fila.
        [maids] prenderebbero il posto di un altro tuo ospite: utile se quello non trova comunque un letto.
        [nobles] farebbero prenotare un tuo ospite prima di tutti gli altri.
        [soldiers] prenderebbero il posto di manovali in fila, tuoi o di un rivale.
       *[workers] toglierebbero tre posti letto: utile dove aspetta il tuo rivale e tu no.
    }
hotel-guide-hidden = { $size ->
        [small] Lì aspetta un ospite con uno stemma piccolo sul dorso ({ $crest }). Uno stemma piccolo nasconde un 1, un 2 o un 3.
       *[large] Lì aspetta un ospite con uno stemma grande sul dorso ({ $crest }). Uno stemma grande nasconde un 4, un 5 o un 6.
    } Gli altri sanno altrettanto poco dei tuoi.
hotel-guide-equals = Fra due gruppi uguali prenota prima quello più vicino all'hotel. Perciò può convenire arrivare presto in una fila.
hotel-guide-last-card = Il tuo ultimo turno in questo round. Poi tutte le carte si scoprono e si assegnano i posti letto.
hotel-guide-keep = In questo round giochi per ultimo, quindi puoi anche tenere questa carta. { $last ->
        [yes] Ma non segue nessun round: in mano non vale niente.
       *[no] Fallo se non troverebbe un letto da nessuna parte.
    }
hotel-guide-no-place = Nessuna fila e nessuna porta sul retro accetta ora una delle tue carte. Non perdi niente: restano nella tua mano.
hotel-guide-last-round = L'ultimo round. Quello che poi ti resta in mano non vale niente: cerca posti letto per le tue monete.
hotel-guide-room = C'è posto all'hotel { $hotel }: { $beds } posti letto, { $most ->
        [0] e nessuno aspetta ancora in fila.
       *[other] e alla fila ne servono al massimo { $most }.
    }
hotel-guide-tight = L'hotel { $hotel } è più che pieno: { $beds } posti letto, ma alla fila ne servono { $least } o di più. Così qualcuno resta senza.
hotel-guide-full = L'hotel { $hotel } ha { $beds } posti letto e alla fila ne servono { $least }. Tutti trovano posto, se nessuno si aggiunge e nessun potere cambia le cose.
hotel-guide-unsure = All'hotel { $hotel } si decide per poco: { $beds } posti letto, e alla fila ne servono fra { $least } e { $most }. Dipende dalle carte che non vedi.
hotel-guide-choice = { $kind ->
        [maids] Le tue damigelle possono prendere il posto di un tuo ospite, che esce dal gioco. Scegline uno che altrimenti non trova un letto: l'hotel { $hotel } ne ha { $beds }.
        [nobles] I tuoi nobili possono far prenotare per primo un tuo ospite. Scegline uno che altrimenti arriverebbe tardi: l'hotel { $hotel } ha { $beds } posti letto.
       *[soldiers] I tuoi soldati possono prendere il posto di manovali, che escono dal gioco. Meglio quelli di un rivale: l'hotel { $hotel } ha { $beds } posti letto.
    }
hotel-guide-did-line = { $size ->
        [small] A questo ospite servono 1, 2 o 3 dei { $beds } posti letto. I gruppi piccoli portano molte monete ma prenotano tardi.
       *[large] A questo ospite servono 4, 5 o 6 dei { $beds } posti letto, e di solito prenota prima dei gruppi piccoli.
    }
hotel-guide-did-open = L'insegna vuole questo ospite scoperto, quindi puoi contare: { $needed ->
        [one] gli serve uno dei { $beds } posti letto.
       *[other] gliene servono { $needed } su { $beds }.
    }
hotel-guide-did-back = Qui non si cerca un letto, ma un potere: { $size ->
        [small] uno stemma piccolo è un monaco che va in fila, mercanti con tre posti letto in più o damigelle che sostituiscono uno dei loro.
       *[large] uno stemma grande sono nobili che fanno prenotare per primo uno dei loro, soldati che scacciano manovali o manovali che tolgono tre posti letto.
    }
hotel-guide-did-tile = Il primo a una porta sul retro prende il gettone. Fino al prossimo round non c'è più.
hotel-guide-did-keep = Chi gioca per ultimo in un round può farlo. Nel prossimo la carta forse troverà un posto migliore.
hotel-guide-did-pass = Nessun posto per nessuna carta: questo ti dice che cosa non c'è in quella mano.
hotel-guide-did-reveal = Ora tutti vedono chi aspetta qui. Prima i poteri della porta sul retro, poi la fila prenota.
hotel-guide-did-move-in = Ora aspetta in fila come gli altri, e gli basta un letto.
hotel-guide-did-beds = { $by ->
        [-3] Ci perde chi prenota per ultimo.
       *[other] Ci guadagna chi prenota per ultimo.
    }
hotel-guide-did-replace = Chi perde il posto non porta niente; chi l'ha preso ora può avere un letto.
hotel-guide-did-favour = Di solito comincia il gruppo più grande. Questo non deve aspettarlo.
hotel-guide-did-decline = Nessuno è obbligato a usare un potere così. A volte farebbe più male che bene.
hotel-guide-did-idle = A damigelle e nobili serve un altro ospite del loro giocatore in questa fila, ai soldati servono manovali. Qui non c'era nessuno.
hotel-guide-did-book = { $mine ->
        [yes] Ti porta { $coins ->
                [one] { $coins } moneta
               *[other] { $coins } monete
            }.
       *[no] { $player } ne ricava { $coins ->
                [one] { $coins } moneta
               *[other] { $coins } monete
            }.
    }
hotel-guide-did-turn-away = Un gruppo non si divide mai: o trovano un letto tutti, o nessuno. { $mine ->
        [yes] A te non porta niente.
       *[no] { $player } non ne ricava niente.
    }{ $beds ->
        [0] {""}
       *[other] {" "}Un gruppo più piccolo, dietro, forse ci sta ancora.
    }
hotel-guide-did-leave = È il prezzo di un potere: chi aspetta a una porta sul retro non riceve letti e non porta monete.
hotel-guide-did-round = Altri hotel, altre insegne e cinque nuove carte per tutti. Guarda i posti letto prima di giocare la prima.
hotel-guide-end = Hai { $mine } punti, { $player } ne ha { $theirs }. { $booked ->
        [one] { $booked } dei tuoi gruppi ha trovato
       *[other] { $booked } dei tuoi gruppi hanno trovato
    } un letto; { $gone ->
        [0] nessuno è andato perso.
       *[other] { $gone } non l'hanno trovato o sono passati da una porta sul retro. Meno sono, più punti fai.
    }

## Un hotel di un tavolo vero

hotel-case-beds = Posti letto: { $beds }, di cui vuoti { $left }.
hotel-case-booked = Alloggiati, in ordine: { $guests }.
hotel-case-turned_away = Rimasti senza posto: { $guests }.
hotel-case-discarded = Fuori dal gioco: { $guests }.

## Mosse rifiutate, secondo la regola che le vieta

refused-hotel-play-turns = Nessun potere aspetta una decisione: è il momento di giocare una carta.
refused-hotel-play-hand = Questa carta non è nella tua mano.
refused-hotel-play-keep = Devi giocare una carta: può tenere la quinta solo chi viene per ultimo nell'ordine di questo round.
refused-hotel-setup-hotels = A questo tavolo non c'è un hotel con quel numero.
refused-hotel-line-limit = Questa fila è piena.
refused-hotel-back-limit = Questa porta sul retro è piena: al massimo due ospiti.
refused-hotel-sign-small-only = In questa fila possono entrare solo monaci, mercanti e damigelle.
refused-hotel-sign-large-only = In questa fila possono entrare solo nobili, soldati e manovali.
refused-hotel-sign-no-soldiers = I soldati non possono entrare in questa fila.
refused-hotel-sign-no-back-door = Questo hotel non ha una porta sul retro.
refused-hotel-sign-two-crests = In questa fila ci sono già due stemmi; un terzo non può entrare.
refused-hotel-power-choice = Un potere aspetta la tua decisione: scegli un ospite o rinuncia.
refused-hotel-power-target = Il potere non può agire su questo ospite.

## Errori nei set di carte e nei file dei punteggi

fault-card = { $place }: «{ $found }» non è una carta. Scrivi un numero da 1 a 6 e uno stemma: { $crests }.
fault-guest = { $place }: «{ $found }» non è un ospite. Scrivi un colore ({ $colours }), un numero da 1 a 6 e uno stemma ({ $crests }).
fault-guest-twice = { $place }: { $found } compare due volte.
fault-no-back-door = { $place }: questo hotel non ha una porta sul retro, quindi lì non può aspettare nessuno.
fault-choice-superfluous = { $place }: non resta nessun potere per cui scegliere.
fault-choice-missing = { $place }: manca la scelta per { $power }.
fault-choice-target = { $place }: { $power } non può agire su { $found }.

## I nomi delle regole

rule-hotel-aim = Obiettivo
rule-hotel-setup-decks = Mazzi e mani
rule-hotel-setup-hotels = Disporre gli hotel
rule-hotel-setup-first = Chi inizia
rule-hotel-play-turns = Cinque turni a testa
rule-hotel-play-place = Giocare un ospite
rule-hotel-play-hand = Solo dalla tua mano
rule-hotel-play-keep = Tenere la quinta carta
rule-hotel-play-pass = Nessun posto per nessuna carta
rule-hotel-line-limit = Quattro in fila
rule-hotel-back-limit = Due alla porta sul retro
rule-hotel-back-tile = Il gettone punto
rule-hotel-hidden-backs = Che cosa dicono i retri
rule-hotel-hidden-faces = Che cosa è segreto
rule-hotel-hidden-peek = Guardare i propri ospiti
rule-hotel-hidden-passes = Che cosa dice chi passa
rule-hotel-sign-none = Nessuna regola speciale
rule-hotel-sign-small-only = Solo piccoli gruppi
rule-hotel-sign-large-only = Solo grandi gruppi
rule-hotel-sign-first-face-up = Primo ospite scoperto
rule-hotel-sign-second-face-up = Secondo ospite scoperto
rule-hotel-sign-monks-first = Prima i monaci
rule-hotel-sign-soldiers-first = Prima i soldati
rule-hotel-sign-no-soldiers = Niente soldati
rule-hotel-sign-no-back-door = Niente porta sul retro
rule-hotel-sign-two-crests = Al massimo due stemmi
rule-hotel-check-order = Un hotel alla volta
rule-hotel-check-reveal = Scoprire le carte
rule-hotel-power-order = I poteri, partendo dall'hotel
rule-hotel-power-choice = Poteri a cui puoi rinunciare
rule-hotel-power-target = Su chi agisce un potere
rule-hotel-power-monk = Monaco
rule-hotel-power-merchants = Mercanti
rule-hotel-power-maids = Damigelle
rule-hotel-power-nobles = Nobili
rule-hotel-power-soldiers = Soldati
rule-hotel-power-workers = Manovali
rule-hotel-book-order = Chi prenota prima
rule-hotel-book-fit = Abbastanza posti letto o nessuno
rule-hotel-book-leave = Chi esce dal gioco
rule-hotel-round-next = Il round successivo
rule-hotel-round-flip = Girare gli hotel
rule-hotel-round-new = Nuovi hotel
rule-hotel-round-tiles = Rimettere i gettoni
rule-hotel-round-draw = Pescare
rule-hotel-score-coins = Monete
rule-hotel-score-tiles = Gettoni punto
rule-hotel-score-crests = Bonus stemmi
rule-hotel-score-tie = Parità
rule-hotel-score-end = La fine

## La galleria

hotel-shelf-guests = Ospiti
hotel-shelf-powers = Che cosa fanno gli ospiti alla porta sul retro
hotel-shelf-hotels = Hotel
hotel-shelf-tiles = Gettoni punto
hotel-shelf-bonuses = Bonus stemmi
hotel-figure-number = Posti letto necessari
hotel-figure-kind = Chi arriva
hotel-figure-crest = Stemma
hotel-figure-coins = Monete
hotel-figure-back = Retro
hotel-figure-back-small = stemma piccolo
hotel-figure-back-large = stemma grande
hotel-figure-copies-colour = uno per colore
hotel-figure-copies-each = uno per stemma e per colore
hotel-figure-side-front = Un lato
hotel-figure-side-back = Altro lato
hotel-figure-pairing-one = come qui
hotel-figure-copies = Quanti
hotel-figure-power = Alla porta sul retro
hotel-figure-hotel = Carta hotel { $number }
hotel-figure-face = { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }, { $sign }
hotel-figure-pairing = Abbinamento dei lati
hotel-figure-points = Punti
hotel-figure-set = { $size } dello stesso stemma
hotel-bonus-beginner = Principianti
hotel-bonus-expert = Esperti

## The page

hotel-page-back-door = Porta sul retro
hotel-page-line = Fila
hotel-page-card = { $kind } { $number }, { $crest }
hotel-page-hotel = Hotel { $hotel }
hotel-page-round = Round { $round } di { $rounds }
hotel-page-over = La partita è finita
hotel-page-first = Iniziato da: { $name }
hotel-page-turns = { $count ->
        [one] ancora { $count } turno
       *[other] ancora { $count } turni
    }
hotel-page-street = Gli hotel
hotel-page-hand = La tua mano
hotel-page-sort = Ordina la mano
hotel-page-sort-number = Per numero
hotel-page-sort-crest = Per stemma
hotel-page-hand-card = { $card }: { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }, { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }. Alla porta sul retro: { $power }
hotel-page-in-hand = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
hotel-page-points = { $points ->
        [one] punto
       *[other] punti
    }
hotel-page-place-line = Metti in fila all'hotel { $hotel }
hotel-page-place-back = Metti alla porta sul retro dell'hotel { $hotel }
hotel-page-full = piena
hotel-page-tile = Gettone punto
hotel-page-takes-tile = Prendi il gettone punto: +{ $points }
hotel-page-next = Prossimo round: { $beds ->
        [one] { $beds } posto letto
       *[other] { $beds } posti letto
    }, { $sign }.
hotel-page-pick = Tocca a te: scegli un ospite.
hotel-page-where = Dove va? { $card }
hotel-page-picked = { $card }: carta scelta. Scegli un posto con le frecce e Invio; Esc la rimette in mano.
hotel-page-no-place = Nessuno dei tuoi ospiti trova posto.
hotel-page-no-place-last = Nessuno dei tuoi ospiti ha un posto, perciò tieni la quinta carta.
hotel-page-cancel = Rimetti in mano
hotel-page-keep = Tieni la quinta carta
hotel-page-pass = Passa
hotel-page-power-ask = Usare il tuo potere: { $kind }?
hotel-page-power-wait = { $player ->
        [Tu] Decidi
       *[other] { $player } decide
    } sul potere di { $guest }.
hotel-page-choose-monk = Va in fondo alla fila.
hotel-page-choose-merchants = Portano tre posti letto.
hotel-page-choose-maids = Scegli quale tuo ospite sostituiscono. Quell'ospite esce dal gioco.
hotel-page-choose-nobles = Scegli quale tuo ospite prenota per primo.
hotel-page-choose-nobles-second = Scegli quale tuo ospite prenota subito dopo la scelta dei primi nobili.
hotel-page-choose-soldiers = Scegli i manovali da sostituire, tuoi o di un rivale.
hotel-page-choose-workers = Tolgono tre posti letto.
hotel-page-decline = Non usarlo
hotel-page-outcome = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
hotel-page-favoured = { $rank ->
        [1] Prenota per primo
       *[other] Prenota per secondo
    }
hotel-page-booked = Ha i posti letto
hotel-page-away = Non ha trovato posti letto
hotel-page-gone = Fuori dal gioco
hotel-page-order = Ordine di prenotazione
hotel-page-order-chosen = Scelti dai nobili
hotel-page-order-sign = Preferiti dall’insegna
hotel-page-order-rest = Tutti gli altri: prima il gruppo più grande, a parità il più vicino
hotel-page-unseen = non ancora visti
hotel-page-overview = Alla porta sul retro
hotel-page-does-monk = va in fondo alla fila
hotel-page-does-merchants = tre posti letto in più
hotel-page-does-maids = sostituiscono un tuo ospite
hotel-page-does-nobles = un tuo ospite prenota per primo
hotel-page-does-soldiers = sostituiscono dei manovali, tuoi o altrui
hotel-page-does-workers = tre posti letto in meno
hotel-page-checking = Controllo delle prenotazioni
hotel-page-open = Hotel { $hotel }: le porte si aprono e le carte si scoprono.
hotel-page-show-back = Un passo indietro
hotel-page-show-pause = Pausa
hotel-page-show-go = Continua
hotel-page-show-step = Un passo
hotel-page-show-skip = Salta
hotel-page-show-again = Rivedi il controllo
hotel-page-sign-none = I posti letto si assegnano nell'ordine solito: prima il gruppo più grande.
hotel-page-sign-small-only = In questa fila entrano solo monaci, mercanti e damigelle.
hotel-page-sign-large-only = In questa fila entrano solo nobili, soldati e manovali.
hotel-page-sign-first-face-up = Il primo ospite della fila si gioca scoperto.
hotel-page-sign-second-face-up = Il secondo ospite della fila si gioca scoperto.
hotel-page-sign-monks-first = I monaci in fila prenotano prima di tutti gli altri.
hotel-page-sign-soldiers-first = I soldati in fila prenotano prima di tutti gli altri.
hotel-page-sign-no-soldiers = I soldati non entrano in questa fila.
hotel-page-sign-no-back-door = Nessuno aspetta dietro, ma la fila accoglie cinque ospiti.
hotel-page-sign-two-crests = Questa fila accoglie ospiti di due stemmi al massimo.

## Perché un punteggio è quello che è

hotel-account-coins = { $guests ->
    [0] Nessuno è ancora alloggiato. Le monete arrivano quando si controllano gli hotel.
    [one] Le monete di { $guests } ospite alloggiato. Altre arrivano a ogni controllo.
   *[other] Le monete di { $guests } ospiti alloggiati. Altre arrivano a ogni controllo.
}
hotel-account-tiles = { $tiles ->
    [0] Ancora nessun gettone: il primo ospite a una porta sul retro ne porta uno.
    [one] { $tiles } gettone da una porta sul retro.
   *[other] { $tiles } gettoni dalle porte sul retro.
}
hotel-account-crests = { $bonus ->
    [none] In questa partita gli stemmi non valgono nulla.
   *[other] Alloggiati finora: { $crests }.
}
hotel-account-crest = { $count } × { $crest } ({ $points })
hotel-account-crest-nothing = { $count } × { $crest }

## Perché un suggerimento propone una mossa

hotel-advice-coins = { $coins ->
    [one] Porta { $coins } moneta
   *[other] Porta { $coins } monete
} se ottiene { $beds ->
    [one] il suo letto.
   *[other] i suoi { $beds } letti.
}
hotel-advice-beds = { $same ->
    [True] { $most ->
        [one] La fila vuole allora { $most } letto
       *[other] La fila vuole allora { $most } letti
    }
   *[False] La fila vuole allora da { $least } a { $most } letti
}, l’hotel ne ha { $beds }.
hotel-advice-at-back = Alla porta sul retro: { $kind } – { $does }.
