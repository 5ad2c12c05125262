# Decks

log-card-drawn = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] draw
   *[other] draws
} a card from the { NAME($power) } deck.
log-card-seen = You draw “{ NAME($card) }”.
log-continent = Distant Continent { $number } is discovered: its Trade cards are shuffled in.
