# Les mots d'Overbooked, l'avion.

overbooked = Overbooked

## Comment les choses s'appellent

plane-colour-orange = Orange
plane-colour-purple = Violet
plane-colour-teal = Turquoise
plane-colour-pink = Rose

plane-passenger-r = amoureux
plane-passenger-w = enfant
plane-passenger-b = joueur de rugby
plane-passenger-y = ami
plane-passenger-g = senior
plane-passengers-r = amoureux
plane-passengers-w = enfants
plane-passengers-b = joueurs de rugby
plane-passengers-y = amis
plane-passengers-g = seniors

# Tels qu'ils suivent le mot « siège ».
plane-kind-window = côté hublot
plane-kind-middle = du milieu
plane-kind-aisle = côté couloir

plane-difficulty-beginner = débutant
plane-difficulty-experienced = expérimenté
plane-difficulty-expert = expert

plane-line-couples = Couples
plane-line-kids = Enfants
plane-line-rugby = Équipe de rugby
plane-line-friends = Amis
plane-line-seniors = Seniors
plane-line-vouchers = Chèques-repas
plane-line-bonus-cards = Cartes Plus un
plane-line-overbooked = Surréservation
plane-line-most-overbooked = La plus forte surréservation
plane-line-empty-seats = Sièges vides
plane-line-event-adorable-kids = Enfants adorables
plane-line-event-buddy-time = Entre copains
plane-line-event-corner-seats = Places d’angle
plane-line-event-couples-retreat = Escapade à deux
plane-line-event-school-holidays = Vacances scolaires
plane-line-event-emergency-exit-assistance = Aide à l’issue de secours
plane-line-event-family-vacation = Vacances en famille
plane-line-event-full-flight = Vol complet
plane-line-event-kids-gone-wild = Enfants déchaînés
plane-line-event-lonely-christmas = Noël en solitaire
plane-line-event-low-season-blues = Blues de la basse saison
plane-line-event-beautiful-sunset = Beau coucher de soleil
plane-line-event-missing-friends = Amis manquants
plane-line-event-threes-company = Jamais deux sans trois
plane-line-event-like-sardines = Comme des sardines

## La table en phrases

# Les phrases ci-dessous reconnaissent ce mot exact, là où le verbe change.
plane-you = Vous
plane-quoted = « { $card } »
plane-table-round = Manche { $round }. { $first ->
        [Vous] Vous avez commencé.
       *[other] { $first } a commencé.
    }{ $last ->
        [yes] {" "}C'est la dernière manche.
       *[no] {""}
    }
plane-table-turn = Tour { $round }.
plane-table-event = Événement : { $title }.
plane-table-supply = Passagers en attente : { $waiting }. R amoureux, W enfants, B joueurs de rugby, Y amis, G seniors.
plane-table-seat = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $vouchers ->
        [one] { $vouchers } chèque-repas
       *[other] { $vouchers } chèques-repas
    } ; { $overbooked } en surréservation ; { $bonus ->
        [one] { $bonus } carte Plus un
       *[other] { $bonus } cartes Plus un
    }.
plane-table-alone = { $player } : { $vouchers ->
        [one] { $vouchers } chèque-repas
       *[other] { $vouchers } chèques-repas
    } ; { $overbooked } en surréservation.
plane-table-hall = Le hall des départs, en partant de la porte d'embarquement. { $deck ->
        [0] La pile est vide.
        [one] Il reste une carte dans la pile.
       *[other] Il reste { $deck } cartes dans la pile.
    }
plane-table-deck = Dans la pile, dans un ordre que personne ne connaît : { $passengers } ; { $wishes ->
        [0] aucune carte avec préférence de siège
        [one] { $wishes } carte avec préférence de siège
       *[other] { $wishes } cartes avec préférence de siège
    }.
plane-table-deck-symbols = Symboles dans la pile : { $symbols }.
plane-table-card = { $place }. { $card } ({ $face }). { $price ->
        [0] Gratuite
        [one] Coûte un chèque-repas
       *[other] Coûte { $price } chèques-repas
    }{ $vouchers ->
        [0] {""}
        [one] {", "}un chèque-repas posé dessus
       *[other] {", "}{ $vouchers } chèques-repas posés dessus
    }.
