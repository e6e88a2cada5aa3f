# De woorden van Heroes of Oktoberfest, de tent.

oktoberfest = Heroes of Oktoberfest

## Hoe de dingen heten

# De zinnen hieronder herkennen precies dit woord, waar het werkwoord verandert.
tent-you = Jij
tent-player = Speler { $seat }
tent-nothing = niets
tent-nobody = niemand

tent-colour-green = groen
tent-colour-blue = blauw
tent-colour-red = rood
tent-colour-yellow = geel

tent-customer-gh = groene hoed
tent-customer-bh = blauwe hoed
tent-customer-rh = rode hoed
tent-customer-yh = gele hoed
tent-customer-gb = groene vlechten
tent-customer-bb = blauwe vlechten
tent-customer-rb = rode vlechten
tent-customer-yb = gele vlechten

tent-group-green-hats = groene hoeden
tent-group-blue-hats = blauwe hoeden
tent-group-red-hats = rode hoeden
tent-group-yellow-hats = gele hoeden
tent-group-green-braids = groene vlechten
tent-group-blue-braids = blauwe vlechten
tent-group-red-braids = rode vlechten
tent-group-yellow-braids = gele vlechten

tent-series-colours = vier kleuren naast elkaar
tent-series-alternating = hoeden en vlechten om en om
tent-objective-a = { $customer }, plus { $series }

tent-amount-pretzel = { $count ->
        [one] { $count } pretzel
       *[other] { $count } pretzels
    }
tent-amount-beer = { $count ->
        [one] { $count } bier
       *[other] { $count } bier
    }
tent-amount-sausage = { $count ->
        [one] { $count } worst
       *[other] { $count } worsten
    }
tent-amount-joker = { $count ->
        [one] { $count } voedsel naar keuze
       *[other] { $count } voedsel naar keuze
    }
tent-amount-coin = { $count ->
        [one] { $count } muntkaart
       *[other] { $count } muntkaarten
    }
tent-amount-change = { $count ->
        [one] { $count } kaart van één munt
       *[other] { $count } kaarten van één munt
    }
