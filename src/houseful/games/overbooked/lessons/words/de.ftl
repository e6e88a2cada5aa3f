# Wörter der Lektionen von Overbooked.

lesson-boarding = Ein Zug
lesson-boarding-about = Fülle dein Flugzeug: nimm eine Karte, setze ihre Passagiere, drehe eine Karte.
lesson-boarding-take = Dein Flugzeug ist leer: 50 leere Sitze kosten 50 Punkte, sechs Gutscheine bringen 3, also stehst du bei −47. Nimm „Gedränge“, vier Rugbyspieler, vom Gate. Diese Karte ist gratis.
lesson-boarding-take-done = „Gedränge“ gehört dir. Jetzt müssen die Passagiere sitzen.
lesson-boarding-take-wrong = Die anderen Karten kosten Gutscheine. Nimm „Gedränge“, die Karte am Gate.
lesson-boarding-seat = Die vier sitzen so, wie die Karte sie zeigt, in einer einzigen Zone. Setze sie, wohin du willst.
lesson-boarding-seat-done = Vier Sitze weniger sind leer, und eine Gruppe von Rugbyspielern bringt Punkte. Dann war der Gegner am Zug.
lesson-boarding-seat-wrong = Setze die vier Rugbyspieler irgendwo in eine Zone.
lesson-boarding-turn = Karten darfst du drehen, nie spiegeln. Nimm „Erste Reihe“, drehe sie um ein Viertel und setze die drei neben deine vier Rugbyspieler.
lesson-boarding-turn-done = Sieben Rugbyspieler bilden eine Gruppe: je ein Punkt, verdoppelt, weil der Gegner keine größere hat.
lesson-boarding-turn-wrong = Alle sieben Rugbyspieler sollen eine Gruppe sein. Drehe „Erste Reihe“ und setze einen der drei neben die vier.

lesson-wishes = Was Passagiere wünschen
lesson-wishes-about = Verliebte sitzen zu zweit, Kinder wollen Gesellschaft, die anderen große Gruppen.
lesson-wishes-couples = Ein Paar, genau zwei Verliebte, bringt 5 Punkte. Du hast eines auf 1A und 1B. Nimm „Familie linksherum“ und setze sie so, dass du zwei Paare hast.
lesson-wishes-couples-done = Zwei Paare, 10 Punkte. Sie berühren sich nicht, also zählen beide.
lesson-wishes-couples-wrong = Drei oder mehr Verliebte in einer Gruppe sind nichts wert. Halte die neuen von 1A und 1B fern.
lesson-wishes-kids = Das Kind auf 1A hat einen Senior neben sich, aber der Sitz dahinter, 2A, ist leer. Nimm „Chor ums Eck“ und setze ihn so, dass das Kind glücklich ist.
lesson-wishes-kids-done = Jeder Sitz neben dem Kind ist besetzt: 3 Punkte.
lesson-wishes-kids-wrong = Das Kind ist glücklich, wenn jeder benachbarte Sitz besetzt ist. Jemand muss auf 2A sitzen, und das Kind muss bleiben.
lesson-wishes-groups = Der Gegner hat vier Freunde in einer Gruppe, du hast drei. Nur die größte Gruppe zählt doppelt. Nimm „Klatschbasen“ und überhole ihn.
lesson-wishes-groups-done = Fünf Freunde, und niemand hat mehr: 10 Punkte statt 5. Rugbyspieler und Senioren zählen ebenso.
lesson-wishes-groups-wrong = Die zwei Freunde müssen neben deinen dreien sitzen, und keiner der drei darf seinen Sitz verlieren.

lesson-stairs = Überbucht
lesson-stairs-about = Was es kostet, wenn ein Passagier seinen Sitz verliert.
lesson-stairs-room = Nimm „Fünf im X“ und setze die fünf, ohne jemandem den Sitz zu nehmen. Eine Lücke im Muster verlangt nichts: Der Sitz dort darf besetzt oder leer sein.
lesson-stairs-room-done = Alle haben einen Sitz, und deine Treppe ist leer.
lesson-stairs-room-wrong = Dort würde jemand seinen Sitz verlieren. Suche fünf freie Sitze im selben Muster.
lesson-stairs-cost = Du darfst auch besetzte Sitze benutzen. Probiere es: Nimm „Jeder zweite Platz“ und setze mindestens eines der drei Kinder dorthin, wo schon jemand sitzt.
lesson-stairs-cost-done = Wer dort saß, ist überbucht und bleibt auf der Treppe: je 2 Punkte weniger. Wer die meisten auf der Treppe hat, verliert noch 2.
lesson-stairs-cost-wrong = Dort verliert niemand seinen Sitz. Setze dieses eine Mal ein Kind auf einen besetzten Sitz.

