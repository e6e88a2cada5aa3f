# Le parole degli ambienti di apprendimento.

fault-environment-count = L’opzione { $option } è un numero intero di almeno 1, non { $found }.
fault-environment-memory = { $games } partite occupano { $size }; ci sono { $free } di memoria libera, abbastanza per { $fitting } partite.
fault-environment-actions = Servono { $games } numeri interi, un’azione per partita; trovato: { $found }.
fault-environment-action = L’azione { $action } non è permessa nella partita { $game } del gruppo.
fault-environment-extra = Serve { $package }, che non è installato: pip install 'houseful[{ $extra }]'
fault-environment-move = L’azione { $action } qui non è permessa.
fault-environment-over = Questa partita è finita: reset distribuisce la prossima.
fault-environment-opponents = Servono i livelli di { $wanted } avversari; trovato: { $found }.
fault-environment-device = Qui non c’è nessun dispositivo CUDA.
