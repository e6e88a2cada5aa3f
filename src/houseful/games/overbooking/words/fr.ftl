# Les mots d'Overbooking, l'hôtel.

overbooking = Overbooking

## Comment les choses s'appellent

hotel-colour-red = Rouge
hotel-colour-blue = Bleu
hotel-colour-green = Vert
hotel-colour-orange = Orange

hotel-crest-bird = oiseau
hotel-crest-fish = poisson
hotel-crest-lion = lion
hotel-crest-oak = chêne

hotel-kind-monk = moine
hotel-kind-merchants = marchands
hotel-kind-maids = femmes de chambre
hotel-kind-nobles = nobles
hotel-kind-soldiers = soldats
hotel-kind-workers = ouvriers

# Avec leur nom, pour que l'adjectif s'accorde quelle que soit la famille.
hotel-size-small = petites armoiries
hotel-size-large = grandes armoiries

hotel-sign-none = aucune règle spéciale
hotel-sign-small-only = petits groupes seulement
hotel-sign-large-only = grands groupes seulement
hotel-sign-first-face-up = premier invité face visible
hotel-sign-second-face-up = deuxième invité face visible
hotel-sign-monks-first = priorité aux moines
hotel-sign-soldiers-first = priorité aux soldats
hotel-sign-no-soldiers = pas de soldats
hotel-sign-no-back-door = pas de porte de derrière, cinq dans la file
hotel-sign-two-crests = deux armoiries au plus

hotel-line-coins = Pièces
hotel-line-tiles = Jetons
hotel-line-crests = Bonus d'armoiries

## La table en phrases

# Les phrases ci-dessous reconnaissent ce mot exact, là où le verbe change.
hotel-you = Vous
hotel-table-round = Manche { $round } sur { $rounds }. { $first ->
        [Vous] Vous avez commencé.
       *[other] { $first } a commencé.
    }
hotel-table-hotel = Hôtel { $hotel } : { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }, { $sign }.{ $tile ->
        [yes] {" "}Un jeton attend à la porte de derrière.
       *[no] {""}
    }
hotel-table-line = File : { $guests }. { $free ->
        [0] Complet.
        [one] { $free } place libre.
       *[other] { $free } places libres.
    }
hotel-table-back = Porte de derrière : { $guests }. { $free ->
        [0] Complet.
        [one] { $free } place libre.
       *[other] { $free } places libres.
    }
hotel-table-no-back = Il n'y a pas de porte de derrière.
hotel-table-next = À la prochaine manche, cet hôtel devient : { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }, { $sign }.
hotel-nobody = personne
hotel-either = { $rest } ou { $last }
hotel-guest-known = { $name } ({ $owner })
hotel-guest-hidden = { $size } { $crest } face cachée ({ $owner } ; peut être { $numbers })
hotel-guest-face-down = { $name } face cachée ({ $owner })
hotel-table-hand = Votre main : { $cards }.
hotel-hand-card = { $card } { $kind } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
hotel-table-hand-empty = Votre main est vide.
hotel-table-seat = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main ; logés : { $booked } ; hors du jeu : { $gone } ; jetons : { $tiles }.
hotel-table-checking = Vérification de l'hôtel { $hotel }, qui a { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }. Le pouvoir de la carte { $power } attend une décision : { $title }.
hotel-ask-place = À vous : posez une carte. Tapez par exemple « { $example } ».
hotel-ask-keep = À vous : posez une carte, ou tapez « keep » pour la garder.
hotel-ask-pass = Aucune de vos cartes n'a de place. Tapez « keep » pour passer.
hotel-ask-keep-forced = Aucune de vos cartes n'a de place : vous gardez la cinquième. Tapez « keep ». Les autres verront seulement que vous la gardez.
hotel-ask-power = Utiliser le pouvoir de la carte { $power } ? Tapez « choose … » avec un invité, ou « decline ».

## Ce qui s'est passé

hotel-event-place = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } posé { $guest } face cachée à l'hôtel { $hotel }, { $side ->
        [back] à la porte de derrière
       *[line] dans la file
    }.
hotel-event-place-open = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } posé { $guest } face visible dans la file de l'hôtel { $hotel } : tout le monde voit maintenant cette carte.
hotel-event-place-hidden = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } posé face cachée une carte à { $size } { $crest } à l'hôtel { $hotel }, { $side ->
        [back] à la porte de derrière
       *[line] dans la file
    }.
