# Les mots de Heroes of Oktoberfest, le chapiteau.

oktoberfest = Heroes of Oktoberfest

## Comment les choses s'appellent

# Les phrases ci-dessous reconnaissent ce mot exact, là où le verbe change.
tent-you = Vous
tent-player = Joueur { $seat }
tent-nothing = rien
tent-nobody = personne

tent-colour-green = vert
tent-colour-blue = bleu
tent-colour-red = rouge
tent-colour-yellow = jaune

tent-customer-gh = chapeau vert
tent-customer-bh = chapeau bleu
tent-customer-rh = chapeau rouge
tent-customer-yh = chapeau jaune
tent-customer-gb = nattes vertes
tent-customer-bb = nattes bleues
tent-customer-rb = nattes rouges
tent-customer-yb = nattes jaunes

tent-group-green-hats = chapeaux verts
tent-group-blue-hats = chapeaux bleus
tent-group-red-hats = chapeaux rouges
tent-group-yellow-hats = chapeaux jaunes
tent-group-green-braids = nattes vertes
tent-group-blue-braids = nattes bleues
tent-group-red-braids = nattes rouges
tent-group-yellow-braids = nattes jaunes

tent-series-colours = quatre couleurs côte à côte
tent-series-alternating = chapeaux et nattes en alternance
tent-objective-a = { $customer }, plus { $series }

tent-amount-pretzel = { $count ->
        [one] { $count } bretzel
       *[other] { $count } bretzels
    }
tent-amount-beer = { $count ->
        [one] { $count } bière
       *[other] { $count } bières
    }
tent-amount-sausage = { $count ->
        [one] { $count } saucisse
       *[other] { $count } saucisses
    }
tent-amount-joker = { $count ->
        [one] { $count } nourriture au choix
       *[other] { $count } nourritures au choix
    }
tent-amount-coin = { $count ->
        [one] { $count } carte Pièces
       *[other] { $count } cartes Pièces
    }
tent-amount-change = { $count ->
        [one] { $count } carte d'une pièce
       *[other] { $count } cartes d'une pièce
    }
tent-amount-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
tent-amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tent-amount-purse = { $count ->
        [one] { $count } pièce des Héros
       *[other] { $count } pièces des Héros
    }

tent-power-hand = une carte de plus en main
tent-power-heroes = les points des Héros comptent double
tent-power-objective-a = les points de l'Objectif A comptent double
tent-power-victory = les cartes Points de victoire comptent double
tent-power-hats = un point par paire de chapeaux
tent-power-braids = un point par paire de nattes

tent-line-vp-cards = Cartes Points de victoire
tent-line-heroes = Héros
tent-line-coins = Cartes Pièces
tent-line-objective-a = Objectif A
tent-line-objective-b = Objectif B
tent-line-hero-bonus = Points bonus des Héros

## La table en phrases

tent-table-draft = On choisit les premiers Héros ; tout le reste sera distribué ensuite. { $first ->
        [Vous] Vous êtes
       *[other] { $first } est
    } le premier joueur et { $first ->
        [Vous] choisissez
       *[other] choisit
    } en dernier.
tent-table-clock = { $food ->
        [0] La pioche Nourriture est vide.
        [one] Il reste { $food } carte dans la pioche Nourriture.
       *[other] Il reste { $food } cartes dans la pioche Nourriture.
    } { $tables ->
        [0] Le Festival est complet.
        [one] Il y a encore place pour { $tables } tablée.
       *[other] Il y a encore place pour { $tables } tablées.
    } Cartes Pièces dans la pile : { $coins }.{ $last ->
        [yes] {" "}C'est le dernier tour.
       *[no] {""}
    }
tent-table-row = Rangée { $row }, de gauche à droite. De votre côté : { $near }. De l'autre côté : { $far }. { $free ->
        [0] Complète.
        [one] Encore place pour { $free } tablée.
       *[other] Encore place pour { $free } tablées.
    }
