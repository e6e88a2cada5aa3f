# Le parole delle lezioni di Overbooked.

lesson-boarding = Un turno
lesson-boarding-about = Riempi il tuo aereo: prendi una carta, fai sedere i passeggeri, gira una carta.
lesson-boarding-take = Il tuo aereo è vuoto: 50 posti vuoti costano 50 punti, sei buoni pasto ne danno 3, quindi sei a −47. Prendi «Mischia», quattro rugbisti, dal gate. È gratis.
lesson-boarding-take-done = «Mischia» è tua. Ora i suoi passeggeri devono sedersi.
lesson-boarding-take-wrong = Le altre carte costano buoni pasto. Prendi «Mischia», la carta al gate.
lesson-boarding-seat = I quattro si siedono come li mostra la carta, in una sola zona. Mettili dove vuoi.
lesson-boarding-seat-done = Quattro posti vuoti in meno, e un gruppo di rugbisti che dà punti. Poi ha giocato il tuo rivale.
lesson-boarding-seat-wrong = Metti i quattro rugbisti dove vuoi in una zona.
lesson-boarding-turn = Le carte si possono girare, mai usare allo specchio. Prendi «Prima linea», girala di un quarto e metti i tre accanto ai tuoi quattro rugbisti.
lesson-boarding-turn-done = Sette rugbisti formano un gruppo: un punto ciascuno, raddoppiato perché il tuo rivale non ne ha uno più grande.
lesson-boarding-turn-wrong = Tutti e sette i rugbisti devono essere un gruppo. Gira «Prima linea» e fai sedere uno dei tre accanto ai quattro.

lesson-wishes = Che cosa vogliono i passeggeri
lesson-wishes-about = Gli innamorati stanno in due, i bambini vogliono compagnia, gli altri grandi gruppi.
lesson-wishes-couples = Una coppia, esattamente due innamorati, dà 5 punti. Ne hai una in 1A e 1B. Prendi «Famiglia a sinistra» e mettila in modo da avere due coppie.
lesson-wishes-couples-done = Due coppie, 10 punti. Non si toccano, quindi contano entrambe.
lesson-wishes-couples-wrong = Tre o più innamorati in un gruppo non valgono nulla. Tieni i nuovi lontani da 1A e 1B.
lesson-wishes-kids = Il bambino in 1A ha un anziano accanto, ma il posto dietro, 2A, è vuoto. Prendi «Coro ad angolo» e mettilo in modo che il bambino sia felice.
lesson-wishes-kids-done = Ogni posto adiacente al bambino è occupato: 3 punti.
lesson-wishes-kids-wrong = Il bambino è felice quando ogni posto adiacente è occupato. Qualcuno deve sedersi in 2A, e il bambino deve restare.
lesson-wishes-groups = Il tuo rivale ha quattro amici in un gruppo, tu tre. Solo il gruppo più grande conta doppio. Prendi «Pettegoli» e superalo.
lesson-wishes-groups-done = Cinque amici, e nessuno ne ha di più: 10 punti invece di 5. Rugbisti e anziani contano allo stesso modo.
lesson-wishes-groups-wrong = I due amici devono sedersi accanto ai tuoi tre, e nessuno dei tre deve perdere il posto.

lesson-stairs = Overbooking
lesson-stairs-about = Quanto costa un passeggero che perde il posto.
lesson-stairs-room = Prendi «Cinque a X» e metti i cinque senza prendere il posto a nessuno. Un vuoto in uno schema non chiede nulla: lì il posto può essere occupato o vuoto.
lesson-stairs-room-done = Tutti hanno un posto, e la tua scaletta è vuota.
lesson-stairs-room-wrong = Lì qualcuno perderebbe il posto. Cerca cinque posti liberi nello stesso schema.
lesson-stairs-cost = Puoi anche usare posti occupati. Prova: prendi «Un posto sì e uno no» e metti almeno uno dei tre bambini dove siede qualcuno.
lesson-stairs-cost-done = Chi vi sedeva è in overbooking e resta sulla scaletta: 2 punti in meno ciascuno. Chi ne ha di più sulla scaletta ne perde altri 2.
lesson-stairs-cost-wrong = Lì nessuno perde il posto. Per una volta, metti un bambino su un posto occupato.

