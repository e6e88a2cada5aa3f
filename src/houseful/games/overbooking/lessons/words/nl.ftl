# De lessen van Overbooking.

## Basis

lesson-beds = Bedden en munten
lesson-beds-about = Wat een gast waard is en hoeveel bedden die nodig heeft.
lesson-beds-guest = Jij bent Rood. Het getal op een kaart zegt hoeveel bedden de gast nodig heeft, de munten wat die in bed waard is. Leg een gast van drie munten, een monnik (1) of kooplieden (2), in de rij van hotel 1.
lesson-beds-guest-done = Vindt deze gast aan het eind van de ronde bedden, dan krijg je de drie munten. Kleine groepen zijn meer waard dan grote.
lesson-beds-guest-wrong = Deze gast levert minder munten op. Zoek een kaart met een 1 of een 2.
lesson-beds-guest-wrong-door = Bij de achterdeur wordt niet geslapen. Leg de gast in de rij van hotel 1.
lesson-beds-guest-wrong-other = Dat is hotel 2. Leg de gast in de rij van hotel 1, dat 13 bedden heeft.
lesson-beds-fill = De laatste beurt van de ronde. Hotel 1 heeft 10 bedden; je edelen (4), kamermeisjes (3) en monnik (1) wachten daar en hebben er 8 nodig. Leg de gast die de andere twee bedden precies vult.
lesson-beds-fill-done = Edelen, kamermeisjes, kooplieden, monnik: alle vier hebben bedden, en hun munten zijn voor jou.
lesson-beds-fill-wrong = Zo worden de twee bedden niet gevuld. Leg je kooplieden (2) in de rij van hotel 1.
lesson-beds-fill-wrong-large = Drie of meer passen niet in twee bedden: iemand zou worden afgewezen. Zoek een gast die er twee nodig heeft.
lesson-beds-fill-wrong-keep = Je mag nu een kaart houden, maar twee bedden zouden leeg blijven. Vul ze.

lesson-turn = Een beurt
lesson-turn-about = Een gast in de rij of bij een achterdeur leggen, en wat de anderen daarvan zien.
lesson-turn-line = In je beurt leg je één kaart, gedekt. Begin met een gast in de rij van hotel 2.
lesson-turn-line-done = Je gast staat in de rij voor bedden. Blauw heeft geantwoord met een gast achter die van jou.
lesson-turn-line-wrong = Dat is de rij van hotel 1. Leg een gast in de rij van hotel 2.
lesson-turn-line-wrong-door = Dat is een achterdeur; die komt zo. Leg een gast in de rij van hotel 2.
lesson-turn-hidden = Van de gast van Blauw zie je alleen de rug: een wapen en hoe groot het is. Groot is 4, 5 of 6, klein is 1, 2 of 3. Leg een kleine gast waar nog niemand wacht: in de rij van hotel 1.
lesson-turn-hidden-done = Ook Blauw ziet alleen een klein wapen, en moet raden welke van drie gasten het is.
lesson-turn-hidden-wrong = Die is groot. Kies een kaart met 1, 2 of 3 voor de rij van hotel 1.
lesson-turn-hidden-wrong-behind = Daar wacht die samen met de grote groep van Blauw. Kies de lege rij van hotel 1.
lesson-turn-hidden-wrong-door = Bij een achterdeur krijgt die geen bed. Kies de rij van hotel 1.
lesson-turn-door = Aan de andere kant heeft elk hotel een achterdeur met een puntenfiche. Wie daar de eerste gast legt, pakt de fiche. Pak een fiche.
lesson-turn-door-done = Een punt voor jou, meteen. Iedereen heeft vijf van zulke beurten per ronde.
lesson-turn-door-wrong = In de rij ligt geen fiche. Leg een gast bij een achterdeur.

