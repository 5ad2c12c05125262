# Węzły handlowe na kartach

ask-card_expand = Który węzeł handlowy zostaje rozszerzony?
ask-expanded_to_lift = Nie ma już żetonu rozszerzonego handlu dla węzła { NAME($node) }. Z którego węzła go bierzesz?
ask-card_pirate = Do którego węzła trafia statek piracki?
ask-card_pirate_from = Z którego węzła odpływa statek piracki?
ask-card_pirate_to = Dokąd płynie statek piracki?
ask-card_merchant_node = W którym węźle kupcy zostają aktywowani?
ask-card_merchant = Czyj kupiec w węźle { NAME($node) } zostaje aktywowany?
ask-may_expand_node = Rozszerzasz węzeł handlowy?

log-expanded = Węzeł { NAME($node) } jest odtąd rozszerzony.
log-merchant-activated = Kupiec { NAME($seat, case: "gen") } w węźle { NAME($node) } zostaje aktywowany.
