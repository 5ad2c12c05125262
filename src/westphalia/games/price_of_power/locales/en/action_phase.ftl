# A Turn

ask-turn = { $left ->
    [last] This is your last Turn of the Round. What do you do?
    [last_but_event] This is your last free Turn of the Round; if you do not take an Event now, one more Turn follows for it. What do you do?
    [event] This Turn is for the Event you still have to take.
    [more] Turns you have left in this Round: { $n }. What do you do?
   *[any] It is your Turn. What do you do?
}
ask-after_action = Do you take a Minor Action, or end your Turn?
option-end = End the Turn
option-pass = Pass
no-pass-before-event = You must take the Event action before you pass.
no-action-but-event = Your last Turn is for the Event you still have to take.
log-actions = Round { $number }: the Action Phase begins.
log-phase = Phase { $number }, { $number ->
    [3] Peace and Rebels
    [4] Income and Upkeep
   *[other] Cleanup
}
log-turn = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} a Turn.
log-passed = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] pass
   *[other] passes
} (place in the order of passing: { $number }).
log-finished = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] have
   *[other] has
} no Turn left in this Round.
log-rules-2 = From here on, the game follows the revised rulebook more closely (version 2 of the rules): Calls to Arms, options of Events, Missions and what the log says have changed.
