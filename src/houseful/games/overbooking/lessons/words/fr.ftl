# Les leçons d’Overbooking.

## Bases

lesson-beds = Lits et pièces
lesson-beds-about = Ce que vaut un invité, et combien de lits il lui faut.
lesson-beds-guest = Vous êtes Rouge. Le numéro d’une carte dit combien de lits il faut à l’invité, ses pièces ce qu’il vaut s’il est logé. Placez un invité de trois pièces, un moine (1) ou des marchands (2), dans la file de l’hôtel 1.
lesson-beds-guest-done = Si cet invité trouve des lits à la fin de la manche, ses trois pièces sont à vous. Les petits groupes valent plus que les grands.
lesson-beds-guest-wrong = Cet invité rapporte moins de pièces. Cherchez une carte de numéro 1 ou 2.
lesson-beds-guest-wrong-door = On ne dort pas à la porte de derrière. Placez l’invité dans la file de l’hôtel 1.
lesson-beds-guest-wrong-other = C’est l’hôtel 2. Placez l’invité dans la file de l’hôtel 1, qui a 13 lits.
lesson-beds-fill = Le dernier tour de la manche. L’hôtel 1 a 10 lits ; vos nobles (4), vos femmes de chambre (3) et votre moine (1) y attendent et en occupent 8. Placez l’invité qui remplit exactement les deux autres.
lesson-beds-fill-done = Nobles, femmes de chambre, marchands, moine : tous les quatre sont logés, et leurs pièces sont à vous.
lesson-beds-fill-wrong = Ainsi, les deux lits ne sont pas remplis. Placez vos marchands (2) dans la file de l’hôtel 1.
lesson-beds-fill-wrong-large = Trois personnes ou plus ne tiennent pas dans deux lits : quelqu’un serait refusé. Cherchez un invité à qui il en faut deux.
lesson-beds-fill-wrong-keep = Vous pouvez garder une carte, mais deux lits resteraient vides. Remplissez-les.

lesson-turn = Un tour
lesson-turn-about = Placer un invité dans une file ou à une porte de derrière, et ce que les autres en voient.
lesson-turn-line = À votre tour, vous placez une carte face cachée. Commencez par un invité dans la file de l’hôtel 2.
lesson-turn-line-done = Votre invité attend des lits. Bleu a répondu par un invité derrière le vôtre.
lesson-turn-line-wrong = C’est la file de l’hôtel 1. Placez un invité dans la file de l’hôtel 2.
lesson-turn-line-wrong-door = C’est une porte de derrière, on y vient bientôt. Placez un invité dans la file de l’hôtel 2.
lesson-turn-hidden = De l’invité de Bleu, vous ne voyez que le dos : des armoiries et leur taille. Grandes : 4, 5 ou 6 ; petites : 1, 2 ou 3. Placez un petit invité là où personne n’attend encore : dans la file de l’hôtel 1.
lesson-turn-hidden-done = Bleu aussi ne voit que de petites armoiries, et doit deviner lequel de trois invités c’est.
lesson-turn-hidden-wrong = Celui-ci est grand. Choisissez une carte 1, 2 ou 3 pour la file de l’hôtel 1.
lesson-turn-hidden-wrong-behind = Il y attendrait avec le grand groupe de Bleu. Choisissez la file vide de l’hôtel 1.
lesson-turn-hidden-wrong-door = À une porte de derrière, il n’aura pas de lit. Choisissez la file de l’hôtel 1.
lesson-turn-door = De l’autre côté, chaque hôtel a une porte de derrière avec un jeton de point. Qui y place le premier invité le prend. Prenez un jeton.
lesson-turn-door-done = Un point pour vous, tout de suite. Chacun joue cinq tours comme celui-ci par manche.
lesson-turn-door-wrong = Il n’y a pas de jeton dans une file. Placez un invité à une porte de derrière.

