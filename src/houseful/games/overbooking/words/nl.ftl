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

## De gids bij een eerste spel

hotel-guide-aim = Je kaarten zijn groepen gasten die een bed zoeken. Het getal zegt hoeveel bedden een groep nodig heeft; de munten zijn jouw punten zodra de groep is ondergebracht. Na { $rounds } ronden winnen de meeste punten.
hotel-guide-line = In elke beurt leg je één groep. In de rij wacht die op bedden: hotel { $hotel } heeft er { $beds }. Kleine groepen brengen meer munten op, maar grote boeken eerst.
hotel-guide-sign = Hotel { $hotel }, met { $beds } bedden, heeft een eigen regel. { $says }
hotel-guide-back = Een groep hoeft niet in de rij te wachten. Aan een achterdeur krijgt die geen bed, maar gebruikt een kracht als de boekingen worden gecontroleerd. Dat kan je andere gasten redden.
hotel-guide-tile = Aan de achterdeur van hotel { $hotel } ligt een puntenfiche. Wie daar de eerste gast legt, pakt die: meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
hotel-guide-trick = Je hebt { $card }. Aan een achterdeur { $kind ->
        [monk] zou hij later achteraan in de rij gaan staan, ook als die vol is.
        [merchants] zouden zij die rij drie bedden meer brengen.
        [maids] zouden zij de plaats innemen van een andere gast van jou: goed als die toch geen bed vindt.
        [nobles] zouden zij een gast van jou vóór alle anderen laten boeken.
        [soldiers] zouden zij de plaats innemen van arbeiders in de rij, van jou of van een tegenstander.
       *[workers] zouden zij drie bedden weghalen: goed waar je tegenstander wacht en jij niet.
    }
hotel-guide-hidden = { $size ->
        [small] Daar wacht een gast met een klein wapen op de rug ({ $crest }). Een klein wapen verbergt een 1, 2 of 3.
       *[large] Daar wacht een gast met een groot wapen op de rug ({ $crest }). Een groot wapen verbergt een 4, 5 of 6.
    } Van die van jou weten de anderen net zo weinig.
hotel-guide-equals = Van twee even grote groepen boekt die het dichtst bij het hotel eerst. Vroeg in een rij staan kan dus lonen.
hotel-guide-last-card = Je laatste beurt in deze ronde. Daarna worden alle kaarten omgedraaid en de bedden verdeeld.
hotel-guide-keep = Je bent als laatste aan de beurt in deze ronde en mag deze kaart ook houden. { $last ->
        [yes] Maar er volgt geen ronde meer: in je hand is ze niets waard.
       *[no] Doe dat als ze nergens een bed zou vinden.
    }
hotel-guide-no-place = Geen rij en geen achterdeur neemt nu een kaart van je op. Er is niets verloren: ze blijven in je hand.
hotel-guide-last-round = De laatste ronde. Wat je daarna in je hand houdt, is niets waard. Zoek dus bedden voor je munten.
hotel-guide-room = Bij hotel { $hotel } is plaats: { $beds } bedden, { $most ->
        [0] en er wacht nog niemand in de rij.
       *[other] en de rij heeft er hoogstens { $most } nodig.
    }
hotel-guide-tight = Hotel { $hotel } is overboekt: { $beds } bedden, maar de rij heeft er { $least } of meer nodig. Zo blijft daar iemand zonder bed.
hotel-guide-full = Hotel { $hotel } heeft { $beds } bedden en de rij heeft er { $least } nodig. Iedereen vindt plaats, als er niemand bij komt en geen kracht ertussen komt.
hotel-guide-unsure = Bij hotel { $hotel } wordt het krap: { $beds } bedden, en de rij heeft er tussen { $least } en { $most } nodig. De kaarten die je niet ziet, beslissen.
hotel-guide-choice = { $kind ->
        [maids] Je kamermeisjes mogen de plaats innemen van een gast van jou, die dan uit het spel is. Kies er een die anders geen bed vindt: hotel { $hotel } heeft er { $beds }.
        [nobles] Je edelen mogen een gast van jou als eerste laten boeken. Kies er een die anders te laat komt: hotel { $hotel } heeft { $beds } bedden.
       *[soldiers] Je soldaten mogen de plaats innemen van arbeiders, die dan uit het spel zijn. Het best zijn die van een tegenstander: hotel { $hotel } heeft { $beds } bedden.
    }
