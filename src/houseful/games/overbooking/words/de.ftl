# Die Wörter von Overbooking, dem Hotel.

overbooking = Overbooking

## Wie die Dinge heißen

hotel-colour-red = Rot
hotel-colour-blue = Blau
hotel-colour-green = Grün
hotel-colour-orange = Orange

hotel-crest-bird = Vogel
hotel-crest-fish = Fisch
hotel-crest-lion = Löwe
hotel-crest-oak = Eiche

hotel-kind-monk = Mönch
hotel-kind-merchants = Händler
hotel-kind-maids = Zofen
hotel-kind-nobles = Adlige
hotel-kind-soldiers = Soldaten
hotel-kind-workers = Arbeiter

# Mit ihrem Hauptwort, damit die Endung bei jeder Familie stimmt.
hotel-size-small = kleines Wappen
hotel-size-large = großes Wappen

hotel-sign-none = keine Sonderregel
hotel-sign-small-only = nur kleine Gruppen
hotel-sign-large-only = nur große Gruppen
hotel-sign-first-face-up = erster Gast offen
hotel-sign-second-face-up = zweiter Gast offen
hotel-sign-monks-first = Mönche zuerst
hotel-sign-soldiers-first = Soldaten zuerst
hotel-sign-no-soldiers = keine Soldaten
hotel-sign-no-back-door = keine Hintertür, fünf in der Schlange
hotel-sign-two-crests = höchstens zwei Wappen

hotel-line-coins = Münzen
hotel-line-tiles = Punkteplättchen
hotel-line-crests = Wappenbonus

## Der Tisch in Sätzen

# Die Sätze unten erkennen genau dieses Wort, wo sich das Verb ändert.
hotel-you = Du
hotel-table-round = Runde { $round } von { $rounds }. { $first ->
        [Du] Du hast
       *[other] { $first } hat
    } sie begonnen.
hotel-table-hotel = Hotel { $hotel }: { $beds ->
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }, { $sign }.{ $tile ->
        [yes] {" "}An der Hintertür liegt ein Punkteplättchen.
       *[no] {""}
    }
hotel-table-line = Schlange: { $guests }. { $free ->
        [0] Voll.
        [one] { $free } Platz frei.
       *[other] { $free } Plätze frei.
    }
hotel-table-back = Hintertür: { $guests }. { $free ->
        [0] Voll.
        [one] { $free } Platz frei.
       *[other] { $free } Plätze frei.
    }
hotel-table-no-back = Es gibt keine Hintertür.
hotel-table-next = Nächste Runde wird daraus: { $beds ->
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }, { $sign }.
hotel-nobody = niemand
hotel-either = { $rest } oder { $last }
hotel-guest-known = { $name } ({ $owner })
hotel-guest-hidden = { $size } { $crest } verdeckt ({ $owner }; kann { $numbers } sein)
hotel-guest-face-down = { $name } verdeckt ({ $owner })
hotel-table-hand = Deine Hand: { $cards }.
hotel-hand-card = { $card } { $kind } ({ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    })
hotel-table-hand-empty = Deine Hand ist leer.
hotel-table-seat = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand; untergebracht: { $booked }; aus dem Spiel: { $gone }; Plättchen: { $tiles }.
hotel-table-checking = Hotel { $hotel } wird geprüft und hat { $beds ->
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }. Zu entscheiden ist über die Fähigkeit von { $power }: { $title }.
hotel-ask-place = Du bist am Zug: Lege eine Karte. Tippe zum Beispiel „{ $example }“.
hotel-ask-keep = Du bist am Zug: Lege eine Karte oder tippe „keep“, um sie zu behalten.
hotel-ask-pass = Für keine deiner Karten ist Platz. Tippe „keep“, um zu passen.
hotel-ask-keep-forced = Für keine deiner Karten ist Platz, darum behältst du die fünfte: Tippe „keep“. Die anderen sehen nur, dass du sie behältst.
hotel-ask-power = Willst du die Fähigkeit von { $power } nutzen? Tippe „choose …“ mit einem Gast oder „decline“.

