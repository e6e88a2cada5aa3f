# De woorden van Overbooking, het hotel.

overbooking = Overbooking

## Hoe de dingen heten

hotel-colour-red = Rood
hotel-colour-blue = Blauw
hotel-colour-green = Groen
hotel-colour-orange = Oranje

hotel-crest-bird = vogel
hotel-crest-fish = vis
hotel-crest-lion = leeuw
hotel-crest-oak = eik

hotel-kind-monk = monnik
hotel-kind-merchants = kooplieden
hotel-kind-maids = kamermeisjes
hotel-kind-nobles = edelen
hotel-kind-soldiers = soldaten
hotel-kind-workers = arbeiders

# Met hun zelfstandig naamwoord, zodat de vorm bij elke familie klopt.
hotel-size-small = klein wapen
hotel-size-large = groot wapen

hotel-sign-none = geen speciale regel
hotel-sign-small-only = alleen kleine groepen
hotel-sign-large-only = alleen grote groepen
hotel-sign-first-face-up = eerste gast open
hotel-sign-second-face-up = tweede gast open
hotel-sign-monks-first = monniken eerst
hotel-sign-soldiers-first = soldaten eerst
hotel-sign-no-soldiers = geen soldaten
hotel-sign-no-back-door = geen achterdeur, vijf in de rij
hotel-sign-two-crests = hoogstens twee wapens

hotel-line-coins = Munten
hotel-line-tiles = Puntenfiches
hotel-line-crests = Wapenbonus

## De tafel in zinnen

# De zinnen hieronder herkennen precies dit woord, waar het werkwoord verandert.
hotel-you = Jij
hotel-table-round = Ronde { $round } van { $rounds }. { $first ->
        [Jij] Jij bent
       *[other] { $first } is
    } begonnen.
hotel-table-hotel = Hotel { $hotel }: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } bedden
    }, { $sign }.{ $tile ->
        [yes] {" "}Bij de achterdeur ligt een puntenfiche.
       *[no] {""}
    }
hotel-table-line = Rij: { $guests }. { $free ->
        [0] Vol.
        [one] { $free } plaats vrij.
       *[other] { $free } plaatsen vrij.
    }
hotel-table-back = Achterdeur: { $guests }. { $free ->
        [0] Vol.
        [one] { $free } plaats vrij.
       *[other] { $free } plaatsen vrij.
    }
hotel-table-no-back = Er is geen achterdeur.
hotel-table-next = Volgende ronde wordt dit hotel: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } bedden
    }, { $sign }.
hotel-nobody = niemand
hotel-either = { $rest } of { $last }
hotel-guest-known = { $name } ({ $owner })
hotel-guest-hidden = { $size } { $crest } gedekt ({ $owner }; kan { $numbers } zijn)
hotel-guest-face-down = { $name } gedekt ({ $owner })
hotel-table-hand = Je hand: { $cards }.
hotel-hand-card = { $card } { $kind } ({ $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    })
hotel-table-hand-empty = Je hand is leeg.
hotel-table-seat = { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    } in de hand; ondergebracht: { $booked }; uit het spel: { $gone }; fiches: { $tiles }.
hotel-table-checking = Hotel { $hotel } wordt gecontroleerd en heeft { $beds ->
        [one] { $beds } bed
       *[other] { $beds } bedden
    }. Er moet worden beslist over de kracht van { $power }: { $title }.
hotel-ask-place = Jij bent aan de beurt: leg een kaart. Typ bijvoorbeeld ‘{ $example }’.
hotel-ask-keep = Jij bent aan de beurt: leg een kaart, of typ ‘keep’ om hem te houden.
hotel-ask-pass = Voor geen van je kaarten is plaats. Typ ‘keep’ om te passen.
hotel-ask-keep-forced = Voor geen van je kaarten is er plaats, daarom houd je de vijfde: typ “keep”. De anderen zien alleen dat je die houdt.
hotel-ask-power = Wil je de kracht van { $power } gebruiken? Typ ‘choose …’ met een gast, of ‘decline’.

## Wat er is gebeurd

hotel-event-place = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } { $guest } gedekt bij hotel { $hotel } gelegd, { $side ->
        [back] aan de achterdeur
       *[line] in de rij
    }.
hotel-event-place-open = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } { $guest } open in de rij van hotel { $hotel } gelegd: iedereen ziet die kaart nu.
hotel-event-place-hidden = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } een { $size } { $crest } gedekt bij hotel { $hotel } gelegd, { $side ->
        [back] aan de achterdeur
       *[line] in de rij
    }.
