# Le parole di Heroes of Oktoberfest, il tendone.

oktoberfest = Heroes of Oktoberfest

## Come si chiamano le cose

# Le frasi qui sotto riconoscono proprio questa parola, dove il verbo cambia.
tent-you = Tu
tent-player = Giocatore { $seat }
tent-nothing = niente
tent-nobody = nessuno

tent-colour-green = verde
tent-colour-blue = blu
tent-colour-red = rosso
tent-colour-yellow = giallo

tent-customer-gh = cappello verde
tent-customer-bh = cappello blu
tent-customer-rh = cappello rosso
tent-customer-yh = cappello giallo
tent-customer-gb = trecce verdi
tent-customer-bb = trecce blu
tent-customer-rb = trecce rosse
tent-customer-yb = trecce gialle

tent-group-green-hats = cappelli verdi
tent-group-blue-hats = cappelli blu
tent-group-red-hats = cappelli rossi
tent-group-yellow-hats = cappelli gialli
tent-group-green-braids = trecce verdi
tent-group-blue-braids = trecce blu
tent-group-red-braids = trecce rosse
tent-group-yellow-braids = trecce gialle

tent-series-colours = quattro colori uno accanto all'altro
tent-series-alternating = cappelli e trecce alternati
tent-objective-a = { $customer }, più { $series }

tent-amount-pretzel = { $count ->
        [one] { $count } brezel
       *[other] { $count } brezel
    }
tent-amount-beer = { $count ->
        [one] { $count } birra
       *[other] { $count } birre
    }
tent-amount-sausage = { $count ->
        [one] { $count } salsiccia
       *[other] { $count } salsicce
    }
tent-amount-joker = { $count ->
        [one] { $count } cibo a scelta
       *[other] { $count } cibi a scelta
    }
tent-amount-coin = { $count ->
        [one] { $count } carta moneta
       *[other] { $count } carte moneta
    }
tent-amount-change = { $count ->
        [one] { $count } carta da una moneta
       *[other] { $count } carte da una moneta
    }
tent-amount-coins = { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
tent-amount-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
tent-amount-purse = { $count ->
        [one] { $count } moneta degli eroi
       *[other] { $count } monete degli eroi
    }

tent-power-hand = una carta in più in mano
tent-power-heroes = i punti degli eroi valgono doppio
tent-power-objective-a = i punti dell'obiettivo A valgono doppio
tent-power-victory = le carte punti vittoria valgono doppio
tent-power-hats = un punto per ogni coppia di cappelli
tent-power-braids = un punto per ogni coppia di trecce

tent-line-vp-cards = Carte punti vittoria
tent-line-heroes = Eroi
tent-line-coins = Carte moneta
tent-line-objective-a = Obiettivo A
tent-line-objective-b = Obiettivo B
tent-line-hero-bonus = Punti bonus degli eroi

## Il tavolo in frasi

tent-table-draft = Si scelgono i primi eroi; tutto il resto si distribuisce dopo. { $first ->
        [Tu] Sei
       *[other] { $first } è
    } il primo giocatore e { $first ->
        [Tu] scegli
       *[other] sceglie
    } per ultimo.
tent-table-clock = { $food ->
        [0] Il mazzo del cibo è vuoto.
        [one] Resta { $food } carta nel mazzo del cibo.
       *[other] Restano { $food } carte nel mazzo del cibo.
    } { $tables ->
        [0] Il Festival è al completo.
        [one] C'è ancora posto per { $tables } tavolata.
       *[other] C'è ancora posto per { $tables } tavolate.
    } Carte moneta nella pila: { $coins }.{ $last ->
        [yes] {" "}Questo è l'ultimo turno.
       *[no] {""}
    }
tent-table-row = Fila { $row }, da sinistra a destra. Dalla tua parte: { $near }. Dall'altra parte: { $far }. { $free ->
        [0] Completa.
        [one] Ancora posto per { $free } tavolata.
       *[other] Ancora posto per { $free } tavolate.
    }