plane-card-wish-window = { $passengers } côté hublot
plane-card-wish-middle = { $passengers } sur des sièges du milieu
plane-card-wish-aisle = { $passengers } côté couloir
plane-card-symbol = { $face } avec le symbole { $symbol }
plane-table-hand = Carte à placer : « { $card } » ({ $face }).{ $some ->
        [yes] {" "}Ignorés, dans l'ordre de lecture : { $away }.
       *[no] {""}
    }
plane-solo-head = Scénario : { $title }, { $difficulty }.
plane-solo-goal = Il faut : { $aims }.
plane-solo-or = ou
plane-solo-groups = un groupe de joueurs de rugby, un d’amis et un de seniors, { $need } chacun (le plus petit en a { $have })
plane-solo-couples = { $need } couples (vous en avez { $have })
plane-solo-kids = { $need } enfants heureux (vous en avez { $have })
plane-goal-groups = joueurs de rugby, amis et seniors en groupes de { $need } (le plus petit en a { $have })
plane-goal-couples = { $need } couples ({ $have } réunis)
plane-goal-kids = { $need } enfants heureux ({ $have } réunis)

plane-ask-taking = À vous : prenez une carte. Tapez par exemple « { $example } ».
plane-ask-gate = À vous : vous ne pouvez prendre que la carte près de la porte d'embarquement. Tapez « { $example } ».
plane-ask-solo = Prenez une carte, ou retirez-en une contre un chèque-repas. Tapez par exemple « { $example } ».
plane-ask-solo-take = Prenez une carte. Tapez par exemple « { $example } ».
plane-ask-skipping = Vous pouvez ignorer un passager. Tapez « leave » et son numéro dans l'ordre de lecture, ou « leave nobody ».
plane-ask-short = Il n'y a pas assez de passagers d'une couleur. Qui ne vient pas ? Tapez par exemple « { $example } ».
plane-ask-placing = Où s'assoient ceux qui embarquent ? Tapez « place » et le siège du coin supérieur gauche du cadre qui les entoure ; pour tourner la carte dans le sens des aiguilles d'une montre, ajoutez « turn 90 », « turn 180 » ou « turn 270 ». Par exemple : « { $example } ».
plane-ask-seating = Choisissez un siège { $kind } pour le prochain passager ({ $passenger }). Tapez par exemple « { $example } ».

## Ce qui s'est passé

plane-event-pay = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } posé un chèque-repas sur « { $card } » pour sauter la carte.
plane-event-pay-together = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } posé un chèque-repas sur chacune de ces cartes pour les sauter : { $cards }.
plane-event-take = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } pris « { $card } »{ $vouchers ->
        [0] {""}
        [one] {" "}et le chèque-repas posé dessus
       *[other] {" "}et les { $vouchers } chèques-repas posés dessus
    }{ $bonus ->
        [yes] {" "}; son symbole vaut un point à la fin.
       *[no] .
    }
plane-event-remove = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } retiré « { $card } » du hall contre un chèque-repas ; chèques-repas restants : { $vouchers }.
plane-event-draw = « { $card } » arrive dans le hall{ $reason ->
        [card-removed] {" "}à la place de la carte retirée.
       *[moved-up] .
    }
plane-event-draw-together = Nouvelles dans le hall : { $cards }.
plane-event-leave-out = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } ignoré le passager { $number } de « { $card } » ({ $passenger }), comme le permet le symbole de la carte.
plane-event-absent = Le passager { $number } de « { $card } » ({ $passenger }) ne vient pas : { $reason ->
        [none-left] le stock n'en a plus de cette couleur.
       *[too-few] la carte en montre { $wanted } de cette couleur, le stock en a { $left }.
    }
plane-event-absent-together = { $count } passagers de « { $card } » ne viennent pas ({ $who }){ $reason ->
        [none-left] {" "}: le stock n'en a plus.
       *[other] .
    }
plane-event-place = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } placé « { $card } » en { $place }{ $turn ->
        [0] {""}
       *[other] {" "}après une rotation de { $turn } degrés
    }{ $reason ->
        [across-aisle] , en traversant un couloir, comme le permet le symbole de la carte.
       *[within-zone] .
    }
plane-event-seat = { $place } : { $passenger }.{ $goes_to ->
        [stairs] {" "}Le siège était occupé : qui y était assis ({ $displaced }) est en surréservation et attend sur l'escalier d'embarquement.
        [supply] {" "}Le siège était occupé : qui y était assis ({ $displaced }) revient dans le stock, grâce au symbole de la carte.
       *[nobody] {""}
    }
