# Worte des Labors: was seine Befehle ausgeben, und der Bericht über die Ausgewogenheit.

## Fehler

fault-extra = { $what } braucht den Zusatz „{ $extra }“: pip install "houseful[{ $extra }]"
fault-cuda-none = Hier gibt es kein CUDA-Gerät, das sich benutzen lässt: { $reason }
fault-cuda-bot = Ein CUDA-Gerät spielt nur zufällige Spiele; lass --bot { $found } weg.
fault-device-cluster = Wähle eins von beiden: --device cuda oder --cluster.
fault-cluster-address = Ein Cluster heißt RECHNER:PORT oder ray://RECHNER:PORT, nicht { $found }.
fault-cluster = Unter { $address } antwortet kein Ray-Cluster: { $reason }
fault-cluster-other = Was unter { $address } antwortet, ist kein Ray-Cluster.
fault-cluster-rules = Ein Knoten des Clusters hat andere Regeln als dieser Rechner; installiere überall dasselbe Houseful.
fault-cluster-broken = Der Cluster antwortet nicht mehr: { $reason }
fault-output-kind = { $file }: Der Name der Ergebnisse muss auf { $wanted } enden.
fault-output-taken = { $file } gibt es schon, mit anderem Inhalt; wähle einen anderen Namen.
fault-output-more = { $file } enthält schon { $found } Spiele, mehr als die verlangten { $wanted }.

## Simulieren

lab-kept = Angehalten nach { $done } von { $games } Spielen. Sie stehen in { $file }; derselbe Befehl macht dort weiter.
lab-stopped = Angehalten nach { $done } von { $games } Spielen.
lab-written = Ergebnisse: { $file }

## Der Bericht: Überschrift und Zusammenfassung

lab-title = { $game }: wie ausgewogen ist es?
lab-about = Spiele: { $games }, am Tisch: { $players }, Bots der Stufe { $bot }, Kartensatz „{ $pack }“.
lab-against = Verglichen mit dem Kartensatz „{ $pack }“ bei denselben Verteilungen.
lab-report = Bericht: { $file }
lab-head-seats = Plätze
lab-head-fair = Kein Platz gewinnt häufiger, als der Zufall erklärt.
lab-head-alone = Wer allein spielt, gewinnt { $rate } % der Spiele.
lab-head-unfair = { $seat } gewinnt { $rate } %; der Zufall erklärt das nicht.
lab-head-skill = Können
lab-head-beats = { $bot } schlägt { $weaker } in { $rate } % der Spiele.
lab-head-gap = Vorsprung
lab-head-close = Die Hälfte aller Spiele entscheiden höchstens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
lab-head-card = Stärkste Karte
lab-head-brings = { $card }: { $points } Punkte mehr.
lab-head-change = Änderungen
lab-head-changed = { $real } von { $tested } Messgrößen unterscheiden sich wirklich.
lab-head-unchanged = Keine Messgröße unterscheidet sich wirklich; { $tested } wurden untersucht.

## Abschnitte

lab-section-against = Was der andere Kartensatz ändert
lab-section-seats = Wer gewinnt
lab-section-scores = Woher die Punkte kommen
lab-section-course = Wie Spiele verlaufen
lab-section-skill = Können und Zufall
lab-section-effects = Was jede Karte bringt
lab-section-cards = Wer welche Karte hatte
lab-section-rules = Was wie oft geschieht
lab-section-method = Wie gemessen wurde

## Abbildungen

