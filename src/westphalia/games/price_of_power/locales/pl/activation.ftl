# Aktywacja jednostek: ruch lądowy i morski, oblężenia

option-activate = Aktywuj jednostki
option-move = Ruch lądowy
option-siege = Oblężenie
option-sail = Ruch morski
option-undock = Wyjście w morze
option-ship = Lekki statek
option-form_army_1 = Nowa armia 1
option-form_army_2 = Nowa armia 2
option-form_army_3 = Nowa armia 3
option-form_fleet = Nowa flota
option-join_fleet = Dołącz lekki statek
option-leave_fleet = Odłącz lekki statek
option-single = Pojedyncza jednostka
option-pick_up = Zabierz jednostki
option-drop = Zostaw jednostki
option-pay_ducats = Zapłać 3 dukaty
option-ask_consent = Poproś gracza
option-occupy = Okupuj prowincję
option-set_free = Tylko przepędź buntowników
option-spend_influence = Usuń stamtąd 1 wpływ
option-turn_back = Nie wkraczaj
ask-activate_way = Co robią twoje jednostki?
ask-move_from = Z którego obszaru ruszają jednostki?
ask-move_what = Co się porusza?
ask-march_to = Dokąd idą jednostki?
ask-reorganise = Reorganizujesz armię { NAME($area, case: "in") }?
ask-reorganise_army = Których jednostek to dotyczy?
ask-reorganise_unit = Której jednostki to dotyczy?
ask-access = Jak zyskujesz dostęp militarny do obszaru { NAME($area) }?
ask-access_whom = Kogo prosisz o dostęp militarny?
ask-access_consent = { NAME($seat) } { AGREE($seat) ->
    [plural] proszą
   *[other] prosi
} o przejście przez obszar { NAME($area) }. Zgadzasz się?
ask-retreat_to = Dokąd wycofują się twoje jednostki?
ask-sail_destination = Dokąd płyną statki?
ask-sail_from = Skąd płyną statki?
ask-sail_what = Co płynie?
ask-undock_from = Z którego portu statki wychodzą w morze?
ask-undock_to = Do której strefy morskiej wypływają?
ask-reorganise_fleet = Reorganizujesz flotę?
ask-hunt_pirates = Atakujesz piratów?
ask-embark = Z którego obszaru przewozisz jednostki przez morze?
ask-embark_what = Co przewozisz?
ask-land_at = Gdzie lądują jednostki?
ask-siege_area = Na którym obszarze prowadzisz oblężenie?
ask-siege_unit = Która jednostka bierze udział? Pierwsza za darmo, każda następna za 1 punkt militarny.
ask-siege_target = Którą prowincję oblegasz?
ask-siege_drop = Mentalność obronna: twoja siła oblężenia jest za mała. Z której prowincji rezygnujesz?
ask-siege_rebel_town = Okupujesz prowincję czy tylko przepędzasz buntowników?
ask-hire_for_march = Najmujesz najemników na ten marsz?
no-activate-units = Żadna z twoich jednostek nie może się ruszyć.
no-activate-ships = Żaden z twoich statków nie może wypłynąć.
no-access = Nie masz dostępu militarnego.
no-access-distant = Jednostki nie mogą wejść na ten odległy obszar.
no-mountain-mil = Masz za mało punktów militarnych, by przejść przez góry.
no-much-artillery = Armia, w której jest więcej artylerii niż kawalerii, nie może odbyć tego marszu.
no-siege = Twoje jednostki nie mają czego oblegać.
no-siege-strength = Siła oblężenia jest za mała.
no-siege-ship = Prowincja wyspiarska wymaga twojego statku na otaczających ją wodach.
log-march = { NAME($seat) } { AGREE($seat) ->
    [plural] maszerują
   *[other] maszeruje
} { NAME($area, case: "from") } { NAME($other_area, case: "to") } w sile { $n } { $n ->
    [one] jednostki
   *[other] jednostek
}.
log-access = { NAME($other) } { AGREE($other) ->
    [plural] przepuszczają
   *[other] przepuszcza
} { NAME($seat, case: "acc") } przez obszar { NAME($area) }.
log-access-refused = { NAME($other) } nie { AGREE($other) ->
    [plural] przepuszczają
   *[other] przepuszcza
} { NAME($seat, case: "gen") } przez obszar { NAME($area) }.
log-access-paid = { NAME($seat) } { AGREE($seat) ->
    [plural] płacą
   *[other] płaci
} za przejście przez obszar { NAME($area) }.
log-sailed = Statki { NAME($seat, case: "gen") } płyną { NAME($space, case: "to") }.
log-occupied = { NAME($seat) } { AGREE($seat) ->
    [plural] okupują
   *[other] okupuje
} prowincję { NAME($province) }.
log-freed = { NAME($seat) } { AGREE($seat) ->
    [plural] uwalniają
   *[other] uwalnia
} prowincję { NAME($province) } spod okupacji.
log-rebels-expelled = { NAME($seat) } { AGREE($seat) ->
    [plural] przepędzają
   *[other] przepędza
} buntowników z prowincji { NAME($province) }.
log-siege-fails = Oblężenie prowincji { NAME($province) } przez { NAME($seat, case: "acc") } kończy się niepowodzeniem.
log-access-married = { NAME($seat) } { AGREE($seat) ->
    [plural] przechodzą
   *[other] przechodzi
} przez obszar { NAME($area) } za darmo dzięki królewskiemu mariażowi.
log-fleet-changed = { NAME($seat) } { AGREE($seat) ->
    [plural] reorganizują
   *[other] reorganizuje
} flotę { NAME($space, case: "in") }.
log-army-changed = { NAME($seat) } { AGREE($seat) ->
    [plural] reorganizują
   *[other] reorganizuje
} armię { NAME($area, case: "in") }.
