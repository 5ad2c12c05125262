# SC-5.1 do 5.8, 5.12, 5.15, 5.16 Załadunek, desant, rejsy

option-load = Załaduj transportowce
option-land = Wysadź desant z transportowców
option-dispatch = Wyślij statek lub przerzuć jednostki morzem
option-transfer = Przerzuć jednostki z portu do portu
option-landing_ship = Wyślij statek desantowy
option-construction_ship = Wyślij statek budowlany

ask-load_at = Gdzie jednostki wchodzą na pokład?
ask-load_zone = W której prowincji morskiej czekają transportowce dla jednostek { NAME($place, case: "from") }?
ask-load_units = { NAME($place) }: { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} wchodzi na pokład?
ask-land_from = Z której prowincji morskiej wychodzi desant?
ask-land_at = Gdzie ląduje desant { NAME($zone, case: "from") }?
ask-land_units = Na pokładzie: { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} ląduje { NAME($place, case: "in") }?
ask-dispatch_what = Co wysyłasz?
ask-transfer_from = Z którego portu wypływają jednostki?
ask-transfer_to = Do którego portu płyną jednostki { NAME($origin, case: "from") }?
ask-transfer_units = { NAME($place) }: { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} wypływa?
ask-transfer_slaves = { NAME($origin) }: { $count ->
    [one] { $count } niewolnik
   *[other] { $count } niewolników
} z narodu { NAME($nation, case: "gen") }. Ilu płynie { NAME($target, case: "to") }?
ask-landing_port = Z którego portu wypływa statek desantowy?
ask-landing_units = { NAME($place) }: { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} wsiada na statek desantowy?
ask-landing_target = Gdzie ma wylądować desant { NAME($origin, case: "from") }? Nikt inny się nie dowie.
ask-construction_target = Gdzie statek budowlany ma zbudować port?

no-room-on-transports = Na twoich transportowcach brakuje miejsca.
no-units-to-load = W czynnym porcie przy twoich transportowcach nie ma jednostki z punktami ruchu.
no-cargo-to-land = Na twoich transportowcach nie ma jednostki z punktami ruchu.
no-gold-to-land = Nie stać cię na ten desant.
no-other-working-port = Potrzebujesz dwóch czynnych portów.
no-units-in-port = W żadnym czynnym porcie nie ma jednostki z punktami ruchu.
no-gold-for-transfer = Nie stać cię na ten rejs.
no-landing-ship = Nie masz statku desantowego.
no-room-on-landing-ship = Statek desantowy zabiera najwyżej 10 żołnierzy.
no-landing-inland = Ta prowincja nie leży nad morzem.
no-landing-at-departure = Statek wypływa właśnie stąd.
no-construction-ship = Nie masz statku budowlanego.
no-port-inland = Ta prowincja nie leży nad morzem.
no-port-in-capital = W stolicy nie można niczego budować.
no-second-port = Jest tu już port.

log-loaded = { NAME($seat) } zaokrętowuje { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
} { NAME($place, case: "in") }.
log-landed = { NAME($seat) } wysadza { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
} { NAME($place, case: "in") }{ $gold ->
    [0] { " " }bez kosztów
    [one] { " " }za { $gold } monetę
    [few] { " " }za { $gold } monety
   *[many] { " " }za { $gold } monet
}.
log-unloaded = { $n ->
    [one] { $n } żołnierz
   *[other] { $n } żołnierzy
} { NAME($seat, case: "gen") } schodzi z transportowców { NAME($zone, case: "in") }.
log-reembarked = { $n ->
    [one] { $n } żołnierz
   *[other] { $n } żołnierzy
} { NAME($seat, case: "gen") } wraca na transportowce { NAME($zone, case: "in") }.
log-transfer = { NAME($seat) } przerzuca morzem { $soldiers ->
    [one] { $soldiers } żołnierza
   *[other] { $soldiers } żołnierzy
} { NAME($origin, case: "from") } { NAME($place, case: "to") }{ $gold ->
    [0] { " " }bez kosztów
    [one] { " " }za { $gold } monetę
    [few] { " " }za { $gold } monety
   *[many] { " " }za { $gold } monet
}.
log-landing-ship-sails = Statek desantowy { NAME($seat, case: "gen") } wypływa { NAME($origin, case: "from") } z { $soldiers ->
    [one] { $soldiers } żołnierzem
   *[other] { $soldiers } żołnierzami
} na pokładzie; dotrze do celu w kolejce { $round }.
log-construction-ship-sails = Statek budowlany { NAME($seat, case: "gen") } płynie do brzegów { NAME($place, case: "gen") }; dotrze tam w kolejce { $round }.