hotel-event-tile = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } de puntenfiche van hotel { $hotel } gepakt.
hotel-event-keep = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } de vijfde kaart gehouden.
hotel-event-keep-forced = Voor geen van je kaarten was er plaats, daarom heb je de vijfde gehouden. De anderen zien alleen dat je die hebt gehouden.
hotel-event-pass = { $player ->
        [Jij] Je had voor geen enkele kaart plaats en hebt gepast.
       *[other] { $player } had voor geen enkele kaart plaats en heeft gepast.
    }
hotel-event-reveal = Hotel { $hotel }, { $side ->
        [back] achterdeur
       *[line] rij
    }, plaats { $place }: { $guest }.
hotel-event-reveal-together = Hotel { $hotel } opent de deuren. Rij: { $line }. Achterdeur: { $back }.
hotel-event-move-in = { $guest } gaat achteraan in de rij staan.
hotel-event-beds = { $guest } { $by ->
        [-3] haalt drie bedden weg
       *[other] brengt drie bedden mee
    }: het hotel heeft nu { $beds ->
        [0] geen bed
        [one] { $beds } bed
       *[other] { $beds } bedden
    }.
hotel-event-replace = { $guest } neemt de plaats in van { $target }; die kaart is uit het spel.
hotel-event-favour = { $rank ->
        [1] { $guest } laat { $target } als eerste boeken.
       *[other] { $guest } laat { $target } als volgende boeken, na de keuze van de eerste edelen.
    }
hotel-event-decline = { $guest } gebruikt zijn kracht niet.
hotel-event-idle = { $guest } vindt niemand om de kracht op te gebruiken.
hotel-event-book = { $reason ->
        [nobles] { $rank ->
                [1] { $guest } boekt als eerste, gekozen door edelen.
               *[other] { $guest } boekt als volgende, gekozen door de tweede edelen.
            }
        [favourite] { $guest } boekt vóór de anderen: dit hotel geeft zulke gasten voorrang.
       *[size] { $guest } boekt: de grootste groep die nog wacht.
    } { $beds ->
        [0] Er is geen bed meer vrij.
        [one] Nog { $beds } bed vrij.
       *[other] Nog { $beds } bedden vrij.
    }
hotel-event-turn-away = { $guest } heeft { $needed ->
        [one] { $needed } bed
       *[other] { $needed } bedden
    } nodig, maar er { $beds ->
        [0] is geen bed meer
        [one] is nog maar { $beds } bed
       *[other] zijn nog maar { $beds } bedden
    } vrij: uit het spel.
hotel-event-turn-away-together = { $beds ->
        [0] Er is geen bed
        [one] Er is maar { $beds } bed
       *[other] Er zijn maar { $beds } bedden
    } over, te weinig voor deze gasten, die nu uit het spel zijn: { $guests }.
hotel-event-leave = { $guest } blijft achter aan de achterdeur en is uit het spel.
hotel-event-leave-together = Blijven achter aan de achterdeur en zijn uit het spel: { $guests }.
hotel-event-checked = Hotel { $hotel } is klaar.
hotel-event-round = Ronde { $round } begint: { $reason ->
        [replaced] er komen nieuwe hotelkaarten
       *[flipped] de hotelkaarten worden omgedraaid
    }. { $player ->
        [Jij] Jij mag beginnen
       *[other] { $player } mag beginnen
    }.
hotel-event-hotel = Hotel { $hotel } is nu: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } bedden
    }, { $sign }.{ $tile_reason ->
        [added] {" "}Bij de achterdeur komt een puntenfiche.
        [stays] {" "}De puntenfiche bij de achterdeur blijft liggen.
        [taken-away] {" "}De puntenfiche wordt weggehaald.
       *[none] {""}
    }
hotel-event-draw = { $player } heeft { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } getrokken.
hotel-event-draw-together = Hebben elk { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } getrokken: { $players }.
hotel-event-draw-mine = Je hebt { $cards } getrokken.
hotel-event-over = De boekingen van de laatste ronde zijn gecontroleerd: het spel is afgelopen.

## Raad

hotel-advice-place = Leg { $card } bij hotel { $hotel }, { $side ->
        [back] aan de achterdeur
       *[line] in de rij
    }.
hotel-advice-keep = Houd de vijfde kaart.
hotel-advice-pass = Pas: er is voor geen enkele kaart plaats.
hotel-advice-replace = Laat { $guest } de plaats innemen van { $target }.
hotel-advice-favour = { $rank ->
        [1] Laat { $target } als eerste boeken.
       *[other] Laat { $target } als volgende boeken.
    }
