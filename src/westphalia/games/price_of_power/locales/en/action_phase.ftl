# A Turn

ask-turn = { $n ->
    [0] It is your Turn. What do you do?
    [1] It is your last Turn of the Round. What do you do?
   *[other] You have { $n } Turns left in this Round. What do you do?
}
ask-after_action = Do you take a Minor Action, or end your Turn?
option-end = End the Turn
option-pass = Pass
no-pass-before-event = You take the Event action before you pass.
no-action-but-event = Your last Turn is for the Event you still have to take.
log-actions = Round { $number }: the Action Phase begins.
log-phase = Phase { $number }, { $number ->
    [3] Peace and Rebels
    [4] Income and Upkeep
   *[other] Cleanup
}
log-turn = { NAME($seat) } { AGREE($seat) ->
    [plural] take
   *[other] takes
} a Turn.
log-passed = { NAME($seat) } { AGREE($seat) ->
    [plural] pass
   *[other] passes
} as number { $number }.
log-finished = { NAME($seat) } { AGREE($seat) ->
    [plural] have
   *[other] has
} taken the last Turn of the Round.
