# Obchod

option-trade = Obchod
option-move_ship = Nejdřív přesunout lehkou loď
option-no_card = Nepoužít kartu a získat dukáty
option-new_merchant = Dosud neumístěný obchodník
option-interest = Vzít si žeton úroku

ask-trade_use = Použijete některou z karet obchodu?
ask-trade_card = Kterou kartu obchodu použijete?
ask-trade_node = Ve kterém centru obchodu budete obchodovat?
ask-merchant_from = Kterého obchodníka vyšlete?
ask-trade_tie = Obchodní síla je stejná. Kdo dostane vyšší řádek?
ask-gold_inflation = Tolik zlata přináší inflaci. Čím za ni zaplatíte?

no-trade-merchant = Všechny své obchodníky jste v tomto kole už použili.

log-trade-card = Je odhalena karta obchodu: { NAME($trade_card) }.
log-no-trade = { NAME($seat) } { AGREE($seat) ->
    [plural] nevyužívají
   *[other] nevyužívá
} žádnou z těchto karet obchodu.
log-merchant = { NAME($seat) } { AGREE($seat) ->
    [plural] obchodují
   *[other] obchoduje
} v centru { NAME($node) }.
log-trade-no-income = Obchod v centru { NAME($node) } { NAME($seat, case: "dat") } nic nevynesl.
log-privateers = Korzáři { NAME($seat, case: "gen") } číhají na lodě u centra { NAME($node) }.
log-trade-income = { NAME($seat) } { AGREE($seat) ->
    [plural] získávají
   *[other] získává
} z obchodu v centru { NAME($node) } { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}.
log-inflation = { NAME($seat) } trpí inflací.
