# Le lezioni di Overbooking.

## Le basi

lesson-beds = Posti letto e monete
lesson-beds-about = Quanto vale un ospite, e quanti posti letto occupa.
lesson-beds-guest = Tu sei Rosso. Il numero su una carta dice quanti posti letto servono all'ospite, le monete quanto vale una volta a letto. Metti un ospite da tre monete, un monaco (1) o dei mercanti (2), in fila all'hotel 1.
lesson-beds-guest-done = Se alla fine del round questo ospite trova posti letto, le sue tre monete sono tue. I gruppi piccoli valgono più di quelli grandi.
lesson-beds-guest-wrong = Quell'ospite porta meno monete. Cerca una carta con il numero 1 o 2.
lesson-beds-guest-wrong-door = Alla porta sul retro non si dorme. Metti l'ospite in fila all'hotel 1.
lesson-beds-guest-wrong-other = Quello è l'hotel 2. Metti l'ospite in fila all'hotel 1, che ha 13 posti letto.
lesson-beds-fill = L'ultimo turno del round. L'hotel 1 ha 10 posti letto; i tuoi nobili (4), le tue damigelle (3) e il tuo monaco (1) aspettano lì e ne occupano 8. Metti l'ospite che riempie esattamente gli altri due.
lesson-beds-fill-done = Nobili, damigelle, mercanti, monaco: tutti e quattro hanno trovato posti letto, e le loro monete sono tue.
lesson-beds-fill-wrong = Due posti letto resterebbero vuoti. Metti i tuoi mercanti (2) in fila all'hotel 1.
lesson-beds-fill-wrong-large = Tre o più non entrano in due posti letto, perciò qualcuno resterebbe senza. Trova un ospite a cui ne servono due.
lesson-beds-fill-wrong-keep = Ora puoi tenere una carta, ma due posti letto resterebbero vuoti. Riempili.

lesson-turn = Un turno
lesson-turn-about = Mettere un ospite in fila o a una porta sul retro, e che cosa ne vedono gli altri.
lesson-turn-line = Nel tuo turno giochi una carta, coperta. Comincia con un ospite in fila all'hotel 2.
lesson-turn-line-done = Il tuo ospite è in fila per i posti letto. Blu ha risposto con un ospite dietro al tuo.
lesson-turn-line-wrong = Quella è la fila dell'hotel 1. Metti un ospite in fila all'hotel 2.
lesson-turn-line-wrong-door = Quella è una porta sul retro; ci arriviamo presto. Metti un ospite in fila all'hotel 2.
lesson-turn-hidden = Dell'ospite di Blu vedi solo il retro: uno stemma e la sua grandezza. Uno stemma grande vuol dire 4, 5 o 6, uno piccolo 1, 2 o 3. Metti un ospite piccolo dove non aspetta ancora nessuno: in fila all'hotel 1.
lesson-turn-hidden-done = Anche Blu vede uno stemma piccolo, e deve indovinare quale dei tre ospiti sia.
lesson-turn-hidden-wrong = Quello è grande. Scegli una carta con 1, 2 o 3 per la fila dell'hotel 1.
lesson-turn-hidden-wrong-behind = Lì aspetterebbe con il gruppo grande di Blu. Scegli la fila vuota dell'hotel 1.
lesson-turn-hidden-wrong-door = A una porta sul retro non trova posti letto. Scegli la fila dell'hotel 1.
lesson-turn-door = Dall'altro lato ogni hotel ha una porta sul retro, con un gettone punto. Lo prende chi vi mette il primo ospite. Prendi un gettone.
lesson-turn-door-done = Un punto per te, subito. In un round ognuno ha cinque turni come questi.
lesson-turn-door-wrong = In fila non c'è nessun gettone. Metti un ospite qualsiasi a una porta sul retro.

