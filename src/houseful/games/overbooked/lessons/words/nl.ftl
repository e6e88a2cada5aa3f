# De woorden van de lessen van Overbooked.

lesson-boarding = Een beurt
lesson-boarding-about = Vul je vliegtuig: pak een kaart, plaats de passagiers, draai een kaart.
lesson-boarding-take = Je vliegtuig is leeg: 50 lege stoelen kosten 50 punten, zes maaltijdbonnen leveren er 3 op, dus je staat op −47. Pak ‘Scrum’, vier rugbyspelers, bij de gate. Die is gratis.
lesson-boarding-take-done = ‘Scrum’ is van jou. Nu moeten de passagiers gaan zitten.
lesson-boarding-take-wrong = De andere kaarten kosten maaltijdbonnen. Pak ‘Scrum’, de kaart bij de gate.
lesson-boarding-seat = De vier zitten zoals de kaart ze toont, binnen één zone. Zet ze waar je wilt.
lesson-boarding-seat-done = Vier lege stoelen minder, en een groep rugbyspelers die punten oplevert. Daarna was je tegenstander aan de beurt.
lesson-boarding-seat-wrong = Zet de vier rugbyspelers ergens in één zone.
lesson-boarding-turn = Kaarten mag je draaien, nooit spiegelen. Pak ‘Eerste rij’, draai hem een kwartslag en zet de drie naast je vier rugbyspelers.
lesson-boarding-turn-done = Zeven rugbyspelers vormen één groep: een punt per speler, verdubbeld omdat je tegenstander geen grotere heeft.
lesson-boarding-turn-wrong = Alle zeven rugbyspelers moeten één groep zijn. Draai ‘Eerste rij’ en zet een van de drie naast de vier.

lesson-wishes = Wat passagiers willen
lesson-wishes-about = Geliefden zitten met z’n tweeën, kinderen willen gezelschap, de anderen grote groepen.
lesson-wishes-couples = Een stelletje, precies twee geliefden, levert 5 punten op. Je hebt er een op 1A en 1B. Pak ‘Familie linksom’ en zorg dat je twee stelletjes hebt.
lesson-wishes-couples-done = Twee stelletjes, 10 punten. Ze raken elkaar niet, dus ze tellen allebei.
lesson-wishes-couples-wrong = Drie of meer geliefden in één groep zijn niets waard. Houd de nieuwe weg van 1A en 1B.
lesson-wishes-kids = Het kind op 1A heeft een senior naast zich, maar de stoel erachter, 2A, is leeg. Pak ‘Koor om de hoek’ en zorg dat het kind blij is.
lesson-wishes-kids-done = Elke stoel naast het kind is bezet: 3 punten.
lesson-wishes-kids-wrong = Het kind is blij als elke aangrenzende stoel bezet is. Er moet iemand op 2A zitten, en het kind moet blijven.
lesson-wishes-groups = Je tegenstander heeft vier vrienden in een groep, jij drie. Alleen de grootste groep telt dubbel. Pak ‘Kletskousen’ en ga erover.
lesson-wishes-groups-done = Vijf vrienden, en niemand heeft er meer: 10 punten in plaats van 5. Rugbyspelers en senioren tellen net zo.
lesson-wishes-groups-wrong = De twee vrienden moeten naast je drie zitten, en geen van de drie mag een stoel verliezen.

lesson-stairs = Overboekt
lesson-stairs-about = Wat het kost als een passagier een stoel verliest.
lesson-stairs-room = Pak ‘Vijf in een X’ en plaats de vijf zonder iemands stoel te nemen. Een gat in een patroon vraagt niets: de stoel daar mag bezet of leeg zijn.
lesson-stairs-room-done = Iedereen heeft een stoel, en je trap is leeg.
lesson-stairs-room-wrong = Daar zou iemand een stoel verliezen. Zoek vijf vrije stoelen in hetzelfde patroon.
lesson-stairs-cost = Je mag ook bezette stoelen gebruiken. Probeer het: pak ‘Om en om’ en zet minstens een van de drie kinderen waar al iemand zit.
lesson-stairs-cost-done = Wie daar zat, is overboekt en blijft op de trap: 2 punten minder per passagier. Wie de meeste op de trap heeft, verliest er nog 2.
lesson-stairs-cost-wrong = Daar verliest niemand een stoel. Zet voor één keer een kind op een bezette stoel.

