# Jednostki i statki, które dają i odbierają karty

ask-gain_unit_area = Na którym obszarze pojawia się jednostka?
ask-gain_unit = Jaką jednostkę zyskujesz?
ask-gain_unit_into = Czy jednostka staje osobno, czy w armii? W której?
ask-gain_ship_port = W którym porcie pojawia się statek?
ask-gain_ship_sea = W której strefie morskiej pojawia się statek?
ask-gain_ship = Jaki statek zyskujesz?
ask-gain_ship_where = Gdzie staje statek?
ask-remove_unit_area = Z którego obszaru usuwasz jednostkę?
ask-remove_unit = Którą jednostkę usuwasz?
ask-ship_to_remove = Skąd usuwasz statek?
ask-ship_to_remove_owner = Czyj statek usuwasz?
ask-pirate_to_remove = Z którego węzła handlowego usuwasz statek piracki?
option-pirates = Statek piracki
ask-general_of = Któremu królestwu odbierasz generała?
ask-general_to_take = Którego generała przejmujesz?
ask-general_into = Nad którą z twoich armii generał obejmuje dowództwo?
ask-may_take_general = Przejmujesz generała wroga?
ask-may_gain_units = Bierzesz jednostkę?
ask-may_gain_ships = Bierzesz statek?
log-unit-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} { COUNT(1, $unit, case: "acc") } { NAME($area, case: "in") }.
log-ship-gained = { NAME($seat) } { AGREE($seat) ->
    [plural] zyskują
   *[other] zyskuje
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.
log-ship-removed = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.
log-pirate-removed = Statek piracki opuszcza węzeł { NAME($node) }.
