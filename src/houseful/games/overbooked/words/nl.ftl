# De woorden van Overbooked, het vliegtuig.

overbooked = Overbooked

## Hoe de dingen heten

plane-colour-orange = Oranje
plane-colour-purple = Paars
plane-colour-teal = Turquoise
plane-colour-pink = Roze

plane-passenger-r = geliefde
plane-passenger-w = kind
plane-passenger-b = rugbyspeler
plane-passenger-y = vriend
plane-passenger-g = senior
plane-passengers-r = geliefden
plane-passengers-w = kinderen
plane-passengers-b = rugbyspelers
plane-passengers-y = vrienden
plane-passengers-g = senioren

# Zoals ze op het woord ‘stoel’ volgen.
plane-kind-window = aan het raam
plane-kind-middle = in het midden
plane-kind-aisle = aan het gangpad

plane-difficulty-beginner = beginner
plane-difficulty-experienced = gevorderde
plane-difficulty-expert = expert

plane-line-couples = Stelletjes
plane-line-kids = Kinderen
plane-line-rugby = Rugbyteam
plane-line-friends = Vrienden
plane-line-seniors = Senioren
plane-line-vouchers = Maaltijdbonnen
plane-line-bonus-cards = Pluspuntkaarten
plane-line-overbooked = Overboekt
plane-line-most-overbooked = Meest overboekt
plane-line-empty-seats = Lege stoelen
plane-line-event-adorable-kids = Schattige kinderen
plane-line-event-buddy-time = Tijd voor maatjes
plane-line-event-corner-seats = Hoekplaatsen
plane-line-event-couples-retreat = Weekendje met z’n tweeën
plane-line-event-school-holidays = Schoolvakantie
plane-line-event-emergency-exit-assistance = Hulp bij de nooduitgang
plane-line-event-family-vacation = Gezinsvakantie
plane-line-event-full-flight = Volle vlucht
plane-line-event-kids-gone-wild = Wilde kinderen
plane-line-event-lonely-christmas = Eenzame kerst
plane-line-event-low-season-blues = Laagseizoen
plane-line-event-beautiful-sunset = Mooie zonsondergang
plane-line-event-missing-friends = Vermiste vrienden
plane-line-event-threes-company = Met z’n drieën
plane-line-event-like-sardines = Als haringen in een ton

## De tafel in zinnen

# De zinnen hieronder herkennen precies dit woord, waar het werkwoord verandert.
plane-you = Jij
plane-quoted = ‘{ $card }’
plane-table-round = Ronde { $round }. { $first ->
        [Jij] Jij bent
       *[other] { $first } is
    } begonnen.{ $last ->
        [yes] {" "}Dit is de laatste ronde.
       *[no] {""}
    }