plane-event-seat-together = Assis : { $seated }.
plane-event-displaced = { $goes_to ->
        [stairs] En surréservation et sur l'escalier d'embarquement : { $who }.
       *[supply] De retour dans le stock, grâce au symbole de la carte : { $who }.
    }
plane-event-last-round = Le stock est épuisé pour une sorte de passagers ({ $passenger }) : cette manche est la dernière.
plane-event-zone-full = La zone { $zone } est pleine pour la première fois : { $vouchers ->
        [one] { $vouchers } chèque-repas
       *[other] { $vouchers } chèques-repas
    }.
plane-event-vouchers = { $player } : { $many ->
        [one] { $by } chèque-repas
       *[other] { $by } chèques-repas
    }, reste { $vouchers } (payés pour la surréservation : { $paid }, reçus pour des zones pleines : { $received }).
plane-event-won = Le scénario « { $title } » est rempli : vous avez gagné.
plane-event-lost = Le scénario n'est pas rempli, et { $reason ->
        [no-voucher] il ne reste aucun chèque-repas : vous avez perdu.
       *[no-card] il ne reste aucune carte : vous avez perdu.
    }
plane-event-over = { $reason ->
        [round-complete] La dernière manche est jouée : la partie est terminée.
        [no-card] Il ne reste aucune carte : la partie est terminée.
       *[solo] La partie est terminée.
    }
plane-end-run-out = Épuisés dans le stock : { $who }.

## Conseil

plane-advice-take = Prenez la carte { $place } du hall{ $vouchers ->
        [0] .
        [one] {" "}et le chèque-repas posé dessus.
       *[other] {" "}et les { $vouchers } chèques-repas posés dessus.
    }
plane-advice-remove = Retirez la carte { $place } du hall.
plane-advice-place = Placez la carte en { $place }{ $turn ->
        [0] .
       *[other] {" "}après une rotation de { $turn } degrés.
    }
plane-advice-seat = Siège { $place } : { $passenger }.
plane-advice-leave-out = Ignorez le passager { $number } ({ $passenger }).
plane-advice-leave-nobody = N'ignorez personne.

## Le guide d'une première partie

plane-guide-aim = Votre avion a { $seats } sièges vides, et chacun qui reste à la fin coûte un point. Remplissez-les de passagers heureux : les amoureux par deux, les enfants en compagnie, les autres en grands groupes de même sorte.
plane-guide-take = La carte à la porte d'embarquement est gratuite. Pour une carte plus loin, vous posez un chèque-repas sur chaque carte qui la précède ; vous en avez { $vouchers ->
        [one] un
       *[other] { $vouchers }
    }.
plane-guide-vouchers = Sur « { $card } », { $vouchers ->
        [one] un chèque-repas attend
       *[other] { $vouchers } chèques-repas attendent
    } qui prendra la carte. { $price ->
        [0] Elle est gratuite.
        [one] Elle coûte un chèque-repas.
       *[other] Elle coûte { $price } chèques-repas.
    } À la fin, deux chèques-repas valent un point.
plane-guide-gate = Sans chèque-repas, vous prenez la carte à la porte d'embarquement, « { $card } ». S'il y en a dessus, ils sont à vous.
plane-guide-alone = Vous volez en solitaire : atteignez les buts de votre scénario avant qu'il n'y ait plus de cartes ou de chèques-repas. Chèques-repas restants : { $vouchers }.
plane-guide-couples = Les amoureux veulent être deux, côte à côte : 5 points par couple. Un troisième à côté gâche tout. Vos couples rapportent { $points } points jusqu'ici.
plane-guide-kids = Un enfant est heureux quand chaque siège voisin est occupé : 3 points. { $aboard ->
        [0] Vous n'avez pas encore d'enfants à bord.
       *[other] Enfants à bord : { $aboard }. Heureux : { $happy }.
    }
plane-guide-crowd-ahead = Votre plus grand groupe ({ $who }) : { $mine }. Celui de votre rival : { $theirs }. Le vôtre compte double tant que personne n'en a de plus grand.
plane-guide-crowd-level = Votre plus grand groupe ({ $who }) : { $mine }, et votre rival en a autant. Les deux comptent double ; avec un de plus, le vôtre seul.
plane-guide-crowd-behind = Votre plus grand groupe ({ $who }) : { $mine }. Celui de votre rival : { $theirs }, et seul le plus grand compte double. Rattrapez-le, ou misez sur une autre sorte.
plane-guide-stairs = Qui perd son siège attend sur l'escalier et coûte 2 points ; qui en a le plus en perd encore 2. { $waiting ->
        [0] Le vôtre est vide : bravo.
       *[other] Sur le vôtre : { $waiting }.
    }
