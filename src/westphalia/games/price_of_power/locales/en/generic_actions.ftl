# Change National Focus, Change State Religion

option-change_focus = Change National Focus
ask-focus_way = What do you change?
option-both = Cubes and cards
option-cubes = Cubes
option-cards = Cards
ask-focus_type = Which Monarch Power do you increase?
ask-focus_from = From which pool do you take a cube?
ask-focus_count = How many cards do you discard? You draw one fewer.
ask-focus_discard = Which card do you discard?
ask-focus_draw = From which deck do you draw?
ask-from_discards = Do you draw, or take a discarded card for a cube of its type and 2 Ducats?
no-focus-twice = You have already changed your National Focus this Round.
no-focus = You have neither a cube to move nor a card to exchange.
log-focus = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] change
   *[other] changes
} National Focus.
log-focus-moved = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] turn
   *[other] turns
} 1 Monarch Power into { NAME($power) }.
log-focus-cards = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] exchange
   *[other] exchanges
} { $n } { $n ->
    [one] card
   *[other] cards
}.
log-card-bought = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} “{ NAME($card) }” from the discards.

option-change_faith = Change State Religion
ask-new_faith = What do you adopt?
option-change = The other confession
option-counter_reform = The Counter-Reformation
ask-faith_marriage = Which Royal Marriage do you give up?
ask-faith_from = From which Area do you remove an Influence cube?
ask-faith_to = Where do you place the Influence cube?
ask-faith_unrest = Which Town in { NAME($area, case: "the") } gets Unrest?
no-faith-age = The State Religion can be changed only from Age II on.
no-faith-change = This State Religion can’t be changed by an action.
no-faith-emperor = The Emperor may only adopt the official Religion of the Empire.
no-faith-papal = The Papal States are always Catholic.
log-state-religion = { $religion ->
    [none] { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] no longer have
   *[other] no longer has
} a State Religion.
   *[other] { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} State Religion is now { NAME($religion) }.
}