tent-table-row-watched = Fila { $row }, da sinistra a destra come la vede il primo giocatore. Dalla parte del primo giocatore: { $near }. Dalla parte del secondo giocatore: { $far }. { $free ->
        [0] Completa.
        [one] Ancora posto per { $free } tavolata.
       *[other] Ancora posto per { $free } tavolate.
    }
tent-table-market = La tavolata { $place } chiede { $food }. Davanti: { $near }. Dietro: { $far }.
tent-table-serving = Questa è la tavolata da sistemare. Davanti: { $near }. Dietro: { $far }.
tent-table-hero = { $hero } costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Bonus: { $traits }.
tent-table-heroes-to-come = Eroi ancora coperti. Primo mazzo: { $first }. Secondo mazzo: { $second }.
tent-table-tables-to-come = { $count ->
        [0] Il mazzo delle tavolate è vuoto.
        [one] { $count } tavolata è ancora coperta, con questi clienti: { $customers }.
       *[other] { $count } tavolate sono ancora coperte, con questi clienti: { $customers }.
    }
tent-table-unseen = Cibo nel mazzo o in una mano che non vedi: { $food }.
tent-table-hand = La tua mano: { $cards }.
tent-table-seat-draft = { $player } (eroi): { $heroes }.
tent-table-seat = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } finora; in mano { $food ->
        [one] { $food } carta cibo
       *[other] { $food } carte cibo
    } e { $coins ->
        [one] { $coins } carta moneta
       *[other] { $coins } carte moneta
    }{ $change ->
        [0] {""}
       *[other] , { $change } girate su una moneta
    }; tavolate servite: { $victory }; obiettivo A: { $a }; obiettivo B: sequenze in { $b }; eroi: { $heroes }.
tent-ask-draft = Scegli il tuo primo eroe. Scrivi per esempio «{ $example }».
tent-ask-action = Tocca a te: servi una tavolata, ingaggia un eroe o torna in cucina. Scrivi per esempio «{ $example }»; «moves» mostra tutto.
tent-ask-last = L'ultimo turno è tuo: servi una tavolata, ingaggia un eroe, torna in cucina se resta cibo, o rinuncia con «pass». Scrivi per esempio «{ $example }»; «moves» mostra tutto.
tent-ask-more = Spendere più del necessario: in che modo? Scrivi per esempio «{ $example }».
tent-ask-kitchen = Quali carte scarti? Da una a quattro. Scrivi per esempio «{ $example }».
tent-ask-place = Dove va la tavolata? Aggiungi «turned» per girarla, con la parte di dietro verso di te. Scrivi per esempio «{ $example }».
tent-ask-change = Hai pagato una moneta di troppo. Tieni una carta moneta come resto, girata su una moneta? Occupa un posto in mano e non dà punti. Scrivi «change» o «no change».
tent-ask-pass = Non puoi fare niente. Scrivi «pass».

## Che cosa è successo

tent-event-draft = { $player ->
        [Tu] Hai
       *[other] { $player } ha
    } scelto { $hero }.
tent-event-laid-out = Gli eroi sono scelti. Si distribuiscono cibo, obiettivi e tavolate.
tent-event-objectives = { $player }: obiettivo A ({ $a }) e obiettivo B (sequenze in { $b }).
tent-event-draw = { $player ->
        [Tu] { $count ->
            [0] Non hai
           *[other] Hai
        }
       *[other] { $count ->
            [0] { $player } non ha
           *[other] { $player } ha
        }
    } pescato { $count ->
        [0] nessuna carta cibo
        [one] { $count } carta cibo
       *[other] { $count } carte cibo
    }{ $reason ->
        [refill] {" "}per riempire la mano
        [kitchen] {" "}in cucina
       *[dealt] {" "}come prima mano
    }{ $short ->
        [yes] ; nel mazzo non ce n'erano altre
       *[no] {""}
    }.
tent-event-draw-mine = { $count ->
        [0] Non hai pescato niente
       *[other] Hai pescato { $cards }
    }{ $reason ->
        [refill] {" "}per riempire la mano
        [kitchen] {" "}in cucina
       *[dealt] {" "}come prima mano
    }{ $short ->
        [yes] ; nel mazzo non ce n'erano altre
       *[no] {""}
    }.
