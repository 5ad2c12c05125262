# Akcje dyplomatyczne: wpływ, sojusz, roszczenia

option-influence = Umieść wpływ
option-forge_alliance = Zawiąż sojusz
option-fabricate_claims = Sfabrykuj roszczenia
option-ducats = 3 dukaty
option-free = Za darmo
ask-influence_area = Na którym obszarze umieszczasz wpływ?
ask-influence_pay = Jak płacisz za tę kostkę?
ask-forge_alliance = Z którym królestwem zawiązujesz sojusz?
ask-claim_area = Na którym obszarze fabrykujesz roszczenie?
no-influence-reach = Z tym obszarem nie sąsiaduje żadne z twoich miast, żaden wasal, sojusz, mariaż ani wpływ.
no-influence-full = Na tym obszarze leży już pięć kostek wpływu.
no-influence-two = W tej turze leżą tu już dwie twoje nowe kostki.
no-influence-closed = Wszystkie prowincje tego obszaru należą do graczy.
no-influence-area = Nie ma obszaru, na którym możesz umieścić wpływ.
no-alliance-at-war = Prowadzisz wojnę.
no-alliance-they-at-war = To królestwo prowadzi wojnę.
no-alliance-influence = Potrzebujesz co najmniej 2 wpływów na jego obszarach.
no-alliance-rival = Jego sojusznik ma tam co najmniej tyle wpływów co ty.
no-alliance-claim = Sojusz z odległym królestwem wymaga twojego roszczenia na jednym z jego obszarów.
no-alliance-already = To już twój sojusznik.
no-alliance-token = Nie masz już żetonu sojuszu.
no-alliance-not-npr = To królestwo nie zawiera sojuszy.
no-alliance-target = Nie ma królestwa, z którym możesz zawiązać sojusz.
no-claim-twice = Masz już tam żeton roszczenia lub rdzenności.
no-claim-owned = Posiadasz wszystkie prowincje tego obszaru.
no-claim-at-war = Roszczenia fabrykuje się tylko w czasie pokoju.
no-claim-empty = Roszczenie do terytorium bez prowincji i elementów zdobywa się tylko eksploracją.
no-claim-by-land = Odległy obszar musi sąsiadować z twoim królestwem drogą lądową.
no-claim-reach = Ten obszar nie sąsiaduje z twoim królestwem.
no-claim-area = Nie ma obszaru, na którym możesz sfabrykować roszczenie.
log-influence = { NAME($seat) } { AGREE($seat) ->
    [plural] umieszczają
   *[other] umieszcza
} wpływ { NAME($area, case: "in") }.
log-alliance = { NAME($seat) } { AGREE($seat) ->
    [plural] zawierają
   *[other] zawiera
} sojusz { NAME($realm, case: "with") }.
log-claim-announced = { NAME($seat) } { AGREE($seat) ->
    [plural] przygotowują
   *[other] przygotowuje
} roszczenie { NAME($area, case: "in") }.
log-claim = { NAME($seat) } { AGREE($seat) ->
    [plural] mają
   *[other] ma
} roszczenie { NAME($area, case: "in") }.
