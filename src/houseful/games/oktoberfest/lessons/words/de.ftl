# Der Kurs von Heroes of Oktoberfest.

lesson-first-turn = Dein erster Zug
lesson-first-turn-about = Worum es geht, dein erster Held und dein erster Tisch.
lesson-first-turn-hero = Du bedienst Tische, heuerst Helden an und setzt Gäste so, wie es zu deinen Aufträgen passt; die meisten Punkte gewinnen. Zuerst nimmt sich jeder einen Helden, ohne zu bezahlen. Franzi ist weg: Nimm Gustl, der in jedem Zug eine Nahrung nach Wahl gibt.
lesson-first-turn-hero-done = Gustl arbeitet bis zum Ende des Spiels für dich. Außerdem steht ein Punkt auf ihm.
lesson-first-turn-hero-wrong = Erich gibt immer nur eine Wurst, und Helmut gibt gar keine Nahrung. Gustl gibt, was gerade fehlt: Nimm ihn.
lesson-first-turn-pay = Tisch 4 verlangt zwei Brezeln, ein Bier und eine Wurst. Die Wurst kann Gustl geben; bezahle also zwei Brezeln und das Bier aus deiner Hand.
lesson-first-turn-pay-done = Vier Nahrung, drei davon Karten. Jetzt braucht der Tisch einen Platz.
lesson-first-turn-pay-wrong = Tisch 4 kannst du bezahlen, ohne mehr auszugeben, als er kostet. Bediene ihn.
lesson-first-turn-place = Zwei Gäste werden auf deiner Seite sitzen, zwei auf der anderen. Dein Auftrag A will gelbe Zöpfe: Lege den Tisch so an, dass beide gelben Zöpfe auf deiner Seite sitzen.
lesson-first-turn-place-done = Zwei Punkte für Auftrag A. Jeder Tisch, den du bedienst, bringt außerdem einen Punkt auf deinen Siegpunktkarten und eine Münzkarte.
lesson-first-turn-place-wrong = So sitzen die gelben Zöpfe auf der Seite deines Gegners. Drehe den Tisch nicht.

lesson-hiring = Münzen und Helden
lesson-hiring-about = Heuere einen Helden an und lass Helden mitbezahlen.
lesson-hiring-hire = Mit drei Brezeln kannst du hier keinen Tisch bedienen. Aber du hast eine Münzkarte mit zwei Münzen, und Erich kostet zwei: Heuere ihn an.
lesson-hiring-hire-done = Die Münzkarte kommt zurück in den Stapel, und deine Hand wird mit Nahrung aufgefüllt. Von deinem nächsten Zug an gibt Erich in jedem Zug eine Wurst.
lesson-hiring-hire-wrong = Auch die Küche ist offen, aber ein Held hilft dir in jedem weiteren Zug. Heuere Erich an.
lesson-hiring-gift = Tisch 3 verlangt drei Brezeln und eine Wurst. Erich gibt die Wurst und Gustl eine Brezel: Bediene Tisch 3 mit zwei Brezeln.
lesson-hiring-gift-done = Die Hälfte haben Helden bezahlt. In deinem nächsten Zug geben sie wieder; was du nicht nutzt, ist für diesen verloren.
lesson-hiring-gift-wrong = Das kostet mehr Karten oder bringt gar keinen Tisch. Für Tisch 3 brauchst du nur zwei Brezeln aus der Hand.
lesson-hiring-seat = Dein Auftrag B mag blaue Gäste nebeneinander, mit Hut oder Zöpfen. Lege den Tisch so an, dass seine zwei blauen Gäste auf deiner Seite sitzen.
lesson-hiring-seat-done = Eine Kette aus zwei blauen Gästen ist einen Punkt wert.
lesson-hiring-seat-wrong = So gedreht sitzen die blauen Gäste dir gegenüber. Lege den Tisch an, ohne ihn zu drehen.