lesson-booking = Qui obtient des lits
lesson-booking-about = Dans quel ordre on réserve, et qui est refusé.
lesson-booking-largest = Les cartes placées, chaque file réserve : le plus grand groupe d’abord. L’hôtel 1 a 11 lits ; les nobles (4) de Bleu y sont face visible, avec vos soldats (5) et un petit invité de Bleu. Placez dans la file un invité qui laisse trop peu de lits à ces nobles.
lesson-booking-largest-done = Vos grands groupes ont réservé avant les nobles de Bleu, et le reste n’a pas suffi. Qui est refusé est hors du jeu.
lesson-booking-largest-wrong = Les nobles de Bleu gardent leurs lits. Un plus grand groupe dans la file de l’hôtel 1 réserverait avant eux.
lesson-booking-largest-wrong-small = Ce groupe ne réserve pas avant les nobles de Bleu. Prenez-en un plus grand.
lesson-booking-largest-wrong-keep = Une carte gardée ne prend pas de lits. Placez un grand groupe dans la file de l’hôtel 1.
lesson-booking-nearest = De deux groupes égaux, le plus proche de l’hôtel réserve d’abord. Les soldats (5) de Bleu sont premiers dans la file de l’hôtel 1. Placez vos soldats dans une file où aucun égal n’est devant eux.
lesson-booking-nearest-done = À l’hôtel 2, vos soldats sont les plus proches : aucun autre soldat n’y réserve avant eux.
lesson-booking-nearest-wrong = Il s’agit de vos soldats (5). Placez-les dans la file de l’hôtel 2.
lesson-booking-nearest-wrong-behind = Ici, les soldats de Bleu sont plus proches et réservent d’abord. Essayez l’hôtel 2.
lesson-booking-nearest-wrong-door = À une porte de derrière, on ne réserve pas. Placez vos soldats dans la file de l’hôtel 2.

lesson-back-door = La porte de derrière
lesson-back-door-about = À la porte de derrière, les invités n’ont pas de lits, mais ils utilisent un pouvoir.
lesson-back-door-merchants = Vos ouvriers (6), nobles (4) et femmes de chambre (3) attendent à l’hôtel 1 : 13 personnes pour 10 lits. Des marchands à la porte de derrière apportent trois lits de plus. Placez-y les vôtres.
lesson-back-door-merchants-done = Treize lits, et les trois groupes sont logés. Les marchands, eux, sont maintenant hors du jeu.
lesson-back-door-merchants-wrong = Cela n’apporte pas de lits à l’hôtel 1. Placez vos marchands (2) à sa porte de derrière.
lesson-back-door-merchants-wrong-line = Un de plus dans la file, et l’on se serre davantage. Utilisez la porte de derrière de l’hôtel 1.
lesson-back-door-merchants-wrong-keep = Vos femmes de chambre n’auraient pas de lits. Utilisez vos marchands.
lesson-back-door-monk = La file de l’hôtel 1 est pleine, quatre invités, mais un de ses 13 lits est libre. Un moine à la porte de derrière va au bout de la file. Placez-y votre moine.
lesson-back-door-monk-done = Il a rejoint la file pleine et pris le dernier lit : trois pièces, et le jeton de point en plus.
lesson-back-door-monk-wrong = Seul le moine (1) passe de la porte de derrière dans cette file. Placez-le à la porte de derrière de l’hôtel 1.
lesson-back-door-monk-wrong-other = C’est l’hôtel 2. Le lit libre est à l’hôtel 1.
lesson-back-door-monk-wrong-keep = Le lit resterait vide. Placez votre moine.

lesson-checking = La vérification des réservations
lesson-checking-about = Ce qui se passe quand tout est placé, et comment commence la manche suivante.
lesson-checking-nobles = Les cartes de l’hôtel 1 sont retournées. D’abord la porte de derrière : vos nobles font réserver en premier un de vos invités. Il y a 10 lits pour vos soldats (5), les nobles (4) de Bleu et vos marchands (2). Qui resterait sans lit ? Choisissez-le.
lesson-checking-nobles-done = Vos marchands ont réservé d’abord, puis vos soldats ; les nobles de Bleu ont trouvé trop peu de lits. Puis l’hôtel 2 a été vérifié, et la manche 2 commence.
lesson-checking-nobles-wrong = Choisissez vos marchands (2).
lesson-checking-nobles-wrong-decline = Soldats et nobles de Bleu prendraient neuf lits, et vos marchands n’en trouveraient qu’un. Choisissez les marchands.
lesson-checking-nobles-wrong-soldiers = Vos soldats sont le plus grand groupe et réservent d’abord de toute façon. Choisissez les marchands.
lesson-checking-round = Les cartes d’hôtel sont retournées : nouveaux lits, nouvelles règles. Vous avez pioché cinq cartes, et chaque porte de derrière a de nouveau son jeton. Prenez-en un.
lesson-checking-round-done = Voilà une partie d’Overbooking : quatre manches pareilles. Qui a le plus de points en pièces et en jetons gagne.
lesson-checking-round-wrong = Pas de jeton ici. Placez un invité à une porte de derrière.

