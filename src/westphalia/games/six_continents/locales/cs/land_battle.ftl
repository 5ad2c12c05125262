# SC-8 Pozemní bitvy

option-continue = Bojovat dál
option-plunder = Vyplenit provincii
option-landing = Výsadek

ask-attack = Na kterou provincii zaútočíte?
ask-attack_from = Ze které provincie jednotky zaútočí na { NAME($target, case: "acc") }?
ask-join_landing = Připojí se k výsadku { NAME($target, case: "in") } pozemní jednotky? Odkud?
ask-attack_units = Kolik { NAME($unit, case: "pl_gen") } { NAME($place, case: "in") } zaútočí? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-loss = Prohráváte střet { NAME($place, case: "in") }. Která jednotka utrpí ztrátu?
ask-loss_group = Která skupina bojující { NAME($place, case: "in") } utrpí ztrátu ({ NAME($unit) })?
ask-continue_battle = { NAME($place) }: máte { $soldiers ->
    [one] { $soldiers } vojáka
    [few] { $soldiers } vojáky
   *[other] { $soldiers } vojáků
}, obránce má { $defenders }. Budete bojovat dál?
ask-plunder = Provincie { NAME($place) } je dobyta. { $gold ->
    [0] Pochod nic nestojí. Přesto ji vypleníte?
    [one] Zaplatíte za pochod { $gold } minci, nebo ji vypleníte?
    [few] Zaplatíte za pochod { $gold } mince, nebo ji vypleníte?
   *[other] Zaplatíte za pochod { $gold } mincí, nebo ji vypleníte?
}

no-attack-target = Žádná vaše jednotka nesousedí s provincií, kterou ovládá někdo jiný.
no-attack-enemy = Tuto provincii nikdo jiný neovládá.
no-attack-adjacent = Nesousedí s ní žádná vaše jednotka.
no-attack-points = Vaše jednotky v sousedství už nemají body pohybu.
no-attack-truce = Mezi vámi platí příměří.
no-attack-gold = Vyplenit ji nelze a na tento pochod nemáte dost zlata.
no-plunder-tokens = Provincii se 4 nebo více červenými žetony nelze vyplenit.
no-plunder-else-gold = Na pochod nemáte dost zlata.

log-attack = { NAME($seat) } útočí na { NAME($place, case: "acc") } silou { $soldiers ->
    [one] { $soldiers } vojáka
   *[other] { $soldiers } vojáků
}; { NAME($other, case: "the") } { $defenders ->
    [0] tam nemá vojáky
    [one] se brání silou { $defenders } vojáka
   *[other] se brání silou { $defenders } vojáků
}.
log-attack-rebels = { NAME($seat) } útočí na { NAME($place, case: "acc") } silou { $soldiers ->
    [one] { $soldiers } vojáka
   *[other] { $soldiers } vojáků
}; brání se { $defenders ->
    [one] { $defenders } vzbouřenec
    [few] { $defenders } vzbouřenci
   *[other] { $defenders } vzbouřenců
}.
log-attack-savages = { NAME($seat) } útočí na { NAME($place, case: "acc") } silou { $soldiers ->
    [one] { $soldiers } vojáka
   *[other] { $soldiers } vojáků
}; brání se { $defenders ->
    [one] { $defenders } divoch
    [few] { $defenders } divoši
   *[other] { $defenders } divochů
}.
log-rolls-for-savages = Za divochy { NAME($place, case: "in") } hází { NAME($seat, case: "the") }.
log-rolls-for-rebels = Za vzbouřence { NAME($place, case: "in") } hází { NAME($seat, case: "the") }.
log-exchange = { NAME($place) }: útočník hází { $roll } (celkem { $total }), obránce { $other_roll } (celkem { $other_total }).
log-loss = { NAME($seat) } ztrácí { NAME($place, case: "in") } vojáka ({ NAME($unit) }).
log-withdrawn = { NAME($seat) } se stahuje z bitvy { NAME($place, case: "in") }.
log-withdrawn-to = Vojáci { NAME($seat, case: "gen") } se vracejí { NAME($place, case: "to") }.
log-musters = { $n ->
    [one] { $n } voják { NAME($seat, case: "gen") } vyráží
    [few] { $n } vojáci { NAME($seat, case: "gen") } vyrážejí
   *[other] { $n } vojáků { NAME($seat, case: "gen") } vyráží
} { NAME($origin, case: "from") } k útoku na { NAME($target, case: "acc") }.
log-province-taken = { NAME($seat) } dobývá { NAME($place, case: "acc") }.
log-attack-failed = Útok { NAME($seat, case: "gen") } na { NAME($place, case: "acc") } selhává.
log-march-paid = { NAME($seat) } platí za pochod { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-plundered = { NAME($seat) } plení { NAME($place, case: "acc") }.
log-bunker-lowered = Bunkr { NAME($place, case: "in") } je poškozen: zbývá úroveň { $level }.
