# Die Wörter von Overbooked, dem Flugzeug.

overbooked = Overbooked

## Wie die Dinge heißen

plane-colour-orange = Orange
plane-colour-purple = Lila
plane-colour-teal = Türkis
plane-colour-pink = Rosa

plane-passenger-r = Verliebter
plane-passenger-w = Kind
plane-passenger-b = Rugbyspieler
plane-passenger-y = Freund
plane-passenger-g = Senior
plane-passengers-r = Verliebte
plane-passengers-w = Kinder
plane-passengers-b = Rugbyspieler
plane-passengers-y = Freunde
plane-passengers-g = Senioren

plane-kind-window = Fensterplatz
plane-kind-middle = Mittelplatz
plane-kind-aisle = Gangplatz

plane-difficulty-beginner = Einsteiger
plane-difficulty-experienced = Erfahrene
plane-difficulty-expert = Experten

plane-line-couples = Paare
plane-line-kids = Kinder
plane-line-rugby = Rugbymannschaft
plane-line-friends = Freunde
plane-line-seniors = Senioren
plane-line-vouchers = Gutscheine
plane-line-bonus-cards = Pluspunktkarten
plane-line-overbooked = Überbuchte
plane-line-most-overbooked = Meiste Überbuchte
plane-line-empty-seats = Leere Sitze
plane-line-event-adorable-kids = Bezaubernde Kinder
plane-line-event-buddy-time = Zeit für Kumpel
plane-line-event-corner-seats = Eckplätze
plane-line-event-couples-retreat = Urlaub zu zweit
plane-line-event-school-holidays = Schulferien
plane-line-event-emergency-exit-assistance = Hilfe am Notausgang
plane-line-event-family-vacation = Familienurlaub
plane-line-event-full-flight = Ausgebuchter Flug
plane-line-event-kids-gone-wild = Wilde Kinder
plane-line-event-lonely-christmas = Einsame Weihnachten
plane-line-event-low-season-blues = Flaute in der Nebensaison
plane-line-event-beautiful-sunset = Schöner Sonnenuntergang
plane-line-event-missing-friends = Freunde vermisst
plane-line-event-threes-company = Zu dritt
plane-line-event-like-sardines = Wie die Sardinen

## Der Tisch in Sätzen

# Die Sätze unten erkennen genau dieses Wort, wo sich das Verb ändert.
plane-you = Du
plane-quoted = „{ $card }“
plane-table-round = Runde { $round }. { $first ->
        [Du] Du hast
       *[other] { $first } hat
    } begonnen.{ $last ->
        [yes] {" "}Es ist die letzte Runde.
       *[no] {""}
    }
plane-table-turn = Zug { $round }.
plane-table-event = Ereignis: { $title }.
plane-table-supply = Es warten: { $waiting }. R Verliebte, W Kinder, B Rugbyspieler, Y Freunde, G Senioren.
plane-table-seat = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $vouchers ->
        [one] { $vouchers } Gutschein
       *[other] { $vouchers } Gutscheine
    }; { $overbooked } überbucht; { $bonus ->
        [one] { $bonus } Pluspunktkarte
       *[other] { $bonus } Pluspunktkarten
    }.
plane-table-alone = { $player }: { $vouchers ->
        [one] { $vouchers } Gutschein
       *[other] { $vouchers } Gutscheine
    }; { $overbooked } überbucht.
plane-table-hall = Die Abflughalle, vom Gate aus. { $deck ->
        [0] Der Stapel ist leer.
        [one] Im Stapel ist noch eine Karte.
       *[other] Im Stapel sind noch { $deck } Karten.
    }
plane-table-deck = Im Stapel, in einer Reihenfolge, die niemand kennt: { $passengers }; { $wishes ->
        [0] keine Karte mit Sitzwünschen
        [one] eine Karte mit Sitzwünschen
       *[other] { $wishes } Karten mit Sitzwünschen
    }.
plane-table-deck-symbols = Symbole im Stapel: { $symbols }.
plane-table-card = { $place }. { $card } ({ $face }). { $price ->
        [0] Kostenlos
        [one] Kostet einen Gutschein
       *[other] Kostet { $price } Gutscheine
    }{ $vouchers ->
        [0] {""}
        [one] {", "}darauf liegt ein Gutschein
       *[other] {", "}darauf liegen { $vouchers } Gutscheine
    }.
plane-card-wish-window = { $passengers } auf Fensterplätze
plane-card-wish-middle = { $passengers } auf Mittelplätze
plane-card-wish-aisle = { $passengers } auf Gangplätze
plane-card-symbol = { $face } mit dem Symbol { $symbol }
plane-table-hand = Wird gerade platziert: „{ $card }“ ({ $face }).{ $some ->
        [yes] {" "}Ausgelassen, in Leserichtung gezählt: { $away }.
       *[no] {""}
    }
