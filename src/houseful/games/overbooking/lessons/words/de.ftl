# Die Lektionen von Overbooking.

## Grundlagen

lesson-beds = Betten und Münzen
lesson-beds-about = Was ein Gast wert ist und wie viele Betten er braucht.
lesson-beds-guest = Du bist Rot. Die Zahl einer Karte sagt, wie viele Betten der Gast braucht, die Münzen, was er darin wert ist. Lege einen Gast mit drei Münzen, einen Mönch (1) oder Händler (2), in die Schlange von Hotel 1.
lesson-beds-guest-done = Findet dieser Gast am Ende der Runde Betten, bringt er dir drei Münzen. Kleine Gruppen sind mehr wert als große.
lesson-beds-guest-wrong = Dieser Gast bringt weniger Münzen. Suche eine Karte mit der Zahl 1 oder 2.
lesson-beds-guest-wrong-door = An der Hintertür wird nicht geschlafen. Lege den Gast in die Schlange von Hotel 1.
lesson-beds-guest-wrong-other = Das ist Hotel 2. Lege den Gast in die Schlange von Hotel 1, das 13 Betten hat.
lesson-beds-fill = Der letzte Zug der Runde. Hotel 1 hat 10 Betten; deine Adligen (4), Zofen (3) und dein Mönch (1) warten dort und brauchen 8. Lege den Gast an, der die anderen zwei Betten genau füllt.
lesson-beds-fill-done = Adlige, Zofen, Händler, Mönch: alle vier haben Betten gefunden, und ihre Münzen gehören dir.
lesson-beds-fill-wrong = So werden die zwei Betten nicht gefüllt. Lege deine Händler (2) in die Schlange von Hotel 1.
lesson-beds-fill-wrong-large = Drei oder mehr passen nicht in zwei Betten, jemand würde abgewiesen. Suche einen Gast, der zwei braucht.
lesson-beds-fill-wrong-keep = Du darfst jetzt eine Karte behalten, aber zwei Betten blieben leer. Fülle sie.

lesson-turn = Ein Zug
lesson-turn-about = Einen Gast in die Schlange oder an eine Hintertür legen, und was die anderen davon sehen.
lesson-turn-line = In deinem Zug legst du eine Karte verdeckt an. Beginne mit einem Gast in der Schlange von Hotel 2.
lesson-turn-line-done = Dein Gast steht für Betten an. Blau hat mit einem Gast hinter deinem geantwortet.
lesson-turn-line-wrong = Das ist die Schlange von Hotel 1. Lege einen Gast in die Schlange von Hotel 2.
lesson-turn-line-wrong-door = Das ist eine Hintertür; die kommt gleich. Lege einen Gast in die Schlange von Hotel 2.
lesson-turn-hidden = Vom Gast von Blau siehst du nur die Rückseite: ein Wappen und seine Größe. Groß heißt 4, 5 oder 6, klein heißt 1, 2 oder 3. Lege einen kleinen Gast dorthin, wo noch niemand wartet: in die Schlange von Hotel 1.
lesson-turn-hidden-done = Auch Blau sieht nur ein kleines Wappen und muss raten, welcher von drei Gästen es ist.
lesson-turn-hidden-wrong = Dieser ist groß. Wähle eine Karte mit 1, 2 oder 3 für die Schlange von Hotel 1.
lesson-turn-hidden-wrong-behind = Dort würde er mit der großen Gruppe von Blau warten. Wähle die leere Schlange von Hotel 1.
lesson-turn-hidden-wrong-door = An einer Hintertür bekommt er kein Bett. Wähle die Schlange von Hotel 1.
lesson-turn-door = Auf der anderen Seite hat jedes Hotel eine Hintertür mit einem Punkteplättchen. Wer dort den ersten Gast hinlegt, nimmt es. Nimm ein Plättchen.
lesson-turn-door-done = Ein Punkt für dich, sofort. Jeder hat in einer Runde fünf solche Züge.
lesson-turn-door-wrong = In der Schlange liegt kein Plättchen. Lege irgendeinen Gast an eine Hintertür.

