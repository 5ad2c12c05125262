# Buntownicy

ask-rebel_area = Dla którego obszaru rzucasz teraz kośćmi buntowników?
ask-rebel_result = Który wynik rozpatrujesz teraz?
ask-rebel_unit = Którą jednostkę tracisz?
ask-rebel_province = Którą prowincję zajmują buntownicy?
ask-exhaust_from = Skąd wyczerpujesz jednostkę regularną?
ask-rebel_calm = Z której prowincji usuwasz niepokoje?
ask-rebel_siege = Buntownicy oblegają obszar { NAME($area) }: która prowincja pada teraz?
ask-dnpr_colour = Prowincja { NAME($province) } zostaje wyzwolona: jaki kolor ma jej żeton?
ask-rebel_to_lift = Nie ma już jednostek buntowników dla obszaru { NAME($area) }. Z którego obszaru bierzesz jednostkę?
option-rebellion = Bunt
option-lose_2_ducats = Strata 2 dukatów
option-lose_1_monarch_power = Strata 1 punktu władzy
option-exhaust_1_manpower = Wyczerpanie 1 jednostki zasobów ludzkich
option-remove_1_unrest = Usunięcie 1 żetonu niepokojów
option-available = Dostępne zasoby ludzkie

log-rebel-die = { NAME($seat) } { AGREE($seat) ->
    [plural] rzucają
   *[other] rzuca
} kością buntowników { NAME($area, case: "in") }: { $result ->
    [rebellion] bunt
    [lose_2_ducats] strata 2 dukatów
    [lose_1_monarch_power] strata 1 punktu władzy
    [exhaust_1_manpower] wyczerpanie 1 jednostki zasobów ludzkich
    [remove_1_unrest] usunięcie 1 żetonu niepokojów
   *[no_effect] brak efektu
}.
log-rebellion-unit = { NAME($seat) } { AGREE($seat) ->
    [plural] tracą
   *[other] traci
} { COUNT(1, $unit, case: "acc") } przez bunt { NAME($area, case: "in") }.
log-exhausted = { NAME($seat) } { AGREE($seat) ->
    [plural] wyczerpują
   *[other] wyczerpuje
} 1 jednostkę zasobów ludzkich.
log-rebel-town = Buntownicy odbierają { NAME($seat, case: "dat") } prowincję { NAME($province) }.
log-liberated = Prowincja { NAME($province) } zostaje wyzwolona i należy odtąd do { NAME($realm, case: "gen") }.
log-shaken-off = Prowincja { NAME($province) } wyzwala się spod władzy { NAME($seat, case: "gen") }.
log-liberated-from = Prowincja { NAME($province) } zostaje uwolniona spod okupacji { NAME($seat, case: "gen") }.
log-rebels = { $n ->
    [one] Pojawia się { $n } jednostka
    [few] Pojawiają się { $n } jednostki
   *[many] Pojawia się { $n } jednostek
} buntowników { NAME($area, case: "in") }.
log-rebels-move = { $n ->
    [one] { $n } jednostka buntowników przechodzi
    [few] { $n } jednostki buntowników przechodzą
   *[many] { $n } jednostek buntowników przechodzi
} { NAME($area, case: "from") } { NAME($other_area, case: "to") }.
log-rebels-disperse = Jednostka buntowników { NAME($area, case: "in") } rozprasza się.

# Buntownicy religijni

option-follow_rebels = Przyjmij religię buntowników religijnych
log-religious-rebels-gone = Buntownicy religijni { NAME($area, case: "in") } rozchodzą się do domów.
log-rebel-town-gone = Buntownicy opuszczają prowincję { NAME($province) }.
no-religious-rebels-rule = Przy tym stole nie ma buntowników religijnych.
no-religious-rebels = Buntownicy religijni nie zajmują twojej stolicy i 2 innych twoich prowincji.
no-religious-rebels-diverse = Różnorodne wyznania nie mogą być religią państwową.
