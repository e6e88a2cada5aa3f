# De cursus van Heroes of Oktoberfest.

lesson-first-turn = Je eerste beurt
lesson-first-turn-about = Waar het om gaat, je eerste held en je eerste tafel.
lesson-first-turn-hero = Je bedient tafels, huurt helden in en geeft klanten een plek die bij je opdrachten past; de meeste punten winnen. Eerst neemt iedereen een held zonder te betalen. Franzi is weg: neem Gustl, die elke beurt één voedsel naar keuze geeft.
lesson-first-turn-hero-done = Gustl werkt voor je tot het eind van het spel. Er staat ook een punt op hem.
lesson-first-turn-hero-wrong = Erich geeft altijd alleen een worst, en Helmut geeft geen voedsel. Gustl geeft wat er ontbreekt: neem hem.
lesson-first-turn-pay = Tafel 4 vraagt twee pretzels, een bier en een worst. De worst kan Gustl geven: betaal twee pretzels en het bier uit je hand.
lesson-first-turn-pay-done = Vier keer voedsel, waarvan drie kaarten. Nu heeft de tafel een plaats nodig.
lesson-first-turn-pay-wrong = Je kunt tafel 4 betalen zonder meer uit te geven dan hij kost. Bedien hem.
lesson-first-turn-place = Twee klanten komen aan jouw kant te zitten en twee aan de andere. Je opdracht A wil gele vlechten: leg de tafel zo dat beide gele vlechten aan jouw kant zitten.
lesson-first-turn-place-done = Twee punten voor opdracht A. Elke tafel die je bedient, levert ook een punt op je puntenkaarten en een muntkaart op.
lesson-first-turn-place-wrong = Zo zitten de gele vlechten aan de kant van je tegenstander. Draai de tafel niet.

lesson-hiring = Munten en helden
lesson-hiring-about = Huur een held in en laat helden meebetalen.
lesson-hiring-hire = Met drie pretzels kun je hier geen tafel bedienen. Maar je hebt een muntkaart van twee munten, en Erich kost er twee: huur hem in.
lesson-hiring-hire-done = De muntkaart gaat terug naar de stapel en je hand wordt aangevuld met voedsel. Vanaf je volgende beurt geeft Erich elke beurt een worst.
lesson-hiring-hire-wrong = De keuken is ook open, maar een held helpt je in alle beurten die nog komen. Huur Erich in.
lesson-hiring-gift = Tafel 3 vraagt drie pretzels en een worst. Erich geeft de worst en Gustl een pretzel: bedien tafel 3 met twee pretzels.
lesson-hiring-gift-done = De helft hebben helden betaald. In je volgende beurt geven ze weer; wat je niet gebruikt, is voor deze verloren.
lesson-hiring-gift-wrong = Dat kost meer kaarten of levert geen tafel op. Voor tafel 3 heb je maar twee pretzels uit je hand nodig.
lesson-hiring-seat = Je opdracht B houdt van blauwe klanten naast elkaar, met hoed of vlechten. Leg de tafel zo dat de twee blauwe klanten aan jouw kant zitten.
lesson-hiring-seat-done = Een reeks van twee blauwe klanten is één punt waard.
lesson-hiring-seat-wrong = Zo gedraaid zitten de blauwe klanten tegenover je. Leg de tafel neer zonder te draaien.

lesson-two-for-one = Twee voor één
lesson-two-for-one-about = Betaal met kaarten waar niemand om vraagt, en kies het uiteinde van een rij.
lesson-two-for-one-pay = Tafel 1 vraagt twee bier en twee worsten. Erich en Gustl geven de worsten en je hebt één bier. Twee willekeurige voedselkaarten staan voor één voedsel: laat twee pretzels het tweede bier zijn.
lesson-two-for-one-pay-done = Twee voor één kost een kaart meer, maar spaart vaak een beurt in de keuken.
lesson-two-for-one-pay-wrong = Hier gaat het om tafel 1 met zijn blauwe hoeden: bedien die met een bier en twee pretzels.
lesson-two-for-one-end = Een tafel komt aan het linker- of rechteruiteinde van een rij. Leg hem aan een uiteinde van rij 1, met de twee blauwe hoeden aan jouw kant.
lesson-two-for-one-end-done = Een reeks van twee blauwe hoeden: een punt voor opdracht B. Rij 1 heeft nu vier tafels en is vol.
lesson-two-for-one-end-wrong = Het moet rij 1 zijn, met beide blauwe hoeden aan jouw kant: draai de tafel niet.

