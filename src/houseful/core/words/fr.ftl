# Les mots communs à tous les jeux.

compiling = Compilation des règles : { $game }. Cela n'arrive qu'une fois et prend jusqu’à une demi-minute …

## Coups refusés

refused-core-notation = { $move } n'est pas un coup de ce jeu.
refused-core-over = La partie est terminée.

## Fautes dans ce que quelqu'un a écrit. `place` dit où, comme un chemin.

fault-missing = { $place } : il manque { $name }.
fault-not-table = { $place } : des valeurs nommées sont attendues, pas { $found }.
fault-not-list = { $place } : une liste est attendue, pas { $found }.
fault-length = { $place } : nombre d'entrées attendu : { $least ->
        [0] au plus { $most }
       *[other] de { $least } à { $most }
    } ; trouvé : { $found }.
fault-length-exact = { $place } : nombre d'entrées attendu : { $most } ; trouvé : { $found }.
fault-unknown-key = { $place } : { $name } est inconnu ici. Connus : { $choices }.
fault-number = { $place } : un nombre entier de { $least } à { $most } est attendu, pas { $found }.
fault-text = { $place } : une ligne de texte d'au plus { $longest } caractères est attendue, pas { $found }.
fault-choice = { $place } : choix possibles : { $choices }. Trouvé : { $found }.
fault-name = { $place } : un mot court en minuscules est attendu, pas { $found }.
fault-twice = { $place } : { $found } y figure deux fois.
fault-too-deep = Le fichier contient trop de niveaux imbriqués.
fault-game = Il n'y a pas de jeu { $found }. Jeux : { $choices }.
fault-bot = Il n'y a pas de bot { $found }. Bots : { $choices }.
fault-bots = --bots : { $most ->
        [2] exactement deux noms
       *[other] de deux à { $most } noms
    } attendus, trouvé : { $found }.
fault-option = Option { $option } : { $found } ne fait pas partie des choix possibles : { $choices }.
fault-option-unknown = Il n'y a pas d'option { $option }. Options : { $choices }.
fault-seat = Il n'y a pas de place { $found } ; les places vont de 0 à { $most }.
fault-no-past = Une table redistribuée n'a pas de passé : elle n'est née d'aucune graine.
fault-seed = Une graine est un nombre entier de 0 à { $most }, pas { $found }.
fault-fair-number = Un nombre à vous compte au plus 32 lettres et chiffres ; { $found } n’en est pas un.

fault-file = { $file } est illisible : { $reason }.
fault-file-missing = { $file } n'existe pas.
fault-file-folder = { $file } est un dossier, pas un fichier.
fault-file-encoding = { $file } n'est pas un texte UTF-8.
fault-file-large = { $file } est trop volumineux.
fault-file-write = Impossible d'écrire { $file } : { $reason }.
fault-no-output = Il n'y a pas de sortie où écrire.
fault-no-input = Il n'y a pas d'entrée à lire.
fault-net-missing = { $file } : ce réseau n’existe pas.
fault-net-damaged = { $file } : ce n’est pas un réseau complet pour { $game }.
fault-net-sizes = { $file } : les couches cachées de ce réseau ont les tailles { $found }, et non { $asked }.
fault-checkpoint = { $file } : ce n’est pas un point de reprise d’un entraînement de ce jeu.
fault-no-torch = L’entraînement demande PyTorch : pip install houseful[train].
fault-no-cuda = PyTorch ne trouve aucun appareil CUDA.
fault-toml = Ce n'est pas du TOML : { $reason }.
fault-pack-long = Un jeu de cartes compte au plus { $most } caractères, celui-ci { $found }.
fault-toml-deep = Ligne { $line } : plus de { $most } niveaux imbriqués.
fault-toml-digits = Ligne { $line } : un nombre de plus de { $most } chiffres.
fault-toml-keys = Ligne { $line } : plus de { $most } clés.
fault-json = Ce n'est pas du JSON : { $reason }.
fault-json-twice = { $found } figure deux fois dans un même groupe du fichier JSON.

