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

tip-colour = Barva zemí tohoto hráče.
tip-gold = Zlato k utracení.
tip-income = Zlato, které přibude každé kolo.
tip-upkeep = Zlato, které každé kolo stojí vojsko a loďstvo.
tip-food = Kolik je jídla a kolik je třeba; kdo ho nemá, přijde o lidi.
tip-provinces = Vlastněné provincie.
tip-soldiers = Síla všech vojsk.
tip-capital = Kdo přijde o hlavní město, je v nebezpečí.
tip-level = Úroveň rozvoje: lze víc stavět a cvičit.
tip-spies = Agenti připravení k tajné práci.
tip-war = S kým jsou ve válce.
tip-points = Na konci rozhodují body, pokud nikdo nedobyl ostatní.
