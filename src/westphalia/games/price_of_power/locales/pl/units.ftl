# Zasoby ludzkie

ask-surplus_from = Twoje zasoby ludzkie zmalały. Skąd jednostka wraca do twoich zasobów?
ask-surplus_unit = Która jednostka wraca do twoich zasobów?
ask-exhaust_unit = Którą jednostkę wyczerpujesz?
option-exhausted = Wyczerpane zasoby ludzkie

log-disbanded = { NAME($seat) } { AGREE($seat) ->
    [plural] rozwiązują
   *[other] rozwiązuje
} { COUNT(1, $unit, case: "acc") } { NAME($area, case: "in") }.
log-manpower = Zasoby ludzkie { NAME($seat, case: "gen") }: { $value }.
log-exhausted-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] wyczerpują
   *[other] wyczerpuje
} jednostkę { NAME($area, case: "in") }.
log-surplus = { NAME($seat) } { AGREE($seat) ->
    [plural] zwracają
   *[other] zwraca
} 1 jednostkę zasobów ludzkich.
log-surplus-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] rozwiązują
   *[other] rozwiązuje
} nadliczbową jednostkę { NAME($area, case: "in") }.
