# Statki

option-slot = Na pole ochrony handlu
option-no_slot = Bez pola
ask-ship_from = Skąd przesuwasz lekki statek?
ask-ship_to = Dokąd płynie lekki statek?
ask-ship_slot = Czy statek zajmuje pole ochrony handlu?
ask-displace = Wszystkie pola są zajęte. Czyj statek wypierasz?
ask-scrap_ship = Z którego statku rezygnujesz?
ask-recall_from = Z której strefy morskiej odwołujesz lekki statek?
ask-recall_to = Do którego portu wraca statek?
ask-leave_port_to = Prowincja { NAME($province) } jest stracona. Dokąd płyną twoje statki?
ask-leave_lost_port = Prowincja { NAME($province) } nie jest już przyjazna. Dokąd płynie statek?
log-ship-moved = { NAME($seat) } { AGREE($seat) ->
    [plural] przesuwają
   *[other] przesuwa
} lekki statek { NAME($space, case: "from") } { NAME($sea, case: "to") }.
log-displaced = { NAME($seat) } { AGREE($seat) ->
    [plural] wypierają
   *[other] wypiera
} statek { NAME($other, case: "gen") } { NAME($sea, case: "in") }.
log-ship-scrapped = { NAME($seat) } { AGREE($seat) ->
    [plural] rezygnują
   *[other] rezygnuje
} ze statku { NAME($space, case: "in") }.
log-ship-recalled = { NAME($seat) } { AGREE($seat) ->
    [plural] odwołują
   *[other] odwołuje
} lekki statek { NAME($sea, case: "from") } do portu { NAME($province) }.
log-leave-port = Statki { NAME($seat, case: "gen") } opuszczają port { NAME($province) } i płyną { NAME($sea, case: "to") }.
log-ships-lost = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} statki w porcie { NAME($province) }: żadna droga na morze nie jest otwarta.
log-ships-repaired = Uszkodzone ciężkie statki { NAME($seat, case: "gen") } zostają naprawione w porcie { NAME($province) }.
log-galleys-lost = { $n ->
    [one] Galera { NAME($seat, case: "gen") } nie może płynąć dalej i wraca do zasobów
    [few] { $n } galery { NAME($seat, case: "gen") } nie mogą płynąć dalej i wracają do zasobów
   *[other] { $n } galer { NAME($seat, case: "gen") } nie może płynąć dalej i wraca do zasobów
}.
log-slot-taken = Lekki statek { NAME($seat, case: "gen") } chroni handel { NAME($sea, case: "in") }.
