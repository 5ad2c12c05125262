# SC-12.25 Licytacje

option-drop_out = Wycofaj się z licytacji

ask-bid = { $gold ->
    [0] Nikt jeszcze nie licytuje.
    [one] Najwyższa oferta to { $gold } moneta.
    [few] Najwyższa oferta to { $gold } monety.
   *[many] Najwyższa oferta to { $gold } monet.
} Ile dajesz?
ask-sealed_bid = Jaka jest twoja tajna oferta?{ $gold ->
    [0] { "" }
    [one] { " " }Dotychczasowa stawka to { $gold } moneta.
    [few] { " " }Dotychczasowa stawka to { $gold } monety.
   *[many] { " " }Dotychczasowa stawka to { $gold } monet.
}

log-bid = { NAME($seat) } daje { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-drop = { NAME($seat) } wycofuje się z licytacji.
log-auction-won = { NAME($seat) } wygrywa licytację za { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
}.
log-no-bids = Nikt nie licytuje.
