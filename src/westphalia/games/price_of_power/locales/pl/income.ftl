# Faza 4: dochód i utrzymanie

ask-reduce_costs = Dochód: { $income }, koszty: { $costs }; po rozliczeniu w skarbcu: { $value }. Chcesz najpierw obniżyć koszty albo wziąć pożyczkę?
ask-unpaid = Dochód: { $income }, koszty: { $costs }, w skarbcu: { $value }. Nie stać cię na wszystko. Co robisz?
ask-fire_advisor = Którego doradcę zwalniasz?
ask-disband_where = Gdzie rozwiązujesz jednostkę?
ask-disband_unit = Którą jednostkę rozwiązujesz?
ask-disband_ship = Gdzie rezygnujesz ze statku?
ask-discard_ducats = Ile dukatów odrzucasz, zanim obliczymy korupcję?
ask-corruption_adm = Korupcja kosztuje { $n } { $n ->
    [one] punkt administracyjny
    [few] punkty administracyjne
   *[many] punktów administracyjnych
}. Ile płacisz? Każdy niezapłacony to żeton pożyczki.
ask-less_power = Stabilność −3: którego rodzaju punktów władzy otrzymujesz o 1 mniej?
option-fire = Zwolnij doradcę
option-disband = Rozwiąż jednostkę
option-scrap = Zrezygnuj ze statku na morzu
option-recall = Odwołaj statek do portu
option-recall_fleet = Odwołaj flotę do portu
option-loan = Weź pożyczkę
option-loan_later = Weź pożyczkę po opłaceniu kosztów: bez odsetek w tej rundzie

log-income = { NAME($seat) }, dochód po odjęciu kosztów: { $n }; skarbiec: { $value }.
log-corruption = Korupcja: { NAME($seat, case: "the") } { AGREE($seat) ->
    [plural] płacą
   *[other] płaci
} { $n } { $n ->
    [one] punkt administracyjny
    [few] punkty administracyjne
   *[many] punktów administracyjnych
} i { AGREE($seat) ->
    [plural] otrzymują
   *[other] otrzymuje
} { $value } { $value ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} pożyczki.
log-fleet-recalled = Flota { NAME($seat, case: "gen") } wraca { NAME($sea, case: "from") } do portu { NAME($province) }.