plane-guide-empty = Sièges vides dans votre avion : { $seats }, un point de moins pour chacun. Un trou isolé se remplit mal plus tard : gardez les sièges libres ensemble.
plane-guide-last-round = La dernière manche : c'est votre dernière carte. Prenez celle qui rapporte le plus tout de suite.
plane-guide-few = Le stock s'épuise : { $left } ({ $who }). Quand une sorte vient à manquer, cette manche est la dernière.
plane-guide-pattern = Ces passagers s'assoient exactement comme la carte les montre, tous dans une zone. Vous pouvez tourner la carte, pas l'inverser comme dans un miroir.
plane-guide-place = { $ways ->
        [one] Il y a une façon de les asseoir.
       *[other] Il y a { $ways } façons de les asseoir.
    } { $free ->
        [one] Dans une d'elles, personne ne perd son siège.
       *[other] Dans { $free } d'entre elles, personne ne perd son siège.
    } Choisissez-en une qui les rend heureux et ne laisse pas de trous isolés.
plane-guide-crammed = Où qu'ils s'assoient, { $fewest ->
        [one] quelqu'un perd son siège.
       *[other] { $fewest } passagers ou plus perdent leur siège.
    } { $to ->
        [supply] Ils retournent au stock et ne coûtent rien.
       *[stairs] Cela coûte 2 points chacun : choisissez ceux qui vous rapportent le moins.
    }
plane-guide-wish = Un passager ({ $who }) souhaite un siège { $kind }. { $free ->
        [0] Tous sont occupés : quelqu'un perd le sien.
        [one] Il y en a un de libre.
       *[other] Il y en a { $free } de libres, dans n'importe quelle zone.
    }
plane-guide-skip = Vous pouvez ignorer un passager de cette carte : utile si l'un d'eux gêne.
plane-guide-short = Le stock n'a pas assez de passagers d'une couleur pour cette carte. Vous choisissez qui reste absent ; cela ne coûte rien.
plane-guide-did-take = { $price ->
        [0] La carte à la porte d'embarquement ne coûte rien.
        [one] Cette carte valait un chèque-repas pour votre rival.
       *[other] Cette carte valait { $price } chèques-repas pour votre rival.
    } { $vouchers ->
        [0] Il n'y en avait aucun dessus.
        [one] Celui qui était dessus lui revient.
       *[other] Les { $vouchers } qui étaient dessus lui reviennent.
    }
plane-guide-did-pay = { $count ->
        [one] Le chèque-repas reste sur cette carte
       *[other] Les chèques-repas restent sur ces cartes
    } : qui prend une telle carte reçoit ce qui s'y trouve, peut-être vous.
plane-guide-did-leave-out = Le symbole de la carte le permet : un passager de moins à asseoir.
plane-guide-did-absent = Un absent ne coûte rien, mais ne remplit pas de siège non plus.
plane-guide-did-last-round = Épuisés dans le stock : { $who }. Tout le monde finit cette manche, puis on compte.
plane-guide-did-seat = { $some ->
        [yes] Cela change ces lignes : { $lines }.
       *[no] Cela ne change aucun point.
    } { $player ->
        [Vous] Vous avez maintenant { $total }
       *[other] { $player } a maintenant { $total }
    } en tout.
plane-guide-did-overbook = { $lost ->
        [one] Un passager a perdu son siège et attend
       *[other] { $lost } passagers ont perdu leur siège et attendent
    } sur l'escalier : 2 points de moins chacun. En tout : { $lines }. { $player ->
        [Vous] Vous avez maintenant { $total }.
       *[other] { $player } a maintenant { $total }.
    }
plane-guide-end = Vous avez { $mine } points, { $player } en a { $theirs }. Ce qui vous a le plus rapporté : { $best } ({ $brought }). Ce qui vous a le plus coûté : { $worst } ({ $cost }).

## Coups refusés, selon la règle qui les interdit