hotel-advice-decline = Gebruik de kracht van { $guest } niet.

## Een hotel van een echte tafel

hotel-case-beds = Bedden: { $beds }, waarvan leeg: { $left }.
hotel-case-booked = Ondergebracht, op volgorde: { $guests }.
hotel-case-turned_away = Weggestuurd: { $guests }.
hotel-case-discarded = Uit het spel: { $guests }.

## Geweigerde zetten, naar de regel die ze verbiedt

refused-hotel-play-turns = Er is nu geen kracht om over te beslissen: het is tijd om een kaart te leggen.
refused-hotel-play-hand = Die kaart zit niet in je hand.
refused-hotel-play-keep = Je moet een kaart leggen: alleen wie in de volgorde van deze ronde de laatste is, mag de vijfde houden.
refused-hotel-setup-hotels = Dat hotel is er niet aan deze tafel.
refused-hotel-line-limit = Die rij is vol.
refused-hotel-back-limit = Die achterdeur is vol: hoogstens twee gasten.
refused-hotel-sign-small-only = Alleen monniken, kooplieden en kamermeisjes mogen in die rij.
refused-hotel-sign-large-only = Alleen edelen, soldaten en arbeiders mogen in die rij.
refused-hotel-sign-no-soldiers = Soldaten mogen niet in die rij.
refused-hotel-sign-no-back-door = Dat hotel heeft geen achterdeur.
refused-hotel-sign-two-crests = Er staan al twee wapens in die rij; een derde mag er niet bij.
refused-hotel-power-choice = Een kracht wacht op je beslissing: kies een gast of zie ervan af.
refused-hotel-power-target = De kracht mag niet op die gast worden gebruikt.

## Fouten in kaartensets en scorebestanden

fault-card = { $place }: ‘{ $found }’ is geen kaart. Schrijf een getal van 1 tot en met 6 en een wapen: { $crests }.
fault-guest = { $place }: ‘{ $found }’ is geen gast. Schrijf een kleur ({ $colours }), een getal van 1 tot en met 6 en een wapen ({ $crests }).
fault-guest-twice = { $place }: { $found } staat er twee keer.
fault-no-back-door = { $place }: dit hotel heeft geen achterdeur, dus daar kan niemand wachten.
fault-choice-superfluous = { $place }: er is geen kracht meer om voor te kiezen.
fault-choice-missing = { $place }: de keuze voor { $power } ontbreekt.
fault-choice-target = { $place }: { $power } mag niet op { $found } worden gebruikt.

## De namen van de regels

rule-hotel-aim = Doel
rule-hotel-setup-decks = Stapels en handen
rule-hotel-setup-hotels = Hotels neerleggen
rule-hotel-setup-first = Wie begint
rule-hotel-play-turns = Ieder vijf beurten
rule-hotel-play-place = Een gast leggen
rule-hotel-play-hand = Alleen uit je hand
rule-hotel-play-keep = De vijfde kaart houden
rule-hotel-play-pass = Voor geen kaart plaats
rule-hotel-line-limit = Vier in de rij
rule-hotel-back-limit = Twee aan de achterdeur
rule-hotel-back-tile = De puntenfiche
rule-hotel-hidden-backs = Wat achterkanten verraden
rule-hotel-hidden-faces = Wat geheim is
rule-hotel-hidden-peek = Je eigen gasten bekijken
rule-hotel-hidden-passes = Wat passen verraadt
rule-hotel-sign-none = Geen speciale regel
rule-hotel-sign-small-only = Alleen kleine groepen
rule-hotel-sign-large-only = Alleen grote groepen
rule-hotel-sign-first-face-up = Eerste gast open
rule-hotel-sign-second-face-up = Tweede gast open
rule-hotel-sign-monks-first = Monniken eerst
rule-hotel-sign-soldiers-first = Soldaten eerst
rule-hotel-sign-no-soldiers = Geen soldaten
rule-hotel-sign-no-back-door = Geen achterdeur
rule-hotel-sign-two-crests = Hoogstens twee wapens
rule-hotel-check-order = Hotel voor hotel
rule-hotel-check-reveal = De kaarten omdraaien
rule-hotel-power-order = Krachten vanaf het hotel naar buiten
rule-hotel-power-choice = Krachten waarvan je mag afzien
rule-hotel-power-target = Op wie een kracht werkt
rule-hotel-power-monk = Monnik
rule-hotel-power-merchants = Kooplieden
rule-hotel-power-maids = Kamermeisjes
rule-hotel-power-nobles = Edelen
rule-hotel-power-soldiers = Soldaten
rule-hotel-power-workers = Arbeiders
rule-hotel-book-order = Wie eerst boekt
rule-hotel-book-fit = Genoeg bedden of geen
rule-hotel-book-leave = Wie uit het spel gaat
rule-hotel-round-next = De volgende ronde
rule-hotel-round-flip = De hotels omdraaien
rule-hotel-round-new = Nieuwe hotels
rule-hotel-round-tiles = Fiches aanvullen
rule-hotel-round-draw = Kaarten trekken
rule-hotel-score-coins = Munten
rule-hotel-score-tiles = Puntenfiches
rule-hotel-score-crests = Wapenbonus
rule-hotel-score-tie = Gelijke stand
rule-hotel-score-end = Het einde

