# Woorden die alle spellen delen.

compiling = De regels van { $game } worden vertaald naar machinetaal. Dat gebeurt één keer en duurt tot een halve minuut …

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
fault-bot = Er is geen bot { $found }. Bots: { $choices }.
fault-bots = --bots: { $most ->
        [2] precies twee namen
       *[other] twee tot { $most } namen
    } verwacht, gevonden: { $found }.
fault-option = Optie { $option }: { $found } hoort niet bij de mogelijkheden: { $choices }.
fault-option-unknown = Er is geen optie { $option }. Opties: { $choices }.
fault-seat = Er is geen plaats { $found }; de plaatsen lopen van 0 tot en met { $most }.
fault-no-past = Een opnieuw gedeelde tafel heeft geen verleden: hij kwam uit geen enkel startgetal.
fault-seed = Een startgetal is een geheel getal van 0 tot en met { $most }, niet { $found }.
fault-fair-number = Een eigen getal telt hooguit 32 letters en cijfers; { $found } is er geen.

fault-file = { $file } kan niet worden gelezen: { $reason }.
fault-file-missing = { $file } bestaat niet.
fault-file-folder = { $file } is een map, geen bestand.
fault-file-encoding = { $file } is geen UTF-8-tekst.
fault-file-large = { $file } is te groot.
fault-file-write = { $file } kan niet worden geschreven: { $reason }.
fault-no-output = Er is geen uitvoer om naar te schrijven.
fault-no-input = Er is geen invoer om te lezen.
fault-net-missing = { $file }: dit net bestaat niet.
fault-net-damaged = { $file }: dit is geen volledig net voor { $game }.
fault-net-sizes = { $file }: de verborgen lagen van dit net hebben de maten { $found }, niet { $asked }.
fault-checkpoint = { $file }: dit is geen tussenstand van een training van dit spel.
fault-no-torch = Voor de training is PyTorch nodig: pip install houseful[train].
fault-no-cuda = PyTorch vindt geen CUDA-apparaat.
fault-toml = Dit is geen TOML: { $reason }.
fault-pack-long = Een kaartenset heeft hoogstens { $most } tekens, deze { $found }.
fault-toml-deep = Regel { $line }: meer dan { $most } niveaus in elkaar.
fault-toml-digits = Regel { $line }: een getal met meer dan { $most } cijfers.
fault-toml-keys = Regel { $line }: meer dan { $most } sleutels.
fault-json = Dit is geen JSON: { $reason }.
fault-json-twice = { $found } staat twee keer in één groep van het JSON-bestand.

fault-log-not-one = Regel { $line }: dit is geen logboek van Houseful.
fault-log-short = Regel { $line }: het logboek stopt hier, vóór de laatste regel.
fault-log-line = Regel { $line }: verwacht: een regel die begint met ‘{ $wanted }’; gevonden: { $found }.
fault-log-number = Regel { $line }: { $found } is geen getal.
fault-log-rules = Regel { $line }: gespeeld met versie { $found } van de regels; dit programma kent versie { $wanted }.
fault-log-pack = Regel { $line }: gespeeld met een andere uitgave van deze kaartenset.
fault-log-unfair = Regel { $line }: het geheim, de getallen en de startwaarde horen niet bij elkaar.
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
cli-replay-fair = Eerlijk gedeeld: de startwaarde komt uit het geheim achter { $commitment } en de getallen van de spelers.
cli-replay-open = Het spel is nog niet afgelopen.
sheet-line = { $rank }. { $player }: { $total } ({ $lines })
sheet-won = Gewonnen: { $players }.
page-won = Gewonnen: { $names }
page-solo-lost = Deze keer niet
cli-arena-bot = { $name }: gewonnen { $wins } % (95 %: { $low } tot { $high } %), gemiddelde score { $score }, { $time } ms per zet.
cli-simulate = { $game }, partijen: { $games }, spelers: { $players }, { $bot }: { $decisions } beslissingen in { $seconds } s, { $rate } per seconde.
cli-simulate-scores = Gemiddelde score { $mean }, standaardafwijking { $sd }.
cli-simulate-seat = Plaats { $seat }: gewonnen { $wins } %.
sheet-player = Speler { $seat }

## Spelen in de terminal

play-welcome = { $game }, { $players ->
        [one] één speler
       *[other] { $players } spelers
    }. Je bent { $me }. Typ ? voor hulp.
