# Wydarzenia

option-event = Wybierz wydarzenie
ask-which_event = Które wydarzenie wybierasz?
ask-appoint_heir = Czy twoim władcą zostaje { NAME($character) }?
ask-buy_heir = Płacisz 2 punkty administracyjne za nowego władcę ({ NAME($character) })?
no-event-taken = W tej rundzie twoje wydarzenie jest już wybrane.
log-event-up = Odkryto wydarzenie „{ NAME($event) }”.
log-event = { NAME($seat) } { AGREE($seat) ->
    [plural] wybierają
   *[other] wybiera
} wydarzenie „{ NAME($event) }”.
log-unpicked = Nikt nie wybiera wydarzenia „{ NAME($event) }”: liczą się tylko jego symbole.
log-heir-declined = { NAME($seat) } nie { AGREE($seat) ->
    [plural] płacą
   *[other] płaci
} za nowego władcę ({ NAME($character) }).
