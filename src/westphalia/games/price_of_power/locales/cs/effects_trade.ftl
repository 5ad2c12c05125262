# Centra obchodu na kartách

ask-card_expand = Které centrum obchodu bude rozšířeno?
ask-expanded_to_lift = Pro centrum { NAME($node) } nezbývá žeton rozšířeného obchodu. Ze kterého centra ho vezmete?
ask-card_pirate = Do kterého centra obchodu připluje pirátská loď?
ask-card_pirate_from = Ze kterého centra obchodu odpluje pirátská loď?
ask-card_pirate_to = Kam pirátská loď popluje?
ask-card_merchant_node = Ve kterém centru obchodu budou obchodníci aktivováni?
ask-card_merchant = Čí obchodník v centru { NAME($node) } bude aktivován?
ask-may_expand_node = Rozšíříte centrum obchodu?

log-expanded = Centrum { NAME($node) } je nyní rozšířené.
log-merchant-activated = Obchodník { NAME($seat, case: "gen") } v centru { NAME($node) } je aktivován.
