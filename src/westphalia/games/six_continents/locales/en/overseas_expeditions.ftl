# SC-12 Overseas expeditions

option-overseas = Send an overseas expedition
option-abandon = Give it up
option-free_upgrade = Raise the capital by one level
option-take_gold = Take the gold

ask-lose_road = Riots break out. Which road is destroyed?
ask-plant_tree = Where do you plant the coconut tree?
ask-contrary_winds = Contrary winds. Do you pay { $gold } gold to try again next turn?
ask-captains_idea = The captain has an idea. Do you take a free level for the capital, or { $gold } gold?
ask-poison_place = Which province is poisoned?
ask-poison_building = No empty province is left. Which province is poisoned and loses its main building? Or do you pay { $gold } gold?

no-overseas-gale = No expedition leaves in a gale.
no-overseas-gold = You can’t pay for an expedition.
no-overseas-port = You need a port of your own that is not blockaded.
no-overseas-limit = You already have as many expeditions under way as you are allowed, and you have bought no fruit.

log-overseas = { NAME($seat) } sends an overseas expedition; it returns in round { $round }.
log-overseas-result = { NAME($seat) }: news from overseas ({ $result }).
log-overseas-nothing = { NAME($seat) }’s expedition returns with nothing.
log-treasure = { NAME($seat) } gains a treasure of { $gold } gold.
log-lost-at-sea = The expedition is lost at sea: { NAME($seat) } earns { $gold } gold less { $turns ->
    [one] from the next income
   *[other] from each of the next { $turns } incomes
}.
log-mercenaries = { $n } artillery in { NAME($seat) }’s pay { $n ->
    [one] arrives
   *[other] arrive
} { NAME($place, case: "in") }.
log-no-mercenaries = Mercenaries come for { NAME($seat) }, but find nowhere to go.
log-riot = Rioters destroy { NAME($seat) }’s road { NAME($place, case: "in") }.
log-no-riot = { NAME($seat) } has no road that rioters could destroy.
log-tree-gold = { NAME($seat) } brings a coconut tree home and earns { $gold } gold.
log-tree = { NAME($seat) } plants the coconut tree { NAME($place, case: "in") }.
log-tree-declined = { NAME($seat) } does not plant the coconut tree.
log-shot = { NAME($seat) } learns to make better shot against bunkers.
log-ghost-ship = A ghost ship: { NAME($seat) }’s next overseas expedition costs { $gold } gold less.
log-engineers = { NAME($seat) } gets { $n } { $n ->
    [one] road voucher
   *[other] road vouchers
}.
log-disease = A tropical disease: { NAME($seat) } loses { $n } { $n ->
    [one] soldier
   *[other] soldiers
}.
log-rich-tribe = A rich tribe pays { NAME($seat) } { $gold } gold { $turns ->
    [one] with the next income
   *[other] with each of the next { $turns } incomes
}.
log-winds-paid = { NAME($seat) } pays { $gold } gold; the expedition sails on against contrary winds.
log-winds-abandoned = Contrary winds: { NAME($seat) } gives the expedition up.
log-farm-hands = Farmhands arrive: { NAME($seat) }’s next { $n ->
    [one] farm costs
   *[other] { $n } farms cost
} less.
log-ecologists = Ecologists watch { NAME($seat) }’s robber economies for { $n } { $n ->
    [one] turn
   *[other] turns
}.
log-idea-upgrade = The captain’s idea raises { NAME($seat) }’s capital to level { $level }.
log-idea-gold = The captain’s idea earns { NAME($seat) } { $gold } gold.
log-cannibals = Cannibals: { NAME($seat) }’s next overseas expedition costs { $gold } gold more.
log-new-weapon = { NAME($seat) } brings a new weapon home.
log-captain-for-sale = { NAME($seat) }’s captain offers the expedition to the highest bidder.
log-poison = The land { NAME($place, case: "in") } is poisoned.
log-poison-paid = { NAME($seat) } pays { $gold } gold to keep the poison away.
log-poison-lapses = The poison finds nothing more to spoil for { NAME($seat) }.