plane-solo-head = Szenario: { $title }, { $difficulty }.
plane-solo-goal = Nötig: { $aims }.
plane-solo-or = oder
plane-solo-groups = je eine Gruppe von { $need } Rugbyspielern, Freunden und Senioren (die kleinste hat { $have })
plane-solo-couples = { $need } Paare (du hast { $have })
plane-solo-kids = { $need } glückliche Kinder (du hast { $have })
plane-goal-groups = Rugbyspieler, Freunde und Senioren in Gruppen zu je { $need } (die kleinste hat { $have })
plane-goal-couples = { $need } Paare ({ $have } gefunden)
plane-goal-kids = { $need } glückliche Kinder ({ $have } gefunden)

plane-ask-taking = Du bist am Zug: Nimm eine Karte. Tippe zum Beispiel „{ $example }“.
plane-ask-gate = Du bist am Zug: Du kannst nur die Karte am Gate nehmen. Tippe „{ $example }“.
plane-ask-solo = Nimm eine Karte, oder entferne eine für einen Gutschein. Tippe zum Beispiel „{ $example }“.
plane-ask-solo-take = Nimm eine Karte. Tippe zum Beispiel „{ $example }“.
plane-ask-skipping = Du darfst einen Passagier auslassen. Tippe „leave“ und seine Nummer in Leserichtung, oder „leave nobody“.
plane-ask-short = Von einer Farbe gibt es nicht genug Passagiere. Wer bleibt weg? Tippe zum Beispiel „{ $example }“.
plane-ask-placing = Wo sitzen die, die einsteigen? Tippe „place“ und den Sitz der linken oberen Ecke des Kastens um sie herum; um die Karte im Uhrzeigersinn zu drehen, füge „turn 90“, „turn 180“ oder „turn 270“ hinzu. Zum Beispiel: „{ $example }“.
plane-ask-seating = Wähle einen { $kind } für den nächsten Passagier ({ $passenger }). Tippe zum Beispiel „{ $example }“.

## Was geschehen ist

plane-event-pay = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } einen Gutschein auf „{ $card }“ gelegt, um die Karte zu überspringen.
plane-event-pay-together = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } je einen Gutschein auf { $cards } gelegt, um diese Karten zu überspringen.
plane-event-take = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } „{ $card }“{ $vouchers ->
        [0] {" "}
        [one] {" "}und den Gutschein darauf{" "}
       *[other] {" "}und die { $vouchers } Gutscheine darauf{" "}
    }genommen{ $bonus ->
        [yes] ; ihr Symbol ist am Ende einen Punkt wert.
       *[no] .
    }
plane-event-remove = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } „{ $card }“ für einen Gutschein aus der Halle entfernt; übrige Gutscheine: { $vouchers }.
plane-event-draw = „{ $card }“ kommt{ $reason ->
        [card-removed] {" "}anstelle der entfernten Karte{" "}
       *[moved-up] {" "}
    }in die Halle.
plane-event-draw-together = Neu in der Halle: { $cards }.
plane-event-leave-out = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } Passagier { $number } von „{ $card }“ ({ $passenger }) ausgelassen; das Symbol der Karte erlaubt es.
plane-event-absent = Passagier { $number } von „{ $card }“ ({ $passenger }) bleibt weg: { $reason ->
        [none-left] Der Vorrat hat keinen dieser Farbe mehr.
       *[too-few] Die Karte zeigt { $wanted } dieser Farbe, der Vorrat hat { $left }.
    }
plane-event-absent-together = { $count } Passagiere von „{ $card }“ bleiben weg ({ $who }){ $reason ->
        [none-left] : Im Vorrat ist keiner von ihnen mehr.
       *[other] .
    }
plane-event-place = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } „{ $card }“ auf { $place } gelegt{ $turn ->
        [0] {""}
       *[other] , um { $turn } Grad gedreht
    }{ $reason ->
        [across-aisle] , über einen Gang hinweg; das Symbol der Karte erlaubt es.
       *[within-zone] .
    }
plane-event-seat = { $place }: { $passenger }.{ $goes_to ->
        [stairs] {" "}Der Sitz war besetzt: Wer dort saß ({ $displaced }), ist überbucht und wartet auf der Treppe.
        [supply] {" "}Der Sitz war besetzt: Wer dort saß ({ $displaced }), geht durch das Symbol der Karte zurück in den Vorrat.
       *[nobody] {""}
    }