lesson-booking = A chi vanno i posti letto
lesson-booking-about = In che ordine prenotano gli ospiti, e chi resta senza posto.
lesson-booking-largest = Giocate tutte le carte, ogni fila prenota: prima il gruppo più grande. L'hotel 1 ha 11 posti letto; i nobili (4) di Blu sono lì scoperti, con i tuoi soldati (5) e un ospite piccolo di Blu. Metti in fila un ospite che lasci ai nobili di Blu troppo pochi posti letto.
lesson-booking-largest-done = I tuoi gruppi grandi hanno prenotato prima dei nobili di Blu, e il resto non è bastato. Chi resta senza posto esce dal gioco.
lesson-booking-largest-wrong = Così i nobili di Blu hanno i loro posti letto. Un gruppo più grande in fila all'hotel 1 prenoterebbe prima di loro.
lesson-booking-largest-wrong-small = Quel gruppo non prenota prima dei nobili di Blu. Prendine uno più grande.
lesson-booking-largest-wrong-keep = Una carta tenuta non occupa posti letto. Metti un gruppo grande in fila all'hotel 1.
lesson-booking-nearest = Di due gruppi uguali prenota prima il più vicino all'hotel. I soldati (5) di Blu sono primi nella fila dell'hotel 1. Metti i tuoi soldati in una fila dove nessun gruppo uguale stia davanti a loro.
lesson-booking-nearest-done = All'hotel 2 i tuoi soldati sono i più vicini: lì nessun altro soldato prenota prima di loro.
lesson-booking-nearest-wrong = Si tratta dei tuoi soldati (5). Mettili in fila all'hotel 2.
lesson-booking-nearest-wrong-behind = Qui i soldati di Blu sono più vicini e prenotano prima. Prova con l'hotel 2.
lesson-booking-nearest-wrong-door = A una porta sul retro un ospite non prenota. Metti i tuoi soldati in fila all'hotel 2.

lesson-back-door = La porta sul retro
lesson-back-door-about = Alla porta sul retro gli ospiti non trovano posti letto, ma usano un potere.
lesson-back-door-merchants = I tuoi manovali (6), nobili (4) e damigelle (3) aspettano all'hotel 1: 13 persone per 10 posti letto. Dei mercanti alla porta sul retro ne portano altri tre. Metti lì i tuoi mercanti.
lesson-back-door-merchants-done = Tredici posti letto, e tutti e tre i gruppi hanno trovato posto. I mercanti, invece, ora sono fuori dal gioco.
lesson-back-door-merchants-wrong = Questo non porta posti letto all'hotel 1. Metti i tuoi mercanti (2) alla sua porta sul retro.
lesson-back-door-merchants-wrong-line = Uno in più in fila, e si sta più stretti. Usa la porta sul retro dell'hotel 1.
lesson-back-door-merchants-wrong-keep = Così le tue damigelle non trovano posti letto. Usa i tuoi mercanti.
lesson-back-door-monk = La fila dell'hotel 1 è piena, quattro ospiti, ma uno dei suoi 13 posti letto è ancora libero. Un monaco alla porta sul retro va in fondo alla fila. Metti lì il tuo monaco.
lesson-back-door-monk-done = È entrato nella fila piena e ha preso l'ultimo posto letto: tre monete, e in più il gettone punto.
lesson-back-door-monk-wrong = Solo il monaco (1) passa dalla porta sul retro a questa fila. Mettilo alla porta sul retro dell'hotel 1.
lesson-back-door-monk-wrong-other = Quello è l'hotel 2. Il posto letto libero è nell'hotel 1.
lesson-back-door-monk-wrong-keep = Il posto letto resterebbe vuoto. Gioca il tuo monaco.

lesson-checking = Il controllo delle prenotazioni
lesson-checking-about = Che cosa succede quando tutte le carte sono giocate, e come comincia il round successivo.
lesson-checking-nobles = Le carte dell'hotel 1 si scoprono. Prima la porta sul retro: i tuoi nobili fanno prenotare per primo un tuo ospite. Ci sono 10 posti letto per i tuoi soldati (5), i nobili (4) di Blu e i tuoi mercanti (2). Chi resterebbe senza? Scegli quell'ospite.
lesson-checking-nobles-done = I tuoi mercanti hanno prenotato per primi, poi i tuoi soldati; i nobili di Blu hanno trovato troppo pochi posti letto. Poi si è controllato l'hotel 2, ed è cominciato il round 2.
lesson-checking-nobles-wrong = Scegli i tuoi mercanti (2).
lesson-checking-nobles-wrong-decline = Così i soldati e i nobili di Blu occupano nove posti letto, e ai tuoi mercanti ne resta uno. Scegli i mercanti.
lesson-checking-nobles-wrong-soldiers = I tuoi soldati sono il gruppo più grande e prenotano comunque per primi. Scegli i mercanti.
lesson-checking-round = Le carte hotel sono girate: nuovi posti letto e nuove regole. Hai pescato cinque carte, e ogni porta sul retro ha di nuovo il suo gettone. Prendi un gettone.
lesson-checking-round-done = Questa è una partita di Overbooking: quattro round così. Vince chi ha più punti tra monete e gettoni.
lesson-checking-round-wrong = Qui non ci sono gettoni. Metti un ospite a una porta sul retro.