lesson-booking = Wie bedden krijgt
lesson-booking-about = In welke volgorde gasten boeken en wie wordt afgewezen.
lesson-booking-largest = Liggen alle kaarten, dan boekt elke rij: de grootste groep eerst. Hotel 1 heeft 11 bedden; de edelen (4) van Blauw liggen daar open, met je soldaten (5) en een kleine gast van Blauw. Leg een gast in de rij, zodat de edelen van Blauw te weinig bedden vinden.
lesson-booking-largest-done = Je grote groepen boekten vóór de edelen van Blauw, en wat overbleef was te weinig. Wie wordt afgewezen, is uit het spel.
lesson-booking-largest-wrong = Zo houden de edelen van Blauw hun bedden. Een grotere groep in de rij van hotel 1 zou vóór hen boeken.
lesson-booking-largest-wrong-small = Die groep boekt niet vóór de edelen van Blauw. Neem een grotere.
lesson-booking-largest-wrong-keep = Een kaart die je houdt, neemt geen bedden in. Leg een grote groep in de rij van hotel 1.
lesson-booking-nearest = Van twee gelijke groepen boekt de groep die dichter bij het hotel staat eerst. De soldaten (5) van Blauw zijn de eersten in de rij van hotel 1. Leg je soldaten in een rij waar geen gelijken voor hen staan.
lesson-booking-nearest-done = Bij hotel 2 staan je soldaten het dichtst bij, dus daar boeken geen andere soldaten vóór hen.
lesson-booking-nearest-wrong = Het gaat om je soldaten (5). Leg ze in de rij van hotel 2.
lesson-booking-nearest-wrong-behind = Hier staan de soldaten van Blauw dichterbij; die boeken eerst. Probeer hotel 2.
lesson-booking-nearest-wrong-door = Een gast bij een achterdeur boekt niet. Leg je soldaten in de rij van hotel 2.

lesson-back-door = De achterdeur
lesson-back-door-about = Gasten bij de achterdeur krijgen geen bedden, maar ze gebruiken een kracht.
lesson-back-door-merchants = Arbeiders (6), edelen (4) en kamermeisjes (3) van jou wachten bij hotel 1: 13 mensen voor 10 bedden. Kooplieden bij de achterdeur brengen drie bedden extra. Leg je kooplieden daar.
lesson-back-door-merchants-done = Dertien bedden, en alle drie de groepen hebben plaats. De kooplieden zelf zijn nu uit het spel.
lesson-back-door-merchants-wrong = Dat brengt hotel 1 geen bedden. Leg je kooplieden (2) bij de achterdeur ervan.
lesson-back-door-merchants-wrong-line = Nog iemand in de rij maakt het krapper. Gebruik de achterdeur van hotel 1.
lesson-back-door-merchants-wrong-keep = Dan vinden je kamermeisjes geen bedden. Gebruik je kooplieden.
lesson-back-door-monk = De rij van hotel 1 is vol, vier gasten, maar één van de 13 bedden is nog vrij. Een monnik bij de achterdeur gaat naar het eind van de rij. Leg je monnik daar.
lesson-back-door-monk-done = Hij kwam in de volle rij en nam het laatste bed: drie munten, en de puntenfiche erbij.
lesson-back-door-monk-wrong = Alleen de monnik (1) komt van de achterdeur in deze rij. Leg hem bij de achterdeur van hotel 1.
lesson-back-door-monk-wrong-other = Dat is hotel 2. Het vrije bed is in hotel 1.
lesson-back-door-monk-wrong-keep = Het bed zou leeg blijven. Leg je monnik.

lesson-checking = De boekingen worden gecontroleerd
lesson-checking-about = Wat er gebeurt als alle kaarten liggen, en hoe de volgende ronde begint.
lesson-checking-nobles = Alle kaarten bij hotel 1 zijn open. Eerst de achterdeur: je edelen laten één gast van jou als eerste boeken. Er zijn 10 bedden voor je soldaten (5), de edelen (4) van Blauw en je kooplieden (2). Wie zou zonder bed blijven? Kies die gast.
lesson-checking-nobles-done = Je kooplieden boekten eerst, dan je soldaten; de edelen van Blauw vonden te weinig bedden. Daarna werd hotel 2 gecontroleerd, en ronde 2 begon.
lesson-checking-nobles-wrong = Kies je kooplieden (2).
lesson-checking-nobles-wrong-decline = Dan nemen je soldaten en de edelen van Blauw negen bedden, en je kooplieden vinden er één. Kies de kooplieden.
lesson-checking-nobles-wrong-soldiers = Je soldaten zijn de grootste groep en boeken toch al eerst. Kies de kooplieden.
lesson-checking-round = De hotelkaarten zijn omgedraaid: nieuwe bedden, nieuwe regels. Je hebt vijf kaarten getrokken, en bij elke achterdeur ligt weer een fiche. Pak er een.
lesson-checking-round-done = Dat is Overbooking: vier van zulke rondes. Wie met munten en fiches de meeste punten heeft, wint.
lesson-checking-round-wrong = Daar ligt geen fiche. Leg een gast bij een achterdeur.