plane-event-seat-together = Gesetzt: { $seated }.
plane-event-displaced = { $goes_to ->
        [stairs] Überbucht und auf der Treppe: { $who }.
       *[supply] Durch das Symbol der Karte zurück im Vorrat: { $who }.
    }
plane-event-last-round = Eine Art Passagiere im Vorrat ist aufgebraucht ({ $passenger }): Diese Runde ist die letzte.
plane-event-zone-full = Zone { $zone } ist zum ersten Mal voll: { $vouchers ->
        [one] { $vouchers } Gutschein
       *[other] { $vouchers } Gutscheine
    }.
plane-event-vouchers = { $player }: { $many ->
        [one] { $by } Gutschein
       *[other] { $by } Gutscheine
    }, übrig: { $vouchers } (bezahlt für Überbuchte: { $paid }, bekommen für volle Zonen: { $received }).
plane-event-won = Das Szenario „{ $title }“ ist erfüllt: Du hast gewonnen.
plane-event-lost = Das Szenario ist nicht erfüllt, und { $reason ->
        [no-voucher] kein Gutschein ist mehr da: Du hast verloren.
       *[no-card] keine Karte ist mehr da: Du hast verloren.
    }
plane-event-over = { $reason ->
        [round-complete] Die letzte Runde ist zu Ende gespielt: Das Spiel ist aus.
        [no-card] Es ist keine Karte mehr da: Das Spiel ist aus.
       *[solo] Das Spiel ist aus.
    }
plane-end-run-out = Im Vorrat aufgebraucht: { $who }.

## Rat

plane-advice-take = Nimm Karte { $place } aus der Halle{ $vouchers ->
        [0] .
        [one] {" "}und den Gutschein darauf.
       *[other] {" "}und die { $vouchers } Gutscheine darauf.
    }
plane-advice-remove = Entferne Karte { $place } aus der Halle.
plane-advice-place = Lege die Karte auf { $place }{ $turn ->
        [0] .
       *[other] , um { $turn } Grad gedreht.
    }
plane-advice-seat = Sitz { $place }: { $passenger }.
plane-advice-leave-out = Lass Passagier { $number } ({ $passenger }) aus.
plane-advice-leave-nobody = Lass niemanden aus.

## Die Begleitung im ersten Spiel

plane-guide-aim = Dein Flugzeug hat { $seats } leere Sitze, und jeder, der am Ende leer ist, kostet einen Punkt. Fülle sie mit glücklichen Passagieren: Verliebte zu zweit, Kinder in Gesellschaft, die anderen in großen Gruppen ihrer Art.
plane-guide-take = Die Karte am Gate ist kostenlos. Für eine weiter hinten legst du auf jede Karte davor einen Gutschein; du hast { $vouchers ->
        [one] { $vouchers } Gutschein
       *[other] { $vouchers } Gutscheine
    }.
plane-guide-vouchers = Auf „{ $card }“ { $vouchers ->
        [one] liegt ein Gutschein
       *[other] liegen { $vouchers } Gutscheine
    }; wer die Karte nimmt, bekommt alles. { $price ->
        [0] Sie ist kostenlos.
        [one] Sie kostet einen Gutschein.
       *[other] Sie kostet { $price } Gutscheine.
    } Am Ende sind je zwei Gutscheine einen Punkt wert.
plane-guide-gate = Ohne Gutschein nimmst du die Karte am Gate, „{ $card }“. Liegen Gutscheine darauf, gehören sie dir.
plane-guide-alone = Du fliegst allein: Erreiche die Ziele deines Szenarios, bevor Karten oder Gutscheine ausgehen. Übrige Gutscheine: { $vouchers }.
plane-guide-couples = Verliebte wollen zu zweit nebeneinander sitzen: 5 Punkte für jedes Paar. Ein Dritter daneben verdirbt es. Deine Paare bringen bisher { $points } Punkte.
plane-guide-kids = Ein Kind ist glücklich, wenn jeder Sitz daneben besetzt ist: 3 Punkte. { $aboard ->
        [0] Du hast noch keine Kinder an Bord.
       *[other] Kinder an Bord: { $aboard }. Glücklich: { $happy }.
    }
plane-guide-crowd-ahead = Deine größte Gruppe ({ $who }): { $mine }. Die deines Gegners: { $theirs }. Deine zählt doppelt, solange niemand eine größere hat.
plane-guide-crowd-level = Deine größte Gruppe ({ $who }): { $mine }, und dein Gegner hat gleich viele. Beide zählen doppelt; mit einem mehr nur deine.
plane-guide-crowd-behind = Deine größte Gruppe ({ $who }): { $mine }. Die deines Gegners: { $theirs }, und nur die größte zählt doppelt. Hol auf oder setz auf eine andere Art.
plane-guide-stairs = Wer einen Sitz verliert, wartet auf der Treppe und kostet 2 Punkte; wer die meisten dort hat, verliert noch 2. { $waiting ->
        [0] Deine ist leer: gut so.
       *[other] Auf deiner: { $waiting }.
    }
