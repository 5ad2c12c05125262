# SC-12.25 Аукционы

option-drop_out = Выйти из аукциона

ask-bid = { $gold ->
    [0] Ставок ещё нет.
    [one] Наивысшая ставка — { $gold } монета.
    [few] Наивысшая ставка — { $gold } монеты.
   *[many] Наивысшая ставка — { $gold } монет.
} Сколько ставите?
ask-sealed_bid = Какова ваша тайная ставка?{ $gold ->
    [0] { "" }
    [one] { " " }Уже предложена { $gold } монета.
    [few] { " " }Уже предложено { $gold } монеты.
   *[many] { " " }Уже предложено { $gold } монет.
}

log-bid = { NAME($seat) } ставит { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-drop = { NAME($seat) } выходит из аукциона.
log-auction-won = { NAME($seat) } выигрывает аукцион за { $gold ->
    [one] { $gold } монету
    [few] { $gold } монеты
   *[many] { $gold } монет
}.
log-no-bids = Ставок нет.
