# Objevování

option-explore = Objevování
ask-explore_ship = Přesunete nejdřív lehkou loď ke vzdálenému kontinentu?
ask-explore_roll = Na kostce padlo { $number }{ $hazard ->
    [0] {""}
   *[other] {" "}a nebezpečí výpravy
}. Použijete výsledek?
ask-discover = Kterou oblast objevíte?
ask-lost_ship = Výprava se nezdařila. Kde ztratíte loď?
option-no_ship = Žádná loď
option-use = Použít výsledek
option-roll_again = Hodit znovu za 1 kostku diplomacie
option-fail = Smířit se s nezdarem
no-explore-area = S vaší říší (nebo, máte-li „Pátrání po Novém světě“, s vašimi loděmi) nesousedí žádná oblast, kterou byste mohli objevit.
log-explore-roll = { NAME($seat) } { AGREE($seat) ->
    [plural] vysílají výpravu; na kostce padá
   *[other] vysílá výpravu; na kostce padá
} { $number }{ $hazard ->
    [0] {""}
   *[other] {" "}a nebezpečí výpravy
}.
log-nothing-discovered = { NAME($seat) } nic { AGREE($seat) ->
    [plural] neobjevují
   *[other] neobjevuje
}.
log-discovered = { NAME($seat) } { AGREE($seat) ->
    [plural] objevují
   *[other] objevuje
} oblast { NAME($area) }.
log-exploration-failed = Výprava { NAME($seat, case: "gen") } se nezdařila.
log-ship-lost-exploring = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} při výpravě loď { NAME($space, case: "in") }.
