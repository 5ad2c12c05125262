# Whole orders

form-recruit = Recruit Units
form-recruit-go = Recruit
form-march = March
form-march-go = March
form-siege = Siege
form-siege-go = Besiege
form-losses = Losses
form-losses-go = Take these losses
form-influence = Influence
form-influence-go = Place Influence
form-claims = Claims
form-claims-go = Fabricate Claims
form-trade = Trade
form-trade-go = Trade
form-march-take = Infantry that join
form-march-leave = Infantry left behind
form-march-take-army_1 = joins from Army 1
form-march-take-army_2 = joins from Army 2
form-march-take-army_3 = joins from Army 3
form-march-leave-army_1 = stays with Army 1
form-march-leave-army_2 = stays with Army 2
form-march-leave-army_3 = stays with Army 3
form-sail = Naval Movement
form-sail-go = Set sail
form-sail-further = more ships join
form-undock = Undock
form-undock-go = Put to sea
form-cut_ties = Cut Ties
form-cut_ties-go = Cut these ties
form-draw = Draw all from one deck
form-draw-go = Draw
form-keep = Keep cards
form-keep-go = Keep these
form-exchange = Exchange cards
form-exchange-go = Exchange these
form-missions = Missions
form-missions-go = Take these
form-discard = Discard
form-discard-go = Discard these
form-first_missions = Missions
form-first_missions-go = Take these
form-fight_on = Fight on until…
form-fight_on-go = Fight on
form-fight_on-losses = my losses reach
form-fight_on-odds = my chance falls below
form-percent = %
form-fight_on-stopped-losses = The battle is waiting for your decision: { $n } { $n ->
    [one] loss so far.
   *[other] losses so far.
}
form-fight_on-stopped-odds = The battle is waiting for your decision: the chance of winning has fallen below { $odds }%.
form-close = … and end the Turn

# Standing orders
form-no_reactions = Decline Reactions for me
form-no_reactions-go = No Reactions from now on
form-pass_turns = Pass every Turn
form-pass_turns-go = Pass now and from now on
form-accept_calls = Accept Calls to Arms
form-accept_calls-go = Accept from now on
order-accept_calls-caller = from this Ally
order-accept_calls-whoever = whoever the Enemy is
order-lapsed-enemy = The Call is against { NAME($realm, case: "the") }, with whom you are not at War.
