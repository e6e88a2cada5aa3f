# De woorden van het lab: wat zijn opdrachten afdrukken, en het balansrapport.

## Fouten

fault-extra = { $what } heeft de extra ‘{ $extra }’ nodig: pip install "houseful[{ $extra }]"
fault-cuda-none = Er is hier geen bruikbaar CUDA-apparaat: { $reason }
fault-cuda-bot = Een CUDA-apparaat speelt alleen willekeurige partijen; laat --bot { $found } weg.
fault-device-cluster = Kies er een: --device cuda of --cluster.
fault-cluster-address = Een cluster heet HOST:POORT of ray://HOST:POORT, niet { $found }.
fault-cluster = Op { $address } antwoordt geen Ray-cluster: { $reason }
fault-cluster-other = Wat op { $address } antwoordt, is geen Ray-cluster.
fault-cluster-rules = Een knooppunt van het cluster heeft andere regels dan deze computer; installeer overal dezelfde Houseful.
fault-cluster-broken = Het cluster antwoordt niet meer: { $reason }
fault-output-kind = { $file }: de naam van de resultaten moet eindigen op { $wanted }.
fault-output-taken = { $file } bestaat al en bevat iets anders; kies een andere naam.
fault-output-more = { $file } bevat al { $found } partijen, meer dan de gevraagde { $wanted }.

## Simuleren

lab-kept = Gestopt na { $done } van { $games } partijen. Ze staan in { $file }; dezelfde opdracht gaat daar verder.
lab-stopped = Gestopt na { $done } van { $games } partijen.
lab-written = Resultaten: { $file }

## Het rapport: kop en samenvatting

lab-title = { $game }: de balans
lab-about = Partijen: { $games }, spelers: { $players }, bots van niveau { $bot }, kaartenset ‘{ $pack }’.
lab-against = Vergeleken met de kaartenset ‘{ $pack }’ bij dezelfde verdelingen.
lab-report = Rapport: { $file }
lab-head-seats = Plaatsen
lab-head-fair = Geen plaats wint vaker dan het toeval verklaart.
lab-head-alone = Wie alleen speelt, wint { $rate } % van de partijen.
lab-head-unfair = { $seat } wint { $rate } %; het toeval verklaart dat niet.
lab-head-skill = Vaardigheid
lab-head-beats = { $bot } verslaat { $weaker } in { $rate } % van de partijen.
lab-head-gap = Voorsprong
lab-head-close = De helft van de partijen wordt beslist met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } of minder.
lab-head-card = Sterkste kaart
lab-head-brings = { $card } levert { $points } punten op.
lab-head-change = Veranderingen
lab-head-changed = { $real } van { $tested } metingen verschillen echt.
lab-head-unchanged = Geen meting verschilt echt; { $tested } zijn onderzocht.

## Onderdelen

lab-section-against = Wat de andere kaartenset verandert
lab-section-seats = Wie wint
lab-section-scores = Waar punten vandaan komen
lab-section-course = Hoe partijen verlopen
lab-section-skill = Kunnen en toeval
lab-section-effects = Wat elke kaart oplevert
lab-section-cards = Wie welke kaart had
lab-section-rules = Wat hoe vaak gebeurt
lab-section-method = Hoe dit is gemeten

## Figuren

