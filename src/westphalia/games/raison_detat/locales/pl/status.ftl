# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general) } nie może zostać { NAME($place, case: "in") }. Dokąd idzie?
no-attack = Jest tu mocarstwo, którego nie możesz zaatakować i które nie jest twoim sojusznikiem.
no-units-no-fight = Generał bez oddziałów nie wchodzi na terytorium z generałem lub garnizonem rywala.
log-leaves = { NAME($power) }: { NAME($general) } odchodzi { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-leaves-board = { NAME($power) }: { NAME($general) } odchodzi { NAME($origin, case: "from") } poza planszę.
log-status = { NAME($power) }, status: { NAME($status) }.
