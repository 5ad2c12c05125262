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
