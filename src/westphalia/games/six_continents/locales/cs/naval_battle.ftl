# SC-9 Námořní bitvy, vyhlášení války na moři

option-sea_attack = Zaútočit na moři
option-declare = Vyhlásit blokádu nebo útok
option-blockade = Zablokovat přístavy hráče, s nímž máte mír
option-sink_transports = Napadnout transportní lodě bez doprovodu
option-sink_boat = Potopit rybářský kutr

ask-sea_attack_zone = Ve které námořní provincii zaútočíte?
ask-sea_attack_target = Čí válečné lodě { NAME($zone, case: "in") } napadnete?
ask-sea_attack_from = Odkud připlují válečné lodě k útoku { NAME($zone, case: "in") }?
ask-sea_attack_ships = Kolik { NAME($ship, case: "pl_gen") } zaútočí { NAME($zone, case: "in") }? K dispozici { $count ->
    [few] jsou
   *[other] je
} { $count } ({ $mp ->
    [one] { $mp } bod
    [few] { $mp } body
   *[other] { $mp } bodů
} pohybu).
ask-ship_loss = Prohráváte střet { NAME($zone, case: "in") }. Která loď je zasažena?
ask-ship_loss_group = Zasažena je loď ({ NAME($ship) }). Odkud připlula?
ask-continue_sea_battle = Má bitva { NAME($other, case: "with") } { NAME($zone, case: "in") } pokračovat?
ask-transports_back = Kam se stáhnou transportní lodě { NAME($zone, case: "in") }?
ask-declaration = Co vyhlásíte?
ask-blockade_whom = Čí přístavy zablokujete? Tím začne válka.
ask-sink_transports_zone = Ve které námořní provincii napadnete transportní lodě? Tím začne válka.
ask-sink_transports_whose = Čí transportní lodě { NAME($zone, case: "in") } napadnete? Tím začne válka.
ask-sink_boat_zone = Ve které námořní provincii potopíte rybářský kutr?
ask-sink_boat_ship = Která válečná loď { NAME($zone, case: "in") } kutr potopí?

no-warship-to-attack = Nemáte dost blízko válečnou loď s body pohybu.
no-warships-in-reach = Na dosah nejsou válečné lodě, které byste směli napadnout.
no-warships-of-theirs = Tento hráč tu žádnou válečnou loď nemá.
no-port-to-blockade = Žádná vaše válečná loď nekotví u přístavu hráče, s nímž máte mír.
no-lone-transports = Vedle vašich válečných lodí nejsou transportní lodě bez doprovodu, které by patřily hráči, s nímž máte mír.
no-sinking-boats = Na rybářské kutry se útočit nesmí.
no-hostile-boat = Vedle vaší válečné lodě, která může ještě bojovat, není žádný nepřátelský kutr.

log-sea-attack = { NAME($seat) } útočí { NAME($zone, case: "in") } na válečné lodě { NAME($other, case: "gen") }.
log-sea-exchange = { NAME($zone) }: { NAME($seat, case: "the") } hází { $roll } (celkem { $total }), { NAME($other, case: "the") } hází { $other_roll } (celkem { $other_total }).
log-ship-loss = Loď { NAME($seat, case: "gen") } { NAME($zone, case: "in") } je zasažena ({ NAME($ship) }).
log-sea-withdrawal = { NAME($seat) } se { NAME($zone, case: "in") } stahuje z bitvy { NAME($other, case: "with") }.
log-sea-battle-won = { NAME($seat) } ničí { NAME($zone, case: "in") } válečné lodě { NAME($other, case: "gen") }.
log-blockade = { NAME($seat) } blokuje přístavy { NAME($other, case: "gen") }.
log-transports-attacked = { NAME($seat) } útočí { NAME($zone, case: "in") } na transportní lodě { NAME($other, case: "gen") }.
log-boat-sunk = { NAME($seat) } potápí { NAME($zone, case: "in") } rybářský kutr { NAME($other, case: "gen") }.
log-ships-back = { $n ->
    [one] { $n } loď { NAME($seat, case: "gen") } se vrací
    [few] { $n } lodě { NAME($seat, case: "gen") } se vracejí
   *[other] { $n } lodí { NAME($seat, case: "gen") } se vrací
} { NAME($zone, case: "to") }.