hotel-guide-did-line = { $size ->
        [small] Deze gast heeft 1, 2 of 3 van de { $beds } bedden nodig. Kleine groepen brengen veel munten op, maar boeken laat.
       *[large] Deze gast heeft 4, 5 of 6 van de { $beds } bedden nodig en boekt meestal vóór kleine groepen.
    }
hotel-guide-did-open = Het bord wil deze gast open, dus je kunt rekenen: { $needed ->
        [one] hij heeft één van de { $beds } bedden nodig.
       *[other] hij heeft er { $needed } van de { $beds } nodig.
    }
hotel-guide-did-back = Hier gaat het niet om een bed, maar om een kracht: { $size ->
        [small] een klein wapen is een monnik die in de rij gaat staan, kooplieden met drie bedden meer of kamermeisjes die een eigen gast vervangen.
       *[large] een groot wapen zijn edelen die een eigen gast eerst laten boeken, soldaten die arbeiders verdringen of arbeiders die drie bedden weghalen.
    }
hotel-guide-did-tile = De eerste aan een achterdeur pakt de fiche. Tot de volgende ronde is die weg.
hotel-guide-did-keep = Wie in een ronde als laatste aan de beurt is, mag dat. In de volgende ronde is er misschien een betere plaats voor de kaart.
hotel-guide-did-pass = Geen plaats voor welke kaart ook: dat vertelt je wat er niet in die hand zit.
hotel-guide-did-reveal = Nu ziet iedereen wie hier wacht. Eerst de krachten van de achterdeur, dan boekt de rij.
hotel-guide-did-move-in = Nu wacht hij in de rij zoals iedereen, en heeft maar één bed nodig.
hotel-guide-did-beds = { $by ->
        [-3] Dat is slecht voor wie het laatst boekt.
       *[other] Dat is goed voor wie het laatst boekt.
    }
hotel-guide-did-replace = Wie de plaats kwijt is, brengt niets op; wie haar innam, kan nu bedden krijgen.
hotel-guide-did-favour = Anders begint de grootste groep. Deze hoeft daar niet op te wachten.
hotel-guide-did-decline = Niemand hoeft zo'n kracht te gebruiken. Soms zou ze meer kwaad dan goed doen.
hotel-guide-did-idle = Kamermeisjes en edelen hebben een andere gast van hun eigenaar in deze rij nodig, soldaten hebben arbeiders nodig. Zo iemand was hier niet.
hotel-guide-did-book = { $mine ->
        [yes] Dat levert je { $coins ->
                [one] { $coins } munt
               *[other] { $coins } munten
            } op.
       *[no] Dat levert { $player } { $coins ->
                [one] { $coins } munt
               *[other] { $coins } munten
            } op.
    }
hotel-guide-did-turn-away = Een groep wordt nooit gesplitst: allemaal een bed, of niemand. { $mine ->
        [yes] Jou levert ze niets op.
       *[no] { $player } krijgt er niets voor.
    }{ $beds ->
        [0] {""}
       *[other] {" "}Een kleinere groep erachter past misschien nog.
    }
hotel-guide-did-leave = Dat is de prijs van een kracht: wie aan een achterdeur wacht, krijgt geen bed en brengt geen munten op.
hotel-guide-did-round = Andere hotels, andere borden en vijf nieuwe kaarten voor iedereen. Kijk naar de bedden voor je de eerste legt.
hotel-guide-end = Je hebt { $mine } punten, { $player } heeft er { $theirs }. { $booked ->
        [one] { $booked } van je groepen vond
       *[other] { $booked } van je groepen vonden
    } bedden; { $gone ->
        [0] er ging er geen verloren.
       *[other] { $gone } vonden er geen of gingen door een achterdeur. Hoe minder dat er zijn, hoe meer punten je scoort.
    }

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
