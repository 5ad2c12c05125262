# RE-5.9 Leadership

ask-leadership = { NAME($power) }: przywództwo. Co robisz?
option-place = Wystaw generałów
option-recall = Zdejmij generałów z planszy
option-draw_card = Dobierz kartę
option-gain_morale = Zyskaj 1 punkt morale
ask-place_general = { NAME($power) }: który generał wchodzi na planszę?
ask-place_where = { NAME($power) }: gdzie staje { NAME($general) }?
ask-recall = { NAME($power) }: który generał schodzi z planszy?
ask-recalled_unit = { NAME($general, case: "The") } odchodzi { NAME($place, case: "from") }. Jego oddziały: { $n }. Dokąd trafia jeden z nich?
no-general-off-board = Żaden generał nie jest poza planszą.
no-general-on-board = Żadnego generała nie ma na planszy.
no-place-for-general = Nie ma terytorium, na którym można wystawić generała.
no-general-on-foreign-land = Generała wystawia się na kontrolowanym terytorium.
no-general-beside-rival = Stoi tam generał rywala.
no-exile-abroad = Z wygnania generał wraca na własne terytorium macierzyste.
no-more-morale = Morale jest już najwyższe.
log-gains-morale = { NAME($power) } { AGREE($power) ->
    [plural] zyskują
   *[other] zyskuje
} { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
log-no-leadership = { NAME($power) } nie { AGREE($power) ->
    [plural] wykorzystują
   *[other] wykorzystuje
} przywództwa.
log-placed = { NAME($power) }: { NAME($general) } wchodzi na planszę { NAME($place, case: "in") } (oddziały: { $n }).
log-recalled = { NAME($power) }: { NAME($general) } odchodzi { NAME($place, case: "from") } poza planszę (stracone oddziały: { $n }).
log-handed-over = { NAME($power) }: { NAME($giver) } przekazuje { $n } { $n ->
    [one] oddział
    [few] oddziały
   *[many] oddziałów
} (odbiorca: { NAME($general) }).
