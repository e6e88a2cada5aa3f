# Woorden die alle spellen delen.

compiling = De regels van { $game } worden vertaald naar machinetaal. Dat gebeurt één keer en duurt een paar seconden …

## Geweigerde zetten

refused-core-notation = { $move } is geen zet in dit spel.
refused-core-over = Het spel is afgelopen.

## Fouten in wat iemand schreef. `place` zegt waar, als pad.

fault-missing = { $place }: { $name } ontbreekt.
fault-not-table = { $place }: verwacht: waarden met een naam; gevonden: { $found }.
fault-not-list = { $place }: verwacht: een lijst; gevonden: { $found }.
fault-length = { $place }: verwacht aantal: { $least ->
        [0] hoogstens { $most }
       *[other] { $least } tot en met { $most }
    }; gevonden: { $found }.
fault-length-exact = { $place }: verwacht aantal: { $most }; gevonden: { $found }.
fault-unknown-key = { $place }: { $name } is hier onbekend. Bekend: { $choices }.
fault-number = { $place }: verwacht: een geheel getal van { $least } tot en met { $most }; gevonden: { $found }.
fault-text = { $place }: verwacht: een regel tekst van hoogstens { $longest } tekens; gevonden: { $found }.
fault-choice = { $place }: mogelijk: { $choices }. Gevonden: { $found }.
fault-name = { $place }: verwacht: een kort woord in kleine letters; gevonden: { $found }.
fault-twice = { $place }: { $found } staat er twee keer.
fault-too-deep = Het bestand heeft te veel niveaus.
fault-game = Er is geen spel { $found }. Spellen: { $choices }.
fault-option = Optie { $option }: { $found } hoort niet bij de mogelijkheden: { $choices }.
fault-option-unknown = Er is geen optie { $option }. Opties: { $choices }.
fault-seat = Er is geen plaats { $found }; de plaatsen lopen van 0 tot en met { $most }.
fault-seed = Een startgetal is een geheel getal van 0 tot en met { $most }, niet { $found }.

fault-file = { $file } kan niet worden gelezen: { $reason }.
fault-file-missing = { $file } bestaat niet.
fault-file-folder = { $file } is een map, geen bestand.
fault-file-encoding = { $file } is geen UTF-8-tekst.
fault-file-large = { $file } is te groot.
fault-file-write = { $file } kan niet worden geschreven: { $reason }.
fault-toml = Dit is geen TOML: { $reason }.
fault-json = Dit is geen JSON: { $reason }.
fault-json-twice = ‘{ $found }’ staat twee keer in één groep van het JSON-bestand.

fault-log-not-one = Regel { $line }: dit is geen logboek van Houseful.
fault-log-short = Regel { $line }: het logboek stopt hier, vóór de laatste regel.
fault-log-line = Regel { $line }: verwacht: een regel die begint met ‘{ $wanted }’; gevonden: { $found }.
fault-log-number = Regel { $line }: { $found } is geen getal.
fault-log-rules = Regel { $line }: gespeeld met versie { $found } van de regels; dit programma kent versie { $wanted }.
fault-log-pack = Regel { $line }: gespeeld met een andere uitgave van deze kaartenset.
fault-log-wrong = Regel { $line }: { $reason }
fault-log-end = Regel { $line }: het aantal, de scores of de controlesom kloppen niet. Het logboek is veranderd of beschadigd.
fault-log-more = Regel { $line }: er staat nog iets na de laatste regel.

## De opdrachtregel

cli-interrupted = Afgebroken.
cli-pack-good = { $file }: een goede kaartenset voor { $game }, ‘{ $name }’.
cli-replay-good = { $game }: { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }, geen fout.
cli-replay-open = Het spel is nog niet afgelopen.
sheet-line = { $rank }. { $player }: { $total } ({ $lines })
sheet-won = Gewonnen: { $players }.
cli-simulate = { $game }, partijen: { $games }, spelers: { $players }, { $bot }: { $decisions } beslissingen in { $seconds } s, { $rate } per seconde.
cli-simulate-scores = Gemiddelde score { $mean }, standaardafwijking { $sd }.
cli-simulate-seat = Plaats { $seat }: gewonnen { $wins } %.
sheet-player = Speler { $seat }

## Spelen in de terminal

play-welcome = { $game }, { $players } spelers. Je bent { $me }. Typ ? voor hulp.
play-prompt = >
play-refused = Dat kan niet. { $reason } Regel { $number }, { $title }.
play-refused-plain = Dat kan niet. { $reason }
play-allowed = Die zet mag.
play-why-what = Typ de zet na ‘why’, bijvoorbeeld: why { $example }
play-moves = Je kunt spelen: { $moves }.
play-undone = Teruggenomen.
play-undo-nothing = Je hebt geen zet om terug te nemen.
play-undo-revealed = Sinds je laatste zet zijn er kaarten omgedraaid of getrokken; je kunt hem niet meer terugnemen.
play-saved = Opgeslagen in { $file }.
play-save-what = Typ een bestandsnaam na ‘save’, bijvoorbeeld: save game.txt
play-save-exists = { $file } bestaat al; kies een andere naam.
play-ended = Het spel is afgelopen.
play-goodbye = Tot ziens. Wil je een andere keer verder spelen, typ dan ‘save BESTAND’ vóór ‘quit’.
play-rules-none = Geen regel noemt { $text }.
play-help =
    Typ een zet zoals de tafel hem toont, of een van deze woorden:
    ?             deze hulp
    table         de tafel nog een keer
    moves         alles wat je nu kunt spelen
    why ZET       of een zet mag, en welke regel hem anders verbiedt
    rules         alle regels; ‘rules WOORD’ toont de regels met dat woord
    undo          je laatste zet terugnemen, zolang er daarna niets is omgedraaid of getrokken
    save BESTAND  het spel opslaan; ‘houseful play --load BESTAND’ gaat ermee verder
    quit          weggaan