plane-table-turn = Beurt { $round }.
plane-table-event = Gebeurtenis: { $title }.
plane-table-supply = Wachtende passagiers: { $waiting }. R geliefden, W kinderen, B rugbyspelers, Y vrienden, G senioren.
plane-table-seat = { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; { $vouchers ->
        [one] { $vouchers } maaltijdbon
       *[other] { $vouchers } maaltijdbonnen
    }; { $overbooked } overboekt; { $bonus ->
        [one] { $bonus } pluspuntkaart
       *[other] { $bonus } pluspuntkaarten
    }.
plane-table-alone = { $player }: { $vouchers ->
        [one] { $vouchers } maaltijdbon
       *[other] { $vouchers } maaltijdbonnen
    }; { $overbooked } overboekt.
plane-table-hall = De vertrekhal, vanaf de gate. { $deck ->
        [0] De stapel is leeg.
        [one] Er ligt nog één kaart op de stapel.
       *[other] Er liggen nog { $deck } kaarten op de stapel.
    }
plane-table-deck = Op de stapel, in een volgorde die niemand kent: { $passengers }; { $wishes ->
        [0] geen kaarten met stoelwensen
        [one] één kaart met stoelwensen
       *[other] { $wishes } kaarten met stoelwensen
    }.
plane-table-deck-symbols = Symbolen op de stapel: { $symbols }.
plane-table-card = { $place }. { $card } ({ $face }). { $price ->
        [0] Gratis
        [one] Kost één maaltijdbon
       *[other] Kost { $price } maaltijdbonnen
    }{ $vouchers ->
        [0] {""}
        [one] {", "}er ligt één maaltijdbon op
       *[other] {", "}er liggen { $vouchers } maaltijdbonnen op
    }.
plane-card-wish-window = { $passengers } aan het raam
plane-card-wish-middle = { $passengers } op middenstoelen
plane-card-wish-aisle = { $passengers } aan het gangpad
plane-card-symbol = { $face } met het symbool { $symbol }
plane-table-hand = Nu te plaatsen: ‘{ $card }’ ({ $face }).{ $some ->
        [yes] {" "}Weggelaten, in leesrichting geteld: { $away }.
       *[no] {""}
    }
plane-solo-head = Scenario: { $title }, { $difficulty }.
plane-solo-goal = Nodig: { $aims }.
plane-solo-or = of
plane-solo-groups = een groep rugbyspelers, een groep vrienden en een groep senioren, elk van { $need } (de kleinste telt er { $have })
plane-solo-couples = { $need } stelletjes (je hebt er { $have })
plane-solo-kids = { $need } blije kinderen (je hebt er { $have })
plane-goal-groups = rugbyspelers, vrienden en senioren in groepen van { $need } (de kleinste telt er { $have })
plane-goal-couples = { $need } stelletjes (je had er { $have })
plane-goal-kids = { $need } blije kinderen (je had er { $have })

plane-ask-taking = Jij bent aan de beurt: pak een kaart. Typ bijvoorbeeld ‘{ $example }’.
plane-ask-gate = Jij bent aan de beurt: je kunt alleen de kaart bij de gate pakken. Typ ‘{ $example }’.
plane-ask-solo = Pak een kaart, of verwijder er een voor een maaltijdbon. Typ bijvoorbeeld ‘{ $example }’.
plane-ask-solo-take = Pak een kaart. Typ bijvoorbeeld ‘{ $example }’.
plane-ask-skipping = Je mag één passagier weglaten. Typ ‘leave’ en zijn nummer in leesrichting, of ‘leave nobody’.
plane-ask-short = Van een kleur zijn er niet genoeg passagiers. Wie blijft weg? Typ bijvoorbeeld ‘{ $example }’.
plane-ask-placing = Waar zitten wie instappen? Typ ‘place’ en de stoel linksboven in het vak om hen heen; om de kaart met de klok mee te draaien, voeg je ‘turn 90’, ‘turn 180’ of ‘turn 270’ toe. Bijvoorbeeld: ‘{ $example }’.
plane-ask-seating = Kies een stoel { $kind } voor de volgende passagier ({ $passenger }). Typ bijvoorbeeld ‘{ $example }’.

## Wat er is gebeurd

plane-event-pay = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } een maaltijdbon op ‘{ $card }’ gelegd om die kaart over te slaan.
plane-event-pay-together = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } op elk van deze kaarten een maaltijdbon gelegd om ze over te slaan: { $cards }.
plane-event-take = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } ‘{ $card }’{ $vouchers ->
        [0] {" "}
        [one] {" "}en de maaltijdbon erop{" "}
       *[other] {" "}en de { $vouchers } maaltijdbonnen erop{" "}
    }gepakt{ $bonus ->
        [yes] ; het symbool is aan het eind een punt waard.
       *[no] .
    }
plane-event-remove = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } ‘{ $card }’ voor een maaltijdbon uit de hal verwijderd; maaltijdbonnen over: { $vouchers }.
plane-event-draw = ‘{ $card }’ komt{ $reason ->
        [card-removed] {" "}in plaats van de verwijderde kaart{" "}
       *[moved-up] {" "}
    }in de hal.
plane-event-draw-together = Nieuw in de hal: { $cards }.
plane-event-leave-out = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } passagier { $number } van ‘{ $card }’ ({ $passenger }) weggelaten; het symbool van de kaart staat dat toe.
plane-event-absent = Passagier { $number } van ‘{ $card }’ ({ $passenger }) blijft weg: { $reason ->
        [none-left] van die kleur is er geen meer in de voorraad.
       *[too-few] de kaart toont er { $wanted } van die kleur, de voorraad heeft er { $left }.
    }
plane-event-absent-together = { $count } passagiers van ‘{ $card }’ blijven weg ({ $who }){ $reason ->
        [none-left] : in de voorraad is er geen meer.
       *[other] .
    }
plane-event-place = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } ‘{ $card }’ op { $place } geplaatst{ $turn ->
        [0] {""}
       *[other] , { $turn } graden gedraaid
    }{ $reason ->
        [across-aisle] , over een gangpad heen; het symbool van de kaart staat dat toe.
       *[within-zone] .
    }
