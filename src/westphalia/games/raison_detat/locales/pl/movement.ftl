# RE-5.19 Movement

ask-arbiter = { NAME($power) }: ruch. Kto jest twoim arbitrem?
ask-move = { NAME($power) }: tura ruchu { $number }. Który generał rusza?
ask-way = Jak rusza { NAME($general) }?
option-march = Przemarsz
option-sail = Ruch morski
option-strategic = Ruch strategiczny
ask-next_battle = { NAME($power) }: która bitwa jest następna?
ask-leave_garrison = { NAME($power) }: zostawiasz garnizon { NAME($place, case: "in") }? Który generał daje oddział?
ask-another_turn = { NAME($power) }: prosisz o kolejną turę ruchu? Arbiter: { NAME($other) }. Koszt: { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
option-ask = Poproś arbitra
ask-grant = { NAME($power) } { AGREE($power) ->
    [plural] proszą
   *[other] prosi
} o kolejną turę ruchu. Arbiter ({ NAME($other) }) dostanie { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale. Zezwalasz?
option-grant = Zezwól
no-ally-as-arbiter = Arbiter nie może należeć do twojej koalicji.
no-own-power-as-arbiter = Arbitrem nie może być mocarstwo tego samego gracza.
no-second-move = Ten generał ruszył się już w tej turze ruchu.
no-way-to-move = Nie ma dokąd pójść.
log-no-movement = { NAME($power) } nie { AGREE($power) ->
    [plural] mają generałów na planszy i nie wykonują
   *[other] ma generałów na planszy i nie wykonuje
} ruchu.
log-arbiter = Arbitrem { NAME($power, case: "gen") } { AGREE($other) ->
    [plural] są
   *[other] jest
} { NAME($other) }.
log-turn-granted = { NAME($power) } { AGREE($power) ->
    [plural] zezwalają
   *[other] zezwala
} { NAME($other, case: "dat") } na kolejną turę ruchu za { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
log-turn-refused = { NAME($power) } { AGREE($power) ->
    [plural] odmawiają
   *[other] odmawia
} { NAME($other, case: "dat") } kolejnej tury ruchu.
