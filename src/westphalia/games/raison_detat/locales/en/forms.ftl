# Whole orders

form-mobilise = Mobilisation
form-mobilise-go = Buy
form-move = Move a General
form-move-go = Move
form-exchange = Exchange Units
form-exchange-go = Hand over
form-fight_on = Keep laying cards until…
form-fight_on-go = Lay the strongest cards
form-fight_on-losses = this many cards are laid
form-fight_on-odds = my chance falls below
form-percent = %
form-fight_on-stopped-losses = It is up to you whether to go on: { $n } { $n ->
    [one] card has
   *[other] cards have
} been laid.
form-fight_on-stopped-odds = It is up to you whether to go on: the chance of winning has fallen below { $odds }%.
form-close = … and that is all

# Standing orders
form-pass_battles = Lay no cards in battles and support nobody
form-pass_battles-go = Pass from now on
form-give_consent = Let allies move through
form-give_consent-go = Consent from now on
