# What the page says of the game

game-name = Six Continents
game-about = Found a capital, farm and build, arm and sail; conquer the world before the others do. For 2 to 6 players.

scenario-standard = Standard, 20 rounds
scenario-short = Short, 12 rounds
scenario-bots = Against bots
scenario-long = Long, 30 rounds
scenario-paper = As on paper, without a round limit
scenario-large = Large, 5 or 6 players

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
tip-upkeep = Gold that army and fleet cost each round.
tip-food = Food there is, and how much is needed; who lacks food loses people.
tip-provinces = Provinces owned.
tip-soldiers = The strength of all armies.
tip-capital = Who loses the capital is in danger.
tip-level = The level of development: more can be built and trained.
tip-spies = Agents ready for secret work.
tip-war = With whom they are at war.
tip-points = Points at the end decide, if nobody has conquered the rest.
