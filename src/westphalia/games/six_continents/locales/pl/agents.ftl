# SC-19 Agenci

option-agents = Zajmij się agentami
option-buy_spy = Kup szpiegów
option-deal = Rozdaj karty tajnych akcji

ask-agent_work = Co zlecasz agentom?
ask-buy_spies = Ilu szpiegów kupujesz po 8 monet?
ask-leave_out = Którą akcję pomijasz w swoim zestawie na tę kolejkę?
ask-deal_card = Którą zakrytą kartę kładziesz przed { NAME($other, case: "ins") }?

no-agents-capital = Bez stolicy nie masz tajnych służb.
no-agents-level = Poziom twojej stolicy jest za niski, by mieć szpiegów.
no-spy-gold = Szpieg kosztuje 8 monet.
no-deal-spies = Nie masz żadnego szpiega.
no-deal-again = W tej turze twoje karty są już rozdane.
no-card-spies = Każda akcja wymaga osobnego szpiega.
no-card-twice = Ta karta jest już rozdana.
no-card-left-out = Ta karta nie należy do twojego zestawu w tej kolejce.

log-spies = { NAME($seat) } kupuje { $n ->
    [one] { $n } szpiega
   *[other] { $n } szpiegów
} za { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-card-dealt = Kładziesz zakrytą kartę przed { NAME($other, case: "ins") }: { NAME($card) }.
log-dealt = { NAME($seat) } rozdaje wszystkim karty tajnych akcji.
log-card-revealed = { NAME($seat) } odkrywa kartę leżącą przed { NAME($other, case: "ins") }: { NAME($card) }.
log-agent-success = { NAME($other) } wyrzuca { $roll } przeciw karcie „{ NAME($card) }” { NAME($seat, case: "gen") }: akcja się udaje, bo to więcej niż { $needed }.
log-agent-failure = { NAME($other) } wyrzuca { $roll } przeciw karcie „{ NAME($card) }” { NAME($seat, case: "gen") }: akcja się nie udaje, bo trzeba więcej niż { $needed }.
log-spy-lost = { NAME($seat) } traci szpiega.