## Per saperne di più

lesson-admission = Chi può entrare in una fila
lesson-admission-about = Quattro regole degli hotel che tengono ospiti fuori dalla fila.
lesson-admission-small = L'hotel 1 accoglie solo piccoli gruppi: 1, 2 o 3 in fila. Metti un ospite nella sua fila.
lesson-admission-small-done = La regola vale per la fila, mentre si giocano le carte. Alla porta sul retro ogni ospite è benvenuto.
lesson-admission-small-wrong = Quello è un altro hotel. Metti un ospite piccolo in fila all'hotel 1.
lesson-admission-small-wrong-door = La porta sul retro è aperta a tutti. Qui si tratta della fila dell'hotel 1.
lesson-admission-large = L'hotel 1 accoglie solo grandi gruppi: 4, 5 o 6 in fila. Metti un ospite nella sua fila.
lesson-admission-large-done = Solo grandi gruppi si contendono questi 17 posti letto.
lesson-admission-large-wrong = Quello è un altro hotel. Metti un ospite grande in fila all'hotel 1.
lesson-admission-large-wrong-door = La porta sul retro è aperta a tutti. Qui si tratta della fila dell'hotel 1.
lesson-admission-soldiers = L'hotel 1 non vuole soldati in fila. Possono però aspettare alla sua porta sul retro, per prendere più tardi il posto di manovali. Metti lì i tuoi soldati.
lesson-admission-soldiers-done = Se al controllo ci sono manovali in fila, i tuoi soldati possono prenderne il posto, nonostante la regola.
lesson-admission-soldiers-wrong = Si tratta dei soldati (5). Mettili alla porta sul retro dell'hotel 1.
lesson-admission-soldiers-wrong-other = Quello è l'hotel 2. Mettili alla porta sul retro dell'hotel 1.
lesson-admission-crests = La fila dell'hotel 1 accoglie al massimo due stemmi, e due ci sono già. Metti in questa fila un ospite con uno di quegli stemmi.
lesson-admission-crests-done = Gli stemmi contano insieme, di chiunque siano gli ospiti. Giocando una carta non ne entra un terzo.
lesson-admission-crests-wrong = Quello è un altro hotel. Trova un ospite per la fila dell'hotel 1.
lesson-admission-crests-wrong-door = La porta sul retro accoglie ogni stemma. Trova un ospite per la fila.

lesson-faces = Scoperti, e cinque in fila
lesson-faces-about = Hotel che mostrano un ospite, e uno senza porta sul retro.
lesson-faces-first = All'hotel 1 il primo ospite della fila sta scoperto. Mettine uno che Blu possa vedere.
lesson-faces-first-done = Ora tutti conoscono questo ospite e possono tenerne conto.
lesson-faces-first-wrong = Lì starebbe coperto. Usa la fila dell'hotel 1.
lesson-faces-first-wrong-door = A una porta sul retro gli ospiti stanno coperti. Usa la fila dell'hotel 1.
lesson-faces-second = All'hotel 1 il secondo ospite della fila sta scoperto. Ce n'è uno di Blu; metti tu il secondo.
lesson-faces-second-done = Il primo e il terzo restano nascosti, il secondo lo vedono tutti.
lesson-faces-second-wrong = Lì starebbe coperto. Usa la fila dell'hotel 1.
lesson-faces-second-wrong-door = A una porta sul retro gli ospiti stanno coperti. Usa la fila dell'hotel 1.
lesson-faces-five = L'hotel 1 non ha né porta sul retro né gettone, ma la sua fila accoglie cinque ospiti invece di quattro. Quattro aspettano lì: metti il quinto.
lesson-faces-five-done = Ora la fila è piena. Qui non ci sono poteri: decide solo la grandezza.
lesson-faces-five-wrong = Quello è l'hotel 2. Metti il quinto ospite in fila all'hotel 1.