refused-plane-turn-order = Ce n'est pas ce qui vous est demandé : prenez une carte, puis placez ses passagers.
refused-plane-take-card = Cette carte n'est pas dans le hall des départs.
refused-plane-take-skip = Vous n'avez pas assez de chèques-repas pour les cartes qui sont devant.
refused-plane-solo-remove = On ne retire des cartes du hall que dans les parties en solo.
refused-plane-solo-last-voucher = Retirer une carte ne peut pas vous coûter votre dernier chèque-repas.
refused-plane-setup-plane = Il n'y a pas de tel siège dans cet avion.
refused-plane-place-turn = Ainsi tournée, la carte assoit ceux qui embarquent comme avec une rotation plus petite ; indiquez celle-là.
refused-plane-place-zone = Tous ceux qui embarquent doivent avoir un siège dans une seule zone ; là, ce n'est pas le cas.
refused-plane-place-wish = Ces passagers veulent une autre sorte de siège.
refused-plane-place-share = Un passager de la même carte vient de s'y asseoir.
refused-plane-place-short = Dites d'abord qui ne vient pas : quelqu'un dont la couleur manque.
refused-plane-symbol-skip = Dites d'abord quel passager de cette carte est ignoré, s'il y en a un.
refused-plane-symbol-cross = Même en traversant le couloir, tous ceux qui embarquent n'ont pas de siège à cet endroit.

## Fautes dans les jeux de cartes et les fichiers de score

fault-plane-order = { $place } : d'abord { $normal } cartes normales, puis { $complex } avec « complex = true ».
fault-plane-drawing = { $place } : dessinez les passagers en rangées de même longueur, avec les lettres { $letters } et des points pour les cases vides ; trouvé : { $found }.
fault-plane-size = { $place } : une carte a de { $least } à { $most } passagers ; celle-ci : { $found }.
fault-plane-stuck = { $place } : le motif occupe { $found } sièges et ne tient dans aucune zone de 3 × 5, de quelque façon qu'on le tourne.
fault-plane-count = { $place } : nombre de cartes annoncé pour { $name } : { $wanted } ; trouvé : { $found }.
fault-plane-colours = { $place } : les couleurs doivent être équilibrées à { $spread } près, mais l'écart est de { $found }.
fault-plane-row = { $place } : à { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }, une rangée de l'avion ressemble à « { $example } » ; trouvé : { $found }.
fault-plane-letter = { $place } : { $found } n'est pas un passager. Utilisez { $letters }, et un point pour un siège vide.

## Erreurs dans les options

fault-plane-events-twice = Option { $option } : { $found } y figure deux fois.
fault-plane-events-most = Option { $option } : { $most } événements au plus, pas { $found }.
fault-plane-solo = Option { $option } : { $found } ne vaut que pour un vol en solitaire et demande players=1.
fault-plane-solo-events = Option { $option } : il n'y a pas d'événements quand on vole en solitaire ; trouvé : { $found }.

## Les noms des règles

