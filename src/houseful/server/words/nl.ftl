# Words of the page, and of the server.

## Everywhere

page-skip = Naar de tafel
page-title = Kan er nog eentje bij?
page-about = Drie bordspellen waarin iedereen een plekje zoekt.
page-home = Begin
page-menu = Menu
page-games = De spellen
page-rules = Regels
page-strategy = Strategie
page-score = Echte tafel tellen
page-score-short = Tellen
page-settings = Instellingen
page-lost = Achter deze deur is niets.
page-loading = De tafel wordt gedekt …
page-no-connection = Geen verbinding. Opnieuw proberen …
page-close = Sluiten
page-me = Jij
page-you = jij
page-name = Je naam
page-keep = Bewaren
page-level-random = Toeval
page-level-greedy = Gulzig
page-level-novice = Beginner
page-level-casual = Ontspannen
page-level-skilled = Bedreven
page-level-expert = Expert
page-level-master = Meester
page-level-grandmaster = Grootmeester
page-minutes = { $count } min
page-hours = { $count } uur
page-days = { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

## Home

page-tag-overbooking = Het feest van de koning, veel te veel gasten en een achterdeur.
page-tag-overbooked = Geliefden, kinderen, een rugbyteam: allemaal in één vliegtuig.
page-tag-oktoberfest = Bedien lange tafels, huur helden in, let op hoeden en vlechten.
page-play-now = Speel nu
page-with-bots = Jij en { $bots ->
        [one] één bot
       *[other] { $bots } bots
    } · { $level }
page-with-nobody = Jij alleen
page-invite-short = Uitnodigen
page-more = Meer …
page-my-games = Jouw partijen
page-my-games-none = Begonnen partijen wachten hier op je.
page-past-games = Eerdere partijen
page-open-tables = Open tafels
page-open-tables-none = Er wacht nu niemand op gezelschap. Open een openbare tafel onder ‘Meer’.
page-all = Toon alle { $count }
page-fewer = Toon minder
page-continue = Verder
page-join = Meedoen
page-watch = Kijken
page-over = Afgelopen
page-move-number = Zet { $number }
page-free-seats = { $count ->
        [0] Geen plaats vrij
        [one] Eén plaats vrij
       *[other] { $count } plaatsen vrij
    }

## A new table

page-players = Spelers
page-alone = Alleen
page-who-sits = Wie zit waar
page-seat-open = Vrije plaats
page-seat-hot = Zelfde scherm
page-seat-for-all = Iedereen met de link
page-seat-for-one = Eén vriend, eigen link
page-seat-kept = bewaard voor een vriend
page-table-rules = Klok, invaller, eigen kaarten
page-who-sees = Wie de tafel vindt
page-by-link = Alleen met de link
page-public = Iedereen
page-pace = Tempo
page-pace-live = In één keer
page-pace-slow = Over dagen
page-pace-slow-note = Drie dagen per zet, tenzij je een klok instelt.
page-clock = Klok
page-clock-none = Geen
page-clock-move = Per zet
page-clock-game = Voor de partij
page-clock-time = Tijd
page-stand-in = Invaller
page-stand-in-note = Een bot die speelt voor wie weggaat; ‘ongeveer even sterk’ kijkt naar hun spel.
page-stand-in-like = Ongeveer even sterk
page-pack = Je eigen kaarten
page-pack-note = Een kaartbestand (TOML), als je de doos hebt.
page-reset = Zoals gewoonlijk
page-open-table = Tafel openen
page-option-bonus = Wapenbonus
page-option-bonus-none = Zonder
page-option-bonus-beginner = Beginners
page-option-bonus-expert = Experts
page-option-peek = Je eigen gedekte gasten bekijken
page-option-peek-true = Altijd
page-option-peek-false = Nooit
page-option-events = Gebeurtenissen
page-option-events-0 = Geen
page-option-events-1 = Eén geloot
page-option-events-2 = Twee geloot
page-option-events-named = Kiezen
page-option-symbols = Symbolen op kaarten
page-option-symbols-true = Met
page-option-symbols-false = Zonder
page-option-complex = Complexe kaarten
page-option-complex-true = Met
page-option-complex-false = Zonder
page-option-kids = Gezelschap voor kinderen
page-option-kids-any = Iedereen
page-option-kids-adults = Alleen volwassenen
page-option-missing-friends = Gebeurtenis ‘Vermiste vrienden’
page-option-missing-friends-every = Elke groep
page-option-missing-friends-largest = Grootste groep
page-option-low-season = Gebeurtenis ‘Laagseizoen’
page-option-low-season-area = Grootste lege gebied
page-option-low-season-line = Langste lege lijn
page-option-scenario = Scenario
page-option-scenario-friends = Vrienden
page-option-scenario-romance = Romantiek
page-option-scenario-school = Schoolreis
page-option-difficulty = Moeilijkheid
page-option-difficulty-beginner = Beginner
page-option-difficulty-experienced = Ervaren
page-option-difficulty-expert = Expert
page-option-series = Series van A-kaarten mogen klanten delen
page-option-series-overlapping = Ja
page-option-series-separate = Nee
page-option-pairs = Paren van helden mogen klanten delen
page-option-pairs-overlapping = Ja
page-option-pairs-separate = Nee
page-option-change = Wisselgeld voor een held
page-option-change-none = Geen
page-option-change-taken = Mag genomen worden

## The waiting room

page-all-here = Iedereen is er.
page-here = aanwezig
page-watching = { $count ->
        [one] 1 persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
page-sit = Hier zitten
page-add-bot = Bot neerzetten
page-remove = Weghalen
page-start = Partij beginnen
page-start-when = Zodra elke plaats bezet is.
page-wait-host = De gastheer begint als elke plaats bezet is.
page-wait-sit = Neem een vrije plaats, of kijk toe.
page-get-up = Opstaan
page-sent-away = Weggestuurd
page-let-in = { $name } weer binnenlaten
page-take-over = De tafel overnemen
page-qr = QR-code met deze link
page-invite = Vrienden uitnodigen
page-invite-which = Voor welke plaats de link is
page-invite-all = De tafel
page-copy = Link kopiëren
page-copied = Gekopieerd

## At the table

page-away = weg
page-your-turn = Jij bent aan de beurt.
page-turn-of = { $name } denkt na.
page-undo = Terugnemen
page-leave = Weggaan
page-return = Zelf verder spelen
page-stand-in-for = Een bot laten spelen voor { $name }
page-table-closed = Deze tafel is gesloten.
page-signed-out = Je bent hier afgemeld.
page-story = Wat er gebeurde
page-story-none = Nog niets.
page-since = Sinds je laatste beurt
page-new = Nieuw sinds je laatste beurt
page-latest = Laatste zetten
page-since-none = Nog niets: hier komt wat de anderen doen.
page-since-again = Nog eens afspelen
page-since-all = Alles lezen
page-again-stop = Terug naar nu
page-earlier = Eerder
page-talk = Chat
page-talk-unread = Chat, { $count ->
        [one] één nieuw bericht
       *[other] { $count } nieuwe berichten
    }
page-talk-none = Niemand heeft nog iets gezegd.
page-message = Bericht
page-send = Sturen
page-mute = Dempen
page-react-hello = Hallo
page-react-well-played = Goed gespeeld
page-react-thanks = Bedankt
page-react-oops = Oeps
page-react-thinking = Ik denk na
page-react-laugh = Haha
page-react-wow = Wauw
page-react-sad = Jammer
page-handover = { $name } is aan de beurt: geef het scherm door
page-handover-note = De tafel blijft afgedekt tot je het zegt.
page-handover-ready = Ik ben klaar
page-see-rule = Bekijk de regel
page-decided = Aan deze tafel: { $option } – { $value }.

## The end

page-result = De score
page-goals = De doelen
page-goal-kept = Gehaald:
page-goal-missed = Gemist:
page-you-won = Je hebt gewonnen
page-ended = Het spel is afgelopen. { $outcome }.
page-ended-seat = { $name }: { $points }.
page-line = Regel
page-line-hint = Tik op een regel om te zien waar hij vandaan komt.
page-total = Totaal
page-again = Nog een keer
page-look = De tafel bekijken
page-share = Partij delen
page-picture = Afbeelding bewaren

## Lessons

page-guide = Gids
page-guide-first = Speel je eerste spel met een gids
page-guide-first-short = Eerste keer? Speel met een gids
page-guide-first-about = Tegen een beginner en met de eenvoudigste regels: vóór elke zet lees je waar het om gaat, en na de zetten van de anderen wat die betekenden.
page-guide-off = Gids uitzetten
page-guide-on = Gids aanzetten
page-guide-aim = Waar het om gaat
page-guide-now = Waar het nu om gaat
page-guide-own = Wat jouw zet teweegbracht
page-guide-happened = Wat { $name } heeft gedaan
page-guide-fate = Wie blijft, wie gaat
page-guide-end = Je eerste spel is voorbij
page-guide-wait = Wachten op { $name } …
page-guide-next = Volgende
page-guide-back = Terug
page-guide-skip = Meteen naar mijn beurt
page-guide-step = Stap { $step } van { $steps }
page-learn = Leren
page-learn-about = Korte lessen op het echte bord: probeer een zet en de regels antwoorden.
page-learn-basics = De basis
page-learn-minutes = 5 tot 8 minuten
page-learn-more = Meer
page-learn-done = Klaar
page-learn-begin = Beginnen
page-learn-step = Stap { $step } van { $steps }
page-learn-progress = { $done } van { $lessons } lessen klaar
page-learn-next = Verder
page-learn-show = Laat zien
page-learn-again = Deze stap opnieuw beginnen
page-learn-rules = Regels van deze les
page-learn-right = Goed!
page-learn-wrong = Probeer het nog eens
page-learn-over = Dat was de hele les.
page-learn-following = Volgende les
page-learn-all = Alle lessen

## The replay

page-replay-short = Herhaling
page-replay-start = De tafel is gedekt.
page-replay-move = Zet
page-replay-at = Zet { $ply } van { $plies }
page-replay-first = Naar het begin
page-replay-before = Eén zet terug
page-replay-after = Eén zet verder
page-replay-last = Naar het einde
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-speed = Snelheid
page-replay-times = { $times }×
page-replay-link = Link naar deze zet kopiëren
page-eyes = Wiens ogen
page-eyes-open = Wie beslist
page-eyes-of = Ogen: { $name }
page-eyes-spectator = Ogen van een toeschouwer
page-log = Verslag als bestand

## The rulebook

page-search = In de regels zoeken
page-found = { $count ->
        [0] Geen regel noemt dat.
        [one] Eén alinea.
       *[other] { $count } alinea’s.
    }
page-contents = Inhoud
page-rule-link = Regel { $number }: { $title }

## Scoring a real table

page-score-about-overbooking = Leg één hotel uit en zie wie een bed krijgt, of tel het einde van het spel.
page-score-about-overbooked = Kies een passagier en tik dan op stoelen of veeg eroverheen.
page-score-about-oktoberfest = Tik de klanten een voor een aan, zoals ze aan de tafels zitten.
page-score-what = Wat tellen
page-score-one-hotel = Eén hotel
page-score-end = Het einde van het spel
page-player = Speler { $number }
page-first-player = Startspeler
page-second-player = Tweede speler
page-less = Minder: { $what }
page-more-of = Meer: { $what }
page-brush = Wie daar zit
page-brush-empty = niemand
page-plane-of = Vliegtuig van { $name }
page-on-stairs = Op de trap
page-events = Gebeurtenissen in het spel
page-beds = Bedden
page-sign = Bord boven de deur
page-where = Waarheen
page-back-door = Achterdeur
page-line-of-guests = Rij
page-guests = Gasten
page-booked-guests = Ondergebrachte gasten
page-choose-target = Wie kiest deze kracht?
page-choose-again = Opnieuw kiezen
page-nobody = Niemand
page-hotel-booked = Ondergebracht
page-hotel-turned-away = Weggestuurd
page-hotel-discarded = Uit het spel
page-beds-left = { $left } van de { $beds } bedden zijn vrij.
page-customers = Klanten
page-series = Reeks
page-tables-served = Bediende tafels
page-row = Rij { $number }
page-add-table = Tafel
page-remove-table = Rij { $row }, tafel { $table } weghalen
page-place = Rij { $row }, tafel { $table }, { $name }, plaats { $place }
page-score-name = Naam
page-score-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
page-score-so-far = Stand tot nu toe
page-score-options = Huisregels
page-draft-damaged = Wat deze browser van deze tafel had bewaard, was onleesbaar en is weggegooid.
page-understood = Goed
page-afresh = Opnieuw beginnen
page-fill-row = Lege stoelen van rij { $row } vullen
page-fill-rest = Alle lege stoelen: { $who }
page-fill-crest = Alle zes van { $crest }
page-owner = Wiens gast
page-empty-places = { $count ->
        [one] { $count } plaats is nog leeg.
       *[other] { $count } plaatsen zijn nog leeg.
    }
page-sheet-share = Ieder op de eigen telefoon
page-sheet-about = Met een code vult iedere speler het eigen deel in, en dit blad verzamelt alles.
page-sheet-begin = Code maken
page-sheet-code = Code
page-sheet-enter = Ik heb een code
page-sheet-open = Openen
page-sheet-until = Hij werkt tot { $time }.
page-sheet-which = Welke is van jou?
page-sheet-gone = Deze code werkt niet (meer). Wat je hebt ingevuld, staat er nog.
page-sheet-waiting = Geen verbinding: wat je invult, blijft hier en wordt later verstuurd.
page-sheet-sent = Iedereen ziet wat hier is ingevuld.
page-sheet-another = Ik ben iemand anders
page-sheet-stop = Niet meer delen
page-hotel-hint = Leg gasten vanaf het hotel naar buiten. Een tik op een gast haalt die weer weg.

## Settings

page-about-you = Jij
page-language = Taal
page-seeing = Zien
page-theme = Helderheid
page-theme-auto = Zoals het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-patterns = Patronen en letters
page-patterns-note = Stukken dragen naast hun kleur een patroon en een letter.
page-text = Tekst
page-text-normal = Normaal
page-text-large = Groot
page-motion = Beweging
page-motion-auto = Zoals het apparaat
page-motion-still = Stil
page-speed = Snelheid van animaties
page-speed-note = Voor het controleren van de boekingen en voor zetten die nog eens worden afgespeeld.
page-speed-slow = Langzaam
page-speed-normal = Normaal
page-speed-fast = Snel
page-hearing = Horen
page-sound = Geluid
page-volume = Volume
page-sounds-note = Een zacht tikje als er iets wordt neergelegd, twee tonen als jij aan de beurt bent, een paar meer aan het einde.
page-turn-title = Jouw beurt · { $game }
page-on = Aan
page-off = Uit
page-other-device = Op een ander apparaat
page-other-device-note = Een persoonlijke link brengt je naam en je partijen naar je telefoon of tablet. Hij geldt 30 dagen; houd hem voor jezelf.
page-make-link = Link maken
page-my-link-qr = QR-code met je persoonlijke link
page-devices = Apparaten en scripts
page-devices-note = Alles wat namens jou handelt. Wat je afmeldt, is meteen los.
page-device-cookie = Browser
page-device-script = Script
page-device-this = dit apparaat
page-device-made = sinds { $when }
page-device-used = laatst gebruikt { $when }
page-device-never = nooit gebruikt
page-device-revoke = Afmelden
page-token-label = Waar de sleutel van een script voor is
page-token-make = Sleutel maken
page-token-once = Wordt alleen nu getoond; houd hem voor jezelf:
page-enter = Ben jij dit?
page-enter-note = Met deze link ben je op dit apparaat wie je op het andere bent.
page-enter-yes = Ja, dat ben ik
page-enter-none = Deze link is onvolledig.
page-welcome = Welkom, { $name }

## Op dit apparaat

page-version-new = Er is een nieuwere versie.
page-version-reload = Laden
page-version-later = Later
page-flight = Klaar voor het vliegtuig
page-flight-note = Houseful kan op dit apparaat blijven, met alles wat een partij tegen bots nodig heeft. Dan speel je in de lucht, in een tunnel en in een hut zonder net.
page-flight-page = De pagina, regels, kaarten en lessen
page-flight-game = { $game }, met zijn beste bots
page-flight-megabytes = { $megabytes } MB
page-flight-there = op dit apparaat
page-flight-part = { $done } van { $all } MB
page-flight-begin = Alles ophalen
page-flight-get = Ophalen wat ontbreekt ({ $megabytes } MB)
page-flight-busy = Onderweg: { $done } van { $all } MB
page-flight-stop = Stoppen
page-flight-ready = Alles is er: klaar voor het vliegtuig.
page-flight-remove = Van dit apparaat verwijderen
page-flight-may-go = Als de ruimte op dit apparaat krap wordt, mag de browser het opruimen.
page-flight-full = Op dit apparaat is geen ruimte meer. Wat past, is er; maak wat ruimte vrij en haal de rest op.
page-flight-failed = De verbinding viel weg. Wat is aangekomen, blijft; haal de rest later op.
page-flight-cannot = Deze browser bewaart hier niets. Hij heeft een adres met https nodig, en geen privévenster.

## Als jij aan de beurt bent

page-reminders = Als jij aan de beurt bent
page-reminders-note = In partijen over dagen hoor je het als je al een tijdje aan de beurt bent en de tafel nergens open hebt. Een bericht noemt het spel en verder niets.
page-reminders-push = Meldingen op dit apparaat
page-reminders-denied = Deze browser laat Houseful geen meldingen tonen. Je kunt het toestaan in zijn instellingen voor deze site.
page-reminders-cannot = Deze browser kan geen meldingen tonen. Zet Houseful op een iPhone of iPad eerst op het beginscherm.
page-reminders-failed = De browser kon niet worden aangemeld; probeer het later nog eens.
page-reminders-devices = { $count ->
        [0] Geen van je apparaten waarschuwt je.
        [one] Een van je apparaten waarschuwt je.
       *[other] { $count } van je apparaten waarschuwen je.
    }
page-reminders-mail = Per mail
page-reminders-mail-address = Je mailadres
page-reminders-mail-send = Stuur me een link
page-reminders-mail-waits = Er is een link onderweg naar { $address }. Tot je hem gebruikt, gaat er niets anders heen.
page-reminders-mail-on = Mails gaan naar { $address }.
page-reminders-mail-remove = Adres verwijderen
page-reminders-table = Waarschuw me als ik hier aan de beurt ben
page-reminders-how = Kies hoe je het hoort
page-mail-confirm = Is dit je mailadres?
page-mail-confirm-note = Dan zegt een mail het je als je in een partij over dagen aan de beurt bent en niet kijkt.
page-mail-confirm-yes = Ja, schrijf me
page-mail-confirmed = { $address } is bevestigd.
page-mail-stop = Geen mail meer?
page-mail-stop-note = Je partijen blijven zoals ze zijn; je hoort er alleen per mail niets meer van.
page-mail-stop-yes = Alle mail stoppen
page-mail-stopped = Naar { $address } gaat geen mail meer.
reminder-turn = Jij bent aan de beurt bij { $game }
mail-turn = Hallo { $name },

    { $turn }: { $link }

    Je krijgt deze mail omdat je erom hebt gevraagd. Geen mail meer: { $stop }
mail-confirm-subject = Is dit je mailadres?
mail-confirm = Hallo { $name },

    iemand bij Houseful, waarschijnlijk jij, wil hier horen wanneer hij aan de beurt is. Als dat klopt, open dan binnen drie dagen deze link: { $link }

    Zo niet, dan hoef je niets te doen: er volgt geen andere mail.

## Je partijen tot nu toe

page-record = Je partijen tot nu toe
page-record-note = Bewaard door deze server, zonder account.
page-record-none = Nog geen partij van jou is afgelopen. De eerste komt hier te staan.
page-record-games = { $count ->
        [one] partij afgelopen
       *[other] partijen afgelopen
    }
page-record-won = { $count ->
        [one] overwinning
       *[other] overwinningen
    }
page-record-streak = { $count ->
        [one] overwinning op rij
       *[other] overwinningen op rij
    }
page-record-streak-note = langste reeks: { $count }
page-record-days = { $count ->
        [one] dag op rij
       *[other] dagen op rij
    }
page-record-share = { $percent } % van { $games }
page-record-by-game = Overwinningen
page-record-against = Tegen
page-record-people = Mensen
page-record-played = Gespeeld
page-record-wins = Gewonnen
page-record-best = Beste
page-record-average = Gemiddeld
page-record-won-of = { $won } van { $games } gewonnen
page-record-points-best = beste: { $best ->
        [one] { $best } punt
       *[other] { $best } punten
    }, gemiddeld { $average }
page-record-alone = Alleen
page-record-alone-won = { $won } van { $games } gehaald
page-record-weeks = Partijen per week
page-record-weeks-text = { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } in de laatste { $weeks } weken, de meeste in één week: { $most }.
page-record-week = Week van { $day }: { $games } gespeeld, { $won } gewonnen
page-record-points = Punten, partij voor partij
page-record-points-text = { $game }: { $least } tot { $most } punten in de laatste { $count } partijen, { $latest } in de laatste.
page-record-same-screen = { $count ->
        [one] Eén partij aan één scherm telt
       *[other] { $count } partijen aan één scherm tellen
    } als gespeeld, voor niemand als gewonnen.
page-record-left = { $count ->
        [one] Eén partij heb je voor het einde verlaten.
       *[other] { $count } partijen heb je voor het einde verlaten.
    }
page-record-data = Je gegevens
page-record-data-note = Alles wat deze server over je bewaart, als bestand.
page-record-export = Mijn gegevens downloaden
page-record-delete = Mij wissen
page-record-delete-note = Je naam, berichten, apparaten en mailadres worden voorgoed gewist. Gespeelde partijen blijven zonder jou; in lopende speelt een invaller.
page-record-delete-sure = Typ je naam om alles te wissen: { $name }
page-record-delete-yes = Voorgoed wissen
page-record-deleted = Je bent hier vergeten. Tot ziens.

## Links

page-invites = { $name } nodigt je uit: { $game }

## Hints

page-hint = Tip
page-hint-thinking = Een bot denkt erover na …
page-hint-says = Een sterke bot raadt aan:
page-hint-play = Zo spelen
page-hints = Tips
page-hints-note = Wie aan de beurt is, mag een sterke bot vragen.

## Weggaan, pauzeren, terugnemen, bevestigen

page-leave-bots-title = De partij pauzeren?
page-leave-bots-note = De bots stoppen en niemand speelt voor je. De partij wacht onder ‘Jouw partijen’ en gaat verder als je haar opent.
page-pause = Pauzeren en weggaan
page-end-game = Deze partij beëindigen
page-end-game-note = Ze wordt niet bewaard.
page-leave-title = Van tafel gaan?
page-leave-note = Een bot neemt je plaats in en speelt voor je.
page-leave-slow-note = Deze partij duurt dagen: niemand speelt voor je zolang je klok loopt.
page-come-back = Later terugkomen
page-come-back-note = De plaats blijft van jou. Tot je terugkomt, sta je als weg.
page-come-back-slow-note = De plaats blijft van jou en de partij wacht onder ‘Jouw partijen’.
page-give-up = Mijn plaats opgeven
page-give-up-note = De bot houdt haar tot het einde; terugkomen kan niet.
page-stay = Blijven
page-paused = Gepauzeerd
page-paused-note = De partij is gepauzeerd.
page-resume = Verder spelen
page-level-like = Invaller
page-ask-undo = Vragen om terug te nemen
page-undo-asked = De anderen wordt gevraagd of je zet terug mag.
page-undo-asks = { $count ->
    [one] { $name } wil de laatste zet graag terugnemen.
   *[other] { $name } wil de laatste { $count } zetten graag terugnemen.
}
page-undo-asks-seen = Wat is onthuld, blijft bekend.
page-agree = Goed
page-decline = Liever niet
page-undo-declined = { $name } laat de zet liever staan.
page-playing = Spelen
page-confirm-moves = Mijn zetten bevestigen
page-confirm-moves-note = Een zet wordt eerst klaargelegd; een knop of Enter voert hem uit.
page-confirm-laid-out = Je zet ligt klaar.
page-confirm = Deze zet doen
page-confirm-not = Opnieuw kiezen
page-move-kept = Geen verbinding. Je zet is bewaard en wordt zo snel mogelijk verstuurd.
page-move-lost = De partij ging door terwijl de verbinding weg was: je zet is niet gedaan.
page-seat-closed = Gesloten plaats
page-seat-close = Plaats sluiten
page-seat-reopen = Plaats openen
page-seat-who = Plaats { $number }: wie speelt
page-seat-name = Naam
page-seat-named = Naam van wie op plaats { $number } speelt
page-hot-seat = Eén apparaat voor meer mensen
page-hot-seat-note = De gastheer mag aan een tafel voor iedereen meer plaatsen nemen.
page-this-table = Deze tafel
page-change = Wijzigen
page-done = Klaar

## Games that cannot be opened

page-unreadable = Kan hier niet worden geopend
page-unreadable-kept = Er is niets verloren: een server met die regels kan ermee verder.

## Eerlijk delen

page-fair-proved = Eerlijk gedeeld, door je browser nagegaan
page-fair-partly = De deling klopt in zichzelf
page-fair-broken = De deling klopt niet!
page-fair-unchecked = De deling is niet nagegaan
page-fair-insecure = Browsers kunnen dit alleen nagaan via https, of op de machine waar de tafel staat.
page-fair-check-first = De server legde zich vast voordat hij jouw getal kende.
page-fair-check-secret = Zijn geheim past bij die toezegging.
page-fair-check-number = Jouw eigen getal is meegenomen.
page-fair-check-seed = De startwaarde volgt uit het geheim en ieders getallen.
page-fair-yes = (klopt)
page-fair-no = (klopt niet)
page-fair-unknown = (hier niet bekend)
page-fair-means = Dus kon noch de server noch iemand aan tafel de kaarten kiezen.
page-fair-not = Niet bewezen: dat de server zijn geheim tijdens het spel aan niemand heeft verklapt, bijvoorbeeld aan andere spelers of bots, en wat er gekomen was als hij voor het einde was verdwenen.
page-fair-rules = Of de kaarten uit de startwaarde volgen, weten alleen de regels: “houseful replay” gaat dat na met het verslag.

## Kaarten

page-cards = Kaarten
page-cards-about-overbooking = Alle gasten, hotels en fiches van het feest van de koning.
page-cards-about-overbooked = Iedereen die mee wil vliegen, en wat er onderweg kan gebeuren.
page-cards-about-oktoberfest = Helden, tafels, opdrachten en munten: alles wat in de tent ligt.
page-cards-search = In de kaarten zoeken
page-cards-kinds = Soorten kaarten
page-cards-all = Alle
page-cards-found = { $count ->
        [0] Geen kaart past daarbij.
        [one] Eén soort kaart past daarbij.
       *[other] { $count } soorten kaarten passen daarbij.
    }
page-cards-count = { $count } in totaal
page-cards-in-box = { $count ->
        [one] Eén in de doos
       *[other] { $count } in de doos
    }
page-cards-gone = { $count ->
        [one] weg
       *[other] { $gone } van { $count } weg
    }
page-cards-none-gone = nog geen weg
page-cards-left = Wat weg is
page-cards-left-all = Alle
page-cards-left-out = Komt nog
page-cards-left-gone = Weg
page-cards-at-table = De kaarten van een lopend spel: wat vaal is, is uit de stapels en de voorraad, voor zover je dat kunt weten.
page-cards-back = Terug naar de tafel
page-cards-own-window = In een eigen venster
page-cards-pack = De eigen kaarten van de gastheer: { $pack }.
page-cards-see = In de galerij
page-cards-before = De vorige kaart
page-cards-after = De volgende kaart
page-sources = Waar de gegevens vandaan komen
page-source-rulebook = spelregels
page-source-published = gepubliceerd
page-source-inferred = afgeleid
page-source-stand-in = vervanger
page-why = Waarom: { $title }
page-open-rulebook = Spelregels openen

# Naast de tafel

page-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
page-glossary = Woorden
page-glossary-note = De woorden van dit spel, elk met de eerste regel die het gebruikt.
page-glossary-look = „{ $word }” in de regels
page-keys = Toetsen
page-key-space = Spatie
page-key-arrows = Van stuk naar stuk
page-key-tab = Naar het volgende deel van de tafel
page-key-enter = Kiezen, dan bevestigen
page-key-escape = Terugleggen; sluiten wat naast de tafel ligt
page-key-help = Deze lijst
page-key-overbooking-escape = Terugleggen; de controle overslaan; sluiten wat naast de tafel ligt
page-key-overbooked-cards = Deze kaart uit de hal nemen
page-key-overbooked-turn = De kaart naar rechts draaien
page-key-overbooked-back = De kaart naar links draaien
page-key-overbooked-fits = Overal waar de kaart past
page-key-overbooked-lens = Puntenloep, zolang je hem vasthoudt
page-key-oktoberfest-tables = Deze tafel kiezen
page-key-oktoberfest-turn = De tafel draaien
page-key-oktoberfest-cook = Naar de keuken

## Wat de server weigert

refused-server-not-saved = Dat is misschien niet opgeslagen: kijk op de tafel voordat je het opnieuw probeert.
refused-server-started = Het spel is al begonnen.
refused-server-out-of-time = Je tijd is om: een bot speelt voor je.
refused-server-not-sitting = Je zit niet aan deze tafel.
refused-server-no-table = Deze tafel bestaat niet.
refused-server-no-sheet = Er is geen blad met deze code, of het is te oud.
refused-server-no-seat = Er is geen plaats voor je aan deze tafel.
refused-server-no-rematch = Een revanche is voor wie heeft meegespeeld, na het spel.
refused-server-no-page = Op dit adres is niets.
refused-server-commitment-old = Deze toezegging is te oud; vraag een nieuwe.
refused-server-commitment-used = Deze toezegging hoort al bij een andere tafel; vraag een nieuwe.
refused-server-seat-taken = Die plaats is bezet.
refused-server-seats-open = Er zijn nog plaatsen vrij.
refused-server-nobody-there = Daar zit niemand die weggestuurd kan worden.
refused-server-nobody = Hier is niemand met die naam.
refused-server-host-only = Dat mag alleen wie de tafel heeft geopend.
refused-server-banned-here = Wie deze tafel heeft geopend, heeft je geweerd.
refused-server-banned = De beheerder van deze server heeft je geweerd.
refused-server-one-seat = Aan een openbare tafel heeft iedereen één plaats.
refused-server-closed = Deze tafel is gesloten.
refused-server-chat = De chat is voor wie aan tafel zit.
refused-server-no-stand-in = Aan deze tafel kan nu niemand vervangen worden.
refused-server-not-away = Misschien komt die persoon nog terug; wacht nog { $seconds } s.
refused-server-no-token = Die sleutel bestaat niet.
refused-server-limit-script-tokens = Eén persoon mag hoogstens { $most } sleutels voor scripts hebben; trek er eerst een in.
refused-server-limit-push-devices = Hoogstens { $most } apparaten van één persoon krijgen meldingen; zet ze eerst op een ander uit.
refused-server-limit-reminders = Eén persoon wordt hoogstens { $most } keer per dag gewaarschuwd.
refused-server-limit-mails = Eén persoon krijgt hoogstens { $most } mails per dag.
refused-server-limit-mail-requests = Je mag hoogstens { $most } mailadressen per dag opgeven.
refused-server-limit-address-mail-requests = Vanaf één aansluiting mogen hoogstens { $most } mailadressen per dag worden opgegeven.
refused-server-limit-mailbox-requests = Naar één mailadres gaan hoogstens { $most } links per dag.
refused-server-push-endpoint = Naar deze meldingendienst kan de server niets sturen.
refused-server-push-keys = Dit zijn geen sleutels van het abonnement van een browser.
refused-server-no-push = Deze server stuurt geen meldingen.
refused-server-no-mail = Deze server stuurt geen mail.
refused-server-mail-link = Deze link geldt niet meer: hij is te oud, of het adres is sindsdien veranderd.
refused-server-mail-failed = De mail kon niet worden verstuurd; probeer het later nog eens.
refused-server-slow-clock = Aan een trage tafel heeft een zet minstens een uur.
refused-server-limit-packs = Eén persoon mag per dag hoogstens { $most } eigen kaartensets meebrengen.
refused-server-packs-off = Op deze server wordt met de standaardkaarten gespeeld.
refused-server-packs-busy = Er worden op dit moment te veel kaartensets gelezen; probeer het nog eens.
refused-server-pack-slow = Deze kaartenset kon niet binnen { $seconds } seconden worden gelezen.
refused-server-unreadable-later = Het verslag toont alle kaarten: het is te krijgen een dag na de laatste zet.
refused-server-limit-events = Eén antwoord vertelt hoogstens { $most } regels uit het logboek van een partij.
refused-server-limit-head-bytes = De kop van een verzoek heeft hoogstens { $most } bytes.
refused-server-limit-head-fields = Een verzoek heeft hoogstens { $most } kopregels.
refused-server-limit-head-seconds = De kop van een verzoek moet binnen { $most } seconden aankomen.
refused-server-limit-body-bytes = Een verzoek heeft hoogstens { $most } bytes.
refused-server-limit-body-seconds = Een verzoek moet binnen { $most } seconden aankomen.
refused-server-limit-connections = De server heeft hoogstens { $most } verbindingen; probeer het later nog eens.
refused-server-limit-address-connections = Eén adres mag hoogstens { $most } verbindingen hebben.
refused-server-limit-pages = Eén adres mag hoogstens { $most } bestanden per seconde laden; wacht even.
refused-server-limit-health = Eén adres mag hoogstens { $most } keer per seconde vragen.
refused-server-limit-messages = Hoogstens { $most } berichten per seconde; wacht even.
refused-server-limit-address-messages = Eén adres mag hoogstens { $most } berichten per seconde sturen; wacht even.
refused-server-limit-sockets = Je hebt al { $most } tafels open; sluit er eerst een.
refused-server-limit-address-sockets = Op één adres mogen hoogstens { $most } tafels open zijn.
refused-server-limit-address-openings = Eén adres mag hoogstens { $most } verbindingen met tafels per seconde openen. Probeer het zo nog eens.
refused-server-limit-people-per-hour = Van één adres mogen hoogstens { $most } nieuwe mensen per uur komen.
refused-server-limit-tables-per-hour = Je mag hoogstens { $most } tafels per uur dekken.
refused-server-limit-address-tables-per-hour = Van één adres mogen hoogstens { $most } tafels per uur worden gedekt.
refused-server-limit-open-tables = Je mag hoogstens { $most } tafels tegelijk hebben; speel er eerst een uit of ga er weg.
refused-server-limit-hints = Hoogstens { $most } tips per minuut; wacht even.
refused-server-limit-address-hints = Hoogstens { $most } tips per minuut voor één adres; wacht even.
refused-server-limit-chat = Hoogstens { $most } berichten per minuut; wacht even.
refused-server-limit-address-chat = Hoogstens { $most } berichten per minuut van één adres; wacht even.
refused-server-limit-bot-tables = Deze server laat hoogstens { $most } tafels met alleen bots tegelijk spelen. Wacht tot er een klaar is, of ga zelf aan tafel zitten.
refused-server-limit-own-bot-tables = Aan hoogstens { $most } van je tafels kunnen tegelijk alleen bots spelen. Wacht tot er een klaar is, of ga zelf aan tafel zitten.
refused-server-limit-address-sheets = Vanaf één adres kunnen hooguit { $most } gedeelde bladen per uur worden begonnen.
refused-server-limit-sheet-bytes = Een deel van een gedeeld blad telt hooguit { $most } bytes.
refused-server-paused = De partij is gepauzeerd; ga er eerst mee verder.
refused-server-undo-nobody = Hier speelt verder niemand die akkoord kan gaan.
refused-server-undo-declined = Dat is afgewezen. Na de volgende zet mag je weer vragen.
refused-server-undo-not-asked = Nu wil niemand een zet terugnemen.
refused-server-no-public = Openbare tafels staan op deze server uit.
refused-server-who = Zeg eerst wie je bent.
refused-server-link = Deze link is niet meer geldig.
refused-server-empty = Dit bericht is leeg.
refused-server-message = Dit bericht is niet te begrijpen.
refused-server-large = Dat is te groot.
refused-server-too-fast = Hoogstens { $most } verzoeken per seconde van één adres; wacht even.
refused-server-elsewhere = Dat kwam van een pagina van een andere site.
refused-server-not-ready = De server is nog niet klaar.
refused-server-database-silent = De database antwoordt op dit moment niet; probeer het zo nog eens.
refused-server-database-unwritable = Er kan op dit moment niets worden opgeslagen; probeer het zo nog eens.
refused-server-database-moved = Het databasebestand is verwijderd of vervangen. Er wordt niets opgeslagen totdat de server opnieuw is gestart.
refused-server-crash = Hier ging iets mis. Het is genoteerd.

## Getallen uitgelegd

page-account-title = Punten nu: { $name }
page-account-certain = Zeker tot nu toe: { $points }. De rest kan nog veranderen.
page-stands-settled = definitief
page-stands-rises = veilig, kan groeien
page-stands-falls = definitief verloren
page-stands-fades = voorlopig
page-stands-open = kan veranderen
page-gains = Sinds je vorige beurt, { $name }
page-first-game = Mijn eerste spel: eenvoudige regels
page-first-rules = Regels
page-first-no = Alle regels
page-first-note = In een eerste spel blijft alles weg wat kan wachten, en de bots zijn beginners.
page-hints-bots = Tegen bots
page-hint-why = Waarom?

## Games on this device

page-here-mark = Op dit apparaat
page-here-online = Op de server
page-here-where = Waar er gespeeld wordt
page-here-note = Zonder server, ook in vliegtuigstand. De partij blijft op dit apparaat; als ze uit is, kun je haar naar de server sturen.
page-no-server = De server is niet te bereiken, maar je kunt spelen: tegen bots, alleen of met meer mensen aan dit scherm. Je partijen blijven op dit apparaat.
page-serverless = Deze pagina heeft geen server nodig: speel tegen bots, alleen of met meer mensen aan dit scherm. Je partijen blijven op dit apparaat.
page-no-server-now = De server is nu niet te bereiken. Er is niets verloren.
page-no-server-friends = Voor vrienden aan andere schermen is de server nodig, en die is nu niet te bereiken. Bots en mensen aan dit scherm hebben hem niet nodig.
page-no-server-missing = Er ontbreekt nog iets voor dit spel op dit apparaat: daarvoor is één keer een verbinding nodig.
page-here-remove = Verwijderen
page-here-remove-sure = Deze partij voorgoed verwijderen?
page-here-decline = Hier bewaren
page-here-save = Verslag
page-here-keep = Bewaren
page-here-send = Naar de server sturen
page-here-send-note = De server speelt de partij na met haar verslag. Daarna staat ze in je lijst en kun je haar delen.
page-here-send-later = Als je weer online bent, kun je deze partij naar de server sturen en delen.
page-here-sent = Op de server
page-here-sent-note = De partij staat nu op de server: je kunt haar delen.
page-here-refused = De server heeft haar niet aangenomen: { $reason } De partij blijft hier.
page-here-offer = { $count ->
        [one] Een afgelopen partij op dit apparaat kan nu naar de server.
       *[other] { $count } afgelopen partijen op dit apparaat kunnen nu naar de server.
    } Daarna kun je delen.
page-here-full = Deze browser heeft geen ruimte meer: wat vanaf nu wordt gespeeld, gaat verloren als je het tabblad sluit. Maak ruimte of bewaar het verslag.
page-here-denied = Deze browser bewaart niets: de partij gaat verloren als je het tabblad sluit. Je kunt het verslag bewaren.
page-here-no-net = Het netwerk van de grootmeester staat niet op dit apparaat: voorlopig speelt hij als de meester.
page-here-log = Er is niets verloren: het verslag kan als bestand worden bewaard.
page-here-take = Bewaren wat er is als bestand
