# Vedlejší akce

option-take_loan = Obstarání úvěru
option-repay_loan = Splacení úvěru
option-replenish = Doplnění lidských zdrojů
option-cut_ties = Přerušení styků
option-cut_influence = Vrátit vliv
option-cut_claim = Vrátit nárok
option-cut_alliance = Ukončit spojenectví
ask-replenish = Kolik vyčerpaných jednotek lidských zdrojů bude znovu dostupných?
ask-cut_ties = Které styky přerušíte?
ask-cut_influence = Ze které oblasti vrátíte kostku vlivu?
ask-cut_claim = Který nárok vrátíte?
ask-cut_alliance = Které spojenectví ukončíte?
no-interest-to-repay = Nemáte úvěr, který byste splatili.
no-ducats-to-repay = Na splacení úvěru nemáte dost dukátů.
no-exhausted = Nemáte vyčerpané lidské zdroje.
no-ties = Nemáte nic takového, čeho byste se mohli vzdát.
log-replenished = { NAME($seat) } { AGREE($seat) ->
    [plural] doplňují
   *[other] doplňuje
} { $n ->
    [one] { $n } jednotku lidských zdrojů
    [few] { $n } jednotky lidských zdrojů
   *[other] { $n } jednotek lidských zdrojů
}.
log-claim-returned = { NAME($seat) } se { AGREE($seat) ->
    [plural] vzdávají
   *[other] vzdává
} nároku na oblast { NAME($area) }.
