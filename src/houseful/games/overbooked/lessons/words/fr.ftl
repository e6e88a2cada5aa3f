# Les mots des leçons d'Overbooked.

lesson-boarding = Un tour
lesson-boarding-about = Remplissez votre avion : prenez une carte, placez ses passagers, tournez une carte.
lesson-boarding-take = Votre avion est vide : 50 sièges vides coûtent 50 points, six chèques-repas en rapportent 3, vous en êtes donc à −47. Prenez « Mêlée », quatre joueurs de rugby, à la porte d'embarquement. C'est gratuit.
lesson-boarding-take-done = « Mêlée » est à vous. Il faut maintenant asseoir ses passagers.
lesson-boarding-take-wrong = Les autres cartes coûtent des chèques-repas. Prenez « Mêlée », la carte à la porte d'embarquement.
lesson-boarding-seat = Les quatre s'assoient comme la carte les montre, dans une seule zone. Placez-les où vous voulez.
lesson-boarding-seat-done = Quatre sièges vides de moins, et un groupe de joueurs de rugby qui rapporte. Puis votre rival a joué.
lesson-boarding-seat-wrong = Placez les quatre joueurs de rugby n'importe où dans une zone.
lesson-boarding-turn = On peut tourner les cartes, jamais en prendre le reflet. Prenez « Première ligne », tournez-la d'un quart et placez les trois à côté de vos quatre joueurs de rugby.
lesson-boarding-turn-done = Sept joueurs de rugby forment un groupe : un point chacun, doublé puisque votre rival n'en a pas de plus grand.
lesson-boarding-turn-wrong = Les sept joueurs de rugby doivent former un seul groupe. Tournez « Première ligne » et asseyez l'un des trois à côté des quatre.

lesson-wishes = Ce que veulent les passagers
lesson-wishes-about = Les amoureux vont par deux, les enfants veulent de la compagnie, les autres de grands groupes.
lesson-wishes-couples = Un couple, exactement deux amoureux, rapporte 5 points. Vous en avez un en 1A et 1B. Prenez « Famille à gauche » et placez-la pour avoir deux couples.
lesson-wishes-couples-done = Deux couples, 10 points. Ils ne se touchent pas, donc les deux comptent.
lesson-wishes-couples-wrong = Trois amoureux ou plus dans un groupe ne valent rien. Gardez les nouveaux loin de 1A et 1B.
lesson-wishes-kids = L'enfant en 1A a un senior à côté de lui, mais le siège de derrière, 2A, est vide. Prenez « Chorale en coin » et placez-la pour que l'enfant soit heureux.
lesson-wishes-kids-done = Chaque siège adjacent à l'enfant est occupé : 3 points.
lesson-wishes-kids-wrong = L'enfant est heureux quand chaque siège adjacent est occupé. Quelqu'un doit s'asseoir en 2A, et l'enfant doit rester.
lesson-wishes-groups = Votre rival a quatre amis en un groupe, vous trois. Seul le plus grand groupe compte double. Prenez « Bavards » et dépassez-le.
lesson-wishes-groups-done = Cinq amis, et personne n'en a plus : 10 points au lieu de 5. Joueurs de rugby et seniors comptent de même.
lesson-wishes-groups-wrong = Les deux amis doivent s'asseoir à côté de vos trois, et aucun des trois ne doit perdre son siège.

lesson-stairs = La surréservation
lesson-stairs-about = Ce que coûte un passager qui perd son siège.
lesson-stairs-room = Prenez « Cinq en X » et placez les cinq sans prendre le siège de personne. Un vide dans un motif ne demande rien : le siège peut y être occupé ou vide.
lesson-stairs-room-done = Tout le monde a un siège, et votre escalier est vide.
lesson-stairs-room-wrong = Là, quelqu'un perdrait son siège. Cherchez cinq sièges libres selon le même motif.
lesson-stairs-cost = Vous pouvez aussi utiliser des sièges occupés. Essayez : prenez « Une place sur deux » et asseyez au moins un des trois enfants là où quelqu'un est assis.
lesson-stairs-cost-done = Qui y était assis est en surréservation et reste sur l'escalier : 2 points de moins chacun. Qui a le plus de monde sur l'escalier en perd encore 2.
lesson-stairs-cost-wrong = Personne n'y perd son siège. Pour une fois, asseyez un enfant sur un siège occupé.

