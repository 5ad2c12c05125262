# Šance podle kalkulátoru

odds-land = Jednotky: { $ours } proti { $theirs }; v průměru ztratíte { $losses }, nepřítel { $kills }
odds-sea = Lodě: { $ours } proti { $theirs }; v průměru ztratíte { $losses }, nepřítel { $kills }
odds-at-once = Okamžitá bitva { NAME($area, case: "in") }: { $ours } proti { $theirs }, šance { $n } %
odds-at-once-at-sea = Okamžitá námořní bitva { NAME($sea, case: "in") }: { $ours } proti { $theirs }, šance { $n } %
