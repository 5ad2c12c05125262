# RE-5.19 Movement

ask-arbiter = { NAME($power) }: ruch. Kto jest twoim arbitrem?
ask-move = { NAME($power) }: tura ruchu { $number }. Który generał rusza?
ask-way = Jak rusza { NAME($general) }?
option-march = Przemarsz
option-sail = Ruch morski
option-strategic = Ruch strategiczny
ask-next_battle = { NAME($power) }: która bitwa jest następna?
ask-leave_garrison = { NAME($power) }: zostawić garnizon ({ NAME($place) })? Który generał daje oddział?
ask-another_turn = { NAME($power) }: prosić o kolejną turę ruchu? Arbiter: { NAME($other) }. Koszt: { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale.
option-ask = Poproś arbitra
ask-grant = Prośba o kolejną turę ruchu: { NAME($power) }. Zapłata dla arbitra ({ NAME($other) }): { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale. Zezwalasz?
option-grant = Zezwól
no-ally-as-arbiter = Arbiter nie może należeć do twojej koalicji.
no-own-power-as-arbiter = Arbitrem nie może być mocarstwo tego samego gracza.
no-second-move = Ten generał ruszył się już w tej turze ruchu.
no-way-to-move = Nie ma dokąd pójść.
log-no-movement = { NAME($power) }: brak generałów na planszy, brak ruchu.
log-arbiter = { NAME($power) }: arbiter – { NAME($other) }.
log-turn-granted = { NAME($power) }: zgoda na kolejną turę ruchu za { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} morale ({ NAME($other) }).
log-turn-refused = { NAME($power) }: odmowa kolejnej tury ruchu ({ NAME($other) }).
