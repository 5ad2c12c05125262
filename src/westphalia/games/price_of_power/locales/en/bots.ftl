# Bots: what they do, card by card

log-bot-card = { NAME($seat, case: "The") }: Bot card { $number } is turned over ({ $n } left in the deck).
log-bot-tries = { NAME($seat, case: "The") }: { $action ->
    [event] an Event
    [military] military action
    [diplomacy] diplomacy
    [naval] naval action
    [explore] exploration
    [colonize] colonization
    [unrest] removal of Unrest
    [convert] conversion
    [papal_curia] Papal Curia
    [spy] spies
    [idea] a new Idea
    [focus_economy] focus on Economy
    [focus_expansion] focus on Expansion
    [focus_politics] focus on Politics
   *[focus_war] focus on War
}.
log-bot-impossible = Not possible for { NAME($seat, case: "the") }: { $why ->
    [power] not enough Bot Power
    [taken] the Event has already been taken
    [no_event] no Event is left for a Bot
    [manpower] neither Units nor Available Manpower
    [target] no valid target on the chart
    [full] no room for Influence
    [port] nowhere to build a ship
    [colony] no Territory to colonize
    [calm] no Unrest
    [faith] no Area to convert
    [curia] no further Cardinal
    [opponent] no Opponent with a calm Town
    [milestone] that Milestone is completed
    [enough] enough Ideas for this Age
   *[idea] no Idea that fits
}.
log-bot-chart = { NAME($seat, case: "The") }: the die shows { $n } on the { $chart ->
    [military] military
   *[diplomatic] diplomatic
} chart.
log-bot-target = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} target: { NAME($realm, case: "the") }.
log-bot-target-territory = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} target: the vacant Territory { NAME($province) }.
log-bot-no-target = { NAME($realm, case: "The") } can’t be { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} target: { $why ->
    [quest] the Idea “Quest for the New World” is missing
    [claimed] every Area is claimed
    [own] no land is left there
    [ally] already an Ally
    [truce] there is a Truce
    [passed] the player has passed
    [patron] the Ally has passed or has a Truce
    [emperor] under the Emperor’s protection
    [war] already at War
    [vassal] already a Vassal
    [influence] too much Influence there
    [strong] too strong
    [player] a player’s Realm
    [large] a DNPR that is too large
   *[distant] a Distant Realm
}.
log-bot-die = { NAME($seat, case: "The") }: the die shows { $n }.
log-bot-opponent = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] choose
   *[other] chooses
} an Opponent (the die shows { $n }): { $n ->
    [1] most Prestige
    [2] most Prestige
    [3] most Prestige
   *[other] highest Tax Income
}.
log-bot-defends = { NAME($seat, case: "The") }: Enemy Units are in the Bot’s Areas, so it defends itself.
log-bot-besieges = { NAME($seat, case: "The") }: the Army continues its siege.
log-bot-power = { NAME($seat, case: "The") }: +{ $n } Bot Power ({ $value }).
log-bot-power-lost = { NAME($seat, case: "The") }: −{ $n } Bot Power ({ $value }).
log-bot-paid = { NAME($seat, case: "The") }: { $n } Bot Power spent ({ $value } left).
log-bot-cube = { NAME($seat, case: "The") }: a cube is taken from { $what ->
    [spent] Spent Bot Power
   *[available] Available Bot Power
}.
log-bot-income = { NAME($seat, case: "The") }: Spent Bot Power is discarded and new Bot Power gained.
log-bot-recruits = { NAME($seat, case: "The") }: { $n ->
    [one] { $n } Unit is
   *[other] { $n } Units are
} recruited in { NAME($area, case: "the") }.
log-bot-lays-down = { NAME($seat, case: "The") }: { $n ->
    [one] { $n } surplus Unit in { NAME($area, case: "the") } returns
   *[other] { $n } surplus Units in { NAME($area, case: "the") } return
} to Available Manpower.
log-bot-army-home = { NAME($seat, case: "The") }: the Army leaves { NAME($area, case: "the") } and is taken off the map.
log-bot-ship = { NAME($seat, case: "The") }: a ship is built in { NAME($sea, case: "the") }.
log-bot-ship-hit = { NAME($seat, case: "The") }: a ship that counts as three has taken { $n ->
    [one] 1 hit
   *[other] { $n } hits
} and is still afloat.
log-bot-sails = { NAME($seat, case: "The") }: { $n ->
    [one] { $n } ship sails
   *[other] { $n } ships sail
} from { NAME($sea, case: "the") } to { NAME($other_sea, case: "the") }.
log-bot-spies = { NAME($seat, case: "The") }: spies are sent to { NAME($other, case: "the") }.
log-bot-focus = { NAME($seat, case: "The") }: the focus of this Round is { $focus ->
    [economy] Economy
    [expansion] Expansion
    [politics] Politics
   *[war] War
}.
log-bot-rebel-die = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] roll
   *[other] rolls
} a Rebel die: { $result ->
    [rebellion] Rebellion
    [lose_2_ducats] 2 Ducats lost
    [lose_1_monarch_power] 1 Monarch Power lost
    [exhaust_1_manpower] 1 Manpower exhausted
    [remove_1_unrest] 1 Unrest removed
   *[no_effect] no effect
}.
log-bot-deck = { NAME($seat, case: "The") }: the Bot deck is shuffled ({ $n } { $n ->
    [one] card
   *[other] cards
}).
log-white-peace-refused = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] refuse
   *[other] refuses
} a White Peace with { NAME($realm, case: "the") }.
log-colonists-gone = { NAME($seat, case: "The") }: no Territory is vacant, so all Colonists are discarded.
log-bot-falls = The Bot playing { NAME($realm, case: "the") } has no Province left and leaves the game.
log-bot-expected = { NAME($realm, case: "The") } will enter the game as a Bot in the next Round.
log-bot-enters = { NAME($realm, case: "The") } { AGREE($realm) ->
    [plural] enter
   *[other] enters
} the game as a Bot.
log-bot-takes-over = A Bot takes over { NAME($realm, case: "the") } from the player.
log-solo-result = The result for { NAME($seat, case: "the") }: { $result ->
    [great] a great victory
    [full] a victory
    [minor] a minor victory
   *[defeat] a defeat
}.
ask-entering_bot = Which Realm enters the game as a Bot?
no-bot-power = The Bot has too little Bot Power.