plane-guide-empty = Leere Sitze in deinem Flugzeug: { $seats }, für jeden ein Punkt weniger. Einzelne Lücken füllt man später schwer; halte die freien Sitze also beisammen.
plane-guide-last-round = Die letzte Runde: Das ist deine letzte Karte. Nimm die, die sofort am meisten bringt.
plane-guide-few = Der Vorrat geht zur Neige: { $left } ({ $who }). Ist eine Art aufgebraucht, ist diese Runde die letzte.
plane-guide-pattern = Diese Passagiere sitzen genau so, wie die Karte sie zeigt, alle in einer Zone. Du darfst die Karte drehen, aber nicht spiegeln.
plane-guide-place = { $ways ->
        [one] Es gibt eine Möglichkeit, sie zu setzen.
       *[other] Es gibt { $ways } Möglichkeiten, sie zu setzen.
    } { $free ->
        [one] Bei einer davon verliert niemand einen Sitz.
       *[other] Bei { $free } davon verliert niemand einen Sitz.
    } Wähle eine, die sie glücklich macht und keine einzelnen Lücken lässt.
plane-guide-crammed = Wohin sie auch kommen: { $fewest ->
        [one] Jemand verliert einen Sitz.
       *[other] { $fewest } Passagiere oder mehr verlieren ihren Sitz.
    } { $to ->
        [supply] Sie gehen in den Vorrat zurück und kosten nichts.
       *[stairs] Das kostet je 2 Punkte; wähle also die, die dir am wenigsten bringen.
    }
plane-guide-wish = Ein Passagier (von dieser Art: { $who }) wünscht sich einen { $kind }. { $free ->
        [0] Alle sind besetzt, also verliert jemand einen Sitz.
        [one] Einer ist frei.
       *[other] { $free } sind frei, egal in welcher Zone.
    }
plane-guide-skip = Du darfst einen Passagier dieser Karte auslassen: praktisch, wenn einer im Weg wäre.
plane-guide-short = Der Vorrat hat für diese Karte zu wenige Passagiere einer Farbe. Du wählst, wer wegbleibt; das kostet nichts.
plane-guide-did-take = { $price ->
        [0] Die Karte am Gate kostet nichts.
        [one] Diese Karte war deinem Gegner einen Gutschein wert.
       *[other] Diese Karte war deinem Gegner { $price } Gutscheine wert.
    } { $vouchers ->
        [0] Auf ihr lag kein Gutschein.
        [one] Der Gutschein darauf kommt dazu.
       *[other] Die { $vouchers } Gutscheine darauf kommen dazu.
    }
plane-guide-did-pay = { $count ->
        [one] Der Gutschein bleibt auf jener Karte
       *[other] Die Gutscheine bleiben auf jenen Karten
    }: Wer so eine Karte nimmt, bekommt, was darauf liegt, vielleicht du.
plane-guide-did-leave-out = Das Symbol der Karte erlaubt das: ein Passagier weniger, der einen Sitz braucht.
plane-guide-did-absent = Wer wegbleibt, kostet nichts, füllt aber auch keinen Sitz.
plane-guide-did-last-round = Im Vorrat aufgebraucht: { $who }. Diese Runde spielen alle zu Ende, dann wird gezählt.
plane-guide-did-seat = { $some ->
        [yes] Das ändert diese Zeilen: { $lines }.
       *[no] Das ändert keine Punkte.
    } { $player ->
        [Du] Du hast jetzt zusammen { $total }
       *[other] { $player } hat jetzt zusammen { $total }
    }.
plane-guide-did-overbook = { $lost ->
        [one] Ein Passagier hat seinen Sitz verloren und wartet
       *[other] { $lost } Passagiere haben ihren Sitz verloren und warten
    } auf der Treppe: je 2 Punkte weniger. Alles zusammen: { $lines }. { $player ->
        [Du] Du hast jetzt { $total }.
       *[other] { $player } hat jetzt { $total }.
    }
plane-guide-end = Du hast { $mine } Punkte, { $player } hat { $theirs }. Am meisten gebracht hat dir: { $best } ({ $brought }). Am meisten gekostet hat dich: { $worst } ({ $cost }).

## Abgelehnte Züge, nach der Regel, die sie verbietet

