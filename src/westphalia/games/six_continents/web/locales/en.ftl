# What the page says about the game

game-about = Found a capital, farm and build, arm and sail; conquer the world before the others do. For 2 to 6 players.

group-war = Army
group-sea = Sea
group-land = Land and expeditions
group-talk = Diplomacy and agents
group-turn = Turn

overlay-region = Continents
overlay-buildings = Buildings
overlay-strength = Armies

tip-colour = The colour of this player’s lands.
tip-gold = Gold to spend.
tip-income = Gold that comes in each round.
tip-upkeep = Gold that ports, roads, slave camps and units above the limit cost each turn.
tip-food = Food available, and how much is needed; whoever lacks food loses soldiers.
tip-provinces = Provinces owned.
tip-soldiers = The strength of all armies.
tip-capital = Whoever loses the capital is in danger.
tip-level = The level of development: the higher it is, the more can be built and trained.
tip-spies = Spies ready for secret work.
tip-war = The players this one is at war with.
tip-points = Points decide at the end if nobody has conquered the rest.

# Behind an option: what it costs, what it brings
note-price = { $gold } gold
note-famine = famine: { $supply } of { $need } food
what-infantry = 1 soldier, 2 steps
what-cavalry = 3 soldiers, 3 steps
what-artillery = 6 soldiers, 1 step
what-farm = +1 gold, +1 food
what-granary = +2 food
what-manufactory = +2 gold
what-bunker = +10 in defence
what-bunker_2 = +20 in defence
what-upgrade_bunker = +20 in defence
what-slave_camp = prisoners; upkeep 1
what-port = opens the sea; upkeep 1
what-road = free marches; upkeep
what-frigate = 1 soldier, 2 steps
what-corvette = 3 soldiers, 1 step
what-cruiser = 6 soldiers, 1 step
what-transport = carries 5 soldiers, 2 steps
what-landing_ship = 10 soldiers to any coast
what-construction_ship = a port on any coast
what-fishing_boat = +1 gold, +1 food
what-plunder = no cost, 2 red tokens; buildings are lost
what-agents = a spy costs 8 gold
what-bribe = 3 gold for each rebel
name-no-plunder = No plunder
what-sabotage = next income −6
what-incite = some soldiers revolt
what-free_slaves = one slave goes free
what-burn_food = next supply −1 food
what-counterintelligence = hinders cards against this player

# The weather
weather-calm = No effect.
weather-early_winter = Attackers get −4.
weather-bright_spell = Attackers get +4, farms earn 1 gold more, and marching is free.
weather-hard_frost = Land units move one step farther, and marching is free.
weather-gale = No overseas expeditions, buildings cost 3 gold more, and marching costs double.
weather-severe_winter = Attackers get −8, farms and manufactories earn 1 gold less, farms give no food, and marching is free.
weather-left = { $rounds ->
    [one] This is its last round.
   *[other] { $rounds } rounds of it are left, including this one.
}

# What lies in a province
mark-exploring = expedition, back in round { $round }
mark-explored = explored

# Papers: offers, treaties, contracts
paper-between = { NAME($seat) } to { NAME($other) }
paper-gives = { NAME($seat) } gives
paper-cedes = { NAME($seat) } cedes
paper-returns = { NAME($seat) } returns
paper-unlisted = Not decided yet
paper-frees = { NAME($seat) } frees slaves:
paper-goods = { COUNT($n, $goods) }
paper-empty = Nothing is promised yet.
paper-contract = Contract { $number }
paper-parties = Parties
paper-signed = Signed by
paper-until = Last round
paper-guarantor = Guarantor
paper-guarantee = If it is broken
page-round = { $last ->
    [0] Round { $number }
   *[other] Round { $number } of { $last }
}