tent-table-row-watched = Rangée { $row }, de gauche à droite comme la voit le premier joueur. Côté du premier joueur : { $near }. Côté du second joueur : { $far }. { $free ->
        [0] Complète.
        [one] Encore place pour { $free } tablée.
       *[other] Encore place pour { $free } tablées.
    }
tent-table-market = La tablée { $place } demande { $food }. Avant : { $near }. Arrière : { $far }.
tent-table-serving = Voici la tablée à placer. Avant : { $near }. Arrière : { $far }.
tent-table-hero = { $hero } coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Bonus : { $traits }.
tent-table-heroes-to-come = Héros encore face cachée. Premier paquet : { $first }. Second paquet : { $second }.
tent-table-tables-to-come = { $count ->
        [0] La pile des tablées est vide.
        [one] { $count } tablée est encore face cachée, avec ces clients : { $customers }.
       *[other] { $count } tablées sont encore face cachée, avec ces clients : { $customers }.
    }
tent-table-unseen = Nourriture dans la pioche ou dans une main que vous ne voyez pas : { $food }.
tent-table-hand = Votre main : { $cards }.
tent-table-seat-draft = { $player } (Héros) : { $heroes }.
tent-table-seat = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu'ici ; en main { $food ->
        [one] { $food } carte Nourriture
       *[other] { $food } cartes Nourriture
    } et { $coins ->
        [one] { $coins } carte Pièces
       *[other] { $coins } cartes Pièces
    }{ $change ->
        [0] {""}
       *[other] , { $change } côté d'une pièce
    } ; tablées servies : { $victory } ; Objectif A : { $a } ; Objectif B : suites en { $b } ; Héros : { $heroes }.
tent-ask-draft = Choisissez votre premier Héros. Tapez par exemple « { $example } ».
tent-ask-action = À vous : servez une tablée, engagez un Héros ou retournez en cuisine. Tapez par exemple « { $example } » ; « moves » montre tout.
tent-ask-last = Le dernier tour est à vous : servez une tablée, engagez un Héros, retournez en cuisine s'il reste de la nourriture, ou renoncez avec « pass ». Tapez par exemple « { $example } » ; « moves » montre tout.
tent-ask-more = Dépenser plus que nécessaire : de quelle manière ? Tapez par exemple « { $example } ».
tent-ask-kitchen = Quelles cartes défaussez-vous ? D'une à quatre. Tapez par exemple « { $example } ».
tent-ask-place = Où va la tablée ? Ajoutez « turned » pour la tourner, l'arrière vers vous. Tapez par exemple « { $example } ».
tent-ask-change = Vous avez payé une pièce de trop. Gardez-vous une carte Pièces comme monnaie, côté d'une pièce ? Elle prend une place en main et ne rapporte rien. Tapez « change » ou « no change ».
tent-ask-pass = Vous ne pouvez rien faire. Tapez « pass ».

## Ce qui s'est passé

tent-event-draft = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } choisi { $hero }.
tent-event-laid-out = Les Héros sont choisis. La nourriture, les Objectifs et les tablées sont distribués.
tent-event-objectives = { $player } : Objectif A ({ $a }) et Objectif B (suites en { $b }).
tent-event-draw = { $player ->
        [Vous] { $count ->
            [0] Vous n'avez
           *[other] Vous avez
        }
       *[other] { $count ->
            [0] { $player } n'a
           *[other] { $player } a
        }
    } pioché { $count ->
        [0] aucune carte Nourriture
        [one] { $count } carte Nourriture
       *[other] { $count } cartes Nourriture
    }{ $reason ->
        [refill] {" "}pour remplir la main
        [kitchen] {" "}en cuisine
       *[dealt] {" "}comme première main
    }{ $short ->
        [yes] {" "}; la pioche n'en avait pas plus
       *[no] {""}
    }.
tent-event-draw-mine = { $count ->
        [0] Vous n'avez rien pioché
       *[other] Vous avez pioché { $cards }
    }{ $reason ->
        [refill] {" "}pour remplir la main
        [kitchen] {" "}en cuisine
       *[dealt] {" "}comme première main
    }{ $short ->
        [yes] {" "}; la pioche n'en avait pas plus
       *[no] {""}
    }.