lesson-vouchers = Gutscheine
lesson-vouchers-about = Zahle Gutscheine, um Karten zu überspringen, und sammle die der anderen ein.
lesson-vouchers-skip = Du hast sechs Gutscheine. Jede Karte, die du überspringst, kostet einen, der auf sie gelegt wird. Nimm „Gedränge“, die dritte Karte vom Gate aus.
lesson-vouchers-skip-done = Ein Gutschein liegt auf „Guck-guck“, einer auf „Lesekreis“. Dir bleiben vier.
lesson-vouchers-skip-wrong = Nimm diesmal „Gedränge“, die dritte Karte: zwei Gutscheine.
lesson-vouchers-seat = Setze die vier Rugbyspieler, wohin du willst.
lesson-vouchers-seat-done = Der Gegner nahm „Guck-guck“ und den Gutschein darauf. „Lesekreis“ rückte mit dem anderen Gutschein ans Gate.
lesson-vouchers-seat-wrong = Setze die vier Rugbyspieler irgendwo in eine Zone.
lesson-vouchers-gain = Wer eine Karte nimmt, bekommt die Gutscheine darauf. Nimm „Lesekreis“: Die Karte ist gratis.
lesson-vouchers-gain-done = Du hast wieder fünf Gutscheine. Am Ende sind je zwei einen Punkt wert; ohne Gutschein musst du die Karte am Gate nehmen.
lesson-vouchers-gain-wrong = Der Gutschein liegt auf „Lesekreis“, der Karte am Gate.

lesson-counting = Lohnt es sich?
lesson-counting-about = Wäge ab, was ein Sitz bringt und was ein verlorener kostet.
lesson-counting-calm = Mitten im Spiel hältst du „Laternen“: zwei Freunde und zwei Kinder. Setze sie zuerst so, dass niemand überbucht ist.
lesson-counting-calm-done = Vier leere Sitze weniger. Damit kommst du höchstens auf 2 Punkte insgesamt. Suchen wir mehr.
lesson-counting-calm-wrong = Dort würde jemand seinen Sitz verlieren. In Zone 3, ab Sitz 1H, ist viel Raum.
lesson-counting-worth = Noch einmal dieselbe Karte. Deine Freunde sitzen in zwei kleinen Gruppen, und ein Senior auf 3F trennt sie. Erreiche 5 Punkte insgesamt.
lesson-counting-worth-done = Der Senior auf der Treppe kostet 4 Punkte, aber nun sitzen fünf Freunde beisammen. Die Summe entscheidet, und die höchste gewinnt.
lesson-counting-worth-wrong = Das bringt weniger. Drehe „Laternen“ um ein Viertel und setze einen Freund auf 3F.

lesson-seat-kinds = Fenster, Gang, Mitte
lesson-seat-kinds-about = Karten ohne Muster wünschen sich Arten von Sitzen.
lesson-seat-kinds-window = Die zwei Passagiere von „Sonnenaufgang“ wollen ans Fenster: Spalten A und K. Nimm die Karte und setze sie nacheinander, in beliebige Zonen.
lesson-seat-kinds-window-done = Beide schauen hinaus. Passagiere einer solchen Karte müssen nicht beisammensitzen.
lesson-seat-kinds-window-wrong = Nimm „Sonnenaufgang“ vom Gate und wähle dann für jeden einen Fensterplatz.
lesson-seat-kinds-aisle = „Unruhige Füße“, zwei Kinder und ein Verliebter, wollen Gangplätze: Spalten C, D, G und H. Nimm die Karte und setze alle drei.
lesson-seat-kinds-aisle-done = Alle drei sitzen am Gang. Sitze zu beiden Seiten eines Gangs sind nicht benachbart.
lesson-seat-kinds-aisle-wrong = Nimm „Unruhige Füße“ vom Gate und wähle dann für jeden einen Gangplatz.
lesson-seat-kinds-middle = Alle übrigen Sitze sind Mittelplätze: Spalten B, E, F und J. Nimm „Unkompliziert“ und setze den Freund und den Verliebten dorthin.
lesson-seat-kinds-middle-done = Sitze der richtigen Art dürfen auch besetzt sein; dann ist jemand überbucht.
lesson-seat-kinds-middle-wrong = Nimm „Unkompliziert“ vom Gate und wähle dann für jeden einen Mittelplatz.

