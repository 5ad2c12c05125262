# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general) } zde nesmí zůstat ({ NAME($place) }). Kam odejde?
no-attack = Je zde mocnost, na kterou nesmíte zaútočit a která není vaším přítelem.
no-units-no-fight = Generál bez oddílů nevstupuje na území s generálem nebo posádkou soupeře.
log-leaves = { NAME($power) }: { NAME($general) } odchází, { NAME($origin) } → { NAME($place) }.
log-leaves-board = { NAME($power) }: { NAME($general) } odchází mimo plán ({ NAME($origin) }).
log-status = { NAME($power) }, status: { NAME($status) }.
