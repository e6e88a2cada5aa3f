# Il corso di Heroes of Oktoberfest.

lesson-first-turn = Il tuo primo turno
lesson-first-turn-about = Di che cosa si tratta, il tuo primo eroe e la tua prima tavolata.
lesson-first-turn-hero = Servi tavolate, ingaggi eroi e fai sedere i clienti come piace ai tuoi obiettivi; vince chi ha più punti. Prima ognuno prende un eroe senza pagare. Franzi è già andata: prendi Gustl, che a ogni turno dà un cibo a scelta.
lesson-first-turn-hero-done = Gustl lavora per te fino alla fine della partita. Ha anche un punto stampato.
lesson-first-turn-hero-wrong = Erich dà sempre e solo una salsiccia, e Helmut non dà cibo. Gustl dà quello che manca: prendi lui.
lesson-first-turn-pay = La tavolata 4 chiede due brezel, una birra e una salsiccia. La salsiccia può darla Gustl: paga due brezel e la birra dalla tua mano.
lesson-first-turn-pay-done = Quattro cibi, di cui tre carte. Ora la tavolata ha bisogno di un posto.
lesson-first-turn-pay-wrong = Puoi pagare la tavolata 4 senza spendere più di quanto costa. Servila.
lesson-first-turn-place = Due clienti siederanno dalla tua parte e due dall'altra. Il tuo obiettivo A vuole trecce gialle: metti la tavolata in modo che le due trecce gialle siano dalla tua parte.
lesson-first-turn-place-done = Due punti per l'obiettivo A. Ogni tavolata servita porta anche un punto sulle tue carte punti vittoria e una carta moneta.
lesson-first-turn-place-wrong = Così le trecce gialle siedono dalla parte del tuo rivale. Non girare la tavolata.

lesson-hiring = Monete ed eroi
lesson-hiring-about = Ingaggia un eroe e lascia che gli eroi paghino con te.
lesson-hiring-hire = Con tre brezel qui non puoi servire nessuna tavolata. Ma hai una carta moneta da due monete, ed Erich ne costa due: ingaggialo.
lesson-hiring-hire-done = La carta moneta torna nella pila e la tua mano si riempie di cibo. Dal tuo prossimo turno Erich dà una salsiccia a ogni turno.
lesson-hiring-hire-wrong = Anche la cucina è aperta, ma un eroe ti aiuta in tutti i turni che verranno. Ingaggia Erich.
lesson-hiring-gift = La tavolata 3 chiede tre brezel e una salsiccia. Erich dà la salsiccia e Gustl un brezel: servi la tavolata 3 con due brezel.
lesson-hiring-gift-done = Metà l'hanno pagata gli eroi. Nel tuo prossimo turno danno di nuovo; quello che non usi è perso per questo.
lesson-hiring-gift-wrong = Così spendi più carte o non servi nessuna tavolata. Per la tavolata 3 bastano due brezel dalla tua mano.
lesson-hiring-seat = Al tuo obiettivo B piacciono i clienti blu uno accanto all'altro, con cappello o trecce. Metti la tavolata in modo che i suoi due clienti blu siano dalla tua parte.
lesson-hiring-seat-done = Una sequenza di due clienti blu vale un punto.
lesson-hiring-seat-wrong = Girata così, i clienti blu siedono di fronte a te. Metti la tavolata senza girarla.

lesson-two-for-one = Due per uno
lesson-two-for-one-about = Paga con carte che nessuno chiede, e scegli il capo di una fila.
lesson-two-for-one-pay = La tavolata 1 chiede due birre e due salsicce. Erich e Gustl danno le salsicce e tu hai una birra. Due carte cibo qualsiasi valgono un cibo: due brezel facciano da seconda birra.
lesson-two-for-one-pay-done = Due per uno costa una carta in più, ma spesso risparmia un turno in cucina.
lesson-two-for-one-pay-wrong = Qui serve la tavolata 1 con i suoi cappelli blu: servila con una birra e due brezel.
lesson-two-for-one-end = Una tavolata va al capo sinistro o destro di una fila. Mettila a un capo della fila 1, con i due cappelli blu dalla tua parte.
lesson-two-for-one-end-done = Una sequenza di due cappelli blu: un punto per l'obiettivo B. La fila 1 ora ha quattro tavolate ed è piena.
lesson-two-for-one-end-wrong = Serve la fila 1, con entrambi i cappelli blu dalla tua parte: non girare la tavolata.