## Was geschehen ist

hotel-event-place = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } { $guest } verdeckt an Hotel { $hotel } gelegt, { $side ->
        [back] an die Hintertür
       *[line] in die Schlange
    }.
hotel-event-place-open = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } { $guest } offen in die Schlange von Hotel { $hotel } gelegt: Jetzt sehen alle diese Karte.
hotel-event-place-hidden = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } verdeckt ein { $size } { $crest } an Hotel { $hotel } gelegt, { $side ->
        [back] an die Hintertür
       *[line] in die Schlange
    }.
hotel-event-tile = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } das Punkteplättchen von Hotel { $hotel } genommen.
hotel-event-keep = { $player ->
        [Du] Du hast
       *[other] { $player } hat
    } die fünfte Karte behalten.
hotel-event-keep-forced = Für keine deiner Karten war Platz, darum hast du die fünfte behalten. Die anderen sehen nur, dass du sie behalten hast.
hotel-event-pass = { $player ->
        [Du] Du hattest für keine Karte Platz und hast gepasst.
       *[other] { $player } hatte für keine Karte Platz und hat gepasst.
    }
hotel-event-reveal = Hotel { $hotel }, { $side ->
        [back] Hintertür
       *[line] Schlange
    }, Platz { $place }: { $guest }.
hotel-event-reveal-together = Hotel { $hotel } öffnet die Türen. Schlange: { $line }. Hintertür: { $back }.
hotel-event-move-in = { $guest } geht ans Ende der Schlange.
hotel-event-beds = { $guest } { $by ->
        [-3] nimmt drei Betten weg
       *[other] bringt drei Betten
    }: Das Hotel hat jetzt { $beds ->
        [0] kein Bett
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }.
hotel-event-replace = { $guest } nimmt den Platz von { $target } ein; diese Karte ist aus dem Spiel.
hotel-event-favour = { $rank ->
        [1] { $guest } lässt { $target } zuerst buchen.
       *[other] { $guest } lässt { $target } als Nächstes buchen, nach der Wahl der ersten Adligen.
    }
hotel-event-decline = { $guest } verzichtet auf die Fähigkeit.
hotel-event-idle = { $guest } findet niemanden, auf den die Fähigkeit wirkt.
hotel-event-book = { $reason ->
        [nobles] { $rank ->
                [1] { $guest } bucht zuerst, von Adligen gewählt.
               *[other] { $guest } bucht als Nächstes, von den zweiten Adligen gewählt.
            }
        [favourite] { $guest } bucht vor den anderen: Dieses Hotel bevorzugt solche Gäste.
       *[size] { $guest } bucht: die größte Gruppe, die noch wartet.
    } { $beds ->
        [0] Kein Bett ist mehr frei.
        [one] { $beds } Bett bleibt frei.
       *[other] { $beds } Betten bleiben frei.
    }
hotel-event-turn-away = { $guest } braucht { $needed ->
        [one] { $needed } Bett
       *[other] { $needed } Betten
    }, aber { $beds ->
        [0] keins ist
        [one] nur { $beds } ist
       *[other] nur { $beds } sind
    } noch frei: aus dem Spiel.
hotel-event-turn-away-together = { $beds ->
        [0] Kein Bett ist
        [one] Nur { $beds } Bett ist
       *[other] Nur { $beds } Betten sind
    } übrig, zu wenig für diese Gäste, die nun aus dem Spiel sind: { $guests }.
hotel-event-leave = { $guest } bleibt an der Hintertür übrig und ist aus dem Spiel.
hotel-event-leave-together = An der Hintertür übrig und aus dem Spiel: { $guests }.
hotel-event-checked = Hotel { $hotel } ist fertig geprüft.
hotel-event-round = Runde { $round } beginnt: { $reason ->
        [replaced] Neue Hotelkarten werden ausgelegt
       *[flipped] Die Hotelkarten werden umgedreht
    }. { $player ->
        [Du] Du fängst an
       *[other] { $player } fängt an
    }.
