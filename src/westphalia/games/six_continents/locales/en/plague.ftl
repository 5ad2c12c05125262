# SC-17 Plague

log-plague = World plague! { NAME($seat) } brings it home.
log-plague-again = The plague rules already: the expedition of { NAME($seat) } returns with nothing.
log-plague-roll = The plague takes { $n } { $n ->
    [one] soldier
   *[other] soldiers
} of { NAME($seat) }.
log-plague-moves = The plague marker moves to field { $field }.
log-plague-over = The plague is over.
log-plague-carrier = { NAME($seat) } carries the plague from now on.
