# Words of a table, whoever hosts it.

## Who sits there

page-guest = Gast
page-guest-names = Guest, Gast, Invité, Ospite
page-bot = { $level ->
        [random] Toevalsbot
        [greedy] Gulzige bot
        [novice] Beginnersbot
        [casual] Ontspannen bot
        [skilled] Bedreven bot
        [expert] Expertbot
        [like] Invaller
        [grandmaster] Grootmeesterbot
       *[master] Meesterbot
    }
page-seat = Plaats { $number }
page-undone = { $name } nam een zet terug.

## Why a hint advises a move

reason-brings = Het levert meteen { $points } op: { $lines }.
reason-prepares = Met de beste zet erna wordt het { $points } in deze zelfde beurt: { $lines }.
reason-pays = Het kost meteen { $points }: { $lines }.
reason-next = Op een na best: { $move }, aan het eind ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} slechter.
reason-equal = Bijna even goed: { $move }.
reason-costs = Die andere zet zou meteen kosten: { $lines }.
reason-tried = Dit ging het best toen een bot vanaf hier { $rounds } keer verder speelde.

## What is refused

refused-server-stale = Iemand was sneller: de tafel is nu bij zet { $ply }.
refused-server-not-started = Het spel is nog niet begonnen.
refused-server-not-over = Dat kan als het spel is afgelopen.
refused-server-not-your-turn = Je bent niet aan de beurt.
refused-server-not-your-seat = Dat is niet jouw plaats.
refused-server-no-ply = Er is geen zet { $ply }; de laatste is { $last }.
refused-server-no-eyes = Ogen zijn “spectator”, “open” of het nummer van een plaats.
refused-server-option = Spelers, kaartenset en startwaarde zijn geen opties van een tafel.
refused-server-limit-undos = Aan één tafel kunnen hoogstens { $most } zetten worden teruggenomen.
refused-server-unreadable-rules = Deze partij wordt gespeeld volgens versie { $version } van haar regels, die deze server niet heeft.
refused-server-unreadable-damaged = Deze partij kan niet worden geopend: er is op de server iets aan beschadigd.
refused-server-limit-journal = Na { $most } regels in het logboek van een partij kan niets meer worden teruggenomen.
refused-server-undo-none = Er is geen zet om terug te nemen.
refused-server-no-past = Je kunt terugkijken tot je eigen laatste zet.
refused-server-undo-over = Het spel is afgelopen; zetten blijven staan.
refused-server-undo-not-yours = De laatste zet was niet van jou.
refused-server-undo-revealed = Sindsdien is iets verborgens bekend geworden; wat gespeeld is, blijft staan.
refused-server-name = Een naam telt 1 tot { $longest } tekens.
refused-server-no-hints = Aan deze tafel zijn er geen tips.

## Games that are kept on a device

refused-host-unreadable-rules = Dit spel wordt gespeeld met versie { $version } van de regels, of met andere kaarten dan hier.
refused-host-unreadable-damaged = Dit spel kan niet worden geopend: er is iets aan beschadigd.
refused-host-needs-server = Voor plaatsen van andere mensen is een server nodig.
refused-host-no-table = Deze partij staat niet meer op dit apparaat.
fault-saved = Dit bewaarde spel is beschadigd: { $reason }
fault-saved-newer = Dit spel is bewaard door een nieuwere versie van de pagina: laad de pagina opnieuw.
fault-saved-line = Regel { $line } kan niet op de vorige volgen.
