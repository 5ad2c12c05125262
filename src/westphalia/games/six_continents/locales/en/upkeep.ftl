# SC-7 Prices and upkeep

option-give_up_causes = Give up what can’t be paid for
option-excess_unit = A unit above the limit

ask-upkeep_short = Upkeep is { $due } gold and you have { $gold }. What do you do?
ask-unpaid_cause = { $unpaid } gold of the upkeep is still unpaid. What do you give up?
ask-unpaid_place = In which province do you lose a { NAME($building) }?
ask-unpaid_excess_place = In which province is a unit above the limit disbanded?
ask-unpaid_excess_unit = Which unit { NAME($place, case: "in") } is disbanded?

log-upkeep = { NAME($seat) } pays { $gold } gold in upkeep.
log-excess-disbanded = { NAME($seat) } can’t pay for a unit above the limit { NAME($place, case: "in") } and disbands it ({ NAME($unit) }).
log-unpaid-building = { NAME($seat) } can’t pay the upkeep { NAME($place, case: "in") } and loses the { NAME($building) }.
