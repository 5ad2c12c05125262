# Explore

option-explore = Explore
ask-explore_ship = Do you move a Light Ship to a Distant Continent first?
ask-explore_roll = The die shows { $number }{ $hazard ->
    [0] {""}
   *[other] {" "}with a hazard
}. Do you use it?
ask-discover = Which Area do you discover?
ask-lost_ship = The exploration has failed. Where do you lose a ship?
option-no_ship = No ship
option-use = Use it
option-roll_again = Roll again for 1 DIP
option-fail = Let it fail
no-explore-area = No Area that you could discover is adjacent to your Realm or, with the Idea “Quest for the New World”, to your ships.
log-explore-roll = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] explore and roll
   *[other] explores and rolls
} { $number }{ $hazard ->
    [0] {""}
   *[other] {" "}with a hazard
}.
log-nothing-discovered = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] find
   *[other] finds
} nothing.
log-discovered = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] discover
   *[other] discovers
} { NAME($area, case: "the") }.
log-exploration-failed = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} exploration fails.
log-ship-lost-exploring = One of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} ships is lost in { NAME($space, case: "the") }.
