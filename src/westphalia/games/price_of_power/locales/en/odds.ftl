# Chances, as the calculator gives them

odds-land = { $ours } Units against { $theirs }; on average you lose { $losses }, they lose { $kills }
odds-sea = { $ours } ships against { $theirs }; on average you lose { $losses }, they lose { $kills }
odds-at-once = Battle at once in { NAME($area, case: "the") }: { $ours } against { $theirs }, { $n }% to win
odds-at-once-at-sea = Naval battle at once in { NAME($sea, case: "the") }: { $ours } against { $theirs }, { $n }% to win