## Pour aller plus loin

lesson-admission = Qui peut rejoindre une file
lesson-admission-about = Quatre règles d’hôtels qui tiennent des invités hors de la file.
lesson-admission-small = L’hôtel 1 ne prend que de petits groupes : 1, 2 ou 3 dans la file. Placez un invité dans sa file.
lesson-admission-small-done = La règle vaut pour la file, tant qu’on place des cartes. À la porte de derrière, tout invité est le bienvenu.
lesson-admission-small-wrong = C’est un autre hôtel. Placez un petit invité dans la file de l’hôtel 1.
lesson-admission-small-wrong-door = La porte de derrière est ouverte à tous. Il s’agit ici de la file de l’hôtel 1.
lesson-admission-large = L’hôtel 1 ne prend que de grands groupes : 4, 5 ou 6 dans la file. Placez un invité dans sa file.
lesson-admission-large-done = Seuls de grands groupes se disputent ces 17 lits.
lesson-admission-large-wrong = C’est un autre hôtel. Placez un grand invité dans la file de l’hôtel 1.
lesson-admission-large-wrong-door = La porte de derrière est ouverte à tous. Il s’agit ici de la file de l’hôtel 1.
lesson-admission-soldiers = L’hôtel 1 n’admet pas de soldats dans la file. Ils peuvent attendre à sa porte de derrière, pour prendre plus tard la place d’ouvriers. Placez-y vos soldats.
lesson-admission-soldiers-done = Si des ouvriers sont dans la file à la vérification, vos soldats pourront prendre leur place, malgré la règle.
lesson-admission-soldiers-wrong = Il s’agit de soldats (5). Placez-les à la porte de derrière de l’hôtel 1.
lesson-admission-soldiers-wrong-other = C’est l’hôtel 2. Placez-les à la porte de derrière de l’hôtel 1.
lesson-admission-crests = La file de l’hôtel 1 prend deux armoiries au plus, et deux y sont déjà. Placez-y un invité qui porte l’une d’elles.
lesson-admission-crests-done = Les armoiries comptent ensemble, à qui que soient les invités. On ne peut pas y placer une troisième famille.
lesson-admission-crests-wrong = C’est un autre hôtel. Trouvez un invité pour la file de l’hôtel 1.
lesson-admission-crests-wrong-door = La porte de derrière prend toutes les armoiries. Trouvez un invité pour la file.

lesson-faces = Face visible, et cinq dans la file
lesson-faces-about = Des hôtels qui montrent un invité, et un sans porte de derrière.
lesson-faces-first = À l’hôtel 1, le premier invité de la file est face visible. Placez-en un que Bleu peut voir.
lesson-faces-first-done = Tout le monde connaît maintenant cet invité et peut en tenir compte.
lesson-faces-first-wrong = Là, il serait face cachée. Prenez la file de l’hôtel 1.
lesson-faces-first-wrong-door = À une porte de derrière, les invités sont face cachée. Prenez la file de l’hôtel 1.
lesson-faces-second = À l’hôtel 1, le deuxième invité de la file est face visible. Il y en a un de Bleu ; placez le deuxième.
lesson-faces-second-done = Le premier et le troisième restent cachés, tous voient le deuxième.
lesson-faces-second-wrong = Là, il serait face cachée. Prenez la file de l’hôtel 1.
lesson-faces-second-wrong-door = À une porte de derrière, les invités sont face cachée. Prenez la file de l’hôtel 1.
lesson-faces-five = L’hôtel 1 n’a ni porte de derrière ni jeton, mais sa file prend cinq invités au lieu de quatre. Quatre y attendent : placez le cinquième.
lesson-faces-five-done = La file est pleine. Ici, pas de pouvoirs : seule la taille décide.
lesson-faces-five-wrong = C’est l’hôtel 2. Placez le cinquième invité dans la file de l’hôtel 1.

