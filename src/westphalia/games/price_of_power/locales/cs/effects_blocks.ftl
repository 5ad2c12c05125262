# Volby na kartách

option-A = A
option-B = B
option-neither = Žádnou
ask-event_option = „{ NAME($event) }“: kterou možnost zvolíte?
ask-card_option = Kterou možnost na kartě zvolíte?
ask-pick_area = Kterou oblast zvolíte?
ask-pick_province = Kterou provincii zvolíte?
ask-pick_piece = Které město nebo kterého vazala zvolíte?
ask-pick_realm = Kterou říši zvolíte?
ask-pick_node = Které centrum obchodu zvolíte?
ask-pick_sea = Kterou námořní zónu zvolíte?
ask-pick_idea = Kterou myšlenku zvolíte?
ask-may_pick = Využijete volbu, kterou karta nabízí?
no-event-option-must = Karta vám nedává na výběr.
no-option-cost = Tuto možnost nemůžete zaplatit, ale druhou zvolit můžete.
no-option-requirement = Podmínka této možnosti není splněna.
log-event-option = { $option ->
    [neither] { NAME($seat) } nevolí žádnou možnost události „{ NAME($event) }“.
   *[other] { NAME($seat) } volí možnost { $option } události „{ NAME($event) }“.
}