fault-log-not-one = Ligne { $line } : ce n'est pas un journal de Houseful.
fault-log-short = Ligne { $line } : le journal s'arrête ici, avant sa dernière ligne.
fault-log-line = Ligne { $line } : une ligne commençant par « { $wanted } » est attendue, pas { $found }.
fault-log-number = Ligne { $line } : { $found } n'est pas un nombre.
fault-log-rules = Ligne { $line } : partie jouée avec la version { $found } des règles ; ce programme connaît la version { $wanted }.
fault-log-pack = Ligne { $line } : partie jouée avec une autre édition de ce jeu de cartes.
fault-log-unfair = Ligne { $line } : le secret, les nombres et la graine ne vont pas ensemble.
fault-log-wrong = Ligne { $line } : { $reason }
fault-log-end = Ligne { $line } : le compte, les scores ou la somme de contrôle ne correspondent pas. Le journal a été modifié ou abîmé.
fault-log-more = Ligne { $line } : il y a quelque chose après la dernière ligne.

## La ligne de commande

cli-interrupted = Interrompu.
cli-pack-good = { $file } : un jeu de cartes valable pour { $game }, « { $name } ».
cli-replay-good = { $game } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, aucune faute.
cli-replay-fair = Donne loyale : la graine vient du secret derrière { $commitment } et des nombres des joueurs.
cli-replay-open = La partie n'est pas encore terminée.
sheet-line = { $rank }. { $player } : { $total } ({ $lines })
sheet-won = Victoire : { $players }.
page-won = Victoire : { $names }
page-solo-lost = Pas cette fois
cli-arena-bot = { $name } : victoires { $wins } % (95 % : de { $low } à { $high } %), score moyen { $score }, { $time } ms par coup.
cli-simulate = { $game }, parties : { $games }, joueurs : { $players }, { $bot } : { $decisions } décisions en { $seconds } s, soit { $rate } par seconde.
cli-simulate-scores = Score moyen { $mean }, écart type { $sd }.
cli-simulate-seat = Place { $seat } : victoires { $wins } %.
sheet-player = Joueur { $seat }

## Jouer dans le terminal

play-welcome = { $game }, { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }. Vous êtes { $me }. Tapez ? pour obtenir de l'aide.
play-prompt = >
play-command-help = aide
play-command-table = table
play-command-moves = coups
play-command-hint = conseil
play-command-why = pourquoi
play-command-rules = règles
play-command-cards = cartes
play-command-undo = annuler
play-command-save = enregistrer
play-command-quit = quitter
play-refused = Coup impossible. { $reason } Règle { $number }, { $title }.
play-refused-plain = Coup impossible. { $reason }
play-allowed = Ce coup est permis.
play-why-what = Tapez le coup après « pourquoi », par exemple : pourquoi { $example }
play-moves = Vous pouvez jouer :
play-hint = { $move } : gagne dans { $wins } % des cas, { $points } points d'avance en moyenne.
play-hint-alone = { $move } : gagne dans { $wins } % des cas.
play-pause = Appuyez sur Entrée pour laisser jouer les autres, ou tapez « annuler » pour reprendre votre coup.
play-pause-first = Appuyez d'abord sur Entrée, ou tapez « annuler ».
play-undone = Coup repris.
play-undo-nothing = Vous n'avez aucun coup à reprendre.
play-undo-revealed = Les autres ont joué depuis votre dernier coup, ou des cartes ont été dévoilées : il ne peut plus être repris.
play-saved = Partie enregistrée dans { $file }.
play-save-what = Tapez un nom de fichier après « enregistrer », par exemple : enregistrer game.txt
play-save-exists = { $file } existe déjà ; choisissez un autre nom.
play-ended = La partie est terminée.
play-goodbye = Au revoir. Pour continuer une partie une autre fois, tapez « enregistrer FICHIER » avant « quitter ».
play-rules-none = Aucune règle ne mentionne { $text }.
play-help =
    Tapez un coup comme la table le montre, ou l'un de ces mots :
    ?                    cette aide
    table                revoir la table
    coups                tout ce que vous pouvez jouer maintenant
    conseil              ce qu'un bot fort envisagerait ici
    pourquoi COUP        si un coup est permis, et sinon quelle règle l'interdit
    règles               toutes les règles ; « règles MOT » montre les règles qui contiennent ce mot
    cartes               toutes les cartes du jeu, et combien sont parties, autant que vous le sachiez
    annuler              reprendre votre dernier coup, tant que personne n'a joué et que rien n'a été dévoilé depuis
    enregistrer FICHIER  enregistrer la partie ; « houseful play --load FICHIER » la continue
    quitter              partir
    Les mots anglais sont compris aussi.