lesson-preferences = Chi preferisce un hotel
lesson-preferences-about = L'ordine solito, prima i monaci, e prima i soldati.
lesson-preferences-plain = L'hotel 1 non ha regole speciali: prima prenota il gruppo più grande. I tuoi nobili (4) aspettano lì per 10 posti letto. Metti in fila il gruppo che prenota prima di loro e riempie l'hotel.
lesson-preferences-plain-done = I manovali hanno preso sei posti letto, i nobili quattro. Non ne è rimasto nessuno.
lesson-preferences-plain-wrong = Dieci posti letto meno quattro: servono sei persone in fila all'hotel 1.
lesson-preferences-plain-wrong-keep = Resterebbero posti letto vuoti. Metti in fila i manovali (6).
lesson-preferences-plain-wrong-smaller = Quel gruppo non prenota per primo riempiendo l'hotel. Metti in fila i manovali (6).
lesson-preferences-monks = L'hotel 1 preferisce i monaci: prenotano prima di tutti gli altri. Grandi gruppi aspettano già i suoi 11 posti letto. Metti in fila il tuo monaco.
lesson-preferences-monks-done = Il monaco ha prenotato per primo, poi i tuoi manovali. I soldati (5) di Blu hanno trovato solo quattro posti letto.
lesson-preferences-monks-wrong = Metti il tuo monaco (1) in fila all'hotel 1.
lesson-preferences-monks-wrong-keep = Una carta tenuta non trova posti letto. Gioca il tuo monaco.
lesson-preferences-monks-wrong-larger = Questo ospite non è tra i preferiti. Gioca il tuo monaco (1).
lesson-preferences-soldiers = L'hotel 1 preferisce i soldati: prenotano prima di tutti gli altri, perfino dei manovali. Metti dei soldati nella sua fila.
lesson-preferences-soldiers-done = I tuoi soldati hanno prenotato per primi, poi i manovali di Blu. I nobili di Blu non ci stavano più, il tuo monaco sì.
lesson-preferences-soldiers-wrong = Metti dei soldati (5) in fila all'hotel 1.
lesson-preferences-soldiers-wrong-keep = Una carta tenuta non trova posti letto. Gioca dei soldati.
lesson-preferences-soldiers-wrong-others = Questo ospite non è tra i preferiti. Gioca dei soldati (5).

lesson-powers = I poteri che agiscono sempre
lesson-powers-about = Monaco, mercanti e manovali alla porta sul retro.
lesson-powers-monk = L'hotel 1 accoglie solo grandi gruppi. Ma il potere del monaco non se ne cura: dalla porta sul retro va in fondo alla fila. Fai entrare il tuo monaco.
lesson-powers-monk-done = È entrato in una fila di grandi gruppi e ha trovato un posto letto. I poteri non chiedono chi sia ammesso in un hotel.
lesson-powers-monk-wrong = Così non entra nessuno. Metti il tuo monaco (1) alla porta sul retro dell'hotel 1.
lesson-powers-monk-wrong-keep = Una carta tenuta non trova posti letto. Gioca il tuo monaco.
lesson-powers-merchants = A manovali (6), soldati (5) e nobili (4) servono 15 posti letto; l'hotel 1 ne ha 10, e 13 con i tuoi mercanti alla porta sul retro. Metti lì anche i secondi mercanti.
lesson-powers-merchants-done = Due volte tre in più: 16 posti letto, abbastanza per tutti e tre.
lesson-powers-merchants-wrong = Servono altri tre posti letto. Metti dei mercanti (2) alla porta sul retro dell'hotel 1.
lesson-powers-merchants-wrong-keep = Così ai tuoi nobili mancano due posti letto. Gioca dei mercanti.
lesson-powers-merchants-wrong-line = In fila non portano posti letto. Mettili alla porta sul retro.
lesson-powers-workers = Alla porta sul retro i manovali tolgono tre posti letto. All'hotel 1 i manovali e un secondo gruppo grande di Blu contano su 11 posti letto. Guasta i loro piani con i tuoi manovali.
lesson-powers-workers-done = Restavano otto posti letto. I manovali di Blu ne hanno presi sei, e i soldati di Blu sono rimasti senza.
lesson-powers-workers-wrong = I posti letto restano. Metti i tuoi manovali (6) alla porta sul retro dell'hotel 1.
lesson-powers-workers-wrong-keep = Così a Blu non succede niente. Usa i tuoi manovali.
lesson-powers-workers-wrong-line = In fila non tolgono posti letto all'hotel. Usa la porta sul retro.