hotel-event-tile = { $player ->
        [Vous] Vous avez
       *[other] { $player } a
    } pris le jeton de l'hôtel { $hotel }.
hotel-event-keep = { $player ->
        [Vous] Vous avez gardé votre
       *[other] { $player } a gardé sa
    } cinquième carte.
hotel-event-keep-forced = Aucune de vos cartes n'avait de place : vous avez gardé la cinquième. Les autres voient seulement que vous l'avez gardée.
hotel-event-pass = { $player ->
        [Vous] Vous n'aviez de place pour aucune carte et avez passé.
       *[other] { $player } n'avait de place pour aucune carte et a passé.
    }
hotel-event-reveal = Hôtel { $hotel }, { $side ->
        [back] porte de derrière
       *[line] file
    }, place { $place } : { $guest }.
hotel-event-reveal-together = L'hôtel { $hotel } ouvre ses portes. File : { $line }. Porte de derrière : { $back }.
hotel-event-move-in = { $guest } va au bout de la file.
hotel-event-beds = { $guest } { $by ->
        [-3] retire trois lits
       *[other] apporte trois lits
    } : l'hôtel a maintenant { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }.
hotel-event-replace = { $guest } prend la place de la carte { $target }, qui quitte le jeu.
hotel-event-favour = { $rank ->
        [1] { $guest } fait réserver { $target } en premier.
       *[other] { $guest } fait réserver { $target } ensuite, après le choix des premiers nobles.
    }
hotel-event-decline = { $guest } n'utilise pas son pouvoir.
hotel-event-idle = { $guest } ne trouve personne sur qui agir.
hotel-event-book = { $reason ->
        [nobles] { $rank ->
                [1] { $guest } réserve en premier, par le choix des nobles.
               *[other] { $guest } réserve ensuite, par le choix des seconds nobles.
            }
        [favourite] { $guest } réserve avant les autres : cet hôtel préfère de tels invités.
       *[size] { $guest } réserve : c'est le plus grand groupe qui attend encore.
    } { $beds ->
        [0] L'hôtel est complet.
        [one] Il reste { $beds } lit.
       *[other] Il reste { $beds } lits.
    }
hotel-event-turn-away = { $guest } demande { $needed ->
        [one] { $needed } lit
       *[other] { $needed } lits
    }, mais il { $beds ->
        [0] n'en reste aucun
        [one] n'en reste que { $beds }
       *[other] n'en reste que { $beds }
    } : hors du jeu.
hotel-event-turn-away-together = { $beds ->
        [0] Il ne reste aucun lit
        [one] Il ne reste que { $beds } lit
       *[other] Il ne reste que { $beds } lits
    }, trop peu pour ces invités, qui quittent le jeu : { $guests }.
hotel-event-leave = { $guest } reste à la porte de derrière et quitte le jeu.
hotel-event-leave-together = Restent à la porte de derrière et quittent le jeu : { $guests }.
hotel-event-checked = L'hôtel { $hotel } est vérifié.
hotel-event-round = La manche { $round } commence : { $reason ->
        [replaced] de nouvelles cartes Hôtel sont posées
       *[flipped] les cartes Hôtel sont retournées
    }. { $player ->
        [Vous] À vous de commencer
       *[other] { $player } commence
    }.
hotel-event-hotel = L'hôtel { $hotel } est maintenant : { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }, { $sign }.{ $tile_reason ->
        [added] {" "}Un jeton est ajouté à la porte de derrière.
        [stays] {" "}Le jeton de la porte de derrière reste.
        [taken-away] {" "}Le jeton est retiré.
       *[none] {""}
    }
hotel-event-draw = { $player } a pioché { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
hotel-event-draw-together = Ont pioché { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } chacun : { $players }.
hotel-event-draw-mine = Vous avez pioché { $cards }.
hotel-event-over = Les réservations de la dernière manche sont vérifiées : la partie est terminée.

## Conseil

hotel-advice-place = Posez { $card } à l'hôtel { $hotel }, { $side ->
        [back] à la porte de derrière
       *[line] dans la file
    }.