lesson-new-row = Een nieuwe rij
lesson-new-row-about = Begin een rij als de andere vol zijn of als je ruimte wilt.
lesson-new-row-pay = Rij 1 is vol. Bedien tafel 3: je helden geven een pretzel en een worst, jij betaalt twee pretzels.
lesson-new-row-pay-done = Nu nog een plaats.
lesson-new-row-pay-wrong = Dat kan, maar tafel 3 is goedkoop en heeft twee blauwe klanten naast elkaar. Bedien tafel 3.
lesson-new-row-open = Begin rij 2 met deze tafel, de twee blauwe klanten aan jouw kant.
lesson-new-row-open-done = Elke rij telt op zichzelf, dus dit is een tweede reeks van twee. Het festival heeft hoogstens drie rijen van vier tafels.
lesson-new-row-open-wrong = Gedraaid zitten de blauwe klanten aan de kant van je tegenstander. Draai de tafel niet.

lesson-kitchen = De keuken
lesson-kitchen-about = Wat je doet als je kaarten bij geen tafel passen.
lesson-kitchen-go = Je hebt een bier en drie worsten, en daarmee is geen tafel te betalen. Ga naar de keuken.
lesson-kitchen-go-done = De keuken is je actie voor deze beurt, net als bedienen of inhuren.
lesson-kitchen-go-wrong = Iets anders kan nu niet. Ga naar de keuken.
lesson-kitchen-discard = Je mag een tot vier kaarten afleggen en evenveel voedselkaarten trekken. Drie worsten zijn meer dan je nodig hebt: leg er twee af.
lesson-kitchen-discard-done = Een pretzel en een bier. Afgelegd voedsel komt nooit terug: is de voedselstapel leeg, dan eindigt het spel.
lesson-kitchen-discard-wrong = Houd het bier en één worst, waar veel tafels om vragen, en leg twee worsten af.
lesson-kitchen-serve = Je tegenstander heeft een tafel bediend en er is een nieuwe: tafel 1 vraagt een pretzel, twee bier en een worst, precies wat je hebt. Bedien die.
lesson-kitchen-serve-done = Dat is een beurt: bedienen, inhuren of naar de keuken gaan. Je weet genoeg voor een eerste spel.
lesson-kitchen-serve-wrong = Je vier kaarten passen precies bij tafel 1. Bedien die.

## Meer

lesson-objectives-a = Opdracht A en zijn serie
lesson-objectives-a-about = Behalve losse klanten beloont opdracht A er vier in een serie.
lesson-objectives-a-turns = Je opdracht A houdt ook van hoeden en vlechten om en om: hoed, vlechten, hoed, vlechten of andersom, in alle kleuren. Leg deze tafel zo dat vier klanten aan jouw kant zo'n serie vormen.
lesson-objectives-a-turns-done = De serie is een punt waard. Series mogen overlappen: een vijfde passende klant zou er al een tweede van maken.
lesson-objectives-a-turns-wrong = Zo wisselen geen vier klanten aan jouw kant elkaar af. Probeer het andere uiteinde van de rij, of draai de tafel.
lesson-objectives-a-colours = Bij deze opdracht A is de serie vier kleuren: groen, blauw, rood en geel naast elkaar, in willekeurige volgorde, hoeden of vlechten. Leg de tafel zo dat vier buren aan jouw kant ze alle vier tonen.
lesson-objectives-a-colours-done = Vier kleuren op vier plaatsen: een punt voor de serie, naast die voor de klanten van je kaart.
lesson-objectives-a-colours-wrong = Daar ontbreekt een kleur of komt er een twee keer voor. Probeer het andere uiteinde van de rij, of draai de tafel.

lesson-objectives-b = Lange reeksen voor opdracht B
lesson-objectives-b-about = Waarom even reeksen tellen, en waarom langere veel meer waard zijn.
lesson-objectives-b-four = Klanten in de kleur van je opdracht B vormen een reeks waar ze naast elkaar zitten. Twee leveren 1 punt op, vier leveren er 3 op. Leg deze tafel zo dat een reeks aan jouw kant tot vier groeit.
lesson-objectives-b-four-done = Drie punten in plaats van nul: de reeks van drie was oneven. Hoeden of vlechten maakt niet uit, alleen de kleur telt.
lesson-objectives-b-four-wrong = Dat wordt aan jouw kant geen reeks van vier. Verbind de klanten van je kleur, zonder iemand ertussen.
lesson-objectives-b-six = Zes naast elkaar zijn 6 punten waard. Leg deze tafel zo dat je reeks zes klanten van je kleur heeft.
lesson-objectives-b-six-done = Zes punten. Een oneven reeks telt niet, laat hem dus niet bij drie, vijf of zeven eindigen.
lesson-objectives-b-six-wrong = Dat worden er geen zes. Zet de klanten van je kleur vlak naast die je al hebt.

