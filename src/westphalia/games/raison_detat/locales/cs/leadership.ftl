# RE-5.9 Leadership

ask-leadership = { NAME($power) }: velení. Co uděláte?
option-place = Umístit generály
option-recall = Stáhnout generály z plánu
option-draw_card = Dobrat kartu
option-gain_morale = Získat 1 bod morálky
ask-place_general = { NAME($power) }: který generál přijde na plán?
ask-place_where = { NAME($power) }: kam se postaví { NAME($general) }?
ask-recall = { NAME($power) }: který generál opustí plán?
ask-recalled_unit = { NAME($general, case: "The") } odchází { NAME($place, case: "from") }. { $n ->
    [one] Má { $n } oddíl. Kam oddíl přejde?
    [few] Má { $n } oddíly. Kam přejde jeden z nich?
   *[other] Má { $n } oddílů. Kam přejde jeden z nich?
}
no-general-off-board = Žádný generál není mimo plán.
no-general-on-board = Žádný generál není na plánu.
no-place-for-general = Není území, kam generála umístit.
no-general-on-foreign-land = Generál se umísťuje na ovládané území.
no-general-beside-rival = Stojí tam generál soupeře.
no-exile-abroad = Z vyhnanství se generál vrací na vlastní domovské území.
no-more-morale = Vyšší už morálka být nemůže.
log-gains-morale = { NAME($power) } { AGREE($power) ->
    [plural] získávají
   *[other] získává
} { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} morálky.
log-no-leadership = { NAME($power) } { AGREE($power) ->
    [plural] nevyužívají
   *[other] nevyužívá
} velení.
log-placed = { NAME($power) }: { NAME($general) } je umístěn { NAME($place, case: "in") } { $n ->
    [0] bez oddílů
    [one] s { $n } oddílem
    [few] se { $n } oddíly
   *[other] s { $n } oddíly
}.
log-recalled = { NAME($power) }: { NAME($general) } odchází { NAME($place, case: "from") } mimo plán{ $n ->
    [0] { "" }
    [one] { " " }a ztrácí { $n } oddíl
    [few] { " " }a ztrácí { $n } oddíly
   *[other] { " " }a ztrácí { $n } oddílů
}.
log-handed-over = { NAME($power) }: { NAME($giver) } předává { $n ->
    [one] { $n } oddíl
    [few] { $n } oddíly
   *[other] { $n } oddílů
}. Příjemce: { NAME($general) }.
