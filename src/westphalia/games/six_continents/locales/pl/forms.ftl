# Całe rozkazy

form-fight_on = Walcz dalej, aż…
form-fight_on-go = Walcz dalej
form-fight_on-losses = moje straty osiągną
form-fight_on-odds = moja szansa spadnie poniżej
form-percent = %
form-fight_on-stopped-losses = Walka przerwana: { $n ->
    [one] stracono { $n } żołnierza
    [few] stracono { $n } żołnierzy
   *[many] stracono { $n } żołnierzy
}.
form-fight_on-stopped-odds = Walka przerwana: szansa na zwycięstwo spadła poniżej { $odds }%.
form-stand_fast = Wytrwaj
form-stand_fast-go = Ponoś straty według propozycji do końca bitwy
form-march = Marsz
form-march-go = Maszeruj
form-attack = Atak
form-attack-go = Atakuj
form-exchange = Wymiana jednostek
form-exchange-go = Wymień
form-explore = Ekspedycje wewnętrzne
form-explore-go = Wyślij
form-sail = Żegluga
form-sail-go = Podnieś żagle
form-load = Załadunek
form-load-go = Załaduj
form-land = Desant
form-land-go = Wyląduj
form-transfer = Przerzut
form-transfer-go = Wyślij
form-landing_ship = Statek desantowy
form-landing_ship-go = Wyślij
form-construction_ship = Statek budowlany
form-construction_ship-go = Wyślij
form-settle = Okupowane prowincje
form-settle-go = Wpisz do projektu

# Stałe rozkazy
form-no_bids = Nie bierz udziału w licytacjach
form-no_bids-go = Odtąd rezygnuj
