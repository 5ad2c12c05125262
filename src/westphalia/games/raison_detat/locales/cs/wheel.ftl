# RE-3 The Wheel

log-round = Kolo { $number }
log-action-turn = Tah akce { $number } v kole { $round }