hotel-advice-keep = Gardez votre cinquième carte.
hotel-advice-pass = Passez : il n'y a de place pour aucune carte.
hotel-advice-replace = Faites prendre à la carte { $guest } la place de la carte { $target }.
hotel-advice-favour = { $rank ->
        [1] Faites réserver { $target } en premier.
       *[other] Faites réserver { $target } ensuite.
    }
hotel-advice-decline = N'utilisez pas le pouvoir de la carte { $guest }.

## Le guide d'une première partie

hotel-guide-aim = Vos cartes sont des groupes d'invités qui cherchent un lit. Le nombre dit combien de lits il faut à un groupe ; ses pièces sont vos points dès qu'il est logé. Après { $rounds } manches, le plus de points l'emporte.
hotel-guide-line = À chaque tour, vous posez un groupe. Dans la file, il attend des lits : l'hôtel { $hotel } en a { $beds }. Les petits groupes rapportent plus de pièces, mais les grands réservent d'abord.
hotel-guide-sign = L'hôtel { $hotel }, avec { $beds } lits, a sa propre règle. { $says }
hotel-guide-back = Un groupe n'est pas obligé d'attendre dans la file. À une porte de derrière, il n'a pas de lit, mais il utilise son pouvoir quand les réservations sont vérifiées. Cela peut sauver vos autres invités.
hotel-guide-tile = Un jeton est posé à la porte de derrière de l'hôtel { $hotel }. Qui y pose le premier invité le prend : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite.
hotel-guide-trick = Vous avez { $card }. À une porte de derrière, { $kind ->
        [monk] il irait plus tard au bout de la file, même pleine.
        [merchants] ils apporteraient trois lits de plus à cette file.
        [maids] elles prendraient la place d'un autre invité à vous : utile s'il ne trouve de toute façon pas de lit.
        [nobles] ils feraient réserver un invité à vous avant tous les autres.
        [soldiers] ils prendraient la place d'ouvriers dans la file, les vôtres ou ceux d'un rival.
       *[workers] ils retireraient trois lits : utile là où votre rival attend, et pas vous.
    }
hotel-guide-hidden = { $size ->
        [small] Là attend un invité aux petites armoiries ({ $crest }). De petites armoiries cachent un 1, un 2 ou un 3.
       *[large] Là attend un invité aux grandes armoiries ({ $crest }). De grandes armoiries cachent un 4, un 5 ou un 6.
    } Les autres en savent aussi peu sur les vôtres.
hotel-guide-equals = De deux groupes de même taille, le plus proche de l'hôtel réserve d'abord. Il est donc parfois bon d'être tôt dans une file.
hotel-guide-last-card = Votre dernier tour dans cette manche. Ensuite, toutes les cartes sont dévoilées et les lits distribués.
hotel-guide-keep = Vous jouez en dernier dans cette manche : vous pouvez aussi garder cette carte. { $last ->
        [yes] Mais aucune manche ne suit : dans votre main, elle ne vaut rien.
       *[no] Faites-le si elle ne trouve de lit nulle part.
    }
hotel-guide-no-place = Aucune file et aucune porte de derrière n'accepte maintenant une de vos cartes. Rien n'est perdu : elles restent dans votre main.
hotel-guide-last-round = La dernière manche. Ce qui reste ensuite dans votre main ne vaut rien : cherchez des lits pour vos pièces.
hotel-guide-room = Il y a de la place à l'hôtel { $hotel } : { $beds } lits, { $most ->
        [0] et personne n'attend encore dans la file.
       *[other] et la file en demande { $most } au plus.
    }
hotel-guide-tight = L'hôtel { $hotel } est complet et plus encore : { $beds } lits, mais la file en demande { $least } ou plus. Quelqu'un y restera sans lit.
hotel-guide-full = L'hôtel { $hotel } a { $beds } lits, et la file en demande { $least }. Tous trouvent place, sauf si quelqu'un s'ajoute ou si un pouvoir s'en mêle.
hotel-guide-unsure = Ce sera juste à l'hôtel { $hotel } : { $beds } lits, et la file en demande entre { $least } et { $most }. Les cartes que vous ne voyez pas décideront.
hotel-guide-choice = { $kind ->
        [maids] Vos femmes de chambre peuvent prendre la place d'un invité à vous, qui quitte alors le jeu. Choisissez-en un qui n'aurait pas de lit : l'hôtel { $hotel } en a { $beds }.
        [nobles] Vos nobles peuvent faire réserver d'abord un invité à vous. Choisissez-en un qui viendrait trop tard : l'hôtel { $hotel } a { $beds } lits.
       *[soldiers] Vos soldats peuvent prendre la place d'ouvriers, qui quittent alors le jeu. Mieux vaut ceux d'un rival : l'hôtel { $hotel } a { $beds } lits.
    }
