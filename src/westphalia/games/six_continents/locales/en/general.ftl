# SC-1 General

option-relinquish = Relinquish a province

ask-relinquish = Which province do you give up?
ask-lose_unit = { $n ->
    [one] You must lose { $n } soldier: from which unit?
   *[other] You must lose { $n } soldiers: from which unit first?
}
ask-lose_where = Where does the soldier die ({ NAME($unit) })?

no-relinquish-not-yours = You can give up only what you own and control.
no-relinquish-capital = A capital can’t be given up.
no-relinquish-units = Your units or slaves are still there.
no-relinquish-nothing = You have no empty province to give up.

log-explorers-lost = The internal expedition { NAME($place, case: "in") } is lost.
log-ungarrisoned-returned = Left without a garrison, the province goes back to { NAME($seat) }: { NAME($place) }.
log-ungarrisoned-neutral = Left without a garrison, the province becomes neutral: { NAME($place) }.
log-relinquished = { NAME($seat) } gives up { NAME($place) }.
log-annexed = { NAME($seat) } annexes { NAME($place) }, which { NAME($other) } has lost for good.
log-war = { NAME($seat) } and { NAME($other) } are at war.
log-eliminated = { NAME($seat) } is eliminated.
log-resigned = { NAME($seat) } resigns.
log-soldiers-died = { NAME($seat) } loses { $n } { $n ->
    [one] soldier
   *[other] soldiers
} { NAME($place, case: "in") }.
log-deserter = { NAME($seat) }: a soldier { NAME($place, case: "in") } joins the rebels ({ NAME($unit) }).
