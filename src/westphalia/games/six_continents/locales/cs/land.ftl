# SC-13.1 až 13.9: cesty, červené žetony, kořistnické hospodářství

option-robber = Zahájit nebo ukončit kořistnické hospodářství
option-stop_robber = Zastavit kořistnické hospodářství

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
log-land-recovers = Z provincií { NAME($seat, case: "gen") } mizí po jednom červeném žetonu (provincie: { $n }).
log-wild-land-recovers = Z provincií, které nepatří žádnému hráči, mizí po jednom červeném žetonu (provincie: { $n }).
log-robber-goes-on = Kořistnické hospodářství { NAME($place, case: "in") } pokračuje; červené žetony: { $tokens }.
