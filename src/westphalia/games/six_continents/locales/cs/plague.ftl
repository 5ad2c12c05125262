# SC-17 Světový mor

log-plague = Světový mor! Zavléká ho { NAME($seat, case: "the") }.
log-plague-again = Mor už řádí: expedice { NAME($seat, case: "gen") } se vrací s prázdnou.
log-plague-roll = Na mor { $n ->
    [one] umírá { $n } voják
    [few] umírají { $n } vojáci
   *[other] umírá { $n } vojáků
} { NAME($seat, case: "gen") }.
log-plague-moves = Značka moru se posouvá na pole { $field }.
log-plague-over = Mor končí.
log-plague-carrier = Přenašečem moru je od této chvíle { NAME($seat, case: "the") }.
