# What the lobby says: the game, its scenarios, options and bots

game-name = Raison d’État
game-about = Veďte evropskou mocnost v roce 1618 nebo 1702: v každém tahu dělá každá něco jiného. Vyjednávejte, pochodujte, dražte. Pro 3 až 7 hráčů.
scenario-1618 = 1618, třicetiletá válka
scenario-1702 = 1702, španělské dědictví a velká severní válka
bot-novice = Nováček
bot-steward = Správce
bot-strategist = Stratég
bot-random = Blázen (hraje náhodně)
setup-about-1618 = Sedm mocností, 4 až 7 hráčů, vítězství při 30 bodech vlivu.
setup-about-1702 = Šest mocností, 3 až 6 hráčů, vítězství při 25 bodech vlivu.
setup-powers = Mocnosti
setup-powers-random = losované
setup-powers-choose = vybírané v pořadí hráčů
setup-max_rounds = Poslední kolo
setup-negotiation = Čas na vyjednávání před hlasováním
setup-negotiation-off = žádný
