# Karty akcji

option-play_card = Zagraj kartę
option-use_display = Użyj karty eksponowanej
ask-play_card = Którą kartę zagrywasz?
ask-display_to_discard = W grze możesz mieć dwie karty eksponowane. Którą odrzucasz, by zrobić miejsce?
ask-display_action = Którą akcję ze swoich kart eksponowanych wykonujesz?
ask-counter = { NAME($seat) } { AGREE($seat) ->
    [plural] wykonują
   *[other] wykonuje
} tajną akcję. Przeciwdziałasz?
option-war_taxes = Podatki wojenne
option-royal_intendants = Królewscy intendenci
option-crown_audit = Audyt koronny
option-support_rebels = Wesprzyj buntowników
option-sow_discontent = Siej niezadowolenie
option-sabotage_reputation = Zniszcz reputację
option-increase_manpower = Zwiększ zasoby ludzkie
option-standing_regiments = Stałe regimenty
option-officer_corps = Korpus oficerski
no-card-reaction = Ta karta nie daje akcji na twoją turę: zagrywa się ją jako reakcję albo w bitwie.
no-display-twice = Masz już w grze kartę eksponowaną o tej nazwie.
no-card-to-play = Żadnej z twoich kart nie można teraz zagrać jako akcji.
no-display-action = Nie masz karty eksponowanej z akcją na twoją turę.
no-charges = Na karcie zostało za mało ładunków.
log-card-played = { NAME($seat) } { AGREE($seat) ->
    [plural] zagrywają
   *[other] zagrywa
} kartę „{ NAME($card) }”.
log-display = Przed { NAME($seat, case: "ins") } leży karta „{ NAME($card) }” z { $n } { $n ->
    [one] ładunkiem
   *[other] ładunkami
}.
log-display-used = { NAME($seat) } { AGREE($seat) ->
    [plural] używają
   *[other] używa
} karty „{ NAME($card) }”.
log-display-discarded = { NAME($seat) } { AGREE($seat) ->
    [plural] odrzucają
   *[other] odrzuca
} z gry kartę „{ NAME($card) }”.
log-countered = { NAME($seat) } { AGREE($seat) ->
    [plural] odpowiadają
   *[other] odpowiada
} na tajną akcję { NAME($other, case: "gen") } kartą „{ NAME($card) }”.
ask-card_way = „{ NAME($card) }”: jak używasz karty?
ask-which_reaction = „{ NAME($card) }”: co robisz?
ask-react = { $where ->
    [area] { NAME($seat) } { AGREE($seat) ->
    [plural] stoją
   *[other] stoi
} { NAME($area, case: "in") }. Reagujesz?
    [npr] { NAME($realm) } { AGREE($realm) ->
        [plural] wkraczają
       *[other] wkracza
    } na obszar { NAME($area) }. Reagujesz?
    [npr_war] { NAME($realm) } { AGREE($realm) ->
        [plural] wciągają
       *[other] wciąga
    } cię do wojny. Reagujesz?
   *[none] { NAME($seat) } { AGREE($seat) ->
    [plural] wciągają
   *[other] wciąga
} cię do wojny. Reagujesz?
}
option-integrate_area = Integracja obszaru
option-missionaries = Misjonarze
option-urban_growth = Rozwój miast
option-grant_of_the_estates = Podatek stanowy
option-forced_levy = Przymusowa danina
option-red_hat = Kardynalski kapelusz
option-preaching = Misja kaznodziejska
option-charter_of_settlement = Przywilej osadniczy
option-charter_of_the_company = Przywilej dla kompanii
option-audit_of_revenues = Audyt dochodów
option-audit_of_debts = Audyt długów
option-expand_node = Rozszerzenie rynku
option-busy_season = Pracowity sezon
option-swift_sailing = Szybka żegluga
option-withdraw = Odwrót
option-intercept = Przechwycenie
option-pursue = Pościg
option-call_the_levies = Zwołanie zaciągu
no-card-use = Żadnego działania tej karty nie można teraz wykonać.
no-levy-towns = Potrzebujesz dwóch miast bez niepokojów.
no-large-town-left = Nie masz już dużych miast.
no-war-taxes-peace = Podatki wojenne ściąga się tylko w czasie wojny.
no-war-taxes-units = Nie masz na mapie żadnej jednostki regularnej.
no-own-leader = Po tej stronie nie dowodzi żaden twój generał ani admirał.
no-own-regulars = Nie masz w tej bitwie żadnej regularnej jednostki lądowej.
no-action-in-this-battle = Tej akcji używa się w bitwie innego rodzaju.
no-battle-action-twice = Tej akcji bitewnej użyto już w tej rundzie bitwy.
log-card-target = { NAME($seat) } { AGREE($seat) ->
    [plural] wskazują
   *[other] wskazuje
} cel: { NAME($realm) }.
log-card-target-area = { NAME($seat) } { AGREE($seat) ->
    [plural] wskazują
   *[other] wskazuje
} obszar { NAME($area) }.
log-reaction = { NAME($seat) } { AGREE($seat) ->
    [plural] reagują
   *[other] reaguje
} kartą „{ NAME($card) }”.
log-charges-used = { NAME($seat) } { AGREE($seat) ->
    [plural] używają
   *[other] używa
} karty „{ NAME($card) }” (zużyte ładunki: { $n }).