tent-event-table = La nouvelle tablée { $place } demande { $food }. Avant : { $near }. Arrière : { $far }.
tent-event-hero = Nouveau Héros à engager : { $hero }, { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Bonus : { $traits }.
tent-event-no-hero = Il ne reste plus de Héros dans la pile : cette place du marché reste vide.
tent-event-serve = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } servi la tablée { $place }. Cartes dépensées : { $cards }.
tent-event-serve-free = { $player ->
        [Vous] Vous avez servi la tablée { $place } avec vos seuls Héros.
       *[other] { $player } a servi la tablée { $place } avec ses seuls Héros.
    }
tent-event-serve-room = { $player ->
        [Vous] Vous avez servi la tablée { $place } avec vos seuls Héros.
       *[other] { $player } a servi la tablée { $place } avec ses seuls Héros.
    } La main était pleine : une carte a dû faire place à la carte Pièces ({ $cards }).
tent-event-place = La tablée est allée à la rangée { $row }, { $end ->
        [left] à gauche
       *[right] à droite
    } pour qui l'a placée{ $turned ->
        [yes] , tournée
       *[no] {""}
    }.{ $reason ->
        [only] {" "}Il n'y avait pas d'autre place.
       *[chosen] {""}
    }
tent-event-reward = { $player } : { $victory ->
        [one] { $victory } point
       *[other] { $victory } points
    } maintenant sur les cartes Points de victoire{ $coin ->
        [yes] , et une carte Pièces de plus
       *[no] {" "}; la pile des cartes Pièces est vide, il n'y en avait donc pas à prendre
    }.
tent-event-hire = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } engagé { $hero } pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }, payé avec { $paid }.{ $reason ->
        [over] {" "}C'est { $over } de trop, et la monnaie n'est pas rendue.
        [change] {" "}C'est une pièce de trop : l'une des cartes Pièces peut être gardée comme monnaie.
       *[exact] {""}
    }
tent-event-change = { $player ->
        [Vous] { $reason ->
            [taken] Vous avez gardé une carte Pièces comme monnaie, côté d'une pièce
           *[declined] Vous n'avez pas pris de monnaie
        }
       *[other] { $reason ->
            [taken] { $player } a gardé une carte Pièces comme monnaie, côté d'une pièce
           *[declined] { $player } n'a pas pris de monnaie
        }
    }.
tent-event-kitchen = { $player ->
        [Vous] Vous retournez
       *[other] { $player } retourne
    } en cuisine.
tent-event-discard = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } défaussé { $cards }.{ $back ->
        [yes] {" "}Les cartes Pièces retournent à la pile.
       *[no] {""}
    }
tent-event-more = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } décidé de dépenser plus que nécessaire.
tent-event-pass = { $reason ->
        [nothing] Vous ne pouviez rien faire et avez passé.
        [declined] Vous avez renoncé au dernier tour.
       *[secret] { $player } a passé, comme on le peut au dernier tour.
    }
tent-event-last-turn = { $cause ->
        [food] La pioche Nourriture est vide.
       *[festival] Douze tablées sont au Festival.
    } C'était le tour du premier joueur ; l'autre joue donc encore une fois : { $player ->
        [Vous] à vous
       *[other] { $player }
    }.
tent-event-over = { $cause ->
        [food] La pioche Nourriture est vide.
       *[festival] Douze tablées sont au Festival.
    } { $reason ->
        [at-once] C'était le tour du second joueur : la partie se termine aussitôt.
       *[last-turn] Le dernier tour est joué : la partie est terminée.
    }

## Conseil

tent-advice-draft = Choisissez { $hero }.
tent-advice-hire = Engagez { $hero } avec { $paid }.
tent-advice-change = { $reason ->
        [taken] Prenez la monnaie.
       *[declined] Ne prenez pas la monnaie.
    }
