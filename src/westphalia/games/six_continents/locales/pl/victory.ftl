# SC-22 Zwycięstwo i punktacja

option-propose_end = Zaproponuj zakończenie gry
option-agree = Zgódź się
option-disagree = Graj dalej

ask-end_by_consent = Czy zakończyć teraz grę i rozstrzygnąć ją na punkty?

no-end-already-proposed = W tej kolejce zakończenie gry już zaproponowano; na jej końcu odpowiedzą wszyscy.

log-survivor = { NAME($seat) } zostaje w grze bez rywali i wygrywa.
log-conquest = { NAME($seat) } kontroluje stolice wszystkich rywali i wygrywa.
log-end-proposed = { NAME($seat) } proponuje zakończyć grę po tej kolejce.
log-end-agreed = { NAME($seat) } zgadza się zakończyć grę.
log-end-refused = { NAME($seat) } chce grać dalej.
log-round-limit = Kolejka { $number } była ostatnia; decydują punkty.
log-points = { NAME($seat) } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
log-winner = { NAME($seat) } wygrywa.
