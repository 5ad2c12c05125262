# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general, case: "the") } may not stay in { NAME($place, case: "the") }. Where does he go?
no-attack = There is a power here that you may not attack and that is no friend of yours.
no-units-no-fight = A General without Units can’t enter a territory with a rival General or Garrison.
log-leaves = { NAME($power) }: { NAME($general, case: "the") } leaves { NAME($origin, case: "the") } for { NAME($place, case: "the") }.
log-leaves-board = { NAME($power) }: { NAME($general, case: "the") } leaves { NAME($origin, case: "the") } and goes off the board.
log-status = { NAME($power, case: "The") }{ AGREE($power) ->
    [plural] ’
   *[other] ’s
} Status: { NAME($status) }.
