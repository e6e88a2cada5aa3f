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