## Meer

lesson-admission = Wie in een rij mag
lesson-admission-about = Vier regels van hotels die gasten uit de rij houden.
lesson-admission-small = Hotel 1 neemt alleen kleine groepen: 1, 2 of 3 in de rij. Leg een gast in de rij ervan.
lesson-admission-small-done = De regel geldt voor de rij, zolang er kaarten worden gelegd. Bij de achterdeur is elke gast welkom.
lesson-admission-small-wrong = Dat is een ander hotel. Leg een kleine gast in de rij van hotel 1.
lesson-admission-small-wrong-door = De achterdeur staat voor iedereen open. Hier gaat het om de rij van hotel 1.
lesson-admission-large = Hotel 1 neemt alleen grote groepen: 4, 5 of 6 in de rij. Leg een gast in de rij ervan.
lesson-admission-large-done = Alleen grote groepen strijden om deze 17 bedden.
lesson-admission-large-wrong = Dat is een ander hotel. Leg een grote gast in de rij van hotel 1.
lesson-admission-large-wrong-door = De achterdeur staat voor iedereen open. Hier gaat het om de rij van hotel 1.
lesson-admission-soldiers = Hotel 1 neemt geen soldaten in de rij. Bij de achterdeur mogen ze wel wachten, om later de plaats van arbeiders in te nemen. Leg je soldaten daar.
lesson-admission-soldiers-done = Staan er bij het controleren arbeiders in de rij, dan mogen je soldaten hun plaats innemen, ondanks de regel.
lesson-admission-soldiers-wrong = Het gaat om soldaten (5). Leg ze bij de achterdeur van hotel 1.
lesson-admission-soldiers-wrong-other = Dat is hotel 2. Leg ze bij de achterdeur van hotel 1.
lesson-admission-crests = De rij van hotel 1 neemt hoogstens twee wapens, en die staan er al. Leg er een gast met een van die wapens bij.
lesson-admission-crests-done = Wapens tellen samen, van wie de gasten ook zijn. Een derde wapen kun je hier niet leggen.
lesson-admission-crests-wrong = Dat is een ander hotel. Zoek een gast voor de rij van hotel 1.
lesson-admission-crests-wrong-door = De achterdeur neemt elk wapen. Zoek een gast voor de rij.

lesson-faces = Open, en vijf in de rij
lesson-faces-about = Hotels die een gast laten zien, en een zonder achterdeur.
lesson-faces-first = Bij hotel 1 ligt de eerste gast van de rij open. Leg er een die Blauw mag zien.
lesson-faces-first-done = Iedereen kent deze gast nu en kan er rekening mee houden.
lesson-faces-first-wrong = Daar ligt de gast gedekt. Neem de rij van hotel 1.
lesson-faces-first-wrong-door = Gasten bij een achterdeur liggen gedekt. Neem de rij van hotel 1.
lesson-faces-second = Bij hotel 1 ligt de tweede gast van de rij open. Er is er een van Blauw; leg de tweede.
lesson-faces-second-done = De eerste en de derde blijven gedekt, de tweede ziet iedereen.
lesson-faces-second-wrong = Daar ligt de gast gedekt. Neem de rij van hotel 1.
lesson-faces-second-wrong-door = Gasten bij een achterdeur liggen gedekt. Neem de rij van hotel 1.
lesson-faces-five = Hotel 1 heeft geen achterdeur en geen fiche, maar in de rij passen er vijf in plaats van vier. Vier wachten er: leg de vijfde.
lesson-faces-five-done = Nu is de rij vol. Krachten zijn er hier niet: alleen de grootte telt.
lesson-faces-five-wrong = Dat is hotel 2. Leg de vijfde gast in de rij van hotel 1.