lesson-preferences = Qui un hôtel préfère
lesson-preferences-about = L’ordre habituel, les moines d’abord, et les soldats d’abord.
lesson-preferences-plain = L’hôtel 1 n’a pas de règle spéciale : le plus grand groupe réserve d’abord. Vos nobles (4) y attendent pour 10 lits. Placez dans la file le groupe qui réserve avant eux et remplit l’hôtel.
lesson-preferences-plain-done = Les ouvriers ont pris six lits, les nobles quatre. Il n’en est resté aucun.
lesson-preferences-plain-wrong = Dix lits moins quatre : il faut six personnes dans la file de l’hôtel 1.
lesson-preferences-plain-wrong-keep = Des lits resteraient vides. Placez des ouvriers (6).
lesson-preferences-plain-wrong-smaller = Ce groupe ne remplit pas l’hôtel en réservant d’abord. Placez des ouvriers (6).
lesson-preferences-monks = L’hôtel 1 préfère les moines : ils réservent avant tous les autres. De grands groupes attendent déjà ses 11 lits. Placez votre moine dans la file.
lesson-preferences-monks-done = Le moine a réservé d’abord, puis vos ouvriers. Les soldats (5) de Bleu n’ont trouvé que quatre lits.
lesson-preferences-monks-wrong = Placez votre moine (1) dans la file de l’hôtel 1.
lesson-preferences-monks-wrong-keep = Une carte gardée ne trouve pas de lits. Placez votre moine.
lesson-preferences-monks-wrong-larger = Cet invité n’est pas préféré. Placez votre moine (1).
lesson-preferences-soldiers = L’hôtel 1 préfère les soldats : ils réservent avant tous les autres, même avant des ouvriers. Placez des soldats dans sa file.
lesson-preferences-soldiers-done = Vos soldats ont réservé d’abord, puis les ouvriers de Bleu. Les nobles de Bleu ne tenaient plus, votre moine si.
lesson-preferences-soldiers-wrong = Placez des soldats (5) dans la file de l’hôtel 1.
lesson-preferences-soldiers-wrong-keep = Une carte gardée ne trouve pas de lits. Placez des soldats.
lesson-preferences-soldiers-wrong-others = Cet invité n’est pas préféré. Placez des soldats (5).

lesson-powers = Les pouvoirs qui agissent toujours
lesson-powers-about = Moine, marchands et ouvriers à la porte de derrière.
lesson-powers-monk = L’hôtel 1 ne prend que de grands groupes. Le pouvoir du moine n’en a cure : de la porte de derrière, il va au bout de la file. Faites entrer votre moine.
lesson-powers-monk-done = Il a rejoint une file de grands groupes et trouvé un lit. Les pouvoirs ne demandent pas qui un hôtel admet.
lesson-powers-monk-wrong = Cela ne fait entrer personne. Placez votre moine (1) à la porte de derrière de l’hôtel 1.
lesson-powers-monk-wrong-keep = Une carte gardée ne trouve pas de lits. Placez votre moine.
lesson-powers-merchants = Ouvriers (6), soldats (5) et nobles (4) ont besoin de 15 lits ; l’hôtel 1 en a 10, et 13 grâce à vos marchands à la porte de derrière. Placez-y aussi les seconds marchands.
lesson-powers-merchants-done = Deux fois trois de plus : 16 lits, assez pour les trois.
lesson-powers-merchants-wrong = Il faut trois lits de plus. Placez des marchands (2) à la porte de derrière de l’hôtel 1.
lesson-powers-merchants-wrong-keep = Il manquerait deux lits à vos nobles. Placez des marchands.
lesson-powers-merchants-wrong-line = Dans la file, ils n’apportent pas de lits. Placez-les à la porte de derrière.
lesson-powers-workers = À la porte de derrière, des ouvriers enlèvent trois lits. À l’hôtel 1, les ouvriers et un second grand groupe de Bleu comptent sur 11 lits. Gâchez cela avec vos ouvriers.
lesson-powers-workers-done = Il restait huit lits. Les ouvriers de Bleu en ont pris six, et les soldats de Bleu ont été refusés.
lesson-powers-workers-wrong = Les lits restent. Placez vos ouvriers (6) à la porte de derrière de l’hôtel 1.
lesson-powers-workers-wrong-keep = Il n’arrive alors rien à Bleu. Utilisez vos ouvriers.
lesson-powers-workers-wrong-line = Dans la file, ils n’enlèvent pas de lits à un hôtel. Utilisez sa porte de derrière.