plane-event-seat = { $place }: { $passenger }.{ $goes_to ->
        [stairs] {" "}De stoel was bezet: wie daar zat ({ $displaced }), is overboekt en wacht op de trap.
        [supply] {" "}De stoel was bezet: wie daar zat ({ $displaced }), gaat door het symbool van de kaart terug naar de voorraad.
       *[nobody] {""}
    }
plane-event-seat-together = Gaan zitten: { $seated }.
plane-event-displaced = { $goes_to ->
        [stairs] Overboekt en op de trap: { $who }.
       *[supply] Door het symbool van de kaart terug in de voorraad: { $who }.
    }
plane-event-last-round = Een soort passagiers in de voorraad is op ({ $passenger }): deze ronde is de laatste.
plane-event-zone-full = Zone { $zone } is voor het eerst vol: { $vouchers ->
        [one] { $vouchers } maaltijdbon
       *[other] { $vouchers } maaltijdbonnen
    }.
plane-event-vouchers = { $player }: { $many ->
        [one] { $by } maaltijdbon
       *[other] { $by } maaltijdbonnen
    }, over: { $vouchers } (betaald voor overboekten: { $paid }, gekregen voor volle zones: { $received }).
plane-event-won = Het scenario ‘{ $title }’ is vervuld: je hebt gewonnen.
plane-event-lost = Het scenario is niet vervuld en { $reason ->
        [no-voucher] er is geen maaltijdbon meer: je hebt verloren.
       *[no-card] er is geen kaart meer: je hebt verloren.
    }
plane-event-over = { $reason ->
        [round-complete] De laatste ronde is uitgespeeld: het spel is afgelopen.
        [no-card] Er is geen kaart meer: het spel is afgelopen.
       *[solo] Het spel is afgelopen.
    }
plane-end-run-out = Op in de voorraad: { $who }.

## Raad

plane-advice-take = Pak kaart { $place } uit de hal{ $vouchers ->
        [0] .
        [one] {" "}en de maaltijdbon erop.
       *[other] {" "}en de { $vouchers } maaltijdbonnen erop.
    }
plane-advice-remove = Verwijder kaart { $place } uit de hal.
plane-advice-place = Plaats de kaart op { $place }{ $turn ->
        [0] .
       *[other] , { $turn } graden gedraaid.
    }
plane-advice-seat = Stoel { $place }: { $passenger }.
plane-advice-leave-out = Laat passagier { $number } ({ $passenger }) weg.
plane-advice-leave-nobody = Laat niemand weg.

## De gids bij een eerste spel

plane-guide-aim = Je vliegtuig heeft { $seats } lege stoelen, en elke stoel die aan het eind leeg is, kost een punt. Vul ze met blije passagiers: geliefden met z'n tweeën, kinderen in gezelschap, de anderen in grote groepen van hun soort.
plane-guide-take = De kaart bij de gate is gratis. Voor een kaart verder naar achteren leg je op elke kaart ervoor een maaltijdbon; je hebt er { $vouchers ->
        [one] één
       *[other] { $vouchers }
    }.
plane-guide-vouchers = Op ‘{ $card }’ { $vouchers ->
        [one] ligt een maaltijdbon
       *[other] liggen { $vouchers } maaltijdbonnen
    } voor wie de kaart pakt. { $price ->
        [0] Ze is gratis.
        [one] Ze kost één maaltijdbon.
       *[other] Ze kost { $price } maaltijdbonnen.
    } Aan het eind zijn elke twee maaltijdbonnen een punt waard.
plane-guide-gate = Zonder maaltijdbon pak je de kaart bij de gate, ‘{ $card }’. Liggen er maaltijdbonnen op, dan zijn die voor jou.
plane-guide-alone = Je vliegt alleen: haal de doelen van je scenario voordat kaarten of maaltijdbonnen op zijn. Maaltijdbonnen over: { $vouchers }.
plane-guide-couples = Geliefden willen met z'n tweeën naast elkaar zitten: 5 punten per stelletje. Een derde ernaast bederft het. Je stelletjes brengen tot nu toe { $points } punten op.
plane-guide-kids = Een kind is blij als elke stoel ernaast bezet is: 3 punten. { $aboard ->
        [0] Je hebt nog geen kinderen aan boord.
       *[other] Kinderen aan boord: { $aboard }. Blij: { $happy }.
    }
