# Die Wörter von Heroes of Oktoberfest, dem Zelt.

oktoberfest = Heroes of Oktoberfest

## Wie die Dinge heißen

# Die Sätze unten erkennen genau dieses Wort, wo sich das Verb ändert.
tent-you = Du
tent-player = Spieler { $seat }
tent-nothing = nichts
tent-nobody = niemand

tent-colour-green = Grün
tent-colour-blue = Blau
tent-colour-red = Rot
tent-colour-yellow = Gelb

tent-customer-gh = grüner Hut
tent-customer-bh = blauer Hut
tent-customer-rh = roter Hut
tent-customer-yh = gelber Hut
tent-customer-gb = grüne Zöpfe
tent-customer-bb = blaue Zöpfe
tent-customer-rb = rote Zöpfe
tent-customer-yb = gelbe Zöpfe

tent-group-green-hats = grüne Hüte
tent-group-blue-hats = blaue Hüte
tent-group-red-hats = rote Hüte
tent-group-yellow-hats = gelbe Hüte
tent-group-green-braids = grüne Zöpfe
tent-group-blue-braids = blaue Zöpfe
tent-group-red-braids = rote Zöpfe
tent-group-yellow-braids = gelbe Zöpfe

tent-series-colours = vier Farben nebeneinander
tent-series-alternating = Hüte und Zöpfe im Wechsel
tent-objective-a = { $customer }, dazu { $series }

tent-amount-pretzel = { $count ->
        [one] { $count } Brezel
       *[other] { $count } Brezeln
    }
tent-amount-beer = { $count ->
        [one] { $count } Bier
       *[other] { $count } Bier
    }
tent-amount-sausage = { $count ->
        [one] { $count } Wurst
       *[other] { $count } Würste
    }
tent-amount-joker = { $count ->
        [one] { $count } Nahrung nach Wahl
       *[other] { $count } Nahrung nach Wahl
    }
tent-amount-coin = { $count ->
        [one] { $count } Münzkarte
       *[other] { $count } Münzkarten
    }
tent-amount-change = { $count ->
        [one] { $count } Ein-Münzen-Karte
       *[other] { $count } Ein-Münzen-Karten
    }
tent-amount-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
tent-amount-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tent-amount-purse = { $count ->
        [one] { $count } Münze von Helden
       *[other] { $count } Münzen von Helden
    }

tent-power-hand = eine Handkarte mehr
tent-power-heroes = Punkte der Helden zählen doppelt
tent-power-objective-a = Punkte von Auftrag A zählen doppelt
tent-power-victory = Siegpunktkarten zählen doppelt
tent-power-hats = ein Punkt für jedes Paar Hüte
tent-power-braids = ein Punkt für jedes Paar Zöpfe

tent-line-vp-cards = Siegpunktkarten
tent-line-heroes = Helden
tent-line-coins = Münzkarten
tent-line-objective-a = Auftrag A
tent-line-objective-b = Auftrag B
tent-line-hero-bonus = Bonuspunkte der Helden

## Der Tisch in Sätzen

tent-table-draft = Die ersten Helden werden gewählt; alles andere wird danach verteilt. { $first ->
        [Du] Du bist
       *[other] { $first } ist
    } Startspieler und { $first ->
        [Du] wählst
       *[other] wählt
    } zuletzt.
tent-table-clock = { $food ->
        [0] Der Nahrungsstapel ist leer.
        [one] Noch { $food } Karte im Nahrungsstapel.
       *[other] Noch { $food } Karten im Nahrungsstapel.
    } { $tables ->
        [0] Das Festival ist voll.
        [one] Noch Platz für { $tables } Tisch.
       *[other] Noch Platz für { $tables } Tische.
    } Münzkarten im Stapel: { $coins }.{ $last ->
        [yes] {" "}Das ist der letzte Zug.
       *[no] {""}
    }
tent-table-row = Reihe { $row }, von links nach rechts. Deine Seite: { $near }. Andere Seite: { $far }. { $free ->
        [0] Voll.
        [one] Noch Platz für { $free } Tisch.
       *[other] Noch Platz für { $free } Tische.
    }
