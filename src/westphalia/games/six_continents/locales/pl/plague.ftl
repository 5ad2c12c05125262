# SC-17 Zaraza

log-plague = Światowa zaraza! Przywleka ją { NAME($seat, case: "the") }.
log-plague-again = Zaraza już panuje: ekspedycja { NAME($seat, case: "gen") } wraca z niczym.
log-plague-roll = Zaraza zabiera { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
} { NAME($seat, case: "gen") }.
log-plague-moves = Znacznik zarazy przechodzi na pole { $field }.
log-plague-over = Zaraza wygasa.
log-plague-carrier = Zarazę roznosi odtąd { NAME($seat, case: "the") }.