lesson-symbols = Symbole
lesson-symbols-about = Vier Symbole, die ins Spiel kommen können.
lesson-symbols-swap = „Erste Reihe“ hat das Symbol Ersetzen. Nimm die Karte und benutze mindestens einen der Sitze deiner Rugbyspieler auf 1A und 1B.
lesson-symbols-swap-done = Wer den Sitz verlor, kam zurück in den Vorrat, nicht auf die Treppe: Das kostet nichts.
lesson-symbols-swap-wrong = Belege Sitz 1A oder 1B, damit du siehst, was das Symbol bewirkt.
lesson-symbols-cross = „Lagerfeuer“ hat das Symbol Queren: Das Muster darf über einen Gang reichen. Nimm die Karte und setze die Passagiere über einen Gang hinweg.
lesson-symbols-cross-done = Sie sitzen auf beiden Seiten. Wenn gezählt wird, trennt der Gang sie wieder.
lesson-symbols-cross-wrong = Das liegt in einer einzigen Zone. Lass das Muster über einen Gang reichen.
lesson-symbols-skip = „Gruppenumarmung“ hat das Symbol Auslassen: Du darfst einen Passagier auslassen. Nimm die Karte, lass einen Rugbyspieler aus und setze das Kind so an den Rand einer Zone, dass es glücklich ist.
lesson-symbols-skip-done = Wo der Rugbyspieler fehlt, ist kein Sitz, also ist das Kind glücklich: 3 Punkte mit einem Passagier weniger.
lesson-symbols-skip-wrong = Lass einen Rugbyspieler aus und setze das Kind dorthin, wo der fehlende keinen Sitz hätte: an die Bordwand, einen Gang, den Bug oder das Heck.
lesson-symbols-plus-one = „Freunde ums Eck“ hat das Symbol Pluspunkt. Nimm die Karte vom Gate.
lesson-symbols-plus-one-done = Die Karte ist am Ende einen Punkt wert, wo auch immer ihre Passagiere sitzen.
lesson-symbols-plus-one-wrong = Nimm „Freunde ums Eck“, die Karte am Gate.

lesson-complex = Komplexe Karten
lesson-complex-about = Weite Muster, die Überlegung verlangen.
lesson-complex-narrow = „Zerbrochener Spiegel“ ist eine komplexe Karte. Wie gezeichnet ist sie vier Sitze breit und passt nur in die mittlere Zone. Nimm sie und drehe sie so, dass sie in eine Zone mit drei Sitzen je Reihe passt.
lesson-complex-narrow-done = Um ein Viertel gedreht ist sie drei Sitze breit. Lass früh im Spiel Raum für solche Karten.
lesson-complex-narrow-wrong = Drehe die Karte um ein Viertel und lege sie in die erste oder die letzte Zone.

lesson-events = Ereignisse
lesson-events-about = Drei der fünfzehn Ereignisse, die zusätzlich zur normalen Wertung zählen.
lesson-events-threes = Zu dritt: 3 Punkte für jede Gruppe von genau drei Rugbyspielern, Freunden oder Senioren. Du hast eine solche Gruppe. Nimm „Chor“ und bilde eine zweite.
lesson-events-threes-done = Zwei Dreiergruppen: 6 Punkte aus dem Ereignis, neben den normalen.
lesson-events-threes-wrong = Lass deine drei Rugbyspieler sitzen, wo sie sind.
lesson-events-sunset = Schöner Sonnenuntergang: 1 Punkt für je zwei besetzte Fensterplätze. Du hast zwei. Nimm „Chor“ und bringe das Ereignis auf 2 Punkte.
lesson-events-sunset-done = Genug Fensterplätze sind besetzt: 2 Punkte.
lesson-events-sunset-wrong = Zwei weitere Fensterplätze fehlen. Drehe „Chor“ um ein Viertel und setze ihn entlang Spalte A oder K.
lesson-events-lonely = Einsame Weihnachten: 3 Punkte weniger für jeden Verliebten ohne Verliebten daneben. Deine auf 1A und 1C sind allein. Nimm „Drei Generationen“ und bilde ein Paar.
lesson-events-lonely-done = Ein Paar bringt 5, und ein einsamer Verliebter weniger spart 3.
lesson-events-lonely-wrong = Der Verliebte der Karte muss neben genau einem der beiden anderen sitzen, zum Beispiel auf 2A oder 2C. Auf 1B wären sie zu dritt.

