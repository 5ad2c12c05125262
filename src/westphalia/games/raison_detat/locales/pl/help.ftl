# For those who play for the first time

help-ballot = Koalicja daje sojuszników, którzy cię wspierają i nie mogą zaatakować. Neutralny bierze podwójny podatek i jest bezpieczny od koalicji, ale nikogo nie atakuje. Ekspansjonista może atakować wszystkich, a jego może każdy, kto walczy.
help-bid = Najwyższa oferta decyduje za to pomniejsze mocarstwo aż do jego następnej musztry. Płaci tylko zwycięzca, a morale ogranicza też liczbę kart w bitwie.
help-vote = Cesarz zyskuje 2 wpływu przy każdym poszerzeniu wpływu. Terytoria elektorskie głosują ze swoim posiadaczem, wolne na urzędującego cesarza.
help-leadership = Następna jest mobilizacja: generał na kontrolowanej ziemi może przyjąć oddziały, generał poza planszą daje kartę.
help-buy = Czego nie wydasz, przepada. Oddziały trzymają ziemię i wygrywają bitwy, karty rozstrzygają wyrównane, a wyłożysz ich najwyżej tyle, ile masz morale.
help-move = Każdy generał rusza raz. Na koniec oddział pozostawiony jako garnizon zajmuje ziemię; gdzie stoi rywal, dochodzi do bitwy.
help-arbiter = Arbiter może za morale zezwolić na drugą i trzecią turę ruchu. Może odmówić: wybierz kogoś, kto nie ma się czego bać.
help-lay = Karty dodają swoją liczbę twojej stronie. Kto spasuje, nie wykłada już w tej bitwie. 2 i 3 działają tylko odkryte; piątki kosztują morale przy porażce; dwie czwórki w jednym stosie dają 1 więcej.
help-support = Wspierający generał dodaje 2 i traci jeden oddział. Jeśli generał drugiej strony zostanie pokonany, zyskujesz 1 wpływu.
