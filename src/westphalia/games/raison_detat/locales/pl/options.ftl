# What the lobby says: the game, its scenarios, options and bots

game-name = Raison d’État
game-about = Kieruj mocarstwem Europy w 1618 lub 1702 roku: w każdej turze każde mocarstwo robi coś innego. Układaj się, maszeruj, przelicytowuj rywali. Dla 3–7 graczy.
scenario-1618 = 1618, wojna trzydziestoletnia
scenario-1702 = 1702, wojna o sukcesję hiszpańską i wielka wojna północna
bot-novice = Nowicjusz
bot-steward = Zarządca
bot-strategist = Strateg
bot-random = Głupiec (gra na chybił trafił)
setup-about-1618 = Siedem mocarstw, od 4 do 7 graczy, zwycięstwo przy 30 punktach wpływu.
setup-about-1702 = Sześć mocarstw, od 3 do 6 graczy, zwycięstwo przy 25 punktach wpływu.
setup-powers = Mocarstwa
setup-powers-random = losowane
setup-powers-choose = wybierane po kolei
setup-max_rounds = Ostatnia runda
setup-negotiation = Czas na negocjacje przed głosowaniem
setup-negotiation-off = brak
