# Chances, as the calculator gives them

odds-land = { $ours } { $ours ->
    [one] Unit
   *[other] Units
} against { $theirs }; on average you lose { $losses } and they lose { $kills }
odds-sea = { $ours } { $ours ->
    [one] ship
   *[other] ships
} against { $theirs }; on average you lose { $losses } and they lose { $kills }
odds-at-once = Battle at once in { NAME($area, case: "the") }: { $ours } against { $theirs }, { $n }% to win
odds-at-once-at-sea = Naval battle at once in { NAME($sea, case: "the") }: { $ours } against { $theirs }, { $n }% to win
