# Wörter der Lernumgebungen.

fault-environment-count = Die Option { $option } ist eine ganze Zahl ab 1, nicht { $found }.
fault-environment-memory = { $games } Partien brauchen { $size }; frei sind { $free } Speicher, genug für { $fitting } Partien.
fault-environment-actions = Erwartet werden { $games } ganze Zahlen, eine Aktion für jede Partie; gefunden: { $found }.
fault-environment-action = Die Aktion { $action } ist in Partie { $game } des Stapels nicht erlaubt.
fault-environment-extra = Dazu gehört { $package }, das hier fehlt: pip install 'houseful[{ $extra }]'
fault-environment-move = Die Aktion { $action } ist hier nicht erlaubt.
fault-environment-over = Diese Partie ist zu Ende: reset gibt die nächste.
fault-environment-opponents = Erwartet werden die Stärken von { $wanted } Gegnern, gefunden: { $found }.
fault-environment-device = Hier gibt es kein CUDA-Gerät.
