# Wörter, die alle Spiele teilen.

compiling = Die Regeln von { $game } werden übersetzt. Das geschieht nur einmal und dauert bis zu einer halben Minute …

## Abgelehnte Züge

refused-core-notation = { $move } ist kein Zug in diesem Spiel.
refused-core-over = Das Spiel ist zu Ende.

## Fehler in dem, was jemand geschrieben hat. `place` sagt wo, als Pfad.

fault-missing = { $place }: { $name } fehlt.
fault-not-table = { $place }: benannte Werte erwartet, gefunden: { $found }.
fault-not-list = { $place }: eine Liste erwartet, gefunden: { $found }.
fault-length = { $place }: erwartete Zahl der Einträge: { $least ->
        [0] höchstens { $most }
       *[other] { $least } bis { $most }
    }; gefunden: { $found }.
fault-length-exact = { $place }: erwartete Zahl der Einträge: { $most }; gefunden: { $found }.
fault-unknown-key = { $place }: { $name } ist hier unbekannt. Bekannt: { $choices }.
fault-number = { $place }: eine ganze Zahl von { $least } bis { $most } erwartet, gefunden: { $found }.
fault-text = { $place }: eine Textzeile mit höchstens { $longest } Zeichen erwartet, gefunden: { $found }.
fault-choice = { $place }: möglich sind: { $choices }. Gefunden: { $found }.
fault-name = { $place }: ein kurzes, kleingeschriebenes Wort erwartet, gefunden: { $found }.
fault-twice = { $place }: { $found } kommt zweimal vor.
fault-too-deep = Die Datei ist zu tief verschachtelt.
fault-game = Es gibt kein Spiel { $found }. Spiele: { $choices }.
fault-bot = Es gibt keinen Bot { $found }. Bots: { $choices }.
fault-bots = --bots: { $most ->
        [2] genau zwei Namen
       *[other] zwei bis { $most } Namen
    } erwartet, gefunden: { $found }.
fault-option = Option { $option }: { $found } gehört nicht zu den Möglichkeiten: { $choices }.
fault-option-unknown = Es gibt keine Option { $option }. Optionen: { $choices }.
fault-seat = Es gibt keinen Platz { $found }; die Plätze gehen von 0 bis { $most }.
fault-no-past = Ein neu ausgeteilter Tisch hat keine Vergangenheit: Er entstand aus keinem Startwert.
fault-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $found }.
fault-fair-number = Eine eigene Zahl besteht aus höchstens 32 Buchstaben und Ziffern; { $found } ist keine.

fault-file = { $file } lässt sich nicht lesen: { $reason }.
fault-file-missing = { $file } gibt es nicht.
fault-file-folder = { $file } ist ein Ordner, keine Datei.
fault-file-encoding = { $file } ist kein UTF-8-Text.
fault-file-large = { $file } ist zu groß.
fault-file-write = { $file } lässt sich nicht schreiben: { $reason }.
fault-no-output = Es gibt keine Ausgabe, in die geschrieben werden kann.
fault-no-input = Es gibt keine Eingabe, aus der gelesen werden kann.
fault-net-missing = { $file }: Dieses Netz gibt es nicht.
fault-net-damaged = { $file }: Das ist kein vollständiges Netz für { $game }.
fault-net-sizes = { $file }: Die verdeckten Schichten dieses Netzes haben die Größen { $found }, nicht { $asked }.
fault-checkpoint = { $file }: Das ist kein Zwischenstand eines Trainings dieses Spiels.
fault-no-torch = Zum Trainieren braucht es PyTorch: pip install houseful[train].
fault-no-cuda = PyTorch findet kein CUDA-Gerät.
fault-toml = Das ist kein TOML: { $reason }.
fault-pack-long = Ein Kartensatz hat höchstens { $most } Zeichen, dieser { $found }.
fault-toml-deep = Zeile { $line }: mehr als { $most } Ebenen ineinander.
fault-toml-digits = Zeile { $line }: eine Zahl mit mehr als { $most } Ziffern.
fault-toml-keys = Zeile { $line }: mehr als { $most } Schlüssel.
fault-json = Das ist kein JSON: { $reason }.
fault-json-twice = { $found } steht zweimal in einer Gruppe der JSON-Datei.

