# Eksploracja

option-explore = Eksploruj
ask-explore_ship = Czy najpierw przesuwasz lekki statek na odległy kontynent?
ask-explore_roll = Na kości wypada { $number }{ $hazard ->
    [0] { "" }
   *[other] { " " }oraz niebezpieczeństwo wyprawy
}. Wykorzystujesz ten wynik?
ask-discover = Który obszar odkrywasz?
ask-lost_ship = Eksploracja się nie udaje. Gdzie tracisz statek?
option-no_ship = Bez statku
option-use = Wykorzystaj
option-roll_again = Rzuć ponownie za 1 punkt dyplomatyczny
option-fail = Pogódź się z porażką
no-explore-area = Żaden obszar, który można odkryć, nie sąsiaduje z twoim królestwem ani z twoimi statkami (statki liczą się tylko z ideą „Poszukiwania Nowego Świata”).
log-explore-roll = { NAME($seat) } { AGREE($seat) ->
    [plural] eksplorują i wyrzucają
   *[other] eksploruje i wyrzuca
} { $number }{ $hazard ->
    [0] { "" }
   *[other] { " " }oraz niebezpieczeństwo wyprawy
}.
log-nothing-discovered = { NAME($seat) } niczego nie { AGREE($seat) ->
    [plural] odkrywają
   *[other] odkrywa
}.
log-discovered = { NAME($seat) } { AGREE($seat) ->
    [plural] odkrywają
   *[other] odkrywa
} obszar { NAME($area) }.
log-exploration-failed = { NAME($seat) } { AGREE($seat) ->
    [plural] eksplorują
   *[other] eksploruje
} bez powodzenia.
log-ship-lost-exploring = Statek { NAME($seat, case: "gen") } przepada { NAME($space, case: "in") }.
