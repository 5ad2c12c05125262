# SC-7 Ceny i koszty utrzymania

option-give_up_causes = Zrezygnuj z tego, czego nie opłacisz
option-excess_unit = Jednostka ponad limit

ask-upkeep_short = Utrzymanie kosztuje { $due ->
    [one] { $due } monetę
    [few] { $due } monety
   *[many] { $due } monet
}, a masz { $gold }. Co robisz?
ask-unpaid_cause = Na utrzymanie brakuje jeszcze { $unpaid ->
    [one] { $unpaid } monety
   *[other] { $unpaid } monet
}. Z czego rezygnujesz?
ask-unpaid_place = W której prowincji tracisz { NAME($building, case: "acc") }?
ask-unpaid_excess_place = W której prowincji rozwiązujesz jednostkę ponad limit?
ask-unpaid_excess_unit = Którą jednostkę rozwiązujesz { NAME($place, case: "in") }?

log-upkeep = { NAME($seat) } płaci { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
} za utrzymanie.
log-excess-disbanded = { NAME($seat) } nie ma czym opłacić jednostki ponad limit { NAME($place, case: "in") } ({ NAME($unit) }) i rozwiązuje ją.
log-unpaid-building = { NAME($seat) } nie ma czym opłacić utrzymania { NAME($place, case: "in") } i traci { NAME($building, case: "acc") }.