lesson-two-for-one = Zwei für eins
lesson-two-for-one-about = Bezahle mit Karten, die niemand verlangt, und wähle das Ende einer Reihe.
lesson-two-for-one-pay = Tisch 1 verlangt zwei Bier und zwei Würste. Erich und Gustl geben die Würste, und ein Bier hast du. Je zwei Nahrungskarten stehen für eine Nahrung: Lass zwei Brezeln das zweite Bier sein.
lesson-two-for-one-pay-done = Zwei für eins kostet eine Karte mehr, spart aber oft einen Zug in der Küche.
lesson-two-for-one-pay-wrong = Hier geht es um Tisch 1 mit seinen blauen Hüten: Bediene ihn mit einem Bier und zwei Brezeln.
lesson-two-for-one-end = Ein Tisch kommt ans linke oder rechte Ende einer Reihe. Lege ihn so an ein Ende von Reihe 1, dass die zwei blauen Hüte auf deiner Seite sitzen.
lesson-two-for-one-end-done = Eine Kette aus zwei blauen Hüten: ein Punkt für Auftrag B. Reihe 1 hat jetzt vier Tische und ist voll.
lesson-two-for-one-end-wrong = Es soll Reihe 1 sein, mit beiden blauen Hüten auf deiner Seite: Drehe den Tisch nicht.

lesson-new-row = Eine neue Reihe
lesson-new-row-about = Beginne eine Reihe, wenn die anderen voll sind oder du Platz brauchst.
lesson-new-row-pay = Reihe 1 ist voll. Bediene Tisch 3: Deine Helden geben eine Brezel und eine Wurst, du bezahlst zwei Brezeln.
lesson-new-row-pay-done = Jetzt braucht er einen Platz.
lesson-new-row-pay-wrong = Das geht, aber Tisch 3 ist billig und hat zwei blaue Gäste nebeneinander. Bediene Tisch 3.
lesson-new-row-open = Beginne mit diesem Tisch Reihe 2, die zwei blauen Gäste auf deiner Seite.
lesson-new-row-open-done = Jede Reihe zählt für sich, das ist also eine zweite Kette aus zwei Gästen. Das Festival hat höchstens drei Reihen mit vier Tischen.
lesson-new-row-open-wrong = Gedreht sitzen die blauen Gäste auf der Seite deines Gegners. Drehe den Tisch nicht.

lesson-kitchen = Die Küche
lesson-kitchen-about = Was du tust, wenn deine Karten zu keinem Tisch passen.
lesson-kitchen-go = Du hast ein Bier und drei Würste, und damit lässt sich kein Tisch bezahlen. Geh in die Küche.
lesson-kitchen-go-done = Die Küche ist deine Aktion in diesem Zug, so wie Bedienen oder Anheuern.
lesson-kitchen-go-wrong = Etwas anderes geht gerade nicht. Geh in die Küche.
lesson-kitchen-discard = Du darfst eine bis vier Karten abwerfen und ziehst ebenso viele Nahrungskarten. Drei Würste sind mehr, als du brauchst: Wirf zwei davon ab.
lesson-kitchen-discard-done = Eine Brezel und ein Bier. Abgeworfene Nahrung kommt nie zurück: Ist der Nahrungsstapel leer, endet das Spiel.
lesson-kitchen-discard-wrong = Behalte das Bier und eine Wurst, die viele Tische verlangen, und wirf zwei Würste ab.
lesson-kitchen-serve = Dein Gegner hat einen Tisch bedient, und ein neuer ist da: Tisch 1 verlangt eine Brezel, zwei Bier und eine Wurst, genau das, was du hast. Bediene ihn.
lesson-kitchen-serve-done = Das ist ein Zug: bedienen, anheuern oder in die Küche gehen. Für ein erstes Spiel weißt du genug.
lesson-kitchen-serve-wrong = Deine vier Karten passen genau zu Tisch 1. Bediene ihn.

## Mehr