lesson-vouchers = Maaltijdbonnen
lesson-vouchers-about = Betaal maaltijdbonnen om kaarten over te slaan, en verzamel die van anderen.
lesson-vouchers-skip = Je hebt zes maaltijdbonnen. Elke kaart die je overslaat kost er een, die erop komt te liggen. Pak ‘Scrum’, de derde kaart vanaf de gate.
lesson-vouchers-skip-done = Er ligt een maaltijdbon op ‘Kiekeboe’ en een op ‘Leesclub’. Je hebt er nog vier.
lesson-vouchers-skip-wrong = Pak deze keer ‘Scrum’, de derde kaart: twee maaltijdbonnen.
lesson-vouchers-seat = Zet de vier rugbyspelers waar je wilt.
lesson-vouchers-seat-done = Je tegenstander pakte ‘Kiekeboe’ en de maaltijdbon erop. ‘Leesclub’ schoof met de andere op naar de gate.
lesson-vouchers-seat-wrong = Zet de vier rugbyspelers ergens in één zone.
lesson-vouchers-gain = Wie een kaart pakt, krijgt de maaltijdbonnen erop. Pak ‘Leesclub’: die is gratis.
lesson-vouchers-gain-done = Je hebt weer vijf maaltijdbonnen. Aan het eind zijn er twee samen een punt waard; zonder moet je de kaart bij de gate pakken.
lesson-vouchers-gain-wrong = De maaltijdbon ligt op ‘Leesclub’, de kaart bij de gate.

lesson-counting = Is het de moeite waard?
lesson-counting-about = Weeg af wat een stoel oplevert en wat een verloren stoel kost.
lesson-counting-calm = Midden in een spel heb je ‘Lampionnen’: twee vrienden en twee kinderen. Plaats ze eerst zo dat niemand overboekt is.
lesson-counting-calm-done = Vier lege stoelen minder. Zo kom je hoogstens op 2 punten in totaal. Laten we meer zoeken.
lesson-counting-calm-wrong = Daar zou iemand een stoel verliezen. Zone 3, vanaf stoel 1H, heeft veel ruimte.
lesson-counting-worth = Nog eens dezelfde kaart. Je vrienden zitten in twee kleine groepen, en een senior op 3F scheidt ze. Haal 5 punten in totaal.
lesson-counting-worth-done = De senior op de trap kost 4 punten, maar nu zitten vijf vrienden bij elkaar. Het totaal beslist, en het hoogste wint.
lesson-counting-worth-wrong = Dat levert minder op. Draai ‘Lampionnen’ een kwartslag en zet een vriend op 3F.

lesson-seat-kinds = Raam, gangpad, midden
lesson-seat-kinds-about = Kaarten zonder patroon vragen om soorten stoelen.
lesson-seat-kinds-window = De twee passagiers van ‘Zonsopgang’ willen aan het raam: kolommen A en K. Pak de kaart en plaats ze na elkaar, in welke zone je wilt.
lesson-seat-kinds-window-done = Ze kijken allebei naar buiten. Passagiers van zo’n kaart hoeven niet bij elkaar te zitten.
lesson-seat-kinds-window-wrong = Pak ‘Zonsopgang’ bij de gate en kies dan voor ieder een stoel aan het raam.
lesson-seat-kinds-aisle = ‘Rusteloze voeten’, twee kinderen en een geliefde, wil stoelen aan het gangpad: kolommen C, D, G en H. Pak de kaart en plaats alle drie.
lesson-seat-kinds-aisle-done = Ze zitten alle drie aan het gangpad. Stoelen aan weerszijden van een gangpad grenzen niet aan elkaar.
lesson-seat-kinds-aisle-wrong = Pak ‘Rusteloze voeten’ bij de gate en kies dan voor ieder een stoel aan het gangpad.
lesson-seat-kinds-middle = Alle andere stoelen zijn middenstoelen: kolommen B, E, F en J. Pak ‘Makkelijke types’ en zet de vriend en de geliefde daar.
lesson-seat-kinds-middle-done = Een stoel van de juiste soort mag ook bezet zijn; dan is er iemand overboekt.
lesson-seat-kinds-middle-wrong = Pak ‘Makkelijke types’ bij de gate en kies dan voor ieder een middenstoel.

