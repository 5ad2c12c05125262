# Szanse z kalkulatora

odds-land = Jednostki: { $ours } na { $theirs }; przeciętnie tracisz { $losses }, wróg { $kills }
odds-sea = Okręty: { $ours } na { $theirs }; przeciętnie tracisz { $losses }, wróg { $kills }
