# Words of the page, and of the server.

## Everywhere

page-skip = Zum Tisch springen
page-title = Ist hier noch frei?
page-about = Drei Brettspiele, in denen alle einen Platz suchen.
page-home = Startseite
page-menu = Menü
page-games = Die Spiele
page-rules = Regeln
page-strategy = Strategie
page-score = Echten Tisch auswerten
page-score-short = Werten
page-settings = Einstellungen
page-lost = Hinter dieser Tür ist nichts.
page-loading = Der Tisch wird gedeckt …
page-no-connection = Keine Verbindung. Neuer Versuch …
page-close = Schließen
page-me = Du
page-you = du
page-name = Dein Name
page-keep = Behalten
page-level-random = Zufall
page-level-greedy = Gierig
page-level-novice = Neuling
page-level-casual = Entspannt
page-level-skilled = Geübt
page-level-expert = Experte
page-level-master = Meister
page-level-grandmaster = Großmeister
page-minutes = { $count } min
page-hours = { $count } Std.
page-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Home

page-tag-overbooking = Das Fest des Königs, viel zu viele Gäste und eine Hintertür.
page-tag-overbooked = Verliebte, Kinder, ein Rugbyteam: alle in ein Flugzeug.
page-tag-oktoberfest = Bediene lange Tische, heuere Helden an, achte auf Hüte und Zöpfe.
page-play-now = Jetzt spielen
page-with-bots = Du und { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    } · { $level }
page-with-nobody = Du allein
page-invite-short = Einladen
page-more = Mehr …
page-my-games = Deine Partien
page-my-games-none = Angefangene Partien warten hier auf dich.
page-past-games = Frühere Partien
page-open-tables = Offene Tische
page-open-tables-none = Gerade wartet niemand auf Gesellschaft. Öffne unter „Mehr“ einen öffentlichen Tisch.
page-all = Alle { $count } zeigen
page-fewer = Weniger zeigen
page-continue = Weiter
page-join = Mitspielen
page-watch = Zuschauen
page-over = Beendet
page-move-number = Zug { $number }
page-free-seats = { $count ->
        [0] Kein Platz frei
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }

## A new table

page-players = Personen
page-alone = Allein
page-who-sits = Wer sitzt wo
page-seat-open = Freier Platz
page-seat-hot = Gleicher Bildschirm
page-seat-for-all = Alle mit dem Link
page-seat-for-one = Eine Person, eigener Link
page-seat-kept = für jemanden reserviert
page-table-rules = Uhr, Vertretung, eigene Karten
page-who-sees = Wer den Tisch findet
page-by-link = Nur mit dem Link
page-public = Alle
page-pace = Tempo
page-pace-live = An einem Stück
page-pace-slow = Über Tage
page-pace-slow-note = Drei Tage für jeden Zug, wenn du keine Uhr stellst.
page-clock = Uhr
page-clock-none = Keine
page-clock-move = Für jeden Zug
page-clock-game = Für die Partie
page-clock-time = Zeit
page-stand-in = Vertretung
page-stand-in-note = Ein Bot, der für alle spielt, die gehen; „etwa gleich stark“ richtet sich nach ihrem Spiel.
page-stand-in-like = Etwa gleich stark
page-pack = Deine eigenen Karten
page-pack-note = Eine Kartendatei (TOML), wenn du die Schachtel hast.
page-reset = Wie üblich
page-open-table = Tisch öffnen
page-option-bonus = Wappenbonus
page-option-bonus-none = Ohne
page-option-bonus-beginner = Einsteiger
page-option-bonus-expert = Experten
page-option-peek = Eigene verdeckte Gäste ansehen
page-option-peek-true = Jederzeit
page-option-peek-false = Nie
page-option-events = Ereignisse
page-option-events-0 = Keine
page-option-events-1 = Eins gelost
page-option-events-2 = Zwei gelost
page-option-events-named = Auswählen
page-option-symbols = Symbole auf Karten
page-option-symbols-true = Mit
page-option-symbols-false = Ohne
page-option-complex = Komplexe Karten
page-option-complex-true = Mit
page-option-complex-false = Ohne
page-option-kids = Gesellschaft für Kinder
page-option-kids-any = Alle
page-option-kids-adults = Nur Erwachsene
page-option-missing-friends = Ereignis „Freunde vermisst“
page-option-missing-friends-every = Jede Gruppe
page-option-missing-friends-largest = Größte Gruppe
page-option-low-season = Ereignis „Flaute in der Nebensaison“
page-option-low-season-area = Größte leere Fläche
page-option-low-season-line = Längste leere Linie
page-option-scenario = Szenario
page-option-scenario-friends = Freunde
page-option-scenario-romance = Romantik
page-option-scenario-school = Klassenfahrt
page-option-difficulty = Schwierigkeit
page-option-difficulty-beginner = Einsteiger
page-option-difficulty-experienced = Erfahren
page-option-difficulty-expert = Experte
page-option-series = Serien der A-Karten dürfen sich Gäste teilen
page-option-series-overlapping = Ja
page-option-series-separate = Nein
page-option-pairs = Paare der Helden dürfen sich Gäste teilen
page-option-pairs-overlapping = Ja
page-option-pairs-separate = Nein
page-option-change = Wechselgeld beim Anheuern
page-option-change-none = Keines
page-option-change-taken = Darf genommen werden

## The waiting room

