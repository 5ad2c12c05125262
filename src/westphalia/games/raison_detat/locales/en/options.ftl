# What the lobby says: the game, its scenarios, options and bots

game-name = Raison d’État
game-about = Lead a European power in 1618 or 1702: every turn, each power does something different. Bargain, march and outbid. For 3 to 7 players.
scenario-1618 = 1618, the Thirty Years’ War
scenario-1702 = 1702, the Spanish Succession and the Great Northern War
bot-novice = Novice
bot-steward = Steward
bot-strategist = Strategist
bot-random = Fool (plays at random)
setup-about-1618 = Seven powers, 4 to 7 players, victory at 30 Influence.
setup-about-1702 = Six powers, 3 to 6 players, victory at 25 Influence.
setup-powers = Powers
setup-powers-random = drawn at random
setup-powers-choose = chosen in seat order
setup-max_rounds = Last round
setup-negotiation = Time to negotiate before the ballots
setup-negotiation-off = none