hotel-event-hotel = Hotel { $hotel } ist jetzt: { $beds ->
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }, { $sign }.{ $tile_reason ->
        [added] {" "}An die Hintertür kommt ein Punkteplättchen.
        [stays] {" "}Das Punkteplättchen an der Hintertür bleibt liegen.
        [taken-away] {" "}Das Punkteplättchen wird weggenommen.
       *[none] {""}
    }
hotel-event-draw = { $player } hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } gezogen.
hotel-event-draw-together = Je { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } gezogen: { $players }.
hotel-event-draw-mine = Du hast { $cards } gezogen.
hotel-event-over = Die Buchungen der letzten Runde sind geprüft: Das Spiel ist zu Ende.

## Rat

hotel-advice-place = Lege { $card } an Hotel { $hotel }, { $side ->
        [back] an die Hintertür
       *[line] in die Schlange
    }.
hotel-advice-keep = Behalte die fünfte Karte.
hotel-advice-pass = Passe: Für keine Karte ist Platz.
hotel-advice-replace = Lass { $guest } den Platz von { $target } einnehmen.
hotel-advice-favour = { $rank ->
        [1] Lass { $target } zuerst buchen.
       *[other] Lass { $target } als Nächstes buchen.
    }
hotel-advice-decline = Verzichte auf die Fähigkeit von { $guest }.

## Die Begleitung im ersten Spiel

hotel-guide-aim = Deine Karten sind Gruppen von Gästen, die ein Bett suchen. Die Zahl sagt, wie viele Betten eine Gruppe braucht; ihre Münzen sind deine Punkte, sobald sie untergebracht ist. Nach { $rounds } Runden gewinnen die meisten Punkte.
hotel-guide-line = In jedem Zug legst du eine Gruppe. In der Schlange wartet sie auf Betten: Hotel { $hotel } hat { $beds } davon. Kleine Gruppen bringen mehr Münzen, aber große buchen zuerst.
hotel-guide-sign = Hotel { $hotel } mit { $beds } Betten hat eine eigene Regel. { $says }
hotel-guide-back = Eine Gruppe muss nicht in der Schlange warten. An einer Hintertür bekommt sie kein Bett, nutzt aber ihre Fähigkeit, wenn die Buchungen geprüft werden. Das kann deine anderen Gäste retten.
hotel-guide-tile = An der Hintertür von Hotel { $hotel } liegt ein Punkteplättchen. Wer dort den ersten Gast hinlegt, nimmt es: sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
hotel-guide-trick = Du hast { $card }. An einer Hintertür { $kind ->
        [monk] ginge er später ans Ende der Schlange, auch wenn sie voll ist.
        [merchants] brächten sie dieser Schlange drei Betten mehr.
        [maids] würden sie den Platz eines anderen Gastes von dir einnehmen: gut, wenn der ohnehin kein Bett findet.
        [nobles] ließen sie einen Gast von dir vor allen anderen buchen.
        [soldiers] würden sie den Platz von Arbeitern in der Schlange einnehmen, eigenen oder fremden.
       *[workers] würden sie drei Betten wegnehmen: gut, wo dein Gegner wartet und du nicht.
    }
hotel-guide-hidden = { $size ->
        [small] Dort wartet ein Gast mit kleinem Wappen auf der Rückseite ({ $crest }). Ein kleines Wappen verbirgt eine 1, 2 oder 3.
       *[large] Dort wartet ein Gast mit großem Wappen auf der Rückseite ({ $crest }). Ein großes Wappen verbirgt eine 4, 5 oder 6.
    } Von deinen wissen die anderen genauso wenig.
hotel-guide-equals = Von zwei gleich großen Gruppen bucht die zuerst, die näher am Hotel steht. Früh in einer Schlange zu sein, kann sich also lohnen.
hotel-guide-last-card = Dein letzter Zug in dieser Runde. Danach werden alle Karten aufgedeckt und die Betten verteilt.
hotel-guide-keep = Du bist in dieser Runde als Letzter dran und darfst diese Karte auch behalten. { $last ->
        [yes] Aber es folgt keine Runde mehr: Auf der Hand ist sie nichts wert.
       *[no] Tu das, wenn sie nirgends ein Bett fände.
    }