lab-seat = Platz { $number }
lab-turn = Am Zug als { $number }.
lab-figure-seats = Siege nach Plätzen
lab-figure-turns = Siege nach der Reihenfolge am Tisch
lab-note-seats = Punkt: Anteil der Siege. Balken: 95 % sicher. Gestrichelt: der gerechte Anteil.
lab-figure-score = Punkte je Spieler
lab-figure-lines = Punkte nach Zeilen der Wertung
lab-note-lines = Was ein Spieler im Schnitt bekommt, Zeile für Zeile.
lab-note-line = Im Schnitt { $mean }; nicht null bei { $scored } % der Spieler.
lab-figure-length = Entscheidungen in einem Spiel
lab-figure-gap = Punkte zwischen dem Ersten und dem Zweiten
lab-figure-points-alone = Punkte am Ende
lab-figure-lead-changes = Wechsel der Führung
lab-note-mean = Im Schnitt { $mean }, Standardabweichung { $sd }.
lab-figure-skill = Wie oft { $bot } gewinnt
lab-figure-skill-points = Punkte vor dem schwächeren Bot
lab-note-skill = Jede Verteilung wird zweimal gespielt, mit getauschten Plätzen. Gleiche Aussichten: 50 %.
lab-figure-effects = { $shelf }: Punkte, die eine Karte ihrem Spieler bringt
lab-figure-common = { $shelf }: Punkte, die eine Karte allen bringt
lab-note-effects = Dasselbe Spiel weitergespielt mit der Karte und ohne ihre Wirkung: So zählt nicht mit, wer sie wählt.
lab-figure-lift = { $relation }: Siege über dem eigenen Anteil
lab-note-lift = So viel häufiger gewinnt, wer die Karte hatte. Gute Spieler wählen gute Karten: Eine Wirkung ist damit nicht bewiesen.
lab-figure-rules = Regeln, je Spiel
lab-note-rules = Wie oft eine Regel der Grund für ein Ereignis ist.
lab-figure-differences = Wirkliche Unterschiede
lab-note-differences = Änderung in Standardfehlern: wie weit jenseits des Zufalls. Zahlen stehen in der Tabelle.
lab-none-differs = Nichts unterscheidet sich wirklich. { $tested } Messgrößen wurden gemeinsam untersucht.
lab-numbers = Zahlen
lab-all-numbers = Alle { $count } Messgrößen

## Spalten

lab-column-name = Was
lab-column-wins = Siege
lab-column-points = Punkte
lab-column-mean = Mittel
lab-column-interval = 95 %
lab-column-count = Gesehen
lab-column-per-game = Je Spiel
lab-column-games = Der Spiele
lab-column-share = Siege mehr
lab-column-gap = Vorsprung
lab-column-before = Vorher
lab-column-after = Nachher
lab-column-difference = Änderung
lab-column-chance = Durch Zufall

## Wofür Karten gezählt werden

lab-relation-held = Auf der Hand
lab-relation-placed = Gelegt
lab-relation-booked = Untergebracht
lab-relation-turned-away = Abgewiesen
lab-relation-taken = Genommen
lab-relation-removed = Entfernt
lab-relation-drafted = Ausgewählt
lab-relation-hired = Angeheuert
lab-relation-served = Bedient
lab-relation-dealt = Ausgeteilt

## Messgrößen eines Vergleichs

lab-measure-seat = { $name }: Siege
lab-measure-turn = { $name }: Siege
lab-measure-line = { $name }: Punkte
lab-measure-scored = { $name }: wie oft gewertet
lab-measure-rule = { $name }: Mal je Spiel
lab-measure-use = { $name }, { $relation }: Mal je Spiel
lab-measure-gain = { $name }, { $relation }: Siege über dem Anteil
lab-measure-points = { $name }: Punkte, die sie bringt
lab-measure-share = { $name }: Siege, die sie bringt
lab-measure-gap = { $name }: Vorsprung, den sie bringt

## Verfahren

lab-method-games = Bots einer Stufe spielten jedes Spiel gegeneinander, ohne Zeitgrenze, mit den Startwerten { $first } bis { $last }: Derselbe Befehl findet auf jedem Rechner dieselben Zahlen.
lab-method-effects = Für eine Wirkung wird in jedem Spiel eine Karte ausgelost. Von dem Zug an, mit dem sie zu ihrem Spieler kam, oder vom Austeilen an, wenn sie für alle gilt, spielen dieselben Bots das Spiel zweimal weiter: so, wie es ist, und mit einer Karte zum selben Preis, die nichts tut. Der Unterschied ist, was die Karte bringt.
lab-method-real = „Wirklich“ heißt: jenseits des Zufalls nach Holms Korrektur für alle Tests zusammen, so dass ein Bericht ohne jeden Unterschied in höchstens { $level } % der Fälle etwas wirklich nennt.
lab-method-command = Gemacht mit: { $command }