rule-plane-aim = But du jeu
rule-plane-setup-plane = L'avion
rule-plane-setup-supply = Les passagers
rule-plane-setup-vouchers = Les chèques-repas
rule-plane-setup-hall = Le hall des départs
rule-plane-setup-first = Qui commence
rule-plane-hidden-deck = Ce qui est secret
rule-plane-seat-kinds = Hublot, milieu, couloir
rule-plane-seat-adjacent = Les sièges adjacents
rule-plane-turn-order = Un tour
rule-plane-take-card = Prendre une carte
rule-plane-take-skip = Sauter des cartes
rule-plane-take-vouchers = Chèques-repas sur une carte
rule-plane-take-gate = Sans chèque-repas
rule-plane-place-board = Un siège pour tous
rule-plane-place-turn = Tourner, pas inverser
rule-plane-place-zone = Dans une seule zone
rule-plane-place-gaps = Les cases vides
rule-plane-place-displace = Sièges occupés
rule-plane-place-wish = Préférences de siège
rule-plane-place-share = Un siège chacun
rule-plane-place-short = Trop peu d'une couleur
rule-plane-hall-refill = Le hall avance
rule-plane-hall-empty = Quand la pile est vide
rule-plane-end-trigger = La dernière manche
rule-plane-end-round = La fin
rule-plane-score-couples = Couples
rule-plane-score-kids = Enfants
rule-plane-score-rugby = L'équipe de rugby
rule-plane-score-friends = Les amis
rule-plane-score-seniors = Les seniors
rule-plane-score-vouchers = Chèques-repas restants
rule-plane-score-bonus-cards = Cartes Plus un
rule-plane-score-overbooked = Passagers en surréservation
rule-plane-score-most-overbooked = La plus forte surréservation
rule-plane-score-empty-seats = Sièges vides
rule-plane-score-winner = Qui gagne
rule-plane-symbol-swap = Remplacer
rule-plane-symbol-cross = Traverser
rule-plane-symbol-skip = Ignorer
rule-plane-symbol-plus-one = Plus un
rule-plane-complex = Cartes complexes
rule-plane-event-draw = Cartes événement
rule-plane-event-adorable-kids = Enfants adorables
rule-plane-event-buddy-time = Entre copains
rule-plane-event-corner-seats = Places d’angle
rule-plane-event-couples-retreat = Escapade à deux
rule-plane-event-school-holidays = Vacances scolaires
rule-plane-event-emergency-exit-assistance = Aide à l’issue de secours
rule-plane-event-family-vacation = Vacances en famille
rule-plane-event-full-flight = Vol complet
rule-plane-event-kids-gone-wild = Enfants déchaînés
rule-plane-event-lonely-christmas = Noël en solitaire
rule-plane-event-low-season-blues = Blues de la basse saison
rule-plane-event-beautiful-sunset = Beau coucher de soleil
rule-plane-event-missing-friends = Amis manquants
rule-plane-event-threes-company = Jamais deux sans trois
rule-plane-event-like-sardines = Comme des sardines
rule-plane-solo-setup = Voler seul
rule-plane-solo-vouchers = Trois niveaux de difficulté
rule-plane-solo-take = Le libre choix
rule-plane-solo-remove = Retirer des cartes
rule-plane-solo-last-voucher = Pas le dernier chèque-repas
rule-plane-solo-pay = Payer et recevoir
rule-plane-solo-win = Gagner
rule-plane-solo-loss = Perdre
rule-plane-solo-cards = Plus de cartes
rule-plane-solo-friends = Week-end entre amis
rule-plane-solo-romance = City trip romantique
rule-plane-solo-school = Voyage scolaire

## Les noms des cartes passager, et la galerie

plane-shelf-cards = Cartes passager
plane-shelf-complex = Cartes complexes
plane-shelf-events = Cartes événement
plane-shelf-passengers = Passagers
plane-shelf-symbols = Symboles
plane-shelf-vouchers = Chèques-repas
plane-voucher = Chèque-repas
plane-figure-passengers = Passagers
plane-figure-pattern = Motif
plane-figure-wishes = Sièges souhaités
plane-figure-symbol = Symbole
plane-figure-none = aucun
plane-figure-colour = Couleur
plane-figure-effect = Ce que cela fait
plane-hue-r = rouge
plane-hue-w = blanc
plane-hue-b = bleu
plane-hue-y = jaune
plane-hue-g = vert

