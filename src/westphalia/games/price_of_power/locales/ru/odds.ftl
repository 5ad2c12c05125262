# Шансы по калькулятору

odds-land = Отряды: { $ours } против { $theirs }; в среднем вы теряете { $losses }, враг — { $kills }
odds-sea = Корабли: { $ours } против { $theirs }; в среднем вы теряете { $losses }, враг — { $kills }
odds-at-once = Сразу будет сражение ({ NAME($area) }): { $ours } против { $theirs }, шанс на победу { $n } %
odds-at-once-at-sea = Сразу будет морское сражение ({ NAME($sea) }): { $ours } против { $theirs }, шанс на победу { $n } %