tent-event-table = La nuova tavolata { $place } chiede { $food }. Davanti: { $near }. Dietro: { $far }.
tent-event-hero = Nuovo eroe da ingaggiare: { $hero }, { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Bonus: { $traits }.
tent-event-no-hero = Nel mazzo non restano eroi: quel posto del mercato resta vuoto.
tent-event-serve = { $player ->
        [Tu] Hai
       *[other] { $player } ha
    } servito la tavolata { $place }. Carte spese: { $cards }.
tent-event-serve-free = { $player ->
        [Tu] Hai
       *[other] { $player } ha
    } servito la tavolata { $place } con i soli eroi.
tent-event-serve-room = { $player ->
        [Tu] Hai
       *[other] { $player } ha
    } servito la tavolata { $place } con i soli eroi. La mano era piena: una carta ha dovuto fare posto alla carta moneta ({ $cards }).
tent-event-place = La tavolata è andata nella fila { $row }, { $end ->
        [left] a sinistra
       *[right] a destra
    } di chi l'ha messa{ $turned ->
        [yes] , girata
       *[no] {""}
    }.{ $reason ->
        [only] {" "}Non c'era altro posto.
       *[chosen] {""}
    }
tent-event-reward = { $player }: ora { $victory ->
        [one] { $victory } punto
       *[other] { $victory } punti
    } sulle carte punti vittoria{ $coin ->
        [yes] , e una carta moneta in più
       *[no] ; la pila delle carte moneta è vuota, quindi non ce n'era da prendere
    }.
tent-event-hire = { $player ->
        [Tu] Hai
       *[other] { $player } ha
    } ingaggiato { $hero } per { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }, pagando con { $paid }.{ $reason ->
        [over] {" "}È { $over } di troppo, e non si dà resto.
        [change] {" "}È una moneta di troppo: una delle carte moneta si può tenere come resto.
       *[exact] {""}
    }
tent-event-change = { $player ->
        [Tu] { $reason ->
            [taken] Hai tenuto una carta moneta come resto, girata su una moneta
           *[declined] Non hai preso il resto
        }
       *[other] { $reason ->
            [taken] { $player } ha tenuto una carta moneta come resto, girata su una moneta
           *[declined] { $player } non ha preso il resto
        }
    }.
tent-event-kitchen = { $player ->
        [Tu] Torni
       *[other] { $player } torna
    } in cucina.
tent-event-discard = { $player ->
        [Tu] Hai
       *[other] { $player } ha
    } scartato { $cards }.{ $back ->
        [yes] {" "}Le carte moneta tornano nella pila.
       *[no] {""}
    }
tent-event-more = { $player ->
        [Tu] Hai
       *[other] { $player } ha
    } deciso di spendere più del necessario.
tent-event-pass = { $reason ->
        [nothing] Non potevi fare niente e hai passato.
        [declined] Hai rinunciato all'ultimo turno.
       *[secret] { $player } ha passato, come si può fare nell'ultimo turno.
    }
tent-event-last-turn = { $cause ->
        [food] Il mazzo del cibo è vuoto.
       *[festival] Dodici tavolate sono al Festival.
    } Era il turno del primo giocatore, quindi l'altro gioca ancora una volta: { $player ->
        [Tu] tocca a te
       *[other] { $player }
    }.
tent-event-over = { $cause ->
        [food] Il mazzo del cibo è vuoto.
       *[festival] Dodici tavolate sono al Festival.
    } { $reason ->
        [at-once] Era il turno del secondo giocatore: la partita finisce subito.
       *[last-turn] L'ultimo turno è stato giocato: la partita è finita.
    }

## Consiglio

tent-advice-draft = Scegli { $hero }.
tent-advice-hire = Ingaggia { $hero } con { $paid }.
tent-advice-change = { $reason ->
        [taken] Prendi il resto.
       *[declined] Non prendere il resto.
    }
