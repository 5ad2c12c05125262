# SC-4 Budynki

option-build = Zbuduj
option-demolish = Zburz lub zniszcz budynek
option-bunker_2 = Bunkier, od razu poziom 2
option-upgrade_bunker = Rozbuduj bunkier do poziomu 2
option-voucher = Użyj bonu drogowego
option-gold = Zapłać złotem

ask-build_what = Co budujesz?
ask-build_where = Gdzie budujesz { NAME($building, case: "acc") }?
ask-road_payment = Płacisz za drogę { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
} czy używasz bonu drogowego?
ask-demolish_where = W której prowincji burzysz budynek?
ask-demolish_what = Który budynek burzysz { NAME($place, case: "in") }?

no-build-level = Poziom twojej stolicy nie pozwala jeszcze na ten budynek.
no-build-gold = Nie stać cię na to.
no-build-site = Nie ma teraz prowincji, w której można to zbudować.
no-build-not-yours = Tę prowincję tylko okupujesz; w okupowanej prowincji możesz zbudować jedynie drogę.
no-build-not-controlled = Nie kontrolujesz tej prowincji.
no-build-in-capital = W stolicy nie można niczego budować.
no-build-red-tokens = Dopóki leżą tu czerwone żetony, można zbudować tylko drogę.
no-build-expedition = Dopóki bada ją ekspedycja, w tej prowincji można zbudować tylko drogę lub port.
no-build-not-connected = Ta prowincja nie ma połączenia z twoją stolicą.
no-build-main-stands = Stoi tu już główny budynek.
no-build-port-stands = Jest tu już port.
no-build-road-stands = Jest tu już droga.
no-build-no-bunker = Nie ma tu bunkra do rozbudowy.
no-build-bunker-complete = Ten bunkier ma już poziom 2.
no-build-coast = Port można zbudować tylko w prowincji nadmorskiej.
no-build-poisoned = Na zatrutej ziemi nie może stanąć ani farma, ani spichlerz.
no-demolish-nothing = Nie ma budynku, który można by zburzyć.

log-built = { NAME($seat) } buduje { NAME($building, case: "acc") } { NAME($place, case: "in") }{ $gold ->
    [0] { " " }bez opłaty
    [one] { " " }za { $gold } monetę
    [few] { " " }za { $gold } monety
   *[many] { " " }za { $gold } monet
}.
log-demolished = { NAME($seat) } burzy { NAME($building, case: "acc") } { NAME($place, case: "in") } i odzyskuje { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-building-lost = Zniszczeniu ulega { NAME($building) } { NAME($place, case: "in") }.
log-destroyed = { NAME($seat) } niszczy { NAME($building, case: "acc") } w okupowanej prowincji { NAME($place) }.