fault-log-not-one = Zeile { $line }: Das ist kein Houseful-Protokoll.
fault-log-short = Zeile { $line }: Das Protokoll bricht hier ab, vor seiner letzten Zeile.
fault-log-line = Zeile { $line }: eine Zeile erwartet, die mit „{ $wanted }“ beginnt, gefunden: { $found }.
fault-log-number = Zeile { $line }: { $found } ist keine Zahl.
fault-log-rules = Zeile { $line }: gespielt nach Regelversion { $found }; dieses Programm kennt Version { $wanted }.
fault-log-pack = Zeile { $line }: gespielt mit einer anderen Ausgabe dieses Kartensatzes.
fault-log-unfair = Zeile { $line }: Geheimnis, Zahlen und Startwert passen nicht zusammen.
fault-log-wrong = Zeile { $line }: { $reason }
fault-log-end = Zeile { $line }: Die Anzahl, die Punkte oder die Prüfsumme stimmen nicht. Das Protokoll wurde geändert oder beschädigt.
fault-log-more = Zeile { $line }: Nach der letzten Zeile kommt noch etwas.

## Die Kommandozeile

cli-interrupted = Abgebrochen.
cli-pack-good = { $file }: ein gültiger Kartensatz für { $game }, „{ $name }“.
cli-replay-good = { $game }: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, kein Fehler.
cli-replay-fair = Ehrlich gegeben: Der Startwert kommt aus dem Geheimnis hinter { $commitment } und den Zahlen der Mitspielenden.
cli-replay-open = Das Spiel ist noch nicht zu Ende.
sheet-line = { $rank }. { $player }: { $total } ({ $lines })
sheet-won = Gewonnen: { $players }.
page-won = Gewonnen: { $names }
page-solo-lost = Diesmal nicht
cli-arena-bot = { $name }: gewonnen { $wins } % (95 %: { $low } bis { $high } %), im Schnitt { $score } Punkte, { $time } ms pro Zug.
cli-simulate = { $game }, Spiele: { $games }, am Tisch: { $players }, { $bot }: { $decisions } Entscheidungen in { $seconds } s, { $rate } pro Sekunde.
cli-simulate-scores = Im Schnitt { $mean } Punkte, Standardabweichung { $sd }.
cli-simulate-seat = Platz { $seat }: gewonnen { $wins } %.
sheet-player = Spieler { $seat }

## Spielen im Terminal

play-welcome = { $game }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }. Du bist { $me }. Tippe ? für Hilfe.
play-prompt = >
play-command-help = hilfe
play-command-table = tisch
play-command-moves = züge
play-command-hint = tipp
play-command-why = warum
play-command-rules = regeln
play-command-cards = karten
play-command-undo = zurück
play-command-save = speichern
play-command-quit = ende
play-refused = Das geht nicht. { $reason } Regel { $number }, { $title }.
play-refused-plain = Das geht nicht. { $reason }
play-allowed = Dieser Zug ist erlaubt.
play-why-what = Tippe den Zug nach „warum“, zum Beispiel: warum { $example }
play-moves = Du kannst spielen:
play-hint = { $move }: gewinnt in { $wins } % der Fälle, im Schnitt { $points } Punkte Vorsprung.
play-hint-alone = { $move }: gewinnt in { $wins } % der Fälle.
play-pause = Drücke Enter, damit die anderen spielen, oder tippe „zurück“, um den Zug zurückzunehmen.
play-pause-first = Drücke zuerst Enter, oder tippe „zurück“.
play-undone = Zurückgenommen.
play-undo-nothing = Du hast keinen Zug zurückzunehmen.
play-undo-revealed = Seit deinem letzten Zug haben andere gespielt oder wurden Karten aufgedeckt, deshalb kannst du ihn nicht zurücknehmen.
play-saved = Gespeichert in { $file }.
play-save-what = Tippe einen Dateinamen nach „speichern“, zum Beispiel: speichern game.txt
play-save-exists = { $file } gibt es schon; nimm einen anderen Namen.
play-ended = Das Spiel ist zu Ende.
play-goodbye = Auf Wiedersehen. Um ein Spiel ein andermal fortzusetzen, tippe „speichern DATEI“ vor „ende“.
play-rules-none = Keine Regel erwähnt { $text }.
play-help =
    Tippe einen Zug, wie der Tisch ihn zeigt, oder eines davon:
    ?                diese Hilfe
    tisch            noch einmal der Tisch
    züge             alles, was du jetzt spielen kannst
    tipp             was ein starker Bot hier erwägen würde
    warum ZUG        ob ein Zug erlaubt ist und welche Regel ihn sonst verbietet
    regeln           alle Regeln; „regeln WORT“ zeigt die Regeln mit diesem Wort
    karten           alle Karten des Spiels, und wie viele davon weg sind, soweit du es weißt
    zurück           deinen letzten Zug zurücknehmen, solange seither niemand gespielt hat und nichts aufgedeckt wurde
    speichern DATEI  das Spiel in eine Datei schreiben; „houseful play --load DATEI“ setzt es fort
    ende             gehen
    Englische Wörter gelten auch.