lesson-objectives-a = Auftrag A und seine Serie
lesson-objectives-a-about = Außer einzelnen Gästen belohnt Auftrag A vier in einer Serie.
lesson-objectives-a-turns = Dein Auftrag A mag auch Hüte und Zöpfe im Wechsel: Hut, Zöpfe, Hut, Zöpfe oder umgekehrt, in beliebigen Farben. Lege diesen Tisch so an, dass vier Gäste auf deiner Seite eine solche Serie bilden.
lesson-objectives-a-turns-done = Die Serie ist einen Punkt wert. Serien dürfen sich überschneiden: Ein fünfter passender Gast ergäbe schon eine zweite.
lesson-objectives-a-turns-wrong = So wechseln sich auf deiner Seite keine vier Gäste ab. Versuch es am anderen Ende der Reihe oder drehe den Tisch.
lesson-objectives-a-colours = Bei diesem Auftrag A sind die Serie vier Farben: Grün, Blau, Rot und Gelb nebeneinander, egal in welcher Reihenfolge und ob Hut oder Zöpfe. Lege den Tisch so an, dass vier Nachbarn auf deiner Seite alle vier zeigen.
lesson-objectives-a-colours-done = Alle vier Farben auf vier Plätzen: ein Punkt für die Serie, zusätzlich zu denen für die Gäste deiner Karte.
lesson-objectives-a-colours-wrong = Dort fehlt eine Farbe oder kommt doppelt vor. Versuch es am anderen Ende der Reihe oder drehe den Tisch.

lesson-objectives-b = Lange Ketten für Auftrag B
lesson-objectives-b-about = Warum gerade Ketten zählen und längere viel mehr wert sind.
lesson-objectives-b-four = Gäste in der Farbe deines Auftrags B bilden eine Kette, wo sie nebeneinander sitzen. Zwei bringen 1 Punkt, vier bringen 3. Lege diesen Tisch so an, dass eine Kette auf deiner Seite auf vier wächst.
lesson-objectives-b-four-done = Drei Punkte statt keinem: Die Kette aus drei war ungerade. Ob Hut oder Zöpfe, ist egal; nur die Farbe zählt.
lesson-objectives-b-four-wrong = Das ergibt auf deiner Seite keine Kette aus vier Gästen. Verbinde die Gäste deiner Farbe, ohne dass jemand dazwischen sitzt.
lesson-objectives-b-six = Sechs nebeneinander sind 6 Punkte wert. Lege diesen Tisch so an, dass deine Kette sechs Gäste deiner Farbe hat.
lesson-objectives-b-six-done = Sechs Punkte. Eine ungerade Kette zählt nichts, lass sie also nicht bei drei, fünf oder sieben enden.
lesson-objectives-b-six-wrong = Das werden keine sechs. Setze die Gäste deiner Farbe direkt neben die, die du schon hast.

lesson-heroes-one = Helmut, Katharina, Klaus
lesson-heroes-one-about = Drei Helden, die keine Nahrung geben, aber etwas Besonderes können.
lesson-heroes-one-helmut = Helmut kostet drei Münzen: eine von Vroni und eine Münzkarte mit zweien. Mit ihm hast du fünf Karten auf der Hand. Heuere ihn an.
lesson-heroes-one-helmut-done = Er wirkt sofort: Deine Hand wurde auf fünf Karten aufgefüllt. In jedem weiteren Zug hast du mehr Auswahl.
lesson-heroes-one-helmut-wrong = Das geht, aber hier geht es um Helmut. Heuere ihn an.
lesson-heroes-one-katharina = Spät im Spiel werden aus Münzen Punkte. Auf Katharina stehen zwei Punkte, und sie zählt alle Punkte, die auf deinen Helden stehen, ein zweites Mal: ihre eigenen und den von Gustl. Heuere sie mit drei Münzkarten an.
lesson-heroes-one-katharina-done = Drei aufgedruckte Punkte, doppelt gezählt. Je mehr Helden mit Punkten du hast, desto besser ist sie.
lesson-heroes-one-katharina-wrong = Das geht, aber heuere hier Katharina an.
lesson-heroes-one-klaus = Klaus zählt ein zweites Mal, was dein Auftrag A bringt. Du hast viele seiner Gäste auf deiner Seite: Heuere ihn an.
lesson-heroes-one-klaus-done = Deine Punkte für Auftrag A stehen noch einmal in der Wertung, als Bonuspunkte der Helden.
lesson-heroes-one-klaus-wrong = Nichts sonst hier wiederholt Auftrag A. Heuere Klaus an.