refused-plane-turn-order = Danach wirst du gerade nicht gefragt: Nimm eine Karte, dann setze ihre Passagiere.
refused-plane-take-card = Diese Karte liegt nicht in der Abflughalle.
refused-plane-take-skip = Für die Karten davor hast du nicht genug Gutscheine.
refused-plane-solo-remove = Karten aus der Halle entfernen kann man nur im Solospiel.
refused-plane-solo-last-voucher = Für das Entfernen einer Karte darfst du nicht deinen letzten Gutschein ausgeben.
refused-plane-setup-plane = Einen solchen Sitz gibt es in diesem Flugzeug nicht.
refused-plane-place-turn = So gedreht sitzen alle, die einsteigen, genau wie nach einer kleineren Drehung; nenne diese.
refused-plane-place-zone = Alle, die einsteigen, müssen in einer einzigen Zone einen Sitz haben; dort haben sie ihn nicht.
refused-plane-place-wish = Diese Passagiere wünschen sich eine andere Art von Sitz.
refused-plane-place-share = Dort hat sich gerade ein Passagier derselben Karte hingesetzt.
refused-plane-place-short = Sage zuerst, wer wegbleibt: jemand, dessen Farbe nicht reicht.
refused-plane-symbol-skip = Sage zuerst, welcher Passagier dieser Karte ausgelassen wird, falls einer.
refused-plane-symbol-cross = Selbst über den Gang hinweg haben dort nicht alle, die einsteigen, einen Sitz.

## Fehler in Kartensätzen und Wertungsdateien

fault-plane-order = { $place }: Zuerst kommen { $normal } normale Karten, dann { $complex } mit „complex = true“.
fault-plane-drawing = { $place }: Zeichne die Passagiere in gleich langen Reihen, mit den Buchstaben { $letters } und Punkten für Lücken; gefunden: { $found }.
fault-plane-size = { $place }: Eine Karte hat { $least } bis { $most } Passagiere, diese hat { $found }.
fault-plane-stuck = { $place }: Das Muster belegt { $found } Sitze und passt in keine Zone von 3 × 5, wie man es auch dreht.
fault-plane-count = { $place }: Für { $name } sind { $wanted } Karten angekündigt, es sind aber { $found }.
fault-plane-colours = { $place }: Die Farben sollen bis auf { $spread } ausgeglichen sein, unterscheiden sich aber um { $found }.
fault-plane-row = { $place }: Mit { $players ->
        [one] einem Spieler
       *[other] { $players } Spielern
    } sieht eine Reihe des Flugzeugs so aus: „{ $example }“; gefunden: { $found }.
fault-plane-letter = { $place }: { $found } ist kein Passagier. Nimm { $letters } und einen Punkt für einen leeren Sitz.

## Fehler in Optionen

fault-plane-events-twice = Option { $option }: { $found } kommt zweimal vor.
fault-plane-events-most = Option { $option }: höchstens { $most } Ereignisse, nicht { $found }.
fault-plane-solo = Option { $option }: { $found } gilt nur für Alleinflüge und braucht players=1.
fault-plane-solo-events = Option { $option }: Beim Alleinfliegen gibt es keine Ereignisse; gefunden: { $found }.

## Die Namen der Regeln