page-all-here = Alle sind da.
page-here = da
page-watching = { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Leute schauen zu
    }
page-sit = Hier sitzen
page-add-bot = Bot hinsetzen
page-remove = Entfernen
page-start = Partie beginnen
page-start-when = Sobald jeder Platz besetzt ist.
page-wait-host = Der Tisch beginnt, sobald jeder Platz besetzt ist.
page-wait-sit = Nimm einen freien Platz oder schau zu.
page-get-up = Aufstehen
page-sent-away = Weggeschickt
page-let-in = { $name } wieder hereinlassen
page-take-over = Den Tisch übernehmen
page-qr = QR-Code mit diesem Link
page-invite = Freunde einladen
page-invite-which = Für welchen Platz der Link ist
page-invite-all = Der Tisch
page-copy = Link kopieren
page-copied = Kopiert

## At the table

page-away = weg
page-your-turn = Du bist dran.
page-turn-of = { $name } überlegt.
page-undo = Zurücknehmen
page-leave = Gehen
page-return = Selbst weiterspielen
page-stand-in-for = Einen Bot für { $name } spielen lassen
page-table-closed = Dieser Tisch wurde geschlossen.
page-signed-out = Du bist hier abgemeldet.
page-story = Was geschah
page-story-none = Noch nichts.
page-since = Seit deinem letzten Zug
page-new = Neu seit deinem letzten Zug
page-latest = Letzte Züge
page-since-none = Noch nichts: Hier steht, was die anderen tun.
page-since-again = Noch einmal abspielen
page-since-all = Alles lesen
page-again-stop = Zurück zum Spiel
page-earlier = Vorher
page-talk = Chat
page-talk-unread = Chat, { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
page-talk-none = Noch hat niemand etwas gesagt.
page-message = Nachricht
page-send = Senden
page-mute = Stummschalten
page-react-hello = Hallo
page-react-well-played = Gut gespielt
page-react-thanks = Danke
page-react-oops = Hoppla
page-react-thinking = Ich überlege
page-react-laugh = Haha
page-react-wow = Wow
page-react-sad = Schade
page-handover = { $name } ist dran: Gib den Bildschirm weiter
page-handover-note = Der Tisch bleibt verdeckt, bis du so weit bist.
page-handover-ready = Ich bin so weit
page-see-rule = Zur Regel
page-decided = An diesem Tisch: { $option } – { $value }.

## The end

page-result = Die Wertung
page-goals = Die Ziele
page-goal-kept = Erreicht:
page-goal-missed = Verfehlt:
page-you-won = Du hast gewonnen
page-ended = Das Spiel ist zu Ende. { $outcome }.
page-ended-seat = { $name }: { $points }.
page-line = Zeile
page-line-hint = Tippe auf eine Zeile, um zu sehen, woher sie kommt.
page-total = Summe
page-again = Noch einmal
page-look = Den Tisch ansehen
page-share = Partie teilen
page-picture = Bild sichern

## Lessons

page-guide = Begleitung
page-guide-first = Spiel dein erstes Spiel mit Begleitung
page-guide-first-short = Zum ersten Mal? Spiel mit Begleitung
page-guide-first-about = Gegen einen Neuling und mit den einfachsten Regeln: Vor jedem deiner Züge liest du, worauf es ankommt, und nach den Zügen der anderen, was sie bedeuten.
page-guide-off = Begleitung ausschalten
page-guide-on = Begleitung einschalten
page-guide-aim = Worum es geht
page-guide-now = Worauf es jetzt ankommt
page-guide-own = Was dein Zug ausgelöst hat
page-guide-happened = Was { $name } getan hat
page-guide-fate = Wer bleibt, wer geht
page-guide-end = Dein erstes Spiel ist vorbei
page-guide-wait = Warten auf { $name } …
page-guide-next = Weiter
page-guide-back = Zurück
page-guide-skip = Gleich zu meinem Zug
page-guide-step = Schritt { $step } von { $steps }
page-learn = Lernen
page-learn-about = Kurze Lektionen am echten Tisch: Probier einen Zug, und die Regeln antworten.
page-learn-basics = Die Grundlagen
page-learn-minutes = 5 bis 8 Minuten
page-learn-more = Mehr
page-learn-done = Geschafft
page-learn-begin = Anfangen
page-learn-step = Schritt { $step } von { $steps }
page-learn-progress = { $done } von { $lessons } Lektionen geschafft
page-learn-next = Weiter
page-learn-show = Zeig es mir
page-learn-again = Diesen Schritt neu beginnen
page-learn-rules = Regeln dieser Lektion
page-learn-right = Richtig!
page-learn-wrong = Versuch es noch einmal
page-learn-over = Das war die ganze Lektion.
page-learn-following = Nächste Lektion
page-learn-all = Alle Lektionen

## The replay

page-replay-short = Nachspielen
page-replay-start = Der Tisch ist gedeckt.
page-replay-move = Zug
page-replay-at = Zug { $ply } von { $plies }
page-replay-first = Zum Anfang
page-replay-before = Einen Zug zurück
page-replay-after = Einen Zug vor
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-speed = Tempo
page-replay-times = { $times }×
page-replay-link = Link zu diesem Zug kopieren
page-eyes = Wessen Augen
page-eyes-open = Wer entscheidet
page-eyes-of = Augen: { $name }
page-eyes-spectator = Augen von Zuschauern
page-log = Protokoll als Datei

## The rulebook

page-search = In den Regeln suchen
page-found = { $count ->
        [0] Davon spricht keine Regel.
        [one] Ein Absatz.
       *[other] { $count } Absätze.
    }
page-contents = Inhalt
page-rule-link = Regel { $number }: { $title }

## Scoring a real table

page-score-about-overbooking = Lege ein Hotel aus und sieh, wer ein Bett bekommt, oder werte das Spielende.
page-score-about-overbooked = Wähle einen Passagier, dann tippe auf Sitze oder streiche darüber.
page-score-about-oktoberfest = Tippe die Gäste der Reihe nach an, wie sie an den Tischen sitzen.
page-score-what = Was werten
page-score-one-hotel = Ein Hotel
page-score-end = Das Spielende
page-player = Spieler { $number }
page-first-player = Startspieler
page-second-player = Zweiter Spieler
page-less = Weniger: { $what }
page-more-of = Mehr: { $what }
page-brush = Wer dort sitzt
page-brush-empty = niemand
page-plane-of = Flugzeug von { $name }
page-on-stairs = Auf der Treppe
page-events = Ereignisse im Spiel
page-beds = Betten
page-sign = Schild über der Tür
page-where = Wohin
page-back-door = Hintertür
page-line-of-guests = Schlange
page-guests = Gäste
page-booked-guests = Untergebrachte Gäste
page-choose-target = Wen wählt diese Fähigkeit?
page-choose-again = Neu wählen
page-nobody = Niemand
page-hotel-booked = Untergebracht
page-hotel-turned-away = Abgewiesen
page-hotel-discarded = Aus dem Spiel
page-beds-left = { $left } von { $beds } Betten sind frei.
page-customers = Gäste
page-series = Reihe
page-tables-served = Bediente Tische
page-row = Reihe { $number }
page-add-table = Tisch
page-remove-table = Reihe { $row }, Tisch { $table } entfernen
page-place = Reihe { $row }, Tisch { $table }, { $name }, Platz { $place }
page-score-name = Name
page-score-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-score-so-far = Stand der Wertung
page-score-options = Hausregeln
page-draft-damaged = Was dieser Browser von diesem Tisch aufgehoben hatte, war nicht lesbar und wurde verworfen.
page-understood = In Ordnung
page-afresh = Neu beginnen
page-fill-row = Leere Sitze in Reihe { $row } füllen
page-fill-rest = Alle leeren Sitze: { $who }
page-fill-crest = Alle sechs mit { $crest }
page-owner = Wessen Gast
page-empty-places = { $count ->
        [one] { $count } Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
    }
page-sheet-share = Jeder am eigenen Handy
page-sheet-about = Mit einem Code füllt jeder seinen Teil selbst aus, und dieses Blatt sammelt alles.
page-sheet-begin = Code erstellen
page-sheet-code = Code
page-sheet-enter = Ich habe einen Code
page-sheet-open = Öffnen
page-sheet-until = Er gilt bis { $time }.
page-sheet-which = Welcher Platz ist deiner?
page-sheet-gone = Dieser Code gilt nicht (mehr). Was du ausgefüllt hast, ist noch da.
page-sheet-waiting = Keine Verbindung: Was du ausfüllst, bleibt hier und wird später gesendet.
page-sheet-sent = Alle sehen, was hier ausgefüllt ist.
page-sheet-another = Ich bin jemand anders
page-sheet-stop = Nicht mehr teilen
page-hotel-hint = Lege Gäste vom Hotel nach außen aus. Ein Tipp auf einen Gast nimmt ihn wieder weg.

## Settings

page-about-you = Du
page-language = Sprache
page-seeing = Sehen
page-theme = Helligkeit
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-patterns = Muster und Buchstaben
page-patterns-note = Figuren tragen neben der Farbe ein Muster und einen Buchstaben.
page-text = Schrift
page-text-normal = Normal
page-text-large = Groß
page-motion = Bewegung
page-motion-auto = Wie das Gerät
page-motion-still = Ruhig
page-speed = Tempo der Animationen
page-speed-note = Für das Prüfen der Buchungen und für Züge, die noch einmal abgespielt werden.
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-hearing = Hören
page-sound = Ton
page-volume = Lautstärke
page-sounds-note = Ein leises Klopfen, wenn etwas gelegt wird, zwei Töne, wenn du dran bist, ein paar mehr am Ende.
page-turn-title = Du bist dran · { $game }
page-on = An
page-off = Aus
page-other-device = Auf einem anderen Gerät
page-other-device-note = Ein persönlicher Link bringt deinen Namen und deine Partien auf Handy oder Tablet. Er gilt 30 Tage; behalte ihn für dich.
page-make-link = Link erstellen
page-my-link-qr = QR-Code mit deinem persönlichen Link
page-devices = Geräte und Skripte
page-devices-note = Alles, was in deinem Namen handelt. Was du abmeldest, ist sofort getrennt.
page-device-cookie = Browser
page-device-script = Skript
page-device-this = dieses hier
page-device-made = seit { $when }
page-device-used = zuletzt benutzt { $when }
page-device-never = nie benutzt
page-device-revoke = Abmelden
page-token-label = Wofür der Schlüssel eines Skripts ist
page-token-make = Schlüssel erzeugen
page-token-once = Wird nur jetzt gezeigt; behalte ihn für dich:
page-enter = Bist du das?
page-enter-note = Mit diesem Link bist du auf diesem Gerät, wer du auf dem anderen bist.
page-enter-yes = Ja, das bin ich
page-enter-none = Dieser Link ist unvollständig.
page-welcome = Willkommen, { $name }

## Auf diesem Gerät

page-version-new = Eine neuere Version ist da.
page-version-reload = Laden
page-version-later = Später
page-flight = Bereit fürs Flugzeug
page-flight-note = Houseful kann auf diesem Gerät bleiben, mit allem, was eine Partie gegen Bots braucht. Dann spielst du in der Luft, im Tunnel und in der Hütte ohne Netz.
page-flight-page = Die Seite, Regeln, Karten und Lektionen
page-flight-game = { $game } mit seinen besten Bots
page-flight-megabytes = { $megabytes } MB
page-flight-there = auf diesem Gerät
page-flight-part = { $done } von { $all } MB
page-flight-begin = Alles holen
page-flight-get = Was fehlt, holen ({ $megabytes } MB)
page-flight-busy = Unterwegs: { $done } von { $all } MB
page-flight-stop = Anhalten
page-flight-ready = Alles da: bereit fürs Flugzeug.
page-flight-remove = Von diesem Gerät entfernen
page-flight-may-go = Wird der Platz auf diesem Gerät knapp, darf der Browser es wegräumen.
page-flight-full = Auf diesem Gerät ist kein Platz mehr. Was passt, ist da; schaff etwas Platz und hol den Rest.
page-flight-failed = Die Verbindung ist abgebrochen. Was angekommen ist, bleibt; hol den Rest später.
page-flight-cannot = Dieser Browser behält hier nichts. Er braucht eine Adresse mit https und kein privates Fenster.

## Wenn du dran bist

page-reminders = Wenn du dran bist
page-reminders-note = In Partien über Tage erfährst du, wenn du seit einer Weile dran bist und den Tisch nirgends offen hast. Eine Nachricht nennt das Spiel und sonst nichts.
page-reminders-push = Mitteilungen auf diesem Gerät
page-reminders-denied = Dieser Browser lässt Houseful keine Mitteilungen zeigen. Du kannst es in seinen Einstellungen für diese Seite erlauben.
page-reminders-cannot = Dieser Browser kann keine Mitteilungen zeigen. Leg Houseful auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
page-reminders-failed = Der Browser ließ sich nicht anmelden; bitte versuch es später noch einmal.
page-reminders-devices = { $count ->
        [0] Keines deiner Geräte sagt dir Bescheid.
        [one] Eines deiner Geräte sagt dir Bescheid.
       *[other] { $count } deiner Geräte sagen dir Bescheid.
    }
page-reminders-mail = Per Mail
page-reminders-mail-address = Deine Mailadresse
page-reminders-mail-send = Schickt mir einen Link
page-reminders-mail-waits = Ein Link ist unterwegs an { $address }. Bis du ihn benutzt, geht nichts anderes dorthin.
page-reminders-mail-on = Mails gehen an { $address }.
page-reminders-mail-remove = Adresse entfernen
page-reminders-table = Sagt mir, wenn ich hier dran bin
page-reminders-how = Aussuchen, wie du es erfährst
page-mail-confirm = Ist das deine Mailadresse?
page-mail-confirm-note = Dann sagt dir eine Mail, wenn du in einer Partie über Tage dran bist und nicht hinsiehst.
page-mail-confirm-yes = Ja, schreibt mir
page-mail-confirmed = { $address } ist bestätigt.
page-mail-stop = Keine Mails mehr?
page-mail-stop-note = Deine Partien bleiben, wie sie sind; du hörst nur per Mail nichts mehr von ihnen.
page-mail-stop-yes = Alle Mails beenden
page-mail-stopped = An { $address } geht keine Mail mehr.
reminder-turn = Du bist dran bei { $game }
mail-turn = Hallo { $name },

    { $turn }: { $link }

    Du bekommst diese Mail, weil du darum gebeten hast. Keine Mails mehr: { $stop }
mail-confirm-subject = Ist das deine Mailadresse?
mail-confirm = Hallo { $name },

    jemand bei Houseful, wahrscheinlich du, möchte hier erfahren, wenn er dran ist. Wenn das stimmt, öffne binnen drei Tagen diesen Link: { $link }

    Wenn nicht, brauchst du nichts zu tun: Es folgt keine weitere Mail.

## Deine Partien bisher

page-record = Deine Partien bisher
page-record-note = Von diesem Server aufgehoben, ohne Konto.
page-record-none = Noch ist keine deiner Partien zu Ende. Die erste wird hier stehen.
page-record-games = { $count ->
        [one] Partie zu Ende
       *[other] Partien zu Ende
    }
page-record-won = { $count ->
        [one] Sieg
       *[other] Siege
    }
page-record-streak = { $count ->
        [one] Sieg in Folge
       *[other] Siege in Folge
    }
page-record-streak-note = längste Reihe: { $count }
page-record-days = { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
page-record-share = { $percent } % von { $games }
page-record-by-game = Siege
page-record-against = Gegen
page-record-people = Menschen
page-record-played = Gespielt
page-record-wins = Gewonnen
page-record-best = Bestes
page-record-average = Mittel
page-record-won-of = { $won } von { $games } gewonnen
page-record-points-best = am besten { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkte
    }, im Mittel { $average }
page-record-alone = Allein
page-record-alone-won = { $won } von { $games } erfüllt
page-record-weeks = Partien je Woche
page-record-weeks-text = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } in den letzten { $weeks } Wochen, die meisten in einer Woche: { $most }.
page-record-week = Woche vom { $day }: { $games } gespielt, { $won } gewonnen
page-record-points = Punkte, Partie für Partie
page-record-points-text = { $game }: { $least } bis { $most } Punkte in den letzten { $count } Partien, zuletzt { $latest }.
page-record-same-screen = { $count ->
        [one] Eine Partie an einem Bildschirm zählt
       *[other] { $count } Partien an einem Bildschirm zählen
    } als gespielt, für niemanden als gewonnen.
page-record-left = { $count ->
        [one] Eine Partie hast du vor dem Ende verlassen.
       *[other] { $count } Partien hast du vor dem Ende verlassen.
    }
page-record-data = Deine Daten
page-record-data-note = Alles, was dieser Server über dich aufhebt, als Datei.
page-record-export = Meine Daten herunterladen
page-record-delete = Mich löschen
page-record-delete-note = Dein Name, deine Nachrichten, Geräte und Mailadresse werden für immer gelöscht. Gespielte Partien bleiben ohne dich; in laufenden spielt eine Vertretung.
page-record-delete-sure = Um alles zu löschen, schreib deinen Namen: { $name }
page-record-delete-yes = Für immer löschen
page-record-deleted = Hier bist du vergessen. Mach’s gut.

## Links

page-invites = { $name } lädt dich ein: { $game }

## Hints

page-hint = Tipp
page-hint-thinking = Ein Bot denkt nach …
page-hint-says = Ein starker Bot rät:
page-hint-play = So spielen
page-hints = Tipps
page-hints-note = Wer am Zug ist, darf einen starken Bot fragen.

## Gehen, Pausieren, Zurücknehmen, Bestätigen

page-leave-bots-title = Partie pausieren?
page-leave-bots-note = Die Bots hören auf, und niemand spielt für dich. Die Partie wartet unter „Deine Partien“ und geht weiter, wenn du sie öffnest.
page-pause = Pausieren und gehen
page-end-game = Partie beenden
page-end-game-note = Sie wird nicht aufgehoben.
page-leave-title = Den Tisch verlassen?
page-leave-note = Ein Bot nimmt deinen Platz ein und spielt für dich.
page-leave-slow-note = Diese Partie dauert Tage: Niemand spielt für dich, solange deine Uhr läuft.
page-come-back = Später wiederkommen
page-come-back-note = Der Platz bleibt deiner. Bis du zurück bist, giltst du als weg.
page-come-back-slow-note = Der Platz bleibt deiner, und die Partie wartet unter „Deine Partien“.
page-give-up = Meinen Platz aufgeben
page-give-up-note = Der Bot behält ihn bis zum Schluss; zurück kannst du nicht.
page-stay = Bleiben
page-paused = Pausiert
page-paused-note = Die Partie ist pausiert.
page-resume = Weiterspielen
page-level-like = Vertretung
page-ask-undo = Um Zurücknehmen bitten
page-undo-asked = Die anderen werden gefragt, ob dein Zug zurückgenommen werden darf.
page-undo-asks = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen.
}
page-undo-asks-seen = Was aufgedeckt wurde, bleibt bekannt.
page-agree = Zustimmen
page-decline = Ablehnen
page-undo-declined = { $name } möchte den Zug lieber stehen lassen.
page-playing = Spielen
page-confirm-moves = Meine Züge bestätigen
page-confirm-moves-note = Ein Zug wird erst ausgelegt; ein Knopf oder die Eingabetaste führt ihn aus.
page-confirm-laid-out = Dein Zug ist ausgelegt.
page-confirm = So ziehen
page-confirm-not = Neu wählen
page-move-kept = Keine Verbindung. Dein Zug ist gemerkt und wird so bald wie möglich geschickt.
page-move-lost = Die Partie ging weiter, während die Verbindung weg war: Dein Zug wurde nicht gemacht.
page-seat-closed = Geschlossener Platz
page-seat-close = Platz schließen
page-seat-reopen = Platz öffnen
page-seat-who = Platz { $number }: wer spielt
page-seat-name = Name
page-seat-named = Name der Person auf Platz { $number }
page-hot-seat = Ein Gerät für mehrere
page-hot-seat-note = Wer den Tisch leitet, darf an einem Tisch für alle mehrere Plätze nehmen.
page-this-table = Dieser Tisch
page-change = Ändern
page-done = Fertig

