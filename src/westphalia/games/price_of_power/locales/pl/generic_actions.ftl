# Akcje ogólne: zmiana celu narodowego i religii państwowej

option-change_focus = Zmień cel narodowy
ask-focus_way = Co zmieniasz?
option-both = Kostki i karty
option-cubes = Kostki
option-cards = Karty
ask-focus_type = Jakich punktów władzy ma ci przybyć?
ask-focus_from = Z której puli bierzesz kostkę?
ask-focus_count = Ile kart odrzucasz? Dobierasz o jedną mniej.
ask-focus_discard = Którą kartę odrzucasz?
ask-focus_draw = Z której talii dobierasz?
ask-from_discards = Dobierasz kartę z talii czy bierzesz odrzuconą za kostkę jej rodzaju i 2 dukaty?
no-focus-twice = W tej rundzie twój cel narodowy był już zmieniany.
no-focus = Nie masz ani kostki do przesunięcia, ani karty do wymiany.
log-focus = { NAME($seat) } { AGREE($seat) ->
    [plural] zmieniają
   *[other] zmienia
} cel narodowy.
log-focus-moved = { NAME($seat) } { AGREE($seat) ->
    [plural] zamieniają
   *[other] zamienia
} 1 punkt władzy na { NAME($power, case: "acc") }.
log-focus-cards = { NAME($seat) } { AGREE($seat) ->
    [plural] wymieniają
   *[other] wymienia
} { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
}.
log-card-bought = { NAME($seat) } { AGREE($seat) ->
    [plural] biorą
   *[other] bierze
} spośród odrzuconych kartę „{ NAME($card) }”.
option-change_faith = Zmień religię państwową
ask-new_faith = Co przyjmujesz?
option-change = Drugie wyznanie
option-counter_reform = Kontrreformacja
ask-faith_marriage = Z którego królewskiego mariażu rezygnujesz?
ask-faith_from = Z którego obszaru usuwasz kostkę wpływu?
ask-faith_to = Gdzie umieszczasz kostkę wpływu?
ask-faith_unrest = W którym mieście { NAME($area, case: "in") } wybuchają niepokoje?
no-faith-age = Religię państwową można zmienić dopiero od ery II.
no-faith-change = Tej religii państwowej nie można zmienić akcją.
no-faith-emperor = Cesarz może przyjąć tylko oficjalną religię Cesarstwa.
no-faith-papal = Państwo Papieskie jest zawsze katolickie.
log-state-religion = { $religion ->
    [none] { NAME($seat) } nie { AGREE($seat) ->
        [plural] mają
       *[other] ma
    } odtąd religii państwowej.
   *[other] Religia państwowa { NAME($seat, case: "gen") } to teraz { NAME($religion) }.
}
