# SC-5.1, SC-5.13, SC-5.14, SC-14.1 Kupno i ruch statków i kutrów

option-buy_ship = Kup statki
option-sail = Żegluj
option-ships = Statki
option-boat = Kuter rybacki

ask-buy_ship = Jaki statek kupujesz?
ask-ship_zone = Gdzie wodujesz { NAME($ship, case: "acc") }?
ask-ship_count = Ile { NAME($ship, case: "pl_gen") } kupujesz po { $price ->
    [one] { $price } monecie
    [few] { $price } monety
   *[many] { $price } monet
}?
ask-sail_from = Z której prowincji morskiej wypływasz?
ask-sail_what = Co wypływa { NAME($zone, case: "from") }?
ask-sail_to = Dokąd płyną statki { NAME($zone, case: "from") }?
ask-sail_ships = { NAME($zone) }: { COUNT($count, $ship) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. Ile wypływa?
ask-sail_cargo = { NAME($zone) }: na pokładzie { COUNT($count, $unit) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. { $unit ->
    [infantry] Ilu
   *[other] Ile
} płynie dalej?
ask-boat_to = Dokąd płynie kuter rybacki { NAME($zone, case: "from") }?

no-gold-for-ship = Nie stać cię na to.
no-second-boat = W tej prowincji morskiej jest już inny kuter rybacki.
no-ship-can-sail = Nie masz na morzu ani statków, ani kutrów.
no-ship-with-mp = Żaden statek ani kuter nie może się stąd już ruszyć.
no-room-for-cargo = Ładunek nie zmieści się na odpływających albo na pozostających transportowcach.

log-ship-bought = { NAME($seat) } woduje { COUNT($count, $ship, case: "acc") } { NAME($zone, case: "in") }.
log-sheet-ship-bought = { NAME($seat) } kupuje { COUNT($count, $ship, case: "acc") }.
log-sail = { NAME($seat) } płynie { NAME($zone, case: "from") } { NAME($other_zone, case: "to") }: { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
}{ $soldiers ->
    [0] { "" }
    [one] , { $soldiers } żołnierz na pokładzie
   *[other] , { $soldiers } żołnierzy na pokładzie
}.
log-boat-sails = Kuter rybacki { NAME($seat, case: "gen") } płynie { NAME($zone, case: "from") } { NAME($other_zone, case: "to") }.
