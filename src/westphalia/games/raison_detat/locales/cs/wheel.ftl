# RE-3 The Wheel

log-round = Kolo { $number }
log-action-turn = Akční tah { $number } v kole { $round }
