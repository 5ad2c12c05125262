# Całe rozkazy

form-recruit = Rekrutacja jednostek
form-recruit-go = Rekrutuj
form-march = Marsz
form-march-go = Maszeruj
form-siege = Oblężenie
form-siege-go = Oblegaj
form-losses = Straty
form-losses-go = Ponieś te straty
form-influence = Wpływy
form-influence-go = Umieść wpływy
form-claims = Roszczenia
form-claims-go = Sfabrykuj roszczenia
form-trade = Handel
form-trade-go = Handluj
form-march-take = Dołączająca piechota
form-march-leave = Pozostawiona piechota