lesson-solo = Allein fliegen
lesson-solo-about = Keine Punkte, sondern ein Szenario, das zu erfüllen ist, bevor die Gutscheine ausgehen.
lesson-solo-remove = „Wochenende mit Freunden“ verlangt drei Sechsergruppen und drei Paare oder drei glückliche Kinder. Karten, die nicht helfen, darfst du für je einen Gutschein entfernen. Entferne „Krone“.
lesson-solo-remove-done = „Krone“ ist zurück in der Schachtel, und eine andere Karte liegt in der Halle. Den letzten Gutschein darfst du so nicht ausgeben.
lesson-solo-remove-wrong = Entferne „Krone“ für einen Gutschein aus der Halle.
lesson-solo-free = Allein darfst du jede Karte gratis nehmen. Nimm „Spätbucher“.
lesson-solo-free-done = Du hast keinen Gutschein bezahlt.
lesson-solo-free-wrong = Nimm „Spätbucher“; keine Karte kostet etwas.
lesson-solo-seat = Setze die drei auf Mittelplätze. Jeder Passagier, der auf die Treppe kommt, kostet einen Gutschein; jede Zone, die zum ersten Mal voll ist, bringt zwei.
lesson-solo-seat-done = Erfülle das Szenario, und du gewinnst. Gehen vorher Gutscheine oder Karten aus, verlierst du.
lesson-solo-seat-wrong = Wähle für jeden der drei einen Mittelplatz.

lesson-ending = Die letzte Runde
lesson-ending-about = Was geschieht, wenn eine Farbe ausgeht.
lesson-ending-short = Du hältst „Paar mit Anhang“: zwei Verliebte und ein Kind. Im Vorrat ist nur noch ein Verliebter. Wähle, welcher fernbleibt.
lesson-ending-short-done = Der Vorrat an Verliebten ist leer: Diese Runde ist die letzte.
lesson-ending-short-wrong = Wähle einen der beiden Verliebten.
lesson-ending-last = Die anderen steigen in ihrem Muster ein, ohne den Fehlenden. Setze sie: Es ist dein letzter Zug.
lesson-ending-last-done = Der Gegner hat die Runde beendet, also hatten beide gleich viele Züge. Das Spiel ist aus, und die Punkte werden gezählt.
lesson-ending-last-wrong = Setze den Verliebten und das Kind.

lesson-score-sheet = Zeile für Zeile
lesson-score-sheet-about = Gutscheine zu zweit, gleich große Gruppen, und wer die meisten auf der Treppe hat.
lesson-score-sheet-vouchers = Du hast fünf Gutscheine: zwei Punkte, denn nur je zwei zählen. Auf „Treppengeländer“ am Gate liegen zwei weitere. Nimm die Karte.
lesson-score-sheet-vouchers-done = Sieben Gutscheine: drei Punkte. Der einzelne zählt nichts, kann aber noch eine Karte bezahlen.
lesson-score-sheet-vouchers-wrong = Diese Karte bringt dich nicht auf drei Punkte. Nimm „Treppengeländer“, die Karte am Gate.
lesson-score-sheet-level = Dein Gegner hat eine Gruppe von vier Senioren, du hast einen Senior. Nimm „Chor“ und setze die drei Senioren neben deinen.
lesson-score-sheet-level-done = Vier bei jedem: Niemand hat eine größere Gruppe, also verdoppelt ihr beide, 8 Punkte. Ebenso ist es bei Freunden und Rugbyspielern.
lesson-score-sheet-level-wrong = Alle vier Senioren müssen eine Gruppe sein, und deiner muss seinen Sitz behalten.
lesson-score-sheet-most = Dein Gegner hat zwei Passagiere auf der Treppe, du keinen. Nimm „Gasse“ und setze die Karte so, dass genau einer deiner Passagiere seinen Sitz verliert.
lesson-score-sheet-most-done = Das kostet dich 2 Punkte. Die meisten Überbuchten hat dein Gegner und verliert 2 weitere; mit zweien auf deiner Treppe verlörest du sie auch.
lesson-score-sheet-most-wrong = Hier muss genau ein Passagier auf die Treppe.
