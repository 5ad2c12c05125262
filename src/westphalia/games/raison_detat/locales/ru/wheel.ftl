# RE-3 The Wheel

log-round = Раунд { $number }
log-action-turn = Раунд { $round }, ход действия { $number }
