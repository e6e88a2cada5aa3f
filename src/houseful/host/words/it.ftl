# Words of a table, whoever hosts it.

## Who sits there

page-guest = Ospite
page-guest-names = Guest, Gast, Invité, Ospite
page-bot = { $level ->
        [random] Bot a caso
        [greedy] Bot goloso
        [novice] Bot principiante
        [casual] Bot rilassato
        [skilled] Bot abile
        [expert] Bot esperto
        [like] Bot sostituto
        [grandmaster] Bot gran maestro
       *[master] Bot maestro
    }
page-seat = Posto { $number }
page-undone = { $name } ha annullato una mossa.

## Why a hint advises a move

reason-brings = Porta subito { $points }: { $lines }.
reason-prepares = Con la migliore mossa successiva fa { $points } in questo stesso turno: { $lines }.
reason-pays = Costa subito { $points }: { $lines }.
reason-next = La mossa successiva: { $move }, circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno alla fine.
reason-equal = Quasi altrettanto buona: { $move }.
reason-costs = Quell’altra mossa costerebbe subito: { $lines }.
reason-tried = È andata meglio quando un bot ha continuato da qui { $rounds } volte.

## What is refused

refused-server-stale = Qualcuno è stato più veloce: ora il tavolo è alla mossa { $ply }.
refused-server-not-started = La partita non è ancora iniziata.
refused-server-not-over = Sarà possibile a partita finita.
refused-server-not-your-turn = Non è il tuo turno.
refused-server-not-your-seat = Quel posto non è il tuo.
refused-server-no-ply = Non c’è la mossa { $ply }; l’ultima è la { $last }.
refused-server-no-eyes = Gli sguardi sono “spectator”, “open” o il numero di un posto.
refused-server-option = Giocatori, set di carte e seme non sono opzioni di un tavolo.
refused-server-limit-undos = A un tavolo si possono riprendere al massimo { $most } mosse.
refused-server-unreadable-rules = Questa partita segue la versione { $version } delle sue regole, che questo server non ha.
refused-server-unreadable-damaged = Questa partita non si può aprire: sul server qualcosa è danneggiato.
refused-server-limit-journal = Dopo { $most } righe del registro di una partita non si può più riprendere nulla.
refused-server-undo-none = Non c’è una mossa da ritirare.
refused-server-no-past = Puoi guardare indietro fino alla tua ultima mossa.
refused-server-undo-over = La partita è finita; le mosse restano.
refused-server-undo-not-yours = L’ultima mossa non era tua.
refused-server-undo-revealed = Da allora si è scoperto qualcosa di nascosto; ciò che è giocato resta.
refused-server-name = Un nome ha da 1 a { $longest } caratteri.
refused-server-no-hints = A questo tavolo non ci sono suggerimenti.

## Games that are kept on a device

refused-host-unreadable-rules = Questa partita si gioca con la versione { $version } delle sue regole, o con carte diverse da quelle di qui.
refused-host-unreadable-damaged = Questa partita non si può aprire: qualcosa vi è danneggiato.
refused-host-needs-server = I posti per altre persone richiedono un server.
refused-host-no-table = Questa partita non è più su questo dispositivo.
fault-saved = Questa partita salvata è danneggiata: { $reason }
fault-saved-newer = Questa partita è stata salvata da una versione più recente della pagina: ricarica la pagina.
fault-saved-line = La riga { $line } non può seguire le precedenti.
