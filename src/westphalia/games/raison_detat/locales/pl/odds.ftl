# Szanse w bitwach

odds-strength = siła około { $n } przeciw { $enemy }, razem z kartami; niewidoczne karty oszacowano
