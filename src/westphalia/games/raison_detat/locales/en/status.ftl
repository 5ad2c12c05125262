# RE-4 Status

ask-leave_to = { NAME($power) }: { NAME($general, case: "the") } may not stay here ({ NAME($place) }). Where does he go?
no-attack = There is a power here that you may not attack and that is no friend of yours.
no-units-no-fight = A General without Units cannot enter a territory with a rival General or Garrison.
log-leaves = { NAME($power) }: { NAME($general, case: "the") } leaves, { NAME($origin) } → { NAME($place) }.
log-leaves-board = { NAME($power) }: { NAME($general, case: "the") } leaves { NAME($origin) } and goes off board.
log-status = { NAME($power) }, Status: { NAME($status) }.