lesson-choices = Les pouvoirs dont vous décidez
lesson-choices-about = Femmes de chambre, nobles et soldats, et quand renoncer.
lesson-choices-maids = Vos femmes de chambre à la porte de derrière peuvent remplacer un de vos invités, alors hors du jeu. Pour 10 lits attendent ouvriers (6), nobles (4) et marchands (2). Remplacez le groupe qui prend le plus de lits pour le moins de pièces.
lesson-choices-maids-done = Sans les ouvriers, les trois groupes tiennent : nobles, femmes de chambre, marchands.
lesson-choices-maids-wrong = Cet invité vaut plus que des ouvriers. Remplacez les ouvriers (6).
lesson-choices-maids-wrong-decline = Ouvriers et nobles rempliraient tous les lits, et vos marchands n’en auraient pas. Remplacez les ouvriers.
lesson-choices-nobles = Les ouvriers (6) et les nobles (4) de Bleu prendraient les 10 lits. Vos nobles font réserver en premier un de vos invités : votre moine ou vos femmes de chambre. Choisissez.
lesson-choices-nobles-done = Votre choix a réservé d’abord, et les nobles de Bleu ont trouvé trop peu de lits. Votre moine et vos femmes de chambre sont tous logés.
lesson-choices-nobles-wrong = Choisissez un de vos invités dans la file de l’hôtel 1.
lesson-choices-nobles-wrong-decline = Bleu prendrait alors tous les lits. Choisissez un de vos invités.
lesson-choices-soldiers = Des soldats prennent la place d’ouvriers, de n’importe qui. Les ouvriers (6) de Bleu laisseraient trop peu de lits à vos marchands. Choisissez-les.
lesson-choices-soldiers-done = Les ouvriers de Bleu sont hors du jeu ; soldats, femmes de chambre et marchands remplissent les 10 lits.
lesson-choices-soldiers-wrong = Vous pouvez renoncer, mais cela vous coûte ici deux groupes. Choisissez les ouvriers de Bleu.
lesson-choices-decline = Vos femmes de chambre pourraient remplacer vos marchands ou votre moine, qui valent trois pièces chacun et sont sûrs de leurs lits. Elles en valent deux. Renoncez.
lesson-choices-decline-done = On peut renoncer aux femmes de chambre, aux nobles et aux soldats ; moine, marchands et ouvriers agissent toujours.
lesson-choices-decline-wrong = Cela vous coûte une pièce. Renoncez cette fois.

## La fin

lesson-last-turn = Le dernier tour
lesson-last-turn-about = Garder une carte, et comment la partie se termine.
lesson-last-turn-keep = Seul le dernier dans l’ordre de la manche peut garder une carte à son cinquième tour. Vos invités remplissent exactement l’hôtel 1, et seules des portes de derrière sont libres. Gardez votre carte pour plus tard.
lesson-last-turn-keep-done = Vous l’avez gardée et en avez pioché cinq autres. Vous avez maintenant une carte de plus au choix.
lesson-last-turn-keep-wrong = Cela se peut aussi, mais essayez ici l’autre voie : gardez la carte.
lesson-last-turn-end = La dernière carte de la quatrième et dernière manche. Placez-la où elle vous sert, ou gardez-la : puis on compte.
lesson-last-turn-end-done = On additionne les pièces des invités logés et les jetons. À égalité, qui a le plus d’invités de trois pièces gagne ; s’il y en a autant, la victoire est partagée.
lesson-last-turn-end-wrong = Placez un invité ou gardez votre carte.

lesson-families = Les familles
lesson-families-about = Ce que rapportent quatre, cinq ou six invités logés aux mêmes armoiries.
lesson-families-four = Les invités aux mêmes armoiries forment une famille. Deux de vos chênes sont logés, un troisième est dans la file de l’hôtel 2. Dernier tour de la manche : placez l’invité qui porte leur nombre à quatre.
lesson-families-four-done = Quatre chênes : 2 points en plus de leurs pièces. Quatre, cinq ou six aux mêmes armoiries donnent 2, 5 ou 10 points aux joueurs avancés, 2, 4 ou 6 aux débutants.
lesson-families-four-wrong = Cet invité est d’une autre famille. Cherchez le chêne dans votre main.
lesson-families-four-wrong-keep = Un invité gardé n’est pas logé. Placez le chêne dans la file de l’hôtel 2.
lesson-families-five = Quatre de vos lions sont logés : 2 points. Seule compte la meilleure série de chaque famille ; un cinquième en fait donc 5. Placez le lion là où il trouve des lits.
lesson-families-five-done = Cinq lions : 5 points. Votre sixième est hors du jeu, il n’y aura pas de 10. Comptez tôt quelles familles vous pouvez encore compléter.
lesson-families-five-wrong = Cela n’ajoute pas de lion logé. Placez vos marchands (2) au lion dans une file.
lesson-families-five-wrong-keep = Gardé, le lion trouvera peut-être des lits plus tard ; maintenant, il en a à coup sûr. Placez-le dans une file.