lesson-vouchers = Les chèques-repas
lesson-vouchers-about = Payez des chèques-repas pour sauter des cartes, et gagnez ceux des autres.
lesson-vouchers-skip = Vous avez six chèques-repas. Chaque carte sautée en coûte un, que l'on pose sur elle. Prenez « Mêlée », la troisième carte depuis la porte d'embarquement.
lesson-vouchers-skip-done = Il y a un chèque-repas sur « Coucou, me voilà » et un sur « Club de lecture ». Il vous en reste quatre.
lesson-vouchers-skip-wrong = Cette fois, prenez « Mêlée », la troisième carte : deux chèques-repas.
lesson-vouchers-seat = Placez les quatre joueurs de rugby où vous voulez.
lesson-vouchers-seat-done = Votre rival a pris « Coucou, me voilà » et son chèque-repas. « Club de lecture » est avancé à la porte avec l'autre.
lesson-vouchers-seat-wrong = Placez les quatre joueurs de rugby n'importe où dans une zone.
lesson-vouchers-gain = Qui prend une carte reçoit les chèques-repas posés dessus. Prenez « Club de lecture » : c'est gratuit.
lesson-vouchers-gain-done = Vous avez de nouveau cinq chèques-repas. À la fin, deux valent un point ; sans aucun, il faut prendre la carte à la porte.
lesson-vouchers-gain-wrong = Le chèque-repas est sur « Club de lecture », la carte à la porte d'embarquement.

lesson-counting = Cela vaut-il la peine ?
lesson-counting-about = Comparez ce que rapporte un siège et ce que coûte un siège perdu.
lesson-counting-calm = En pleine partie, vous tenez « Lampions » : deux amis et deux enfants. Placez-les d'abord sans aucune surréservation.
lesson-counting-calm-done = Quatre sièges vides de moins. Ainsi vous arrivez au plus à 2 points en tout. Cherchons mieux.
lesson-counting-calm-wrong = Là, quelqu'un perdrait son siège. La zone 3, à partir du siège 1H, a beaucoup de place.
lesson-counting-worth = La même carte encore. Vos amis forment deux petits groupes, qu'un senior en 3F sépare. Atteignez 5 points en tout.
lesson-counting-worth-done = Le senior sur l'escalier coûte 4 points, mais cinq amis sont maintenant ensemble. C'est le total qui décide, et le plus grand gagne.
lesson-counting-worth-wrong = Cela rapporte moins. Tournez « Lampions » d'un quart et asseyez un ami en 3F.

lesson-seat-kinds = Hublot, couloir, milieu
lesson-seat-kinds-about = Des cartes sans motif demandent des sortes de sièges.
lesson-seat-kinds-window = Les deux passagers de « Lever de soleil » veulent un hublot : colonnes A et K. Prenez la carte et placez-les l'un après l'autre, dans n'importe quelle zone.
lesson-seat-kinds-window-done = Tous deux regardent dehors. Les passagers d'une telle carte n'ont pas à être ensemble.
lesson-seat-kinds-window-wrong = Prenez « Lever de soleil » à la porte d'embarquement, puis choisissez un siège côté hublot pour chacun.
lesson-seat-kinds-aisle = « La bougeotte », deux enfants et un amoureux, demande des sièges côté couloir : colonnes C, D, G et H. Prenez la carte et placez les trois.
lesson-seat-kinds-aisle-done = Tous trois sont côté couloir. Les sièges de part et d'autre d'un couloir ne sont pas adjacents.
lesson-seat-kinds-aisle-wrong = Prenez « La bougeotte » à la porte d'embarquement, puis choisissez un siège côté couloir pour chacun.
lesson-seat-kinds-middle = Tous les autres sièges sont des sièges du milieu : colonnes B, E, F et J. Prenez « Faciles à vivre » et placez-y l'ami et l'amoureux.
lesson-seat-kinds-middle-done = Un siège de la bonne sorte peut aussi être occupé ; il y a alors surréservation.
lesson-seat-kinds-middle-wrong = Prenez « Faciles à vivre » à la porte d'embarquement, puis choisissez un siège du milieu pour chacun.