## Karten und Regelhefte

cards-count = Anzahl
cards-gone = Weg
cards-total = { $title }: { $count } insgesamt
cards-total-each = { $title }: { $count } insgesamt, je { $each }
cards-alike = Auf jeder Karte: { $figures }
cards-figure = { $label }: { $value }
cards-of = { $game }: die Karten von „{ $pack }“
source-rulebook = steht in der Anleitung
source-published = aus Besprechungen oder einer anderen Ausgabe
source-inferred = folgt aus dem, was die Anleitung sagt
source-stand-in = ein Ersatzwert: der echte ist nicht bekannt, dieser ist von uns
rulebook-drawing = [Zeichnung: { $caption }]
fault-rulebook-picture = Weder eine Tabelle noch eine Zeichnung: { $found }
fault-rulebook-shelf = Die Galerie hat kein Fach { $found }. Fächer: { $choices }.
fault-rulebook-drawing = Es gibt keine Zeichnung { $found }. Zeichnungen: { $choices }.
fault-lesson = Es gibt keine Lektion { $found }.
fault-lesson-move = { $place }: Der Zug „{ $move }“ geht nicht. { $reason }
fault-lesson-turn = { $place }: Platz { $seat } ist nicht am Zug.
fault-lesson-path = Diese Züge führen nicht zu diesem Schritt der Lektion.

## The server

fault-database = { $found } ist keine Datenbank für den Server: sqlite:///DATEI oder postgresql://…
fault-database-away = Die Datenbank { $found } ist nicht zu gebrauchen: { $reason }
fault-database-newer = Diese Datenbank stammt von einem neueren Houseful als diesem.
fault-database-taken = Ein anderer Server benutzt die Datenbank { $file } schon.
fault-database-upgrade = Die Datenbank konnte nicht auf den neuen Stand gebracht werden: { $reason }. Sie ist, wie sie war; eine Kopie ist { $copy }.
fault-rate = HOUSEFUL_RATE ist eine Zahl von Anfragen je Sekunde, nicht { $found }.
fault-limit = { $name } ist eine ganze Zahl, nicht { $found }.
fault-root-path = HOUSEFUL_ROOT_PATH ist ein Pfad wie /houseful, nicht { $found }.
fault-proxies = HOUSEFUL_TRUSTED_PROXIES ist eine Liste von Adressen oder Netzen, oder *, nicht { $found }.
fault-smtp = HOUSEFUL_SMTP_URL ist eine Adresse wie smtp://user:password@mail.example.org:587, nicht { $found }.
fault-mail-sender = HOUSEFUL_MAIL_SENDER ist der Absender der Mails, etwa Houseful <games@example.org>, nicht { $found }.
fault-public-url = HOUSEFUL_PUBLIC_URL ist die Adresse, die alle öffnen, etwa https://play.example.org, nicht { $found }.
fault-workers = Mehrere Prozesse brauchen PostgreSQL: --database postgresql://…
fault-address = Der Server kann an { $found } nicht lauschen: { $reason }.
fault-serve = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
cli-serve = Houseful läuft unter { $address } Beenden mit Strg+C.