tent-table-row-watched = Reihe { $row }, von links nach rechts, wie der Startspieler sie sieht. Seite des Startspielers: { $near }. Seite des zweiten Spielers: { $far }. { $free ->
        [0] Voll.
        [one] Noch Platz für { $free } Tisch.
       *[other] Noch Platz für { $free } Tische.
    }
tent-table-market = Tisch { $place } verlangt { $food }. Vorne: { $near }. Hinten: { $far }.
tent-table-serving = Dieser Tisch wird gerade angelegt. Vorne: { $near }. Hinten: { $far }.
tent-table-hero = { $hero } kostet { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Bringt: { $traits }.
tent-table-heroes-to-come = Noch verdeckte Helden. Erster Stapel: { $first }. Zweiter Stapel: { $second }.
tent-table-tables-to-come = { $count ->
        [0] Der Stapel der Tische ist leer.
        [one] Noch { $count } Tisch liegt verdeckt, mit diesen Gästen: { $customers }.
       *[other] Noch { $count } Tische liegen verdeckt, mit diesen Gästen: { $customers }.
    }
tent-table-unseen = Nahrung im Stapel oder auf einer Hand, die du nicht siehst: { $food }.
tent-table-hand = Deine Hand: { $cards }.
tent-table-seat-draft = { $player } (Helden): { $heroes }.
tent-table-seat = { $player }: bisher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; auf der Hand { $food ->
        [one] { $food } Nahrungskarte
       *[other] { $food } Nahrungskarten
    } und { $coins ->
        [one] { $coins } Münzkarte
       *[other] { $coins } Münzkarten
    }{ $change ->
        [0] {""}
       *[other] , { $change } auf eine Münze gedreht
    }; bediente Tische: { $victory }; Auftrag A: { $a }; Auftrag B: Ketten in { $b }; Helden: { $heroes }.
tent-ask-draft = Wähle deinen ersten Helden. Tippe zum Beispiel „{ $example }“.
tent-ask-action = Du bist am Zug: Bediene einen Tisch, heuere einen Helden an oder geh in die Küche. Tippe zum Beispiel „{ $example }“; „moves“ zeigt alles.
tent-ask-last = Der letzte Zug ist deiner: Bediene einen Tisch, heuere einen Helden an, geh in die Küche, falls noch Nahrung da ist, oder verzichte mit „pass“. Tippe zum Beispiel „{ $example }“; „moves“ zeigt alles.
tent-ask-more = Mehr ausgeben als nötig: auf welche Weise? Tippe zum Beispiel „{ $example }“.
tent-ask-kitchen = Welche Karten wirfst du ab? Eine bis vier. Tippe zum Beispiel „{ $example }“.
tent-ask-place = Wohin kommt der Tisch? Hänge „turned“ an, damit seine hintere Seite bei dir ist. Tippe zum Beispiel „{ $example }“.
tent-ask-change = Du hast eine Münze zu viel bezahlt. Behältst du eine Münzkarte als Wechselgeld, auf eine Münze gedreht? Sie braucht einen Platz auf der Hand und bringt keinen Punkt. Tippe „change“ oder „no change“.
tent-ask-pass = Du kannst nichts tun. Tippe „pass“.

## Was geschehen ist

tent-event-draft = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } { $hero } gewählt.
tent-event-laid-out = Die Helden sind gewählt. Nahrung, Aufträge und Tische werden verteilt.
tent-event-objectives = { $player }: Auftrag A ({ $a }) und Auftrag B (Ketten in { $b }).
tent-event-draw = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    }{ $reason ->
        [refill] {" "}zum Auffüllen der Hand
        [kitchen] {" "}in der Küche
       *[dealt] {" "}als erste Hand
    } { $count ->
        [0] keine Nahrungskarte
        [one] { $count } Nahrungskarte
       *[other] { $count } Nahrungskarten
    } gezogen{ $short ->
        [yes] ; mehr war nicht im Stapel
       *[no] {""}
    }.
tent-event-draw-mine = Du hast{ $reason ->
        [refill] {" "}zum Auffüllen der Hand
        [kitchen] {" "}in der Küche
       *[dealt] {" "}als erste Hand
    } { $count ->
        [0] nichts
       *[other] { $cards }
    } gezogen{ $short ->
        [yes] ; mehr war nicht im Stapel
       *[no] {""}
    }.
