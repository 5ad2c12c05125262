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
