# RE-3 The Wheel

log-round = Runda { $number }
log-action-turn = Tura akcji { $number } rundy { $round }