plane-guide-crowd-ahead = Je grootste groep ({ $who }): { $mine }. Die van je tegenstander: { $theirs }. Die van jou telt dubbel zolang niemand een grotere heeft.
plane-guide-crowd-level = Je grootste groep ({ $who }): { $mine }, en je tegenstander heeft er evenveel. Beide tellen dubbel; met één meer alleen die van jou.
plane-guide-crowd-behind = Je grootste groep ({ $who }): { $mine }. Die van je tegenstander: { $theirs }, en alleen de grootste telt dubbel. Haal in, of kies een andere soort.
plane-guide-stairs = Wie een stoel verliest, wacht op de trap en kost 2 punten; wie er daar de meeste heeft, verliest er nog 2. { $waiting ->
        [0] Die van jou is leeg: goed zo.
       *[other] Op die van jou: { $waiting }.
    }
plane-guide-empty = Lege stoelen in je vliegtuig: { $seats }, voor elk een punt minder. Losse gaten vul je later moeilijk: houd de vrije stoelen dus bij elkaar.
plane-guide-last-round = De laatste ronde: dit is je laatste kaart. Pak de kaart die meteen het meeste oplevert.
plane-guide-few = De voorraad raakt op: { $left } ({ $who }). Is één soort op, dan is deze ronde de laatste.
plane-guide-pattern = Deze passagiers zitten precies zoals de kaart ze laat zien, allemaal in één zone. Je mag de kaart draaien, maar niet spiegelen.
plane-guide-place = { $ways ->
        [one] Er is één manier om ze te laten zitten.
       *[other] Er zijn { $ways } manieren om ze te laten zitten.
    } { $free ->
        [one] Bij één daarvan verliest niemand een stoel.
       *[other] Bij { $free } daarvan verliest niemand een stoel.
    } Kies er een die ze blij maakt en geen losse gaten laat.
plane-guide-crammed = Waar ze ook gaan zitten: { $fewest ->
        [one] iemand verliest een stoel.
       *[other] { $fewest } passagiers of meer verliezen hun stoel.
    } { $to ->
        [supply] Ze gaan terug naar de voorraad en kosten niets.
       *[stairs] Dat kost 2 punten per stuk; kies dus wie je het minst oplevert.
    }
plane-guide-wish = Een passagier ({ $who }) wil een stoel { $kind }. { $free ->
        [0] Ze zijn allemaal bezet, dus iemand verliest er een.
        [one] Er is er één vrij.
       *[other] Er zijn er { $free } vrij, in welke zone ook.
    }
plane-guide-skip = Je mag één passagier van deze kaart weglaten: handig als er een in de weg zit.
plane-guide-short = De voorraad heeft voor deze kaart te weinig passagiers van een kleur. Jij kiest wie wegblijft; dat kost niets.
plane-guide-did-take = { $price ->
        [0] De kaart bij de gate kost niets.
        [one] Deze kaart was je tegenstander een maaltijdbon waard.
       *[other] Deze kaart was je tegenstander { $price } maaltijdbonnen waard.
    } { $vouchers ->
        [0] Er lag er geen op.
        [one] De maaltijdbon erop komt erbij.
       *[other] De { $vouchers } maaltijdbonnen erop komen erbij.
    }
plane-guide-did-pay = { $count ->
        [one] De maaltijdbon blijft op die kaart
       *[other] De maaltijdbonnen blijven op die kaarten
    }: wie zo'n kaart pakt, krijgt wat erop ligt, misschien jij.
plane-guide-did-leave-out = Het symbool van de kaart staat dat toe: één passagier minder die een stoel nodig heeft.
plane-guide-did-absent = Wie wegblijft, kost niets, maar vult ook geen stoel.
plane-guide-did-last-round = Op in de voorraad: { $who }. Iedereen speelt deze ronde uit, dan worden de punten geteld.
plane-guide-did-seat = { $some ->
        [yes] Deze regels veranderen: { $lines }.
       *[no] De punten veranderen niet.
    } { $player ->
        [Jij] Je hebt nu { $total }
       *[other] { $player } heeft nu { $total }
    } in totaal.
plane-guide-did-overbook = { $lost ->
        [one] Eén passagier heeft een stoel verloren en wacht
       *[other] { $lost } passagiers hebben hun stoel verloren en wachten
    } op de trap: 2 punten minder per stuk. In totaal: { $lines }. { $player ->
        [Jij] Je hebt nu { $total }.
       *[other] { $player } heeft nu { $total }.
    }
plane-guide-end = Je hebt { $mine } punten, { $player } heeft er { $theirs }. Het meest leverde op: { $best } ({ $brought }). Het meest kostte: { $worst } ({ $cost }).

## Geweigerde zetten, naar de regel die ze verbiedt