lesson-vouchers = I buoni pasto
lesson-vouchers-about = Paga buoni pasto per saltare carte, e raccogli quelli degli altri.
lesson-vouchers-skip = Hai sei buoni pasto. Ogni carta che salti ne costa uno, che si mette su di essa. Prendi «Mischia», la terza carta dal gate.
lesson-vouchers-skip-done = C'è un buono pasto su «Bubusettete» e uno su «Club del libro». Te ne restano quattro.
lesson-vouchers-skip-wrong = Questa volta prendi «Mischia», la terza carta: due buoni pasto.
lesson-vouchers-seat = Metti i quattro rugbisti dove vuoi.
lesson-vouchers-seat-done = Il tuo rivale ha preso «Bubusettete» e il suo buono pasto. «Club del libro» è avanzata al gate con l'altro.
lesson-vouchers-seat-wrong = Metti i quattro rugbisti dove vuoi in una zona.
lesson-vouchers-gain = Chi prende una carta riceve i buoni pasto che vi si trovano. Prendi «Club del libro»: è gratis.
lesson-vouchers-gain-done = Hai di nuovo cinque buoni pasto. Alla fine ogni due valgono un punto; senza buoni pasto devi prendere la carta al gate.
lesson-vouchers-gain-wrong = Il buono pasto è su «Club del libro», la carta al gate.

lesson-counting = Ne vale la pena?
lesson-counting-about = Confronta ciò che un posto dà con ciò che costa uno perso.
lesson-counting-calm = A metà partita hai in mano «Lanterne»: due amici e due bambini. Per prima cosa mettili senza mandare nessuno in overbooking.
lesson-counting-calm-done = Quattro posti vuoti in meno. Così arrivi al massimo a 2 punti in tutto. Cerchiamo di meglio.
lesson-counting-calm-wrong = Lì qualcuno perderebbe il posto. La zona 3, dal posto 1H in poi, ha molto spazio.
lesson-counting-worth = Ancora la stessa carta. I tuoi amici formano due piccoli gruppi, e un anziano in 3F li separa. Arriva a 5 punti in tutto.
lesson-counting-worth-done = L'anziano sulla scaletta costa 4 punti, ma ora cinque amici siedono insieme. Decide il totale, e vince il più alto.
lesson-counting-worth-wrong = Così rende meno. Gira «Lanterne» di un quarto e metti un amico in 3F.

lesson-seat-kinds = Finestrino, corridoio, centro
lesson-seat-kinds-about = Carte senza schema chiedono tipi di posti.
lesson-seat-kinds-window = I due passeggeri di «Alba» vogliono il finestrino: colonne A e K. Prendi la carta e falli sedere uno dopo l'altro, in qualsiasi zona.
lesson-seat-kinds-window-done = Entrambi guardano fuori. I passeggeri di una carta così non devono stare insieme.
lesson-seat-kinds-window-wrong = Prendi «Alba» dal gate, poi scegli un posto al finestrino per ciascuno.
lesson-seat-kinds-aisle = «Piedi irrequieti», due bambini e un innamorato, chiede posti sul corridoio: colonne C, D, G e H. Prendi la carta e fai sedere tutti e tre.
lesson-seat-kinds-aisle-done = Tutti e tre siedono sul corridoio. I posti ai due lati di un corridoio non sono adiacenti.
lesson-seat-kinds-aisle-wrong = Prendi «Piedi irrequieti» dal gate, poi scegli un posto sul corridoio per ciascuno.
lesson-seat-kinds-middle = Tutti gli altri sono posti centrali: colonne B, E, F e J. Prendi «Senza pretese» e metti lì l'amico e l'innamorato.
lesson-seat-kinds-middle-done = Un posto del tipo giusto può anche essere occupato; allora qualcuno va in overbooking.
lesson-seat-kinds-middle-wrong = Prendi «Senza pretese» dal gate, poi scegli un posto centrale per ciascuno.