tent-event-table = Der neue Tisch { $place } verlangt { $food }. Vorne: { $near }. Hinten: { $far }.
tent-event-hero = Neu zum Anheuern: { $hero }, { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Bringt: { $traits }.
tent-event-no-hero = Im Stapel ist kein Held mehr, also bleibt dieser Platz in der Auslage leer.
tent-event-serve = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } Tisch { $place } bedient. Aus der Hand: { $cards }.
tent-event-serve-free = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } Tisch { $place } allein mit Helden bedient.
tent-event-serve-room = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } Tisch { $place } allein mit Helden bedient. Die Hand war voll, also musste für die Münzkarte eine Karte weichen: { $cards }.
tent-event-place = Der Tisch kam in Reihe { $row }, { $end ->
        [left] links
       *[right] rechts
    } aus Sicht dessen, der ihn angelegt hat{ $turned ->
        [yes] , gedreht
       *[no] {""}
    }.{ $reason ->
        [only] {" "}Anderswo war kein Platz.
       *[chosen] {""}
    }
tent-event-reward = { $player }: jetzt { $victory ->
        [one] { $victory } Punkt
       *[other] { $victory } Punkte
    } auf Siegpunktkarten{ $coin ->
        [yes] {" "}und eine Münzkarte mehr
       *[no] ; der Stapel der Münzkarten ist leer, also gab es keine
    }.
tent-event-hire = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } { $hero } für { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    } angeheuert, bezahlt mit { $paid }.{ $reason ->
        [over] {" "}Das ist { $over } zu viel, und Wechselgeld gibt es nicht.
        [change] {" "}Das ist eine Münze zu viel: Eine der Münzkarten darf als Wechselgeld bleiben.
       *[exact] {""}
    }
tent-event-change = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } { $reason ->
        [taken] eine Münzkarte als Wechselgeld behalten, auf eine Münze gedreht
       *[declined] kein Wechselgeld genommen
    }.
tent-event-kitchen = { $player ->
        [Du] Du bist
       *[other] { $player } ist
    } in die Küche gegangen.
tent-event-discard = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } { $cards } abgeworfen.{ $back ->
        [yes] {" "}Münzkarten kommen zurück in den Stapel.
       *[no] {""}
    }
tent-event-more = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } beschlossen, mehr auszugeben als nötig.
tent-event-pass = { $reason ->
        [nothing] Du konntest nichts tun und hast gepasst.
        [declined] Du hast auf den letzten Zug verzichtet.
       *[secret] { $player } hat gepasst, wie man es im letzten Zug darf.
    }
tent-event-last-turn = { $cause ->
        [food] Der Nahrungsstapel ist leer.
       *[festival] Zwölf Tische stehen im Festival.
    } Das war der Zug des Startspielers, also { $player ->
        [Du] bist du
       *[other] ist { $player }
    } noch einmal am Zug.
tent-event-over = { $cause ->
        [food] Der Nahrungsstapel ist leer.
       *[festival] Zwölf Tische stehen im Festival.
    } { $reason ->
        [at-once] Das war der Zug des zweiten Spielers, also ist das Spiel sofort zu Ende.
       *[last-turn] Der letzte Zug ist gespielt: Das Spiel ist zu Ende.
    }

## Rat

tent-advice-draft = Wähle { $hero }.
tent-advice-hire = Heuere { $hero } mit { $paid } an.
tent-advice-change = { $reason ->
        [taken] Nimm das Wechselgeld.
       *[declined] Nimm kein Wechselgeld.
    }
tent-advice-serve = Bediene Tisch { $place } mit { $cards } aus der Hand.
tent-advice-serve-free = Bediene Tisch { $place } allein mit Helden.
tent-advice-serve-room = Bediene Tisch { $place } allein mit Helden und wirf für die Münzkarte ab: { $cards }.
tent-advice-place = Lege den Tisch in Reihe { $row } an, { $end ->
        [left] von dir aus links
       *[right] von dir aus rechts
    }{ $turned ->
        [yes] , gedreht
       *[no] {""}
    }.
tent-advice-kitchen = Geh in die Küche.
tent-advice-discard = Wirf ab: { $cards }.
tent-advice-more = Gib mehr aus als nötig.
tent-advice-pass = Passe.

## Die Begleitung im ersten Spiel

