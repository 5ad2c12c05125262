# RE-9 Minor Powers

ask-bid = Kolik morálky nabízíte za ovládnutí? Mocnost: { NAME($other) }.
log-bid = { NAME($power) }: nabídka { $n } ({ NAME($other) }).
log-controls = { NAME($power) }: ovládnutí za { $n } morálky – { NAME($other) }.
log-sees-hand = { NAME($power) }, karty v ruce: { $cards }
log-minor-skips = { NAME($power) }: vedlejší mocnost nerozšiřuje vliv.
