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

## Pour aller plus loin

lesson-objectives-a = L'Objectif A et sa série
lesson-objectives-a-about = Outre des clients, l'Objectif A récompense quatre voisins en série.
lesson-objectives-a-turns = Votre Objectif A aime aussi chapeaux et nattes en alternance : chapeau, nattes, chapeau, nattes, ou l'inverse, de toutes couleurs. Placez cette tablée pour que quatre clients de votre côté forment une telle série.
lesson-objectives-a-turns-done = La série vaut un point. Les séries peuvent se chevaucher : un cinquième client qui convient en ferait déjà une deuxième.
lesson-objectives-a-turns-wrong = Ainsi, aucun groupe de quatre n'alterne de votre côté. Essayez l'autre bout de la rangée, ou tournez la tablée.
lesson-objectives-a-colours = Avec cet Objectif A, la série est de quatre couleurs : vert, bleu, rouge et jaune côte à côte, dans n'importe quel ordre, chapeaux ou nattes. Placez la tablée pour que quatre voisins de votre côté les montrent toutes.
lesson-objectives-a-colours-done = Quatre couleurs sur quatre places : un point pour la série, en plus de ceux des clients de votre carte.
lesson-objectives-a-colours-wrong = Il y manque une couleur, ou l'une vient deux fois. Essayez l'autre bout de la rangée, ou tournez la tablée.

lesson-objectives-b = De longues suites pour l'Objectif B
lesson-objectives-b-about = Pourquoi les suites paires comptent, et pourquoi les longues valent bien plus.
lesson-objectives-b-four = Les clients de la couleur de votre Objectif B forment une suite là où ils sont côte à côte. Deux rapportent 1 point, quatre en rapportent 3. Placez cette tablée pour qu'une suite de votre côté passe à quatre.
lesson-objectives-b-four-done = Trois points au lieu de zéro : la suite de trois était impaire. Chapeaux ou nattes, peu importe : seule la couleur compte.
lesson-objectives-b-four-wrong = Cela ne fait pas une suite de quatre de votre côté. Joignez les clients de votre couleur, sans personne entre eux.
lesson-objectives-b-six = Six côte à côte valent 6 points. Placez cette tablée pour que votre suite ait six clients de votre couleur.
lesson-objectives-b-six-done = Six points. Une suite impaire ne vaut rien : ne la laissez pas s'arrêter à trois, cinq ou sept.
lesson-objectives-b-six-wrong = Cela n'en fait pas six. Mettez les clients de votre couleur juste à côté de ceux que vous avez.

lesson-heroes-one = Helmut, Katharina, Klaus
lesson-heroes-one-about = Trois Héros qui ne donnent pas de nourriture, mais ont un pouvoir spécial.
lesson-heroes-one-helmut = Helmut coûte trois pièces : une de Vroni et une carte Pièces de deux. Avec lui, votre main tient cinq cartes. Engagez-le.
lesson-heroes-one-helmut-done = Son pouvoir agit aussitôt : votre main a été complétée à cinq cartes. À chaque tour, vous aurez plus de choix.
lesson-heroes-one-helmut-wrong = C'est possible, mais il s'agit ici de Helmut. Engagez-le.
lesson-heroes-one-katharina = En fin de partie, les pièces deviennent des points. Katharina porte deux points et compte une seconde fois tous les points imprimés sur vos Héros : les siens et celui de Gustl. Engagez-la avec trois cartes Pièces.
lesson-heroes-one-katharina-done = Trois points imprimés, comptés deux fois. Plus vous avez de Héros à points, mieux elle vaut.
lesson-heroes-one-katharina-wrong = C'est possible, mais engagez ici Katharina.
lesson-heroes-one-klaus = Klaus compte une seconde fois ce que rapporte votre Objectif A. Vous avez beaucoup de ses clients de votre côté : engagez-le.
lesson-heroes-one-klaus-done = Vos points d'Objectif A figurent encore une fois au décompte, en points bonus des Héros.
lesson-heroes-one-klaus-wrong = Rien d'autre ici ne répète l'Objectif A. Engagez Klaus.

lesson-heroes-two = Leonore, Mathäus, Suse
lesson-heroes-two-about = Trois Héros qui tirent des points de ce que vous avez déjà fait.
lesson-heroes-two-leonore = Chaque tablée servie vous a donné un point sur vos cartes Points de victoire. Leonore les compte une seconde fois. Engagez-la.
lesson-heroes-two-leonore-done = Un point de plus pour chaque tablée que vous avez servie, et pour les suivantes.
lesson-heroes-two-leonore-wrong = Vos nombreuses tablées servies appellent Leonore. Engagez-la.
lesson-heroes-two-mathaus = Mathäus rapporte un point par deux chapeaux voisins de votre côté, de toutes couleurs. Trois chapeaux ensemble font deux paires. Engagez-le.
lesson-heroes-two-mathaus-done = Toutes les paires de chapeaux de votre côté comptent désormais, celles des prochaines tablées aussi.
lesson-heroes-two-mathaus-wrong = Regardez les chapeaux de votre côté. Mathäus en fait des points : engagez-le.
lesson-heroes-two-suse = Suse fait avec les nattes ce que Mathäus fait avec les chapeaux. Engagez-la.
lesson-heroes-two-suse-done = Un point par deux voisins à nattes de votre côté. Ces pouvoirs ne se doublent pas l'un l'autre.
lesson-heroes-two-suse-wrong = Regardez les nattes de votre côté. Suse en fait des points : engagez-la.

lesson-food-clock = L'horloge de la partie
lesson-food-clock-about = Comment la pioche Nourriture met fin à la partie, et qui en décide.
lesson-food-clock-go = Il ne reste que trois cartes dans la pioche Nourriture. Une fois vide, c'est la fin, et vous pouvez la provoquer maintenant. Retournez en cuisine.
lesson-food-clock-go-done = Vous piochez autant de cartes que vous en défaussez.
lesson-food-clock-go-wrong = Cela peut être bon aussi, mais ici vous arrêtez l'horloge en cuisine. Allez-y.
lesson-food-clock-throw = Défaussez au moins trois cartes, pour vider la pioche.
lesson-food-clock-throw-done = La pioche est vide. Vous aviez commencé la partie, votre rival a donc encore un tour ; s'il l'avait vidée, tout serait fini aussitôt. La douzième tablée met fin à la partie elle aussi.
lesson-food-clock-throw-wrong = Il resterait de la nourriture dans la pioche. Défaussez trois cartes ou plus.

lesson-last-turn = Renoncer au dernier tour
lesson-last-turn-about = Le seul tour que vous n'êtes pas tenu d'utiliser.
lesson-last-turn-decline = Le premier joueur a provoqué la fin, et le dernier tour est à vous. C'est le seul moment où vous pouvez renoncer et garder vos cartes Pièces, un point chacune. Passez.
lesson-last-turn-decline-done = La partie est finie et l'on compte : cartes Points de victoire, Héros, cartes Pièces, Objectifs A et B, points bonus des Héros.
lesson-last-turn-decline-wrong = C'est permis, mais essayez ici l'autre voie : passez.
