# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general) } nesmí zůstat { NAME($place, case: "in") }. Kam odejde?
no-attack = Je zde mocnost, na kterou nesmíte zaútočit a která není vaším přítelem.
no-units-no-fight = Generál bez oddílů nevstupuje na území s generálem nebo posádkou soupeře.
log-leaves = { NAME($power) }: { NAME($general) } odchází { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-leaves-board = { NAME($power) }: { NAME($general) } odchází { NAME($origin, case: "from") } mimo plán.
log-status = Status { NAME($power, case: "gen") }: { NAME($status) }.