## De galerij

hotel-shelf-guests = Gasten
hotel-shelf-powers = Wat gasten aan de achterdeur doen
hotel-shelf-hotels = Hotels
hotel-shelf-tiles = Puntenfiches
hotel-shelf-bonuses = Wapenbonus
hotel-figure-number = Bedden nodig
hotel-figure-kind = Wie er komt
hotel-figure-crest = Wapen
hotel-figure-coins = Munten
hotel-figure-back = Achterkant
hotel-figure-back-small = klein wapen
hotel-figure-back-large = groot wapen
hotel-figure-copies-colour = één in elke kleur
hotel-figure-copies-each = één van elk wapen en elke kleur
hotel-figure-side-front = Ene kant
hotel-figure-side-back = Andere kant
hotel-figure-pairing-one = zoals hier
hotel-figure-copies = Hoeveel
hotel-figure-power = Aan de achterdeur
hotel-figure-hotel = Hotelkaart { $number }
hotel-figure-face = { $beds ->
        [one] { $beds } bed
       *[other] { $beds } bedden
    }, { $sign }
hotel-figure-pairing = Combinatie van de kanten
hotel-figure-points = Punten
hotel-figure-set = { $size } van een wapen
hotel-bonus-beginner = Beginners
hotel-bonus-expert = Experts

## The page

hotel-page-back-door = Achterdeur
hotel-page-line = Rij
hotel-page-card = { $kind } { $number }, { $crest }
hotel-page-hotel = Hotel { $hotel }
hotel-page-round = Ronde { $round } van { $rounds }
hotel-page-over = Het spel is afgelopen
hotel-page-first = Begonnen door: { $name }
hotel-page-turns = { $count ->
        [one] nog { $count } beurt
       *[other] nog { $count } beurten
    }
hotel-page-street = De hotels
hotel-page-hand = Je hand
hotel-page-sort = Hand sorteren
hotel-page-sort-number = Op getal
hotel-page-sort-crest = Op wapen
hotel-page-hand-card = { $card }: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } bedden
    }, { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }. Aan de achterdeur: { $power }