lesson-heroes-one = Helmut, Katharina, Klaus
lesson-heroes-one-about = Drie helden die geen voedsel geven, maar een bijzondere kracht hebben.
lesson-heroes-one-helmut = Helmut kost drie munten: een van Vroni en een muntkaart van twee. Met hem houd je vijf kaarten in je hand. Huur hem in.
lesson-heroes-one-helmut-done = Zijn kracht werkt meteen: je hand is aangevuld tot vijf kaarten. Elke volgende beurt heb je meer keus.
lesson-heroes-one-helmut-wrong = Dat kan, maar hier gaat het om Helmut. Huur hem in.
lesson-heroes-one-katharina = Laat in het spel worden munten punten. Op Katharina staan twee punten, en ze telt alle punten die op je helden staan een tweede keer: die van haarzelf en die van Gustl. Huur haar in met drie muntkaarten.
lesson-heroes-one-katharina-done = Drie gedrukte punten, twee keer geteld. Hoe meer helden met punten je hebt, hoe beter ze is.
lesson-heroes-one-katharina-wrong = Dat kan, maar huur hier Katharina in.
lesson-heroes-one-klaus = Klaus telt een tweede keer wat je opdracht A oplevert. Je hebt veel van die klanten aan jouw kant: huur hem in.
lesson-heroes-one-klaus-done = Je punten voor opdracht A staan nog een keer in de telling, als bonuspunten van helden.
lesson-heroes-one-klaus-wrong = Niets anders herhaalt hier opdracht A. Huur Klaus in.

lesson-heroes-two = Leonore, Mathäus, Suse
lesson-heroes-two-about = Drie helden die punten maken van wat je al hebt gedaan.
lesson-heroes-two-leonore = Elke bediende tafel gaf je een punt op je puntenkaarten. Leonore telt ze een tweede keer. Huur haar in.
lesson-heroes-two-leonore-done = Een punt meer voor elke tafel die je hebt bediend, en voor die je nog bedient.
lesson-heroes-two-leonore-wrong = Je vele bediende tafels vragen om Leonore. Huur haar in.
lesson-heroes-two-mathaus = Mathäus levert een punt op voor elke twee hoeden naast elkaar aan jouw kant, in alle kleuren. Drie hoeden samen zijn twee paren. Huur hem in.
lesson-heroes-two-mathaus-done = Nu tellen alle paren hoeden aan jouw kant, ook die van latere tafels.
lesson-heroes-two-mathaus-wrong = Kijk naar de hoeden aan jouw kant. Mathäus maakt er punten van: huur hem in.
lesson-heroes-two-suse = Suse doet met vlechten wat Mathäus met hoeden doet. Huur haar in.
lesson-heroes-two-suse-done = Een punt voor elke twee buren met vlechten aan jouw kant. Zulke krachten verdubbelen elkaar niet.
lesson-heroes-two-suse-wrong = Kijk naar de vlechten aan jouw kant. Suse maakt er punten van: huur haar in.

lesson-food-clock = De klok van het spel
lesson-food-clock-about = Hoe de voedselstapel het spel beëindigt, en wie bepaalt wanneer.
lesson-food-clock-go = Er liggen nog maar drie kaarten in de voedselstapel. Is hij leeg, dan komt het einde, en dat kun je nu veroorzaken. Ga naar de keuken.
lesson-food-clock-go-done = Zoveel kaarten als je aflegt, trek je van de stapel.
lesson-food-clock-go-wrong = Dat kan ook goed zijn, maar hier zet je de klok stil in de keuken. Ga erheen.
lesson-food-clock-throw = Leg minstens drie kaarten af, zodat je de stapel leegtrekt.
lesson-food-clock-throw-done = De stapel is leeg. Jij begon het spel, dus je tegenstander heeft nog één beurt; had die hem geleegd, dan was alles meteen voorbij. Ook met de twaalfde tafel eindigt het spel.
lesson-food-clock-throw-wrong = Dan blijft er voedsel in de stapel. Leg drie kaarten of meer af.

lesson-last-turn = Afzien van de laatste beurt
lesson-last-turn-about = De enige beurt die je niet hoeft te gebruiken.
lesson-last-turn-decline = De startspeler heeft het einde veroorzaakt, en de laatste beurt is van jou. Alleen nu mag je ervan afzien en je muntkaarten houden, elk een punt waard. Pas.
lesson-last-turn-decline-done = Het spel is voorbij en wordt geteld: puntenkaarten, helden, muntkaarten, opdrachten A en B, bonuspunten van helden.
lesson-last-turn-decline-wrong = Dat mag, maar probeer hier de andere weg: pas.
