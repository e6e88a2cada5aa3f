# Words of the learning environments.

fault-environment-count = Option { $option } is a whole number of at least 1, not { $found }.
fault-environment-memory = { $games } games take { $size }; { $free } of memory are free, enough for { $fitting } games.
fault-environment-actions = Expected { $games } whole numbers, one action for each game, found { $found }.
fault-environment-action = Action { $action } is not legal in game { $game } of the batch.
fault-environment-extra = This needs { $package }, which is not here: pip install 'houseful[{ $extra }]'
fault-environment-move = Action { $action } is not legal here.
fault-environment-over = This game is over: reset deals the next.
fault-environment-opponents = Expected levels of { $wanted } opponents, found { $found }.
fault-environment-device = There is no CUDA device here.
