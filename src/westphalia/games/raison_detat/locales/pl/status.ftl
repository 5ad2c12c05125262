# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general) } nie może tu zostać ({ NAME($place) }). Dokąd idzie?
no-attack = Jest tu mocarstwo, którego nie możesz zaatakować i które nie jest twoim sojusznikiem.
no-units-no-fight = Generał bez oddziałów nie wchodzi na terytorium z generałem lub garnizonem rywala.
log-leaves = { NAME($power) }: { NAME($general) } odchodzi, { NAME($origin) } → { NAME($place) }.
log-leaves-board = { NAME($power) }: { NAME($general) } odchodzi poza planszę ({ NAME($origin) }).
log-status = { NAME($power) }, status: { NAME($status) }.
