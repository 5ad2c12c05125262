# RE-5.9 Leadership

ask-leadership = { NAME($power) }: velení. Co uděláte?
option-place = Umístit generály
option-recall = Stáhnout generály z plánu
option-draw_card = Dobrat kartu
option-gain_morale = Získat 1 bod morálky
ask-place_general = { NAME($power) }: který generál přijde na plán?
ask-place_where = { NAME($power) }: kam se postaví { NAME($general) }?
ask-recall = { NAME($power) }: který generál opustí plán?
ask-recalled_unit = { NAME($general, case: "The") } odchází ({ NAME($place) }). Jeho oddíly: { $n }. Kam přejde jeden z nich?
no-general-off-board = Žádný generál není mimo plán.
no-general-on-board = Žádný generál není na plánu.
no-place-for-general = Není území, kam generála umístit.
no-general-on-foreign-land = Generál se umisťuje na ovládané území.
no-general-beside-rival = Stojí tam generál soupeře.
no-exile-abroad = Z vyhnanství se generál vrací na vlastní domovské území.
no-more-morale = Vyšší už morálka být nemůže.
log-gains-morale = { NAME($power) }: morálka +{ $n }.
log-no-leadership = { NAME($power) }: velení nevyužito.
log-placed = { NAME($power) }: { NAME($general) } přichází na plán, { NAME($place) }, oddíly: { $n }.
log-recalled = { NAME($power) }: { NAME($general) } opouští plán ({ NAME($place) }), ztracené oddíly: { $n }.
log-handed-over = { NAME($power) }: předané oddíly, { NAME($giver) } → { NAME($general) }: { $n }.
