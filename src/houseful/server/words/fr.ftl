# Words of the page, and of the server.

## Everywhere

page-skip = Aller à la table
page-title = Encore une petite place ?
page-about = Trois jeux de société où chacun cherche sa place.
page-home = Accueil
page-menu = Menu
page-games = Les jeux
page-rules = Règles
page-strategy = Stratégie
page-score = Compter une vraie partie
page-score-short = Compter
page-settings = Réglages
page-lost = Il n’y a rien derrière cette porte.
page-loading = On met la table …
page-no-connection = Pas de connexion. Nouvel essai …
page-close = Fermer
page-me = Vous
page-you = vous
page-name = Votre nom
page-keep = Garder
page-level-random = au hasard
page-level-greedy = gourmand
page-level-novice = débutant
page-level-casual = détendu
page-level-skilled = habile
page-level-expert = expert
page-level-master = maître
page-level-grandmaster = grand maître
page-minutes = { $count } min
page-hours = { $count } h
page-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Home

page-tag-overbooking = La fête du roi, bien trop d’invités et une porte de derrière.
page-tag-overbooked = Amoureux, enfants, rugbymen : tout le monde dans un avion.
page-tag-oktoberfest = Servez les tablées, engagez des Héros, guettez chapeaux et nattes.
page-play-now = Jouer
page-with-bots = Vous et { $bots ->
        [one] un robot
       *[other] { $bots } robots
    } · { $level }
page-with-nobody = Vous, en solo
page-invite-short = Inviter
page-more = Plus …
page-my-games = Vos parties
page-my-games-none = Les parties commencées vous attendent ici.
page-past-games = Parties passées
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend de compagnie pour l’instant. Ouvrez une table publique sous « Plus ».
page-all = Tout afficher ({ $count })
page-fewer = Afficher moins
page-continue = Continuer
page-join = Rejoindre
page-watch = Regarder
page-over = Terminée
page-move-number = Coup { $number }
page-free-seats = { $count ->
        [0] Aucune place libre
        [one] Une place libre
       *[other] { $count } places libres
    }

## A new table

page-players = Joueurs
page-alone = En solo
page-who-sits = Qui s’assoit où
page-seat-open = Place libre
page-seat-hot = Même écran
page-seat-for-all = Quiconque a le lien
page-seat-for-one = Un ami, son lien
page-seat-kept = gardée pour un ami
page-table-rules = Pendule, remplaçant, cartes maison
page-who-sees = Qui trouve la table
page-by-link = Seulement avec le lien
page-public = Tout le monde
page-pace = Rythme
page-pace-live = D’une traite
page-pace-slow = Sur plusieurs jours
page-pace-slow-note = Trois jours par coup, sauf si vous réglez une pendule.
page-clock = Pendule
page-clock-none = Aucune
page-clock-move = Par coup
page-clock-game = Pour la partie
page-clock-time = Temps
page-stand-in = Remplaçant
page-stand-in-note = Un robot qui joue pour qui s’en va ; « de force égale » suit sa façon de jouer.
page-stand-in-like = de force égale
page-pack = Vos propres cartes
page-pack-note = Un fichier de cartes (TOML), si vous avez la boîte.
page-reset = Comme d’habitude
page-open-table = Ouvrir la table
page-option-bonus = Bonus d’armoiries
page-option-bonus-none = Sans
page-option-bonus-beginner = Débutants
page-option-bonus-expert = Experts
page-option-peek = Regarder ses invités cachés
page-option-peek-true = Toujours
page-option-peek-false = Jamais
page-option-events = Événements
page-option-events-0 = Aucun
page-option-events-1 = Un au hasard
page-option-events-2 = Deux au hasard
page-option-events-named = Choisir
page-option-symbols = Symboles sur les cartes
page-option-symbols-true = Avec
page-option-symbols-false = Sans
page-option-complex = Cartes complexes
page-option-complex-true = Avec
page-option-complex-false = Sans
page-option-kids = Compagnie des enfants
page-option-kids-any = N’importe qui
page-option-kids-adults = Adultes seulement
page-option-missing-friends = Événement « Amis manquants »
page-option-missing-friends-every = Chaque groupe
page-option-missing-friends-largest = Le plus grand groupe
page-option-low-season = Événement « Blues de la basse saison »
page-option-low-season-area = La plus grande surface vide
page-option-low-season-line = La plus longue ligne vide
page-option-scenario = Scénario
page-option-scenario-friends = Amis
page-option-scenario-romance = Romance
page-option-scenario-school = Voyage scolaire
page-option-difficulty = Difficulté
page-option-difficulty-beginner = Débutant
page-option-difficulty-experienced = Confirmé
page-option-difficulty-expert = Expert
page-option-series = Les séries des cartes A peuvent se partager des clients
page-option-series-overlapping = Oui
page-option-series-separate = Non
page-option-pairs = Les paires des Héros peuvent se partager des clients
page-option-pairs-overlapping = Oui
page-option-pairs-separate = Non
page-option-change = Monnaie pour un Héros
page-option-change-none = Non
page-option-change-taken = Peut se prendre