play-prompt = >
play-command-help = hulp
play-command-table = tafel
play-command-moves = zetten
play-command-hint = tip
play-command-why = waarom
play-command-rules = regels
play-command-cards = kaarten
play-command-undo = terug
play-command-save = opslaan
play-command-quit = stoppen
play-refused = Dat kan niet. { $reason } Regel { $number }, { $title }.
play-refused-plain = Dat kan niet. { $reason }
play-allowed = Die zet mag.
play-why-what = Typ de zet na ‘waarom’, bijvoorbeeld: waarom { $example }
play-moves = Je kunt spelen:
play-hint = { $move }: wint in { $wins } % van de gevallen, gemiddeld { $points } punten voorsprong.
play-hint-alone = { $move }: wint in { $wins } % van de gevallen.
play-pause = Druk op Enter om de anderen te laten spelen, of typ ‘terug’ om je zet terug te nemen.
play-pause-first = Druk eerst op Enter, of typ ‘terug’.
play-undone = Teruggenomen.
play-undo-nothing = Je hebt geen zet om terug te nemen.
play-undo-revealed = Sinds je laatste zet hebben anderen gespeeld of zijn er kaarten omgedraaid; je kunt hem niet meer terugnemen.
play-saved = Opgeslagen in { $file }.
play-save-what = Typ een bestandsnaam na ‘opslaan’, bijvoorbeeld: opslaan game.txt
play-save-exists = { $file } bestaat al; kies een andere naam.
play-ended = Het spel is afgelopen.
play-goodbye = Tot ziens. Wil je een andere keer verder spelen, typ dan ‘opslaan BESTAND’ vóór ‘stoppen’.
play-rules-none = Geen regel noemt { $text }.
play-help =
    Typ een zet zoals de tafel hem toont, of een van deze woorden:
    ?                deze hulp
    tafel            de tafel nog een keer
    zetten           alles wat je nu kunt spelen
    tip              wat een sterke bot hier zou overwegen
    waarom ZET       of een zet mag, en welke regel hem anders verbiedt
    regels           alle regels; ‘regels WOORD’ toont de regels met dat woord
    kaarten          alle kaarten van het spel, en hoeveel er weg zijn, voor zover je weet
    terug            je laatste zet terugnemen, zolang er daarna niemand heeft gespeeld en niets is omgedraaid
    opslaan BESTAND  het spel opslaan; ‘houseful play --load BESTAND’ gaat ermee verder
    stoppen          weggaan
    Engelse woorden mogen ook.

## Kaarten en spelregels

cards-count = Aantal
cards-gone = Weg
cards-total = { $title }: { $count } in totaal
cards-total-each = { $title }: { $count } in totaal, { $each } van elk
cards-alike = Op elke kaart: { $figures }
cards-figure = { $label }: { $value }
cards-of = { $game }: de kaarten van ‘{ $pack }’
source-rulebook = staat in de spelregels
source-published = uit besprekingen of een andere uitgave
source-inferred = volgt uit wat de spelregels zeggen
source-stand-in = een vervanger: het echte getal is niet bekend, dit is van ons
rulebook-drawing = [Tekening: { $caption }]
fault-rulebook-picture = Geen tabel en geen tekening: { $found }
fault-rulebook-shelf = De galerij heeft geen plank { $found }. Planken: { $choices }.
fault-rulebook-drawing = Er is geen tekening { $found }. Tekeningen: { $choices }.
fault-lesson = Er is geen les { $found }.
fault-lesson-move = { $place }: de zet “{ $move }” kan niet. { $reason }
fault-lesson-turn = { $place }: plaats { $seat } is niet aan de beurt.
fault-lesson-path = Deze zetten leiden niet naar deze stap van de les.

## The server

fault-database = { $found } is geen database voor de server: sqlite:///BESTAND of postgresql://…
fault-database-away = De database { $found } is niet te gebruiken: { $reason }
fault-database-newer = Deze database komt van een nieuwere Houseful dan deze.
fault-database-taken = Een andere server gebruikt de database { $file } al.
fault-database-upgrade = De database kon niet worden bijgewerkt: { $reason }. Hij is zoals hij was; een kopie is { $copy }.
fault-rate = HOUSEFUL_RATE is een aantal verzoeken per seconde, niet { $found }.
fault-limit = { $name } is een geheel getal, niet { $found }.
fault-root-path = HOUSEFUL_ROOT_PATH is een pad zoals /houseful, niet { $found }.
fault-proxies = HOUSEFUL_TRUSTED_PROXIES is een lijst van adressen of netwerken, of *, niet { $found }.
fault-smtp = HOUSEFUL_SMTP_URL is een adres zoals smtp://user:password@mail.example.org:587, niet { $found }.
fault-mail-sender = HOUSEFUL_MAIL_SENDER is de afzender van mail, zoals Houseful <games@example.org>, niet { $found }.
fault-public-url = HOUSEFUL_PUBLIC_URL is het adres dat iedereen opent, zoals https://play.example.org, niet { $found }.
fault-workers = Meer dan één proces vraagt om PostgreSQL: --database postgresql://…
fault-address = De server kan niet luisteren op { $found }: { $reason }.
fault-serve = De server kon niet starten; de regels hierboven zeggen waarom.
cli-serve = Houseful draait op { $address } Stop met Ctrl+C.