tent-advice-serve = Servez la tablée { $place }. Cartes à dépenser : { $cards }.
tent-advice-serve-free = Servez la tablée { $place } avec vos seuls Héros.
tent-advice-serve-room = Servez la tablée { $place } avec vos seuls Héros et défaussez pour la carte Pièces : { $cards }.
tent-advice-place = Placez la tablée à la rangée { $row }, { $end ->
        [left] à votre gauche
       *[right] à votre droite
    }{ $turned ->
        [yes] , tournée
       *[no] {""}
    }.
tent-advice-kitchen = Retournez en cuisine.
tent-advice-discard = Défaussez { $cards }.
tent-advice-more = Dépensez plus que nécessaire.
tent-advice-pass = Passez.

## Le guide d'une première partie

tent-guide-aim = Vous et votre rival servez des tablées sous un même chapiteau. De chaque tablée, deux clients s'assoient de votre côté et deux de l'autre. Les points viennent de ceux de votre côté, des tablées que vous servez et des Héros.
tent-guide-draft = Choisissez d'abord un Héros, sans rien payer. Celui qui donne de la nourriture paie avec vous à chaque tour, dès le premier.
tent-guide-objective-a = Objectif A : { $who }, un point pour chaque client de votre côté, et de même pour { $series ->
        [colours] quatre voisins de quatre couleurs.
       *[alternating] quatre voisins à chapeaux et nattes en alternance.
    } Il rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu'ici.
tent-guide-objective-b = Objectif B : des suites de cette couleur de votre côté ({ $colour }). Deux côte à côte rapportent { $two }, quatre rapportent { $four } ; un nombre impair ne rapporte rien. Il rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu'ici.
tent-guide-gifts = { $some ->
        [yes] Vos Héros donnent à chaque tour : { $gifts }. Cela paie tablées et Héros ; ce que vous n'utilisez pas est perdu pour ce tour.
       *[no] Vos Héros ne donnent rien pour payer ; ils valent leurs points à la fin. Un Héros qui donne de la nourriture vous aiderait à chaque tour.
    }
tent-guide-exchange = Une carte manque ? Deux cartes Nourriture de votre main en remplacent une de votre choix. C'est cher, mais souvent plus rapide que la cuisine.
tent-guide-coins = Une carte Pièces vaut deux pièces pour engager, ou un point à la fin. Vous en avez { $coins }. Un Héros engagé tôt sert à chaque tour qui suit.
tent-guide-serve = { $count ->
        [one] Vous pouvez payer maintenant la tablée { $tables }.
       *[other] Vous pouvez payer maintenant ces tablées : { $tables }.
    } Servir rapporte un point, une carte Pièces et deux clients de votre côté.
tent-guide-hire = Votre main ne paie aucune tablée, mais elle paie un Héros : { $heroes }. Ensuite vous piochez de la nourriture jusqu'à avoir la main pleine.
tent-guide-kitchen = Votre main ne paie ni tablée ni Héros. À la cuisine, vous échangez des cartes contre de la nourriture.
tent-guide-full = Le Festival est presque plein : la partie finit dans { $tables ->
        [one] une tablée.
       *[other] { $tables } tablées.
    } Servez ce qui vous rapporte encore des points.
tent-guide-clock = La pioche Nourriture s'épuise : { $food ->
        [one] reste { $food } carte.
       *[other] restent { $food } cartes.
    } Quand elle est vide, c'est la fin.
tent-guide-place = Quel côté vers vous ? Pour l'objectif A ({ $who }), { $side ->
        [front] l'avant est meilleur : laissez la tablée ainsi.
        [back] l'arrière est meilleur : tournez la tablée.
       *[same] les deux côtés se valent.
    }
tent-guide-beside = Et à quel bout de quelle rangée ? L'objectif B veut cette couleur côte à côte ({ $colour }), et quatre voisins complètent peut-être votre série pour l'objectif A.
tent-guide-new-row = Vous pouvez aussi commencer la rangée { $row }. Elle est libre des deux côtés, mais une suite ne continue jamais d'une rangée à l'autre.
tent-guide-discard = Défaussez d'une à quatre cartes peu utiles et piochez-en autant. La nourriture ne revient jamais : la pioche a encore { $food ->
        [one] { $food } carte
       *[other] { $food } cartes
    }, et c'est l'horloge du jeu.