## The waiting room

page-all-here = Tout le monde est là.
page-here = présent
page-watching = { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
page-sit = S’asseoir ici
page-add-bot = Asseoir un robot
page-remove = Retirer
page-start = Commencer la partie
page-start-when = Dès que chaque place est prise.
page-wait-host = L’hôte lance la partie quand chaque place est prise.
page-wait-sit = Prenez une place libre, ou regardez.
page-get-up = Se lever
page-sent-away = Renvoyés
page-let-in = Laisser revenir { $name }
page-take-over = Reprendre la table
page-qr = Code QR de ce lien
page-invite = Inviter des amis
page-invite-which = À quelle place mène le lien
page-invite-all = La table
page-copy = Copier le lien
page-copied = Copié

## At the table

page-away = absent
page-your-turn = C’est à vous.
page-turn-of = { $name } réfléchit.
page-undo = Reprendre
page-leave = Partir
page-return = Reprendre la main
page-stand-in-for = Faire jouer un robot pour { $name }
page-table-closed = Cette table a été fermée.
page-signed-out = Vous êtes déconnecté ici.
page-story = Ce qui s’est passé
page-story-none = Rien encore.
page-since = Depuis votre dernier tour
page-new = Nouveau depuis votre dernier tour
page-latest = Derniers coups
page-since-none = Rien encore : ce que font les autres s’affiche ici.
page-since-again = Revoir
page-since-all = Tout lire
page-again-stop = Retour au présent
page-earlier = Avant
page-talk = Discussion
page-talk-unread = Discussion, { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
page-talk-none = Personne n’a encore rien dit.
page-message = Message
page-send = Envoyer
page-mute = Masquer
page-react-hello = Bonjour
page-react-well-played = Bien joué
page-react-thanks = Merci
page-react-oops = Oups
page-react-thinking = Je réfléchis
page-react-laugh = Ha ha
page-react-wow = Oh là là
page-react-sad = Triste
page-handover = À { $name } : passez l’écran
page-handover-note = La table reste cachée jusqu’à votre signal.
page-handover-ready = C’est bon
page-see-rule = Voir la règle
page-decided = À cette table : { $option } – { $value }.

## The end

page-result = Le score
page-goals = Les objectifs
page-goal-kept = Atteint :
page-goal-missed = Manqué :
page-you-won = Vous avez gagné
page-ended = La partie est terminée. { $outcome }.
page-ended-seat = { $name } : { $points }.
page-line = Ligne
page-line-hint = Touchez une ligne pour voir d’où elle vient.
page-total = Total
page-again = Rejouer
page-look = Voir la table
page-share = Partager la partie
page-picture = Enregistrer une image

## Lessons

page-guide = Guide
page-guide-first = Jouez votre première partie avec un guide
page-guide-first-short = Première fois ? Jouez avec un guide
page-guide-first-about = Contre un débutant et avec les règles les plus simples : avant chacun de vos coups, vous lisez ce qui compte, et après ceux des autres, ce qu’ils veulent dire.
page-guide-off = Désactiver le guide
page-guide-on = Activer le guide
page-guide-aim = De quoi il s’agit
page-guide-now = Ce qui compte maintenant
page-guide-own = Ce que votre coup a provoqué
page-guide-happened = Ce qu’a fait { $name }
page-guide-fate = Qui reste, qui part
page-guide-end = Votre première partie est finie
page-guide-wait = On attend { $name }…
page-guide-next = Suivant
page-guide-back = Précédent
page-guide-skip = Tout de suite à mon tour
page-guide-step = Étape { $step } sur { $steps }
page-learn = Apprendre
page-learn-about = De courtes leçons sur le vrai plateau : essayez un coup, les règles répondent.
page-learn-basics = Les bases
page-learn-minutes = 5 à 8 minutes
page-learn-more = Pour aller plus loin
page-learn-done = Terminée
page-learn-begin = Commencer
page-learn-step = Étape { $step } sur { $steps }
page-learn-progress = { $done } leçons sur { $lessons } terminées
page-learn-next = Suivant
page-learn-show = Montrer
page-learn-again = Recommencer cette étape
page-learn-rules = Règles de cette leçon
page-learn-right = Bravo !
page-learn-wrong = Essayez encore
page-learn-over = La leçon est terminée.
page-learn-following = Leçon suivante
page-learn-all = Toutes les leçons

## The replay

page-replay-short = Revoir
page-replay-start = La table est mise.
page-replay-move = Coup
page-replay-at = Coup { $ply } sur { $plies }
page-replay-first = Au début
page-replay-before = Un coup en arrière
page-replay-after = Un coup en avant
page-replay-last = À la fin
page-replay-play = Lire
page-replay-pause = Pause
page-replay-speed = Vitesse
page-replay-times = { $times }×
page-replay-link = Copier le lien vers ce coup
page-eyes = Par les yeux de
page-eyes-open = Qui décide
page-eyes-of = Yeux de { $name }
page-eyes-spectator = Yeux d’un spectateur
page-log = Garder le journal

## The rulebook

page-search = Chercher dans les règles
page-found = { $count ->
        [0] Aucune règle n’en parle.
        [one] Un paragraphe.
       *[other] { $count } paragraphes.
    }
page-contents = Sommaire
page-rule-link = Règle { $number } : { $title }

## Scoring a real table

page-score-about-overbooking = Disposez un hôtel pour voir qui dort, ou comptez la fin de partie.
page-score-about-overbooked = Choisissez un passager, puis touchez les sièges ou balayez-les du doigt.
page-score-about-oktoberfest = Touchez les clients l’un après l’autre, comme ils sont assis aux tables.
page-score-what = Que compter
page-score-one-hotel = Un hôtel
page-score-end = La fin de partie
page-player = Joueur { $number }
page-first-player = Premier joueur
page-second-player = Second joueur
page-less = Moins : { $what }
page-more-of = Plus : { $what }
page-brush = Qui est assis là
page-brush-empty = personne
page-plane-of = Avion de { $name }
page-on-stairs = Sur la passerelle
page-events = Événements en jeu
page-beds = Lits
page-sign = Enseigne sur la porte
page-where = Où
page-back-door = Porte de derrière
page-line-of-guests = File
page-guests = Invités
page-booked-guests = Invités logés
page-choose-target = Qui ce pouvoir choisit-il ?
page-choose-again = Choisir à nouveau
page-nobody = Personne
page-hotel-booked = Logés
page-hotel-turned-away = Refusés
page-hotel-discarded = Hors jeu
page-beds-left = Lits libres : { $left } sur { $beds }.
page-customers = Clients
page-series = Suite
page-tables-served = Tables servies
page-row = Rangée { $number }
page-add-table = Table
page-remove-table = Retirer rangée { $row }, table { $table }
page-place = Rangée { $row }, table { $table }, { $name }, place { $place }
page-score-name = Nom
page-score-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-score-so-far = Score jusqu’ici
page-score-options = Règles maison
page-draft-damaged = Ce que ce navigateur avait gardé de cette table était illisible et a été écarté.
page-understood = D’accord
page-afresh = Recommencer à zéro
page-fill-row = Remplir les sièges vides de la rangée { $row }
page-fill-rest = Tous les sièges vides : { $who }
page-fill-crest = Les six de { $crest }
page-owner = Invité de qui
page-empty-places = { $count ->
        [one] { $count } place est encore vide.
       *[other] { $count } places sont encore vides.
    }
page-sheet-share = Chacun sur son téléphone
page-sheet-about = Avec un code, chaque joueur remplit sa partie, et cette feuille les rassemble.
page-sheet-begin = Créer un code
page-sheet-code = Code
page-sheet-enter = J’ai un code
page-sheet-open = Ouvrir
page-sheet-until = Il est valable jusqu’au { $time }.
page-sheet-which = Lequel est le vôtre ?
page-sheet-gone = Ce code ne fonctionne pas ou plus. Ce que vous avez rempli est toujours là.
page-sheet-waiting = Pas de connexion : ce que vous remplissez est gardé ici et envoyé plus tard.
page-sheet-sent = Tout le monde voit ce qui est rempli ici.
page-sheet-another = Je suis quelqu’un d’autre
page-sheet-stop = Ne plus partager
page-hotel-hint = Disposez les invités en partant de l’hôtel. Toucher un invité le retire.

## Settings

page-about-you = Vous
page-language = Langue
page-seeing = Voir
page-theme = Luminosité
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-patterns = Motifs et lettres
page-patterns-note = Les pièces portent un motif et une lettre en plus de leur couleur.
page-text = Texte
page-text-normal = Normal
page-text-large = Grand
page-motion = Mouvement
page-motion-auto = Comme l’appareil
page-motion-still = Immobile
page-speed = Vitesse des animations
page-speed-note = Pour la vérification des réservations et les coups que l’on revoit.
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-hearing = Entendre
page-sound = Son
page-volume = Volume
page-sounds-note = Un petit coup quand une pièce est posée, deux notes quand c’est à vous, quelques-unes de plus à la fin.
page-turn-title = À vous · { $game }
page-on = Activé
page-off = Désactivé
page-other-device = Sur un autre appareil
page-other-device-note = Un lien personnel emporte votre nom et vos parties sur votre téléphone ou tablette. Il vaut 30 jours ; gardez-le pour vous.
page-make-link = Créer un lien
page-my-link-qr = Code QR de votre lien personnel
page-devices = Appareils et scripts
page-devices-note = Tout ce qui agit en votre nom. Ce que vous déconnectez l’est aussitôt.
page-device-cookie = Navigateur
page-device-script = Script
page-device-this = celui-ci
page-device-made = depuis le { $when }
page-device-used = dernier usage : { $when }
page-device-never = jamais utilisé
page-device-revoke = Déconnecter
page-token-label = À quoi sert le jeton d’un script
page-token-make = Créer un jeton
page-token-once = Affiché une seule fois ; gardez-le pour vous :
page-enter = Est-ce vous ?
page-enter-note = Ce lien fait de vous, sur cet appareil, qui vous êtes sur l’autre.
page-enter-yes = Oui, c’est moi
page-enter-none = Ce lien est incomplet.
page-welcome = Bienvenue, { $name }

## Sur cet appareil

page-version-new = Une version plus récente est là.
page-version-reload = La charger
page-version-later = Plus tard
page-flight = Prêt pour l’avion
page-flight-note = Houseful peut rester sur cet appareil, avec tout ce qu’il faut pour une partie contre des bots. Vous jouez alors en vol, dans un tunnel ou dans un refuge sans réseau.
page-flight-page = La page, les règles, les cartes et les leçons
page-flight-game = { $game }, avec ses meilleurs bots
page-flight-megabytes = { $megabytes } Mo
page-flight-there = sur cet appareil
page-flight-part = { $done } sur { $all } Mo
page-flight-begin = Tout récupérer
page-flight-get = Récupérer ce qui manque ({ $megabytes } Mo)
page-flight-busy = En route : { $done } sur { $all } Mo
page-flight-stop = Arrêter
page-flight-ready = Tout est là : prêt pour l’avion.
page-flight-remove = Retirer de cet appareil
page-flight-may-go = Si la place vient à manquer sur cet appareil, le navigateur peut l’effacer.
page-flight-full = Il n’y a plus de place sur cet appareil. Ce qui tient est là ; libérez-en un peu et récupérez le reste.
page-flight-failed = La connexion s’est interrompue. Ce qui est arrivé reste ; récupérez le reste plus tard.
page-flight-cannot = Ce navigateur ne garde rien ici. Il lui faut une adresse en https et une fenêtre qui ne soit pas privée.

## Quand c’est à vous

page-reminders = Quand c’est à vous
page-reminders-note = Dans les parties sur plusieurs jours, vous êtes prévenu quand c’est à vous depuis un moment et que la table n’est ouverte nulle part. Un message nomme le jeu et rien d’autre.
page-reminders-push = Notifications sur cet appareil
page-reminders-denied = Ce navigateur ne laisse pas Houseful afficher de notifications. Vous pouvez l’autoriser dans ses réglages pour ce site.
page-reminders-cannot = Ce navigateur ne sait pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez d’abord Houseful à l’écran d’accueil.
page-reminders-failed = Le navigateur n’a pas pu être abonné ; réessayez plus tard.
page-reminders-devices = { $count ->
        [0] Aucun de vos appareils n’est prévenu.
        [one] Un de vos appareils est prévenu.
       *[other] { $count } de vos appareils sont prévenus.
    }
page-reminders-mail = Par courriel
page-reminders-mail-address = Votre adresse de courriel
page-reminders-mail-send = M’envoyer un lien
page-reminders-mail-waits = Un lien est en route vers { $address }. Tant que vous ne l’avez pas utilisé, rien d’autre n’y est envoyé.
page-reminders-mail-on = Les courriels vont à { $address }.
page-reminders-mail-remove = Retirer l’adresse
page-reminders-table = Me prévenir quand c’est à moi ici
page-reminders-how = Choisir comment vous êtes prévenu
page-mail-confirm = Est-ce votre adresse de courriel ?
page-mail-confirm-note = Un courriel vous dira alors quand c’est à vous dans une partie sur plusieurs jours et que vous ne regardez pas.
page-mail-confirm-yes = Oui, écrivez-moi
page-mail-confirmed = { $address } est confirmée.
page-mail-stop = Plus de courriels ?
page-mail-stop-note = Vos parties restent comme elles sont ; vous n’en entendez simplement plus parler par courriel.
page-mail-stop-yes = Arrêter tous les courriels
page-mail-stopped = Plus aucun courriel ne va à { $address }.
reminder-turn = C’est à vous de jouer à { $game }
mail-turn = Bonjour { $name },

    { $turn } : { $link }

    Vous recevez ce courriel parce que vous l’avez demandé. Plus de courriels : { $stop }
mail-confirm-subject = Est-ce votre adresse de courriel ?
mail-confirm = Bonjour { $name },

    quelqu’un chez Houseful, sans doute vous, veut être prévenu ici quand c’est à lui de jouer. Si c’est le cas, ouvrez ce lien dans les trois jours : { $link }

    Sinon, vous n’avez rien à faire : aucun autre courriel ne suivra.

## Vos parties jusqu’ici

page-record = Vos parties jusqu’ici
page-record-note = Gardées par ce serveur, sans compte.
page-record-none = Aucune de vos parties n’est encore finie. La première figurera ici.
page-record-games = { $count ->
        [one] partie finie
       *[other] parties finies
    }
page-record-won = { $count ->
        [one] victoire
       *[other] victoires
    }
page-record-streak = { $count ->
        [one] victoire de suite
       *[other] victoires de suite
    }
page-record-streak-note = la plus longue série : { $count }
page-record-days = { $count ->
        [one] jour de suite
       *[other] jours de suite
    }
page-record-share = { $percent } % de { $games }
page-record-by-game = Victoires
page-record-against = Contre
page-record-people = Des personnes
page-record-played = Jouées
page-record-wins = Gagnées
page-record-best = Record
page-record-average = Moyenne
page-record-won-of = { $won } sur { $games } gagnées
page-record-points-best = record : { $best ->
        [one] { $best } point
       *[other] { $best } points
    }, { $average } en moyenne
page-record-alone = En solo
page-record-alone-won = { $won } sur { $games } réussies
page-record-weeks = Parties par semaine
page-record-weeks-text = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } ces { $weeks } dernières semaines, au plus { $most } en une semaine.
page-record-week = Semaine du { $day } : { $games } jouées, { $won } gagnées
page-record-points = Points, partie par partie
page-record-points-text = { $game } : de { $least } à { $most } points dans les { $count } dernières parties, { $latest } dans la toute dernière.
page-record-same-screen = { $count ->
        [one] Une partie sur un même écran compte comme jouée
       *[other] { $count } parties sur un même écran comptent comme jouées
    }, gagnées par personne.
page-record-left = { $count ->
        [one] Une partie quittée avant la fin.
       *[other] { $count } parties quittées avant la fin.
    }
page-record-data = Vos données
page-record-data-note = Tout ce que ce serveur garde à votre sujet, dans un fichier.
page-record-export = Télécharger mes données
page-record-delete = Me supprimer
page-record-delete-note = Votre nom, vos messages, vos appareils et votre adresse de courriel sont supprimés pour de bon. Les parties jouées restent sans vous ; dans celles en cours, un remplaçant joue.
page-record-delete-sure = Pour tout supprimer, écrivez votre nom : { $name }
page-record-delete-yes = Supprimer pour de bon
page-record-deleted = Vous êtes oublié ici. Au revoir.

## Links

page-invites = { $name } vous invite à une partie : { $game }

## Hints

page-hint = Conseil
page-hint-thinking = Un robot y réfléchit …
page-hint-says = Le conseil d’un robot fort :
page-hint-play = Jouer ce coup
page-hints = Conseils
page-hints-note = Qui a la main peut demander à un robot fort.

## Partir, mettre en pause, reprendre un coup, confirmer

page-leave-bots-title = Mettre la partie en pause ?
page-leave-bots-note = Les robots s’arrêtent et personne ne joue pour vous. La partie attend sous « Vos parties » et continue quand vous l’ouvrez.
page-pause = Mettre en pause et partir
page-end-game = Arrêter cette partie
page-end-game-note = Elle n’est pas gardée.
page-leave-title = Quitter la table ?
page-leave-note = Un robot prend votre place et joue pour vous.
page-leave-slow-note = Cette partie dure des jours : personne ne joue pour vous tant que votre pendule tourne.
page-come-back = Revenir plus tard
page-come-back-note = La place reste la vôtre. Jusqu’à votre retour, vous comptez comme absent.
page-come-back-slow-note = La place reste la vôtre, et la partie attend sous « Vos parties ».
page-give-up = Céder ma place
page-give-up-note = Le robot la garde jusqu’à la fin ; vous ne pourrez pas revenir.
page-stay = Rester
page-paused = En pause
page-paused-note = La partie est en pause.
page-resume = Continuer la partie
page-level-like = remplaçant
page-ask-undo = Demander à reprendre le coup
page-undo-asked = On demande aux autres si votre coup peut être repris.
page-undo-asks = { $count ->
    [one] { $name } aimerait reprendre le dernier coup.
   *[other] { $name } aimerait reprendre les { $count } derniers coups.
}
page-undo-asks-seen = Ce qui a été révélé reste connu.
page-agree = Accepter
page-decline = Refuser
page-undo-declined = { $name } préfère ne pas reprendre le coup.
page-playing = Jouer
page-confirm-moves = Confirmer mes coups
page-confirm-moves-note = Un coup est d’abord posé ; un bouton ou Entrée le joue.
page-confirm-laid-out = Votre coup est posé.
page-confirm = Jouer ce coup
page-confirm-not = Choisir à nouveau
page-move-kept = Pas de connexion. Votre coup est gardé et part dès que possible.
page-move-lost = La partie a continué pendant la coupure : votre coup n’a pas été joué.
page-seat-closed = Place fermée
page-seat-close = Fermer la place
page-seat-reopen = Ouvrir la place
page-seat-who = Place { $number } : qui joue
page-seat-name = Nom
page-seat-named = Nom de la personne à la place { $number }
page-hot-seat = Un appareil pour plusieurs
page-hot-seat-note = L’hôte peut prendre plusieurs places d’une table ouverte à tous.
page-this-table = Cette table
page-change = Changer
page-done = Terminé

## Games that cannot be opened

page-unreadable = Ne peut pas être ouverte ici
page-unreadable-kept = Rien n’est perdu : un serveur qui a ces règles peut la poursuivre.

## Donne loyale

page-fair-proved = Donne loyale, vérifiée par votre navigateur
page-fair-partly = La donne est cohérente
page-fair-broken = La donne n’est pas cohérente !
page-fair-unchecked = La donne n’a pas été vérifiée
page-fair-insecure = Un navigateur ne peut le vérifier qu’en https, ou sur la machine qui sert la table.
page-fair-check-first = Le serveur s’est engagé avant de connaître votre nombre.
page-fair-check-secret = Son secret correspond à cet engagement.
page-fair-check-number = Votre propre nombre est entré dans le mélange.
page-fair-check-seed = La graine découle du secret et des nombres de tous.
page-fair-yes = (exact)
page-fair-no = (faux)
page-fair-unknown = (inconnu ici)
page-fair-means = Ni le serveur ni personne à la table n’a donc pu choisir les cartes.
page-fair-not = Non prouvé : que le serveur n’a confié son secret à personne pendant la partie, par exemple à d’autres joueurs ou à des robots, et ce qui serait arrivé s’il avait disparu avant la fin.
page-fair-rules = Seules les règles disent si les cartes découlent de la graine : « houseful replay » le vérifie avec le journal.

## Cartes

page-cards = Cartes
page-cards-about-overbooking = Tous les invités, hôtels et jetons de la fête du roi.
page-cards-about-overbooked = Tous ceux qui veulent s’envoler, et ce qui peut arriver en route.
page-cards-about-oktoberfest = Héros, tables, objectifs et pièces : tout ce qu’il y a sous la tente.
page-cards-search = Chercher dans les cartes
page-cards-kinds = Sortes de cartes
page-cards-all = Tout
page-cards-found = { $count ->
        [0] Aucune carte ne correspond.
        [one] Une sorte de carte correspond.
       *[other] { $count } sortes de cartes correspondent.
    }
page-cards-count = { $count } en tout
page-cards-in-box = { $count ->
        [one] Une seule dans la boîte
       *[other] { $count } dans la boîte
    }
page-cards-gone = { $count ->
        [one] sortie
       *[other] { $gone } sur { $count } sorties
    }
page-cards-none-gone = aucune encore sortie
page-cards-left = Ce qui est sorti
page-cards-left-all = Tout
page-cards-left-out = Encore à venir
page-cards-left-gone = Sorties
page-cards-at-table = Les cartes d’une partie en cours : celles qui pâlissent ont quitté les pioches et les piles, pour autant que vous puissiez le savoir.
page-cards-back = Retour à la table
page-cards-own-window = Dans une autre fenêtre
page-cards-pack = Les cartes de l’hôte : { $pack }.
page-cards-see = Dans la galerie
page-cards-before = La carte précédente
page-cards-after = La carte suivante
page-sources = D’où viennent les valeurs
page-source-rulebook = livret
page-source-published = publié
page-source-inferred = déduit
page-source-stand-in = valeur de remplacement
page-why = Pourquoi : { $title }
page-open-rulebook = Ouvrir les règles

# À côté de la table

page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-glossary = Mots
page-glossary-note = Les mots de ce jeu, chacun avec la première règle qui l’emploie.
page-glossary-look = « { $word } » dans les règles
page-keys = Touches
page-key-space = Espace
page-key-arrows = D’une pièce à l’autre
page-key-tab = À la partie suivante de la table
page-key-enter = Choisir, puis confirmer
page-key-escape = Reposer ; fermer ce qui est à côté de la table
page-key-help = Cette liste
page-key-overbooking-escape = Reposer ; passer la vérification ; fermer ce qui est à côté de la table
page-key-overbooked-cards = Prendre cette carte du hall
page-key-overbooked-turn = Tourner la carte à droite
page-key-overbooked-back = Tourner la carte à gauche
page-key-overbooked-fits = Partout où la carte peut aller
page-key-overbooked-lens = Loupe des points, tant qu’elle est tenue
page-key-oktoberfest-tables = Choisir cette tablée
page-key-oktoberfest-turn = Tourner la tablée
page-key-oktoberfest-cook = À la cuisine

## Ce que le serveur refuse

refused-server-not-saved = Ce n’est peut-être pas enregistré : regardez la table avant d’essayer encore.
refused-server-started = La partie a déjà commencé.
refused-server-out-of-time = Votre temps est écoulé : un robot joue pour vous.
refused-server-not-sitting = Vous n’êtes pas assis à cette table.
refused-server-no-table = Cette table n’existe pas.
refused-server-no-sheet = Il n’y a pas de feuille avec ce code, ou elle est trop ancienne.
refused-server-no-seat = Il n’y a pas de place pour vous à cette table.
refused-server-no-rematch = La revanche est pour ceux qui ont joué, une fois la partie finie.
refused-server-no-page = Il n’y a rien à cette adresse.
refused-server-commitment-old = Cet engagement est trop ancien ; demandez-en un nouveau.
refused-server-commitment-used = Cet engagement a déjà servi à une autre table ; demandez-en un nouveau.
refused-server-seat-taken = Cette place est prise.
refused-server-seats-open = Il reste des places libres.
refused-server-nobody-there = Personne à renvoyer à cette place.
refused-server-nobody = Il n’y a personne de ce nom ici.
refused-server-host-only = Seul l’hôte de la table peut le faire.
refused-server-banned-here = L’hôte de cette table vous a exclu.
refused-server-banned = L’exploitant de ce serveur vous a exclu.
refused-server-one-seat = À une table publique, chacun a une seule place.
refused-server-closed = Cette table a été fermée.
refused-server-chat = La discussion est réservée à la table.
refused-server-no-stand-in = Personne ne peut être remplacé à cette table pour l’instant.
refused-server-not-away = Cette personne peut encore revenir ; attendez encore { $seconds } s.
refused-server-no-token = Ce jeton n’existe pas.
refused-server-limit-script-tokens = Une personne peut avoir au plus { $most } jetons pour des scripts ; révoquez-en un d’abord.
refused-server-limit-push-devices = Au plus { $most } appareils d’une personne reçoivent des notifications ; désactivez-les d’abord sur un autre.
refused-server-limit-reminders = Une personne est prévenue au plus { $most } fois par jour.
refused-server-limit-mails = Une personne reçoit au plus { $most } courriels par jour.
refused-server-limit-mail-requests = Vous pouvez donner au plus { $most } adresses de courriel par jour.
refused-server-limit-address-mail-requests = Au plus { $most } adresses de courriel par jour peuvent être données depuis une même connexion.
refused-server-limit-mailbox-requests = Au plus { $most } liens par jour sont envoyés à une même adresse.
refused-server-push-endpoint = Le serveur ne peut rien envoyer à ce service de notifications.
refused-server-push-keys = Ce ne sont pas les clés de l’abonnement d’un navigateur.
refused-server-no-push = Ce serveur n’envoie pas de notifications.
refused-server-no-mail = Ce serveur n’envoie pas de courriels.
refused-server-mail-link = Ce lien n’est plus valable : il est trop vieux, ou l’adresse a changé depuis.
refused-server-mail-failed = Le courriel n’a pas pu être envoyé ; réessayez plus tard.
refused-server-slow-clock = À une table lente, un coup dispose d’au moins une heure.
refused-server-limit-packs = Une personne peut apporter au plus { $most } jeux de cartes personnels par jour.
refused-server-packs-off = Sur ce serveur, on joue avec les cartes standard.
refused-server-packs-busy = Trop de jeux de cartes sont en cours de lecture ; veuillez réessayer.
refused-server-pack-slow = Ce jeu de cartes n’a pas pu être lu en { $seconds } secondes.
refused-server-unreadable-later = Le journal montre toutes les cartes : il est disponible un jour après le dernier coup.
refused-server-limit-events = Une réponse raconte au plus { $most } lignes du journal d’une partie.
refused-server-limit-head-bytes = L’en-tête d’une requête compte au plus { $most } octets.
refused-server-limit-head-fields = Une requête a au plus { $most } champs d’en-tête.
refused-server-limit-head-seconds = L’en-tête d’une requête doit arriver en { $most } secondes.
refused-server-limit-body-bytes = Une requête compte au plus { $most } octets.
refused-server-limit-body-seconds = Une requête doit arriver en { $most } secondes.
refused-server-limit-connections = Le serveur accepte au plus { $most } connexions ; réessayez plus tard.
refused-server-limit-address-connections = Une même adresse peut avoir au plus { $most } connexions.
refused-server-limit-pages = Une même adresse peut charger au plus { $most } fichiers par seconde ; attendez un instant.
refused-server-limit-health = Une même adresse peut demander au plus { $most } fois par seconde.
refused-server-limit-messages = Au plus { $most } messages par seconde ; attendez un instant.
refused-server-limit-address-messages = Une même adresse peut envoyer au plus { $most } messages par seconde ; attendez un instant.
refused-server-limit-sockets = Vous avez déjà { $most } tables ouvertes ; fermez-en une.
refused-server-limit-address-sockets = Une même adresse peut avoir au plus { $most } tables ouvertes.
refused-server-limit-address-openings = Une même adresse peut ouvrir au plus { $most } connexions à des tables par seconde. Réessayez dans un instant.
refused-server-limit-people-per-hour = Au plus { $most } nouvelles personnes par heure peuvent venir d’une même adresse.
refused-server-limit-tables-per-hour = Vous pouvez dresser au plus { $most } tables par heure.
refused-server-limit-address-tables-per-hour = Au plus { $most } tables par heure peuvent être dressées depuis une même adresse.
refused-server-limit-open-tables = Vous pouvez tenir au plus { $most } tables à la fois ; terminez-en ou quittez-en une d’abord.
refused-server-limit-hints = Au plus { $most } conseils par minute ; attendez un instant.
refused-server-limit-address-hints = Au plus { $most } conseils par minute pour une même adresse ; attendez un instant.
refused-server-limit-chat = Au plus { $most } messages par minute ; attendez un instant.
refused-server-limit-address-chat = Au plus { $most } messages par minute depuis une même adresse ; attendez un instant.
refused-server-limit-bot-tables = Ce serveur fait jouer au plus { $most } tables de bots seuls en même temps. Attendez que l’une d’elles soit terminée, ou prenez place vous-même.
refused-server-limit-own-bot-tables = Au plus { $most } de vos tables peuvent faire jouer des bots seuls en même temps. Attendez que l’une d’elles soit terminée, ou prenez place vous-même.
refused-server-limit-address-sheets = On peut commencer au plus { $most } feuilles partagées par heure depuis une adresse.
refused-server-limit-sheet-bytes = Une partie d’une feuille partagée compte au plus { $most } octets.
refused-server-paused = La partie est en pause ; il faut d’abord la continuer.
refused-server-undo-nobody = Personne d’autre ne joue ici qui puisse accepter.
refused-server-undo-declined = C’est refusé. Vous pourrez redemander après le prochain coup.
refused-server-undo-not-asked = Personne ne demande à reprendre un coup.
refused-server-no-public = Les tables publiques sont désactivées sur ce serveur.
refused-server-who = Dites d’abord qui vous êtes.
refused-server-link = Ce lien n’est plus valable.
refused-server-empty = Ce message est vide.
refused-server-message = Ce message est incompréhensible.
refused-server-large = C’est trop volumineux.
refused-server-too-fast = Au plus { $most } requêtes par seconde depuis une même adresse ; attendez un instant.
refused-server-elsewhere = Cela vient de la page d’un autre site.
refused-server-not-ready = Le serveur n’est pas encore prêt.
refused-server-database-silent = La base de données ne répond pas en ce moment ; réessayez dans un instant.
refused-server-database-unwritable = Rien ne peut être enregistré en ce moment ; réessayez dans un instant.
refused-server-database-moved = Le fichier de la base de données a été supprimé ou remplacé. Rien n’est enregistré tant que le serveur n’a pas redémarré.
refused-server-crash = Une erreur s’est produite ici. Elle a été notée.

## Les chiffres expliqués

page-account-title = Points actuels : { $name }
page-account-certain = Acquis jusqu’ici : { $points }. Le reste peut encore changer.
page-stands-settled = définitif
page-stands-rises = acquis, peut croître
page-stands-falls = perdu pour de bon
page-stands-fades = pour l’instant
page-stands-open = peut changer
page-gains = Depuis votre dernier tour, { $name }
page-first-game = Ma première partie : règles simples
page-first-rules = Règles
page-first-no = Toutes les règles
page-first-note = Pour une première partie, tout ce qui peut attendre est laissé de côté, et les robots sont débutants.
page-hints-bots = Contre des robots
page-hint-why = Pourquoi ?

## Games on this device

page-here-mark = Sur cet appareil
page-here-online = Sur le serveur
page-here-where = Où l’on joue
page-here-note = Sans serveur, même en mode avion. La partie reste sur cet appareil ; une fois finie, vous pourrez l’envoyer au serveur.
page-no-server = Le serveur est injoignable, mais vous pouvez jouer : contre des robots, en solo ou à plusieurs sur cet écran. Vos parties restent sur cet appareil.
page-serverless = Cette page se passe de serveur : jouez contre des robots, en solo ou à plusieurs sur cet écran. Vos parties restent sur cet appareil.
page-no-server-now = Le serveur est injoignable pour l’instant. Rien n’est perdu.
page-no-server-friends = Pour des amis sur d’autres écrans il faut le serveur, injoignable pour l’instant. Les robots et ceux qui partagent cet écran s’en passent.
page-no-server-missing = Il manque encore quelque chose pour ce jeu sur cet appareil : il faut une connexion, une seule fois.
page-here-remove = Supprimer
page-here-remove-sure = Supprimer cette partie pour de bon ?
page-here-decline = Garder ici
page-here-save = Journal
page-here-keep = La garder
page-here-send = Envoyer au serveur
page-here-send-note = Le serveur rejoue la partie d’après son journal. Elle figure alors dans votre liste et se partage.
page-here-send-later = De retour en ligne, vous pourrez envoyer cette partie au serveur et la partager.
page-here-sent = Sur le serveur
page-here-sent-note = La partie est maintenant sur le serveur : vous pouvez la partager.
page-here-refused = Le serveur ne l’a pas acceptée : { $reason } La partie reste ici.
page-here-offer = { $count ->
        [one] Une partie finie sur cet appareil peut maintenant rejoindre le serveur.
       *[other] { $count } parties finies sur cet appareil peuvent maintenant rejoindre le serveur.
    } Vous pourrez ensuite partager.
page-here-full = Ce navigateur n’a plus de place : ce qui se joue désormais sera perdu à la fermeture de l’onglet. Faites de la place ou gardez le journal.
page-here-denied = Ce navigateur ne garde rien : la partie sera perdue à la fermeture de l’onglet. Vous pouvez garder son journal.
page-here-no-net = Le réseau du grand maître n’est pas sur cet appareil : pour l’instant, il joue comme le maître.
page-here-log = Rien n’est perdu : son journal peut être gardé comme fichier.
page-here-take = Garder ce qui reste comme fichier
