# Szanse z kalkulatora

odds-land = Jednostki: { $ours } na { $theirs }; przeciętne straty: twoje { $losses }, wroga { $kills }
odds-sea = Statki: { $ours } na { $theirs }; przeciętne straty: twoje { $losses }, wroga { $kills }
odds-at-once = Natychmiastowa bitwa { NAME($area, case: "in") }: { $ours } na { $theirs }, szansa { $n }%
odds-at-once-at-sea = Natychmiastowa bitwa morska { NAME($sea, case: "in") }: { $ours } na { $theirs }, szansa { $n }%
