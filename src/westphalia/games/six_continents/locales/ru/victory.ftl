# SC-22 Победа и подсчёт очков

option-propose_end = Предложить закончить игру
option-agree = Закончить игру
option-disagree = Играть дальше

ask-end_by_consent = Закончить игру сейчас и определить победителя по очкам?

no-end-already-proposed = В этом раунде уже предложено закончить игру; когда раунд завершится, решать будут все.

log-survivor = { NAME($seat) } побеждает: все соперники выбыли.
log-conquest = { NAME($seat) } удерживает столицы всех остальных игроков и побеждает.
log-end-proposed = { NAME($seat) } предлагает закончить игру после этого раунда.
log-end-agreed = { NAME($seat) } соглашается закончить игру.
log-end-refused = { NAME($seat) } хочет играть дальше.
log-round-limit = Раунд { $number } был последним; всё решают очки.
log-points = { NAME($seat) } набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-winner = { NAME($seat) } побеждает.
