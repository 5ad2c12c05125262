# SC-17 Plague

log-plague = World plague! { NAME($seat) } brings it home.
log-plague-again = The plague is already raging: { NAME($seat) }’s expedition returns with nothing.
log-plague-roll = { NAME($seat) } loses { $n } { $n ->
    [one] soldier
   *[other] soldiers
} to the plague.
log-plague-moves = The plague marker moves to field { $field }.
log-plague-over = The plague is over.
log-plague-carrier = { NAME($seat) } carries the plague from now on.