hotel-guide-did-line = { $size ->
        [small] Il faut à cet invité 1, 2 ou 3 des { $beds } lits. Les petits groupes rapportent beaucoup de pièces mais réservent tard.
       *[large] Il faut à cet invité 4, 5 ou 6 des { $beds } lits, et il réserve d'habitude avant les petits groupes.
    }
hotel-guide-did-open = L'enseigne veut cet invité face visible, vous pouvez donc compter : { $needed ->
        [one] il lui faut un des { $beds } lits.
       *[other] il lui faut { $needed } des { $beds } lits.
    }
hotel-guide-did-back = Ici on ne veut pas un lit, mais un pouvoir : { $size ->
        [small] de petites armoiries, c'est un moine qui rejoint la file, des marchands avec trois lits de plus ou des femmes de chambre qui remplacent un des leurs.
       *[large] de grandes armoiries, ce sont des nobles qui font réserver d'abord un des leurs, des soldats qui chassent des ouvriers ou des ouvriers qui retirent trois lits.
    }
hotel-guide-did-tile = Le premier à une porte de derrière prend le jeton. Il n'y en a plus jusqu'à la prochaine manche.
hotel-guide-did-keep = Qui joue en dernier dans une manche a ce droit. La carte trouvera peut-être mieux à la prochaine.
hotel-guide-did-pass = De place pour aucune carte : cela vous dit ce que cette main ne contient pas.
hotel-guide-did-reveal = Maintenant tout le monde voit qui attend ici. D'abord les pouvoirs de la porte de derrière, puis la file réserve.
hotel-guide-did-move-in = Il attend maintenant dans la file comme les autres, et un seul lit lui suffit.
hotel-guide-did-beds = { $by ->
        [-3] Mauvaise nouvelle pour ceux qui réservent en dernier.
       *[other] Bonne nouvelle pour ceux qui réservent en dernier.
    }
hotel-guide-did-replace = Qui perd sa place ne rapporte rien ; qui l'a prise peut maintenant avoir des lits.
hotel-guide-did-favour = D'habitude, le plus grand groupe commence. Celui-ci n'a pas à l'attendre.
hotel-guide-did-decline = Personne n'est obligé d'utiliser un tel pouvoir. Parfois il ferait plus de mal que de bien.
hotel-guide-did-idle = Il faut aux femmes de chambre et aux nobles un autre invité de leur camp dans cette file, aux soldats des ouvriers. Il n'y avait personne de tel ici.
hotel-guide-did-book = { $mine ->
        [yes] Cela vous rapporte { $coins ->
                [one] { $coins } pièce
               *[other] { $coins } pièces
            }.
       *[no] Cela rapporte à { $player } { $coins ->
                [one] { $coins } pièce
               *[other] { $coins } pièces
            }.
    }
hotel-guide-did-turn-away = Un groupe ne se sépare jamais : tous trouvent un lit, ou personne. { $mine ->
        [yes] Il ne vous rapporte rien.
       *[no] Il ne rapporte rien à { $player }.
    }{ $beds ->
        [0] {""}
       *[other] {" "}Un groupe plus petit, derrière, tient peut-être encore.
    }
hotel-guide-did-leave = C'est le prix d'un pouvoir : qui attend à une porte de derrière n'a pas de lit et ne rapporte pas de pièces.
hotel-guide-did-round = D'autres hôtels, d'autres enseignes et cinq nouvelles cartes pour tous. Regardez les lits avant de poser la première.
hotel-guide-end = Vous avez { $mine } points, { $player } en a { $theirs }. { $booked ->
        [one] { $booked } de vos groupes a trouvé
       *[other] { $booked } de vos groupes ont trouvé
    } des lits ; { $gone ->
        [0] aucun n'a été perdu.
       *[other] { $gone } n'en ont pas trouvé ou sont passés par une porte de derrière. Moins il y en a, plus vous marquez.
    }

## Un hôtel d'une vraie table

