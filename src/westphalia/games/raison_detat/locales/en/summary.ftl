# The board in words

summary-line = Round { $round }. { NAME($power) }, { NAME($status) }, { NAME($action) }. Influence { $influence } of { $target }, money { $money }, Morale { $morale }, cards { $cards }.
summary-time = Time
summary-round = round
summary-last-round = last round
summary-turn = Action Turn
summary-target = Influence target
summary-emperor = Emperor
summary-arbiter = Arbiter
summary-deck = deck
summary-powers = Powers
summary-power = power
summary-player = player
summary-action = action
summary-status = Status
summary-influence = Influence
summary-influence-of = { $n } / { $target }
summary-money = money
summary-morale = Morale
summary-cards = cards
summary-tax = tax
summary-score = next score
summary-projected = after the next scoring
summary-minor = Minor Power
summary-minor-of = Minor Power controlled by { NAME($power, case: "the") }
summary-armies = Armies
summary-general = General
summary-where = where
summary-units = Units
summary-off-board = off board
summary-hands = Hands
summary-battle = Battle: { NAME($place) }
summary-side = side
summary-pile = pile
summary-attack = attack
summary-defence = defence
summary-garrison = Garrison
summary-fortress = Fortress
summary-card-up = { $card ->
    [hidden] face up
   *[other] { NAME($card) } face up
 }
summary-card-down = { $card ->
    [hidden] face down
   *[other] { NAME($card) } face down
 }
summary-lands = territories
summary-minors = Minor Powers
summary-map = Map
summary-territory = territory
summary-value = value
summary-kind = kind
summary-controller = control
summary-pieces = pieces
summary-neighbours = neighbours
summary-routes = Sea Routes
summary-route = Sea Route
summary-end = end
summary-other-end = other end
summary-capital-of = Capital ({ NAME($power) })
summary-home-of = Home ({ NAME($power) })
summary-stripe = stripe ({ NAME($power) })
summary-elector = Elector
summary-empire = Empire
summary-army = { NAME($general) } ({ $n })

goal-extend = { $n ->
    [0] Extend Influence: this Action Turn
    [one] Extend Influence: next Action Turn
   *[other] Extend Influence: in { $n } Action Turns
}
goal-target = Influence that wins at once
part-influence = Influence so far
part-land = { NAME($place) }
part-crown = the crown