lesson-symbols = Symbolen
lesson-symbols-about = Vier symbolen die mee kunnen doen.
lesson-symbols-swap = ‘Eerste rij’ heeft het symbool Vervangen. Pak de kaart en gebruik minstens een van de stoelen van je rugbyspelers op 1A en 1B.
lesson-symbols-swap-done = Wie een stoel verloor, ging terug naar de voorraad en niet naar de trap: dat kost niets.
lesson-symbols-swap-wrong = Neem stoel 1A of 1B, zodat je ziet wat het symbool doet.
lesson-symbols-cross = ‘Kampvuur’ heeft het symbool Oversteken: het patroon mag over een gangpad heen. Pak de kaart en plaats die over een gangpad.
lesson-symbols-cross-done = Ze zitten aan weerszijden. Als de punten worden geteld, scheidt het gangpad ze weer.
lesson-symbols-cross-wrong = Dat ligt binnen één zone. Laat het patroon over een gangpad heen gaan.
lesson-symbols-skip = ‘Groepsknuffel’ heeft het symbool Weglaten: je mag één passagier weglaten. Pak de kaart, laat een rugbyspeler weg en zet het kind zo aan de rand van een zone dat het blij is.
lesson-symbols-skip-done = Waar de rugbyspeler ontbreekt, is geen stoel, dus het kind is blij: 3 punten met een passagier minder.
lesson-symbols-skip-wrong = Laat een rugbyspeler weg en zet het kind waar de afwezige geen stoel zou hebben: aan de wand, een gangpad, de neus of de staart.
lesson-symbols-plus-one = ‘Vrienden om de hoek’ heeft het symbool Pluspunt. Pak de kaart bij de gate.
lesson-symbols-plus-one-done = De kaart is aan het eind een punt waard, waar de passagiers ook zitten.
lesson-symbols-plus-one-wrong = Pak ‘Vrienden om de hoek’, de kaart bij de gate.

lesson-complex = Complexe kaarten
lesson-complex-about = Brede patronen waar je over moet nadenken.
lesson-complex-narrow = ‘Gebroken spiegel’ is een complexe kaart. Zoals getekend is hij vier stoelen breed en past hij alleen in de middelste zone. Pak hem en draai hem zo dat hij in een zone van drie stoelen per rij past.
lesson-complex-narrow-done = Een kwartslag gedraaid is hij drie stoelen breed. Houd vroeg in het spel ruimte voor zulke kaarten.
lesson-complex-narrow-wrong = Draai de kaart een kwartslag en plaats hem in de eerste of de laatste zone.

lesson-events = Gebeurtenissen
lesson-events-about = Drie van de vijftien gebeurtenissen, die boven op de gewone score tellen.
lesson-events-threes = Met z’n drieën: 3 punten voor elke groep van precies drie rugbyspelers, vrienden of senioren. Je hebt er een. Pak ‘Koor’ en maak een tweede.
lesson-events-threes-done = Twee groepen van drie: 6 punten van de gebeurtenis, naast de gewone.
lesson-events-threes-wrong = Laat je drie rugbyspelers zitten waar ze zitten.
lesson-events-sunset = Mooie zonsondergang: 1 punt voor elke twee bezette stoelen aan het raam. Je hebt er twee. Pak ‘Koor’ en breng de gebeurtenis op 2 punten.
lesson-events-sunset-done = Er zijn genoeg stoelen aan het raam bezet: 2 punten.
lesson-events-sunset-wrong = Er zijn nog twee stoelen aan het raam nodig. Draai ‘Koor’ een kwartslag en plaats het langs kolom A of K.
lesson-events-lonely = Eenzame kerst: 3 punten minder voor elke geliefde zonder geliefde ernaast. Die van jou op 1A en 1C zijn alleen. Pak ‘Drie generaties’ en maak een stelletje.
lesson-events-lonely-done = Een stelletje levert 5 punten op, en een eenzame geliefde minder scheelt er 3.
lesson-events-lonely-wrong = De geliefde van de kaart moet naast precies een van de twee anderen zitten, bijvoorbeeld op 2A of 2C. Op 1B zouden ze met z’n drieën zijn.