lesson-choices = I poteri su cui decidi tu
lesson-choices-about = Damigelle, nobili e soldati, e quando rinunciare.
lesson-choices-maids = Le tue damigelle alla porta sul retro possono prendere il posto di un tuo ospite, che esce dal gioco. Per 10 posti letto aspettano manovali (6), nobili (4) e mercanti (2). Fai sostituire il gruppo che ne occupa di più per meno monete.
lesson-choices-maids-done = Senza i manovali ci stanno tutti e tre i gruppi: nobili, damigelle, mercanti.
lesson-choices-maids-wrong = Quell'ospite vale più dei manovali. Sostituisci i manovali (6).
lesson-choices-maids-wrong-decline = Così manovali e nobili riempiono tutti i posti letto, e per i tuoi mercanti non ne restano. Sostituisci i manovali.
lesson-choices-nobles = I manovali (6) e i nobili (4) di Blu prenderebbero tutti i 10 posti letto. I tuoi nobili fanno prenotare per primo un tuo ospite: il monaco o le damigelle. Scegli.
lesson-choices-nobles-done = La tua scelta ha prenotato per prima, e i nobili di Blu hanno trovato troppo pochi posti letto. Alla fine il tuo monaco e le tue damigelle sono tutti alloggiati.
lesson-choices-nobles-wrong = Scegli un tuo ospite in fila all'hotel 1.
lesson-choices-nobles-wrong-decline = Così Blu prende tutti i posti letto. Scegli un tuo ospite.
lesson-choices-soldiers = I soldati prendono il posto di manovali, di chiunque siano. I manovali (6) di Blu lascerebbero troppo pochi posti letto ai tuoi mercanti. Scegli loro.
lesson-choices-soldiers-done = I manovali di Blu sono fuori dal gioco; soldati, damigelle e mercanti riempiono i 10 posti letto.
lesson-choices-soldiers-wrong = Puoi rinunciare, ma qui ti costa due gruppi. Scegli i manovali di Blu.
lesson-choices-decline = Le tue damigelle potrebbero prendere il posto dei tuoi mercanti o del tuo monaco, che valgono tre monete ciascuno e qui sono sicuri dei posti letto. Le damigelle ne valgono due. Rinuncia.
lesson-choices-decline-done = A damigelle, nobili e soldati si può rinunciare; monaco, mercanti e manovali agiscono sempre.
lesson-choices-decline-wrong = Questo ti costa una moneta. Stavolta rinuncia.

## La fine

lesson-last-turn = L'ultimo turno
lesson-last-turn-about = Tenere una carta, e come finisce la partita.
lesson-last-turn-keep = Solo chi viene per ultimo nell'ordine del round può tenere una carta al quinto turno. I tuoi ospiti riempiono esattamente l'hotel 1, e restano libere solo porte sul retro. Tieni la carta per i prossimi round.
lesson-last-turn-keep-done = L'hai tenuta e ne hai pescate altre cinque. Ora puoi scegliere tra una carta in più.
lesson-last-turn-keep-wrong = Anche così si può, ma qui prova l'altra via: tieni la carta.
lesson-last-turn-end = L'ultima carta del quarto e ultimo round. Mettila dove pensi che serva, o tienila: poi si conta tutto.
lesson-last-turn-end-done = Si sommano le monete degli ospiti alloggiati e i gettoni. A punti pari la vittoria va a chi ha più ospiti da tre monete; se anche questi sono pari, è condivisa.
lesson-last-turn-end-wrong = Gioca un ospite o tieni la carta.

lesson-families = Le casate
lesson-families-about = Che cosa danno quattro, cinque o sei ospiti alloggiati con lo stesso stemma.
lesson-families-four = Gli ospiti con lo stesso stemma sono una casata. Due tue querce sono alloggiate, una terza è in fila all'hotel 2. L'ultimo turno del round: metti l'ospite che le porta a quattro.
lesson-families-four-done = Quattro querce: 2 punti oltre alle monete. Quattro, cinque o sei ospiti con lo stesso stemma danno agli esperti 2, 5 o 10 punti, ai principianti 2, 4 o 6.
lesson-families-four-wrong = Quell'ospite è di un'altra casata. Cerca la quercia nella tua mano.
lesson-families-four-wrong-keep = Un ospite tenuto in mano non è alloggiato. Metti la quercia in fila all'hotel 2.
lesson-families-five = Quattro tuoi leoni sono alloggiati: 2 punti. Di ogni stemma conta solo il set migliore, quindi con un quinto diventano 5. Metti il leone dove trova posti letto.
lesson-families-five-done = Cinque leoni: 5 punti. Il tuo sesto è fuori dal gioco, perciò niente 10. Conta presto quali casate puoi ancora completare.
lesson-families-five-wrong = Così non si aggiunge un leone alloggiato. Metti i tuoi mercanti (2) con il leone in una fila.
lesson-families-five-wrong-keep = Tenuto in mano, il leone forse troverà letti più tardi; adesso li trova di sicuro. Mettilo in una fila.
