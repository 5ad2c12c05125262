# RE-3 The Wheel

log-round = Раунд { $number }
log-action-turn = Ход действия { $number } раунда { $round }