lesson-symbols = Les symboles
lesson-symbols-about = Quatre symboles que l'on peut mettre en jeu.
lesson-symbols-swap = « Première ligne » porte le symbole Remplacer. Prenez-la et utilisez au moins un des sièges de vos joueurs de rugby en 1A et 1B.
lesson-symbols-swap-done = Qui a perdu son siège est reparti dans le stock, pas sur l'escalier : cela ne coûte rien.
lesson-symbols-swap-wrong = Prenez le siège 1A ou 1B, pour voir ce que fait le symbole.
lesson-symbols-cross = « Feu de camp » porte le symbole Traverser : son motif peut passer par-dessus un couloir. Prenez-la et placez-la à travers un couloir.
lesson-symbols-cross-done = Ils sont assis des deux côtés. Quand on compte les points, le couloir les sépare de nouveau.
lesson-symbols-cross-wrong = C'est dans une seule zone. Faites passer le motif par-dessus un couloir.
lesson-symbols-skip = « Câlin collectif » porte le symbole Ignorer : vous pouvez ignorer un passager. Prenez-la, ignorez un joueur de rugby et asseyez l'enfant au bord d'une zone pour qu'il soit heureux.
lesson-symbols-skip-done = Là où le joueur de rugby manque, il n'y a pas de siège : l'enfant est heureux, 3 points avec un passager de moins.
lesson-symbols-skip-wrong = Ignorez un joueur de rugby et asseyez l'enfant là où l'absent n'aurait pas de siège : côté hublot, côté couloir, au nez ou à la queue.
lesson-symbols-plus-one = « Amis en coin » porte le symbole Plus un. Prenez-la à la porte d'embarquement.
lesson-symbols-plus-one-done = La carte vaut un point à la fin, où que soient assis ses passagers.
lesson-symbols-plus-one-wrong = Prenez « Amis en coin », la carte à la porte d'embarquement.

lesson-complex = Les cartes complexes
lesson-complex-about = De larges motifs qui font réfléchir.
lesson-complex-narrow = « Miroir brisé » est une carte complexe. Telle quelle, elle a quatre sièges de large et ne va que dans la zone du milieu. Prenez-la et tournez-la pour qu'elle aille dans une zone de trois sièges par rangée.
lesson-complex-narrow-done = Tournée d'un quart, elle a trois sièges de large. Gardez tôt de la place pour de telles cartes.
lesson-complex-narrow-wrong = Tournez la carte d'un quart et placez-la dans la première ou la dernière zone.

lesson-events = Les événements
lesson-events-about = Trois des quinze événements, qui comptent en plus du score normal.
lesson-events-threes = Jamais deux sans trois : 3 points pour chaque groupe d'exactement trois joueurs de rugby, amis ou seniors. Vous en avez un. Prenez « Chorale » et formez-en un deuxième.
lesson-events-threes-done = Deux groupes de trois : 6 points grâce à l'événement, en plus des points normaux.
lesson-events-threes-wrong = Laissez vos trois joueurs de rugby où ils sont.
lesson-events-sunset = Beau coucher de soleil : 1 point pour deux sièges occupés côté hublot. Vous en avez deux. Prenez « Chorale » et portez l'événement à 2 points.
lesson-events-sunset-done = Assez de sièges côté hublot sont occupés : 2 points.
lesson-events-sunset-wrong = Il faut encore deux sièges côté hublot. Tournez « Chorale » d'un quart et placez-la le long de la colonne A ou K.
lesson-events-lonely = Noël en solitaire : 3 points de moins pour chaque amoureux sans amoureux à côté. Les vôtres, en 1A et 1C, sont seuls. Prenez « Trois générations » et formez un couple.
lesson-events-lonely-done = Un couple rapporte 5 points, et un amoureux seul de moins en épargne 3.
lesson-events-lonely-wrong = L'amoureux de la carte doit être à côté d'un seul des deux autres, par exemple en 2A ou 2C. En 1B, ils seraient trois.

