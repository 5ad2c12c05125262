# Faza 3: pokój i bunty

ask-dissent_town = Niezgoda religijna { NAME($area, case: "in") }: w którym z twoich miast wybuchają niepokoje?
ask-tolerated_area = Tolerancja: na którym obszarze nie dodajesz niepokojów?
ask-dissent_vassal_area = Na którym obszarze wasale innej wiary kosztują cię wpływ lub niepokoje?
ask-dissent_vassal = { NAME($area) }: w której prowincji wasala wybuchają niepokoje? Możesz też zrezygnować z wpływu.
ask-unrest_town = W którym z twoich miast wybuchają niepokoje?
ask-calm_town = Z którego miasta usuwasz niepokoje?
option-remove_influence = Usuń wpływ

log-unrest = W prowincji { NAME($province) } ({ NAME($seat, case: "the") }) wybuchają niepokoje.
log-calmed = { NAME($seat) } { AGREE($seat) ->
    [plural] usuwają
   *[other] usuwa
} niepokoje { NAME($province, case: "in") }.
log-treaties-over = Wszystkie rozejmy i żetony CB zostają usunięte.
log-undisputed = Królewski mariaż { NAME($seat, case: "gen") } { NAME($realm, case: "with") } nie rodzi już sporu o sukcesję.
