# SC-4 Budovy

option-build = Postavit budovu
option-demolish = Zbourat nebo zničit budovu
option-bunker_2 = Bunkr rovnou na úrovni 2
option-upgrade_bunker = Vylepšit bunkr na úroveň 2
option-voucher = Použít poukázku na cestu
option-gold = Zaplatit zlatem

ask-build_what = Co postavíte?
ask-build_where = Kde postavíte { NAME($building, case: "acc") }?
ask-road_payment = Zaplatíte za cestu { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
}, nebo použijete poukázku?
ask-demolish_where = Ve které provincii budovu zbouráte?
ask-demolish_what = Kterou budovu { NAME($place, case: "in") } zbouráte?

no-build-level = Úroveň vašeho hlavního města tuto budovu zatím nedovoluje.
no-build-gold = Nemáte na to dost zlata.
no-build-site = V žádné z vašich provincií to teď postavit nelze.
no-build-not-yours = Tuto provincii jen okupujete; v okupované provincii smíte stavět pouze cestu.
no-build-not-controlled = Tuto provincii neovládáte.
no-build-in-capital = V hlavním městě se nesmí nic stavět.
no-build-red-tokens = Dokud jsou v provincii červené žetony, smí se tu stavět jen cesta.
no-build-expedition = Dokud provincii zkoumá expedice, smí se tu stavět jen cesta nebo přístav.
no-build-not-connected = Tato provincie nemá spojení s vaším hlavním městem.
no-build-main-stands = Hlavní budova tu už stojí.
no-build-port-stands = Přístav tu už stojí.
no-build-road-stands = Cesta tu už vede.
no-build-no-bunker = Není tu bunkr, který by šlo vylepšit.
no-build-bunker-complete = Tento bunkr už má úroveň 2.
no-build-coast = Přístav může stát jen na pobřeží.
no-build-poisoned = Na otrávené půdě nemůže stát farma ani sýpka.
no-demolish-nothing = Není tu budova, kterou byste mohli zbourat.

log-built = { NAME($seat) } staví { NAME($place, case: "in") } { NAME($building, case: "acc") } { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-demolished = { NAME($seat) } bourá { NAME($place, case: "in") } { NAME($building, case: "acc") } a dostává zpět { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-building-lost = Zničená stavba { NAME($place, case: "in") }: { NAME($building) }.
log-destroyed = { NAME($seat) } ničí { NAME($building, case: "acc") } v okupované provincii { NAME($place) }.