tent-amount-coins = { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
tent-amount-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
tent-amount-purse = { $count ->
        [one] { $count } munt van helden
       *[other] { $count } munten van helden
    }

tent-power-hand = één kaart meer in de hand
tent-power-heroes = punten van helden tellen dubbel
tent-power-objective-a = punten van opdracht A tellen dubbel
tent-power-victory = puntenkaarten tellen dubbel
tent-power-hats = een punt voor elk paar hoeden
tent-power-braids = een punt voor elk paar vlechten

tent-line-vp-cards = Puntenkaarten
tent-line-heroes = Helden
tent-line-coins = Muntkaarten
tent-line-objective-a = Opdracht A
tent-line-objective-b = Opdracht B
tent-line-hero-bonus = Bonuspunten van helden

## De tafel in zinnen

tent-table-draft = De eerste helden worden gekozen; al het andere wordt daarna gedeeld. { $first ->
        [Jij] Jij bent
       *[other] { $first } is
    } de startspeler en kiest als laatste.
tent-table-clock = { $food ->
        [0] De voedselstapel is leeg.
        [one] Nog { $food } kaart in de voedselstapel.
       *[other] Nog { $food } kaarten in de voedselstapel.
    } { $tables ->
        [0] Het festival is vol.
        [one] Nog plaats voor { $tables } tafel.
       *[other] Nog plaats voor { $tables } tafels.
    } Muntkaarten in de stapel: { $coins }.{ $last ->
        [yes] {" "}Dit is de laatste beurt.
       *[no] {""}
    }
tent-table-row = Rij { $row }, van links naar rechts. Jouw kant: { $near }. Andere kant: { $far }. { $free ->
        [0] Vol.
        [one] Nog plaats voor { $free } tafel.
       *[other] Nog plaats voor { $free } tafels.
    }
tent-table-row-watched = Rij { $row }, van links naar rechts zoals de startspeler die ziet. Kant van de startspeler: { $near }. Kant van de tweede speler: { $far }. { $free ->
        [0] Vol.
        [one] Nog plaats voor { $free } tafel.
       *[other] Nog plaats voor { $free } tafels.
    }
tent-table-market = Tafel { $place } vraagt { $food }. Voorkant: { $near }. Achterkant: { $far }.
tent-table-serving = Deze tafel wordt nu neergelegd. Voorkant: { $near }. Achterkant: { $far }.
tent-table-hero = { $hero } kost { $cost ->
        [one] { $cost } munt
       *[other] { $cost } munten
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Levert op: { $traits }.
tent-table-heroes-to-come = Helden die nog gedekt liggen. Eerste stapel: { $first }. Tweede stapel: { $second }.
tent-table-tables-to-come = { $count ->
        [0] De stapel tafels is leeg.
        [one] Er ligt nog { $count } tafel gedekt, met deze klanten: { $customers }.
       *[other] Er liggen nog { $count } tafels gedekt, met deze klanten: { $customers }.
    }
tent-table-unseen = Voedsel in de stapel of in een hand die je niet ziet: { $food }.
tent-table-hand = Je hand: { $cards }.
tent-table-seat-draft = { $player } (helden): { $heroes }.
tent-table-seat = { $player }: tot nu toe { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; in de hand { $food ->
        [one] { $food } voedselkaart
       *[other] { $food } voedselkaarten
    } en { $coins ->
        [one] { $coins } muntkaart
       *[other] { $coins } muntkaarten
    }{ $change ->
        [0] {""}
       *[other] , { $change } omgedraaid naar één munt
    }; bediende tafels: { $victory }; opdracht A: { $a }; opdracht B: reeksen in { $b }; helden: { $heroes }.
tent-ask-draft = Kies je eerste held. Typ bijvoorbeeld ‘{ $example }’.
tent-ask-action = Jij bent aan de beurt: bedien een tafel, huur een held in of ga naar de keuken. Typ bijvoorbeeld ‘{ $example }’; ‘moves’ toont alles.
tent-ask-last = De laatste beurt is van jou: bedien een tafel, huur een held in, ga naar de keuken als er nog voedsel is, of zie ervan af met ‘pass’. Typ bijvoorbeeld ‘{ $example }’; ‘moves’ toont alles.
tent-ask-more = Meer uitgeven dan nodig: op welke manier? Typ bijvoorbeeld ‘{ $example }’.
tent-ask-kitchen = Welke kaarten leg je af? Een tot vier. Typ bijvoorbeeld ‘{ $example }’.
tent-ask-place = Waar komt de tafel? Zet ‘turned’ erachter om de achterkant naar jou toe te draaien. Typ bijvoorbeeld ‘{ $example }’.
tent-ask-change = Je hebt één munt te veel betaald. Houd je een muntkaart als wisselgeld, omgedraaid naar één munt? Die neemt een plaats in je hand in en levert geen punt op. Typ ‘change’ of ‘no change’.
tent-ask-pass = Je kunt niets doen. Typ ‘pass’.

## Wat er is gebeurd

tent-event-draft = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } { $hero } gekozen.
tent-event-laid-out = De helden zijn gekozen. Voedsel, opdrachten en tafels worden gedeeld.
tent-event-objectives = { $player }: opdracht A ({ $a }) en opdracht B (reeksen in { $b }).
tent-event-draw = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    }{ $reason ->
        [refill] {" "}om de hand aan te vullen
        [kitchen] {" "}in de keuken
       *[dealt] {" "}als eerste hand
    } { $count ->
        [0] geen voedselkaart
        [one] { $count } voedselkaart
       *[other] { $count } voedselkaarten
    } getrokken{ $short ->
        [yes] ; meer zat er niet in de stapel
       *[no] {""}
    }.
tent-event-draw-mine = Je hebt{ $reason ->
        [refill] {" "}om de hand aan te vullen
        [kitchen] {" "}in de keuken
       *[dealt] {" "}als eerste hand
    } { $count ->
        [0] niets
       *[other] { $cards }
    } getrokken{ $short ->
        [yes] ; meer zat er niet in de stapel
       *[no] {""}
    }.
tent-event-table = De nieuwe tafel { $place } vraagt { $food }. Voorkant: { $near }. Achterkant: { $far }.
tent-event-hero = Nieuw in te huren: { $hero }, { $cost ->
        [one] { $cost } munt
       *[other] { $cost } munten
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Levert op: { $traits }.
tent-event-no-hero = Er is geen held meer in de stapel, dus die plaats in de markt blijft leeg.
tent-event-serve = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } tafel { $place } bediend. Uit de hand: { $cards }.
tent-event-serve-free = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } tafel { $place } met alleen helden bediend.
tent-event-serve-room = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } tafel { $place } met alleen helden bediend. De hand was vol, dus er moest een kaart wijken voor de muntkaart: { $cards }.
tent-event-place = De tafel kwam in rij { $row }, { $end ->
        [left] links
       *[right] rechts
    } voor wie hem neerlegde{ $turned ->
        [yes] , gedraaid
       *[no] {""}
    }.{ $reason ->
        [only] {" "}Ergens anders was geen plaats.
       *[chosen] {""}
    }