plane-name-honeymoon = Lune de miel
plane-name-grandma-and-grandson = Mamie et petit-fils
plane-name-half-backs = Les demis
plane-name-gossips = Bavards
plane-name-knitting-circle = Cercle de tricot
plane-name-playmates = Copains de jeu
plane-name-sulking-lovers = Amoureux boudeurs
plane-name-fan-and-star = Fan et vedette
plane-name-peekaboo = Coucou, me voilà
plane-name-secret-glance = Regard furtif
plane-name-odd-couple = Drôle de paire
plane-name-front-row = Première ligne
plane-name-choir = Chorale
plane-name-book-club = Club de lecture
plane-name-chaperones = Chaperons
plane-name-newlyweds-with-child = Jeunes mariés avec enfant
plane-name-corner-team = Équipe en coin
plane-name-corner-friends = Amis en coin
plane-name-corner-choir = Chorale en coin
plane-name-left-hand-family = Famille à gauche
plane-name-right-hand-family = Famille à droite
plane-name-echelon = En échelon
plane-name-banister = Rampe d'escalier
plane-name-tug-of-war = Tir à la corde
plane-name-jealousy = Jalousie
plane-name-three-strangers = Trois inconnus
plane-name-lovers-and-tail = Couple et sa suite
plane-name-joined-late = Les retardataires
plane-name-every-other = Une place sur deux
plane-name-round-the-corner = Au tournant
plane-name-dancing-shoes = Chaussons de danse
plane-name-loose-pass = Passe perdue
plane-name-generations = Trois générations
plane-name-scrum = Mêlée
plane-name-slumber-party = Soirée pyjama
plane-name-double-date = Double rendez-vous
plane-name-table-talk = Propos de table
plane-name-story-time = L'heure du conte
plane-name-lineout = Touche
plane-name-hockey-stick = Crosse de hockey
plane-name-queue = File d'attente
plane-name-tandem = Tandem
plane-name-take-turns = Chacun son tour
plane-name-bodyguards = Gardes du corps
plane-name-lanterns = Lampions
plane-name-four-corners = Quatre coins
plane-name-goalposts = Entre les poteaux
plane-name-zigzag = Zigzag
plane-name-grandchildren = Petits-enfants
plane-name-slalom = Slalom
plane-name-x-five = Cinq en X
plane-name-group-hug = Câlin collectif
plane-name-campfire = Feu de camp
plane-name-crown = Couronne
plane-name-centre-row = Rangée centrale
plane-name-panhandle = Queue de poêle
plane-name-crankshaft = Vilebrequin
plane-name-picnic = Pique-nique
plane-name-coach-party = Voyage en car
plane-name-patchwork = Patchwork
plane-name-sunrise = Lever de soleil
plane-name-cloud-spotters = Guetteurs de nuages
plane-name-photographers = Photographes
plane-name-first-flight = Premier vol
plane-name-long-legs = Longues jambes
plane-name-restless-feet = La bougeotte
plane-name-early-exit = Premiers dehors
plane-name-trolley-fans = Fans du chariot
plane-name-easy-going = Faciles à vivre
plane-name-late-bookers = Réservés au dernier moment
plane-name-middle-children = Enfants du milieu
plane-name-standby = Liste d'attente
plane-name-wide-apart = Aux quatre vents
plane-name-stepping-stones = Pierres de gué
plane-name-ladder = Échelle
plane-name-honeycomb = Rayon de miel
plane-name-constellation = Constellation
plane-name-kite = Cerf-volant
plane-name-school-of-fish = Banc de poissons
plane-name-broken-mirror = Miroir brisé
plane-name-chessboard = Échiquier

## The page

plane-page-hall = Hall des départs
plane-page-gate = Porte
plane-page-deck = { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
plane-page-in-deck = Encore dans la pile : { $passengers }
plane-page-price = { $price ->
        [0] gratuit
        [one] { $price } chèque
       *[other] { $price } chèques
    }
plane-page-card = Carte { $place } depuis la porte, « { $name } » : { $face }. { $price ->
        [0] Gratuite
        [one] Coûte un chèque-repas
       *[other] Coûte { $price } chèques-repas
    }{ $vouchers ->
        [0] {""}
        [one] {", "}un chèque-repas est posé dessus
       *[other] {", "}{ $vouchers } chèques-repas sont posés dessus
    }.
plane-page-on-card = { $count ->
        [one] { $count } chèque-repas est posé dessus
       *[other] { $count } chèques-repas sont posés dessus
    }
plane-page-remove-card = Retirer la carte { $place } du hall pour un chèque-repas
plane-page-gap = vide
plane-page-count = { $kind ->
        [r] { $count ->
            [one] { $count } amoureux
           *[other] { $count } amoureux
        }
        [w] { $count ->
            [one] { $count } enfant
           *[other] { $count } enfants
        }
        [b] { $count ->
            [one] { $count } joueur de rugby
           *[other] { $count } joueurs de rugby
        }
        [y] { $count ->
            [one] { $count } ami
           *[other] { $count } amis
        }
       *[g] { $count ->
            [one] { $count } senior
           *[other] { $count } seniors
        }
    }
plane-page-left = Attendent encore dans le hall : { $who }
plane-page-supply = Passagers qui attendent dans le hall
plane-page-last-round = C’est la dernière manche
plane-page-stairs = Escalier : passagers qui ont perdu leur siège
plane-page-stairs-empty = L’escalier est vide.
plane-page-stairs-with = Sur l’escalier, { $count } en tout : { $told }
plane-page-vouchers = { $count ->
        [one] { $count } chèque-repas
       *[other] { $count } chèques-repas
    }
plane-page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
plane-page-seat = { $name }, { $kind } : { $who }
plane-page-nobody = libre
plane-page-plane = L’avion de { $name }
plane-page-rivals = Les autres avions
plane-page-rival = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $vouchers ->
        [one] { $vouchers } chèque-repas
       *[other] { $vouchers } chèques-repas
    }, { $overbooked } en surréservation. Agrandir