tent-advice-serve = Servi la tavolata { $place }. Carte da spendere: { $cards }.
tent-advice-serve-free = Servi la tavolata { $place } con i soli eroi.
tent-advice-serve-room = Servi la tavolata { $place } con i soli eroi e scarta per la carta moneta: { $cards }.
tent-advice-place = Metti la tavolata nella fila { $row }, { $end ->
        [left] alla tua sinistra
       *[right] alla tua destra
    }{ $turned ->
        [yes] , girata
       *[no] {""}
    }.
tent-advice-kitchen = Vai in cucina.
tent-advice-discard = Scarta { $cards }.
tent-advice-more = Spendi più del necessario.
tent-advice-pass = Passa.

## La guida della prima partita

tent-guide-aim = Tu e il tuo rivale servite tavolate nello stesso tendone. Di ogni tavolata, due clienti siedono dalla tua parte e due dall'altra. I punti vengono da quelli dalla tua parte, dalle tavolate che servi e dagli eroi.
tent-guide-draft = Prima scegli un eroe, senza pagare. Uno che dà cibo ti aiuta a pagare a ogni turno, già dal primo.
tent-guide-objective-a = Obiettivo A: { $who }, un punto per ogni cliente dalla tua parte, e lo stesso per { $series ->
        [colours] quattro vicini di quattro colori.
       *[alternating] quattro vicini con cappelli e trecce alternati.
    } Finora porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
tent-guide-objective-b = Obiettivo B: sequenze di questo colore dalla tua parte ({ $colour }). Due vicini portano { $two }, quattro portano { $four }; un numero dispari non porta niente. Finora porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
tent-guide-gifts = { $some ->
        [yes] I tuoi eroi danno a ogni turno: { $gifts }. Serve a pagare tavolate ed eroi; quello che non usi è perso per questo turno.
       *[no] I tuoi eroi non danno niente per pagare; valgono i loro punti alla fine. Un eroe con del cibo ti aiuterebbe a ogni turno.
    }
tent-guide-exchange = Manca una carta? Due carte cibo qualsiasi della tua mano valgono un cibo a scelta. È caro, ma spesso più rapido della cucina.
tent-guide-coins = Una carta moneta vale due monete quando ingaggi, o un punto alla fine. Ne hai { $coins }. Un eroe ingaggiato presto aiuta in ogni turno che segue.
tent-guide-serve = { $count ->
        [one] Ora puoi pagare la tavolata { $tables }.
       *[other] Ora puoi pagare queste tavolate: { $tables }.
    } Servire porta un punto, una carta moneta e due clienti dalla tua parte.
tent-guide-hire = La tua mano non paga nessuna tavolata, ma paga un eroe: { $heroes }. Poi peschi cibo finché la mano è piena.
tent-guide-kitchen = La tua mano non paga né tavolate né eroi. In cucina cambi carte con cibo nuovo.
tent-guide-full = Il Festival è quasi pieno: la partita finisce fra { $tables ->
        [one] una tavolata.
       *[other] { $tables } tavolate.
    } Servi ciò che ti porta ancora punti.
tent-guide-clock = Il mazzo del cibo sta finendo: { $food ->
        [one] resta { $food } carta.
       *[other] restano { $food } carte.
    } Quando è vuoto, arriva la fine.
tent-guide-place = Quale lato verso di te? Per l'obiettivo A ({ $who }) { $side ->
        [front] è meglio il davanti: lascia la tavolata così.
        [back] è meglio il dietro: gira la tavolata.
       *[same] i due lati valgono uguale.
    }
tent-guide-beside = E a quale capo di quale fila? L'obiettivo B vuole questo colore vicino a sé stesso ({ $colour }), e quattro vicini forse completano la tua serie per l'obiettivo A.
tent-guide-new-row = Puoi anche cominciare la fila { $row }. È libera da tutte e due le parti, ma una sequenza non continua mai da una fila all'altra.
tent-guide-discard = Scarta da una a quattro carte poco utili e pescane altrettante. Il cibo non torna mai: nel mazzo { $food ->
        [one] resta { $food } carta
       *[other] restano { $food } carte
    }, ed è l'orologio del gioco.