lesson-preferences = Wie een hotel voortrekt
lesson-preferences-about = De gewone volgorde, monniken eerst en soldaten eerst.
lesson-preferences-plain = Hotel 1 heeft geen speciale regel: de grootste groep boekt eerst. Je edelen (4) wachten daar op 10 bedden. Leg de groep in de rij die vóór hen boekt en het hotel vult.
lesson-preferences-plain-done = De arbeiders namen zes bedden, de edelen vier. Er bleef er geen over.
lesson-preferences-plain-wrong = Tien bedden min vier: er zijn zes mensen nodig in de rij van hotel 1.
lesson-preferences-plain-wrong-keep = Er zouden bedden leeg blijven. Leg arbeiders (6).
lesson-preferences-plain-wrong-smaller = Die groep boekt niet eerst en vult het hotel niet. Leg arbeiders (6).
lesson-preferences-monks = Hotel 1 trekt monniken voor: zij boeken vóór alle anderen. Grote groepen wachten al op de 11 bedden. Leg je monnik in de rij.
lesson-preferences-monks-done = De monnik boekte eerst, dan je arbeiders. De soldaten (5) van Blauw vonden maar vier bedden.
lesson-preferences-monks-wrong = Leg je monnik (1) in de rij van hotel 1.
lesson-preferences-monks-wrong-keep = Een kaart die je houdt, vindt geen bedden. Leg je monnik.
lesson-preferences-monks-wrong-larger = Deze gast wordt niet voorgetrokken. Leg je monnik (1).
lesson-preferences-soldiers = Hotel 1 trekt soldaten voor: zij boeken vóór alle anderen, zelfs vóór arbeiders. Leg soldaten in de rij ervan.
lesson-preferences-soldiers-done = Je soldaten boekten eerst, dan de arbeiders van Blauw. De edelen van Blauw pasten niet meer, je monnik wel.
lesson-preferences-soldiers-wrong = Leg soldaten (5) in de rij van hotel 1.
lesson-preferences-soldiers-wrong-keep = Een kaart die je houdt, vindt geen bedden. Leg soldaten.
lesson-preferences-soldiers-wrong-others = Deze gast wordt niet voorgetrokken. Leg soldaten (5).

lesson-powers = Krachten die altijd werken
lesson-powers-about = Monnik, kooplieden en arbeiders bij de achterdeur.
lesson-powers-monk = Hotel 1 neemt alleen grote groepen. De kracht van de monnik trekt zich daar niets van aan: van de achterdeur gaat hij naar het eind van de rij. Breng je monnik binnen.
lesson-powers-monk-done = Hij kwam in een rij van grote groepen en vond een bed. Krachten vragen niet wie een hotel toelaat.
lesson-powers-monk-wrong = Zo komt er niemand binnen. Leg je monnik (1) bij de achterdeur van hotel 1.
lesson-powers-monk-wrong-keep = Een kaart die je houdt, vindt geen bedden. Leg je monnik.
lesson-powers-merchants = Arbeiders (6), soldaten (5) en edelen (4) hebben 15 bedden nodig; hotel 1 heeft er 10, met je kooplieden bij de achterdeur 13. Leg de tweede kooplieden daar ook.
lesson-powers-merchants-done = Twee keer drie extra: 16 bedden, genoeg voor alle drie.
lesson-powers-merchants-wrong = Er moeten drie bedden bij. Leg kooplieden (2) bij de achterdeur van hotel 1.
lesson-powers-merchants-wrong-keep = Dan komen je edelen twee bedden tekort. Leg kooplieden.
lesson-powers-merchants-wrong-line = In de rij brengen ze geen bedden. Leg ze bij de achterdeur.
lesson-powers-workers = Arbeiders bij de achterdeur halen drie bedden weg. Bij hotel 1 hopen de arbeiders en een tweede grote groep van Blauw op 11 bedden. Bederf dat met je arbeiders.
lesson-powers-workers-done = Er bleven acht bedden. De arbeiders van Blauw namen er zes, de soldaten van Blauw werden afgewezen.
lesson-powers-workers-wrong = De bedden blijven. Leg je arbeiders (6) bij de achterdeur van hotel 1.
lesson-powers-workers-wrong-keep = Dan gebeurt Blauw niets. Gebruik je arbeiders.
lesson-powers-workers-wrong-line = In de rij halen ze geen bedden weg bij een hotel. Gebruik de achterdeur ervan.

