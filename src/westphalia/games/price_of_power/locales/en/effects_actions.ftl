# Actions that cards grant, and effects with their own code

ask-take_action = A card grants you an action: “{ $action ->
    [increase_stability] Increase Stability
    [convert_area] Convert Area
    [colonize] Colonize
    [forge_alliance] Forge Alliance
    [trade] Trade
    [explore] Explore
    [recruit_units] Recruit Units
    [activate_units] Activate Units
    [declare_war] Declare War
    [call_crusade] Call Crusade
   *[other] Excommunicate
}”. Do you take it now?
ask-move_merchant = Do you move a Merchant before you trade?
ask-move_merchant_to = To which Trade Node does the Merchant go?
ask-study_idea = Which Idea do you study?
ask-expedition_area = From which Area does the expedition set out?
ask-expedition_army = Which Army goes on the expedition?
ask-expedition_goal = Which Area does the expedition attack?
ask-privateer_node = At which Trade Node do your privateers lie in wait?
ask-privateer_card = Which Trade card do you use?
ask-war_to_stop = Which War do you end?
ask-logistics_from = From which Area does a force march next?
ask-logistics_what = What marches?
ask-levies_area = Where do you call the levies?
ask-marching_army = Which Army marches?
ask-withdraw_to = Where does the Army withdraw to?
ask-intercept_by = Which way does the Army go?
log-merchant-moved = One of { NAME($seat, case: "the") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Merchants goes to the { NAME($node) } Trade Node.
log-study = { NAME($seat, case: "The") } { AGREE($seat) ->
    [plural] study
   *[other] studies
} the Idea “{ NAME($idea) }”.
