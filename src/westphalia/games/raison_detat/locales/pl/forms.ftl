# Całe rozkazy

form-mobilise = Mobilizacja
form-mobilise-go = Kup
form-move = Ruch generała
form-move-go = Rusz
form-exchange = Przekazanie oddziałów
form-exchange-go = Przekaż
form-fight_on = Wykładaj karty, aż…
form-fight_on-go = Wykładaj najsilniejsze karty
form-fight_on-losses = wyłożę tyle kart
form-fight_on-odds = moja szansa spadnie poniżej
form-percent = %
form-fight_on-stopped-losses = Teraz decyzja należy do ciebie: { $n ->
    [one] wyłożono { $n } kartę
    [few] wyłożono { $n } karty
   *[many] wyłożono { $n } kart
}.
form-fight_on-stopped-odds = Teraz decyzja należy do ciebie: szansa na zwycięstwo spadła poniżej { $odds }%.
form-close = … i to wszystko

# Stałe rozkazy
form-pass_battles = Nie wykładaj kart w bitwach i nikogo nie wspieraj
form-pass_battles-go = Odtąd pasuj
form-give_consent = Przepuszczaj sojuszników
form-give_consent-go = Odtąd się zgadzaj