lesson-booking = Wer Betten bekommt
lesson-booking-about = In welcher Reihenfolge gebucht wird und wer abgewiesen wird.
lesson-booking-largest = Liegen alle Karten, bucht jede Schlange: die größte Gruppe zuerst. Hotel 1 hat 11 Betten; offen liegen dort die Adligen (4) von Blau, dazu deine Soldaten (5) und ein kleiner Gast von Blau. Lege einen Gast so an, dass die Adligen von Blau zu wenige Betten finden.
lesson-booking-largest-done = Deine großen Gruppen haben vor den Adligen von Blau gebucht, und der Rest war zu wenig. Wer abgewiesen wird, ist aus dem Spiel.
lesson-booking-largest-wrong = So behalten die Adligen von Blau ihre Betten. Eine größere Gruppe in der Schlange von Hotel 1 würde vor ihnen buchen.
lesson-booking-largest-wrong-small = Diese Gruppe bucht nicht vor den Adligen von Blau. Nimm eine größere.
lesson-booking-largest-wrong-keep = Behaltene Karten brauchen keine Betten. Lege eine große Gruppe in die Schlange von Hotel 1.
lesson-booking-nearest = Von zwei gleich großen Gruppen bucht die zuerst, die näher am Hotel steht. Die Soldaten (5) von Blau sind die ersten in der Schlange von Hotel 1. Lege deine Soldaten in eine Schlange, in der keine gleichen vor ihnen stehen.
lesson-booking-nearest-done = Bei Hotel 2 stehen deine Soldaten am nächsten; dort buchen keine anderen Soldaten vor ihnen.
lesson-booking-nearest-wrong = Es geht um deine Soldaten (5). Lege sie in die Schlange von Hotel 2.
lesson-booking-nearest-wrong-behind = Hier stehen die Soldaten von Blau näher und buchen zuerst. Versuche es bei Hotel 2.
lesson-booking-nearest-wrong-door = Ein Gast an der Hintertür bucht nicht. Lege deine Soldaten in die Schlange von Hotel 2.

lesson-back-door = Die Hintertür
lesson-back-door-about = Gäste an der Hintertür bekommen keine Betten, aber sie nutzen eine Fähigkeit.
lesson-back-door-merchants = Arbeiter (6), Adlige (4) und Zofen (3) von dir warten bei Hotel 1: 13 Leute für 10 Betten. Händler an der Hintertür bringen drei Betten mehr. Lege deine Händler dorthin.
lesson-back-door-merchants-done = Dreizehn Betten, und alle drei Gruppen haben Platz. Die Händler selbst sind jetzt aus dem Spiel.
lesson-back-door-merchants-wrong = Das bringt Hotel 1 keine Betten. Lege deine Händler (2) an seine Hintertür.
lesson-back-door-merchants-wrong-line = Noch jemand in der Schlange macht es enger. Nutze die Hintertür von Hotel 1.
lesson-back-door-merchants-wrong-keep = Dann finden deine Zofen keine Betten. Nutze deine Händler.
lesson-back-door-monk = Die Schlange von Hotel 1 ist mit vier Gästen voll, aber eines der 13 Betten ist noch frei. Ein Mönch an der Hintertür geht ans Ende der Schlange. Lege deinen Mönch dorthin.
lesson-back-door-monk-done = Er kam in die volle Schlange und nahm das letzte Bett: drei Münzen, und das Punkteplättchen dazu.
lesson-back-door-monk-wrong = Nur der Mönch (1) kommt von der Hintertür in diese Schlange. Lege ihn an die Hintertür von Hotel 1.
lesson-back-door-monk-wrong-other = Das ist Hotel 2. Das freie Bett ist in Hotel 1.
lesson-back-door-monk-wrong-keep = Das Bett bliebe leer. Lege deinen Mönch an.