rule-plane-aim = Ziel
rule-plane-setup-plane = Das Flugzeug
rule-plane-setup-supply = Die Passagiere
rule-plane-setup-vouchers = Essensgutscheine
rule-plane-setup-hall = Die Abflughalle
rule-plane-setup-first = Wer anfängt
rule-plane-hidden-deck = Was geheim ist
rule-plane-seat-kinds = Fenster, Mitte, Gang
rule-plane-seat-adjacent = Benachbarte Sitze
rule-plane-turn-order = Ein Zug
rule-plane-take-card = Eine Karte nehmen
rule-plane-take-skip = Karten überspringen
rule-plane-take-vouchers = Gutscheine auf einer Karte
rule-plane-take-gate = Ohne Gutscheine
rule-plane-place-board = Alle setzen
rule-plane-place-turn = Drehen, nicht spiegeln
rule-plane-place-zone = In einer Zone
rule-plane-place-gaps = Lücken
rule-plane-place-displace = Besetzte Sitze
rule-plane-place-wish = Sitzwünsche
rule-plane-place-share = Jedem ein Sitz
rule-plane-place-short = Zu wenige einer Farbe
rule-plane-hall-refill = Aufrücken
rule-plane-hall-empty = Wenn der Stapel leer ist
rule-plane-end-trigger = Die letzte Runde
rule-plane-end-round = Das Ende
rule-plane-score-couples = Paare
rule-plane-score-kids = Kinder
rule-plane-score-rugby = Die Rugbymannschaft
rule-plane-score-friends = Die Freunde
rule-plane-score-seniors = Die Senioren
rule-plane-score-vouchers = Übrige Gutscheine
rule-plane-score-bonus-cards = Pluspunktkarten
rule-plane-score-overbooked = Überbuchte Passagiere
rule-plane-score-most-overbooked = Meiste Überbuchte
rule-plane-score-empty-seats = Leere Sitze
rule-plane-score-winner = Wer gewinnt
rule-plane-symbol-swap = Ersetzen
rule-plane-symbol-cross = Queren
rule-plane-symbol-skip = Auslassen
rule-plane-symbol-plus-one = Pluspunkt
rule-plane-complex = Komplexe Karten
rule-plane-event-draw = Ereigniskarten
rule-plane-event-adorable-kids = Bezaubernde Kinder
rule-plane-event-buddy-time = Zeit für Kumpel
rule-plane-event-corner-seats = Eckplätze
rule-plane-event-couples-retreat = Urlaub zu zweit
rule-plane-event-school-holidays = Schulferien
rule-plane-event-emergency-exit-assistance = Hilfe am Notausgang
rule-plane-event-family-vacation = Familienurlaub
rule-plane-event-full-flight = Ausgebuchter Flug
rule-plane-event-kids-gone-wild = Wilde Kinder
rule-plane-event-lonely-christmas = Einsame Weihnachten
rule-plane-event-low-season-blues = Flaute in der Nebensaison
rule-plane-event-beautiful-sunset = Schöner Sonnenuntergang
rule-plane-event-missing-friends = Freunde vermisst
rule-plane-event-threes-company = Zu dritt
rule-plane-event-like-sardines = Wie die Sardinen
rule-plane-solo-setup = Allein fliegen
rule-plane-solo-vouchers = Drei Schwierigkeitsgrade
rule-plane-solo-take = Freie Wahl
rule-plane-solo-remove = Karten entfernen
rule-plane-solo-last-voucher = Nicht der letzte Gutschein
rule-plane-solo-pay = Zahlen und bekommen
rule-plane-solo-win = Gewinnen
rule-plane-solo-loss = Verlieren
rule-plane-solo-cards = Keine Karten mehr
rule-plane-solo-friends = Wochenende mit Freunden
rule-plane-solo-romance = Romantische Städtereise
rule-plane-solo-school = Klassenfahrt

## Die Passagierkarten mit Namen, und die Galerie

plane-shelf-cards = Passagierkarten
plane-shelf-complex = Komplexe Karten
plane-shelf-events = Ereigniskarten
plane-shelf-passengers = Passagiere
plane-shelf-symbols = Symbole
plane-shelf-vouchers = Gutscheine
plane-voucher = Gutschein
plane-figure-passengers = Passagiere
plane-figure-pattern = Muster
plane-figure-wishes = Gewünschte Plätze
plane-figure-symbol = Symbol
plane-figure-none = keines
plane-figure-colour = Farbe
plane-figure-effect = Was es bewirkt
plane-hue-r = rot
plane-hue-w = weiß
plane-hue-b = blau
plane-hue-y = gelb
plane-hue-g = grün