## Games that cannot be opened

page-unreadable = Kann hier nicht geöffnet werden
page-unreadable-kept = Nichts ist verloren: Ein Server mit diesen Regeln kann sie fortsetzen.

## Ehrliches Geben

page-fair-proved = Ehrlich gegeben, von deinem Browser geprüft
page-fair-partly = Das Geben ist in sich stimmig
page-fair-broken = Das Geben ist nicht stimmig!
page-fair-unchecked = Das Geben wurde nicht geprüft
page-fair-insecure = Browser können das nur über https prüfen oder auf dem Rechner, auf dem der Tisch steht.
page-fair-check-first = Der Server hat sich festgelegt, bevor er deine Zahl kannte.
page-fair-check-secret = Sein Geheimnis passt zu dieser Festlegung.
page-fair-check-number = Deine eigene Zahl ist eingeflossen.
page-fair-check-seed = Der Startwert folgt aus dem Geheimnis und den Zahlen aller.
page-fair-yes = (stimmt)
page-fair-no = (stimmt nicht)
page-fair-unknown = (hier nicht bekannt)
page-fair-means = Also konnte sich weder der Server noch jemand am Tisch die Karten aussuchen.
page-fair-not = Nicht bewiesen: dass der Server sein Geheimnis während des Spiels niemandem verraten hat, etwa anderen am Tisch oder Bots, und was gekommen wäre, wenn er vor dem Ende verschwunden wäre.
page-fair-rules = Ob die Karten aus dem Startwert folgen, wissen nur die Regeln: „houseful replay“ prüft es mit dem Protokoll.

