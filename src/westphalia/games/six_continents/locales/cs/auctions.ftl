# SC-12.25 Dražby

option-drop_out = Odstoupit z dražby

ask-bid = Nejvyšší nabídka: { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}. Kolik nabídnete?
ask-sealed_bid = Jaká je vaše tajná nabídka? Dosud nabídnuto: { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}.

log-bid = { NAME($seat) } nabízí { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
log-drop = { NAME($seat) } odstupuje z dražby.
log-auction-won = { NAME($seat) } vyhrává dražbu { $gold ->
    [0] zdarma
    [one] za { $gold } minci
    [few] za { $gold } mince
   *[other] za { $gold } mincí
}.
log-no-bids = Nikdo nic nenabízí.
