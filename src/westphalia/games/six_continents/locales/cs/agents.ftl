# SC-19 Agenti

option-agents = Nasadit agenty
option-buy_spy = Koupit špiony
option-deal = Rozdat karty tajných akcí

ask-agent_work = Čím pověříte své agenty?
ask-buy_spies = Kolik špionů koupíte po 8 mincích?
ask-leave_out = Kterou akci v tomto kole vynecháte ze své sady?
ask-deal_card = Kterou kartu položíte lícem dolů před { NAME($other, case: "acc") }?

no-agents-capital = Bez hlavního města nemáte tajnou službu.
no-agents-level = Úroveň vašeho hlavního města je pro špiony příliš nízká.
no-spy-gold = Špion stojí 8 mincí.
no-deal-spies = Nemáte žádného špiona.
no-deal-again = V tomto tahu jste už karty rozdali.
no-card-spies = Každá akce vyžaduje vlastního špiona.
no-card-twice = Tuto kartu jste už rozdali.
no-card-left-out = Tuto kartu jste ze své sady vynechali.

log-spies = { NAME($seat) } kupuje { $n ->
    [one] { $n } špiona
    [few] { $n } špiony
   *[other] { $n } špionů
} { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-card-dealt = Kladete před { NAME($other, case: "acc") } kartu: { NAME($card) }.
log-dealt = { NAME($seat) } rozdává všem karty tajných akcí.
log-card-revealed = Karta { NAME($seat, case: "gen") } položená před { NAME($other, case: "acc") }: { NAME($card) }.
log-agent-success = { NAME($other) } hází { $roll } proti kartě { NAME($seat, case: "gen") } „{ NAME($card) }“: úspěch, hod je vyšší než { $needed }.
log-agent-failure = { NAME($other) } hází { $roll } proti kartě { NAME($seat, case: "gen") } „{ NAME($card) }“: neúspěch, bylo třeba víc než { $needed }.
log-spy-lost = { NAME($seat) } ztrácí špiona.
