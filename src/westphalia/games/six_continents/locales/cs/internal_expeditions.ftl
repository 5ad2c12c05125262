# SC-11 Vnitřní expedice

option-explore = Prozkoumat provincii
option-some = Jen některé

ask-explore_place = Kterou provincii za 10 mincí prozkoumáte?
ask-buy_mineral = Expedice našla { NAME($place, case: "in") } { $rare ->
    [1] vzácný nerost
   *[other] běžný nerost
}. Otevřete důl { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}?
ask-face_savages = Expedice { NAME($place, case: "in") } narazila na { $n ->
    [one] { $n } divocha
    [few] { $n } divochy
   *[other] { $n } divochů
}. Co udělají vaše tamní jednotky?
ask-leave_savages = Kam se stáhnou jednotky { NAME($origin, case: "from") }?
ask-who_leaves = Odejdou všechny jednotky { NAME($origin, case: "from") } { NAME($place, case: "to") }?

no-explore-gold = Expedice stojí 10 mincí.
no-explore-anywhere = Žádnou z vašich provincií nelze prozkoumat.
no-explore-not-yours = Prozkoumat můžete jen provincii, kterou vlastníte a ovládáte.
no-explore-capital = Hlavní město prozkoumat nelze.
no-explore-again = Tato provincie už byla prozkoumána.
no-explore-building = Stojí tu hlavní budova.
no-explore-road-or-port = Je tu cesta nebo přístav.
no-explore-red = V provincii jsou ještě červené žetony.
no-explore-tree = Roste tu kokosová palma.

log-explore = { NAME($seat) } vysílá expedici prozkoumat { NAME($place, case: "acc") }.
log-explored = Expedice { NAME($seat, case: "gen") } { NAME($place, case: "in") } podává zprávu (výsledek { $result }).
log-mineral-bought = { NAME($seat) } otevírá { NAME($place, case: "in") } důl { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}: { $rare ->
    [1] vzácný nerost
   *[other] běžný nerost
}.
log-mineral-lost = { NAME($seat) } nechává { NAME($place, case: "in") } ležet { $rare ->
    [1] vzácný nerost
   *[other] běžný nerost
}.
log-explored-nothing = Expedice { NAME($place, case: "in") } nic nenachází.
log-artefact = Expedice { NAME($place, case: "in") } nachází artefakt: { NAME($seat, case: "the") } získává { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-poisoned = Voda { NAME($place, case: "in") } je navždy otrávená.
log-savages = Expedice { NAME($place, case: "in") } naráží na { $n ->
    [one] { $n } divocha
    [few] { $n } divochy
   *[other] { $n } divochů
}; { NAME($seat, case: "the") } provincii ztrácí.
log-left-savages = { NAME($seat) } stahuje { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
} { NAME($origin, case: "from") } { NAME($place, case: "to") }.
