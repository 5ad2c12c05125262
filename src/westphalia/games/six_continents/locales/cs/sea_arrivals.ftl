# SC-5.3, 5.8 až 5.12 Připlutí

option-wait = Čekat
option-scrap = Sešrotovat ji

ask-waiting_ship = Stavební loď zatím nemůže { NAME($place, case: "in") } stavět. Má čekat další tah?
ask-next_landing = Který výsadek je na řadě?

log-units-arrive = Po plavbě se { NAME($place, case: "in") } { $soldiers ->
    [one] vyloďuje { $soldiers } voják
    [few] vyloďují { $soldiers } vojáci
   *[other] vyloďuje { $soldiers } vojáků
} { NAME($seat, case: "gen") }.
log-transfer-lost = { NAME($seat) } ztrácí na moři { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
}: není přístav ani hlavní město, kde by se dalo přistát.
log-port-by-ship = Stavební loď { NAME($seat, case: "gen") } staví { NAME($place, case: "in") } přístav.
log-ship-scrapped = { NAME($seat) } šrotuje stavební loď u provincie { NAME($place) }.
log-landing-revealed = Výsadková loď { NAME($seat, case: "gen") } připlouvá { NAME($origin, case: "from") } { NAME($place, case: "to") } a veze { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
}.
log-landing-in-truce = Kvůli příměří se výsadek { NAME($seat, case: "gen") } { NAME($place, case: "in") } neuskuteční a jednotky se vracejí.
log-ship-waits = Stavební loď { NAME($seat, case: "gen") } čeká u provincie { NAME($place) }.
log-landing-begins = { $n ->
    [one] { $n } voják { NAME($seat, case: "gen") } se vyloďuje
    [few] { $n } vojáci { NAME($seat, case: "gen") } se vyloďují
   *[other] { $n } vojáků { NAME($seat, case: "gen") } se vyloďuje
} { NAME($place, case: "in") } k útoku.