## Karten

page-cards = Karten
page-cards-about-overbooking = Alle Gäste, Hotels und Plättchen vom Fest des Königs.
page-cards-about-overbooked = Alle, die fliegen wollen, und was unterwegs geschehen kann.
page-cards-about-oktoberfest = Helden, Tische, Aufträge und Münzen: alles, was im Zelt liegt.
page-cards-search = In den Karten suchen
page-cards-kinds = Arten von Karten
page-cards-all = Alle
page-cards-found = { $count ->
        [0] Dazu passt keine Karte.
        [one] Dazu passt eine Kartenart.
       *[other] Dazu passen { $count } Kartenarten.
    }
page-cards-count = { $count } insgesamt
page-cards-in-box = { $count ->
        [one] Einmal in der Schachtel
       *[other] { $count } in der Schachtel
    }
page-cards-gone = { $count ->
        [one] weg
       *[other] { $gone } von { $count } weg
    }
page-cards-none-gone = noch keine weg
page-cards-left = Was weg ist
page-cards-left-all = Alle
page-cards-left-out = Noch zu erwarten
page-cards-left-gone = Weg
page-cards-at-table = Die Karten einer laufenden Partie: Verblasste haben Stapel und Vorrat verlassen, soweit du es wissen kannst.
page-cards-back = Zurück an den Tisch
page-cards-own-window = In einem eigenen Fenster
page-cards-pack = Eigene Karten des Gastgebers: { $pack }.
page-cards-see = In der Galerie
page-cards-before = Die Karte davor
page-cards-after = Die nächste Karte
page-sources = Woher die Angaben stammen
page-source-rulebook = Anleitung
page-source-published = veröffentlicht
page-source-inferred = erschlossen
page-source-stand-in = Ersatzwert
page-why = Warum: { $title }
page-open-rulebook = Die Anleitung öffnen

