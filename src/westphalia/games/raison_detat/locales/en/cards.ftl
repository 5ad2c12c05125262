# RE-6.12, RE-7.1 Cards

ask-discard_excess = { NAME($power) }: over the hand limit, { $n } to discard. Which card?
log-hand-limit = { NAME($power) }: hand limit, cards discarded: { $n }.
log-draws = { NAME($power) }: cards drawn: { $n }.
log-drew = { NAME($power) }: the card drawn is a { NAME($card) }.
log-reshuffle = The discard pile is shuffled into a new deck of { $n } cards.
