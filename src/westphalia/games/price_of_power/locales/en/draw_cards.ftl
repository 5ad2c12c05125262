# Phase 1: Draw Cards

ask-draw_from = From which deck do you draw?
ask-keep_card = Which of the cards just drawn do you keep, for 2 Ducats each?
ask-mission_step = Do you take or replace a Mission?
ask-take_mission = Which Mission do you take?
ask-return_mission = Which Mission do you put back?
option-take_mission = Take a Mission
option-replace_mission = Replace a Mission

no-cards-left = All cards from this deck are in players’ hands or in play.

log-events-revealed = Round { $number }: Events are revealed.
log-cards-kept = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] keep
   *[other] keeps
} { $n } { $n ->
    [one] card
   *[other] cards
} for { $ducats } { $ducats ->
    [one] Ducat
   *[other] Ducats
}.
log-card-discarded = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] discard
   *[other] discards
} “{ NAME($card) }”.
log-mission-taken = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] take
   *[other] takes
} a Mission.
log-mission-seen = Your Mission: “{ NAME($mission) }”.
log-mission-returned = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] put
   *[other] puts
} a Mission back.
