# SC-12 Zámořské expedice

option-overseas = Vyslat zámořskou expedici
option-abandon = Vzdát to
option-free_upgrade = Vylepšit hlavní město o jednu úroveň
option-take_gold = Vzít si zlato

ask-lose_road = Vypukly nepokoje. Která cesta padne za oběť?
ask-plant_tree = Kde zasadíte kokosovou palmu?
ask-contrary_winds = Protivítr. Zaplatíte { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} za nový pokus v příštím tahu?
ask-captains_idea = Kapitán má nápad: vylepšení hlavního města zdarma, nebo { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}. Co si vyberete?
ask-poison_place = Která provincie bude otrávena?
ask-poison_building = Žádná volná provincie už nezbývá. Která bude otrávena a přijde o hlavní budovu? Nebo zaplatíte { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}?

no-overseas-gale = Za vichřice žádná expedice nevypluje.
no-overseas-gold = Na expedici nemáte dost zlata.
no-overseas-port = Potřebujete vlastní přístav, který není zablokovaný.
no-overseas-limit = Na cestě už máte tolik expedic, kolik smíte, a nemáte žádný koupený plod.

log-overseas = { NAME($seat) } vysílá zámořskou expedici; návrat v kole { $round }.
log-overseas-result = { NAME($seat) } dostává zprávy ze zámoří (výsledek { $result }).
log-overseas-nothing = Expedice { NAME($seat, case: "gen") } se vrací s prázdnou.
log-treasure = { NAME($seat) } získává poklad v hodnotě { $gold ->
    [one] { $gold } mince
   *[other] { $gold } mincí
}.
log-lost-at-sea = Expedice mizí na moři: { NAME($seat, case: "the") } dostane { $turns ->
    [one] při příštím příjmu
   *[other] při každém z příštích { $turns } příjmů
} o { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} méně.
log-mercenaries = { NAME($seat) } získává žoldnéře: { $n ->
    [one] { $n } dělo
    [few] { $n } děla
   *[other] { $n } děl
} { NAME($place, case: "in") }.
log-no-mercenaries = Žoldnéři chtějí sloužit { NAME($seat, case: "dat") }, ale nemají kam přijít.
log-riot = Rozvášněný dav ničí cestu { NAME($seat, case: "gen") } { NAME($place, case: "in") }.
log-no-riot = { NAME($seat) } nemá cestu, kterou by dav mohl zničit.
log-tree-gold = { NAME($seat) } přiváží kokosovou palmu a vydělává { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-tree = { NAME($seat) } sází { NAME($place, case: "in") } kokosovou palmu.
log-tree-declined = { NAME($seat) } kokosovou palmu nesází.
log-shot = { NAME($seat) } se učí vyrábět lepší střely proti bunkrům.
log-ghost-ship = Loď duchů: příští zámořská expedice { NAME($seat, case: "gen") } bude o { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} levnější.
log-engineers = { NAME($seat) } získává { $n ->
    [one] { $n } poukázku na cestu
    [few] { $n } poukázky na cestu
   *[other] { $n } poukázek na cestu
}.
log-disease = Tropická nemoc: { NAME($seat, case: "the") } ztrácí { $n ->
    [one] { $n } vojáka
    [few] { $n } vojáky
   *[other] { $n } vojáků
}.
log-rich-tribe = Bohatý kmen zaplatí { NAME($seat, case: "dat") } { $turns ->
    [one] při příštím příjmu
   *[other] při každém z příštích { $turns } příjmů
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-winds-paid = { NAME($seat) } platí { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}; expedice pluje dál proti větru.
log-winds-abandoned = Protivítr: { NAME($seat, case: "the") } se expedice vzdává.
log-farm-hands = Přicházejí zemědělští dělníci: { $n ->
    [one] příští farma { NAME($seat, case: "gen") } bude levnější
    [few] příští { $n } farmy { NAME($seat, case: "gen") } budou levnější
   *[other] příštích { $n } farem { NAME($seat, case: "gen") } bude levnějších
}.
log-ecologists = Ekologové po dobu { $n ->
    [one] { $n } tahu
   *[other] { $n } tahů
} sledují kořistnické hospodářství { NAME($seat, case: "gen") }.
log-idea-upgrade = Kapitánův nápad vylepšuje hlavní město { NAME($seat, case: "gen") } na úroveň { $level }.
log-idea-gold = { NAME($seat) } získává díky kapitánovu nápadu { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-cannibals = Kanibalové: příští zámořská expedice { NAME($seat, case: "gen") } bude o { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} dražší.
log-new-weapon = { NAME($seat) } přiváží novou zbraň.
log-captain-for-sale = Kapitán { NAME($seat, case: "gen") } nabízí expedici tomu, kdo dá nejvíc.
log-poison = Půda { NAME($place, case: "in") } je otrávena.
log-poison-paid = { NAME($seat) } platí { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} za ochranu před jedem.
log-poison-lapses = Jed už u { NAME($seat, case: "gen") } nemá co zkazit.
