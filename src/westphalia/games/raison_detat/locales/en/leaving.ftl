# RE-10.4 Leaving players

ask-become_minor = { NAME($power, case: "The") }{ AGREE($power) ->
    [plural] ’
   *[other] ’s
} player has left. Should the power become a Minor Power? All must agree.
log-left = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} left the game ({ NAME($power) }).
log-stays-major = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] stay
   *[other] stays
} a Major Power.
log-becomes-minor = { NAME($power, case: "The") } { AGREE($power) ->
    [plural] become
   *[other] becomes
} a Minor Power.