lesson-new-row = Una fila nuova
lesson-new-row-about = Apri una fila quando le altre sono piene o quando vuoi spazio.
lesson-new-row-pay = La fila 1 è piena. Servi la tavolata 3: i tuoi eroi danno un brezel e una salsiccia, tu paghi due brezel.
lesson-new-row-pay-done = Ora le serve un posto.
lesson-new-row-pay-wrong = Si può fare, ma la tavolata 3 costa poco e ha due clienti blu uno accanto all'altro. Servi la tavolata 3.
lesson-new-row-open = Apri la fila 2 con questa tavolata, i due clienti blu dalla tua parte.
lesson-new-row-open-done = Ogni fila conta per sé: ecco una seconda sequenza di due. Il Festival ha al massimo tre file di quattro tavolate.
lesson-new-row-open-wrong = Girata, i clienti blu siedono dalla parte del tuo rivale. Non girare la tavolata.

lesson-kitchen = La cucina
lesson-kitchen-about = Che cosa fare quando le tue carte non vanno bene per nessuna tavolata.
lesson-kitchen-go = Hai una birra e tre salsicce, e così non si paga nessuna tavolata. Torna in cucina.
lesson-kitchen-go-done = La cucina è la tua azione di questo turno, come servire o ingaggiare.
lesson-kitchen-go-wrong = Adesso non si può fare altro. Torna in cucina.
lesson-kitchen-discard = Puoi scartare da una a quattro carte e pescare altrettante carte cibo. Tre salsicce sono più di quanto ti serve: scartane due.
lesson-kitchen-discard-done = Un brezel e una birra. Il cibo scartato non torna più: quando il mazzo del cibo è vuoto, la partita finisce.
lesson-kitchen-discard-wrong = Tieni la birra e una salsiccia, che molte tavolate chiedono, e scarta due salsicce.
lesson-kitchen-serve = Il tuo rivale ha servito una tavolata e ne è arrivata una nuova: la tavolata 1 chiede un brezel, due birre e una salsiccia, proprio quello che hai. Servila.
lesson-kitchen-serve-done = Questo è un turno: servire, ingaggiare o andare in cucina. Ne sai abbastanza per una prima partita.
lesson-kitchen-serve-wrong = Le tue quattro carte vanno bene proprio per la tavolata 1. Servila.

## Per saperne di più

lesson-objectives-a = L'obiettivo A e la sua serie
lesson-objectives-a-about = Oltre ai singoli clienti, l'obiettivo A premia quattro vicini in serie.
lesson-objectives-a-turns = Al tuo obiettivo A piacciono anche cappelli e trecce alternati: cappello, trecce, cappello, trecce, o al contrario, di ogni colore. Metti questa tavolata in modo che quattro clienti dalla tua parte formino una serie così.
lesson-objectives-a-turns-done = La serie vale un punto. Le serie possono sovrapporsi: un quinto cliente adatto ne farebbe già una seconda.
lesson-objectives-a-turns-wrong = Così dalla tua parte non ce ne sono quattro alternati. Prova l'altro capo della fila, o gira la tavolata.
lesson-objectives-a-colours = Con questo obiettivo A la serie è di quattro colori: verde, blu, rosso e giallo vicini, in qualsiasi ordine, cappelli o trecce. Metti la tavolata in modo che quattro vicini dalla tua parte li mostrino tutti.
lesson-objectives-a-colours-done = Quattro colori in quattro posti: un punto per la serie, oltre a quelli per i clienti della tua carta.
lesson-objectives-a-colours-wrong = Lì manca un colore, o uno compare due volte. Prova l'altro capo della fila, o gira la tavolata.

lesson-objectives-b = Sequenze lunghe per l'obiettivo B
lesson-objectives-b-about = Perché contano le sequenze pari, e perché le lunghe valgono molto di più.
lesson-objectives-b-four = I clienti del colore del tuo obiettivo B formano una sequenza dove siedono vicini. Due portano 1 punto, quattro ne portano 3. Metti questa tavolata in modo che una sequenza dalla tua parte arrivi a quattro.
lesson-objectives-b-four-done = Tre punti invece di nessuno: la sequenza di tre era dispari. Cappelli o trecce non importa: conta solo il colore.
lesson-objectives-b-four-wrong = Così dalla tua parte non c'è una sequenza di quattro. Unisci i clienti del tuo colore, senza nessuno in mezzo.
lesson-objectives-b-six = Sei vicini valgono 6 punti. Metti questa tavolata in modo che la tua sequenza abbia sei clienti del tuo colore.
lesson-objectives-b-six-done = Sei punti. Una sequenza dispari non vale niente: non lasciarla ferma a tre, cinque o sette.
lesson-objectives-b-six-wrong = Così non sono sei. Metti i clienti del tuo colore subito accanto a quelli che hai.

