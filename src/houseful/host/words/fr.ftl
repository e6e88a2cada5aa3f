# Words of a table, whoever hosts it.

## Who sits there

page-guest = Invité
page-guest-names = Guest, Gast, Invité, Ospite
page-bot = { $level ->
        [random] Robot au hasard
        [greedy] Robot gourmand
        [novice] Robot débutant
        [casual] Robot détendu
        [skilled] Robot habile
        [expert] Robot expert
        [like] Robot remplaçant
        [grandmaster] Robot grand maître
       *[master] Robot maître
    }
page-seat = Place { $number }
page-undone = { $name } a repris un coup.

## Why a hint advises a move

reason-brings = Gain immédiat : { $points } ({ $lines }).
reason-prepares = Avec le meilleur coup qui suit, cela fait { $points } dans ce même tour : { $lines }.
reason-pays = Il coûte tout de suite { $points } : { $lines }.
reason-next = Le coup suivant : { $move }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins à la fin.
reason-equal = Presque aussi bon : { $move }.
reason-costs = Cet autre coup coûterait tout de suite : { $lines }.
reason-tried = C’est ce qui a le mieux réussi quand un robot a continué { $rounds } fois à partir d’ici.

## What is refused

refused-server-stale = Quelqu’un a été plus rapide : la table en est au coup { $ply }.
refused-server-not-started = La partie n’a pas encore commencé.
refused-server-not-over = Ce sera possible une fois la partie finie.
refused-server-not-your-turn = Ce n’est pas votre tour.
refused-server-not-your-seat = Cette place n’est pas la vôtre.
refused-server-no-ply = Il n’y a pas de coup { $ply } ; le dernier est le { $last }.
refused-server-no-eyes = Les regards possibles : « spectator », « open » ou le numéro d’une place.
refused-server-option = Joueurs, jeu de cartes et graine ne sont pas des options de table.
refused-server-limit-undos = À une même table, on peut reprendre au plus { $most } coups.
refused-server-unreadable-rules = Cette partie se joue selon la version { $version } de ses règles, que ce serveur n’a pas.
refused-server-unreadable-damaged = Impossible d’ouvrir cette partie : elle est endommagée sur le serveur.
refused-server-limit-journal = Après { $most } lignes du journal d’une partie, on ne peut plus rien reprendre.
refused-server-undo-none = Il n’y a pas de coup à reprendre.
refused-server-no-past = Vous pouvez revenir jusqu’à votre propre dernier coup.
refused-server-undo-over = La partie est finie ; les coups restent.
refused-server-undo-not-yours = Le dernier coup n’était pas le vôtre.
refused-server-undo-revealed = Quelque chose de caché est apparu depuis ; ce qui est joué reste.
refused-server-name = Un nom compte de 1 à { $longest } caractères.
refused-server-no-hints = Il n’y a pas de conseils à cette table.

## Games that are kept on a device

refused-host-unreadable-rules = Cette partie se joue selon la version { $version } de ses règles, ou avec d’autres cartes qu’ici.
refused-host-unreadable-damaged = Cette partie ne peut pas être ouverte : quelque chose y est abîmé.
refused-host-needs-server = Les places pour d’autres personnes demandent un serveur.
refused-host-no-table = Cette partie n’est plus sur cet appareil.
fault-saved = Cette partie enregistrée est abîmée : { $reason }
fault-saved-newer = Cette partie a été enregistrée par une version plus récente de la page : veuillez recharger la page.
fault-saved-line = La ligne { $line } ne peut pas suivre les précédentes.
