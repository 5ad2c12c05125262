# Wybory na kartach

option-A = A
option-B = B
option-neither = Żadna
ask-event_option = „{ NAME($event) }”: którą opcję wybierasz?
ask-card_option = Którą opcję karty wybierasz?
ask-pick_area = Który obszar wybierasz?
ask-pick_province = Którą prowincję wybierasz?
ask-pick_piece = Które miasto lub którego wasala wybierasz?
ask-pick_realm = Które królestwo wybierasz?
ask-pick_node = Który węzeł handlowy wybierasz?
ask-pick_sea = Którą strefę morską wybierasz?
ask-pick_idea = Którą ideę wybierasz?
ask-may_pick = Czy dokonujesz wyboru, na który pozwala karta?
no-event-option-must = Karta nie daje ci wyboru.
no-option-cost = Nie stać cię na tę opcję, a drugą możesz wybrać.
no-option-requirement = Warunek tej opcji nie jest spełniony.
log-event-option = { $option ->
    [neither] { NAME($seat) } nie { AGREE($seat) ->
    [plural] wybierają
   *[other] wybiera
} żadnej opcji wydarzenia „{ NAME($event) }”.
   *[other] { NAME($seat) } { AGREE($seat) ->
    [plural] wybierają
   *[other] wybiera
} opcję { $option } wydarzenia „{ NAME($event) }”.
}