plane-name-honeymoon = Flitterwochen
plane-name-grandma-and-grandson = Oma und Enkel
plane-name-half-backs = Halbspieler
plane-name-gossips = Klatschbasen
plane-name-knitting-circle = Strickkreis
plane-name-playmates = Spielkameraden
plane-name-sulking-lovers = Schmollendes Paar
plane-name-fan-and-star = Fan und Star
plane-name-peekaboo = Guck-guck
plane-name-secret-glance = Heimlicher Blick
plane-name-odd-couple = Ungleiches Gespann
plane-name-front-row = Erste Reihe
plane-name-choir = Chor
plane-name-book-club = Lesekreis
plane-name-chaperones = Aufpasser
plane-name-newlyweds-with-child = Frischvermählte mit Kind
plane-name-corner-team = Mannschaft ums Eck
plane-name-corner-friends = Freunde ums Eck
plane-name-corner-choir = Chor ums Eck
plane-name-left-hand-family = Familie linksherum
plane-name-right-hand-family = Familie rechtsherum
plane-name-echelon = Staffel
plane-name-banister = Treppengeländer
plane-name-tug-of-war = Tauziehen
plane-name-jealousy = Eifersucht
plane-name-three-strangers = Drei Fremde
plane-name-lovers-and-tail = Paar mit Anhang
plane-name-joined-late = Nachzügler
plane-name-every-other = Jeder zweite Platz
plane-name-round-the-corner = Um die Ecke
plane-name-dancing-shoes = Tanzschuhe
plane-name-loose-pass = Loser Pass
plane-name-generations = Drei Generationen
plane-name-scrum = Gedränge
plane-name-slumber-party = Pyjamaparty
plane-name-double-date = Treffen zu viert
plane-name-table-talk = Tischgespräch
plane-name-story-time = Märchenstunde
plane-name-lineout = Gasse
plane-name-hockey-stick = Hockeyschläger
plane-name-queue = Warteschlange
plane-name-tandem = Tandem
plane-name-take-turns = Immer abwechselnd
plane-name-bodyguards = Leibwächter
plane-name-lanterns = Laternen
plane-name-four-corners = Vier Ecken
plane-name-goalposts = Torstangen
plane-name-zigzag = Zickzack
plane-name-grandchildren = Enkelkinder
plane-name-slalom = Slalom
plane-name-x-five = Fünf im X
plane-name-group-hug = Gruppenumarmung
plane-name-campfire = Lagerfeuer
plane-name-crown = Krone
plane-name-centre-row = Mittelreihe
plane-name-panhandle = Pfannenstiel
plane-name-crankshaft = Kurbelwelle
plane-name-picnic = Picknick
plane-name-coach-party = Busgesellschaft
plane-name-patchwork = Flickenteppich
plane-name-sunrise = Sonnenaufgang
plane-name-cloud-spotters = Wolkengucker
plane-name-photographers = Fotografen
plane-name-first-flight = Erster Flug
plane-name-long-legs = Lange Beine
plane-name-restless-feet = Unruhige Füße
plane-name-early-exit = Als Erste hinaus
plane-name-trolley-fans = Freunde des Servierwagens
plane-name-easy-going = Unkompliziert
plane-name-late-bookers = Spätbucher
plane-name-middle-children = Mittlere Kinder
plane-name-standby = Warteliste
plane-name-wide-apart = Weit verstreut
plane-name-stepping-stones = Trittsteine
plane-name-ladder = Leiter
plane-name-honeycomb = Bienenwabe
plane-name-constellation = Sternbild
plane-name-kite = Drachen
plane-name-school-of-fish = Fischschwarm
plane-name-broken-mirror = Zerbrochener Spiegel
plane-name-chessboard = Schachbrett

## The page

plane-page-hall = Abflughalle
plane-page-gate = Gate
plane-page-deck = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
plane-page-in-deck = Noch im Stapel: { $passengers }
plane-page-price = { $price ->
        [0] gratis
        [one] { $price } Gutschein
       *[other] { $price } Gutscheine
    }
plane-page-card = Karte { $place } vom Gate aus, „{ $name }“: { $face }. { $price ->
        [0] Kostenlos
        [one] Kostet einen Gutschein
       *[other] Kostet { $price } Gutscheine
    }{ $vouchers ->
        [0] {""}
        [one] {", "}ein Gutschein liegt darauf
       *[other] {", "}{ $vouchers } Gutscheine liegen darauf
    }.
plane-page-on-card = { $count ->
        [one] { $count } Gutschein liegt darauf
       *[other] { $count } Gutscheine liegen darauf
    }
plane-page-remove-card = Karte { $place } für einen Gutschein aus der Halle entfernen
plane-page-gap = Lücke
plane-page-count = { $kind ->
        [r] { $count ->
            [one] { $count } Verliebter
           *[other] { $count } Verliebte
        }
        [w] { $count ->
            [one] { $count } Kind
           *[other] { $count } Kinder
        }
        [b] { $count ->
            [one] { $count } Rugbyspieler
           *[other] { $count } Rugbyspieler
        }
        [y] { $count ->
            [one] { $count } Freund
           *[other] { $count } Freunde
        }
       *[g] { $count ->
            [one] { $count } Senior
           *[other] { $count } Senioren
        }
    }
plane-page-left = In der Halle warten noch: { $who }
plane-page-supply = Wartende Passagiere in der Halle
plane-page-last-round = Dies ist die letzte Runde
plane-page-stairs = Treppe: Passagiere, die ihren Platz verloren haben
plane-page-stairs-empty = Die Treppe ist leer.
plane-page-stairs-with = Auf der Treppe, insgesamt { $count }: { $told }
plane-page-vouchers = { $count ->
        [one] { $count } Essensgutschein
       *[other] { $count } Essensgutscheine
    }
plane-page-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
plane-page-seat = { $name }, { $kind }: { $who }
plane-page-nobody = frei
plane-page-plane = Das Flugzeug von { $name }
plane-page-rivals = Die anderen Flugzeuge
plane-page-rival = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $vouchers ->
        [one] { $vouchers } Gutschein
       *[other] { $vouchers } Gutscheine
    }, { $overbooked } überbucht. Vergrößern