tent-guide-aim = Du und dein Gegner bedient Tische in einem Zelt. Von jedem Tisch sitzen zwei Gäste auf deiner Seite und zwei auf der anderen. Punkte bringen die auf deiner Seite, die Tische, die du bedienst, und Helden.
tent-guide-draft = Wähle zuerst einen Helden, ganz umsonst. Einer, der Nahrung gibt, hilft dir in jedem Zug beim Bezahlen, schon im allerersten.
tent-guide-objective-a = Auftrag A: { $who } auf deiner Seite sind je einen Punkt wert, und ebenso { $series ->
        [colours] vier Nachbarn in vier Farben.
       *[alternating] vier Nachbarn mit Hüten und Zöpfen im Wechsel.
    } Bisher bringt er { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
tent-guide-objective-b = Auftrag B: Ketten dieser Farbe auf deiner Seite: { $colour }. Zwei nebeneinander bringen { $two }, vier bringen { $four }; eine ungerade Zahl bringt nichts. Bisher bringt er { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
tent-guide-gifts = { $some ->
        [yes] Deine Helden geben in jedem Zug: { $gifts }. Das bezahlt Tische und Helden; was du nicht brauchst, ist für diesen Zug verloren.
       *[no] Deine Helden geben nichts zum Bezahlen; sie bringen am Ende Punkte. Ein Held mit Nahrung würde dir in jedem Zug helfen.
    }
tent-guide-exchange = Eine Karte fehlt? Zwei beliebige Nahrungskarten aus deiner Hand stehen für eine Nahrung deiner Wahl. Das ist teuer, geht aber oft schneller als die Küche.
tent-guide-coins = Eine Münzkarte ist beim Anheuern zwei Münzen wert oder am Ende einen Punkt. Du hast { $coins } davon. Ein früh angeheuerter Held hilft in jedem späteren Zug.
tent-guide-serve = { $count ->
        [one] Du kannst jetzt Tisch { $tables } bezahlen.
       *[other] Du kannst jetzt diese Tische bezahlen: { $tables }.
    } Bedienen bringt einen Punkt, eine Münzkarte und zwei Gäste auf deine Seite.
tent-guide-hire = Deine Hand reicht für keinen Tisch, aber für einen Helden: { $heroes }. Danach ziehst du Nahrung, bis deine Hand voll ist.
tent-guide-kitchen = Deine Hand reicht für keinen Tisch und keinen Helden. In der Küche tauschst du Karten gegen neue Nahrung.
tent-guide-full = Das Festival ist fast voll: Das Spiel endet nach { $tables ->
        [one] noch einem Tisch.
       *[other] noch { $tables } Tischen.
    } Bediene, was dir noch Punkte bringt.
tent-guide-clock = Der Nahrungsstapel geht zur Neige: { $food ->
        [one] noch { $food } Karte.
       *[other] noch { $food } Karten.
    } Ist er leer, kommt das Ende.
tent-guide-place = Welche Seite zeigt zu dir? Für Auftrag A ({ $who }) { $side ->
        [front] ist die vordere besser: Lass den Tisch, wie er ist.
        [back] ist die hintere besser: Dreh den Tisch.
       *[same] sind beide gleich gut.
    }
tent-guide-beside = Und an welches Ende welcher Reihe? Auftrag B will gleiche Farben nebeneinander ({ $colour }), und vier Nachbarn ergeben vielleicht eine Serie für Auftrag A.
tent-guide-new-row = Du darfst auch Reihe { $row } beginnen. Sie ist nach beiden Seiten frei, aber keine Kette geht von einer Reihe in die nächste weiter.
tent-guide-discard = Wirf eine bis vier Karten ab, die dir am wenigsten helfen, und zieh ebenso viele. Nahrung kommt nie zurück: Der Stapel hat noch { $food ->
        [one] { $food } Karte
       *[other] { $food } Karten
    } und ist die Uhr des Spiels.
tent-guide-more = Du willst mehr ausgeben als nötig, um mehr neue Karten zu ziehen. Wähle jetzt, womit.
tent-guide-change = Als Wechselgeld bezahlt eine Münzkarte später eine Münze. Aber sie braucht einen Platz auf der Hand und bringt am Ende keinen Punkt.
tent-guide-last-turn = Der allerletzte Zug gehört dir, und du darfst darauf verzichten. Handle nur, wenn es Punkte bringt: Auch eine Münzkarte, die du behältst, ist ein Punkt.
tent-guide-nothing = Du kannst nichts bezahlen und nichts ziehen. Also passt du.
tent-guide-did-draft = { $hero } bringt das ganze Spiel über: { $traits }.
tent-guide-did-objectives = { $mine ->
        [yes] Diese beiden gehören dir. Sie sagen, welche Gäste du auf deiner Seite willst.
       *[no] Das will { $player } auf der anderen Seite sehen. Dreh solche Tische andersherum, wenn du kannst.
    }
tent-guide-did-serve = { $reason ->
        [hand] Für den Tisch kommt ein neuer in die Auslage.
        [heroes] Keine Karte war nötig: So stark wird eine Mannschaft von Helden.
       *[room] Keine Karte war nötig, aber die Münzkarte braucht einen Platz auf der Hand.
    } Als Nächstes kommt der Tisch ins Festival.
tent-guide-did-place = Punkte durch Aufträge: { $player } { $theirs }, { $other } { $mine }. Jeder zählt nur die Gäste auf der eigenen Seite.
tent-guide-did-reward = Jeder bediente Tisch ist am Ende ein Punkt. { $coin ->
        [yes] Die Münzkarte bezahlt Helden oder ist noch ein Punkt.
       *[no] Münzkarten sind keine mehr da.
    }
tent-guide-did-hire = { $hero } bringt: { $traits }. Den freien Platz in der Auslage nimmt ein neuer Held ein, solange es welche gibt.
tent-guide-did-change = { $reason ->
        [taken] Sie bezahlt später eine Münze.
       *[declined] So bleibt der Platz auf der Hand frei für Nahrung.
    }
tent-guide-did-no-hero = Von jetzt an wird die Auslage nur noch leerer: Diese Helden sind die letzten.
tent-guide-did-discard = Abgeworfene Nahrung ist aus dem Spiel. Im Stapel: { $food }. Ist er leer, kommt das Ende.
tent-guide-did-kitchen = Die Küche ist ein ganzer Zug: Karten gegen neue Nahrung, kein Tisch und kein Held.
tent-guide-did-more = Wer absichtlich zu viel bezahlt, schafft Platz für neue Karten.
tent-guide-did-pass = { $reason ->
        [nothing] Das kommt vor, wenn sich nichts bezahlen lässt und keine Nahrung mehr da ist.
        [declined] Im letzten Zug kann es mehr wert sein, die Karten zu behalten.
       *[secret] Im letzten Zug kann es mehr wert sein, die Karten zu behalten.
    }
tent-guide-did-last-turn = { $cause ->
        [food] Es gibt keine Nahrung mehr, also ist das Ende da.
       *[festival] Das Festival ist voll, also ist das Ende da.
    } { $mine ->
        [yes] Du hast als Zweiter begonnen und bist noch einmal dran.
       *[no] { $player } hat als Zweiter begonnen und ist noch einmal dran.
    }
tent-guide-end = Du hast { $mine } Punkte, { $player } hat { $theirs }. Am meisten gebracht hat dir: { $best } ({ $brought }).

## Abgelehnte Züge, nach der Regel, die sie verbietet

refused-tent-setup-draft = Zuerst wählt jeder einen Helden, ohne etwas zu bezahlen.
refused-tent-turn-action = Das passt nicht zu diesem Moment deines Zuges: Wähle zuerst eine Aktion und führe sie dann zu Ende.
refused-tent-turn-pass = Du kannst etwas tun; nur auf den letzten Zug des Spiels darfst du verzichten.
refused-tent-serve-rows = Es ist kein Platz: höchstens drei Reihen mit vier Tischen.
refused-tent-serve-place = Tische werden an einem der beiden Enden einer Reihe angelegt; neue Reihen beginnen der Reihe nach, mit „right“, und ein Tisch, der gedreht gleich aussieht, wird nicht gedreht.
refused-tent-serve-hand = Diese Karten hast du nicht auf der Hand.
refused-tent-serve-pay = Das ist zu wenig für diesen Tisch, auch mit dem, was deine Helden geben.
refused-tent-serve-discard = Für die Münzkarte wirft nur eine Karte ab, wer allein mit Helden bedient und eine volle Hand hat.
refused-tent-serve-discard-must = Deine Hand ist voll: Wirf eine Karte ab, um Platz für die Münzkarte zu machen.
refused-tent-serve-lavish = Tippe „more“, wenn du mehr ausgeben willst als nötig, und nur dann. Jede Karte, die du bezahlst, muss für etwas gut sein.
refused-tent-hire-market = Dieser Held ist gerade nicht zu haben.
refused-tent-hire-cost = Das sind mehr Münzkarten, als dieser Held kostet.
refused-tent-hire-cost-too-little = Diese Münzkarten sind zu wenig für diesen Helden.
refused-tent-hire-cost-not-held = Diese Münzkarten hast du nicht.
refused-tent-hire-change = Es gibt kein Wechselgeld: Du hast nicht gerade eine Münze zu viel bezahlt.
refused-tent-hire-change-none = An diesem Tisch gibt es kein Wechselgeld.
refused-tent-kitchen-cards = In der Küche wirfst du eine bis vier Karten aus deiner Hand ab.
refused-tent-kitchen-open = Die Küche ist geschlossen: Es gibt keine Nahrung mehr zu ziehen.

## Fehler in Kartensätzen und Wertungsdateien

fault-tent-food-cards = { $place }: Der Nahrungsstapel hat { $wanted } Karten, nicht { $found }.
fault-tent-table-food = { $place }: Ein Tisch verlangt 1 bis { $most } Nahrung, nicht { $found }.
fault-tent-seats = { $place }: „{ $found }“ ist kein Tisch. Schreibe zwei Gäste, einen Schrägstrich und zwei Gäste, etwa „gh rb / yh bb“. Gäste: { $choices }.
fault-tent-pile = { $place }: Die Helden von Stapel 1 kommen vor denen von Stapel 2.
fault-tent-objective = { $place }: „{ $found }“ ist kein Auftrag A. Schreibe eine Farbe auf Englisch, „hats“ oder „braids“, und „colours“ oder „alternating“.
fault-tent-tables = { $place }: Zusammen haben die Spieler { $found } Tische bedient, aber das Festival hat nur Platz für { $most }.
fault-tent-coins = { $place }: Zusammen haben die Spieler { $found } Münzkarten, aber es gibt nur { $most }.
fault-tent-hero = { $place }: { $found } arbeitet schon für den anderen Spieler.
fault-tent-colour = { $place }: Niemand hat Auftrag A und Auftrag B in derselben Farbe; die Karte B wird dann neu gezogen.

## Die Namen der Regeln

rule-tent-aim = Ziel
rule-tent-setup-first = Wer anfängt
rule-tent-setup-heroes = Zwei Heldenstapel
rule-tent-setup-draft = Die ersten Helden
rule-tent-setup-food = Nahrung und Münzen
rule-tent-setup-objectives = Aufträge
rule-tent-setup-tables = Tische und Festival
rule-tent-turn-action = Eine Aktion pro Zug
rule-tent-turn-markets = Auslagen auffüllen
rule-tent-turn-pass = Passen
rule-tent-hand-limit = Vier Handkarten
rule-tent-hand-refill = Hand auffüllen
rule-tent-serve-table = Einen Tisch bedienen
rule-tent-serve-hand = Nur aus deiner Hand
rule-tent-serve-pay = Für einen Tisch bezahlen
rule-tent-serve-heroes = Gaben der Helden
rule-tent-serve-exchange = Zwei für eins
rule-tent-serve-lavish = Mehr ausgeben als nötig
rule-tent-serve-place = Einen Tisch anlegen
rule-tent-serve-rows = Drei Reihen mit vier
rule-tent-serve-reward = Die Belohnung
rule-tent-serve-discard = Platz für die Münzkarte
rule-tent-hire-market = Einen Helden anheuern
rule-tent-hire-cost = Der Preis eines Helden
rule-tent-hire-change = Wechselgeld
rule-tent-hire-back = Ausgegebene Münzkarten
rule-tent-kitchen-cards = Zurück in die Küche
rule-tent-kitchen-open = Eine leere Küche
rule-tent-hidden-hands = Was geheim ist
rule-tent-hidden-piles = Verdeckte Stapel
rule-tent-hidden-proof = Was Aktionen verraten
rule-tent-end-food = Keine Nahrung mehr
rule-tent-end-tables = Zwölf Tische
rule-tent-end-last-turn = Der letzte Zug
rule-tent-score-victory = Siegpunktkarten
rule-tent-score-heroes = Helden
rule-tent-score-coins = Münzkarten
rule-tent-score-objective-a = Auftrag A
rule-tent-score-colours = Vier Farben
rule-tent-score-alternating = Im Wechsel
rule-tent-score-objective-b = Auftrag B
rule-tent-score-bonus = Bonuspunkte der Helden
rule-tent-score-gifts = Punkte als Gabe
rule-tent-score-series = Serien zählen
rule-tent-score-pairs = Paare zählen
rule-tent-score-tie = Gleichstand
rule-tent-hero-helmut = Helmut
rule-tent-hero-katharina = Katharina
rule-tent-hero-klaus = Klaus
rule-tent-hero-leonore = Leonore
rule-tent-hero-mathaus = Mathäus
rule-tent-hero-suse = Suse

## Die Seite

tent-page-market = Tische, die bedient werden wollen
tent-page-heroes = Helden zum Anheuern
tent-page-festival = Das Festival
tent-page-hand = Deine Hand
tent-page-counter = Deine Helden
tent-page-counter-of = Helden von { $name }
tent-page-no-heroes = Noch keine Helden
tent-page-objectives = Deine Aufträge
tent-page-runs = Gerade Ketten in { $colour }
tent-page-about-a = Ein Punkt für jeden dieser Gäste auf { $side ->
        [mine] deiner Seite
       *[theirs] der Seite dieses Spielers
    }: { $group }. Dazu ein Punkt für jede Serie: vier Gäste nebeneinander { $series ->
        [colours] in vier Farben, ob mit Hut oder mit Zöpfen
       *[alternating] mit Hüten und Zöpfen im Wechsel, gleich in welchen Farben
    }.
tent-page-about-b = Punkte für jede Kette in { $colour } auf { $side ->
        [mine] deiner Seite
       *[theirs] der Seite dieses Spielers in
    } einer Reihe, ob mit Hut oder mit Zöpfen. Eine Kette reicht so weit, wie sie kann; Länge und Punkte: { $runs }. Andere Längen bringen nichts.
tent-page-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tent-page-cards-of = Auf der Hand: { $food } Nahrung, { $coins ->
        [one] { $coins } Münzkarte
       *[other] { $coins } Münzkarten
    }
tent-page-change-of = auf eine Münze gedreht: { $count }
tent-page-piles = Was noch da ist
tent-page-pile-food = Nahrung
tent-page-pile-tables = Tische
tent-page-pile-heroes = Helden
tent-page-pile-coins = Münzen
tent-page-new-row = Reihe { $row } beginnen
tent-page-spot = Reihe { $row }, { $end ->
        [left] linkes Ende
       *[right] rechtes Ende
    }
tent-page-last = { $cause ->
        [food] Der Nahrungsstapel ist leer
       *[festival] Das Festival ist voll
    }: Das ist der letzte Zug
tent-page-over = { $cause ->
        [food] Der Nahrungsstapel ist leer.
       *[festival] Zwölf Tische stehen im Festival.
    } Das Spiel ist zu Ende.
tent-page-ask-draft = Wähle deinen ersten Helden
tent-page-draft-told = Dein erster Held kostet nichts und ist vom ersten Zug an dabei. Was er mitbringt, steht auf seiner Karte.
tent-page-draft-how = Tippe einen Helden an, um zu lesen, was er mitbringt, oder drücke darunter auf „Wählen“.
tent-page-ask-action = Bediene einen Tisch, heuere einen Helden an oder geh in die Küche.
tent-page-ask-closed = Die Küche ist zu. Bediene einen Tisch oder heuere einen Helden an.
tent-page-ask-last = Dein letzter Zug: Bediene einen Tisch, heuere einen Helden an oder passe.
tent-page-ask-more = Wofür möchtest du mehr ausgeben?
tent-page-ask-kitchen = Wirf eine bis vier Karten ab. Du ziehst ebenso viele.
tent-page-ask-place = Wähle ein Reihenende für den Tisch.
tent-page-ask-change = Du hast eine Münze zu viel bezahlt. Eine Münzkarte behalten, auf eine Münze gedreht? Sie füllt einen Platz auf der Hand und bringt keinen Punkt.
tent-page-ask-pass = Du kannst nichts tun.
tent-page-bill = Tisch { $place }. Aus deiner Hand: { $cards }. Tippe Karten an, um anders zu zahlen.
tent-page-bill-free = Tisch { $place }: Deine Helden zahlen alles.
tent-page-bill-room = Tisch { $place }: Deine Helden zahlen. Deine Hand ist voll: Wirf eine Karte für die Münzkarte ab.
tent-page-bill-draft = { $hero } kommt umsonst zu dir.
tent-page-bill-hire = { $hero }: Du bezahlst mit { $paid }.
tent-page-bill-hire-free = { $hero }: Die Münzen deiner Helden genügen.
tent-page-lavish = Das ist mehr als nötig. Wähle „Mehr ausgeben“, wenn du das willst.
tent-page-serve = Bedienen
tent-page-hire = Anheuern
tent-page-take = Wählen
tent-page-take-hero = { $hero } wählen
tent-page-kitchen = Küche
tent-page-throw = { $count ->
        [0] Abwerfen
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
tent-page-place = Hier anlegen
tent-page-turn = Drehen
tent-page-another = Anders zahlen
tent-page-more = Mehr ausgeben
tent-page-pass = Passen
tent-page-change = Wechselgeld nehmen
tent-page-no-change = Kein Wechselgeld
tent-page-cancel = Abbrechen

## Die Galerie

tent-shelf-heroes = Helden
tent-shelf-tables = Tische
tent-shelf-objectives-a = Aufträge A
tent-shelf-objectives-b = Aufträge B
tent-shelf-food = Nahrungskarten
tent-shelf-coins = Münzkarten
tent-shelf-victory = Siegpunktkarten
tent-shelf-first = Startspieler

tent-figure-pile = Stapel
tent-figure-cost = Preis in Münzen
tent-figure-points = Punkte
tent-figure-gift = Gibt
tent-figure-power = Fähigkeit
tent-figure-food = Verlangt
tent-figure-front = Vorne
tent-figure-back = Hinten
tent-figure-customers = Gäste
tent-figure-series = Serie
tent-figure-colour = Farbe
tent-figure-cards = Karten im Stapel
tent-figure-worth = Münzen
tent-figure-kept = Punkte auf der Hand am Ende
tent-figure-run = Kette von { $length }

tent-card-table = Tisch { $number }
tent-card-pretzel = Brezel
tent-card-beer = Bier
tent-card-sausage = Wurst
tent-card-coin = Münzkarte
tent-card-victory = Siegpunktkarte
tent-card-first = Startspielerkarte

## Warum eine Wertung so steht

tent-account-vp-cards = { $count ->
    [0] Noch kein Tisch bedient.
    [one] Ein Punkt für { $count } bedienten Tisch.
   *[other] Je ein Punkt für { $count } bediente Tische.
}
tent-account-heroes = { $count ->
    [0] Noch kein Held mit aufgedruckten Punkten.
   *[other] Auf den Helden gedruckt: { $heroes }.
}
tent-account-coins = { $count ->
    [0] Keine Münzkarte auf der Hand.
    [one] { $count } Münzkarte auf der Hand. Ausgegeben bringt sie nichts mehr.
   *[other] { $count } Münzkarten auf der Hand. Ausgegebene bringen nichts mehr.
}
tent-account-objective-a = Gäste der Karte auf dieser Seite: { $customers }. Serien, die sie zeigt: { $series }.
tent-account-objective-b = { $count ->
    [0] Noch bringt keine Kette der Farbe Punkte.
    [one] { $count } Kette der Farbe. Mit einem Gast mehr bringt sie vielleicht nichts, bis der nächste sitzt.
   *[other] { $count } Ketten der Farbe. Mit einem Gast mehr bringt eine vielleicht nichts, bis der nächste sitzt.
}
tent-account-hero-bonus = { $count ->
    [0] Hier bringt am Ende kein Held zusätzliche Punkte.
   *[other] Diese bringen Punkte dazu: { $heroes }.
}

tent-advice-hero = { $hero }: { $traits }.