hotel-case-beds = Lits : { $beds }, dont vides : { $left }.
hotel-case-booked = Logés, dans l'ordre : { $guests }.
hotel-case-turned_away = Repartis sans lit : { $guests }.
hotel-case-discarded = Hors du jeu : { $guests }.

## Coups refusés, selon la règle qui les interdit

refused-hotel-play-turns = Aucun pouvoir n'attend de décision : c'est le moment de poser une carte.
refused-hotel-play-hand = Cette carte n'est pas dans votre main.
refused-hotel-play-keep = Vous devez poser une carte : la cinquième ne se garde que si vous venez en dernier dans l'ordre de cette manche.
refused-hotel-setup-hotels = Il n'y a pas d'hôtel de ce numéro à cette table.
refused-hotel-line-limit = Cette file est pleine.
refused-hotel-back-limit = Cette porte de derrière est pleine : deux invités au plus.
refused-hotel-sign-small-only = Seuls les moines, les marchands et les femmes de chambre peuvent rejoindre cette file.
refused-hotel-sign-large-only = Seuls les nobles, les soldats et les ouvriers peuvent rejoindre cette file.
refused-hotel-sign-no-soldiers = Les soldats ne peuvent pas rejoindre cette file.
refused-hotel-sign-no-back-door = Cet hôtel n'a pas de porte de derrière.
refused-hotel-sign-two-crests = Il y a déjà deux armoiries dans cette file ; une troisième ne peut pas la rejoindre.
refused-hotel-power-choice = Un pouvoir attend votre décision : choisissez un invité ou renoncez.
refused-hotel-power-target = Le pouvoir ne peut pas agir sur cet invité.

## Fautes dans les jeux de cartes et les fichiers de score

fault-card = { $place } : « { $found } » n'est pas une carte. Écrivez un nombre de 1 à 6 et des armoiries : { $crests }.
fault-guest = { $place } : « { $found } » n'est pas un invité. Écrivez une couleur ({ $colours }), un nombre de 1 à 6 et des armoiries ({ $crests }).
fault-guest-twice = { $place } : { $found } y figure deux fois.
fault-no-back-door = { $place } : cet hôtel n'a pas de porte de derrière, personne ne peut y attendre.
fault-choice-superfluous = { $place } : il ne reste aucun pouvoir pour lequel choisir.
fault-choice-missing = { $place } : il manque le choix pour { $power }.
fault-choice-target = { $place } : { $power } ne peut pas agir sur { $found }.

## Les noms des règles

rule-hotel-aim = But du jeu
rule-hotel-setup-decks = Paquets et mains
rule-hotel-setup-hotels = Mise en place des hôtels
rule-hotel-setup-first = Qui commence
rule-hotel-play-turns = Cinq tours chacun
rule-hotel-play-place = Poser un invité
rule-hotel-play-hand = Seulement de votre main
rule-hotel-play-keep = Garder la cinquième carte
rule-hotel-play-pass = Aucune place pour aucune carte
rule-hotel-line-limit = Quatre dans la file
rule-hotel-back-limit = Deux à la porte de derrière
rule-hotel-back-tile = Le jeton
rule-hotel-hidden-backs = Ce que disent les dos
rule-hotel-hidden-faces = Ce qui est secret
rule-hotel-hidden-peek = Regarder ses propres invités
rule-hotel-hidden-passes = Ce que dit un passe
rule-hotel-sign-none = Aucune règle spéciale
rule-hotel-sign-small-only = Petits groupes seulement
rule-hotel-sign-large-only = Grands groupes seulement
rule-hotel-sign-first-face-up = Premier invité face visible
rule-hotel-sign-second-face-up = Deuxième invité face visible
rule-hotel-sign-monks-first = Priorité aux moines
rule-hotel-sign-soldiers-first = Priorité aux soldats
rule-hotel-sign-no-soldiers = Pas de soldats
rule-hotel-sign-no-back-door = Pas de porte de derrière
rule-hotel-sign-two-crests = Deux armoiries au plus
rule-hotel-check-order = Hôtel par hôtel
rule-hotel-check-reveal = Dévoiler les cartes
rule-hotel-power-order = Les pouvoirs, en partant de l'hôtel
rule-hotel-power-choice = Les pouvoirs facultatifs
rule-hotel-power-target = Sur qui agit un pouvoir
rule-hotel-power-monk = Moine
rule-hotel-power-merchants = Marchands
rule-hotel-power-maids = Femmes de chambre
rule-hotel-power-nobles = Nobles
rule-hotel-power-soldiers = Soldats
rule-hotel-power-workers = Ouvriers
rule-hotel-book-order = Qui réserve d'abord
rule-hotel-book-fit = Assez de lits ou aucun
rule-hotel-book-leave = Qui quitte le jeu
rule-hotel-round-next = La manche suivante
rule-hotel-round-flip = Retourner les hôtels
rule-hotel-round-new = Nouveaux hôtels
rule-hotel-round-tiles = Remettre des jetons
rule-hotel-round-draw = Piocher
rule-hotel-score-coins = Pièces
rule-hotel-score-tiles = Jetons
rule-hotel-score-crests = Bonus d'armoiries
rule-hotel-score-tie = Égalités
rule-hotel-score-end = La fin

