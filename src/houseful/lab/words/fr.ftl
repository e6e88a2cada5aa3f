# Les mots du laboratoire : ce qu’affichent ses commandes, et le rapport d’équilibre.

## Erreurs

fault-extra = { $what } demande le complément « { $extra } » : pip install "houseful[{ $extra }]"
fault-cuda-none = Il n’y a ici aucun appareil CUDA utilisable : { $reason }
fault-cuda-bot = Un appareil CUDA ne joue que des parties au hasard ; retirez --bot { $found }.
fault-device-cluster = Choisissez l’un ou l’autre : --device cuda ou --cluster.
fault-cluster-address = Une grappe se nomme HÔTE:PORT ou ray://HÔTE:PORT, pas { $found }.
fault-cluster = Aucune grappe Ray ne répond à { $address } : { $reason }
fault-cluster-other = Ce qui répond à { $address } n’est pas une grappe Ray.
fault-cluster-rules = Un nœud de la grappe a d’autres règles que cette machine ; installez partout le même Houseful.
fault-cluster-broken = La grappe ne répond plus : { $reason }
fault-output-kind = { $file } : le nom des résultats doit finir par { $wanted }.
fault-output-taken = { $file } existe déjà et contient autre chose ; choisissez un autre nom.
fault-output-more = { $file } contient déjà { $found } parties, plus que les { $wanted } demandées.

## Simuler

lab-kept = Arrêt après { $done } parties sur { $games }. Elles sont gardées dans { $file } ; la même commande reprend à cet endroit.
lab-stopped = Arrêt après { $done } parties sur { $games }.
lab-written = Résultats : { $file }

## Le rapport : titre et résumé

lab-title = { $game } : l’équilibre
lab-about = Parties : { $games }, joueurs : { $players }, bots de niveau { $bot }, jeu de cartes « { $pack } ».
lab-against = Comparé au jeu de cartes « { $pack } » sur les mêmes donnes.
lab-report = Rapport : { $file }
lab-head-seats = Places
lab-head-fair = Aucune place ne gagne plus que le hasard ne l’explique.
lab-head-alone = Seul, on gagne { $rate } % des parties.
lab-head-unfair = { $seat } gagne { $rate } % des parties ; le hasard ne l’explique pas.
lab-head-skill = Adresse
lab-head-beats = { $bot } bat { $weaker } dans { $rate } % des parties.
lab-head-gap = Écart
lab-head-close = La moitié des parties se joue à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou moins.
lab-head-card = Carte la plus forte
lab-head-brings = { $card } rapporte { $points } points.
lab-head-change = Changements
lab-head-changed = { $real } mesures sur { $tested } diffèrent vraiment.
lab-head-unchanged = Aucune mesure ne diffère vraiment ; { $tested } ont été examinées.

## Parties du rapport

lab-section-against = Ce que change l’autre jeu de cartes
lab-section-seats = Qui gagne
lab-section-scores = D’où viennent les points
lab-section-course = Comment se déroulent les parties
lab-section-skill = Adresse et hasard
lab-section-effects = Ce que rapporte chaque carte
lab-section-cards = Qui avait quelle carte
lab-section-rules = Ce qui arrive, et combien de fois
lab-section-method = Comment ces mesures ont été faites

## Figures

lab-seat = Place { $number }
lab-turn = Décide en n° { $number }
lab-figure-seats = Victoires par place
lab-figure-turns = Victoires selon l’ordre du tour
lab-note-seats = Point : part des victoires. Barre : confiance de 95 %. Tirets : la part équitable.
lab-figure-score = Points d’un joueur
lab-figure-lines = Points par ligne de la feuille de score
lab-note-lines = Ce qu’un joueur marque en moyenne, ligne par ligne.
lab-note-line = Moyenne { $mean } ; non nulle pour { $scored } % des joueurs.
lab-figure-length = Décisions dans une partie
lab-figure-gap = Points entre le premier et le deuxième
lab-figure-points-alone = Points à la fin
lab-figure-lead-changes = Changements de tête
lab-note-mean = Moyenne { $mean }, écart type { $sd }.
lab-figure-skill = Combien de fois { $bot } gagne
lab-figure-skill-points = Points d’avance sur le bot plus faible
lab-note-skill = Chaque donne est jouée deux fois, places échangées. Chances égales : 50 %.
lab-figure-effects = { $shelf } : points qu’une carte rapporte à son joueur
lab-figure-common = { $shelf } : points qu’une carte rapporte à tous
lab-note-effects = La même partie poursuivie avec la carte et sans son effet : le choix des joueurs ne compte plus.
lab-figure-lift = { $relation } : victoires au-dessus de sa part
lab-note-lift = Qui avait la carte gagne d’autant plus souvent. Les bons joueurs choisissent les bonnes cartes : cela ne prouve aucun effet.
lab-figure-rules = Règles, fois par partie
lab-note-rules = Combien de fois une règle est la cause d’un événement.
lab-figure-differences = Différences réelles
lab-note-differences = Changement en erreurs types : de combien il dépasse le hasard. Les chiffres sont dans le tableau.
lab-none-differs = Rien ne diffère vraiment. { $tested } mesures ont été examinées ensemble.
lab-numbers = Chiffres
lab-all-numbers = Toutes les { $count } mesures

## Colonnes

lab-column-name = Quoi
lab-column-wins = Victoires
lab-column-points = Points
lab-column-mean = Moyenne
lab-column-interval = 95 %
lab-column-count = Vu
lab-column-per-game = Par partie
lab-column-games = Des parties
lab-column-share = Victoires en plus
lab-column-gap = Écart
lab-column-before = Avant
lab-column-after = Après
lab-column-difference = Changement
lab-column-chance = Par hasard

## Ce pour quoi les cartes sont comptées

lab-relation-held = En main
lab-relation-placed = Posée
lab-relation-booked = Logée
lab-relation-turned-away = Refusée
lab-relation-taken = Prise
lab-relation-removed = Retirée
lab-relation-drafted = Choisie au départ
lab-relation-hired = Engagée
lab-relation-served = Servie
lab-relation-dealt = Distribuée

## Mesures d’une comparaison

lab-measure-seat = { $name } : victoires
lab-measure-turn = { $name } : victoires
lab-measure-line = { $name } : points
lab-measure-scored = { $name } : combien de fois marquée
lab-measure-rule = { $name } : fois par partie
lab-measure-use = { $name }, { $relation } : fois par partie
lab-measure-gain = { $name }, { $relation } : victoires au-dessus de la part
lab-measure-points = { $name } : points rapportés
lab-measure-share = { $name } : victoires rapportées
lab-measure-gap = { $name } : écart produit

## Méthode

lab-method-games = Des bots d’un même niveau ont joué chaque partie entre eux, sans limite de temps, avec les graines { $first } à { $last } : la même commande trouve les mêmes chiffres sur toute machine.
lab-method-effects = Pour mesurer un effet, une carte est tirée au sort dans chaque partie. À partir du coup qui l’a donnée à son joueur, ou de la donne si elle vaut pour tous, les mêmes bots poursuivent la partie deux fois : telle quelle, et avec une carte du même prix qui ne fait rien. La différence est ce que la carte rapporte.
lab-method-real = « Réel » veut dire : au-delà du hasard après la correction de Holm pour tous les tests ensemble, si bien qu’un rapport sans aucune différence n’en déclare une réelle que dans { $level } % des cas au plus.
lab-method-command = Fait par : { $command }
