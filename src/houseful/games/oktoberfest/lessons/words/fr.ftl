# Le cours de Heroes of Oktoberfest.

lesson-first-turn = Votre premier tour
lesson-first-turn-about = De quoi il s'agit, votre premier Héros et votre première tablée.
lesson-first-turn-hero = Servez des tablées, engagez des Héros et asseyez les clients selon vos Objectifs : qui a le plus de points gagne. D'abord, chacun prend un Héros sans payer. Franzi est partie : prenez Gustl, qui donne à chaque tour une nourriture de votre choix.
lesson-first-turn-hero-done = Gustl travaille pour vous jusqu'à la fin de la partie. Il porte aussi un point.
lesson-first-turn-hero-wrong = Erich ne donne jamais qu'une saucisse, et Helmut ne donne pas de nourriture. Gustl donne ce qui manque : prenez-le.
lesson-first-turn-pay = La tablée 4 demande deux bretzels, une bière et une saucisse. Gustl peut donner la saucisse : payez deux bretzels et la bière de votre main.
lesson-first-turn-pay-done = Quatre nourritures, dont trois cartes. Il faut maintenant une place à la tablée.
lesson-first-turn-pay-wrong = Vous pouvez payer la tablée 4 sans rien dépenser de plus que son prix. Servez-la.
lesson-first-turn-place = Deux clients seront assis de votre côté, deux de l'autre. Votre Objectif A veut des nattes jaunes : placez la tablée pour que les deux nattes jaunes soient de votre côté.
lesson-first-turn-place-done = Deux points pour l'Objectif A. Chaque tablée servie rapporte aussi un point sur vos cartes Points de victoire et une carte Pièces.
lesson-first-turn-place-wrong = Ainsi, les nattes jaunes sont du côté de votre rival. Ne tournez pas la tablée.

lesson-hiring = Pièces et Héros
lesson-hiring-about = Engagez un Héros et laissez les Héros payer avec vous.
lesson-hiring-hire = Avec trois bretzels, vous ne pouvez servir aucune tablée ici. Mais vous avez une carte Pièces de deux pièces, et Erich en coûte deux : engagez-le.
lesson-hiring-hire-done = La carte Pièces retourne à la pile et votre main est complétée avec de la nourriture. Dès votre prochain tour, Erich donne une saucisse à chaque tour.
lesson-hiring-hire-wrong = La cuisine est ouverte aussi, mais un Héros sert à tous les tours suivants. Engagez Erich.
lesson-hiring-gift = La tablée 3 demande trois bretzels et une saucisse. Erich donne la saucisse et Gustl un bretzel : servez la tablée 3 avec deux bretzels.
lesson-hiring-gift-done = Les Héros en ont payé la moitié. Ils donneront de nouveau à votre prochain tour ; ce qui ne sert pas est perdu pour celui-ci.
lesson-hiring-gift-wrong = Cela coûte plus de cartes ou ne sert aucune tablée. La tablée 3 ne prend que deux bretzels de votre main.
lesson-hiring-seat = Votre Objectif B aime les clients bleus côte à côte, chapeaux ou nattes. Placez la tablée pour que ses deux clients bleus soient de votre côté.
lesson-hiring-seat-done = Une suite de deux clients bleus vaut un point.
lesson-hiring-seat-wrong = Ainsi tournée, les clients bleus sont en face de vous. Placez la tablée sans la tourner.

lesson-two-for-one = Deux pour une
lesson-two-for-one-about = Payez avec des cartes que personne ne demande, et choisissez le bout d'une rangée.
lesson-two-for-one-pay = La tablée 1 demande deux bières et deux saucisses. Erich et Gustl donnent les saucisses et vous avez une bière. Deux cartes Nourriture quelconques en valent une : que deux bretzels soient la seconde bière.
lesson-two-for-one-pay-done = Deux pour une coûte une carte de plus, mais évite souvent un tour en cuisine.
lesson-two-for-one-pay-wrong = Ici, il nous faut la tablée 1 et ses chapeaux bleus : servez-la avec une bière et deux bretzels.
lesson-two-for-one-end = Une tablée se place au bout gauche ou droit d'une rangée. Mettez-la à un bout de la rangée 1, les deux chapeaux bleus de votre côté.
lesson-two-for-one-end-done = Une suite de deux chapeaux bleus : un point pour l'Objectif B. La rangée 1 a maintenant quatre tablées, elle est complète.
lesson-two-for-one-end-wrong = Il faut la rangée 1, et les deux chapeaux bleus de votre côté : ne tournez pas la tablée.

lesson-new-row = Une nouvelle rangée
lesson-new-row-about = Ouvrez une rangée quand les autres sont complètes, ou pour avoir de la place.
lesson-new-row-pay = La rangée 1 est complète. Servez la tablée 3 : vos Héros donnent un bretzel et une saucisse, vous payez deux bretzels.
lesson-new-row-pay-done = Il lui faut maintenant une place.
lesson-new-row-pay-wrong = C'est possible, mais la tablée 3 coûte peu et a deux clients bleus côte à côte. Servez la tablée 3.
lesson-new-row-open = Ouvrez la rangée 2 avec cette tablée, les deux clients bleus de votre côté.
lesson-new-row-open-done = Chaque rangée compte pour elle-même : voilà une deuxième suite de deux. Le Festival a au plus trois rangées de quatre tablées.
lesson-new-row-open-wrong = Tournée, elle met les clients bleus du côté de votre rival. Ne tournez pas la tablée.

lesson-kitchen = La cuisine
lesson-kitchen-about = Que faire quand vos cartes ne vont à aucune tablée.
lesson-kitchen-go = Vous avez une bière et trois saucisses, et aucune tablée ne se paie avec cela. Retournez en cuisine.
lesson-kitchen-go-done = La cuisine est votre action de ce tour, comme servir ou engager.
lesson-kitchen-go-wrong = Rien d'autre n'est possible maintenant. Retournez en cuisine.
lesson-kitchen-discard = Vous pouvez défausser d'une à quatre cartes et piocher autant de cartes Nourriture. Trois saucisses, c'est trop : défaussez-en deux.
lesson-kitchen-discard-done = Un bretzel et une bière. La nourriture défaussée ne revient jamais : quand la pioche Nourriture est vide, la partie prend fin.
lesson-kitchen-discard-wrong = Gardez la bière et une saucisse, que bien des tablées demandent, et défaussez deux saucisses.
lesson-kitchen-serve = Votre rival a servi une tablée et une nouvelle est arrivée : la tablée 1 demande un bretzel, deux bières et une saucisse, juste ce que vous avez. Servez-la.
lesson-kitchen-serve-done = Voilà un tour : servir, engager ou aller en cuisine. Vous en savez assez pour une première partie.
lesson-kitchen-serve-wrong = Vos quatre cartes vont exactement à la tablée 1. Servez-la.