hotel-guide-no-place = Keine Schlange und keine Hintertür nimmt jetzt eine deiner Karten auf. Verloren ist nichts: Sie bleiben auf deiner Hand.
hotel-guide-last-round = Die letzte Runde. Was danach auf deiner Hand bleibt, ist nichts wert. Such also Betten für deine Münzen.
hotel-guide-room = In Hotel { $hotel } ist Platz: { $beds } Betten, { $most ->
        [0] und noch wartet niemand in der Schlange.
       *[other] und die Schlange braucht höchstens { $most }.
    }
hotel-guide-tight = Hotel { $hotel } ist überbucht: { $beds } Betten, aber die Schlange braucht { $least } oder mehr. So geht dort jemand leer aus.
hotel-guide-full = Hotel { $hotel } hat { $beds } Betten, und die Schlange braucht { $least }. Alle finden Platz, wenn niemand dazukommt und keine Fähigkeit dazwischenkommt.
hotel-guide-unsure = In Hotel { $hotel } wird es knapp: { $beds } Betten, und die Schlange braucht zwischen { $least } und { $most }. Die Karten, die du nicht siehst, entscheiden.
hotel-guide-choice = { $kind ->
        [maids] Deine Zofen dürfen den Platz eines eigenen Gastes einnehmen, der dann aus dem Spiel ist. Wähle einen, der sonst kein Bett findet: Hotel { $hotel } hat { $beds }.
        [nobles] Deine Adligen dürfen einen eigenen Gast zuerst buchen lassen. Wähle einen, der sonst zu spät käme: Hotel { $hotel } hat { $beds } Betten.
       *[soldiers] Deine Soldaten dürfen den Platz von Arbeitern einnehmen, die dann aus dem Spiel sind. Am besten sind fremde: Hotel { $hotel } hat { $beds } Betten.
    }
hotel-guide-did-line = { $size ->
        [small] Dieser Gast braucht 1, 2 oder 3 der { $beds } Betten dort. Kleine Gruppen bringen viele Münzen, buchen aber spät.
       *[large] Dieser Gast braucht 4, 5 oder 6 der { $beds } Betten dort und bucht meist vor kleinen Gruppen.
    }
hotel-guide-did-open = Das Schild verlangt diesen Gast offen, also kannst du rechnen: { $needed ->
        [one] Er braucht eines der { $beds } Betten.
       *[other] Er braucht { $needed } der { $beds } Betten.
    }
hotel-guide-did-back = Hier geht es nicht um ein Bett, sondern um eine Fähigkeit: { $size ->
        [small] Ein kleines Wappen ist ein Mönch, der in die Schlange geht, Händler mit drei Betten mehr oder Zofen, die einen eigenen Gast ersetzen.
       *[large] Ein großes Wappen sind Adlige, die einen eigenen Gast zuerst buchen lassen, Soldaten, die Arbeiter verdrängen, oder Arbeiter, die drei Betten wegnehmen.
    }
hotel-guide-did-tile = Der Erste an einer Hintertür nimmt das Plättchen. Bis zur nächsten Runde ist es weg.
hotel-guide-did-keep = Wer in einer Runde als Letzter dran ist, darf das. In der nächsten Runde gibt es für die Karte vielleicht einen besseren Platz.
hotel-guide-did-pass = Kein Platz für irgendeine Karte: Das verrät dir, was nicht auf dieser Hand ist.
hotel-guide-did-reveal = Jetzt sieht jeder, wer hier wartet. Erst kommen die Fähigkeiten der Hintertür, dann bucht die Schlange.
hotel-guide-did-move-in = Jetzt wartet er wie alle anderen in der Schlange und braucht nur ein Bett.
hotel-guide-did-beds = { $by ->
        [-3] Das trifft die, die zuletzt buchen.
       *[other] Das hilft denen, die zuletzt buchen.
    }
