# RE-3 The Wheel

log-round = Round { $number }
log-action-turn = Action Turn { $number } of round { $round }
