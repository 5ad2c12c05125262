# RE-10.4 Leaving players

ask-become_minor = The player of { NAME($power, case: "the") } has left. Should it become a Minor Power? All must agree.
log-left = { NAME($seat) } { AGREE($seat) ->
    [plural] have
   *[other] has
} left the game ({ NAME($power) }).
log-stays-major = { NAME($power) } { AGREE($power) ->
    [plural] stay
   *[other] stays
} a Major Power.
log-becomes-minor = { NAME($power) } { AGREE($power) ->
    [plural] become
   *[other] becomes
} a Minor Power.