hotel-guide-did-replace = Wer den Platz verliert, bringt nichts mehr; wer ihn eingenommen hat, kann jetzt Betten bekommen.
hotel-guide-did-favour = Sonst beginnt die größte Gruppe. Diese muss nicht auf sie warten.
hotel-guide-did-decline = Niemand muss eine solche Fähigkeit nutzen. Manchmal würde sie mehr schaden als helfen.
hotel-guide-did-idle = Zofen und Adlige brauchen einen anderen Gast ihres Besitzers in dieser Schlange, Soldaten brauchen Arbeiter. So jemand war hier nicht.
hotel-guide-did-book = { $mine ->
        [yes] Das bringt dir { $coins ->
                [one] { $coins } Münze
               *[other] { $coins } Münzen
            }.
       *[no] { $player } bekommt dafür { $coins ->
                [one] { $coins } Münze
               *[other] { $coins } Münzen
            }.
    }
hotel-guide-did-turn-away = Eine Gruppe wird nie getrennt: Alle finden Betten oder niemand. { $mine ->
        [yes] Sie bringt dir nichts.
       *[no] { $player } bekommt dafür nichts.
    }{ $beds ->
        [0] {""}
       *[other] {" "}Eine kleinere Gruppe dahinter passt vielleicht noch.
    }
hotel-guide-did-leave = Das ist der Preis einer Fähigkeit: Wer an einer Hintertür wartet, bekommt kein Bett und bringt keine Münzen.
hotel-guide-did-round = Andere Hotels, andere Schilder und fünf neue Karten für alle. Sieh dir die Betten an, bevor du die erste legst.
hotel-guide-end = Du hast { $mine } Punkte, { $player } hat { $theirs }. { $booked ->
        [one] { $booked } deiner Gruppen fand
       *[other] { $booked } deiner Gruppen fanden
    } Betten; { $gone ->
        [0] verloren ging keine.
       *[other] { $gone } fanden keine oder gingen durch eine Hintertür. Je weniger das sind, desto mehr Punkte bekommst du.
    }

## Ein Hotel von einem echten Tisch

hotel-case-beds = Betten: { $beds }, davon leer: { $left }.
hotel-case-booked = Untergebracht, der Reihe nach: { $guests }.
hotel-case-turned_away = Abgewiesen: { $guests }.
hotel-case-discarded = Aus dem Spiel: { $guests }.

## Abgelehnte Züge, nach der Regel, die sie verbietet

refused-hotel-play-turns = Gerade ist über keine Fähigkeit zu entscheiden: Jetzt wird eine Karte gelegt.
refused-hotel-play-hand = Diese Karte hast du nicht auf der Hand.
refused-hotel-play-keep = Du musst eine Karte legen: Nur wer in der Reihenfolge dieser Runde der Letzte ist, darf die fünfte behalten.
refused-hotel-setup-hotels = Ein solches Hotel gibt es an diesem Tisch nicht.
refused-hotel-line-limit = Diese Schlange ist voll.
refused-hotel-back-limit = Diese Hintertür ist voll: höchstens zwei Gäste.
refused-hotel-sign-small-only = In diese Schlange dürfen nur Mönche, Händler und Zofen.
refused-hotel-sign-large-only = In diese Schlange dürfen nur Adlige, Soldaten und Arbeiter.
refused-hotel-sign-no-soldiers = In diese Schlange dürfen keine Soldaten.
refused-hotel-sign-no-back-door = Dieses Hotel hat keine Hintertür.
refused-hotel-sign-two-crests = In dieser Schlange stehen schon zwei Wappen; ein drittes darf nicht dazu.
refused-hotel-power-choice = Eine Fähigkeit wartet auf deine Entscheidung: Wähle einen Gast oder verzichte.
refused-hotel-power-target = Auf diesen Gast darf die Fähigkeit nicht wirken.

## Fehler in Kartensätzen und Wertungsdateien

