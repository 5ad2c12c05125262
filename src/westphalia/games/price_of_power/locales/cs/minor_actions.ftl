# Vedlejší akce

option-take_loan = Obstarejte si úvěr
option-repay_loan = Splaťte úvěr
option-replenish = Doplňte lidské zdroje
option-cut_ties = Přerušte styky
option-cut_influence = Vraťte vliv
option-cut_claim = Vraťte nárok
option-cut_alliance = Ukončete spojenectví
ask-replenish = Kolik vyčerpaných lidských zdrojů bude znovu dostupných?
ask-cut_ties = Které styky přerušíte?
ask-cut_influence = Ze které oblasti vrátíte kostku vlivu?
ask-cut_claim = Který nárok vrátíte?
ask-cut_alliance = Které spojenectví ukončíte?
no-interest-to-repay = Nemáte úvěr, který byste splatili.
no-ducats-to-repay = Na splacení úvěru nemáte dost dukátů.
no-exhausted = Nemáte vyčerpané lidské zdroje.
no-ties = Nic takového, čeho byste se mohli vzdát, nemáte.
log-replenished = { NAME($seat) } { AGREE($seat) ->
    [plural] doplňují
   *[other] doplňuje
} { $n ->
    [one] { $n } lidský zdroj
    [few] { $n } lidské zdroje
   *[other] { $n } lidských zdrojů
}.
log-claim-returned = { NAME($seat) } se { AGREE($seat) ->
    [plural] vzdávají
   *[other] vzdává
} nároku na oblast { NAME($area) }.
