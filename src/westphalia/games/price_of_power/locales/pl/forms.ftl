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
form-march-take-army_1 = dołącza z armii 1
form-march-take-army_2 = dołącza z armii 2
form-march-take-army_3 = dołącza z armii 3
form-march-leave-army_1 = zostaje w armii 1
form-march-leave-army_2 = zostaje w armii 2
form-march-leave-army_3 = zostaje w armii 3
form-sail = Ruch morski
form-sail-go = Podnieś żagle
form-sail-further = dołączają kolejne statki
form-undock = Wyjście z portu
form-undock-go = Wypłyń
form-cut_ties = Zerwanie więzi
form-cut_ties-go = Zerwij te więzi
form-draw = Wszystkie karty z jednej talii
form-draw-go = Dobierz
form-keep = Zatrzymanie kart
form-keep-go = Zatrzymaj te karty
form-exchange = Wymiana kart
form-exchange-go = Wymień te karty
form-missions = Misje
form-missions-go = Weź te misje
form-discard = Odrzucanie kart
form-discard-go = Odrzuć te karty
form-first_missions = Misje
form-first_missions-go = Weź te misje
form-fight_on = Walcz dalej, aż…
form-fight_on-go = Walcz dalej
form-fight_on-losses = moje straty osiągną
form-fight_on-odds = moja szansa spadnie poniżej
form-percent = %
form-fight_on-stopped-losses = Bitwa czeka na decyzję: { $n ->
    [one] poniesiono { $n } stratę
    [few] poniesiono { $n } straty
   *[many] poniesiono { $n } strat
}.
form-fight_on-stopped-odds = Bitwa czeka na decyzję: szansa na zwycięstwo spadła poniżej { $odds }%.
form-close = … i zakończ turę

# Stałe rozkazy
form-no_reactions = Na pytania o reakcje odpowiadaj za mnie „nie”
form-no_reactions-go = Odtąd bez reakcji
form-pass_turns = Pasuj w każdej turze
form-pass_turns-go = Pasuj teraz i odtąd zawsze
form-accept_calls = Przyjmuj wezwania do broni
form-accept_calls-go = Odtąd je przyjmuj
order-accept_calls-caller = od tego sojusznika
order-accept_calls-whoever = bez względu na to, kto jest wrogiem
order-lapsed-enemy = Wezwanie dotyczy wojny { NAME($realm, case: "with") }, której nie prowadzisz.