fault-card = { $place }: „{ $found }“ ist keine Karte. Schreibe eine Zahl von 1 bis 6 und ein Wappen: { $crests }.
fault-guest = { $place }: „{ $found }“ ist kein Gast. Schreibe eine Farbe ({ $colours }), eine Zahl von 1 bis 6 und ein Wappen ({ $crests }).
fault-guest-twice = { $place }: { $found } kommt zweimal vor.
fault-no-back-door = { $place }: Dieses Hotel hat keine Hintertür, also kann dort niemand warten.
fault-choice-superfluous = { $place }: Es ist keine Fähigkeit mehr übrig, für die zu wählen wäre.
fault-choice-missing = { $place }: Die Wahl für { $power } fehlt.
fault-choice-target = { $place }: { $power } darf nicht auf { $found } wirken.

## Die Namen der Regeln

rule-hotel-aim = Ziel
rule-hotel-setup-decks = Stapel und Handkarten
rule-hotel-setup-hotels = Hotels auslegen
rule-hotel-setup-first = Wer anfängt
rule-hotel-play-turns = Fünf Züge für jeden
rule-hotel-play-place = Einen Gast legen
rule-hotel-play-hand = Nur von deiner Hand
rule-hotel-play-keep = Die fünfte Karte behalten
rule-hotel-play-pass = Für keine Karte Platz
rule-hotel-line-limit = Vier in der Schlange
rule-hotel-back-limit = Zwei an der Hintertür
rule-hotel-back-tile = Das Punkteplättchen
rule-hotel-hidden-backs = Was Rückseiten verraten
rule-hotel-hidden-faces = Was geheim ist
rule-hotel-hidden-peek = Eigene Gäste ansehen
rule-hotel-hidden-passes = Was Passen verrät
rule-hotel-sign-none = Keine Sonderregel
rule-hotel-sign-small-only = Nur kleine Gruppen
rule-hotel-sign-large-only = Nur große Gruppen
rule-hotel-sign-first-face-up = Erster Gast offen
rule-hotel-sign-second-face-up = Zweiter Gast offen
rule-hotel-sign-monks-first = Mönche zuerst
rule-hotel-sign-soldiers-first = Soldaten zuerst
rule-hotel-sign-no-soldiers = Keine Soldaten
rule-hotel-sign-no-back-door = Keine Hintertür
rule-hotel-sign-two-crests = Höchstens zwei Wappen
rule-hotel-check-order = Hotel für Hotel
rule-hotel-check-reveal = Karten aufdecken
rule-hotel-power-order = Fähigkeiten vom Hotel nach außen
rule-hotel-power-choice = Fähigkeiten, auf die du verzichten darfst
rule-hotel-power-target = Auf wen eine Fähigkeit wirkt
rule-hotel-power-monk = Mönch
rule-hotel-power-merchants = Händler
rule-hotel-power-maids = Zofen
rule-hotel-power-nobles = Adlige
rule-hotel-power-soldiers = Soldaten
rule-hotel-power-workers = Arbeiter
rule-hotel-book-order = Wer zuerst bucht
rule-hotel-book-fit = Genug Betten oder keins
rule-hotel-book-leave = Wer aus dem Spiel geht
rule-hotel-round-next = Die nächste Runde
rule-hotel-round-flip = Hotels umdrehen
rule-hotel-round-new = Neue Hotels
rule-hotel-round-tiles = Plättchen auffüllen
rule-hotel-round-draw = Karten ziehen
rule-hotel-score-coins = Münzen
rule-hotel-score-tiles = Punkteplättchen
rule-hotel-score-crests = Wappenbonus
rule-hotel-score-tie = Gleichstand
rule-hotel-score-end = Das Ende

## Die Galerie