refused-plane-turn-order = Daar wordt nu niet om gevraagd: pak een kaart en plaats dan haar passagiers.
refused-plane-take-card = Die kaart ligt niet in de vertrekhal.
refused-plane-take-skip = Je hebt niet genoeg maaltijdbonnen voor de kaarten ervoor.
refused-plane-solo-remove = Kaarten uit de hal verwijderen kan alleen als je solo speelt.
refused-plane-solo-last-voucher = Een kaart verwijderen mag je niet je laatste maaltijdbon kosten.
refused-plane-setup-plane = Die stoel is er niet in dit vliegtuig.
refused-plane-place-turn = Zo gedraaid zitten wie instappen net als met een kleinere draai; noem die.
refused-plane-place-zone = Wie instapt, moet een stoel binnen één zone hebben; daar lukt dat niet.
refused-plane-place-wish = Deze passagiers willen een ander soort stoel.
refused-plane-place-share = Daar is net een passagier van dezelfde kaart gaan zitten.
refused-plane-place-short = Zeg eerst wie wegblijft: iemand van wie de kleur te kort komt.
refused-plane-symbol-skip = Zeg eerst welke passagier van deze kaart wordt weggelaten, als dat er een is.
refused-plane-symbol-cross = Zelfs over het gangpad heen heeft daar niet iedereen die instapt een stoel.

## Fouten in kaartensets en scorebestanden

fault-plane-order = { $place }: eerst komen { $normal } normale kaarten, dan { $complex } met ‘complex = true’.
fault-plane-drawing = { $place }: teken de passagiers in rijen van gelijke lengte, met de letters { $letters } en punten voor lege vakken; gevonden: { $found }.
fault-plane-size = { $place }: een kaart heeft { $least } tot en met { $most } passagiers, deze heeft er { $found }.
fault-plane-stuck = { $place }: het patroon beslaat { $found } stoelen en past in geen enkele zone van 3 × 5, hoe je het ook draait.
fault-plane-count = { $place }: voor { $name } zijn { $wanted } kaarten aangekondigd, maar het zijn er { $found }.
fault-plane-colours = { $place }: de kleuren mogen hoogstens { $spread } verschillen, maar verschillen { $found }.
fault-plane-row = { $place }: met { $players ->
        [one] één speler
       *[other] { $players } spelers
    } ziet een rij van het vliegtuig eruit als ‘{ $example }’; gevonden: { $found }.
fault-plane-letter = { $place }: { $found } is geen passagier. Gebruik { $letters } en een punt voor een lege stoel.

## Fouten in opties

fault-plane-events-twice = Optie { $option }: { $found } staat er twee keer.
fault-plane-events-most = Optie { $option }: hoogstens { $most } gebeurtenissen, niet { $found }.
fault-plane-solo = Optie { $option }: { $found } geldt alleen als je alleen vliegt en vraagt players=1.
fault-plane-solo-events = Optie { $option }: wie alleen vliegt, speelt zonder gebeurtenissen; gevonden: { $found }.

## De namen van de regels

