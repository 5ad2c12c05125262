# SC-11 Internal expeditions

option-explore = Explore a province
option-some = Some of them

ask-explore_place = Which province do you explore for 10 gold?
ask-buy_mineral = { $rare ->
    [1] A rare mineral was found
   *[other] A common mineral was found
} { NAME($place, case: "in") }. Do you open the mine for { $gold } gold?
ask-face_savages = { $n ->
    [one] { $n } savage appears
   *[other] { $n } savages appear
} { NAME($place, case: "in") }. What do your units there do?
ask-leave_savages = Where do the units from { NAME($origin) } withdraw to?
ask-who_leaves = Do all units from { NAME($origin) } go to { NAME($place) }?

no-explore-gold = An expedition costs 10 gold.
no-explore-anywhere = No province of yours can be explored.
no-explore-not-yours = You can explore only a province that you own and control.
no-explore-capital = A capital can’t be explored.
no-explore-again = This province has been explored before.
no-explore-building = A main building stands here.
no-explore-road-or-port = A road or port stands here.
no-explore-red = The province still has red tokens.
no-explore-tree = A coconut tree grows here.

log-explore = { NAME($seat) } sends an expedition to explore { NAME($place) }.
log-explored = { NAME($seat) }: the expedition { NAME($place, case: "in") } reports ({ $result }).
log-mineral-bought = { NAME($seat) } opens a mine { NAME($place, case: "in") } for { $gold } gold: { $rare ->
    [1] a rare mineral
   *[other] a common mineral
}.
log-mineral-lost = { NAME($seat) } leaves { $rare ->
    [1] a rare mineral
   *[other] a common mineral
} { NAME($place, case: "in") } unmined.
log-explored-nothing = The expedition { NAME($place, case: "in") } has found nothing.
log-artefact = An artefact is found { NAME($place, case: "in") }: { NAME($seat) } gains { $gold } gold.
log-poisoned = The water { NAME($place, case: "in") } is poisoned for good.
log-savages = { $n ->
    [one] { $n } savage appears
   *[other] { $n } savages appear
} { NAME($place, case: "in") }; { NAME($seat) } loses the province.
log-left-savages = { NAME($seat) } withdraws { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
} from { NAME($origin) } to { NAME($place) }.