tent-guide-more = Vuoi spendere più del necessario, per pescare più carte nuove. Ora scegli con che cosa.
tent-guide-change = Tenuta come resto, una carta moneta pagherà una moneta più avanti. Ma occupa un posto in mano e alla fine non vale punti.
tent-guide-last-turn = L'ultimissimo turno è tuo, e puoi rinunciarvi. Agisci solo se porta punti: anche una carta moneta che tieni è un punto.
tent-guide-nothing = Non puoi pagare niente e non c'è niente da pescare. Perciò passi.
tent-guide-did-draft = { $hero } porta per tutta la partita: { $traits }.
tent-guide-did-objectives = { $mine ->
        [yes] Questi due sono tuoi. Dicono quali clienti vuoi dalla tua parte.
       *[no] Ecco che cosa vuole vedere { $player } dall'altra parte. Gira quelle tavolate nell'altro verso, se puoi.
    }
tent-guide-did-serve = { $reason ->
        [hand] Al suo posto arriva al mercato una nuova tavolata.
        [heroes] Nessuna carta spesa: tanto può una squadra di eroi.
       *[room] Nessuna carta spesa, ma la carta moneta vuole un posto in mano.
    } Poi la tavolata va al Festival.
tent-guide-did-place = Punti degli obiettivi: { $player } { $theirs }, { $other } { $mine }. Ognuno conta solo i clienti dalla propria parte.
tent-guide-did-reward = Ogni tavolata servita è un punto alla fine. { $coin ->
        [yes] La carta moneta paga eroi, o è un punto in più.
       *[no] Non ci sono più carte moneta da prendere.
    }
tent-guide-did-hire = { $hero } porta: { $traits }. Un nuovo eroe prende il posto libero al mercato, finché ce ne sono.
tent-guide-did-change = { $reason ->
        [taken] Pagherà una moneta più avanti.
       *[declined] Così il posto in mano resta libero per il cibo.
    }
tent-guide-did-no-hero = D'ora in poi il mercato si svuota soltanto: questi eroi sono gli ultimi.
tent-guide-did-discard = Il cibo scartato esce dal gioco. Nel mazzo: { $food }. Quando è vuoto, arriva la fine.
tent-guide-did-kitchen = La cucina occupa un turno intero: carte contro cibo nuovo, niente tavolate e niente eroi.
tent-guide-did-more = Pagare troppo apposta fa posto a carte nuove.
tent-guide-did-pass = { $reason ->
        [nothing] Succede quando non si può pagare niente e non c'è più cibo.
        [declined] Nell'ultimo turno può valere di più tenere le carte.
       *[secret] Nell'ultimo turno può valere di più tenere le carte.
    }
tent-guide-did-last-turn = { $cause ->
        [food] Non c'è più cibo: è la fine.
       *[festival] Il Festival è pieno: è la fine.
    } { $mine ->
        [yes] Hai cominciato per secondo e giochi ancora una volta.
       *[no] { $player } ha cominciato per secondo e gioca ancora una volta.
    }
tent-guide-end = Hai { $mine } punti, { $player } ne ha { $theirs }. Ti ha portato di più: { $best } ({ $brought }).

## Mosse rifiutate, secondo la regola che le vieta