lesson-checking = Die Buchungen werden geprüft
lesson-checking-about = Was geschieht, wenn alle Karten liegen, und wie die nächste Runde beginnt.
lesson-checking-nobles = Alle Karten bei Hotel 1 sind aufgedeckt. Zuerst die Hintertür: deine Adligen lassen einen deiner Gäste zuerst buchen. 10 Betten gibt es für deine Soldaten (5), die Adligen (4) von Blau und deine Händler (2). Wer bliebe ohne Bett? Wähle diesen Gast.
lesson-checking-nobles-done = Deine Händler haben zuerst gebucht, dann deine Soldaten; die Adligen von Blau fanden zu wenige Betten. Dann wurde Hotel 2 geprüft, und Runde 2 begann.
lesson-checking-nobles-wrong = Wähle deine Händler (2).
lesson-checking-nobles-wrong-decline = Dann nehmen Soldaten und die Adligen von Blau neun Betten, und deine Händler finden eines. Wähle die Händler.
lesson-checking-nobles-wrong-soldiers = Deine Soldaten sind die größte Gruppe und buchen ohnehin zuerst. Wähle die Händler.
lesson-checking-round = Die Hotelkarten sind umgedreht: neue Betten, neue Regeln. Du hast fünf Karten gezogen, und an jeder Hintertür liegt wieder ein Plättchen. Nimm eines.
lesson-checking-round-done = Das ist Overbooking: vier solche Runden. Wer mit Münzen und Plättchen die meisten Punkte hat, gewinnt.
lesson-checking-round-wrong = Dort liegt kein Plättchen. Lege einen Gast an eine Hintertür.

## Mehr

lesson-admission = Wer in eine Schlange darf
lesson-admission-about = Vier Regeln von Hotels, die Gäste von der Schlange fernhalten.
lesson-admission-small = Hotel 1 nimmt nur kleine Gruppen: 1, 2 oder 3 in der Schlange. Lege einen Gast in seine Schlange.
lesson-admission-small-done = Die Regel gilt für die Schlange, solange Karten gelegt werden. An der Hintertür ist jeder Gast willkommen.
lesson-admission-small-wrong = Das ist ein anderes Hotel. Lege einen kleinen Gast in die Schlange von Hotel 1.
lesson-admission-small-wrong-door = Die Hintertür steht allen offen. Hier geht es um die Schlange von Hotel 1.
lesson-admission-large = Hotel 1 nimmt nur große Gruppen: 4, 5 oder 6 in der Schlange. Lege einen Gast in seine Schlange.
lesson-admission-large-done = Nur große Gruppen streiten sich um diese 17 Betten.
lesson-admission-large-wrong = Das ist ein anderes Hotel. Lege einen großen Gast in die Schlange von Hotel 1.
lesson-admission-large-wrong-door = Die Hintertür steht allen offen. Hier geht es um die Schlange von Hotel 1.
lesson-admission-soldiers = Hotel 1 nimmt keine Soldaten in die Schlange. An der Hintertür dürfen sie warten, um später Arbeiter zu ersetzen. Lege deine Soldaten dorthin.
lesson-admission-soldiers-done = Stehen beim Prüfen Arbeiter in der Schlange, dürfen deine Soldaten deren Platz einnehmen, trotz der Regel.
lesson-admission-soldiers-wrong = Es geht um Soldaten (5). Lege sie an die Hintertür von Hotel 1.
lesson-admission-soldiers-wrong-other = Das ist Hotel 2. Lege sie an die Hintertür von Hotel 1.
lesson-admission-crests = Die Schlange von Hotel 1 nimmt höchstens zwei Wappen, und zwei stehen schon da. Lege einen Gast mit einem dieser Wappen hinein.
lesson-admission-crests-done = Wappen zählen zusammen, wem die Gäste auch gehören. Ein drittes kann hier nicht angelegt werden.
lesson-admission-crests-wrong = Das ist ein anderes Hotel. Suche einen Gast für die Schlange von Hotel 1.
lesson-admission-crests-wrong-door = Die Hintertür nimmt jedes Wappen. Suche einen Gast für die Schlange.