lesson-symbols = I simboli
lesson-symbols-about = Quattro simboli che si possono mettere in gioco.
lesson-symbols-swap = «Prima linea» ha il simbolo Sostituire. Prendila e usa almeno uno dei posti dei tuoi rugbisti in 1A e 1B.
lesson-symbols-swap-done = Chi ha perso il posto è tornato nella riserva, non sulla scaletta: non costa nulla.
lesson-symbols-swap-wrong = Occupa il posto 1A o 1B, per vedere che cosa fa il simbolo.
lesson-symbols-cross = «Falò» ha il simbolo Attraversare: il suo schema può passare sopra un corridoio. Prendila e mettila a cavallo di un corridoio.
lesson-symbols-cross-done = Siedono ai due lati. Quando si contano i punti, il corridoio li separa di nuovo.
lesson-symbols-cross-wrong = Così sta in una sola zona. Fai passare lo schema sopra un corridoio.
lesson-symbols-skip = «Abbraccio di gruppo» ha il simbolo Lasciare fuori. Prendila, lascia fuori un rugbista e metti il bambino al bordo di una zona in modo che sia felice.
lesson-symbols-skip-done = Dove manca il rugbista non c'è un posto, quindi il bambino è felice: 3 punti con un passeggero in meno.
lesson-symbols-skip-wrong = Lascia fuori un rugbista e metti il bambino dove chi manca non avrebbe posto: al finestrino, lungo un corridoio, al muso o alla coda.
lesson-symbols-plus-one = «Amici ad angolo» ha il simbolo Più uno. Prendila dal gate.
lesson-symbols-plus-one-done = La carta vale un punto alla fine, ovunque siedano i suoi passeggeri.
lesson-symbols-plus-one-wrong = Prendi «Amici ad angolo», la carta al gate.

lesson-complex = Le carte complesse
lesson-complex-about = Schemi larghi che fanno pensare.
lesson-complex-narrow = «Specchio rotto» è una carta complessa. Com'è disegnata è larga quattro posti e sta solo nella zona centrale. Prendila e girala, in modo che stia in una zona di tre posti per fila.
lesson-complex-narrow-done = Girata di un quarto è larga tre posti. Lascia presto spazio per carte così.
lesson-complex-narrow-wrong = Gira la carta di un quarto e mettila nella prima o nell'ultima zona.

lesson-events = Gli eventi
lesson-events-about = Tre dei quindici eventi, che contano oltre al punteggio normale.
lesson-events-threes = Il numero perfetto: 3 punti per ogni gruppo di esattamente tre rugbisti, amici o anziani. Ne hai uno. Prendi «Coro» e formane un secondo.
lesson-events-threes-done = Due gruppi di tre: 6 punti dall'evento, oltre a quelli normali.
lesson-events-threes-wrong = Lascia i tuoi tre rugbisti dove sono.
lesson-events-sunset = Bel tramonto: 1 punto ogni due posti al finestrino occupati. Ne hai due. Prendi «Coro» e porta l'evento a 2 punti.
lesson-events-sunset-done = Abbastanza posti al finestrino sono occupati: 2 punti.
lesson-events-sunset-wrong = Servono altri due posti al finestrino. Gira «Coro» di un quarto e mettilo lungo la colonna A o K.
lesson-events-lonely = Natale in solitudine: 3 punti in meno per ogni innamorato senza un innamorato accanto. I tuoi in 1A e 1C sono soli. Prendi «Tre generazioni» e forma una coppia.
lesson-events-lonely-done = Una coppia dà 5 punti, e un innamorato solo in meno ne risparmia 3.
lesson-events-lonely-wrong = L'innamorato della carta deve sedere accanto a uno solo degli altri due, per esempio in 2A o 2C. In 1B sarebbero tre.

