# Woorden van de leeromgevingen.

fault-environment-count = De optie { $option } is een geheel getal van minstens 1, niet { $found }.
fault-environment-memory = { $games } partijen kosten { $size }; er is { $free } geheugen vrij, genoeg voor { $fitting } partijen.
fault-environment-actions = Verwacht: { $games } gehele getallen, een actie voor elke partij; gevonden: { $found }.
fault-environment-action = Actie { $action } mag niet in partij { $game } van de reeks.
fault-environment-extra = Hiervoor is { $package } nodig, dat hier ontbreekt: pip install 'houseful[{ $extra }]'
fault-environment-move = Actie { $action } mag hier niet.
fault-environment-over = Deze partij is afgelopen: reset deelt de volgende.
fault-environment-opponents = Verwacht: de niveaus van { $wanted } tegenstanders, gevonden: { $found }.
fault-environment-device = Er is hier geen CUDA-apparaat.