lesson-choices = Krachten waarover jij beslist
lesson-choices-about = Kamermeisjes, edelen en soldaten, en wanneer je ervan afziet.
lesson-choices-maids = Je kamermeisjes bij de achterdeur mogen de plaats van een gast van jou innemen, die dan uit het spel is. Op 10 bedden wachten arbeiders (6), edelen (4) en kooplieden (2). Vervang de groep die voor de minste munten de meeste bedden inneemt.
lesson-choices-maids-done = Zonder de arbeiders passen alle drie de groepen: edelen, kamermeisjes, kooplieden.
lesson-choices-maids-wrong = Deze gast is meer waard dan arbeiders. Vervang de arbeiders (6).
lesson-choices-maids-wrong-decline = Dan vullen arbeiders en edelen alle bedden en krijgen je kooplieden er geen. Vervang de arbeiders.
lesson-choices-nobles = De arbeiders (6) en edelen (4) van Blauw zouden alle 10 bedden nemen. Je edelen laten één gast van jou als eerste boeken: je monnik of je kamermeisjes. Kies er een.
lesson-choices-nobles-done = Wie je koos, boekte eerst, en de edelen van Blauw vonden te weinig bedden. Zo kwamen je monnik en je kamermeisjes allebei binnen.
lesson-choices-nobles-wrong = Kies een gast van jou in de rij van hotel 1.
lesson-choices-nobles-wrong-decline = Dan neemt Blauw alle bedden. Kies een gast van jou.
lesson-choices-soldiers = Soldaten nemen de plaats van arbeiders in, van wie ook. De arbeiders (6) van Blauw zouden je kooplieden te weinig bedden laten. Kies ze.
lesson-choices-soldiers-done = De arbeiders van Blauw zijn uit het spel; soldaten, kamermeisjes en kooplieden vullen de 10 bedden.
lesson-choices-soldiers-wrong = Je mag ervan afzien, maar hier kost dat je twee groepen. Kies de arbeiders van Blauw.
lesson-choices-decline = Je kamermeisjes kunnen de plaats innemen van je kooplieden of je monnik, die elk drie munten waard zijn en hier zeker bedden vinden. Zij zijn er twee waard. Zie ervan af.
lesson-choices-decline-done = Van kamermeisjes, edelen en soldaten mag je afzien; monnik, kooplieden en arbeiders werken altijd.
lesson-choices-decline-wrong = Dat kost je een munt. Zie er deze keer van af.

## Het einde

lesson-last-turn = De laatste beurt
lesson-last-turn-about = Een kaart houden, en hoe het spel eindigt.
lesson-last-turn-keep = Alleen wie in een ronde als laatste aan de beurt is, mag in de vijfde beurt een kaart houden. Je gasten vullen hotel 1 precies, en alleen achterdeuren zijn vrij. Houd je kaart voor latere rondes.
lesson-last-turn-keep-done = Je hebt de kaart gehouden en er vijf bij getrokken. Nu heb je één kaart meer om uit te kiezen.
lesson-last-turn-keep-wrong = Dat kan ook, maar hier probeer je het andere: houd de kaart.
lesson-last-turn-end = De laatste kaart van de vierde en laatste ronde. Leg die waar ze je helpt, of houd ze: dan wordt er geteld.
lesson-last-turn-end-done = De munten van ondergebrachte gasten en de fiches worden opgeteld. Bij een gelijke stand winnen meer gasten van drie munten; zijn ook die gelijk, dan wordt de winst gedeeld.
lesson-last-turn-end-wrong = Leg een gast of houd je kaart.

lesson-families = Families
lesson-families-about = Wat vier, vijf of zes ondergebrachte gasten met één wapen opleveren.
lesson-families-four = Gasten met hetzelfde wapen zijn een familie. Twee eiken van jou zijn ondergebracht, een derde staat in de rij van hotel 2. De laatste beurt van de ronde: leg de gast waarmee het er vier worden.
lesson-families-four-done = Vier eiken: 2 punten boven op hun munten. Vier, vijf of zes met één wapen geven experts 2, 5 of 10 punten, beginners 2, 4 of 6.
lesson-families-four-wrong = Die gast hoort bij een andere familie. Zoek de eik in je hand.
lesson-families-four-wrong-keep = Een gast in je hand is niet ondergebracht. Leg de eik in de rij van hotel 2.
lesson-families-five = Vier leeuwen van jou zijn ondergebracht: 2 punten. Van elk wapen telt alleen de beste set, dus met een vijfde worden het er 5. Leg de leeuw waar die bedden vindt.
lesson-families-five-done = Vijf leeuwen: 5 punten. Je zesde is uit het spel, dus 10 worden het er niet. Tel vroeg welke families je nog compleet kunt krijgen.
lesson-families-five-wrong = Zo komt er geen ondergebrachte leeuw bij. Leg je kooplieden (2) met de leeuw in een rij.
lesson-families-five-wrong-keep = Houd je de leeuw, dan vindt die misschien later bedden; nu is het zeker. Leg hem in een rij.
