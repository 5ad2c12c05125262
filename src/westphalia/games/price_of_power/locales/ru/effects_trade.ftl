# Торговые узлы на картах

ask-card_expand = Какой торговый узел расширяется?
ask-expanded_to_lift = Для узла { NAME($node) } не осталось жетонов расширенной торговли. Из какого узла берёте жетон?
ask-card_pirate = В какой узел отправляется пиратский корабль?
ask-card_pirate_from = Из какого узла уходит пиратский корабль?
ask-card_pirate_to = Куда идёт пиратский корабль?
ask-card_merchant_node = В каком узле активируются торговцы?
ask-card_merchant = Чей торговец в узле { NAME($node) } активируется?
ask-may_expand_node = Расширяете торговый узел?

log-expanded = Торговый узел { NAME($node) } теперь расширен.
log-merchant-activated = Торговец { NAME($seat, case: "gen") } в узле { NAME($node) } активирован.
