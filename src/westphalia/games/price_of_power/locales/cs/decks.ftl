# Balíčky

log-card-drawn = { AGREE($seat) -> [plural] { NAME($seat) } dobírají *[other] { NAME($seat) } dobírá } kartu z balíčku { NAME($power, case: "gen") }.
log-card-seen = Dobíráte kartu { NAME($card) }.
log-continent = Je objeven vzdálený kontinent { $number }: jeho karty obchodu se zamíchávají do balíčku.
