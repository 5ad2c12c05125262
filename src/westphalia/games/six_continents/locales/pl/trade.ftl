# SC-3.14 Handel, SC-1.20 Sprzedaż ziemi

option-offer = Złóż ofertę
option-answer_offer = Odpowiedz na ofertę
option-withdraw_offer = Wycofaj ofertę
option-send = Wyślij
option-give_gold = Daj złoto
option-give_food = Daj jedzenie
option-give_fruit = Daj owoce
option-give_voucher = Daj bony drogowe
option-give_land = Daj prowincję
option-want_gold = Poproś o złoto
option-want_food = Poproś o jedzenie
option-want_fruit = Poproś o owoce
option-want_voucher = Poproś o bony drogowe
option-want_land = Poproś o prowincję
option-counter = Złóż kontrofertę

ask-offer_to = Komu składasz ofertę?
ask-edit_offer = Twoja oferta dla { NAME($other, case: "gen") }: co ma się w niej znaleźć?
ask-offer_of = Na czyją ofertę odpowiadasz?
ask-answer_offer = Co odpowiadasz na ofertę { NAME($other, case: "gen") }?
ask-withdraw_offer = Którą ofertę wycofujesz?
ask-give_amount = Ile { NAME($goods, case: "pl_gen") } dajesz { NAME($other, case: "dat") }?
ask-want_amount = Ile { NAME($goods, case: "pl_gen") } chcesz dostać od { NAME($other, case: "gen") }?
ask-give_place = Którą prowincję dostaje { NAME($other, case: "the") }? Ponowne wskazanie wykreśla prowincję.
ask-want_place = Którą prowincję chcesz dostać od { NAME($other, case: "gen") }? Ponowne wskazanie wykreśla prowincję.

no-trade-nothing = Nie ma czym handlować.
no-trade-none-in-hand = Nie masz tego.
no-trade-none-there = Druga strona tego nie ma.
no-trade-land = Nie ma prowincji, która może zmienić właściciela.
no-trade-land-sale-off = W tej grze nie sprzedaje się prowincji.
no-trade-empty-offer = Oferta jest jeszcze pusta.
no-trade-offer-open = Nie ma takiej otwartej oferty.
no-trade-not-covered = Nie masz wszystkiego, co trzeba oddać.

log-offer-made = { NAME($seat) } składa ofertę { NAME($other, case: "dat") }.
log-offer-refused = { NAME($seat) } odrzuca ofertę { NAME($other, case: "gen") }.
log-offer-withdrawn = { NAME($seat) } wycofuje ofertę dla { NAME($other, case: "gen") }.
log-offer-lapsed = Oferta { NAME($seat, case: "gen") } dla { NAME($other, case: "gen") } przepada.
log-trade = { NAME($seat) } i { NAME($other, case: "the") } dobijają targu.
log-handed-over = { NAME($seat) } daje { COUNT($n, $goods, case: "acc") } { NAME($other, case: "dat") }.
log-land-sold = { NAME($seat) } przekazuje { NAME($other, case: "dat") } prowincję { NAME($place) }.