rule-plane-aim = Doel
rule-plane-setup-plane = Het vliegtuig
rule-plane-setup-supply = De passagiers
rule-plane-setup-vouchers = Maaltijdbonnen
rule-plane-setup-hall = De vertrekhal
rule-plane-setup-first = Wie begint
rule-plane-hidden-deck = Wat geheim is
rule-plane-seat-kinds = Raam, midden, gangpad
rule-plane-seat-adjacent = Aangrenzende stoelen
rule-plane-turn-order = Een beurt
rule-plane-take-card = Een kaart pakken
rule-plane-take-skip = Kaarten overslaan
rule-plane-take-vouchers = Maaltijdbonnen op een kaart
rule-plane-take-gate = Zonder maaltijdbonnen
rule-plane-place-board = Iedereen een stoel geven
rule-plane-place-turn = Draaien, niet spiegelen
rule-plane-place-zone = Binnen één zone
rule-plane-place-gaps = Lege vakken
rule-plane-place-displace = Bezette stoelen
rule-plane-place-wish = Stoelwensen
rule-plane-place-share = Ieder een eigen stoel
rule-plane-place-short = Te weinig van een kleur
rule-plane-hall-refill = Doorschuiven
rule-plane-hall-empty = Als de stapel leeg is
rule-plane-end-trigger = De laatste ronde
rule-plane-end-round = Het einde
rule-plane-score-couples = Stelletjes
rule-plane-score-kids = Kinderen
rule-plane-score-rugby = Het rugbyteam
rule-plane-score-friends = De vrienden
rule-plane-score-seniors = De senioren
rule-plane-score-vouchers = Maaltijdbonnen over
rule-plane-score-bonus-cards = Pluspuntkaarten
rule-plane-score-overbooked = Overboekte passagiers
rule-plane-score-most-overbooked = Meest overboekt
rule-plane-score-empty-seats = Lege stoelen
rule-plane-score-winner = Wie wint
rule-plane-symbol-swap = Vervangen
rule-plane-symbol-cross = Oversteken
rule-plane-symbol-skip = Weglaten
rule-plane-symbol-plus-one = Pluspunt
rule-plane-complex = Complexe kaarten
rule-plane-event-draw = Gebeurteniskaarten
rule-plane-event-adorable-kids = Schattige kinderen
rule-plane-event-buddy-time = Tijd voor maatjes
rule-plane-event-corner-seats = Hoekplaatsen
rule-plane-event-couples-retreat = Weekendje met z’n tweeën
rule-plane-event-school-holidays = Schoolvakantie
rule-plane-event-emergency-exit-assistance = Hulp bij de nooduitgang
rule-plane-event-family-vacation = Gezinsvakantie
rule-plane-event-full-flight = Volle vlucht
rule-plane-event-kids-gone-wild = Wilde kinderen
rule-plane-event-lonely-christmas = Eenzame kerst
rule-plane-event-low-season-blues = Laagseizoen
rule-plane-event-beautiful-sunset = Mooie zonsondergang
rule-plane-event-missing-friends = Vermiste vrienden
rule-plane-event-threes-company = Met z’n drieën
rule-plane-event-like-sardines = Als haringen in een ton
rule-plane-solo-setup = Alleen vliegen
rule-plane-solo-vouchers = Drie moeilijkheidsgraden
rule-plane-solo-take = Vrije keuze
rule-plane-solo-remove = Kaarten verwijderen
rule-plane-solo-last-voucher = Niet de laatste maaltijdbon
rule-plane-solo-pay = Betalen en krijgen
rule-plane-solo-win = Winnen
rule-plane-solo-loss = Verliezen
rule-plane-solo-cards = Geen kaarten meer
rule-plane-solo-friends = Weekend met vrienden
rule-plane-solo-romance = Romantische stedentrip
rule-plane-solo-school = Schoolreis

## De namen van de passagierskaarten, en de galerij

plane-shelf-cards = Passagierskaarten
plane-shelf-complex = Complexe kaarten
plane-shelf-events = Gebeurteniskaarten
plane-shelf-passengers = Passagiers
plane-shelf-symbols = Symbolen
plane-shelf-vouchers = Maaltijdbonnen
plane-voucher = Maaltijdbon
plane-figure-passengers = Passagiers
plane-figure-pattern = Patroon
plane-figure-wishes = Gewenste stoelen
plane-figure-symbol = Symbool
plane-figure-none = geen
plane-figure-colour = Kleur
plane-figure-effect = Wat het doet
plane-hue-r = rood
plane-hue-w = wit
plane-hue-b = blauw
plane-hue-y = geel
plane-hue-g = groen