## Cartes et livrets de règles

cards-count = Nombre
cards-gone = Parties
cards-total = { $title } : { $count } en tout
cards-total-each = { $title } : { $count } en tout, { $each } de chaque
cards-alike = Sur chaque carte : { $figures }
cards-figure = { $label } : { $value }
cards-of = { $game } : les cartes de « { $pack } »
source-rulebook = imprimé dans le livret de règles
source-published = tiré de critiques ou d’une autre édition
source-inferred = découle de ce que dit le livret
source-stand-in = valeur de remplacement : la vraie n’est pas connue, celle-ci est de nous
rulebook-drawing = [Dessin : { $caption }]
fault-rulebook-picture = Ni tableau ni dessin : { $found }
fault-rulebook-shelf = La galerie n’a pas de rayon { $found }. Rayons : { $choices }.
fault-rulebook-drawing = Il n’y a pas de dessin { $found }. Dessins : { $choices }.
fault-lesson = Il n’y a pas de leçon { $found }.
fault-lesson-move = { $place } : le coup « { $move } » ne peut pas être joué. { $reason }
fault-lesson-turn = { $place } : ce n’est pas au siège { $seat } de jouer.
fault-lesson-path = Ces coups ne mènent pas à cette étape de la leçon.

## The server

fault-database = { $found } n’est pas une base de données pour le serveur : sqlite:///FICHIER ou postgresql://…
fault-database-away = La base de données { $found } est inutilisable : { $reason }
fault-database-newer = Cette base de données vient d’un Houseful plus récent que celui-ci.
fault-database-taken = Un autre serveur utilise déjà la base de données { $file }.
fault-database-upgrade = La base de données n’a pas pu être mise à niveau : { $reason }. Elle est restée telle quelle ; une copie est { $copy }.
fault-rate = HOUSEFUL_RATE est un nombre de requêtes par seconde ; { $found } n’en est pas un.
fault-limit = { $name } est un nombre entier ; { $found } n’en est pas un.
fault-root-path = HOUSEFUL_ROOT_PATH est un chemin comme /houseful, pas { $found }.
fault-proxies = HOUSEFUL_TRUSTED_PROXIES est une liste d’adresses ou de réseaux, ou *, pas { $found }.
fault-smtp = HOUSEFUL_SMTP_URL est une adresse comme smtp://user:password@mail.example.org:587, pas { $found }.
fault-mail-sender = HOUSEFUL_MAIL_SENDER est l’expéditeur des courriels, comme Houseful <games@example.org>, pas { $found }.
fault-public-url = HOUSEFUL_PUBLIC_URL est l’adresse que chacun ouvre, comme https://play.example.org, pas { $found }.
fault-workers = Plusieurs processus demandent PostgreSQL : --database postgresql://…
fault-address = Le serveur ne peut pas écouter à { $found } : { $reason }.
fault-serve = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
cli-serve = Houseful est à l’adresse { $address } Arrêtez-le avec Ctrl+C.
