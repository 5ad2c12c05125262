# Co strona mówi o grze

game-name = Sześć kontynentów
game-about = Załóż stolicę, gospodaruj i buduj, zbrój się i żegluj; podbij świat przed innymi. Dla 2–6 graczy.

scenario-standard = Zwykły, 20 rund
scenario-short = Krótki, 12 rund
scenario-bots = Przeciw botom
scenario-long = Długi, 30 rund
scenario-paper = Jak na papierze, bez limitu rund
scenario-large = Duży, 5 lub 6 graczy

group-war = Wojsko
group-sea = Morze
group-land = Ziemia i wyprawy
group-talk = Dyplomacja i agenci
group-turn = Tura

overlay-region = Kontynenty
overlay-buildings = Budowle
overlay-strength = Wojska

tip-colour = Kolor ziem tego gracza.
tip-gold = Złoto do wydania.
tip-income = Złoto, które wpływa co rundę.
tip-upkeep = Złoto, które co rundę kosztują armia i flota.
tip-food = Ile jest żywności i ile potrzeba; kto jej nie ma, traci ludzi.
tip-provinces = Posiadane prowincje.
tip-soldiers = Siła wszystkich armii.
tip-capital = Kto straci stolicę, jest w niebezpieczeństwie.
tip-level = Poziom rozwoju: więcej można budować i szkolić.
tip-spies = Agenci gotowi do tajnej pracy.
tip-war = Z kim toczą wojnę.
tip-points = Na koniec decydują punkty, jeśli nikt nie podbił reszty.