lesson-solo = Voler seul
lesson-solo-about = Pas de points, mais un scénario à remplir avant que les chèques-repas s'épuisent.
lesson-solo-remove = « Week-end entre amis » demande trois groupes de six, et trois couples ou trois enfants heureux. Les cartes qui n'aident pas peuvent être retirées pour un chèque-repas chacune. Retirez « Couronne ».
lesson-solo-remove-done = « Couronne » est de nouveau dans la boîte, et une autre carte est dans le hall. Le dernier chèque-repas ne peut pas servir à cela.
lesson-solo-remove-wrong = Retirez « Couronne » du hall pour un chèque-repas.
lesson-solo-free = Seul, vous pouvez prendre n'importe quelle carte gratuitement. Prenez « Réservés au dernier moment ».
lesson-solo-free-done = Vous n'avez payé aucun chèque-repas.
lesson-solo-free-wrong = Prenez « Réservés au dernier moment » ; aucune carte ne coûte rien.
lesson-solo-seat = Placez les trois sur des sièges du milieu. Chaque passager envoyé sur l'escalier coûte un chèque-repas ; chaque zone pleine pour la première fois en rapporte deux.
lesson-solo-seat-done = Remplissez le scénario et vous gagnez. Si les chèques-repas ou les cartes s'épuisent avant, vous perdez.
lesson-solo-seat-wrong = Choisissez un siège du milieu pour chacun des trois.

lesson-ending = La dernière manche
lesson-ending-about = Ce qui se passe quand une couleur s'épuise.
lesson-ending-short = Vous tenez « Couple et sa suite » : deux amoureux et un enfant. Il ne reste qu'un amoureux dans le stock. Choisissez lequel ne vient pas.
lesson-ending-short-done = Il n'y a plus d'amoureux dans le stock : cette manche est la dernière.
lesson-ending-short-wrong = Choisissez l'un des deux amoureux.
lesson-ending-last = Les autres embarquent selon leur motif, sans l'absent. Placez-les : c'est votre dernier tour.
lesson-ending-last-done = Votre rival a achevé la manche : vous avez eu autant de tours l'un que l'autre. La partie est finie, on compte les points.
lesson-ending-last-wrong = Placez l'amoureux et l'enfant.

lesson-score-sheet = Ligne par ligne
lesson-score-sheet-about = Les chèques-repas par deux, les groupes à égalité, et qui a le plus de monde sur l'escalier.
lesson-score-sheet-vouchers = Vous avez cinq chèques-repas : deux points, car ils comptent par deux. Sur « Rampe d'escalier », à la porte d'embarquement, il y en a deux autres. Prenez la carte.
lesson-score-sheet-vouchers-done = Sept chèques-repas : trois points. Celui de trop ne compte pas, mais peut encore payer une carte.
lesson-score-sheet-vouchers-wrong = Cette carte ne vous mène pas à trois points. Prenez « Rampe d'escalier », la carte à la porte d'embarquement.
lesson-score-sheet-level = Votre rival a un groupe de quatre seniors, vous avez un senior. Prenez « Chorale » et placez ses trois seniors à côté du vôtre.
lesson-score-sheet-level-done = Quatre partout : personne n'a de groupe plus grand, donc vous doublez tous deux, 8 points. Il en va de même des amis et des joueurs de rugby.
lesson-score-sheet-level-wrong = Les quatre seniors doivent former un seul groupe, et le vôtre doit garder son siège.
lesson-score-sheet-most = Votre rival a deux passagers sur l'escalier, vous aucun. Prenez « Touche » et placez-la pour qu'un seul de vos passagers perde son siège.
lesson-score-sheet-most-done = Cela vous coûte 2 points. La plus forte surréservation est chez votre rival, qui en perd 2 de plus ; avec deux passagers sur l'escalier, vous les perdriez aussi.
lesson-score-sheet-most-wrong = Ici, un seul passager, et un au moins, doit aller sur l'escalier.