lesson-faces = Offen, und fünf in der Schlange
lesson-faces-about = Hotels, die einen Gast zeigen, und eines ohne Hintertür.
lesson-faces-first = Bei Hotel 1 liegt der erste Gast der Schlange offen. Lege einen hin, den Blau sehen darf.
lesson-faces-first-done = Jetzt kennen alle diesen Gast und können mit ihm rechnen.
lesson-faces-first-wrong = Dort liegt er verdeckt. Nimm die Schlange von Hotel 1.
lesson-faces-first-wrong-door = Gäste an einer Hintertür liegen verdeckt. Nimm die Schlange von Hotel 1.
lesson-faces-second = Bei Hotel 1 liegt der zweite Gast der Schlange offen. Einer von Blau ist da; lege den zweiten an.
lesson-faces-second-done = Der erste und der dritte bleiben verdeckt, den zweiten sehen alle.
lesson-faces-second-wrong = Dort liegt er verdeckt. Nimm die Schlange von Hotel 1.
lesson-faces-second-wrong-door = Gäste an einer Hintertür liegen verdeckt. Nimm die Schlange von Hotel 1.
lesson-faces-five = Hotel 1 hat keine Hintertür und kein Plättchen, aber seine Schlange fasst fünf statt vier. Vier warten dort: lege den fünften an.
lesson-faces-five-done = Jetzt ist die Schlange voll. Fähigkeiten gibt es hier nicht: nur die Größe entscheidet.
lesson-faces-five-wrong = Das ist Hotel 2. Lege den fünften Gast in die Schlange von Hotel 1.

lesson-preferences = Wen ein Hotel vorzieht
lesson-preferences-about = Die übliche Reihenfolge, Mönche zuerst und Soldaten zuerst.
lesson-preferences-plain = Hotel 1 hat keine Sonderregel: die größte Gruppe bucht zuerst. Deine Adligen (4) warten dort auf 10 Betten. Lege die Gruppe in die Schlange, die vor ihnen bucht und das Hotel füllt.
lesson-preferences-plain-done = Die Arbeiter nahmen sechs Betten, die Adligen vier. Keines blieb übrig.
lesson-preferences-plain-wrong = Zehn Betten weniger vier: sechs Leute fehlen in der Schlange von Hotel 1.
lesson-preferences-plain-wrong-keep = Betten blieben leer. Lege Arbeiter (6) an.
lesson-preferences-plain-wrong-smaller = So wird das Hotel nicht mit der größten Gruppe zuerst voll. Lege Arbeiter (6) an.
lesson-preferences-monks = Hotel 1 zieht Mönche vor: sie buchen vor allen anderen. Große Gruppen warten schon auf seine 11 Betten. Lege deinen Mönch in die Schlange.
lesson-preferences-monks-done = Der Mönch hat zuerst gebucht, dann deine Arbeiter. Die Soldaten (5) von Blau fanden nur vier Betten.
lesson-preferences-monks-wrong = Lege deinen Mönch (1) in die Schlange von Hotel 1.
lesson-preferences-monks-wrong-keep = Behaltene Karten finden keine Betten. Lege deinen Mönch an.
lesson-preferences-monks-wrong-larger = Dieser Gast wird nicht vorgezogen. Lege deinen Mönch (1) an.
lesson-preferences-soldiers = Hotel 1 zieht Soldaten vor: sie buchen vor allen anderen, sogar vor Arbeitern. Lege Soldaten in seine Schlange.
lesson-preferences-soldiers-done = Deine Soldaten haben zuerst gebucht, dann die Arbeiter von Blau. Die Adligen von Blau passten nicht mehr, dein Mönch schon.
lesson-preferences-soldiers-wrong = Lege Soldaten (5) in die Schlange von Hotel 1.
lesson-preferences-soldiers-wrong-keep = Behaltene Karten finden keine Betten. Lege Soldaten an.
lesson-preferences-soldiers-wrong-others = Dieser Gast wird nicht vorgezogen. Lege Soldaten (5) an.

