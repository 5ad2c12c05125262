# Trade Nodes by cards

ask-card_expand = Which Trade Node is Expanded?
ask-expanded_to_lift = No Expanded Trade token is left for { NAME($node, case: "the") }. From which Trade Node do you take one?
ask-card_pirate = To which Trade Node does the Pirate Ship go?
ask-card_pirate_from = From which Trade Node does a Pirate Ship sail?
ask-card_pirate_to = Where does the Pirate Ship sail to?
ask-card_merchant_node = At which Trade Node are Merchants activated?
ask-card_merchant = Whose Merchant in { NAME($node, case: "the") } is activated?
ask-may_expand_node = Do you Expand the Trade Node?

log-expanded = { NAME($node, case: "The") } is now an Expanded Trade Node.
log-merchant-activated = The Merchant of { NAME($seat, case: "the") } in { NAME($node, case: "the") } is activated.
