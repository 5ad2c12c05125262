# SC-9 Bitwy morskie, wypowiadanie wojny na morzu

option-sea_attack = Zaatakuj na morzu
option-declare = Ogłoś blokadę lub atak
option-blockade = Zablokuj porty gracza, z którym jesteś w stanie pokoju
option-sink_transports = Zaatakuj transportowce bez eskorty
option-sink_boat = Zatop kuter rybacki

ask-sea_attack_zone = W której prowincji morskiej atakujesz?
ask-sea_attack_target = Czyje okręty bojowe atakujesz { NAME($zone, case: "in") }?
ask-sea_attack_from = Z której prowincji morskiej bierzesz okręty do ataku { NAME($zone, case: "in") }?
ask-sea_attack_ships = Do dyspozycji: { COUNT($count, $ship) } z { $mp ->
    [one] { $mp } punktem ruchu
   *[other] { $mp } punktami ruchu
}. Ile atakuje { NAME($zone, case: "in") }?
ask-ship_loss = Przegrane starcie { NAME($zone, case: "in") }. Który okręt zostaje trafiony?
ask-ship_loss_group = Trafiony okręt: { NAME($ship) }. Z której prowincji morskiej przypłynął?
ask-continue_sea_battle = Walczysz dalej { NAME($other, case: "with") } { NAME($zone, case: "in") }?
ask-transports_back = Dokąd wycofują się transportowce { NAME($zone, case: "from") }?
ask-declaration = Co ogłaszasz?
ask-blockade_whom = Czyje porty blokujesz? To rozpocznie wojnę.
ask-sink_transports_zone = W której prowincji morskiej atakujesz transportowce? To rozpocznie wojnę.
ask-sink_transports_whose = Czyje transportowce atakujesz { NAME($zone, case: "in") }? To rozpocznie wojnę.
ask-sink_boat_zone = W której prowincji morskiej zatapiasz kuter rybacki?
ask-sink_boat_ship = Który okręt bojowy zatapia kuter { NAME($zone, case: "in") }?

no-warship-to-attack = W pobliżu nie masz okrętu bojowego z punktami ruchu.
no-warships-in-reach = W zasięgu nie ma okrętów bojowych, które możesz zaatakować.
no-warships-of-theirs = Ten gracz nie ma okrętów bojowych w tej prowincji morskiej.
no-port-to-blockade = Żaden twój okręt bojowy nie stoi przy porcie gracza, z którym jesteś w stanie pokoju.
no-lone-transports = Przy twoich okrętach bojowych nie ma transportowców bez eskorty należących do gracza, z którym jesteś w stanie pokoju.
no-sinking-boats = Kutrów rybackich nie można atakować.
no-hostile-boat = Żaden wrogi kuter nie pływa obok twojego okrętu bojowego zdolnego jeszcze do walki.

log-sea-attack = { NAME($seat) } atakuje okręty bojowe { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-sea-exchange = { NAME($zone) }: { NAME($seat, case: "the") } wyrzuca { $roll } (razem { $total }), a { NAME($other, case: "the") } wyrzuca { $other_roll } (razem { $other_total }).
log-ship-loss = Trafienie otrzymuje { NAME($ship) } { NAME($seat, case: "gen") } { NAME($zone, case: "in") }.
log-sea-withdrawal = { NAME($seat) } wycofuje się z bitwy { NAME($other, case: "with") } { NAME($zone, case: "in") }.
log-sea-battle-won = { NAME($seat) } niszczy okręty bojowe { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-blockade = { NAME($seat) } blokuje porty { NAME($other, case: "gen") }.
log-transports-attacked = { NAME($seat) } atakuje transportowce { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-boat-sunk = { NAME($seat) } zatapia kuter rybacki { NAME($other, case: "gen") } { NAME($zone, case: "in") }.
log-ships-back = { $n ->
    [one] { $n } okręt { NAME($seat, case: "gen") } wraca
    [few] { $n } okręty { NAME($seat, case: "gen") } wracają
   *[many] { $n } okrętów { NAME($seat, case: "gen") } wraca
} { NAME($zone, case: "to") }.
