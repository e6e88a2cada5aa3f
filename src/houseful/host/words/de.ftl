# Words of a table, whoever hosts it.

## Who sits there

page-guest = Gast
page-guest-names = Guest, Gast, Invité, Ospite
page-bot = { $level ->
        [random] Zufalls-Bot
        [greedy] Gieriger Bot
        [novice] Neulings-Bot
        [casual] Entspannter Bot
        [skilled] Geübter Bot
        [expert] Experten-Bot
        [like] Vertretung
        [grandmaster] Großmeister-Bot
       *[master] Meister-Bot
    }
page-seat = Platz { $number }
page-undone = { $name } hat einen Zug zurückgenommen.

## Why a hint advises a move

reason-brings = Das bringt sofort { $points }: { $lines }.
reason-prepares = Mit dem besten Zug danach sind es { $points } noch in diesem Zug: { $lines }.
reason-pays = Das kostet sofort { $points }: { $lines }.
reason-next = Nächstbester Zug: { $move }, am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} schlechter.
reason-equal = Fast ebenso gut: { $move }.
reason-costs = Jener andere Zug würde sofort kosten: { $lines }.
reason-tried = Damit lief es am besten, als ein Bot { $rounds }-mal von hier weiterspielte.

## What is refused

refused-server-stale = Jemand war schneller: Der Tisch ist jetzt bei Zug { $ply }.
refused-server-not-started = Das Spiel hat noch nicht begonnen.
refused-server-not-over = Das geht, wenn das Spiel zu Ende ist.
refused-server-not-your-turn = Du bist nicht an der Reihe.
refused-server-not-your-seat = Das ist nicht dein Platz.
refused-server-no-ply = Es gibt keinen Zug { $ply }; der letzte ist { $last }.
refused-server-no-eyes = Augen sind „spectator“, „open“ oder die Nummer eines Platzes.
refused-server-option = Spielerzahl, Kartensatz und Startwert sind keine Optionen eines Tisches.
refused-server-limit-undos = An einem Tisch können höchstens { $most } Züge zurückgenommen werden.
refused-server-unreadable-rules = Diese Partie wird nach Version { $version } ihrer Regeln gespielt, die dieser Server nicht hat.
refused-server-unreadable-damaged = Diese Partie lässt sich nicht öffnen: Auf dem Server ist etwas an ihr beschädigt.
refused-server-limit-journal = Nach { $most } Zeilen im Protokoll einer Partie kann nichts mehr zurückgenommen werden.
refused-server-undo-none = Es gibt keinen Zug zum Zurücknehmen.
refused-server-no-past = Du kannst bis zu deinem eigenen letzten Zug zurückschauen.
refused-server-undo-over = Das Spiel ist zu Ende; die Züge bleiben.
refused-server-undo-not-yours = Der letzte Zug war nicht deiner.
refused-server-undo-revealed = Seither ist etwas Verdecktes bekannt geworden; was gespielt ist, bleibt.
refused-server-name = Ein Name hat 1 bis { $longest } Zeichen.
refused-server-no-hints = An diesem Tisch gibt es keine Tipps.

## Games that are kept on a device

refused-host-unreadable-rules = Diese Partie wird nach Version { $version } ihrer Regeln oder mit anderen Karten als hier gespielt.
refused-host-unreadable-damaged = Diese Partie lässt sich nicht öffnen: Etwas an ihr ist beschädigt.
refused-host-needs-server = Für Plätze anderer Leute braucht es einen Server.
refused-host-no-table = Diese Partie gibt es auf diesem Gerät nicht mehr.
fault-saved = Diese gespeicherte Partie ist beschädigt: { $reason }
fault-saved-newer = Diese Partie wurde von einer neueren Fassung der Seite gespeichert: Bitte lade die Seite neu.
fault-saved-line = Zeile { $line } kann nicht auf die davor folgen.