tent-guide-more = Vous voulez dépenser plus que nécessaire, pour piocher plus de cartes. Choisissez maintenant avec quoi.
tent-guide-change = Gardée comme monnaie, une carte Pièces paiera une pièce plus tard. Mais elle prend une place en main et ne vaut aucun point à la fin.
tent-guide-last-turn = Le tout dernier tour est à vous, et vous pouvez y renoncer. N'agissez que si cela rapporte : une carte Pièces gardée est aussi un point.
tent-guide-nothing = Vous ne pouvez rien payer ni rien piocher. Vous passez donc.
tent-guide-did-draft = { $hero } apporte pour toute la partie : { $traits }.
tent-guide-did-objectives = { $mine ->
        [yes] Ces deux-là sont à vous. Ils disent quels clients vous voulez de votre côté.
       *[no] Voilà ce que { $player } veut voir de l'autre côté. Tournez ces tablées dans l'autre sens si vous le pouvez.
    }
tent-guide-did-serve = { $reason ->
        [hand] Une nouvelle tablée vient au marché à la place de celle-ci.
        [heroes] Aucune carte dépensée : voilà la force d'une équipe de Héros.
       *[room] Aucune carte dépensée, mais il faut une place en main pour la carte Pièces.
    } Ensuite, la tablée va au Festival.
tent-guide-did-place = Points par les objectifs : { $player } { $theirs }, { $other } { $mine }. Chacun ne compte que les clients de son côté.
tent-guide-did-reward = Chaque tablée servie est un point à la fin. { $coin ->
        [yes] La carte Pièces paie des Héros, ou vaut un point de plus.
       *[no] Il n'y a plus de cartes Pièces à prendre.
    }
tent-guide-did-hire = { $hero } apporte : { $traits }. Un nouveau Héros prend la place libre au marché, tant qu'il y en a.
tent-guide-did-change = { $reason ->
        [taken] Elle paiera une pièce plus tard.
       *[declined] La place en main reste libre pour de la nourriture.
    }
tent-guide-did-no-hero = Désormais le marché ne fait que se vider : ces Héros sont les derniers.
tent-guide-did-discard = La nourriture défaussée quitte le jeu. Dans la pioche : { $food }. Quand elle est vide, c'est la fin.
tent-guide-did-kitchen = La cuisine prend tout un tour : des cartes contre de la nourriture, ni tablée ni Héros.
tent-guide-did-more = Payer trop exprès, c'est faire de la place pour de nouvelles cartes.
tent-guide-did-pass = { $reason ->
        [nothing] Cela arrive quand rien ne peut être payé et qu'il n'y a plus de nourriture.
        [declined] Au dernier tour, garder ses cartes vaut parfois mieux.
       *[secret] Au dernier tour, garder ses cartes vaut parfois mieux.
    }
tent-guide-did-last-turn = { $cause ->
        [food] Plus de nourriture : c'est la fin.
       *[festival] Le Festival est plein : c'est la fin.
    } { $mine ->
        [yes] Vous avez commencé en second et jouez encore une fois.
       *[no] { $player } a commencé en second et joue encore une fois.
    }
tent-guide-end = Vous avez { $mine } points, { $player } en a { $theirs }. Ce qui vous a le plus rapporté : { $best } ({ $brought }).

## Coups refusés, selon la règle qui les interdit