lesson-powers = Fähigkeiten, die immer wirken
lesson-powers-about = Mönch, Händler und Arbeiter an der Hintertür.
lesson-powers-monk = Hotel 1 nimmt nur große Gruppen. Die Fähigkeit des Mönchs kümmert das nicht: von der Hintertür geht er ans Ende der Schlange. Bringe deinen Mönch hinein.
lesson-powers-monk-done = Er kam in eine Schlange großer Gruppen und fand ein Bett. Fähigkeiten fragen nicht, wen ein Hotel einlässt.
lesson-powers-monk-wrong = So kommt niemand hinein. Lege deinen Mönch (1) an die Hintertür von Hotel 1.
lesson-powers-monk-wrong-keep = Behaltene Karten finden keine Betten. Lege deinen Mönch an.
lesson-powers-merchants = Arbeiter (6), Soldaten (5) und Adlige (4) brauchen 15 Betten; Hotel 1 hat 10, mit deinen Händlern an der Hintertür 13. Lege die zweiten Händler auch dorthin.
lesson-powers-merchants-done = Zweimal drei mehr: 16 Betten, genug für alle drei.
lesson-powers-merchants-wrong = Drei Betten mehr müssen her. Lege Händler (2) an die Hintertür von Hotel 1.
lesson-powers-merchants-wrong-keep = Dann fehlen deinen Adligen zwei Betten. Lege Händler an.
lesson-powers-merchants-wrong-line = In der Schlange bringen sie keine Betten. Lege sie an die Hintertür.
lesson-powers-workers = Arbeiter an der Hintertür nehmen drei Betten weg. Bei Hotel 1 hoffen die Arbeiter und eine zweite große Gruppe von Blau auf 11 Betten. Verdirb das mit deinen Arbeitern.
lesson-powers-workers-done = Acht Betten blieben. Die Arbeiter von Blau nahmen sechs, die Soldaten von Blau wurden abgewiesen.
lesson-powers-workers-wrong = Die Betten bleiben. Lege deine Arbeiter (6) an die Hintertür von Hotel 1.
lesson-powers-workers-wrong-keep = Dann geschieht Blau nichts. Nutze deine Arbeiter.
lesson-powers-workers-wrong-line = In der Schlange nehmen sie einem Hotel keine Betten weg. Nutze seine Hintertür.

lesson-choices = Fähigkeiten, über die du entscheidest
lesson-choices-about = Zofen, Adlige und Soldaten, und wann man verzichtet.
lesson-choices-maids = Deine Zofen an der Hintertür dürfen einen deiner Gäste ersetzen, der dann aus dem Spiel ist. Auf 10 Betten warten Arbeiter (6), Adlige (4) und Händler (2). Ersetze die Gruppe, die für die wenigsten Münzen die meisten Betten braucht.
lesson-choices-maids-done = Ohne die Arbeiter passen alle drei Gruppen: Adlige, Zofen, Händler.
lesson-choices-maids-wrong = Dieser Gast ist mehr wert als Arbeiter. Ersetze die Arbeiter (6).
lesson-choices-maids-wrong-decline = Dann füllen Arbeiter und Adlige alle Betten, und deine Händler bekommen keine. Ersetze die Arbeiter.
lesson-choices-nobles = Arbeiter (6) und Adlige (4) von Blau würden alle 10 Betten nehmen. Deine Adligen lassen einen deiner Gäste zuerst buchen: deinen Mönch oder deine Zofen. Wähle.
lesson-choices-nobles-done = Wen du gewählt hast, der hat zuerst gebucht, und die Adligen von Blau fanden zu wenige Betten. So kamen dein Mönch und deine Zofen beide hinein.
lesson-choices-nobles-wrong = Wähle einen deiner Gäste in der Schlange von Hotel 1.
lesson-choices-nobles-wrong-decline = Dann nimmt Blau alle Betten. Wähle einen deiner Gäste.
lesson-choices-soldiers = Soldaten nehmen den Platz von Arbeitern ein, egal wessen. Die Arbeiter (6) von Blau ließen deinen Händlern zu wenige Betten. Wähle sie.
lesson-choices-soldiers-done = Die Arbeiter von Blau sind aus dem Spiel; Soldaten, Zofen und Händler füllen die 10 Betten.
lesson-choices-soldiers-wrong = Du darfst verzichten, aber hier kostet es dich zwei Gruppen. Wähle die Arbeiter von Blau.
lesson-choices-decline = Deine Zofen könnten deine Händler oder deinen Mönch ersetzen, die je drei Münzen wert sind und hier sicher Betten finden. Zofen sind zwei wert. Verzichte.
lesson-choices-decline-done = Auf Zofen, Adlige und Soldaten darf man verzichten; Mönch, Händler und Arbeiter wirken immer.
lesson-choices-decline-wrong = Das kostet dich eine Münze. Verzichte diesmal.