## La galerie

hotel-shelf-guests = Invités
hotel-shelf-powers = Ce que font les invités à la porte de derrière
hotel-shelf-hotels = Hôtels
hotel-shelf-tiles = Jetons
hotel-shelf-bonuses = Bonus d'armoiries
hotel-figure-number = Lits nécessaires
hotel-figure-kind = Qui vient
hotel-figure-crest = Armoiries
hotel-figure-coins = Pièces
hotel-figure-back = Dos
hotel-figure-back-small = petites armoiries
hotel-figure-back-large = grandes armoiries
hotel-figure-copies-colour = un par couleur
hotel-figure-copies-each = un par famille et par couleur
hotel-figure-side-front = Une face
hotel-figure-side-back = Autre face
hotel-figure-pairing-one = comme ici
hotel-figure-copies = Combien
hotel-figure-power = À la porte de derrière
hotel-figure-hotel = Carte Hôtel { $number }
hotel-figure-face = { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }, { $sign }
hotel-figure-pairing = Association des faces
hotel-figure-points = Points
hotel-figure-set = { $size } aux mêmes armoiries
hotel-bonus-beginner = Débutants
hotel-bonus-expert = Joueurs avancés

## The page

hotel-page-back-door = Porte de derrière
hotel-page-line = File
hotel-page-card = { $kind } { $number }, { $crest }
hotel-page-hotel = Hôtel { $hotel }
hotel-page-round = Manche { $round } sur { $rounds }
hotel-page-over = La partie est terminée
hotel-page-first = Commencée par : { $name }
hotel-page-turns = { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
hotel-page-street = Les hôtels
hotel-page-hand = Votre main
hotel-page-sort = Trier votre main
hotel-page-sort-number = Par nombre
hotel-page-sort-crest = Par armoiries
hotel-page-hand-card = { $card } : { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. À la porte de derrière : { $power }
hotel-page-in-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
hotel-page-points = { $points ->
        [one] point
       *[other] points
    }
hotel-page-place-line = Poser dans la file de l'hôtel { $hotel }
hotel-page-place-back = Poser à la porte de derrière de l'hôtel { $hotel }
hotel-page-full = complet
hotel-page-tile = Jeton
hotel-page-takes-tile = Vous prenez le jeton : +{ $points }
hotel-page-next = Manche suivante : { $beds ->
        [one] { $beds } lit
       *[other] { $beds } lits
    }, { $sign }.
hotel-page-pick = À vous : choisissez un invité.
hotel-page-where = Quelle place ? { $card }
hotel-page-picked = { $card } : carte choisie. Choisissez une place avec les flèches et Entrée ; Échap la repose.
hotel-page-no-place = Aucun de vos invités n'a de place nulle part.
hotel-page-no-place-last = Aucun de vos invités n'a de place : vous gardez la cinquième carte.
hotel-page-cancel = Reposer
hotel-page-keep = Garder la cinquième carte
hotel-page-pass = Passer
hotel-page-power-ask = Utiliser votre pouvoir : { $kind } ?
hotel-page-power-wait = { $player ->
        [Vous] Vous décidez
       *[other] { $player } décide
    } du pouvoir de { $guest }.
hotel-page-choose-monk = Il va au bout de la file.
hotel-page-choose-merchants = Ils apportent trois lits.
hotel-page-choose-maids = Choisissez celui de vos invités qu'elles remplacent. Il quitte le jeu.
hotel-page-choose-nobles = Choisissez celui de vos invités qui réserve en premier.
hotel-page-choose-nobles-second = Choisissez celui de vos invités qui réserve ensuite, après le choix des premiers nobles.
hotel-page-choose-soldiers = Choisissez les ouvriers qu'ils remplacent, les vôtres ou ceux d'un rival.
hotel-page-choose-workers = Ils retirent trois lits.
hotel-page-decline = Ne pas l'utiliser
hotel-page-outcome = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
hotel-page-favoured = { $rank ->
        [1] Réserve en premier
       *[other] Réserve en deuxième
    }
hotel-page-booked = A des lits
hotel-page-away = N'a pas trouvé de lits
hotel-page-gone = Hors du jeu
hotel-page-order = Ordre de réservation
hotel-page-order-chosen = Choisis par les nobles
hotel-page-order-sign = Préférés par l’enseigne
hotel-page-order-rest = Tous les autres : le plus grand groupe d’abord, à égalité le plus proche
hotel-page-unseen = pas encore vus
hotel-page-overview = À la porte de derrière
hotel-page-does-monk = va au bout de la file
hotel-page-does-merchants = trois lits de plus
hotel-page-does-maids = remplacent un invité à vous
hotel-page-does-nobles = un invité à vous réserve en premier
hotel-page-does-soldiers = remplacent des ouvriers, à vous ou à d'autres
hotel-page-does-workers = trois lits de moins
hotel-page-checking = Vérification des réservations
hotel-page-open = Hôtel { $hotel } : les portes s'ouvrent et les cartes sont dévoilées.
hotel-page-show-back = Un pas en arrière
hotel-page-show-pause = Pause
hotel-page-show-go = Continuer
hotel-page-show-step = Un pas
hotel-page-show-skip = Passer
hotel-page-show-again = Revoir la vérification
hotel-page-sign-none = Les lits sont donnés dans l'ordre habituel : le plus grand groupe d'abord.
hotel-page-sign-small-only = Seuls les moines, les marchands et les femmes de chambre entrent dans cette file.
hotel-page-sign-large-only = Seuls les nobles, les soldats et les ouvriers entrent dans cette file.
hotel-page-sign-first-face-up = Le premier invité de la file est posé face visible.
hotel-page-sign-second-face-up = Le deuxième invité de la file est posé face visible.
hotel-page-sign-monks-first = Les moines de la file réservent avant tous les autres.
hotel-page-sign-soldiers-first = Les soldats de la file réservent avant tous les autres.
hotel-page-sign-no-soldiers = Les soldats n'entrent pas dans cette file.
hotel-page-sign-no-back-door = Personne n'attend derrière, mais la file accueille cinq invités.
hotel-page-sign-two-crests = Cette file accueille des invités aux armoiries de deux familles au plus.

## Pourquoi un score est ce qu'il est

hotel-account-coins = { $guests ->
    [0] Aucun invité n’est encore logé. Les pièces viennent quand les hôtels sont vérifiés.
    [one] Les pièces de { $guests } invité logé. D’autres viennent à chaque vérification.
   *[other] Les pièces de { $guests } invités logés. D’autres viennent à chaque vérification.
}
hotel-account-tiles = { $tiles ->
    [0] Pas encore de jeton : le premier invité à une porte de derrière en rapporte un.
    [one] { $tiles } jeton d’une porte de derrière.
   *[other] { $tiles } jetons de portes de derrière.
}
hotel-account-crests = { $bonus ->
    [none] Les armoiries ne rapportent rien dans cette partie.
   *[other] Logés jusqu’ici : { $crests }.
}
hotel-account-crest = { $count } × { $crest } ({ $points })
hotel-account-crest-nothing = { $count } × { $crest }

## Pourquoi un conseil propose un coup

hotel-advice-coins = { $coins ->
    [one] Elle rapporte { $coins } pièce
   *[other] Elle rapporte { $coins } pièces
} si elle obtient { $beds ->
    [one] son lit.
   *[other] ses { $beds } lits.
}
hotel-advice-beds = { $same ->
    [True] { $most ->
        [one] La file demande alors { $most } lit
       *[other] La file demande alors { $most } lits
    }
   *[False] La file demande alors de { $least } à { $most } lits
}, l’hôtel en a { $beds }.
hotel-advice-at-back = À la porte de derrière : { $kind } – { $does }.