refused-tent-setup-draft = D'abord, chacun choisit un Héros, sans rien payer.
refused-tent-turn-action = Cela ne va pas à ce moment de votre tour : choisissez d'abord une action, puis terminez-la.
refused-tent-turn-pass = Vous pouvez faire quelque chose ; on ne peut renoncer qu'au dernier tour de la partie.
refused-tent-serve-rows = Il n'y a plus de place : trois rangées de quatre tablées au plus.
refused-tent-serve-place = Une tablée s'ajoute à l'un des deux bouts d'une rangée ; les rangées s'ouvrent dans l'ordre, avec « right », et une tablée qui reste la même une fois tournée ne se tourne pas.
refused-tent-serve-hand = Vous n'avez pas ces cartes en main.
refused-tent-serve-pay = C'est trop peu pour cette tablée, même avec ce que donnent vos Héros.
refused-tent-serve-discard = On ne défausse une carte pour la carte Pièces que quand les Héros servent seuls et que la main est pleine.
refused-tent-serve-discard-must = Votre main est pleine : défaussez une carte pour faire de la place à la carte Pièces.
refused-tent-serve-lavish = Tapez « more » si vous voulez dépenser plus que nécessaire, et seulement dans ce cas. Chaque carte payée doit servir à quelque chose.
refused-tent-hire-market = Ce Héros n'est pas à engager en ce moment.
refused-tent-hire-cost = C’est plus de cartes Pièces que ce Héros n’en coûte.
refused-tent-hire-cost-too-little = Ces cartes Pièces ne suffisent pas pour ce Héros.
refused-tent-hire-cost-not-held = Vous n’avez pas ces cartes Pièces.
refused-tent-hire-change = Il n'y a pas de monnaie à prendre : vous ne venez pas de payer une pièce de trop.
refused-tent-hire-change-none = À cette table, on ne rend pas la monnaie.
refused-tent-kitchen-cards = En cuisine, vous défaussez d'une à quatre cartes de votre main.
refused-tent-kitchen-open = La cuisine est fermée : il ne reste plus de nourriture à piocher.

## Fautes dans les jeux de cartes et les fichiers de score

fault-tent-food-cards = { $place } : la pioche Nourriture compte { $wanted } cartes, et non { $found }.
fault-tent-table-food = { $place } : une tablée demande de 1 à { $most } nourritures, et non { $found }.
fault-tent-seats = { $place } : « { $found } » n'est pas une tablée. Écrivez deux clients, une barre oblique et deux clients, comme « gh rb / yh bb ». Clients : { $choices }.
fault-tent-pile = { $place } : les Héros du paquet 1 viennent avant ceux du paquet 2.
fault-tent-objective = { $place } : « { $found } » n'est pas un Objectif A. Écrivez une couleur en anglais, « hats » ou « braids », puis « colours » ou « alternating ».
fault-tent-tables = { $place } : à eux deux, les joueurs ont servi { $found } tablées, mais le Festival n'en accueille que { $most }.
fault-tent-coins = { $place } : à eux deux, les joueurs ont { $found } cartes Pièces, mais il n'y en a que { $most }.
fault-tent-hero = { $place } : { $found } travaille déjà pour l'autre joueur.
fault-tent-colour = { $place } : personne n'a les Objectifs A et B de la même couleur ; dans ce cas, la carte B est repiochée.

## Les noms des règles

rule-tent-aim = But du jeu
rule-tent-setup-first = Qui commence
rule-tent-setup-heroes = Deux paquets de Héros
rule-tent-setup-draft = Les premiers Héros
rule-tent-setup-food = Nourriture et pièces
rule-tent-setup-objectives = Objectifs
rule-tent-setup-tables = Tablées et Festival
rule-tent-turn-action = Une action par tour
rule-tent-turn-markets = Remplir les marchés
rule-tent-turn-pass = Passer
rule-tent-hand-limit = Quatre cartes en main
rule-tent-hand-refill = Remplir votre main
rule-tent-serve-table = Servir une tablée
rule-tent-serve-hand = Seulement de votre main
rule-tent-serve-pay = Payer pour une tablée
rule-tent-serve-heroes = Les bonus des Héros
rule-tent-serve-exchange = Deux pour une
rule-tent-serve-lavish = Dépenser plus que nécessaire
rule-tent-serve-place = Placer une tablée
rule-tent-serve-rows = Trois rangées de quatre
rule-tent-serve-reward = La récompense
rule-tent-serve-discard = De la place pour la carte Pièces
rule-tent-hire-market = Engager un Héros
rule-tent-hire-cost = Le prix d'un Héros
rule-tent-hire-change = La monnaie
rule-tent-hire-back = Les cartes Pièces dépensées
rule-tent-kitchen-cards = Retourner en cuisine
rule-tent-kitchen-open = Une cuisine vide
rule-tent-hidden-hands = Ce qui est secret
rule-tent-hidden-piles = Les piles face cachée
rule-tent-hidden-proof = Ce que disent les actions
rule-tent-end-food = Plus de nourriture
rule-tent-end-tables = Douze tablées
rule-tent-end-last-turn = Le dernier tour
rule-tent-score-victory = Cartes Points de victoire
rule-tent-score-heroes = Héros
rule-tent-score-coins = Cartes Pièces
rule-tent-score-objective-a = Objectif A
rule-tent-score-colours = Quatre couleurs
rule-tent-score-alternating = En alternance
rule-tent-score-objective-b = Objectif B
rule-tent-score-bonus = Points bonus des Héros
rule-tent-score-gifts = Des points en bonus
rule-tent-score-series = Compter les séries
rule-tent-score-pairs = Compter les paires
rule-tent-score-tie = Égalités
rule-tent-hero-helmut = Helmut
rule-tent-hero-katharina = Katharina
rule-tent-hero-klaus = Klaus
rule-tent-hero-leonore = Leonore
rule-tent-hero-mathaus = Mathäus
rule-tent-hero-suse = Suse

