# Wydarzenia

option-event = Wybierz wydarzenie
ask-which_event = Które wydarzenie wybierasz?
ask-appoint_heir = Czy twoim władcą zostaje { NAME($character) }?
ask-buy_heir = Płacisz 2 punkty administracji za nowego władcę ({ NAME($character) })?
no-event-taken = W tej rundzie twoje wydarzenie jest już zagrane.
log-event-up = Odkryte zostaje wydarzenie „{ NAME($event) }”.
log-event = { NAME($seat) } wybiera wydarzenie „{ NAME($event) }”.
log-event-not-written = Treści wydarzenia „{ NAME($event) }” jeszcze nie ma w grze; nie ma ona skutku.
log-symbol-not-written = Jednego z symboli wydarzenia „{ NAME($event) }” jeszcze nie ma w grze; nie ma on skutku.
log-unpicked = Nikt nie wybiera wydarzenia „{ NAME($event) }”: liczą się tylko jego symbole.
