# Lodě, přístavy a pole ochrany obchodu

option-slot = Na pole ochrany obchodu
option-no_slot = Bez pole

ask-ship_from = Odkud přesunete lehkou loď?
ask-ship_to = Kam lehká loď popluje?
ask-ship_slot = Zaujme loď pole ochrany obchodu?
ask-displace = Všechna pole jsou obsazena. Čí loď vytlačíte?
ask-scrap_ship = Které lodě se vzdáte?
ask-recall_from = Ze které námořní zóny povoláte lehkou loď?
ask-recall_to = Do kterého přístavu se loď vrátí?
ask-leave_port_to = Přístav { NAME($province) } je ztracen. Kam vaše lodě odplují?
ask-leave_lost_port = Přístav { NAME($province) } už není spřátelený. Kam loď odpluje?

log-ship-moved = { NAME($seat) } { AGREE($seat) ->
    [plural] přesouvají
   *[other] přesouvá
} lehkou loď { NAME($space, case: "from") } { NAME($sea, case: "to") }.
log-displaced = { NAME($seat) } { AGREE($seat) ->
    [plural] vytlačují
   *[other] vytlačuje
} { NAME($sea, case: "in") } loď { NAME($other, case: "gen") }.
log-ship-scrapped = { NAME($seat) } se { AGREE($seat) ->
    [plural] vzdávají
   *[other] vzdává
} lodě { NAME($space, case: "in") }.
log-ship-recalled = { NAME($seat) } { AGREE($seat) ->
    [plural] povolávají
   *[other] povolává
} lehkou loď { NAME($sea, case: "from") } do přístavu { NAME($province) }.
log-leave-port = Lodě { NAME($seat, case: "gen") } opouštějí přístav { NAME($province) } a plují { NAME($sea, case: "to") }.
log-ships-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] ztrácejí
   *[other] ztrácí
} lodě v přístavu { NAME($province) }: cesta na moře není volná.
log-ships-repaired = Poškozené těžké lodě { NAME($seat, case: "gen") } jsou v přístavu { NAME($province) } opraveny.
log-galleys-lost = { $n ->
    [one] Galéra { NAME($seat, case: "gen") } nemůže plout dál a vrací se do zásoby
    [few] { $n } galéry { NAME($seat, case: "gen") } nemohou plout dál a vracejí se do zásoby
   *[other] { $n } galér { NAME($seat, case: "gen") } nemůže plout dál a vrací se do zásoby
}.
log-slot-taken = Lehká loď { NAME($seat, case: "gen") } chrání obchod { NAME($sea, case: "in") }.