## La page

tent-page-market = Tablées à servir
tent-page-heroes = Héros à engager
tent-page-festival = Le Festival
tent-page-hand = Votre main
tent-page-counter = Vos Héros
tent-page-counter-of = Héros de { $name }
tent-page-no-heroes = Pas encore de Héros
tent-page-objectives = Vos Objectifs
tent-page-runs = Suites paires en { $colour }
tent-page-about-a = Un point pour chacun de ces clients { $side ->
        [mine] de votre côté
       *[theirs] du côté de ce joueur
    } : { $group }. Et un point par série : quatre clients côte à côte { $series ->
        [colours] de quatre couleurs, avec chapeau ou nattes
       *[alternating] avec chapeaux et nattes en alternance, de toutes couleurs
    }.
tent-page-about-b = Des points pour chaque suite en { $colour } { $side ->
        [mine] de votre côté
       *[theirs] du côté de ce joueur
    } d'une rangée, avec chapeau ou nattes. Une suite va aussi loin que possible ; longueur et points : { $runs }. Les autres longueurs ne rapportent rien.
tent-page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tent-page-cards-of = En main : { $food } nourriture, { $coins ->
        [one] { $coins } carte Pièces
       *[other] { $coins } cartes Pièces
    }
tent-page-change-of = côté d'une pièce : { $count }
tent-page-piles = Ce qui reste
tent-page-pile-food = Nourriture
tent-page-pile-tables = Tablées
tent-page-pile-heroes = Héros
tent-page-pile-coins = Pièces
tent-page-new-row = Commencer la rangée { $row }
tent-page-spot = Rangée { $row }, { $end ->
        [left] bout gauche
       *[right] bout droit
    }
tent-page-last = { $cause ->
        [food] La pioche Nourriture est vide
       *[festival] Le Festival est complet
    } : c'est le dernier tour
tent-page-over = { $cause ->
        [food] La pioche Nourriture est vide.
       *[festival] Douze tablées sont au Festival.
    } La partie est terminée.