refused-tent-setup-draft = Prima ognuno sceglie un eroe, senza pagare niente.
refused-tent-turn-action = Questo non va in questo momento del tuo turno: prima scegli un'azione, poi portala a termine.
refused-tent-turn-pass = C'è qualcosa che puoi fare; si può rinunciare solo all'ultimo turno della partita.
refused-tent-serve-rows = Non c'è posto: al massimo tre file di quattro tavolate.
refused-tent-serve-place = Una tavolata si aggiunge a uno dei due capi di una fila; le file nuove si aprono in ordine, con «right», e una tavolata che resta uguale anche girata non si gira.
refused-tent-serve-hand = Non hai in mano queste carte.
refused-tent-serve-pay = È troppo poco per questa tavolata, anche con quello che danno i tuoi eroi.
refused-tent-serve-discard = Scarta una carta per la carta moneta solo chi serve con i soli eroi e ha la mano piena.
refused-tent-serve-discard-must = Hai la mano piena: scarta una carta per fare posto alla carta moneta.
refused-tent-serve-lavish = Scrivi «more» se vuoi spendere più del necessario, e solo allora. Ogni carta che paghi deve servire a qualcosa.
refused-tent-hire-market = Ora questo eroe non si può ingaggiare.
refused-tent-hire-cost = Sono più carte moneta di quante ne costa questo eroe.
refused-tent-hire-cost-too-little = Queste carte moneta non bastano per questo eroe.
refused-tent-hire-cost-not-held = Non hai queste carte moneta.
refused-tent-hire-change = Non c'è resto da prendere: non hai appena pagato una moneta di troppo.
refused-tent-hire-change-none = A questo tavolo non si dà il resto.
refused-tent-kitchen-cards = In cucina scarti da una a quattro carte della tua mano.
refused-tent-kitchen-open = La cucina è chiusa: non resta più cibo da pescare.

## Errori nei set di carte e nei file dei punteggi

fault-tent-food-cards = { $place }: il mazzo del cibo ha { $wanted } carte, non { $found }.
fault-tent-table-food = { $place }: una tavolata chiede da 1 a { $most } cibi, non { $found }.
fault-tent-seats = { $place }: «{ $found }» non è una tavolata. Scrivi due clienti, una barra e due clienti, come «gh rb / yh bb». Clienti: { $choices }.
fault-tent-pile = { $place }: gli eroi del mazzo 1 vengono prima di quelli del mazzo 2.
fault-tent-objective = { $place }: «{ $found }» non è un obiettivo A. Scrivi un colore in inglese, «hats» o «braids», e «colours» o «alternating».
fault-tent-tables = { $place }: insieme i giocatori hanno servito { $found } tavolate, ma il Festival ne accoglie solo { $most }.
fault-tent-coins = { $place }: insieme i giocatori hanno { $found } carte moneta, ma ce ne sono solo { $most }.
fault-tent-hero = { $place }: { $found } lavora già per l'altro giocatore.
fault-tent-colour = { $place }: nessuno ha gli obiettivi A e B dello stesso colore; in quel caso la carta B si pesca di nuovo.

## I nomi delle regole

rule-tent-aim = Scopo del gioco
rule-tent-setup-first = Chi inizia
rule-tent-setup-heroes = Due mazzi di eroi
rule-tent-setup-draft = I primi eroi
rule-tent-setup-food = Cibo e monete
rule-tent-setup-objectives = Obiettivi
rule-tent-setup-tables = Tavolate e Festival
rule-tent-turn-action = Un'azione per turno
rule-tent-turn-markets = Riempire i mercati
rule-tent-turn-pass = Passare
rule-tent-hand-limit = Quattro carte in mano
rule-tent-hand-refill = Riempire la mano
rule-tent-serve-table = Servire una tavolata
rule-tent-serve-hand = Solo dalla tua mano
rule-tent-serve-pay = Pagare per una tavolata
rule-tent-serve-heroes = I bonus degli eroi
rule-tent-serve-exchange = Due per uno
rule-tent-serve-lavish = Spendere più del necessario
rule-tent-serve-place = Sistemare una tavolata
rule-tent-serve-rows = Tre file da quattro
rule-tent-serve-reward = La ricompensa
rule-tent-serve-discard = Posto per la carta moneta
rule-tent-hire-market = Ingaggiare un eroe
rule-tent-hire-cost = Il prezzo di un eroe
rule-tent-hire-change = Il resto
rule-tent-hire-back = Le carte moneta spese
rule-tent-kitchen-cards = Tornare in cucina
rule-tent-kitchen-open = Una cucina vuota
rule-tent-hidden-hands = Che cosa è segreto
rule-tent-hidden-piles = I mazzi coperti
rule-tent-hidden-proof = Che cosa dicono le azioni
rule-tent-end-food = Cibo finito
rule-tent-end-tables = Dodici tavolate
rule-tent-end-last-turn = L'ultimo turno
rule-tent-score-victory = Carte punti vittoria
rule-tent-score-heroes = Eroi
rule-tent-score-coins = Carte moneta
rule-tent-score-objective-a = Obiettivo A
rule-tent-score-colours = Quattro colori
rule-tent-score-alternating = Alternati
rule-tent-score-objective-b = Obiettivo B
rule-tent-score-bonus = Punti bonus degli eroi
rule-tent-score-gifts = Punti in dono
rule-tent-score-series = Contare le serie
rule-tent-score-pairs = Contare le coppie
rule-tent-score-tie = Parità
rule-tent-hero-helmut = Helmut
rule-tent-hero-katharina = Katharina
rule-tent-hero-klaus = Klaus
rule-tent-hero-leonore = Leonore
rule-tent-hero-mathaus = Mathäus
rule-tent-hero-suse = Suse

