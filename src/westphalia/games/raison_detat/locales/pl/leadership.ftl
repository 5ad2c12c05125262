# RE-5.9 Leadership

ask-leadership = { NAME($power) }: przywództwo. Co robisz?
option-place = Wystaw generałów
option-recall = Zdejmij generałów z planszy
option-draw_card = Dobierz kartę
option-gain_morale = Zyskaj 1 punkt morale
ask-place_general = { NAME($power) }: który generał wchodzi na planszę?
ask-place_where = { NAME($power) }: gdzie staje { NAME($general) }?
ask-recall = { NAME($power) }: który generał schodzi z planszy?
ask-recalled_unit = { NAME($general, case: "The") } odchodzi ({ NAME($place) }). Jego oddziały: { $n }. Dokąd trafia jeden z nich?
no-general-off-board = Żaden generał nie jest poza planszą.
no-general-on-board = Żadnego generała nie ma na planszy.
no-place-for-general = Nie ma terytorium, na którym można wystawić generała.
no-general-on-foreign-land = Generała wystawia się na kontrolowanym terytorium.
no-general-beside-rival = Stoi tam generał rywala.
no-exile-abroad = Z wygnania generał wraca na własne terytorium macierzyste.
no-more-morale = Morale jest już najwyższe.
log-gains-morale = { NAME($power) }: morale +{ $n }.
log-no-leadership = { NAME($power) }: przywództwo niewykorzystane.
log-placed = { NAME($power) }: { NAME($general) } wchodzi na planszę ({ NAME($place) }), oddziały: { $n }.
log-recalled = { NAME($power) }: { NAME($general) } schodzi z planszy ({ NAME($place) }), stracone oddziały: { $n }.
log-handed-over = { NAME($power) }: przekazane oddziały, { NAME($giver) } → { NAME($general) }: { $n }.