tent-page-ask-draft = Choisissez votre premier Héros
tent-page-draft-told = Votre premier Héros est gratuit et vous accompagne dès le premier tour. Ce qu'il apporte figure sur sa carte.
tent-page-draft-how = Touchez un Héros pour lire ce qu'il apporte, ou appuyez sur « Choisir » au-dessous.
tent-page-ask-action = Servez une tablée, engagez un Héros ou retournez en cuisine.
tent-page-ask-closed = La cuisine est fermée. Servez une tablée ou engagez un Héros.
tent-page-ask-last = Votre dernier tour : servez une tablée, engagez un Héros ou passez.
tent-page-ask-more = Choisissez pour quoi vous voulez dépenser plus.
tent-page-ask-kitchen = Choisissez une à quatre cartes à défausser. Vous en piochez autant.
tent-page-ask-place = Choisissez un bout de rangée pour la tablée.
tent-page-ask-change = Vous avez payé une pièce de trop. Garder une carte Pièces, côté d'une pièce ? Elle prend une place en main et ne rapporte rien.
tent-page-ask-pass = Vous ne pouvez rien faire.
tent-page-bill = Tablée { $place }. Quittent votre main : { $cards }. Touchez des cartes pour payer autrement.
tent-page-bill-free = Tablée { $place } : vos Héros paient tout.
tent-page-bill-room = Tablée { $place } : vos Héros paient. Votre main est pleine : défaussez une carte pour prendre la carte Pièces.
tent-page-bill-draft = { $hero } vous rejoint gratuitement.
tent-page-bill-hire = { $hero } : vous payez avec { $paid }.
tent-page-bill-hire-free = { $hero } : les pièces de vos Héros suffisent.
tent-page-lavish = C'est plus qu'il n'en faut. Choisissez « Dépenser plus » si vous y tenez.
tent-page-serve = Servir
tent-page-hire = Engager
tent-page-take = Choisir
tent-page-take-hero = Choisir { $hero }
tent-page-kitchen = Cuisine
tent-page-throw = { $count ->
        [0] Défausser
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
tent-page-place = Placer ici
tent-page-turn = Tourner
tent-page-another = Payer autrement
tent-page-more = Dépenser plus
tent-page-pass = Passer
tent-page-change = Prendre la monnaie
tent-page-no-change = Pas de monnaie
tent-page-cancel = Annuler

## La galerie

tent-shelf-heroes = Héros
tent-shelf-tables = Tablées
tent-shelf-objectives-a = Objectifs A
tent-shelf-objectives-b = Objectifs B
tent-shelf-food = Cartes Nourriture
tent-shelf-coins = Cartes Pièces
tent-shelf-victory = Cartes Points de victoire
tent-shelf-first = Premier joueur

tent-figure-pile = Paquet
tent-figure-cost = Prix en pièces
tent-figure-points = Points
tent-figure-gift = Donne
tent-figure-power = Capacité
tent-figure-food = Demande
tent-figure-front = Avant
tent-figure-back = Arrière
tent-figure-customers = Clients
tent-figure-series = Série
tent-figure-colour = Couleur
tent-figure-cards = Cartes dans la pioche
tent-figure-worth = Pièces
tent-figure-kept = Points en main à la fin
tent-figure-run = Suite de { $length }

tent-card-table = Tablée { $number }
tent-card-pretzel = Bretzel
tent-card-beer = Bière
tent-card-sausage = Saucisse
tent-card-coin = Carte Pièces
tent-card-victory = Carte Points de victoire
tent-card-first = Carte Premier joueur

## Pourquoi un score est ce qu'il est

tent-account-vp-cards = { $count ->
    [0] Aucune tablée servie pour l’instant.
    [one] Un point pour { $count } tablée servie.
   *[other] Un point pour chacune des { $count } tablées servies.
}
tent-account-heroes = { $count ->
    [0] Encore aucun Héros avec des points imprimés.
   *[other] Imprimés sur les Héros : { $heroes }.
}
tent-account-coins = { $count ->
    [0] Aucune carte Pièces en main.
    [one] { $count } carte Pièces en main. Dépensée, elle ne rapporte plus rien.
   *[other] { $count } cartes Pièces en main. Dépensées, elles ne rapportent plus rien.
}
tent-account-objective-a = Clients de la carte de ce côté : { $customers }. Séries qu’elle montre : { $series }.
tent-account-objective-b = { $count ->
    [0] Aucune suite de la couleur ne rapporte de points pour l’instant.
    [one] { $count } suite de la couleur. Avec un client de plus, elle peut ne rien rapporter jusqu’au suivant.
   *[other] { $count } suites de la couleur. Avec un client de plus, une suite peut ne rien rapporter jusqu’au suivant.
}
tent-account-hero-bonus = { $count ->
    [0] Aucun Héros n’ajoute ici de points à la fin.
   *[other] Ajoutent des points : { $heroes }.
}

tent-advice-hero = { $hero } : { $traits }.
