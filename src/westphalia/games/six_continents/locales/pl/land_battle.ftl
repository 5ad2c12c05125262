# SC-8 Bitwy lądowe

option-continue = Walcz dalej
option-plunder = Splądruj
option-landing = Desant

ask-attack = Którą prowincję atakujesz?
ask-attack_from = Z której prowincji atakujesz { NAME($target, case: "acc") }?
ask-join_landing = Czy do desantu { NAME($target, case: "in") } dołączają jednostki lądowe, a jeśli tak, to skąd?
ask-attack_units = { NAME($place) }: { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} atakuje?
ask-loss = Przegrane starcie { NAME($place, case: "in") }. Która jednostka ponosi stratę?
ask-loss_group = Która grupa ponosi stratę { NAME($place, case: "in") } ({ NAME($unit) })?
ask-continue_battle = { NAME($place) }: masz { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
}, obrońca ma { $defenders }. Walczysz dalej?
ask-plunder = Prowincja { NAME($place) } zdobyta. { $gold ->
    [0] Przemarsz nic nie kosztuje. Mimo to plądrujesz?
    [one] Płacisz za przemarsz { $gold } monetę czy plądrujesz?
    [few] Płacisz za przemarsz { $gold } monety czy plądrujesz?
   *[many] Płacisz za przemarsz { $gold } monet czy plądrujesz?
}

no-attack-target = Żadna twoja jednostka nie sąsiaduje z prowincją, którą kontroluje kto inny.
no-attack-enemy = Nikt inny nie kontroluje tej prowincji.
no-attack-adjacent = Żadna twoja jednostka z nią nie sąsiaduje.
no-attack-points = Sąsiadujące z nią jednostki nie mają już punktów ruchu.
no-attack-truce = Obowiązuje między wami rozejm.
no-attack-gold = Nie można jej splądrować, a na przemarsz cię nie stać.
no-plunder-tokens = Prowincji z co najmniej 4 czerwonymi żetonami nie można splądrować.
no-plunder-else-gold = Nie stać cię na koszt przemarszu.

log-attack = { NAME($seat) } atakuje { NAME($place, case: "acc") } w sile { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
}; { NAME($other, case: "the") } { $defenders ->
    [0] nie ma tam wojska
    [one] ma tam { $defenders } żołnierza
   *[other] ma tam { $defenders } żołnierzy
}.
log-attack-rebels = { NAME($seat) } atakuje { NAME($place, case: "acc") } w sile { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
}; broni się { $defenders ->
    [one] { $defenders } rebeliant
   *[other] { $defenders } rebeliantów
}.
log-attack-savages = { NAME($seat) } atakuje { NAME($place, case: "acc") } w sile { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
}; broni się { $defenders ->
    [one] { $defenders } dzikus
   *[other] { $defenders } dzikusów
}.
log-rolls-for-savages = Za dzikusów { NAME($place, case: "in") } rzuca { NAME($seat, case: "the") }.
log-rolls-for-rebels = Za rebeliantów { NAME($place, case: "in") } rzuca { NAME($seat, case: "the") }.
log-exchange = { NAME($place) }: atakujący wyrzuca { $roll } (razem { $total }), a obrońca { $other_roll } (razem { $other_total }).
log-loss = { NAME($seat) } traci żołnierza { NAME($place, case: "in") } ({ NAME($unit) }).
log-withdrawn = { NAME($seat) } wycofuje się z bitwy { NAME($place, case: "in") }.
log-withdrawn-to = Żołnierze { NAME($seat, case: "gen") } wracają { NAME($place, case: "to") }.
log-musters = { NAME($seat) } wyprowadza { NAME($origin, case: "from") } { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
}, by zaatakować { NAME($target, case: "acc") }.
log-province-taken = { NAME($seat) } zdobywa { NAME($place, case: "acc") }.
log-attack-failed = Atak { NAME($seat, case: "gen") } na { NAME($place, case: "acc") } załamuje się.
log-march-paid = { NAME($seat) } płaci { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} za przemarsz.
log-plundered = { NAME($seat) } plądruje { NAME($place, case: "acc") }.
log-bunker-lowered = Bunkier { NAME($place, case: "in") } jest uszkodzony: pozostaje poziom { $level }.
