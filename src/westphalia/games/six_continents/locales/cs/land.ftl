# SC-13.1 až 13.9: cesty, červené žetony, kořistnické hospodářství

option-robber = Zahájit nebo ukončit kořistnické hospodářství
option-stop_robber = Ukončit kořistnické hospodářství

ask-robber_place = Kde kořistnické hospodářství zahájíte nebo ukončíte?

no-robber-not-controlled = Tuto provincii neovládáte.
no-robber-in-capital = V hlavním městě nelze kořistnicky hospodařit.
no-robber-main-building = Stojí tu hlavní budova.
no-robber-road-or-port = Je tu cesta nebo přístav.
no-robber-red-tokens = V provincii jsou ještě červené žetony.
no-robber-mineral = Je tu důl.
no-robber-tree = Roste tu kokosová palma.
no-robber-poisoned = Půda je tu otrávená.
no-robber-expedition = Tuto provincii zkoumá expedice.
no-robber-nowhere = Žádná z vašich provincií se pro kořistnické hospodářství nehodí a žádné, které byste mohli ukončit, neběží.
no-robber-runs = Žádné vaše kořistnické hospodářství neběží.

log-robber-started = { NAME($seat) } zahajuje { NAME($place, case: "in") } kořistnické hospodářství.
log-robber-closed = Kořistnické hospodářství { NAME($seat, case: "gen") } { NAME($place, case: "in") } končí; v provincii { $tokens ->
    [one] zůstává { $tokens } červený žeton
    [few] zůstávají { $tokens } červené žetony
   *[other] zůstává { $tokens } červených žetonů
}.
log-land-recovers = { $n ->
    [one] { $n } provincie { NAME($seat, case: "gen") } ztrácí jeden červený žeton.
    [few] { $n } provincie { NAME($seat, case: "gen") } ztrácejí po jednom červeném žetonu.
   *[other] { $n } provincií { NAME($seat, case: "gen") } ztrácí po jednom červeném žetonu.
}
log-wild-land-recovers = { $n ->
    [one] { $n } provincie, která nepatří žádnému hráči, ztrácí jeden červený žeton.
    [few] { $n } provincie, které nepatří žádnému hráči, ztrácejí po jednom červeném žetonu.
   *[other] { $n } provincií, které nepatří žádnému hráči, ztrácí po jednom červeném žetonu.
}
log-robber-goes-on = Kořistnické hospodářství { NAME($place, case: "in") } pokračuje; { $tokens ->
    [one] je tam { $tokens } červený žeton
    [few] jsou tam { $tokens } červené žetony
   *[other] je tam { $tokens } červených žetonů
}.