plane-name-honeymoon = Huwelijksreis
plane-name-grandma-and-grandson = Oma en kleinzoon
plane-name-half-backs = Halfbacks
plane-name-gossips = Kletskousen
plane-name-knitting-circle = Breiclub
plane-name-playmates = Speelkameraadjes
plane-name-sulking-lovers = Mokkend stelletje
plane-name-fan-and-star = Fan en ster
plane-name-peekaboo = Kiekeboe
plane-name-secret-glance = Stiekeme blik
plane-name-odd-couple = Vreemd tweetal
plane-name-front-row = Eerste rij
plane-name-choir = Koor
plane-name-book-club = Leesclub
plane-name-chaperones = Begeleiders
plane-name-newlyweds-with-child = Pasgetrouwden met kind
plane-name-corner-team = Team om de hoek
plane-name-corner-friends = Vrienden om de hoek
plane-name-corner-choir = Koor om de hoek
plane-name-left-hand-family = Familie linksom
plane-name-right-hand-family = Familie rechtsom
plane-name-echelon = Echelon
plane-name-banister = Trapleuning
plane-name-tug-of-war = Touwtrekken
plane-name-jealousy = Jaloezie
plane-name-three-strangers = Drie onbekenden
plane-name-lovers-and-tail = Stelletje met aanhang
plane-name-joined-late = Nakomers
plane-name-every-other = Om en om
plane-name-round-the-corner = Net om de hoek
plane-name-dancing-shoes = Dansschoenen
plane-name-loose-pass = Losse pass
plane-name-generations = Drie generaties
plane-name-scrum = Scrum
plane-name-slumber-party = Pyjamafeestje
plane-name-double-date = Dubbele date
plane-name-table-talk = Tafelgesprek
plane-name-story-time = Voorleesuurtje
plane-name-lineout = Line-out
plane-name-hockey-stick = Hockeystick
plane-name-queue = Wachtrij
plane-name-tandem = Tandem
plane-name-take-turns = Om de beurt
plane-name-bodyguards = Lijfwachten
plane-name-lanterns = Lampionnen
plane-name-four-corners = Vier hoeken
plane-name-goalposts = Doelpalen
plane-name-zigzag = Zigzag
plane-name-grandchildren = Kleinkinderen
plane-name-slalom = Slalom
plane-name-x-five = Vijf in een X
plane-name-group-hug = Groepsknuffel
plane-name-campfire = Kampvuur
plane-name-crown = Kroon
plane-name-centre-row = Middelste rij
plane-name-panhandle = Pannensteel
plane-name-crankshaft = Krukas
plane-name-picnic = Picknick
plane-name-coach-party = Busgezelschap
plane-name-patchwork = Lappendeken
plane-name-sunrise = Zonsopgang
plane-name-cloud-spotters = Wolkenkijkers
plane-name-photographers = Fotografen
plane-name-first-flight = Eerste vlucht
plane-name-long-legs = Lange benen
plane-name-restless-feet = Rusteloze voeten
plane-name-early-exit = Vroege uitstappers
plane-name-trolley-fans = Trolleyfans
plane-name-easy-going = Makkelijke types
plane-name-late-bookers = Late boekers
plane-name-middle-children = Middelste kinderen
plane-name-standby = Wachtlijst
plane-name-wide-apart = Ver uit elkaar
plane-name-stepping-stones = Stapstenen
plane-name-ladder = Ladder
plane-name-honeycomb = Honingraat
plane-name-constellation = Sterrenbeeld
plane-name-kite = Vlieger
plane-name-school-of-fish = School vissen
plane-name-broken-mirror = Gebroken spiegel
plane-name-chessboard = Schaakbord

## The page