plane-page-lens = Loupe des points
plane-page-sheet = Le score en ce moment
plane-page-turns = Tourner la carte
plane-page-turn-left = Tourner à gauche
plane-page-turn-right = Tourner à droite (R)
plane-page-mirror = Inverser (F)
plane-page-no-mirror = Une carte peut être tournée, jamais inversée comme dans un miroir.
plane-page-fits = Où peut-elle aller ?
plane-page-fits-type = Siège du coin en haut à gauche, et rotation
plane-page-fits-count = { $count ->
        [0] Elle ne tient pas là.
        [one] { $count } place
       *[other] { $count } places
    }
plane-page-turned = { $turn ->
        [0] Comme dessinée
       *[other] Tournée de { $turn }°
    }
plane-page-place = Les asseoir ici
plane-page-everybody = Tout le monde embarque
plane-page-leave-out = Ignorer le passager { $number } ({ $passenger })
plane-page-ask-taking = Prenez une carte dans le hall.
plane-page-ask-gate = Sans chèque-repas : prenez la carte à la porte.
plane-page-ask-solo = Prenez une carte, ou retirez-en une pour un chèque-repas.
plane-page-ask-solo-take = Prenez une carte.
plane-page-ask-skipping = Ignorer un passager ?
plane-page-ask-short = Une sorte de passagers manque. Qui ne vient pas ?
plane-page-ask-placing = Où s’assoient-ils ?
plane-page-ask-seating = Un siège pour : { $passenger }, { $kind }
plane-page-watch-seating = { $name } place des passagers.
plane-page-aim-groups = Joueurs de rugby, amis, seniors : groupes de { $need }
plane-page-aim-couples = Couples d’amoureux
plane-page-aim-kids = Enfants heureux
plane-page-hint-keys = Cliquez sur leurs sièges. R ou la molette tourne la carte.
plane-page-hint-touch = Touchez l’avion, puis touchez encore. Deux doigts tournent la carte.
plane-page-hint-seat = Cliquez sur un des sièges marqués.
plane-page-hint-seat-touch = Touchez un siège marqué, puis touchez encore.
plane-page-bumped = Perdent leur siège : { $who }
plane-page-gain = Points : { $points }

## Pourquoi un score est ce qu'il est

plane-account-couples = { $count ->
    [0] Aucun couple n’est assis seul.
    [one] { $count } couple est assis seul. Un troisième amoureux à côté le gâcherait.
   *[other] { $count } couples sont assis seuls. Un troisième amoureux à côté en gâcherait un.
}
plane-account-kids = { $count ->
    [0] Aucun enfant n’a quelqu’un sur chaque siège adjacent.
    [one] { $count } enfant a quelqu’un sur chaque siège adjacent.
   *[other] { $count } enfants ont quelqu’un sur chaque siège adjacent.
}
plane-account-crowd = { $size ->
    [0] Il n’y en a aucun à bord.
   *[other] { $counted ->
        [twice] Le plus grand groupe compte { $size } passagers. Aucun rival n’en a un plus grand : il compte double.
        [once] Le plus grand groupe compte { $size } passagers. Un rival en a un plus grand : il ne compte qu’une fois.
       *[alone] Le plus grand groupe compte { $size } passagers.
    }
}
plane-account-vouchers = { $count ->
    [one] Il reste { $count } chèque-repas ; deux font un point.
   *[other] Il reste { $count } chèques-repas ; deux font un point.
}
plane-account-bonus-cards = { $count ->
    [one] { $count } carte avec le symbole « plus un ».
   *[other] { $count } cartes avec le symbole « plus un ».
}
plane-account-overbooked = { $count ->
    [0] Personne n’attend sur l’escalier.
    [one] { $count } passager attend sur l’escalier et y reste : deux points de moins.
   *[other] { $count } passagers attendent sur l’escalier et y restent : deux points de moins pour chacun.
}
plane-account-most-overbooked = { $count ->
    [0] Un rival a plus de passagers sur l’escalier, ou personne n’en a.
   *[other] Personne n’a plus de passagers sur l’escalier.
}
plane-account-empty-seats = { $count ->
    [0] Tous les sièges sont pris.
    [one] { $count } siège est encore vide et coûte un point tant que personne n’y est assis.
   *[other] { $count } sièges sont encore vides. Chacun coûte un point tant que personne n’y est assis.
}