# Neben dem Tisch

page-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-glossary = Wörter
page-glossary-note = Die Wörter dieses Spiels, jedes mit der ersten Regel, in der es vorkommt.
page-glossary-look = „{ $word }“ in den Regeln
page-keys = Tasten
page-key-space = Leertaste
page-key-arrows = Von Teil zu Teil
page-key-tab = Zum nächsten Bereich des Tisches
page-key-enter = Wählen, dann bestätigen
page-key-escape = Zurücklegen; schließen, was neben dem Tisch liegt
page-key-help = Diese Liste
page-key-overbooking-escape = Zurücklegen; die Prüfung überspringen; schließen, was neben dem Tisch liegt
page-key-overbooked-cards = Diese Karte aus der Halle nehmen
page-key-overbooked-turn = Die Karte nach rechts drehen
page-key-overbooked-back = Die Karte nach links drehen
page-key-overbooked-fits = Überall, wo die Karte passt
page-key-overbooked-lens = Punktelupe, solange man sie hält
page-key-oktoberfest-tables = Diesen Tisch wählen
page-key-oktoberfest-turn = Den Tisch drehen
page-key-oktoberfest-cook = In die Küche

## Was der Server ablehnt

refused-server-not-saved = Das ist vielleicht nicht gespeichert: Sieh auf den Tisch, bevor du es noch einmal versuchst.
refused-server-started = Das Spiel hat schon begonnen.
refused-server-out-of-time = Deine Zeit ist um: Ein Bot spielt für dich.
refused-server-not-sitting = Du sitzt nicht an diesem Tisch.
refused-server-no-table = Diesen Tisch gibt es nicht.
refused-server-no-sheet = Es gibt kein Blatt mit diesem Code, oder es ist zu alt.
refused-server-no-seat = An diesem Tisch ist kein Platz für dich.
refused-server-no-rematch = Eine Revanche ist für die, die gespielt haben, nach dem Spiel.
refused-server-no-page = Unter dieser Adresse ist nichts.
refused-server-commitment-old = Diese Festlegung ist zu alt; bitte frag nach einer neuen.
refused-server-commitment-used = Diese Festlegung gehört schon zu einem anderen Tisch; bitte frag nach einer neuen.
refused-server-seat-taken = Dieser Platz ist besetzt.
refused-server-seats-open = Es sind noch Plätze frei.
refused-server-nobody-there = Dort sitzt niemand, der weggeschickt werden könnte.
refused-server-nobody = Hier gibt es niemanden mit diesem Namen.
refused-server-host-only = Das darf nur, wer den Tisch eröffnet hat.
refused-server-banned-here = Wer diesen Tisch eröffnet hat, hat dich hier gesperrt.
refused-server-banned = Der Betreiber dieses Servers hat dich gesperrt.
refused-server-one-seat = An einem öffentlichen Tisch hat jeder einen Platz.
refused-server-closed = Dieser Tisch wurde geschlossen.
refused-server-chat = Der Chat ist für die, die am Tisch sind.
refused-server-no-stand-in = An diesem Tisch kann jetzt niemand vertreten werden.
refused-server-not-away = Vielleicht kommt die Person noch zurück; bitte warte noch { $seconds } s.
refused-server-no-token = Diesen Schlüssel gibt es nicht.
refused-server-limit-script-tokens = Eine Person darf höchstens { $most } Schlüssel für Skripte haben; widerruf zuerst einen.
refused-server-limit-push-devices = Höchstens { $most } Geräte einer Person bekommen Mitteilungen; schalte sie zuerst auf einem anderen ab.
refused-server-limit-reminders = Eine Person erfährt am Tag höchstens { $most } Mal, dass sie dran ist.
refused-server-limit-mails = Eine Person bekommt am Tag höchstens { $most } Mails.
refused-server-limit-mail-requests = Du darfst am Tag höchstens { $most } Mailadressen angeben.
refused-server-limit-address-mail-requests = Von einem Anschluss dürfen am Tag höchstens { $most } Mailadressen angegeben werden.
refused-server-limit-mailbox-requests = An eine Mailadresse gehen am Tag höchstens { $most } Links.
refused-server-push-endpoint = An diesen Mitteilungsdienst kann der Server nichts schicken.
refused-server-push-keys = Das sind keine Schlüssel aus der Anmeldung eines Browsers.
refused-server-no-push = Dieser Server schickt keine Mitteilungen.
refused-server-no-mail = Dieser Server schickt keine Mails.
refused-server-mail-link = Dieser Link gilt nicht mehr: Er ist zu alt, oder die Adresse hat sich seither geändert.
refused-server-mail-failed = Die Mail ließ sich nicht verschicken; bitte versuch es später noch einmal.
refused-server-slow-clock = An einem langsamen Tisch hat ein Zug mindestens eine Stunde.
refused-server-limit-packs = Eine Person darf am Tag höchstens { $most } eigene Kartensätze mitbringen.
refused-server-packs-off = Auf diesem Server wird mit den Standardkarten gespielt.
refused-server-packs-busy = Gerade werden zu viele Kartensätze gelesen; bitte noch einmal versuchen.
refused-server-pack-slow = Dieser Kartensatz ließ sich nicht innerhalb von { $seconds } Sekunden lesen.
refused-server-unreadable-later = Das Protokoll zeigt alle Karten: Es ist einen Tag nach dem letzten Zug zu haben.
refused-server-limit-events = Eine Antwort erzählt höchstens { $most } Zeilen aus dem Protokoll einer Partie.
refused-server-limit-head-bytes = Der Kopf einer Anfrage hat höchstens { $most } Bytes.
refused-server-limit-head-fields = Eine Anfrage hat höchstens { $most } Kopfzeilen.
refused-server-limit-head-seconds = Der Kopf einer Anfrage muss innerhalb von { $most } Sekunden ankommen.
refused-server-limit-body-bytes = Eine Anfrage hat höchstens { $most } Bytes.
refused-server-limit-body-seconds = Eine Anfrage muss innerhalb von { $most } Sekunden ankommen.
refused-server-limit-connections = Der Server hat höchstens { $most } Verbindungen; bitte versuche es später noch einmal.
refused-server-limit-address-connections = Eine Adresse darf höchstens { $most } Verbindungen haben.
refused-server-limit-pages = Eine Adresse darf höchstens { $most } Dateien in der Sekunde laden; bitte warte einen Augenblick.
refused-server-limit-health = Eine Adresse darf höchstens { $most }-mal in der Sekunde fragen.
refused-server-limit-messages = Höchstens { $most } Nachrichten in der Sekunde; bitte warte einen Augenblick.
refused-server-limit-address-messages = Eine Adresse darf höchstens { $most } Nachrichten in der Sekunde senden; bitte warte einen Augenblick.
refused-server-limit-sockets = Du hast schon { $most } Tische offen; bitte schließe einen.
refused-server-limit-address-sockets = An einer Adresse dürfen höchstens { $most } Tische offen sein.
refused-server-limit-address-openings = Von einer Adresse können höchstens { $most } Verbindungen zu Tischen in der Sekunde geöffnet werden. Versuch es gleich noch einmal.
refused-server-limit-people-per-hour = Von einer Adresse dürfen höchstens { $most } neue Leute in der Stunde kommen.
refused-server-limit-tables-per-hour = Du darfst höchstens { $most } Tische in der Stunde decken.
refused-server-limit-address-tables-per-hour = Von einer Adresse dürfen höchstens { $most } Tische in der Stunde gedeckt werden.
refused-server-limit-open-tables = Du darfst höchstens { $most } Tische zugleich führen; beende oder verlasse erst einen.
refused-server-limit-hints = Höchstens { $most } Tipps in der Minute; bitte warte einen Augenblick.
refused-server-limit-address-hints = Höchstens { $most } Tipps in der Minute für eine Adresse; bitte warte einen Augenblick.
refused-server-limit-chat = Höchstens { $most } Nachrichten in der Minute; bitte warte einen Augenblick.
refused-server-limit-address-chat = Höchstens { $most } Nachrichten in der Minute von einer Adresse; bitte warte einen Augenblick.
refused-server-limit-bot-tables = Auf diesem Server spielen höchstens { $most } Tische nur mit Bots zur selben Zeit. Warte, bis einer davon fertig ist, oder setz dich selbst dazu.
refused-server-limit-own-bot-tables = Höchstens { $most } deiner Tische können zur selben Zeit nur mit Bots besetzt sein. Warte, bis einer davon fertig ist, oder setz dich selbst dazu.
refused-server-limit-address-sheets = Von einer Adresse aus können höchstens { $most } geteilte Blätter in der Stunde begonnen werden.
refused-server-limit-sheet-bytes = Ein Teil eines geteilten Blattes hat höchstens { $most } Bytes.
refused-server-paused = Die Partie ist pausiert; erst muss sie weitergehen.
refused-server-undo-nobody = Hier spielt sonst niemand, der zustimmen könnte.
refused-server-undo-declined = Das wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
refused-server-undo-not-asked = Gerade möchte niemand einen Zug zurücknehmen.
refused-server-no-public = Öffentliche Tische sind auf diesem Server abgeschaltet.
refused-server-who = Bitte sag zuerst, wer du bist.
refused-server-link = Dieser Link gilt nicht mehr.
refused-server-empty = Diese Nachricht ist leer.
refused-server-message = Diese Nachricht ist nicht zu verstehen.
refused-server-large = Das ist zu groß.
refused-server-too-fast = Höchstens { $most } Anfragen in der Sekunde von einer Adresse; bitte warte einen Augenblick.
refused-server-elsewhere = Das kam von der Seite einer anderen Website.
refused-server-not-ready = Der Server ist noch nicht bereit.
refused-server-database-silent = Die Datenbank antwortet gerade nicht; bitte versuch es gleich noch einmal.
refused-server-database-unwritable = Gerade kann nichts gespeichert werden; bitte versuch es gleich noch einmal.
refused-server-database-moved = Die Datei der Datenbank wurde gelöscht oder ersetzt. Bis der Server neu gestartet ist, wird nichts gespeichert.
refused-server-crash = Hier ist etwas schiefgegangen. Es wurde notiert.

