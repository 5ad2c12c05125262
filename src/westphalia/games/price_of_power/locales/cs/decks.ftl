# Balíčky

log-card-drawn = { NAME($seat) } { AGREE($seat) ->
    [plural] dobírají
   *[other] dobírá
} kartu z balíčku { NAME($power, case: "gen") }.
log-card-seen = Dobíráte kartu „{ NAME($card) }“.
log-continent = Je objeven vzdálený kontinent { $number }: jeho karty obchodu se zamíchávají do balíčku.
