# Karty akcji

option-play_card = Zagraj kartę
option-use_display = Użyj karty eksponowanej
ask-play_card = Którą kartę zagrywasz?
ask-display_to_discard = W grze możesz mieć dwie karty eksponowane. Która robi miejsce?
ask-display_action = Którą akcję ze swoich kart eksponowanych wykonujesz?
ask-counter = { NAME($seat) } wykonuje tajną akcję. Przeciwdziałasz?
option-war_taxes = Podatki wojenne
option-royal_intendants = Królewscy intendenci
option-crown_audit = Audyt koronny
option-support_rebels = Wesprzyj buntowników
option-sow_discontent = Siej niezadowolenie
option-sabotage_reputation = Zniszcz reputację
option-increase_manpower = Zwiększ zasoby ludzkie
option-standing_regiments = Stałe regimenty
option-officer_corps = Korpus oficerski
no-card-effect-yet = Efektu tej karty jeszcze nie ma w grze.
no-card-reaction = Ta karta nie jest akcją na turę: zagrywa się ją jako reakcję albo w bitwie.
no-display-twice = Masz już w grze kartę eksponowaną o tej nazwie.
no-card-to-play = Żadnej z twoich kart nie można teraz zagrać dla jej akcji.
no-display-action = Nie masz karty eksponowanej z akcją na twoją turę.
no-charges = Na karcie zostało za mało ładunków.
log-card-played = { NAME($seat) } zagrywa kartę „{ NAME($card) }”.
log-display = Przed { NAME($seat, case: "ins") } leży karta „{ NAME($card) }” z { $n } { $n ->
    [one] ładunkiem
   *[other] ładunkami
}.
log-display-used = { NAME($seat) } używa karty „{ NAME($card) }”.
log-display-discarded = { NAME($seat) } odrzuca z gry kartę „{ NAME($card) }”.
log-countered = { NAME($seat) } odpowiada na tajną akcję { NAME($other, case: "gen") } kartą „{ NAME($card) }”.
