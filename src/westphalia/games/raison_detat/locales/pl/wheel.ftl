# RE-3 The Wheel

log-round = Runda { $number }
log-action-turn = Runda { $round }, tura akcji { $number }
