# SC-1.17 do 1.19 Konferencja pokojowa

option-conference = Zwołaj konferencję pokojową
option-occupied_land = Odstąp lub zwróć okupowane prowincje
option-cede = Odstąp okupantowi
option-return = Zwróć właścicielowi
option-free_slaves = Uwolnij niewolników
option-want_slaves_free = Poproś o uwolnienie rodaków
option-text = Dodaj zapis
option-no_text = Bez zapisu
option-amend = Odeślij zmieniony projekt
option-end_talks = Zakończ rozmowy

ask-conference_with = Z kim zwołujesz konferencję?
ask-edit_draft = Twój projekt dla { NAME($other, case: "gen") }: co ma się w nim znaleźć?
ask-occupied_land = O której okupowanej prowincji ma rozstrzygnąć traktat?
ask-land_fate = Co się stanie z prowincją { NAME($place) }?
ask-slaves_freed = Ilu niewolników z narodu { NAME($other, case: "gen") } uwalniasz?
ask-slaves_wanted = Ilu twoich rodaków ma uwolnić { NAME($other, case: "the") }?
ask-treaty_text = Jaki zapis dodajesz do traktatu? Nikogo on nie wiąże.
ask-answer_draft = Projekt nr { $number } od { NAME($other, case: "gen") }: co odpowiadasz?
ask-evacuate = Dokąd idą twoje jednostki { NAME($origin, case: "from") }?

no-conference-nothing-to-settle = Nie prowadzicie wojny i żadne z was nie okupuje ziem drugiej strony.
no-conference-twice = W tej turze konferencja z tym graczem już się odbyła.
no-treaty-nothing-occupied = Żadna ze stron nie okupuje prowincji drugiej.
no-treaty-land-unlisted = Projekt musi rozstrzygać o każdej okupowanej prowincji: odstąpienie albo zwrot.
no-treaty-slaves = Nie ma takich niewolników.
no-treaty-last-draft = Dziesiąty projekt można tylko przyjąć albo odrzucić.

log-conference = { NAME($seat) } zwołuje konferencję pokojową { NAME($other, case: "with") }.
log-talks-ended = Rozmowy { NAME($seat, case: "gen") } { NAME($other, case: "with") } kończą się bez traktatu.
log-peace = { NAME($seat) } i { NAME($other, case: "the") } zawierają pokój.
log-land-returned = { NAME($seat) } zwraca { NAME($other, case: "dat") } prowincję { NAME($place) }.
log-land-ceded = { NAME($seat) } odstępuje { NAME($other, case: "dat") } prowincję { NAME($place) }.
log-evacuated = Jednostki { NAME($seat, case: "gen") } przechodzą { NAME($origin, case: "from") } { NAME($place, case: "to") }.
log-evacuation-lost = { NAME($seat) } nie ma dokąd wycofać jednostek { NAME($origin, case: "from") }: przepadają.
log-slaves-home = Do { NAME($nation, case: "gen") } wraca { $n ->
    [one] { $n } uwolniony niewolnik
   *[other] { $n } uwolnionych niewolników
} jako piechota { NAME($place, case: "in") }.
log-treaty-text = Traktat { NAME($seat, case: "gen") } { NAME($other, case: "with") } głosi: „{ $text }”.
log-slaves-released = { NAME($seat) } wypuszcza { NAME($place, case: "in") } { $n ->
    [one] { $n } niewolnika
   *[other] { $n } niewolników
} z narodu { NAME($nation, case: "gen") }.