lesson-solo = Alleen vliegen
lesson-solo-about = Geen punten, maar een scenario dat af moet zijn voordat de maaltijdbonnen op zijn.
lesson-solo-remove = ‘Weekend met vrienden’ vraagt drie groepen van zes, en drie stelletjes of drie blije kinderen. Kaarten die niet helpen, mag je voor een maaltijdbon per kaart verwijderen. Verwijder ‘Kroon’.
lesson-solo-remove-done = ‘Kroon’ is terug in de doos en er ligt een andere kaart in de hal. Je laatste maaltijdbon mag je zo niet uitgeven.
lesson-solo-remove-wrong = Verwijder ‘Kroon’ uit de hal voor een maaltijdbon.
lesson-solo-free = Alleen mag je elke kaart gratis pakken. Pak ‘Late boekers’.
lesson-solo-free-done = Je hebt geen maaltijdbon betaald.
lesson-solo-free-wrong = Pak ‘Late boekers’; geen kaart kost iets.
lesson-solo-seat = Zet de drie op middenstoelen. Elke passagier die naar de trap gaat, kost een maaltijdbon; elke zone die voor het eerst vol is, levert er twee op.
lesson-solo-seat-done = Voltooi het scenario en je wint. Zijn de maaltijdbonnen of de kaarten eerder op, dan verlies je.
lesson-solo-seat-wrong = Kies voor elk van de drie een middenstoel.

lesson-ending = De laatste ronde
lesson-ending-about = Wat er gebeurt als een kleur op is.
lesson-ending-short = Je hebt ‘Stelletje met aanhang’: twee geliefden en een kind. Er is nog maar één geliefde in de voorraad. Kies welke wegblijft.
lesson-ending-short-done = De geliefden in de voorraad zijn op: deze ronde is de laatste.
lesson-ending-short-wrong = Kies een van de twee geliefden.
lesson-ending-last = De anderen gaan aan boord in hun patroon, zonder de afwezige. Plaats ze: het is je laatste beurt.
lesson-ending-last-done = Je tegenstander maakte de ronde af, dus jullie hadden evenveel beurten. Het spel is uit en de punten worden geteld.
lesson-ending-last-wrong = Plaats de geliefde en het kind.

lesson-score-sheet = Regel voor regel
lesson-score-sheet-about = Maaltijdbonnen per twee, even grote groepen, en wie de meeste op de trap heeft.
lesson-score-sheet-vouchers = Je hebt vijf maaltijdbonnen: twee punten, want alleen elke twee tellen. Op ‘Trapleuning’, bij de gate, liggen er nog twee. Pak die kaart.
lesson-score-sheet-vouchers-done = Zeven maaltijdbonnen: drie punten. De losse telt niet, maar kan nog een kaart betalen.
lesson-score-sheet-vouchers-wrong = Die kaart brengt je niet op drie punten. Pak ‘Trapleuning’, de kaart bij de gate.
lesson-score-sheet-level = Je tegenstander heeft een groep van vier senioren, jij hebt één senior. Pak ‘Koor’ en zet de drie senioren naast de jouwe.
lesson-score-sheet-level-done = Vier bij allebei: niemand heeft een grotere groep, dus jullie verdubbelen allebei, 8 punten. Zo is het ook met vrienden en rugbyspelers.
lesson-score-sheet-level-wrong = Alle vier senioren moeten één groep zijn, en de jouwe moet zijn stoel houden.
lesson-score-sheet-most = Je tegenstander heeft twee passagiers op de trap, jij geen. Pak ‘Line-out’ en zet de kaart zo dat precies één van je passagiers zijn stoel verliest.
lesson-score-sheet-most-done = Dat kost je 2 punten. Je tegenstander is het meest overboekt en verliest er nog 2; met twee op je trap zou jij die ook verliezen.
lesson-score-sheet-most-wrong = Hier moet precies één passagier naar de trap.
