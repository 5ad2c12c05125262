# Trade Nodes by cards

ask-card_expand = Which Trade Node is Expanded?
ask-expanded_to_lift = No Expanded Trade token is left for the { NAME($node) } Trade Node. From which other Trade Node do you take one?
ask-card_pirate = To which Trade Node does the Pirate Ship go?
ask-card_pirate_from = From which Trade Node does a Pirate Ship sail?
ask-card_pirate_to = Where does the Pirate Ship sail to?
ask-card_merchant_node = At which Trade Node are Merchants activated?
ask-card_merchant = Whose Merchant at the { NAME($node) } Trade Node is activated?
ask-may_expand_node = Do you Expand the Trade Node?

log-expanded = The { NAME($node) } Trade Node is now Expanded.
log-merchant-activated = { NAME($seat, case: "The") }{ AGREE($seat) ->
    [plural] ’
   *[other] ’s
} Merchant at the { NAME($node) } Trade Node is activated.