tent-event-reward = { $player }: nu { $victory ->
        [one] { $victory } punt
       *[other] { $victory } punten
    } op puntenkaarten{ $coin ->
        [yes] {" "}en een muntkaart erbij
       *[no] ; de stapel muntkaarten is leeg, dus er was er geen
    }.
tent-event-hire = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } { $hero } ingehuurd voor { $cost ->
        [one] { $cost } munt
       *[other] { $cost } munten
    }, betaald met { $paid }.{ $reason ->
        [over] {" "}Dat is { $over } te veel, en wisselgeld is er niet.
        [change] {" "}Dat is één munt te veel: een van de muntkaarten mag als wisselgeld blijven.
       *[exact] {""}
    }
tent-event-change = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } { $reason ->
        [taken] een muntkaart als wisselgeld gehouden, omgedraaid naar één munt
       *[declined] geen wisselgeld genomen
    }.
tent-event-kitchen = { $player ->
        [Jij] Je bent
       *[other] { $player } is
    } naar de keuken gegaan.
tent-event-discard = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } { $cards } afgelegd.{ $back ->
        [yes] {" "}Muntkaarten gaan terug in de stapel.
       *[no] {""}
    }
tent-event-more = { $player ->
        [Jij] Je hebt
       *[other] { $player } heeft
    } besloten meer uit te geven dan nodig.
tent-event-pass = { $reason ->
        [nothing] Je kon niets doen en hebt gepast.
        [declined] Je hebt van de laatste beurt afgezien.
       *[secret] { $player } heeft gepast, zoals in de laatste beurt mag.
    }
tent-event-last-turn = { $cause ->
        [food] De voedselstapel is leeg.
       *[festival] Er staan twaalf tafels in het festival.
    } Dat was de beurt van de startspeler, dus { $player ->
        [Jij] jij bent
       *[other] { $player } is
    } nog één keer aan de beurt.
tent-event-over = { $cause ->
        [food] De voedselstapel is leeg.
       *[festival] Er staan twaalf tafels in het festival.
    } { $reason ->
        [at-once] Dat was de beurt van de tweede speler, dus het spel is meteen afgelopen.
       *[last-turn] De laatste beurt is gespeeld: het spel is afgelopen.
    }

## Raad

tent-advice-draft = Kies { $hero }.
tent-advice-hire = Huur { $hero } in met { $paid }.
tent-advice-change = { $reason ->
        [taken] Neem het wisselgeld.
       *[declined] Neem geen wisselgeld.
    }
tent-advice-serve = Bedien tafel { $place } met { $cards } uit je hand.
tent-advice-serve-free = Bedien tafel { $place } met alleen helden.
tent-advice-serve-room = Bedien tafel { $place } met alleen helden en leg voor de muntkaart af: { $cards }.
tent-advice-place = Leg de tafel aan in rij { $row }, { $end ->
        [left] voor jou links
       *[right] voor jou rechts
    }{ $turned ->
        [yes] , gedraaid
       *[no] {""}
    }.