lesson-heroes-two = Leonore, Mathäus, Suse
lesson-heroes-two-about = Drei Helden, die aus dem, was du schon getan hast, Punkte machen.
lesson-heroes-two-leonore = Jeder bediente Tisch gab dir einen Punkt auf deinen Siegpunktkarten. Leonore zählt sie ein zweites Mal. Heuere sie an.
lesson-heroes-two-leonore-done = Ein Punkt mehr für jeden Tisch, den du bedient hast und noch bedienst.
lesson-heroes-two-leonore-wrong = Deine vielen bedienten Tische rufen nach Leonore. Heuere sie an.
lesson-heroes-two-mathaus = Mathäus bringt einen Punkt für je zwei benachbarte Hüte auf deiner Seite, in beliebigen Farben. Drei Hüte zusammen sind zwei Paare. Heuere ihn an.
lesson-heroes-two-mathaus-done = Jetzt zählen alle Paare von Hüten auf deiner Seite, auch die späterer Tische.
lesson-heroes-two-mathaus-wrong = Sieh dir die Hüte auf deiner Seite an. Mathäus macht Punkte daraus: Heuere ihn an.
lesson-heroes-two-suse = Suse tut mit Zöpfen, was Mathäus mit Hüten tut. Heuere sie an.
lesson-heroes-two-suse-done = Ein Punkt für je zwei Nachbarn mit Zöpfen auf deiner Seite. Solche Helden verdoppeln einander nicht.
lesson-heroes-two-suse-wrong = Sieh dir die Zöpfe auf deiner Seite an. Suse macht Punkte daraus: Heuere sie an.

lesson-food-clock = Die Uhr des Spiels
lesson-food-clock-about = Wie der Nahrungsstapel das Spiel beendet, und wer bestimmt, wann.
lesson-food-clock-go = Nur noch drei Karten liegen im Nahrungsstapel. Ist er leer, kommt das Ende, und das kannst du jetzt herbeiführen. Geh in die Küche.
lesson-food-clock-go-done = So viele Karten, wie du abwirfst, ziehst du vom Stapel.
lesson-food-clock-go-wrong = Auch das kann gut sein, aber hier hältst du die Uhr in der Küche an. Geh dorthin.
lesson-food-clock-throw = Wirf mindestens drei Karten ab, damit du den Stapel leer ziehst.
lesson-food-clock-throw-done = Der Stapel ist leer. Du hast das Spiel begonnen, also hat dein Gegner noch einen Zug; hätte er ihn geleert, wäre sofort Schluss. Auch mit dem zwölften Tisch endet das Spiel.
lesson-food-clock-throw-wrong = Dann bleibt Nahrung im Stapel. Wirf drei Karten oder mehr ab.

lesson-last-turn = Auf den letzten Zug verzichten
lesson-last-turn-about = Der einzige Zug, den du nicht nutzen musst.
lesson-last-turn-decline = Der Startspieler hat das Ende herbeigeführt, und der letzte Zug ist deiner. Nur jetzt darfst du verzichten und deine Münzkarten behalten, jede einen Punkt wert. Passe.
lesson-last-turn-decline-done = Das Spiel ist aus und wird gewertet: Siegpunktkarten, Helden, Münzkarten, Aufträge A und B, Bonuspunkte der Helden.
lesson-last-turn-decline-wrong = Das ist erlaubt, aber versuch hier den anderen Weg: Passe.
