# Fáze 3: mír a vzbouřenci

ask-dissent_town = Náboženské neshody { NAME($area, case: "in") }: které z vašich měst postihnou nepokoje?
ask-tolerated_area = Snášenlivost: ve které oblasti nepokoje nepřidáte?
ask-dissent_vassal_area = Ve které oblasti zaplatíte za vazaly jiného náboženství vlivem nebo nepokoji?
ask-dissent_vassal = Oblast { NAME($area) }: vzdáte se vlivu, nebo necháte nepokoje postihnout některou vazalskou provincii?
ask-unrest_town = Které z vašich měst postihnou nepokoje?
ask-calm_town = Ze kterého města odstraníte nepokoje?
option-remove_influence = Odstranit vliv

log-unrest = Nepokoje { NAME($province, case: "in") } ({ NAME($seat, case: "the") }).
log-calmed = { NAME($seat) } { AGREE($seat) ->
    [plural] odstraňují
   *[other] odstraňuje
} nepokoje { NAME($province, case: "in") }.
log-treaties-over = Všechna příměří a všechny žetony CB se odstraňují.
log-undisputed = Nástupnictví z královského sňatku { NAME($seat, case: "gen") } { NAME($realm, case: "with") } už není sporné.