tent-advice-kitchen = Ga naar de keuken.
tent-advice-discard = Leg af: { $cards }.
tent-advice-more = Geef meer uit dan nodig.
tent-advice-pass = Pas.

## De gids bij een eerste spel

tent-guide-aim = Jij en je tegenstander bedienen tafels in één tent. Van elke tafel zitten twee klanten aan jouw kant en twee aan de andere. Punten komen van de klanten aan jouw kant, van tafels die je bedient en van helden.
tent-guide-draft = Kies eerst een held, helemaal gratis. Eén die voedsel geeft, helpt je in elke beurt betalen, al vanaf de allereerste.
tent-guide-objective-a = Opdracht A: { $who } aan jouw kant zijn elk een punt, en ook { $series ->
        [colours] vier buren in vier kleuren.
       *[alternating] vier buren met hoeden en vlechten om en om.
    } Tot nu toe brengt ze { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
tent-guide-objective-b = Opdracht B: reeksen van deze kleur aan jouw kant: { $colour }. Twee naast elkaar brengen { $two } op, vier { $four }; een oneven aantal niets. Tot nu toe brengt ze { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
tent-guide-gifts = { $some ->
        [yes] Je helden geven in elke beurt: { $gifts }. Daarmee betaal je tafels en helden; wat je niet gebruikt, is voor deze beurt verloren.
       *[no] Je helden geven niets om mee te betalen; ze zijn aan het eind hun punten waard. Een held met voedsel zou je in elke beurt helpen.
    }
tent-guide-exchange = Ontbreekt er een kaart? Twee willekeurige voedselkaarten uit je hand staan voor één voedsel naar keuze. Dat is duur, maar vaak sneller dan de keuken.
tent-guide-coins = Een muntkaart is bij het inhuren twee munten waard, of aan het eind een punt. Je hebt er { $coins }. Een vroeg ingehuurde held helpt in elke latere beurt.
tent-guide-serve = { $count ->
        [one] Je kunt nu tafel { $tables } betalen.
       *[other] Je kunt nu deze tafels betalen: { $tables }.
    } Bedienen levert een punt op, een muntkaart en twee klanten aan jouw kant.
tent-guide-hire = Je hand betaalt geen tafel, maar wel een held: { $heroes }. Daarna trek je voedsel tot je hand vol is.
tent-guide-kitchen = Je hand betaalt geen tafel en geen held. In de keuken ruil je kaarten voor nieuw voedsel.
tent-guide-full = Het festival is bijna vol: het spel eindigt na { $tables ->
        [one] nog één tafel.
       *[other] nog { $tables } tafels.
    } Bedien wat je nog punten oplevert.
tent-guide-clock = De voedselstapel raakt op: { $food ->
        [one] nog { $food } kaart.
       *[other] nog { $food } kaarten.
    } Is die leeg, dan komt het einde.
tent-guide-place = Welke kant naar jou toe? Voor opdracht A ({ $who }) { $side ->
        [front] is de voorkant beter: laat de tafel zo.
        [back] is de achterkant beter: draai de tafel.
       *[same] zijn beide kanten evenveel waard.
    }
tent-guide-beside = En aan welk eind van welke rij? Opdracht B wil deze kleur naast elkaar ({ $colour }), en vier buren maken misschien je serie voor opdracht A compleet.
tent-guide-new-row = Je mag ook rij { $row } beginnen. Die is aan beide kanten vrij, maar een reeks gaat nooit van de ene rij in de andere verder.
tent-guide-discard = Leg een tot vier kaarten af die je het minst helpen en trek er evenveel. Voedsel komt nooit terug: de stapel heeft nog { $food ->
        [one] { $food } kaart
       *[other] { $food } kaarten
    } en is de klok van het spel.
tent-guide-more = Je wilt meer uitgeven dan nodig, om meer nieuwe kaarten te trekken. Kies nu waarmee.
tent-guide-change = Als wisselgeld betaalt een muntkaart later één munt. Maar ze neemt een plaats in je hand in en levert aan het eind geen punt op.
tent-guide-last-turn = De allerlaatste beurt is voor jou, en je mag ervan afzien. Doe alleen iets als het punten oplevert: een muntkaart die je houdt, is ook een punt.
tent-guide-nothing = Je kunt niets betalen en niets trekken. Dus pas je.
tent-guide-did-draft = { $hero } brengt het hele spel lang: { $traits }.
tent-guide-did-objectives = { $mine ->
        [yes] Deze twee zijn voor jou. Ze zeggen welke klanten je aan jouw kant wilt.
       *[no] Dat wil { $player } aan de andere kant zien. Draai zulke tafels andersom als je kunt.
    }
tent-guide-did-serve = { $reason ->
        [hand] Voor die tafel komt een nieuwe op de markt.
        [heroes] Er was geen kaart nodig: zo sterk wordt een team van helden.
       *[room] Er was geen kaart nodig, maar de muntkaart wil een plaats in de hand.
    } Daarna gaat de tafel naar het festival.
tent-guide-did-place = Punten door opdrachten: { $player } { $theirs }, { $other } { $mine }. Ieder telt alleen de klanten aan de eigen kant.
tent-guide-did-reward = Elke bediende tafel is aan het eind een punt. { $coin ->
        [yes] De muntkaart betaalt helden, of is nog een punt.
       *[no] Er zijn geen muntkaarten meer om te pakken.
    }
tent-guide-did-hire = { $hero } brengt: { $traits }. Een nieuwe held neemt de vrije plaats op de markt in, zolang die er zijn.
tent-guide-did-change = { $reason ->
        [taken] Ze betaalt later één munt.
       *[declined] Zo blijft de plaats in de hand vrij voor voedsel.
    }
tent-guide-did-no-hero = Vanaf nu wordt de markt alleen maar leger: deze helden zijn de laatste.
tent-guide-did-discard = Afgelegd voedsel is uit het spel. In de stapel: { $food }. Is die leeg, dan komt het einde.
tent-guide-did-kitchen = De keuken kost een hele beurt: kaarten voor nieuw voedsel, geen tafel en geen held.
tent-guide-did-more = Wie met opzet te veel betaalt, maakt plaats voor nieuwe kaarten.
tent-guide-did-pass = { $reason ->
        [nothing] Dat gebeurt als er niets te betalen is en het voedsel op is.
        [declined] In de laatste beurt kan het meer waard zijn je kaarten te houden.
       *[secret] In de laatste beurt kan het meer waard zijn je kaarten te houden.
    }
tent-guide-did-last-turn = { $cause ->
        [food] Het voedsel is op, dus dit is het einde.
       *[festival] Het festival is vol, dus dit is het einde.
    } { $mine ->
        [yes] Jij begon als tweede en bent nog één keer aan de beurt.
       *[no] { $player } begon als tweede en is nog één keer aan de beurt.
    }
tent-guide-end = Je hebt { $mine } punten, { $player } heeft er { $theirs }. Het meest leverde op: { $best } ({ $brought }).

## Geweigerde zetten, naar de regel die ze verbiedt

refused-tent-setup-draft = Eerst kiest iedereen een held, zonder te betalen.
refused-tent-turn-action = Dat hoort niet bij dit moment van je beurt: kies eerst een actie en maak die dan af.
refused-tent-turn-pass = Je kunt iets doen; alleen van de laatste beurt van het spel mag je afzien.
refused-tent-serve-rows = Er is geen plaats: hoogstens drie rijen van vier tafels.
refused-tent-serve-place = Tafels komen aan een van de twee uiteinden van een rij; nieuwe rijen begin je op volgorde, met ‘right’, en een tafel die er gedraaid hetzelfde uitziet, wordt niet gedraaid.
refused-tent-serve-hand = Die kaarten heb je niet in je hand.
refused-tent-serve-pay = Dat is te weinig voor deze tafel, ook met wat je helden geven.
refused-tent-serve-discard = Alleen wie met alleen helden bedient en een volle hand heeft, legt een kaart af voor de muntkaart.
refused-tent-serve-discard-must = Je hand is vol: leg een kaart af om plaats te maken voor de muntkaart.
refused-tent-serve-lavish = Typ ‘more’ als je meer wilt uitgeven dan nodig, en alleen dan. Elke kaart die je betaalt, moet ergens voor dienen.
refused-tent-hire-market = Die held is nu niet in te huren.
refused-tent-hire-cost = Dat zijn meer muntkaarten dan deze held kost.
refused-tent-hire-cost-too-little = Die muntkaarten zijn te weinig voor deze held.
refused-tent-hire-cost-not-held = Die muntkaarten heb je niet.
refused-tent-hire-change = Er is geen wisselgeld: je hebt niet net één munt te veel betaald.
refused-tent-hire-change-none = Aan deze tafel is er geen wisselgeld.
refused-tent-kitchen-cards = In de keuken leg je een tot vier kaarten uit je hand af.
refused-tent-kitchen-open = De keuken is gesloten: er is geen voedsel meer te trekken.

## Fouten in kaartensets en scorebestanden

fault-tent-food-cards = { $place }: de voedselstapel heeft { $wanted } kaarten, niet { $found }.
fault-tent-table-food = { $place }: een tafel vraagt 1 tot { $most } voedsel, niet { $found }.
fault-tent-seats = { $place }: ‘{ $found }’ is geen tafel. Schrijf twee klanten, een schuine streep en twee klanten, zoals ‘gh rb / yh bb’. Klanten: { $choices }.
fault-tent-pile = { $place }: de helden van stapel 1 komen vóór die van stapel 2.
fault-tent-objective = { $place }: ‘{ $found }’ is geen opdracht A. Schrijf een kleur in het Engels, ‘hats’ of ‘braids’, en ‘colours’ of ‘alternating’.
fault-tent-tables = { $place }: samen hebben de spelers { $found } tafels bediend, maar het festival heeft maar plaats voor { $most }.
fault-tent-coins = { $place }: samen hebben de spelers { $found } muntkaarten, maar er zijn er maar { $most }.
fault-tent-hero = { $place }: { $found } werkt al voor de andere speler.
fault-tent-colour = { $place }: niemand heeft opdracht A en opdracht B in dezelfde kleur; kaart B wordt dan opnieuw getrokken.

## De namen van de regels

rule-tent-aim = Doel
rule-tent-setup-first = Wie begint
rule-tent-setup-heroes = Twee stapels helden
rule-tent-setup-draft = De eerste helden
rule-tent-setup-food = Voedsel en munten
rule-tent-setup-objectives = Opdrachten
rule-tent-setup-tables = Tafels en festival
rule-tent-turn-action = Eén actie per beurt
rule-tent-turn-markets = De markten aanvullen
rule-tent-turn-pass = Passen
rule-tent-hand-limit = Vier kaarten in de hand
rule-tent-hand-refill = Je hand aanvullen
rule-tent-serve-table = Een tafel bedienen
rule-tent-serve-hand = Alleen uit je hand
rule-tent-serve-pay = Voor een tafel betalen
rule-tent-serve-heroes = Giften van helden
rule-tent-serve-exchange = Twee voor één
rule-tent-serve-lavish = Meer uitgeven dan nodig
rule-tent-serve-place = Een tafel neerleggen
rule-tent-serve-rows = Drie rijen van vier
rule-tent-serve-reward = De beloning
rule-tent-serve-discard = Plaats voor de muntkaart
rule-tent-hire-market = Een held inhuren
rule-tent-hire-cost = De prijs van een held
rule-tent-hire-change = Wisselgeld
rule-tent-hire-back = Uitgegeven muntkaarten
rule-tent-kitchen-cards = Terug naar de keuken
rule-tent-kitchen-open = Een lege keuken
rule-tent-hidden-hands = Wat geheim is
rule-tent-hidden-piles = Gedekte stapels
rule-tent-hidden-proof = Wat acties verraden
rule-tent-end-food = Geen voedsel meer
rule-tent-end-tables = Twaalf tafels
rule-tent-end-last-turn = De laatste beurt
rule-tent-score-victory = Puntenkaarten
rule-tent-score-heroes = Helden
rule-tent-score-coins = Muntkaarten
rule-tent-score-objective-a = Opdracht A
rule-tent-score-colours = Vier kleuren
rule-tent-score-alternating = Om en om
rule-tent-score-objective-b = Opdracht B
rule-tent-score-bonus = Bonuspunten van helden
rule-tent-score-gifts = Punten als gift
rule-tent-score-series = Series tellen
rule-tent-score-pairs = Paren tellen
rule-tent-score-tie = Gelijke stand
rule-tent-hero-helmut = Helmut
rule-tent-hero-katharina = Katharina
rule-tent-hero-klaus = Klaus
rule-tent-hero-leonore = Leonore
rule-tent-hero-mathaus = Mathäus
rule-tent-hero-suse = Suse

## De pagina

tent-page-market = Tafels die bediend willen worden
tent-page-heroes = Helden om in te huren
tent-page-festival = Het festival
tent-page-hand = Jouw hand
tent-page-counter = Jouw helden
tent-page-counter-of = Helden van { $name }
tent-page-no-heroes = Nog geen helden
tent-page-objectives = Jouw opdrachten
tent-page-runs = Even reeksen in { $colour }
tent-page-about-a = Een punt voor elk van deze klanten aan { $side ->
        [mine] jouw kant
       *[theirs] de kant van deze speler
    }: { $group }. En een punt voor elke serie: vier klanten naast elkaar { $series ->
        [colours] in vier kleuren, met hoed of vlechten
       *[alternating] met hoeden en vlechten om en om, in welke kleur dan ook
    }.
tent-page-about-b = Punten voor elke reeks in { $colour } aan { $side ->
        [mine] jouw kant
       *[theirs] de kant van deze speler
    } van een rij, met hoeden of vlechten. Een reeks loopt zo ver als hij kan; lengte en punten: { $runs }. Andere lengtes leveren niets op.
tent-page-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
tent-page-cards-of = In de hand: { $food } voedsel, { $coins ->
        [one] { $coins } muntkaart
       *[other] { $coins } muntkaarten
    }
tent-page-change-of = omgedraaid naar één munt: { $count }
tent-page-piles = Wat er nog is
tent-page-pile-food = Voedsel
tent-page-pile-tables = Tafels
tent-page-pile-heroes = Helden
tent-page-pile-coins = Munten
tent-page-new-row = Rij { $row } beginnen
tent-page-spot = Rij { $row }, { $end ->
        [left] linkereind
       *[right] rechtereind
    }
tent-page-last = { $cause ->
        [food] De voedselstapel is leeg
       *[festival] Het festival is vol
    }: dit is de laatste beurt
tent-page-over = { $cause ->
        [food] De voedselstapel is leeg.
       *[festival] Er staan twaalf tafels in het festival.
    } Het spel is afgelopen.
tent-page-ask-draft = Kies je eerste held
tent-page-draft-told = Je eerste held is gratis en doet vanaf de eerste beurt mee. Wat hij meebrengt, staat op zijn kaart.
tent-page-draft-how = Tik op een held om te lezen wat hij meebrengt, of druk eronder op ‘Kiezen’.
tent-page-ask-action = Bedien een tafel, huur een held in of ga naar de keuken.
tent-page-ask-closed = De keuken is dicht. Bedien een tafel of huur een held in.
tent-page-ask-last = Je laatste beurt: bedien een tafel, huur een held in of pas.
tent-page-ask-more = Kies waaraan je meer wilt uitgeven.
tent-page-ask-kitchen = Kies een tot vier kaarten om af te leggen. Je trekt er evenveel.
tent-page-ask-place = Kies een eind van een rij voor de tafel.
tent-page-ask-change = Je hebt één munt te veel betaald. Een muntkaart houden, omgedraaid naar één munt? Die vult een plaats in je hand en levert geen punt op.
tent-page-ask-pass = Je kunt niets doen.
tent-page-bill = Tafel { $place }. Uit je hand: { $cards }. Tik op kaarten om anders te betalen.
tent-page-bill-free = Tafel { $place }: je helden betalen alles.
tent-page-bill-room = Tafel { $place }: je helden betalen. Je hand is vol: leg een kaart af voor de muntkaart.
tent-page-bill-draft = { $hero } komt gratis bij je.
tent-page-bill-hire = { $hero }: je betaalt met { $paid }.
tent-page-bill-hire-free = { $hero }: de munten van je helden zijn genoeg.
tent-page-lavish = Dat is meer dan nodig. Kies ‘Meer uitgeven’ als je dat wilt.
tent-page-serve = Bedienen
tent-page-hire = Inhuren
tent-page-take = Kiezen
tent-page-take-hero = { $hero } kiezen
tent-page-kitchen = Keuken
tent-page-throw = { $count ->
        [0] Afleggen
        [one] { $count } kaart afleggen
       *[other] { $count } kaarten afleggen
    }
tent-page-place = Hier neerzetten
tent-page-turn = Draaien
tent-page-another = Anders betalen
tent-page-more = Meer uitgeven
tent-page-pass = Passen
tent-page-change = Wisselgeld nemen
tent-page-no-change = Geen wisselgeld
tent-page-cancel = Annuleren

## De galerij

tent-shelf-heroes = Helden
tent-shelf-tables = Tafels
tent-shelf-objectives-a = Opdrachten A
tent-shelf-objectives-b = Opdrachten B
tent-shelf-food = Voedselkaarten
tent-shelf-coins = Muntkaarten
tent-shelf-victory = Puntenkaarten
tent-shelf-first = Startspeler

tent-figure-pile = Stapel
tent-figure-cost = Prijs in munten
tent-figure-points = Punten
tent-figure-gift = Geeft
tent-figure-power = Kracht
tent-figure-food = Vraagt
tent-figure-front = Voorkant
tent-figure-back = Achterkant
tent-figure-customers = Klanten
tent-figure-series = Serie
tent-figure-colour = Kleur
tent-figure-cards = Kaarten in de stapel
tent-figure-worth = Munten
tent-figure-kept = Punten in de hand aan het eind
tent-figure-run = Reeks van { $length }

tent-card-table = Tafel { $number }
tent-card-pretzel = Pretzel
tent-card-beer = Bier
tent-card-sausage = Worst
tent-card-coin = Muntkaart
tent-card-victory = Puntenkaart
tent-card-first = Startspelerkaart

## Waarom een score zo staat

tent-account-vp-cards = { $count ->
    [0] Nog geen tafel bediend.
    [one] Een punt voor { $count } bediende tafel.
   *[other] Een punt voor elk van { $count } bediende tafels.
}
tent-account-heroes = { $count ->
    [0] Nog geen held met gedrukte punten.
   *[other] Op de helden gedrukt: { $heroes }.
}
tent-account-coins = { $count ->
    [0] Geen muntkaart in de hand.
    [one] { $count } muntkaart in de hand. Wie hem uitgeeft, krijgt er niets meer voor.
   *[other] { $count } muntkaarten in de hand. Wie ze uitgeeft, krijgt er niets meer voor.
}
tent-account-objective-a = Klanten van de kaart aan deze kant: { $customers }. Series die ze toont: { $series }.
tent-account-objective-b = { $count ->
    [0] Nog geen reeks van de kleur levert punten op.
    [one] { $count } reeks van de kleur. Met één klant erbij levert ze misschien niets op tot de volgende zit.
   *[other] { $count } reeksen van de kleur. Met één klant erbij levert een reeks misschien niets op tot de volgende zit.
}
tent-account-hero-bonus = { $count ->
    [0] Geen held voegt hier aan het eind punten toe.
   *[other] Deze voegen punten toe: { $heroes }.
}

tent-advice-hero = { $hero }: { $traits }.