## Zahlen erklärt

page-account-title = Punkte jetzt: { $name }
page-account-certain = Bisher sicher: { $points }. Der Rest kann sich noch ändern.
page-stands-settled = endgültig
page-stands-rises = sicher, kann wachsen
page-stands-falls = endgültig verloren
page-stands-fades = fürs Erste
page-stands-open = kann sich ändern
page-gains = Seit deinem letzten Zug, { $name }
page-first-game = Meine erste Partie: einfache Regeln
page-first-rules = Regeln
page-first-no = Alle Regeln
page-first-note = In einer ersten Partie bleibt alles weg, was warten kann, und die Bots sind Neulinge.
page-hints-bots = Gegen Bots
page-hint-why = Warum?

## Games on this device

page-here-mark = Auf diesem Gerät
page-here-online = Auf dem Server
page-here-where = Wo gespielt wird
page-here-note = Ohne Server: auch im Flugmodus. Die Partie bleibt auf diesem Gerät; wenn sie zu Ende ist, kannst du sie an den Server schicken.
page-no-server = Der Server ist nicht zu erreichen, aber du kannst spielen: gegen Bots, allein oder zu mehreren an diesem Bildschirm. Deine Partien bleiben auf diesem Gerät.
page-serverless = Diese Seite braucht keinen Server: Spiele gegen Bots, allein oder zu mehreren an diesem Bildschirm. Deine Partien bleiben auf diesem Gerät.
page-no-server-now = Der Server ist gerade nicht zu erreichen. Nichts ist verloren.
page-no-server-friends = Für Freunde an anderen Bildschirmen braucht es den Server, und der ist gerade nicht zu erreichen. Bots und Leute an diesem Bildschirm brauchen ihn nicht.
page-no-server-missing = Etwas für dieses Spiel fehlt noch auf diesem Gerät: Einmal braucht es dafür eine Verbindung.
page-here-remove = Entfernen
page-here-remove-sure = Diese Partie endgültig entfernen?
page-here-decline = Hier behalten
page-here-save = Protokoll
page-here-keep = Behalten
page-here-send = An den Server schicken
page-here-send-note = Der Server spielt die Partie nach ihrem Protokoll durch. Dann steht sie in deiner Liste und lässt sich teilen.
page-here-send-later = Sobald du wieder online bist, kannst du diese Partie an den Server schicken und teilen.
page-here-sent = Auf dem Server
page-here-sent-note = Die Partie ist jetzt auf dem Server: Du kannst sie teilen.
page-here-refused = Der Server hat sie nicht angenommen: { $reason } Die Partie bleibt hier.
page-here-offer = { $count ->
        [one] Eine beendete Partie auf diesem Gerät kann jetzt an den Server gehen.
       *[other] { $count } beendete Partien auf diesem Gerät können jetzt an den Server gehen.
    } Dann lässt sie sich teilen.
page-here-full = Dieser Browser hat keinen Platz mehr: Was ab jetzt gespielt wird, ist verloren, wenn du den Tab schließt. Schaffe Platz oder hebe das Protokoll auf.
page-here-denied = Dieser Browser hebt nichts auf: Die Partie ist verloren, wenn du den Tab schließt. Du kannst ihr Protokoll aufheben.
page-here-no-net = Das Netz des Großmeisters ist nicht auf diesem Gerät: Vorerst spielt er wie der Meister.
page-here-log = Nichts ist verloren: Ihr Protokoll lässt sich als Datei aufheben.
page-here-take = Was da ist, als Datei aufheben
