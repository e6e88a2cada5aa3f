# Les phrases des commandes qui entretiennent un serveur.

## Sauvegardes

cli-backup = { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; { $size }, écrits puis relus.
cli-restore = { $database } contient de nouveau { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
fault-backup = { $file } n’est pas une sauvegarde de Houseful.
fault-backup-newer = { $file } vient d’un Houseful plus récent que celui-ci.
fault-backup-damaged = { $file } est abîmé ou incomplet ; rien n’a été restauré.
fault-backup-over = { $file } existe déjà et n’est pas une sauvegarde : il ne sera pas écrasé.
fault-keep-folder = --keep s’emploie avec un dossier de sauvegardes, et { $file } n’en est pas un.
fault-restore-full = Il y a déjà des personnes ou des parties dans { $database } ; --replace les remplace.
fault-restore-in-use = { $database } est en service : arrêtez d’abord le serveur.
fault-database-damaged = La base de données est abîmée : { $reason }.
fault-database-empty = Il n’y a encore rien de Houseful dans cette base de données.
fault-database-other = La base a le schéma { $found }, ce programme { $wanted } : lancez une fois le serveur de cette version, ou prenez la version du serveur.

## Tables et personnes

cli-admin-tables = { $id }  { $game }, { $stage ->
        [waiting] en attente
        [playing] en cours
       *[over] terminée
    }{ $public ->
        [yes] , publique
       *[no] { "" }
    } ; hôte { $host } ; { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; depuis le { $created }
cli-admin-people = { $id }  { $name } ({ $speaks }), { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, depuis le { $created }{ $banned ->
        [yes] , exclue
       *[no] { "" }
    }
cli-admin-close = { $was ->
        [waiting] La table { $table } attendait encore des joueurs ; elle est supprimée.
       *[playing] La partie de la table { $table } est terminée.
    }
cli-admin-ban = { $person } est exclue.
cli-admin-unban = { $person } est de nouveau la bienvenue.
cli-admin-revoke = { $person } est déconnectée partout ({ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }).
cli-admin-forget = { $person } est supprimée ; ses parties restent, sans son nom.
fault-admin-table = Il n’y a pas de table { $found }.
fault-admin-over = La partie de la table { $found } est déjà terminée.
fault-admin-person = Personne n’a l’identifiant { $found } ; « houseful admin people » les affiche.

## Le docteur

doctor-well = Tout va bien.
doctor-ill = Quelque chose ne va pas : voyez les lignes marquées ✗.
doctor-database = { $database } répond en { $milliseconds } ms.
doctor-no-database = { $database } est inutilisable : { $reason }
doctor-new-database = { $database } n’existe pas encore ; le serveur la crée en démarrant.
doctor-schema = Le schéma est { $found }, le plus récent.
doctor-schema-older = Le schéma est { $found } ; le prochain démarrage du serveur le porte à { $newest }.
doctor-schema-newer = Le schéma est { $found }, plus récent que ce programme, qui connaît { $newest }.
doctor-writing = On peut écrire dans la base de données.
doctor-clocks = Les horloges de la machine, de la base et des coups concordent.
doctor-clocks-differ = Les horloges de la machine, de la base et des coups diffèrent de { $seconds } secondes.
doctor-whole = Le fichier de la base est intact.
doctor-damaged = Le fichier de la base est abîmé : { $reason }.
doctor-references = Chaque ligne renvoie à des lignes qui existent.
doctor-references-broken = { $rows ->
        [one] { $rows } ligne ou règle renvoie
       *[other] { $rows } lignes ou règles renvoient
    } à ce qui n’existe pas.
doctor-wal = Le journal d’écriture anticipée fait { $megabytes } Mo.
doctor-postgresql = PostgreSQL { $version }.
doctor-postgresql-old = PostgreSQL { $version } est trop ancien : il faut au moins la version 12.
doctor-connections = { $used } connexions à PostgreSQL sur { $most } sont prises.
doctor-page = La page est construite.
doctor-no-page = La page manque : { $file }. « make page » la construit.
doctor-packs = Les jeux de cartes sont bons : { $games }.
doctor-bad-pack = Le jeu de cartes de { $game } est inutilisable : { $reason }
doctor-cache = Règles compilées : { $folder }, { $megabytes } Mo.
doctor-cache-empty = Les règles compilées iront dans { $folder } ; le premier démarrage prend une minute.
doctor-no-cache = Les règles compilées ne peuvent pas être gardées, chaque démarrage prend donc une minute : indiquez dans HOUSEFUL_CACHE un dossier où l’on peut écrire.
doctor-processors = { $count ->
        [one] { $count } processeur utilisable
       *[other] { $count } processeurs utilisables
    }.
doctor-disk-good = { $folder } : { $megabytes } Mo libres.
doctor-disk-note = { $folder } : seulement { $megabytes } Mo libres.
doctor-disk-bad = { $folder } : { $megabytes } Mo libres, trop peu pour continuer.
doctor-clock = Il est { $time }.
doctor-clock-wrong = L’horloge indique { $time }, ce qui est impossible.
doctor-setting = { $name } = { $value }
doctor-setting-unknown = Il n’y a pas de réglage { $name } ; une faute de frappe ?

cli-train = { $seconds } s : { $games } parties, { $decisions } décisions ; gagne { $greedy } % contre greedy.
cli-train-done = { $net } : gagne { $greedy } % contre greedy et { $random } % contre random ; ses chances de gagner s’écartent de { $error } points.
fault-train-hidden = --hidden : deux multiples de huit attendus, par exemple 256,128, pour un réseau de { $most } Mo au plus ; trouvé { $found }.
fault-train-rate = --rate : un nombre supérieur à 0 et d’au plus 1 attendu, trouvé { $found }.

## Jeux de cartes

cli-pack-own = Ma propre boîte
cli-pack-begun = { $file } contient le jeu de cartes standard sous un autre nom : saisissez vos faces, puis « houseful packs check { $file } ».
cli-pack-step-1 = Saisissez ce qui est imprimé sur vos cartes. Ce que vous laissez tel quel reste le nôtre.
cli-pack-step-2 = Écrivez source = "published" à côté d’un chiffre lu sur votre propre carte.
cli-pack-step-3 = Vérifiez avec « houseful packs check { $file } », jouez avec « --pack { $file } », et voyez ce que cela change avec « houseful balance ».
fault-pack-new = Dites où l’écrire : houseful packs new JEU FICHIER
fault-pack-file = Cette commande prend un seul nom ; { $found } est de trop.
fault-file-exists = { $file } existe déjà : il n’est pas écrasé.

## La page en fichiers

cli-export = { $folder } : la page en { $files } fichiers, { $size }. N’importe quel hébergeur web peut les servir ; docs/offline.md dit comment.
fault-export-folder = { $folder } n’est pas vide et n’est pas un export précédent : rien n’y est écrit.