## La pagina

tent-page-market = Tavolate da servire
tent-page-heroes = Eroi da ingaggiare
tent-page-festival = Il Festival
tent-page-hand = La tua mano
tent-page-counter = I tuoi eroi
tent-page-counter-of = Eroi di { $name }
tent-page-no-heroes = Ancora nessun eroe
tent-page-objectives = I tuoi obiettivi
tent-page-runs = Sequenze pari in { $colour }
tent-page-about-a = Un punto per ognuno di questi clienti { $side ->
        [mine] dalla tua parte
       *[theirs] dalla parte di questo giocatore
    }: { $group }. E un punto per ogni serie: quattro clienti uno accanto all'altro { $series ->
        [colours] di quattro colori, con cappello o trecce
       *[alternating] con cappelli e trecce alternati, di qualsiasi colore
    }.
tent-page-about-b = Punti per ogni sequenza in { $colour } { $side ->
        [mine] dalla tua parte
       *[theirs] dalla parte di questo giocatore
    } di una fila, con cappelli o trecce. Una sequenza arriva fin dove può; lunghezza e punti: { $runs }. Le altre lunghezze non danno niente.
tent-page-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
tent-page-cards-of = In mano: { $food } cibo, { $coins ->
        [one] { $coins } carta moneta
       *[other] { $coins } carte moneta
    }
tent-page-change-of = girate su una moneta: { $count }
tent-page-piles = Quel che resta
tent-page-pile-food = Cibo
tent-page-pile-tables = Tavolate
tent-page-pile-heroes = Eroi
tent-page-pile-coins = Monete
tent-page-new-row = Inizia la fila { $row }
tent-page-spot = Fila { $row }, { $end ->
        [left] estremità sinistra
       *[right] estremità destra
    }
tent-page-last = { $cause ->
        [food] Il mazzo del cibo è vuoto
       *[festival] Il Festival è al completo
    }: è l'ultimo turno
tent-page-over = { $cause ->
        [food] Il mazzo del cibo è vuoto.
       *[festival] Dodici tavolate sono al Festival.
    } La partita è finita.