hotel-shelf-guests = Gäste
hotel-shelf-powers = Was Gäste an der Hintertür tun
hotel-shelf-hotels = Hotels
hotel-shelf-tiles = Punkteplättchen
hotel-shelf-bonuses = Wappenbonus
hotel-figure-number = Betten nötig
hotel-figure-kind = Wer kommt
hotel-figure-crest = Wappen
hotel-figure-coins = Münzen
hotel-figure-back = Rückseite
hotel-figure-back-small = kleines Wappen
hotel-figure-back-large = großes Wappen
hotel-figure-copies-colour = je einer in jeder Farbe
hotel-figure-copies-each = je einer von jedem Wappen und jeder Farbe
hotel-figure-side-front = Eine Seite
hotel-figure-side-back = Andere Seite
hotel-figure-pairing-one = wie hier
hotel-figure-copies = Wie viele
hotel-figure-power = An der Hintertür
hotel-figure-hotel = Hotelkarte { $number }
hotel-figure-face = { $beds ->
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }, { $sign }
hotel-figure-pairing = Paarung der Seiten
hotel-figure-points = Punkte
hotel-figure-set = { $size } von einem Wappen
hotel-bonus-beginner = Einsteiger
hotel-bonus-expert = Experten

## The page

hotel-page-back-door = Hintertür
hotel-page-line = Schlange
hotel-page-card = { $kind } { $number }, { $crest }
hotel-page-hotel = Hotel { $hotel }
hotel-page-round = Runde { $round } von { $rounds }
hotel-page-over = Das Spiel ist zu Ende
hotel-page-first = Begonnen von: { $name }
hotel-page-turns = { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
hotel-page-street = Die Hotels
hotel-page-hand = Deine Hand
hotel-page-sort = Hand sortieren
hotel-page-sort-number = Nach Zahl
hotel-page-sort-crest = Nach Wappen
hotel-page-hand-card = { $card }: { $beds ->
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }. An der Hintertür: { $power }
hotel-page-in-hand = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
hotel-page-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
hotel-page-place-line = In die Schlange von Hotel { $hotel } legen
hotel-page-place-back = An die Hintertür von Hotel { $hotel } legen
hotel-page-full = voll
hotel-page-tile = Punkteplättchen
hotel-page-takes-tile = Du nimmst das Punkteplättchen: +{ $points }
hotel-page-next = Nächste Runde: { $beds ->
        [one] { $beds } Bett
       *[other] { $beds } Betten
    }, { $sign }.
hotel-page-pick = Du bist am Zug: Wähle einen Gast.
hotel-page-where = Wohin damit? { $card }
hotel-page-picked = { $card } ist gewählt. Wähle mit den Pfeiltasten und der Eingabetaste einen Platz; Escape legt die Karte zurück.
hotel-page-no-place = Für keinen deiner Gäste ist irgendwo Platz.
hotel-page-no-place-last = Für keinen deiner Gäste ist Platz, darum behältst du die fünfte Karte.
hotel-page-cancel = Zurücklegen
hotel-page-keep = Fünfte Karte behalten
hotel-page-pass = Passen
hotel-page-power-ask = { $kind }: Fähigkeit nutzen?
hotel-page-power-wait = { $player ->
        [Du] Du entscheidest
       *[other] { $player } entscheidet
    } über die Fähigkeit von { $guest }.
hotel-page-choose-monk = Er geht ans Ende der Schlange.
hotel-page-choose-merchants = Sie bringen drei Betten.
hotel-page-choose-maids = Wähle den eigenen Gast, dessen Platz sie einnehmen. Er ist aus dem Spiel.
hotel-page-choose-nobles = Wähle den eigenen Gast, der zuerst bucht.
hotel-page-choose-nobles-second = Wähle den eigenen Gast, der als Nächstes bucht, nach der Wahl der ersten Adligen.
hotel-page-choose-soldiers = Wähle die Arbeiter, deren Platz sie einnehmen: eigene oder fremde.
hotel-page-choose-workers = Sie nehmen drei Betten weg.
hotel-page-decline = Nicht nutzen
hotel-page-outcome = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
hotel-page-favoured = { $rank ->
        [1] Bucht als Erstes
       *[other] Bucht als Zweites
    }
hotel-page-booked = Hat Betten
hotel-page-away = Fand keine Betten
hotel-page-gone = Aus dem Spiel
hotel-page-order = Reihenfolge beim Buchen
hotel-page-order-chosen = Von Adligen gewählt
hotel-page-order-sign = Vom Schild bevorzugt
hotel-page-order-rest = Alle anderen: die größte Gruppe zuerst, bei gleichen die nähere
hotel-page-unseen = noch nicht gesehen
hotel-page-overview = An der Hintertür
hotel-page-does-monk = geht ans Ende der Schlange
hotel-page-does-merchants = drei Betten mehr
hotel-page-does-maids = ersetzen einen eigenen Gast
hotel-page-does-nobles = ein eigener Gast bucht zuerst
hotel-page-does-soldiers = ersetzen Arbeiter, eigene oder fremde
hotel-page-does-workers = drei Betten weniger
hotel-page-checking = Die Buchungen werden geprüft
hotel-page-open = Hotel { $hotel }: Die Türen gehen auf und die Karten werden aufgedeckt.
hotel-page-show-back = Ein Schritt zurück
hotel-page-show-pause = Anhalten
hotel-page-show-go = Weiter
hotel-page-show-step = Ein Schritt
hotel-page-show-skip = Überspringen
hotel-page-show-again = Die Prüfung noch einmal ansehen
hotel-page-sign-none = Die Betten werden wie üblich vergeben: die größte Gruppe zuerst.
hotel-page-sign-small-only = In diese Schlange dürfen nur Mönche, Händler und Zofen.
hotel-page-sign-large-only = In diese Schlange dürfen nur Adlige, Soldaten und Arbeiter.
hotel-page-sign-first-face-up = Der erste Gast in der Schlange liegt offen.
hotel-page-sign-second-face-up = Der zweite Gast in der Schlange liegt offen.
hotel-page-sign-monks-first = Mönche in der Schlange buchen vor allen anderen.
hotel-page-sign-soldiers-first = Soldaten in der Schlange buchen vor allen anderen.
hotel-page-sign-no-soldiers = In diese Schlange dürfen keine Soldaten.
hotel-page-sign-no-back-door = Hinten wartet niemand, dafür fasst die Schlange fünf Gäste.
hotel-page-sign-two-crests = Diese Schlange fasst Gäste von höchstens zwei Wappen.

## Warum eine Wertung so steht

hotel-account-coins = { $guests ->
    [0] Noch ist niemand untergebracht. Münzen gibt es, wenn die Hotels geprüft werden.
    [one] Die Münzen von { $guests } untergebrachten Gast. Mehr kommt mit jeder Prüfung.
   *[other] Die Münzen von { $guests } untergebrachten Gästen. Mehr kommt mit jeder Prüfung.
}
hotel-account-tiles = { $tiles ->
    [0] Noch kein Plättchen: Der erste Gast an einer Hintertür bringt eines.
    [one] { $tiles } Plättchen von einer Hintertür.
   *[other] { $tiles } Plättchen von Hintertüren.
}
hotel-account-crests = { $bonus ->
    [none] Wappen bringen in dieser Partie nichts.
   *[other] Bisher untergebracht: { $crests }.
}
hotel-account-crest = { $count } × { $crest } ({ $points })
hotel-account-crest-nothing = { $count } × { $crest }

## Warum ein Tipp zu einem Zug rät

hotel-advice-coins = { $coins ->
    [one] Das bringt { $coins } Münze
   *[other] Das bringt { $coins } Münzen
}, wenn { $beds ->
    [one] ein Bett frei ist.
   *[other] { $beds } Betten frei sind.
}
hotel-advice-beds = { $same ->
    [True] { $most ->
        [one] Die Schlange braucht dann { $most } Bett
       *[other] Die Schlange braucht dann { $most } Betten
    }
   *[False] Die Schlange braucht dann { $least } bis { $most } Betten
}, das Hotel hat { $beds }.
hotel-advice-at-back = An der Hintertür: { $kind } – { $does }.