lab-seat = Plaats { $number }
lab-turn = Aan zet als { $number }e
lab-figure-seats = Overwinningen per plaats
lab-figure-turns = Overwinningen naar beurtvolgorde
lab-note-seats = Stip: aandeel overwinningen. Balk: 95 % zeker. Streepjes: het eerlijke aandeel.
lab-figure-score = Punten van een speler
lab-figure-lines = Punten per regel van de score
lab-note-lines = Wat een speler gemiddeld scoort, regel voor regel.
lab-note-line = Gemiddeld { $mean }; niet nul bij { $scored } % van de spelers.
lab-figure-length = Beslissingen in een partij
lab-figure-gap = Punten tussen de eerste en de tweede
lab-figure-points-alone = Punten aan het einde
lab-figure-lead-changes = Wisselingen aan de leiding
lab-note-mean = Gemiddeld { $mean }, standaardafwijking { $sd }.
lab-figure-skill = Hoe vaak { $bot } wint
lab-figure-skill-points = Punten voor op de zwakkere bot
lab-note-skill = Elke verdeling wordt twee keer gespeeld, met verwisselde plaatsen. Gelijke kansen: 50 %.
lab-figure-effects = { $shelf }: punten die een kaart haar speler oplevert
lab-figure-common = { $shelf }: punten die een kaart iedereen oplevert
lab-note-effects = Dezelfde partij verder gespeeld met de kaart en zonder haar werking: wie haar kiest, telt niet mee.
lab-figure-lift = { $relation }: overwinningen boven het eigen aandeel
lab-note-lift = Zoveel vaker wint wie de kaart had. Goede spelers kiezen goede kaarten: dit bewijst geen werking.
lab-figure-rules = Regels, keer per partij
lab-note-rules = Hoe vaak een regel de reden van een gebeurtenis is.
lab-figure-differences = Echte verschillen
lab-note-differences = Verandering in standaardfouten: hoe ver voorbij het toeval. De getallen staan in de tabel.
lab-none-differs = Niets verschilt echt. { $tested } metingen zijn samen onderzocht.
lab-numbers = Getallen
lab-all-numbers = Alle { $count } metingen

## Kolommen

lab-column-name = Wat
lab-column-wins = Overwinningen
lab-column-points = Punten
lab-column-mean = Gemiddelde
lab-column-interval = 95 %
lab-column-count = Gezien
lab-column-per-game = Per partij
lab-column-games = Van de partijen
lab-column-share = Wint vaker
lab-column-gap = Voorsprong
lab-column-before = Ervoor
lab-column-after = Erna
lab-column-difference = Verandering
lab-column-chance = Door toeval

## Waarvoor kaarten worden geteld

lab-relation-held = In de hand
lab-relation-placed = Gelegd
lab-relation-booked = Ondergebracht
lab-relation-turned-away = Afgewezen
lab-relation-taken = Genomen
lab-relation-removed = Verwijderd
lab-relation-drafted = Gekozen
lab-relation-hired = Ingehuurd
lab-relation-served = Bediend
lab-relation-dealt = Gedeeld

## Metingen van een vergelijking

lab-measure-seat = { $name }: overwinningen
lab-measure-turn = { $name }: overwinningen
lab-measure-line = { $name }: punten
lab-measure-scored = { $name }: hoe vaak gescoord
lab-measure-rule = { $name }: keer per partij
lab-measure-use = { $name }, { $relation }: keer per partij
lab-measure-gain = { $name }, { $relation }: overwinningen boven het aandeel
lab-measure-points = { $name }: punten die ze oplevert
lab-measure-share = { $name }: overwinningen die ze oplevert
lab-measure-gap = { $name }: voorsprong die ze oplevert

## Werkwijze

lab-method-games = Bots van één niveau speelden elke partij tegen elkaar, zonder tijdslimiet, met de startgetallen { $first } tot en met { $last }: dezelfde opdracht vindt op elke computer dezelfde getallen.
lab-method-effects = Voor een werking wordt in elke partij een kaart geloot. Vanaf de zet waarmee ze bij haar speler kwam, of vanaf het delen als ze voor iedereen geldt, spelen dezelfde bots de partij twee keer verder: zoals ze is, en met een kaart van dezelfde prijs die niets doet. Het verschil is wat de kaart oplevert.
lab-method-real = ‘Echt’ betekent: voorbij het toeval na Holms correctie voor alle toetsen samen, zodat een rapport zonder enig verschil in hoogstens { $level } % van de gevallen iets echt noemt.
lab-method-command = Gemaakt met: { $command }
