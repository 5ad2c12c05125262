# Co stránka říká o hře

game-name = Šest kontinentů
game-about = Založ hlavní město, hospodař a stav, zbroj a plav se; dobuď svět dříve než ostatní. Pro 2 až 6 hráčů.

scenario-standard = Běžný, 20 kol
scenario-short = Krátký, 12 kol
scenario-bots = Proti botům
scenario-long = Dlouhý, 30 kol
scenario-paper = Jako na papíře, bez omezení kol
scenario-large = Velký, 5 nebo 6 hráčů

group-war = Vojsko
group-sea = Moře
group-land = Země a výpravy
group-talk = Diplomacie a agenti
group-turn = Tah

overlay-region = Kontinenty
overlay-buildings = Stavby
overlay-strength = Vojska