lesson-heroes-one = Helmut, Katharina, Klaus
lesson-heroes-one-about = Tre eroi che non danno cibo, ma hanno un potere speciale.
lesson-heroes-one-helmut = Helmut costa tre monete: una di Vroni e una carta moneta da due. Con lui la tua mano tiene cinque carte. Ingaggialo.
lesson-heroes-one-helmut-done = Il suo potere agisce subito: la tua mano è stata riempita fino a cinque carte. A ogni turno avrai più scelta.
lesson-heroes-one-helmut-wrong = Si può fare, ma qui si tratta di Helmut. Ingaggialo.
lesson-heroes-one-katharina = A fine partita le monete diventano punti. Katharina ha due punti stampati e conta una seconda volta tutti i punti stampati sui tuoi eroi: i suoi e quello di Gustl. Ingaggiala con tre carte moneta.
lesson-heroes-one-katharina-done = Tre punti stampati, contati due volte. Più eroi con punti hai, meglio è.
lesson-heroes-one-katharina-wrong = Si può fare, ma qui ingaggia Katharina.
lesson-heroes-one-klaus = Klaus conta una seconda volta quello che porta il tuo obiettivo A. Hai molti dei suoi clienti dalla tua parte: ingaggialo.
lesson-heroes-one-klaus-done = I tuoi punti dell'obiettivo A stanno nel conteggio un'altra volta, come punti bonus degli eroi.
lesson-heroes-one-klaus-wrong = Nient'altro qui ripete l'obiettivo A. Ingaggia Klaus.

lesson-heroes-two = Leonore, Mathäus, Suse
lesson-heroes-two-about = Tre eroi che traggono punti da quello che hai già fatto.
lesson-heroes-two-leonore = Ogni tavolata servita ti ha dato un punto sulle tue carte punti vittoria. Leonore li conta una seconda volta. Ingaggiala.
lesson-heroes-two-leonore-done = Un punto in più per ogni tavolata che hai servito, e per quelle che servirai.
lesson-heroes-two-leonore-wrong = Le tue molte tavolate servite chiamano Leonore. Ingaggiala.
lesson-heroes-two-mathaus = Mathäus porta un punto per due cappelli vicini dalla tua parte, di ogni colore. Tre cappelli insieme sono due coppie. Ingaggialo.
lesson-heroes-two-mathaus-done = Ora contano tutte le coppie di cappelli dalla tua parte, anche quelle delle prossime tavolate.
lesson-heroes-two-mathaus-wrong = Guarda i cappelli dalla tua parte. Mathäus ne fa punti: ingaggialo.
lesson-heroes-two-suse = Suse fa con le trecce quello che Mathäus fa con i cappelli. Ingaggiala.
lesson-heroes-two-suse-done = Un punto per due vicini con le trecce dalla tua parte. Questi poteri non si raddoppiano a vicenda.
lesson-heroes-two-suse-wrong = Guarda le trecce dalla tua parte. Suse ne fa punti: ingaggiala.

lesson-food-clock = L'orologio della partita
lesson-food-clock-about = Come il mazzo del cibo fa finire la partita, e chi decide quando.
lesson-food-clock-go = Nel mazzo del cibo restano solo tre carte. Quando è vuoto arriva la fine, e ora puoi provocarla tu. Torna in cucina.
lesson-food-clock-go-done = Quante carte scarti, tante ne peschi dal mazzo.
lesson-food-clock-go-wrong = Anche questo può andare bene, ma qui fermi l'orologio in cucina. Vacci.
lesson-food-clock-throw = Scarta almeno tre carte, così da vuotare il mazzo pescando.
lesson-food-clock-throw-done = Il mazzo è vuoto. Hai cominciato tu la partita, perciò il tuo rivale ha ancora un turno; se l'avesse vuotato il rivale, tutto sarebbe finito subito. La partita finisce anche con la dodicesima tavolata.
lesson-food-clock-throw-wrong = Così resta del cibo nel mazzo. Scarta tre carte o più.

lesson-last-turn = Rinunciare all'ultimo turno
lesson-last-turn-about = L'unico turno che puoi anche non usare.
lesson-last-turn-decline = Il primo giocatore ha provocato la fine, e l'ultimo turno è tuo. Solo adesso puoi rinunciare e tenere le tue carte moneta, un punto ciascuna. Passa.
lesson-last-turn-decline-done = La partita è finita e si conta: carte punti vittoria, eroi, carte moneta, obiettivi A e B, punti bonus degli eroi.
lesson-last-turn-decline-wrong = È permesso, ma qui prova l'altra via: passa.