lesson-solo = Volare da soli
lesson-solo-about = Niente punti, ma uno scenario da completare prima che finiscano i buoni pasto.
lesson-solo-remove = «Weekend tra amici» chiede tre gruppi di sei, e tre coppie o tre bambini felici. Le carte che non aiutano si possono togliere per un buono pasto ciascuna. Togli «Corona».
lesson-solo-remove-done = «Corona» è tornata nella scatola e un'altra carta è nella sala. L'ultimo buono pasto non si può spendere così.
lesson-solo-remove-wrong = Togli «Corona» dalla sala per un buono pasto.
lesson-solo-free = Da solo puoi prendere qualsiasi carta gratis. Prendi «Prenotati all'ultimo».
lesson-solo-free-done = Non hai pagato nessun buono pasto.
lesson-solo-free-wrong = Prendi «Prenotati all'ultimo»; nessuna carta costa qualcosa.
lesson-solo-seat = Metti i tre su posti centrali. Ogni passeggero che va sulla scaletta costa un buono pasto; ogni zona piena per la prima volta ne dà due.
lesson-solo-seat-done = Completa lo scenario e vinci. Se prima finiscono i buoni pasto o le carte, perdi.
lesson-solo-seat-wrong = Scegli un posto centrale per ciascuno dei tre.

lesson-ending = L'ultimo round
lesson-ending-about = Che cosa succede quando un colore finisce.
lesson-ending-short = Hai in mano «Coppia con seguito»: due innamorati e un bambino. Nella riserva resta un solo innamorato. Scegli quale non viene.
lesson-ending-short-done = Nella riserva non ci sono più innamorati: questo round è l'ultimo.
lesson-ending-short-wrong = Scegli uno dei due innamorati.
lesson-ending-last = Gli altri salgono nel loro schema, senza chi manca. Falli sedere: è il tuo ultimo turno.
lesson-ending-last-done = Il tuo rivale ha completato il round, così avete avuto lo stesso numero di turni. La partita è finita e si contano i punti.
lesson-ending-last-wrong = Fai sedere l'innamorato e il bambino.

lesson-score-sheet = Riga per riga
lesson-score-sheet-about = I buoni pasto a due a due, i gruppi a pari merito, e chi ne ha di più sulla scaletta.
lesson-score-sheet-vouchers = Hai cinque buoni pasto: due punti, perché contano a due a due. Su «Corrimano», al gate, ce ne sono altri due. Prendi la carta.
lesson-score-sheet-vouchers-done = Sette buoni pasto: tre punti. Quello dispari non conta, ma può ancora pagare una carta.
lesson-score-sheet-vouchers-wrong = Quella carta non ti porta a tre punti. Prendi «Corrimano», la carta al gate.
lesson-score-sheet-level = Il tuo rivale ha un gruppo di quattro anziani, tu hai un anziano. Prendi «Coro» e fai sedere i suoi tre anziani accanto al tuo.
lesson-score-sheet-level-done = Quattro a testa: nessuno ha un gruppo più grande, quindi raddoppiate entrambi, 8 punti. Così è anche per amici e rugbisti.
lesson-score-sheet-level-wrong = I quattro anziani devono essere un solo gruppo, e il tuo deve tenere il suo posto.
lesson-score-sheet-most = Il tuo rivale ha due passeggeri sulla scaletta, tu nessuno. Prendi «Rimessa laterale» e mettila in modo che un solo tuo passeggero perda il posto.
lesson-score-sheet-most-done = Ti costa 2 punti. L'overbooking maggiore è del tuo rivale, che ne perde altri 2; con due passeggeri sulla scaletta li perderesti anche tu.
lesson-score-sheet-most-wrong = Qui deve andare sulla scaletta un passeggero, e uno solo.