plane-page-hall = Vertrekhal
plane-page-gate = Gate
plane-page-deck = { $count ->
        [one] { $count } kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
plane-page-in-deck = Nog op de stapel: { $passengers }
plane-page-price = { $price ->
        [0] gratis
        [one] { $price } bon
       *[other] { $price } bonnen
    }
plane-page-card = Kaart { $place } vanaf de gate, ‘{ $name }’: { $face }. { $price ->
        [0] Gratis
        [one] Kost één maaltijdbon
       *[other] Kost { $price } maaltijdbonnen
    }{ $vouchers ->
        [0] {""}
        [one] {", "}er ligt één maaltijdbon op
       *[other] {", "}er liggen { $vouchers } maaltijdbonnen op
    }.
plane-page-on-card = { $count ->
        [one] Er ligt { $count } maaltijdbon op
       *[other] Er liggen { $count } maaltijdbonnen op
    }
plane-page-remove-card = Haal kaart { $place } uit de hal voor een maaltijdbon
plane-page-gap = leeg
plane-page-count = { $kind ->
        [r] { $count ->
            [one] { $count } geliefde
           *[other] { $count } geliefden
        }
        [w] { $count ->
            [one] { $count } kind
           *[other] { $count } kinderen
        }
        [b] { $count ->
            [one] { $count } rugbyspeler
           *[other] { $count } rugbyspelers
        }
        [y] { $count ->
            [one] { $count } vriend
           *[other] { $count } vrienden
        }
       *[g] { $count ->
            [one] { $count } senior
           *[other] { $count } senioren
        }
    }
plane-page-left = Wachten nog in de hal: { $who }
plane-page-supply = Passagiers die in de hal wachten
plane-page-last-round = Dit is de laatste ronde
plane-page-stairs = Trap: passagiers die hun stoel kwijt zijn
plane-page-stairs-empty = De trap is leeg.
plane-page-stairs-with = Op de trap, { $count } in totaal: { $told }
plane-page-vouchers = { $count ->
        [one] { $count } maaltijdbon
       *[other] { $count } maaltijdbonnen
    }
plane-page-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
plane-page-seat = { $name }, { $kind }: { $who }
plane-page-nobody = vrij
plane-page-plane = Het vliegtuig van { $name }
plane-page-rivals = De andere vliegtuigen
plane-page-rival = { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $vouchers ->
        [one] { $vouchers } maaltijdbon
       *[other] { $vouchers } maaltijdbonnen
    }, { $overbooked } overboekt. Vergroten
plane-page-lens = Puntenloep
plane-page-sheet = De score nu
plane-page-turns = Draai de kaart
plane-page-turn-left = Naar links draaien
plane-page-turn-right = Naar rechts draaien (R)
plane-page-mirror = Spiegelen (F)
plane-page-no-mirror = Een kaart mag worden gedraaid, nooit gespiegeld.
plane-page-fits = Waar past het?
plane-page-fits-type = Stoel van de hoek linksboven, en draaiing
plane-page-fits-count = { $count ->
        [0] Daar past het niet.
        [one] { $count } plek
       *[other] { $count } plekken
    }
plane-page-turned = { $turn ->
        [0] Zoals getekend
       *[other] { $turn }° gedraaid
    }
plane-page-place = Hier laten zitten
plane-page-everybody = Iedereen stapt in
plane-page-leave-out = Laat passagier { $number } weg ({ $passenger })
plane-page-ask-taking = Neem een kaart uit de hal.
plane-page-ask-gate = Zonder bonnen: neem de kaart bij de gate.
plane-page-ask-solo = Pak een kaart, of verwijder er een voor een maaltijdbon.
plane-page-ask-solo-take = Pak een kaart.
plane-page-ask-skipping = Een passagier weglaten?
plane-page-ask-short = Van één soort passagier zijn er te weinig. Wie blijft weg?
plane-page-ask-placing = Waar gaan ze zitten?
plane-page-ask-seating = Een stoel voor: { $passenger }, { $kind }
plane-page-watch-seating = { $name } laat passagiers zitten.
plane-page-aim-groups = Rugbyspelers, vrienden, senioren: groepen van { $need }
plane-page-aim-couples = Verliefde stellen
plane-page-aim-kids = Blije kinderen
plane-page-hint-keys = Klik op hun stoelen. R of het wieltje draait de kaart.
plane-page-hint-touch = Tik op het vliegtuig en tik nog eens. Twee vingers draaien de kaart.
plane-page-hint-seat = Klik op een van de gemarkeerde stoelen.
plane-page-hint-seat-touch = Tik op een gemarkeerde stoel en tik nog eens.
plane-page-bumped = Raken hun stoel kwijt: { $who }
plane-page-gain = Punten: { $points }

## Waarom een score zo staat

plane-account-couples = { $count ->
    [0] Geen stelletje zit apart.
    [one] { $count } stelletje zit apart. Een derde geliefde ernaast zou het bederven.
   *[other] { $count } stelletjes zitten apart. Een derde geliefde ernaast zou er een bederven.
}
plane-account-kids = { $count ->
    [0] Geen kind heeft op elke aangrenzende stoel iemand.
    [one] { $count } kind heeft op elke aangrenzende stoel iemand.
   *[other] { $count } kinderen hebben op elke aangrenzende stoel iemand.
}
plane-account-crowd = { $size ->
    [0] Er is niemand van hen aan boord.
   *[other] { $counted ->
        [twice] De grootste groep telt er { $size }. Geen tegenstander heeft een grotere, dus ze telt dubbel.
        [once] De grootste groep telt er { $size }. Een tegenstander heeft een grotere, dus ze telt één keer.
       *[alone] De grootste groep telt er { $size }.
    }
}
plane-account-vouchers = { $count ->
    [one] Er is { $count } maaltijdbon over; twee zijn een punt.
   *[other] Er zijn { $count } maaltijdbonnen over; twee zijn een punt.
}
plane-account-bonus-cards = { $count ->
    [one] { $count } kaart met het symbool ‘pluspunt’.
   *[other] { $count } kaarten met het symbool ‘pluspunt’.
}
plane-account-overbooked = { $count ->
    [0] Niemand staat op de trap.
    [one] { $count } passagier staat op de trap en blijft daar: twee punten minder.
   *[other] { $count } passagiers staan op de trap en blijven daar: voor elk twee punten minder.
}
plane-account-most-overbooked = { $count ->
    [0] Een tegenstander heeft meer passagiers op de trap, of niemand heeft er.
   *[other] Niemand heeft meer passagiers op de trap.
}
plane-account-empty-seats = { $count ->
    [0] Elke stoel is bezet.
    [one] { $count } stoel is nog leeg en kost een punt tot er iemand zit.
   *[other] { $count } stoelen zijn nog leeg. Elke kost een punt tot er iemand zit.
}
