# Rekrutacja jednostek

option-recruit = Rekrutuj jednostki
option-units = Jednostki lądowe
option-ships = Statki
ask-recruit_what = Co rekrutujesz?
ask-recruit_area = Na którym obszarze rekrutujesz?
ask-recruit_unit = Jaką jednostkę rekrutujesz?
ask-recruit_into = Czy jednostka staje osobno, czy w armii? W której?
ask-recruit_by = Czyj limit rekrutacji lądowej pokrywa jednostkę sojuszniczą?
ask-build_port = W którym porcie budujesz statek?
ask-build_ship = Jaki statek budujesz?
ask-build_where = Gdzie staje statek?
ask-build_as = Statek płynie sam czy we flocie?
ask-recruit_battle_first = Którą bitwę rozegrać najpierw?
no-recruit = Nie możesz teraz niczego zrekrutować.
log-recruited = { NAME($seat) } { AGREE($seat) ->
    [plural] rekrutują
   *[other] rekrutuje
} { COUNT(1, $unit, case: "acc") } { NAME($area, case: "in") }.
log-built-ship = { NAME($seat) } { AGREE($seat) ->
    [plural] budują
   *[other] buduje
} { NAME($ship, case: "acc") } { NAME($space, case: "in") }.