plane-page-lens = Punktelupe
plane-page-sheet = Der Punktestand
plane-page-turns = Karte drehen
plane-page-turn-left = Nach links drehen
plane-page-turn-right = Nach rechts drehen (R)
plane-page-mirror = Spiegeln (F)
plane-page-no-mirror = Eine Karte darf gedreht, aber nie gespiegelt werden.
plane-page-fits = Wo passt es hin?
plane-page-fits-type = Platz der Ecke oben links, und Drehung
plane-page-fits-count = { $count ->
        [0] Dort passt es nicht hin.
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
plane-page-turned = { $turn ->
        [0] Wie gezeichnet
       *[other] Um { $turn }° gedreht
    }
plane-page-place = Hier hinsetzen
plane-page-everybody = Alle steigen ein
plane-page-leave-out = Passagier { $number } auslassen ({ $passenger })
plane-page-ask-taking = Nimm eine Karte aus der Halle.
plane-page-ask-gate = Ohne Gutscheine: Nimm die Karte am Gate.
plane-page-ask-solo = Nimm eine Karte, oder entferne eine für einen Gutschein.
plane-page-ask-solo-take = Nimm eine Karte.
plane-page-ask-skipping = Möchtest du jemanden auslassen?
plane-page-ask-short = Von einer Art Passagier gibt es zu wenige. Wer bleibt weg?
plane-page-ask-placing = Wohin setzen sie sich?
plane-page-ask-seating = Ein Platz für: { $passenger }, { $kind }
plane-page-watch-seating = { $name } setzt Passagiere.
plane-page-aim-groups = Rugbyspieler, Freunde, Senioren: Gruppen zu { $need }
plane-page-aim-couples = Paare
plane-page-aim-kids = Glückliche Kinder
plane-page-hint-keys = Klicke auf die Plätze. R oder das Mausrad dreht die Karte.
plane-page-hint-touch = Tippe ins Flugzeug, dann noch einmal. Zwei Finger drehen die Karte.
plane-page-hint-seat = Klicke auf einen der markierten Plätze.
plane-page-hint-seat-touch = Tippe auf einen markierten Platz, dann noch einmal.
plane-page-bumped = Ihren Platz verlieren: { $who }
plane-page-gain = Punkte: { $points }

## Warum eine Wertung so steht

plane-account-couples = { $count ->
    [0] Kein Paar sitzt für sich.
    [one] { $count } Paar sitzt für sich. Ein dritter Verliebter daneben würde es stören.
   *[other] { $count } Paare sitzen für sich. Ein dritter Verliebter daneben würde eines stören.
}
plane-account-kids = { $count ->
    [0] Kein Kind hat auf jedem Nachbarsitz jemanden.
    [one] { $count } Kind hat auf jedem Nachbarsitz jemanden.
   *[other] { $count } Kinder haben auf jedem Nachbarsitz jemanden.
}
plane-account-crowd = { $size ->
    [0] Niemand von ihnen ist an Bord.
   *[other] { $counted ->
        [twice] Die größte Gruppe hat { $size }. Niemand sonst hat eine größere, also zählt sie doppelt.
        [once] Die größte Gruppe hat { $size }. Jemand anders hat eine größere, also zählt sie einfach.
       *[alone] Die größte Gruppe hat { $size }.
    }
}
plane-account-vouchers = { $count ->
    [one] { $count } Gutschein ist übrig; zwei sind ein Punkt.
   *[other] { $count } Gutscheine sind übrig; zwei sind ein Punkt.
}
plane-account-bonus-cards = { $count ->
    [one] { $count } Karte mit dem Symbol „Pluspunkt“.
   *[other] { $count } Karten mit dem Symbol „Pluspunkt“.
}
plane-account-overbooked = { $count ->
    [0] Niemand steht auf der Treppe.
    [one] { $count } Passagier steht auf der Treppe und bleibt dort: zwei Punkte weniger.
   *[other] { $count } Passagiere stehen auf der Treppe und bleiben dort: für jeden zwei Punkte weniger.
}
plane-account-most-overbooked = { $count ->
    [0] Jemand anders hat mehr Passagiere auf der Treppe, oder niemand hat welche.
   *[other] Niemand hat mehr Passagiere auf der Treppe.
}
plane-account-empty-seats = { $count ->
    [0] Jeder Sitz ist besetzt.
    [one] { $count } Sitz ist noch leer und kostet einen Punkt, bis dort jemand sitzt.
   *[other] { $count } Sitze sind noch leer. Jeder kostet einen Punkt, bis dort jemand sitzt.
}
