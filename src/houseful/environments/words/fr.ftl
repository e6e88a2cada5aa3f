# Les mots des environnements d’apprentissage.

fault-environment-count = L’option { $option } est un nombre entier d’au moins 1, et non { $found }.
fault-environment-memory = { $games } parties prennent { $size } ; il reste { $free } de mémoire, assez pour { $fitting } parties.
fault-environment-actions = Il faut { $games } nombres entiers, une action par partie ; trouvé : { $found }.
fault-environment-action = L’action { $action } n’est pas permise dans la partie { $game } du lot.
fault-environment-extra = Il y faut { $package }, qui n’est pas installé : pip install 'houseful[{ $extra }]'
fault-environment-move = L’action { $action } n’est pas permise ici.
fault-environment-over = Cette partie est finie : reset distribue la suivante.
fault-environment-opponents = Il faut les niveaux de { $wanted } adversaires ; trouvé : { $found }.
fault-environment-device = Il n’y a pas d’appareil CUDA ici.