tent-page-ask-draft = Scegli il tuo primo eroe
tent-page-draft-told = Il tuo primo eroe è gratis ed è con te fin dal primo turno. Sulla sua carta c'è scritto che cosa porta.
tent-page-draft-how = Tocca un eroe per leggere che cosa porta, oppure premi «Scegli» sotto di lui.
tent-page-ask-action = Servi una tavolata, ingaggia un eroe o torna in cucina.
tent-page-ask-closed = La cucina è chiusa. Servi una tavolata o ingaggia un eroe.
tent-page-ask-last = Il tuo ultimo turno: servi una tavolata, ingaggia un eroe o passa.
tent-page-ask-more = Scegli per che cosa vuoi spendere di più.
tent-page-ask-kitchen = Scegli da una a quattro carte da scartare. Ne peschi altrettante.
tent-page-ask-place = Scegli un'estremità di una fila per la tavolata.
tent-page-ask-change = Hai pagato una moneta di troppo. Tenere una carta moneta, girata su una moneta? Occupa un posto in mano e non dà punti.
tent-page-ask-pass = Non puoi fare nulla.
tent-page-bill = Tavolata { $place }. Dalla tua mano: { $cards }. Tocca le carte per pagare in altro modo.
tent-page-bill-free = Tavolata { $place }: pagano tutto i tuoi eroi.
tent-page-bill-room = Tavolata { $place }: pagano i tuoi eroi. La tua mano è piena: scarta una carta per prendere la carta moneta.
tent-page-bill-draft = { $hero } si unisce a te gratis.
tent-page-bill-hire = { $hero }: paghi con { $paid }.
tent-page-bill-hire-free = { $hero }: bastano le monete dei tuoi eroi.
tent-page-lavish = È più del necessario. Scegli «Spendi di più» se lo vuoi davvero.
tent-page-serve = Servi
tent-page-hire = Ingaggia
tent-page-take = Scegli
tent-page-take-hero = Scegli { $hero }
tent-page-kitchen = Cucina
tent-page-throw = { $count ->
        [0] Scarta
        [one] Scarta { $count } carta
       *[other] Scarta { $count } carte
    }
tent-page-place = Metti qui
tent-page-turn = Gira
tent-page-another = Paga diversamente
tent-page-more = Spendi di più
tent-page-pass = Passa
tent-page-change = Prendi il resto
tent-page-no-change = Niente resto
tent-page-cancel = Annulla

## La galleria

tent-shelf-heroes = Eroi
tent-shelf-tables = Tavolate
tent-shelf-objectives-a = Obiettivi A
tent-shelf-objectives-b = Obiettivi B
tent-shelf-food = Carte cibo
tent-shelf-coins = Carte moneta
tent-shelf-victory = Carte punti vittoria
tent-shelf-first = Primo giocatore

tent-figure-pile = Mazzo
tent-figure-cost = Prezzo in monete
tent-figure-points = Punti
tent-figure-gift = Dà
tent-figure-power = Abilità
tent-figure-food = Chiede
tent-figure-front = Davanti
tent-figure-back = Dietro
tent-figure-customers = Clienti
tent-figure-series = Serie
tent-figure-colour = Colore
tent-figure-cards = Carte nel mazzo
tent-figure-worth = Monete
tent-figure-kept = Punti in mano alla fine
tent-figure-run = Sequenza di { $length }

tent-card-table = Tavolata { $number }
tent-card-pretzel = Brezel
tent-card-beer = Birra
tent-card-sausage = Salsiccia
tent-card-coin = Carta moneta
tent-card-victory = Carta punti vittoria
tent-card-first = Carta primo giocatore

## Perché un punteggio è quello che è

tent-account-vp-cards = { $count ->
    [0] Ancora nessuna tavolata servita.
    [one] Un punto per { $count } tavolata servita.
   *[other] Un punto per ciascuna delle { $count } tavolate servite.
}
tent-account-heroes = { $count ->
    [0] Ancora nessun eroe con punti stampati.
   *[other] Stampati sugli eroi: { $heroes }.
}
tent-account-coins = { $count ->
    [0] Nessuna carta moneta in mano.
    [one] { $count } carta moneta in mano. Una volta spesa non vale più nulla.
   *[other] { $count } carte moneta in mano. Quelle spese non valgono più nulla.
}
tent-account-objective-a = Clienti della carta da questo lato: { $customers }. Serie che mostra: { $series }.
tent-account-objective-b = { $count ->
    [0] Per ora nessuna sequenza del colore porta punti.
    [one] { $count } sequenza del colore. Con un cliente in più può non valere nulla finché non si siede il successivo.
   *[other] { $count } sequenze del colore. Con un cliente in più una sequenza può non valere nulla finché non si siede il successivo.
}
tent-account-hero-bonus = { $count ->
    [0] Qui nessun eroe aggiunge punti alla fine.
   *[other] Aggiungono punti: { $heroes }.
}

tent-advice-hero = { $hero }: { $traits }.