hotel-page-in-hand = { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
hotel-page-points = { $points ->
        [one] punt
       *[other] punten
    }
hotel-page-place-line = In de rij van hotel { $hotel } leggen
hotel-page-place-back = Aan de achterdeur van hotel { $hotel } leggen
hotel-page-full = vol
hotel-page-tile = Puntenfiche
hotel-page-takes-tile = Je neemt de puntenfiche: +{ $points }
hotel-page-next = Volgende ronde: { $beds ->
        [one] { $beds } bed
       *[other] { $beds } bedden
    }, { $sign }.
hotel-page-pick = Jouw beurt: kies een gast.
hotel-page-where = Waar komt deze? { $card }
hotel-page-picked = { $card } is gekozen. Kies met de pijltjes en Enter een plaats; Escape legt de kaart terug.
hotel-page-no-place = Voor geen van je gasten is ergens plaats.
hotel-page-no-place-last = Voor geen van je gasten is er plaats, daarom houd je de vijfde kaart.
hotel-page-cancel = Terugleggen
hotel-page-keep = Vijfde kaart houden
hotel-page-pass = Passen
hotel-page-power-ask = Je kracht gebruiken: { $kind }?
hotel-page-power-wait = { $player ->
        [Jij] Jij beslist
       *[other] { $player } beslist
    } over de kracht van { $guest }.
hotel-page-choose-monk = Hij gaat achteraan in de rij staan.
hotel-page-choose-merchants = Ze brengen drie bedden mee.
hotel-page-choose-maids = Kies de eigen gast wiens plaats ze innemen. Die gast is uit het spel.
hotel-page-choose-nobles = Kies de eigen gast die als eerste boekt.
hotel-page-choose-nobles-second = Kies de eigen gast die als volgende boekt, na de keuze van de eerste edelen.
hotel-page-choose-soldiers = Kies de arbeiders wier plaats ze innemen, eigen of van een ander.
hotel-page-choose-workers = Ze halen drie bedden weg.
hotel-page-decline = Niet gebruiken
hotel-page-outcome = { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
hotel-page-favoured = { $rank ->
        [1] Boekt als eerste
       *[other] Boekt als tweede
    }
hotel-page-booked = Heeft bedden
hotel-page-away = Vond geen bedden
hotel-page-gone = Uit het spel
hotel-page-order = Volgorde van boeken
hotel-page-order-chosen = Door edelen gekozen
hotel-page-order-sign = Voorrang door het bord
hotel-page-order-rest = Alle anderen: de grootste groep eerst, bij gelijke de dichtstbijzijnde
hotel-page-unseen = nog niet gezien
hotel-page-overview = Aan de achterdeur
hotel-page-does-monk = gaat achteraan in de rij staan
hotel-page-does-merchants = drie bedden meer
hotel-page-does-maids = vervangen een eigen gast
hotel-page-does-nobles = een eigen gast boekt als eerste
hotel-page-does-soldiers = vervangen arbeiders, van wie ook
hotel-page-does-workers = drie bedden minder
hotel-page-checking = De boekingen worden gecontroleerd
hotel-page-open = Hotel { $hotel }: de deuren gaan open en de kaarten worden omgedraaid.
hotel-page-show-back = Een stap terug
hotel-page-show-pause = Pauze
hotel-page-show-go = Verder
hotel-page-show-step = Een stap
hotel-page-show-skip = Overslaan
hotel-page-show-again = Nog eens bekijken
hotel-page-sign-none = De bedden gaan in de gewone volgorde weg: de grootste groep eerst.
hotel-page-sign-small-only = Alleen monniken, kooplieden en kamermeisjes mogen in deze rij.
hotel-page-sign-large-only = Alleen edelen, soldaten en arbeiders mogen in deze rij.
hotel-page-sign-first-face-up = De eerste gast in de rij ligt open.
hotel-page-sign-second-face-up = De tweede gast in de rij ligt open.
hotel-page-sign-monks-first = Monniken in de rij boeken voor alle anderen.
hotel-page-sign-soldiers-first = Soldaten in de rij boeken voor alle anderen.
hotel-page-sign-no-soldiers = Soldaten mogen niet in deze rij.
hotel-page-sign-no-back-door = Achter wacht niemand, maar in de rij passen vijf gasten.
hotel-page-sign-two-crests = In deze rij staan gasten van hoogstens twee wapens.

## Waarom een score zo staat

hotel-account-coins = { $guests ->
    [0] Nog niemand is ondergebracht. Munten komen er als de hotels gecontroleerd worden.
    [one] De munten van { $guests } ondergebrachte gast. Bij elke controle komen er meer.
   *[other] De munten van { $guests } ondergebrachte gasten. Bij elke controle komen er meer.
}
hotel-account-tiles = { $tiles ->
    [0] Nog geen fiche: de eerste gast bij een achterdeur levert er een op.
    [one] { $tiles } fiche van een achterdeur.
   *[other] { $tiles } fiches van achterdeuren.
}
hotel-account-crests = { $bonus ->
    [none] Wapens leveren in dit spel niets op.
   *[other] Tot nu toe ondergebracht: { $crests }.
}
hotel-account-crest = { $count } × { $crest } ({ $points })
hotel-account-crest-nothing = { $count } × { $crest }

## Waarom een tip een zet aanraadt

hotel-advice-coins = { $coins ->
    [one] Het levert { $coins } munt op
   *[other] Het levert { $coins } munten op
} als er { $beds ->
    [one] een bed vrij is.
   *[other] { $beds } bedden vrij zijn.
}
hotel-advice-beds = { $same ->
    [True] { $most ->
        [one] De rij wil dan { $most } bed
       *[other] De rij wil dan { $most } bedden
    }
   *[False] De rij wil dan { $least } tot { $most } bedden
}, het hotel heeft er { $beds }.
hotel-advice-at-back = Aan de achterdeur: { $kind } – { $does }.