## Das Ende

lesson-last-turn = Der letzte Zug
lesson-last-turn-about = Eine Karte behalten, und wie das Spiel endet.
lesson-last-turn-keep = Nur wer in einer Runde als Letzter dran ist, darf im fünften Zug eine Karte behalten. Deine Gäste füllen Hotel 1 genau, und nur Hintertüren sind frei. Behalte deine Karte für spätere Runden.
lesson-last-turn-keep-done = Du hast sie behalten und fünf weitere gezogen. Jetzt hast du eine Karte mehr zur Auswahl.
lesson-last-turn-keep-wrong = Auch das geht, aber hier probierst du das andere: behalte die Karte.
lesson-last-turn-end = Die letzte Karte der vierten und letzten Runde. Lege sie dorthin, wo sie dir nützt, oder behalte sie: dann wird gezählt.
lesson-last-turn-end-done = Münzen der untergebrachten Gäste und Plättchen werden addiert. Bei Gleichstand gewinnen mehr Gäste mit drei Münzen; sind auch die gleich, teilt man sich den Sieg.
lesson-last-turn-end-wrong = Lege einen Gast an oder behalte deine Karte.

lesson-families = Familien
lesson-families-about = Was vier, fünf oder sechs untergebrachte Gäste eines Wappens bringen.
lesson-families-four = Gäste mit demselben Wappen sind eine Familie. Zwei deiner Eichen sind untergebracht, eine dritte steht in der Schlange von Hotel 2. Letzter Zug der Runde: Lege den Gast, mit dem es vier werden.
lesson-families-four-done = Vier Eichen: 2 Punkte zusätzlich zu ihren Münzen. Vier, fünf oder sechs mit einem Wappen bringen Experten 2, 5 oder 10 Punkte, Einsteigern 2, 4 oder 6.
lesson-families-four-wrong = Dieser Gast gehört zu einer anderen Familie. Suche die Eiche in deiner Hand.
lesson-families-four-wrong-keep = Ein Gast auf der Hand ist nicht untergebracht. Lege die Eiche in die Schlange von Hotel 2.
lesson-families-five = Vier deiner Löwen sind untergebracht: 2 Punkte. Von jedem Wappen zählt nur der beste Satz, mit einem fünften sind es also 5. Lege den Löwen dorthin, wo er Betten bekommt.
lesson-families-five-done = Fünf Löwen: 5 Punkte. Dein sechster ist aus dem Spiel, also werden es keine 10. Zähle früh, welche Familien du noch vervollständigen kannst.
lesson-families-five-wrong = So kommt kein untergebrachter Löwe dazu. Lege deine Händler (2) mit dem Löwen in eine Schlange.
lesson-families-five-wrong-keep = Behalten findet der Löwe vielleicht später Betten, jetzt bestimmt. Lege ihn in eine Schlange.
